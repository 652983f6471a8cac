/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "app/models/campaign/muster-campaign-act.h"
#include "app/models/form/muster-form-choice.h"
#include "app/models/form/muster-form-number.h"
#include "app/models/form/muster-form-switch.h"
#include "app/models/form/muster-form-text.h"
#include "core/campaign/muster-campaign-file.h"
#include "core/campaign/muster-campaign-moving.h"
#include "muster-test-app.h"
#include "muster-test-campaign.h"
#include "tests/app/muster-test-act.h"

/* Orders of a campaign while they are filled in: fields that follow each other, dice, refusals. */

static MusterCampaignAct *
begin (MusterCampaign *campaign,
       const char     *verb,
       const char     *given)
{
  g_autofree char *text = g_strdelimit (g_strdup (given), "'", '"');
  g_autoptr (JsonNode) params = json_from_string (text, NULL);

  return muster_campaign_act_new (campaign, (MusterCampaignVerb) muster_campaign_find_order (verb), params);
}

static void
test_dice_are_typed (void)
{
  g_autoptr (MusterCampaign) campaign = muster_test_act_read_campaign (MUSTER_TEST_ACT_LOST);
  g_autoptr (MusterCampaignAct) act = begin (campaign, "recover", "{'force': 'f1'}");
  g_autofree char *question = muster_campaign_act_dup_question (act);
  g_autofree char *rule = muster_campaign_act_dup_rule (act);
  MusterDiceTray *tray = muster_campaign_act_get_tray (act);

  g_assert_true (muster_campaign_act_is_asking (act));
  g_assert_nonnull (strstr (question, "3 dice"));
  g_assert_cmpstr (rule, !=, "");
  muster_dice_tray_type (tray, '4');
  muster_dice_tray_type (tray, '3');
  g_assert_true (muster_campaign_act_is_asking (act));
  muster_dice_tray_type (tray, '6');
  g_assert_false (muster_campaign_act_is_asking (act));
  muster_test_act_give (act);
  g_assert_cmpint (
    muster_campaign_state_get_unit (muster_campaign_get_present (campaign), 0)->strength, ==, 11);
}

static void
test_dice_are_thrown (void)
{
  g_autoptr (MusterCampaign) campaign = muster_test_act_read_campaign (MUSTER_TEST_ACT_LOST);
  g_autoptr (MusterCampaignAct) recover = begin (campaign, "recover", "{'force': 'f1'}");
  g_autoptr (MusterCampaignAct) fates = NULL;

  muster_test_act_give (recover);
  fates = begin (campaign, "fates", "{'force': 'f1'}");
  muster_campaign_act_throw (fates);
  g_assert_false (muster_campaign_act_is_asking (fates));
  muster_test_act_give (fates);
  g_assert_cmpint (muster_ledger_get_length (campaign), ==, 4);
  g_assert_cmpint (muster_campaign_state_get_leader (muster_campaign_get_present (campaign), 0)->status, ==,
                   MUSTER_CAMPAIGN_DEAD);
}

static void
test_refused_says_why (void)
{
  g_autoptr (MusterCampaign) campaign = muster_test_act_read_campaign ("");
  g_autoptr (MusterCampaignAct) act = begin (campaign, "recover", "{'force': 'f1'}");

  g_assert_false (muster_campaign_act_is_ready (act));
  g_assert_cmpstr (muster_campaign_act_get_refusal (act), !=, "");
}

/* The rules that it stands on: of the order, and of what refuses it or comes of it. */
static void
test_rules_are_cited (void)
{
  g_autoptr (MusterCampaign) campaign = muster_test_act_read_campaign ("open {'chapter': 'c1'}");
  g_autoptr (MusterCampaignAct) note = begin (campaign, "note", "{'text': 'It rained'}");
  g_autoptr (MusterCampaignAct) open = begin (campaign, "open", "{'chapter': 'c2'}");
  g_autoptr (MusterCampaignAct) wrong = begin (
    campaign, "return",
    "{'chapter': 'c1', 'source': 'paper', 'winner': 'red', 'units': {'z': {'start': 1}}}");
  g_auto (GStrv) of_note = muster_campaign_act_dup_rules (note);
  g_auto (GStrv) of_open = muster_campaign_act_dup_rules (open);
  g_auto (GStrv) of_wrong = muster_campaign_act_dup_rules (wrong);

  g_assert_cmpstr (of_note[0], ==, "C-MISC-04");
  g_assert_cmpstr (of_open[0], ==, "C-CHAP-02");
  g_assert_cmpstr (of_open[1], ==, "C-CHAP-02");
  g_assert_cmpstr (muster_campaign_act_get_refusal (open), !=, "");
  g_assert_cmpstr (of_wrong[0], ==, "C-CHAP-03");
  g_assert_cmpstr (of_wrong[1], ==, "C-RET-02");
}

