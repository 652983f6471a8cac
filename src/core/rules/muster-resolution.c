/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/muster-resolution.h"

#include <string.h>

#include "core/dice/muster-roll-check.h"
#include "core/muster-i18n.h"
#include "core/rules/muster-ruleset.h"

static const MusterPhrase WRONG_PURPOSE = { NULL, N_("this roll is for “{r0}”, but “{r1}” is asked for") };
static const MusterPhrase WRONG_COUNT = {
  NULL, N_("wrong number of dice or cards for “{r0}”: {1} instead of {2}")
};
static const MusterPhrase WRONG_KIND_DICE = { NULL, N_("“{r0}” is rolled with dice") };
static const MusterPhrase WRONG_KIND_CARDS = { NULL, N_("“{r0}” is drawn from the cards") };
static const MusterPhrase WRONG_FACE =
  { NULL, N_("“{r0}” has a die that shows {1}; it can only show 1 to {2}") };
static const MusterPhrase NO_FACES = {
  NULL, N_("“{r0}” needs the faces of its dice, not only how many count")
};
static const MusterPhrase NO_ONES = { NULL, N_("“{r0}” needs to know how many of its dice show a 1") };
static const MusterPhrase OTHER_HITS = {
  NULL, N_("“{r0}”: the dice cannot have fallen like this where {1} or more counts")
};
static const MusterPhrase NO_REROLL = { NULL, N_("nothing in these rules has “{r0}” rolled again") };
static const MusterPhrase LEFT_OVER = { NULL, N_("there is a roll for “{r0}” that nothing asks for") };
static const MusterPhrase NOT_IN_DECK = { NULL, N_("{k0} cannot turn up: it is not in the pack") };

static void
ask (MusterResolution       *self,
     const MusterRollWanted *wanted,
     int                     unit,
     guint                   target)
{
  if (self->need.phrase == NULL)
    self->need.phrase = &self->rules->purposes[wanted->purpose].need;

  self->outcome->kind = MUSTER_OUTCOME_NEEDS;
  self->outcome->request = (MusterRequest) {
    .purpose = (guint16) wanted->purpose,
    .n = (guint16) wanted->n,
    .unit = (gint16) unit,
    .sides = (guint8) wanted->sides,
    .target = (guint8) target,
    .counts = (guint8) wanted->counts,
    .need = self->need,
  };
}

static void
feed_dice (MusterTape *tape,
           guint       purpose,
           guint       n,
           guint       sides)
{
  guint8 faces[1024];

  g_return_if_fail (n <= G_N_ELEMENTS (faces));

  for (guint i = 0; i < n; i++)
    faces[i] = (guint8) muster_random_die (tape->generator, sides);
  muster_tape_add (tape, purpose, FALSE, MUSTER_ROLL_ROLLED, faces, n);
}

static void
pick_cards (MusterResolution *self,
            guint             n,
            guint8           *faces)
{
  MusterDeck deck;

  self->rules->get_draw_deck (self->setup, self->state, n, &deck);
  for (guint i = 0; i < n; i++)
    {
      if (deck.n_left == 0)
        muster_deck_recycle (&deck);
      faces[i] = muster_deck_pick (&deck, self->tape->generator);
      muster_deck_draw (&deck, faces[i]);
      muster_deck_discard (&deck, faces[i]);
    }
}

static void
feed_cards (MusterResolution *self,
            guint             purpose,
            guint             n)
{
  guint8 faces[1024];

  g_return_if_fail (n <= G_N_ELEMENTS (faces));

  pick_cards (self, n, faces);
  muster_tape_add (self->tape, purpose, TRUE, MUSTER_ROLL_ROLLED, faces, n);
}

/* Dice that nobody will look up. They stay where they are as long as the order lasts. */
static guint8 *
make_place (MusterResolution *self,
            guint             n)
{
  MusterOutcome *outcome = self->outcome;
  guint8 *faces;

  g_return_val_if_fail (n <= MUSTER_OUTCOME_FACES / 2, NULL);

  if (outcome->n_faces + n > MUSTER_OUTCOME_FACES)
    outcome->n_faces = 0;
  faces = outcome->faces + outcome->n_faces;
  outcome->n_faces += n;
  self->cursor++;
  return faces;
}

