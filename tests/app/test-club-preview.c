/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/club/muster-club-preview.h"
#include "muster-test-club-model.h"

/* Tables of results before they are kept. */

static void
previewed_cb (GObject      *object,
              GAsyncResult *result,
              gpointer      data)
{
  *(MusterClubPreview **) data = muster_club_preview_read_finish (MUSTER_CLUB (object), result, NULL);
}

static gboolean
is_there (gpointer data)
{
  return *(gpointer *) data != NULL;
}

static gboolean
is_idle (gpointer data)
{
  gboolean is_busy;

  g_object_get (data, "is-busy", &is_busy, NULL);
  return !is_busy;
}

static MusterClubPreview *
new_preview (Fixture    *fixture,
             const char *table,
             GVariant   *remembered)
{
  g_autoptr (GBytes) file = g_bytes_new (table, strlen (table));
  MusterClubPreview *preview = NULL;

  muster_club_preview_read_async (fixture->club, file, "table", remembered, previewed_cb, &preview);
  g_assert_true (muster_test_wait_until (is_there, &preview, MUSTER_TEST_PATIENCE));
  return preview;
}

static void
assert_summary (MusterClubPreview *preview,
                const char        *expected)
{
  g_autofree char *summary = NULL;

  g_assert_true (muster_test_wait_until (is_idle, preview, MUSTER_TEST_PATIENCE));
  g_object_get (preview, "summary", &summary, NULL);
  g_assert_cmpstr (summary, ==, expected);
}

/* Each row as what becomes of it, in the order in which they are shown. */
static char *
dup_notes (MusterClubPreview *preview)
{
  const MusterClubReading *reading = muster_club_preview_get_reading (preview);
  GString *notes = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (preview)); i++)
    {
      g_autoptr (MusterClubPreviewRow) row = g_list_model_get_item (G_LIST_MODEL (preview), i);
      guint number = muster_club_preview_row_get_number (row);
      g_autofree char *note = muster_club_reading_dup_note (reading, number);

      g_string_append_printf (notes, "%u %s\n", muster_club_reading_get_line (reading, number), note);
    }
  return g_string_free (notes, FALSE);
}

#define MESSY \
  "Date;Player 1;Player 2;Winner;VP 1;VP 2\n" \
  "5.3.2024;Eve;Fay;Eve;3;1\n" \
  "never;Eve;Fay;Eve;3;1\n" \
  "6.3.2024;Eve;Gil;Evf;3;1\n" \
  "7.3.2024;Eve;Gil;Gil;3 VP;1\n"

/* N-IMPORT-08: problems come first, each with its reason; cells are changed in their places, and nothing
 * moves meanwhile. */
static void
test_a_preview_guesses (Fixture       *fixture,
                        gconstpointer  data)
{
  g_autoptr (MusterClubPreview) preview = new_preview (fixture, MESSY, NULL);
  const MusterClubReading *reading = muster_club_preview_get_reading (preview);
  g_autofree char *before = dup_notes (preview);
  g_autofree char *after = NULL;
  g_autofree char *refused = NULL;
  g_autofree char *points = NULL;

  assert_summary (preview, "1 battle to be kept, doubles: 0, 3 rows refused; new members: 2");
  g_assert_cmpstr (before, ==,
                   "3 Refused: “never” is not a day\n"
                   "4 Refused: “Evf” won and did not take part\n"
                   "5 Refused: “3 VP” are no points\n"
                   "2 Kept\n");
  g_assert_cmpint (muster_club_reading_get_fault (reading, 1), ==, 0);
  g_assert_cmpint (muster_club_reading_get_fault (reading, 0), ==, -1);
  points = muster_club_reading_dup_proposal (reading, 3);
  g_assert_cmpstr (points, ==, "3");
  refused = muster_club_reading_dup_refused (reading);
  g_assert_nonnull (strstr (refused, "never,Eve,Fay,Eve,3,1,“never” is not a day\r\n"));

  muster_club_preview_set_cell (preview, 1, 0, "4.3.2024");
  muster_club_preview_set_cell (preview, 3, 4, points);
  assert_summary (preview, "3 battles to be kept, doubles: 0, 1 row refused; new members: 3");
  after = dup_notes (preview);
  g_assert_cmpstr (after, ==, "3 Kept\n4 Refused: “Evf” won and did not take part\n5 Kept\n2 Kept\n");
  g_assert_cmpstr (muster_club_preview_get_cell (preview, 1, 0), ==, "4.3.2024");
}

/* N-IMPORT-02, N-IMPORT-08: a column is given another meaning, days another order, and both are remembered
 * for the next table with these headings, and for no other. */
