/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/hexcard/muster-hexcard-private.h"

#include "core/rules/hexcard/muster-hexcard-text.h"

/* What hits do, and how units leave play. */

static const MusterPhrase DISRUPTS = { "H-HIT-01", N_("{u0} is disrupted") };
static const MusterPhrase COMMANDER_DISRUPTED = { "H-CMD-01", N_("{u0} is disrupted") };
static const MusterPhrase KILLS = { "H-HIT-02", N_("{u0} loses figures: {1}; left: {2}") };
static const MusterPhrase DESTROYS_TRANSPORT = {
  "H-HIT-03", N_("{u0} was disrupted already and is destroyed")
};
static const MusterPhrase IS_DESTROYED = { "H-UNIT-11", N_("{u0} is destroyed") };
static const MusterPhrase COMMANDER_KILLED = { "H-CMD-02", N_("{k1}: {u0} is killed") };
static const MusterPhrase COMMANDER_WOUNDED = { "H-CMD-02", N_("{k1}: {u0} is wounded") };
static const MusterPhrase COMMANDER_UNHURT = { "H-CMD-03", N_("{k1}: {u0} is unhurt") };
static const MusterPhrase LEFT_ALONE = { "H-CMD-05", N_("{u0} is on his own now") };
static const MusterPhrase SET_DOWN_DISRUPTED = {
  "H-TRANS-04", N_("{u0} is set down and disrupted, its transport being destroyed")
};
static const MusterPhrase SET_DOWN_ONLY = {
  "H-TRANS-04", N_("{u0} is set down, its transport being destroyed")
};

static const MusterPhrase PLACE_MARKER = { NULL, N_("Place a disruption marker with {u0}.") };
static const MusterPhrase TAKE_FIGURES = { NULL, N_("Take figures off {u0}: {1}.") };
static const MusterPhrase TAKE_OFF = { NULL, N_("Take {u0} off the table.") };
static const MusterPhrase SET_DOWN = {
  NULL, N_("Set {u0} down in the hex of its transport.")
};
static const MusterPhrase STAYS_IN_HEX = { NULL, N_("{u0} stays in the hex.") };

/* Each further hit on infantry, cavalry or guns kills a figure; hits beyond the last figure have no
 * effect. */
static void
kill_figures (MusterResolution *self,
              int               unit,
              guint             n_hits,
              int               by)
{
  MusterUnitState *target = &self->state->units[unit];
  int lost = MIN ((int) n_hits, target->strength);

  target->strength = (gint16) (target->strength - lost);
  muster_resolution_count (self, "casualties", unit, lost);
  muster_step (self, &KILLS, unit, lost, target->strength);
  muster_note (self, MUSTER_INCIDENT_LOST, unit, by, lost);

  if (target->strength > 0)
    {
      muster_prompt (self, &TAKE_FIGURES, unit, lost);
      return;
    }

  muster_hexcard_losses_take_out (self, unit, HEXCARD_DESTROYED, by);
  muster_step (self, &IS_DESTROYED, unit);
  muster_prompt (self, &TAKE_OFF, unit);
}

static void
lose_whole (MusterResolution *self,
            int               unit,
            int               by)
{
  muster_resolution_count (self, "casualties", unit, self->state->units[unit].strength);
  muster_hexcard_losses_take_out (self, unit, HEXCARD_DESTROYED, by);
  muster_prompt (self, &TAKE_OFF, unit);
}

gboolean
muster_hexcard_losses_kills_commander (MusterCard card)
{
  return muster_card_get_suit (card) == MUSTER_SUIT_HEARTS && muster_card_get_rank (card) >= 11;
}

static gboolean
spares_commander (const MusterState *state,
                  int                unit,
                  MusterCard         card)
{
  return !muster_hexcard_losses_kills_commander (card);
}

/**
 * muster_hexcard_losses_apply_hits:
 * @unit: a unit in play
 * @n_hits: hits that count, one after the other
 * @by: whose hits they are
 *
 * Returns: %FALSE when a card is missing and the order cannot go on
 */
