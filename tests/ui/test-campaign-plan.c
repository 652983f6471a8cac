/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "app/campaign/muster-campaign-graph.h"
#include "app/campaign/muster-campaign-page.h"
#include "muster-test-campaign.h"
#include "muster-test-store.h"
#include "muster-test-ui.h"

/* The plan of a campaign: chapters are moved by the menu, the keys and the pointer. */

static MusterCampaign *
get_campaign (MusterTestUi *ui)
{
  GtkWidget *page = muster_test_ui_find (GTK_WIDGET (ui->window), MUSTER_TYPE_CAMPAIGN_PAGE);

  return muster_campaign_page_get_campaign (MUSTER_CAMPAIGN_PAGE (page));
}

static void
open_with (MusterTestUi *ui,
           const char   *setup)
{
  const MusterCampaignCase description = { "a campaign", setup, "", "" };
  g_autofree char *text = muster_campaign_case_to_file (&description);
  MusterStore *store = muster_test_ui_get_store (ui);
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (GError) error = NULL;
  gint64 id = 0;

  g_assert_true (muster_test_import_campaign (muster_store_get_campaigns (store), library, text,
                                               strlen (text), "campaign", &id, &error));
  g_assert_no_error (error);
  muster_window_campaigns_open (ui->window, id);
  g_assert_true (muster_test_ui_wait_page (ui, "campaign"));
  muster_test_ui_settle ();
}

static void
open_campaign (MusterTestUi *ui)
{
  open_with (ui, "");
}

static const char *
get_title (MusterTestUi *ui,
           int           chapter)
{
  return muster_campaign_state_get_def (muster_campaign_get_present (get_campaign (ui)),
                                        MUSTER_CAMPAIGN_CHAPTERS, chapter)->name;
}

/* By the keyboard, with the focus on it all the way; taken back and done again as one. */
static void
test_chapter_is_moved (MusterTestUi  *ui,
                       gconstpointer  data)
{
  GtkWidget *page, *graph, *node;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  open_campaign (ui);
  first = g_strdup (get_title (ui, 0));
  second = g_strdup (get_title (ui, 1));
  page = muster_test_ui_find (GTK_WIDGET (ui->window), MUSTER_TYPE_CAMPAIGN_PAGE);
  graph = muster_test_ui_find (page, MUSTER_TYPE_CAMPAIGN_GRAPH);
  gtk_widget_grab_focus (gtk_widget_get_first_child (graph));
  gtk_widget_activate_action (graph, "plan.move", "i", 1);
  muster_test_ui_settle ();
  g_assert_cmpstr (get_title (ui, 0), ==, second);
  g_assert_cmpstr (get_title (ui, 1), ==, first);
  graph = muster_test_ui_find (page, MUSTER_TYPE_CAMPAIGN_GRAPH);
  node = gtk_widget_get_next_sibling (gtk_widget_get_first_child (graph));
  g_assert_true (gtk_widget_get_focus_child (graph) == node);

  gtk_widget_activate_action (page, "campaign.undo", NULL);
  g_assert_cmpstr (get_title (ui, 0), ==, first);
  g_assert_cmpuint (muster_ledger_get_length (get_campaign (ui)), ==, 0);
  gtk_widget_activate_action (page, "campaign.redo", NULL);
  g_assert_cmpstr (get_title (ui, 0), ==, second);
  muster_test_ui_settle ();
  graph = muster_test_ui_find (page, MUSTER_TYPE_CAMPAIGN_GRAPH);
  gtk_widget_grab_focus (gtk_widget_get_last_child (graph));
  gtk_widget_activate_action (graph, "plan.move", "i", -1);
  muster_test_ui_settle ();
  g_assert_cmpuint (muster_ledger_get_length (get_campaign (ui)), ==, 4);
}

/* It is made anew with each change. */
static GtkWidget *
find_graph (MusterTestUi *ui)
{
  GtkWidget *page = muster_test_ui_find (GTK_WIDGET (ui->window), MUSTER_TYPE_CAMPAIGN_PAGE);

  return muster_test_ui_find (page, MUSTER_TYPE_CAMPAIGN_GRAPH);
}

static void
test_chapter_is_moved_by_key (MusterTestUi  *ui,
                              gconstpointer  data)
{
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  open_campaign (ui);
  first = g_strdup (get_title (ui, 0));
  second = g_strdup (get_title (ui, 1));
  gtk_widget_grab_focus (gtk_widget_get_first_child (find_graph (ui)));
  muster_test_ui_press_shortcut (find_graph (ui), GDK_KEY_Down, GDK_ALT_MASK);
  g_assert_cmpstr (get_title (ui, 0), ==, second);
  g_assert_cmpstr (get_title (ui, 1), ==, first);
  muster_test_ui_press_shortcut (find_graph (ui), GDK_KEY_Up, GDK_ALT_MASK);
  g_assert_cmpstr (get_title (ui, 0), ==, first);
  /* It is the first one: there is no place before it. */
  muster_test_ui_press_shortcut (find_graph (ui), GDK_KEY_Up, GDK_ALT_MASK);
  g_assert_cmpstr (get_title (ui, 0), ==, first);
}

