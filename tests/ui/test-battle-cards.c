/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/battle/muster-battle-page.h"
#include "app/battle/muster-log-row.h"
#include "app/battle/muster-unit-card.h"
#include "app/models/battle/muster-battle-leaving.h"
#include "app/models/battle/muster-battle-summary.h"
#include "app/widgets/muster-figure-strip.h"
#include "app/widgets/muster-line-box.h"
#include "core/battle/muster-battle-colours.h"
#include "muster-test-ui.h"

#include <string.h>

/* What is seen from across the table: colours, figures, pills; and what a unit can do besides its orders. */

static gboolean
is_card_of (GtkWidget     *widget,
            gconstpointer  id)
{
  MusterUnitItem *item =
    MUSTER_IS_UNIT_CARD (widget) ? muster_unit_card_get_item (MUSTER_UNIT_CARD (widget)) : NULL;

  return item != NULL && g_str_equal (muster_unit_item_get_id (item), id);
}

static GtkWidget *
find_card (MusterTestUi *ui,
           const char   *id)
{
  GtkWidget *card = muster_test_ui_search (muster_test_ui_get_battle_page (ui), is_card_of, id);

  g_assert_nonnull (card);
  return card;
}

static int
get_figure (MusterTestUi *ui,
            const char   *id)
{
  int figure;

  g_object_get (muster_test_ui_find (find_card (ui, id), MUSTER_TYPE_FIGURE_STRIP), "figure", &figure, NULL);
  return figure;
}

static void
test_sides_have_colours (MusterTestUi  *ui,
                         gconstpointer  data)
{
  muster_test_ui_open_case (ui, "r1 regular-infantry\nb1 tribal-infantry", NULL);
  g_assert_true (gtk_widget_has_css_class (find_card (ui, "r1"), "side-red"));
  g_assert_true (gtk_widget_has_css_class (find_card (ui, "b1"), "side-blue"));
  /* Never by colour alone. */
  g_assert_true (muster_test_ui_says (ui, "R"));
  g_assert_true (muster_test_ui_says (ui, "B"));
}

static void
test_a_colour_can_be_chosen (MusterTestUi  *ui,
                             gconstpointer  data)
{
  muster_test_ui_open_case (ui, "r1 regular-infantry\nb1 tribal-infantry", NULL);
  gtk_widget_activate_action (muster_test_ui_get_battle_page (ui), "battle.set-colour", "(us)", 0, "teal");
  muster_test_ui_settle ();
  g_assert_true (gtk_widget_has_css_class (find_card (ui, "r1"), "side-teal"));
  g_assert_false (gtk_widget_has_css_class (find_card (ui, "r1"), "side-red"));
  g_assert_cmpstr (muster_battle_get_colour (muster_test_ui_get_battle (ui), 0)->id, ==, "teal");
}

static void
test_figures_are_drawn_by_arm (MusterTestUi  *ui,
                               gconstpointer  data)
{
  muster_test_ui_open_case (ui, "r1 regular-infantry\nr2 regular-cavalry\nr3 crewed-weapon\n"
                            "b1 tribal-infantry", NULL);
  g_assert_cmpint (get_figure (ui, "r1"), ==, MUSTER_FIGURE_FOOT);
  g_assert_cmpint (get_figure (ui, "r2"), ==, MUSTER_FIGURE_HORSE);
  g_assert_cmpint (get_figure (ui, "r3"), ==, MUSTER_FIGURE_GUN);
}

#define RIDERS(rules, first, type, marker) \
  "{\"format\": \"muster-battle\", \"version\": 1, " rules ", \"sides\": [" \
  "{\"id\": \"red\", \"name\": \"Red\", \"units\": [" \
  "{\"id\": \"r0\", \"type\": " first "}, {\"id\": \"r1\", \"type\": " type "}]}," \
  "{\"id\": \"blue\", \"name\": \"Blue\", \"units\": [" \
  "{\"id\": \"b0\", \"type\": " first "}, {\"id\": \"b1\", \"type\": " type "}]}]," \
  "\"log\": [{\"order\": \"set\", \"params\": {\"unit\": \"r1\", " marker "}}]}"

