/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "core/battle/muster-battle-details.h"
#include "core/battle/muster-log-entry.h"
#include "core/ledger/muster-ledger.h"
#include "core/muster-spot.h"
#include "core/rules/muster-ruleset.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_BATTLE (muster_battle_get_type ())
G_DECLARE_FINAL_TYPE (MusterBattle, muster_battle, MUSTER, BATTLE, MusterLedger)

/**
 * MusterBattle:
 *
 * A setup, a log of orders, and the state that they lead to. Views bind to it and never work out a
 * rule themselves.
 *
 * Properties: title, turn, is-over, active-side, uncovered-side (whose secrets are shown, or -1),
 * and those of a ledger. Its log, undo and redo, looking back, loading:
 * core/ledger/muster-ledger.h.
 */
MusterBattle       *muster_battle_new             (MusterSetup        *setup) G_GNUC_WARN_UNUSED_RESULT;

MusterSetup        *muster_battle_get_setup       (MusterBattle       *self);
MusterRuleset      *muster_battle_get_ruleset     (MusterBattle       *self);
const char         *muster_battle_get_title       (MusterBattle       *self);

/* The state that is shown: the present, unless the reader looks at a past one. */
const MusterState  *muster_battle_get_state       (MusterBattle       *self);
const MusterOutcome *muster_battle_get_last       (MusterBattle       *self);
MusterLogEntry     *muster_battle_get_last_entry  (MusterBattle       *self);

/* All units as MusterUnitItem in listing order, and the units of one side. The log holds
 * MusterLogEntry objects. */
GListModel         *muster_battle_get_units       (MusterBattle       *self);
GListModel         *muster_battle_get_side_units  (MusterBattle       *self,
                                                   guint               side);

/* What the battle has besides its setup and its log. A change is written to the journal first. */
const MusterBattleDetails *muster_battle_get_details (MusterBattle    *self);
gboolean            muster_battle_set_details     (MusterBattle       *self,
                                                   const MusterBattleDetails *details,
                                                   GError            **error);

/* Works out what an order would lead to now, without changing the battle. */
void                muster_battle_try             (MusterBattle       *self,
                                                   const MusterOrder  *order,
                                                   MusterTape         *tape,
                                                   MusterOutcome      *outcome);
/* Carries out the order. It is written to the journal first and then becomes part of the battle. */
gboolean            muster_battle_record          (MusterBattle       *self,
                                                   const MusterOrder  *order,
                                                   MusterTape         *tape,
                                                   GError            **error);

/* Under some rules sides have secrets during a turn. Units and log hide them from the reader,
 * except those of one side at a time, which stay visible until the battle changes. @side: -1 hides
 * everything again. */
gboolean            muster_battle_has_secrets     (MusterBattle       *self);
guint               muster_battle_get_covered     (MusterBattle       *self);
int                 muster_battle_get_uncovered_side (MusterBattle    *self);
void                muster_battle_uncover         (MusterBattle       *self,
                                                   int                 side);

/* Before it is stored: says what kind of battle it is; see muster-occasion.h. */
void                muster_battle_load_kind       (MusterBattle       *self,
                                                   const char         *kind);
/* The same for the day on which it was played. */
void                muster_battle_load_played     (MusterBattle       *self,
                                                   const char         *day);
/* For loading: sets details that are stored already. */
void                muster_battle_load_details    (MusterBattle       *self,
                                                   const MusterBattleDetails *details);

G_END_DECLS
