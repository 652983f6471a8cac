/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/battle/muster-battle-page.h"
#include "app/plan/muster-plan-dice-card.h"
#include "app/plan/muster-plan-page.h"
#include "app/widgets/muster-map-view.h"
#include "core/battle/muster-battle-colours.h"
#include "core/plans/muster-plan-deployment.h"
#include "muster-test-ui.h"

#define NARROW 360

static GtkWidget *
get_page (MusterTestUi *ui)
{
  return GTK_WIDGET (muster_window_pages_get_plan_page (ui->window));
}

static MusterBattlePlan *
get_plan (MusterTestUi *ui)
{
  return muster_plan_session_get_plan (muster_plan_page_get_session (MUSTER_PLAN_PAGE (get_page (ui))));
}

static void
begin (MusterTestUi *ui,
       const char   *ruleset)
{
  gtk_widget_activate_action (GTK_WIDGET (ui->window), "win.new-battle", NULL);
  muster_test_ui_settle ();
  g_assert_nonnull (get_page (ui));
  if (g_str_equal (muster_ruleset_get_id (muster_battle_plan_get_ruleset (get_plan (ui))), ruleset))
    return;

  muster_battle_plan_set_ruleset (
    get_plan (ui),
    muster_library_find_ruleset (muster_battle_plan_get_library (get_plan (ui)), ruleset));
  muster_battle_plan_fill_sides (get_plan (ui));
  muster_test_ui_settle ();
}

static void
click (MusterTestUi *ui,
       const char   *label)
{
  muster_test_ui_click (muster_test_ui_find_button (get_page (ui), label));
}

static gboolean
is_fighting (MusterTestUi *ui)
{
  return muster_test_ui_wait_page (ui, "battle") && muster_window_pages_get_session (ui->window) != NULL;
}

static void
test_the_defaults_all_through (MusterTestUi  *ui,
                               gconstpointer  data)
{
  begin (ui, data);
  for (int i = 0; i < 3; i++)
    click (ui, "Next");
  g_assert_true (muster_test_ui_shows (get_page (ui), "Ready to begin"));
  click (ui, "Start the Battle");
  g_assert_true (is_fighting (ui));
}

static gboolean
is_chooser (GtkWidget     *widget,
            gconstpointer  data)
{
  return GTK_IS_DROP_DOWN (widget) && gtk_widget_get_mapped (widget) &&
         g_strcmp0 (gtk_widget_get_tooltip_text (widget), data) == 0;
}

static gboolean
has_list_as_wide (gpointer data)
{
  GtkWidget *row = gtk_widget_get_ancestor (data, GTK_TYPE_LIST_BOX_ROW);
  GtkWidget *list = muster_test_ui_find (data, GTK_TYPE_LIST_VIEW);

  return list != NULL && gtk_widget_get_mapped (list) &&
         gtk_widget_get_width (gtk_widget_get_ancestor (list, GTK_TYPE_POPOVER)) >=
           gtk_widget_get_width (row);
}

/* Names of forces have room in the list, which opens from a narrow button. */
static void
test_forces_are_chosen_from_a_wide_list (MusterTestUi  *ui,
                                         gconstpointer  data)
{
  GtkWidget *chooser;

  begin (ui, data);
  click (ui, "Next");
  chooser = muster_test_ui_search (get_page (ui), is_chooser, "Choose another force");
  g_assert_nonnull (chooser);
  g_assert_cmpint (gtk_widget_get_width (chooser), <,
                   gtk_widget_get_width (gtk_widget_get_ancestor (chooser, GTK_TYPE_LIST_BOX_ROW)) / 2);
  g_signal_emit_by_name (chooser, "activate");
  g_assert_true (muster_test_wait_until (has_list_as_wide, chooser, MUSTER_TEST_PATIENCE));
}

static void
test_every_step_can_be_skipped (MusterTestUi  *ui,
                                gconstpointer  data)
{
  begin (ui, data);
  click (ui, "Start the Battle");
  g_assert_true (is_fighting (ui));
}

