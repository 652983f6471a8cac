/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/club/muster-club-battles.h"

#include "core/club/muster-club-date.h"
#include "core/club/muster-club-uncounted.h"
#include "core/muster-bidi.h"
#include "core/muster-csv-scan.h"
#include "core/muster-i18n.h"
#include "core/muster-json.h"
#include "store/db/muster-stmt.h"

#include <string.h>

/* A setup has been read by the rules before it was kept, so that it needs no second judgement here: what is
 * not there is passed over. */

static const char select_battles[] =
  "SELECT b.uuid, b.date, b.ruleset, b.scenario, b.winner, b.score, b.created, s.document, b.title"
  " FROM battle b JOIN battle_setup s ON s.battle_id = b.id"
  " WHERE b.status = 'over' AND b.prepared = 0 ORDER BY b.id";

static const char select_titles[] = "SELECT uuid, title FROM campaign";

typedef struct
{
  const char *winner;
  char **scores;
  guint n_scores;
  char **sides; /* what they are called in the result */
  GArray *lines;
} Reader;

static const char *
get_text (JsonObject *object,
          const char *member)
{
  return json_object_get_string_member_with_default (object, member, "");
}

static JsonArray *
get_array (JsonObject *object,
           const char *member)
{
  JsonNode *node = json_object_get_member (object, member);

  return node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
}

static guint
count (JsonArray *array)
{
  return array != NULL ? json_array_get_length (array) : 0;
}

/* Where none is said, a side has the role that nobody before it has. */
static MusterClubRole
find_role (JsonArray *sides,
           guint      side)
{
  const char *word = get_text (json_array_get_object_element (sides, side), "role");
  MusterClubRole role;

  if (muster_club_role_parse (word, &role) && role != MUSTER_CLUB_NO_ROLE)
    return role;
  for (guint i = 0; i < count (sides); i++)
    {
      word = get_text (json_array_get_object_element (sides, i), "role");
      if (i != side && (strcmp (word, "attacker") == 0 || (*word == '\0' && i < side)))
        return MUSTER_CLUB_DEFENDER;
    }

  return MUSTER_CLUB_ATTACKER;
}

static const char *
get_side_name (JsonArray *sides,
               guint      side)
{
  JsonObject *object = json_array_get_object_element (sides, side);
  const char *name = get_text (object, "name");

  return *name != '\0' ? name : get_text (object, "id");
}

static MusterClubVerdict
find_verdict (const Reader *self,
              const char   *side)
{
  if (*self->winner == '\0')
    return MUSTER_CLUB_DRAW;

  return strcmp (self->winner, side) == 0 ? MUSTER_CLUB_WIN : MUSTER_CLUB_LOSS;
}

/* What keeps somebody of the side from being counted, or NULL. Who is named twice on a side counts once. */
static char *
add_player (Reader               *self,
            const MusterClubLine *line)
{
  for (guint i = 0; i < self->lines->len; i++)
    {
      const MusterClubLine *other = &g_array_index (self->lines, MusterClubLine, i);

      if (strcmp (other->player, line->player) == 0)
        return strcmp (other->side, line->side) == 0 ? NULL : muster_club_say_both (line->player);
    }
  g_array_append_val (self->lines, *line);

  return NULL;
}

/* Why the battle does not count, or NULL. */
static char *
read_side (Reader    *self,
           JsonArray *sides,
           guint      side)
{
  JsonArray *players = get_array (json_array_get_object_element (sides, side), "players");
  const char *name = get_side_name (sides, side);
  MusterClubLine line = { .side = self->sides[side], .force = name, .notes = "" };
  guint n_before = self->lines->len;
  char *fault = NULL;

  line.role = find_role (sides, side);
  line.verdict = find_verdict (self, name);
  line.has_points = side < self->n_scores && muster_club_points_parse (self->scores[side], &line.points);
  for (guint i = 0; fault == NULL && i < count (players); i++)
    {
      line.player =
        muster_csv_skip_guard (get_text (json_array_get_object_element (players, i), "name"));
      if (*line.player != '\0')
        fault = add_player (self, &line);
    }

  return fault != NULL || self->lines->len > n_before ? fault : muster_club_say_nobody (line.side);
}

/* The file knows the winner by name. */
static char *
dup_winner_fault (const Reader *self,
                  GPtrArray    *names)
{
  guint n = 0;

  for (guint i = 0; names->pdata[i] != NULL; i++)
    n += strcmp (names->pdata[i], self->winner) == 0;
  if (n > 1 && *self->winner != '\0')
    {
      g_autofree char *name = muster_bidi_isolate (self->winner);

      return g_strdup_printf (_("“%s” won, and more than one side has that name"), name);
    }

  return NULL;
}

