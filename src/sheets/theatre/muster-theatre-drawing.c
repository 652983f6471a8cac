/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/theatre/muster-theatre-drawing.h"

#define MAX_HEIGHT 470 /* points, so that a map leaves room for its slip */
#define SMALL 0.78     /* the size of the type in a column of a newspaper */
#define COLUMN 300     /* narrower than that is a column */

/* Names are smaller in a column of a newspaper. */
static MusterTheatreStyle
choose_style (double width)
{
  MusterTheatreStyle style = muster_theatre_style_paper;

  if (width < COLUMN)
    {
      style.font_size *= SMALL;
      style.has_legend = FALSE;
    }
  return style;
}

static void
paint (gpointer     data,
       double       width,
       double       height,
       MusterBrush *brush)
{
  MusterTheatreStyle style = choose_style (width);
  g_autoptr (MusterTheatrePlan) plan = muster_theatre_plan_new (data, &style, width, height, NULL);

  muster_theatre_plan_paint (plan, brush);
}

static double
get_height (gpointer data,
            double   width)
{
  MusterTheatreStyle style = choose_style (width);

  return MIN (muster_theatre_get_height (data, &style, width), MAX_HEIGHT);
}

static void
free_theatre (gpointer data)
{
  muster_theatre_free (data);
}

void
muster_theatre_drawing_take (MusterDocument *self,
                             MusterTheatre  *theatre,
                             const char     *title,
                             gboolean        is_large)
{
  MusterDrawing drawing = { .paint = paint, .get_height = get_height, .free = free_theatre, .data = theatre,
                            .is_rigid = is_large, .is_picture = theatre->picture != NULL };
  g_auto (GStrv) words = muster_theatre_words_list (theatre);

  muster_document_take_drawing (self, &drawing, title, (const char *const *) words);
}
