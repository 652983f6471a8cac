/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/campaign/muster-campaign-new-window.h"
#include "app/club/muster-club-entry-dialog.h"
#include "app/club/muster-club-evening-dialog.h"
#include "app/club/muster-club-event-dialog.h"
#include "app/club/muster-club-import-dialog.h"
#include "app/club/muster-club-page.h"
#include "app/forces/starting/muster-force-starting.h"
#include "app/lab/muster-lab-window.h"
#include "app/preferences/muster-preferences.h"
#include "app/print/muster-print-preview.h"
#include "app/widgets/muster-help-link.h"
#include "core/muster-core-error.h"
#include "muster-test-force-page.h"
#include "muster-test-ui.h"
#include "store/muster-store-error.h"

#include <glib/gstdio.h>

/* F1 and the links of every window lead to the page of the manual that is about it; F10 and Ctrl+W do the
 * same everywhere. Which page the manual is asked for is noted here in place of opening it. */

static char *asked;

static void
help_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  g_free (asked);
  asked = g_variant_dup_string (parameter, NULL);
}

static void
listen (MusterTestUi *ui)
{
  static const GActionEntry entry = { .name = "help", .activate = help_cb, .parameter_type = "s" };

  g_action_map_add_action_entries (G_ACTION_MAP (ui->application), &entry, 1, NULL);
}

/* The manual was asked for this page, and has it. */
static void
assert_asked (const char *what,
              const char *page)
{
  g_autofree char *name = g_strconcat (page, ".page", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "help", "C", name, NULL);

  if (g_strcmp0 (asked, page) != 0)
    g_error ("%s asks for %s, not for %s", what, asked, page);
  g_assert_true (g_file_test (path, G_FILE_TEST_IS_REGULAR));
  g_clear_pointer (&asked, g_free);
}

static void
open_force (MusterTestUi *ui)
{
  g_autoptr (MusterForce) force = muster_test_force_new_starter ("british-sudan");

  muster_window_forces_add (ui->window, force);
  g_assert_true (muster_test_ui_wait_page (ui, "force"));
}

static void
open_hub (MusterTestUi *ui)
{
  muster_test_ui_activate (ui, "win.hub", NULL);
  g_assert_true (muster_test_ui_wait_page (ui, "hub"));
}

static void
test_each_page_has_its_help (MusterTestUi  *ui,
                             gconstpointer  data)
{
  static const struct
  {
    const char *window_page;
    const char *page;
  } cases[] = {
    { "desk", "index" },         { "battles", "battle" }, { "forces", "force" },
    { "campaigns", "campaign" }, { "club", "club" },      { "reference", "rules" },
  };
  g_auto (GStrv) accels =
    gtk_application_get_accels_for_action (GTK_APPLICATION (ui->application), "win.help");
  GtkWidget *page;

  listen (ui);
  g_assert_cmpstr (accels[0], ==, "F1");
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      muster_test_ui_show_page (ui, cases[i].window_page);
      muster_test_ui_activate (ui, "win.help", NULL);
      assert_asked (cases[i].window_page, cases[i].page);
    }

  muster_test_ui_show_page (ui, "club");
  page = muster_test_ui_find (GTK_WIDGET (ui->window), MUSTER_TYPE_CLUB_PAGE);
  muster_club_page_show_section (MUSTER_CLUB_PAGE (page), "evening");
  muster_test_ui_activate (ui, "win.help", NULL);
  assert_asked ("an evening", "evening");

  muster_test_ui_open_sample (ui, "skirmish-at-the-ford");
  muster_test_ui_activate (ui, "win.help", NULL);
  assert_asked ("a battle", "battle");
  muster_test_ui_activate (ui, "win.open-sample-campaign", NULL);
  muster_test_ui_activate (ui, "win.help", NULL);
  assert_asked ("a campaign", "campaign");
  muster_test_ui_activate (ui, "win.new-battle", NULL);
  g_assert_true (muster_test_ui_wait_page (ui, "plan"));
  muster_test_ui_activate (ui, "win.help", NULL);
  assert_asked ("a plan", "prepare");
  open_force (ui);
  muster_test_ui_activate (ui, "win.help", NULL);
  assert_asked ("a force", "force");
  if (!HAVE_HUB)
    return;
  open_hub (ui);
  muster_test_ui_activate (ui, "win.help", NULL);
  assert_asked ("the hub", "hub");
}