static const char kommando[] = RIDERS ("\"ruleset\": \"magdala\"", "\"regular-infantry\"", "\"kommando\"",
                                       "\"field\": \"mounted\", \"value\": 0");
static const char dragoons[] =
  RIDERS ("\"ruleset\": \"toysoldier\", \"optional_rules\": [\"skirmishing-cavalry\"]", "\"general\"",
          "\"light-cavalry\", \"options\": [\"dismounts\"]", "\"field\": \"dismounted\", \"value\": 1");

static void
test_who_has_dismounted_is_on_foot (MusterTestUi  *ui,
                                    gconstpointer  document)
{
  muster_test_ui_open_battle (ui, document);
  g_assert_cmpint (get_figure (ui, "b1"), ==, MUSTER_FIGURE_HORSE);
  g_assert_cmpint (get_figure (ui, "r1"), ==, MUSTER_FIGURE_FOOT);
  gtk_widget_activate_action (muster_test_ui_get_battle_page (ui), "battle.undo", NULL);
  muster_test_ui_settle ();
  g_assert_cmpint (get_figure (ui, "r1"), ==, MUSTER_FIGURE_HORSE);
}

/* The label of a card that stands above its figures. */
static gboolean
is_above (GtkWidget     *widget,
          gconstpointer  figures)
{
  return GTK_IS_LABEL (widget) && gtk_label_get_wrap (GTK_LABEL (widget)) &&
         pango_layout_get_line_count (gtk_label_get_layout (GTK_LABEL (widget))) > 1;
}

/* However many lines a name has, and beside whatever it stands, the figures are below it. */
static void
test_a_long_name_is_not_drawn_over (MusterTestUi  *ui,
                                    gconstpointer  data)
{
  guint n_long = 0;
  GListModel *units;

  muster_test_ui_open_sample (ui, "cowpens");
  units = muster_battle_get_units (muster_test_ui_get_battle (ui));
  for (guint i = 0; i < g_list_model_get_n_items (units); i++)
    {
      g_autoptr (MusterUnitItem) item = g_list_model_get_item (units, i);
      GtkWidget *card = muster_test_ui_search (muster_test_ui_get_battle_page (ui), is_card_of,
                                               muster_unit_item_get_id (item));
      GtkWidget *figures = card != NULL ? muster_test_ui_find (card, MUSTER_TYPE_FIGURE_STRIP) : NULL;
      GtkWidget *name = card != NULL ? muster_test_ui_search (card, is_above, figures) : NULL;
      graphene_rect_t above, below;

      if (name == NULL)
        continue;
      n_long++;
      g_assert_true (gtk_widget_compute_bounds (name, card, &above));
      g_assert_true (gtk_widget_compute_bounds (figures, card, &below));
      g_assert_cmpfloat (above.origin.y, >=, 0.0f);
      g_assert_cmpfloat (above.origin.y + above.size.height, <=, below.origin.y);
    }
  g_assert_cmpuint (n_long, >, 0);
}

/* A box that had no lines for a while is as high as those it has now. */
static void
test_lines_have_their_height (MusterTestUi  *ui,
                              gconstpointer  data)
{
  static const char *const lines[] = { "A line that is much too long for the little room that it has", NULL };
  GtkWidget *box = g_object_ref_sink (g_object_new (MUSTER_TYPE_LINE_BOX, NULL));

  g_assert_cmpint (gtk_widget_get_request_mode (box), ==, GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH);
  muster_line_box_set_lines (MUSTER_LINE_BOX (box), lines);
  g_assert_cmpint (gtk_widget_get_request_mode (box), ==, GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH);
  g_object_unref (box);
}

static void
test_a_lost_leader_is_a_pill (MusterTestUi  *ui,
                              gconstpointer  data)
{
  muster_test_ui_open_case (ui, "r1 regular-infantry\nr2 regular-infantry\nb1 tribal-infantry",
                            "set unit=r1 field=leader value=casualty");
  g_assert_true (muster_test_ui_shows (find_card (ui, "r1"), "Leaderless"));
  g_assert_true (muster_test_ui_hides (find_card (ui, "r2"), "Leaderless"));
}

