/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/library/muster-library.h"
#include "core/muster-object.h"
#include "store/muster-store.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_FORCE_SOUNDNESS (muster_force_soundness_get_type ())
G_DECLARE_FINAL_TYPE (MusterForceSoundness, muster_force_soundness, MUSTER, FORCE_SOUNDNESS, MusterObject)

/**
 * MusterForceSoundness:
 *
 * Which of the stored forces are sound: nothing is found in them that is worse than a note. That depends on
 * the rules and packs that are there, so it is worked out when it is asked for and not kept in the file; what
 * has been looked at is remembered until it changes.
 */
MusterForceSoundness *muster_force_soundness_new      (MusterStore          *store,
                                                       MusterLibrary        *library) G_GNUC_WARN_UNUSED_RESULT;

/* Examines forces for this time, in microseconds. Returns TRUE if there are more. */
gboolean              muster_force_soundness_look     (MusterForceSoundness *self,
                                                       gint64                time);
/* The ids of the examined forces that are sound or not, in the format of
 * muster_store_list_set_facet(). */
char                 *muster_force_soundness_dup_ids  (MusterForceSoundness *self,
                                                       gboolean              sound) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
