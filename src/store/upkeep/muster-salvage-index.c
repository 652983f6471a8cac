/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/upkeep/muster-salvage-index.h"

#include "core/forces/muster-force-text.h"
#include "store/db/muster-meta.h"
#include "store/muster-force-detail.h"

#include <string.h>

/* Rows tell by the number and types of their columns what they are; see schema/. Columns that were added
 * later are missing in rows that have not been written since. */

#define HEADER_TYPES "ntttttttiiiiiiihhh"
#define LATER_HEADER_TYPES HEADER_TYPES "iittt"
#define N_HEADER_COLUMNS 18
#define ORIGIN_TYPES "ntithh"
#define EVENT_TYPES  "iititithh"
#define FORCE_TYPES  "ntttttitiiiiiih"
#define UNIT_TYPES   "iittttit"
#define LEADER_TYPES "iittittt"
#define PORTRAIT_TYPES "iittitttti" /* a leader since schema 4 */
#define IMAGE_TYPES  "nttbh"
#define DETAIL_TYPES "nth"
#define BATTLE_DETAIL_TYPES "ntith"
#define PAIR_TYPES   "tth"
#define TALLY_TYPES  "tiih"

static void
free_header (gpointer data)
{
  muster_ledger_header_clear (data);
  g_free (data);
}

static void
free_origin (gpointer data)
{
  MusterFoundOrigin *found = data;

  muster_ledger_origin_clear (&found->origin);
  g_free (found);
}

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

static void
free_battle_detail (gpointer data)
{
  muster_ledger_detail_clear (data);
  g_free (data);
}

static gint64
get_int (const MusterCarvedRow *row,
         guint                  column)
{
  return row->values[column].number;
}

static void
take_header (MusterSalvageIndex    *self,
             const MusterCarvedRow *row)
{
  MusterLedgerHeader *header = g_new0 (MusterLedgerHeader, 1);
  char **texts[] = { &header->uuid, &header->ruleset, &header->title, &header->subject,
                     &header->search, &header->date, &header->status };
  gint64 *numbers[] = { &header->archived, &header->created, &header->updated, &header->touched,
                        &header->n_events, &header->n_entries, &header->n_counting };
  MusterHash hash;

  header->id = row->rowid;
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    *texts[i] = muster_carved_row_dup_text (row, 1 + i);
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    *numbers[i] = get_int (row, 8 + i);
  muster_carved_row_get_hash (row, 15, &header->head);
  muster_carved_row_get_hash (row, 16, &header->state);
  muster_carved_row_get_hash (row, 17, &header->hash);
  if (row->n_values > N_HEADER_COLUMNS)
    {
      header->prepared = get_int (row, 18);
      header->turn = get_int (row, 19);
      header->winner = muster_carved_row_dup_text (row, 20);
      header->score = muster_carved_row_dup_text (row, 21);
      header->scenario = muster_carved_row_dup_text (row, 22);
    }
  g_ptr_array_add (self->headers, header);

  muster_ledger_header_compute_hash (header, &hash);
  if (muster_hash_equal (&hash, &header->hash))
    g_hash_table_insert (self->sound_headers, header->uuid, header);
}

