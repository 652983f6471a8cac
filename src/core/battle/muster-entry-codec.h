/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/muster-spot.h"
#include "core/rules/muster-ruleset.h"

G_BEGIN_DECLS

/* Reads and writes an entry of a log as a JSON object. @state: the state in which the order is
 * given. @roster: the units of that state or of a later one. */
gboolean  muster_entry_read  (const MusterSetup  *setup,
                              const MusterState  *state,
                              const MusterSpot   *spot,
                              MusterOrder        *order,
                              MusterTape         *tape);
JsonNode *muster_entry_write (const MusterSetup  *setup,
                              const MusterRoster *roster,
                              const MusterOrder  *order,
                              const MusterTape   *tape) G_GNUC_WARN_UNUSED_RESULT;

/* Reads and writes rolls that were made before the battle exists, in the form of the list `rolls`
 * of an entry. */
gboolean  muster_rolls_read  (const MusterRules  *rules,
                              const MusterSpot   *list,
                              MusterTape         *tape);
void      muster_rolls_write (const MusterRules  *rules,
                              const MusterTape   *tape,
                              JsonBuilder        *builder);

G_END_DECLS
