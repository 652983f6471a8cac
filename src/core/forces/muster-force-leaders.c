/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/forces/muster-force-leaders.h"

#include "core/forces/muster-force-record.h"
#include "core/muster-i18n.h"

/* The number of rolls when all leaders share one result: one for Leadership and one for the
 * trait. */
#define MOST_SHARED 2

static void
appoint (MusterForce            *force,
         MusterForceUnit        *unit,
         const MusterLeaderRoll *roll,
         const MusterTape       *tape)
{
  MusterLeader *leader = muster_force_unit_get_leader (unit);
  gboolean again = muster_force_has_rolled (force, unit);

  muster_leader_set_leadership (leader, roll->leadership);
  muster_leader_set_trait_id (leader, roll->trait != NULL ? roll->trait->id : NULL);
  muster_force_record_leader (force, unit,
                              again ? MUSTER_FORCE_EVENT_REROLLED : MUSTER_FORCE_EVENT_ROLLED, tape, NULL);
}

/**
 * muster_force_roll_leader:
 * @unit: a unit of @force, of a known type
 * @optional_rules: (nullable): ids of those that are on; %NULL: those of the force
 * @tape: the rolls made so far
 * @outcome: (inout): an initialised outcome
 */
void
muster_force_roll_leader (MusterForce       *force,
                          MusterForceUnit   *unit,
                          const char *const *optional_rules,
                          MusterTape        *tape,
                          MusterOutcome     *outcome)
{
  g_autoptr (MusterForceLevy) levy = muster_force_levy_new (muster_force_get_whole (force),
                                                            optional_rules);
  int index = muster_force_levy_find (levy, unit);
  MusterLeaderRoll roll;

  g_return_if_fail (index >= 0);

  muster_ruleset_roll_leader (muster_force_get_ruleset (force), muster_force_levy_get (levy),
                              (guint) index, tape, outcome, &roll);
  if (outcome->kind != MUSTER_OUTCOME_DONE)
    return;

  muster_force_begin_group (force, _("Roll for a leader"));
  appoint (force, unit, &roll, tape);
  muster_force_end_group (force);
}

/**
 * muster_force_roll_leaders:
 * @scope: how many rolls there are, where the optional rules leave a choice
 * @optional_rules: (nullable): ids of those that are on; %NULL: those of the force
 */
void
muster_force_roll_leaders (MusterForce        *force,
                           MusterLeaderScope   scope,
                           const char *const  *optional_rules,
                           MusterTape         *tape,
                           MusterOutcome      *outcome)
{
  g_autoptr (MusterForceLevy) levy = muster_force_levy_new (muster_force_get_whole (force),
                                                            optional_rules);
  guint n_units = muster_force_levy_get (levy)->n_units;
  g_autofree MusterLeaderRoll *rolls = g_new0 (MusterLeaderRoll, n_units);
  gboolean is_shared;

  muster_ruleset_roll_leaders (muster_force_get_ruleset (force), muster_force_levy_get (levy), scope,
                               tape, outcome, rolls);
  if (outcome->kind != MUSTER_OUTCOME_DONE)
    return;

  /* With more rolls than that, it is not known which roll belongs to which leader. */
  is_shared = muster_tape_get_length (tape) <= MOST_SHARED;
  muster_force_begin_group (force, _("Roll for all leaders"));
  for (guint i = 0; i < n_units; i++)
    appoint (force, muster_force_levy_get_unit (levy, (int) i), &rolls[i], is_shared ? tape : NULL);
  muster_force_end_group (force);
}
