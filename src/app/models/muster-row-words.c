/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/muster-row-words.h"

#include <inttypes.h>
#include <string.h>

#include "core/muster-day.h"
#include "core/muster-i18n.h"

/* In bytes; some file systems do not take longer names. */
#define MAX_FILE_NAME 120

/* The separators between the sides of a battle and between their points in the stored row. */
#define SIDES_MARK " – "
#define POINTS_MARK " : "

/* Returns the points, the winner's first. The row stores them in the order of the sides. */
static char *
dup_score (MusterLedgerRow *row)
{
  g_auto (GStrv) sides = g_strsplit (muster_ledger_row_get_subject (row), SIDES_MARK, -1);
  g_auto (GStrv) points = g_strsplit (muster_ledger_row_get_score (row), POINTS_MARK, -1);
  const char *winner = muster_ledger_row_get_winner (row);
  guint n_sides = g_strv_length (sides);

  /* If the name of a side contains the separator, the numbers of sides and points differ. */
  if (g_strv_length (points) != n_sides)
    return g_strdup (muster_ledger_row_get_score (row));
  for (guint i = 0; i < n_sides; i++)
    if (g_str_equal (sides[i], winner))
      {
        char *first = points[i];

        memmove (points + 1, points, i * sizeof *points);
        points[0] = first;
        break;
      }
  return g_strjoinv (POINTS_MARK, points);
}

/* "Column won, 7 : 4" */
static char *
dup_result (MusterLedgerRow *row)
{
  const char *winner = muster_ledger_row_get_winner (row);
  g_autofree char *score = dup_score (row);

  /* Rows of an earlier version do not say more than that the battle is over. */
  if (muster_ledger_row_get_turn (row) == 0)
    return g_strdup (_("over"));
  if (*winner == '\0')
    /* Translators: nobody has won; the points of the sides. */
    return g_strdup_printf (_("drawn, %s"), score);
  /* Translators: the side that has won, and the points of the sides, its own first. */
  return g_strdup_printf (_("%s won, %s"), winner, score);
}

char *
muster_row_words_status (MusterLedgerRow *row)
{
  guint length = muster_ledger_row_get_length (row);

  if (muster_ledger_row_get_damaged (row))
    return g_strdup (_("damaged"));

  switch (muster_ledger_row_get_stage (row))
    {
    case MUSTER_STAGE_PREPARED:
      return g_strdup (_("prepared"));

    case MUSTER_STAGE_OVER:
      return dup_result (row);

    case MUSTER_STAGE_OPEN:
    case MUSTER_STAGE_ANY:
    default:
      if (length == 0)
        return g_strdup (_("not begun"));
      if (muster_ledger_row_get_turn (row) > 0)
        return g_strdup_printf (_("turn %u"), muster_ledger_row_get_turn (row));
      return g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%u order", "%u orders", length), length);
    }
}