static gboolean
check_reroll (MusterResolution *self,
              const MusterRoll *roll)
{
  const MusterRules *rules = self->rules;
  MusterRefusal why = { .phrase = &NO_REROLL, .args = { roll->purpose } };

  if (roll->reroll < 0)
    return TRUE;
  if (self->setup != NULL && rules->may_reroll != NULL &&
      rules->may_reroll (self->setup, self->state, roll->by, &why))
    {
      if (rules->note_reroll != NULL)
        rules->note_reroll (self, roll->by);
      return TRUE;
    }

  muster_resolution_fail (self, why.phrase, why.args);
  return FALSE;
}

/* The faces of the next roll of the tape, if it is the one that is asked for. */
static const guint8 *
take_roll (MusterResolution       *self,
           const MusterRollWanted *wanted,
           int                     unit)
{
  gint16 thrower = (gint16) unit;
  const MusterRoll *roll = muster_tape_get_roll (self->tape, self->cursor);
  guint8 face = 0;
  MusterRollFault fault = muster_roll_check_tape (self->tape, self->cursor, wanted, &face);

  self->need = (MusterLine) { 0 };
  self->needs_ones = FALSE;
  if ((fault == MUSTER_ROLL_FITS || fault == MUSTER_ROLL_OTHER_FACE) && !check_reroll (self, roll))
    return NULL;
  if (fault != MUSTER_ROLL_FITS)
    {
      gint32 purpose = (gint32) wanted->purpose;

      if (fault == MUSTER_ROLL_OTHER_PURPOSE)
        muster_resolution_fail (self, &WRONG_PURPOSE, MUSTER_ARGS (roll->purpose, purpose));
      else if (fault == MUSTER_ROLL_OTHER_KIND)
        muster_resolution_fail (self, wanted->sides > 0 ? &WRONG_KIND_DICE : &WRONG_KIND_CARDS,
                                MUSTER_ARGS (purpose));
      else if (fault == MUSTER_ROLL_OTHER_COUNT)
        muster_resolution_fail (self, &WRONG_COUNT, MUSTER_ARGS (purpose, roll->n, (gint32) wanted->n));
      else if (fault == MUSTER_ROLL_NO_FACES)
        muster_resolution_fail (self, &NO_FACES, MUSTER_ARGS (purpose));
      else if (fault == MUSTER_ROLL_NO_ONES)
        muster_resolution_fail (self, &NO_ONES, MUSTER_ARGS (purpose));
      else if (fault == MUSTER_ROLL_OTHER_HITS)
        muster_resolution_fail (self, &OTHER_HITS, MUSTER_ARGS (purpose, (gint32) wanted->target));
      else
        muster_resolution_fail (self, &WRONG_FACE, MUSTER_ARGS (purpose, face, (gint32) wanted->sides));

      return NULL;
    }

  g_array_append_val (self->outcome->throwers, thrower);
  self->cursor++;
  return muster_tape_get_faces (self->tape, roll);
}

/**
 * muster_resolution_begin:
 * @tape: the rolls that are known; only a tape with a generator is added to
 * @outcome: (inout): an initialised outcome; what was in it is gone
 */
void
muster_resolution_begin (MusterResolution  *self,
                         const MusterRules *rules,
                         MusterTape        *tape,
                         MusterOutcome     *outcome)
{
  *self = (MusterResolution) {
    .rules = rules,
    .tape = tape,
    .outcome = outcome,
    .state = &outcome->state,
  };
  muster_outcome_reset (outcome);
}

void
muster_resolution_finish (MusterResolution *self)
{
  if (self->outcome->kind == MUSTER_OUTCOME_DONE && self->cursor < muster_tape_get_length (self->tape))
    muster_resolution_fail (self, &LEFT_OVER,
                            MUSTER_ARGS (muster_tape_get_roll (self->tape, self->cursor)->purpose));
}

