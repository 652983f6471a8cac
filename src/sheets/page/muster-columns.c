/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/page/muster-columns.h"

/* The columns of a page, seen from what stands in them. */

#define RULE 0.4

static double
get_step (const MusterGalley *galley)
{
  return galley->width + muster_galley_get_gap (galley);
}

static guint
find_column (const MusterGalley *galley,
             const MusterPlaced *placed)
{
  return (guint) (placed->x / get_step (galley) + 0.5);
}

/**
 * muster_columns_measure_gap:
 * @height: that they could have, or 0: that of the longest one
 *
 * Returns: the sum of what its columns lack of it
 */
double
muster_columns_measure_gap (const MusterGalley *galley,
                            const MusterPlaced *placed,
                            guint               n_placed,
                            double              height)
{
  g_autofree double *bottoms = NULL;
  double sum = 0;

  g_return_val_if_fail (galley != NULL, 0);

  bottoms = g_new0 (double, galley->n_columns);
  for (guint i = 0; i < n_placed; i++)
    {
      const MusterSlice *slice = muster_galley_get_slice (galley, placed[i].slice);

      if (!slice->is_wide)
        bottoms[find_column (galley, &placed[i])] = placed[i].y + slice->height;
    }
  for (guint i = 0; i < galley->n_columns; i++)
    {
      height = MAX (height, bottoms[i]);
      sum += bottoms[i];
    }

  return galley->n_columns * height - sum;
}

/**
 * muster_columns_paint_rules:
 */
void
muster_columns_paint_rules (const MusterGalley *galley,
                            const MusterPlaced *placed,
                            guint               n_placed,
                            cairo_t            *cr)
{
  double top = galley->max_height, bottom = 0;
  guint n_used = 0;

  for (guint i = 0; i < n_placed; i++)
    {
      const MusterSlice *slice = muster_galley_get_slice (galley, placed[i].slice);

      if (slice->is_wide)
        continue;
      top = MIN (top, placed[i].y);
      bottom = MAX (bottom, placed[i].y + slice->height);
      n_used = MAX (n_used, find_column (galley, &placed[i]) + 1);
    }
  cairo_set_source_rgb (cr, 0, 0, 0);
  for (guint i = 1; i < n_used; i++)
    cairo_rectangle (cr, i * get_step (galley) - muster_galley_get_gap (galley) / 2, top, RULE,
                     bottom - top);
  cairo_fill (cr);
}
