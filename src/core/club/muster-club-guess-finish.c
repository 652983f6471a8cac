/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-club-guess-private.h"

#include "core/club/muster-club-vocabulary.h"
#include "core/muster-i18n.h"

#include <string.h>

/* From seats to a result: who won, whether it is sound, and whether it is there already. */

static int
compare_texts (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* What doubles have in common: day, rules, players and points (N-IMPORT-08). */
static char *
dup_key (MusterClubClerk      *self,
         const MusterClubHead *head,
         const MusterClubLine *lines,
         guint                 n_lines)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GString) key = g_string_new (head->date);

  g_string_append_c (key, '\x01');
  g_string_append (key, muster_club_clerk_find_game (self, head->ruleset));
  for (guint i = 0; i < n_lines; i++)
    {
      GString *part = g_string_new ("\x01");

      g_string_append (part, muster_club_clerk_resolve (self, lines[i].player));
      g_string_append_c (part, '\x02');
      if (lines[i].has_points)
        muster_club_points_append (part, lines[i].points);
      g_ptr_array_add (parts, g_string_free (part, FALSE));
    }
  g_ptr_array_sort (parts, compare_texts);
  for (guint i = 0; i < parts->len; i++)
    g_string_append (key, parts->pdata[i]);

  return g_string_free (g_steal_pointer (&key), FALSE);
}

char *
muster_club_guess_finish_dup_meeting (const char *a,
                                      const char *b)
{
  gboolean is_first = strcmp (a, b) < 0;

  return g_strconcat (is_first ? a : b, "\x01", is_first ? b : a, NULL);
}

static void
note_meetings (MusterClubClerk        *self,
               const MusterClubResult *result)
{
  for (guint i = 0; i < result->n_lines; i++)
    {
      for (guint j = 0; j < i; j++)
        {
          g_autofree char *key =
            muster_club_guess_finish_dup_meeting (result->lines[i].player, result->lines[j].player);

          if (!g_hash_table_contains (self->met, key))
            g_hash_table_add (self->met, g_steal_pointer (&key));
        }
    }
}

void
muster_club_guess_finish_know_results (MusterClubClerk *self)
{
  for (guint i = 0; self->club->results != NULL && i < self->club->results->len; i++)
    {
      const MusterClubResult *result = self->club->results->pdata[i];

      g_hash_table_add (self->seen, dup_key (self, &result->head, result->lines, result->n_lines));
      g_hash_table_add (self->battles, (char *) result->head.battle);
      note_meetings (self, result);
    }
}

static void
refuse_all (MusterClubClerk *self,
            const guint     *rows,
            guint            n_rows,
            int              column,
            const char      *reason)
{
  for (guint i = 0; i < n_rows; i++)
    muster_club_clerk_refuse (self, rows[i], column, reason);
}

/* The winner's cell, which may say a draw, goes before the points (N-IMPORT-14). FALSE: refused. */
static gboolean
read_winner (MusterClubClerk     *self,
             const guint         *rows,
             guint                n_rows,
             MusterClubGuessSeat *seats,
             guint                n_seats)
{
  int column = self->columns[MUSTER_CLUB_MEANS_WINNER][0];
  const char *text = "", *winner, *side = NULL;
  g_autofree char *reason = NULL;
  MusterClubVerdict verdict;

  for (guint i = 0; i < n_seats; i++)
    {
      if (seats[i].has_verdict)
        return TRUE;
    }
  for (guint i = 0; column >= 0 && *text == '\0' && i < n_rows; i++)
    text = muster_club_sheet_get_cell (self->sheet, rows[i], (guint) column);
  if (*text == '\0')
    return TRUE;

  winner = muster_club_clerk_resolve (self, muster_club_clerk_spell (self, text));
  for (guint i = 0; side == NULL && i < n_seats; i++)
    {
      if (strcmp (muster_club_clerk_resolve (self, seats[i].line.player), winner) == 0 ||
          strcmp (seats[i].line.side, text) == 0)
        side = seats[i].line.side;
    }
  if (side == NULL && (!muster_club_vocabulary_find_result (text, self->reader->language, &verdict) ||
                       verdict != MUSTER_CLUB_DRAW))
    {
      reason = g_strdup_printf (_("“%s” won and did not take part"), text);
      refuse_all (self, rows, n_rows, column, reason);
      return FALSE;
    }
  for (guint i = 0; i < n_seats; i++)
    {
      seats[i].has_verdict = TRUE;
      seats[i].line.verdict = side == NULL                             ? MUSTER_CLUB_DRAW
                              : strcmp (seats[i].line.side, side) == 0 ? MUSTER_CLUB_WIN
                                                                       : MUSTER_CLUB_LOSS;
    }

  return TRUE;
}

