/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/documents/muster-change-row.h"

#include "core/muster-i18n.h"

static const char select_change[] =
  "SELECT " MUSTER_CHANGE_COLUMNS " FROM change WHERE id = ?1";

static const char select_last[] =
  "SELECT " MUSTER_CHANGE_COLUMNS " FROM change WHERE area = ?1 ORDER BY id DESC LIMIT 1";

static const char replace_change[] =
  "INSERT INTO change (" MUSTER_CHANGE_COLUMNS ")"
  " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)"
  " ON CONFLICT (id) DO UPDATE SET area = excluded.area, title = excluded.title, desk = excluded.desk,"
  " made = excluded.made, reverts = excluded.reverts, below = excluded.below, undo = excluded.undo,"
  " redo = excluded.redo, first = excluded.first, n_versions = excluded.n_versions, hash = excluded.hash";

void
muster_change_row_clear (MusterChangeRow *self)
{
  g_clear_pointer (&self->area, g_free);
  g_clear_pointer (&self->title, g_free);
  g_clear_pointer (&self->desk, g_free);
}

void
muster_change_row_hash (const MusterChangeRow *self,
                        MusterHash            *hash)
{
  const gint64 numbers[] = { self->id, self->made, self->reverts, self->below, self->undo, self->redo,
                             self->first, self->n_versions };
  const char *texts[] = { self->area, self->title, self->desk };
  MusterHasher hasher;

  muster_hasher_init (&hasher, "muster change 1");
  muster_hasher_add_ints (&hasher, numbers, G_N_ELEMENTS (numbers));
  muster_hasher_add_texts (&hasher, texts, G_N_ELEMENTS (texts));
  muster_hasher_finish (&hasher, hash);
}

gboolean
muster_change_row_read (MusterChangeRow *self,
                        MusterStmt      *stmt)
{
  gint64 *numbers[] = { &self->made, &self->reverts, &self->below, &self->undo, &self->redo, &self->first,
                        &self->n_versions };
  MusterHash kept = { { 0 } }, computed;

  self->id = muster_stmt_get_int (stmt, 0);
  self->area = muster_stmt_dup_text (stmt, 1);
  self->title = muster_stmt_dup_text (stmt, 2);
  self->desk = muster_stmt_dup_text (stmt, 3);
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    *numbers[i] = muster_stmt_get_int (stmt, 4 + (int) i);
  muster_stmt_get_hash (stmt, 11, &kept);
  if (!muster_stmt_check (stmt, NULL))
    return FALSE;

  muster_change_row_hash (self, &computed);

  return muster_hash_equal (&kept, &computed);
}

static gboolean
set_damaged (GError **error)
{
  g_set_error_literal (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CORRUPT,
                       _("The file is damaged: what was changed when is not as it was kept."));

  return FALSE;
}

gboolean
muster_change_row_load (MusterChangeRow  *self,
                        MusterDb         *db,
                        gint64            id,
                        GError          **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, select_change, error);
  gboolean row;

  *self = (MusterChangeRow) { 0 };
  if (stmt == NULL || !muster_stmt_look_up (stmt, id, &row, error))
    return FALSE;

  return (row && muster_change_row_read (self, stmt)) || set_damaged (error);
}

gboolean
muster_change_row_load_last (MusterChangeRow  *self,
                             MusterDb         *db,
                             const char       *area,
                             GError          **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, select_last, error);
  gboolean row;

  *self = (MusterChangeRow) { 0 };
  if (stmt == NULL)
    return FALSE;

  muster_stmt_bind_text (stmt, 1, area);
  if (!muster_stmt_step (stmt, &row, error))
    return FALSE;

  return !row || muster_change_row_read (self, stmt) || set_damaged (error);
}

gboolean
muster_change_row_save (const MusterChangeRow  *self,
                        MusterDb               *db,
                        GError                **error)
{
  const gint64 numbers[] = { self->made, self->reverts, self->below, self->undo, self->redo, self->first,
                             self->n_versions };
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, replace_change, error);
  MusterHash hash;

  if (stmt == NULL)
    return FALSE;

  muster_change_row_hash (self, &hash);
  muster_stmt_bind_int (stmt, 1, self->id);
  muster_stmt_bind_text (stmt, 2, self->area);
  muster_stmt_bind_text (stmt, 3, self->title);
  muster_stmt_bind_text (stmt, 4, self->desk);
  muster_stmt_bind_ints (stmt, 5, numbers, G_N_ELEMENTS (numbers));
  muster_stmt_bind_hash (stmt, 12, &hash);

  return muster_stmt_run (stmt, NULL, error);
}
