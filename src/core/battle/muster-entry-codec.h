/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/muster-spot.h"
#include "core/rules/muster-ruleset.h"

G_BEGIN_DECLS

/* An entry of a log and its JSON object. @state: the state that the order is given in. @roster: the
 * units of that state, or of a later one. */
gboolean  muster_entry_read  (const MusterSetup  *setup,
                              const MusterState  *state,
                              const MusterSpot   *spot,
                              MusterOrder        *order,
                              MusterTape         *tape);
JsonNode *muster_entry_write (const MusterSetup  *setup,
                              const MusterRoster *roster,
                              const MusterOrder  *order,
                              const MusterTape   *tape) G_GNUC_WARN_UNUSED_RESULT;

/* Rolls that were made before there is a battle: the list `rolls` of an entry. */
gboolean  muster_rolls_read  (const MusterRules  *rules,
                              const MusterSpot   *list,
                              MusterTape         *tape);
void      muster_rolls_write (const MusterRules  *rules,
                              const MusterTape   *tape,
                              JsonBuilder        *builder);

G_END_DECLS
