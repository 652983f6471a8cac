/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/club/muster-club-battles.h"

#include "core/club/muster-club-uncounted.h"
#include "core/muster-bidi.h"
#include "core/muster-csv-scan.h"
#include "core/muster-i18n.h"
#include "core/muster-json-peek.h"
#include "store/club/muster-club-occasions.h"
#include "store/db/muster-meta.h"
#include "store/ledger/muster-battle-kind.h"
#include "store/ledger/muster-campaign-kind.h"
#include "store/ledger/muster-ledger-chain.h"

#include <string.h>

/* Computes the results of stored battles. The rules checked each setup before it was stored, so
 * this file does not check it again and skips what is missing. */

typedef struct
{
  const MusterJson *setup;
  const MusterJsonValue *list; /* (nullable): of its sides */
  const char *winner;
  char **scores;
  guint n_scores;
  char **sides; /* what they are called in the result */
  GArray *lines;
} Reader;

static const char *
get_side_text (const Reader *self,
               guint         side,
               const char   *member)
{
  return muster_json_peek_text (self->setup, muster_json_get_child (self->setup, self->list, side), member);
}

/* Returns the role of a side. If the setup names none, it is the first role that no earlier side
 * has. */
static MusterClubRole
find_role (const Reader *self,
           guint         side)
{
  const char *word = get_side_text (self, side, "role");
  MusterClubRole role;

  if (muster_club_role_parse (word, &role) && role != MUSTER_CLUB_NO_ROLE)
    return role;
  for (guint i = 0; i < muster_json_count (self->list); i++)
    {
      word = get_side_text (self, i, "role");
      if (i != side && (strcmp (word, "attacker") == 0 || (*word == '\0' && i < side)))
        return MUSTER_CLUB_DEFENDER;
    }

  return MUSTER_CLUB_ATTACKER;
}

static const char *
get_side_name (const Reader *self,
               guint         side)
{
  const char *name = get_side_text (self, side, "name");

  return *name != '\0' ? name : get_side_text (self, side, "id");
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
        return strcmp (other->side, line->side) == 0 ? NULL : muster_club_uncounted_say_both (line->player);
    }
  g_array_append_val (self->lines, *line);

  return NULL;
}

/* Why the battle does not count, or NULL. */
static char *
read_side (Reader *self,
           guint   side)
{
  const MusterJsonValue *players =
    muster_json_peek (self->setup, muster_json_get_child (self->setup, self->list, side), "players",
                      MUSTER_JSON_ARRAY);
  const char *name = get_side_name (self, side);
  MusterClubLine line = { .side = self->sides[side], .force = name, .notes = "" };
  guint n_before = self->lines->len;
  char *fault = NULL;

  line.role = find_role (self, side);

  if (*self->winner == '\0')
    line.verdict = MUSTER_CLUB_DRAW;
  else
    line.verdict = strcmp (self->winner, name) == 0 ? MUSTER_CLUB_WIN : MUSTER_CLUB_LOSS;

  line.has_points = side < self->n_scores && muster_club_points_parse (self->scores[side], &line.points);
  for (guint i = 0; fault == NULL && i < muster_json_count (players); i++)
    {
      const MusterJsonValue *player = muster_json_get_child (self->setup, players, i);

      line.player = muster_csv_skip_guard (muster_json_peek_text (self->setup, player, "name"));
      if (*line.player != '\0')
        fault = add_player (self, &line);
    }

  return fault != NULL || self->lines->len > n_before ? fault : muster_club_uncounted_say_nobody (line.side);
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

/* The campaign that it is a chapter of, or "". */
static const char *
find_campaign (const MusterJson *setup,
               GHashTable       *titles)
{
  const MusterJsonValue *tie = muster_json_peek (setup, &setup->root, "campaign", MUSTER_JSON_OBJECT);
  const char *title = g_hash_table_lookup (titles, muster_json_peek_text (setup, tie, "id"));

  return title != NULL ? title : "";
}

/* Adds the battle to the results, or to what does not count. */
static void
add_battle (const MusterLedgerHeader *header,
            const MusterJson         *setup,
            GHashTable               *titles,
            const char               *day,
            GPtrArray                *results,
            GPtrArray                *uncounted)
{
  g_auto (GStrv) scores = g_strsplit (header->score, " : ", -1);
  g_autoptr (GArray) lines = g_array_new (FALSE, FALSE, sizeof (MusterClubLine));
  g_autoptr (MusterClubResult) result = NULL;
  MusterClubHead head = { .battle = header->uuid,
                          .date = day,
                          .ruleset = header->ruleset,
                          .scenario = header->scene,
                          .place = "",
                          .campaign = find_campaign (setup, titles) };
  Reader reader = { .setup = setup,
                    .list = muster_json_peek (setup, &setup->root, "sides", MUSTER_JSON_ARRAY),
                    .winner = header->winner,
                    .scores = scores,
                    .n_scores = g_strv_length (scores),
                    .lines = lines };
  g_autoptr (GPtrArray) names = NULL;
  char *fault;

  names = g_ptr_array_new ();
  for (guint i = 0; i < muster_json_count (reader.list); i++)
    g_ptr_array_add (names, (char *) get_side_name (&reader, i));
  g_ptr_array_add (names, NULL);
  reader.sides = muster_club_uncounted_list_sides ((const char *const *) names->pdata);
  fault = dup_winner_fault (&reader, names);
  for (guint i = 0; fault == NULL && i < muster_json_count (reader.list); i++)
    fault = read_side (&reader, i);
  if (fault == NULL)
    {
      result = muster_club_result_new (&head, (MusterClubLine *) lines->data, lines->len);
      fault = muster_club_result_dup_fault (result);
    }
  if (fault == NULL)
    g_ptr_array_add (results, g_steal_pointer (&result));
  else
    g_ptr_array_add (uncounted, muster_club_uncounted_new (head.battle, header->title, fault));
  g_strfreev (reader.sides);
}

/* Returns: (transfer full) (nullable) (element-type utf8 utf8): of all campaigns, by UUID. Whoever
 * reads the chapters tells which campaigns are damaged. */
static GHashTable *
list_titles (MusterDb  *db,
             GError   **error)
{
  g_autoptr (GHashTable) titles = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_autoptr (GArray) ids = muster_ledger_kind_list_ids (&muster_campaign_kind, db, error);

  if (ids == NULL)
    return NULL;

  for (guint i = 0; i < ids->len; i++)
    {
      g_auto (MusterLedgerHeader) header = { 0 };

      if (muster_ledger_header_load (&header, &muster_campaign_kind, db, g_array_index (ids, gint64, i),
                                     NULL))
        g_hash_table_replace (titles, g_steal_pointer (&header.uuid), g_steal_pointer (&header.title));
    }

  return g_steal_pointer (&titles);
}

/* Whether a battle that does not count was a result before samples said of themselves that they are one. */
static gboolean
was_result (const MusterLedgerHeader *header,
            const MusterJson         *setup,
            GHashTable               *titles,
            const char               *day)
{
  g_autoptr (GPtrArray) results = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_club_result_unref);
  g_autoptr (GPtrArray) others = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_club_uncounted_free);

  if (*muster_json_peek_text (setup, &setup->root, "kind") != '\0')
    return FALSE;
  add_battle (header, setup, titles, day, results, others);

  return results->len > 0;
}