gboolean
muster_hexcard_losses_apply_hits (MusterResolution *self,
                                  int               unit,
                                  guint             n_hits,
                                  int               by)
{
  if (n_hits > 0 && !hexcard_has_marker (self->state, unit, HEXCARD_DISRUPTED))
    {
      self->state->units[unit].markers[HEXCARD_DISRUPTED] = 1;
      muster_step (self, hexcard_get_arm (self->state, unit) == HEXCARD_COMMANDER
                   ? &COMMANDER_DISRUPTED : &DISRUPTS, unit);
      muster_prompt (self, &PLACE_MARKER, unit);
      muster_note (self, MUSTER_INCIDENT_SHAKEN, unit, -1, 1, HEXCARD_DISRUPTED);

      n_hits--;
    }
  if (n_hits == 0)
    return TRUE;

  switch (hexcard_get_arm (self->state, unit))
    {
    case HEXCARD_COMMANDER:
      /* A card is turned for each further hit, until one kills the commander. */
      for (guint i = 0; i < n_hits; i++)
        {
          const guint8 *cards =
            muster_hexcard_cards_turn (self, HEXCARD_PURPOSE_COMMANDER_HIT, unit, 1,
                                       spares_commander);

          if (cards == NULL)
            return FALSE;

          if (muster_hexcard_losses_kills_commander (cards[0]))
            {
              muster_step (self, &COMMANDER_KILLED, unit, cards[0]);
              lose_whole (self, unit, by);
              return TRUE;
            }
          if (muster_card_is_red (cards[0]))
            {
              self->state->units[unit].markers[HEXCARD_WOUNDED] = 1;
              muster_step (self, &COMMANDER_WOUNDED, unit, cards[0]);
              muster_note (self, MUSTER_INCIDENT_WOUNDED, unit, by);
            }
          else
            {
              muster_step (self, &COMMANDER_UNHURT, unit, cards[0]);
            }
        }
      return TRUE;

    case HEXCARD_TRANSPORT:
      muster_step (self, &DESTROYS_TRANSPORT, unit);
      lose_whole (self, unit, by);
      return TRUE;
    case HEXCARD_INFANTRY:
    case HEXCARD_CAVALRY:
    case HEXCARD_GUN:
    default:
      kill_figures (self, unit, n_hits, by);
      return TRUE;
    }
}

/**
 * muster_hexcard_losses_take_out:
 * @by: the enemy whose doing it is, or -1
 *
 * Takes @unit out of play. Links to it are broken at the end of the order, when all hits have been
 * applied.
 */
void
muster_hexcard_losses_take_out (MusterResolution *self,
                                int               unit,
                                HexcardFate       fate,
                                int               by)
{
  MusterUnitState *now = &self->state->units[unit];
  gboolean lost = fate == HEXCARD_DESTROYED || fate == HEXCARD_ROUTED ||
                  fate == HEXCARD_RETREATED_OFF || fate == HEXCARD_SPIKED;

  if (fate == HEXCARD_DESTROYED && now->strength > 0)
    muster_note (self, MUSTER_INCIDENT_LOST, unit, by, now->strength);
  if (fate != HEXCARD_MERGED)
    muster_note (self, MUSTER_INCIDENT_LEFT, unit, by, fate, lost);

  now->fate = (guint8) fate;
  if (fate == HEXCARD_DESTROYED || fate == HEXCARD_MERGED)
    now->strength = 0;
}

/**
 * muster_hexcard_losses_break_links:
 *
 * Nobody out of play is with anybody, nor is anybody with him.
 */
void
muster_hexcard_losses_break_links (MusterResolution *self)
{
  MusterState *state = self->state;
  gboolean broken = FALSE;

  for (int i = 0; i < state->n_units && !broken; i++)
    broken = state->units[i].with >= 0 && (state->units[i].fate != HEXCARD_IN_PLAY ||
                                           !muster_state_is_in_play (state, state->units[i].with));
  if (!broken)
    return;

  for (int i = muster_hexcard_units_next (state, -1); i >= 0;
       i = muster_hexcard_units_next (state, i))
    {
      int with = state->units[i].with;

      if (with < 0)
        continue;
      if (!muster_state_is_in_play (state, i))
        {
          state->units[i].with = -1;
          continue;
        }
      if (muster_state_is_in_play (state, with))
        continue;

      state->units[i].with = -1;
      if (hexcard_get_arm (state, i) == HEXCARD_INFANTRY &&
          state->units[with].fate == HEXCARD_DESTROYED)
        {
          gint16 *disrupted = &self->state->units[i].markers[HEXCARD_DISRUPTED];

          muster_step (self, *disrupted ? &SET_DOWN_ONLY : &SET_DOWN_DISRUPTED, i);
          muster_prompt (self, &SET_DOWN, i);
          if (!*disrupted)
            {
              muster_prompt (self, &PLACE_MARKER, i);
              muster_note (self, MUSTER_INCIDENT_SHAKEN, i, -1, 1, HEXCARD_DISRUPTED);
            }
          *disrupted = 1;
        }
      else if (hexcard_get_arm (state, i) == HEXCARD_COMMANDER)
        {
          muster_step (self, &LEFT_ALONE, i);
          muster_prompt (self, &STAYS_IN_HEX, i);
        }
    }
}
