/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/print/muster-page-view.h"
#include "app/print/muster-print-job.h"
#include "app/print/muster-print-options.h"
#include "app/print/muster-print-preview.h"
#include "muster-test-ui.h"

#include <glib/gstdio.h>

#define NARROW 360

static MusterPrintSetup *
create_setup (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  MusterRuleset *ruleset = muster_library_find_ruleset (library, "kings");
  GPtrArray *starters =
    muster_catalog_get_starter_forces (muster_ruleset_get_catalog (ruleset));
  g_autoptr (MusterForce) force =
    muster_force_new_from_starter (ruleset, g_ptr_array_index (starters, 0));
  g_autoptr (MusterSheetSource) source = NULL;

  muster_force_set_name (force, "<b>Column</b> & _Co");
  muster_force_unit_set_name (muster_force_get_unit (force, 0), "<i>1st</i> & _2nd");
  source = muster_sheet_source_new_for_force (muster_force_get_whole (force));

  return muster_print_setup_new (source, "1 May 1879");
}

static GtkWidget *
find_switch (GtkWidget  *root,
             const char *title)
{
  GtkWidget *row = muster_test_ui_find_row (root, ADW_TYPE_ACTION_ROW, title);

  return row != NULL ? adw_action_row_get_activatable_widget (ADW_ACTION_ROW (row)) : NULL;
}

static void
test_choices_change_the_pages_at_once (void)
{
  g_autoptr (MusterPrintSetup) setup = create_setup ();
  GtkWidget *preview = g_object_ref_sink (muster_print_preview_new (setup));
  GtkWidget *large;
  GtkWidget *unit;
  guint n_pages;

  gtk_window_present (GTK_WINDOW (preview));
  muster_test_ui_settle ();
  g_assert_true (muster_test_ui_shows (preview, "<b>Column</b> & _Co"));
  g_assert_true (muster_test_ui_shows (preview, "1 page"));
  g_assert_nonnull (muster_test_ui_find (preview, MUSTER_TYPE_PAGE_VIEW));

  large = find_switch (preview, "Large Type");
  gtk_switch_set_active (GTK_SWITCH (large), TRUE);
  muster_test_ui_settle ();
  n_pages = muster_pages_get_n_pages (muster_print_setup_get_pages (setup));
  g_assert_cmpuint (n_pages, >, 1);
  g_assert_true (muster_test_ui_hides (preview, "1 page"));

  unit = find_switch (preview, "<i>1st</i> & _2nd");
  g_assert_true (gtk_check_button_get_active (GTK_CHECK_BUTTON (unit)));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (unit), FALSE);
  muster_test_ui_settle ();
  g_assert_false (muster_print_setup_get_unit_shown (setup, 0));

  g_object_set (setup, "sheet", MUSTER_SHEET_CARDS, NULL);
  muster_test_ui_settle ();
  g_assert_true (muster_test_ui_shows (preview, "Cards a Page"));
  g_object_set (setup, "sheet", MUSTER_SHEET_ROSTER, NULL);
  muster_test_ui_settle ();
  g_assert_true (muster_test_ui_hides (preview, "Cards a Page"));

  gtk_window_destroy (GTK_WINDOW (preview));
  muster_test_ui_settle ();
  g_assert_finalize_object (preview);
}

static void
test_pages_can_be_seen_larger_and_smaller (void)
{
  g_autoptr (MusterPrintSetup) setup = create_setup ();
  GtkWidget *preview = muster_print_preview_new (setup);
  GtkWidget *view;
  int widths[3];
  static const char *const actions[] = { "print.zoom-in", "print.zoom-out", "print.zoom-out" };

  gtk_window_present (GTK_WINDOW (preview));
  muster_test_ui_settle ();
  view = muster_test_ui_find (preview, MUSTER_TYPE_PAGE_VIEW);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      g_assert_true (gtk_widget_activate_action (preview, actions[i], NULL));
      muster_test_ui_settle ();
      gtk_widget_measure (view, GTK_ORIENTATION_HORIZONTAL, -1, &widths[i], NULL, NULL, NULL);
    }
  g_assert_cmpint (widths[0], >, widths[1]);
  g_assert_cmpint (widths[1], >, widths[2]);
  gtk_widget_activate_action (preview, "print.zoom-fit", NULL);
  muster_test_ui_settle ();
  gtk_widget_measure (view, GTK_ORIENTATION_HORIZONTAL, -1, &widths[0], NULL, NULL, NULL);
  g_assert_cmpint (widths[0], <, 300);
  gtk_window_destroy (GTK_WINDOW (preview));
  muster_test_ui_settle ();
}

