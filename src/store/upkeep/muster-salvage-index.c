/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/upkeep/muster-salvage-index.h"

#include "core/forces/muster-force-text.h"
#include "store/db/muster-meta.h"
#include "store/forces/muster-old-force.h"
#include "store/upkeep/muster-found-parts.h"

#include <string.h>

/* Rows tell by the number and types of their columns what they are; see schema/. Columns that were added
 * later are missing in rows that have not been written since. */

#define FORCE_TYPES  "ntttttitiiiiiih"
#define UNIT_TYPES   "iittttit"
#define LEADER_TYPES "iittittt"
#define PORTRAIT_TYPES "iittitttti" /* a leader since schema 4 */
#define IMAGE_TYPES  "nttbh"
#define DETAIL_TYPES "nth"
#define DOCUMENT_TYPES "nht"
#define PAIR_TYPES   "tth"
#define TALLY_TYPES  "tiih"

static void
free_force (gpointer data)
{
  muster_force_record_clear (data);
  g_free (data);
}

static void
free_pair (gpointer data)
{
  MusterFoundPair *pair = data;

  g_free (pair->key);
  g_free (pair->value);
  g_free (pair);
}

static void
free_detail (gpointer data)
{
  MusterFoundDetail *detail = data;

  g_free (detail->text);
  g_free (detail);
}

static gint64
get_int (const MusterCarvedRow *row,
         guint                  column)
{
  return row->values[column].number;
}

static void
take_force (MusterSalvageIndex    *self,
            const MusterCarvedRow *row)
{
  MusterForceRecord *force = g_new0 (MusterForceRecord, 1);
  gint64 *numbers[] = { &force->archived, &force->points, &force->n_units, &force->created,
                        &force->updated, &force->touched };

  muster_force_record_init (force);
  force->id = row->rowid;
  force->uuid = muster_carved_row_dup_text (row, 1);
  force->ruleset = muster_carved_row_dup_text (row, 2);
  force->name = muster_carved_row_dup_text (row, 3);
  force->theatre = muster_carved_row_dup_text (row, 4);
  force->search = muster_carved_row_dup_text (row, 5);
  force->budget = get_int (row, 6);
  force->notes = muster_carved_row_dup_text (row, 7);
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    *numbers[i] = get_int (row, 8 + i);
  muster_carved_row_get_hash (row, 14, &force->hash);
  g_ptr_array_add (self->forces, force);
}

typedef void (*HashDetail) (gint64      force_id,
                            const char *text,
                            MusterHash *hash);

/* A text that belongs to a force, if it fits its own hash. */
static void
take_detail (GPtrArray             *details,
             const MusterCarvedRow *row,
             guint                  text_column,
             guint                  hash_column,
             HashDetail             compute_hash)
{
  MusterFoundDetail *detail = g_new0 (MusterFoundDetail, 1);
  MusterHash kept, computed;

  detail->force_id = row->rowid;
  detail->text = muster_carved_row_dup_text (row, text_column);
  muster_carved_row_get_hash (row, hash_column, &kept);
  compute_hash (detail->force_id, detail->text, &computed);
  if (muster_hash_equal (&kept, &computed))
    g_ptr_array_add (details, detail);
  else
    free_detail (detail);
}

static void
take_pair (MusterSalvageIndex    *self,
           const MusterCarvedRow *row)
{
  MusterFoundPair *pair = g_new0 (MusterFoundPair, 1);
  MusterHash kept, computed;

  pair->key = muster_carved_row_dup_text (row, 0);
  pair->value = muster_carved_row_dup_text (row, 1);
  muster_carved_row_get_hash (row, 2, &kept);
  muster_meta_compute_hash ("setting", pair->key, pair->value, &computed);
  if (muster_hash_equal (&kept, &computed))
    g_ptr_array_add (self->settings, pair);
  else
    free_pair (pair);
}

static void
take_tally (MusterSalvageIndex    *self,
            const MusterCarvedRow *row)
{
  g_autofree char *name = muster_carved_row_dup_text (row, 0);
  MusterHash kept, computed;

  muster_carved_row_get_hash (row, 3, &kept);
  muster_tally_compute_hash (name, get_int (row, 1), get_int (row, 2), &computed);
  if (!muster_hash_equal (&kept, &computed))
    return;

  muster_salvage_club_expect (&self->club, name, get_int (row, 1));
  for (guint i = 0; i < self->ledgers->len; i++)
    {
      MusterSalvageLedgers *ledgers = self->ledgers->pdata[i];

      if (strcmp (name, ledgers->kind->record.tally) == 0)
        ledgers->n_expected = get_int (row, 1);
    }
  if (strcmp (name, "force") == 0)
    self->n_forces = get_int (row, 1);
  else if (strcmp (name, "image") == 0)
    self->n_images = get_int (row, 1);
}

