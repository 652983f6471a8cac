/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/forces/muster-force-record.h"

#include "core/muster-i18n.h"
#include "store/db/muster-meta.h"
#include "store/db/muster-store-values.h"
#include "store/forces/muster-old-force.h"

#include <string.h>

#define FIRST_SCHEMA_WITH_DOCUMENTS 8

static const char select_force[] =
  "SELECT id, uuid, ruleset, name, theatre, search, budget, notes, archived, points, n_units,"
  " created, updated, touched, hash FROM force WHERE id = ?1";

static const char replace_force[] =
  "INSERT INTO force (id, uuid, ruleset, name, theatre, search, notes, budget, archived, points,"
  " n_units, created, updated, touched, hash)"
  " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15)"
  " ON CONFLICT (id) DO UPDATE SET uuid = excluded.uuid, ruleset = excluded.ruleset,"
  " name = excluded.name, theatre = excluded.theatre, search = excluded.search,"
  " notes = excluded.notes, budget = excluded.budget, archived = excluded.archived,"
  " points = excluded.points, n_units = excluded.n_units, created = excluded.created,"
  " updated = excluded.updated, touched = excluded.touched, hash = excluded.hash";

static const char select_document[] =
  "SELECT document, hash,"
  " cast (coalesce (CASE WHEN json_valid (document) THEN document ->> '$.colour' END, '') AS TEXT)"
  " FROM force_document WHERE force_id = ?1";

static const char replace_document[] =
  "INSERT INTO force_document (force_id, hash, document) VALUES (?1, ?2, ?3)"
  " ON CONFLICT (force_id) DO UPDATE SET hash = excluded.hash, document = excluded.document";

/* What an earlier version has kept; leaders go with their units. */
static const char *const delete_old[] = {
  "DELETE FROM force_unit WHERE force_id = ?1",
  "DELETE FROM force_detail WHERE force_id = ?1",
};

void
muster_force_record_init (MusterForceRecord *self)
{
  memset (self, 0, sizeof *self);
}

void
muster_force_record_clear (MusterForceRecord *self)
{
  g_free (self->uuid);
  g_free (self->ruleset);
  g_free (self->name);
  g_free (self->theatre);
  g_free (self->search);
  g_free (self->notes);
  g_free (self->document);
  g_free (self->colour);
  memset (self, 0, sizeof *self);
}

void
muster_force_record_hash_row (const MusterForceRecord *self,
                              const char              *purpose,
                              MusterHasher            *hasher)
{
  const char *texts[] = { self->uuid, self->ruleset, self->name, self->theatre, self->search,
                          self->notes };
  gint64 numbers[] = { self->id, self->budget, self->archived, self->points, self->n_units,
                       self->created, self->updated, self->touched };

  muster_hasher_init (hasher, purpose);
  muster_hasher_add_texts (hasher, texts, G_N_ELEMENTS (texts));
  muster_hasher_add_ints (hasher, numbers, G_N_ELEMENTS (numbers));
}

void
muster_force_record_compute_hash (const MusterForceRecord *self,
                                  MusterHash              *hash)
{
  MusterHasher hasher;

  muster_force_record_hash_row (self, "muster force 4", &hasher);
  muster_hasher_add_text (&hasher, self->document);
  muster_hasher_finish (&hasher, hash);
}

void
muster_force_record_hash_document (gint64      force_id,
                                   const char *document,
                                   MusterHash *hash)
{
  MusterHasher hasher;

  muster_hasher_init (&hasher, "muster force document 1");
  muster_hasher_add_int (&hasher, force_id);
  muster_hasher_add_text (&hasher, document);
  muster_hasher_finish (&hasher, hash);
}

static void
read_row (MusterForceRecord *self,
          MusterStmt        *stmt)
{
  char **texts[] = { &self->uuid, &self->ruleset, &self->name, &self->theatre, &self->search };
  gint64 *numbers[] = { &self->archived, &self->points, &self->n_units, &self->created,
                        &self->updated, &self->touched };

  self->id = muster_stmt_get_int (stmt, 0);
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    *texts[i] = muster_stmt_dup_text (stmt, 1 + (int) i);
  self->budget = muster_stmt_get_int (stmt, 6);
  self->notes = muster_stmt_dup_text (stmt, 7);
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    *numbers[i] = muster_stmt_get_int (stmt, 8 + (int) i);
  muster_stmt_get_hash (stmt, 14, &self->hash);
}

gboolean
muster_force_record_load_row (MusterForceRecord  *self,
                              MusterDb           *db,
                              gint64              id,
                              GError            **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, select_force, error);

  muster_force_record_init (self);
  if (stmt == NULL || !muster_stmt_find (stmt, id, _("This force no longer exists."), error))
    return FALSE;

  read_row (self, stmt);

  return muster_stmt_check (stmt, error);
}