/* What is dragged is the id of the chapter. */
static gboolean
drop (GtkWidget  *node,
      const char *id)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (node);
  g_auto (GValue) value = G_VALUE_INIT;
  gboolean taken = FALSE;
  guint n_targets = 0;

  g_value_init (&value, G_TYPE_STRING);
  g_value_set_string (&value, id);
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (!GTK_IS_DROP_TARGET (controller))
        continue;
      n_targets++;
      g_signal_emit_by_name (controller, "drop", &value, 4.0, 4.0, &taken);
    }
  g_assert_cmpuint (n_targets, ==, 1);
  muster_test_ui_settle ();
  return taken;
}

/* What a node gives away when it is dragged. */
static char *
drag (GtkWidget *node)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (node);
  g_auto (GValue) value = G_VALUE_INIT;

  g_value_init (&value, G_TYPE_STRING);
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DRAG_SOURCE (controller))
        {
          g_assert_true (gdk_content_provider_get_value (
            gtk_drag_source_get_content (GTK_DRAG_SOURCE (controller)), &value, NULL));
          return g_value_dup_string (&value);
        }
    }
  g_assert_not_reached ();
}

static void
test_chapter_is_dragged (MusterTestUi  *ui,
                         gconstpointer  data)
{
  GtkWidget *page, *node, *last;
  int n_chapters;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autofree char *id = NULL;

  open_campaign (ui);
  first = g_strdup (get_title (ui, 0));
  second = g_strdup (get_title (ui, 1));
  page = muster_test_ui_find (GTK_WIDGET (ui->window), MUSTER_TYPE_CAMPAIGN_PAGE);
  node = gtk_widget_get_first_child (muster_test_ui_find (page, MUSTER_TYPE_CAMPAIGN_GRAPH));
  id = drag (node);
  g_assert_false (drop (node, id));
  g_assert_cmpuint (muster_ledger_get_length (get_campaign (ui)), ==, 0);
  last = gtk_widget_get_last_child (muster_test_ui_find (page, MUSTER_TYPE_CAMPAIGN_GRAPH));
  g_assert_true (drop (last, id));
  g_assert_cmpstr (get_title (ui, 0), ==, second);
  n_chapters = muster_campaign_state_count (muster_campaign_get_present (get_campaign (ui)),
                                            MUSTER_CAMPAIGN_CHAPTERS);
  g_assert_cmpstr (get_title (ui, n_chapters - 1), ==, first);
  gtk_widget_activate_action (page, "campaign.undo", NULL);
  g_assert_cmpstr (get_title (ui, 0), ==, first);
}

#define ADD(name, function)                                                                                  \
  g_test_add ("/campaign-plan/" name, MusterTestUi, NULL, muster_test_ui_set_up, function,                  \
              muster_test_ui_tear_down)

/* A tree of five steps, the longest that the program makes itself and more, is seen whole in 1280 pixels. */
static void
test_whole_plan_fits (MusterTestUi  *ui,
                      gconstpointer  data)
{
  GtkAdjustment *across;

  gtk_window_set_default_size (GTK_WINDOW (ui->window), 1280, 800);
  open_with (ui, "plan='tree'\nchapters.0.next={'red': 'c2', 'draw': 'c3'}\n"
                 "chapters.1.next={'red': 'c4'}\nchapters.2.next={'red': 'c4'}\n"
                 "chapters.+={'id': 'c4', 'title': 'The last stand at the river', 'next': {'blue': 'c5'}}\n"
                 "chapters.+={'id': 'c5', 'title': 'The long way home'}");
  muster_test_ui_settle ();
  across = gtk_scrolled_window_get_hadjustment (
    GTK_SCROLLED_WINDOW (gtk_widget_get_ancestor (find_graph (ui), GTK_TYPE_SCROLLED_WINDOW)));
  g_assert_cmpfloat (gtk_adjustment_get_upper (across), <=, gtk_adjustment_get_page_size (across));
  g_assert_cmpint (gtk_widget_get_width (find_graph (ui)), >, 600);
}

/* What a chapter says stands within it, however many lines it takes. */
static void
test_chapters_hold_their_words (MusterTestUi  *ui,
                                gconstpointer  data)
{
  static const int WIDTHS[] = { 1200, 900, 360 };

  muster_test_ui_activate (ui, "win.open-sample-campaign", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (WIDTHS); i++)
    {
      gtk_window_set_default_size (GTK_WINDOW (ui->window), WIDTHS[i], 675);
      muster_test_ui_settle ();
      for (GtkWidget *node = gtk_widget_get_first_child (find_graph (ui)); node != NULL;
           node = gtk_widget_get_next_sibling (node))
        {
          GtkWidget *box = gtk_menu_button_get_child (GTK_MENU_BUTTON (node));
          graphene_rect_t words, inside;

          if (!gtk_widget_get_visible (node))
            continue;
          g_assert_true (gtk_widget_compute_bounds (gtk_widget_get_last_child (box), node, &words));
          g_assert_true (gtk_widget_compute_bounds (node, node, &inside));
          if (!graphene_rect_contains_rect (&inside, &words))
            g_error ("The words of %s end at %g, and it is %g high", gtk_widget_get_name (node),
                     (double) (words.origin.y + words.size.height), (double) inside.size.height);
        }
    }
}

int
main (int   argc,
      char *argv[])
{
  muster_test_ui_init (&argc, &argv);

  ADD ("chapter-is-moved", test_chapter_is_moved);
  ADD ("chapter-is-moved-by-key", test_chapter_is_moved_by_key);
  ADD ("chapter-is-dragged", test_chapter_is_dragged);
  ADD ("whole-plan-fits", test_whole_plan_fits);
  ADD ("chapters-hold-their-words", test_chapters_hold_their_words);

  return g_test_run ();
}
