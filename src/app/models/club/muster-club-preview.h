/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "app/models/club/muster-club-preview-row.h"
#include "app/models/club/muster-club-spelling.h"
#include "app/models/club/muster-club-reading.h"
#include "app/models/club/muster-club.h"
#include "core/muster-items.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CLUB_PREVIEW (muster_club_preview_get_type ())
G_DECLARE_FINAL_TYPE (MusterClubPreview, muster_club_preview, MUSTER, CLUB_PREVIEW, MusterItems)

/**
 * MusterClubPreview:
 *
 * A table of results before it is kept (N-IMPORT-08): what would become of each row, and what can be changed
 * about it. A list of #MusterClubPreviewRow, problems first. A worker reads the table anew after each answer;
 * until it is done, what was there stays.
 *
 * Properties: summary (how much is kept, double and refused), hint (what is in doubt or wrong, or ""),
 * can-accept, is-busy, has-refused, only-problems (rows that are kept are left out of the list),
 * keeps-doubles, and of the way it is read: encoding, separator, order, layout (places in the lists of
 * muster_club_preview_list_choices()).
 *
 * Signals: changed (the table was read again), columns-changed (it has other columns, headings or meanings).
 */

/* Reads the file on a worker. It fails if the file cannot be read at all. @remembered: (nullable): a{ss}. */
void               muster_club_preview_read_async  (MusterClub           *club,
                                                    GBytes               *file,
                                                    const char           *origin,
                                                    GVariant             *remembered,
                                                    GAsyncReadyCallback   callback,
                                                    gpointer              data);
MusterClubPreview *muster_club_preview_read_finish (MusterClub           *club,
                                                    GAsyncResult         *result,
                                                    GError              **error) G_GNUC_WARN_UNUSED_RESULT;

/* The choices of a property, in words, ended by NULL; also of "meaning", of a column, and of "meaning-word",
 * the same as commands have them. muster-club-preview-choices.c */
char             **muster_club_preview_list_choices (const char          *property) G_GNUC_WARN_UNUSED_RESULT;

/* How it is understood now, until the signal `changed`. */
const MusterClubReading *muster_club_preview_get_reading (MusterClubPreview *self);

/* What a column means, as a place among the meanings. */
guint              muster_club_preview_get_meaning (MusterClubPreview    *self,
                                                    guint                 column);
void               muster_club_preview_set_meaning (MusterClubPreview    *self,
                                                    guint                 column,
                                                    guint                 meaning);

/* A cell as it was typed last. @row: counted below the headings. */
const char        *muster_club_preview_get_cell    (MusterClubPreview    *self,
                                                    guint                 row,
                                                    guint                 column);
void               muster_club_preview_set_cell    (MusterClubPreview    *self,
                                                    guint                 row,
                                                    guint                 column,
                                                    const char           *text);

/* MusterClubSpelling: names and games that may be the same. */
GListModel        *muster_club_preview_get_proposals (MusterClubPreview  *self);

/* What to remember for tables with the same headings: @remembered with this one. (transfer full). */
GVariant          *muster_club_preview_remember    (MusterClubPreview    *self,
                                                    GVariant             *remembered) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
