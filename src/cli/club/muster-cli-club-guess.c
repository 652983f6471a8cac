/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/club/muster-cli-club-guess.h"

#include "cli/club/muster-cli-club.h"
#include "cli/muster-cli-input.h"
#include "cli/muster-cli-options.h"
#include "cli/muster-cli-output.h"
#include "cli/muster-cli-store.h"
#include "core/club/muster-club-guess.h"
#include "core/muster-i18n.h"
#include "core/muster-json-members.h"
#include "store/club/muster-club-occasions.h"
#include "store/muster-files.h"

#include <langinfo.h>
#include <string.h>

/* `club import FILE --guess`: a table that was never meant for it. */

void
muster_cli_club_guess_clear (MusterCliGuess *self)
{
  g_clear_pointer (&self->refused, g_free);
  g_clear_pointer (&self->layout, g_free);
  g_clear_pointer (&self->dates, g_free);
  g_clear_pointer (&self->encoding, g_free);
  g_clear_pointer (&self->separator, g_free);
  g_clear_pointer (&self->map, g_strfreev);
  g_clear_pointer (&self->same, g_strfreev);
}

/* FALSE: one of them has no sign of equality, or nothing on one side of it. */
static gboolean
check_pairs (const char  *option,
             char       **pairs)
{
  for (guint i = 0; pairs != NULL && pairs[i] != NULL; i++)
    {
      const char *sign = strchr (pairs[i], '=');

      if (sign == NULL || sign == pairs[i] || sign[1] == '\0')
        {
          muster_cli_options_misused (_("%s: “%s” has no “=” between two texts"), option, pairs[i]);
          return FALSE;
        }
    }

  return TRUE;
}

static gboolean
check_meanings (char **map)
{
  for (guint i = 0; map != NULL && map[i] != NULL; i++)
    {
      MusterClubMeaning meaning;

      if (!muster_club_meanings_parse (strrchr (map[i], '=') + 1, &meaning))
        {
          muster_cli_options_misused (_("--map: “%s” is nothing that a column can mean"),
                                      strrchr (map[i], '=') + 1);
          return FALSE;
        }
    }

  return TRUE;
}

static gboolean
check_words (const MusterCliGuess *self)
{
  MusterClubOrder order;
  MusterClubEncoding encoding;
  char separator;

  if (self->layout != NULL && strcmp (self->layout, "player") != 0 && strcmp (self->layout, "battle") != 0)
    muster_cli_options_misused (_("--layout is player or battle, not “%s”"), self->layout);
  else if (self->dates != NULL && !muster_club_days_order_parse (self->dates, &order))
    muster_cli_options_misused (_("--dates is dmy, mdy or ymd, not “%s”"), self->dates);
  else if (self->encoding != NULL && !muster_club_encoding_parse (self->encoding, &encoding))
    muster_cli_options_misused (_("--encoding is utf-8, utf-16le, utf-16be or windows-1252, not “%s”"),
                                self->encoding);
  else if (self->separator != NULL && !muster_club_separator_parse (self->separator, &separator))
    muster_cli_options_misused (_("--separator is “,”, “;”, “|” or “tab”, not “%s”"), self->separator);
  else
    return TRUE;

  return FALSE;
}

gboolean
muster_cli_club_guess_check (const MusterCliGuess *self,
                             gboolean              dry_run)
{
  gboolean is_settled = self->keep || self->doubles || self->json || self->refused != NULL ||
                        self->layout != NULL || self->dates != NULL || self->encoding != NULL ||
                        self->separator != NULL || self->map != NULL || self->same != NULL;

  if (!self->guess && is_settled)
    {
      muster_cli_options_misused ("%s", _("these options need --guess"));
      return FALSE;
    }
  if (self->keep && dry_run)
    {
      muster_cli_options_misused ("%s", _("--keep and --dry-run cannot be used together"));
      return FALSE;
    }

  return check_words (self) && check_pairs ("--map", self->map) && check_meanings (self->map) &&
         check_pairs ("--same", self->same);
}

/* (element-type utf8 utf8): what stands before and behind the last or the first sign of equality. */
static GHashTable *
read_pairs (char     **pairs,
            gboolean   last)
{
  GHashTable *table = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);

  for (guint i = 0; pairs != NULL && pairs[i] != NULL; i++)
    {
      const char *sign = last ? strrchr (pairs[i], '=') : strchr (pairs[i], '=');

      g_hash_table_replace (table, g_strndup (pairs[i], (gsize) (sign - pairs[i])), g_strdup (sign + 1));
    }

  return table;
}

static char *
dup_language (void)
{
  const char *const *languages = g_get_language_names_with_category ("LC_MESSAGES");
  const char *first = languages[0];

  return strlen (first) >= 2 && strcmp (first, "C") != 0 && g_ascii_islower (first[0]) ? g_strndup (first, 2)
                                                                                       : g_strdup ("");
}

