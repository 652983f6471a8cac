/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/ledger/muster-ledger-writer.h"

#include "core/muster-i18n.h"
#include "store/db/muster-store-values.h"
#include "store/db/muster-transaction.h"

/* When a commit fails, it is not always known whether it came to the disk. The battle in memory
 * then stands before the event, the file before or behind it. Either is well: the next order
 * says its place, and whatever stands there is no longer part of the log. So after a failure of
 * its own the writer looks again where the file stands; after a change by somebody else it
 * refuses. */

struct _MusterLedgerWriter
{
  MusterDb *db;
  gint64 id;
  MusterHash head;
  gboolean in_doubt;
};

MusterLedgerWriter *
muster_ledger_writer_new (MusterDb         *db,
                          gint64            battle_id,
                          const MusterHash *head)
{
  MusterLedgerWriter *self = g_new0 (MusterLedgerWriter, 1);

  self->db = muster_db_ref (db);
  self->id = battle_id;
  self->head = *head;

  return self;
}

void
muster_ledger_writer_free (MusterLedgerWriter *self)
{
  g_return_if_fail (self != NULL);

  muster_db_unref (self->db);
  g_free (self);
}

static gboolean
check_head (MusterLedgerWriter        *self,
            const MusterLedgerHeader  *header,
            GError                   **error)
{
  if (self->in_doubt || muster_hash_equal (&self->head, &header->head))
    return TRUE;

  g_set_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CONSTRAINT,
               _("Another program has gone on with the battle “%s”. Open it again to see where it stands."),
               header->title);

  return FALSE;
}

static gboolean
check_place (const MusterLedgerHeader  *header,
             const MusterLedgerEvent   *event,
             GError                   **error)
{
  if (event->place >= 0 && event->place <= header->n_entries)
    return TRUE;

  g_set_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CONSTRAINT,
               _("The log of the battle “%s” has no place %" G_GINT64_FORMAT "."),
               header->title, event->place);

  return FALSE;
}

static void
advance (MusterLedgerHeader      *header,
         const MusterLedgerEvent *event)
{
  header->n_events = event->seq;
  header->n_counting = event->place;
  if (event->kind == MUSTER_LEDGER_ORDER)
    {
      header->n_counting++;
      header->n_entries = header->n_counting;
    }
  header->head = event->hash;
  header->state = event->state;
  header->updated = event->recorded;
}

static gboolean
write_event (MusterLedgerWriter         *self,
             MusterLedgerEvent          *event,
             const MusterLedgerSummary  *summary,
             GError                    **error)
{
  g_autoptr (MusterTransaction) transaction = muster_transaction_begin (self->db, error);
  g_auto (MusterLedgerHeader) header = { 0 };

  if (transaction == NULL || !muster_ledger_header_load (&header, self->db, self->id, error) ||
      !check_head (self, &header, error) || !check_place (&header, event, error))
    return FALSE;

  event->seq = header.n_events + 1;
  if (!muster_ledger_event_insert (event, self->db, self->id, &header.head, error))
    return FALSE;

  advance (&header, event);
  if (summary != NULL)
    muster_ledger_header_set_summary (&header, summary);
  if (!muster_ledger_header_touch (&header, self->db, error) ||
      !muster_ledger_header_update (&header, self->db, error))
    return FALSE;

  self->in_doubt = TRUE;
  if (!muster_transaction_commit (transaction, error))
    return FALSE;

  self->in_doubt = FALSE;
  self->head = event->hash;

  return TRUE;
}

static gboolean
record (MusterLedgerWriter         *self,
        MusterLedgerEventKind       kind,
        guint                       place,
        const char                 *payload,
        const char                 *state_digest,
        const MusterLedgerSummary  *summary,
        GError                    **error)
{
  g_auto (MusterLedgerEvent) event = { 0 };

  event.kind = kind;
  event.place = place;
  event.payload = g_strdup (payload);
  event.recorded = muster_store_now ();
  event.program = g_strdup (PACKAGE_VERSION);

  if (!muster_hash_from_hex (&event.state, state_digest))
    {
      g_set_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CONSTRAINT,
                   _("“%s” is not the digest of a state."), state_digest);
      return FALSE;
    }

  return write_event (self, &event, summary, error);
}

gboolean
muster_ledger_writer_append (MusterLedgerWriter         *self,
                             guint                       place,
                             const char                 *entry,
                             const char                 *state_digest,
                             const MusterLedgerSummary  *summary,
                             GError                    **error)
{
  g_return_val_if_fail (self != NULL && entry != NULL && state_digest != NULL, FALSE);

  return record (self, MUSTER_LEDGER_ORDER, place, entry, state_digest, summary, error);
}

gboolean
muster_ledger_writer_seek (MusterLedgerWriter         *self,
                           guint                       n_counting,
                           const char                 *state_digest,
                           const MusterLedgerSummary  *summary,
                           GError                    **error)
{
  g_return_val_if_fail (self != NULL && state_digest != NULL, FALSE);

  return record (self, MUSTER_LEDGER_SEEK, n_counting, "null", state_digest, summary, error);
}

gint64
muster_ledger_writer_get_id (MusterLedgerWriter *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->id;
}
