/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#include "core/muster-object.h"

/* Shown for a value that a unit does not have. */
#define MUSTER_FORCE_STAT_NOTHING "–"

G_BEGIN_DECLS

#define MUSTER_TYPE_FORCE_STAT (muster_force_stat_get_type ())
G_DECLARE_FINAL_TYPE (MusterForceStat, muster_force_stat, MUSTER, FORCE_STAT, MusterObject)

/**
 * MusterForceStat:
 *
 * One value of a unit's profile, while the unit is edited.
 *
 * Properties: name ("Discipline"), value ("+2"), usual (what the type has: "+1"), reason (where the
 * change comes from: "Elite", or ""). Signal `changed`: any of them has changed.
 */
MusterForceStat *muster_force_stat_new        (const char      *name) G_GNUC_WARN_UNUSED_RESULT;

const char      *muster_force_stat_get_name   (MusterForceStat *self);
const char      *muster_force_stat_get_value  (MusterForceStat *self);
const char      *muster_force_stat_get_usual  (MusterForceStat *self);
const char      *muster_force_stat_get_reason (MusterForceStat *self);
gboolean         muster_force_stat_is_changed (MusterForceStat *self);
/* FALSE if the type has no such value. */
gboolean         muster_force_stat_has_usual  (MusterForceStat *self);

void             muster_force_stat_set        (MusterForceStat *self,
                                               const char      *value,
                                               const char      *usual,
                                               const char      *reason);

G_END_DECLS
