/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/battle/muster-battle-page.h"
#include "app/club/muster-club-evening-dialog.h"
#include "app/widgets/muster-tour.h"
#include "core/battle/muster-samples.h"
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

/* Score, log and the end of the turn stay on the screen of a laptop, whatever the tour says. */
static void
test_it_asks_for_no_height (MusterTestUi  *ui,
                            gconstpointer  data)
{
  static const int widths[] = { -1, 360, 900, 1280, 1366 };
  GtkWidget *window = GTK_WIDGET (ui->window);
  int without[G_N_ELEMENTS (widths)];

  open_first_sample (ui);
  press (ui, "Skip the tour (Shift+F1)");
  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    gtk_widget_measure (window, GTK_ORIENTATION_VERTICAL, widths[i], &without[i], NULL, NULL, NULL);
  muster_test_ui_activate (ui, "win.tour", NULL);
  muster_test_ui_settle ();
  for (guint step = 1; step <= 6; step++)
    {
      GtkWidget *text = muster_test_ui_find (find_tour (ui), GTK_TYPE_LABEL);
      int wanted;

      for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
        {
          int height;

          gtk_widget_measure (window, GTK_ORIENTATION_VERTICAL, widths[i], &height, NULL, NULL, NULL);
          g_test_message ("step %u, width %d: %d pixels, %d without the tour", step, widths[i], height,
                          without[i]);
          g_assert_cmpint (height, <=, without[i] + 100);
          g_assert_cmpint (height, <=, 700);
        }
      /* In a window as wide as this one, all of it is seen. */
      gtk_widget_measure (text, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (text), &wanted, NULL, NULL,
                          NULL);
      g_assert_cmpint (gtk_widget_get_height (gtk_widget_get_ancestor (text, GTK_TYPE_SCROLLED_WINDOW)), >=,
                       wanted);
      if (step < 6)
        press (ui, "Next step of the tour");
    }
}

static const struct
{
  int width;
  int height;
} LAPTOPS[] = { { 1280, 720 }, { 1366, 768 } };

