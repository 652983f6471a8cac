/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/toolkit/muster-panel.h"
#include "core/exchange/muster-force-reading.h"
#include "core/library/muster-library.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_FORCE_PASTE (muster_force_paste_get_type ())
G_DECLARE_FINAL_TYPE (MusterForcePaste, muster_force_paste, MUSTER, FORCE_PASTE, MusterPanel)

/**
 * MusterForcePaste:
 *
 * A list of units as somebody wrote it, and line by line what was understood of it.
 *
 * Properties: library (construct only), is-ready (a force would come of it).
 */
GtkWidget   *muster_force_paste_new       (MusterLibrary    *library) G_GNUC_WARN_UNUSED_RESULT;

gboolean     muster_force_paste_is_ready  (MusterForcePaste *self);
void         muster_force_paste_set_text  (MusterForcePaste *self,
                                           const char       *text);
/* Shows a reading that was made elsewhere instead of a text. */
void         muster_force_paste_show_reading (MusterForcePaste   *self,
                                              MusterForceReading *reading,
                                              GBytes             *file,
                                              const char         *name);
/* Makes a force of the lines that were understood; NULL if there are none. */
MusterForce *muster_force_paste_new_force (MusterForcePaste *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
