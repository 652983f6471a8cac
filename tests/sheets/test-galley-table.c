/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-test.h"
#include "sheets/page/muster-galley.h"
#include "tests/sheets/muster-test-pages.h"

/* How the columns of a table share its width, and where pages cut it. */

/* Columns that share take no more than they have use for while others lack room. */
static void
test_columns_leave_room_that_they_have_no_use_for (void)
{
  static const char text[] = "times fired 2 · hits by fire 9 · enemies felled 14 · orders passed 2";
  g_autoptr (MusterDocument) document = muster_document_new ("Table");
  g_autoptr (MusterType) type = muster_type_new (FALSE, 1);
  g_autoptr (MusterGalley) galley = NULL;
  MusterTable *table = muster_table_new ();

  for (guint i = 0; i < 3; i++)
    muster_table_add_column (table, "Head", 1, MUSTER_ALIGN_START);
  muster_table_add_row (table, MUSTER_CELLS ("Lt. Marsh", "2nd Company", text));
  muster_document_take_table (document, table);
  galley = muster_galley_new (document, type, 480, 720, 1);
  g_assert_cmpuint (muster_test_find_piece (galley, text)->n_lines, ==, 1);
  g_assert_cmpuint (muster_test_find_piece (galley, "2nd Company")->n_lines, ==, 1);
}

/* Columns that take what they need break between words first. */
static void
test_columns_break_no_words_that_they_have_room_for (void)
{
  g_autoptr (MusterType) type = muster_type_new (FALSE, 1);
  double word = muster_type_measure (type, MUSTER_ROLE_HEAD, "Detached", FALSE);

  for (double width = 230; width < 400; width += 10)
    {
      g_autoptr (MusterDocument) tight = muster_document_new ("Table");
      g_autoptr (MusterGalley) galley = NULL;
      MusterTable *table = muster_table_new ();

      muster_table_add_column (table, "Unit", 1, MUSTER_ALIGN_START);
      muster_table_add_column (table, "Detached", 0, MUSTER_ALIGN_CENTER);
      for (guint i = 0; i < 3; i++)
        muster_table_add_column (table, "Dice", 0, MUSTER_ALIGN_CENTER);
      muster_table_add_row (table, MUSTER_CELLS ("Infantry", "5–6", "1 for 4", "2 each", "1D6 + 1"));
      muster_document_take_table (tight, table);
      galley = muster_galley_new (tight, type, width, 720, 1);
      g_assert_false (galley->is_cramped);
      g_assert_cmpfloat (muster_test_find_piece (galley, "Detached")->width, >=, word);
    }
}

/* Neither a first nor a last row stands alone. */
static void
test_no_row_is_alone_on_its_page (void)
{
  for (guint n = 50; n < 60; n++)
    {
      g_autoptr (MusterDocument) document = muster_document_new ("Rows");
      g_autoptr (MusterPages) pages = NULL;
      MusterTable *table = muster_table_new ();
      MusterPaper paper;

      muster_table_add_column (table, "Head", 1, MUSTER_ALIGN_START);
      for (guint i = 0; i < n; i++)
        muster_table_add_row (table, MUSTER_CELLS ("Row"));
      muster_document_take_table (document, table);
      muster_paper_init (&paper);
      pages = muster_pages_new (document, &paper);
      /* The head and two rows. */
      if (muster_pages_get_n_pages (pages) == 2)
        g_assert_cmpfloat (muster_test_find_bottom (pages, 1, 0, 500), >, paper.margin + 40);
    }
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/galley-table/columns-leave-room-that-they-have-no-use-for",
                   test_columns_leave_room_that_they_have_no_use_for);
  g_test_add_func ("/galley-table/columns-break-no-words-that-they-have-room-for",
                   test_columns_break_no_words_that_they_have_room_for);
  g_test_add_func ("/galley-table/no-row-is-alone-on-its-page", test_no_row_is_alone_on_its_page);

  return g_test_run ();
}
