/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/page/muster-pages-private.h"

/* What pages begin with, in the words of the document. */

static gboolean
belong_together (MusterPages *self,
                 guint        a,
                 guint        b)
{
  const MusterSlice *first = muster_galley_get_slice (self->galley, a);
  const MusterSlice *second = muster_galley_get_slice (self->galley, b);

  return first->block == second->block && first->item == second->item;
}

/* A page goes on with the slice @index. Where that is in the middle of a text, the page begins with the text,
 * or, if most of it stands before, with the next one above @end. Returns the slice of that, or @end. */
static guint
find_beginning (MusterPages *self,
                guint        index,
                guint        end)
{
  guint before = 0, behind = 1;

  while (before < index && belong_together (self, index - before - 1, index))
    before++;
  while (index + behind < end && belong_together (self, index + behind, index))
    behind++;

  return before < behind ? index : index + behind;
}

/* Of a page that goes on with a table the head is repeated: what stands below it counts. */
static guint
find_first (MusterPages *self,
            guint        page)
{
  guint start = g_array_index (self->starts, guint, page);
  const MusterPlaced *placed = &g_array_index (self->placed, MusterPlaced, start);

  if (start + 1 < muster_pages_get_end (self, page) && placed->slice < (placed - 1)->slice)
    placed++;

  return placed->slice;
}

GArray *
muster_pages_list_starts (MusterPages *self)
{
  GArray *starts;
  guint last = 0;

  g_return_val_if_fail (MUSTER_IS_PAGES (self), NULL);

  starts = g_array_new (FALSE, FALSE, sizeof (MusterPageStart));
  for (guint page = 1; page < self->starts->len; page++)
    {
      guint end = page + 1 < self->starts->len ? find_first (self, page + 1)
                  : muster_galley_get_n_slices (self->galley);
      guint index = find_beginning (self, find_first (self, page), end);
      const MusterSlice *slice = index < end ? muster_galley_get_slice (self->galley, index) : NULL;
      MusterPageStart start;

      if (slice == NULL || slice->block == NULL || slice->block->kind == MUSTER_BLOCK_CARDS ||
          slice->block->kind == MUSTER_BLOCK_TOKENS || (last > 0 && belong_together (self, last, index)))
        continue;
      start = (MusterPageStart) { .block = slice->block, .item = slice->item };
      g_array_append_val (starts, start);
      last = index;
    }

  return starts;
}
