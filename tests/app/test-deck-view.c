/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/battle/muster-deck-view.h"
#include "app/models/battle/muster-turn-item.h"
#include "app/models/dice/muster-card-words.h"
#include "muster-test-app.h"

/* The sample has a commander with a unit on each side, so that of twelve cards two are discarded. */
#define DEAL "4HKSTD2CAS5C7H8D9S3CJHQD"

typedef struct
{
  MusterBattle *battle;
  MusterOrderForm *form;
  MusterOrderDice *dice;
  MusterDiceTray *tray;
  MusterDeckView *view;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  sample)
{
  fixture->battle = muster_test_app_new_battle (sample);
  fixture->form = muster_order_form_new (fixture->battle);
  fixture->dice = muster_order_form_get_dice (fixture->form);
  fixture->tray = muster_order_dice_get_tray (fixture->dice);
  fixture->view = muster_deck_view_new (fixture->battle);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  sample)
{
  g_assert_finalize_object (fixture->view);
  g_assert_finalize_object (fixture->form);
  g_assert_finalize_object (fixture->battle);
}

static void
start_deal (Fixture *fixture)
{
  muster_order_form_start (fixture->form, muster_test_app_find_verb (fixture->battle, "deal"), -1);
}

static void
deal (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;

  start_deal (fixture);
  muster_test_app_type (fixture->form, DEAL);
  g_assert_true (muster_order_form_resolve (fixture->form, &error));
  g_assert_no_error (error);
}

static void
assert_turn (Fixture    *fixture,
             guint       place,
             const char *summary)
{
  g_autoptr (MusterTurnItem) item =
    g_list_model_get_item (muster_deck_view_get_turns (fixture->view), place);

  g_assert_nonnull (item);
  g_assert_cmpstr (muster_turn_item_get_summary (item), ==, summary);
  g_assert_cmpint (muster_turn_item_get_is_next (item), ==, place == 0);
}

static void
test_before_the_deal (Fixture       *fixture,
                      gconstpointer  data)
{
  g_assert_true (muster_deck_view_has_deck (fixture->view));
  muster_test_assert_text (fixture->view, "left-text", "Cards left: 52");
  muster_test_assert_text (fixture->view, "chances-text",
               "Next card: red 50 % · black 50 % · court 23 %");
  g_assert_cmpuint (g_list_model_get_n_items (muster_deck_view_get_turns (fixture->view)), ==, 0);
}

static void
test_the_order_of_activation (Fixture       *fixture,
                              gconstpointer  data)
{
  deal (fixture);
  g_assert_cmpuint (g_list_model_get_n_items (muster_deck_view_get_turns (fixture->view)), ==, 10);
  assert_turn (fixture, 0, "Lancers (Frontier Column) act now, on A♠");
  assert_turn (fixture, 1, "Valley Rifles (Frontier Column) on 2♣");
  assert_turn (fixture, 3, "Brigadier Lorne, Borderers (Frontier Column) on 4♥");
  assert_turn (fixture, 5, "Mullah Daud, Upper Clan (Hill Clans) on 7♥");
  /* 40 left, 20 of them black. */
  muster_test_assert_text (fixture->view, "left-text", "Cards left: 40 · discarded: 2");
  muster_test_assert_text (fixture->view, "chances-text",
               "Next card: red 50 % · black 50 % · court 23 %");

  g_assert_true (muster_ledger_look (fixture->battle, 0));
  g_assert_cmpuint (g_list_model_get_n_items (muster_deck_view_get_turns (fixture->view)), ==, 0);
}

/* 21 of 40 cards are red: 52.5 and 47.5 percent. */
static void
test_red_and_black_are_all_there_is (Fixture       *fixture,
                                     gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  start_deal (fixture);
  muster_test_app_type (fixture->form, "4HKSTD2CAS5C7H8D9S3CJSQD");
  g_assert_true (muster_order_form_resolve (fixture->form, &error));
  g_assert_no_error (error);
  muster_test_assert_text (fixture->view, "chances-text",
               "Next card: red 53 % · black 47 % · court 23 %");
}

static void
test_each_card_of_the_deal_has_its_unit (Fixture       *fixture,
                                         gconstpointer  data)
{
  static const char *const names[] = { "Brigadier Lorne", "Borderers", "Fusiliers" };

  start_deal (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *name = muster_order_dice_dup_recipient (fixture->dice);
      char keys[3] = { DEAL[2 * i], DEAL[2 * i + 1], 0 };

      g_assert_cmpstr (name, ==, names[i]);
      muster_test_app_type (fixture->form, keys);
    }
}

