/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "app/battle/muster-battle-page.h"
#include "app/campaign/muster-campaign-page.h"
#include "app/club/muster-club-import-dialog.h"
#include "app/club/muster-club-page.h"
#include "app/lab/muster-lab-window.h"
#include "app/phones/muster-phones-popover.h"
#include "app/preferences/muster-preferences.h"
#include "app/print/muster-print-preview.h"
#include "app/rescue/muster-trouble-page.h"
#include "core/club/muster-club-import.h"
#include "muster-test-force-page.h"
#include "muster-test-ui.h"
#include "store/muster-store-error.h"

/* make-pictures FOLDER: takes the pictures of the manual, each of a window of the program as it is
 * built, with data that everybody has: the samples, and a club of six people. tools/pictures runs it. */

#define WIDTH 1200
#define HEIGHT 675
#define PAUSE 2000 /* milliseconds */

#define MESSY                                                           \
  "Played;Player 1;Player 2;Score 1;Score 2;System\n"                  \
  "3.1.2026;Ann Hill;Ben Moss;7;4;The Men Who Would Be Kings\n"        \
  "10.1.2026;Cora Lane;Anne Hill;5;5;The Men Who Would Be Kings\n"     \
  "17.1.2026;Dev Rao;Ben Moss;9;2;Magdala to Mafeking\n"               \
  "32.1.2026;Cora Lane;Dev Rao;3;1;Magdala to Mafeking\n"              \
  "7.2.2026;Eva Stone;Finn Ward;12,5;4;Chess\n"

static const char *const PEOPLE[] = { "Ann Hill", "Ben Moss",  "Cora Lane",
                                      "Dev Rao",  "Eva Stone", "Finn Ward" };

typedef GtkWidget *(*Show) (MusterTestUi *ui);

static void
fill_club (MusterTestUi *ui)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) table =
    g_string_new ("battle,date,player,side,result,points,role,force,ruleset,scenario,place\n");
  g_autoptr (MusterClubImport) import = NULL;

  /* Who is earlier in the list wins a little more often. */
  for (guint i = 0; i < 42; i++)
    {
      guint first = i % 6, second = (i + 1 + i / 6 % 5) % 6;
      gboolean is_won = (i * 7 + first) % 10 < 6 - (first > second ? 2 : 0);
      guint points = 3 + i * 5 % 7;
      const char *ruleset = i % 4 == 3 ? "magdala" : "kings";
      guint month = 1 + i / 5, day = 3 + i * 4 % 24;

      g_string_append_printf (table, "b%u,2026-%02u-%02u,%s,Column,%s,%u,attacker,Field Force,%s,,Hall\n", i,
                              month, day, PEOPLE[first], is_won ? "win" : "loss",
                              is_won ? points + 2 : points - 2, ruleset);
      g_string_append_printf (table, "b%u,2026-%02u-%02u,%s,Clans,%s,%u,defender,Valley Clans,%s,,Hall\n", i,
                              month, day, PEOPLE[second], is_won ? "loss" : "win",
                              is_won ? points - 2 : points + 2, ruleset);
    }
  import = muster_club_import_new (table->str, table->len, "table", NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (muster_club_store_put (muster_store_get_club (muster_test_ui_get_store (ui)),
                                        import->results, NULL, &error));
}

static GtkWidget *
show_battle (MusterTestUi *ui)
{
  GtkWidget *page;

  muster_test_ui_open_sample (ui, "skirmish-at-the-ford");
  page = muster_test_ui_get_battle_page (ui);
  muster_test_ui_press (page, "f");
  muster_test_ui_press (page, "1");
  muster_test_ui_press (page, "5512631");
  return GTK_WIDGET (ui->window);
}

static gboolean
is_popover (GtkWidget     *widget,
            gconstpointer  data)
{
  return MUSTER_IS_PHONES_POPOVER (widget);
}

static gboolean
is_served (gpointer data)
{
  return muster_phones_get_address (data) != NULL;
}

static GtkWidget *
show_phones (MusterTestUi *ui)
{
  MusterBattlePage *page = MUSTER_BATTLE_PAGE (muster_test_ui_get_battle_page (ui));
  MusterPhones *phones = muster_battle_page_get_phones (page);
  g_autoptr (GError) error = NULL;

  muster_test_ui_activate (ui, "win.phones", NULL);
  g_assert_true (muster_phones_open (phones, "127.0.0.1", &error));
  g_assert_true (muster_test_wait_until (is_served, phones, MUSTER_TEST_PATIENCE));
  return muster_test_ui_search (GTK_WIDGET (muster_battle_page_get_phones_button (page)), is_popover, NULL);
}

