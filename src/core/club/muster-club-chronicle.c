/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-club-chronicle.h"

#include "core/club/muster-club-uncounted.h"
#include "core/muster-csv-scan.h"

#include <string.h>

/* Reads only what tells who fought whom: which player leads which force, which chapters there
 * are, and which forces existed when a chapter was opened. Texts and objects belong to the JSON
 * documents, which are kept as long as they are used. */

typedef struct
{
  JsonObject *object;
  const char *player; /* id of the player, or "" */
} Force;

struct _MusterClubChronicle
{
  char *uuid;
  char *title;
  GPtrArray *documents;
  GHashTable *sides;    /* names of sides by id */
  GHashTable *players;  /* names of players by id */
  GHashTable *chapters; /* planned chapters by id */
  GHashTable *openings; /* number of forces at the opening, by id of the chapter */
  GHashTable *returned; /* ids of the chapters that have a return */
  GHashTable *days;     /* days by id of the chapter */
  GArray *forces;
  GPtrArray *results;
  GPtrArray *uncounted;
};

static const char *
get_text (JsonObject *object,
          const char *member)
{
  const char *text = json_object_get_string_member_with_default (object, member, "");

  return text != NULL ? text : "";
}

static JsonObject *
get_object (JsonObject *object,
            const char *member)
{
  JsonNode *node = json_object_get_member (object, member);

  return node != NULL && JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
}

static void
add_player (MusterClubChronicle *self,
            JsonObject          *player)
{
  g_hash_table_replace (self->players, (char *) get_text (player, "id"), (char *) get_text (player, "name"));
}

static void
add_side (MusterClubChronicle *self,
          JsonObject          *side)
{
  g_hash_table_replace (self->sides, (char *) get_text (side, "id"), (char *) get_text (side, "name"));
}

static void
add_chapter (MusterClubChronicle *self,
             JsonObject          *chapter)
{
  g_hash_table_replace (self->chapters, (char *) get_text (chapter, "id"), chapter);
}

static void
add_force (MusterClubChronicle *self,
           JsonObject          *object)
{
  Force force = { object, get_text (object, "player") };

  g_array_append_val (self->forces, force);
}

typedef void (*Adder) (MusterClubChronicle *self,
                       JsonObject          *object);

static void
add_all (MusterClubChronicle *self,
         JsonObject          *setup,
         const char          *member,
         Adder                add)
{
  JsonNode *node = json_object_get_member (setup, member);
  JsonArray *array = node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;

  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    {
      JsonNode *element = json_array_get_element (array, i);

      if (JSON_NODE_HOLDS_OBJECT (element))
        add (self, json_node_get_object (element));
    }
}

/**
 * muster_club_chronicle_new:
 *
 * Returns: (transfer full): a campaign in which nothing has happened yet
 */
MusterClubChronicle *
muster_club_chronicle_new (const char *uuid,
                           const char *title,
                           JsonNode   *setup)
{
  MusterClubChronicle *self = g_new0 (MusterClubChronicle, 1);

  self->uuid = g_strdup (uuid);
  self->title = g_strdup (title);
  self->documents = g_ptr_array_new_with_free_func ((GDestroyNotify) json_node_unref);
  self->sides = g_hash_table_new (g_str_hash, g_str_equal);
  self->players = g_hash_table_new (g_str_hash, g_str_equal);
  self->chapters = g_hash_table_new (g_str_hash, g_str_equal);
  self->openings = g_hash_table_new (g_str_hash, g_str_equal);
  self->returned = g_hash_table_new (g_str_hash, g_str_equal);
  self->days = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->forces = g_array_new (FALSE, FALSE, sizeof (Force));
  self->results = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_club_result_unref);
  self->uncounted = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_club_uncounted_free);
  g_ptr_array_add (self->documents, json_node_ref (setup));
  if (JSON_NODE_HOLDS_OBJECT (setup))
    {
      add_all (self, json_node_get_object (setup), "sides", add_side);
      add_all (self, json_node_get_object (setup), "players", add_player);
      add_all (self, json_node_get_object (setup), "forces", add_force);
      add_all (self, json_node_get_object (setup), "chapters", add_chapter);
    }

  return self;
}

