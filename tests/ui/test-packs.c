/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gstdio.h>
#include <string.h>

#include "app/preferences/muster-preferences.h"
#include "app/plan/muster-plan-packs-group.h"
#include "app/plan/muster-plan-page.h"
#include "core/plans/muster-plan-file.h"
#include "muster-test-ui.h"
#include "store/muster-packs.h"

/* House packs in New battle, and prepared battles as files. */

static const char HOUSE[] =
  "{'format': 'muster-catalog', 'version': 1, 'ruleset': 'kings',"
  " 'pack': {'name': 'House <rules> & more', 'author': 'Ann', 'note': 'As we play.'},"
  " 'types': [{'id': 'guard', 'name': 'Palace guard', 'kind': 'regular', 'arm': 'infantry',"
  "   'models': 10, 'points': 5, 'weapon': 'modern-rifle',"
  "   'stats': {'speed': 5, 'firing': 4, 'fighting': 3, 'discipline': 2}}],"
  " 'scenarios': [{'id': 'tea', 'name': 'Tea time', 'points': [12, 12]},"
  "   {'id': 'mark', 'name': '<b>& Up', 'summary': '<b>&s', 'points': [12, 12], 'checklist': ['<b>&c'],"
  "    'deployment': {'for': 'defender', 'member': 'reserve', 'begins': {'name': '<b>&begins'},"
  "                   'waits': {'name': '<i>&waits'}}}]}";

static const char OTHER[] =
  "{'format': 'muster-catalog', 'version': 1, 'ruleset': 'hexcard', 'pack': {'name': 'For hexes'}}";

static void
write_pack (const char *name,
            const char *text)
{
  g_autofree char *folder = muster_packs_dup_default_path ();
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *json = g_strdelimit (g_strdup (text), "'", '"');

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, json, -1, NULL));
}

static void
set_up (MusterTestUi  *ui,
        gconstpointer  data)
{
  write_pack ("house.json", HOUSE);
  write_pack ("hex.json", OTHER);
  write_pack ("worn.json", "{'format': 'muster-catalog'");
  muster_test_ui_set_up (ui, data);
}

static GtkWidget *
get_page (MusterTestUi *ui)
{
  return GTK_WIDGET (muster_window_pages_get_plan_page (ui->window));
}

static MusterPlanSession *
get_session (MusterTestUi *ui)
{
  return muster_plan_page_get_session (MUSTER_PLAN_PAGE (get_page (ui)));
}

static MusterBattlePlan *
get_plan (MusterTestUi *ui)
{
  return muster_plan_session_get_plan (get_session (ui));
}

static gboolean
has_part (GtkWidget     *widget,
          gconstpointer  part)
{
  return ADW_IS_ACTION_ROW (widget) && gtk_widget_get_mapped (widget) &&
         strstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (widget)), part) != NULL;
}

/* Whether a row that is to be seen has it in what it says below its title. */
static gboolean
says (GtkWidget  *root,
      const char *part)
{
  return muster_test_ui_search (root, has_part, part) != NULL;
}

static GtkWidget *
begin (MusterTestUi *ui)
{
  gtk_widget_activate_action (GTK_WIDGET (ui->window), "win.new-battle", NULL);
  muster_test_ui_settle ();
  muster_plan_page_show_step (MUSTER_PLAN_PAGE (get_page (ui)), "rules");
  muster_test_ui_settle ();

  return muster_test_ui_find (get_page (ui), MUSTER_TYPE_PLAN_PACKS_GROUP);
}

static void
test_every_pack_of_the_rules_has_a_switch (MusterTestUi  *ui,
                                           gconstpointer  data)
{
  GtkWidget *group = begin (ui);

  g_assert_true (muster_test_ui_shows (group, "House <rules> & more"));
  g_assert_true (muster_test_ui_shows (group, "By Ann\nAs we play.\nAdds 1 unit type, 2 scenarios"));
  g_assert_true (muster_test_ui_shows (group, "worn"));
  g_assert_true (says (group, "worn.json: line 1"));
  g_assert_true (muster_test_ui_hides (group, "For hexes"));
  g_assert_true (
    gtk_switch_get_active (GTK_SWITCH (muster_test_ui_find (group, GTK_TYPE_SWITCH))));
}

