/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sheets/page/muster-paper.h"

G_BEGIN_DECLS

/**
 * MusterSheetKind:
 * @MUSTER_SHEET_ROSTER: the units of a force below each other
 * @MUSTER_SHEET_CARDS: a card for each unit
 * @MUSTER_SHEET_LEADERS: a card for each leader
 * @MUSTER_SHEET_REFERENCE: the rules at a glance
 */
typedef enum
{
  MUSTER_SHEET_ROSTER,
  MUSTER_SHEET_CARDS,
  MUSTER_SHEET_LEADERS,
  MUSTER_SHEET_REFERENCE,
  MUSTER_N_SHEETS
} MusterSheetKind;

typedef GBytes *(*MusterPortraitFunc) (const char *id,
                                       gpointer    data);

/**
 * MusterSheetOptions:
 * @units: (nullable) (array zero-terminated=1): ids of the units to show; %NULL: all
 * @boxes: to tick for casualties and markers
 * @notes: what the player has written
 * @cut_lines: between cards
 * @cards_per_page: 0: as many as can be read well
 * @date: (nullable): what stands at the foot
 * @get_portrait: (nullable): the image of this id, which a leader has, or %NULL; the caller frees it
 *
 * What a player may choose of a sheet. A plain value; nothing in it is owned. Sheets that have no use
 * for a member pass over it.
 */
typedef struct
{
  MusterPaper paper;
  const char *const *units;
  gboolean boxes;
  gboolean notes;
  gboolean cut_lines;
  guint cards_per_page;
  const char *date;
  MusterPortraitFunc get_portrait;
  gpointer portrait_data;
} MusterSheetOptions;

/* With boxes, notes and cut lines, on the paper of muster_paper_init(). */
void         muster_sheet_options_init         (MusterSheetOptions       *options);

gboolean     muster_sheet_options_shows_unit   (const MusterSheetOptions *options,
                                                const char               *unit_id);
/* What @cards_per_page comes to. */
guint        muster_sheet_options_get_per_page (const MusterSheetOptions *options,
                                                MusterSheetKind           kind);

/* The numbers of cards that can be chosen, ended by 0. */
const guint *muster_sheet_list_per_page        (void);

/* The word for a kind in settings and on the command line, and what a player calls it. */
const char  *muster_sheet_kind_get_id          (MusterSheetKind           kind);
const char  *muster_sheet_kind_get_name        (MusterSheetKind           kind);
gboolean     muster_sheet_kind_find            (const char               *id,
                                                MusterSheetKind          *kind);

G_END_DECLS
