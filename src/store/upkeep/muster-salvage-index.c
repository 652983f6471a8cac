/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/upkeep/muster-salvage-index.h"

#include "store/db/muster-meta.h"
#include "store/upkeep/muster-found-parts.h"

#include <string.h>

/* Rows tell by the number and types of their columns what they are; see schema/. */

#define IMAGE_TYPES  "nttbh"
#define PAIR_TYPES   "tth"
#define TALLY_TYPES  "tiih"

static void
free_pair (gpointer data)
{
  MusterFoundPair *pair = data;

  g_free (pair->key);
  g_free (pair->value);
  g_free (pair);
}

static gint64
get_int (const MusterCarvedRow *row,
         guint                  column)
{
  return row->values[column].number;
}

static void
take_pair (MusterSalvageIndex    *self,
           const MusterCarvedRow *row)
{
  MusterFoundPair *pair = g_new0 (MusterFoundPair, 1);
  MusterHash kept, computed;

  pair->key = muster_carver_row_dup_text (row, 0);
  pair->value = muster_carver_row_dup_text (row, 1);
  muster_carver_row_get_hash (row, 2, &kept);
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
  g_autofree char *name = muster_carver_row_dup_text (row, 0);
  MusterHash kept, computed;

  muster_carver_row_get_hash (row, 3, &kept);
  muster_tally_compute_hash (name, get_int (row, 1), get_int (row, 2), &computed);
  if (!muster_hash_equal (&kept, &computed))
    return;

  muster_salvage_documents_expect (&self->kept, name, get_int (row, 1));
  for (guint i = 0; i < self->ledgers->len; i++)
    {
      MusterSalvageLedgers *ledgers = self->ledgers->pdata[i];

      if (strcmp (name, ledgers->kind->name) == 0)
        ledgers->n_expected = get_int (row, 1);
      else if (strcmp (name, ledgers->kind->detail_tally) == 0)
        ledgers->n_expected_details = get_int (row, 1);
    }
  if (strcmp (name, "image") == 0)
    self->n_images = get_int (row, 1);
  else if (strcmp (name, "setting") == 0)
    self->n_settings = get_int (row, 1);
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

  if (muster_salvage_ledgers_is_event (row))
    muster_found_parts_add (self->events, row, place);
  else if (muster_carver_row_fits (row, TRUE, IMAGE_TYPES))
    g_array_append_val (self->images, *place);
  else if (muster_carver_row_fits (row, FALSE, PAIR_TYPES))
    take_pair (self, row);
  else if (muster_carver_row_fits (row, FALSE, TALLY_TYPES))
    take_tally (self, row);
  else
    muster_salvage_documents_take (&self->kept, row);
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
  self->settings = g_ptr_array_new_with_free_func (free_pair);
  self->events = muster_found_parts_new ();
  self->images = g_array_new (FALSE, FALSE, sizeof (MusterCarvedPlace));
  muster_salvage_documents_init (&self->kept);
  self->n_images = -1;

  muster_carver_visit (self->carver, visit_cb, self);
  muster_found_parts_sort (self->events);

  return TRUE;
}

void
muster_salvage_index_clear (MusterSalvageIndex *self)
{
  g_clear_pointer (&self->carver, muster_carver_free);
  g_clear_pointer (&self->ledgers, g_ptr_array_unref);
  g_clear_pointer (&self->settings, g_ptr_array_unref);
  muster_salvage_documents_clear (&self->kept);
  g_clear_pointer (&self->events, g_array_unref);
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

  return self->settings->len == 0 && muster_salvage_documents_is_empty (&self->kept);
}
