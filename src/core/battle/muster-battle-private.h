/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle-models.h"
#include "core/battle/muster-battle.h"

G_BEGIN_DECLS

/* The moments of the ledger are MusterOutcomes, its entries MusterLogEntries. */

struct _MusterBattle
{
  MusterLedger parent_instance;

  MusterSetup *setup;
  MusterBattleDetails details;
  MusterRoster *roster; /* the units after the entry that was added last */
  MusterTape loaded;    /* the rolls of the entry that is being loaded */
  MusterBattleModels models;
  int uncovered; /* the side whose secrets are shown, or -1 */
};

/* Fills in the ledger's virtual functions. For class_init. */
void     muster_battle_init_ledger_class (MusterLedgerClass *klass);

static inline const MusterState *
muster_battle_get_present (MusterBattle *self)
{
  return &((const MusterOutcome *) muster_ledger_get_present (self))->state;
}

/* Resolves the order in the present state, into the trial outcome of the ledger. FALSE: the order
 * was refused or lacks a roll. */
gboolean muster_battle_try_whole (MusterBattle       *self,
                                  const MusterOrder  *order,
                                  MusterTape         *tape,
                                  gboolean            translated,
                                  GError            **error);
/* Updates the models and the log after the set of hidden sides may have changed. */
void     muster_battle_cover     (MusterBattle       *self);
void     muster_battle_notify_uncovered (MusterBattle *self);

G_END_DECLS