/**
 * muster_resolution_set_need:
 * @phrase: (nullable): other words than those of the purpose
 * @args: (array fixed-size=MUSTER_LINE_ARGS): the figures
 *
 * Said before the roll that it is about, and forgotten once that is read.
 */
void
muster_resolution_set_need (MusterResolution   *self,
                            const MusterPhrase *phrase,
                            const gint32       *args)
{
  self->need.phrase = phrase;
  memcpy (self->need.args, args, sizeof self->need.args);
}

/**
 * muster_resolution_watch_ones:
 *
 * Says before a roll whose dice may only be counted that those that show a 1 matter as well.
 */
void
muster_resolution_watch_ones (MusterResolution *self)
{
  self->needs_ones = TRUE;
}

/**
 * muster_resolution_roll:
 * @purpose: index in the ruleset's table of purposes
 * @unit: index of the unit that rolls, or -1
 * @n_dice: at least 1: a roll of no dice is never asked
 * @target: a face that counts is this or more, for those who enter dice; 0 if that does not
 * describe it
 *
 * Returns: (nullable): the faces, or %NULL when the order cannot go on
 */
const guint8 *
muster_resolution_roll (MusterResolution *self,
                        guint             purpose,
                        int               unit,
                        guint             n_dice,
                        guint             target)
{
  const MusterPurpose *spec = &self->rules->purposes[purpose];
  MusterRollWanted wanted = { purpose, n_dice, spec->sides, MUSTER_ROLL_FACES, target };

  g_return_val_if_fail (n_dice > 0, NULL);

  if (self->outcome->kind != MUSTER_OUTCOME_DONE)
    return NULL;
  if (self->outcome->quiet)
    {
      guint8 *faces = make_place (self, n_dice);

      for (guint i = 0; i < n_dice; i++)
        faces[i] = (guint8) muster_random_die (self->tape->generator, wanted.sides);
      return faces;
    }
  if (spec->can_count && target > 0)
    wanted.counts = self->needs_ones ? MUSTER_ROLL_HITS_AND_ONES : MUSTER_ROLL_HITS;

  if (self->cursor == muster_tape_get_length (self->tape))
    {
      if (self->tape->generator == NULL)
        {
          ask (self, &wanted, unit, target);
          return NULL;
        }
      feed_dice (self->tape, purpose, n_dice, wanted.sides);
    }

  return take_roll (self, &wanted, unit);
}

/**
 * muster_resolution_draw:
 *
 * Asks for cards. Whether a card can turn up is the ruleset's to say, which draws them from its
 * deck.
 *
 * Returns: (nullable): the cards, or %NULL when the order cannot go on
 */
const guint8 *
muster_resolution_draw (MusterResolution *self,
                        guint             purpose,
                        int               unit,
                        guint             n_cards)
{
  MusterRollWanted wanted = { purpose, n_cards, 0 };

  g_return_val_if_fail (n_cards > 0, NULL);

  if (self->outcome->kind != MUSTER_OUTCOME_DONE)
    return NULL;
  if (self->outcome->quiet)
    {
      guint8 *faces = make_place (self, n_cards);

      pick_cards (self, n_cards, faces);
      return faces;
    }

  if (self->cursor == muster_tape_get_length (self->tape))
    {
      if (self->tape->generator == NULL)
        {
          ask (self, &wanted, unit, 0);
          return NULL;
        }
      feed_cards (self, purpose, n_cards);
    }

  return take_roll (self, &wanted, unit);
}

/**
 * muster_resolution_ask:
 * @request: what is rolled, whoever it is for
 *
 * Returns: (nullable): the faces, or %NULL when the order cannot go on
 */
