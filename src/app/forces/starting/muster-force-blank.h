/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/toolkit/muster-panel.h"
#include "core/forces/muster-force.h"
#include "core/library/muster-library.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_FORCE_BLANK (muster_force_blank_get_type ())
G_DECLARE_FINAL_TYPE (MusterForceBlank, muster_force_blank, MUSTER, FORCE_BLANK, MusterPanel)

/**
 * MusterForceBlank:
 *
 * What is to be known of a force that begins with nothing: ruleset, name, theatre, budget.
 *
 * Properties: library (construct only).
 */
GtkWidget   *muster_force_blank_new       (MusterLibrary    *library) G_GNUC_WARN_UNUSED_RESULT;

/* Sets the player's defaults. @ruleset: an id, or "" for any. @budget: 0 for what the rules
 * suggest. */
void         muster_force_blank_set_usual (MusterForceBlank *self,
                                           const char       *ruleset,
                                           int               budget);

/* Makes a force without units from the entries of the form. */
MusterForce *muster_force_blank_new_force (MusterForceBlank *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
