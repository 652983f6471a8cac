/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-club-guess-private.h"

#include "core/club/muster-club-name.h"
#include "core/club/muster-club-vocabulary.h"
#include "core/muster-csv-scan.h"
#include "core/muster-i18n.h"

#include <string.h>

/* Each row is read by itself first. Then rows become battles: each by itself, or those that belong together.
 * A battle with a bad row is refused as a whole. */

void
muster_club_clerk_refuse (MusterClubClerk *self,
                          guint            row,
                          int              column,
                          const char      *reason)
{
  MusterClubGuessRow *there =
    &g_array_index (self->guess->rows, MusterClubGuessRow, row - self->meanings->first);

  if (there->fate == MUSTER_CLUB_REFUSED)
    return;
  there->fate = MUSTER_CLUB_REFUSED;
  there->column = column;
  there->reason = g_string_chunk_insert_const (self->guess->texts, reason);
  self->guess->n_refused++;
}

static const char *
share (MusterClubClerk *self,
       const char      *text)
{
  return *text == '\0' ? "" : g_string_chunk_insert_const (self->guess->texts, text);
}

/* @column: -1 for one that the table does not have */
static const char *
get_cell (const MusterClubClerk *self,
          guint                  row,
          int                    column)
{
  return column >= 0 ? muster_club_sheet_get_cell (self->sheet, row, (guint) column) : "";
}

static const char *
get_text (const MusterClubClerk *self,
          guint                  row,
          MusterClubMeans        means)
{
  return get_cell (self, row, self->columns[means][0]);
}

static char *
dup_collapsed (const char *text)
{
  GString *plain = g_string_new (NULL);
  gboolean blank = FALSE;

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (!g_unichar_isspace (c))
        {
          if (blank && plain->len > 0)
            g_string_append_c (plain, ' ');
          g_string_append_unichar (plain, c);
        }
      blank = g_unichar_isspace (c);
    }

  return g_string_free (plain, FALSE);
}

const char *
muster_club_clerk_spell (MusterClubClerk *self,
                         const char      *text)
{
  const char *known = g_hash_table_lookup (self->spellings, text);
  g_autofree char *plain = NULL;
  g_autofree char *folded = NULL;
  const char *name;

  if (known != NULL)
    return known;
  plain = dup_collapsed (text);
  name = muster_club_names_spell (self->club->names, plain);
  folded = g_utf8_casefold (name, -1);
  if (!muster_club_names_is_known (self->club->names, name))
    known = g_hash_table_lookup (self->people, folded);
  if (known == NULL)
    {
      known = share (self, name);
      if (!g_hash_table_contains (self->people, folded))
        g_hash_table_insert (self->people, g_steal_pointer (&folded), (char *) known);
    }
  g_hash_table_insert (self->spellings, g_strdup (text), (char *) known);

  return known;
}

const char *
muster_club_clerk_resolve (MusterClubClerk *self,
                           const char      *name)
{
  const char *settled = g_hash_table_lookup (self->same, name);

  return muster_club_names_resolve (self->club->names, settled != NULL ? settled : name);
}

const char *
muster_club_clerk_find_game (MusterClubClerk *self,
                             const char      *text)
{
  g_autofree char *plain = NULL;
  const char *ruleset;

  if (*text == '\0')
    return "";
  ruleset = g_hash_table_lookup (self->rulesets, text);
  if (ruleset != NULL)
    return ruleset;
  plain = dup_collapsed (text);
  ruleset = muster_club_vocabulary_find_ruleset (plain);
  if (ruleset == NULL)
    ruleset = share (self, plain);
  g_hash_table_insert (self->rulesets, g_strdup (text), (char *) ruleset);

  return ruleset;
}

/* What is said of a result in the cell of a player. FALSE: refused. */
static gboolean
read_result (MusterClubClerk     *self,
             guint                row,
             int                  column,
             MusterClubGuessSeat *seat)
{
  const char *text = get_cell (self, row, column);
  g_autofree char *reason = NULL;

  if (*text == '\0')
    return TRUE;
  seat->has_verdict = muster_club_vocabulary_find_result (text, self->reader->language, &seat->line.verdict);
  if (seat->has_verdict)
    return TRUE;
  reason = g_strdup_printf (_("“%s” is no result; write win, draw or loss"), text);
  muster_club_clerk_refuse (self, row, column, reason);

  return FALSE;
}

