/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/muster-i18n.h"

#include <locale.h>

static const char PREFIX[] = GETTEXT_PACKAGE "-";

/* The program's, then those of the rulesets that it ships. */
static const char *const domains[] = {
  GETTEXT_PACKAGE,         GETTEXT_PACKAGE "-hexcard",    GETTEXT_PACKAGE "-kings",
  GETTEXT_PACKAGE "-magdala", GETTEXT_PACKAGE "-toysoldier",
};

/* What the translators of the program say of their file; "en" without a translation. */
static char *
dup_language (void)
{
  static const char HEADER[] = "";
  const char *header = dgettext (GETTEXT_PACKAGE, HEADER);
  const char *line = strstr (header, "Language:");
  gsize length;

  if (line == NULL)
    return g_strdup ("en");
  line += strlen ("Language:");
  line += strspn (line, " ");
  length = strcspn (line, " _@.\n");
  return length > 0 ? g_strndup (line, length) : g_strdup ("en");
}

static gboolean
speaks (const char *locale,
        const char *language)
{
  gsize length = strcspn (locale, "_.@");

  if (strncmp (locale, "C", length) == 0 || g_str_equal (locale, "POSIX"))
    return g_str_equal (language, "en");
  return strlen (language) == length && strncmp (locale, language, length) == 0;
}

const char *
muster_i18n_choose_locale (const char *language,
                           const char *current,
                           const char *messages)
{
  return speaks (current, language) ? current : speaks (messages, language) ? messages : NULL;
}

/* Otherwise a German date would stand in an English Gazette, wherever there is no translation into German. */
static void
follow_texts (int         category,
              const char *language)
{
  const char *locale = muster_i18n_choose_locale (language, setlocale (category, NULL),
                                                  setlocale (LC_MESSAGES, NULL));
  g_autofree char *chosen = g_strdup (locale);
  g_autofree char *capitals = NULL;
  g_autofree char *likely = NULL;

  if (chosen == NULL && g_str_equal (language, "en"))
    chosen = g_strdup ("C");
  if (chosen == NULL)
    {
      capitals = g_ascii_strup (language, -1);
      likely = g_strdup_printf ("%s_%s.UTF-8", language, capitals);
    }
  setlocale (category, chosen != NULL ? chosen : likely);
}

void
muster_i18n_start (const char *folder)
{
  g_autofree char *language = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (domains); i++)
    {
      bindtextdomain (domains[i], folder);
      bind_textdomain_codeset (domains[i], "UTF-8");
    }

  language = dup_language ();
  follow_texts (LC_TIME, language);
  follow_texts (LC_NUMERIC, language);
}

const char *
muster_i18n_get_domain (const char *ruleset_id)
{
  for (guint i = 1; i < G_N_ELEMENTS (domains); i++)
    if (g_strcmp0 (domains[i] + strlen (PREFIX), ruleset_id) == 0)
      return domains[i];
  return GETTEXT_PACKAGE;
}

const char *
muster_i18n_find (const char *domain,
                  const char *text)
{
  const char *found = dgettext (domain, text);

  /* Much of what rulesets say is shown by parts of the program that know of no ruleset. */
  for (guint i = 0; found == text && i < G_N_ELEMENTS (domains); i++)
    found = dgettext (domains[i], text);
  return found;
}

const char *
muster_i18n_find_form (const char *domain,
                       const char *one,
                       const char *many,
                       gulong      number)
{
  const char *found = dngettext (domain, one, many, number);

  for (guint i = 0; (found == one || found == many) && i < G_N_ELEMENTS (domains); i++)
    found = dngettext (domains[i], one, many, number);
  return found;
}