void
muster_club_chronicle_free (MusterClubChronicle *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->uuid);
  g_free (self->title);
  g_hash_table_unref (self->sides);
  g_hash_table_unref (self->players);
  g_hash_table_unref (self->chapters);
  g_hash_table_unref (self->openings);
  g_hash_table_unref (self->returned);
  g_hash_table_unref (self->days);
  g_array_unref (self->forces);
  g_ptr_array_unref (self->results);
  g_ptr_array_unref (self->uncounted);
  g_ptr_array_unref (self->documents);
  g_free (self);
}

static JsonObject *
get_params (JsonNode   *entry,
            const char *order)
{
  JsonObject *object = JSON_NODE_HOLDS_OBJECT (entry) ? json_node_get_object (entry) : NULL;

  if (object == NULL || (order != NULL && strcmp (get_text (object, "order"), order) != 0))
    return NULL;

  return get_object (object, "params");
}

/* Returns whether a force takes part in a chapter. If the chapter names no forces, all those
 * take part that existed when it was opened, or all if it has not been opened. */
static gboolean
takes_part (MusterClubChronicle *self,
            JsonObject          *chapter,
            guint                force)
{
  const char *id = get_text (g_array_index (self->forces, Force, force).object, "id");
  JsonNode *named = json_object_get_member (chapter, "forces");
  JsonArray *array = named != NULL && JSON_NODE_HOLDS_ARRAY (named) ? json_node_get_array (named) : NULL;

  gpointer n_forces;

  if (array == NULL)
    return !g_hash_table_lookup_extended (self->openings, get_text (chapter, "id"), NULL, &n_forces) ||
           force < GPOINTER_TO_UINT (n_forces);
  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      if (g_strcmp0 (json_node_get_string (json_array_get_element (array, i)), id) == 0)
        return TRUE;
    }

  return FALSE;
}

/* Adds the line of a player. One who leads several forces of a side counts once; a result cannot
 * have one who leads forces of two sides, and the reason is returned. */
static char *
add_player_line (GArray               *lines,
                 const MusterClubLine *line)
{
  for (guint i = 0; i < lines->len; i++)
    {
      const MusterClubLine *other = &g_array_index (lines, MusterClubLine, i);

      if (strcmp (other->player, line->player) == 0)
        return strcmp (other->side, line->side) == 0 ? NULL : muster_club_uncounted_say_both (line->player);
    }
  g_array_append_val (lines, *line);

  return NULL;
}

static const char *
get_side_name (MusterClubChronicle *self,
               const char          *side)
{
  const char *name = g_hash_table_lookup (self->sides, side);

  return name != NULL && *name != '\0' ? name : side;
}

/* Returns: (element-type utf8 utf8): the names that the sides of a chapter have in the result,
 * by id */
static GHashTable *
list_sides (MusterClubChronicle *self,
            JsonObject          *chapter)
{
  GHashTable *sides = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_free);
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autofree char **called = NULL;

  for (guint i = 0; i < self->forces->len; i++)
    {
      char *side = (char *) get_text (g_array_index (self->forces, Force, i).object, "side");

      if (!takes_part (self, chapter, i) ||
          g_ptr_array_find_with_equal_func (ids, side, g_str_equal, NULL))
        continue;
      g_ptr_array_add (ids, side);
      g_ptr_array_add (names, (char *) get_side_name (self, side));
    }
  g_ptr_array_add (names, NULL);
  called = muster_club_uncounted_list_sides ((const char *const *) names->pdata);
  for (guint i = 0; i < ids->len; i++)
    g_hash_table_insert (sides, ids->pdata[i], called[i]);

  return sides;
}

/* Returns the name of a side that nobody plays, or NULL. */
static const char *
find_idle (GHashTable *sides,
           GArray     *lines)
{
  GHashTableIter iter;
  gpointer name;

  g_hash_table_iter_init (&iter, sides);
  while (g_hash_table_iter_next (&iter, NULL, &name))
    {
      guint i = 0;

      while (i < lines->len && strcmp (g_array_index (lines, MusterClubLine, i).side, name) != 0)
        i++;
      if (i == lines->len)
        return name;
    }

  return NULL;
}

/* Makes a line for each player of a force that took part. Returns why that is not possible, or
 * NULL. */
