/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/ledger/muster-ledger-origin.h"

#include "core/muster-json.h"
#include "store/db/muster-hash-reader.h"
#include "store/db/muster-store-values.h"

#include <string.h>

/* Reads and writes the first link of a chain. It never changes once the ledger has begun:
 * muster_ledger_origin_update() is for plans, and for a chain that another one replaces. */

static const char SELECT[] =
  "SELECT uuid, created, document, state, hash FROM {name}_setup WHERE {name}_id = ?1";
static const char INSERT[] =
  "INSERT INTO {name}_setup ({name}_id, uuid, created, document, state, hash)"
  " VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
static const char UPDATE[] =
  "UPDATE {name}_setup SET document = ?2, state = ?3, hash = ?4, created = ?5 WHERE {name}_id = ?1";

void
muster_ledger_origin_clear (MusterLedgerOrigin *self)
{
  g_free (self->uuid);
  g_free (self->document);
  memset (self, 0, sizeof *self);
}

/* @bytes: (nullable): receives the bytes that the hash covers. */
static void
hash_origin (const MusterLedgerOrigin *self,
             const MusterLedgerKind   *kind,
             GByteArray               *bytes,
             MusterHash               *hash)
{
  MusterHasher hasher;

  muster_hasher_init_bytes (&hasher, kind->origin_purpose, bytes);
  muster_hasher_add_text (&hasher, self->uuid);
  muster_hasher_add_int (&hasher, self->created);
  muster_hasher_add_text (&hasher, self->document);
  muster_hasher_add_hash (&hasher, &self->state);
  muster_hasher_finish (&hasher, hash);
}

void
muster_ledger_origin_compute_hash (const MusterLedgerOrigin *self,
                                   const MusterLedgerKind   *kind,
                                   MusterHash               *hash)
{
  hash_origin (self, kind, NULL, hash);
}

GBytes *
muster_ledger_origin_to_bytes (const MusterLedgerOrigin *self,
                               const MusterLedgerKind   *kind)
{
  GByteArray *bytes = g_byte_array_new ();
  MusterHash hash;

  hash_origin (self, kind, bytes, &hash);

  return g_byte_array_free_to_bytes (bytes);
}

gboolean
muster_ledger_origin_from_bytes (MusterLedgerOrigin     *self,
                                 const MusterLedgerKind *kind,
                                 GBytes                 *bytes)
{
  MusterHashReader reader;

  muster_hash_reader_init (&reader, bytes, kind->origin_purpose);
  self->uuid = muster_hash_reader_dup_text (&reader);
  self->created = muster_hash_reader_get_int (&reader);
  self->document = muster_hash_reader_dup_text (&reader);
  muster_hash_reader_get_hash (&reader, &self->state);
  hash_origin (self, kind, NULL, &self->hash);

  return muster_hash_reader_finish (&reader);
}

void
muster_ledger_origin_describe (const MusterLedgerOrigin *self,
                               const MusterLedgerKind   *kind,
                               MusterLedgerHeader       *header)
{
  g_autoptr (JsonNode) node = muster_json_parse (self->document, strlen (self->document), "setup", NULL);
  JsonObject *object = node != NULL && JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;

  header->kind = kind;
  header->uuid = g_strdup (self->uuid);
  header->status = g_strdup (MUSTER_LEDGER_STATUS_OPEN);
  header->created = self->created;
  header->updated = muster_store_now ();
  kind->describe (object, header);
  muster_ledger_header_set_title (header, muster_ledger_kind_get_text (object, "title"));
}

char *
muster_ledger_origin_dup_without (const MusterLedgerOrigin *self,
                                  const char *const        *members)
{
  g_autoptr (JsonNode) node = muster_json_parse (self->document, strlen (self->document), "setup", NULL);
  JsonObject *object = node != NULL && JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
  gboolean has_any = FALSE;

  for (guint i = 0; object != NULL && members[i] != NULL; i++)
    {
      has_any = has_any || json_object_has_member (object, members[i]);
      json_object_remove_member (object, members[i]);
    }

  return has_any ? muster_json_print (node, FALSE) : g_strdup (self->document);
}

char **
muster_ledger_origin_list_packs (const MusterLedgerOrigin *self)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_autoptr (JsonNode) node =
    muster_json_parse (self->document, strlen (self->document), "setup", NULL);
  JsonNode *packs = node != NULL && JSON_NODE_HOLDS_OBJECT (node)
                      ? json_object_get_member (json_node_get_object (node), "packs")
                      : NULL;

  for (guint i = 0; packs != NULL && JSON_NODE_HOLDS_ARRAY (packs) &&
                    i < json_array_get_length (json_node_get_array (packs)); i++)
    {
      JsonNode *name = json_array_get_element (json_node_get_array (packs), i);

      if (JSON_NODE_HOLDS_VALUE (name) && json_node_get_value_type (name) == G_TYPE_STRING)
        g_strv_builder_add (names, json_node_get_string (name));
    }

  return g_strv_builder_end (names);
}

gboolean
muster_ledger_origin_load (MusterLedgerOrigin      *self,
                           const MusterLedgerKind  *kind,
                           MusterDb                *db,
                           gint64                   id,
                           GError                 **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, muster_ledger_kind_sql (kind, SELECT), error);
  gboolean row;

  memset (self, 0, sizeof *self);
  if (stmt == NULL || !muster_stmt_look_up (stmt, id, &row, error))
    return FALSE;
  if (!row)
    return TRUE;

  self->uuid = muster_stmt_dup_text (stmt, 0);
  self->created = muster_stmt_get_int (stmt, 1);
  self->document = muster_stmt_dup_text (stmt, 2);
  muster_stmt_get_hash (stmt, 3, &self->state);
  muster_stmt_get_hash (stmt, 4, &self->hash);

  return muster_stmt_check (stmt, error);
}

gboolean
muster_ledger_origin_insert (MusterLedgerOrigin      *self,
                             const MusterLedgerKind  *kind,
                             MusterDb                *db,
                             gint64                   id,
                             GError                 **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, muster_ledger_kind_sql (kind, INSERT), error);

  if (stmt == NULL)
    return FALSE;

  muster_ledger_origin_compute_hash (self, kind, &self->hash);
  muster_stmt_bind_int (stmt, 1, id);
  muster_stmt_bind_text (stmt, 2, self->uuid);
  muster_stmt_bind_int (stmt, 3, self->created);
  muster_stmt_bind_text (stmt, 4, self->document);
  muster_stmt_bind_hash (stmt, 5, &self->state);
  muster_stmt_bind_hash (stmt, 6, &self->hash);

  return muster_stmt_run (stmt, NULL, error);
}

gboolean
muster_ledger_origin_update (MusterLedgerOrigin      *self,
                             const MusterLedgerKind  *kind,
                             MusterDb                *db,
                             gint64                   id,
                             GError                 **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, muster_ledger_kind_sql (kind, UPDATE), error);

  if (stmt == NULL)
    return FALSE;

  muster_ledger_origin_compute_hash (self, kind, &self->hash);
  muster_stmt_bind_int (stmt, 1, id);
  muster_stmt_bind_text (stmt, 2, self->document);
  muster_stmt_bind_hash (stmt, 3, &self->state);
  muster_stmt_bind_hash (stmt, 4, &self->hash);
  muster_stmt_bind_int (stmt, 5, self->created);

  return muster_stmt_run (stmt, NULL, error);
}
