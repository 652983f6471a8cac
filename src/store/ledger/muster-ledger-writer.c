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
write_events (MusterLedgerWriter         *self,
              MusterLedgerEvent          *events,
              guint                       n_events,
              const MusterLedgerSummary  *summary,
              GError                    **error)
{
  const MusterHash *head = self->in_doubt ? NULL : &self->head;
  gboolean in_doubt;

  if (!muster_ledger_keeper_append (self->keeper, self->id, head, events, n_events, summary, &in_doubt,
                                    error))
    {
      self->in_doubt |= in_doubt;
      return FALSE;
    }

  self->in_doubt = FALSE;
  self->head = events[n_events - 1].hash;

  return TRUE;
}

static gboolean
fill_event (MusterLedgerEvent      *event,
            MusterLedgerEventKind   kind,
            guint                   place,
            const char             *payload,
            const char             *state_digest,
            GError                **error)
{
  event->kind = kind;
  event->place = place;
  event->payload = g_strdup (payload);
  event->recorded = muster_store_now ();
  event->program = g_strdup (PACKAGE_VERSION);

  if (muster_hash_from_hex (&event->state, state_digest))
    return TRUE;

  g_set_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CONSTRAINT,
               _("“%s” is not the digest of a state."), state_digest);

  return FALSE;
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

  return fill_event (&event, kind, place, payload, state_digest, error) &&
         write_events (self, &event, 1, summary, error);
}

static void
clear_event (gpointer data)
{
  muster_ledger_event_clear (data);
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
muster_ledger_writer_replace (MusterLedgerWriter         *self,
                              guint                       place,
                              const char *const          *entries,
                              const char *const          *state_digests,
                              guint                       n_entries,
                              const MusterLedgerSummary  *summary,
                              GError                    **error)
{
  g_autoptr (GArray) events = NULL;

  g_return_val_if_fail (self != NULL && n_entries > 0, FALSE);

  events = g_array_new (FALSE, TRUE, sizeof (MusterLedgerEvent));
  g_array_set_clear_func (events, clear_event);
  g_array_set_size (events, n_entries);
  for (guint i = 0; i < n_entries; i++)
    {
      if (!fill_event (&g_array_index (events, MusterLedgerEvent, i), MUSTER_LEDGER_ORDER, place + i,
                       entries[i], state_digests[i], error))
        return FALSE;
    }

  return write_events (self, (MusterLedgerEvent *) events->data, n_entries, summary, error);
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
