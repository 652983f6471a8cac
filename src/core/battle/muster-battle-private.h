/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle-models.h"
#include "core/battle/muster-battle.h"

G_BEGIN_DECLS

/* The moments of the ledger are MusterOutcomes, its entries MusterLogEntries. */

struct _MusterBattle
{
  MusterChronicle parent_instance;

  MusterSetup *setup;
  MusterBattleDetails details;
  MusterLedger *ledger; /* of the chronicle */
  MusterRoster *roster; /* after the entry that was added last */
  MusterTape loaded;    /* the rolls of the entry that is being loaded */
  MusterBattleModels models;
  int uncovered; /* the side whose secrets are shown, or -1 */
};

/* What the ledger must know of battles. */
extern const MusterLedgerFold muster_battle_ledger_fold;

static inline const MusterState *
muster_battle_get_present (MusterBattle *self)
{
  return &((const MusterOutcome *) muster_ledger_get_present (self->ledger))->state;
}

/* Resolves the order in the present, into the trial. FALSE: it could not be carried out to its end. */
gboolean muster_battle_try_whole (MusterBattle       *self,
                                  const MusterOrder  *order,
                                  MusterTape         *tape,
                                  gboolean            translated,
                                  GError            **error);
/* Models and log show what is to be seen now, and no more. */
void     muster_battle_cover     (MusterBattle       *self);
void     muster_battle_notify_uncovered (MusterBattle *self);
/* For MusterChronicleClass.load_spot. */
gboolean muster_battle_read_entry (MusterChronicle   *chronicle,
                                   const MusterSpot  *spot);

G_END_DECLS