/* Texts of a pack are texts, never markup: a warning of GTK would end the test. */
static void
test_texts_of_a_pack_are_shown_as_they_are (MusterTestUi  *ui,
                                            gconstpointer  data)
{
  static const char *const steps[] = { "scenario", "forces", "rules", "deploy" };

  begin (ui);
  muster_battle_plan_set_scenario (get_plan (ui),
                                   muster_battle_plan_find_scenario (get_plan (ui), "mark"));
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      muster_plan_page_show_step (MUSTER_PLAN_PAGE (get_page (ui)), steps[i]);
      muster_test_ui_settle ();
    }
  g_assert_true (muster_test_ui_has_button (get_page (ui), "<b>&begins"));
  g_assert_true (muster_test_ui_has_button (get_page (ui), "<i>&waits"));
  g_assert_true (muster_test_ui_shows (get_page (ui), "<b>&c"));
}

static void
test_a_switch_decides_and_keeps_its_place (MusterTestUi  *ui,
                                           gconstpointer  data)
{
  GtkWidget *group = begin (ui);
  GtkWidget *widget = muster_test_ui_find (group, GTK_TYPE_SWITCH);
  MusterSetup *setup;

  muster_battle_plan_set_scenario (get_plan (ui),
                                   muster_battle_plan_find_scenario (get_plan (ui), "tea"));
  gtk_switch_set_active (GTK_SWITCH (widget), FALSE);
  muster_test_ui_settle ();
  g_assert_true (muster_test_ui_find (group, GTK_TYPE_SWITCH) == widget);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (ui->window)) == widget);
  g_assert_false (muster_battle_plan_has_pack (get_plan (ui), "house"));
  g_assert_true (says (group, "“Tea time” comes from the house pack"));
  g_assert_true (g_str_has_prefix (muster_plan_session_get_obstacle (get_session (ui)),
                                   "The scenario “Tea time” comes from the house pack"));
  muster_plan_page_show_step (MUSTER_PLAN_PAGE (get_page (ui)), "scenario");
  muster_test_ui_settle ();
  g_assert_true (says (get_page (ui), "“Tea time” comes from the house pack"));

  muster_battle_plan_set_scenario (get_plan (ui),
                                   muster_battle_plan_find_scenario (get_plan (ui), "A"));
  muster_test_ui_settle ();
  muster_test_ui_click (muster_test_ui_find_id (get_page (ui), "start"));
  g_assert_true (muster_test_ui_wait_page (ui, "battle"));
  setup = muster_battle_get_setup (
    muster_battle_session_get_battle (muster_window_pages_get_session (ui->window)));
  g_assert_cmpuint (g_strv_length (setup->packs), ==, 0);
}

/* The plan is kept with a pack that is gone when it is opened again. */
static void
test_a_missing_pack_is_said_and_can_be_switched_off (MusterTestUi  *ui,
                                                     gconstpointer  data)
{
  g_autofree char *folder = muster_packs_dup_default_path ();
  g_autofree char *path = g_build_filename (folder, "house.json", NULL);
  MusterTestDir *dir = ui->dir;
  GtkWidget *group = begin (ui);
  GtkWidget *widget;

  muster_battle_plan_set_title (get_plan (ui), "Later");
  gtk_widget_activate_action (get_page (ui), "plan.close", NULL);
  g_assert_true (muster_test_ui_wait_page (ui, "battles"));
  muster_test_ui_stop (ui);
  g_assert_cmpint (g_unlink (path), ==, 0);
  muster_test_ui_start (ui, dir);
  gtk_widget_activate_action (GTK_WIDGET (ui->window), "win.open-battle", "x", (gint64) 1);
  g_assert_true (muster_test_ui_wait_page (ui, "plan"));
  muster_plan_page_show_step (MUSTER_PLAN_PAGE (get_page (ui)), "rules");
  muster_test_ui_settle ();

  group = muster_test_ui_find (get_page (ui), MUSTER_TYPE_PLAN_PACKS_GROUP);
  g_assert_true (says (group, "Put house.json into"));
  g_assert_nonnull (strstr (muster_plan_session_get_obstacle (get_session (ui)), "“house”"));
  widget = muster_test_ui_find (group, GTK_TYPE_SWITCH);
  g_assert_true (gtk_switch_get_active (GTK_SWITCH (widget)));
  gtk_switch_set_active (GTK_SWITCH (widget), FALSE);
  muster_test_ui_settle ();
  g_assert_cmpstr (muster_plan_session_get_obstacle (get_session (ui)), ==, "");
}