static GtkWidget *
show_paper (MusterTestUi *ui)
{
  muster_test_ui_activate (ui, "win.print-battle", g_variant_new_int64 (0));
  return muster_test_ui_find_window (MUSTER_TYPE_PRINT_PREVIEW);
}

static GtkWidget *
show_prepare (MusterTestUi *ui)
{
  muster_test_ui_show_page (ui, "desk");
  muster_test_ui_activate (ui, "win.new-battle", NULL);
  g_assert_true (muster_test_ui_wait_page (ui, "plan"));
  return GTK_WIDGET (ui->window);
}

static GtkWidget *
show_campaign (MusterTestUi *ui)
{
  muster_test_ui_activate (ui, "win.open-sample-campaign", NULL);
  g_assert_true (muster_test_ui_wait_page (ui, "campaign"));
  return GTK_WIDGET (ui->window);
}

static GtkWidget *
show_map (MusterTestUi *ui)
{
  GtkWidget *page = muster_test_ui_find (GTK_WIDGET (ui->window), MUSTER_TYPE_CAMPAIGN_PAGE);

  muster_campaign_page_show_part (MUSTER_CAMPAIGN_PAGE (page), "map");
  return GTK_WIDGET (ui->window);
}

static GtkWidget *
show_force (MusterTestUi *ui)
{
  g_autoptr (MusterForce) force = muster_test_force_new_starter ("british-sudan");

  muster_test_ui_show_page (ui, "forces");
  muster_window_forces_add (ui->window, force);
  g_assert_true (muster_test_ui_wait_page (ui, "force"));
  muster_test_force_choose_unit (ui, 0);
  return GTK_WIDGET (ui->window);
}

static GtkWidget *
show_lab (MusterTestUi *ui)
{
  gint64 id = muster_force_store_find (muster_test_force_get_forces (ui),
                                       muster_force_get_id (muster_test_force_get_force (ui)));

  muster_test_ui_activate (ui, "win.lab-force", g_variant_new_int64 (id));
  return muster_test_ui_find_window (MUSTER_TYPE_LAB_WINDOW);
}

static GtkWidget *
show_club_section (MusterTestUi *ui,
                   const char   *section)
{
  GtkWidget *page;

  muster_test_ui_show_page (ui, "club");
  page = muster_test_ui_find (GTK_WIDGET (ui->window), MUSTER_TYPE_CLUB_PAGE);
  muster_club_page_show_section (MUSTER_CLUB_PAGE (page), section);
  muster_test_ui_settle ();
  return page;
}

static GtkWidget *
show_club (MusterTestUi *ui)
{
  fill_club (ui);
  g_assert_true (muster_test_ui_shows (show_club_section (ui, "league"), PEOPLE[0]));
  return GTK_WIDGET (ui->window);
}

static GtkWidget *
show_evening (MusterTestUi *ui)
{
  MusterClubPage *page = MUSTER_CLUB_PAGE (show_club_section (ui, "evening"));
  MusterClubEvening *evening = muster_club_page_get_evening (page);
  g_autoptr (GError) error = NULL;

  g_assert_true (muster_club_evening_keep (
    evening, muster_evening_new (muster_club_get_today (muster_club_page_get_club (page))), &error));
  for (guint i = 0; i < G_N_ELEMENTS (PEOPLE); i++)
    g_assert_true (muster_club_evening_come (evening, PEOPLE[i], "19:30", &error));
  muster_test_ui_settle ();
  muster_test_ui_click (muster_test_ui_find_id (GTK_WIDGET (page), "next"));
  return GTK_WIDGET (ui->window);
}

static GtkWidget *
show_spreadsheet (MusterTestUi *ui)
{
  g_autofree char *path = muster_test_dir_build (ui->dir, "results of the club.csv");
  const char *paths[] = { path, NULL };

  g_assert_true (g_file_set_contents (path, MESSY, -1, NULL));
  muster_test_ui_activate (ui, "win.import-results", NULL);
  muster_test_ui_choose_files (paths);
  return muster_test_ui_find_window (MUSTER_TYPE_CLUB_IMPORT_DIALOG);
}

static GtkWidget *
show_hub (MusterTestUi *ui)
{
  muster_test_ui_activate (ui, "win.hub", NULL);
  return GTK_WIDGET (ui->window);
}

static GtkWidget *
show_rules (MusterTestUi *ui)
{
  muster_test_ui_show_page (ui, "reference");
  return GTK_WIDGET (ui->window);
}