/* Returns FALSE if the battle cannot be read. @n_samples: (nullable): NULL for one that was never a result by
 * mistake. */
static gboolean
read_battle (MusterDb   *db,
             gint64      id,
             GHashTable *said,
             GHashTable *titles,
             GPtrArray  *results,
             GPtrArray  *uncounted,
             GHashTable *struck,
             guint      *n_samples)
{
  g_auto (MusterLedgerChain) chain = { 0 };
  g_auto (MusterOccasion) occasion = { 0 };
  g_autoptr (MusterJson) setup = NULL;

  if (!muster_ledger_chain_load_beginning (&chain, &muster_battle_kind, db, id, NULL))
    return FALSE;
  if (chain.header.prepared != 0 || !muster_ledger_header_is_over (&chain.header))
    return TRUE;

  setup = muster_json_read (chain.origin.document, strlen (chain.origin.document), "", NULL);
  if (setup == NULL)
    return FALSE;
  muster_club_occasion_resolve (chain.header.uuid, setup, chain.origin.created, said, &occasion);
  if (muster_occasion_counts (&occasion))
    {
      add_battle (&chain.header, setup, titles, occasion.played, results, uncounted);
      return TRUE;
    }
  g_hash_table_add (struck, g_strdup (chain.header.uuid));
  if (n_samples != NULL && g_strcmp0 (occasion.kind, MUSTER_OCCASION_SAMPLE) == 0)
    *n_samples += was_result (&chain.header, setup, titles, occasion.played);

  return TRUE;
}

gboolean
muster_club_battles_list (MusterDb    *db,
                          GHashTable  *said,
                          GPtrArray   *results,
                          GPtrArray   *uncounted,
                          GHashTable  *struck,
                          guint       *n_samples,
                          guint       *n_damaged,
                          GError     **error)
{
  g_autoptr (GHashTable) titles = list_titles (db, error);
  g_autoptr (GArray) ids =
    titles != NULL ? muster_ledger_kind_list_ids (&muster_battle_kind, db, error) : NULL;
  gint64 last;

  if (ids == NULL || !muster_meta_get_number (db, MUSTER_META_OLD_BATTLES, &last, error))
    return FALSE;

  for (guint i = 0; i < ids->len; i++)
    {
      gint64 id = g_array_index (ids, gint64, i);

      if (!read_battle (db, id, said, titles, results, uncounted, struck, id <= last ? n_samples : NULL))
        (*n_damaged)++;
    }

  return TRUE;
}
