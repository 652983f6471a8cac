/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "core/exchange/muster-force-reading.h"
#include "core/library/muster-library.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_FORCE_STARTING (muster_force_starting_get_type ())
G_DECLARE_FINAL_TYPE (MusterForceStarting, muster_force_starting, MUSTER, FORCE_STARTING, AdwWindow)

/**
 * MusterForceStarting:
 *
 * The dialog of a new force: from a starter force, from nothing or from a list that is pasted.
 *
 * Properties: library (construct only), way (`starter`, `blank`, `paste`).
 * Signal `made` (MusterForce): the new force, which is nowhere kept yet; the dialog closes.
 */
MusterForceStarting *muster_force_starting_new (GtkWindow     *parent,
                                                MusterLibrary *library,
                                                const char    *way) G_GNUC_WARN_UNUSED_RESULT;

/* Shows what was understood of a file, before a force is made of it. */
void                 muster_force_starting_show_reading (MusterForceStarting *self,
                                                         MusterForceReading  *reading,
                                                         GBytes              *file,
                                                         const char          *name);

/* What the player usually wants: see muster-force-blank.h. */
void                 muster_force_starting_set_usual (MusterForceStarting *self,
                                                      const char          *ruleset,
                                                      int                  budget);

G_END_DECLS
