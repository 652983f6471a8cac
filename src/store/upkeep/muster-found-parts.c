/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/upkeep/muster-found-parts.h"

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

GArray *
muster_found_parts_new (void)
{
  return g_array_new (FALSE, FALSE, sizeof (MusterFoundPart));
}

void
muster_found_parts_add (GArray                  *self,
                        const MusterCarvedRow   *row,
                        const MusterCarvedPlace *place)
{
  MusterFoundPart part = { row->values[0].number, row->values[1].number, *place };

  g_array_append_val (self, part);
}

void
muster_found_parts_sort (GArray *self)
{
  g_array_sort (self, compare_parts);
}

guint
muster_found_parts_find (GArray *self,
                         gint64  owner,
                         gint64  number)
{
  MusterFoundPart wanted = { owner, number, { 0, 0 } };
  guint low = 0;
  guint high = self->len;

  while (low < high)
    {
      guint middle = low + (high - low) / 2;

      if (compare_parts (&g_array_index (self, MusterFoundPart, middle), &wanted) < 0)
        low = middle + 1;
      else
        high = middle;
    }

  return low;
}

const MusterFoundPart *
muster_found_parts_get (GArray *self,
                        guint   index,
                        gint64  owner,
                        gint64  number)
{
  const MusterFoundPart *part;

  if (index >= self->len)
    return NULL;

  part = &g_array_index (self, MusterFoundPart, index);

  return part->owner == owner && part->number == number ? part : NULL;
}
