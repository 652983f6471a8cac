/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/after/muster-after-window.h"
#include "app/battle/muster-table-window.h"
#include "app/campaign/muster-campaign-new-window.h"
#include "app/campaign/muster-campaign-page.h"
#include "app/campaign/muster-gazette-window.h"
#include "app/campaign/muster-map-window.h"
#include "app/club/muster-club-page.h"
#include "app/forces/muster-force-page.h"
#include "app/lab/muster-lab-window.h"
#include "app/plan/muster-plan-page.h"
#include "muster-test-club.h"
#include "muster-test-store.h"
#include "muster-test-ui.h"

/* Every page on the screen of a laptop, at first and after the window was as narrow as a phone: it never asks
 * for more than there is. Battles and tours have a test of their own, test-tour.c. */

static const struct
{
  int width;
  int height;
} LAPTOPS[] = { { 1280, 720 }, { 1366, 768 } };

static void
assert_fits (GtkWidget  *window,
             const char *what)
{
  for (guint i = 0; i < G_N_ELEMENTS (LAPTOPS); i++)
    {
      int width, height;

      gtk_widget_measure (window, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
      gtk_widget_measure (window, GTK_ORIENTATION_VERTICAL, LAPTOPS[i].width, &height, NULL, NULL, NULL);
      if (width > LAPTOPS[i].width || height > LAPTOPS[i].height)
        g_error ("%s asks for %d × %d pixels of %d × %d", what, width, height, LAPTOPS[i].width,
                 LAPTOPS[i].height);
    }
}

typedef struct
{
  GtkWidget *window;
  int width;
} Wanted;

/* The borders count for the size that is asked for. */
static gboolean
has_width (gpointer data)
{
  const Wanted *wanted = data;
  int width = gtk_widget_get_width (wanted->window);

  return width <= wanted->width && width > wanted->width - 40;
}

/* @window shows something now: it fits there as narrow as a phone, as wide as half a screen, and as wide as
 * it was before. */
static void
try_sizes (GtkWidget  *window,
           const char *what)
{
  static const int widths[] = { 360, 900, 1280 };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      Wanted wanted = { window, widths[i] };

      g_test_message ("%s, %d pixels", what, widths[i]);
      gtk_window_set_default_size (GTK_WINDOW (window), widths[i], 720);
      if (!muster_test_wait_until (has_width, &wanted, MUSTER_TEST_PATIENCE))
        g_error ("%s stays %d pixels wide, not %d", what, gtk_widget_get_width (window), widths[i]);
      muster_test_ui_settle ();
      assert_fits (window, what);
    }
}

static void
try_page (MusterTestUi *ui,
          const char   *what)
{
  muster_test_ui_settle ();
  try_sizes (GTK_WIDGET (ui->window), what);
}

/* A window of its own, which is closed again. */
static void
try_window (MusterTestUi *ui,
            GType         type,
            const char   *action,
            GVariant     *target)
{
  GtkWidget *window;

  muster_test_ui_activate (ui, action, target);
  window = muster_test_ui_find_window (type);
  muster_test_ui_settle ();
  assert_fits (window, action);
  gtk_window_destroy (GTK_WINDOW (window));
  muster_test_ui_settle ();
}

static void
test_pages (MusterTestUi  *ui,
            gconstpointer  data)
{
  static const char *const pages[] = { "desk", "battles", "forces", "campaigns", "club", "reference" };

  for (guint filled = 0; filled < 2; filled++)
    {
      for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
        {
          muster_window_show_page (ui->window, pages[i]);
          try_page (ui, pages[i]);
        }
      if (filled == 0)
        {
          muster_test_ui_open_sample (ui, "skirmish-at-the-ford");
          muster_test_ui_activate (ui, "win.open-sample-campaign", NULL);
          g_assert_true (muster_test_ui_wait_page (ui, "campaign"));
        }
    }
  muster_test_ui_activate (ui, "win.hub", NULL);
  try_page (ui, "the hub");
}

static void
test_a_plan (MusterTestUi  *ui,
             gconstpointer  data)
{
  static const char *const steps[] = { "scenario", "forces", "rules", "deploy" };

  muster_test_ui_activate (ui, "win.new-battle", NULL);
  g_assert_true (muster_test_ui_wait_page (ui, "plan"));
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      muster_plan_page_show_step (MUSTER_PLAN_PAGE (muster_window_pages_get_plan_page (ui->window)),
                                  steps[i]);
      try_page (ui, steps[i]);
    }
}

static void
test_a_force (MusterTestUi  *ui,
              gconstpointer  data)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  MusterRuleset *ruleset = muster_library_find_ruleset (library, "magdala");
  GPtrArray *starters = muster_catalog_get_starter_forces (muster_ruleset_get_catalog (ruleset));
  g_autoptr (MusterForce) force = muster_force_new_from_starter (ruleset, g_ptr_array_index (starters, 0));
  GtkWidget *page;
  MusterForceUnitView *view;

  muster_window_forces_add (ui->window, force);
  g_assert_true (muster_test_ui_wait_page (ui, "force"));
  try_page (ui, "a force");
  page = muster_test_ui_find (GTK_WIDGET (ui->window), MUSTER_TYPE_FORCE_PAGE);
  view = muster_force_page_get_view (MUSTER_FORCE_PAGE (page));
  muster_force_unit_view_set_unit (view, muster_force_get_unit (muster_force_unit_view_get_force (view), 0));
  try_page (ui, "a unit");
}

