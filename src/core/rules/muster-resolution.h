/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/rules/muster-outcome.h"

G_BEGIN_DECLS

/**
 * MusterResolution:
 * @rules: (nullable): %NULL in a campaign, whose rolls come from muster_resolution_ask() alone
 * @setup: (nullable): %NULL for rolls that are made before there is a battle, as are the next three
 * @before: the state that the order was given in
 * @state: the new state, being made
 * @cursor: number of rolls read
 * @need: what the next roll must show
 * @needs_ones: the next roll is also about how many of its dice show a 1
 *
 * An order while a ruleset plays it. Rolls come from muster_resolution_roll() and
 * muster_resolution_draw(), which give NULL when the tape has run out or holds another roll: the
 * playing function then returns at once, and what it has done so far is thrown away.
 */
typedef struct
{
  const MusterRules *rules;
  const MusterSetup *setup;
  const MusterState *before;
  const MusterOrder *order;
  MusterTape *tape;
  MusterOutcome *outcome;
  MusterState *state;
  guint cursor;
  MusterLine need;
  gboolean needs_ones;
} MusterResolution;

/* Rolls before there is a battle, in the same manner. */
void          muster_resolution_begin     (MusterResolution   *self,
                                           const MusterRules  *rules,
                                           MusterTape         *tape,
                                           MusterOutcome      *outcome);
/* No roll may be left over. */
void          muster_resolution_finish    (MusterResolution   *self);

/* What the roll that is asked for next must show. Without a phrase, the one of its purpose. */
void          muster_resolution_set_need  (MusterResolution   *self,
                                           const MusterPhrase *phrase,
                                           const gint32       *args);
void          muster_resolution_watch_ones (MusterResolution  *self);
const guint8 *muster_resolution_roll      (MusterResolution   *self,
                                           guint               purpose,
                                           int                 unit,
                                           guint               n_dice,
                                           guint               target);
const guint8 *muster_resolution_draw      (MusterResolution   *self,
                                           guint               purpose,
                                           int                 unit,
                                           guint               n_cards);
/* The same for a roll that no table of purposes describes. */
const guint8 *muster_resolution_ask       (MusterResolution    *self,
                                           const MusterRequest *request);
guint         muster_resolution_last_roll (MusterResolution   *self);

void          muster_resolution_refuse_card (MusterResolution *self,
                                             MusterCard        card);
void          muster_resolution_fail      (MusterResolution   *self,
                                           const MusterPhrase *phrase,
                                           const gint32       *args);
/* What could not be judged before the dice: the order is refused after all. */
void          muster_resolution_refuse    (MusterResolution   *self,
                                           const MusterPhrase *phrase,
                                           const gint32       *args);
void          muster_resolution_add_step  (MusterResolution   *self,
                                           const MusterPhrase *phrase,
                                           const gint32       *args);
void          muster_resolution_add_prompt (MusterResolution  *self,
                                            const MusterPhrase *phrase,
                                            const gint32       *args);
void          muster_resolution_add_fact  (MusterResolution   *self,
                                           const MusterFact   *fact);

/* A unit's number under a member, added up: casualties, retreat. */
void          muster_resolution_count     (MusterResolution   *self,
                                           const char         *member,
                                           int                 unit,
                                           int                 number);

/* What came of the order, for what is told when the battle is over: muster-incident.h. */
void          muster_resolution_add_incident (MusterResolution  *self,
                                              MusterIncidentKind kind,
                                              int                unit,
                                              const gint32      *args);

/* What the roll that was read last was good for: each die from @number up, a total among those that have
 * their bit in @good, or a card that is one of @good among @of. */
void          muster_resolution_try_dice  (MusterResolution   *self,
                                           int                 unit,
                                           int                 number);
void          muster_resolution_try_total (MusterResolution   *self,
                                           int                 unit,
                                           guint64             good);
void          muster_resolution_try_card  (MusterResolution   *self,
                                           int                 unit,
                                           guint               good,
                                           guint               of,
                                           gboolean            is_good);

/* Dice that were thrown against others: @n_good of @n times what has the chance @good in @of. */
void          muster_resolution_try_odds  (MusterResolution   *self,
                                           int                 unit,
                                           guint               n,
                                           guint               n_good,
                                           guint               good,
                                           guint               of);

/* The totals from @number up, for muster_resolution_try_total(). */
static inline guint64
muster_totals_from (int number)
{
  return number > 63 ? 0 : ~(guint64) 0 << MAX (number, 0);
}

#define MUSTER_ARGS(...) ((const gint32[MUSTER_LINE_ARGS]) { __VA_ARGS__ })
/* What nobody reads is not even put together. */
#define MUSTER_UNLESS_QUIET(self, call) ((self)->outcome->quiet ? (void) 0 : (call))
#define muster_step(self, phrase, ...) \
  MUSTER_UNLESS_QUIET ((self), muster_resolution_add_step ((self), (phrase), MUSTER_ARGS (__VA_ARGS__)))
#define muster_need(self, phrase, ...) \
  MUSTER_UNLESS_QUIET ((self), muster_resolution_set_need ((self), (phrase), MUSTER_ARGS (__VA_ARGS__)))
#define muster_prompt(self, phrase, ...) \
  MUSTER_UNLESS_QUIET ((self), muster_resolution_add_prompt ((self), (phrase), MUSTER_ARGS (__VA_ARGS__)))
/* The other unit; the number and what more is to be said of it, where that kind has them. */
#define muster_note(self, kind, unit, ...) \
  MUSTER_UNLESS_QUIET ((self), muster_resolution_add_incident ((self), (kind), (unit), \
                                                               MUSTER_ARGS (__VA_ARGS__)))
/* A fact that is about no unit says .unit = -1. */
#define muster_fact(self, ...) \
  muster_resolution_add_fact ((self), &(const MusterFact) { __VA_ARGS__ })

G_END_DECLS
