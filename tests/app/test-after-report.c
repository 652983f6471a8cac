/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/after/muster-after-report.h"
#include "app/models/after/muster-after-row.h"
#include "core/battle/muster-battle-despatch.h"
#include "core/battle/muster-battle-file.h"
#include "core/battle/muster-samples.h"
#include "core/muster-list.h"
#include "muster-test-app.h"

static const char FILE_TEXT[] =
  "{\"format\": \"muster-battle\", \"version\": 1, \"ruleset\": \"kings\", \"title\": \"At the ford\","
  " \"sides\": ["
  "  {\"id\": \"red\", \"name\": \"Column\", \"players\": [{\"id\": \"p1\", \"name\": \"Ann\"}],"
  "   \"units\": [{\"id\": \"r1\", \"name\": \"1st\", \"type\": \"regular-infantry\", \"models\": 12,"
  "    \"leader\": {\"name\": \"Hill\", \"leadership\": 6}}]},"
  "  {\"id\": \"blue\", \"name\": \"Host\","
  "   \"units\": [{\"id\": \"b1\", \"name\": \"Spears\", \"type\": \"tribal-infantry\", \"models\": 2,"
  "    \"leader\": {\"name\": \"Osman\", \"leadership\": 6}}]}],"
  " \"log\": [%s]}";

static const char FOUGHT[] =
  "{\"order\": \"fire\", \"unit\": \"r1\","
  " \"params\": {\"target\": \"b1\", \"range\": \"short\", \"cover\": \"none\"},"
  " \"rolls\": [{\"for\": \"hit\", \"dice\": [6,6,6,1,1,1,1,1,1,1,1,1]}]},"
  "{\"order\": \"end-turn\"}, {\"order\": \"end-turn\"}";

static MusterAfterReport *
new_report (const char *log,
            const char *kept)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autofree char *text = g_strdup_printf (FILE_TEXT, log);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterBattle) battle =
    muster_battle_file_read (library, text, strlen (text), "battle", &error);

  g_assert_no_error (error);
  if (kept != NULL)
    muster_battle_set_despatch (battle, kept, &error);
  g_assert_no_error (error);
  return muster_after_report_new (battle);
}

static gboolean
is (MusterAfterReport *report,
    const char        *property)
{
  gboolean value;

  g_object_get (report, property, &value, NULL);
  return value;
}

static void
save (MusterAfterReport *report)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (muster_after_report_save (report, &error));
  g_assert_no_error (error);
}

static void
test_all_is_told (void)
{
  g_autoptr (MusterAfterReport) report = new_report (FOUGHT, NULL);
  g_autofree char *headline = NULL;
  g_autofree char *why = NULL;
  MusterAfterRow *lost;

  g_object_get (report, "headline", &headline, "why", &why, NULL);
  g_assert_true (g_str_has_prefix (headline, "Column won, "));
  g_assert_cmpstr (why, !=, "");
  muster_assert_model (muster_after_report_get_casualties (report), "title", "Spears");
  lost = muster_list_peek (muster_after_report_get_casualties (report), 0);
  g_assert_cmpstr (muster_after_row_get_value (lost), ==, "2 lost, 0 left");
  g_assert_cmpstr (muster_after_row_get_detail (lost), ==, "Host · Destroyed, turn 1 · last fought 1st");
  muster_assert_model (muster_after_report_get_leaders (report), "title", "Hill Osman");
  g_assert_cmpuint (g_list_model_get_n_items (muster_after_report_get_luck (report)), >=, 2);
  g_assert_cmpuint (g_list_model_get_n_items (muster_after_report_get_points (report)), >=, 3);
}

/* What brings no points is counted and not multiplied by nothing; what nobody counted is left out. */
static void
test_what_brings_no_points_is_only_counted (void)
{
  for (const MusterSample *sample = muster_samples_list (); sample->id != NULL; sample++)
    {
      g_autoptr (MusterBattle) battle = muster_test_app_new_battle (sample->id);
      g_autoptr (MusterAfterReport) report = muster_after_report_new (battle);
      GListModel *points = muster_after_report_get_points (report);

      for (guint i = 0; i < g_list_model_get_n_items (points); i++)
        g_assert_null (strstr (muster_after_row_get_detail (muster_list_peek (points, i)),
                               "\302\240×\302\2400\302\240"));
    }
}

/* By letter and by colour, as on its card. */
static void
test_a_row_says_whose_it_is (void)
{
  g_autoptr (MusterAfterReport) report = new_report (FOUGHT, NULL);
  g_autoptr (MusterAfterRow) lost =
    g_list_model_get_item (muster_after_report_get_casualties (report), 0);
  g_autoptr (MusterAfterRow) score =
    g_list_model_get_item (muster_after_report_get_points (report), 0);

  g_assert_cmpstr (muster_after_row_get_badge (lost), ==, "H");
  g_assert_cmpstr (muster_after_row_get_colour (lost)->id, ==, "blue");
  g_assert_cmpstr (muster_after_row_get_badge (score), ==, "C");
  g_assert_cmpstr (muster_after_row_get_colour (score)->id, ==, "red");
}

static void
test_what_umpires_type_begins_a_line (void)
{
  g_autoptr (MusterAfterReport) report =
    new_report ("{\"order\": \"award\", \"params\": {\"side\": \"red\", \"objective\": \"camp\", "
                "\"count\": 2}}, "
                "{\"order\": \"end-battle\", \"params\": {\"reason\": \"the light failed\"}}", NULL);
  GListModel *points = muster_after_report_get_points (report);
  g_autofree char *why = NULL;
  MusterAfterRow *row;

  g_object_get (report, "why", &why, NULL);
  g_assert_cmpstr (why, ==, "The light failed");
  row = muster_list_peek (points, 3);
  g_assert_cmpstr (muster_after_row_get_title (row), ==, "Camp");
  g_assert_cmpstr (muster_after_row_get_detail (row), ==,
                   "Column: 2\u00a0×\u00a01\u00a0=\u00a02\nHost: 0\u00a0×\u00a01\u00a0=\u00a00");
}

