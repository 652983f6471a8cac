/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/club/muster-club-chapters.h"

#include "core/battle/muster-occasion.h"
#include "core/campaign/muster-sample-mark.h"
#include "core/club/muster-club-uncounted.h"
#include "core/muster-json.h"
#include "store/db/muster-meta.h"
#include "store/ledger/muster-campaign-kind.h"

#include <string.h>

static JsonNode *
parse (const char *text)
{
  return text != NULL ? muster_json_parse (text, strlen (text), "", NULL) : NULL;
}

/* Reads the log of a verified campaign, and on which day each of its entries was recorded, as the desk that
 * began it reckons days. FALSE: an entry cannot be read. */
static gboolean
read_log (const MusterLedgerChain  *chain,
          MusterDb                 *db,
          const char               *zone,
          MusterClubChronicle      *chronicle)
{
  const MusterLedgerHeader *header = &chain->header;
  g_autoptr (GTimeZone) own = *zone != '\0' ? g_time_zone_new_identifier (zone) : NULL;
  g_autoptr (GTimeZone) reckoning = own != NULL ? g_time_zone_ref (own) : g_time_zone_new_local ();
  g_autoptr (MusterStmt) stmt = muster_ledger_event_select (header->kind, db, header->id, 0, NULL);
  gboolean row = TRUE;

  while (row)
    {
      g_auto (MusterLedgerEvent) event = { 0 };
      g_autoptr (GDateTime) utc = NULL;
      g_autoptr (GDateTime) time = NULL;
      g_autoptr (JsonNode) entry = NULL;
      g_autofree char *day = NULL;

      if (stmt == NULL || !muster_stmt_step (stmt, &row, NULL))
        return FALSE;
      if (!row)
        break;
      if (!muster_ledger_event_read (&event, stmt, NULL))
        return FALSE;
      if (event.kind != MUSTER_LEDGER_ORDER)
        continue;
      utc = g_date_time_new_from_unix_utc (event.recorded);
      time = utc != NULL ? g_date_time_to_timezone (utc, reckoning) : NULL;
      entry = parse (event.payload);
      day = time != NULL ? g_date_time_format (time, "%Y-%m-%d") : NULL;
      if (entry == NULL || day == NULL)
        return FALSE;
      muster_club_chronicle_date (chronicle, entry, day);
    }
  for (guint i = 0; i < chain->fold.n_counting; i++)
    {
      g_autoptr (JsonNode) entry = parse (chain->fold.entries->pdata[i]);

      if (entry == NULL)
        return FALSE;
      muster_club_chronicle_add (chronicle, entry);
    }

  return TRUE;
}

/* The sample does not count, nor does a campaign of which somebody said so. */
static gboolean
campaign_counts (const char *uuid,
                 GHashTable *said)
{
  const MusterOccasion *occasion = g_hash_table_lookup (said, uuid);

  return !muster_sample_mark_is_campaign (uuid) && (occasion == NULL || occasion->counts != MUSTER_COUNTS_NO);
}

/* (transfer full): a chapter on paper has the day that somebody set. */
static MusterClubResult *
date_chapter (MusterClubResult *chapter,
              GHashTable       *said)
{
  const MusterOccasion *occasion = g_hash_table_lookup (said, chapter->head.battle);
  MusterClubHead head = chapter->head;

  if (occasion == NULL || occasion->played == NULL)
    return muster_club_result_ref (chapter);
  head.date = occasion->played;

  return muster_club_result_new (&head, chapter->lines, chapter->n_lines);
}

/* @struck: battles that do not count, not even as chapters */
static void
add_chapters (MusterClubChronicle *chronicle,
              GHashTable          *said,
              GHashTable          *struck,
              GPtrArray           *results,
              GPtrArray           *uncounted)
{
  GPtrArray *fought = muster_club_chronicle_get_results (chronicle);
  GPtrArray *others = muster_club_chronicle_get_uncounted (chronicle);

  for (guint i = 0; i < fought->len; i++)
    {
      MusterClubResult *chapter = fought->pdata[i];

      if (!g_hash_table_contains (struck, chapter->head.battle))
        g_ptr_array_add (results, date_chapter (chapter, said));
    }
  for (guint i = 0; i < others->len; i++)
    {
      const MusterClubUncounted *chapter = others->pdata[i];

      g_ptr_array_add (uncounted, muster_club_uncounted_new (chapter->battle, chapter->title,
                                                             g_strdup (chapter->reason)));
    }
}

/* How many chapters were results by mistake, besides those that have been told of as battles. */
static guint
count_samples (MusterClubChronicle *chronicle,
               GHashTable          *struck)
{
  GPtrArray *fought = muster_club_chronicle_get_results (chronicle);
  guint n = 0;

  for (guint i = 0; i < fought->len; i++)
    n += !g_hash_table_contains (struck, ((MusterClubResult *) fought->pdata[i])->head.battle);

  return n;
}

/* Returns FALSE if the campaign cannot be read. @n_samples: (nullable): NULL for one whose chapters were
 * never results by mistake. */
static gboolean
read_campaign (MusterDb   *db,
               gint64      id,
               GHashTable *said,
               GHashTable *struck,
               GPtrArray  *results,
               GPtrArray  *uncounted,
               GPtrArray  *waiting,
               guint      *n_samples)
{
  g_auto (MusterLedgerChain) chain = { 0 };
  const MusterLedgerHeader *header = &chain.header;
  g_autoptr (MusterClubChronicle) chronicle = NULL;
  g_autoptr (JsonNode) setup = NULL;
  MusterClubWaiting *stand = NULL;
  const char *zone;

  if (!muster_ledger_chain_load (&chain, &muster_campaign_kind, db, id, NULL))
    return FALSE;
  if (header->prepared != 0)
    return TRUE;

  setup = parse (chain.origin.document);
  if (setup == NULL || !JSON_NODE_HOLDS_OBJECT (setup))
    return FALSE;
  chronicle = muster_club_chronicle_new (header->uuid, header->title, setup);
  zone = json_object_get_string_member_with_default (json_node_get_object (setup), MUSTER_CAMPAIGN_ZONE, "");
  if (!read_log (&chain, db, zone, chronicle))
    return FALSE;

  if (campaign_counts (header->uuid, said))
    add_chapters (chronicle, said, struck, results, uncounted);
  else if (n_samples != NULL && muster_sample_mark_is_campaign (header->uuid))
    *n_samples += count_samples (chronicle, struck);
  if (!muster_ledger_header_is_over (header) && header->archived == 0)
    stand = muster_club_chronicle_new_waiting (chronicle, header->scene);
  if (stand != NULL)
    g_ptr_array_add (waiting, stand);

  return TRUE;
}

gboolean
muster_club_chapters_list (MusterDb    *db,
                           GHashTable  *said,
                           GHashTable  *struck,
                           GPtrArray   *results,
                           GPtrArray   *uncounted,
                           GPtrArray   *waiting,
                           guint       *n_samples,
                           guint       *n_damaged,
                           GError     **error)
{
  g_autoptr (GArray) ids = muster_ledger_kind_list_ids (&muster_campaign_kind, db, error);
  gint64 last;

  if (ids == NULL || !muster_meta_get_number (db, MUSTER_META_OLD_CAMPAIGNS, &last, error))
    return FALSE;

  for (guint i = 0; i < ids->len; i++)
    {
      gint64 id = g_array_index (ids, gint64, i);

      if (!read_campaign (db, id, said, struck, results, uncounted, waiting,
                          id <= last ? n_samples : NULL))
        (*n_damaged)++;
    }

  return TRUE;
}
