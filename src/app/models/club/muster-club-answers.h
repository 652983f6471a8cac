/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/club/muster-club-meanings.h"

G_BEGIN_DECLS

/**
 * MusterClubAnswers:
 * @encoding, @separator, @layout, @order: what was chosen; N_ENCODINGS, 0, UNKNOWN and N_ORDERS to find out
 * @doubles: whether doubles are kept as well
 * @map: (element-type utf8 utf8): the letters of columns, and what these mean
 * @same: (element-type utf8 utf8): names of the table, and whose they are
 * @games: (element-type utf8 utf8): spellings of games, and what is written instead
 * @cells: (element-type gsize utf8): cells that were changed, by muster_club_answers_cell()
 *
 * What somebody has settled about a table that he brings in.
 */
typedef struct
{
  MusterClubEncoding encoding;
  char separator;
  MusterClubLayout layout;
  MusterClubOrder order;
  gboolean doubles;
  GHashTable *map;
  GHashTable *same;
  GHashTable *games;
  GHashTable *cells;
} MusterClubAnswers;

MusterClubAnswers *muster_club_answers_new  (void) G_GNUC_WARN_UNUSED_RESULT;
MusterClubAnswers *muster_club_answers_copy (const MusterClubAnswers *self) G_GNUC_WARN_UNUSED_RESULT;
void               muster_club_answers_free (MusterClubAnswers       *self);

/* The settings as a text for the next table with the same headings; names, games and cells are not among
 * them. What cannot be read in such a text is passed over. */
char              *muster_club_answers_dup_text (const MusterClubAnswers *self) G_GNUC_WARN_UNUSED_RESULT;
void               muster_club_answers_read     (MusterClubAnswers       *self,
                                                 const char              *text);

/* @row: of the sheet. */
static inline gpointer
muster_club_answers_cell (guint row,
                          guint column)
{
  return GSIZE_TO_POINTER ((gsize) row * (MUSTER_CLUB_MAX_COLUMNS + 1) + column);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterClubAnswers, muster_club_answers_free)

G_END_DECLS
