/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#include "core/club/muster-club-import.h"
#include "core/muster-object.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CLUB_PREVIEW_LINE (muster_club_preview_line_get_type ())
G_DECLARE_FINAL_TYPE (MusterClubPreviewLine, muster_club_preview_line, MUSTER, CLUB_PREVIEW_LINE,
                      MusterObject)

/**
 * MusterClubPreviewLine:
 *
 * A line of a table in words: battle and player, what becomes of it, and why.
 */
MusterClubPreviewLine *muster_club_preview_line_new       (const MusterClubRecord *record) G_GNUC_WARN_UNUSED_RESULT;

MusterClubFate         muster_club_preview_line_get_fate  (MusterClubPreviewLine  *self);
const char            *muster_club_preview_line_get_title (MusterClubPreviewLine  *self);
const char            *muster_club_preview_line_get_note  (MusterClubPreviewLine  *self);

G_END_DECLS