static void
assert_fits_laptops (MusterTestUi *ui,
                     const char   *what)
{
  for (guint i = 0; i < G_N_ELEMENTS (LAPTOPS); i++)
    {
      int width, height;

      gtk_widget_measure (GTK_WIDGET (ui->window), GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
      gtk_widget_measure (GTK_WIDGET (ui->window), GTK_ORIENTATION_VERTICAL, LAPTOPS[i].width, &height, NULL,
                          NULL, NULL);
      if (width > LAPTOPS[i].width || height > LAPTOPS[i].height)
        g_error ("%s asks for %d × %d pixels of %d × %d", what, width, height, LAPTOPS[i].width,
                 LAPTOPS[i].height);
    }
}

static void
resize (MusterTestUi *ui,
        int           width)
{
  gtk_window_set_default_size (GTK_WINDOW (ui->window), width, 720);
  muster_test_ui_settle ();
}

/* Every page, every sample, and every step of the tour, at first and after the window was narrow. */
static void
test_a_laptop_shows_all_of_it (MusterTestUi  *ui,
                               gconstpointer  data)
{
  static const char *const pages[] = { "desk", "battles", "forces", "campaigns", "club", "reference" };
  static const int widths[] = { 1280, 360, 900, 360, 1280 };

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      muster_window_show_page (ui->window, pages[i]);
      muster_test_ui_settle ();
      assert_fits_laptops (ui, pages[i]);
    }
  for (const MusterSample *sample = muster_samples_list (); sample->id != NULL; sample++)
    {
      muster_test_ui_show_page (ui, "desk");
      muster_test_ui_open_sample (ui, sample->id);
      muster_test_ui_activate (ui, "win.tour", NULL);
      muster_test_ui_settle ();
      for (guint step = 1; step <= 6; step++)
        {
          assert_fits_laptops (ui, sample->id);
          for (guint i = 0; i < (step == 1 ? G_N_ELEMENTS (widths) : 0); i++)
            {
              resize (ui, widths[i]);
              assert_fits_laptops (ui, sample->id);
            }
          if (step < 6)
            press (ui, "Next step of the tour");
        }
      press (ui, "Done");
    }
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
  press (ui, "Skip the tour (Shift+F1)");
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

static void
test_it_ends_by_its_key (MusterTestUi  *ui,
                         gconstpointer  data)
{
  g_autoptr (GSettings) settings = dup_settings ();

  open_first_sample (ui);
  g_assert_true (is_at (ui, "1 of 6"));
  muster_test_ui_activate (ui, "win.tour", NULL);
  g_assert_null (find_tour (ui));
  g_assert_true (g_settings_get_boolean (settings, "tour-done"));
}

/* The page is left in the middle of it; the next battle comes without. */
static void
test_left_in_the_middle_it_does_not_come_again (MusterTestUi  *ui,
                                                gconstpointer  data)
{
  open_first_sample (ui);
  g_assert_true (is_at (ui, "1 of 6"));
  muster_test_ui_show_page (ui, "desk");
  muster_test_ui_open_sample (ui, "skirmish-at-the-ford");
  g_assert_null (find_tour (ui));
}

/* Each of the other tours comes with the first of its kind, and never twice unasked. */
static void
test_a_campaign_has_one (MusterTestUi  *ui,
                         gconstpointer  data)
{
  g_autoptr (GSettings) settings = dup_settings ();

  g_settings_set_boolean (settings, "campaign-tour-done", FALSE);
  muster_test_ui_activate (ui, "win.open-sample-campaign", NULL);
  muster_test_ui_settle ();
  for (guint step = 1; step <= 5; step++)
    {
      g_autofree char *number = g_strdup_printf ("%u of 5", step);

      g_assert_true (is_at (ui, number));
      assert_fits_laptops (ui, number);
      press (ui, step < 5 ? "Next step of the tour" : "Done");
    }
  g_assert_null (find_tour (ui));
  g_assert_true (g_settings_get_boolean (settings, "campaign-tour-done"));

  muster_test_ui_show_page (ui, "desk");
  muster_test_ui_activate (ui, "win.open-sample-campaign", NULL);
  muster_test_ui_settle ();
  g_assert_null (find_tour (ui));
}

static void
test_an_evening_has_one (MusterTestUi  *ui,
                         gconstpointer  data)
{
  g_autoptr (GSettings) settings = dup_settings ();
  GtkWidget *dialog;

  g_settings_set_boolean (settings, "evening-tour-done", FALSE);
  muster_test_ui_show_page (ui, "club");
  g_assert_null (find_tour (ui));
  muster_test_ui_activate (ui, "win.plan-evening", NULL);
  dialog = muster_test_ui_find_window (MUSTER_TYPE_CLUB_EVENING_DIALOG);
  muster_test_ui_click (muster_test_ui_find_id (dialog, "keep"));
  muster_test_ui_settle ();
  g_assert_true (is_at (ui, "1 of 4"));
  assert_fits_laptops (ui, "an evening");
  press (ui, "Skip the tour (Shift+F1)");
  g_assert_null (find_tour (ui));
  g_assert_true (g_settings_get_boolean (settings, "evening-tour-done"));
}

#define ADD(name, func)                                                                            \
  g_test_add ("/tour/" name, MusterTestUi, NULL, muster_test_ui_set_up, func, muster_test_ui_tear_down)

int
main (int   argc,
      char *argv[])
{
  muster_test_ui_init (&argc, &argv);

  ADD ("it-asks-for-no-height", test_it_asks_for_no_height);
  ADD ("a-laptop-shows-all-of-it", test_a_laptop_shows_all_of_it);
  ADD ("it-follows-the-player", test_it_follows_the_player);
  ADD ("skipped-it-stays-away-until-asked-for", test_skipped_it_stays_away_until_asked_for);
  ADD ("without-a-battle-it-opens-the-sample", test_without_a_battle_it_opens_the_sample);
  ADD ("it-ends-by-its-key", test_it_ends_by_its_key);
  ADD ("left-in-the-middle-it-does-not-come-again", test_left_in_the_middle_it_does_not_come_again);
  ADD ("a-campaign-has-one", test_a_campaign_has_one);
  ADD ("an-evening-has-one", test_an_evening_has_one);

  return g_test_run ();
}