static void
visit_cb (const MusterCarvedRow   *row,
          const MusterCarvedPlace *place,
          gpointer                 data)
{
  MusterSalvageIndex *self = data;

  for (guint i = 0; i < self->ledgers->len; i++)
    if (muster_salvage_ledgers_take (self->ledgers->pdata[i], row))
      return;

  if (muster_salvage_is_event (row))
    muster_found_parts_add (self->events, row, place);
  else if (muster_carved_row_fits (row, TRUE, FORCE_TYPES))
    take_force (self, row);
  else if (muster_carved_row_fits (row, FALSE, UNIT_TYPES))
    muster_found_parts_add (self->units, row, place);
  else if (muster_carved_row_fits (row, FALSE, LEADER_TYPES) ||
           muster_carved_row_fits (row, FALSE, PORTRAIT_TYPES))
    muster_found_parts_add (self->leaders, row, place);
  else if (muster_carved_row_fits (row, TRUE, IMAGE_TYPES))
    g_array_append_val (self->images, *place);
  else if (muster_carved_row_fits (row, TRUE, DETAIL_TYPES))
    take_detail (self->details, row, 1, 2, muster_old_force_hash_details);
  else if (muster_carved_row_fits (row, TRUE, DOCUMENT_TYPES))
    take_detail (self->documents, row, 2, 1, muster_force_record_hash_document);
  else if (muster_carved_row_fits (row, FALSE, PAIR_TYPES))
    take_pair (self, row);
  else if (muster_carved_row_fits (row, FALSE, TALLY_TYPES))
    take_tally (self, row);
  else
    muster_salvage_club_take (&self->club, row);
}

static int
compare_forces (gconstpointer a,
                gconstpointer b)
{
  const MusterForceRecord *first = *(MusterForceRecord *const *) a;
  const MusterForceRecord *second = *(MusterForceRecord *const *) b;

  return first->touched < second->touched ? -1 : first->touched > second->touched;
}

gboolean
muster_salvage_index_init (MusterSalvageIndex  *self,
                           const char          *path,
                           GError             **error)
{
  memset (self, 0, sizeof *self);
  self->carver = muster_carver_new (path, error);
  if (self->carver == NULL)
    return FALSE;

  self->ledgers = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_salvage_ledgers_free);
  for (guint i = 0; muster_ledger_kinds[i] != NULL; i++)
    g_ptr_array_add (self->ledgers, muster_salvage_ledgers_new (muster_ledger_kinds[i]));
  self->forces = g_ptr_array_new_with_free_func (free_force);
  self->documents = g_ptr_array_new_with_free_func (free_detail);
  self->details = g_ptr_array_new_with_free_func (free_detail);
  self->settings = g_ptr_array_new_with_free_func (free_pair);
  self->events = muster_found_parts_new ();
  self->units = muster_found_parts_new ();
  self->leaders = muster_found_parts_new ();
  self->images = g_array_new (FALSE, FALSE, sizeof (MusterCarvedPlace));
  muster_salvage_club_init (&self->club);
  self->n_forces = -1;
  self->n_images = -1;

  muster_carver_visit (self->carver, visit_cb, self);
  muster_found_parts_sort (self->events);
  muster_found_parts_sort (self->units);
  muster_found_parts_sort (self->leaders);
  g_ptr_array_sort (self->forces, compare_forces);

  return TRUE;
}

void
muster_salvage_index_clear (MusterSalvageIndex *self)
{
  g_clear_pointer (&self->carver, muster_carver_free);
  g_clear_pointer (&self->ledgers, g_ptr_array_unref);
  g_clear_pointer (&self->forces, g_ptr_array_unref);
  g_clear_pointer (&self->documents, g_ptr_array_unref);
  g_clear_pointer (&self->details, g_ptr_array_unref);
  g_clear_pointer (&self->settings, g_ptr_array_unref);
  muster_salvage_club_clear (&self->club);
  g_clear_pointer (&self->events, g_array_unref);
  g_clear_pointer (&self->units, g_array_unref);
  g_clear_pointer (&self->leaders, g_array_unref);
  g_clear_pointer (&self->images, g_array_unref);
}