/* Winner and points are enough: whoever took part has fought and lost nobody. */
static void
test_played_on_paper (void)
{
  g_autoptr (MusterCampaign) campaign = muster_test_act_read_campaign ("open {'chapter': 'c1'}");
  g_autoptr (MusterCampaignAct) act = begin (campaign, "return", "{'chapter': 'c1', 'source': 'paper'}");
  g_autofree char *params = NULL;

  g_assert_false (muster_campaign_act_is_ready (act));
  muster_test_act_choose (act, "Won by", 0);
  params = muster_test_act_dup_params (act);
  g_assert_cmpstr (params, ==,
                   "{'chapter':'c1','source':'paper','winner':'red','score':{'red':0,'blue':0},"
                   "'units':{'a1':{'start':12,'left':12},'a2':{'start':12,'left':12},"
                   "'b1':{'start':16,'left':16},'b2':{'start':16,'left':16}}}");
  muster_test_act_give (act);
  g_assert_cmpint (muster_campaign_state_get_chapter (muster_campaign_get_present (campaign), 0)->status, ==,
                   MUSTER_CAMPAIGN_FOUGHT);
}

static MusterFormNumber *
find_number (MusterCampaignAct *act,
             const char        *label)
{
  return MUSTER_FORM_NUMBER (muster_test_act_find (act, label));
}

static void
test_losses_if_wanted (void)
{
  g_autoptr (MusterCampaign) campaign = muster_test_act_read_campaign ("open {'chapter': 'c1'}");
  g_autoptr (MusterCampaignAct) act = begin (campaign, "return", "{'chapter': 'c1', 'source': 'paper'}");
  g_autofree char *params = NULL;
  MusterFormField *lost = muster_test_act_find (act, "A1: lost of 12");

  g_assert_cmpstr (muster_form_field_get_table (lost), ==, "First");
  g_assert_cmpstr (muster_form_field_get_row (lost), ==, "A1");
  g_assert_cmpstr (muster_form_field_get_column (lost), ==, "Lost");
  g_assert_null (muster_form_field_get_table (muster_test_act_find (act, "Won by")));

  muster_test_act_choose (act, "Won by", 2);
  muster_form_number_set_number (MUSTER_FORM_NUMBER (lost), 7);
  /* Who did not fight is not counted. */
  muster_form_number_set_given (find_number (act, "A2: lost of 12"), FALSE);
  muster_form_number_set_given (find_number (act, "B2: lost of 16"), FALSE);
  /* Gone does not mean dead, and whoever is ticked has fought. */
  muster_form_switch_set_active (MUSTER_FORM_SWITCH (muster_test_act_find (act, "B2: gone")), TRUE);
  muster_form_switch_set_active (MUSTER_FORM_SWITCH (muster_test_act_find (act, "Al lost")), TRUE);
  params = muster_test_act_dup_params (act);
  g_assert_cmpstr (params, ==,
                   "{'chapter':'c1','source':'paper','winner':'draw','score':{'red':0,'blue':0},"
                   "'units':{'a1':{'start':12,'left':5},'b1':{'start':16,'left':16},"
                   "'b2':{'start':16,'left':16,'gone':true}},'leaders':{'al':{'lost':true}}}");
  muster_test_act_give (act);
  g_assert_cmpint (
    muster_campaign_state_get_unit (muster_campaign_get_present (campaign), 0)->strength, ==, 5);
  g_assert_cmpint (
    muster_campaign_state_get_unit (muster_campaign_get_present (campaign), 1)->strength, ==, 12);
}

/* What is gained decides what is asked for next. */
static void
test_fields_follow (void)
{
  g_autoptr (MusterCampaign) campaign = muster_test_act_read_campaign (MUSTER_TEST_ACT_LOST);
  g_autoptr (MusterCampaignAct) act = begin (campaign, "advance", "{'unit': 'a1'}");

  g_assert_null (muster_test_act_find (act, "More models"));
  muster_test_act_choose (act, "Gain", 1);
  g_assert_nonnull (muster_test_act_find (act, "More models"));
  muster_test_act_choose (act, "Gain", 0);
  g_assert_null (muster_test_act_find (act, "More models"));
  muster_test_act_write_words (act, "Honour", "The ford");
  muster_test_act_give (act);
  g_assert_cmpuint (
    muster_campaign_state_get_unit (muster_campaign_get_present (campaign), 0)->honours->len, ==,
    1);
}

static void
test_somebody_new_leads (void)
{
  g_autoptr (MusterCampaign) campaign = muster_test_act_read_campaign ("");
  g_autoptr (MusterCampaignAct) act = begin (campaign, "appoint", "{'unit': 'b2'}");
  const MusterCampaignState *state;
  int leader;

  if (muster_test_act_find (act, "Name") == NULL)
    muster_test_act_choose (act, "Leader", 0);
  muster_test_act_write_words (act, "Name", "Nu");
  muster_form_switch_set_active (MUSTER_FORM_SWITCH (muster_test_act_find (act, "Rolled for")), TRUE);
  g_assert_null (muster_test_act_find (act, "Leadership"));
  muster_form_switch_set_active (MUSTER_FORM_SWITCH (muster_test_act_find (act, "Rolled for")), FALSE);
  g_assert_nonnull (muster_test_act_find (act, "Leadership"));
  muster_test_act_give (act);
  state = muster_campaign_get_present (campaign);
  leader = muster_campaign_state_get_unit (
             state, muster_campaign_state_find (state, MUSTER_CAMPAIGN_UNITS, "b2"))
             ->leader;
  g_assert_cmpstr (muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_LEADERS, leader)->name, ==, "Nu");
}

