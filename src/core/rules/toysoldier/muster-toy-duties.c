/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/toysoldier/muster-toy-private.h"

#include "core/rules/toysoldier/muster-toy-text.h"

/* What the players are reminded of: the turn, the card that is up and who still has to use it. */

static const MusterPhrase START =
  { "T-TURN-01", N_("the turn is to be started") };
static const MusterPhrase RESTORE =
  { "T-ADV-68", N_("{u0} has lost a leader, whom a general can replace now") };
static const MusterPhrase FIRST_CARD =
  { "T-TURN-02", N_("the first card is to be drawn") };
static const MusterPhrase NEXT_CARD =
  { "T-TURN-02", N_("the next card can be drawn") };
static const MusterPhrase TURN_CAN_END =
  { "T-TURN-03", N_("the turn can end") };
static const MusterPhrase JOKER =
  { "T-CARD-10", N_("the joker has yet to disorder an enemy unit") };
static const MusterPhrase TWO =
  { "T-CARD-11", N_("the 2 has yet to disorder a unit of its own side") };
static const MusterPhrase IS_BOUND =
  { "T-CARD-05", N_("{u0} has yet to use the card that is up") };
static const MusterPhrase BINDS =
  { "T-CARD-05", N_("{u0} can act on it") };
static const MusterPhrase ACTS_AGAIN =
  { "T-CARD-09", N_("{u0} can act on the second activation of the ace") };
static const MusterPhrase MAY_ACT =
  { "T-TURN-05", N_("{u0} could still act, inside a radius or for a point") };

/* Whether @unit can be the second to act on an ace: its general has used it once, and need not pay
 * for it. */
static gboolean
may_act_again (const MusterSetup *setup,
               const MusterState *state,
               int                unit)
{
  MusterRefusal why;
  MusterOrder order;
  int general;

  if (toy_is_general (state, unit) || toy_get_side (state, unit) != state->active_side ||
      muster_card_get_rank (muster_toy_cards_get_up (state)) != TOY_RANK_ACE ||
      !muster_toy_units_may_act_freely (state, unit))
    return FALSE;
  general = muster_toy_units_get_own_general (state, unit);
  if (general < 0 || state->units[general].own[TOY_USES] == 0)
    return FALSE;
  muster_order_init (&order, muster_toy_orders, TOY_MOVE, unit);
  return muster_toy_move.judge (setup, state, &order, MUSTER_JUDGE_WHOLE, &why);
}

void
muster_toy_duties_list (const MusterSetup *setup,
                        const MusterState *state,
                        GArray            *duties)
{
  MusterRefusal why;

  if (state->phase == TOY_PHASE_BETWEEN)
    {
      muster_duty_add (duties, MUSTER_DUTY_TURN, -1, TOY_START_TURN, &START);
      for (int i = 0; toy_has_rule (setup, TOY_RULE_LEADER_CASUALTIES) && i < state->n_units; i++)
        if (!toy_is_general (state, i) && toy_is_on_table (state, i) && state->turn > 1 &&
            (!toy_get_marker (state, i, TOY_OFFICER) || !toy_get_marker (state, i, TOY_ENSIGN)))
          muster_duty_add (duties, MUSTER_DUTY_MAY, i, TOY_RESTORE, &RESTORE);
    }
  else if (state->phase == TOY_PHASE_READY)
    muster_duty_add (duties, MUSTER_DUTY_TURN, -1, TOY_DRAW, &FIRST_CARD);
  else if (muster_toy_cards_is_pending (state))
    muster_duty_add (duties, MUSTER_DUTY_NOW, -1, TOY_PENALISE,
                     muster_toy_cards_is_joker (muster_toy_cards_get_up (state)) ? &JOKER : &TWO);
  else if (!muster_toy_cards_check_unbound (state, &why))
    {
      for (int i = 0; i < state->n_units; i++)
        if (muster_toy_cards_is_bound (state, i))
          {
            MusterDuty duty = {
              .when = MUSTER_DUTY_TURN, .unit = -1, .verb = -1,
              .line = { .phrase = &IS_BOUND, .args = { i } },
            };

            /* The general is bound, but one of his units has to act: the duty names no unit. */
            g_array_append_val (duties, duty);
          }
      for (int i = 0; i < state->n_units; i++)
        if (toy_get_side (state, i) == state->active_side &&
            muster_toy_units_may_act_freely (state, i) &&
            muster_toy_cards_is_bound (state, muster_toy_units_get_own_general (state, i)))
          muster_duty_add (duties, MUSTER_DUTY_MAY, i, -1, &BINDS);
    }
  else
    {
      MusterOrder order;
      gboolean can_end;

      muster_order_init (&order, muster_toy_orders, TOY_END_TURN, -1);
      can_end = muster_toy_end_turn.judge (setup, state, &order, MUSTER_JUDGE_WHOLE, &why);
      if (state->deck.n_left > 0)
        muster_duty_add (duties, can_end ? MUSTER_DUTY_MAY : MUSTER_DUTY_TURN, -1, TOY_DRAW,
                         &NEXT_CARD);
      for (int i = 0; i < state->n_units; i++)
        if (may_act_again (setup, state, i))
          muster_duty_add (duties, MUSTER_DUTY_MAY, i, -1, &ACTS_AGAIN);
      if (can_end)
        {
          muster_duty_add (duties, MUSTER_DUTY_TURN, -1, TOY_END_TURN, &TURN_CAN_END);
          for (int i = 0; i < state->n_units; i++)
            if (!toy_is_general (state, i) && toy_is_on_table (state, i) &&
                !toy_get_marker (state, i, TOY_DISORDER) &&
                !muster_toy_units_may_act_freely (state, i))
              muster_duty_add (duties, MUSTER_DUTY_MAY, i, -1, &MAY_ACT);
        }
    }
}