static GtkWidget *
show_preferences (MusterTestUi *ui,
                  const char   *part)
{
  GtkWidget *window, *group;

  g_action_group_activate_action (G_ACTION_GROUP (ui->application), "preferences", NULL);
  window = muster_test_ui_find_window (MUSTER_TYPE_PREFERENCES);
  group = muster_test_ui_find_id (window, part);
  muster_test_ui_settle ();
  gtk_widget_child_focus (group, GTK_DIR_TAB_BACKWARD);
  return window;
}

static GtkWidget *
show_packs (MusterTestUi *ui)
{
  return show_preferences (ui, "packs");
}

static GtkWidget *
show_backups (MusterTestUi *ui)
{
  return show_preferences (ui, "backups");
}

static GtkWidget *
show_desk (MusterTestUi *ui)
{
  muster_test_ui_show_page (ui, "desk");
  return GTK_WIDGET (ui->window);
}

/* The frame of a window is of another width on each display. */
static void
set_size (GtkWidget *window)
{
  graphene_rect_t inside;

  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  muster_test_ui_settle ();
  g_assert_true (gtk_widget_compute_bounds (gtk_widget_get_first_child (window), window, &inside));
  gtk_window_set_default_size (GTK_WINDOW (window), 2 * WIDTH - (int) inside.size.width,
                               2 * HEIGHT - (int) inside.size.height);
  muster_test_ui_settle ();
}

static GtkWidget *
show_rescue (MusterTestUi *ui)
{
  g_autoptr (GError) error = g_error_new (MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CORRUPT,
                                          "%s: the page at byte 81920 is damaged", "muster.db");
  GtkWidget *window = adw_application_window_new (GTK_APPLICATION (ui->application));
  GtkWidget *page = muster_trouble_page_new (error);

  gtk_window_set_title (GTK_WINDOW (window), "Muster");
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  set_size (window);
  return window;
}

/* In this order: a picture may need what those before it have made. Pages are named as in the manual. */
static const struct
{
  const char *page;
  Show show;
} PICTURES[] = {
  { "battle", show_battle },
  { "phones", show_phones },
  { "paper", show_paper },
  { "prepare", show_prepare },
  { "campaign", show_campaign },
  { "map", show_map },
  { "force", show_force },
  { "lab", show_lab },
  { "club", show_club },
  { "evening", show_evening },
  { "spreadsheet", show_spreadsheet },
  { "hub", show_hub },
  { "rules", show_rules },
  { "packs", show_packs },
  { "backups", show_backups },
  { "index", show_desk },
  { "rescue", show_rescue },
};

static gboolean
stays_false (gpointer data)
{
  return FALSE;
}

/* What the window shows, without its frame; a page that slides or fades in is given the time to. */
static void
take (GtkWidget  *window,
      const char *path)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (window);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  graphene_rect_t inside;
  GskRenderNode *node;
  cairo_surface_t *surface;
  cairo_t *cr;

  g_assert_false (muster_test_wait_until (stays_false, NULL, PAUSE));
  g_assert_true (gtk_widget_compute_bounds (gtk_widget_get_first_child (window), window, &inside));
  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (window), gtk_widget_get_height (window));
  node = gtk_snapshot_free_to_node (snapshot);
  surface =
    cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) inside.size.width, (int) inside.size.height);
  cr = cairo_create (surface);
  cairo_translate (cr, (double) -inside.origin.x, (double) -inside.origin.y);
  gsk_render_node_draw (node, cr);
  g_assert_cmpint (cairo_surface_write_to_png (surface, path), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  gsk_render_node_unref (node);
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (MusterTestDir) dir = NULL;
  MusterTestUi ui;

  muster_test_ui_init (&argc, &argv);
  if (argc != 2)
    g_error ("usage: make-pictures FOLDER");
  dir = muster_test_dir_new ();
  muster_test_ui_present (&ui, dir);
  g_object_set (gtk_settings_get_default (), "gtk-font-name", "Cantarell 11", NULL);
  set_size (GTK_WIDGET (ui.window));
  for (guint i = 0; i < G_N_ELEMENTS (PICTURES); i++)
    {
      g_autofree char *name = g_strconcat (PICTURES[i].page, ".png", NULL);
      g_autofree char *path = g_build_filename (argv[1], name, NULL);
      GtkWidget *window;

      g_print ("%s\n", name);
      window = PICTURES[i].show (&ui);
      muster_test_ui_settle ();
      take (window, path);
      if (GTK_IS_POPOVER (window))
        gtk_popover_popdown (GTK_POPOVER (window));
      else if (window != GTK_WIDGET (ui.window))
        gtk_window_destroy (GTK_WINDOW (window));
      muster_test_ui_settle ();
    }
  muster_test_ui_stop (&ui);
  return 0;
}
