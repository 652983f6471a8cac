/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/ledger/muster-ledger-chain.h"

#include "core/muster-i18n.h"
#include "store/ledger/muster-ledger-keeper.h"

#include <string.h>

/* origin -> event 1 -> event 2 -> … -> head, kept in the header, which has a hash of its own. So
 * a changed, missing, added or exchanged row anywhere breaks the chain or the heading. */

typedef struct
{
  MusterLedgerChain *chain;
  MusterHash before;
  MusterHash state;
  gint64 n_events;
} Following;

static gboolean
set_damaged (const MusterLedgerChain  *self,
             const char               *what,
             GError                  **error)
{
  return muster_ledger_kind_fail (self->header.kind, error, MUSTER_STORE_ERROR_CORRUPT,
                                  MUSTER_LEDGER_IS_DAMAGED, .title = self->header.title, .what = what);
}

static gboolean
check_origin (MusterLedgerChain  *self,
              GError            **error)
{
  const MusterLedgerOrigin *origin = &self->origin;
  MusterHash hash;

  if (origin->uuid == NULL)
    return set_damaged (self, _("its beginning is missing"), error);

  muster_ledger_origin_compute_hash (origin, self->header.kind, &hash);
  if (!muster_hash_equal (&hash, &origin->hash) ||
      strcmp (origin->uuid, self->header.uuid) != 0 || origin->created != self->header.created)
    return set_damaged (self, _("its beginning has been changed"), error);

  return TRUE;
}

static gboolean
visit_cb (const MusterLedgerEvent  *event,
          gpointer                  data,
          GError                  **error)
{
  Following *following = data;
  g_autofree char *what = NULL;
  MusterHash hash;

  following->n_events++;
  muster_ledger_event_compute_hash (event, &following->before, &hash);
  if (event->seq == following->n_events && muster_hash_equal (&hash, &event->hash) &&
      muster_log_fold_apply (&following->chain->fold, event))
    {
      following->before = event->hash;
      following->state = event->state;
      return TRUE;
    }

  what = g_strdup_printf (_("event %" G_GINT64_FORMAT " has been changed or is missing"),
                          following->n_events);

  return set_damaged (following->chain, what, error);
}

static gboolean
follow (MusterLedgerChain   *self,
        MusterLedgerKeeper  *keeper,
        GError             **error)
{
  const MusterLedgerHeader *header = &self->header;
  Following following = { self, self->origin.hash, self->origin.state, 0 };

  if (!muster_ledger_keeper_follow (keeper, header->id, 0, visit_cb, &following, error))
    return FALSE;

  if (following.n_events != header->n_events || !muster_hash_equal (&following.before, &header->head) ||
      !muster_hash_equal (&following.state, &header->state) ||
      self->fold.n_counting != header->n_counting || self->fold.entries->len != header->n_entries)
    return set_damaged (self, _("its last events are missing"), error);

  return TRUE;
}

gboolean
muster_ledger_chain_load (MusterLedgerChain   *self,
                          MusterLedgerKeeper  *keeper,
                          gint64               id,
                          GError             **error)
{
  memset (self, 0, sizeof *self);
  muster_log_fold_init (&self->fold);

  return muster_ledger_keeper_read (keeper, id, &self->header, &self->origin, &self->detail, error) &&
         check_origin (self, error) && follow (self, keeper, error);
}

void
muster_ledger_chain_clear (MusterLedgerChain *self)
{
  muster_ledger_header_clear (&self->header);
  muster_ledger_origin_clear (&self->origin);
  muster_log_fold_clear (&self->fold);
  muster_ledger_detail_clear (&self->detail);
}
