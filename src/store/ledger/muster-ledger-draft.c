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

static void
fill_header (const MusterLedgerDraft *self,
             MusterLedgerHeader      *header)
{
  header->kind = self->kind;
  header->uuid = self->uuid != NULL ? g_strdup (self->uuid) : g_uuid_string_random ();
  header->ruleset = g_strdup (self->ruleset);
  header->subject = g_strdup (self->subject != NULL ? self->subject : "");
  header->date = g_strdup (self->date != NULL ? self->date : "");
  header->archived = self->archived;
  header->prepared = self->prepared;
  header->updated = muster_store_now ();
  header->created = self->created != 0 ? self->created : header->updated;
  muster_ledger_header_set_summary (header, &self->summary);
  muster_ledger_header_set_title (header, self->title != NULL ? self->title : "");
}

static void
fill_event (MusterLedgerEvent     *event,
            MusterLedgerEventKind  kind,
            gint64                 place,
            const char            *payload,
            gint64                 recorded)
{
  event->seq++;
  event->kind = kind;
  event->place = place;
  event->payload = g_strdup (payload);
  event->recorded = recorded;
  event->program = g_strdup (PACKAGE_VERSION);
}

static gboolean
insert_event (MusterLedgerHeader     *header,
              MusterDb               *db,
              MusterLedgerEventKind   kind,
              gint64                  place,
              const char             *payload,
              const MusterHash       *state,
              GError                **error)
{
  g_auto (MusterLedgerEvent) event = { 0 };

  event.seq = header->n_events;
  event.state = *state;
  fill_event (&event, kind, place, payload, header->updated);
  if (!muster_ledger_event_insert (&event, header->kind, db, header->id, &header->head, error))
    return FALSE;

  header->n_events = event.seq;
  header->head = event.hash;
  header->state = event.state;

  return TRUE;
}

/* The state after @n entries. */
static const MusterHash *
state_after (const MusterLedgerDraft *self,
             guint                    n)
{
  return n == 0 ? &self->state : &g_array_index (self->entries, MusterLedgerDraftEntry, n - 1).state;
}

gboolean
muster_ledger_draft_insert_log (const MusterLedgerDraft  *self,
                                MusterLedgerHeader       *header,
                                MusterDb                 *db,
                                GError                  **error)
{
  for (guint i = 0; i < self->entries->len; i++)
    {
      const MusterLedgerDraftEntry *entry = &g_array_index (self->entries, MusterLedgerDraftEntry, i);

      if (!insert_event (header, db, MUSTER_LEDGER_ORDER, i, entry->payload, &entry->state, error))
        return FALSE;
    }

  if (self->n_counting < self->entries->len &&
      !insert_event (header, db, MUSTER_LEDGER_SEEK, self->n_counting, "null",
                     state_after (self, self->n_counting), error))
    return FALSE;

  header->n_entries = self->entries->len;
  header->n_counting = self->n_counting;

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

  fill_header (self, &header);
  if (!muster_tally_add (db, kind->record.tally, &header.id, error) ||
      !muster_ledger_header_touch (&header, db, error))
    return FALSE;

  origin.uuid = g_strdup (header.uuid);
  origin.created = header.created;
  origin.document = g_strdup (self->document);
  origin.state = self->state;
  muster_ledger_origin_compute_hash (&origin, kind, &header.head);
  header.state = self->state;

  /* Events refer to their ledger, so its row comes first; it is completed when they are known. */
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
