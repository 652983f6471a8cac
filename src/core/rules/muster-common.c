/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/muster-common.h"

#include <string.h>

#include "core/muster-i18n.h"
#include "core/rules/muster-rules.h"

/* The orders that every ruleset has, and the checks that most of their orders begin with. */

/* A limit for counts that the fields of a state hold with room to spare. */
#define MAX_COUNT 30000

static const MusterChoice removals[] = {
  { "destroyed", N_("Destroyed") },
  { "routed", N_("Routed") },
  { "retreated-off", N_("Retreated off the table") },
  { "exited", N_("Left by a permitted edge") },
  { "withdrawn", N_("Withdrawn") },
  { "spiked", N_("Spiked") },
  { NULL },
};

const MusterField muster_common_remove_fields[] = {
  { "unit", N_("Unit"), MUSTER_FIELD_UNIT, MUSTER_FIELD_REQUIRED },
  { "fate", N_("Fate"), MUSTER_FIELD_CHOICE, MUSTER_FIELD_REQUIRED, removals },
  MUSTER_COMMON_REASON,
  { NULL },
};

const MusterField muster_common_note_fields[] = {
  { "text", N_("Text"), MUSTER_FIELD_TEXT, MUSTER_FIELD_REQUIRED },
  { "at", N_("About line"), MUSTER_FIELD_NUMBER, 0, NULL, 1, G_MAXINT16 },
  { "picture", N_("Picture"), MUSTER_FIELD_TEXT },
  { NULL },
};

const MusterField muster_common_end_battle_fields[] = {
  { "reason", N_("Reason"), MUSTER_FIELD_TEXT },
  { NULL },
};

static const MusterPhrase NOT_IN_PLAY = { NULL, N_("{u0} is no longer in play.") };
static const MusterPhrase OWN_SIDE = { NULL, N_("{u0} is on the same side.") };
static const MusterPhrase TOO_MUCH = {
  NULL, MUSTER_COUNTED (0, "No side can have more than {0} point, or fewer than {1}.",
                        "No side can have more than {0} points, or fewer than {1}.")
};
static const MusterPhrase NO_PICTURE = {
  NULL, N_("A picture of a note is the SHA-256 of an image, 64 of 0–9 and a–f; or “none”, with the line of "
           "the note that had it.")
};
static const MusterPhrase NOTED = { NULL, N_("{t0}") };
static const MusterPhrase REASON = { NULL, N_("Reason: {t0}") };

/* For #MusterRules.judge: a unit that is out of play gets no order. */
gboolean
muster_common_judge (const MusterSetup *setup,
                     const MusterState *state,
                     const MusterOrder *order,
                     MusterJudgeScope   scope,
                     MusterRefusal     *why)
{
  return order->unit < 0 || muster_common_check_in_play (state, order->unit, why);
}

gboolean
muster_common_check_in_play (const MusterState *state,
                             int                unit,
                             MusterRefusal     *why)
{
  return muster_state_is_in_play (state, unit) || muster_refuse (why, &NOT_IN_PLAY, unit);
}

/* Whether @unit may aim at @target. */
gboolean
muster_common_check_enemy (const MusterState *state,
                           int                unit,
                           int                target,
                           MusterRefusal     *why)
{
  if (state->units[target].def->side == state->units[unit].def->side)
    return muster_refuse (why, &OWN_SIDE, target);
  return muster_common_check_in_play (state, target, why);
}

/* Returns: the fate that an order `remove` gives */
int
muster_common_get_removal (const MusterOrder *order)
{
  return muster_order_get (order, MUSTER_REMOVE_FATE) + MUSTER_FATE_DESTROYED;
}

/* Whether an order `award` names a side or a player, and not both. */
gboolean
muster_common_names_one (const MusterOrder *order)
{
  return (muster_order_get (order, MUSTER_AWARD_PLAYER) >= 0) !=
         (muster_order_get (order, MUSTER_AWARD_SIDE) >= 0);
}

/* Returns: the side that an order `award` is for, if only by one of its players */
int
muster_common_get_awarded_side (const MusterSetup *setup,
                                const MusterOrder *order)
{
  int player = muster_order_get (order, MUSTER_AWARD_PLAYER);

  return player >= 0 ? setup->players[player].side : muster_order_get (order, MUSTER_AWARD_SIDE);
}

static gboolean
can_count (int now,
           int more)
{
  return ABS (now + more) <= MAX_COUNT;
}

