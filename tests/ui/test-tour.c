/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/battle/muster-battle-page.h"
#include "app/battle/muster-tour.h"
#include "muster-test-ui.h"

/* The tour comes with the first sample, goes on with what the player does, and never comes again unasked. */

static GSettings *
dup_settings (void)
{
  return g_settings_new (APPLICATION_ID);
}

static GtkWidget *
find_tour (MusterTestUi *ui)
{
  return muster_test_ui_find (GTK_WIDGET (ui->window), MUSTER_TYPE_TOUR);
}

static gboolean
begins_with (GtkWidget     *widget,
             gconstpointer  text)
{
  return GTK_IS_LABEL (widget) && g_str_has_prefix (gtk_label_get_label (GTK_LABEL (widget)), text);
}

static gboolean
is_at (MusterTestUi *ui,
       const char   *step)
{
  return muster_test_ui_search (find_tour (ui), begins_with, step) != NULL;
}

static gboolean
has_tooltip (GtkWidget     *widget,
             gconstpointer  text)
{
  return GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_widget_get_tooltip_text (widget), text) == 0;
}

static void
press (MusterTestUi *ui,
       const char   *button)
{
  muster_test_ui_click (muster_test_ui_search (find_tour (ui), has_tooltip, button));
  muster_test_ui_settle ();
}

static void
open_first_sample (MusterTestUi *ui)
{
  g_autoptr (GSettings) settings = dup_settings ();

  g_settings_set_boolean (settings, "tour-done", FALSE);
  muster_test_ui_open_sample (ui, "skirmish-at-the-ford");
  muster_test_ui_settle ();
}

static void
test_it_follows_the_player (MusterTestUi  *ui,
                            gconstpointer  data)
{
  GtkWidget *page;

  open_first_sample (ui);
  g_assert_true (is_at (ui, "1 of 6"));
  page = muster_test_ui_get_battle_page (ui);
  gtk_widget_activate_action (page, "battle.next-unit", NULL);
  muster_test_ui_settle ();
  g_assert_true (is_at (ui, "2 of 6"));
  muster_test_ui_press (page, "m");
  g_assert_true (is_at (ui, "3 of 6"));
  muster_test_ui_press (page, "66");
  gtk_widget_activate_action (page, "battle.resolve", NULL);
  muster_test_ui_settle ();
  g_assert_true (is_at (ui, "4 of 6"));
  press (ui, "Next step of the tour");
  g_assert_true (is_at (ui, "5 of 6"));
  gtk_widget_activate_action (page, "battle.undo", NULL);
  muster_test_ui_settle ();
  g_assert_true (is_at (ui, "6 of 6"));
  press (ui, "Done");
  g_assert_null (find_tour (ui));
}

static void
test_skipped_it_stays_away_until_asked_for (MusterTestUi  *ui,
                                            gconstpointer  data)
{
  g_autoptr (GSettings) settings = dup_settings ();

  open_first_sample (ui);
  press (ui, "Skip the tour");
  g_assert_null (find_tour (ui));
  g_assert_true (g_settings_get_boolean (settings, "tour-done"));
  g_assert_nonnull (gtk_root_get_focus (GTK_ROOT (ui->window)));

  muster_test_ui_show_page (ui, "desk");
  muster_test_ui_open_sample (ui, "skirmish-at-the-ford");
  g_assert_null (find_tour (ui));
  muster_test_ui_activate (ui, "win.tour", NULL);
  muster_test_ui_settle ();
  g_assert_true (is_at (ui, "1 of 6"));

  muster_test_ui_show_page (ui, "desk");
  muster_test_ui_settle ();
  g_assert_null (find_tour (ui));
}

static void
test_without_a_battle_it_opens_the_sample (MusterTestUi  *ui,
                                           gconstpointer  data)
{
  muster_test_ui_activate (ui, "win.tour", NULL);
  g_assert_true (muster_test_ui_wait_page (ui, "battle"));
  muster_test_ui_settle ();
  g_assert_true (is_at (ui, "1 of 6"));
}

#define ADD(name, func)                                                                            \
  g_test_add ("/tour/" name, MusterTestUi, NULL, muster_test_ui_set_up, func, muster_test_ui_tear_down)

int
main (int   argc,
      char *argv[])
{
  muster_test_ui_init (&argc, &argv);

  ADD ("it-follows-the-player", test_it_follows_the_player);
  ADD ("skipped-it-stays-away-until-asked-for", test_skipped_it_stays_away_until_asked_for);
  ADD ("without-a-battle-it-opens-the-sample", test_without_a_battle_it_opens_the_sample);

  return g_test_run ();
}
