/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-battle-private.h"
#include "core/battle/muster-log-entry-private.h"

/* What the sides hide from each other. Something is secret only during the turn in which it
 * happens, and nothing is secret once the battle is over. Secrets affect only what is shown: the
 * stored log and the folded states always hold everything. */

/**
 * muster_battle_has_secrets:
 *
 * Returns: whether the rules of this battle have secrets, and it is not over yet
 */
gboolean
muster_battle_has_secrets (MusterBattle *self)
{
  const char *rule = muster_ruleset_get_rules (self->setup->ruleset)->secret_rule;

  g_return_val_if_fail (MUSTER_IS_BATTLE (self), FALSE);

  return rule != NULL && muster_setup_has_rule (self->setup, rule) && !muster_battle_get_present (self)->over;
}

/**
 * muster_battle_get_covered:
 *
 * Returns: a bit for each side whose secrets of the present turn are kept from the reader
 */
guint
muster_battle_get_covered (MusterBattle *self)
{
  guint covered = 0;

  g_return_val_if_fail (MUSTER_IS_BATTLE (self), 0);

  for (guint i = 0; muster_battle_has_secrets (self) && i < self->setup->n_sides; i++)
    if ((int) i != self->uncovered)
      covered |= 1u << i;
  return covered;
}

int
muster_battle_get_uncovered_side (MusterBattle *self)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE (self), -1);

  return self->uncovered;
}

void
muster_battle_cover (MusterBattle *self)
{
  const MusterState *shown = muster_battle_get_state (self);
  int turn = muster_battle_get_present (self)->turn;
  guint covered = muster_battle_get_covered (self);

  muster_battle_models_show (&self->models, shown, shown->turn == turn ? covered : 0);
  if (muster_ruleset_get_rules (self->setup->ruleset)->secret_rule == NULL)
    return;
  for (guint i = 0; i < muster_ledger_get_length (self); i++)
    {
      MusterLogEntry *entry = muster_ledger_get_entry (self, i);

      muster_log_entry_set_covered (entry, muster_log_entry_get_turn (entry) == turn ? covered : 0);
    }
}

/**
 * muster_battle_uncover:
 * @side: whose secrets are shown until the battle changes; -1: nobody's
 */
void
muster_battle_uncover (MusterBattle *self,
                       int           side)
{
  g_return_if_fail (MUSTER_IS_BATTLE (self));
  g_return_if_fail (side >= -1 && side < (int) self->setup->n_sides);

  if (self->uncovered == side)
    return;
  self->uncovered = side;
  muster_battle_cover (self);
  muster_battle_notify_uncovered (self);
}
