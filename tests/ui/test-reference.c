/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "app/battle/muster-battle-page.h"
#include "app/battle/muster-log-row.h"
#include "app/campaign/muster-campaign-page.h"
#include "app/forces/muster-force-page.h"
#include "app/forces/muster-force-unit-list.h"
#include "app/print/muster-print-preview.h"
#include "app/reference/muster-reference-page.h"
#include "app/reference/muster-reference-row.h"
#include "app/widgets/muster-map-view.h"
#include "app/widgets/muster-rule-links.h"
#include "muster-test-ui.h"

/* Rules that are cited are links to the reference, from which one comes back to where one was. */

static GtkWidget *
get_focus (MusterTestUi *ui)
{
  return gtk_root_get_focus (GTK_ROOT (ui->window));
}

static gboolean
is_link (GtkWidget     *widget,
         gconstpointer  rule)
{
  return GTK_IS_BUTTON (widget) && gtk_widget_has_css_class (widget, "rule-link") &&
         gtk_widget_get_mapped (widget) &&
         (rule == NULL || g_str_has_prefix (gtk_button_get_label (GTK_BUTTON (widget)), rule));
}

static GtkWidget *
find_link (GtkWidget  *root,
           const char *rule)
{
  return muster_test_ui_search (root, is_link, rule);
}

static GtkWidget *
get_reference (MusterTestUi *ui)
{
  return muster_test_ui_find (GTK_WIDGET (ui->window), MUSTER_TYPE_REFERENCE_PAGE);
}

static void
follow (MusterTestUi *ui,
        GtkWidget    *link)
{
  g_assert_true (gtk_widget_grab_focus (link));
  muster_test_ui_click (link);
  g_assert_true (muster_test_ui_wait_page (ui, "reference"));
  muster_test_ui_settle ();
}

static void
go_back (MusterTestUi *ui)
{
  muster_test_ui_activate (ui, "win.leave-reference", NULL);
  muster_test_ui_settle ();
}

static void
move (MusterTestUi *ui)
{
  GtkWidget *page = muster_test_ui_get_battle_page (ui);

  muster_test_ui_press (page, "m66");
  gtk_widget_activate_action (page, "battle.resolve", NULL);
  muster_test_ui_settle ();
}

static void
test_a_rule_of_the_log_is_a_link (MusterTestUi  *ui,
                                  gconstpointer  data)
{
  GtkWidget *page, *link;
  guint length;

  muster_test_ui_open_sample (ui, "skirmish-at-the-ford");
  page = muster_test_ui_get_battle_page (ui);
  move (ui);
  length = muster_ledger_get_length (muster_test_ui_get_battle (ui));
  g_assert_cmpuint (length, >, 0);
  gtk_widget_activate_action (page, "battle.show-panel", "s", "log");
  muster_test_ui_settle ();
  link = find_link (muster_test_ui_find (page, MUSTER_TYPE_LOG_ROW), NULL);
  g_assert_nonnull (link);

  follow (ui, link);
  g_assert_cmpuint (muster_ledger_get_length (muster_test_ui_get_battle (ui)), ==, length);
  g_assert_true (muster_test_ui_shows (get_reference (ui), "Turn and orders") ||
                 muster_test_ui_shows (get_reference (ui), "What the orders do"));
  /* What is found has the focus, to be read out. */
  g_assert_nonnull (muster_test_ui_find (get_focus (ui), MUSTER_TYPE_REFERENCE_ROW));

  go_back (ui);
  g_assert_cmpstr (muster_window_get_page (ui->window), ==, "battle");
  g_assert_true (get_focus (ui) == link);
}

