# SPDX-FileCopyrightText: The Muster authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A rule that nothing can break is no rule: each must name the line that breaks it, and only that."""

import importlib.machinery
import importlib.util
import pathlib
import sys
import tempfile
import unittest

HERE = pathlib.Path(__file__).parent


def load(name):
    loader = importlib.machinery.SourceFileLoader(name.replace('-', '_'), str(HERE / name))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
    loader.exec_module(module)
    return module


sys.dont_write_bytecode = True
style = load('check-style')
potfiles = load('check-potfiles')

HEADER = '/* SPDX-FileCopyrightText: The Muster authors\n * SPDX-License' '-Identifier: GPL-3.0-or-later */\n'

# rule, file, a text that breaks it, a text that does not
CASES = [
    ('no_tabs', 'src/core/a.c', '\tx ();\n', '  x ();\n'),
    ('no_trailing_space', 'src/core/a.c', 'x (); \n', 'x ();\n'),
    ('no_trailing_space', 'ui/a.ui', '<interface> \n', '<interface/>\n'),
    ('short_lines', 'src/core/a.c', 'x' * 111, 'x' * 110),
    ('short_lines', 'src/core/a.h', 'x' * 111 + ' G_GNUC_PURE;', 'x' * 109 + ' G_GNUC_PURE;'),
    ('short_files', 'tests/core/a.c', 'x\n' * 701, 'x\n' * 700),
    ('short_main', 'src/app/main.c', 'x\n' * 50, 'x\n' * 49),
    ('spdx_header', 'src/core/a.c', 'int a;\n', HEADER),
    ('spdx_header', 'ui/a.ui', '<interface/>\n', HEADER),
    ('nothing_left_open', 'src/core/a.c', '/* TO' + 'DO: more */\n', '/* to do */\n'),
    ('no_goto', 'src/core/a.c', '  goto out;\n', '/* goto */\n'),
    ('space_before_parenthesis', 'src/core/a.c', '  g_autoptr' + '(A) a;\n', '  g_autoptr (A) a;\n'),
    ('folders_include_what_they_may', 'src/core/a.c', '#include "store/a.h"\n', '#include "core/a.h"\n'),
    ('folders_include_what_they_may', 'src/core/catalog/a.c', '#include "core/rules/a.h"\n',
     '#include "core/fields/a.h"\n'),
    ('folders_include_what_they_may', 'src/core/rules/a/a.c', '#include "core/rules/b/b.h"\n',
     '#include "core/rules/a.h"\n#include "core/rules/a/a.h"\n'),
    ('folders_include_what_they_may', 'src/store/a.c', '#include "app/a.h"\n', '#include "core/a.h"\n'),
    ('folders_include_what_they_may', 'src/store/a.c', '#include "core/rules/a/a.h"\n',
     '#include "core/rules/a.h"\n'),
    ('folders_include_what_they_may', 'src/sheets/a.c', '#include "store/a.h"\n', '#include "core/a.h"\n'),
    ('folders_include_what_they_may', 'src/cli/a.c', '#include "app/a.h"\n', '#include "store/a.h"\n'),
    ('folders_include_what_they_may', 'src/app/forces/a.c', '#include "app/battle/a.h"\n',
     '#include "app/models/forces/a.h"\n#include "a.h"\n#include <gtk/gtk.h>\n'),
    ('libraries_stay_in_their_layer', 'src/core/a.c', '#include <gtk/gtk.h>\n', '#include <glib.h>\n'),
    ('libraries_stay_in_their_layer', 'src/app/a.c', '#include <sqlite3.h>\n', '#include <adwaita.h>\n'),
    ('libraries_stay_in_their_layer', 'src/app/models/a.c', '#include <gtk/gtk.h>\n', '#include <gio/gio.h>\n'),
    ('libraries_stay_in_their_layer', 'src/cli/a.c', '#include <gtk/gtk.h>\n', '#include <gio/gio.h>\n'),
    ('includes_what_it_uses', 'src/app/a.c', 'adw_toast_new (text);\n#include <gtk/gtk.h>\n',
     'adw_toast_new (text);\n#include <adwaita.h>\n'),
    ('includes_what_it_uses', 'src/app/a.c', 'GtkWidget *widget;\n', '/* A GtkWidget. */\n'),
    ('includes_what_it_uses', 'src/core/a.c', 'JsonNode *node;\n#include "core/a.h"\n',
     'JsonNode *node;\n#include <json-glib/json-glib.h>\n'),
    ('includes_what_it_uses', 'src/core/a.c', 'GListModel *list;\n#include <glib.h>\n',
     'GListModel *list;\n#include <gio/gio.h>\n'),
    ('core_asks_nobody', 'src/core/a.c', '  now = g_get_real_time ();\n', '  now = get_time ();\n'),
    ('core_asks_nobody', 'src/core/rules/a.c', '  g_file_get_contents (path, &text, NULL, NULL);\n',
     '  muster_json_read (text, length, origin, NULL);\n'),
    ('markup_is_escaped', 'src/app/a.c', 'gtk_label_set_markup (label, name);\n',
     'gtk_label_set_markup (label, "<b>x</b>");\n'),
    ('markup_is_escaped', 'src/app/a.c', 'adw_toast_new (g_strdup (name));\n',
     'text = g_markup_escape_text (name, -1);\nadw_toast_new (text);\n'),
    ('markup_is_escaped', 'src/app/a.c', 'adw_toast_new (_(names[1]));\n', 'adw_toast_new (_("Saved"));\n'),
    ('markup_is_escaped', 'src/app/a.c', 'adw_toast_new (ok ? _("Saved") : name);\n',
     'adw_toast_new (ok ? _("Saved: %d") : _("Not saved"));\n'),
    ('markup_is_escaped', 'src/app/a.c', 'g_object_set (label, "use-markup", TRUE, NULL);\n',
     'g_object_set (label, "use-markup", FALSE, NULL);\n'),
    ('rows_show_plain_text', 'src/app/a.c', 'adw_preferences_row_set_title (row, name);\n',
     'adw_preferences_row_set_use_markup (row, FALSE);\nadw_preferences_row_set_title (row, name);\n'),
    ('rows_show_plain_text', 'ui/a.ui',
     '<interface><object class="AdwActionRow"><binding name="title"/></object></interface>',
     '<interface><object class="AdwActionRow"><property name="use-markup">false</property>'
     '<binding name="title"/></object></interface>'),
    ('rows_show_plain_text', 'ui/a.ui',
     '<interface><object class="GtkLabel"><property name="use-markup">1</property></object></interface>',
     '<interface><object class="GtkLabel"/></interface>'),
    ('one_file_asks_for_versions', 'src/app/battle/a.c', '#if GTK_CHECK_VERSION (4, 14, 0)\n', '#ifdef G_OS_UNIX\n'),
    ('one_file_asks_for_versions', 'src/core/a.h', '# elif GLIB_MINOR_VERSION > 76\n', '/* GLIB_CHECK_VERSION */\n'),
]