static void
test_a_card_turns_up_once (Fixture       *fixture,
                           gconstpointer  data)
{

  start_deal (fixture);
  muster_test_app_type (fixture->form, "4H4H");
  muster_test_assert_text (fixture->form, "message", "4♥ is among these cards already.");
  g_assert_cmpuint (muster_dice_tray_get_n_entered (fixture->tray), ==, 1);
  g_assert_cmpuint (muster_dice_tray_get_cursor (fixture->tray), ==, 1);
  muster_test_app_type (fixture->form, "RJ");
  muster_test_assert_text (fixture->form, "message", "RJ is not in this pack.");
  g_assert_false (muster_dice_tray_take (fixture->tray, MUSTER_CARD (4, MUSTER_SUIT_HEARTS)));
  g_assert_true (muster_dice_tray_take (fixture->tray, MUSTER_CARD (4, MUSTER_SUIT_SPADES)));
  g_assert_cmpuint (muster_dice_tray_get_n_entered (fixture->tray), ==, 2);
  /* In its own place a card may be entered again. */
  muster_dice_tray_set_cursor (fixture->tray, 0);
  muster_test_app_type (fixture->form, "4H");
  g_assert_cmpuint (muster_dice_tray_get_n_entered (fixture->tray), ==, 2);
}

/* Cover asks for cards that lie in front of nobody. */
static void
test_a_card_that_is_out_cannot_turn_up (Fixture       *fixture,
                                        gconstpointer  data)
{
  int lancers = muster_test_app_find_unit (fixture->battle, "r4");

  deal (fixture);
  muster_order_form_start (fixture->form, muster_test_app_find_verb (fixture->battle, "fire"),
                           lancers);
  muster_test_app_choose (fixture->form, fixture->battle, "target", "b2");
  muster_test_app_choose (fixture->form, fixture->battle, "cover", "cover");
  muster_test_app_write (fixture->form, "range", "1");
  muster_test_app_type (fixture->form, "6611");
  g_assert_true (muster_dice_tray_is_cards (fixture->tray));
  muster_test_app_type (fixture->form, "AS");
  muster_test_assert_text (fixture->form, "message", "A♠ lies in front of Lancers.");
  muster_test_app_type (fixture->form, "KS");
  muster_test_assert_text (fixture->form, "message",
               "K♠ has been turned up this turn and lies among the discards.");
  muster_test_app_type (fixture->form, "3H3D");
  g_assert_cmpint (muster_order_form_get_stage (fixture->form), ==, MUSTER_FORM_READY);
}

static void
test_rules_without_cards_have_none (Fixture       *fixture,
                                    gconstpointer  data)
{
  MusterDeck deck;
  g_autofree char *why = muster_card_words_explain (
    fixture->battle, muster_battle_get_state (fixture->battle), 1, 0);

  g_assert_false (muster_deck_view_has_deck (fixture->view));
  muster_test_assert_text (fixture->view, "left-text", NULL);
  g_assert_false (muster_card_words_get_deck (
    fixture->battle, muster_battle_get_state (fixture->battle), 1, &deck));
  g_assert_cmpstr (why, ==, "These rules have no pack of cards.");
  g_assert_cmpuint (g_list_model_get_n_items (muster_deck_view_get_turns (fixture->view)), ==, 0);
}

#define add(name, sample, func) \
  g_test_add ("/deck-view/" name, Fixture, sample, set_up, func, tear_down)

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  add ("before the deal the pack is whole", "frontier-column", test_before_the_deal);
  add ("it says who acts on which card", "frontier-column", test_the_order_of_activation);
  add ("red and black are all there is", "frontier-column", test_red_and_black_are_all_there_is);
  add ("each card of the deal has its unit", "frontier-column",
       test_each_card_of_the_deal_has_its_unit);
  add ("a card turns up once", "frontier-column", test_a_card_turns_up_once);
  add ("a card that is out cannot turn up", "frontier-column",
       test_a_card_that_is_out_cannot_turn_up);
  add ("rules without cards have no pack", "skirmish-at-the-ford",
       test_rules_without_cards_have_none);

  return g_test_run ();
}
