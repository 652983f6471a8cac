/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "app/models/campaign/muster-campaign-act.h"
#include "app/models/form/muster-form-checklist.h"
#include "app/models/form/muster-form-choice.h"
#include "app/models/form/muster-form-number.h"
#include "app/models/form/muster-form-option.h"
#include "app/models/form/muster-form-switch.h"
#include "app/models/form/muster-form-text.h"
#include "core/campaign/muster-campaign-correction.h"
#include "core/campaign/muster-campaign-file.h"
#include "muster-test-app.h"
#include "muster-test-campaign.h"
#include "tests/app/muster-test-act.h"

/* Entries of a campaign that are changed later: the order is filled in as it was given, and given again. */

static void
corrected_cb (MusterCampaignCorrection **correction,
              MusterCampaignCorrection  *made)
{
  g_clear_pointer (correction, muster_campaign_correction_free);
  *correction = made;
}

/* What it would come to, without anything being changed. */
static MusterCampaignCorrection *
correct (MusterCampaignAct *act)
{
  MusterCampaignCorrection *correction = NULL;
  gulong id = g_signal_connect_swapped (act, "corrected", G_CALLBACK (corrected_cb), &correction);

  muster_test_act_give (act);
  g_signal_handler_disconnect (act, id);
  g_assert_nonnull (correction);
  return correction;
}

/* An entry is filled in as it was given, with what it was given in, and keeps what no field is about. */
static void
test_return_is_changed (void)
{
  g_autoptr (MusterCampaign) campaign = muster_test_act_read_campaign (
    "open {'chapter': 'c1'}\n"
    "return {'chapter': 'c1', 'source': 'paper', 'winner': 'red', 'units': {'a1': {'start': 12, 'left': 9, "
    "'deeds': {'hits': 2}}}, 'leaders': {'al': {'lost': true, 'deeds': {'rallies': 1}}}}\n"
    "recover {'force': 'f1'} | recovery 6 6 1\n");
  g_autoptr (MusterCampaignAct) act = muster_campaign_act_new_again (campaign, 1);
  g_autoptr (MusterCampaignCorrection) correction = NULL;
  g_autofree char *as_it_was = muster_test_act_dup_params (act);
  g_autofree char *changed = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (muster_campaign_act_is_change (act));
  g_assert_cmpstr (as_it_was, ==,
                   "{'chapter':'c1','source':'paper','winner':'red','units':{'a1':{'start':12,'left':9,"
                   "'deeds':{'hits':2}}},'leaders':{'al':{'lost':true,'deeds':{'rallies':1}}},"
                   "'score':{'red':0,'blue':0}}");
  muster_form_number_set_number (MUSTER_FORM_NUMBER (muster_test_act_find (act, "A1: lost of 12")), 2);
  changed = muster_test_act_dup_params (act);
  g_assert_nonnull (strstr (changed, "'a1':{'start':12,'left':10,'deeds':{'hits':2}}"));

  /* Three dice lay there for three; two are asked for now. */
  correction = correct (act);
  g_assert_cmpint (muster_campaign_correction_get_breaks (correction)->len, ==, 1);
  g_assert_cmpint (muster_ledger_get_length (campaign), ==, 3);
  g_assert_true (muster_campaign_correction_accept (correction, &error));
  g_assert_no_error (error);
  g_assert_cmpint (muster_ledger_get_length (campaign), ==, 2);
  g_assert_cmpint (
    muster_campaign_state_get_unit (muster_campaign_get_present (campaign), 0)->strength, ==, 10);
}

