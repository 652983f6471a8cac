/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/battle/muster-battle-log.h"
#include "app/toolkit/muster-panel.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_LOG_ROW (muster_log_row_get_type ())
G_DECLARE_FINAL_TYPE (MusterLogRow, muster_log_row, MUSTER, LOG_ROW, MusterPanel)

/**
 * MusterLogRow:
 *
 * An entry of a battle's log: the order and what came of it in a line, with the steps folded. The first
 * one of a turn has the turn above it.
 */
GtkWidget *muster_log_row_new       (void) G_GNUC_WARN_UNUSED_RESULT;

void       muster_log_row_set_entry (MusterLogRow    *self,
                                     MusterBattle    *battle,
                                     MusterBattleLog *log,
                                     MusterLogEntry  *entry,
                                     gboolean         begins_turn);
void       muster_log_row_follow_folds (MusterLogRow *self);
gboolean   muster_log_row_is_outdated (MusterLogRow   *self,
                                       MusterLogEntry *entry);
void       muster_log_row_set_notes (MusterLogRow   *self,
                                     const char     *notes);

/* Photos that are pinned to the entry, each a button that shows it large. @picture: (nullable): it is not
 * here. @note: index of the note that brought it */
void       muster_log_row_clear_photos (MusterLogRow *self);
void       muster_log_row_add_photo (MusterLogRow   *self,
                                     GdkPaintable   *picture,
                                     const char     *caption,
                                     guint           note);

G_END_DECLS
