/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/muster-order-handler.h"

#include "core/rules/muster-rules.h"
#include "core/rules/muster-ruleset.h"

/* From an order to the functions of its ruleset. */

static const MusterOrderHandler *
find_handler (const MusterSetup *setup,
              const MusterOrder *order)
{
  return muster_ruleset_get_rules (setup->ruleset)->handlers[order->verb];
}

gboolean
muster_refuse_line (MusterRefusal      *why,
                    const MusterPhrase *phrase,
                    const gint32       *args)
{
  why->phrase = phrase;
  memcpy (why->args, args, sizeof why->args);
  return FALSE;
}

/**
 * muster_handlers_judge:
 *
 * Returns: whether the rules allow @order, as far as @scope goes: first what holds for every order of the
 *   ruleset, then what holds for this one
 */
gboolean
muster_handlers_judge (const MusterSetup *setup,
                       const MusterState *state,
                       const MusterOrder *order,
                       MusterJudgeScope   scope,
                       MusterRefusal     *why)
{
  const MusterRules *rules = muster_ruleset_get_rules (setup->ruleset);
  const MusterOrderHandler *handler = find_handler (setup, order);

  if (rules->judge != NULL && !rules->judge (setup, state, order, scope, why))
    return FALSE;
  if (handler->judge != NULL && !handler->judge (setup, state, order, scope, why))
    return FALSE;

  return scope == MUSTER_JUDGE_UNIT || handler->judge_whole == NULL ||
         handler->judge_whole (setup, state, order, scope, why);
}

/**
 * muster_handlers_play:
 *
 * Carries out an order that is allowed, with what the ruleset does before and after any order.
 */
void
muster_handlers_play (MusterResolution *self)
{
  const MusterRules *rules = self->rules;
  const MusterOrderHandler *handler = find_handler (self->setup, self->order);

  if (rules->prepare != NULL)
    rules->prepare (self);
  if (handler->play != NULL)
    handler->play (self);
  if (rules->settle != NULL && self->outcome->kind == MUSTER_OUTCOME_DONE)
    rules->settle (self);
}

gboolean
muster_handlers_forecast (const MusterSetup *setup,
                          const MusterState *state,
                          const MusterOrder *order,
                          MusterForecast    *forecast)
{
  const MusterOrderHandler *handler = find_handler (setup, order);

  return handler->forecast != NULL && handler->forecast (setup, state, order, forecast);
}

/**
 * muster_handlers_asks_for:
 *
 * Returns: whether it is worth asking for a field of an order of which only verb and unit are known
 */
gboolean
muster_handlers_asks_for (const MusterSetup *setup,
                          const MusterState *state,
                          const MusterOrder *order,
                          guint              field)
{
  const MusterOrderHandler *handler = find_handler (setup, order);

  return handler->asks_for == NULL || handler->asks_for (setup, state, order, field);
}
