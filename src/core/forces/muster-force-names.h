/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/forces/muster-force.h"
#include "core/forces/muster-names.h"

G_BEGIN_DECLS

/* Names for the leaders of a force. No two leaders get the same name; a leader without a rank also
 * gets a rank. */

/* Chooses a culture by the name and the theatre of the force. */
const MusterCulture *muster_force_choose_culture (MusterForce         *force,
                                                  MusterNames         *names);

/* Gives the leader of @unit a new name even if the old one is locked, since the player asks for
 * it. */
void                 muster_force_name_leader    (MusterForce         *force,
                                                  MusterForceUnit     *unit,
                                                  const MusterCulture *culture,
                                                  MusterRandom        *random);
/* Gives new names to all leaders whose name is not locked, as one edit. */
void                 muster_force_name_leaders   (MusterForce         *force,
                                                  const MusterCulture *culture,
                                                  MusterRandom        *random);

G_END_DECLS