static void
test_the_row_comes_before_its_links (MusterTestUi  *ui,
                                     gconstpointer  data)
{
  GtkWidget *page, *row, *list_item;

  muster_test_ui_open_sample (ui, "skirmish-at-the-ford");
  page = muster_test_ui_get_battle_page (ui);
  move (ui);
  gtk_widget_activate_action (page, "battle.show-panel", "s", "log");
  muster_test_ui_settle ();
  row = muster_test_ui_find (page, MUSTER_TYPE_LOG_ROW);
  list_item = gtk_widget_get_parent (row);

  g_assert_true (gtk_widget_grab_focus (list_item));
  g_assert_true (get_focus (ui) == list_item);
  /* Perhaps the steps come before the links. */
  g_assert_true (gtk_widget_child_focus (row, GTK_DIR_TAB_FORWARD));
  if (!is_link (get_focus (ui), NULL))
    g_assert_true (gtk_widget_child_focus (row, GTK_DIR_TAB_FORWARD));
  g_assert_true (is_link (get_focus (ui), NULL));
}

static void
test_a_refusal_is_a_link (MusterTestUi  *ui,
                          gconstpointer  data)
{
  GtkWidget *page, *link;

  muster_test_ui_open_sample (ui, "skirmish-at-the-ford");
  page = muster_test_ui_get_battle_page (ui);
  link = find_link (page, NULL);
  g_assert_nonnull (link);
  follow (ui, link);
  g_assert_nonnull (muster_test_ui_find (get_reference (ui), MUSTER_TYPE_REFERENCE_ROW));
  go_back (ui);
  g_assert_true (get_focus (ui) == link);
}

static void
test_a_finding_is_a_link (MusterTestUi  *ui,
                          gconstpointer  data)
{
  g_autoptr (MusterLibrary) library = NULL;
  g_autoptr (MusterForce) force = NULL;
  GtkWidget *units, *link;

  g_object_get (ui->window, "library", &library, NULL);
  force = muster_force_new (muster_library_find_ruleset (library, "kings"));
  muster_force_set_name (force, "Horse");
  muster_force_set_budget (force, 24);
  for (guint i = 0; i < 3; i++)
    {
      g_autofree char *id = muster_force_dup_unused_id (force);
      g_autoptr (MusterForceUnit) unit =
        muster_force_unit_new (muster_force_get_catalog (force), id, "regular-cavalry");

      muster_force_append (force, unit);
    }
  muster_window_forces_add (ui->window, force);
  g_assert_true (muster_test_ui_wait_page (ui, "force"));
  muster_test_ui_settle ();

  units = muster_test_ui_find (GTK_WIDGET (ui->window), MUSTER_TYPE_FORCE_UNIT_LIST);
  gtk_expander_set_expanded (GTK_EXPANDER (muster_test_ui_find (units, GTK_TYPE_EXPANDER)), TRUE);
  muster_test_ui_settle ();
  link = find_link (units, "K-FORCE-02");
  g_assert_nonnull (link);
  follow (ui, link);
  g_assert_true (muster_test_ui_shows (get_reference (ui), "Forces"));
  go_back (ui);
  g_assert_cmpstr (muster_window_get_page (ui->window), ==, "force");
  g_assert_true (get_focus (ui) == link);
}

static void
test_it_is_read_as_the_battle_is_played (MusterTestUi  *ui,
                                         gconstpointer  data)
{
  GtkWidget *reference;

  muster_test_ui_open_sample (ui, "skirmish-at-the-ford");
  muster_test_ui_show_page (ui, "reference");
  reference = get_reference (ui);
  g_assert_true (muster_test_ui_shows (reference, "Only the optional rules of “Skirmish at the ford”"));
  g_assert_nonnull (muster_window_pages_get_session (ui->window));

  /* Another page of the sidebar closes the battle, and with it what it is played with. */
  muster_test_ui_show_page (ui, "desk");
  muster_test_ui_show_page (ui, "reference");
  g_assert_true (muster_test_ui_hides (reference, "Only the optional rules of “Skirmish at the ford”"));
}

static void
test_scenarios_have_their_maps (MusterTestUi  *ui,
                                gconstpointer  data)
{
  GtkWidget *reference, *search;

  muster_test_ui_show_page (ui, "reference");
  reference = get_reference (ui);
  search = muster_test_ui_find (reference, GTK_TYPE_SEARCH_ENTRY);
  gtk_editable_set_text (GTK_EDITABLE (search), "scenarios");
  g_signal_emit_by_name (search, "search-changed");
  muster_test_ui_settle ();
  g_assert_nonnull (muster_test_ui_find (reference, MUSTER_TYPE_MAP_VIEW));
}

