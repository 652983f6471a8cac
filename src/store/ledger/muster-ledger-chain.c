/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/ledger/muster-ledger-chain.h"

#include "core/muster-i18n.h"

#include <string.h>

/* origin -> event 1 -> event 2 -> … -> head, kept in the header, which has a hash of its own. So
 * a changed, missing, added or exchanged row anywhere breaks the chain or the heading. */

static const char insert_origin[] =
  "INSERT INTO battle_setup (battle_id, uuid, created, document, state, hash)"
  " VALUES (?1, ?2, ?3, ?4, ?5, ?6)";

/* Only until the battle begins. */
static const char update_origin[] =
  "UPDATE battle_setup SET document = ?2, state = ?3, hash = ?4 WHERE battle_id = ?1";

static const char select_origin[] =
  "SELECT uuid, created, document, state, hash FROM battle_setup WHERE battle_id = ?1";

void
muster_ledger_origin_clear (MusterLedgerOrigin *self)
{
  g_free (self->uuid);
  g_free (self->document);
  memset (self, 0, sizeof *self);
}

void
muster_ledger_origin_compute_hash (const MusterLedgerOrigin *self,
                                   MusterHash               *hash)
{
  MusterHasher hasher;

  muster_hasher_init (&hasher, "muster battle 1");
  muster_hasher_add_text (&hasher, self->uuid);
  muster_hasher_add_int (&hasher, self->created);
  muster_hasher_add_text (&hasher, self->document);
  muster_hasher_add_hash (&hasher, &self->state);
  muster_hasher_finish (&hasher, hash);
}

gboolean
muster_ledger_origin_insert (MusterLedgerOrigin  *self,
                             MusterDb            *db,
                             gint64               battle_id,
                             GError             **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, insert_origin, error);

  if (stmt == NULL)
    return FALSE;

  muster_ledger_origin_compute_hash (self, &self->hash);
  muster_stmt_bind_int (stmt, 1, battle_id);
  muster_stmt_bind_text (stmt, 2, self->uuid);
  muster_stmt_bind_int (stmt, 3, self->created);
  muster_stmt_bind_text (stmt, 4, self->document);
  muster_stmt_bind_hash (stmt, 5, &self->state);
  muster_stmt_bind_hash (stmt, 6, &self->hash);

  return muster_stmt_run (stmt, NULL, error);
}

gboolean
muster_ledger_origin_update (MusterLedgerOrigin  *self,
                             MusterDb            *db,
                             gint64               battle_id,
                             GError             **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, update_origin, error);

  if (stmt == NULL)
    return FALSE;

  muster_ledger_origin_compute_hash (self, &self->hash);
  muster_stmt_bind_int (stmt, 1, battle_id);
  muster_stmt_bind_text (stmt, 2, self->document);
  muster_stmt_bind_hash (stmt, 3, &self->state);
  muster_stmt_bind_hash (stmt, 4, &self->hash);

  return muster_stmt_run (stmt, NULL, error);
}

static gboolean
set_damaged (const MusterLedgerChain  *self,
             const char               *what,
             GError                  **error)
{
  /* TRANSLATORS: the title of a battle, and what is wrong with it. */
  g_set_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CORRUPT,
               _("The battle “%s” is damaged: %s."), self->header.title, what);

  return FALSE;
}

static gboolean
load_origin (MusterLedgerChain  *self,
             MusterDb           *db,
             GError            **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, select_origin, error);
  MusterLedgerOrigin *origin = &self->origin;
  MusterHash hash;
  gboolean row;

  if (stmt == NULL)
    return FALSE;

  muster_stmt_bind_int (stmt, 1, self->header.id);
  if (!muster_stmt_step (stmt, &row, error))
    return FALSE;
  if (!row)
    return set_damaged (self, _("its beginning is missing"), error);

  origin->uuid = muster_stmt_dup_text (stmt, 0);
  origin->created = muster_stmt_get_int (stmt, 1);
  origin->document = muster_stmt_dup_text (stmt, 2);
  muster_stmt_get_hash (stmt, 3, &origin->state);
  muster_stmt_get_hash (stmt, 4, &origin->hash);
  if (!muster_stmt_check (stmt, error))
    return FALSE;

  muster_ledger_origin_compute_hash (origin, &hash);
  if (!muster_hash_equal (&hash, &origin->hash) ||
      strcmp (origin->uuid, self->header.uuid) != 0 || origin->created != self->header.created)
    return set_damaged (self, _("its beginning has been changed"), error);

  return TRUE;
}

static gboolean
check_event (MusterLedgerChain        *self,
             const MusterLedgerEvent  *event,
             gint64                    seq,
             const MusterHash         *before,
             GError                  **error)
{
  g_autofree char *what = NULL;
  MusterHash hash;

  muster_ledger_event_compute_hash (event, before, &hash);
  if (event->seq == seq && muster_hash_equal (&hash, &event->hash) &&
      muster_log_fold_apply (&self->fold, event))
    return TRUE;

  what = g_strdup_printf (_("event %" G_GINT64_FORMAT " has been changed or is missing"), seq);

  return set_damaged (self, what, error);
}

static gboolean
load_events (MusterLedgerChain  *self,
             MusterDb           *db,
             GError            **error)
{
  g_autoptr (MusterStmt) stmt = muster_ledger_event_select (db, self->header.id, error);
  MusterHash before = self->origin.hash;
  MusterHash state = self->origin.state;
  gint64 n_events = 0;
  gboolean row;

  if (stmt == NULL || !muster_stmt_step (stmt, &row, error))
    return FALSE;

  while (row)
    {
      g_auto (MusterLedgerEvent) event = { 0 };

      n_events++;
      if (!muster_ledger_event_read (&event, stmt, error) ||
          !check_event (self, &event, n_events, &before, error) ||
          !muster_stmt_step (stmt, &row, error))
        return FALSE;

      before = event.hash;
      state = event.state;
    }

  if (n_events != self->header.n_events || !muster_hash_equal (&before, &self->header.head) ||
      !muster_hash_equal (&state, &self->header.state) ||
      self->fold.n_counting != self->header.n_counting ||
      self->fold.entries->len != self->header.n_entries)
    return set_damaged (self, _("its last events are missing"), error);

  return TRUE;
}

gboolean
muster_ledger_chain_load (MusterLedgerChain  *self,
                          MusterDb           *db,
                          gint64              id,
                          GError            **error)
{
  memset (self, 0, sizeof *self);
  muster_log_fold_init (&self->fold);

  return muster_ledger_header_load (&self->header, db, id, error) &&
         load_origin (self, db, error) && load_events (self, db, error) &&
         muster_ledger_detail_load (&self->detail, db, id, self->header.uuid, error);
}

void
muster_ledger_chain_clear (MusterLedgerChain *self)
{
  muster_ledger_header_clear (&self->header);
  muster_ledger_origin_clear (&self->origin);
  muster_log_fold_clear (&self->fold);
  muster_ledger_detail_clear (&self->detail);
}
