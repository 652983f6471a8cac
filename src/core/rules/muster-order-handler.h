/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/rules/muster-forecast.h"
#include "core/rules/muster-resolution.h"

G_BEGIN_DECLS

/**
 * MusterRefusal:
 *
 * Filled by a judging function that says no.
 */
typedef MusterLine MusterRefusal;

/**
 * MusterJudgeScope:
 * @MUSTER_JUDGE_UNIT: could this unit be given this order at all, whatever its parameters?
 * @MUSTER_JUDGE_WHOLE: is this very order allowed?
 */
typedef enum
{
  MUSTER_JUDGE_UNIT,
  MUSTER_JUDGE_WHOLE,
} MusterJudgeScope;

/**
 * MusterJudge:
 * @why: (out): the reason, if it says %FALSE
 *
 * Looks at no dice and changes nothing.
 */
typedef gboolean (*MusterJudge) (const MusterSetup *setup,
                                 const MusterState *state,
                                 const MusterOrder *order,
                                 MusterJudgeScope   scope,
                                 MusterRefusal     *why);

/**
 * MusterOrderHandler:
 * @judge: (nullable): is the order allowed, as far as the scope goes?
 * @judge_whole: (nullable): the same of the parameters; asked only of whole orders, when @judge has said yes
 * @play: (nullable): carries out an order that is allowed
 * @forecast: (nullable): what to expect of an order that is allowed, into a forecast that was reset with its
 *   chance. %FALSE where there is nothing to foresee
 * @asks_for: (nullable): is it worth asking for this field? Of the order only its verb and unit are known
 *
 * What a ruleset does with one of its orders.
 */
typedef struct
{
  MusterJudge judge;
  MusterJudge judge_whole;
  void     (*play)     (MusterResolution  *self);
  gboolean (*forecast) (const MusterSetup *setup,
                        const MusterState *state,
                        const MusterOrder *order,
                        MusterForecast    *forecast);
  gboolean (*asks_for) (const MusterSetup *setup,
                        const MusterState *state,
                        const MusterOrder *order,
                        guint              field);
} MusterOrderHandler;

gboolean muster_handlers_judge    (const MusterSetup  *setup,
                                   const MusterState  *state,
                                   const MusterOrder  *order,
                                   MusterJudgeScope    scope,
                                   MusterRefusal      *why);
void     muster_handlers_play     (MusterResolution   *self);
gboolean muster_handlers_forecast (const MusterSetup  *setup,
                                   const MusterState  *state,
                                   const MusterOrder  *order,
                                   MusterForecast     *forecast);
gboolean muster_handlers_asks_for (const MusterSetup  *setup,
                                   const MusterState  *state,
                                   const MusterOrder  *order,
                                   guint               field);

/* Says no, and why: a phrase with its figures. */
#define muster_refuse(why, phrase, ...) \
  muster_refuse_line ((why), (phrase), MUSTER_ARGS (__VA_ARGS__))

gboolean muster_refuse_line       (MusterRefusal      *why,
                                   const MusterPhrase *phrase,
                                   const gint32       *args);

G_END_DECLS