static void
print_lists (JsonBuilder           *builder,
             const MusterClubGuess *guess,
             const MusterClubSheet *sheet)
{
  json_builder_set_member_name (builder, "refused");
  json_builder_begin_array (builder);
  for (guint i = 0; i < guess->rows->len; i++)
    {
      const MusterClubGuessRow *row = &g_array_index (guess->rows, MusterClubGuessRow, i);

      if (row->fate != MUSTER_CLUB_REFUSED)
        continue;
      json_builder_begin_object (builder);
      muster_json_add_int (builder, "line",
                           muster_club_sheet_get_row (sheet, guess->meanings->first + i)->line);
      muster_json_add_string (builder, "reason", row->reason);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  json_builder_set_member_name (builder, "names");
  json_builder_begin_array (builder);
  for (guint i = 0; i < guess->names->len; i++)
    {
      const MusterClubGuessName *name = &g_array_index (guess->names, MusterClubGuessName, i);

      json_builder_begin_object (builder);
      muster_json_add_string (builder, "name", name->name);
      muster_json_add_string (builder, "member", name->member);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  json_builder_set_member_name (builder, "games");
  json_builder_begin_array (builder);
  for (guint i = 0; i < guess->games->len; i++)
    {
      const MusterClubGuessGame *game = &g_array_index (guess->games, MusterClubGuessGame, i);

      json_builder_begin_object (builder);
      muster_json_add_string (builder, "game", game->game);
      muster_json_add_int (builder, "battles", game->battles);
      muster_json_add_string (builder, "ruleset", game->ruleset);
      muster_json_add_string (builder, "same", game->same);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
print_as_json (const MusterClubGuess *guess,
               const MusterClubSheet *sheet)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
  g_autofree char *separator = muster_club_separator_dup_word (sheet->separator);

  json_builder_begin_object (builder);
  muster_json_add_string (builder, "encoding", muster_club_encoding_get_word (sheet->encoding));
  muster_json_add_string (builder, "separator", separator);
  muster_json_add_string (builder, "layout", muster_club_meanings_layout_get_word (guess->meanings->layout));
  muster_json_add_string (builder, "dates", muster_club_days_order_get_word (guess->meanings->order));

  json_builder_set_member_name (builder, "columns");
  json_builder_begin_object (builder);
  for (guint i = 0; i < guess->meanings->n_columns; i++)
    {
      g_autofree char *letter = muster_club_column_dup_letter (i);
      g_autofree char *word = muster_club_meanings_dup_word (&guess->meanings->columns[i]);

      muster_json_add_string (builder, letter, word);
    }
  json_builder_end_object (builder);

  json_builder_set_member_name (builder, "asked");
  json_builder_begin_array (builder);
  if (guess->meanings->layout_in_doubt)
    json_builder_add_string_value (builder, "layout");
  if (guess->meanings->order_in_doubt)
    json_builder_add_string_value (builder, "dates");
  if (sheet->separator_in_doubt)
    json_builder_add_string_value (builder, "separator");
  json_builder_end_array (builder);

  muster_json_add_int (builder, "keep", guess->results->len);
  muster_json_add_int (builder, "doubles", guess->n_doubles);
  print_lists (builder, guess, sheet);
  json_builder_end_object (builder);
  muster_cli_club_end_json (builder);
}

static void
print_as_text (const MusterClubGuess *guess,
               const MusterClubSheet *sheet,
               gboolean               kept)
{
  g_autofree char *separator = muster_club_separator_dup_word (sheet->separator);

  /* Translators: encoding, separator, layout and order of days of a table, as options have them. */
  muster_cli_print (_("encoding %s, separator %s, layout %s, dates %s\n"),
                    muster_club_encoding_get_word (sheet->encoding), separator,
                    muster_club_meanings_layout_get_word (guess->meanings->layout),
                    muster_club_days_order_get_word (guess->meanings->order));
  for (guint i = 0; i < guess->meanings->n_columns; i++)
    {
      g_autofree char *letter = muster_club_column_dup_letter (i);
      g_autofree char *word = muster_club_meanings_dup_word (&guess->meanings->columns[i]);

      muster_cli_print (_("column %s: %s\n"), letter, word != NULL ? word : _("nothing"));
    }
  for (guint i = 0; i < guess->names->len; i++)
    {
      const MusterClubGuessName *name = &g_array_index (guess->names, MusterClubGuessName, i);

      muster_cli_print (_("“%s” may be “%s”; --same settles it\n"), name->name, name->member);
    }
  for (guint i = 0; i < guess->games->len; i++)
    {
      const MusterClubGuessGame *game = &g_array_index (guess->games, MusterClubGuessGame, i);

      muster_cli_print (dngettext ("muster", "game “%s”: %u battle", "game “%s”: %u battles", game->battles),
                        game->game, game->battles);
      muster_cli_print (game->same != NULL ? _("; may be “%s”\n") : "\n", game->same);
    }
  for (guint i = 0; i < guess->rows->len; i++)
    {
      const MusterClubGuessRow *row = &g_array_index (guess->rows, MusterClubGuessRow, i);

      if (row->fate != MUSTER_CLUB_TAKEN)
        muster_cli_print (row->fate == MUSTER_CLUB_REFUSED ? _("line %u: refused: %s\n")
                                                           : _("line %u: left out: %s\n"),
                          muster_club_sheet_get_row (sheet, guess->meanings->first + i)->line, row->reason);
    }
  muster_cli_print (kept ? _("battles: %u kept, %u doubles; lines refused: %u\n")
                         : _("battles: %u to be kept, %u doubles; lines refused: %u\n"),
                    guess->results->len, guess->n_doubles, guess->n_refused);
  if (!kept)
    muster_cli_print ("%s\n", _("Nothing was stored; --keep does it."));
}

/* FALSE: said why not. */
static gboolean
keep (const MusterCliGuess  *self,
      const MusterClubGuess *guess,
      MusterStore           *store)
{
  g_autoptr (GError) error = NULL;

  if (guess->results->len == 0 && guess->merges->len == 0)
    return TRUE;
  if (muster_club_store_bring (muster_store_get_club (store), guess->results, guess->new_players,
                               guess->merges, &error))
    return TRUE;
  muster_cli_store_complain (error);

  return FALSE;
}

static MusterCliStatus
report (const MusterCliGuess  *self,
        const MusterClubSheet *sheet,
        const MusterClubGuess *guess,
        MusterStore           *store)
{
  g_autofree char *csv = self->refused != NULL ? muster_club_guess_write_refused (guess, sheet) : NULL;
  g_autoptr (GError) error = NULL;

  if (store != NULL && !keep (self, guess, store))
    return MUSTER_CLI_FAILED;
  if (csv != NULL && !muster_files_write (self->refused, csv, -1, &error))
    {
      muster_cli_complain ("%s", error->message);
      return MUSTER_CLI_FAILED;
    }
  if (self->json)
    print_as_json (guess, sheet);
  else
    print_as_text (guess, sheet, store != NULL);
  if (guess->n_refused == 0)
    return MUSTER_CLI_OK;
  muster_cli_complain (dngettext ("muster", "not all of it can be kept; %u line is refused",
                                  "not all of it can be kept; %u lines are refused", guess->n_refused),
                       guess->n_refused);

  return MUSTER_CLI_FAILED;
}

MusterCliStatus
muster_cli_club_guess_run (const MusterCliGuess *self,
                           const char           *path,
                           const char           *file,
                           const char           *text,
                           gsize                 length)
{
  g_autofree char *origin = muster_cli_input_dup_origin (file);
  g_autofree char *today = muster_club_occasions_dup_today ();
  g_autofree char *language = dup_language ();
  const MusterClubReader reader = { today, muster_club_days_order_of_format (nl_langinfo (D_FMT)), language };
  g_autoptr (GHashTable) map = read_pairs (self->map, TRUE);
  g_autoptr (GHashTable) same = read_pairs (self->same, FALSE);
  MusterClubSettings settings = { MUSTER_CLUB_LAYOUT_UNKNOWN, MUSTER_CLUB_N_ORDERS, map };
  MusterClubEncoding encoding = MUSTER_CLUB_N_ENCODINGS;
  g_autoptr (MusterStore) store = NULL;
  g_autoptr (MusterClubContent) club = NULL;
  g_autoptr (MusterClubSheet) sheet = NULL;
  g_autoptr (MusterClubMeanings) meanings = NULL;
  g_autoptr (MusterClubGuess) guess = NULL;
  g_autoptr (GError) error = NULL;
  char separator = '\0';

  if (self->layout != NULL)
    settings.layout = strcmp (self->layout, "player") == 0 ? MUSTER_CLUB_LAYOUT_PLAYER
                                                           : MUSTER_CLUB_LAYOUT_BATTLE;
  if (self->dates != NULL)
    muster_club_days_order_parse (self->dates, &settings.order);
  if (self->encoding != NULL)
    muster_club_encoding_parse (self->encoding, &encoding);
  if (self->separator != NULL)
    muster_club_separator_parse (self->separator, &separator);
  sheet = muster_club_sheet_new (text, length, origin, encoding, separator, &error);
  meanings = sheet != NULL ? muster_club_meanings_new (sheet, &settings, &reader, &error) : NULL;
  if (meanings == NULL)
    return muster_cli_options_misused ("%s", error->message);

  if (self->keep)
    store = muster_cli_store_open (path, MUSTER_STORE_DEFAULT);
  club = !self->keep ? muster_cli_club_try (path) : store != NULL ? muster_cli_club_of (store) : NULL;
  if (club == NULL)
    return MUSTER_CLI_FAILED;
  guess = muster_club_guess_new (
    sheet, meanings, &reader, &(MusterClubGuessClub) { club->results, club->names, same, self->doubles });

  return report (self, sheet, guess, store);
}
