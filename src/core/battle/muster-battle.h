/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "core/battle/muster-battle-details.h"
#include "core/battle/muster-log-entry.h"
#include "core/ledger/muster-chronicle.h"
#include "core/muster-spot.h"
#include "core/rules/muster-ruleset.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_BATTLE (muster_battle_get_type ())
G_DECLARE_FINAL_TYPE (MusterBattle, muster_battle, MUSTER, BATTLE, MusterChronicle)

/**
 * MusterBattle:
 *
 * A setup, its log, and the state that they lead to. Views bind to it; none computes a rule.
 *
 * Properties: title, turn, is-over, active-side, uncovered-side (whose secrets are shown, or -1), and those
 * of a chronicle.
 */
MusterBattle       *muster_battle_new             (MusterSetup        *setup) G_GNUC_WARN_UNUSED_RESULT;

MusterSetup        *muster_battle_get_setup       (MusterBattle       *self);
MusterRuleset      *muster_battle_get_ruleset     (MusterBattle       *self);
const char         *muster_battle_get_title       (MusterBattle       *self);

/* The shown state: the present, unless a past one is looked at. */
const MusterState  *muster_battle_get_state       (MusterBattle       *self);
const MusterOutcome *muster_battle_get_last       (MusterBattle       *self);
MusterLogEntry     *muster_battle_get_last_entry  (MusterBattle       *self);

/* All units as MusterUnitItem in listing order, and those of one side. The log has MusterLogEntries. */
GListModel         *muster_battle_get_units       (MusterBattle       *self);
GListModel         *muster_battle_get_side_units  (MusterBattle       *self,
                                                   guint               side);

/* What it has besides its setup and its log; durable in the journal first. */
const MusterBattleDetails *muster_battle_get_details (MusterBattle    *self);
gboolean            muster_battle_set_details     (MusterBattle       *self,
                                                   const MusterBattleDetails *details,
                                                   GError            **error);

/* What would come of an order now. Changes nothing. */
void                muster_battle_try             (MusterBattle       *self,
                                                   const MusterOrder  *order,
                                                   MusterTape         *tape,
                                                   MusterOutcome      *outcome);
/* Gives the order: durable in the journal first, then part of the battle. */
gboolean            muster_battle_record          (MusterBattle       *self,
                                                   const MusterOrder  *order,
                                                   MusterTape         *tape,
                                                   GError            **error);

/* By some rules sides have secrets while a turn lasts. Units and log keep them from the reader, but for
 * those of one side at a time, until the battle changes. @side: -1 covers everything again. */
gboolean            muster_battle_has_secrets     (MusterBattle       *self);
guint               muster_battle_get_covered     (MusterBattle       *self);
int                 muster_battle_get_uncovered_side (MusterBattle    *self);
void                muster_battle_uncover         (MusterBattle       *self,
                                                   int                 side);

/* For loading: those that are on record already. */
void                muster_battle_load_details    (MusterBattle       *self,
                                                   const MusterBattleDetails *details);

/* Its log, undo and redo, looking back, loading: core/ledger/muster-chronicle.h. */
MUSTER_CHRONICLE_FUNCTIONS (MusterBattle, muster_battle)

G_END_DECLS
