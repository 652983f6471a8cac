/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/map/muster-map-drawing.h"

#include "sheets/map/muster-map-words.h"

/* The document may outlive the caller's objects, so it keeps those to which the scenario of the
 * map belongs. */
typedef struct
{
  MusterMap map;
  gpointer owner;
  gpointer library;
} KeptMap;

static void
kept_map_free (gpointer data)
{
  KeptMap *self = data;

  g_clear_object (&self->owner);
  g_clear_object (&self->library);
  g_free (self);
}

static void
kept_map_paint (gpointer     data,
                double       width,
                double       height,
                MusterBrush *brush)
{
  KeptMap *self = data;

  muster_map_painter_paint (&self->map, &muster_map_style_paper, width, height, brush);
}

static double
kept_map_get_height (gpointer data,
                     double   width)
{
  KeptMap *self = data;

  return muster_map_painter_get_height (&self->map, &muster_map_style_paper, width);
}

void
muster_map_drawing_add (MusterDocument  *self,
                        const MusterMap *map,
                        gpointer         owner,
                        gpointer         library,
                        const char      *title)
{
  KeptMap *kept = g_new0 (KeptMap, 1);
  MusterDrawing drawing = { kept_map_paint, kept_map_get_height, kept_map_free, kept };
  g_auto (GStrv) words = muster_map_words_list (map);

  kept->map = *map;
  kept->owner = g_object_ref (owner);
  kept->library = library != NULL ? g_object_ref (library) : NULL;
  muster_document_take_drawing (self, &drawing, title, (const char *const *) words);
}
