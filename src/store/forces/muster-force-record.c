/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/forces/muster-force-record.h"

#include "core/muster-i18n.h"
#include "store/db/muster-meta.h"
#include "store/db/muster-store-values.h"
#include "store/forces/muster-force-detail.h"

#include <string.h>

static const char select_force[] =
  "SELECT id, uuid, ruleset, name, theatre, search, budget, notes, archived, points, n_units,"
  " created, updated, touched, hash FROM force WHERE id = ?1";

static const char select_units[] =
  "SELECT u.place, u.unit_id, u.name, u.type, u.options, u.notes, u.models,"
  " l.place IS NOT NULL, l.name, l.rank, l.trait, l.trait_name, l.notes, l.portrait, l.leadership,"
  " l.name_locked"
  " FROM force_unit AS u LEFT JOIN force_leader AS l"
  " ON l.force_id = u.force_id AND l.place = u.place"
  " WHERE u.force_id = ?1 ORDER BY u.place";

static const char replace_force[] =
  "INSERT INTO force (id, uuid, ruleset, name, theatre, search, notes, budget, archived, points,"
  " n_units, created, updated, touched, hash)"
  " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15)"
  " ON CONFLICT (id) DO UPDATE SET uuid = excluded.uuid, ruleset = excluded.ruleset,"
  " name = excluded.name, theatre = excluded.theatre, search = excluded.search,"
  " notes = excluded.notes, budget = excluded.budget, archived = excluded.archived,"
  " points = excluded.points, n_units = excluded.n_units, created = excluded.created,"
  " updated = excluded.updated, touched = excluded.touched, hash = excluded.hash";

static const char delete_units[] =
  "DELETE FROM force_unit WHERE force_id = ?1";

static const char insert_unit[] =
  "INSERT INTO force_unit (force_id, place, unit_id, name, type, options, notes, models)"
  " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)";

static const char insert_leader[] =
  "INSERT INTO force_leader (force_id, place, name, rank, trait, trait_name, notes, portrait,"
  " leadership, name_locked) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)";

static void
free_unit (gpointer data)
{
  MusterUnitRecord *unit = data;

  for (guint i = 0; i < MUSTER_UNIT_N_TEXTS; i++)
    g_free (unit->texts[i]);
  for (guint i = 0; i < MUSTER_LEADER_N_TEXTS; i++)
    g_free (unit->leader_texts[i]);
  g_free (unit);
}

void
muster_force_record_init (MusterForceRecord *self)
{
  memset (self, 0, sizeof *self);
  self->units = g_ptr_array_new_with_free_func (free_unit);
  self->details = g_strdup ("");
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
  g_free (self->details);
  g_clear_pointer (&self->units, g_ptr_array_unref);
  memset (self, 0, sizeof *self);
}

MusterUnitRecord *
muster_force_record_add_unit (MusterForceRecord *self)
{
  MusterUnitRecord *unit = g_new0 (MusterUnitRecord, 1);

  g_ptr_array_add (self->units, unit);

  return unit;
}

/* What the schema has had of leaders since its first version. */
#define N_FIRST_LEADER_TEXTS MUSTER_LEADER_TEXT_PORTRAIT

static gboolean
has_portraits (const MusterForceRecord *self)
{
  for (guint i = 0; i < self->units->len; i++)
    {
      const MusterUnitRecord *unit = self->units->pdata[i];

      if (unit->has_leader &&
          (*unit->leader_texts[MUSTER_LEADER_TEXT_PORTRAIT] != '\0' || unit->name_locked != 0))
        return TRUE;
    }

  return FALSE;
}

static void
hash_unit (MusterHasher           *hasher,
           const MusterUnitRecord *unit,
           gboolean                with_portraits)
{
  muster_hasher_add_texts (hasher, (const char *const *) unit->texts, MUSTER_UNIT_N_TEXTS);
  muster_hasher_add_int (hasher, unit->models);
  muster_hasher_add_int (hasher, unit->has_leader);
  if (!unit->has_leader)
    return;

  muster_hasher_add_texts (hasher, (const char *const *) unit->leader_texts, N_FIRST_LEADER_TEXTS);
  muster_hasher_add_int (hasher, unit->leadership);
  if (!with_portraits)
    return;

  muster_hasher_add_text (hasher, unit->leader_texts[MUSTER_LEADER_TEXT_PORTRAIT]);
  muster_hasher_add_int (hasher, unit->name_locked);
}

