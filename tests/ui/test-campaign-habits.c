/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "app/campaign/muster-campaign-act-card.h"
#include "app/campaign/muster-campaign-new-window.h"
#include "app/campaign/muster-campaign-page.h"
#include "muster-test-ui.h"

/* What one expects of every form and page of a campaign without thinking of it. */

static MusterCampaign *
get_campaign (MusterTestUi *ui)
{
  GtkWidget *page = muster_test_ui_find (GTK_WIDGET (ui->window), MUSTER_TYPE_CAMPAIGN_PAGE);

  return muster_campaign_page_get_campaign (MUSTER_CAMPAIGN_PAGE (page));
}

static void
begin_campaign (MusterTestUi *ui)
{
  GtkWidget *dialog;

  muster_test_ui_show_page (ui, "campaigns");
  muster_test_ui_activate (ui, "win.new-campaign", NULL);
  dialog = muster_test_ui_find_window (MUSTER_TYPE_CAMPAIGN_NEW_WINDOW);
  muster_test_ui_click (muster_test_ui_find_button (dialog, "Begin"));
  g_assert_true (muster_test_ui_wait_page (ui, "campaign"));
  muster_test_ui_settle ();
}

/* The one card that asks for something now, in a window of its own. */
static MusterCampaignActCard *
find_card (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (G_OBJECT_TYPE (window) == ADW_TYPE_WINDOW)
        return MUSTER_CAMPAIGN_ACT_CARD (muster_test_ui_find (window, MUSTER_TYPE_CAMPAIGN_ACT_CARD));
    }
  g_assert_not_reached ();
}

/* The window of a form, which has the button in its header. */
static GtkWidget *
find_form (void)
{
  return GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (find_card ())));
}

static void
give (void)
{
  muster_test_ui_click (muster_test_ui_find_button (find_form (), "Record"));
  muster_test_ui_settle ();
}

/* Whatever has the focus: a page that was scrolled stays where it is when something was ordered. */
static void
test_the_page_keeps_its_place (MusterTestUi  *ui,
                               gconstpointer  data)
{
  g_autoptr (JsonNode) params = json_from_string ("{\"text\": \"It rains.\"}", NULL);
  g_auto (MusterCampaignOrder) order = { 0 };
  g_auto (MusterTape) tape = { 0 };
  g_autoptr (GError) error = NULL;
  GtkWidget *page, *top, *scrolled;
  GtkAdjustment *adjustment;

  begin_campaign (ui);
  page = muster_test_ui_find (GTK_WIDGET (ui->window), MUSTER_TYPE_CAMPAIGN_PAGE);
  muster_campaign_page_show_part (MUSTER_CAMPAIGN_PAGE (page), "forces");
  gtk_window_set_default_size (GTK_WINDOW (ui->window), 900, 500);
  muster_test_ui_settle ();
  top = muster_test_ui_find_button (page, "Enlist Another Force…");
  scrolled = gtk_widget_get_ancestor (top, GTK_TYPE_SCROLLED_WINDOW);
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
  /* The focus is at the end of the page, and what is looked at stands at its beginning. */
  gtk_widget_grab_focus (top);
  muster_test_ui_settle ();
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), >, 60);
  gtk_adjustment_set_value (adjustment, 40);
  muster_test_ui_settle ();

  muster_tape_init (&tape);
  muster_campaign_order_init (&order, MUSTER_CAMPAIGN_ORDER_NOTE, params);
  g_assert_true (muster_campaign_record (get_campaign (ui), &order, &tape, &error));
  g_assert_no_error (error);
  muster_test_ui_settle ();
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), ==, 40);
  /* Afterwards the page follows the focus as before. */
  top = muster_test_ui_find_button (page, "Enlist Another Force…");
  gtk_window_set_focus (GTK_WINDOW (ui->window), NULL);
  gtk_widget_grab_focus (top);
  muster_test_ui_settle ();
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), >, 60);
}

/* Numbers are changed by the wheel only where somebody works on them; elsewhere it scrolls the form. */
static void
test_the_wheel_changes_nothing_unasked (MusterTestUi  *ui,
                                        gconstpointer  data)
{
  GtkWidget *dialog, *card, *spin;

  muster_test_ui_show_page (ui, "campaigns");
  muster_test_ui_activate (ui, "win.new-campaign", NULL);
  dialog = muster_test_ui_find_window (MUSTER_TYPE_CAMPAIGN_NEW_WINDOW);
  g_assert_cmpuint (muster_test_ui_assert_tame (dialog), >=, 1);
  muster_test_ui_click (muster_test_ui_find_button (dialog, "Begin"));
  g_assert_true (muster_test_ui_wait_page (ui, "campaign"));
  muster_test_ui_settle ();

  muster_test_ui_activate (
    ui, "win.campaign-paper",
    g_variant_new_string (muster_campaign_state_get_def (muster_campaign_get_present (get_campaign (ui)),
                                                         MUSTER_CAMPAIGN_CHAPTERS, 0)->id));
  muster_test_ui_settle ();
  card = GTK_WIDGET (find_card ());
  g_assert_cmpuint (muster_test_ui_assert_tame (card), >=, 3);
  spin = muster_test_ui_find (card, GTK_TYPE_SPIN_BUTTON);
  gtk_widget_grab_focus (spin);
  muster_test_ui_settle ();
  g_assert_cmpuint (muster_test_ui_assert_tame (card), >=, 3);
  gtk_window_destroy (GTK_WINDOW (find_form ()));
}

