/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/force/muster-force-sheet.h"
#include "sheets/page/muster-galley.h"
#include "tests/sheets/muster-test-sheets.h"

/* Cards in large type: the numbers are larger, and nothing is smaller than in normal type, however many cards
 * stand on a page. */

#define FOOTER 20
#define MIN_GROWTH 1.05
#define LEAST_BOX 5.6  /* points: two millimetres */
#define LEAST_TEXT 5.0 /* points */

static MusterTestSheets *sheets;

static MusterGalley *
set_cards (MusterDocument *document,
           MusterType     *type)
{
  MusterPaper paper;

  muster_paper_init (&paper);

  return muster_galley_new (document, type, muster_paper_get_width (&paper) - 2 * paper.margin,
                            muster_paper_get_height (&paper) - 2 * paper.margin - FOOTER, 1);
}

/* How large the texts of cards are, by what they say and what they are; the same card after card. */
static GHashTable *
list_sizes (MusterGalley *galley)
{
  GHashTable *sizes = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);

  for (guint i = 0; i < galley->pieces->len; i++)
    {
      const MusterPiece *piece = &g_array_index (galley->pieces, MusterPiece, i);
      double size = muster_type_get_size (piece->type != NULL ? piece->type : galley->type, piece->role);
      char *key = g_strdup_printf ("%d %s", piece->role, piece->text);
      double *known = g_hash_table_lookup (sizes, key);

      if (known != NULL)
        size = MIN (size, *known);
      g_hash_table_insert (sizes, key, g_memdup2 (&size, sizeof size));
    }

  return sizes;
}

static double
find_smallest_box (MusterGalley *galley)
{
  double least = G_MAXDOUBLE;

  for (guint i = 0; i < galley->marks->len; i++)
    {
      const MusterMark *mark = &g_array_index (galley->marks, MusterMark, i);

      if (mark->kind == MUSTER_MARK_FRAME && ABS (mark->width - mark->height) < 0.01)
        least = MIN (least, mark->width);
    }

  return least;
}

static void
compare_types (MusterDocument *document,
               const char     *name,
               guint           per_page)
{
  g_autoptr (MusterType) normal_type = muster_type_new (FALSE, 1);
  g_autoptr (MusterType) large_type = muster_type_new (TRUE, 1);
  g_autoptr (MusterGalley) normal = set_cards (document, normal_type);
  g_autoptr (MusterGalley) large = set_cards (document, large_type);
  g_autoptr (GHashTable) sizes = list_sizes (normal);
  g_autoptr (GHashTable) large_sizes = list_sizes (large);
  GHashTableIter iter;
  gpointer key, value;

  g_assert_cmpfloat (find_smallest_box (large), >=, find_smallest_box (normal) - 0.01);
  g_hash_table_iter_init (&iter, sizes);
  while (g_hash_table_iter_next (&iter, &key, &value))
    {
      const double *size = g_hash_table_lookup (large_sizes, key);
      gboolean is_figure = strtol (key, NULL, 10) == MUSTER_ROLE_FIGURE;

      if (size == NULL)
        g_error ("%s, %u a page: large type lacks “%s”", name, per_page, (const char *) key);
      if (*size < *(double *) value * (is_figure ? MIN_GROWTH : 0.999))
        g_error ("%s, %u a page: “%s” is %.2f in normal type and %.2f in large", name, per_page,
                 (const char *) key, *(double *) value, *size);
    }
  g_assert_cmpuint (g_hash_table_size (large_sizes), ==, g_hash_table_size (sizes));
}

static void
test_nothing_is_smaller_in_large_type (void)
{
  static const char *const ids[] = { "cards", "leaders", NULL };
  guint n = 0;

  for (guint source = 0; source < sheets->n_sources; source++)
    for (guint sheet = 0; sheet < muster_sheet_source_get_n_sheets (sheets->sources[source]); sheet++)
      for (const guint *count = muster_sheet_options_list_per_page (); *count > 0; count++)
        {
          g_autofree char *name = muster_test_sheets_dup_name (sheets, source, sheet);
          g_autoptr (MusterDocument) document = NULL;
          MusterSheetOptions options;

          if (!g_strv_contains (ids, muster_sheet_source_get_sheet_id (sheets->sources[source], sheet)))
            continue;
          muster_sheet_options_init (&options);
          options.cards_per_page = *count;
          document = muster_sheet_source_make (sheets->sources[source], sheet, &options);
          compare_types (document, name, *count);
          n++;
        }
  g_assert_cmpuint (n, ==, 4 * 2 * 7);
}