static gboolean
read_points (MusterClubClerk     *self,
             guint                row,
             int                  column,
             MusterClubGuessSeat *seat)
{
  const char *text = get_cell (self, row, column);
  g_autofree char *reason = NULL;

  seat->line.has_points = *text != '\0';
  if (!seat->line.has_points ||
      muster_club_seats_read_points (text, self->sheet->separator != ',', &seat->line.points))
    return TRUE;
  reason = g_strdup_printf (_("“%s” are no points"), text);
  muster_club_clerk_refuse (self, row, column, reason);

  return FALSE;
}

static gboolean
read_rank_and_role (MusterClubClerk     *self,
                    guint                row,
                    guint                number,
                    MusterClubGuessSeat *seat)
{
  int column = self->columns[MUSTER_CLUB_MEANS_RANK][number];
  const char *text = get_cell (self, row, column);
  g_autofree char *reason = NULL;

  if (!muster_club_rank_parse (text, &seat->line.rank))
    reason = g_strdup_printf (_("“%s” is no place; write 1, 2, 3"), text);
  else
    {
      column = self->columns[MUSTER_CLUB_MEANS_ROLE][number];
      text = get_cell (self, row, column);
      if (*text == '\0' || muster_club_vocabulary_find_role (text, self->reader->language, &seat->line.role))
        return TRUE;
      reason = g_strdup_printf (_("“%s” is no role; write attacker or defender"), text);
    }
  muster_club_clerk_refuse (self, row, column, reason);

  return FALSE;
}

/* @number: 1 for the first player of a line that is a battle; 0 for the player of a line. FALSE: refused. */
gboolean
muster_club_clerk_read_seat (MusterClubClerk     *self,
                             guint                row,
                             guint                number,
                             MusterClubGuessSeat *seat)
{
  const char *side = get_cell (self, row, self->columns[MUSTER_CLUB_MEANS_SIDE][number]);
  const char *player = get_cell (self, row, self->columns[MUSTER_CLUB_MEANS_PLAYER][number]);
  g_autofree char *fault = NULL;

  *seat = (MusterClubGuessSeat) { .line = {
    .player = muster_club_clerk_spell (self, player),
    .force = get_cell (self, row, self->columns[MUSTER_CLUB_MEANS_FORCE][number]),
    .notes = get_text (self, row, MUSTER_CLUB_MEANS_NOTES),
  } };
  seat->line.side = *side != '\0' ? side : seat->line.player;
  fault = *seat->line.player != '\0' ? muster_club_name_dup_fault (seat->line.player)
                                     : g_strdup (_("there is no player"));
  if (fault != NULL)
    {
      muster_club_clerk_refuse (self, row, self->columns[MUSTER_CLUB_MEANS_PLAYER][number], fault);
      return FALSE;
    }

  return read_result (self, row, self->columns[MUSTER_CLUB_MEANS_RESULT][number], seat) &&
         read_points (self, row, self->columns[MUSTER_CLUB_MEANS_POINTS][number], seat) &&
         read_rank_and_role (self, row, number, seat);
}

