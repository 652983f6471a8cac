/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tests/sheets/muster-test-document.h"
#include "tests/sheets/muster-test-pages.h"

/* The columns of a page: of one height, and none of a line or two. */

static MusterPages *
lay_out_dense (guint n_rows)
{
  g_autoptr (MusterDocument) document = muster_document_new ("Lines");
  MusterTable *table = muster_table_new ();
  MusterPaper paper;

  muster_document_set_column_width (document, 210);
  muster_document_set_dense (document, TRUE);
  for (guint i = 0; i < 5; i++)
    muster_document_add_paragraph (document, MUSTER_TEXT_BODY, "A line");
  muster_table_add_column (table, "Weapon", 1, MUSTER_ALIGN_START);
  muster_table_add_column (table, "Range", 0, MUSTER_ALIGN_CENTER);
  for (guint i = 0; i < n_rows; i++)
    muster_table_add_row (table, MUSTER_CELLS ("Rifles", "12"));
  muster_document_begin_group (document);
  muster_document_add_paragraph (document, MUSTER_TEXT_BODY, "What they reach:");
  muster_document_take_table (document, table);
  muster_document_end_group (document);
  muster_paper_init (&paper);

  return muster_pages_new (document, &paper);
}

/* A long table is cut between its rows, behind its lead-in, where the columns would be too different; a
 * short one is not. */
static void
test_long_tables_are_cut_for_even_columns (void)
{
  g_autoptr (MusterPages) longer = lay_out_dense (16);
  g_autoptr (MusterPages) shorter = lay_out_dense (5);

  g_assert_cmpuint (muster_pages_get_n_pages (longer), ==, 1);
  g_assert_cmpfloat (muster_test_measure_gap (longer, 0), <, 40);
  g_assert_cmpuint (muster_pages_get_n_pages (shorter), ==, 1);
  g_assert_cmpfloat (muster_test_measure_gap (shorter, 0), <, 40);
}

static void
find_heading_cb (const char *text,
                 int         level,
                 guint       page,
                 double      x,
                 double      y,
                 gpointer    data)
{
  *(double *) data = y;
}

/* Below what stands across the page columns have some room, or they begin the next one. */
static void
test_columns_are_not_a_line_high (void)
{
  double lowest = 0;

  for (guint n = 20; n < 75; n++)
    {
      g_autoptr (MusterDocument) document = muster_document_new ("Report");
      g_autoptr (MusterPages) pages = NULL;
      MusterPaper paper;
      double y = -1;

      for (guint i = 0; i < n; i++)
        muster_document_add_paragraph (document, MUSTER_TEXT_BODY, "A line");
      muster_document_begin_columns (document);
      muster_document_set_column_width (document, 200);
      muster_document_add_heading (document, 1, "Despatch");
      for (guint i = 0; i < 30; i++)
        muster_document_add_paragraph (document, MUSTER_TEXT_BODY, "Sir,");
      muster_paper_init (&paper);
      pages = muster_pages_new (document, &paper);
      muster_pages_list_headings (pages, find_heading_cb, &y);
      g_assert_cmpfloat (y, >, 0);
      lowest = MAX (lowest, y / muster_pages_get_height (pages));
    }
  g_assert_cmpfloat (lowest, >, 0.7);
  g_assert_cmpfloat (lowest, <, 0.86);
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/columns/long-tables-are-cut-for-even-columns",
                   test_long_tables_are_cut_for_even_columns);
  g_test_add_func ("/columns/columns-are-not-a-line-high", test_columns_are_not_a_line_high);

  return g_test_run ();
}