static void
take_origin (MusterSalvageIndex    *self,
             const MusterCarvedRow *row)
{
  MusterFoundOrigin *found = g_new0 (MusterFoundOrigin, 1);
  MusterHash hash;

  found->battle_id = row->rowid;
  found->origin.uuid = muster_carved_row_dup_text (row, 1);
  found->origin.created = get_int (row, 2);
  found->origin.document = muster_carved_row_dup_text (row, 3);
  muster_carved_row_get_hash (row, 4, &found->origin.state);
  muster_carved_row_get_hash (row, 5, &found->origin.hash);

  muster_ledger_origin_compute_hash (&found->origin, &hash);
  if (muster_hash_equal (&hash, &found->origin.hash))
    g_ptr_array_add (self->origins, found);
  else
    free_origin (found);
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

static void
take_detail (MusterSalvageIndex    *self,
             const MusterCarvedRow *row)
{
  MusterFoundDetail *detail = g_new0 (MusterFoundDetail, 1);
  MusterHash kept, computed;

  detail->force_id = row->rowid;
  detail->text = muster_carved_row_dup_text (row, 1);
  muster_carved_row_get_hash (row, 2, &kept);
  muster_force_detail_compute_hash (detail->force_id, detail->text, &computed);
  if (muster_hash_equal (&kept, &computed))
    g_ptr_array_add (self->details, detail);
  else
    free_detail (detail);
}

/* Older copies of a row may be found as well. */
static void
take_battle_detail (MusterSalvageIndex    *self,
                    const MusterCarvedRow *row)
{
  MusterLedgerDetail *detail = g_new0 (MusterLedgerDetail, 1);
  const MusterLedgerDetail *other;
  MusterHash kept, computed;

  detail->uuid = muster_carved_row_dup_text (row, 1);
  detail->edition = get_int (row, 2);
  detail->document = muster_carved_row_dup_text (row, 3);
  muster_carved_row_get_hash (row, 4, &kept);
  muster_ledger_detail_compute_hash (detail, &computed);
  other = g_hash_table_lookup (self->battle_details, detail->uuid);
  if (muster_hash_equal (&kept, &computed) && (other == NULL || other->edition < detail->edition))
    g_hash_table_replace (self->battle_details, detail->uuid, detail);
  else
    free_battle_detail (detail);
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
  if (strcmp (name, "battle") == 0)
    self->n_battles = get_int (row, 1);
  else if (strcmp (name, "force") == 0)
    self->n_forces = get_int (row, 1);
  else if (strcmp (name, "image") == 0)
    self->n_images = get_int (row, 1);
}

static void
take_part (GArray                  *parts,
           const MusterCarvedRow   *row,
           const MusterCarvedPlace *place)
{
  MusterFoundPart part = { get_int (row, 0), get_int (row, 1), *place };

  g_array_append_val (parts, part);
}

static void
visit_cb (const MusterCarvedRow   *row,
          const MusterCarvedPlace *place,
          gpointer                 data)
{
  MusterSalvageIndex *self = data;

  if (muster_carved_row_fits (row, FALSE, EVENT_TYPES))
    take_part (self->events, row, place);
  else if (muster_carved_row_fits (row, TRUE, HEADER_TYPES) ||
           muster_carved_row_fits (row, TRUE, LATER_HEADER_TYPES))
    take_header (self, row);
  else if (muster_carved_row_fits (row, TRUE, ORIGIN_TYPES))
    take_origin (self, row);
  else if (muster_carved_row_fits (row, TRUE, FORCE_TYPES))
    take_force (self, row);
  else if (muster_carved_row_fits (row, FALSE, UNIT_TYPES))
    take_part (self->units, row, place);
  else if (muster_carved_row_fits (row, FALSE, LEADER_TYPES) ||
           muster_carved_row_fits (row, FALSE, PORTRAIT_TYPES))
    take_part (self->leaders, row, place);
  else if (muster_carved_row_fits (row, TRUE, IMAGE_TYPES))
    g_array_append_val (self->images, *place);
  else if (muster_carved_row_fits (row, TRUE, DETAIL_TYPES))
    take_detail (self, row);
  else if (muster_carved_row_fits (row, TRUE, BATTLE_DETAIL_TYPES))
    take_battle_detail (self, row);
  else if (muster_carved_row_fits (row, FALSE, PAIR_TYPES))
    take_pair (self, row);
  else if (muster_carved_row_fits (row, FALSE, TALLY_TYPES))
    take_tally (self, row);
  else
    muster_salvage_club_take (&self->club, row);
}

static int
compare_parts (gconstpointer a,
               gconstpointer b)
{
  const MusterFoundPart *first = a;
  const MusterFoundPart *second = b;

  if (first->owner != second->owner)
    return first->owner < second->owner ? -1 : 1;
  if (first->number != second->number)
    return first->number < second->number ? -1 : 1;

  return 0;
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

  self->headers = g_ptr_array_new_with_free_func (free_header);
  self->sound_headers = g_hash_table_new (g_str_hash, g_str_equal);
  self->origins = g_ptr_array_new_with_free_func (free_origin);
  self->battle_details = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, free_battle_detail);
  self->forces = g_ptr_array_new_with_free_func (free_force);
  self->details = g_ptr_array_new_with_free_func (free_detail);
  self->settings = g_ptr_array_new_with_free_func (free_pair);
  self->events = g_array_new (FALSE, FALSE, sizeof (MusterFoundPart));
  self->units = g_array_new (FALSE, FALSE, sizeof (MusterFoundPart));
  self->leaders = g_array_new (FALSE, FALSE, sizeof (MusterFoundPart));
  self->images = g_array_new (FALSE, FALSE, sizeof (MusterCarvedPlace));
  muster_salvage_club_init (&self->club);
  self->n_battles = -1;
  self->n_forces = -1;
  self->n_images = -1;

  muster_carver_visit (self->carver, visit_cb, self);
  g_array_sort (self->events, compare_parts);
  g_array_sort (self->units, compare_parts);
  g_array_sort (self->leaders, compare_parts);
  g_ptr_array_sort (self->forces, compare_forces);

  return TRUE;
}

void
muster_salvage_index_clear (MusterSalvageIndex *self)
{
  g_clear_pointer (&self->carver, muster_carver_free);
  g_clear_pointer (&self->sound_headers, g_hash_table_unref);
  g_clear_pointer (&self->headers, g_ptr_array_unref);
  g_clear_pointer (&self->origins, g_ptr_array_unref);
  g_clear_pointer (&self->battle_details, g_hash_table_unref);
  g_clear_pointer (&self->forces, g_ptr_array_unref);
  g_clear_pointer (&self->details, g_ptr_array_unref);
  g_clear_pointer (&self->settings, g_ptr_array_unref);
  muster_salvage_club_clear (&self->club);
  g_clear_pointer (&self->events, g_array_unref);
  g_clear_pointer (&self->units, g_array_unref);
  g_clear_pointer (&self->leaders, g_array_unref);
  g_clear_pointer (&self->images, g_array_unref);
}

