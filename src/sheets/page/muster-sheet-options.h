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
 * @MUSTER_SHEET_MARKERS: what lies beside units on the table, to cut out
 * @MUSTER_SHEET_PLATES: a name plate for each unit, to cut out and fold
 * @MUSTER_SHEET_BLANK: a roster to fill in by hand
 * @MUSTER_SHEET_REFERENCE: the rules at a glance
 * @MUSTER_SHEET_SOLO: how a side acts that nobody plays
 */
typedef enum
{
  MUSTER_SHEET_ROSTER,
  MUSTER_SHEET_CARDS,
  MUSTER_SHEET_LEADERS,
  MUSTER_SHEET_MARKERS,
  MUSTER_SHEET_PLATES,
  MUSTER_SHEET_BLANK,
  MUSTER_SHEET_REFERENCE,
  MUSTER_SHEET_SOLO,
  MUSTER_N_SHEETS
} MusterSheetKind;

typedef GBytes *(*MusterPortraitFunc) (const char *id,
                                       gpointer    data);

/**
 * MusterSheetService:
 * @text: (nullable) (transfer full): what the leader has behind him
 * @unit_lost: the unit was lost in its last battle
 * @leader_lost: its leader was
 */
typedef struct
{
  char *text;
  gboolean unit_lost;
  gboolean leader_lost;
} MusterSheetService;

/* @service: (out caller-allocates): all 0 before. */
typedef void (*MusterServiceFunc) (const char         *unit_id,
                                   MusterSheetService *service,
                                   gpointer            data);

/**
 * MusterSheetOptions:
 * @units: (nullable) (array zero-terminated=1): ids of the units to show; %NULL: all
 * @boxes: to tick for casualties and markers
 * @notes: what the player has written
 * @lines: room for notes to be written by hand
 * @lost: with the units that were lost in their last battle
 * @cut_lines: between cards and markers
 * @backs: the other sides of markers on pages of their own
 * @course: of a battle, order by order
 * @cards_per_page: 0: as many as can be read well
 * @marker_size: the side of a marker, in millimetres; 0: the usual one
 * @n_objectives: how many markers for objectives, besides those of the scenario
 * @date: (nullable): what stands at the foot
 * @get_portrait: (nullable): the image of this id, which a leader has, or %NULL; the caller frees it
 * @get_service: (nullable): what battles have left of the unit of this id
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
  gboolean lines;
  gboolean lost;
  gboolean cut_lines;
  gboolean backs;
  gboolean course;
  guint cards_per_page;
  guint marker_size;
  guint n_objectives;
  const char *date;
  MusterPortraitFunc get_portrait;
  gpointer portrait_data;
  MusterServiceFunc get_service;
  gpointer service_data;
} MusterSheetOptions;

/* With all that there is but room for notes, on the paper of muster_paper_init(). */
void         muster_sheet_options_init         (MusterSheetOptions       *options);

gboolean     muster_sheet_options_shows_unit   (const MusterSheetOptions *options,
                                                const char               *unit_id);
/* What @cards_per_page comes to. */
guint        muster_sheet_options_get_per_page (const MusterSheetOptions *options,
                                                MusterSheetKind           kind,
                                                guint                     n_cards);

/* What @marker_size comes to. */
guint        muster_sheet_options_get_marker_size (const MusterSheetOptions *options);
/* What is known of a unit besides the force; nothing where nobody knows. Clear it with
 * muster_sheet_options_service_clear(). */
void         muster_sheet_options_get_service   (const MusterSheetOptions *options,
                                                 const char               *unit_id,
                                                 MusterSheetService       *service);
void         muster_sheet_options_service_clear (MusterSheetService       *service);

/* The numbers of cards and the sizes of markers that can be chosen, each ended by 0. */
const guint *muster_sheet_options_list_per_page     (void);
const guint *muster_sheet_options_list_marker_sizes (void);

/* The word for a kind in settings and on the command line, and what a player calls it. */
const char  *muster_sheet_options_kind_get_id   (MusterSheetKind           kind);
const char  *muster_sheet_options_kind_get_name (MusterSheetKind           kind);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterSheetService, muster_sheet_options_service_clear)

G_END_DECLS
