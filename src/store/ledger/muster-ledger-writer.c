/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/ledger/muster-ledger-writer.h"

#include "core/muster-i18n.h"
#include "store/db/muster-store-values.h"

/* When a commit fails, it is not always known whether it came to the disk. The ledger in memory
 * then stands before the event, what is kept before or behind it. Either is well: the next order
 * says its place, and whatever stands there is no longer part of the log. So after a failure of
 * its own the writer goes on from wherever it stands; after a change by somebody else it is refused. */

struct _MusterLedgerWriter
{
  MusterLedgerKeeper *keeper;
  gint64 id;
  MusterHash head;
  gboolean in_doubt;
};

MusterLedgerWriter *
muster_ledger_writer_new (MusterLedgerKeeper *keeper,
                          gint64              id,
                          const MusterHash   *head)
{
  MusterLedgerWriter *self = g_new0 (MusterLedgerWriter, 1);

  self->keeper = g_object_ref (keeper);
  self->id = id;
  self->head = *head;

  return self;
}

void
muster_ledger_writer_free (MusterLedgerWriter *self)
{
  g_return_if_fail (self != NULL);

  g_object_unref (self->keeper);
  g_free (self);
}

static gboolean
write_event (MusterLedgerWriter         *self,
             MusterLedgerEvent          *event,
             const MusterLedgerSummary  *summary,
             GError                    **error)
{
  const MusterHash *head = self->in_doubt ? NULL : &self->head;
  gboolean in_doubt;

  if (!muster_ledger_keeper_append (self->keeper, self->id, head, event, summary, &in_doubt, error))
    {
      self->in_doubt |= in_doubt;
      return FALSE;
    }

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