/* The dice lie where they lay, until they are taken up. */
static void
test_dice_are_changed (void)
{
  g_autoptr (MusterCampaign) campaign =
    muster_test_act_read_campaign (MUSTER_TEST_ACT_LOST "recover {'force': 'f1'} | recovery 6 6 1\n"
                        "note {'text': 'It rained'}\n");
  g_autoptr (MusterCampaignAct) act = muster_campaign_act_new_again (campaign, 2);
  g_autoptr (MusterCampaignCorrection) correction = NULL;
  MusterDiceTray *tray = muster_campaign_act_get_tray (act);

  g_assert_true (muster_campaign_act_has_dice (act));
  g_assert_false (muster_campaign_act_is_asking (act));
  g_assert_true (muster_campaign_act_is_ready (act));
  muster_campaign_act_take_up_dice (act);
  g_assert_false (muster_campaign_act_has_dice (act));
  g_assert_true (muster_campaign_act_is_asking (act));
  muster_dice_tray_type (tray, '1');
  muster_dice_tray_type (tray, '2');
  muster_dice_tray_type (tray, '3');
  correction = correct (act);
  g_assert_cmpint (muster_campaign_correction_get_breaks (correction)->len, ==, 0);
  g_assert_true (muster_campaign_correction_accept (correction, NULL));
  g_assert_cmpint (
    muster_campaign_state_get_unit (muster_campaign_get_present (campaign), 0)->strength, ==, 9);
  g_assert_cmpint (muster_ledger_get_length (campaign), ==, 4);
}

/* Whoever was appointed then keeps his id, and so his record. */
static void
test_appointment_is_changed (void)
{
  g_autoptr (MusterCampaign) campaign = muster_test_act_read_campaign (
    MUSTER_TEST_ACT_LOST "recover {'force': 'f1'} | recovery 6 6 1\n"
         "fates {'force': 'f1'} | leader-fate 1\n"
         "appoint {'unit': 'a1', 'leader': {'id': 'new', 'name': 'Nu', 'leadership': 7}}\n");
  g_autoptr (MusterCampaignAct) act = muster_campaign_act_new_again (campaign, 4);
  g_autoptr (MusterCampaignCorrection) correction = NULL;
  const MusterCampaignState *state;

  muster_test_act_write_words (act, "Name", "Nils");
  correction = correct (act);
  g_assert_true (muster_campaign_correction_accept (correction, NULL));
  state = muster_campaign_get_present (campaign);
  g_assert_cmpstr (
    muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_LEADERS,
                                   muster_campaign_state_find (state, MUSTER_CAMPAIGN_LEADERS, "new"))
      ->name,
    ==, "Nils");
}

static void
check (MusterCampaignAct *act,
       const char        *label,
       guint              option,
       gboolean           checked)
{
  MusterFormChecklist *list = MUSTER_FORM_CHECKLIST (muster_test_act_find (act, label));
  GListModel *options = muster_form_checklist_get_options (list);
  g_autoptr (MusterFormOption) item = g_list_model_get_item (options, option);

  muster_form_option_set_checked (item, checked);
}

static void
tick (MusterCampaignAct *act,
      const char        *label,
      gboolean           ticked)
{
  muster_form_switch_set_active (MUSTER_FORM_SWITCH (muster_test_act_find (act, label)), ticked);
}

/* The sorts of what can be chosen, as a reader sees them. */
static char *
dup_choices (MusterCampaignAct *act,
             const char        *label)
{
  MusterFormChoice *choice = MUSTER_FORM_CHOICE (muster_test_act_find (act, label));
  GListModel *options = muster_form_choice_get_options (choice);
  g_autoptr (GPtrArray) labels = g_ptr_array_new ();

  for (guint i = 0; i < g_list_model_get_n_items (options); i++)
    {
      g_autoptr (MusterFormOption) option = g_list_model_get_item (options, i);

      g_ptr_array_add (labels, (gpointer) muster_form_option_get_label (option));
    }
  g_ptr_array_add (labels, NULL);
  return g_strjoinv ("; ", (char **) labels->pdata);
}

