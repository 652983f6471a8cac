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
      g_autoptr (GArray) row = muster_lab_sheets_new_row (match, 0, figure);
      const MusterLabCell *cells = (const MusterLabCell *) row->data;
      guint best = cells[0].value > cells[1].value ? 0 : 1;
      g_autofree char *text = muster_lab_sheets_dup_cell (&cells[best], figure);
      g_autoptr (MusterChart) chart = muster_lab_sheets_new_losses_chart (match, &cells[best]);
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

  g_assert_cmpuint (muster_lab_study_get_n_seatings (study), ==, 0);
  g_assert_null (muster_lab_study_get_even (study));
  g_assert_true (run (study, &wish, NULL, &error));
  g_assert_no_error (error);
  g_object_get (study, "is-running", &is_running, NULL);
  g_assert_false (is_running);
  g_assert_cmpuint (muster_lab_study_get_n_seatings (study), ==, 1);
  g_assert_cmpuint (muster_lab_study_get_tallies (study)->n, ==, 40);
  g_assert_nonnull (muster_lab_study_get_even (study));
  g_assert_cmpfloat_with_epsilon (muster_lab_study_get_progress (study), 1.0, 1e-9);
  document = muster_lab_sheets_battles_new (muster_lab_study_get_runs (study),
                                            muster_lab_study_get_tallies (study),
                                            1, muster_lab_study_get_even (study), "A study");
  g_assert_cmpuint (muster_document_get_blocks (document)->len, >=, 6);
}

/* V-BATTLE-03: at a wish the roles are changed, which is another battle; every unit is accounted for. */
static void
test_swap (void)
{
  g_autoptr (MusterLabStudy) study = new_study (RIFLES);
  MusterLabWish wish = { .policies = { "steady", "bold" }, .n_battles = 30, .seed = 2, .swap = TRUE };
  const MusterLabTally *tallies;
  g_autoptr (GError) error = NULL;

  g_assert_true (run (study, &wish, NULL, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (muster_lab_study_get_n_seatings (study), ==, 2);
  g_assert_null (muster_lab_study_get_even (study));
  tallies = muster_lab_study_get_tallies (study);
  for (guint i = 0; i < 2; i++)
    {
      const MusterLabRun *fought = &muster_lab_study_get_runs (study)[i];
      g_autoptr (MusterTable) table = muster_lab_sheets_new_units_table (fought, &tallies[i]);
      g_autofree char *tabbed = muster_table_dup_tabbed (table);
      g_auto (GStrv) lines = g_strsplit (tabbed, "\n", -1);

      g_assert_cmpint (muster_lab_battle_get_role (fought->setup, 0), ==, (int) i);
      g_assert_cmpuint (tallies[i].won[0] + tallies[i].won[1] + tallies[i].drawn, ==, 30);
      /* A head, three units, and what follows the last line. */
      g_assert_cmpuint (g_strv_length (lines), ==, 5);
      g_assert_true (g_str_has_prefix (lines[1], "Ours\tRifles\t"));
    }

  wish.swap = FALSE;
  g_assert_true (run (study, &wish, NULL, &error));
  g_assert_cmpuint (muster_lab_study_get_n_seatings (study), ==, 1);
}

static gboolean
duel (MusterLabStudy       *study,
      const MusterLabDuel  *wish,
      GError              **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  muster_lab_study_duel_async (study, wish, done_cb, &result);
  while (!has_result (&result))
    g_main_context_iteration (NULL, TRUE);
  return muster_lab_study_duel_finish (study, result, error);
}

/* V-MATCH-03: a duel of small units is exact, one of large ones is simulated; both say so. */
static void
test_duel (void)
{
  static const struct
  {
    const char *unit;
    gboolean exact;
    const char *words;
  } cases[] = {
    { "{\"id\":\"r\",\"type\":\"irregular-infantry\",\"name\":\"Askari\",\"models\":2}", TRUE, "exactly" },
    { RIFLES, FALSE, "60 simulated" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (MusterLabStudy) study = new_study (cases[i].unit);
      MusterLabDuel wish = { .units = { 0, 1 }, .acts = { MUSTER_LAB_DUEL_SHOOT, MUSTER_LAB_DUEL_HOLD },
                             .distance = 12, .n_turns = cases[i].exact ? 1 : 3, .n_battles = 60, .seed = 4,
                             .only_simulate = !cases[i].exact };
      const MusterLabDuelResult *result;
      g_autoptr (MusterDocument) document = NULL;
      g_autoptr (MusterChart) chart = NULL;
      g_autoptr (MusterTable) table = NULL;
      g_autofree char *stands = NULL;
      g_autoptr (GError) error = NULL;

      g_assert_null (muster_lab_study_get_duel (study));
      g_assert_true (duel (study, &wish, &error));
      g_assert_no_error (error);
      result = muster_lab_study_get_duel_result (study);
      g_assert_cmpint (result->exact, ==, cases[i].exact);
      g_assert_cmpfloat_with_epsilon (result->stands[0] + result->stands[1] + result->stands[2] +
                                      result->stands[3], 1.0, 1e-9);
      chart = muster_lab_sheets_new_duel_chart (muster_lab_study_get_duel (study), result);
      g_assert_nonnull (strstr (chart->note, cases[i].words));
      table = muster_lab_sheets_new_duel_table (muster_lab_study_get_duel (study), result);
      g_assert_cmpuint (muster_table_get_n_rows (table), ==, wish.n_turns);
      stands = muster_lab_sheets_dup_stands (muster_lab_study_get_duel (study), result);
      g_assert_nonnull (strstr (stands, "Spears"));
      document = muster_lab_sheets_duel_new (muster_lab_study_get_duel (study), result, "A study");
      g_assert_cmpuint (muster_document_get_blocks (document)->len, >=, 7);
    }
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
  g_assert_cmpuint (muster_lab_study_get_n_seatings (study), ==, 0);
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
  g_test_add_func ("/lab-study/V-BATTLE-03/swap", test_swap);
  g_test_add_func ("/lab-study/V-MATCH-03/duel", test_duel);
  g_test_add_func ("/lab-study/cancel-and-refuse", test_cancel_and_refuse);

  return g_test_run ();
}
