/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/document/muster-sheet-card.h"

#include "sheets/document/muster-plain.h"

#define BOXES_IN_GROUP 5

static const char BOX[] = "☐";
static const char HALF_BOX[] = "◫";
static const char LAST_BOX[] = "☒";
static const char BLANK[] = "__________";

/* Figures, lines and boxes alike begin with their label. */
static void
clear_figure (gpointer data)
{
  MusterSheetFigure *figure = data;

  g_clear_pointer (&figure->label, g_free);
  g_clear_pointer (&figure->value, g_free);
}

static void
clear_line (gpointer data)
{
  MusterSheetLine *line = data;

  g_clear_pointer (&line->label, g_free);
  g_clear_pointer (&line->text, g_free);
}

static void
clear_boxes (gpointer data)
{
  MusterSheetBoxes *boxes = data;

  g_clear_pointer (&boxes->label, g_free);
}

static GArray *
new_array (gsize          size,
           GDestroyNotify clear)
{
  GArray *array = g_array_new (FALSE, FALSE, (guint) size);

  g_array_set_clear_func (array, clear);

  return array;
}

/**
 * muster_sheet_card_new:
 * @title: what the thing is called
 * @subtitle: (nullable): what it is
 */
MusterSheetCard *
muster_sheet_card_new (const char *title,
                       const char *subtitle)
{
  MusterSheetCard *self = g_new0 (MusterSheetCard, 1);

  self->title = muster_plain_text (title);
  self->subtitle = muster_plain_text (subtitle);
  self->figures = new_array (sizeof (MusterSheetFigure), clear_figure);
  self->lines = new_array (sizeof (MusterSheetLine), clear_line);
  self->boxes = new_array (sizeof (MusterSheetBoxes), clear_boxes);

  return self;
}

void
muster_sheet_card_free (MusterSheetCard *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->title);
  g_free (self->subtitle);
  if (self->corner != NULL)
    clear_figure (self->corner);
  g_free (self->corner);
  g_array_unref (self->figures);
  g_array_unref (self->lines);
  g_array_unref (self->boxes);
  g_clear_pointer (&self->picture, cairo_surface_destroy);
  g_free (self);
}

void
muster_sheet_card_set_corner (MusterSheetCard *self,
                              const char      *label,
                              const char      *value)
{
  g_return_if_fail (self != NULL);

  if (self->corner == NULL)
    self->corner = g_new0 (MusterSheetFigure, 1);
  clear_figure (self->corner);
  self->corner->label = muster_plain_text (label);
  self->corner->value = muster_plain_text (value);
}

/**
 * muster_sheet_card_set_picture:
 * @picture: (nullable): an image surface; the card keeps a reference
 */
void
muster_sheet_card_set_picture (MusterSheetCard *self,
                               cairo_surface_t *picture)
{
  g_return_if_fail (self != NULL);

  if (picture != NULL)
    cairo_surface_reference (picture);
  g_clear_pointer (&self->picture, cairo_surface_destroy);
  self->picture = picture;
}

void
muster_sheet_card_add_figure (MusterSheetCard *self,
                              const char      *label,
                              const char      *value)
{
  MusterSheetFigure figure;

  g_return_if_fail (self != NULL);

  figure.label = muster_plain_text (label);
  figure.value = muster_plain_text (value);
  g_array_append_val (self->figures, figure);
}

/**
 * muster_sheet_card_add_line:
 * @text: (nullable): nothing: a line to write on
 */
void
muster_sheet_card_add_line (MusterSheetCard *self,
                            const char      *label,
                            const char      *text)
{
  MusterSheetLine line;

  g_return_if_fail (self != NULL);

  line.label = muster_plain_text (label);
  line.text = muster_plain_text (text);
  g_array_append_val (self->lines, line);
}

/**
 * muster_sheet_card_add_boxes:
 * @n_boxes: more than %MUSTER_SHEET_MAX_BOXES are not drawn: a line to write on takes their place
 */
void
muster_sheet_card_add_boxes (MusterSheetCard *self,
                             const char      *label,
                             guint            n_boxes,
                             guint            half,
                             guint            end)
{
  MusterSheetBoxes boxes = { .half = half, .end = end };

  g_return_if_fail (self != NULL);

  boxes.label = muster_plain_text (label);
  boxes.n_boxes = n_boxes <= MUSTER_SHEET_MAX_BOXES ? n_boxes : 0;
  g_array_append_val (self->boxes, boxes);
}

char *
muster_sheet_card_boxes_dup_text (const MusterSheetBoxes *boxes)
{
  GString *text;

  g_return_val_if_fail (boxes != NULL, NULL);

  if (boxes->n_boxes == 0)
    return g_strdup (BLANK);

  text = g_string_new (NULL);
  for (guint i = 0; i < boxes->n_boxes; i++)
    {
      if (i > 0 && i % BOXES_IN_GROUP == 0)
        g_string_append_c (text, ' ');
      g_string_append (text, i + 1 == boxes->end ? LAST_BOX : i + 1 == boxes->half ? HALF_BOX : BOX);
    }

  return g_string_free (text, FALSE);
}