/* A unit that is gone, where that was not said before; that it is gone does not mean that all are dead. */
static void
test_gone_is_changed (void)
{
  g_autoptr (MusterCampaign) campaign = muster_test_act_read_campaign (MUSTER_TEST_ACT_LOST);
  g_autoptr (MusterCampaignAct) act = muster_campaign_act_new_again (campaign, 1);
  g_autofree char *gone = NULL;
  g_autofree char *back = NULL;

  tick (act, "A1: gone", TRUE);
  tick (act, "B1: gone", TRUE);
  gone = muster_test_act_dup_params (act);
  g_assert_nonnull (strstr (gone, "'a1':{'start':12,'left':9,'gone':true}"));
  g_assert_nonnull (strstr (gone, "'b1':{'start':16,'left':16,'gone':true}"));
  tick (act, "A1: gone", FALSE);
  tick (act, "B1: gone", FALSE);
  back = muster_test_act_dup_params (act);
  g_assert_nonnull (strstr (back, "'units':{'a1':{'start':12,'left':9}}"));
}

/* What was done is counted as it is said now, and of a unit that did not fight not at all. */
static void
test_deeds_are_changed (void)
{
  g_autoptr (MusterCampaign) campaign = muster_test_act_read_campaign (
    "open {'chapter': 'c1'}\n"
    "return {'chapter': 'c1', 'source': 'paper', 'winner': 'red', 'units': {'a1': {'start': 12, 'left': 9, "
    "'deeds': {'hits': 2}}}, 'leaders': {'al': {'deeds': {'rallies': 1}}}}\n");
  g_autoptr (MusterCampaignAct) act = muster_campaign_act_new_again (campaign, 1);
  g_autofree char *more = NULL;
  g_autofree char *none = NULL;

  muster_form_number_set_number (MUSTER_FORM_NUMBER (muster_test_act_find (act, "A1: hits by fire")), 5);
  muster_form_number_set_number (MUSTER_FORM_NUMBER (muster_test_act_find (act, "Al: rallies")), 3);
  more = muster_test_act_dup_params (act);
  g_assert_nonnull (strstr (more, "'a1':{'start':12,'left':9,'deeds':{'hits':5}}"));
  g_assert_nonnull (strstr (more, "'al':{'deeds':{'rallies':3}}"));
  muster_form_number_set_given (MUSTER_FORM_NUMBER (muster_test_act_find (act, "A1: lost of 12")), FALSE);
  none = muster_test_act_dup_params (act);
  g_assert_null (strstr (none, "units"));
}

#define OTHER_FORCE(id, side, unit)                                                                        \
  "forces.+={'id': '" id "', 'name': '" id "', 'ruleset': 'kings', 'side': '" side "', 'units': [{'id': '" \
  unit "', 'name': '" unit "', 'type': 'regular-infantry', 'models': 12}]}\n"

/* Recorded for the wrong chapter: what came of it stays, but not of those who were never there. */
static void
test_return_moves_to_another_chapter (void)
{
  const MusterCampaignCase description = {
    "two chapters are open",
    "plan='free'\nchapters.0.forces=['f1', 'f2']\nchapters.1.forces=['f3', 'f4']\n"
    OTHER_FORCE ("f3", "red", "d1") OTHER_FORCE ("f4", "blue", "e1"),
    "open {'chapter': 'c1'}\nopen {'chapter': 'c2'}\nreturn {'chapter': 'c1', 'source': {'battle': "
    "'0b5b6b9e-6b3c-4d4e-9d8a-0a6ff5c0b2aa', 'digest': "
    "'0000000000000000000000000000000000000000000000000000000000000000'}, 'winner': 'red', "
    "'score': {'red': 4, 'blue': 1}, 'units': {'a1': {'start': 12, 'left': 9, 'gone': true}}, "
    "'leaders': {'al': {'lost': true}}}\n",
    ""
  };
  g_autofree char *text = muster_campaign_case_to_file (&description);
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterCampaign) campaign
    = muster_campaign_file_read (library, text, strlen (text), "campaign", NULL, NULL);
  g_autoptr (MusterCampaignAct) act = muster_campaign_act_new_again (campaign, 2);
  g_autoptr (MusterCampaignCorrection) correction = NULL;
  g_autofree char *chapters = dup_choices (act, "Chapter");
  g_autofree char *moved = NULL;
  g_autofree char *paper = NULL;

  g_assert_cmpstr (chapters, ==, "One; Two");
  muster_test_act_choose (act, "Chapter", 1);
  moved = muster_test_act_dup_params (act);
  g_assert_cmpstr (moved, ==,
                   "{'chapter':'c2','source':{'battle':'0b5b6b9e-6b3c-4d4e-9d8a-0a6ff5c0b2aa','digest':"
                   "'0000000000000000000000000000000000000000000000000000000000000000'},'winner':'red',"
                   "'score':{'red':4,'blue':1}}");
  muster_test_act_choose (act, "Fought", 1);
  paper = muster_test_act_dup_params (act);
  g_assert_cmpstr (paper, ==,
                   "{'chapter':'c2','source':'paper','winner':'red','score':{'red':4,'blue':1}}");
  correction = correct (act);
  g_assert_true (muster_campaign_correction_accept (correction, NULL));
  g_assert_cmpint (muster_campaign_state_get_chapter (muster_campaign_get_present (campaign), 0)->status, ==,
                   MUSTER_CAMPAIGN_OPEN);
  g_assert_cmpint (muster_campaign_state_get_chapter (muster_campaign_get_present (campaign), 1)->status, ==,
                   MUSTER_CAMPAIGN_FOUGHT);
}

