/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "app/models/lab/muster-lab-review.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_SWING_GROUP (muster_swing_group_get_type ())
G_DECLARE_FINAL_TYPE (MusterSwingGroup, muster_swing_group, MUSTER, SWING_GROUP, AdwPreferencesGroup)

/**
 * MusterSwingGroup:
 *
 * How a battle swung, once somebody has asked for it. Signal: print (the report is to be printed with it).
 */
GtkWidget       *muster_swing_group_new        (MusterLabReview  *review) G_GNUC_WARN_UNUSED_RESULT;

MusterLabReview *muster_swing_group_get_review (MusterSwingGroup *self);

G_END_DECLS
