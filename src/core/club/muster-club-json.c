/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-club-json.h"

#include "core/club/muster-club-columns.h"
#include "core/muster-i18n.h"
#include "core/muster-json-members.h"
#include "core/muster-json.h"
#include "core/muster-spot.h"

#include <string.h>

static const char *const head_members[] = { "date", "ruleset", "scenario", "place", "campaign", "lines",
                                            NULL };
static const char *const line_members[] = { "player", "side", "result", "rank", "points", "role", "force",
                                            "notes", NULL };

#define N_HEAD (G_N_ELEMENTS (head_members) - 1)
#define N_LINE (G_N_ELEMENTS (line_members) - 1)
#define LINES (N_HEAD - 1)

/**
 * muster_club_json_write_result:
 *
 * Returns: (transfer full): JSON text
 */
char *
muster_club_json_write_result (const MusterClubResult *result)
{
  const MusterClubHead *head = &result->head;
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
  g_autoptr (JsonNode) root = NULL;

  json_builder_begin_object (builder);
  muster_json_add_text (builder, "date", head->date);
  muster_json_add_text (builder, "ruleset", head->ruleset);
  muster_json_add_text (builder, "scenario", head->scenario);
  muster_json_add_text (builder, "place", head->place);
  muster_json_add_text (builder, "campaign", head->campaign);
  json_builder_set_member_name (builder, "lines");
  json_builder_begin_array (builder);
  for (guint i = 0; i < result->n_lines; i++)
    {
      const MusterClubLine *line = &result->lines[i];

      json_builder_begin_object (builder);
      muster_json_add_text (builder, "player", line->player);
      muster_json_add_text (builder, "side", line->side);
      muster_json_add_text (builder, "result", muster_club_verdict_get_word (line->verdict));
      if (line->rank > 0)
        muster_json_add_int (builder, "rank", line->rank);
      if (line->has_points)
        {
          gint64 points = line->points;
          g_autofree char *text = muster_club_points_dup_text (points);

          /* Whole points are a number, as they always were; others are a text, which loses nothing. */
          if (points % MUSTER_CLUB_POINT == 0)
            muster_json_add_int (builder, "points", points / MUSTER_CLUB_POINT);
          else
            muster_json_add_string (builder, "points", text);
        }
      muster_json_add_text (builder, "role", muster_club_role_get_word (line->role));
      muster_json_add_text (builder, "force", line->force);
      muster_json_add_text (builder, "notes", line->notes);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);

  return muster_json_print (root, FALSE);
}

static const char *
read_text (const MusterSpot *spot)
{
  const char *text;

  return !muster_spot_is_absent (spot) && muster_spot_read_string (spot, MUSTER_CLUB_MAX_CELL, &text) ? text
                                                                                                      : "";
}

static void
read_line (const MusterSpot *spot,
           MusterClubCells  *cells,
           GStringChunk     *chunk,
           MusterClubHead   *head,
           MusterClubLine   *line)
{
  const MusterClubColumn columns[N_LINE] = {
    MUSTER_CLUB_COLUMN_PLAYER, MUSTER_CLUB_COLUMN_SIDE, MUSTER_CLUB_COLUMN_RESULT, MUSTER_CLUB_COLUMN_RANK,
    MUSTER_CLUB_COLUMN_POINTS, MUSTER_CLUB_COLUMN_ROLE, MUSTER_CLUB_COLUMN_FORCE, MUSTER_CLUB_COLUMN_NOTES,
  };
  g_autofree char *fault = NULL;
  MusterSpot members[N_LINE];

  if (!muster_spot_members (spot, line_members, members))
    return;

  for (guint i = 0; i < N_LINE; i++)
    {
      if ((columns[i] == MUSTER_CLUB_COLUMN_POINTS || columns[i] == MUSTER_CLUB_COLUMN_RANK) &&
          muster_spot_holds (&members[i], MUSTER_JSON_INT))
        {
          char digits[32];

          g_snprintf (digits, sizeof digits, "%" G_GINT64_FORMAT, members[i].value->number);
          cells->cells[columns[i]] = g_string_chunk_insert (chunk, digits);
        }
      else
        {
          cells->cells[columns[i]] = read_text (&members[i]);
        }
    }
  fault = muster_spot_failed (spot) ? NULL : muster_club_cells_read (cells, head, line);
  if (fault != NULL)
    muster_spot_fail (spot, "%s", fault);
}

/**
 * muster_club_json_read_result:
 *
 * Returns: (transfer full) (nullable): the result
 */
MusterClubResult *
muster_club_json_read_result (const char  *battle,
                              const char  *json,
                              GError     **error)
{
  const MusterClubColumn columns[LINES] = {
    MUSTER_CLUB_COLUMN_DATE, MUSTER_CLUB_COLUMN_RULESET, MUSTER_CLUB_COLUMN_SCENARIO,
    MUSTER_CLUB_COLUMN_PLACE, MUSTER_CLUB_COLUMN_CAMPAIGN,
  };
  g_autoptr (MusterJson) document = muster_json_read (json, strlen (json), battle, error);
  g_autoptr (MusterClubResult) result = NULL;
  g_autoptr (GError) problem = NULL;
  g_autoptr (GArray) lines = g_array_new (FALSE, TRUE, sizeof (MusterClubLine));
  GStringChunk *chunk;
  MusterClubCells cells;
  MusterClubHead head = { 0 };
  MusterSpot root, members[N_HEAD], spot;
  guint n_lines = 0;

  if (document == NULL)
    return NULL;

  for (guint i = 0; i < MUSTER_CLUB_N_COLUMNS; i++)
    cells.cells[i] = "";
  chunk = g_string_chunk_new (256);
  muster_spot_init (&root, document, battle, &problem);
  if (muster_spot_members (&root, head_members, members) && muster_spot_is_given (&members[LINES]) &&
      muster_spot_is_array (&members[LINES], MUSTER_CLUB_MAX_LINES, &n_lines))
    {
      for (guint i = 0; i < LINES; i++)
        cells.cells[columns[i]] = read_text (&members[i]);
      cells.cells[MUSTER_CLUB_COLUMN_BATTLE] = battle;
      g_array_set_size (lines, n_lines);
    }
  for (guint i = 0; problem == NULL && i < n_lines; i++)
    {
      if (muster_spot_element (&members[LINES], i, &spot))
        read_line (&spot, &cells, chunk, &head, &g_array_index (lines, MusterClubLine, i));
    }
  if (problem == NULL && n_lines > 0)
    result = muster_club_result_new (&head, (MusterClubLine *) lines->data, n_lines);
  else if (problem == NULL)
    muster_spot_fail (&root, _("nobody took part"));
  g_string_chunk_free (chunk);
  if (result != NULL)
    {
      g_autofree char *fault = muster_club_result_dup_fault (result);

      if (fault == NULL)
        return g_steal_pointer (&result);
      muster_spot_fail (&root, "%s", fault);
    }
  g_propagate_error (error, g_steal_pointer (&problem));

  return NULL;
}