static GtkDropDown *
open_enlisting (MusterTestUi *ui)
{
  muster_test_ui_activate (ui, "win.campaign-enlist", NULL);
  return GTK_DROP_DOWN (muster_test_ui_find (muster_test_ui_find_window (ADW_TYPE_MESSAGE_DIALOG),
                                             GTK_TYPE_DROP_DOWN));
}

/* Returns: how many of the choices have these words in them */
static guint
count_offers (GtkDropDown *choice,
              const char  *words)
{
  GListModel *model = gtk_drop_down_get_model (choice);
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    {
      g_autoptr (GtkStringObject) offer = g_list_model_get_item (model, i);

      n += strstr (gtk_string_object_get_string (offer), words) != NULL;
    }
  return n;
}

static void
choose_offer (GtkDropDown *choice,
              const char  *words)
{
  GtkWidget *dialog = muster_test_ui_find_window (ADW_TYPE_MESSAGE_DIALOG);

  for (guint i = 0; i < g_list_model_get_n_items (gtk_drop_down_get_model (choice)); i++)
    {
      g_autoptr (GtkStringObject) offer = g_list_model_get_item (gtk_drop_down_get_model (choice), i);

      if (strstr (gtk_string_object_get_string (offer), words) != NULL)
        gtk_drop_down_set_selected (choice, i);
    }
  muster_test_ui_click (muster_test_ui_find_button (dialog, "Choose"));
  muster_test_ui_settle ();
}

/* Starters can join without being built first, and nobody joins twice. */
static void
test_a_starter_is_enlisted_once (MusterTestUi  *ui,
                                 gconstpointer  data)
{
  GtkDropDown *choice;
  guint n;
  int n_forces;

  begin_campaign (ui);
  n_forces = muster_campaign_state_count (muster_campaign_get_present (get_campaign (ui)),
                                          MUSTER_CAMPAIGN_FORCES);
  choice = open_enlisting (ui);
  n = g_list_model_get_n_items (gtk_drop_down_get_model (choice));
  g_assert_cmpuint (count_offers (choice, "(starter force)"), ==, n);
  /* The campaign began with it. */
  g_assert_cmpuint (count_offers (choice, "Beja"), ==, 0);
  g_assert_cmpuint (count_offers (choice, "Camel Corps, 1884–85"), ==, 1);
  choose_offer (choice, "Camel Corps, 1884–85");
  give ();
  g_assert_cmpint (muster_campaign_state_count (muster_campaign_get_present (get_campaign (ui)),
                                                MUSTER_CAMPAIGN_FORCES), ==, n_forces + 1);

  choice = open_enlisting (ui);
  g_assert_cmpuint (g_list_model_get_n_items (gtk_drop_down_get_model (choice)), ==, n - 1);
  g_assert_cmpuint (count_offers (choice, "Camel Corps, 1884–85"), ==, 0);
  gtk_window_destroy (GTK_WINDOW (muster_test_ui_find_window (ADW_TYPE_MESSAGE_DIALOG)));
}

static void
order (MusterTestUi *ui,
       const char   *verb,
       const char   *params)
{
  muster_test_ui_activate (ui, "win.campaign-order", g_variant_new ("(ss)", verb, params));
  muster_test_ui_settle ();
}

/* C-CHAP-11: a chapter that nothing leads to is removed from the plan. */
static void
test_a_chapter_is_removed (MusterTestUi  *ui,
                           gconstpointer  data)
{
  const MusterCampaignState *state;
  g_autofree char *params = NULL;
  int n;

  begin_campaign (ui);
  state = muster_campaign_get_present (get_campaign (ui));
  n = muster_campaign_state_count (state, MUSTER_CAMPAIGN_CHAPTERS);
  g_assert_true (muster_campaign_state_lists (state, n - 1));
  params = g_strdup_printf ("{\"chapter\": \"%s\"}",
                            muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_CHAPTERS, n - 1)->id);
  order (ui, "remove", params);
  give ();
  g_assert_false (muster_campaign_state_lists (muster_campaign_get_present (get_campaign (ui)), n - 1));
}