static const char *
get_effect (MusterCard card)
{
  if (muster_toy_cards_is_joker (card))
    return _("disorder for an enemy unit");
  switch (muster_card_get_rank (card))
    {
    case TOY_RANK_ACE:
      return _("two activations");
    case TOY_RANK_TWO:
      return _("disorder for one of the player’s own units");
    case TOY_RANK_JACK:
      return _("full movement");
    case TOY_RANK_QUEEN:
      return _("the unit keeps its colour");
    case TOY_RANK_KING:
      return _("a unit acts, or the general moves 20\"");
    default:
      return _("a unit acts");
    }
}

/**
 * muster_toy_duties_dup_open_cards:
 *
 * Returns: (transfer full) (nullable): "Q♥ for Red: the unit keeps its colour · banked by Blue: 7♣"
 */
char *
muster_toy_duties_dup_open_cards (const MusterSetup *setup,
                                  const MusterState *state)
{
  MusterCard up = muster_toy_cards_get_up (state);
  g_autoptr (GString) text = g_string_new (NULL);

  if (up != MUSTER_CARD_NONE && state->active_side >= 0)
    /* Translators: the card that is up, the side that it is for, and what it does. */
    g_string_append_printf (text, _("%s for %s: %s"), muster_card_get_words (up),
                            setup->sides[state->active_side].name, get_effect (up));
  for (int side = 0; side < 2; side++)
    {
      gboolean named = FALSE;

      for (guint i = 0; i < TOY_MOST_BANKED; i++)
        {
          int card = state->own[TOY_BANKED + side * TOY_MOST_BANKED + (int) i] - 1;

          if (card < 0)
            continue;
          if (!named)
            /* Translators: a side, and behind it the cards that it has banked. */
            g_string_append_printf (text, _(" · banked by %s:"), setup->sides[side].name);
          named = TRUE;
          g_string_append_printf (text, " %s", muster_card_get_words ((MusterCard) card));
        }
    }
  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

/**
 * muster_toy_duties_dup_standing:
 *
 * Returns: (transfer full) (nullable): "5 of 7 left, lost at 3"; %NULL before the first turn, and where
 *   nobody counts
 */
char *
muster_toy_duties_dup_standing (const MusterSetup *setup,
                                const MusterState *state,
                                int                side)
{
  int strength = state->own[TOY_STRENGTH + side];

  if (strength == 0)
    return NULL;
  return g_strdup_printf (_("%d of %d left, lost at %d"),
                          muster_toy_score_get_remaining (state, side), strength, strength / 2);
}
