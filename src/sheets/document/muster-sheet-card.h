/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

/* More boxes than these are a place to write a number in. */
#define MUSTER_SHEET_MAX_BOXES 60

/**
 * MusterSheetFigure:
 *
 * A value with its name above it, as large as what is looked up in the middle of a game.
 */
typedef struct
{
  char *label;
  char *value;
} MusterSheetFigure;

/**
 * MusterSheetLine:
 * @text: where it is empty, there is a line to write on
 */
typedef struct
{
  char *label;
  char *text;
} MusterSheetLine;

/**
 * MusterSheetBoxes:
 * @n_boxes: to tick; 0: a line to write on
 * @half: the box with which half is gone, counted from 1; 0: none
 * @end: the box with which all is over, counted from 1; 0: none
 */
typedef struct
{
  char *label;
  guint n_boxes;
  guint half;
  guint end;
} MusterSheetBoxes;

/**
 * MusterSheetCard:
 * @corner: (nullable): one value that stands above all others, beside the title
 * @picture: (nullable): owned
 *
 * What is to be known of one thing on the table: a unit, a leader. Texts are plain, as in all of a
 * document. It is set as one entry of a list, or as a card to cut out.
 */
typedef struct
{
  char *title;
  char *subtitle;
  MusterSheetFigure *corner;
  GArray *figures; /* MusterSheetFigure */
  GArray *lines;   /* MusterSheetLine */
  GArray *boxes;   /* MusterSheetBoxes */
  cairo_surface_t *picture;
} MusterSheetCard;

MusterSheetCard *muster_sheet_card_new         (const char             *title,
                                                const char             *subtitle) G_GNUC_WARN_UNUSED_RESULT;
void             muster_sheet_card_free        (MusterSheetCard        *self);

void             muster_sheet_card_set_corner  (MusterSheetCard        *self,
                                                const char             *label,
                                                const char             *value);
void             muster_sheet_card_set_picture (MusterSheetCard        *self,
                                                cairo_surface_t        *picture);
void             muster_sheet_card_add_figure  (MusterSheetCard        *self,
                                                const char             *label,
                                                const char             *value);
void             muster_sheet_card_add_line    (MusterSheetCard        *self,
                                                const char             *label,
                                                const char             *text);
void             muster_sheet_card_add_boxes   (MusterSheetCard        *self,
                                                const char             *label,
                                                guint                   n_boxes,
                                                guint                   half,
                                                guint                   end);

/* Boxes as text, in fives: "☐☐☐◫☐ ☐☒": half is gone with "◫", and all is over with "☒". */
char            *muster_sheet_card_boxes_dup_text   (const MusterSheetBoxes *boxes) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterSheetCard, muster_sheet_card_free)

G_END_DECLS