/* Whom it is about can be somebody else, of another sort too; what else it said stays. */
static void
test_honour_goes_to_somebody_else (void)
{
  g_autoptr (MusterCampaign) campaign =
    muster_test_act_read_campaign ("honour {'unit': 'a1', 'text': 'The ford'}\n");
  g_autoptr (MusterCampaignAct) act = muster_campaign_act_new_again (campaign, 0);
  g_autoptr (MusterCampaignCorrection) correction = NULL;
  g_autofree char *sorts = dup_choices (act, "About");
  g_autofree char *units = dup_choices (act, "Unit");
  g_autofree char *other = NULL;
  g_autofree char *leader = NULL;

  g_assert_cmpstr (sorts, ==, "Unit; Leader");
  g_assert_cmpstr (units, ==, "A1 · First; A2 · First; B1 · Second; B2 · Second");
  muster_test_act_choose (act, "Unit", 1);
  other = muster_test_act_dup_params (act);
  g_assert_cmpstr (other, ==, "{'unit':'a2','text':'The ford'}");
  muster_test_act_choose (act, "About", 1);
  g_assert_false (muster_campaign_act_is_ready (act));
  muster_test_act_choose (act, "Leader", 0);
  leader = muster_test_act_dup_params (act);
  g_assert_cmpstr (leader, ==, "{'text':'The ford','leader':'al'}");
  correction = correct (act);
  g_assert_true (muster_campaign_correction_accept (correction, NULL));
  g_assert_cmpuint (
    muster_campaign_state_get_leader (muster_campaign_get_present (campaign), 0)->honours->len, ==, 1);
}

static void
test_appointment_goes_to_another_unit (void)
{
  g_autoptr (MusterCampaign) campaign = muster_test_act_read_campaign (
    "disband {'unit': 'a2'}\nappoint {'unit': 'b2', 'leader': {'id': 'new', 'name': 'Nu', 'leadership': 7}}\n"
    "retire {'leader': 'cl'}\n");
  g_autoptr (MusterCampaignAct) act = muster_campaign_act_new_again (campaign, 1);
  g_autoptr (MusterCampaignAct) retired = muster_campaign_act_new_again (campaign, 2);
  g_autofree char *units = dup_choices (act, "Unit");
  g_autofree char *who = NULL;

  /* Only where the place is empty. */
  g_assert_cmpstr (units, ==, "B2 · Second");
  muster_test_act_choose (retired, "Leader", 0);
  who = muster_test_act_dup_params (retired);
  g_assert_cmpstr (who, ==, "{'leader':'al'}");
}

