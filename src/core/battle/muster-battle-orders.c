/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-battle-private.h"

#include "core/muster-core-error.h"

/* Changes of a battle. Each of them is written to the journal before the battle changes or any
 * listener is notified. */

static void
set_outcome_error (MusterBattle        *self,
                   const MusterOrder   *order,
                   const MusterTape    *tape,
                   const MusterOutcome *outcome,
                   gboolean             translated,
                   GError             **error)
{
  MusterLineContext context = {
    .setup = self->setup,
    .state = muster_battle_get_present (self),
    .order = order,
    .tape = tape,
    .translated = translated,
  };
  const MusterRules *rules = muster_ruleset_get_rules (self->setup->ruleset);
  g_autofree char *reason = NULL;

  if (outcome->kind == MUSTER_OUTCOME_NEEDS)
    {
      g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_NEEDS_ROLL,
                   "the order “%s” needs a roll for “%s”", order->spec->id,
                   rules->purposes[outcome->request.purpose].id);
      return;
    }

  reason = muster_line_to_string (&outcome->reason, &context);
  if (outcome->kind == MUSTER_OUTCOME_BAD_ROLL)
    g_set_error_literal (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_INVALID, reason);
  else
    g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_REFUSED,
                 "the order “%s” is refused: %s", order->spec->id, reason);
}

gboolean
muster_battle_try_whole (MusterBattle       *self,
                         const MusterOrder  *order,
                         MusterTape         *tape,
                         gboolean            translated,
                         GError            **error)
{
  MusterOutcome *trial = muster_ledger_get_trial (self);

  muster_ruleset_resolve (self->setup, muster_battle_get_present (self), order, tape, trial);
  if (trial->kind == MUSTER_OUTCOME_DONE)
    return TRUE;

  set_outcome_error (self, order, tape, trial, translated, error);
  return FALSE;
}

/**
 * muster_battle_set_details:
 *
 * Returns: whether the details were stored; if not, the battle is unchanged
 */
gboolean
muster_battle_set_details (MusterBattle               *self,
                           const MusterBattleDetails  *details,
                           GError                    **error)
{
  g_autofree char *json = muster_battle_details_to_json (details);

  if (!muster_ledger_keep_details (self, json, error))
    return FALSE;

  muster_battle_details_copy (&self->details, details);
  muster_ledger_announce (self);
  return TRUE;
}

/**
 * muster_battle_try:
 * @outcome: (inout): the outcome that @order would have in the present state
 */
void
muster_battle_try (MusterBattle      *self,
                   const MusterOrder *order,
                   MusterTape        *tape,
                   MusterOutcome     *outcome)
{
  muster_ruleset_resolve (self->setup, muster_battle_get_present (self), order, tape, outcome);
}

/**
 * muster_battle_record:
 *
 * Carries out @order in the present state. The order becomes part of the battle only after the
 * journal has stored it.
 *
 * Returns: whether it was carried out; if not, the battle is unchanged
 */
gboolean
muster_battle_record (MusterBattle       *self,
                      const MusterOrder  *order,
                      MusterTape         *tape,
                      GError            **error)
{
  g_autoptr (MusterLogEntry) entry = NULL;

  if (!muster_battle_try_whole (self, order, tape, TRUE, error))
    return FALSE;

  entry = muster_log_entry_new (self->setup, order, tape);
  return muster_ledger_record (self, entry, error);
}
