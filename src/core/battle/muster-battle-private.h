/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle-models.h"
#include "core/battle/muster-battle.h"
#include "core/ledger/muster-ledger.h"

G_BEGIN_DECLS

/* The moments of the ledger are MusterOutcomes, its entries MusterLogEntries. */

struct _MusterBattle
{
  GObject parent_instance;

  MusterSetup *setup;
  MusterBattleDetails details;
  MusterLedger *ledger;
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
/* Models, properties and listeners follow what is shown. */
void     muster_battle_announce  (MusterBattle       *self);

G_END_DECLS
