/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-battle-private.h"

#include "core/battle/muster-entry-codec.h"
#include "core/ledger/muster-roll-codec.h"

/* Entries that are on record already. The rules judge them as they judge orders that are given now;
 * there is nothing to write, and views hear of them when all are there. */

gboolean
muster_battle_read_entry (MusterChronicle  *chronicle,
                          const MusterSpot *spot)
{
  MusterBattle *self = MUSTER_BATTLE (chronicle);
  g_auto (MusterOrder) order = { 0 };
  g_autoptr (MusterLogEntry) entry = NULL;
  g_autoptr (GError) error = NULL;

  muster_tape_reset (&self->loaded);
  if (!muster_entry_read (self->setup, muster_battle_get_present (self), spot, &order,
                          &self->loaded))
    return FALSE;
  if (!muster_battle_try_whole (self, &order, &self->loaded, FALSE, &error))
    {
      const MusterOutcome *trial = muster_ledger_get_trial (self->ledger);

      muster_rolls_fail_at (spot, trial->kind == MUSTER_OUTCOME_BAD_ROLL ? trial->bad_roll : -1, error);
      return FALSE;
    }

  entry = muster_log_entry_new (self->setup, &order, &self->loaded);
  muster_ledger_load (self->ledger, entry);
  return TRUE;
}

void
muster_battle_load_details (MusterBattle              *self,
                            const MusterBattleDetails *details)
{
  muster_battle_details_copy (&self->details, details);
}
