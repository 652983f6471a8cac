/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/muster-solo.h"

#include <string.h>

void
muster_solo_memory_init (MusterSoloMemory *self)
{
  memset (self, 0, sizeof *self);
  self->side = -1;
  self->last_verb = self->last_unit = -1;
  self->prompt_verb = self->prompt_unit = -1;
}

/* In a new player turn all orders may be given again. */
void
muster_solo_memory_follow (MusterSoloMemory  *self,
                           const MusterState *state)
{
  if (self->turn == state->turn && self->side == state->active_side)
    return;

  self->turn = state->turn;
  self->side = state->active_side;
  memset (self->given, 0, sizeof self->given);
}

void
muster_solo_memory_note (MusterSoloMemory  *self,
                         const MusterOrder *order)
{
  self->last_verb = order->verb;
  self->last_unit = order->unit;
  if (order->unit >= 0 && order->verb < 32)
    self->given[order->unit] |= 1u << order->verb;
}