static char *
dup_fault (MusterClubClerk      *self,
           const MusterClubLine *lines,
           guint                 n_lines)
{
  for (guint i = 0; i < n_lines; i++)
    {
      const char *member = muster_club_clerk_resolve (self, lines[i].player);
      char *fault = muster_club_line_dup_fault (lines, i);

      for (guint j = 0; fault == NULL && j < i; j++)
        {
          if (strcmp (muster_club_clerk_resolve (self, lines[j].player), member) == 0)
            fault = g_strdup_printf (_("“%s” and “%s” are the same member"), lines[i].player,
                                     lines[j].player);
        }
      if (fault != NULL)
        return fault;
    }

  return muster_club_lines_dup_fault (lines, n_lines);
}

/* A name that no battle has, and the same for the same battle each time. */
static const char *
name_battle (MusterClubClerk *self,
             const char      *key)
{
  for (guint n = 0; TRUE; n++)
    {
      g_autofree char *text = g_strdup_printf ("%s\x03%u", key, n);
      g_autofree char *digest = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);
      const char *name;

      digest[20] = '\0';
      name = g_string_chunk_insert_const (self->guess->texts, digest);
      if (!g_hash_table_contains (self->battles, name))
        return name;
    }
}

static void
keep (MusterClubClerk  *self,
      const guint      *rows,
      guint             n_rows,
      MusterClubResult *result,
      char             *key)
{
  gboolean is_double = g_hash_table_contains (self->seen, key) && !self->club->doubles;
  int column = self->columns[MUSTER_CLUB_MEANS_RULESET][0];
  const char *game = column >= 0 ? muster_club_sheet_get_cell (self->sheet, rows[0], (guint) column) : "";

  if (*game != '\0')
    g_hash_table_insert (self->counts, (char *) game,
                         GUINT_TO_POINTER (GPOINTER_TO_UINT (g_hash_table_lookup (self->counts, game)) + 1));
  note_meetings (self, result);

  g_hash_table_add (self->seen, key);
  if (is_double)
    {
      self->guess->n_doubles++;
      for (guint i = 0; i < n_rows; i++)
        {
          MusterClubGuessRow *row =
            &g_array_index (self->guess->rows, MusterClubGuessRow, rows[i] - self->meanings->first);

          row->fate = MUSTER_CLUB_KNOWN;
          row->reason = _("the battle is there already");
        }
      muster_club_result_unref (result);
      return;
    }
  g_hash_table_add (self->battles, (char *) result->head.battle);
  g_ptr_array_add (self->guess->results, result);
}

void
muster_club_guess_finish_clerk (MusterClubClerk     *self,
                                const guint         *rows,
                                guint                n_rows,
                                MusterClubHead      *head,
                                MusterClubGuessSeat *seats,
                                guint                n_seats)
{
  g_autofree MusterClubLine *lines = g_new (MusterClubLine, n_seats);
  g_autofree char *fault = NULL;
  g_autofree char *key = NULL;
  gboolean is_known;

  if (!read_winner (self, rows, n_rows, seats, n_seats))
    return;
  if (n_seats > 1)
    fault = muster_club_seats_settle (seats, n_seats);
  for (guint i = 0; i < n_seats; i++)
    lines[i] = seats[i].line;
  if (fault == NULL)
    fault = dup_fault (self, lines, n_seats);
  if (fault != NULL)
    {
      refuse_all (self, rows, n_rows, -1, fault);
      return;
    }

  key = dup_key (self, head, lines, n_seats);
  is_known = *head->battle != '\0' && g_hash_table_contains (self->battles, head->battle);
  if (is_known && !g_hash_table_contains (self->seen, key))
    {
      refuse_all (self, rows, n_rows, self->columns[MUSTER_CLUB_MEANS_BATTLE][0],
                  _("a battle of that name is there already, with different cells"));
      return;
    }
  if (is_known || *head->battle == '\0')
    head->battle = name_battle (self, key);
  keep (self, rows, n_rows, muster_club_result_new (head, lines, n_seats), g_steal_pointer (&key));
}