static void
test_it_fits_a_narrow_window (void)
{
  g_autoptr (MusterPrintSetup) setup = create_setup ();
  GtkWidget *preview = muster_print_preview_new (setup);
  int minimum;

  gtk_window_present (GTK_WINDOW (preview));
  for (guint i = 0; i < MUSTER_N_SHEETS; i++)
    {
      g_object_set (setup, "sheet", i, NULL);
      muster_test_ui_settle ();
      gtk_widget_measure (preview, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
      g_assert_cmpint (minimum, <=, NARROW);
    }
  gtk_window_destroy (GTK_WINDOW (preview));
  muster_test_ui_settle ();
}

/* What is printed has the pages, the paper and the margins of the preview. */
static void
test_the_printer_gets_the_pages (void)
{
  static const struct
  {
    guint paper;
    gboolean landscape;
    const char *size;
  } cases[] = {
    { MUSTER_PAPER_A4, FALSE, "595" },
    { MUSTER_PAPER_LETTER, TRUE, "792 x 612" },
  };
  g_autoptr (MusterPrintSetup) setup = create_setup ();
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autofree char *path = muster_test_dir_build (dir, "out.pdf");

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GtkPrintOperation) job = NULL;
      g_autoptr (GError) error = NULL;
      g_autofree char *content = NULL;
      gsize length;

      g_object_set (setup, "paper", cases[i].paper, "landscape", cases[i].landscape, "large-type",
                    TRUE, NULL);
      job = muster_print_job_new (muster_print_setup_get_pages (setup),
                                  muster_print_setup_get_paper (setup), "Column");
      gtk_print_operation_set_export_filename (job, path);
      g_assert_cmpint (gtk_print_operation_run (job, GTK_PRINT_OPERATION_ACTION_EXPORT, NULL,
                                                &error), ==,
                       GTK_PRINT_OPERATION_RESULT_APPLY);
      g_assert_no_error (error);
      g_assert_cmpint (gtk_print_operation_get_n_pages_to_print (job), ==,
                       (int) muster_pages_get_n_pages (muster_print_setup_get_pages (setup)));
      g_assert_true (g_file_get_contents (path, &content, &length, &error));
      g_assert_true (g_str_has_prefix (content, "%PDF-"));
      g_assert_cmpuint (length, >, 2000);
    }
}

static GtkWidget *
find_preview (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (MUSTER_IS_PRINT_PREVIEW (window))
        return window;
    }

  return NULL;
}

static void
test_a_battle_has_a_preview_of_its_report (MusterTestUi  *ui,
                                           gconstpointer  data)
{
  GtkWidget *preview;

  gtk_widget_activate_action (GTK_WIDGET (ui->window), "win.new-sample", "s",
                              "skirmish-at-the-ford");
  g_assert_true (muster_test_ui_wait_page (ui, "battle"));
  gtk_widget_activate_action (GTK_WIDGET (ui->window), "win.print-battle", "x", (gint64) 0);
  muster_test_ui_settle ();
  preview = find_preview ();
  g_assert_nonnull (preview);
  g_assert_true (muster_test_ui_shows (preview, "Skirmish at the ford"));
  /* The report comes first, and what it makes no use of is not there. */
  g_assert_true (muster_test_ui_shows (preview, "Sheet"));
  g_assert_true (muster_test_ui_shows (preview, "Course of the Battle"));
  g_assert_true (muster_test_ui_hides (preview, "Size of Markers"));
  g_assert_true (muster_test_ui_hides (preview, "Cards a Page"));
  gtk_window_close (GTK_WINDOW (preview));
  muster_test_ui_settle ();
  g_assert_null (find_preview ());
}

int
main (int   argc,
      char *argv[])
{
  muster_test_ui_init (&argc, &argv);

  g_test_add_func ("/print-preview/choices-change-the-pages-at-once",
                   test_choices_change_the_pages_at_once);
  g_test_add_func ("/print-preview/pages-can-be-seen-larger-and-smaller",
                   test_pages_can_be_seen_larger_and_smaller);
  g_test_add_func ("/print-preview/it-fits-a-narrow-window", test_it_fits_a_narrow_window);
  g_test_add_func ("/print-preview/the-printer-gets-the-pages", test_the_printer_gets_the_pages);
  g_test_add ("/print-preview/a-battle-has-a-preview-of-its-report", MusterTestUi, NULL,
              muster_test_ui_set_up, test_a_battle_has_a_preview_of_its_report,
              muster_test_ui_tear_down);

  return g_test_run ();
}
