/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/forces/muster-force.h"
#include "core/forces/muster-names.h"

G_BEGIN_DECLS

/* Names for the leaders of a force, of which no two are the same. A leader without a rank gets one too. */

/* By its name and theatre. */
const MusterCulture *muster_force_choose_culture (MusterForce         *force,
                                                  MusterNames         *names);

/* A new name, whether the old one is locked or not: the player asks for it. */
void                 muster_force_name_leader    (MusterForce         *force,
                                                  MusterForceUnit     *unit,
                                                  const MusterCulture *culture,
                                                  MusterRandom        *random);
/* Names for all whose name is not locked, as one edit. */
void                 muster_force_name_leaders   (MusterForce         *force,
                                                  const MusterCulture *culture,
                                                  MusterRandom        *random);

G_END_DECLS
