/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-battle-private.h"

#include <string.h>

#include "core/battle/muster-entry-codec.h"
#include "core/ledger/muster-roll-codec.h"

/* Entries that are on record already. The rules judge them as they judge orders that are given now;
 * there is nothing to write, and views hear of them when all are there. */

/**
 * muster_battle_load_entry:
 * @text: the entry as the battle file has it
 * @origin: what to call the place of an error
 *
 * Adds an entry that is on record already. Views are not told: for loading.
 *
 * Returns: whether the rules took it
 */
gboolean
muster_battle_load_entry (MusterBattle  *self,
                          const char    *text,
                          const char    *origin,
                          GError       **error)
{
  g_autoptr(MusterJson) entry = muster_json_read (text, strlen (text), origin, error);
  g_autoptr(GError) problem = NULL;
  MusterSpot spot;

  if (entry == NULL)
    return FALSE;

  muster_spot_init (&spot, entry, origin, &problem);
  if (muster_battle_load_spot (self, &spot))
    return TRUE;

  g_propagate_error (error, g_steal_pointer (&problem));
  return FALSE;
}

/**
 * muster_battle_load_spot:
 *
 * The same for an entry inside a document.
 */
gboolean
muster_battle_load_spot (MusterBattle     *self,
                         const MusterSpot *spot)
{
  g_auto(MusterOrder) order = { 0 };
  g_autoptr(MusterLogEntry) entry = NULL;
  g_autoptr(GError) error = NULL;

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

/**
 * muster_battle_load_length:
 *
 * Says how many of the loaded entries count, as muster_battle_seek() without a journal.
 *
 * Returns: whether there are that many
 */
gboolean
muster_battle_load_length (MusterBattle *self,
                           guint         length)
{
  return muster_ledger_load_length (self->ledger, length);
}

/**
 * muster_battle_finish_loading:
 *
 * Shows what was loaded.
 */
void
muster_battle_finish_loading (MusterBattle *self)
{
  muster_ledger_show (self->ledger);
}