/* With nothing but Ctrl+N and Enter. */
static void
test_enter_leads_to_a_battle (MusterTestUi  *ui,
                              gconstpointer  data)
{
  begin (ui, data);
  for (int i = 0; i < 4; i++)
    {
      GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (ui->window));

      g_assert_nonnull (focus);
      g_assert_true (GTK_IS_BUTTON (focus));
      g_assert_true (gtk_widget_activate (focus));
      /* A button that is pressed by a key stays down for a moment. */
      for (int j = 0; j < 10; j++)
        muster_test_ui_settle ();
    }
  g_assert_true (is_fighting (ui));
}

static void
test_without_units_nothing_begins (MusterTestUi  *ui,
                                   gconstpointer  data)
{
  MusterPlanSide *side;

  begin (ui, "kings");
  side = muster_battle_plan_get_side (get_plan (ui), 0);
  while (muster_plan_side_get_n_forces (side) > 0)
    muster_plan_side_remove_force (side, 0);
  muster_plan_page_show_step (MUSTER_PLAN_PAGE (get_page (ui)), "deploy");
  muster_test_ui_settle ();
  g_assert_true (muster_test_ui_shows (get_page (ui), "It cannot begin yet"));
  g_assert_false (gtk_widget_get_sensitive (
    muster_test_ui_find_id (get_page (ui), "start")));
  g_assert_true (gtk_widget_activate_action (get_page (ui), "plan.start", NULL));
  muster_test_ui_settle ();
  g_assert_cmpstr (muster_window_get_page (ui->window), ==, "plan");
}

/* An escort of 6 to 10 points, and the others wait: who is asked, counted and warned of. */
static void
test_escort_and_relief (MusterTestUi  *ui,
                        gconstpointer  data)
{
  MusterPlanSide *side;
  int reserve;
  guint n_reserves = 0;

  begin (ui, "kings");
  muster_battle_plan_set_scenario (
    get_plan (ui), muster_catalog_find_scenario (muster_battle_plan_get_catalog (get_plan (ui)), "H"));
  side = muster_battle_plan_get_side (get_plan (ui), 1);
  g_assert_cmpint (muster_plan_side_get_role (side), ==, MUSTER_ROLE_DEFENDER);
  muster_plan_page_show_step (MUSTER_PLAN_PAGE (get_page (ui)), "deploy");
  muster_test_ui_settle ();
  g_assert_true (muster_test_ui_shows (get_page (ui), "Ready to begin, but have a look"));
  g_assert_true (muster_test_ui_hides (get_page (ui), "Ready to begin"));
  g_assert_true (muster_test_ui_has_button (get_page (ui), "Escort"));
  g_assert_true (muster_test_ui_has_button (get_page (ui), "Relief"));

  click (ui, "Propose");
  g_assert_true (muster_test_ui_shows (get_page (ui), "Ready to begin"));
  g_assert_cmpint (muster_plan_count_deployed (get_plan (ui), side, FALSE), <=, 10);

  click (ui, "Start the Battle");
  g_assert_true (is_fighting (ui));
  reserve = muster_ruleset_get_rules (muster_battle_get_ruleset (muster_test_ui_get_battle (ui)))
              ->reserve_fate;
  for (int i = 0; i < muster_battle_get_state (muster_test_ui_get_battle (ui))->n_units; i++)
    n_reserves += muster_battle_get_state (muster_test_ui_get_battle (ui))->units[i].fate == reserve;
  g_assert_cmpuint (n_reserves, >, 0);
}

/* Everybody begins where nothing else is said. */
static void
test_nobody_waits_elsewhere (MusterTestUi  *ui,
                             gconstpointer  data)
{
  begin (ui, "kings");
  muster_plan_page_show_step (MUSTER_PLAN_PAGE (get_page (ui)), "deploy");
  muster_test_ui_settle ();
  g_assert_false (muster_test_ui_has_button (get_page (ui), "Propose"));
}