static void
test_a_formation_that_was_lost_is_not_ticked (MusterTestUi  *ui,
                                              gconstpointer  data)
{
  muster_test_ui_open_case (ui, "r1 regular-infantry\nb1 tribal-infantry",
                            "form-close-order r1 | action 6 6");
  g_assert_true (muster_test_ui_hides (find_card (ui, "r1"), "✓ Acted"));
  muster_test_ui_open_case (ui, "r1 regular-infantry\nb1 tribal-infantry",
                            "form-close-order r1 | action 6 6\nset unit=r1 field=close-order value=0");
  g_assert_true (muster_test_ui_shows (find_card (ui, "r1"), "✓ Acted"));
}

/* Two rolls for the same are told apart, and the dice stand there once: as pills, or in the steps. */
static void
test_the_log_tells_dice_once (MusterTestUi  *ui,
                              gconstpointer  data)
{
  GtkWidget *row, *details;
  g_autoptr (MusterBattleLog) log = NULL;
  g_autofree char *summary = NULL;
  g_autofree char *steps = NULL;

  muster_test_ui_open_case (ui, "r1 tribal-infantry x4\nb1 tribal-infantry x4",
                            "attack r1 target=b1 | action 6 6 | attack-hit 5 1 1 1 | defence-hit 5 1 1 1"
                            " | leader-casualty 3 4 | leader-casualty 2 5");
  gtk_widget_activate_action (muster_test_ui_get_battle_page (ui), "battle.show-panel", "s", "log");
  muster_test_ui_settle ();
  row = muster_test_ui_find (GTK_WIDGET (ui->window), MUSTER_TYPE_LOG_ROW);
  summary = muster_battle_summary_dup (muster_test_ui_get_battle (ui),
                                       muster_battle_get_last_entry (muster_test_ui_get_battle (ui)));
  log = muster_battle_log_new (muster_test_ui_get_battle (ui), 0);
  steps = muster_battle_log_dup_text (log, muster_battle_get_last_entry (muster_test_ui_get_battle (ui)));
  g_assert_nonnull (strstr (summary, "1 figure lost"));
  g_assert_true (muster_test_ui_shows (row, summary));
  g_assert_true (muster_test_ui_shows (row, "Whether the Leader falls, b1: 3 4"));
  g_assert_true (muster_test_ui_shows (row, "Whether the Leader falls, r1: 2 5"));
  g_assert_true (muster_test_ui_hides (row, steps));

  details = muster_test_ui_find (row, GTK_TYPE_EXPANDER);
  gtk_expander_set_expanded (GTK_EXPANDER (details), TRUE);
  muster_test_ui_settle ();
  g_assert_true (muster_test_ui_shows (row, steps));
  g_assert_true (muster_test_ui_hides (row, "Whether the Leader falls, b1: 3 4"));
}

static void
test_leaving_the_table_is_an_order (MusterTestUi  *ui,
                                    gconstpointer  data)
{
  GtkWidget *page;
  MusterOrderForm *form;
  g_autofree char *label = NULL;

  /* In the pitched battle nobody scores by it. */
  muster_test_ui_open_case (ui, "r1 regular-infantry\nb1 tribal-infantry", NULL);
  label = muster_battle_leaving_dup_label (muster_window_pages_get_session (ui->window));
  g_assert_cmpstr (label, ==, "");

  g_free (g_steal_pointer (&label));
  muster_test_ui_open_case (ui, "scenario A\nr1 regular-infantry\nr2 regular-infantry\nb1 tribal-infantry",
                            NULL);
  page = muster_test_ui_get_battle_page (ui);
  form = muster_battle_session_get_form (muster_window_pages_get_session (ui->window));
  label = muster_battle_leaving_dup_label (muster_window_pages_get_session (ui->window));
  g_assert_true (g_str_has_prefix (label, "Leaves the table"));
  muster_test_ui_click (muster_test_ui_find_button (page, label));
  g_assert_cmpint (muster_order_form_get_stage (form), ==, MUSTER_FORM_READY);
  muster_test_ui_click (muster_test_ui_find_action (page, "battle.resolve"));
  g_assert_false (muster_state_is_in_play (
    muster_battle_get_state (muster_test_ui_get_battle (ui)),
    muster_test_app_find_unit (muster_test_ui_get_battle (ui), "r1")));
}