SOURCES = {
    'src/core/told.c': 'x = _("told");\n',
    'src/core/plain.c': 'x = y_("plain");\n#define _(text) dgettext ("muster", text)\n',
    'ui/told.ui': '<property name="label" translatable="yes">x</property>',
}


class Tree(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)

    def write(self, name, text):
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


class Style(Tree):
    def test_every_rule_is_tried(self):
        tried = {case[0] for case in CASES} | {'versions_agree'}
        self.assertEqual(tried, {rule.__name__ for rule in style.RULES})

    def test_rules(self):
        for rule, name, bad, good in CASES:
            with self.subTest(rule=rule, bad=bad[:60]):
                self.write(name, bad)
                errors = getattr(style, rule)(self.root)
                self.assertEqual(len(errors), 1, errors)
                self.assertIn(name, errors[0])
                self.write(name, good)
                self.assertEqual(getattr(style, rule)(self.root), [])
                (self.root / name).unlink()

    def test_unknown_folder(self):
        self.write('src/elsewhere/a.c', '')
        self.assertEqual(len(style.folders_include_what_they_may(self.root)), 1)

    def test_folders_have_no_circles(self):
        above = []
        for folder, others in style.read_folders().items():
            # The rooms of the store lend each other a hand.
            for other in others if not folder.startswith('store') else []:
                with self.subTest(folder=folder, other=other):
                    # A pattern may stand for rows further down, but then not for this one.
                    self.assertTrue(any(style.is_folder(row, other) or style.is_folder(other, row) for row in above),
                                    'no such row above')
                    self.assertFalse(style.is_folder(folder, other))
            above.append(folder)

    def test_the_one_file_may_ask_for_versions(self):
        self.write(style.TOOLKIT, '#if GTK_CHECK_VERSION (4, 14, 0)\n')
        self.assertEqual(style.one_file_asks_for_versions(self.root), [])

    def test_versions(self):
        self.write('data/io.github.muster.Muster.metainfo.xml.in',
                   '<component><releases><release version="1.2"/></releases></component>')
        self.write('NEWS', 'News\n\nVersion 1.2, 2026-11-18\n\nVersion 1.1, 2026-01-01\n')
        self.write('meson.build', "project('muster',\n  version: '1.2',\n)\n")
        self.assertEqual(style.versions_agree(self.root), [])
        self.write('meson.build', "project('muster',\n  version: '1.3',\n)\n")
        self.assertEqual(len(style.versions_agree(self.root)), 2)


