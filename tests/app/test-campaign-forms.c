/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/form/muster-form-checklist.h"
#include "app/models/form/muster-form-number.h"
#include "app/models/form/muster-form-option.h"
#include "core/campaign/muster-campaign-absence.h"
#include "core/campaign/setup/muster-campaign-preset.h"
#include "core/campaign/setup/muster-campaign-rules-writer.h"
#include "core/campaign/setup/muster-campaign-sentences.h"
#include "core/muster-core-error.h"
#include "muster-test-app.h"
#include "tests/app/muster-test-act.h"

/* Forms of a campaign that ask for more than one order, and what they say in words. */

static MusterCampaignAct *
begin (MusterCampaign *campaign,
       const char     *verb,
       const char     *given)
{
  g_autofree char *text = g_strdelimit (g_strdup (given), "'", '"');
  g_autoptr (JsonNode) params = json_from_string (text, NULL);

  return muster_campaign_act_new (campaign, (MusterCampaignVerb) muster_campaign_find_order (verb), params);
}

static const char *
get_player (MusterCampaign *campaign,
            int             force)
{
  const MusterCampaignState *state = muster_campaign_get_present (campaign);
  int player = muster_campaign_state_get_force (state, force)->player;

  return player >= 0 ? muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_PLAYERS, player)->name : NULL;
}

/* C-MISC-06: somebody new joins, and has the force; both are told before, and recorded together. */
static void
test_force_goes_to_somebody_new (void)
{
  g_autoptr (MusterCampaign) campaign = muster_test_act_read_campaign ("");
  g_autoptr (MusterCampaignAct) act = begin (campaign, "assign", "{'force': 'f1'}");
  g_autofree char *preview = NULL;

  muster_test_act_choose (act, "Player", 1);
  g_assert_false (muster_campaign_act_is_ready (act));
  muster_test_act_write_words (act, "His name", "Dora");
  preview = muster_campaign_act_dup_preview (act);
  g_assert_nonnull (strstr (preview, "Dora joins Red"));
  g_assert_nonnull (strstr (preview, "First belongs to Dora now"));
  g_assert_cmpstr (get_player (campaign, 0), ==, "Ann");
  muster_test_act_give (act);
  g_assert_cmpstr (get_player (campaign, 0), ==, "Dora");
  g_assert_cmpuint (muster_ledger_get_length (campaign), ==, 2);
}

/* Nobody is a choice, not a parameter that is missing. */
static void
test_force_goes_to_nobody (void)
{
  g_autoptr (MusterCampaign) campaign = muster_test_act_read_campaign ("");
  g_autoptr (MusterCampaignAct) act = begin (campaign, "assign", "{'force': 'f1'}");
  g_autofree char *params = muster_test_act_dup_params (act);

  g_assert_cmpstr (params, ==, "{'force':'f1','player':null}");
  muster_test_act_give (act);
  g_assert_null (get_player (campaign, 0));
}

static void
test_enlisted_by_somebody_new (void)
{
  g_autoptr (MusterCampaign) campaign = muster_test_act_read_campaign ("");
  g_autoptr (MusterCampaignAct) act =
    begin (campaign, "enlist",
           "{'force': {'id': 'f9', 'name': 'Third', 'side': 'blue', 'ruleset': 'kings', 'units': "
           "[{'id': 'n1', 'name': 'N1', 'type': 'regular-infantry', 'models': 12}]}}");

  muster_test_act_choose (act, "Player", 1);
  muster_test_act_write_words (act, "His name", "Dora");
  muster_test_act_give (act);
  g_assert_cmpstr (get_player (campaign, 2), ==, "Dora");
}

static MusterCampaign *
read_with (const char *setup)
{
  const MusterCampaignCase description = { "a campaign", setup, "", "" };
  g_autofree char *text = muster_campaign_case_to_file (&description);
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (GError) error = NULL;
  MusterCampaign *campaign =
    muster_campaign_file_read (library, text, strlen (text), "campaign", NULL, &error);

  g_assert_no_error (error);
  return campaign;
}

static void
assert_same_sentences (MusterCampaign *a,
                       MusterCampaign *b)
{
  g_autoptr (GPtrArray) of_a = muster_campaign_sentences_list (
    muster_campaign_get_setup (a),
    muster_campaign_get_rules (muster_campaign_get_setup (a), muster_campaign_get_present (a)));
  g_autoptr (GPtrArray) of_b = muster_campaign_sentences_list (
    muster_campaign_get_setup (b),
    muster_campaign_get_rules (muster_campaign_get_setup (b), muster_campaign_get_present (b)));

  g_assert_cmpuint (of_a->len, ==, of_b->len);
  for (guint i = 0; i < of_a->len; i++)
    g_assert_cmpstr (((const MusterCampaignSentence *) of_a->pdata[i])->text, ==,
                     ((const MusterCampaignSentence *) of_b->pdata[i])->text);
}

