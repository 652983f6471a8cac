/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/ledger/muster-ledger-event.h"

#include "core/muster-i18n.h"
#include "store/db/muster-hash-reader.h"

#include <inttypes.h>
#include <string.h>

#define PURPOSE "muster event 1"

static const char SELECT[] =
  "SELECT seq, kind, place, payload, recorded, program, state, hash FROM {events}"
  " WHERE {name}_id = ?1 AND seq > ?2 ORDER BY seq";
static const char INSERT[] =
  "INSERT INTO {events} ({name}_id, seq, kind, place, payload, recorded, program, state, hash)"
  " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)";

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

static void
clear_event (gpointer data)
{
  muster_ledger_event_clear (data);
}

GArray *
muster_ledger_event_array_new (guint n_events)
{
  GArray *events = g_array_new (FALSE, TRUE, sizeof (MusterLedgerEvent));

  g_array_set_clear_func (events, clear_event);
  g_array_set_size (events, n_events);

  return events;
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

/* @bytes: (nullable): receives the bytes that the hash covers. */
static void
hash_event (const MusterLedgerEvent *self,
            const MusterHash        *before,
            GByteArray              *bytes,
            MusterHash              *hash)
{
  MusterHasher hasher;

  muster_hasher_init_bytes (&hasher, PURPOSE, bytes);
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

void
muster_ledger_event_compute_hash (const MusterLedgerEvent *self,
                                  const MusterHash        *before,
                                  MusterHash              *hash)
{
  hash_event (self, before, NULL, hash);
}

GBytes *
muster_ledger_event_to_bytes (const MusterLedgerEvent *self,
                              const MusterHash        *before)
{
  GByteArray *bytes = g_byte_array_new ();
  MusterHash hash;

  hash_event (self, before, bytes, &hash);

  return g_byte_array_free_to_bytes (bytes);
}

gboolean
muster_ledger_event_from_bytes (MusterLedgerEvent *self,
                                GBytes            *bytes,
                                MusterHash        *before)
{
  g_autofree char *kind = NULL;
  MusterHashReader reader;

  muster_hash_reader_init (&reader, bytes, PURPOSE);
  muster_hash_reader_get_hash (&reader, before);
  self->seq = muster_hash_reader_get_int (&reader);
  kind = muster_hash_reader_dup_text (&reader);
  self->place = muster_hash_reader_get_int (&reader);
  self->payload = muster_hash_reader_dup_text (&reader);
  self->recorded = muster_hash_reader_get_int (&reader);
  self->program = muster_hash_reader_dup_text (&reader);
  muster_hash_reader_get_hash (&reader, &self->state);
  if (!muster_hash_reader_finish (&reader) || !muster_ledger_event_set_kind (self, kind))
    return FALSE;

  hash_event (self, before, NULL, &self->hash);

  return TRUE;
}

gboolean
muster_ledger_event_insert (MusterLedgerEvent       *self,
                            const MusterLedgerKind  *kind,
                            MusterDb                *db,
                            gint64                   id,
                            const MusterHash        *before,
                            GError                 **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, muster_ledger_kind_sql (kind, INSERT), error);

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

gboolean
muster_ledger_event_append (MusterLedgerEvent   *self,
                            MusterLedgerHeader  *header,
                            MusterDb            *db,
                            GError             **error)
{
  if (self->place < 0 || self->place > header->n_entries)
    return muster_ledger_kind_fail (header->kind, error, MUSTER_STORE_ERROR_CONSTRAINT,
                                    MUSTER_LEDGER_HAS_NO_PLACE, .title = header->title,
                                    .number = self->place);

  self->seq = header->n_events + 1;
  if (!muster_ledger_event_insert (self, header->kind, db, header->id, &header->head, error))
    return FALSE;

  header->n_events = self->seq;
  header->n_counting = self->place;
  if (self->kind == MUSTER_LEDGER_ORDER)
    {
      header->n_counting++;
      header->n_entries = header->n_counting;
    }
  header->head = self->hash;
  header->state = self->state;
  header->updated = self->recorded;

  return TRUE;
}

MusterStmt *
muster_ledger_event_select (const MusterLedgerKind  *kind,
                            MusterDb                *db,
                            gint64                   id,
                            gint64                   after,
                            GError                 **error)
{
  MusterStmt *stmt = muster_stmt_new (db, muster_ledger_kind_sql (kind, SELECT), error);

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
               _("Event %" PRId64 " is damaged."), self->seq);

  return FALSE;
}