static void
test_a_scenario_is_rolled_with_typed_dice (MusterTestUi  *ui,
                                           gconstpointer  data)
{
  GtkWidget *card;

  begin (ui, "kings");
  card = muster_test_ui_find (get_page (ui), MUSTER_TYPE_PLAN_DICE_CARD);
  muster_test_ui_click (muster_test_ui_find_button (card, "Type in the Dice"));
  g_assert_true (muster_test_ui_shows (card, "2 dice, read one after the other: the scenario"));
  muster_test_ui_press (card, "36");
  g_assert_cmpstr (muster_battle_plan_get_scenario (get_plan (ui))->id, ==, "D");
  g_assert_true (muster_test_ui_shows (get_page (ui), "Areas scouted"));
}

/* Typed, pointed at or thrown, in any mixture, as it is everywhere. */
static void
test_dice_are_pointed_at_or_thrown (MusterTestUi  *ui,
                                    gconstpointer  data)
{
  GtkWidget *card;

  begin (ui, "kings");
  card = muster_test_ui_find (get_page (ui), MUSTER_TYPE_PLAN_DICE_CARD);
  g_assert_true (muster_test_ui_has_button (card, "Roll"));
  muster_test_ui_click (muster_test_ui_find_button (card, "Type in the Dice"));
  g_assert_false (muster_test_ui_has_button (card, "Roll the Rest"));
  muster_test_ui_click (muster_test_ui_find_button (card, "3"));
  muster_test_ui_click (muster_test_ui_find_button (card, "6"));
  g_assert_cmpstr (muster_battle_plan_get_scenario (get_plan (ui))->id, ==, "D");
  g_assert_true (muster_test_ui_has_button (card, "Type in the Dice"));

  muster_test_ui_click (muster_test_ui_find_button (card, "Type in the Dice"));
  muster_test_ui_press (card, "1");
  muster_test_ui_click (muster_test_ui_find_button (card, "Roll 1"));
  g_assert_cmpstr (muster_battle_plan_get_scenario (get_plan (ui))->id, <, "E");
  g_assert_true (muster_test_ui_has_button (card, "Type in the Dice"));
}

static void
test_two_players_lead_a_side (MusterTestUi  *ui,
                              gconstpointer  data)
{
  MusterPlanSide *side;
  MusterSetup *setup;

  begin (ui, "kings");
  click (ui, "Next");
  side = muster_battle_plan_get_side (get_plan (ui), 0);
  muster_plan_side_add_player (side, NULL, "Ann");
  muster_plan_side_add_player (side, NULL, "Bob");
  muster_test_ui_settle ();
  g_assert_true (muster_test_ui_shows (get_page (ui), "Player 2"));
  g_assert_cmpstr (muster_plan_session_get_obstacle (
                     muster_plan_page_get_session (MUSTER_PLAN_PAGE (get_page (ui)))), ==, "");
  click (ui, "Start the Battle");
  g_assert_true (is_fighting (ui));
  setup = muster_battle_get_setup (
    muster_battle_session_get_battle (muster_window_pages_get_session (ui->window)));
  g_assert_cmpuint (setup->n_players, ==, 2);
  g_assert_cmpstr (setup->players[1].name, ==, "Bob");
}

static gboolean
is_seen_row (GtkWidget     *widget,
             gconstpointer  title)
{
  return ADW_IS_PREFERENCES_ROW (widget) && gtk_widget_get_mapped (widget) &&
         g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title);
}

static GtkWidget *
find_row (GtkWidget  *root,
          const char *title)
{
  return muster_test_ui_search (root, is_seen_row, title);
}

