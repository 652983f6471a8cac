/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/ledger/muster-ledger-event.h"

#include "core/muster-i18n.h"

#include <string.h>

static const char *const kind_words[] = {
  [MUSTER_LEDGER_ORDER] = "order",
  [MUSTER_LEDGER_SEEK] = "seek",
};

void
muster_ledger_event_clear (MusterLedgerEvent *self)
{
  g_free (self->payload);
  g_free (self->program);
  memset (self, 0, sizeof *self);
}

gboolean
muster_ledger_event_set_kind (MusterLedgerEvent *self,
                              const char        *word)
{
  for (guint i = 0; i < G_N_ELEMENTS (kind_words); i++)
    {
      if (strcmp (word, kind_words[i]) == 0)
        {
          self->kind = i;
          return TRUE;
        }
    }

  return FALSE;
}

void
muster_ledger_event_compute_hash (const MusterLedgerEvent *self,
                                  const MusterHash        *before,
                                  MusterHash              *hash)
{
  MusterHasher hasher;

  muster_hasher_init (&hasher, "muster event 1");
  muster_hasher_add_hash (&hasher, before);
  muster_hasher_add_int (&hasher, self->seq);
  muster_hasher_add_text (&hasher, kind_words[self->kind]);
  muster_hasher_add_int (&hasher, self->place);
  muster_hasher_add_text (&hasher, self->payload);
  muster_hasher_add_int (&hasher, self->recorded);
  muster_hasher_add_text (&hasher, self->program);
  muster_hasher_add_hash (&hasher, &self->state);
  muster_hasher_finish (&hasher, hash);
}

gboolean
muster_ledger_event_insert (MusterLedgerEvent       *self,
                            const MusterLedgerKind  *kind,
                            MusterDb                *db,
                            gint64                   id,
                            const MusterHash        *before,
                            GError                 **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, kind->sql.insert_event, error);

  if (stmt == NULL)
    return FALSE;

  muster_ledger_event_compute_hash (self, before, &self->hash);
  muster_stmt_bind_int (stmt, 1, id);
  muster_stmt_bind_int (stmt, 2, self->seq);
  muster_stmt_bind_text (stmt, 3, kind_words[self->kind]);
  muster_stmt_bind_int (stmt, 4, self->place);
  muster_stmt_bind_text (stmt, 5, self->payload);
  muster_stmt_bind_int (stmt, 6, self->recorded);
  muster_stmt_bind_text (stmt, 7, self->program);
  muster_stmt_bind_hash (stmt, 8, &self->state);
  muster_stmt_bind_hash (stmt, 9, &self->hash);

  return muster_stmt_run (stmt, NULL, error);
}

MusterStmt *
muster_ledger_event_select (const MusterLedgerKind  *kind,
                            MusterDb                *db,
                            gint64                   id,
                            gint64                   after,
                            GError                 **error)
{
  MusterStmt *stmt = muster_stmt_new (db, kind->sql.select_events, error);

  if (stmt != NULL)
    {
      muster_stmt_bind_int (stmt, 1, id);
      muster_stmt_bind_int (stmt, 2, after);
    }

  return stmt;
}

gboolean
muster_ledger_event_read (MusterLedgerEvent  *self,
                          MusterStmt         *stmt,
                          GError            **error)
{
  gboolean known;

  self->seq = muster_stmt_get_int (stmt, 0);
  known = muster_ledger_event_set_kind (self, muster_stmt_get_text (stmt, 1, NULL));
  self->place = muster_stmt_get_int (stmt, 2);
  self->payload = muster_stmt_dup_text (stmt, 3);
  self->recorded = muster_stmt_get_int (stmt, 4);
  self->program = muster_stmt_dup_text (stmt, 5);
  muster_stmt_get_hash (stmt, 6, &self->state);
  muster_stmt_get_hash (stmt, 7, &self->hash);

  if (!muster_stmt_check (stmt, error))
    return FALSE;
  if (known)
    return TRUE;

  g_set_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CORRUPT,
               _("Event %" G_GINT64_FORMAT " is damaged."), self->seq);

  return FALSE;
}