static void
check_option (MusterCampaignAct *act,
              const char        *field,
              const char        *label)
{
  GListModel *options =
    muster_form_checklist_get_options (MUSTER_FORM_CHECKLIST (muster_test_act_find (act, field)));

  for (guint i = 0; i < g_list_model_get_n_items (options); i++)
    {
      g_autoptr (MusterFormOption) option = g_list_model_get_item (options, i);

      if (!g_str_equal (muster_form_option_get_label (option), label))
        continue;
      muster_form_option_set_checked (option, TRUE);
      return;
    }
  g_test_fail_printf ("There is no “%s”", label);
}

static const char *
get_next (MusterCampaign *campaign,
          int             chapter,
          int             way)
{
  const MusterCampaignState *state = muster_campaign_get_present (campaign);
  int next = muster_campaign_state_get_chapter_def (state, chapter)->next[way];

  return next >= 0 ? muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_CHAPTERS, next)->name : NULL;
}

/* C-CHAP-07: whoever adds a chapter says after what it comes; other ways stay as they were. */
static void
test_new_chapter_is_led_to (void)
{
  g_autoptr (MusterCampaign) campaign = read_with ("plan='tree'\nchapters.0.next={'red': 'c2'}");
  g_autoptr (MusterCampaignAct) act = begin (campaign, "plan", "{}");
  const MusterCampaignState *state = muster_campaign_get_present (campaign);
  g_autofree char *first =
    g_strdup (muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_CHAPTERS, 0)->name);
  g_autofree char *third =
    g_strdup (muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_CHAPTERS, 2)->name);
  g_autofree char *if_blue = g_strdup_printf ("“%s”, if Blue wins", first);
  g_autofree char *if_drawn = g_strdup_printf ("“%s”, if it is a draw", first);
  g_autofree char *third_drawn = g_strdup_printf ("“%s”, if it is a draw", third);

  muster_test_act_write_words (act, "Title", "The kraal");
  check_option (act, "It comes after", if_blue);
  check_option (act, "It comes after", if_drawn);
  check_option (act, "It comes after", third_drawn);
  muster_test_act_give (act);
  g_assert_cmpstr (get_next (campaign, 0, 0), !=, "The kraal");
  g_assert_cmpstr (get_next (campaign, 0, 1), ==, "The kraal");
  g_assert_cmpstr (get_next (campaign, 0, MUSTER_CAMPAIGN_NEXT_DRAW), ==, "The kraal");
  g_assert_cmpstr (get_next (campaign, 2, MUSTER_CAMPAIGN_NEXT_DRAW), ==, "The kraal");
  g_assert_null (get_next (campaign, 2, 0));
  g_assert_cmpuint (muster_ledger_get_length (campaign), ==, 3);
}

/* A date is written and shown as people write it. */
static void
test_date_in_words (void)
{
  g_autoptr (MusterCampaign) campaign = muster_test_act_read_campaign ("");
  g_autoptr (MusterCampaignAct) act = begin (campaign, "date", "{}");
  g_autofree char *params = NULL;
  g_autofree char *preview = NULL;

  muster_test_act_write_words (act, "Date", "1 Smarch 1879");
  g_assert_false (muster_campaign_act_is_ready (act));
  g_assert_cmpstr (muster_form_field_get_problem (muster_test_act_find (act, "Date")), ==,
                   "“1 Smarch 1879” is not a date; write one such as 1 April 1879");
  muster_test_act_write_words (act, "Date", "1 April 1879");
  params = muster_test_act_dup_params (act);
  g_assert_cmpstr (params, ==, "{'date':'1879-04-01'}");
  preview = muster_campaign_act_dup_preview (act);
  g_assert_nonnull (strstr (preview, "1 April 1879"));
  muster_test_act_give (act);
}