static char *
list_lines (MusterClubChronicle *self,
            JsonObject          *chapter,
            JsonObject          *params,
            GHashTable          *sides,
            GArray              *lines)
{
  JsonObject *score = get_object (params, "score");
  char *fault = NULL;

  for (guint i = 0; fault == NULL && i < self->forces->len; i++)
    {
      const Force *force = &g_array_index (self->forces, Force, i);
      const char *side = get_text (force->object, "side");
      const char *player = g_hash_table_lookup (self->players, force->player);
      MusterClubLine line = { .side = g_hash_table_lookup (sides, side) };
      gint64 points;
      const char *winner;
      const char *attacker;

      if (!takes_part (self, chapter, i) || player == NULL || *player == '\0')
        continue;
      line.player = muster_csv_skip_guard (player);
      line.force = get_text (force->object, "name");

      winner = get_text (params, "winner");
      if (strcmp (winner, "draw") == 0)
        line.verdict = MUSTER_CLUB_DRAW;
      else
        line.verdict = strcmp (winner, side) == 0 ? MUSTER_CLUB_WIN : MUSTER_CLUB_LOSS;

      attacker = get_text (chapter, "attacker");
      if (*attacker == '\0')
        line.role = MUSTER_CLUB_NO_ROLE;
      else
        line.role = strcmp (attacker, side) == 0 ? MUSTER_CLUB_ATTACKER : MUSTER_CLUB_DEFENDER;

      line.has_points = score != NULL && json_object_has_member (score, side);
      points = line.has_points ? json_object_get_int_member_with_default (score, side, 0) : 0;
      line.points = CLAMP (points, -MUSTER_CLUB_MAX_POINTS, MUSTER_CLUB_MAX_POINTS) * MUSTER_CLUB_POINT;
      line.notes = get_text (chapter, "title");
      fault = add_player_line (lines, &line);
    }
  if (fault == NULL && find_idle (sides, lines) != NULL)
    fault = muster_club_uncounted_say_nobody (find_idle (sides, lines));

  return fault;
}

static void
add_return (MusterClubChronicle *self,
            JsonObject          *params)
{
  const char *id = get_text (params, "chapter");
  JsonObject *chapter = g_hash_table_lookup (self->chapters, id);
  const char *day = g_hash_table_lookup (self->days, id);
  JsonObject *source = get_object (params, "source");
  g_autofree char *battle = source != NULL ? g_strdup (get_text (source, "battle"))
                                           : g_strconcat (self->uuid, "/", id, NULL);
  g_autoptr (GArray) lines = g_array_new (FALSE, FALSE, sizeof (MusterClubLine));
  g_autoptr (GHashTable) sides = NULL;
  g_autoptr (MusterClubResult) result = NULL;
  MusterClubHead head = { .battle = battle, .date = day, .place = "", .campaign = self->title };
  char *fault;

  g_hash_table_add (self->returned, (char *) id);
  if (chapter == NULL || day == NULL)
    return;

  sides = list_sides (self, chapter);
  if (g_hash_table_size (sides) == 0)
    return;
  fault = list_lines (self, chapter, params, sides, lines);
  if (fault == NULL)
    {
      const char *ruleset;

      ruleset = get_text (chapter, "ruleset");
      for (guint i = 0; *ruleset == '\0' && i < self->forces->len; i++)
        {
          if (takes_part (self, chapter, i))
            ruleset = get_text (g_array_index (self->forces, Force, i).object, "ruleset");
        }
      head.ruleset = ruleset;
      head.scenario = get_text (chapter, "scenario");
      result = muster_club_result_new (&head, (MusterClubLine *) (gpointer) lines->data, lines->len);
      fault = muster_club_result_dup_fault (result);
    }
  if (fault == NULL)
    g_ptr_array_add (self->results, g_steal_pointer (&result));
  else
    g_ptr_array_add (self->uncounted,
                     muster_club_uncounted_new (battle, get_text (chapter, "title"), fault));
}

static void
assign (MusterClubChronicle *self,
        const char          *force_id,
        const char          *player)
{
  for (guint i = 0; i < self->forces->len; i++)
    {
      Force *force = &g_array_index (self->forces, Force, i);

      if (strcmp (get_text (force->object, "id"), force_id) == 0)
        force->player = player;
    }
}

static void
leave (MusterClubChronicle *self,
       const char          *player)
{
  for (guint i = 0; i < self->forces->len; i++)
    {
      Force *force = &g_array_index (self->forces, Force, i);

      if (strcmp (force->player, player) == 0)
        force->player = "";
    }
}