const MusterLedgerHeader *
muster_salvage_index_find_header (MusterSalvageIndex *self,
                                  const char         *uuid)
{
  return g_hash_table_lookup (self->sound_headers, uuid);
}

/* The first of the parts with this owner and number, or where it would be. */
static guint
find_part (GArray *parts,
           gint64  owner,
           gint64  number)
{
  MusterFoundPart wanted = { owner, number, { 0, 0 } };
  guint low = 0;
  guint high = parts->len;

  while (low < high)
    {
      guint middle = low + (high - low) / 2;

      if (compare_parts (&g_array_index (parts, MusterFoundPart, middle), &wanted) < 0)
        low = middle + 1;
      else
        high = middle;
    }

  return low;
}

static const MusterFoundPart *
get_part (GArray *parts,
          guint   index,
          gint64  owner,
          gint64  number)
{
  const MusterFoundPart *part;

  if (index >= parts->len)
    return NULL;

  part = &g_array_index (parts, MusterFoundPart, index);

  return part->owner == owner && part->number == number ? part : NULL;
}

static gboolean
read_event (const MusterCarvedRow *row,
            MusterLedgerEvent     *event)
{
  g_autofree char *kind = muster_carved_row_dup_text (row, 2);

  event->seq = get_int (row, 1);
  event->place = get_int (row, 3);
  event->payload = muster_carved_row_dup_text (row, 4);
  event->recorded = get_int (row, 5);
  event->program = muster_carved_row_dup_text (row, 6);
  muster_carved_row_get_hash (row, 7, &event->state);
  muster_carved_row_get_hash (row, 8, &event->hash);

  return muster_ledger_event_set_kind (event, kind);
}

gboolean
muster_salvage_index_find_event (MusterSalvageIndex *self,
                                 gint64              battle_id,
                                 gint64              seq,
                                 const MusterHash   *before,
                                 MusterLedgerEvent  *event)
{
  guint index = find_part (self->events, battle_id, seq);
  const MusterFoundPart *part;

  while ((part = get_part (self->events, index++, battle_id, seq)) != NULL)
    {
      g_auto (MusterLedgerEvent) found = { 0 };
      MusterCarvedRow row;
      MusterHash hash;

      if (!muster_carver_read (self->carver, &part->place, &row) || !read_event (&row, &found))
        continue;

      muster_ledger_event_compute_hash (&found, before, &hash);
      if (muster_hash_equal (&hash, &found.hash))
        {
          *event = found;
          memset (&found, 0, sizeof found);
          return TRUE;
        }
    }

  return FALSE;
}

static void
read_unit (const MusterCarvedRow *row,
           MusterUnitRecord      *unit)
{
  const guint columns[MUSTER_UNIT_N_TEXTS] = { 2, 3, 4, 5, 7 };

  for (guint i = 0; i < MUSTER_UNIT_N_TEXTS; i++)
    unit->texts[i] = muster_carved_row_dup_text (row, columns[i]);
  unit->models = get_int (row, 6);
}

static void
read_leader (const MusterCarvedRow *row,
             MusterUnitRecord      *unit)
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
static void
fill_details (MusterSalvageIndex *self,
              MusterForceRecord  *force)
{
  MusterHash hash;

  for (guint i = 0; i < self->details->len; i++)
    {
      const MusterFoundDetail *detail = self->details->pdata[i];

      muster_force_record_compute_hash (force, &hash);
      if (muster_hash_equal (&hash, &force->hash))
        return;
      if (detail->force_id != force->id)
        continue;

      g_free (force->details);
      force->details = g_strdup (detail->text);
    }
}

void
muster_salvage_index_fill_force (MusterSalvageIndex *self,
                                 MusterForceRecord  *force)
{
  for (gint64 place = 0; place < force->n_units && place < MUSTER_FORCE_MAX_UNITS; place++)
    {
      guint index = find_part (self->units, force->id, place);
      const MusterFoundPart *part = get_part (self->units, index, force->id, place);
      MusterUnitRecord *unit;
      MusterCarvedRow row;

      if (part == NULL || !muster_carver_read (self->carver, &part->place, &row))
        continue;

      unit = muster_force_record_add_unit (force);
      read_unit (&row, unit);

      index = find_part (self->leaders, force->id, place);
      part = get_part (self->leaders, index, force->id, place);
      if (part != NULL && muster_carver_read (self->carver, &part->place, &row))
        read_leader (&row, unit);
    }

  fill_details (self, force);
}
