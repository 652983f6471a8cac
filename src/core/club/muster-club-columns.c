/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-club-columns.h"

#include "core/club/muster-club-date.h"
#include "core/muster-csv-scan.h"
#include "core/muster-i18n.h"

#include <string.h>

static const char *const NAMES[MUSTER_CLUB_N_COLUMNS] = {
  "battle", "date", "player", "side", "result", "rank", "points",
  "role", "force", "ruleset", "scenario", "place", "campaign", "notes",
};

const char *
muster_club_column_get_name (MusterClubColumn column)
{
  g_return_val_if_fail (column < MUSTER_CLUB_N_COLUMNS, NULL);

  return NAMES[column];
}

MusterClubColumn
muster_club_column_find (const char *name)
{
  MusterClubColumn column = 0;

  while (column < MUSTER_CLUB_N_COLUMNS && !g_str_equal (NAMES[column], name))
    column++;

  return column;
}

static char *
find_missing (const MusterClubCells *cells)
{
  static const MusterClubColumn NEEDED[] = { MUSTER_CLUB_COLUMN_BATTLE, MUSTER_CLUB_COLUMN_PLAYER,
                                             MUSTER_CLUB_COLUMN_SIDE };

  for (guint i = 0; i < G_N_ELEMENTS (NEEDED); i++)
    {
      if (*cells->cells[NEEDED[i]] == '\0')
        return g_strdup_printf (_("“%s” is empty"), NAMES[NEEDED[i]]);
    }
  for (guint i = 0; i < MUSTER_CLUB_N_COLUMNS; i++)
    {
      if (strlen (cells->cells[i]) > MUSTER_CLUB_MAX_CELL)
        return g_strdup_printf (dngettext (GETTEXT_PACKAGE, "“%s” is longer than %d byte",
                                           "“%s” is longer than %d bytes",
                                           (gulong) MUSTER_CLUB_MAX_CELL), NAMES[i], MUSTER_CLUB_MAX_CELL);
    }

  return NULL;
}

static const char *
get_text (const MusterClubCells *self,
          MusterClubColumn       column)
{
  return muster_csv_skip_guard (self->cells[column]);
}

static void
read_texts (const MusterClubCells *self,
            MusterClubHead        *head,
            MusterClubLine        *line)
{
  *head = (MusterClubHead) {
    .battle = get_text (self, MUSTER_CLUB_COLUMN_BATTLE),
    .date = self->cells[MUSTER_CLUB_COLUMN_DATE],
    .ruleset = get_text (self, MUSTER_CLUB_COLUMN_RULESET),
    .scenario = get_text (self, MUSTER_CLUB_COLUMN_SCENARIO),
    .place = get_text (self, MUSTER_CLUB_COLUMN_PLACE),
    .campaign = get_text (self, MUSTER_CLUB_COLUMN_CAMPAIGN),
  };
  *line = (MusterClubLine) {
    .player = get_text (self, MUSTER_CLUB_COLUMN_PLAYER),
    .side = get_text (self, MUSTER_CLUB_COLUMN_SIDE),
    .force = get_text (self, MUSTER_CLUB_COLUMN_FORCE),
    .notes = get_text (self, MUSTER_CLUB_COLUMN_NOTES),
  };
}

char *
muster_club_cells_read (const MusterClubCells *cells,
                        MusterClubHead        *head,
                        MusterClubLine        *line)
{
  const char *points = cells->cells[MUSTER_CLUB_COLUMN_POINTS];
  const char *verdict = cells->cells[MUSTER_CLUB_COLUMN_RESULT];
  const char *rank = cells->cells[MUSTER_CLUB_COLUMN_RANK];
  const char *role = cells->cells[MUSTER_CLUB_COLUMN_ROLE];
  char *missing = find_missing (cells);

  read_texts (cells, head, line);
  if (missing != NULL)
    return missing;
  if (!muster_club_date_is_valid (head->date))
    return muster_club_date_dup_fault (head->date);
  if (!muster_club_verdict_parse (verdict, &line->verdict))
    return g_strdup_printf (_("the result is “%s”; it must be win, draw or loss"), verdict);
  if (!muster_club_rank_parse (rank, &line->rank))
    return g_strdup_printf (_("the place is “%s”; it must be a whole number from 1, or empty"), rank);
  if (!muster_club_role_parse (role, &line->role))
    return g_strdup_printf (_("the role is “%s”; it must be attacker, defender or empty"), role);

  line->has_points = *points != '\0';
  if (line->has_points && !muster_club_points_parse (points, &line->points))
    return muster_club_points_dup_fault (points);

  return NULL;
}