/* The scenario knows it, but gives nothing for half a company. */
static void
test_leaving_may_be_worth_nothing (MusterTestUi  *ui,
                                   gconstpointer  data)
{
  g_autofree char *label = NULL;

  muster_test_ui_open_case (ui, "scenario A\nr1 regular-infantry\nr2 regular-infantry\nb1 tribal-infantry",
                            "set unit=r1 field=strength value=6");
  label = muster_battle_leaving_dup_label (muster_window_pages_get_session (ui->window));
  g_assert_cmpstr (label, ==, "Leaves the table: no points");
}

static void
test_the_menu_ends_the_battle (MusterTestUi  *ui,
                               gconstpointer  data)
{
  GtkWidget *page;

  muster_test_ui_open_case (ui, "r1 regular-infantry\nb1 tribal-infantry", NULL);
  page = muster_test_ui_get_battle_page (ui);
  gtk_widget_activate_action (page, "battle.end-battle", NULL);
  muster_test_ui_settle ();
  g_assert_true (muster_test_ui_shows (page, "End battle"));
  muster_test_ui_click (muster_test_ui_find_action (page, "battle.resolve"));
  g_assert_true (muster_battle_get_state (muster_test_ui_get_battle (ui))->over);
}

static gboolean
says (GtkWidget     *widget,
      gconstpointer  text)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) &&
         strstr (gtk_label_get_text (GTK_LABEL (widget)), text) != NULL;
}

static void
test_the_panel_says_what_the_unit_is (MusterTestUi  *ui,
                                      gconstpointer  data)
{
  GtkWidget *expander;

  muster_test_ui_open_case (ui, "r1 regular-infantry\nb1 tribal-infantry", NULL);
  expander = GTK_WIDGET (gtk_widget_get_template_child (
    muster_test_ui_find (muster_test_ui_get_battle_page (ui), g_type_from_name ("MusterOrderPanel")),
    g_type_from_name ("MusterOrderPanel"), "details"));
  g_assert_true (gtk_widget_get_mapped (expander));
  g_assert_false (gtk_expander_get_expanded (GTK_EXPANDER (expander)));
  gtk_expander_set_expanded (GTK_EXPANDER (expander), TRUE);
  muster_test_ui_settle ();
  g_assert_nonnull (muster_test_ui_search (expander, says, "Firing 5+"));
}

#define ADD_WITH(name, data, function)                                                        \
  g_test_add ("/battle-cards/" name, MusterTestUi, data, muster_test_ui_set_up, function,     \
              muster_test_ui_tear_down)
#define ADD(name, function) ADD_WITH (name, NULL, function)

int
main (int   argc,
      char *argv[])
{
  muster_test_ui_init (&argc, &argv);

  ADD ("sides-have-colours", test_sides_have_colours);
  ADD ("a-colour-can-be-chosen", test_a_colour_can_be_chosen);
  ADD ("figures-are-drawn-by-arm", test_figures_are_drawn_by_arm);
  ADD ("a-long-name-is-not-drawn-over", test_a_long_name_is_not_drawn_over);
  ADD ("lines-have-their-height", test_lines_have_their_height);
  ADD ("a-lost-leader-is-a-pill", test_a_lost_leader_is_a_pill);
  ADD ("a-formation-that-was-lost-is-not-ticked", test_a_formation_that_was_lost_is_not_ticked);
  ADD ("the-log-tells-dice-once", test_the_log_tells_dice_once);
  ADD ("leaving-the-table-is-an-order", test_leaving_the_table_is_an_order);
  ADD ("leaving-may-be-worth-nothing", test_leaving_may_be_worth_nothing);
  ADD ("the-menu-ends-the-battle", test_the_menu_ends_the_battle);
  ADD_WITH ("riders-on-foot/magdala", kommando, test_who_has_dismounted_is_on_foot);
  ADD_WITH ("riders-on-foot/toysoldier", dragoons, test_who_has_dismounted_is_on_foot);
  ADD ("the-panel-says-what-the-unit-is", test_the_panel_says_what_the_unit_is);

  return g_test_run ();
}