/* What is wrong with a value is said by the label of its field, not by its place in a file. */
static void
test_problem_names_the_field (void)
{
  g_autoptr (MusterCampaign) campaign = muster_test_act_read_campaign ("");
  g_autoptr (MusterCampaignAct) act = begin (campaign, "plan", "{}");
  g_autofree char *title = g_strnfill (70000, 'x');
  const char *refusal;

  muster_test_act_write_words (act, "Title", title);
  refusal = muster_campaign_act_get_refusal (act);
  g_assert_true (g_str_has_prefix (refusal, "Title: "));
  g_assert_null (strstr (refusal, "$"));
}

static const MusterCampaignRules *
get_rules (MusterCampaign *campaign)
{
  return muster_campaign_get_rules (muster_campaign_get_setup (campaign),
                                    muster_campaign_get_present (campaign));
}

static void
set_number (MusterCampaignAct *act,
            const char        *label,
            int                number)
{
  muster_form_number_set_number (MUSTER_FORM_NUMBER (muster_test_act_find (act, label)), number);
}

/* What the program writes of rules it reads as the same rules, those of all presets too. */
static void
test_rules_are_written (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (GPtrArray) presets = muster_campaign_presets_list (library);

  g_assert_cmpuint (presets->len, >=, 4);
  for (guint i = 0; i < presets->len; i++)
    {
      const MusterCampaignPreset *preset = presets->pdata[i];
      g_autofree char *text = json_to_string (preset->rules, FALSE);
      g_autofree char *setup = g_strdup_printf ("rules=%s", g_strdelimit (text, "\"", '\''));
      g_autofree char *lines = NULL;
      g_autofree char *again = NULL;
      g_autoptr (MusterCampaign) campaign = NULL;
      g_autoptr (MusterCampaign) copy = NULL;
      g_autoptr (JsonNode) node = NULL;
      g_autoptr (JsonNode) other = NULL;

      /* A preset for a map has rules that other campaigns have not. */
      if (preset->map != NULL)
        continue;
      campaign = read_with (setup);
      node = muster_campaign_rules_writer_to_node (get_rules (campaign), FALSE);
      again = json_to_string (node, FALSE);
      lines = g_strdup_printf ("rules=%s", g_strdelimit (again, "\"", '\''));
      copy = read_with (lines);
      other = muster_campaign_rules_writer_to_node (get_rules (copy), FALSE);
      g_assert_true (json_node_equal (node, other));
      assert_same_sentences (campaign, copy);
    }
}

/* C-RULE-01: one sentence is changed, and is an entry of the log; all else is as it was. */
static void
test_one_sentence_is_changed (void)
{
  g_autoptr (MusterCampaign) campaign = muster_test_act_read_campaign ("");
  g_autoptr (MusterCampaignAct) act = begin (campaign, "rules", "{'*scope': 'points C-RET-04'}");
  g_autofree char *preview = NULL;

  g_assert_null (muster_test_act_find (act, "A unit that is gone"));
  set_number (act, "For a win", 5);
  muster_test_act_write_words (act, "Reason", "the club voted");
  preview = muster_campaign_act_dup_preview (act);
  g_assert_nonnull (strstr (preview, "New: Campaign points: 5 for a win, 1 for a draw, 0 for a loss."));
  g_assert_nonnull (strstr (preview, "No longer: Campaign points: 3 for a win"));
  g_assert_null (strstr (preview, "asualt"));
  muster_test_act_give (act);
  g_assert_cmpint (get_rules (campaign)->points[MUSTER_CAMPAIGN_WIN], ==, 5);
  g_assert_cmpint (get_rules (campaign)->target, ==, 4);
  g_assert_cmpint (get_rules (campaign)->fates->len, ==, 1);
  g_assert_cmpuint (muster_ledger_get_length (campaign), ==, 1);
}

/* A group whose fields depend on each other, with a fraction. */
static void
test_casualties_are_changed (void)
{
  g_autoptr (MusterCampaign) campaign = muster_test_act_read_campaign ("");
  g_autoptr (MusterCampaignAct) act = begin (campaign, "rules", "{'*scope': 'casualties'}");

  g_assert_nonnull (muster_test_act_find (act, "A die must show"));
  muster_test_act_choose (act, "Casualties that return", 2);
  g_assert_null (muster_test_act_find (act, "A die must show"));
  muster_test_act_write_words (act, "Which share", "2/3");
  muster_test_act_choose (act, "Rounded", 1);
  muster_test_act_choose (act, "A unit that is gone", 1);
  muster_test_act_give (act);
  g_assert_cmpint (get_rules (campaign)->returns, ==, MUSTER_CAMPAIGN_RETURN_SHARE);
  g_assert_cmpint (get_rules (campaign)->share[0], ==, 2);
  g_assert_cmpint (get_rules (campaign)->share[1], ==, 3);
  g_assert_true (get_rules (campaign)->share_up);
  g_assert_true (get_rules (campaign)->strikes_off);
}

