/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/ledger/muster-ledger-draft.h"

#include "store/db/muster-meta.h"
#include "store/db/muster-store-values.h"
#include "store/ledger/muster-ledger-chain.h"

#include <string.h>

static void
clear_entry (gpointer data)
{
  MusterLedgerDraftEntry *entry = data;

  g_free (entry->payload);
}

void
muster_ledger_draft_init (MusterLedgerDraft      *self,
                          const MusterLedgerKind *kind)
{
  memset (self, 0, sizeof *self);
  self->kind = kind;
  self->entries = g_array_new (FALSE, FALSE, sizeof (MusterLedgerDraftEntry));
  g_array_set_clear_func (self->entries, clear_entry);
}

void
muster_ledger_draft_clear (MusterLedgerDraft *self)
{
  g_free (self->uuid);
  g_free (self->ruleset);
  g_free (self->title);
  g_free (self->subject);
  g_free (self->date);
  g_free (self->document);
  muster_ledger_summary_clear (&self->summary);
  g_free (self->details);
  g_clear_pointer (&self->entries, g_array_unref);
  memset (self, 0, sizeof *self);
}

void
muster_ledger_draft_add (MusterLedgerDraft *self,
                         const char        *payload,
                         const MusterHash  *state)
{
  MusterLedgerDraftEntry entry = { g_strdup (payload), *state };

  g_array_append_val (self->entries, entry);
  self->n_counting = self->entries->len;
}

gboolean
muster_ledger_draft_insert_log (const MusterLedgerDraft  *self,
                                MusterLedgerHeader       *header,
                                MusterDb                 *db,
                                GError                  **error)
{
  guint n_events = self->entries->len + (self->n_counting < self->entries->len ? 1 : 0);

  for (guint i = 0; i < n_events; i++)
    {
      gboolean is_order = i < self->entries->len;
      guint n = is_order ? i + 1 : self->n_counting; /* how many entries count after this event */
      const MusterLedgerDraftEntry *last =
        n > 0 ? &g_array_index (self->entries, MusterLedgerDraftEntry, n - 1) : NULL;
      g_auto (MusterLedgerEvent) event = {
        .kind = is_order ? MUSTER_LEDGER_ORDER : MUSTER_LEDGER_SEEK,
        .place = is_order ? i : n,
        .payload = g_strdup (is_order ? last->payload : "null"),
        .recorded = header->updated,
        .program = g_strdup (PACKAGE_VERSION),
        .state = last != NULL ? last->state : self->state,
      };

      if (!muster_ledger_event_append (&event, header, db, error))
        return FALSE;
    }

  return TRUE;
}

gboolean
muster_ledger_draft_insert (MusterLedgerDraft  *self,
                            MusterDb           *db,
                            gint64             *id,
                            MusterHash         *head,
                            GError            **error)
{
  const MusterLedgerKind *kind = self->kind;
  g_auto (MusterLedgerHeader) header = { 0 };
  g_auto (MusterLedgerOrigin) origin = { 0 };

  header.kind = kind;
  header.uuid = self->uuid != NULL ? g_strdup (self->uuid) : g_uuid_string_random ();
  header.ruleset = g_strdup (self->ruleset);
  header.subject = g_strdup (self->subject != NULL ? self->subject : "");
  header.date = g_strdup (self->date != NULL ? self->date : "");
  header.archived = self->archived;
  header.prepared = self->prepared;
  header.updated = muster_store_now ();
  header.created = self->created != 0 ? self->created : header.updated;
  muster_ledger_header_set_summary (&header, &self->summary);
  muster_ledger_header_set_title (&header, self->title != NULL ? self->title : "");
  if (!muster_tally_add (db, kind->name, &header.id, error) ||
      !muster_ledger_header_touch (&header, db, error))
    return FALSE;

  origin.uuid = g_strdup (header.uuid);
  origin.created = header.created;
  origin.document = g_strdup (self->document);
  origin.state = self->state;
  muster_ledger_origin_compute_hash (&origin, kind, &header.head);
  header.state = self->state;

  /* Events refer to the row of their ledger, so insert that first and complete it when they are
   * known. */
  if (!muster_ledger_header_insert (&header, db, error) ||
      !muster_ledger_origin_insert (&origin, kind, db, header.id, error) ||
      !muster_ledger_draft_insert_log (self, &header, db, error) ||
      (header.n_events > 0 && !muster_ledger_header_update (&header, db, error)) ||
      (self->details != NULL &&
       !muster_ledger_detail_save (kind, db, header.id, header.uuid, self->details, error)))
    return FALSE;

  *id = header.id;
  if (head != NULL)
    *head = header.head;

  return TRUE;
}