/* Adds what an order brings into the campaign. */
static void
add_newcomer (MusterClubChronicle *self,
              JsonObject          *params,
              const char          *member,
              Adder                add)
{
  JsonObject *object = get_object (params, member);

  if (object != NULL)
    add (self, object);
}

void
muster_club_chronicle_date (MusterClubChronicle *self,
                            JsonNode            *entry,
                            const char          *day)
{
  JsonObject *params = get_params (entry, "return");
  const char *chapter = params != NULL ? get_text (params, "chapter") : NULL;

  if (chapter != NULL && !g_hash_table_contains (self->days, chapter))
    g_hash_table_insert (self->days, g_strdup (chapter), g_strdup (day));
}

void
muster_club_chronicle_add (MusterClubChronicle *self,
                           JsonNode            *entry)
{
  JsonObject *params = get_params (entry, NULL);
  const char *order = params != NULL ? get_text (json_node_get_object (entry), "order") : "";

  if (params == NULL)
    return;

  g_ptr_array_add (self->documents, json_node_ref (entry));
  if (strcmp (order, "open") == 0)
    g_hash_table_replace (self->openings, (char *) get_text (params, "chapter"),
                          GUINT_TO_POINTER (self->forces->len));
  else if (strcmp (order, "return") == 0)
    add_return (self, params);
  else if (strcmp (order, "plan") == 0)
    add_newcomer (self, params, "chapter", add_chapter);
  else if (strcmp (order, "join") == 0)
    add_newcomer (self, params, "player", add_player);
  else if (strcmp (order, "enlist") == 0)
    add_newcomer (self, params, "force", add_force);
  else if (strcmp (order, "assign") == 0)
    assign (self, get_text (params, "force"), get_text (params, "player"));
  else if (strcmp (order, "leave") == 0)
    leave (self, get_text (params, "player"));
}

GPtrArray *
muster_club_chronicle_get_results (MusterClubChronicle *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->results;
}

GPtrArray *
muster_club_chronicle_get_uncounted (MusterClubChronicle *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->uncounted;
}

void
muster_club_chronicle_waiting_free (MusterClubWaiting *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->campaign);
  g_free (self->uuid);
  g_free (self->chapter);
  g_ptr_array_unref (self->players);
  g_free (self);
}

static JsonObject *
find_chapter (MusterClubChronicle *self,
              const char          *title)
{
  GHashTableIter iter;
  gpointer chapter;
  JsonObject *found = NULL;

  /* If several chapters have the same title, one that has not been fought is preferred. */
  g_hash_table_iter_init (&iter, self->chapters);
  while (g_hash_table_iter_next (&iter, NULL, &chapter))
    {
      if (strcmp (get_text (chapter, "title"), title) == 0 &&
          (found == NULL || g_hash_table_contains (self->returned, get_text (found, "id"))))
        found = chapter;
    }

  return found;
}

/**
 * muster_club_chronicle_new_waiting:
 *
 * Returns: (transfer full) (nullable): where the campaign stands
 */
MusterClubWaiting *
muster_club_chronicle_new_waiting (MusterClubChronicle *self,
                                   const char          *chapter)
{
  JsonObject *object = find_chapter (self, chapter);
  const char *id = object != NULL ? get_text (object, "id") : NULL;
  MusterClubWaiting *waiting;

  if (object == NULL)
    return NULL;

  waiting = g_new0 (MusterClubWaiting, 1);
  waiting->campaign = g_strdup (self->title);
  waiting->uuid = g_strdup (self->uuid);
  waiting->chapter = g_strdup (chapter);
  waiting->is_fought = g_hash_table_contains (self->returned, id);
  waiting->is_open = !waiting->is_fought && g_hash_table_contains (self->openings, id);
  waiting->players = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < self->forces->len; i++)
    {
      const char *name =
        g_hash_table_lookup (self->players, g_array_index (self->forces, Force, i).player);

      if (name != NULL && *name != '\0' && takes_part (self, object, i) &&
          !g_ptr_array_find_with_equal_func (waiting->players, name, g_str_equal, NULL))
        g_ptr_array_add (waiting->players, g_strdup (name));
    }

  return waiting;
}
