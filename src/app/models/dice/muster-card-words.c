/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/dice/muster-card-words.h"

#include "core/muster-i18n.h"

/**
 * muster_card_words_get_deck:
 * @n_cards: how many are about to be turned up
 * @deck: (out): those that can; all discards where none is left
 *
 * Returns: whether the ruleset has a pack of cards at all
 */
gboolean
muster_card_words_get_deck (MusterBattle      *battle,
                            const MusterState *state,
                            guint              n_cards,
                            MusterDeck        *deck)
{
  const MusterRules *rules = muster_ruleset_get_rules (muster_battle_get_ruleset (battle));

  if (rules->get_draw_deck == NULL)
    return FALSE;

  rules->get_draw_deck (muster_battle_get_setup (battle), state, n_cards, deck);
  if (deck->n_left == 0)
    muster_deck_recycle (deck);
  return TRUE;
}

/**
 * muster_card_words_explain:
 * @card: a card that cannot turn up
 *
 * Returns: (transfer full): where it is instead
 */
char *
muster_card_words_explain (MusterBattle      *battle,
                           const MusterState *state,
                           guint              n_cards,
                           MusterCard         card)
{
  const char *sign = muster_card_get_sign (card);
  MusterDeck deck;

  if (!muster_card_words_get_deck (battle, state, n_cards, &deck))
    return g_strdup (_("These rules have no pack of cards."));
  if (deck.left[card] > 0)
    /* Translators: %s is a card, such as 4♥. */
    return g_strdup_printf (_("%s is among these cards already."), sign);
  if (deck.discards[card] > 0)
    return g_strdup_printf (_("%s has been turned up this turn and lies among the discards."), sign);

  for (int i = 0; i < state->n_units; i++)
    if (state->units[i].card == card)
      /* Translators: a card, such as 4♥, and a unit. */
      return g_strdup_printf (_("%s lies in front of %s."), sign, state->units[i].def->name);
  return g_strdup_printf (_("%s is not in this pack."), sign);
}

/**
 * muster_card_words_get_share:
 * @belongs: says which cards are meant
 *
 * Returns: the chance that the next card of @deck is one of them
 */
double
muster_card_words_get_share (const MusterDeck  *deck,
                             gboolean         (*belongs) (MusterCard card))
{
  guint n = 0;

  if (deck->n_left == 0)
    return 0.0;

  for (guint i = 0; i < MUSTER_N_CARD_KINDS; i++)
    n += belongs ((MusterCard) i) ? deck->left[i] : 0;
  return (double) n / deck->n_left;
}