void
muster_force_record_compute_hash (const MusterForceRecord *self,
                                  MusterHash              *hash)
{
  const char *texts[] = { self->uuid, self->ruleset, self->name, self->theatre, self->search,
                          self->notes };
  gint64 numbers[] = { self->id, self->budget, self->archived, self->points, self->n_units,
                       self->created, self->updated, self->touched };
  gboolean has_details = *self->details != '\0';
  gboolean with_portraits = has_portraits (self);
  MusterHasher hasher;

  /* Without what later schemas added it is what the first one had. */
  muster_hasher_init (&hasher, with_portraits ? "muster force 3"
                               : has_details  ? "muster force 2"
                                              : "muster force 1");
  muster_hasher_add_texts (&hasher, texts, G_N_ELEMENTS (texts));
  muster_hasher_add_ints (&hasher, numbers, G_N_ELEMENTS (numbers));
  for (guint i = 0; i < self->units->len; i++)
    hash_unit (&hasher, self->units->pdata[i], with_portraits);
  if (has_details || with_portraits)
    muster_hasher_add_text (&hasher, self->details);
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

static void
read_unit (MusterUnitRecord *unit,
           MusterStmt       *stmt)
{
  for (guint i = 0; i < MUSTER_UNIT_N_TEXTS; i++)
    unit->texts[i] = muster_stmt_dup_text (stmt, 1 + (int) i);
  unit->models = muster_stmt_get_int (stmt, 6);
  unit->has_leader = muster_stmt_get_int (stmt, 7) != 0;
  if (!unit->has_leader)
    return;

  for (guint i = 0; i < MUSTER_LEADER_N_TEXTS; i++)
    unit->leader_texts[i] = muster_stmt_dup_text (stmt, 8 + (int) i);
  unit->leadership = muster_stmt_get_int (stmt, 14);
  unit->name_locked = muster_stmt_get_int (stmt, 15);
}

static gboolean
set_damaged (const MusterForceRecord  *self,
             GError                  **error)
{
  g_set_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CORRUPT,
               _("The force “%s” is damaged: it is not as it was saved."), self->name);

  return FALSE;
}

static gboolean
load_units (MusterForceRecord  *self,
            MusterDb           *db,
            GError            **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, select_units, error);
  gboolean row;

  if (stmt == NULL)
    return FALSE;

  muster_stmt_bind_int (stmt, 1, self->id);
  while (muster_stmt_step (stmt, &row, error))
    {
      if (!row)
        return TRUE;
      if (muster_stmt_get_int (stmt, 0) != self->units->len)
        return set_damaged (self, error);
      read_unit (muster_force_record_add_unit (self), stmt);
      if (!muster_stmt_check (stmt, error))
        return FALSE;
    }

  return FALSE;
}

gboolean
muster_force_record_load (MusterForceRecord  *self,
                          MusterDb           *db,
                          gint64              id,
                          GError            **error)
{
  MusterHash hash;

  if (!muster_force_record_load_row (self, db, id, error) || !load_units (self, db, error) ||
      !muster_force_detail_load (db, id, &self->details, error))
    return FALSE;

  muster_force_record_compute_hash (self, &hash);

  return muster_hash_equal (&hash, &self->hash) || set_damaged (self, error);
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

/* What rows of units and of leaders begin with. */
static void
bind_part (MusterStmt               *stmt,
           const MusterForceRecord  *self,
           guint                     place,
           char                    **texts,
           guint                     n_texts)
{
  muster_stmt_bind_int (stmt, 1, self->id);
  muster_stmt_bind_int (stmt, 2, place);
  muster_stmt_bind_texts (stmt, 3, (const char *const *) texts, n_texts);
}

static gboolean
save_unit (MusterForceRecord  *self,
           guint               place,
           MusterDb           *db,
           GError            **error)
{
  MusterUnitRecord *unit = self->units->pdata[place];
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, insert_unit, error);

  if (stmt == NULL)
    return FALSE;

  bind_part (stmt, self, place, unit->texts, MUSTER_UNIT_N_TEXTS);
  muster_stmt_bind_int (stmt, 3 + MUSTER_UNIT_N_TEXTS, unit->models);

  return muster_stmt_run (stmt, NULL, error);
}

static gboolean
save_leader (MusterForceRecord  *self,
             guint               place,
             MusterDb           *db,
             GError            **error)
{
  MusterUnitRecord *unit = self->units->pdata[place];
  g_autoptr (MusterStmt) stmt = NULL;

  if (!unit->has_leader)
    return TRUE;

  stmt = muster_stmt_new (db, insert_leader, error);
  if (stmt == NULL)
    return FALSE;

  bind_part (stmt, self, place, unit->leader_texts, MUSTER_LEADER_N_TEXTS);
  muster_stmt_bind_int (stmt, 3 + MUSTER_LEADER_N_TEXTS, unit->leadership);
  muster_stmt_bind_int (stmt, 4 + MUSTER_LEADER_N_TEXTS, unit->name_locked);

  return muster_stmt_run (stmt, NULL, error);
}

static gboolean
save_units (MusterForceRecord  *self,
            MusterDb           *db,
            GError            **error)
{
  g_autoptr (MusterStmt) stmt = muster_stmt_new (db, delete_units, error);

  if (stmt == NULL)
    return FALSE;

  muster_stmt_bind_int (stmt, 1, self->id);
  if (!muster_stmt_run (stmt, NULL, error))
    return FALSE;

  for (guint i = 0; i < self->units->len; i++)
    {
      if (!save_unit (self, i, db, error) || !save_leader (self, i, db, error))
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

  self->n_units = self->units->len;
  g_free (self->search);
  self->search = muster_fold_for_search (self->name, self->theatre);

  return save_row (self, db, error) && save_units (self, db, error) &&
         muster_force_detail_save (db, self->id, self->details, error);
}
