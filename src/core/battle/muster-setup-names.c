/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-setup-names.h"

static int
find (const MusterFieldNames *names,
      MusterFieldKind         kind,
      const char             *id)
{
  const MusterSetupNames *self = (const MusterSetupNames *) names;

  if (kind == MUSTER_FIELD_SIDE)
    return muster_setup_find_side (self->setup, id);
  if (kind == MUSTER_FIELD_PLAYER)
    return muster_setup_find_player (self->setup, id);
  return self->state != NULL ? muster_state_find_unit (self->state, id) : -1;
}

static const char *
get_id (const MusterFieldNames *names,
        MusterFieldKind         kind,
        int                     number)
{
  const MusterSetupNames *self = (const MusterSetupNames *) names;

  if (kind == MUSTER_FIELD_SIDE)
    return self->setup->sides[number].id;
  if (kind == MUSTER_FIELD_PLAYER)
    return self->setup->players[number].id;
  return ((const MusterUnitDef *) g_ptr_array_index (self->roster, number))->id;
}

MusterSetupNames
muster_setup_names (const MusterSetup  *setup,
                    const MusterState  *state,
                    const MusterRoster *roster)
{
  return (MusterSetupNames) {
    .names = { find, get_id }, .setup = setup, .state = state, .roster = roster,
  };
}
