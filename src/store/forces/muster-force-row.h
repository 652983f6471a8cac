/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_FORCE_ROW (muster_force_row_get_type ())
G_DECLARE_FINAL_TYPE (MusterForceRow, muster_force_row, MUSTER, FORCE_ROW, GObject)

/**
 * MusterForceRow:
 *
 * A stored force as a list shows it: a picture of its row, which does not change.
 *
 * Properties: id (of the row), uuid (what muster_force_get_id() gives), ruleset (its id), name,
 * theatre, archived, points, budget, n-units, created and updated (seconds since 1970, UTC), damaged (it
 * is not as it was kept; what is shown of it may be wrong, and it cannot be opened).
 */
gint64      muster_force_row_get_id       (MusterForceRow *self);
const char *muster_force_row_get_uuid     (MusterForceRow *self);
const char *muster_force_row_get_ruleset  (MusterForceRow *self);
const char *muster_force_row_get_name     (MusterForceRow *self);
const char *muster_force_row_get_theatre  (MusterForceRow *self);
gboolean    muster_force_row_get_archived (MusterForceRow *self);
int         muster_force_row_get_points   (MusterForceRow *self);
int         muster_force_row_get_budget   (MusterForceRow *self);
guint       muster_force_row_get_n_units  (MusterForceRow *self);
gint64      muster_force_row_get_created  (MusterForceRow *self);
gint64      muster_force_row_get_updated  (MusterForceRow *self);
gboolean    muster_force_row_get_damaged  (MusterForceRow *self);

G_END_DECLS
