/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-club-guess-private.h"

#include "core/club/muster-club-vocabulary.h"
#include "core/muster-i18n.h"

#include <string.h>

/* Which rows are one battle, in either layout (N-IMPORT-03, N-IMPORT-12, N-IMPORT-14). */

static gboolean
is_refused (const MusterClubClerk *self,
            guint                  row)
{
  return g_array_index (self->guess->rows, MusterClubGuessRow, row - self->meanings->first).fate ==
         MUSTER_CLUB_REFUSED;
}

static void
make_bye (MusterClubGuessSeat *seat)
{
  seat->line.side = MUSTER_CLUB_BYE;
  seat->line.verdict = MUSTER_CLUB_WIN;
  seat->has_verdict = TRUE;
  seat->line.rank = 0;
}

static void
read_battle (MusterClubClerk *self,
             guint            row)
{
  MusterClubGuessSeat seats[MUSTER_CLUB_MAX_SEATS];
  MusterClubHead head;
  guint n = 0;

  if (!muster_club_clerk_read_head (self, row, &head))
    return;
  for (guint number = 1; number <= MUSTER_CLUB_MAX_SEATS; number++)
    {
      int column = self->columns[MUSTER_CLUB_MEANS_PLAYER][number];
      const char *name = column >= 0 ? muster_club_sheet_get_cell (self->sheet, row, (guint) column) : "";

      if (number > 1 && (*name == '\0' || muster_club_vocabulary_is_bye (name)))
        continue;
      if (!muster_club_clerk_read_seat (self, row, number, &seats[n]))
        return;
      n++;
    }
  if (n == 1 && self->columns[MUSTER_CLUB_MEANS_PLAYER][2] < 0)
    {
      muster_club_clerk_refuse (self, row, -1, _("there is no column with the second player"));
      return;
    }
  if (n == 1)
    make_bye (&seats[0]);
  muster_club_guess_finish_clerk (self, &row, 1, &head, seats, n);
}

void
muster_club_guess_rows_read_battles (MusterClubClerk *self)
{
  for (guint row = self->meanings->first; row < self->sheet->rows->len; row++)
    {
      if (!is_refused (self, row))
        read_battle (self, row);
    }
}

typedef struct
{
  MusterClubHead head;
  MusterClubGuessSeat seat;
} Line;

static gboolean
is_same_head (const MusterClubHead *a,
              const MusterClubHead *b)
{
  return strcmp (a->date, b->date) == 0 && strcmp (a->ruleset, b->ruleset) == 0 &&
         strcmp (a->scenario, b->scenario) == 0 && strcmp (a->place, b->place) == 0 &&
         strcmp (a->campaign, b->campaign) == 0;
}

/* Refuses all rows of a battle of which one is refused. Returns whether there is one. */
static gboolean
spoil (MusterClubClerk *self,
       GArray          *rows)
{
  for (guint i = 0; i < rows->len; i++)
    {
      guint bad = g_array_index (rows, guint, i);
      g_autofree char *reason = NULL;

      if (!is_refused (self, bad))
        continue;
      reason = g_strdup_printf (_("its battle is left out because of line %u"),
                                muster_club_sheet_get_row (self->sheet, bad)->line);
      for (guint j = 0; j < rows->len; j++)
        muster_club_clerk_refuse (self, g_array_index (rows, guint, j), -1, reason);
      return TRUE;
    }

  return FALSE;
}

static void
finish_lines (MusterClubClerk *self,
              GArray          *rows,
              const Line      *lines)
{
  g_autofree MusterClubGuessSeat *seats = g_new (MusterClubGuessSeat, rows->len);
  MusterClubHead head = lines[g_array_index (rows, guint, 0) - self->meanings->first].head;

  if (spoil (self, rows))
    return;
  for (guint i = 0; i < rows->len; i++)
    {
      guint row = g_array_index (rows, guint, i);
      const Line *line = &lines[row - self->meanings->first];

      seats[i] = line->seat;
      if (!is_same_head (&line->head, &head))
        muster_club_clerk_refuse (self, row, -1,
                                  _("day, rules, scenario, place or campaign is another one on an earlier "
                                    "line of the battle"));
    }
  if (rows->len > MUSTER_CLUB_MAX_LINES)
    muster_club_clerk_refuse (self, g_array_index (rows, guint, 0), -1, _("the battle has too many lines"));
  if (spoil (self, rows))
    return;
  if (rows->len == 1 && muster_club_vocabulary_is_bye (seats[0].line.side))
    make_bye (&seats[0]);
  muster_club_guess_finish_clerk (self, (guint *) (gpointer) rows->data, rows->len, &head, seats, rows->len);
}

