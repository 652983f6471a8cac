/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/lab/muster-lab-study.h"
#include "core/battle/muster-battle-file.h"
#include "muster-test-library.h"
#include "muster-test.h"
#include "sheets/lab/muster-lab-sheets.h"

#include <string.h>

/* What the window of the lab shows (V-MATCH-02, V-BATTLE-03). */

static MusterLabStudy *
new_study (const char *units)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autofree char *text =
    g_strdup_printf ("{\"format\":\"muster-battle\",\"version\":1,\"ruleset\":\"kings\",\"sides\":["
                     "{\"id\":\"a\",\"name\":\"Ours\",\"units\":[%s]},"
                     "{\"id\":\"b\",\"name\":\"Theirs\",\"units\":["
                     "{\"id\":\"t\",\"type\":\"tribal-infantry\",\"name\":\"Spears\"},"
                     "{\"id\":\"u\",\"type\":\"regular-infantry\",\"name\":\"Foot\"}]}],\"log\":[]}", units);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterSetup) setup =
    muster_battle_file_read_setup (library, text, strlen (text), "test", &error);

  g_assert_no_error (error);
  return muster_lab_study_new (library, setup, "A study");
}

#define RIFLES "{\"id\":\"r\",\"type\":\"regular-infantry\",\"name\":\"Rifles\"}"

/* V-MATCH-02: the best and the worst of a row are told in words, and a cell opens as a chart. */
static void
test_marks (void)
{
  g_autoptr (MusterLabStudy) study = new_study (RIFLES);
  MusterLabMatch *match = muster_lab_study_get_match (study);

  for (guint figure = 0; figure < MUSTER_LAB_N_FIGURES; figure++)
    {
      g_autoptr (GArray) row = muster_lab_new_row (match, 0, figure);
      const MusterLabCell *cells = (const MusterLabCell *) row->data;
      guint best = cells[0].value > cells[1].value ? 0 : 1;
      g_autofree char *text = muster_lab_dup_cell (&cells[best], figure);
      g_autoptr (MusterChart) chart = muster_lab_new_losses_chart (match, &cells[best]);
      const MusterChartSeries *series;
      double sum = 0.0;

      g_assert_cmpuint (row->len, ==, 2);
      if (cells[best].value - cells[1 - best].value >= 0.005)
        {
          g_assert_cmpint (cells[best].mark, ==, MUSTER_LAB_BEST);
          g_assert_cmpint (cells[1 - best].mark, ==, MUSTER_LAB_WORST);
          g_assert_nonnull (strstr (text, "best"));
        }
      else
        g_assert_cmpint (cells[best].mark, ==, MUSTER_LAB_NO_MARK);
      g_assert_cmpuint (chart->series->len, ==, 1);
      series = g_ptr_array_index (chart->series, 0);
      for (guint i = 0; i < chart->labels->len; i++)
        sum += series->values[i];
      g_assert_cmpfloat_with_epsilon (sum, 100.0, 1e-6);
    }
}

static void
done_cb (GObject      *object,
         GAsyncResult *result,
         gpointer      data)
{
  *(GAsyncResult **) data = g_object_ref (result);
}

static gboolean
has_result (gpointer data)
{
  return *(GAsyncResult **) data != NULL;
}

static gboolean
run (MusterLabStudy       *study,
     const MusterLabWish  *wish,
     GCancellable         *cancellable,
     GError              **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  muster_lab_study_run_async (study, wish, cancellable, done_cb, &result);
  while (!has_result (&result))
    g_main_context_iteration (NULL, TRUE);
  return muster_lab_study_run_finish (study, result, error);
}

/* V-BATTLE-03: a run comes back whole, with what would make it even, and is told on paper. */
static void
test_run (void)
{
  g_autoptr (MusterLabStudy) study = new_study (RIFLES);
  MusterLabWish wish = { .policies = { "steady", "bold" }, .n_battles = 40, .seed = 2, .even = TRUE };
  g_autoptr (MusterDocument) document = NULL;
  g_autoptr (GError) error = NULL;
  gboolean is_running;

  g_assert_null (muster_lab_study_get_run (study));
  g_assert_true (run (study, &wish, NULL, &error));
  g_assert_no_error (error);
  g_object_get (study, "is-running", &is_running, NULL);
  g_assert_false (is_running);
  g_assert_cmpuint (muster_lab_study_get_tally (study)->n, ==, 40);
  g_assert_nonnull (muster_lab_study_get_even (study));
  g_assert_cmpfloat_with_epsilon (muster_lab_study_get_progress (study), 1.0, 1e-9);
  document = muster_lab_battles_new (muster_lab_study_get_run (study), muster_lab_study_get_tally (study),
                                     muster_lab_study_get_even (study), "A study");
  g_assert_cmpuint (muster_document_get_blocks (document)->len, >=, 6);
}

static void
test_cancel_and_refuse (void)
{
  g_autoptr (MusterLabStudy) study = new_study (RIFLES);
  MusterLabWish wish = { .policies = { "steady", "steady" }, .n_battles = 1000000 };
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;

  g_cancellable_cancel (cancellable);
  g_assert_false (run (study, &wish, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_null (muster_lab_study_get_tally (study));
  g_clear_error (&error);

  wish.policies[1] = "mad";
  g_assert_false (run (study, &wish, NULL, &error));
  g_assert_nonnull (strstr (error->message, "mad"));
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/lab-study/V-MATCH-02/marks", test_marks);
  g_test_add_func ("/lab-study/V-BATTLE-03/run", test_run);
  g_test_add_func ("/lab-study/cancel-and-refuse", test_cancel_and_refuse);

  return g_test_run ();
}