const guint8 *
muster_resolution_ask (MusterResolution    *self,
                       const MusterRequest *request)
{
  MusterRollWanted wanted = { request->purpose, request->n, request->sides };

  g_return_val_if_fail (request->n > 0 && request->sides > 0, NULL);

  if (self->outcome->kind != MUSTER_OUTCOME_DONE)
    return NULL;

  if (self->cursor == muster_tape_get_length (self->tape))
    {
      if (self->tape->generator == NULL)
        {
          self->outcome->kind = MUSTER_OUTCOME_NEEDS;
          self->outcome->request = *request;
          return NULL;
        }
      feed_dice (self->tape, request->purpose, request->n, request->sides);
    }

  return take_roll (self, &wanted, request->unit);
}

/**
 * muster_resolution_last_roll:
 *
 * Returns: the number of the roll that was read last, for {dN} in a phrase
 */
guint
muster_resolution_last_roll (MusterResolution *self)
{
  return self->cursor - 1;
}

/**
 * muster_resolution_refuse_card:
 *
 * Says that a card of the roll read last cannot turn up.
 */
void
muster_resolution_refuse_card (MusterResolution *self,
                               MusterCard        card)
{
  if (self->cursor > 0)
    self->cursor--;
  muster_resolution_fail (self, &NOT_IN_DECK, MUSTER_ARGS (card));
}

/**
 * muster_resolution_fail:
 *
 * The tape holds what cannot be; the order comes to nothing. The first failure stays.
 */
void
muster_resolution_fail (MusterResolution   *self,
                        const MusterPhrase *phrase,
                        const gint32       *args)
{
  MusterOutcome *outcome = self->outcome;

  if (outcome->kind != MUSTER_OUTCOME_DONE)
    return;

  outcome->kind = MUSTER_OUTCOME_BAD_ROLL;
  outcome->bad_roll = (int) self->cursor;
  outcome->reason.phrase = phrase;
  memcpy (outcome->reason.args, args, sizeof outcome->reason.args);
}

/**
 * muster_resolution_refuse:
 *
 * The dice that were read do not allow what the order says. They may be used for another order.
 */
void
muster_resolution_refuse (MusterResolution   *self,
                          const MusterPhrase *phrase,
                          const gint32       *args)
{
  MusterOutcome *outcome = self->outcome;

  if (outcome->kind != MUSTER_OUTCOME_DONE)
    return;

  outcome->kind = MUSTER_OUTCOME_REFUSED;
  outcome->reason.phrase = phrase;
  memcpy (outcome->reason.args, args, sizeof outcome->reason.args);
}

static void
add_line (GArray             *lines,
          const MusterPhrase *phrase,
          const gint32       *args)
{
  MusterLine line = { .phrase = phrase };

  memcpy (line.args, args, sizeof line.args);
  g_array_append_val (lines, line);
}

void
muster_resolution_add_step (MusterResolution   *self,
                            const MusterPhrase *phrase,
                            const gint32       *args)
{
  if (!self->outcome->quiet)
    add_line (self->outcome->steps, phrase, args);
}

void
muster_resolution_add_prompt (MusterResolution   *self,
                              const MusterPhrase *phrase,
                              const gint32       *args)
{
  if (!self->outcome->quiet)
    add_line (self->outcome->prompts, phrase, args);
}

void
muster_resolution_add_fact (MusterResolution *self,
                            const MusterFact *fact)
{
  g_array_append_vals (self->outcome->facts, fact, 1);
}

void
muster_resolution_count (MusterResolution *self,
                         const char       *member,
                         int               unit,
                         int               number)
{
  GArray *facts = self->outcome->facts;

  for (guint i = 0; i < facts->len; i++)
    {
      MusterFact *fact = &g_array_index (facts, MusterFact, i);

      if (fact->unit == unit && strcmp (fact->member, member) == 0)
        {
          fact->number += number;
          return;
        }
    }

  muster_fact (self, .member = member, .unit = (gint16) unit, .number = number);
}

void
muster_resolution_add_incident (MusterResolution   *self,
                                MusterIncidentKind  kind,
                                int                 unit,
                                const gint32       *args)
{
  MusterIncident incident = {
    .kind = (guint8) kind,
    .unit = (gint16) unit,
    .other = (gint16) args[0],
    .number = args[1],
    .more = (gint16) args[2],
  };

  if (!self->outcome->quiet)
    g_array_append_val (self->outcome->incidents, incident);
}