static void
test_no_turn_limit_is_said_in_a_word (MusterTestUi  *ui,
                                      gconstpointer  data)
{
  GtkWidget *spin, *check;

  begin (ui, "kings");
  muster_plan_page_show_step (MUSTER_PLAN_PAGE (get_page (ui)), "rules");
  muster_test_ui_settle ();
  check = muster_test_ui_find (find_row (get_page (ui), "Turn limit"), GTK_TYPE_CHECK_BUTTON);
  spin = muster_test_ui_find (find_row (get_page (ui), "Turn limit"), GTK_TYPE_SPIN_BUTTON);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (spin)), ==, "none");
  gtk_editable_set_text (GTK_EDITABLE (spin), "6");
  gtk_spin_button_update (GTK_SPIN_BUTTON (spin));
  muster_test_ui_settle ();
  g_assert_cmpint (muster_members_get_int (muster_battle_plan_get_settings (get_plan (ui)),
                                           "turn-limit", 0), ==, 6);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), FALSE);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (spin)), ==, "none");
  g_assert_cmpint (muster_members_get_int (muster_battle_plan_get_settings (get_plan (ui)),
                                           "turn-limit", 0), ==, 0);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), TRUE);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (spin)), ==, "6");
}

/* What is chosen is never cut where there is room for it. */
static void
test_the_rules_are_named_in_full (MusterTestUi  *ui,
                                  gconstpointer  data)
{
  begin (ui, "kings");
  g_assert_true (muster_test_ui_shows (get_page (ui), "The Men Who Would Be Kings"));
  g_assert_false (muster_test_ui_is_cut (find_row (get_page (ui), "Rules")));
}

static void
test_the_program_plays_a_side (MusterTestUi  *ui,
                               gconstpointer  data)
{
  GtkWidget *row;
  MusterSetup *setup;

  begin (ui, "kings");
  click (ui, "Next");
  g_assert_true (muster_test_ui_shows (get_page (ui), "Played by Mr Babbage"));
  row = find_row (get_page (ui), "Played by Mr Babbage");
  g_assert_nonnull (row);
  gtk_switch_set_active (GTK_SWITCH (muster_test_ui_find (row, GTK_TYPE_SWITCH)), TRUE);
  muster_test_ui_settle ();
  click (ui, "Start the Battle");
  g_assert_true (is_fighting (ui));
  setup = muster_battle_get_setup (
    muster_battle_session_get_battle (muster_window_pages_get_session (ui->window)));
  g_assert_cmpint (setup->sides[0].members[0].number, ==, 1);
}

/* Chosen where the forces are; the battle begins with it. */
static void
test_a_side_has_the_colour_that_is_chosen (MusterTestUi  *ui,
                                           gconstpointer  data)
{
  GtkWidget *row, *badge;

  begin (ui, "kings");
  click (ui, "Next");
  row = muster_test_ui_find_row (get_page (ui), ADW_TYPE_ACTION_ROW, "Colour");
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==, "Red");
  badge = muster_test_ui_find (row, GTK_TYPE_MENU_BUTTON);
  g_assert_true (gtk_widget_activate_action (badge, "side.set-colour", "s", "teal"));
  muster_test_ui_settle ();
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==, "Teal");
  g_assert_nonnull (strstr (gtk_widget_get_tooltip_text (badge), "Teal"));

  click (ui, "Start the Battle");
  g_assert_true (is_fighting (ui));
  g_assert_cmpstr (muster_battle_get_colour (muster_test_ui_get_battle (ui), 0)->id, ==, "teal");
}

static void
test_it_is_kept_and_begun_another_day (MusterTestUi  *ui,
                                       gconstpointer  data)
{
  MusterTestDir *dir;

  begin (ui, "kings");
  muster_battle_plan_set_title (get_plan (ui), "Another day");
  gtk_widget_activate_action (get_page (ui), "plan.close", NULL);
  g_assert_true (muster_test_ui_wait_page (ui, "battles"));
  g_assert_true (muster_test_ui_shows (GTK_WIDGET (ui->window), "Another day"));

  /* The program ends, and is started again. */
  dir = ui->dir;
  muster_test_ui_stop (ui);
  muster_test_ui_start (ui, dir);
  gtk_widget_activate_action (GTK_WIDGET (ui->window), "win.open-battle", "x", (gint64) 1);
  g_assert_true (muster_test_ui_wait_page (ui, "plan"));
  g_assert_cmpstr (muster_battle_plan_get_title (get_plan (ui)), ==, "Another day");
  click (ui, "Start the Battle");
  g_assert_true (is_fighting (ui));
}