/* The window that was opened last, over the others. */
static GtkWidget *
get_last_window (MusterTestUi *ui)
{
  GListModel *windows = gtk_window_get_toplevels ();
  GtkWidget *last = GTK_WIDGET (ui->window);
  gboolean found = TRUE;

  while (found)
    {
      found = FALSE;
      for (guint i = 0; i < g_list_model_get_n_items (windows) && !found; i++)
        {
          g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

          found = gtk_window_get_transient_for (window) == GTK_WINDOW (last);
          last = found ? GTK_WIDGET (window) : last;
        }
    }
  return last;
}

/* From the journal to the reference and back; from a form to the rule beside it, and the form is still
 * there. */
static void
test_rules_of_campaigns (MusterTestUi  *ui,
                         gconstpointer  data)
{
  GtkWidget *page, *form;

  muster_test_ui_activate (ui, "win.open-sample-campaign", NULL);
  g_assert_true (muster_test_ui_wait_page (ui, "campaign"));
  page = muster_test_ui_find (GTK_WIDGET (ui->window), MUSTER_TYPE_CAMPAIGN_PAGE);
  muster_campaign_page_show_part (MUSTER_CAMPAIGN_PAGE (page), "journal");
  muster_test_ui_settle ();
  follow (ui, find_link (page, "C-CHAP-04"));
  g_assert_true (muster_test_ui_shows (get_reference (ui), "Closing a chapter"));
  go_back (ui);
  g_assert_cmpstr (muster_window_get_page (ui->window), ==, "campaign");

  muster_test_ui_activate (ui, "win.campaign-change", g_variant_new_uint32 (1));
  muster_test_ui_settle ();
  form = get_last_window (ui);
  muster_test_ui_click (find_link (form, "C-CHAP-02"));
  muster_test_ui_settle ();
  g_assert_true (get_last_window (ui) != form);
  g_assert_true (muster_test_ui_shows (get_last_window (ui), "Opening a chapter"));
  gtk_window_close (GTK_WINDOW (get_last_window (ui)));
  muster_test_ui_settle ();
  g_assert_true (get_last_window (ui) == form);
}

/* By its key, as other pages are. */
static void
test_the_reference_is_printed (MusterTestUi  *ui,
                               gconstpointer  data)
{
  GtkWidget *preview;

  muster_test_ui_show_page (ui, "reference");
  muster_test_ui_settle ();
  g_assert_true (gtk_widget_activate_action (get_reference (ui), "reference.print", NULL));
  preview = muster_test_ui_find_window (MUSTER_TYPE_PRINT_PREVIEW);
  gtk_window_close (GTK_WINDOW (preview));
  muster_test_ui_settle ();
}

#define ADD(name, func)                                                                            \
  g_test_add ("/reference/" name, MusterTestUi, NULL, muster_test_ui_set_up, func,                 \
              muster_test_ui_tear_down)

int
main (int   argc,
      char *argv[])
{
  muster_test_ui_init (&argc, &argv);

  ADD ("the-reference-is-printed", test_the_reference_is_printed);
  ADD ("a-rule-of-the-log-is-a-link", test_a_rule_of_the_log_is_a_link);
  ADD ("the-row-comes-before-its-links", test_the_row_comes_before_its_links);
  ADD ("a-refusal-is-a-link", test_a_refusal_is_a_link);
  ADD ("a-finding-is-a-link", test_a_finding_is_a_link);
  ADD ("it-is-read-as-the-battle-is-played", test_it_is_read_as_the_battle_is_played);
  ADD ("scenarios-have-their-maps", test_scenarios_have_their_maps);
  ADD ("rules-of-campaigns", test_rules_of_campaigns);

  return g_test_run ();
}
