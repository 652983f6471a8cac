/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <json-glib/json-glib.h>

#include "muster-test-ui.h"

/* Whatever somebody calls a battle, a side, a unit or himself is shown as just that. */

static const char *const NAMES[] = {
  "Horse & Musket",
  "<b>",
  "<b>bold</b>",
  "A <3 B",
  "&amp; &lt;",
  "<span size='999999'>x</span>",
  "<a href='file:///etc/passwd'>y</a>",
  "_Mnemonic_",
  "100 % %s %d",
  "\"Quotes\" 'n \\ slashes",
  "\xe2\x80\xaeright to left",
  "x\xcc\x81\xcc\x81\xcc\x81\xcc\x81\xcc\x81\xcc\x81",
  "Ein sehr, sehr langer Name, der in keine Karte und in keine Zeile passt, und trotzdem ganz",
};

static void
add_name (JsonBuilder *builder,
          const char  *id,
          const char  *name)
{
  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "id");
  json_builder_add_string_value (builder, id);
  json_builder_set_member_name (builder, "name");
  json_builder_add_string_value (builder, name);
}

static void
add_side (JsonBuilder *builder,
          const char  *id,
          const char  *name)
{
  g_autofree char *unit = g_strconcat (id, "-unit", NULL);
  g_autofree char *player = g_strconcat (id, "-player", NULL);

  add_name (builder, id, name);
  json_builder_set_member_name (builder, "players");
  json_builder_begin_array (builder);
  add_name (builder, player, name);
  json_builder_end_object (builder);
  json_builder_end_array (builder);
  json_builder_set_member_name (builder, "units");
  json_builder_begin_array (builder);
  add_name (builder, unit, name);
  json_builder_set_member_name (builder, "type");
  json_builder_add_string_value (builder, "regular-infantry");
  json_builder_set_member_name (builder, "leader");
  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "name");
  json_builder_add_string_value (builder, name);
  json_builder_end_object (builder);
  json_builder_end_object (builder);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

/* A battle in which everything is called @name. */
static char *
dup_battle_file (const char *name)
{
  g_autoptr(JsonBuilder) builder = json_builder_new ();
  g_autoptr(JsonNode) root = NULL;

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "format");
  json_builder_add_string_value (builder, "muster-battle");
  json_builder_set_member_name (builder, "version");
  json_builder_add_int_value (builder, 1);
  json_builder_set_member_name (builder, "ruleset");
  json_builder_add_string_value (builder, "kings");
  json_builder_set_member_name (builder, "title");
  json_builder_add_string_value (builder, name);
  json_builder_set_member_name (builder, "sides");
  json_builder_begin_array (builder);
  add_side (builder, "red", name);
  add_side (builder, "blue", name);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);
  return json_to_string (root, FALSE);
}

static gint64
import (MusterTestUi *ui,
        const char   *name)
{
  g_autofree char *text = dup_battle_file (name);
  g_autoptr(MusterLibrary) library = muster_test_app_new_library ();
  MusterStore *store = muster_application_get_store (ui->application);
  g_autoptr(GError) error = NULL;
  gint64 id;

  muster_battle_store_import (muster_store_get_battles (store), library, text, strlen (text),
                              "test", &id, &error);
  g_assert_no_error (error);
  return id;
}

static void
assert_shows (MusterTestUi *ui,
              const char   *text)
{
  if (!muster_test_ui_shows (GTK_WIDGET (ui->window), text))
    g_error ("“%s” is not shown as it is", text);
}

static void
test_battle_page (MusterTestUi *ui,
                  const char   *name)
{
  MusterBattleSession *session = muster_window_get_session (ui->window);
  MusterOrderForm *form = muster_battle_session_get_form (session);
  g_autofree char *people = g_strdup_printf ("%s · Regular Infantry", name);
  g_autofree char *score = NULL;
  g_autofree char *title = g_strdup_printf ("%s: Fire", name);
  g_autoptr(GError) error = NULL;

  assert_shows (ui, name);
  assert_shows (ui, people);
  g_object_get (session, "short-score", &score, NULL);
  assert_shows (ui, score);

  muster_battle_session_set_unit (session, 0);
  g_assert_true (muster_battle_session_choose_id (session, "fire"));
  muster_battle_session_point_at (session, 1);
  muster_test_ui_settle ();
  assert_shows (ui, title);

  g_assert_true (muster_battle_session_choose_id (session, "note"));
  muster_form_field_set_text (
    muster_order_draft_find_field (muster_order_form_get_draft (form), "text"), name);
  g_assert_true (muster_battle_session_resolve (session, &error));
  g_assert_no_error (error);
  muster_test_ui_settle ();
}

static void
test_names_are_shown_as_they_are (MusterTestUi  *ui,
                                  gconstpointer  data)
{
  const char *name = data;
  g_autofree char *subject = g_strdup_printf ("%s – %s", name, name);
  g_autofree char *deleted = g_strdup_printf ("“%s” was deleted", name);
  gint64 id = import (ui, name);

  muster_test_ui_settle ();
  assert_shows (ui, name);
  muster_window_show_page (ui->window, "battles");
  g_assert_true (muster_test_ui_wait_page (ui, "battles"));
  assert_shows (ui, name);
  assert_shows (ui, subject);
  muster_window_open_battle (ui->window, id);
  g_assert_true (muster_test_ui_wait_page (ui, "battle"));
  test_battle_page (ui, name);
  muster_window_show_page (ui->window, "battles");
  gtk_widget_activate_action (GTK_WIDGET (ui->window), "win.remove-battle", "x", id);
  muster_test_ui_settle ();
  assert_shows (ui, deleted);
}

int
main (int   argc,
      char *argv[])
{
  muster_test_ui_init (&argc, &argv);

  for (guint i = 0; i < G_N_ELEMENTS (NAMES); i++)
    {
      g_autofree char *path = g_strdup_printf ("/texts/names-are-shown-as-they-are/%u", i);

      g_test_add (path, MusterTestUi, NAMES[i], muster_test_ui_set_up,
                  test_names_are_shown_as_they_are, muster_test_ui_tear_down);
    }

  return g_test_run ();
}
