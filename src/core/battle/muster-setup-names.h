/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/fields/muster-field-codec.h"
#include "core/rules/muster-state.h"

G_BEGIN_DECLS

/**
 * MusterSetupNames:
 * @state: (nullable): the units that can be named, when reading
 * @roster: (nullable): the units that can be named, when writing
 *
 * Looks up units, sides and players of a battle by their ids, for muster-field-codec.h.
 */
typedef struct
{
  MusterFieldNames names;
  const MusterSetup *setup;
  const MusterState *state;
  const MusterRoster *roster;
} MusterSetupNames;

MusterSetupNames muster_setup_names (const MusterSetup  *setup,
                                     const MusterState  *state,
                                     const MusterRoster *roster);

G_END_DECLS