gboolean
muster_club_clerk_read_head (MusterClubClerk *self,
                             guint            row,
                             MusterClubHead  *head)
{
  int column;
  const char *text;
  char day[MUSTER_CLUB_DAY_SIZE] = "";
  g_autofree char *reason = NULL;

  *head = (MusterClubHead) {
    .battle = get_text (self, row, MUSTER_CLUB_MEANS_BATTLE),
    .ruleset = muster_club_clerk_find_game (self, get_text (self, row, MUSTER_CLUB_MEANS_RULESET)),
    .scenario = get_text (self, row, MUSTER_CLUB_MEANS_SCENARIO),
    .place = get_text (self, row, MUSTER_CLUB_MEANS_PLACE),
    .campaign = get_text (self, row, MUSTER_CLUB_MEANS_CAMPAIGN),
  };

  /* Reads the day. */
  column = self->columns[MUSTER_CLUB_MEANS_DATE][0];
  text = get_cell (self, row, column);
  switch (*text != '\0' ? muster_club_days_read (text, self->meanings->order, self->reader, day)
                        : MUSTER_CLUB_DAY_UNKNOWN)
    {
    case MUSTER_CLUB_DAY_READ:
      head->date = share (self, day);
      return TRUE;
    case MUSTER_CLUB_DAY_AHEAD:
      reason = g_strdup_printf (_("“%s” lies after today"), text);
      break;
    case MUSTER_CLUB_DAY_UNKNOWN:
    default:
      reason = *text == '\0' ? g_strdup (_("there is no day"))
                             : g_strdup_printf (_("“%s” is not a day"), text);
    }
  muster_club_clerk_refuse (self, row, column, reason);

  return FALSE;
}

/* A row with text beyond the last column is not what it seems, and some text would take minutes to lay
 * out. */
static gboolean
check_cells (MusterClubClerk *self,
             guint            row)
{
  for (guint i = self->meanings->n_columns; i < muster_club_sheet_get_row (self->sheet, row)->n_cells; i++)
    {
      if (*muster_club_sheet_get_cell (self->sheet, row, i) != '\0')
        {
          muster_club_clerk_refuse (self, row, -1, _("there is text beyond the last column"));
          return FALSE;
        }
    }
  for (guint i = 0; i < self->meanings->n_columns; i++)
    {
      g_autofree char *fault = muster_club_text_dup_fault (muster_club_sheet_get_cell (self->sheet, row, i));

      if (fault != NULL)
        {
          muster_club_clerk_refuse (self, row, (int) i, fault);
          return FALSE;
        }
    }

  return TRUE;
}

static void
find_columns (MusterClubClerk *self)
{
  for (guint means = 0; means < MUSTER_CLUB_MEANS_NONE; means++)
    {
      for (guint seat = 0; seat <= MUSTER_CLUB_MAX_SEATS; seat++)
        {
          gboolean is_there = seat == 0 || means <= MUSTER_CLUB_MEANS_FORCE;

          self->columns[means][seat] =
            is_there ? muster_club_meanings_find (self->meanings, means, seat) : -1;
        }
    }
}

static MusterClubGuess *
new_guess (const MusterClubSheet    *sheet,
           const MusterClubMeanings *meanings)
{
  MusterClubGuess *self = g_new0 (MusterClubGuess, 1);

  self->meanings = meanings;
  self->rows = g_array_sized_new (FALSE, TRUE, sizeof (MusterClubGuessRow), sheet->rows->len);
  g_array_set_size (self->rows, sheet->rows->len - meanings->first);
  self->results = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_club_result_unref);
  self->names = g_array_new (FALSE, FALSE, sizeof (MusterClubGuessName));
  self->games = g_array_new (FALSE, FALSE, sizeof (MusterClubGuessGame));
  self->merges = g_array_new (FALSE, FALSE, sizeof (MusterClubGuessName));
  self->new_players = g_ptr_array_new_with_free_func (g_free);
  self->texts = g_string_chunk_new (64 * 1024);

  return self;
}

/* Members go before the names of the table, so that theirs is the spelling that stays. */
static void
know_people (MusterClubClerk *self)
{
  g_auto (GStrv) members = self->club->names != NULL ? muster_club_names_list (self->club->names) : NULL;
  GHashTableIter iter;
  gpointer name, member;

  for (guint i = 0; members != NULL && members[i] != NULL; i++)
    {
      char *folded = g_utf8_casefold (members[i], -1);

      if (!g_hash_table_contains (self->people, folded))
        g_hash_table_insert (self->people, folded, (char *) share (self, members[i]));
      else
        g_free (folded);
    }
  if (self->club->same == NULL)
    return;
  g_hash_table_iter_init (&iter, self->club->same);
  while (g_hash_table_iter_next (&iter, &name, &member))
    {
      const char *whose = muster_club_clerk_spell (self, member);

      g_hash_table_insert (self->same, g_strdup (muster_club_clerk_spell (self, name)), (char *) whose);
    }
}