/* Rows with the same value in the column `battle` are one battle. */
static void
group_by_battle (MusterClubClerk *self,
                 const Line      *lines)
{
  g_autoptr (GPtrArray) groups = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  g_autoptr (GHashTable) by_name = g_hash_table_new (g_str_hash, g_str_equal);
  guint column = (guint) self->columns[MUSTER_CLUB_MEANS_BATTLE][0];

  for (guint row = self->meanings->first; row < self->sheet->rows->len; row++)
    {
      const char *battle = muster_club_sheet_get_cell (self->sheet, row, column);
      GArray *group = g_hash_table_lookup (by_name, battle);

      if (*battle == '\0')
        {
          muster_club_clerk_refuse (self, row, (int) column,
                                    _("nothing says which battle this line belongs to"));
          continue;
        }
      if (group == NULL)
        {
          group = g_array_new (FALSE, FALSE, sizeof (guint));
          g_ptr_array_add (groups, group);
          g_hash_table_insert (by_name, (char *) battle, group);
        }
      g_array_append_val (group, row);
    }
  for (guint i = 0; i < groups->len; i++)
    finish_lines (self, groups->pdata[i], lines);
}

static char *
dup_meeting (const Line *line,
             const char *player,
             const char *opponent)
{
  return g_strdup_printf ("%s\x01%s\x01%s\x01%s\x01%s\x01%s", line->head.date, line->head.ruleset,
                          line->head.scenario, line->head.place, player, opponent);
}

/* Rows that name each other are one battle: the first with the first. */
static void
pair_opponents (MusterClubClerk *self,
                const Line      *lines)
{
  g_autoptr (GHashTable) waiting =
    g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_queue_free);
  int column = self->columns[MUSTER_CLUB_MEANS_OPPONENT][0];

  for (guint row = self->meanings->first; row < self->sheet->rows->len; row++)
    {
      const Line *line = &lines[row - self->meanings->first];
      const char *cell = column >= 0 ? muster_club_sheet_get_cell (self->sheet, row, (guint) column) : "";
      g_autoptr (GArray) rows = g_array_new (FALSE, FALSE, sizeof (guint));
      g_autofree char *mirror = NULL;
      GQueue *queue;

      if (is_refused (self, row))
        continue;
      if (column < 0)
        {
          muster_club_clerk_refuse (self, row, -1, _("nothing says which battle this line belongs to"));
          continue;
        }
      if (*cell == '\0' || muster_club_vocabulary_is_bye (cell))
        {
          MusterClubGuessSeat seat = line->seat;
          MusterClubHead head = line->head;

          make_bye (&seat);
          muster_club_guess_finish_clerk (self, &row, 1, &head, &seat, 1);
          continue;
        }
      cell = muster_club_clerk_spell (self, cell);
      mirror = dup_meeting (line, cell, line->seat.line.player);
      queue = g_hash_table_lookup (waiting, mirror);
      if (queue != NULL && !g_queue_is_empty (queue))
        {
          guint first = GPOINTER_TO_UINT (g_queue_pop_head (queue));

          g_array_append_val (rows, first);
          g_array_append_val (rows, row);
          finish_lines (self, rows, lines);
          continue;
        }
      g_free (mirror);
      mirror = dup_meeting (line, line->seat.line.player, cell);
      queue = g_hash_table_lookup (waiting, mirror);
      if (queue == NULL)
        {
          queue = g_queue_new ();
          g_hash_table_insert (waiting, g_steal_pointer (&mirror), queue);
        }
      g_queue_push_tail (queue, GUINT_TO_POINTER (row));
    }
  {
    GHashTableIter iter;
    gpointer queue;

    g_hash_table_iter_init (&iter, waiting);
    while (g_hash_table_iter_next (&iter, NULL, &queue))
      {
        while (!g_queue_is_empty (queue))
          muster_club_clerk_refuse (self, GPOINTER_TO_UINT (g_queue_pop_head (queue)), column,
                                    _("no line of the opponent fits this one"));
      }
  }
}

void
muster_club_guess_rows_read_players (MusterClubClerk *self)
{
  g_autofree Line *lines = g_new0 (Line, MAX (self->guess->rows->len, 1));

  for (guint row = self->meanings->first; row < self->sheet->rows->len; row++)
    {
      Line *line = &lines[row - self->meanings->first];

      if (!is_refused (self, row) && muster_club_clerk_read_head (self, row, &line->head))
        muster_club_clerk_read_seat (self, row, 0, &line->seat);
    }
  if (self->columns[MUSTER_CLUB_MEANS_BATTLE][0] >= 0)
    group_by_battle (self, lines);
  else
    pair_opponents (self, lines);
}
