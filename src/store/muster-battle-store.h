/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle.h"
#include "core/library/muster-library.h"
#include "core/plans/muster-battle-plan.h"
#include "store/muster-ledger-store.h"

G_BEGIN_DECLS

/* The battles of a data file: the ledger store that muster_store_get_battles() returns, with the
 * functions that need the rules. Functions that need no rules, such as those for lists, titles and
 * the archive, are in store/muster-ledger-store.h. */

/* Opens a battle that stores each order and each undo before it shows them. */

MusterBattle    *muster_battle_store_open        (MusterLedgerStore      *self,
                                                  gint64                  id,
                                                  MusterLibrary          *library,
                                                  MusterLedgerOpenFlags   flags,
                                                  GError                **error) G_GNUC_WARN_UNUSED_RESULT;
/* Before a stored battle is written to a file: sees to it that it knows on which day it was played, also
 * if it began before battles did. */
gboolean         muster_battle_store_date        (MusterLedgerStore      *self,
                                                  gint64                  id,
                                                  MusterBattle           *battle,
                                                  GError                **error);
/* Adds a battle file, or a battle as it stands now, as a new battle: all of it or nothing. */
gboolean         muster_battle_store_add         (MusterLedgerStore      *self,
                                                  MusterBattle           *battle,
                                                  gint64                 *id,
                                                  GError                **error);
/* @uuid: (nullable): the UUID by which others know the battle. */
gboolean         muster_battle_store_add_as      (MusterLedgerStore      *self,
                                                  MusterBattle           *battle,
                                                  const char             *uuid,
                                                  gint64                 *id,
                                                  GError                **error);

/* Stores a battle that players have prepared and will begin another day; see
 * muster_ledger_store_plans_load(). @id: (inout): 0 for a new one. */
gboolean         muster_battle_store_keep_plan   (MusterLedgerStore      *self,
                                                  MusterBattlePlan       *plan,
                                                  gint64                 *id,
                                                  GError                **error);
/* Begins a prepared battle: from then on it is a battle like any other, and its plan is gone. */
gboolean         muster_battle_store_begin       (MusterLedgerStore      *self,
                                                  gint64                  id,
                                                  MusterBattle           *battle,
                                                  GError                **error);

G_END_DECLS