static void
test_battle_that_ended_before_a_blow (void)
{
  g_autoptr (MusterAfterReport) report = new_report ("{\"order\": \"end-battle\"}", NULL);

  muster_assert_model (muster_after_report_get_casualties (report), "title", "");
  muster_assert_model (muster_after_report_get_leaders (report), "title", "");
  muster_assert_model (muster_after_report_get_luck (report), "title", "");
  g_assert_cmpstr (muster_after_report_get_despatch (report), !=, "");
}

static void
test_despatch_is_edited_saved_and_reverted (void)
{
  g_autoptr (MusterAfterReport) report = new_report (FOUGHT, NULL);
  g_autofree char *written = g_strdup (muster_after_report_get_despatch (report));

  g_assert_true (is (report, "is-saved") && !is (report, "is-edited"));
  muster_after_report_set_despatch (report, "We won.");
  g_assert_true (!is (report, "is-saved") && is (report, "is-edited"));
  save (report);
  g_assert_true (is (report, "is-saved"));
  g_assert_cmpstr (muster_after_report_get_written (report), ==, written);
  muster_after_report_set_despatch (report, written);
  g_assert_true (!is (report, "is-saved") && !is (report, "is-edited"));
  save (report);
  g_assert_true (is (report, "is-saved"));
}

/* What is as written is not kept, so that it follows the log; what is not, says that it does not. */
static void
test_despatch_that_does_not_follow_the_log_says_so (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autofree char *text = g_strdup_printf (FILE_TEXT, FOUGHT);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterBattle) battle =
    muster_battle_file_read (library, text, strlen (text), "battle", &error);

  for (guint as_written = 0; as_written < 2; as_written++)
    {
      g_autoptr (MusterAfterReport) first = muster_after_report_new (battle);
      g_autoptr (MusterAfterReport) second = NULL;

      muster_after_report_set_despatch (first, as_written ? muster_after_report_get_written (first)
                                                          : "We won.");
      save (first);
      g_assert_false (is (first, "is-dated"));
      g_assert_true (muster_ledger_seek (battle, 1, &error));
      second = muster_after_report_new (battle);
      g_assert_cmpint (is (second, "is-dated"), ==, !as_written);
      if (!as_written)
        {
          muster_after_report_set_despatch (second, muster_after_report_get_written (second));
          g_assert_false (is (second, "is-dated"));
          muster_after_report_set_despatch (second, "We won.");
          g_assert_true (is (second, "is-dated"));
          /* Kept as it is. */
          save (second);
          g_assert_false (is (second, "is-dated"));
        }
      g_assert_true (muster_ledger_seek (battle, 3, &error));
    }
}

static void
test_kept_despatch_comes_back (void)
{
  g_autoptr (MusterAfterReport) report = new_report (FOUGHT, "We won.");

  g_assert_cmpstr (muster_after_report_get_despatch (report), ==, "We won.");
  g_assert_true (is (report, "is-saved") && is (report, "is-edited"));
}

/* Rules that count the losses of a side need not know who brought them about. */
static void
test_who_leads_alone_has_the_points_of_the_side (void)
{
  static const char *const samples[] = { "skirmish-at-the-ford", "frontier-column" };

  for (guint i = 0; i < G_N_ELEMENTS (samples); i++)
    {
      g_autoptr (MusterBattle) battle = muster_test_app_new_battle (samples[i]);
      MusterSetup *setup = muster_battle_get_setup (battle);
      g_auto (MusterState) state = { 0 };

      muster_state_init (&state);
      muster_state_assign (&state, muster_battle_get_state (battle));
      for (guint j = 0; j < setup->objectives->len; j++)
        state.objectives[0][j] = 3;
      g_assert_cmpuint (setup->n_players, ==, 2);
      g_assert_cmpint (muster_ruleset_get_score (setup, &state, 0), >, 0);
      for (guint j = 0; j < setup->n_players; j++)
        g_assert_cmpint (muster_ruleset_get_player_score (setup, &state, (int) j), ==,
                         muster_ruleset_get_score (setup, &state, setup->players[j].side));
    }
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/after-report/all-is-told", test_all_is_told);
  g_test_add_func ("/after-report/what-brings-no-points-is-only-counted",
                   test_what_brings_no_points_is_only_counted);
  g_test_add_func ("/after-report/a-row-says-whose-it-is", test_a_row_says_whose_it_is);
  g_test_add_func ("/after-report/what-umpires-type-begins-a-line",
                   test_what_umpires_type_begins_a_line);
  g_test_add_func ("/after-report/battle-that-ended-before-a-blow",
                   test_battle_that_ended_before_a_blow);
  g_test_add_func ("/after-report/despatch-is-edited-saved-and-reverted",
                   test_despatch_is_edited_saved_and_reverted);
  g_test_add_func ("/after-report/despatch-that-does-not-follow-the-log-says-so",
                   test_despatch_that_does_not_follow_the_log_says_so);
  g_test_add_func ("/after-report/kept-despatch-comes-back", test_kept_despatch_comes_back);
  g_test_add_func ("/after-report/who-leads-alone-has-the-points-of-the-side",
                   test_who_leads_alone_has_the_points_of_the_side);

  return g_test_run ();
}