static void
test_a_rematch_swaps_the_sides (MusterTestUi  *ui,
                                gconstpointer  data)
{
  gtk_widget_activate_action (GTK_WIDGET (ui->window), "win.new-sample", "s", "skirmish-at-the-ford");
  g_assert_true (is_fighting (ui));
  gtk_widget_activate_action (GTK_WIDGET (ui->window), "win.rematch-battle", "x", (gint64) 0);
  g_assert_true (muster_test_ui_wait_page (ui, "plan"));
  g_assert_cmpint (muster_plan_side_get_role (muster_battle_plan_get_side (get_plan (ui), 0)), ==,
                   MUSTER_ROLE_DEFENDER);
  click (ui, "Start the Battle");
  g_assert_true (is_fighting (ui));
}

static void
test_every_step_is_narrow_enough (MusterTestUi  *ui,
                                  gconstpointer  data)
{
  static const char *const steps[] = { "scenario", "forces", "rules", "deploy" };

  begin (ui, data);
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      int minimum;

      muster_plan_page_show_step (MUSTER_PLAN_PAGE (get_page (ui)), steps[i]);
      muster_test_ui_settle ();
      gtk_widget_measure (get_page (ui), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
      g_test_message ("%s: %d", steps[i], minimum);
      g_assert_cmpint (minimum, <=, NARROW);
    }
}

static gboolean
is_label (GtkWidget     *widget,
          gconstpointer  text)
{
  return GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text);
}

static int
get_least_width (GtkWidget *widget,
                 int       *natural)
{
  int minimum;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, natural, NULL, NULL);
  return minimum;
}

static int
get_height (GtkWidget *widget,
            int        width)
{
  int height;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  return height;
}

/* Where it is narrow, buttons go below each other before a title is cut, and names keep their words whole. */
static void
test_words_are_whole_where_it_is_narrow (MusterTestUi  *ui,
                                         gconstpointer  data)
{
  g_autoptr (PangoLayout) layout = NULL;
  GtkWidget *row, *label;
  int natural, width;

  begin (ui, "kings");
  row = find_row (get_page (ui), "Rules");
  g_assert_cmpint (get_height (row, 160), >, get_height (row, 600));

  muster_plan_page_show_step (MUSTER_PLAN_PAGE (get_page (ui)), "forces");
  muster_test_ui_settle ();
  row = muster_test_ui_find_button (find_row (get_page (ui), "Role"), "Attacker");
  g_assert_cmpint (get_least_width (gtk_widget_get_parent (row), &natural), <, natural * 3 / 4);

  muster_plan_page_show_step (MUSTER_PLAN_PAGE (get_page (ui)), "rules");
  muster_test_ui_settle ();
  row = find_row (get_page (ui), "Sides that wait for the whites of their eyes");
  label = muster_test_ui_search (row, is_label, "British in the Sudan");
  g_assert_nonnull (label);
  layout = gtk_widget_create_pango_layout (label, "British");
  pango_layout_get_pixel_size (layout, &width, NULL);
  g_assert_cmpint (get_least_width (label, &natural), >=, width);
}