static void
test_a_prepared_battle_goes_out_and_comes_in (MusterTestUi  *ui,
                                              gconstpointer  data)
{
  g_autofree char *path =
    g_build_filename (muster_test_dir_get_path (ui->dir), "later.muster-battle", NULL);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  begin (ui);
  muster_battle_plan_set_title (get_plan (ui), "Later");
  muster_battle_plan_set_pack (get_plan (ui), "house", FALSE);
  before = muster_plan_write (get_plan (ui));
  gtk_widget_activate_action (get_page (ui), "plan.close", NULL);
  g_assert_true (muster_test_ui_wait_page (ui, "battles"));

  gtk_widget_activate_action (GTK_WIDGET (ui->window), "win.export-battle", "x", (gint64) 1);
  muster_test_ui_save_as (path);
  g_assert_true (muster_test_ui_shows (GTK_WIDGET (ui->window), "The battle was exported"));

  gtk_widget_activate_action (GTK_WIDGET (ui->window), "win.open-file", NULL);
  muster_test_ui_choose_files ((const char *const[]) { path, NULL });
  g_assert_true (muster_test_ui_wait_page (ui, "plan"));
  g_assert_cmpint (muster_plan_session_get_battle_id (get_session (ui)), ==, 2);
  g_assert_cmpstr (muster_battle_plan_get_title (get_plan (ui)), ==, "Later (2)");
  muster_battle_plan_set_title (get_plan (ui), "Later");
  after = muster_plan_write (get_plan (ui));
  g_assert_cmpstr (after, ==, before);
}

/* Nothing new is offered with it, and what was begun with it is played on. */
static void
test_a_pack_that_is_off_is_not_offered (MusterTestUi  *ui,
                                        gconstpointer  data)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);
  MusterTestDir *dir = ui->dir;
  GtkWidget *preferences, *row, *toggle;

  begin (ui);
  muster_battle_plan_set_scenario (get_plan (ui), muster_battle_plan_find_scenario (get_plan (ui), "tea"));
  muster_test_ui_settle ();
  muster_test_ui_click (muster_test_ui_find_id (get_page (ui), "start"));
  g_assert_true (muster_test_ui_wait_page (ui, "battle"));

  g_action_group_activate_action (G_ACTION_GROUP (ui->application), "preferences", NULL);
  preferences = muster_test_ui_find_window (MUSTER_TYPE_PREFERENCES);
  row = muster_test_ui_find_row (preferences, ADW_TYPE_ACTION_ROW, "House <rules> & more");
  toggle = muster_test_ui_find (row, GTK_TYPE_SWITCH);
  gtk_switch_set_active (GTK_SWITCH (toggle), FALSE);
  g_assert_nonnull (strstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), "next start"));
  g_assert_true (says (preferences, "worn.json: line 1"));
  gtk_window_close (GTK_WINDOW (preferences));

  muster_test_ui_stop (ui);
  muster_test_ui_start (ui, dir);
  g_assert_true (muster_test_ui_hides (begin (ui), "House <rules> & more"));
  g_assert_null (muster_battle_plan_find_scenario (get_plan (ui), "tea"));
  gtk_widget_activate_action (GTK_WIDGET (ui->window), "win.open-battle", "x", (gint64) 1);
  g_assert_true (muster_test_ui_wait_page (ui, "battle"));
  g_assert_cmpstr (muster_battle_get_setup (muster_test_ui_get_battle (ui))->scenario->name, ==, "Tea time");
  g_settings_reset (settings, "packs-off");
}

#define ADD(name, function) \
  g_test_add ("/packs/" name, MusterTestUi, NULL, set_up, function, muster_test_ui_tear_down)

int
main (int   argc,
      char *argv[])
{
  muster_test_ui_init (&argc, &argv);

  ADD ("every-pack-of-the-rules-has-a-switch", test_every_pack_of_the_rules_has_a_switch);
  ADD ("texts-of-a-pack-are-shown-as-they-are", test_texts_of_a_pack_are_shown_as_they_are);
  ADD ("a-switch-decides-and-keeps-its-place", test_a_switch_decides_and_keeps_its_place);
  ADD ("a-missing-pack-is-said-and-can-be-switched-off",
       test_a_missing_pack_is_said_and_can_be_switched_off);
  ADD ("a-pack-that-is-off-is-not-offered", test_a_pack_that_is_off_is_not_offered);
  ADD ("a-prepared-battle-goes-out-and-comes-in", test_a_prepared_battle_goes_out_and_comes_in);

  return g_test_run ();
}