class Potfiles(Tree):
    def check(self, listed):
        for name, text in SOURCES.items():
            self.write(name, text)
        self.write('po/POTFILES.in', ''.join(f'{name}\n' for name in listed))
        return potfiles.check(self.root)

    def test_complete(self):
        self.assertEqual(self.check(['src/core/told.c', 'ui/told.ui']), [])

    def test_not_listed(self):
        self.assertEqual(len(self.check(['src/core/told.c'])), 1)

    def test_without_texts_or_gone(self):
        self.assertEqual(len(self.check(['src/core/plain.c', 'src/core/told.c', 'ui/told.ui'])), 1)
        self.assertEqual(len(self.check(['src/core/gone.c', 'src/core/told.c', 'ui/told.ui'])), 1)

    def test_order(self):
        self.assertEqual(len(self.check(['ui/told.ui', 'src/core/told.c'])), 1)

    def test_cut_by_a_macro(self):
        self.write('src/core/whole.c', 'a = _("one " "text, (whole) \\" X");\nb = _("%" PRId64 " rows");\nc = dngettext (X, "a", "b", N);\n')
        self.assertEqual(potfiles.cut(self.root), [])
        self.write('src/core/cut.c', 'a = _("No. %" G_GINT64_FORMAT);\nb = N_(NUMBER " rows");\nc = f (_("whole"), G_X "x");\n')
        self.assertEqual([error.split(': ')[0] for error in potfiles.cut(self.root)],
                         ['src/core/cut.c:1', 'src/core/cut.c:2'])

    def test_lists_joined_by_hand(self):
        self.write('src/core/list.c', 'a = muster_enumeration_all (names);\nb = _("horse and foot");\n')
        self.assertEqual(potfiles.joined_by_hand(self.root), [])
        self.write('src/core/hand.c', 'a = g_strjoinv (_(" or "), names);\nb = _(", ");\n')
        self.assertEqual(len(potfiles.joined_by_hand(self.root)), 2)

    def test_without_forms(self):
        self.write('src/core/forms.c', 'a = MUSTER_COUNTED (0, "{0} unit", "{0} units");\nb = _("units: %d, half of them");\n')
        self.assertEqual(potfiles.without_forms(self.root), [])
        self.write('src/core/one.c', 'a = N_("it " "has {0} units");\nb = _("%" PRId64 " points");\n')
        self.assertEqual([error.split(': ')[0] for error in potfiles.without_forms(self.root)],
                         ['src/core/one.c:1', 'src/core/one.c:2'])

    def test_without_a_domain(self):
        self.write('src/core/named.c', 'a = dngettext (GETTEXT_PACKAGE, "a", "b", n);\nb = g_dngettext (X, "a", "b", n);\n')
        self.assertEqual(potfiles.without_domain(self.root), [])
        self.write('src/core/bare.c', 'a = ngettext ("a", "b", n);\n')
        self.assertEqual(len(potfiles.without_domain(self.root)), 1)


if __name__ == '__main__':
    unittest.main()