static void
test_fates_are_changed (void)
{
  g_autoptr (MusterCampaign) campaign = muster_test_act_read_campaign ("");
  g_autoptr (MusterCampaignAct) act = begin (campaign, "rules", "{'*scope': 'leaders C-LEAD-03'}");
  const GArray *fates;

  muster_test_act_choose (act, "Fate at 4", 4);
  muster_test_act_choose (act, "Fate at 5", 4);
  muster_test_act_choose (act, "Fate at 6", 2);
  muster_test_act_give (act);
  fates = get_rules (campaign)->fates;
  g_assert_cmpuint (fates->len, ==, 3);
  g_assert_cmpint (g_array_index (fates, MusterCampaignFate, 0).to, ==, 3);
  g_assert_cmpint (g_array_index (fates, MusterCampaignFate, 1).fate, ==, MUSTER_CAMPAIGN_WOUNDED);
  g_assert_cmpint (g_array_index (fates, MusterCampaignFate, 1).misses, ==, 2);
  g_assert_cmpint (g_array_index (fates, MusterCampaignFate, 1).to, ==, 5);
  g_assert_cmpint (g_array_index (fates, MusterCampaignFate, 2).fate, ==, MUSTER_CAMPAIGN_FIT);
}

/* Two dice have other totals; those without a fate yet are fit. */
static void
test_two_dice_decide (void)
{
  g_autoptr (MusterCampaign) campaign = muster_test_act_read_campaign ("");
  g_autoptr (MusterCampaignAct) act = begin (campaign, "rules", "{'*scope': 'leaders C-LEAD-03'}");

  muster_test_act_choose (act, "A leader who is lost", 2);
  g_assert_null (muster_test_act_find (act, "Fate at 1"));
  muster_test_act_give (act);
  g_assert_cmpint (get_rules (campaign)->dice, ==, 2);
  g_assert_cmpuint (get_rules (campaign)->fates->len, ==, 2);
  g_assert_cmpint (g_array_index (get_rules (campaign)->fates, MusterCampaignFate, 1).from, ==, 7);
}

static void
test_experience_is_changed (void)
{
  g_autoptr (MusterCampaign) campaign = muster_test_act_read_campaign ("");
  g_autoptr (MusterCampaignAct) act = begin (campaign, "rules", "{'*scope': 'experience'}");

  muster_test_act_write_words (act, "An advance is due at", "2, 5");
  set_number (act, "Units: A win", 2);
  check_option (act, "An advance is one of", "A trait");
  muster_test_act_give (act);
  g_assert_cmpuint (get_rules (campaign)->thresholds->len, ==, 2);
  g_assert_cmpint (g_array_index (get_rules (campaign)->thresholds, int, 1), ==, 5);
  g_assert_cmpint (get_rules (campaign)->unit.results[MUSTER_CAMPAIGN_WIN], ==, 2);
  g_assert_cmpint (get_rules (campaign)->unit.battle, ==, 3);
  g_assert_true (get_rules (campaign)->gains >> MUSTER_CAMPAIGN_GAIN_TRAIT & 1);
  g_assert_true (get_rules (campaign)->gains >> MUSTER_CAMPAIGN_GAIN_HONOUR & 1);
}