/* Whether the count stays within its limits with what an order `award` adds. */
gboolean
muster_common_check_award (const MusterSetup *setup,
                           const MusterState *state,
                           const MusterOrder *order,
                           int                objective,
                           MusterRefusal     *why)
{
  int side = muster_common_get_awarded_side (setup, order);
  int player = muster_order_get (order, MUSTER_AWARD_PLAYER);
  int count = muster_order_get (order, MUSTER_AWARD_COUNT);

  return (can_count (state->objectives[side][objective], count) &&
          (player < 0 || can_count (state->player_objectives[player][objective], count))) ||
         muster_refuse (why, &TOO_MUCH, MAX_COUNT, -MAX_COUNT);
}

/**
 * muster_common_count_award:
 *
 * Gives what an order `award` is about to its side, and to its player if it names one.
 *
 * Returns: how many
 */
int
muster_common_count_award (MusterResolution *self,
                           int               objective)
{
  gint16 *side = self->state->objectives[muster_common_get_awarded_side (self->setup, self->order)];
  int player = muster_order_get (self->order, MUSTER_AWARD_PLAYER);
  int count = muster_order_get (self->order, MUSTER_AWARD_COUNT);

  side[objective] = (gint16) (side[objective] + count);
  if (player >= 0)
    self->state->player_objectives[player][objective] =
      (gint16) (self->state->player_objectives[player][objective] + count);
  return count;
}

static gboolean
names_image (const char *picture)
{
  return strlen (picture) == 64 && strspn (picture, "0123456789abcdef") == 64;
}

static gboolean
judge_note (const MusterSetup *setup,
            const MusterState *state,
            const MusterOrder *order,
            MusterJudgeScope   scope,
            MusterRefusal     *why)
{
  const char *picture =
    muster_order_has (order, MUSTER_NOTE_PICTURE) ? muster_order_get_text (order, MUSTER_NOTE_PICTURE) : NULL;

  if (picture == NULL || names_image (picture))
    return TRUE;
  return (strcmp (picture, MUSTER_NOTE_NO_PICTURE) == 0 && muster_order_has (order, MUSTER_NOTE_AT)) ||
         muster_refuse (why, &NO_PICTURE);
}

static void
play_note (MusterResolution *self)
{
  muster_step (self, &NOTED, 0);
}

static gboolean
note_asks_for (const MusterSetup *setup,
               const MusterState *state,
               const MusterOrder *order,
               guint              field)
{
  return field != MUSTER_NOTE_PICTURE;
}

const MusterOrderHandler muster_common_note = {
  .judge_whole = judge_note, .play = play_note, .asks_for = note_asks_for
};

/**
 * muster_common_step_reason:
 *
 * Adds the reason of an order that has one, as its last step.
 */
void
muster_common_step_reason (MusterResolution *self)
{
  int field = muster_fields_find (self->order->spec->fields, "reason");

  if (field >= 0 && muster_order_has (self->order, (guint) field))
    muster_step (self, &REASON, field);
}

/**
 * muster_common_call_off:
 * @because: with the reason in the place of {t0}
 *
 * Says that the umpire ends the battle, and why.
 *
 * Returns: whether there is a reason
 */
gboolean
muster_common_call_off (MusterResolution   *self,
                        const MusterPhrase *called_off,
                        const MusterPhrase *because)
{
  gboolean has_reason = muster_order_has (self->order, 0);

  muster_step (self, called_off);
  if (has_reason)
    muster_step (self, because, 0);
  return has_reason;
}

/**
 * muster_common_end:
 * @winner: one of the two sides, or %MUSTER_WINNER_NONE to let the score decide
 * @has_reason: the last step says why
 * @wins: for the winner and the points of both
 * @drawn: for the points of each
 *
 * Ends the battle. Turn, active side, cards and markers stay as they are.
 */
void
muster_common_end (MusterResolution   *self,
                   int                 winner,
                   gboolean            has_reason,
                   const MusterPhrase *wins,
                   const MusterPhrase *drawn)
{
  muster_note (self, MUSTER_INCIDENT_ENDED, -1, -1,
               has_reason ? (int) self->outcome->steps->len - 1 : -1);
  if (winner == MUSTER_WINNER_NONE)
    {
      int first = self->rules->get_score (self->setup, self->state, 0);
      int second = self->rules->get_score (self->setup, self->state, 1);

      if (first == second)
        winner = MUSTER_WINNER_DRAW;
      else
        winner = first > second ? 0 : 1;
    }

  self->state->over = TRUE;
  self->state->winner = (gint8) winner;
  if (winner == MUSTER_WINNER_DRAW)
    muster_step (self, drawn, self->rules->get_score (self->setup, self->state, 0));
  else
    muster_step (self, wins, winner, self->rules->get_score (self->setup, self->state, winner),
                 self->rules->get_score (self->setup, self->state, 1 - winner));
}