static void
add_trial (MusterResolution *self,
           MusterTrialKind   kind,
           int               unit,
           guint             n,
           guint             n_good,
           guint             good,
           guint             of)
{
  MusterTrial trial = {
    .roll = (guint16) muster_resolution_last_roll (self),
    .unit = (gint16) unit,
    .n = (guint16) n,
    .n_good = (guint16) n_good,
    .good = (guint16) good,
    .of = (guint16) of,
    .kind = (guint8) kind,
  };

  if (!self->outcome->quiet)
    g_array_append_val (self->outcome->trials, trial);
}

static guint
count_from (const guint8 *faces,
            guint         n,
            int           number)
{
  guint count = 0;

  for (guint i = 0; i < n; i++)
    count += faces[i] >= number;
  return count;
}

/**
 * muster_resolution_try_dice:
 *
 * A roll that was thrown again counts with both throws: whoever may choose to throw again has an
 * advantage, but no
 * luck.
 */
void
muster_resolution_try_dice (MusterResolution *self,
                            int               unit,
                            int               number)
{
  const MusterRoll *roll;
  guint sides, good, n, n_good;

  if (self->outcome->quiet)
    return;

  roll = muster_tape_get_roll (self->tape, muster_resolution_last_roll (self));
  sides = self->rules->purposes[roll->purpose].sides;
  good = (guint) CLAMP ((int) sides + 1 - number, 0, (int) sides);
  n = roll->n;
  n_good = count_from (muster_tape_get_faces (self->tape, roll), n, number);
  if (roll->reroll >= 0)
    {
      n_good += count_from (muster_tape_get_first_faces (self->tape, roll), n, number);
      n *= 2;
    }
  add_trial (self, MUSTER_TRIAL_DICE, unit, n, n_good, good, sides);
}

static gboolean
is_total_good (const guint8 *faces,
               guint         n,
               guint64       good)
{
  guint total = 0;

  for (guint i = 0; i < n; i++)
    total += faces[i];
  return total < 64 && (good >> total & 1) != 0;
}

/* In how many ways one or two dice come to a total that passes. */
static guint
count_ways (guint   n,
            guint   sides,
            guint64 good)
{
  guint ways = 0;

  for (guint total = n; total <= n * sides; total++)
    if ((good >> total & 1) != 0)
      ways += n == 1 ? 1 : MIN (total - 1, 2 * sides + 1 - total);
  return ways;
}

/**
 * muster_resolution_try_total:
 * @good: a bit for each total that passes
 *
 * Of one or two dice.
 */
void
muster_resolution_try_total (MusterResolution *self,
                             int               unit,
                             guint64           good)
{
  const MusterRoll *roll;
  guint sides, of, n_good;
  guint n = 1;

  if (self->outcome->quiet)
    return;

  roll = muster_tape_get_roll (self->tape, muster_resolution_last_roll (self));
  sides = self->rules->purposes[roll->purpose].sides;
  of = roll->n == 1 ? sides : sides * sides;
  n_good = is_total_good (muster_tape_get_faces (self->tape, roll), roll->n, good);
  g_return_if_fail (roll->n <= 2 && sides <= 30);

  if (roll->reroll >= 0)
    {
      n_good += is_total_good (muster_tape_get_first_faces (self->tape, roll), roll->n, good);
      n = 2;
    }
  add_trial (self, MUSTER_TRIAL_TEST, unit, n, n_good, count_ways (roll->n, sides, good), of);
}

void
muster_resolution_try_card (MusterResolution *self,
                            int               unit,
                            guint             good,
                            guint             of,
                            gboolean          is_good)
{
  add_trial (self, MUSTER_TRIAL_TEST, unit, 1, is_good ? 1 : 0, good, of);
}

void
muster_resolution_try_odds (MusterResolution *self,
                            int               unit,
                            guint             n,
                            guint             n_good,
                            guint             good,
                            guint             of)
{
  add_trial (self, MUSTER_TRIAL_DICE, unit, n, n_good, good, of);
}
