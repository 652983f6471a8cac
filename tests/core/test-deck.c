/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib.h>

#include "core/dice/muster-deck.h"

static void
test_codes_round_trip (void)
{
  for (guint i = 0; i < MUSTER_N_CARD_KINDS; i++)
    {
      MusterCard card;

      g_assert_true (muster_card_parse (muster_card_get_code ((MusterCard) i), &card));
      g_assert_cmpuint (card, ==, i);
    }
}

static void
test_wrong_codes_are_refused (void)
{
  static const char *const codes[] = { "", "4", "4h", "1H", "10H", "HH", "RJ ", "4H ", "ZS", "jh" };
  MusterCard card;

  for (guint i = 0; i < G_N_ELEMENTS (codes); i++)
    g_assert_false (muster_card_parse (codes[i], &card));
}

static MusterCard
card (const char *code)
{
  MusterCard result;

  g_assert_true (muster_card_parse (code, &result));
  return result;
}

static void
test_cards_compare_in_order_of_activation (void)
{
  static const char *const ascending[] = { "AH", "AC", "AD", "AS", "2H", "2C", "2D", "3C",
                                           "TS", "JH", "QC", "KD", "KS" };

  for (guint i = 1; i < G_N_ELEMENTS (ascending); i++)
    g_assert_cmpuint (card (ascending[i - 1]), <, card (ascending[i]));
}

static void
test_cards_have_rank_suit_and_colour (void)
{
  g_assert_cmpuint (muster_card_get_rank (card ("AS")), ==, 1);
  g_assert_cmpuint (muster_card_get_rank (card ("KH")), ==, 13);
  g_assert_cmpuint (muster_card_get_rank (card ("BJ")), ==, 0);
  g_assert_cmpint (muster_card_get_suit (card ("TD")), ==, MUSTER_SUIT_DIAMONDS);
  g_assert_cmpint (muster_card_get_suit (card ("DB")), ==, MUSTER_SUIT_NONE);
  g_assert_true (muster_card_is_red (card ("2H")));
  g_assert_true (muster_card_is_red (card ("2D")));
  g_assert_true (muster_card_is_red (card ("RJ")));
  g_assert_false (muster_card_is_red (card ("2C")));
  g_assert_false (muster_card_is_red (card ("2S")));
  g_assert_false (muster_card_is_red (card ("BJ")));
  g_assert_cmpstr (muster_card_get_code (MUSTER_CARD_NONE), ==, "?");
}

static void
test_a_card_is_drawn_once (void)
{
  MusterDeck deck;

  muster_deck_init (&deck, 1, FALSE);
  g_assert_cmpuint (deck.n_left, ==, 52);
  g_assert_true (muster_deck_draw (&deck, card ("4H")));
  g_assert_false (muster_deck_draw (&deck, card ("4H")));
  g_assert_cmpuint (deck.n_left, ==, 51);

  muster_deck_discard (&deck, card ("4H"));
  g_assert_false (muster_deck_can_draw (&deck, card ("4H")));
  muster_deck_recycle (&deck);
  g_assert_true (muster_deck_can_draw (&deck, card ("4H")));
  g_assert_cmpuint (deck.n_left, ==, 52);
  g_assert_cmpuint (deck.n_discards, ==, 0);
}

static void
test_packs_and_jokers (void)
{
  MusterDeck deck;

  muster_deck_init (&deck, 1, FALSE);
  g_assert_false (muster_deck_can_draw (&deck, MUSTER_CARD_RED_JOKER));
  g_assert_false (muster_deck_can_draw (&deck, MUSTER_CARD_NONE));

  muster_deck_init (&deck, 2, TRUE);
  g_assert_cmpuint (deck.n_left, ==, 108);
  g_assert_true (muster_deck_draw (&deck, MUSTER_CARD_RED_JOKER));
  g_assert_true (muster_deck_draw (&deck, MUSTER_CARD_RED_JOKER));
  g_assert_false (muster_deck_draw (&deck, MUSTER_CARD_RED_JOKER));
}

static void
test_picking_empties_the_pack (void)
{
  guint seen[MUSTER_N_CARD_KINDS] = { 0 };
  MusterRandom random;
  MusterDeck deck;

  muster_random_init (&random, 5);
  muster_deck_init (&deck, 2, FALSE);
  for (guint i = 0; i < 104; i++)
    {
      MusterCard picked = muster_deck_pick (&deck, &random);

      g_assert_true (muster_deck_draw (&deck, picked));
      seen[picked]++;
    }
  g_assert_cmpuint (muster_deck_pick (&deck, &random), ==, MUSTER_CARD_NONE);
  for (guint i = 0; i < 52; i++)
    g_assert_cmpuint (seen[i], ==, 2);
}

static void
test_signs (void)
{
  g_assert_cmpstr (muster_card_get_sign (card ("4H")), ==, "4♥");
  g_assert_cmpstr (muster_card_get_sign (card ("TC")), ==, "10♣");
  g_assert_cmpstr (muster_card_get_sign (card ("AD")), ==, "A♦");
  g_assert_cmpstr (muster_card_get_sign (card ("KS")), ==, "K♠");
  g_assert_cmpstr (muster_card_get_sign (card ("RJ")), ==, "RJ");
}

static void
test_what_can_turn_up (void)
{
  const MusterCard twice[] = { card ("4H"), card ("5H"), card ("4H") };
  MusterDeck deck;

  muster_deck_init (&deck, 1, FALSE);
  g_assert_true (muster_deck_can_turn_up (&deck, twice, 2));
  g_assert_false (muster_deck_can_turn_up (&deck, twice, 3));
  muster_deck_init (&deck, 2, FALSE);
  g_assert_true (muster_deck_can_turn_up (&deck, twice, 3));

  /* Two are left; then they are shuffled and turn up again. */
  for (guint i = 0; i < 52; i++)
    deck.left[i] = i == twice[0] || i == twice[1];
  deck.n_left = 2;
  g_assert_true (muster_deck_can_turn_up (&deck, twice, 3));
  g_assert_false (muster_deck_can_turn_up (&deck, (MusterCard[]) { card ("6H") }, 1));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/card/codes round trip", test_codes_round_trip);
  g_test_add_func ("/card/wrong codes are refused", test_wrong_codes_are_refused);
  g_test_add_func ("/card/cards compare in order of activation",
                   test_cards_compare_in_order_of_activation);
  g_test_add_func ("/card/cards have rank, suit and colour", test_cards_have_rank_suit_and_colour);
  g_test_add_func ("/deck/a card is drawn once", test_a_card_is_drawn_once);
  g_test_add_func ("/deck/packs and jokers", test_packs_and_jokers);
  g_test_add_func ("/deck/picking empties the pack", test_picking_empties_the_pack);
  g_test_add_func ("/deck/cards have signs", test_signs);
  g_test_add_func ("/deck/cards turn up one after the other", test_what_can_turn_up);

  return g_test_run ();
}
