/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/upkeep/muster-salvage-club.h"

#include <string.h>

/* The three tables look alike; which one a row is of, its hash tells. */

#define CLUB_TYPES "nitth"

static void
free_row (gpointer data)
{
  muster_club_row_clear (data);
  g_free (data);
}

void
muster_salvage_club_init (MusterSalvageClub *self)
{
  for (guint i = 0; i < MUSTER_CLUB_N_TABLES; i++)
    {
      self->rows[i] = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, free_row);
      self->n_expected[i] = -1;
    }
}

void
muster_salvage_club_clear (MusterSalvageClub *self)
{
  for (guint i = 0; i < MUSTER_CLUB_N_TABLES; i++)
    g_clear_pointer (&self->rows[i], g_hash_table_unref);
}

/* Older copies of a row may be found as well. */
static void
keep_row (GHashTable    *rows,
          MusterClubRow *row)
{
  const MusterClubRow *other = g_hash_table_lookup (rows, row->key);

  if (other == NULL || other->edition < row->edition)
    {
      MusterClubRow *copy = g_memdup2 (row, sizeof *row);

      memset (row, 0, sizeof *row);
      g_hash_table_replace (rows, copy->key, copy);
    }
}

gboolean
muster_salvage_club_take (MusterSalvageClub       *self,
                        const MusterCarvedRow *row)
{
  g_auto (MusterClubRow) found = { 0 };
  MusterHash kept;

  if (!muster_carved_row_fits (row, TRUE, CLUB_TYPES))
    return FALSE;

  found.id = row->rowid;
  found.edition = row->values[1].number;
  found.key = muster_carved_row_dup_text (row, 2);
  found.text = muster_carved_row_dup_text (row, 3);
  muster_carved_row_get_hash (row, 4, &kept);
  for (guint i = 0; i < MUSTER_CLUB_N_TABLES && found.key != NULL; i++)
    {
      MusterHash computed;

      muster_club_row_compute_hash (&found, i, &computed);
      if (muster_hash_equal (&kept, &computed))
        keep_row (self->rows[i], &found);
    }

  return TRUE;
}

void
muster_salvage_club_expect (MusterSalvageClub *self,
                          const char      *table,
                          gint64           n_rows)
{
  for (guint i = 0; i < MUSTER_CLUB_N_TABLES; i++)
    {
      if (strcmp (table, muster_club_table_get_name (i)) == 0)
        self->n_expected[i] = n_rows;
    }
}

guint
muster_salvage_club_count (const MusterSalvageClub *self)
{
  guint n = 0;

  for (guint i = 0; i < MUSTER_CLUB_N_TABLES; i++)
    n += g_hash_table_size (self->rows[i]);

  return n;
}

gint64
muster_salvage_club_n_missing (const MusterSalvageClub *self)
{
  gint64 n = 0;

  for (guint i = 0; i < MUSTER_CLUB_N_TABLES; i++)
    n += MAX (self->n_expected[i] - g_hash_table_size (self->rows[i]), 0);

  return n;
}

static int
compare_rows (gconstpointer a,
              gconstpointer b)
{
  const MusterClubRow *first = *(MusterClubRow *const *) a;
  const MusterClubRow *second = *(MusterClubRow *const *) b;

  return first->id < second->id ? -1 : first->id > second->id;
}

/* In their order, as they were entered. */
static GPtrArray *
sort_rows (GHashTable *rows)
{
  GPtrArray *sorted = g_ptr_array_new ();
  GHashTableIter iter;
  gpointer row;

  g_hash_table_iter_init (&iter, rows);
  while (g_hash_table_iter_next (&iter, NULL, &row))
    g_ptr_array_add (sorted, row);
  g_ptr_array_sort (sorted, compare_rows);

  return sorted;
}

gboolean
muster_salvage_club_save (const MusterSalvageClub  *self,
                        MusterDb               *db,
                        GError                **error)
{
  for (guint i = 0; i < MUSTER_CLUB_N_TABLES; i++)
    {
      g_autoptr (GPtrArray) rows = sort_rows (self->rows[i]);

      for (guint j = 0; j < rows->len; j++)
        {
          const MusterClubRow *row = rows->pdata[j];

          if (!muster_club_table_put (db, i, row->key, row->text, error))
            return FALSE;
        }
    }

  return TRUE;
}