/* However many cards somebody wants on a page: their words can be read, and a pencil can tick their boxes. */
static void
test_all_of_a_small_card_can_be_read (void)
{
  static const char *const ids[] = { "cards", "leaders", NULL };
  guint n = 0;

  for (guint source = 0; source < sheets->n_sources; source++)
    for (guint sheet = 0; sheet < muster_sheet_source_get_n_sheets (sheets->sources[source]); sheet++)
      {
        g_autofree char *name = muster_test_sheets_dup_name (sheets, source, sheet);
        g_autoptr (MusterType) type = muster_type_new (FALSE, 1);
        g_autoptr (MusterDocument) document = NULL;
        g_autoptr (MusterGalley) galley = NULL;
        g_autoptr (GHashTable) sizes = NULL;
        MusterSheetOptions options;
        GHashTableIter iter;
        gpointer key, value;
        double box;

        if (!g_strv_contains (ids, muster_sheet_source_get_sheet_id (sheets->sources[source], sheet)))
          continue;
        muster_sheet_options_init (&options);
        options.cards_per_page = 12;
        document = muster_sheet_source_make (sheets->sources[source], sheet, &options);
        galley = set_cards (document, type);
        sizes = list_sizes (galley);
        box = find_smallest_box (galley);
        g_test_message ("%s: boxes of %.2f", name, box);
        if (box < LEAST_BOX)
          g_error ("%s: boxes of %.2f points cannot be ticked", name, box);
        g_hash_table_iter_init (&iter, sizes);
        while (g_hash_table_iter_next (&iter, &key, &value))
          if (*(double *) value < LEAST_TEXT)
            g_error ("%s: “%s” is %.2f points high", name, (const char *) key, *(double *) value);
        n++;
      }
  g_assert_cmpuint (n, ==, 4 * 2);
}

/* In what size the name of a unit stands on its card. */
static double
find_size (MusterGalley *galley,
           const char   *text)
{
  for (guint i = 0; i < galley->pieces->len; i++)
    {
      const MusterPiece *piece = &g_array_index (galley->pieces, MusterPiece, i);

      if (g_str_equal (piece->text, text))
        return muster_type_get_size (piece->type != NULL ? piece->type : galley->type, piece->role);
    }
  g_error ("Nothing says “%s”", text);
}

/* Whoever has much to say of one unit makes the type of its card smaller, and that of no other. */
static void
test_a_long_note_is_small_alone (void)
{
  g_autoptr (MusterForce) force = muster_test_sheets_new_force (sheets, "kings");
  g_autoptr (GString) note = g_string_new (NULL);
  double before[2];
  MusterSheetOptions options;

  for (guint i = 0; i < 40; i++)
    g_string_append (note, "They were at the ford, and will tell you of it. ");
  muster_sheet_options_init (&options);
  for (guint has_note = 0; has_note < 2; has_note++)
    {
      g_autoptr (MusterType) type = muster_type_new (FALSE, 1);
      g_autoptr (MusterDocument) document = NULL;
      g_autoptr (MusterGalley) galley = NULL;

      muster_force_unit_set_notes (muster_force_get_unit (force, 1), has_note ? note->str : "");
      document = muster_force_sheet_new (muster_force_get_whole (force), MUSTER_SHEET_CARDS, &options);
      galley = set_cards (document, type);
      for (guint i = 0; i < G_N_ELEMENTS (before); i++)
        {
          g_autofree char *name = g_strdup_printf ("Unit%u of the line", i);
          double size = find_size (galley, name);

          if (!has_note)
            before[i] = size;
          else if (i == 0)
            g_assert_cmpfloat (size, ==, before[i]);
          else
            g_assert_cmpfloat (size, <, before[i]);
        }
    }
}

int
main (int   argc,
      char *argv[])
{
  int status;

  muster_test_init (&argc, &argv);
  sheets = muster_test_sheets_new ();

  g_test_add_func ("/card-sizes/nothing-is-smaller-in-large-type", test_nothing_is_smaller_in_large_type);
  g_test_add_func ("/card-sizes/all-of-a-small-card-can-be-read", test_all_of_a_small_card_can_be_read);
  g_test_add_func ("/card-sizes/a-long-note-is-small-alone", test_a_long_note_is_small_alone);
  status = g_test_run ();
  muster_test_sheets_free (sheets);

  return status;
}