/* Dialogs are no windows of the program, so its keys do not reach them: each has its own. */
static void
test_each_dialog_has_its_keys (MusterTestUi  *ui,
                               gconstpointer  data)
{
  const struct
  {
    const char *action;
    GVariant *target;
    GType type;
    const char *page;
  } cases[] = {
    { "app.preferences", NULL, MUSTER_TYPE_PREFERENCES, "index" },
    { "app.shortcuts", NULL, ADW_TYPE_PREFERENCES_WINDOW, "club" },
    { "app.about", NULL, ADW_TYPE_ABOUT_WINDOW, "club" },
    { "win.enter-result", NULL, MUSTER_TYPE_CLUB_ENTRY_DIALOG, "club" },
    { "win.plan-evening", NULL, MUSTER_TYPE_CLUB_EVENING_DIALOG, "evening" },
    { "win.plan-event", NULL, MUSTER_TYPE_CLUB_EVENT_DIALOG, "evening" },
    { "win.club-look", NULL, ADW_TYPE_MESSAGE_DIALOG, "club" },
    { "win.new-campaign", NULL, MUSTER_TYPE_CAMPAIGN_NEW_WINDOW, "campaign" },
    { "win.new-force", g_variant_new_string ("starter"), MUSTER_TYPE_FORCE_STARTING, "force" },
    { "win.lab-scenario", g_variant_new ("(ss)", "kings", "A"), MUSTER_TYPE_LAB_WINDOW, "lab" },
    { "win.print-club", NULL, MUSTER_TYPE_PRINT_PREVIEW, "paper" },
  };

  listen (ui);
  muster_test_ui_show_page (ui, "club");
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      GtkWidget *window;

      muster_test_ui_activate (ui, cases[i].action, cases[i].target);
      window = muster_test_ui_find_window (cases[i].type);
      muster_test_ui_press_shortcut (window, GDK_KEY_F1, 0);
      assert_asked (cases[i].action, cases[i].page);
      muster_test_ui_press_shortcut (window, GDK_KEY_w, GDK_CONTROL_MASK);
      if (muster_test_ui_has_window (cases[i].type))
        g_error ("Ctrl+W does not close what %s opens", cases[i].action);
    }
}

static void
test_a_table_has_its_help (MusterTestUi  *ui,
                           gconstpointer  data)
{
  g_autofree char *path = muster_test_dir_build (ui->dir, "results.csv");
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_assert_true (
    g_file_set_contents (path, "Date,Player 1,Player 2,Winner\n2024-03-05,Eve,Fay,Eve\n", -1, NULL));
  listen (ui);
  muster_test_ui_show_page (ui, "club");
  muster_test_ui_open_file (ui, file);
  muster_test_ui_press_shortcut (muster_test_ui_find_window (MUSTER_TYPE_CLUB_IMPORT_DIALOG), GDK_KEY_F1,
                                 0);
  assert_asked ("a table", "spreadsheet");
}

static gboolean
is_link (GtkWidget     *widget,
         gconstpointer  page)
{
  g_autofree char *of = NULL;

  if (!MUSTER_IS_HELP_LINK (widget))
    return FALSE;
  g_object_get (widget, "page", &of, NULL);
  return g_strcmp0 (of, page) == 0;
}

/* The link is to be seen, and leads there. */
static void
follow_link (GtkWidget  *root,
             const char *page)
{
  GtkWidget *link = muster_test_ui_search (root, is_link, page);

  if (link == NULL)
    g_error ("There is no link to %s", page);
  muster_test_ui_click (link);
  assert_asked ("a link", page);
}

static void
test_empty_pages_link_to_their_help (MusterTestUi  *ui,
                                     gconstpointer  data)
{
  static const struct
  {
    const char *window_page;
    const char *page;
  } cases[] = {
    { "battles", "battle" },
    { "forces", "force" },
    { "campaigns", "campaign" },
    { "club", "club" },
  };
  GtkWidget *window = GTK_WIDGET (ui->window);

  listen (ui);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      muster_test_ui_show_page (ui, cases[i].window_page);
      follow_link (window, cases[i].page);
    }
  muster_club_page_show_section (MUSTER_CLUB_PAGE (muster_test_ui_find (window, MUSTER_TYPE_CLUB_PAGE)),
                                 "evening");
  muster_test_ui_settle ();
  follow_link (window, "evening");
}

static void
test_preferences_link_to_their_help (MusterTestUi  *ui,
                                     gconstpointer  data)
{
  GtkWidget *preferences;

  listen (ui);
  muster_test_ui_activate (ui, "app.preferences", NULL);
  preferences = muster_test_ui_find_window (MUSTER_TYPE_PREFERENCES);
  follow_link (preferences, "backups");
  follow_link (preferences, "packs");
}

