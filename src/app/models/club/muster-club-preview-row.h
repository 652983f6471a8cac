/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#include "core/muster-object.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CLUB_PREVIEW_ROW (muster_club_preview_row_get_type ())
G_DECLARE_FINAL_TYPE (MusterClubPreviewRow, muster_club_preview_row, MUSTER, CLUB_PREVIEW_ROW, MusterObject)

/**
 * MusterClubPreviewRow:
 *
 * The number of a row of a table, counted below its headings. What it is about may change while it is shown,
 * and is asked of the preview.
 */
MusterClubPreviewRow *muster_club_preview_row_new       (guint                 number) G_GNUC_WARN_UNUSED_RESULT;
guint                 muster_club_preview_row_get_number (MusterClubPreviewRow *self);

G_END_DECLS