/* The ruleset, and the scenario where it is known. */
char *
muster_row_words_game (MusterLedgerRow *row,
                       MusterLibrary   *library)
{
  MusterRuleset *ruleset =
    muster_library_find_ruleset (library, muster_ledger_row_get_ruleset (row));
  const MusterScenario *scenario =
    ruleset != NULL ? muster_catalog_find_scenario (muster_ruleset_get_catalog (ruleset),
                                                    muster_ledger_row_get_scene (row))
                    : NULL;
  const char *date = muster_ledger_row_get_date (row);
  g_autoptr (GString) text = g_string_new (
    ruleset != NULL ? muster_ruleset_get_name (ruleset) : muster_ledger_row_get_ruleset (row));

  if (scenario != NULL)
    g_string_append_printf (text, MUSTER_ROW_WORDS_DOT "%s", _(scenario->name));
  if (*date != '\0')
    g_string_append_printf (text, MUSTER_ROW_WORDS_DOT "%s", date);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
muster_row_words_note (MusterLedgerRow *row,
                       MusterLibrary   *library)
{
  g_autofree char *game = muster_row_words_game (row, library);
  g_autofree char *status = muster_row_words_status (row);

  return g_strdup_printf ("%s" MUSTER_ROW_WORDS_DOT "%s", game, status);
}

char *
muster_row_words_when (gint64 used,
                       gint64 now)
{
  g_autoptr (GDateTime) past = g_date_time_new_from_unix_local (used);
  g_autoptr (GDateTime) present = g_date_time_new_from_unix_local (now);
  int days;
  GDate from_date, to_date;

  /* A row that cannot be read has no time. */
  if (used <= 0 || past == NULL || present == NULL)
    return g_strdup ("");

  g_date_clear (&from_date, 1);
  g_date_clear (&to_date, 1);
  g_date_set_dmy (&from_date, (GDateDay) g_date_time_get_day_of_month (past),
                  (GDateMonth) g_date_time_get_month (past), (GDateYear) g_date_time_get_year (past));
  g_date_set_dmy (&to_date, (GDateDay) g_date_time_get_day_of_month (present),
                  (GDateMonth) g_date_time_get_month (present), (GDateYear) g_date_time_get_year (present));
  days = g_date_days_between (&from_date, &to_date);

  if (days == 0)
    return g_strdup (_("today"));
  if (days == 1)
    return g_strdup (_("yesterday"));
  return g_date_time_format (past, "%x");
}

char *
muster_row_words_when_exactly (gint64 used,
                               gint64 now)
{
  g_autofree char *day = muster_row_words_when (used, now);
  g_autoptr (GDateTime) past = g_date_time_new_from_unix_local (used);
  g_autofree char *time = *day != '\0' ? muster_day_write_time (past) : NULL;

  /* Translators: a day, such as "today", and the time of the day. */
  return time != NULL ? g_strdup_printf (_("%s, %s"), day, time) : g_steal_pointer (&day);
}

/* Titles may be equal, but numbers are unique. The command line uses them, too. */
char *
muster_row_words_number (MusterLedgerRow *row)
{
  /* Translators: the number that a battle is kept under. */
  return g_strdup_printf (_("No. %" PRId64), muster_ledger_row_get_id (row));
}

char *
muster_row_words_summary (MusterLedgerRow *row,
                          MusterLibrary   *library,
                          gint64           now)
{
  g_autofree char *note = muster_row_words_note (row, library);
  g_autofree char *when = muster_row_words_when_exactly (muster_ledger_row_get_updated (row), now);
  g_autofree char *number = muster_row_words_number (row);

  return g_strdup_printf ("%s, %s, %s, %s, %s", muster_ledger_row_get_title (row),
                          muster_ledger_row_get_subject (row), note, when, number);
}

/* Returns the titles that begin with @title, except that of @except. */
static GHashTable *
list_titles (MusterStoreList *list,
             const char      *property,
             const char      *title,
             gint64           except)
{
  GHashTable *titles = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint n_rows;

  muster_store_list_set_search (list, title);
  n_rows = g_list_model_get_n_items (G_LIST_MODEL (list));
  for (guint i = 0; i < n_rows; i++)
    {
      g_autoptr (GObject) row = g_list_model_get_item (G_LIST_MODEL (list), i);
      g_autofree char *other = NULL;
      gint64 id;

      g_object_get (row, "id", &id, property, &other, NULL);
      if (id != except && other != NULL && g_str_has_prefix (other, title))
        g_hash_table_add (titles, g_steal_pointer (&other));
    }

  return titles;
}

/**
 * muster_row_words_make_unique:
 * @list: of all that must have another title; what it shows is changed
 * @property: what the rows call it
 * @except: a row that may have the title already, or 0
 *
 * Returns: (transfer full): @title, with a number behind it if another row has it
 */
char *
muster_row_words_make_unique (MusterStoreList *list,
                              const char      *property,
                              const char      *title,
                              gint64           except)
{
  g_autoptr (GHashTable) titles = NULL;
  g_autofree char *unique = g_strdup (title);

  muster_store_list_set_show (list, MUSTER_SHOW_ALL);
  titles = list_titles (list, property, title, except);
  for (guint i = 2; g_hash_table_contains (titles, unique); i++)
    {
      g_free (unique);
      unique = g_strdup_printf ("%s (%u)", title, i);
    }

  return g_steal_pointer (&unique);
}

char *
muster_row_words_file_name (const char *title,
                            const char *fallback,
                            const char *extension)
{
  g_autofree char *name = g_strdup (title);
  char *end;

  g_strdelimit (name, "/\\:*?\"<>|\n\r\t", '-');
  g_strstrip (name);
  while (*name == '.')
    *name = '-';
  if (strlen (name) > MAX_FILE_NAME)
    {
      g_utf8_validate_len (name, MAX_FILE_NAME, (const char **) &end);
      *end = '\0';
    }

  return g_strconcat (*name != '\0' ? name : fallback, extension, NULL);
}