/* A day is written as people write it, or chosen from a calendar. */
static void
test_a_day_is_chosen (MusterTestUi  *ui,
                      gconstpointer  data)
{
  g_autoptr (GDateTime) day = g_date_time_new_local (1879, 4, 1, 12, 0, 0);
  GtkWidget *dialog;
  GDate date;

  muster_test_ui_show_page (ui, "campaigns");
  muster_test_ui_activate (ui, "win.new-campaign", NULL);
  dialog = muster_test_ui_find_window (MUSTER_TYPE_CAMPAIGN_NEW_WINDOW);
  gtk_calendar_select_day (GTK_CALENDAR (muster_test_ui_find (dialog, GTK_TYPE_CALENDAR)), day);
  muster_test_ui_settle ();
  muster_test_ui_click (muster_test_ui_find_button (dialog, "Begin"));
  g_assert_true (muster_test_ui_wait_page (ui, "campaign"));
  muster_test_ui_settle ();
  g_date_clear (&date, 1);
  g_date_set_dmy (&date, 1, G_DATE_APRIL, 1879);
  g_assert_cmpint (muster_campaign_get_present (get_campaign (ui))->day, ==, (int) g_date_get_julian (&date));
}

static GtkWidget *
show_part (MusterTestUi *ui,
           const char   *part)
{
  GtkWidget *page = muster_test_ui_find (GTK_WIDGET (ui->window), MUSTER_TYPE_CAMPAIGN_PAGE);

  muster_campaign_page_show_part (MUSTER_CAMPAIGN_PAGE (page), part);
  muster_test_ui_settle ();
  return page;
}

static gboolean
tells (GtkWidget     *widget,
       gconstpointer  words)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) &&
         strstr (gtk_label_get_label (GTK_LABEL (widget)), words) != NULL;
}

/* The map of the game master has the orders of all sides: where others look on it is covered, and whoever
 * looks at it as a side sees that side's alone. */
static void
test_the_map_is_covered (MusterTestUi  *ui,
                         gconstpointer  data)
{
  static const char words[] = "marches to ";
  GtkWidget *page;

  muster_test_ui_activate (ui, "win.open-sample-campaign", NULL);
  g_assert_true (muster_test_ui_wait_page (ui, "campaign"));
  page = show_part (ui, "map");
  g_assert_nonnull (muster_test_ui_search (page, tells, words));
  for (guint i = 0; i < 2; i++)
    {
      gtk_widget_activate_action (page, "campaign.hide-secrets", NULL);
      muster_test_ui_settle ();
      page = show_part (ui, "map");
      g_assert_cmpint (muster_test_ui_search (page, tells, words) != NULL, ==, i == 1);
      g_assert_cmpint (muster_test_ui_search (page, tells, "Choose who looks at it.") != NULL, ==, i == 0);
    }
}

/* Each side is a heading, and below it stand its forces. */
static void
test_forces_stand_by_side (MusterTestUi  *ui,
                           gconstpointer  data)
{
  const MusterCampaignSetup *setup;
  const MusterCampaignState *state;
  GtkWidget *page;

  muster_test_ui_activate (ui, "win.open-sample-campaign", NULL);
  g_assert_true (muster_test_ui_wait_page (ui, "campaign"));
  setup = muster_campaign_get_setup (get_campaign (ui));
  state = muster_campaign_get_present (get_campaign (ui));
  page = show_part (ui, "forces");
  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_FORCES); i++)
    {
      int side = muster_campaign_state_get_force_def (state, i)->side;
      GtkWidget *heading = muster_test_ui_search (page, tells, setup->sides[side].name);
      GtkWidget *force = muster_test_ui_search (
        page, tells, muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_FORCES, i)->name);
      graphene_rect_t above, below;

      g_assert_true (gtk_widget_has_css_class (heading, "title-3"));
      g_assert_true (gtk_widget_compute_bounds (heading, page, &above));
      g_assert_true (gtk_widget_compute_bounds (force, page, &below));
      g_assert_cmpfloat (above.origin.y, <, below.origin.y);
    }
}

#define ADD(name, function) \
  g_test_add ("/campaign-habits/" name, MusterTestUi, NULL, muster_test_ui_set_up, function, \
              muster_test_ui_tear_down)

int
main (int   argc,
      char *argv[])
{
  muster_test_ui_init (&argc, &argv);

  ADD ("the-wheel-changes-nothing-unasked", test_the_wheel_changes_nothing_unasked);
  ADD ("the-page-keeps-its-place", test_the_page_keeps_its_place);
  ADD ("a-starter-is-enlisted-once", test_a_starter_is_enlisted_once);
  ADD ("C-CHAP-11/a-chapter-is-removed", test_a_chapter_is_removed);
  ADD ("a-day-is-chosen", test_a_day_is_chosen);
  ADD ("the-map-is-covered", test_the_map_is_covered);
  ADD ("forces-stand-by-side", test_forces_stand_by_side);

  return g_test_run ();
}