gboolean
muster_salvage_index_is_empty (const MusterSalvageIndex *self)
{
  for (guint i = 0; i < self->ledgers->len; i++)
    {
      const MusterSalvageLedgers *ledgers = self->ledgers->pdata[i];

      if (ledgers->origins->len + ledgers->headers->len > 0)
        return FALSE;
    }

  return self->forces->len + self->settings->len + muster_salvage_club_count (&self->club) == 0;
}

static void
read_unit (const MusterCarvedRow *row,
           MusterOldUnit         *unit)
{
  const guint columns[MUSTER_UNIT_N_TEXTS] = { 2, 3, 4, 5, 7 };

  for (guint i = 0; i < MUSTER_UNIT_N_TEXTS; i++)
    unit->texts[i] = muster_carved_row_dup_text (row, columns[i]);
  unit->models = get_int (row, 6);
}

static void
read_leader (const MusterCarvedRow *row,
             MusterOldUnit         *unit)
{
  const guint columns[MUSTER_LEADER_N_TEXTS] = { 2, 3, 5, 6, 7, 8 };

  unit->has_leader = TRUE;
  for (guint i = 0; i < MUSTER_LEADER_N_TEXTS; i++)
    unit->leader_texts[i] = columns[i] < row->n_values ? muster_carved_row_dup_text (row, columns[i])
                                                       : g_strdup ("");
  unit->leadership = get_int (row, 4);
  unit->name_locked = row->n_values > 9 ? get_int (row, 9) : 0;
}

/* An old copy of a row may be found as well; the hash of the force says which one is meant. */
static gboolean
fill_document (MusterSalvageIndex *self,
               MusterForceRecord  *force)
{
  MusterHash hash;

  for (guint i = 0; i < self->documents->len; i++)
    {
      const MusterFoundDetail *found = self->documents->pdata[i];

      if (found->force_id != force->id)
        continue;

      g_free (force->document);
      force->document = g_strdup (found->text);
      muster_force_record_compute_hash (force, &hash);
      if (muster_hash_equal (&hash, &force->hash))
        return TRUE;
    }

  return FALSE;
}

static gboolean
fill_details (MusterSalvageIndex      *self,
              const MusterForceRecord *force,
              MusterOldForce          *old)
{
  MusterHash hash;

  muster_old_force_compute_hash (old, force, &hash);
  for (guint i = 0; i < self->details->len && !muster_hash_equal (&hash, &force->hash); i++)
    {
      const MusterFoundDetail *found = self->details->pdata[i];

      if (found->force_id != force->id)
        continue;

      g_free (old->details);
      old->details = g_strdup (found->text);
      muster_old_force_compute_hash (old, force, &hash);
    }

  return muster_hash_equal (&hash, &force->hash);
}

static void
find_units (MusterSalvageIndex      *self,
            const MusterForceRecord *force,
            MusterOldForce          *old)
{
  for (gint64 place = 0; place < force->n_units && place < MUSTER_FORCE_MAX_UNITS; place++)
    {
      guint index = muster_found_parts_find (self->units, force->id, place);
      const MusterFoundPart *part = muster_found_parts_get (self->units, index, force->id, place);
      MusterOldUnit *unit;
      MusterCarvedRow row;

      if (part == NULL || !muster_carver_read (self->carver, &part->place, &row))
        continue;

      unit = muster_old_force_add_unit (old);
      read_unit (&row, unit);

      index = muster_found_parts_find (self->leaders, force->id, place);
      part = muster_found_parts_get (self->leaders, index, force->id, place);
      if (part != NULL && muster_carver_read (self->carver, &part->place, &row))
        read_leader (&row, unit);
    }
}

/* A document that is there all the same is nearer to what was than what an earlier version has left. */
static gboolean
fill_from_units (MusterSalvageIndex *self,
                 MusterForceRecord  *force)
{
  g_auto (MusterOldForce) old = { 0 };
  gboolean whole;

  muster_old_force_init (&old);
  find_units (self, force, &old);
  whole = fill_details (self, force, &old);
  if (!whole && force->document != NULL)
    return FALSE;
  if (!whole)
    muster_old_force_prune (&old);

  g_free (force->document);
  force->document = muster_old_force_to_document (&old, force, NULL);
  force->n_units = old.units->len;

  return whole && force->document != NULL;
}

gboolean
muster_salvage_index_fill_force (MusterSalvageIndex *self,
                                 MusterForceRecord  *force)
{
  return fill_document (self, force) || fill_from_units (self, force);
}