/* Counters and event cards are written, changed and removed. */
static void
test_cards_are_changed (void)
{
  g_autoptr (MusterCampaign) campaign = muster_test_act_read_campaign ("");
  g_autoptr (MusterCampaignAct) counter = begin (campaign, "rules", "{'*scope': 'new-counter'}");
  g_autoptr (MusterCampaignAct) card = NULL;
  g_autoptr (MusterCampaignAct) again = NULL;
  g_autoptr (MusterCampaignAct) without = NULL;
  g_autoptr (MusterCampaignAct) gone = NULL;
  const MusterCampaignCard *rain;

  muster_test_act_write_words (counter, "Name", "Supply");
  set_number (counter, "Begins with", 5);
  muster_test_act_give (counter);
  g_assert_cmpint (muster_campaign_get_present (campaign)->counters[0][1], ==, 5);

  card = begin (campaign, "rules", "{'*scope': 'new-card'}");
  muster_test_act_write_words (card, "Title", "Rain");
  muster_test_act_write_words (card, "Text", "It rains.\n\nThe drifts are full.");
  set_number (card, "Supply: All", -1);
  muster_test_act_give (card);
  rain = get_rules (campaign)->cards->pdata[0];
  g_assert_cmpstr (rain->text, ==, "It rains.\n\nThe drifts are full.");
  g_assert_cmpuint (rain->effects->len, ==, 1);
  g_assert_cmpint (g_array_index (rain->effects, MusterCampaignEffect, 0).change, ==, -1);
  g_assert_cmpint (g_array_index (rain->effects, MusterCampaignEffect, 0).whom, ==, MUSTER_CAMPAIGN_ALL);

  again = begin (campaign, "rules", "{'*scope': 'card card-1'}");
  set_number (again, "Supply: All", 0);
  set_number (again, "Supply: Who draws", 2);
  muster_test_act_give (again);
  rain = get_rules (campaign)->cards->pdata[0];
  g_assert_cmpuint (rain->effects->len, ==, 1);
  g_assert_cmpint (g_array_index (rain->effects, MusterCampaignEffect, 0).whom, ==, MUSTER_CAMPAIGN_DRAWER);

  without = begin (campaign, "rules", "{'*scope': 'no-counter counter-1'}");
  muster_test_act_give (without);
  g_assert_cmpuint (get_rules (campaign)->counters->len, ==, 0);
  rain = get_rules (campaign)->cards->pdata[0];
  g_assert_cmpuint (rain->effects->len, ==, 0);
  gone = begin (campaign, "rules", "{'*scope': 'no-card card-1'}");
  muster_test_act_give (gone);
  g_assert_false (get_rules (campaign)->has_deck);
}

static void
test_rules_wait_for_a_chapter (void)
{
  g_autoptr (MusterCampaign) campaign = muster_test_act_read_campaign ("open {'chapter': 'c1'}");
  g_autoptr (MusterCampaignAct) act = begin (campaign, "rules", "{'*scope': 'points'}");

  set_number (act, "For a win", 5);
  g_assert_false (muster_campaign_act_is_ready (act));
  g_assert_nonnull (
    strstr (muster_campaign_act_get_refusal (act), "the rules can be changed once it is closed"));
}

/* An entry of the log that changed rules is changed later, all groups of it. */
static void
test_change_of_rules_is_changed (void)
{
  g_autoptr (MusterCampaign) campaign =
    muster_test_act_read_campaign ("rules {'rules': {'points': {'win': 7}}}\nnote {'text': 'It rained'}");
  g_autoptr (MusterCampaignAct) act = muster_campaign_act_new_again (campaign, 0);
  int win, draw;

  g_object_get (muster_test_act_find (act, "For a win"), "number", &win, NULL);
  g_object_get (muster_test_act_find (act, "For a draw"), "number", &draw, NULL);
  g_assert_cmpint (win, ==, 7);
  g_assert_cmpint (draw, ==, 1);
  g_assert_nonnull (muster_test_act_find (act, "A unit that is gone"));
  g_assert_true (muster_campaign_act_is_ready (act));
}

/* Whoever is absent from a chapter loses nothing: points, forces, units and replacements stay as they are,
 * and he is there in the chapter after it. */
static void
test_player_is_absent (void)
{
  g_autoptr (MusterCampaign) campaign = read_with (
    "players.+={'id': 'cora', 'name': 'Cora', 'side': 'red'}\nrules.replacements={'models': 3}\n"
    "forces.+={'id': 'f3', 'name': 'Third', 'ruleset': 'kings', 'side': 'red', 'player': 'cora', 'units': "
    "[{'id': 'n1', 'name': 'N1', 'type': 'regular-infantry', 'models': 12}]}");
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterCampaignAct) open = NULL;
  g_autoptr (MusterCampaignAct) back = NULL;
  const MusterCampaignState *state;
  int force;

  g_assert_true (muster_campaign_absence_set_absent (campaign, 2, 0, TRUE, &error));
  g_assert_no_error (error);
  state = muster_campaign_get_present (campaign);
  force = muster_campaign_state_find (state, MUSTER_CAMPAIGN_FORCES, "f3");
  g_assert_true (muster_campaign_absence_is_absent (state, 2, 0));
  g_assert_false (muster_campaign_absence_is_absent (state, 2, 1));
  g_assert_false (muster_campaign_absence_is_absent (state, 0, 0));

  open = begin (campaign, "open", "{'chapter': 'c1'}");
  muster_test_act_give (open);
  back = begin (campaign, "return", "{'chapter': 'c1', 'source': 'paper', 'winner': 'blue'}");
  muster_test_act_give (back);
  state = muster_campaign_get_present (campaign);
  g_assert_cmpint (muster_campaign_state_get_player (state, 2)->points, ==, 0);
  g_assert_cmpint (muster_campaign_state_get_player (state, 2)->battles, ==, 0);
  g_assert_cmpint (muster_campaign_state_get_player (state, 0)->battles, ==, 1);
  g_assert_cmpint (muster_campaign_state_get_force (state, force)->player, ==, 2);
  g_assert_false (muster_campaign_absence_set_absent (campaign, 2, 0, FALSE, &error));
  g_assert_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_REFUSED);
}