static gboolean
set_damaged (const MusterForceRecord  *self,
             GError                  **error)
{
  g_set_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CORRUPT,
               _("The force “%s” is damaged: it is not as it was saved."), self->name);

  return FALSE;
}

/* Leaves it as it is if there is none. A file that was not brought up to date has none. */
static gboolean
load_document (MusterForceRecord  *self,
               MusterDb           *db,
               MusterHash         *kept,
               GError            **error)
{
  g_autoptr (MusterStmt) stmt = NULL;
  gint64 version;
  gboolean row;

  if (!muster_db_query_int (db, "PRAGMA user_version", &version, error))
    return FALSE;
  if (version < FIRST_SCHEMA_WITH_DOCUMENTS)
    return TRUE;

  stmt = muster_stmt_new (db, select_document, error);
  if (stmt == NULL || !muster_stmt_look_up (stmt, self->id, &row, error))
    return FALSE;
  if (!row)
    return TRUE;

  self->document = muster_stmt_dup_text (stmt, 0);
  muster_stmt_get_hash (stmt, 1, kept);
  self->colour = muster_stmt_dup_text (stmt, 2);

  return muster_stmt_check (stmt, error);
}

static gboolean
load_old (MusterForceRecord  *self,
          MusterDb           *db,
          GError            **error)
{
  g_auto (MusterOldForce) old = { 0 };
  MusterHash hash;

  muster_old_force_init (&old);
  if (!muster_old_force_load (&old, db, self->id, error))
    return FALSE;

  muster_old_force_compute_hash (&old, self, &hash);
  if (!muster_hash_equal (&hash, &self->hash))
    return set_damaged (self, error);

  self->document = muster_old_force_to_document (&old, self, error);

  return self->document != NULL;
}

gboolean
muster_force_record_load (MusterForceRecord  *self,
                          MusterDb           *db,
                          gint64              id,
                          GError            **error)
{
  MusterHash hash, kept, document_hash;

  if (!muster_force_record_load_row (self, db, id, error) || !load_document (self, db, &kept, error))
    return FALSE;
  if (self->document == NULL)
    return load_old (self, db, error);

  muster_force_record_compute_hash (self, &hash);
  muster_force_record_hash_document (id, self->document, &document_hash);

  return (muster_hash_equal (&hash, &self->hash) && muster_hash_equal (&document_hash, &kept)) ||
         set_damaged (self, error);
}

static gboolean
save_row (MusterForceRecord  *self,
          MusterDb           *db,
          GError            **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, replace_force, error);
  const char *texts[] = { self->uuid, self->ruleset, self->name, self->theatre, self->search,
                          self->notes };
  gint64 numbers[] = { self->budget, self->archived, self->points, self->n_units, self->created,
                       self->updated, self->touched };

  if (stmt == NULL)
    return FALSE;

  muster_force_record_compute_hash (self, &self->hash);
  muster_stmt_bind_int (stmt, 1, self->id);
  muster_stmt_bind_texts (stmt, 2, texts, G_N_ELEMENTS (texts));
  muster_stmt_bind_ints (stmt, 8, numbers, G_N_ELEMENTS (numbers));
  muster_stmt_bind_hash (stmt, 15, &self->hash);

  return muster_stmt_run (stmt, NULL, error);
}

static gboolean
save_document (MusterForceRecord  *self,
               MusterDb           *db,
               GError            **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, replace_document, error);
  MusterHash hash;

  if (stmt == NULL)
    return FALSE;

  muster_force_record_hash_document (self->id, self->document, &hash);
  muster_stmt_bind_int (stmt, 1, self->id);
  muster_stmt_bind_hash (stmt, 2, &hash);
  muster_stmt_bind_text (stmt, 3, self->document);

  return muster_stmt_run (stmt, NULL, error);
}

static gboolean
drop_old (MusterForceRecord  *self,
          MusterDb           *db,
          GError            **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (delete_old); i++)
    {
      g_autoptr (MusterStmt) stmt = muster_stmt_new (db, delete_old[i], error);

      if (stmt == NULL)
        return FALSE;

      muster_stmt_bind_int (stmt, 1, self->id);
      if (!muster_stmt_run (stmt, NULL, error))
        return FALSE;
    }

  return TRUE;
}

gboolean
muster_force_record_save (MusterForceRecord  *self,
                          MusterDb           *db,
                          GError            **error)
{
  if ((self->id == 0 && !muster_tally_add (db, "force", &self->id, error)) ||
      !muster_store_touch (db, "SELECT coalesce (max (touched), 0) FROM force", &self->touched, error))
    return FALSE;

  g_free (self->search);
  self->search = muster_fold_for_search (self->name, self->theatre);
  g_free (self->notes);
  self->notes = g_strdup ("");

  return save_row (self, db, error) && save_document (self, db, error) && drop_old (self, db, error);
}
