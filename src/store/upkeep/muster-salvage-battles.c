/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/upkeep/muster-salvage-private.h"

#include "core/muster-i18n.h"
#include "core/muster-json.h"
#include "core/plans/muster-plan-file.h"
#include "store/db/muster-meta.h"
#include "store/db/muster-store-values.h"

#include <string.h>

/* A battle stands or falls with its beginning, whose hash is the first of the chain. From there
 * events are taken as long as each follows from the one before. The heading is copied if it fits
 * its hash; else it is made again from the beginning, and the battle counts as cut, since nobody
 * can tell where it ended. */

static const char *
get_member (JsonObject *object,
            const char *name)
{
  return object != NULL ? json_object_get_string_member_with_default (object, name, "") : "";
}

static char *
describe_sides (JsonObject *object)
{
  JsonArray *sides = NULL;
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;

  if (object != NULL && json_object_has_member (object, "sides"))
    sides = json_node_get_node_type (json_object_get_member (object, "sides")) == JSON_NODE_ARRAY
              ? json_object_get_array_member (object, "sides")
              : NULL;

  for (guint i = 0; sides != NULL && i < json_array_get_length (sides); i++)
    {
      JsonNode *side = json_array_get_element (sides, i);

      if (JSON_NODE_HOLDS_OBJECT (side))
        g_strv_builder_add (builder, get_member (json_node_get_object (side), "name"));
    }
  names = g_strv_builder_end (builder);

  return g_strjoinv (" – ", names);
}

static void
make_header (const MusterLedgerOrigin *origin,
             MusterLedgerHeader       *header)
{
  g_autoptr (JsonNode) node = muster_json_parse (origin->document, strlen (origin->document),
                                                 "setup", NULL);
  JsonObject *object = node != NULL && JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node)
                                                                     : NULL;

  header->uuid = g_strdup (origin->uuid);
  header->ruleset = g_strdup (get_member (object, "ruleset"));
  header->date = g_strdup (get_member (object, "date"));
  header->subject = describe_sides (object);
  header->status = g_strdup (MUSTER_LEDGER_STATUS_OPEN);
  header->created = origin->created;
  header->updated = muster_store_now ();
  header->prepared = g_str_equal (get_member (object, "format"), MUSTER_PLAN_FORMAT);
  muster_ledger_header_set_title (header, get_member (object, "title"));
}

static void
copy_header (const MusterLedgerHeader *kept,
             MusterLedgerHeader       *header)
{
  header->uuid = g_strdup (kept->uuid);
  header->ruleset = g_strdup (kept->ruleset);
  header->date = g_strdup (kept->date);
  header->subject = g_strdup (kept->subject);
  header->status = g_strdup (kept->status);
  header->created = kept->created;
  header->updated = kept->updated;
  header->archived = kept->archived;
  header->prepared = kept->prepared;
  header->turn = kept->turn;
  header->winner = g_strdup (kept->winner);
  header->score = g_strdup (kept->score);
  header->scenario = g_strdup (kept->scenario);
  muster_ledger_header_set_title (header, kept->title);
}

static gboolean
copy_events (MusterSalvageIndex  *index,
             gint64               old_id,
             MusterLedgerHeader  *header,
             MusterDb            *db,
             GError             **error)
{
  g_auto (MusterLogFold) fold = { 0 };

  muster_log_fold_init (&fold);
  while (TRUE)
    {
      g_auto (MusterLedgerEvent) event = { 0 };
      MusterHash before = header->head;

      if (!muster_salvage_index_find_event (index, old_id, header->n_events + 1, &before, &event) ||
          !muster_log_fold_apply (&fold, &event))
        return TRUE;
      if (!muster_ledger_event_insert (&event, db, header->id, &before, error))
        return FALSE;

      header->n_events = event.seq;
      header->n_entries = fold.entries->len;
      header->n_counting = fold.n_counting;
      header->head = event.hash;
      header->state = event.state;
    }
}

static void
report (MusterSalvage            *self,
        const MusterLedgerHeader *kept,
        const MusterLedgerHeader *header)
{
  if (kept != NULL && muster_hash_equal (&kept->head, &header->head))
    {
      self->n_battles++;
      return;
    }

  self->n_cut_battles++;
  if (kept == NULL)
    muster_salvage_add_loss (self,
                             _("The heading of the battle “%s” is lost; of its events, the first "
                               "%" G_GINT64_FORMAT " are there."),
                             header->title, header->n_events);
  else
    muster_salvage_add_loss (self,
                             _("Of the battle “%s”, only the first %" G_GINT64_FORMAT " of "
                               "%" G_GINT64_FORMAT " events are there."),
                             header->title, header->n_events, kept->n_events);
}

static gboolean
salvage_battle (MusterSalvage             *self,
                MusterSalvageIndex        *index,
                MusterFoundOrigin         *found,
                const MusterLedgerHeader  *kept,
                MusterDb                  *db,
                GError                   **error)
{
  g_auto (MusterLedgerHeader) header = { 0 };
  gint64 old_id = kept != NULL ? kept->id : found->battle_id;
  const MusterLedgerDetail *detail =
    g_hash_table_lookup (index->battle_details, found->origin.uuid);

  if (kept != NULL)
    copy_header (kept, &header);
  else
    make_header (&found->origin, &header);
  header.head = found->origin.hash;
  header.state = found->origin.state;

  if (!muster_tally_add (db, "battle", &header.id, error) ||
      !muster_ledger_header_touch (&header, db, error) ||
      !muster_ledger_header_insert (&header, db, error) ||
      !muster_ledger_origin_insert (&found->origin, db, header.id, error) ||
      !copy_events (index, old_id, &header, db, error) ||
      !muster_ledger_header_update (&header, db, error) ||
      (detail != NULL && !muster_ledger_detail_put (detail, db, header.id, error)))
    return FALSE;

  report (self, kept, &header);

  return TRUE;
}

static void
report_lost (MusterSalvage      *self,
             MusterSalvageIndex *index,
             GHashTable         *seen)
{
  for (guint i = 0; i < index->headers->len; i++)
    {
      const MusterLedgerHeader *header = index->headers->pdata[i];

      if (g_hash_table_add (seen, header->uuid))
        muster_salvage_add_loss (self, _("The battle “%s” is lost: its beginning is damaged."),
                                 header->title);
    }
}

static int
compare_origins (gconstpointer a,
                 gconstpointer b,
                 gpointer      data)
{
  const MusterFoundOrigin *origins[] = { *(MusterFoundOrigin *const *) a,
                                         *(MusterFoundOrigin *const *) b };
  gint64 touched[2];

  for (guint i = 0; i < 2; i++)
    {
      const MusterLedgerHeader *header =
        muster_salvage_index_find_header (data, origins[i]->origin.uuid);

      touched[i] = header != NULL ? header->touched : 0;
    }

  return touched[0] < touched[1] ? -1 : touched[0] > touched[1];
}

gboolean
muster_salvage_battles (MusterSalvage       *self,
                        MusterSalvageIndex  *index,
                        MusterDb            *db,
                        GError             **error)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  /* In their old order of use. */
  g_ptr_array_sort_with_data (index->origins, compare_origins, index);
  for (guint i = 0; i < index->origins->len; i++)
    {
      MusterFoundOrigin *found = index->origins->pdata[i];

      const char *uuid = found->origin.uuid;

      if (g_hash_table_add (seen, found->origin.uuid) &&
          !salvage_battle (self, index, found, muster_salvage_index_find_header (index, uuid), db,
                           error))
        return FALSE;
    }

  report_lost (self, index, seen);

  return TRUE;
}
