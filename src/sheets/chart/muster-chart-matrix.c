/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/chart/muster-chart-painting.h"

#include <stdlib.h>
#include <string.h>

/* Shows everybody against everybody. The figures say everything; the tint only helps those who
 * look from afar. */

static void
paint_cell (const MusterChartPainting *self,
            const MusterChartCell     *cell,
            double                     x,
            double                     y,
            double                     width,
            double                     height)
{
  g_autofree char *words = g_strdup_printf ("%u–%u", cell->won, cell->lost);
  int lead = (int) cell->won - (int) cell->lost;
  const MusterColor *color = lead >= 0 ? &self->style->good : &self->style->bad;
  double alpha = 0.18 + 0.1 * MIN (abs (lead), 3);

  cairo_rectangle (self->cr, x, y, width, height);
  if (lead == 0)
    muster_brush_fill (self->brush, &self->style->faint, 0.12);
  else
    muster_brush_fill (self->brush, color, alpha);
  muster_chart_painter_write (self, words, &self->style->ink, x + width / 2, y + height / 2, width,
                              MUSTER_ALIGN_CENTER);
}

/* "Ben J.", or with more letters of the last word; NULL if it has no more. */
static char *
dup_form (const char *name,
          guint       n_letters)
{
  const char *last = strrchr (name, ' ');
  g_autofree char *letters = NULL;

  if (n_letters == 0)
    return g_strndup (name, strcspn (name, " "));
  if (last == NULL || g_utf8_strlen (last + 1, -1) <= n_letters)
    return NULL;
  letters = g_utf8_substring (last + 1, 0, n_letters);

  return g_strdup_printf ("%.*s %s.", (int) strcspn (name, " "), name, letters);
}

/* Returns the shortest form of a name that nobody else has. */
static char *
dup_head (GPtrArray  *names,
          const char *name)
{
  g_autofree char *form = dup_form (name, 0);

  for (guint n_letters = 1; form != NULL; n_letters++)
    {
      gboolean is_taken = FALSE;

      for (guint i = 0; i < names->len; i++)
        {
          g_autofree char *other = dup_form (names->pdata[i], n_letters - 1);

          is_taken |= names->pdata[i] != name && g_strcmp0 (form, other) == 0;
        }
      if (!is_taken)
        return g_steal_pointer (&form);
      g_free (form);
      form = dup_form (name, n_letters);
    }

  return g_strdup (name);
}

/* If not all names have room above the columns, numbers replace them, which also stand before
 * the names of the rows. */
static char **
list_heads (const MusterChartPainting *self,
            double                     width,
            gboolean                  *are_numbers)
{
  GPtrArray *labels = self->chart->labels;
  guint n = labels->len;
  char **heads = g_new0 (char *, n + 1);

  *are_numbers = FALSE;
  for (guint i = 0; i < n; i++)
    {
      heads[i] = dup_head (labels, labels->pdata[i]);
      *are_numbers |= muster_chart_painter_measure (self, heads[i]) > width;
    }
  for (guint i = 0; *are_numbers && i < n; i++)
    {
      g_free (heads[i]);
      heads[i] = g_strdup_printf ("%u", i + 1);
    }

  return heads;
}

void
muster_chart_matrix_paint (const MusterChartPainting *self)
{
  guint n = self->chart->labels->len;
  double margin = muster_chart_painter_get_margin (self, self->width * 0.3);
  double left = margin + self->em * 0.8;
  double width = (self->width - left) / n;
  double height = self->em * 2.5;
  double gap = self->em * 0.15;
  gboolean are_numbers;
  g_auto (GStrv) heads = list_heads (self, width - gap * 2, &are_numbers);

  if (are_numbers)
    {
      left = MIN (margin + self->em * 2, self->width * 0.36) + self->em * 0.8;
      width = (self->width - left) / n;
    }
  for (guint row = 0; row < n; row++)
    {
      double y = height * (row + 1);
      const char *label = self->chart->labels->pdata[row];
      g_autofree char *name =
        are_numbers ? g_strdup_printf ("%s %s", heads[row], label) : g_strdup (label);

      muster_chart_painter_write (self, heads[row], &self->style->ink, left + width * (row + 0.5), height / 2,
                                  width - gap, MUSTER_ALIGN_CENTER);
      muster_chart_painter_write (self, name, &self->style->ink, 0, y + height / 2, left - self->em * 0.8,
                                  MUSTER_ALIGN_START);
      for (guint i = 0; i < n; i++)
        {
          const MusterChartCell *cell = &g_array_index (self->chart->cells, MusterChartCell, row * n + i);
          double x = left + width * i;

          if (cell->won + cell->drawn + cell->lost > 0)
            paint_cell (self, cell, x + gap / 2, y + gap / 2, width - gap, height - gap);
          else if (row == i)
            {
              cairo_rectangle (self->cr, x + gap / 2, y + gap / 2, width - gap, height - gap);
              muster_brush_fill (self->brush, &self->style->faint, 0.06);
            }
        }
    }
}
