/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/plans/muster-battle-plan-private.h"

#include "core/muster-text.h"

/* What is done before the battle begins: the checklist of the scenario, and the record of rolls. */

#define MAX_CHECKS 64 /* a bit for each */

guint
muster_battle_plan_get_n_checks (MusterBattlePlan *self)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_PLAN (self), 0);

  return MIN (MAX_CHECKS, g_strv_length (self->scenario->checklist));
}

gboolean
muster_battle_plan_is_checked (MusterBattlePlan *self,
                               guint             index)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_PLAN (self), FALSE);

  return index < MAX_CHECKS && (self->checks >> index & 1) != 0;
}

void
muster_battle_plan_set_checked (MusterBattlePlan *self,
                                guint             index,
                                gboolean          checked)
{
  guint64 bit = G_GUINT64_CONSTANT (1) << (index % MAX_CHECKS);
  guint64 checks;

  g_return_if_fail (MUSTER_IS_BATTLE_PLAN (self));
  g_return_if_fail (index < muster_battle_plan_get_n_checks (self));

  checks = checked ? self->checks | bit : self->checks & ~bit;
  if (checks == self->checks)
    return;

  self->checks = checks;
  muster_battle_plan_emit_changed (self);
}

const MusterTape *
muster_battle_plan_get_scenario_tape (MusterBattlePlan *self)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_PLAN (self), NULL);

  return &self->scenario_tape;
}

const MusterTape *
muster_battle_plan_get_role_tape (MusterBattlePlan *self)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_PLAN (self), NULL);

  return &self->role_tape;
}

void
muster_battle_plan_set_scenario_tape (MusterBattlePlan *self,
                                      const MusterTape *tape)
{
  g_return_if_fail (MUSTER_IS_BATTLE_PLAN (self));

  muster_tape_copy (&self->scenario_tape, tape);
  muster_battle_plan_emit_changed (self);
}

void
muster_battle_plan_set_role_tape (MusterBattlePlan *self,
                                  const MusterTape *tape)
{
  g_return_if_fail (MUSTER_IS_BATTLE_PLAN (self));

  muster_tape_copy (&self->role_tape, tape);
  muster_battle_plan_emit_changed (self);
}

const char *const *
muster_battle_plan_get_records (MusterBattlePlan *self)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_PLAN (self), NULL);

  return (const char *const *) self->records->pdata;
}

/**
 * muster_battle_plan_add_record:
 *
 * If the plan is full of records, the oldest is removed.
 */
void
muster_battle_plan_add_record (MusterBattlePlan *self,
                               const char       *record)
{
  g_return_if_fail (MUSTER_IS_BATTLE_PLAN (self));
  g_return_if_fail (record != NULL);

  if (self->records->len > MUSTER_PLAN_MAX_RECORDS)
    g_ptr_array_remove_index (self->records, 0);
  g_ptr_array_insert (self->records, (int) self->records->len - 1,
                      muster_text_cut (record, MUSTER_PLAN_MAX_RECORD));
  muster_battle_plan_emit_changed (self);
}
