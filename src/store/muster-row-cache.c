/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/muster-row-cache.h"

struct _MusterRowCache
{
  guint n_rows;
  GHashTable *rows; /* gint64 → GObject */
  GQueue recent; /* the keys of rows, newest first */
};

MusterRowCache *
muster_row_cache_new (guint n_rows)
{
  MusterRowCache *self = g_new0 (MusterRowCache, 1);

  self->n_rows = n_rows;
  self->rows = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_object_unref);
  g_queue_init (&self->recent);

  return self;
}

void
muster_row_cache_free (MusterRowCache *self)
{
  g_return_if_fail (self != NULL);

  g_queue_clear (&self->recent);
  g_hash_table_unref (self->rows);
  g_free (self);
}

GObject *
muster_row_cache_get (MusterRowCache *self,
                      gint64          id)
{
  return g_hash_table_lookup (self->rows, &id);
}

void
muster_row_cache_keep (MusterRowCache *self,
                       gint64          id,
                       GObject        *row)
{
  gint64 *key = g_memdup2 (&id, sizeof id);

  muster_row_cache_forget (self, id);
  g_hash_table_insert (self->rows, key, g_object_ref (row));
  g_queue_push_head (&self->recent, key);
  if (self->recent.length > self->n_rows)
    g_hash_table_remove (self->rows, g_queue_pop_tail (&self->recent));
}

void
muster_row_cache_forget (MusterRowCache *self,
                         gint64          id)
{
  gpointer key;

  if (!g_hash_table_lookup_extended (self->rows, &id, &key, NULL))
    return;

  g_queue_remove (&self->recent, key);
  g_hash_table_remove (self->rows, &id);
}