/* Whose casualties came back is one of those to whom it is owed. */
static void
test_recovery_goes_to_another_force (void)
{
  g_autoptr (MusterCampaign) campaign = muster_test_act_read_campaign (
    "open {'chapter': 'c1'}\nreturn {'chapter': 'c1', 'source': 'paper', 'winner': 'red', 'units': {'a1': "
    "{'start': 12, 'left': 11}, 'b1': {'start': 16, 'left': 15}}}\n"
    "recover {'force': 'f1'} | recovery 6\n");
  g_autoptr (MusterCampaignAct) act = muster_campaign_act_new_again (campaign, 2);
  g_autoptr (MusterCampaignCorrection) correction = NULL;

  muster_test_act_choose (act, "Force", 1);
  correction = correct (act);
  g_assert_true (muster_campaign_correction_accept (correction, NULL));
  g_assert_cmpint (
    muster_campaign_state_get_unit (muster_campaign_get_present (campaign), 0)->strength, ==, 11);
  g_assert_cmpint (
    muster_campaign_state_get_unit (muster_campaign_get_present (campaign), 2)->strength, ==, 16);
}

/* A chapter says who fights in it, where and by what; a unit that is raised comes with its officers. */
static void
test_what_is_described_is_described_in_full (void)
{
  g_autoptr (MusterCampaign) campaign = muster_test_act_read_campaign (
    "plan {'chapter': {'id': 'c4', 'title': 'Four', 'ruleset': 'kings', 'forces': ['f1']}}\n"
    "raise {'force': 'f1', 'unit': {'id': 'n', 'name': 'N', 'type': 'regular-infantry', 'leader': "
    "{'id': 'nl', 'name': 'Nell', 'leadership': 6}}}\n");
  g_autoptr (MusterCampaignAct) plan = muster_campaign_act_new_again (campaign, 0);
  g_autoptr (MusterCampaignAct) unit = muster_campaign_act_new_again (campaign, 1);
  g_autofree char *chapter = NULL;
  g_autofree char *raised = NULL;
  g_autofree char *alone = NULL;

  check (plan, "Forces that take part", 1, TRUE);
  muster_form_number_set_number (MUSTER_FORM_NUMBER (muster_test_act_find (plan, "Length of the table")), 72);
  muster_form_number_set_number (MUSTER_FORM_NUMBER (muster_test_act_find (plan, "Width of the table")), 48);
  check (plan, "Optional rules", 0, TRUE);
  chapter = muster_test_act_dup_params (plan);
  g_assert_null (strstr (chapter, "forces"));
  g_assert_nonnull (strstr (chapter, "'table':{'length':72,'width':48}"));
  g_assert_nonnull (strstr (chapter, "'optional_rules':["));

  muster_test_act_write_words (unit, "Second", "Sid");
  raised = muster_test_act_dup_params (unit);
  g_assert_nonnull (strstr (raised, "'leader':{'id':'nl','name':'Nell','leadership':6}"));
  g_assert_nonnull (strstr (raised, "'second':{'id':'n-second','name':'Sid'}"));
  g_assert_cmpstr (muster_campaign_act_get_refusal (unit), ==, "");
  muster_test_act_write_words (unit, "Leader", "");
  alone = muster_test_act_dup_params (unit);
  g_assert_null (strstr (alone, "'leader':"));
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/campaign-act-again/return-is-changed", test_return_is_changed);
  g_test_add_func ("/campaign-act-again/dice-are-changed", test_dice_are_changed);
  g_test_add_func ("/campaign-act-again/appointment-is-changed", test_appointment_is_changed);
  g_test_add_func ("/campaign-act-again/gone-is-changed", test_gone_is_changed);
  g_test_add_func ("/campaign-act-again/deeds-are-changed", test_deeds_are_changed);
  g_test_add_func ("/campaign-act-again/return-moves-to-another-chapter",
                   test_return_moves_to_another_chapter);
  g_test_add_func ("/campaign-act-again/honour-goes-to-somebody-else", test_honour_goes_to_somebody_else);
  g_test_add_func ("/campaign-act-again/appointment-goes-to-another-unit",
                   test_appointment_goes_to_another_unit);
  g_test_add_func ("/campaign-act-again/recovery-goes-to-another-force", test_recovery_goes_to_another_force);
  g_test_add_func ("/campaign-act-again/what-is-described-is-described-in-full",
                   test_what_is_described_is_described_in_full);

  return g_test_run ();
}