static char *
read_sides (Reader    *self,
            JsonArray *sides)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  char *fault;

  for (guint i = 0; i < count (sides); i++)
    g_ptr_array_add (names, (char *) get_side_name (sides, i));
  g_ptr_array_add (names, NULL);
  self->sides = muster_club_list_sides ((const char *const *) names->pdata);
  fault = dup_winner_fault (self, names);
  for (guint i = 0; fault == NULL && i < count (sides); i++)
    fault = read_side (self, sides, i);

  return fault;
}

static char *
dup_day (const char *date,
         gint64      created)
{
  g_autoptr (GDateTime) time = NULL;

  if (muster_club_date_is_valid (date))
    return g_strdup (date);

  time = g_date_time_new_from_unix_local (created);

  return time != NULL ? g_date_time_format (time, "%Y-%m-%d") : g_strdup ("");
}

/* The campaign that it is a chapter of, or "". */
static const char *
find_campaign (JsonNode   *setup,
               GHashTable *titles)
{
  JsonNode *tie = json_object_get_member (json_node_get_object (setup), "campaign");
  const char *title = NULL;

  if (tie != NULL && JSON_NODE_HOLDS_OBJECT (tie))
    title = g_hash_table_lookup (titles, get_text (json_node_get_object (tie), "id"));

  return title != NULL ? title : "";
}

/* Adds the battle to the results, or to what does not count. */
static void
add_battle (MusterStmt *stmt,
            JsonNode   *setup,
            GHashTable *titles,
            GPtrArray  *results,
            GPtrArray  *uncounted)
{
  const char *campaign = find_campaign (setup, titles);
  /* The date of a chapter is that of its war. */
  g_autofree char *day = dup_day (*campaign == '\0' ? muster_stmt_get_text (stmt, 1, NULL) : "",
                                  muster_stmt_get_int (stmt, 6));
  g_auto (GStrv) scores = g_strsplit (muster_stmt_get_text (stmt, 5, NULL), " : ", -1);
  g_autoptr (GArray) lines = g_array_new (FALSE, FALSE, sizeof (MusterClubLine));
  g_autoptr (MusterClubResult) result = NULL;
  MusterClubHead head = { .battle = muster_stmt_get_text (stmt, 0, NULL),
                          .date = day,
                          .ruleset = muster_stmt_get_text (stmt, 2, NULL),
                          .scenario = muster_stmt_get_text (stmt, 3, NULL),
                          .place = "",
                          .campaign = campaign };
  Reader reader = { muster_stmt_get_text (stmt, 4, NULL), scores, g_strv_length (scores), NULL, lines };
  char *fault = read_sides (&reader, get_array (json_node_get_object (setup), "sides"));

  if (fault == NULL)
    {
      result = muster_club_result_new (&head, (MusterClubLine *) lines->data, lines->len);
      fault = muster_club_result_dup_fault (result);
    }
  if (fault == NULL)
    g_ptr_array_add (results, g_steal_pointer (&result));
  else
    g_ptr_array_add (uncounted,
                     muster_club_uncounted_new (head.battle, muster_stmt_get_text (stmt, 8, NULL), fault));
  g_strfreev (reader.sides);
}

/* Returns: (transfer full) (nullable) (element-type utf8 utf8): of all campaigns, by UUID */
static GHashTable *
list_titles (MusterDb  *db,
             GError   **error)
{
  g_autoptr (GHashTable) titles = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, select_titles, error);
  gboolean row;

  while (stmt != NULL && muster_stmt_step (stmt, &row, error))
    {
      if (!row)
        return g_steal_pointer (&titles);
      g_hash_table_replace (titles, muster_stmt_dup_text (stmt, 0), muster_stmt_dup_text (stmt, 1));
    }

  return NULL;
}

gboolean
muster_club_list_battles (MusterDb   *db,
                          GPtrArray  *results,
                          GPtrArray  *uncounted,
                          guint      *n_damaged,
                          GError    **error)
{
  g_autoptr (GHashTable) titles = list_titles (db, error);
  g_autoptr (MusterStmt) stmt = titles != NULL ? muster_stmt_new (db, select_battles, error) : NULL;
  gboolean row;

  while (stmt != NULL && muster_stmt_step (stmt, &row, error))
    {
      g_autoptr (JsonNode) setup = NULL;
      const char *document;
      gsize length;

      if (!row)
        return TRUE;

      document = muster_stmt_get_text (stmt, 7, &length);
      setup = document != NULL ? muster_json_parse (document, length, "", NULL) : NULL;
      if (setup == NULL || !JSON_NODE_HOLDS_OBJECT (setup) || !muster_stmt_check (stmt, NULL))
        (*n_damaged)++;
      else
        add_battle (stmt, setup, titles, results, uncounted);
    }

  return FALSE;
}
