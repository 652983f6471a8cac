/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle.h"
#include "core/library/muster-library.h"
#include "core/plans/muster-battle-plan.h"
#include "store/muster-ledger-store.h"

G_BEGIN_DECLS

/* The battles of a file: a ledger store (muster_store_get_battles()) with what needs the rules. What needs
 * none, such as lists, titles and the archive, is in store/muster-ledger-store.h. */

/* The battles from here write down what happens in them: each order and each undo is kept before
 * it is shown. */

MusterBattle    *muster_battle_store_open        (MusterLedgerStore      *self,
                                                  gint64                  id,
                                                  MusterLibrary          *library,
                                                  MusterLedgerOpenFlags   flags,
                                                  GError                **error) G_GNUC_WARN_UNUSED_RESULT;
/* A battle file, or a battle as it stands now, as one more battle: whole or not at all. */
gboolean         muster_battle_store_add         (MusterLedgerStore      *self,
                                                  MusterBattle           *battle,
                                                  gint64                 *id,
                                                  GError                **error);
/* @uuid: (nullable): what others know it by. */
gboolean         muster_battle_store_add_as      (MusterLedgerStore      *self,
                                                  MusterBattle           *battle,
                                                  const char             *uuid,
                                                  gint64                 *id,
                                                  GError                **error);

/* Battles that are prepared and begin another day; see muster_ledger_store_load_plan(). @id: (inout): 0 for
 * a new one. */
gboolean         muster_battle_store_keep_plan   (MusterLedgerStore      *self,
                                                  MusterBattlePlan       *plan,
                                                  gint64                 *id,
                                                  GError                **error);
/* From then on it is a battle like any other, and its plan is no more. */
gboolean         muster_battle_store_begin       (MusterLedgerStore      *self,
                                                  gint64                  id,
                                                  MusterBattle           *battle,
                                                  GError                **error);

G_END_DECLS