/* Nobody else is there for the side of the other: his force must go to somebody. Whoever is back has the
 * chapter like all others, also those who are enlisted later. */
static void
test_absence_is_refused_and_ends (void)
{
  g_autoptr (MusterCampaign) campaign = read_with (
    "players.+={'id': 'cora', 'name': 'Cora', 'side': 'red'}\n"
    "forces.+={'id': 'f3', 'name': 'Third', 'ruleset': 'kings', 'side': 'red', 'player': 'cora', 'units': "
    "[{'id': 'n1', 'name': 'N1', 'type': 'regular-infantry', 'models': 12}]}");
  g_autoptr (GError) refused = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_false (muster_campaign_absence_set_absent (campaign, 1, 0, TRUE, &refused));
  g_assert_nonnull (strstr (refused->message, "Nobody else would be there for Blue"));
  g_assert_true (muster_campaign_absence_set_absent (campaign, 2, 0, TRUE, &error));
  g_assert_true (muster_campaign_absence_set_absent (campaign, 2, 0, FALSE, &error));
  g_assert_no_error (error);
  g_assert_false (muster_campaign_absence_is_absent (muster_campaign_get_present (campaign), 2, 0));
  g_assert_false (
    muster_campaign_state_get_chapter_def (muster_campaign_get_present (campaign), 0)->names_forces);
}

/* A budget that is ticked begins with what the last chapter has. */
static void
test_usual_budget (void)
{
  g_autoptr (MusterCampaign) campaign = read_with ("chapters.1.points=30");
  g_autoptr (MusterCampaignAct) act = begin (campaign, "plan", "{}");
  g_autofree char *params = NULL;
  g_autofree char *without = muster_test_act_dup_params (act);

  g_assert_null (strstr (without, "points"));
  muster_form_number_set_given (MUSTER_FORM_NUMBER (muster_test_act_find (act, "Budget in points")), TRUE);
  params = muster_test_act_dup_params (act);
  g_assert_nonnull (strstr (params, "'points':30"));
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/campaign-forms/force-goes-to-somebody-new", test_force_goes_to_somebody_new);
  g_test_add_func ("/campaign-forms/force-goes-to-nobody", test_force_goes_to_nobody);
  g_test_add_func ("/campaign-forms/enlisted-by-somebody-new", test_enlisted_by_somebody_new);
  g_test_add_func ("/campaign-forms/new-chapter-is-led-to", test_new_chapter_is_led_to);
  g_test_add_func ("/campaign-forms/date-in-words", test_date_in_words);
  g_test_add_func ("/campaign-forms/problem-names-the-field", test_problem_names_the_field);
  g_test_add_func ("/campaign-forms/rules-are-written", test_rules_are_written);
  g_test_add_func ("/campaign-forms/one-sentence-is-changed", test_one_sentence_is_changed);
  g_test_add_func ("/campaign-forms/casualties-are-changed", test_casualties_are_changed);
  g_test_add_func ("/campaign-forms/fates-are-changed", test_fates_are_changed);
  g_test_add_func ("/campaign-forms/two-dice-decide", test_two_dice_decide);
  g_test_add_func ("/campaign-forms/experience-is-changed", test_experience_is_changed);
  g_test_add_func ("/campaign-forms/cards-are-changed", test_cards_are_changed);
  g_test_add_func ("/campaign-forms/rules-wait-for-a-chapter", test_rules_wait_for_a_chapter);
  g_test_add_func ("/campaign-forms/change-of-rules-is-changed", test_change_of_rules_is_changed);
  g_test_add_func ("/campaign-forms/player-is-absent", test_player_is_absent);
  g_test_add_func ("/campaign-forms/absence-is-refused-and-ends", test_absence_is_refused_and_ends);
  g_test_add_func ("/campaign-forms/usual-budget", test_usual_budget);

  return g_test_run ();
}
