/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/hexcard/muster-hexcard-forecast.h"

/* The parts of forecasts: cover cards, and what hits do to a unit. */

static guint
count_red (const guint8 *cards)
{
  guint n = 0;

  for (guint i = 0; i < MUSTER_N_CARD_KINDS; i++)
    n += muster_card_is_red ((MusterCard) i) ? cards[i] : 0;
  return n;
}

/* Nothing has been turned yet. */
void
muster_hexcard_foresight_cover_init (HexcardCover     *cover,
                                     const MusterDeck *deck)
{
  cover->red = count_red (deck->left);
  cover->n_cards = deck->n_left;
  cover->whole_red = cover->red + count_red (deck->discards);
  cover->whole_cards = cover->n_cards + deck->n_discards;
  cover->n_turned = cover->n_used = cover->red_before = 0;
  cover->row[0] = 1.0;
}

/* Turns one card more. When the pile has been used up, how many red ones it held is known; it is then
 * made anew of all discards. */
void
muster_hexcard_foresight_cover_turn (HexcardCover *cover)
{
  double *row = cover->row;
  double left;

  if (cover->n_used == cover->n_cards)
    {
      cover->red_before += cover->red;
      cover->red = cover->whole_red;
      cover->n_cards = cover->whole_cards;
      cover->n_used = 0;
    }

  left = cover->n_cards - cover->n_used;
  row[cover->n_turned + 1] = 0.0;
  for (guint hits = cover->n_turned + 1; hits-- > 0;)
    {
      double red_left = (double) cover->red + cover->red_before - hits;

      /* The pile cannot have given so many red cards, or so few. */
      if (row[hits] <= 0.0)
        continue;
      row[hits + 1] += row[hits] * red_left / left;
      row[hits] *= (left - red_left) / left;
    }
  cover->n_turned++;
  cover->n_used++;
}

/**
 * muster_hexcard_foresight_hits:
 * @cover_deck: (nullable): where cover cards come from, if the target is in cover
 * @hits: (out): chances of the hits that count
 */
void
muster_hexcard_foresight_hits (const MusterDeck   *cover_deck,
                               const HexcardCount *sixes,
                               HexcardCount       *hits)
{
  HexcardCover cover;

  *hits = *sixes;
  if (cover_deck == NULL)
    return;

  muster_hexcard_foresight_cover_init (&cover, cover_deck);
  for (guint s = 1; s <= sixes->n; s++)
    {
      muster_hexcard_foresight_cover_turn (&cover);
      hits->odds[s] = 0.0;
      for (guint h = 0; h <= s; h++)
        hits->odds[h] += sixes->odds[s] * cover.row[h];
    }
}

/**
 * muster_hexcard_foresight_unit:
 * @unit: a unit that is no commander
 * @chance: that it takes so many @hits
 * @fates: (inout): what becomes of it is added here
 *
 * Returns: how many figures it loses
 */
guint
muster_hexcard_foresight_unit (const MusterState *state,
                               int                unit,
                               guint              hits,
                               double             chance,
                               HexcardFates      *fates)
{
  gboolean was_disrupted = hexcard_has_marker (state, unit, HEXCARD_DISRUPTED);
  guint strength = (guint) state->units[unit].strength;
  guint further = hits > 0 && !was_disrupted ? hits - 1 : hits;
  guint lost = MIN (further, strength);

  if (lost == strength)
    fates->destroyed += chance;
  else if (hits > 0 && !was_disrupted)
    fates->disrupted += chance;
  return lost;
}