/* Who begins and who waits is asked in a narrow window, too, and with large text. */
static void
test_deployments_are_narrow_enough (MusterTestUi  *ui,
                                    gconstpointer  data)
{
  static const char *const scenarios[] = { "B", "D", "H" };
  GtkSettings *settings = gtk_settings_get_default ();
  int usual;

  begin (ui, "kings");
  muster_plan_page_show_step (MUSTER_PLAN_PAGE (get_page (ui)), "deploy");
  g_object_get (settings, "gtk-xft-dpi", &usual, NULL);
  for (guint i = 0; i < 2 * G_N_ELEMENTS (scenarios); i++)
    {
      int minimum;

      g_object_set (settings, "gtk-xft-dpi", i % 2 == 0 ? usual : 3 * usual / 2, NULL);
      muster_battle_plan_set_scenario (
        get_plan (ui),
        muster_catalog_find_scenario (muster_battle_plan_get_catalog (get_plan (ui)), scenarios[i / 2]));
      muster_test_ui_settle ();
      g_assert_true (muster_test_ui_has_button (get_page (ui), "Propose"));
      gtk_widget_measure (get_page (ui), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
      g_test_message ("%s: %d", scenarios[i / 2], minimum);
      g_assert_cmpint (minimum, <=, NARROW);
    }
  g_object_set (settings, "gtk-xft-dpi", usual, NULL);
}

static void
test_the_map_follows_the_table (MusterTestUi  *ui,
                                gconstpointer  data)
{
  GtkWidget *map;
  int before, after;

  begin (ui, "kings");
  map = muster_test_ui_find (get_page (ui), MUSTER_TYPE_MAP_VIEW);
  gtk_widget_measure (map, GTK_ORIENTATION_VERTICAL, 400, NULL, &before, NULL, NULL);
  muster_battle_plan_set_table (get_plan (ui), 96, 48);
  gtk_widget_measure (map, GTK_ORIENTATION_VERTICAL, 400, NULL, &after, NULL, NULL);
  g_assert_cmpint (after, <, before);

  /* With large text a page is wider than the map would be. */
  gtk_widget_measure (map, GTK_ORIENTATION_VERTICAL, -1, &before, &after, NULL, NULL);
  g_assert_cmpint (before, <, after);
  gtk_widget_measure (map, GTK_ORIENTATION_VERTICAL, 900, &before, NULL, NULL, NULL);
  g_assert_cmpint (before, <=, after);
}

#define ADD(name, data, function)                                                           \
  g_test_add ("/plan-page/" name, MusterTestUi, data, muster_test_ui_set_up, function,          \
              muster_test_ui_tear_down)

/* Text of one and a half of its usual size, as in the settings of a desktop. */
static void
test_a_battle_is_prepared_with_large_text (MusterTestUi  *ui,
                                           gconstpointer  data)
{
  static const char *const steps[] = { "the scenario", "the forces", "the rules", "the deployment" };
  static const struct
  {
    int dpi;
    int width;
  } sizes[] = { { 144, NARROW }, { 192, 600 } };
  GtkSettings *settings = gtk_settings_get_default ();
  GtkWidget *page;
  int usual;

  g_object_get (settings, "gtk-xft-dpi", &usual, NULL);
  muster_test_ui_activate (ui, "win.new-battle", NULL);
  g_assert_true (muster_test_ui_wait_page (ui, "plan"));
  page = GTK_WIDGET (muster_window_pages_get_plan_page (ui->window));
  for (guint i = 0; i < 2 * G_N_ELEMENTS (steps); i++)
    {
      int minimum;

      g_object_set (settings, "gtk-xft-dpi", sizes[i % 2].dpi * PANGO_SCALE, NULL);
      if (i > 0 && i % 2 == 0)
        muster_test_ui_click (muster_test_ui_find_id (page, "next"));
      muster_test_ui_settle ();
      gtk_widget_measure (page, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
      g_test_message ("%s: %d", steps[i / 2], minimum);
      g_assert_cmpint (minimum, <=, sizes[i % 2].width);
    }
  g_object_set (settings, "gtk-xft-dpi", usual, NULL);
}

/* One tap, and both armies stand there, with the battle's name. */
static void
test_a_past_battle_is_set_up_in_one_tap (MusterTestUi  *ui,
                                         gconstpointer  data)
{
  GtkWidget *row;

  begin (ui, "magdala");
  row = find_row (get_page (ui), "Suakin, 1885");
  g_assert_nonnull (row);
  g_signal_emit_by_name (row, "activated");
  muster_test_ui_settle ();
  g_assert_cmpstr (muster_battle_plan_get_title (get_plan (ui)), ==, "Suakin");
  muster_plan_page_show_step (MUSTER_PLAN_PAGE (get_page (ui)), "deploy");
  muster_test_ui_settle ();
  row = find_row (get_page (ui), "Name of the Battle");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (row)), ==, "Suakin");
  click (ui, "Start the Battle");
  g_assert_true (is_fighting (ui));
  g_assert_cmpint (muster_battle_get_state (muster_test_ui_get_battle (ui))->n_units, ==, 9 + 12);
}

