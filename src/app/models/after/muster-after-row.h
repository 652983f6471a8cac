/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#include "core/muster-object.h"
#include "core/muster-side-colour.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_AFTER_ROW (muster_after_row_get_type ())
G_DECLARE_FINAL_TYPE (MusterAfterRow, muster_after_row, MUSTER, AFTER_ROW, MusterObject)

/**
 * MusterAfterRow:
 *
 * A line of what came of a battle. Never changes.
 *
 * Property: title. Detail and value may be ""; the level is from -1 to 1, for a bar.
 */
MusterAfterRow *muster_after_row_new       (const char     *title,
                                            const char     *detail,
                                            const char     *value) G_GNUC_WARN_UNUSED_RESULT;
MusterAfterRow *muster_after_row_new_level (const char     *title,
                                            const char     *detail,
                                            const char     *value,
                                            double          level) G_GNUC_WARN_UNUSED_RESULT;

/* Sets the letters and the colour of the side to which the row belongs. */
void            muster_after_row_set_side   (MusterAfterRow         *self,
                                             const char             *badge,
                                             const MusterSideColour *colour);
const char     *muster_after_row_get_badge  (MusterAfterRow *self);
const MusterSideColour *
                muster_after_row_get_colour (MusterAfterRow *self);

const char     *muster_after_row_get_title  (MusterAfterRow *self);
const char     *muster_after_row_get_detail (MusterAfterRow *self);
const char     *muster_after_row_get_value  (MusterAfterRow *self);
gboolean        muster_after_row_has_level  (MusterAfterRow *self);
double          muster_after_row_get_level  (MusterAfterRow *self);

G_END_DECLS