/* An error leads to the page that says what to do about it, else to the one about what was being done. */
static void
test_errors_link_to_their_help (MusterTestUi  *ui,
                                gconstpointer  data)
{
  const struct
  {
    GQuark domain;
    int code;
    const char *page;
  } cases[] = {
    { MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_FULL, "rescue" },
    { MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_READ_ONLY, "rescue" },
    { MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_PACK, "packs" },
    { MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_SYNTAX, "force" },
    { MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_BUSY, "force" },
  };

  listen (ui);
  muster_test_ui_show_page (ui, "forces");
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = g_error_new_literal (cases[i].domain, cases[i].code, "x");
      GtkWidget *dialog;

      muster_window_output_report (ui->window, "This Could Not Be Done", error);
      dialog = muster_test_ui_find_window (ADW_TYPE_MESSAGE_DIALOG);
      muster_test_ui_click (muster_test_ui_find_button (dialog, "Help"));
      muster_test_ui_settle ();
      assert_asked ("an error", cases[i].page);
      g_assert_false (muster_test_ui_has_window (ADW_TYPE_MESSAGE_DIALOG));
    }
}

static void
test_damage_links_to_its_help (void)
{
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = muster_test_dir_build (dir, "muster.db");
  MusterTestUi ui = { 0 };
  GtkWidget *window;

  g_assert_true (g_file_set_contents (path, "This is no database.", -1, NULL));
  muster_test_ui_present (&ui, dir);
  listen (&ui);
  window = gtk_application_get_windows (GTK_APPLICATION (ui.application))->data;
  g_assert_false (MUSTER_IS_WINDOW (window));
  follow_link (window, "rescue");
  gtk_widget_activate_action (window, "win.help", NULL);
  assert_asked ("F1 where the data cannot be opened", "rescue");
  muster_test_ui_press_shortcut (window, GDK_KEY_w, GDK_CONTROL_MASK);
  g_assert_null (gtk_application_get_windows (GTK_APPLICATION (ui.application)));
  muster_test_ui_stop (&ui);
}

static gboolean
is_menu_open (gpointer data)
{
  GtkWidget *button = data;
  GtkPopover *popover = gtk_menu_button_get_popover (GTK_MENU_BUTTON (button));

  return popover != NULL && gtk_widget_get_mapped (GTK_WIDGET (popover));
}

static void
assert_menu_opens (MusterTestUi *ui,
                   GtkWidget    *button,
                   const char   *page)
{
  muster_test_ui_activate (ui, "win.menu", NULL);
  if (!muster_test_wait_until (is_menu_open, button, MUSTER_TEST_PATIENCE))
    g_error ("F10 opens no menu on %s", page);
  gtk_menu_button_popdown (GTK_MENU_BUTTON (button));
  muster_test_ui_settle ();
}

static void
test_the_menu_opens_on_every_page (MusterTestUi  *ui,
                                   gconstpointer  data)
{
  static const char *const PAGES[] = { "desk", "battles", "forces", "campaigns", "club", "reference" };
  g_auto (GStrv) accels =
    gtk_application_get_accels_for_action (GTK_APPLICATION (ui->application), "win.menu");
  GtkWidget *button = muster_test_ui_find_id (GTK_WIDGET (ui->window), "menu_button");

  g_assert_cmpstr (accels[0], ==, "F10");
  for (guint i = 0; i < G_N_ELEMENTS (PAGES); i++)
    {
      muster_test_ui_show_page (ui, PAGES[i]);
      assert_menu_opens (ui, button, PAGES[i]);
    }
  /* What fills the window hides the menu with the sidebar. */
  muster_test_ui_open_sample (ui, "skirmish-at-the-ford");
  assert_menu_opens (ui, button, "a battle");
  muster_test_ui_activate (ui, "win.open-sample-campaign", NULL);
  assert_menu_opens (ui, button, "a campaign");
  muster_test_ui_activate (ui, "win.new-battle", NULL);
  g_assert_true (muster_test_ui_wait_page (ui, "plan"));
  assert_menu_opens (ui, button, "a plan");
  open_force (ui);
  assert_menu_opens (ui, button, "a force");
  if (!HAVE_HUB)
    return;
  open_hub (ui);
  assert_menu_opens (ui, button, "the hub");
}

#define ADD(name, function)                                                                 \
  g_test_add ("/help-links/" name, MusterTestUi, NULL, muster_test_ui_set_up, function, \
              muster_test_ui_tear_down)

int
main (int   argc,
      char *argv[])
{
  muster_test_ui_init (&argc, &argv);

  ADD ("each-page-has-its-help", test_each_page_has_its_help);
  ADD ("each-dialog-has-its-keys", test_each_dialog_has_its_keys);
  ADD ("a-table-has-its-help", test_a_table_has_its_help);
  ADD ("empty-pages-link-to-their-help", test_empty_pages_link_to_their_help);
  ADD ("preferences-link-to-their-help", test_preferences_link_to_their_help);
  ADD ("errors-link-to-their-help", test_errors_link_to_their_help);
  g_test_add_func ("/help-links/damage-links-to-its-help", test_damage_links_to_its_help);
  ADD ("the-menu-opens-on-every-page", test_the_menu_opens_on_every_page);

  return g_test_run ();
}