static void
test_chapter_is_added_and_edited (void)
{
  g_autoptr (MusterCampaign) campaign = muster_test_act_read_campaign ("");
  g_autoptr (MusterCampaignAct) act = begin (campaign, "plan", "{}");
  g_autoptr (MusterCampaignAct) again = NULL;
  g_autoptr (JsonNode) chapter = NULL;
  g_autoptr (JsonNode) params = json_node_new (JSON_NODE_OBJECT);
  const MusterCampaignState *state;
  int index;

  muster_test_act_write_words (act, "Title", "The kraal");
  muster_test_act_give (act);
  state = muster_campaign_get_present (campaign);
  index = muster_campaign_state_count (state, MUSTER_CAMPAIGN_CHAPTERS) - 1;
  g_assert_cmpstr (muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_CHAPTERS, index)->name, ==,
                   "The kraal");

  chapter = muster_campaign_moving_dup_chapter (
    campaign, muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_CHAPTERS, index)->id);
  g_assert_nonnull (chapter);
  json_node_take_object (params, json_object_new ());
  json_object_set_member (json_node_get_object (params), "chapter", g_steal_pointer (&chapter));
  again = muster_campaign_act_new (campaign, MUSTER_CAMPAIGN_ORDER_PLAN, params);
  muster_test_act_write_words (again, "Title", "The river");
  muster_test_act_give (again);
  state = muster_campaign_get_present (campaign);
  g_assert_cmpint (muster_campaign_state_count (state, MUSTER_CAMPAIGN_CHAPTERS), ==, index + 1);
  g_assert_cmpstr (muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_CHAPTERS, index)->name, ==,
                   "The river");
}

static void
test_past_is_set_right (void)
{
  g_autoptr (MusterCampaign) campaign = muster_test_act_read_campaign ("");
  g_autoptr (MusterCampaignAct) act = begin (campaign, "set", "{'unit': 'a1'}");

  muster_test_act_choose (act, "What", 0);
  muster_form_number_set_number (MUSTER_FORM_NUMBER (muster_test_act_find (act, "Value")), 7);
  muster_test_act_write_words (act, "Reason", "miscounted");
  muster_test_act_give (act);
  g_assert_cmpint (
    muster_campaign_state_get_unit (muster_campaign_get_present (campaign), 0)->strength, ==, 7);
}

/* Every order can be filled in: it has fields, or can be judged as it is. */
static void
test_every_order_has_a_form (void)
{
  g_autoptr (MusterCampaign) campaign = muster_test_act_read_campaign (MUSTER_TEST_ACT_LOST);

  for (guint i = 0; i < MUSTER_CAMPAIGN_N_ORDERS; i++)
    {
      g_autoptr (MusterCampaignAct) act
        = begin (campaign, muster_campaign_orders[i].id,
                 i == MUSTER_CAMPAIGN_ORDER_RAISE    ? "{'force': 'f1'}"
                 : i == MUSTER_CAMPAIGN_ORDER_ENLIST ? "{'force': {'id': 'f9'}}"
                 : i == MUSTER_CAMPAIGN_ORDER_PLAN || i == MUSTER_CAMPAIGN_ORDER_JOIN
                     || i == MUSTER_CAMPAIGN_ORDER_OPEN
                   ? "{}"
                   : "{'unit': 'a1'}");
      g_autofree char *params = muster_test_act_dup_params (act);

      g_assert_nonnull (params);
    }
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/campaign-act/dice-are-typed", test_dice_are_typed);
  g_test_add_func ("/campaign-act/dice-are-thrown", test_dice_are_thrown);
  g_test_add_func ("/campaign-act/refused-says-why", test_refused_says_why);
  g_test_add_func ("/campaign-act/rules-are-cited", test_rules_are_cited);
  g_test_add_func ("/campaign-act/played-on-paper", test_played_on_paper);
  g_test_add_func ("/campaign-act/losses-if-wanted", test_losses_if_wanted);
  g_test_add_func ("/campaign-act/fields-follow", test_fields_follow);
  g_test_add_func ("/campaign-act/somebody-new-leads", test_somebody_new_leads);
  g_test_add_func ("/campaign-act/chapter-is-added-and-edited", test_chapter_is_added_and_edited);
  g_test_add_func ("/campaign-act/past-is-set-right", test_past_is_set_right);
  g_test_add_func ("/campaign-act/every-order-has-a-form", test_every_order_has_a_form);

  return g_test_run ();
}