int
main (int   argc,
      char *argv[])
{
  muster_test_ui_init (&argc, &argv);

  ADD ("a-battle-is-prepared-with-large-text", NULL, test_a_battle_is_prepared_with_large_text);
  ADD ("forces-are-chosen-from-a-wide-list", "kings", test_forces_are_chosen_from_a_wide_list);
  ADD ("kings/the-defaults-all-through", "kings", test_the_defaults_all_through);
  ADD ("hexcard/the-defaults-all-through", "hexcard", test_the_defaults_all_through);
  ADD ("kings/every-step-can-be-skipped", "kings", test_every_step_can_be_skipped);
  ADD ("hexcard/every-step-can-be-skipped", "hexcard", test_every_step_can_be_skipped);
  ADD ("kings/enter-leads-to-a-battle", "kings", test_enter_leads_to_a_battle);
  ADD ("hexcard/enter-leads-to-a-battle", "hexcard", test_enter_leads_to_a_battle);
  ADD ("without-units-nothing-begins", NULL, test_without_units_nothing_begins);
  ADD ("no-turn-limit-is-said-in-a-word", NULL, test_no_turn_limit_is_said_in_a_word);
  ADD ("the-rules-are-named-in-full", NULL, test_the_rules_are_named_in_full);
  ADD ("dice-are-pointed-at-or-thrown", NULL, test_dice_are_pointed_at_or_thrown);
  ADD ("a-scenario-is-rolled-with-typed-dice", NULL, test_a_scenario_is_rolled_with_typed_dice);
  ADD ("escort-and-relief", NULL, test_escort_and_relief);
  ADD ("deployments-are-narrow-enough", NULL, test_deployments_are_narrow_enough);
  ADD ("nobody-waits-elsewhere", NULL, test_nobody_waits_elsewhere);
  ADD ("two-players-lead-a-side", NULL, test_two_players_lead_a_side);
  ADD ("the-program-plays-a-side", NULL, test_the_program_plays_a_side);
  ADD ("a-side-has-the-colour-that-is-chosen", NULL, test_a_side_has_the_colour_that_is_chosen);
  ADD ("it-is-kept-and-begun-another-day", NULL, test_it_is_kept_and_begun_another_day);
  ADD ("a-rematch-swaps-the-sides", NULL, test_a_rematch_swaps_the_sides);
  ADD ("kings/every-step-is-narrow-enough", "kings", test_every_step_is_narrow_enough);
  ADD ("hexcard/every-step-is-narrow-enough", "hexcard", test_every_step_is_narrow_enough);
  ADD ("words-are-whole-where-it-is-narrow", NULL, test_words_are_whole_where_it_is_narrow);
  ADD ("magdala/every-step-is-narrow-enough", "magdala", test_every_step_is_narrow_enough);
  ADD ("magdala/a-past-battle-is-set-up-in-one-tap", NULL, test_a_past_battle_is_set_up_in_one_tap);
  ADD ("the-map-follows-the-table", NULL, test_the_map_follows_the_table);

  return g_test_run ();
}
