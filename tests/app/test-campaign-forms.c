/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/form/muster-form-checklist.h"
#include "app/models/form/muster-form-number.h"
#include "app/models/form/muster-form-option.h"
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
read_tree (void)
{
  const MusterCampaignCase description = {
    "a tree", "plan='tree'\nchapters.0.next={'red': 'c2'}\n", "", ""
  };
  g_autofree char *text = muster_campaign_case_to_file (&description);
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (GError) error = NULL;
  MusterCampaign *campaign =
    muster_campaign_file_read (library, text, strlen (text), "campaign", NULL, &error);

  g_assert_no_error (error);
  return campaign;
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
  g_autoptr (MusterCampaign) campaign = read_tree ();
  g_autoptr (MusterCampaignAct) act = begin (campaign, "plan", "{}");
  g_autofree char *first = g_strdup (
    muster_campaign_state_get_def (muster_campaign_get_present (campaign), MUSTER_CAMPAIGN_CHAPTERS, 0)->name);
  g_autofree char *third = g_strdup (
    muster_campaign_state_get_def (muster_campaign_get_present (campaign), MUSTER_CAMPAIGN_CHAPTERS, 2)->name);
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

  return g_test_run ();
}