static void
clear_clerk (MusterClubClerk *self)
{
  g_hash_table_unref (self->spellings);
  g_hash_table_unref (self->people);
  g_hash_table_unref (self->same);
  g_hash_table_unref (self->rulesets);
  g_hash_table_unref (self->seen);
  g_hash_table_unref (self->battles);
  g_hash_table_unref (self->counts);
  g_hash_table_unref (self->met);
}

/**
 * muster_club_guess_new:
 *
 * Returns: (transfer full): what the table would bring
 */
MusterClubGuess *
muster_club_guess_new (const MusterClubSheet     *sheet,
                       const MusterClubMeanings  *meanings,
                       const MusterClubReader    *reader,
                       const MusterClubGuessClub *club)
{
  MusterClubGuess *guess = new_guess (sheet, meanings);
  MusterClubClerk self = {
    .sheet = sheet,
    .meanings = meanings,
    .reader = reader,
    .club = club,
    .guess = guess,
    .spellings = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL),
    .people = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL),
    .same = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL),
    .rulesets = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL),
    .seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL),
    .battles = g_hash_table_new (g_str_hash, g_str_equal),
    .counts = g_hash_table_new (g_str_hash, g_str_equal),
    .met = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL),
  };

  find_columns (&self);
  know_people (&self);
  muster_club_guess_finish_know_results (&self);
  for (guint row = meanings->first; row < sheet->rows->len; row++)
    {
      g_array_index (guess->rows, MusterClubGuessRow, row - meanings->first).column = -1;
      check_cells (&self, row);
    }
  if (meanings->layout == MUSTER_CLUB_LAYOUT_BATTLE)
    muster_club_guess_rows_read_battles (&self);
  else
    muster_club_guess_rows_read_players (&self);
  muster_club_guess_names_propose (&self);
  muster_club_guess_names_list_games (&self);
  clear_clerk (&self);

  return guess;
}

void
muster_club_guess_free (MusterClubGuess *self)
{
  g_return_if_fail (self != NULL);

  g_array_unref (self->rows);
  g_ptr_array_unref (self->results);
  g_array_unref (self->names);
  g_array_unref (self->games);
  g_array_unref (self->merges);
  g_ptr_array_unref (self->new_players);
  g_string_chunk_free (self->texts);
  g_free (self);
}

char *
muster_club_guess_write_refused (const MusterClubGuess *self,
                                 const MusterClubSheet *sheet)
{
  GString *csv = g_string_new (NULL);
  guint n = self->meanings->n_columns;

  /* The reason stands in the last column of all rows, behind what stands beyond the last heading. */
  for (guint i = 0; i < self->rows->len; i++)
    {
      if (g_array_index (self->rows, MusterClubGuessRow, i).fate == MUSTER_CLUB_REFUSED)
        n = MAX (n, muster_club_sheet_get_row (sheet, self->meanings->first + i)->n_cells);
    }
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *letter = muster_club_column_dup_letter (i);

      muster_csv_append_exact (csv, self->meanings->header >= 0
                                      ? muster_club_sheet_get_cell (sheet, (guint) self->meanings->header, i)
                                      : letter);
      g_string_append_c (csv, ',');
    }
  g_string_append (csv, "reason\r\n");
  for (guint i = 0; i < self->rows->len; i++)
    {
      const MusterClubGuessRow *row = &g_array_index (self->rows, MusterClubGuessRow, i);

      if (row->fate != MUSTER_CLUB_REFUSED)
        continue;
      for (guint j = 0; j < n; j++)
        {
          muster_csv_append_exact (csv, muster_club_sheet_get_cell (sheet, self->meanings->first + i, j));
          g_string_append_c (csv, ',');
        }
      muster_csv_append_exact (csv, row->reason);
      g_string_append (csv, "\r\n");
    }

  return g_string_free (csv, FALSE);
}
