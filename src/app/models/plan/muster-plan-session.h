/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/plan/muster-plan-dice.h"
#include "core/battle/muster-battle.h"
#include "store/muster-store.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_PLAN_SESSION (muster_plan_session_get_type ())
G_DECLARE_FINAL_TYPE (MusterPlanSession, muster_plan_session, MUSTER, PLAN_SESSION, GObject)

/**
 * MusterPlanSession:
 *
 * A battle while somebody prepares it. From the first change on it is in the store, and every change is
 * written down soon after it was made; a battle that nobody has changed leaves nothing behind.
 *
 * Properties: heading, trouble (why it could not be saved, or ""), state and state-note (whether it can
 * begin, and why not), checks-done (how much of the checklist), scenario-summary, scenario-facts. Signal
 * `changed`: as of the plan.
 */
MusterPlanSession *muster_plan_session_new           (MusterStore         *store,
                                                      MusterBattlePlan    *plan) G_GNUC_WARN_UNUSED_RESULT;
MusterPlanSession *muster_plan_session_open          (MusterStore         *store,
                                                      MusterLibrary       *library,
                                                      gint64               id,
                                                      GError             **error) G_GNUC_WARN_UNUSED_RESULT;

MusterStore       *muster_plan_session_get_store     (MusterPlanSession   *self);
MusterBattlePlan  *muster_plan_session_get_plan      (MusterPlanSession   *self);
gint64             muster_plan_session_get_battle_id (MusterPlanSession   *self);
const char        *muster_plan_session_get_obstacle  (MusterPlanSession   *self);
/* Violations of the scenario or the rules that do not prevent play, one line each, or "". */
char              *muster_plan_session_dup_warnings  (MusterPlanSession   *self) G_GNUC_WARN_UNUSED_RESULT;
MusterPlanDice    *muster_plan_session_get_dice      (MusterPlanSession   *self,
                                                      MusterPlanDiceKind   kind);

/* Makes it the rematch of a battle; the link is stored with it. */
void               muster_plan_session_set_first     (MusterPlanSession   *self,
                                                      const char          *uuid);

/* Whether the battle will count for the club (N-DATE-02). Who says something of it stores the plan. */
gboolean           muster_plan_session_get_counts    (MusterPlanSession   *self);
gboolean           muster_plan_session_set_counts    (MusterPlanSession   *self,
                                                      gboolean             counts,
                                                      GError             **error);

/* Stores the plan even if nothing was changed. */
gboolean           muster_plan_session_save          (MusterPlanSession   *self,
                                                      GError             **error);
/* Rolls for the missing Leaders and begins the battle. @id: (out): of the battle. */
MusterBattle      *muster_plan_session_start         (MusterPlanSession   *self,
                                                      gint64              *id,
                                                      GError             **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