static void
test_a_preview_is_told_how_to_read (Fixture       *fixture,
                                    gconstpointer  data)
{
  static const char CSV[] = "Date,Player 1,Player 2,Winner,Remark\n3/4/2024,Eve,Fay,Eve,kings\n";
  static const char OTHER[] = "Date,Player 1,Player 2,Winner,Remarks\n3/4/2024,Eve,Fay,Eve,kings\n";
  g_autoptr (MusterClubPreview) preview = new_preview (fixture, CSV, NULL);
  g_autoptr (GVariant) nothing = g_variant_ref_sink (g_variant_new ("a{ss}", NULL));
  g_autoptr (GVariant) remembered = NULL;
  g_autoptr (MusterClubPreview) next = NULL;
  g_autoptr (MusterClubPreview) other = NULL;
  g_auto (GStrv) meanings = muster_club_preview_list_choices ("meaning");
  const MusterClubResult *result;
  guint game = 0;

  while (strcmp (meanings[game], "Game") != 0)
    game++;
  muster_club_preview_set_meaning (preview, 4, game);
  g_object_set (preview, "order", (guint) MUSTER_CLUB_MDY, NULL);
  assert_summary (preview, "1 battle to be kept, doubles: 0, 0 rows refused; new members: 2");
  result = muster_club_reading_get_results (muster_club_preview_get_reading (preview))->pdata[0];
  g_assert_cmpstr (result->head.date, ==, "2024-03-04");
  g_assert_cmpstr (result->head.ruleset, ==, "kings");

  remembered = muster_club_preview_remember (preview, nothing);
  next = new_preview (fixture, CSV, remembered);
  g_assert_cmpuint (muster_club_preview_get_meaning (next, 4), ==, game);
  result = muster_club_reading_get_results (muster_club_preview_get_reading (next))->pdata[0];
  g_assert_cmpstr (result->head.date, ==, "2024-03-04");
  other = new_preview (fixture, OTHER, remembered);
  g_assert_cmpuint (muster_club_preview_get_meaning (other, 4), !=, game);
}

/* N-IMPORT-06, N-IMPORT-07: names and games that may be the same are one after a yes, and two again after a
 * no. */
static void
test_a_preview_asks_about_names (Fixture       *fixture,
                                 gconstpointer  data)
{
  static const char CSV[] = "Date,Player 1,Player 2,Winner,Game\n"
                            "2024-03-01,Isabella,Fay,Fay,Saga Age\n2024-03-02,Isabela,Gil,Gil,Saga Age\n"
                            "2024-03-03,Isabella,Gil,Gil,Saga-Age\n";
  g_autoptr (MusterClubPreview) preview = new_preview (fixture, CSV, NULL);
  GListModel *proposals = muster_club_preview_get_proposals (preview);
  g_autoptr (MusterClubSpelling) name = g_list_model_get_item (proposals, 0);
  g_autoptr (MusterClubSpelling) game = g_list_model_get_item (proposals, 1);
  const MusterClubReading *reading;
  const MusterClubResult *last;

  g_assert_cmpuint (g_list_model_get_n_items (proposals), ==, 2);
  g_assert_cmpstr (muster_club_spelling_get_from (name), ==, "Isabela");
  g_assert_cmpstr (muster_club_spelling_get_from (game), ==, "Saga-Age");
  assert_summary (preview, "3 battles to be kept, doubles: 0, 0 rows refused; new members: 4");
  g_object_set (name, "is-same", TRUE, NULL);
  g_object_set (game, "is-same", TRUE, NULL);
  assert_summary (preview, "3 battles to be kept, doubles: 0, 0 rows refused; new members: 3");
  reading = muster_club_preview_get_reading (preview);
  last = muster_club_reading_get_results (reading)->pdata[2];
  g_assert_cmpstr (last->head.ruleset, ==, "Saga Age");
  g_assert_cmpuint (reading->guess->merges->len, ==, 1);
  g_assert_cmpuint (g_list_model_get_n_items (proposals), ==, 2);
  g_object_set (name, "is-same", FALSE, NULL);
  assert_summary (preview, "3 battles to be kept, doubles: 0, 0 rows refused; new members: 4");
}

/* The club's own table is read to the letter, and N-IMPORT-15: doubles are kept if somebody wants them. */
static void
test_a_preview_knows_its_own_table (Fixture       *fixture,
                                    gconstpointer  data)
{
  g_autoptr (MusterClubPreview) preview =
    new_preview (fixture, TABLE "e,2026-02-11,Zoe,bye,win,,,,,,,\n", NULL);

  g_assert_nonnull (muster_club_preview_get_reading (preview)->import);
  assert_summary (preview, "1 battle to be kept, doubles: 3, 0 rows refused; new members: 1");
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (preview)), ==, 7);
  g_object_set (preview, "only-problems", TRUE, NULL);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (preview)), ==, 6);
  g_object_set (preview, "keeps-doubles", TRUE, NULL);
  assert_summary (preview, "4 battles to be kept, doubles: 0, 0 rows refused; new members: 1");
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)
  ADD ("/club-preview/N-IMPORT-08/a-preview-guesses", test_a_preview_guesses);
  ADD ("/club-preview/N-IMPORT-08/a-preview-is-told-how-to-read", test_a_preview_is_told_how_to_read);
  ADD ("/club-preview/N-IMPORT-06/a-preview-asks-about-names", test_a_preview_asks_about_names);
  ADD ("/club-preview/N-IMPORT-15/a-preview-knows-its-own-table", test_a_preview_knows_its_own_table);
#undef ADD

  return g_test_run ();
}