static void
test_a_campaign (MusterTestUi  *ui,
                 gconstpointer  data)
{
  static const char *const parts[] = {
    "overview", "map", "todo", "forces", "careers", "standings", "journal"
  };
  GtkWidget *page;

  muster_test_ui_activate (ui, "win.open-sample-campaign", NULL);
  g_assert_true (muster_test_ui_wait_page (ui, "campaign"));
  page = muster_test_ui_find (GTK_WIDGET (ui->window), MUSTER_TYPE_CAMPAIGN_PAGE);
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      muster_campaign_page_show_part (MUSTER_CAMPAIGN_PAGE (page), parts[i]);
      try_page (ui, parts[i]);
    }
  try_window (ui, MUSTER_TYPE_CAMPAIGN_NEW_WINDOW, "win.new-campaign", NULL);
  try_window (ui, MUSTER_TYPE_GAZETTE_WINDOW, "win.campaign-gazette", NULL);
  try_window (ui, ADW_TYPE_WINDOW, "win.campaign-rules", NULL);
}

static void
test_a_map (MusterTestUi  *ui,
            gconstpointer  data)
{
  GtkWidget *window, *rules;
  GtkStringList *names;
  guint index = 0;

  muster_test_ui_activate (ui, "win.new-campaign", NULL);
  window = muster_test_ui_find_window (MUSTER_TYPE_CAMPAIGN_NEW_WINDOW);
  rules = muster_test_ui_find_row (window, ADW_TYPE_COMBO_ROW, "Rules");
  names = GTK_STRING_LIST (adw_combo_row_get_model (ADW_COMBO_ROW (rules)));
  while (!g_str_equal (gtk_string_list_get_string (names, index), "Two columns and a valley"))
    index++;
  adw_combo_row_set_selected (ADW_COMBO_ROW (rules), index);
  muster_test_ui_settle ();
  assert_fits (window, "a new campaign with a map");
  muster_test_ui_click (muster_test_ui_find_button (window, "Edit the Map…"));
  muster_test_ui_settle ();
  assert_fits (muster_test_ui_find_window (MUSTER_TYPE_MAP_WINDOW), "the map");
  gtk_window_destroy (GTK_WINDOW (muster_test_ui_find_window (MUSTER_TYPE_MAP_WINDOW)));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_a_club (MusterTestUi  *ui,
             gconstpointer  data)
{
  static const char *const sections[] = { "league", "results", "members", "evening", "event" };
  GtkWidget *page;

  muster_test_club_fill (muster_test_ui_get_store (ui));
  muster_window_show_page (ui->window, "club");
  muster_test_ui_settle ();
  page = muster_test_ui_find (GTK_WIDGET (ui->window), MUSTER_TYPE_CLUB_PAGE);
  for (guint i = 0; i < G_N_ELEMENTS (sections); i++)
    {
      muster_club_page_show_section (MUSTER_CLUB_PAGE (page), sections[i]);
      try_page (ui, sections[i]);
    }
}

static void
test_what_came_of_it (MusterTestUi  *ui,
                      gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  muster_test_ui_open_sample (ui, "skirmish-at-the-ford");
  g_assert_true (muster_battle_session_choose_id (muster_window_pages_get_session (ui->window),
                                                  "end-battle"));
  g_assert_true (muster_battle_session_resolve (muster_window_pages_get_session (ui->window), &error));
  g_assert_no_error (error);
  assert_fits (GTK_WIDGET (ui->window), "the end");
  try_window (ui, MUSTER_TYPE_AFTER_WINDOW, "win.battle-result", g_variant_new_int64 (0));
  try_window (ui, MUSTER_TYPE_TABLE_WINDOW, "win.table-view", NULL);
  try_window (ui, MUSTER_TYPE_LAB_WINDOW, "win.lab-scenario", g_variant_new ("(ss)", "kings", "A"));
}

/* A battle that was wide fits a phone as well, in every ruleset and with every font. */
static void
test_a_battle (MusterTestUi  *ui,
               gconstpointer  data)
{
  static const char *const samples[] = {
    "skirmish-at-the-ford", "road-to-the-wells", "frontier-column", "cowpens"
  };
  static const char *const fonts[] = {
    "DejaVu Sans 11", "DejaVu Sans 13", "DejaVu Serif 12", "Cantarell 14", "monospace 11"
  };

  for (guint i = 0; i < G_N_ELEMENTS (samples); i++)
    {
      muster_test_ui_show_page (ui, "desk");
      muster_test_ui_open_sample (ui, samples[i]);
      muster_test_ui_settle ();
      for (guint k = 0; k < G_N_ELEMENTS (fonts); k++)
        {
          g_object_set (gtk_settings_get_default (), "gtk-font-name", fonts[k], NULL);
          muster_test_ui_settle ();
          g_test_message ("%s in %s", samples[i], fonts[k]);
          muster_test_ui_assert_width (GTK_WIDGET (ui->window), samples[i], 360);
        }
      gtk_settings_reset_property (gtk_settings_get_default (), "gtk-font-name");
      try_page (ui, samples[i]);
    }
}

#define ADD(name, function) \
  g_test_add ("/laptop/" name, MusterTestUi, NULL, muster_test_ui_set_up, function, muster_test_ui_tear_down)

int
main (int   argc,
      char *argv[])
{
  muster_test_ui_init (&argc, &argv);

  ADD ("pages", test_pages);
  ADD ("a-plan", test_a_plan);
  ADD ("a-battle", test_a_battle);
  ADD ("a-force", test_a_force);
  ADD ("a-campaign", test_a_campaign);
  ADD ("a-map", test_a_map);
  ADD ("a-club", test_a_club);
  ADD ("what-came-of-it", test_what_came_of_it);

  return g_test_run ();
}
