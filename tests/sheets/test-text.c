/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/document/muster-document-output.h"
#include "sheets/document/muster-plain.h"
#include "tests/sheets/muster-test-document.h"

#include <string.h>

static const char RICH[] =
  "A day at the ford\n"
  "=================\n"
  "\n"
  "What was seen & heard\n"
  "\n"
  "Weather  rain\n"
  "\n"
  "Forces\n"
  "------\n"
  "\n"
  "Two columns met.\n"
  "Neither had slept.\n"
  "\n"
  "Unit            Ld  Points\n"
  "--------------  --  ------\n"
  "1st company     6+       6\n"
  "Horse & Musket  5+     +12\n"
  "short\n"
  "Total                   18\n"
  "\n"
  "Turn 1\n"
  "......\n"
  "\n"
  "1st company fires\n"
  "\n"
  "- 5 5 1 2 6 = 3 hits\n"
  "- 3 models lost\n"
  "\n"
  "Remarks\n"
  ".......\n"
  "\n"
  "The umpire was right.\n"
  "\n"
  "12 March 1879\n";

static MusterDocument *
create_table_document (const char *first,
                       const char *second)
{
  MusterDocument *document = muster_document_new ("T");
  MusterTable *table = muster_table_new ();

  muster_table_add_column (table, "Unit", 1, MUSTER_ALIGN_START);
  muster_table_add_column (table, "Says", 1, MUSTER_ALIGN_START);
  muster_table_add_column (table, "N", 0, MUSTER_ALIGN_END);
  muster_table_add_row (table, MUSTER_CELLS (first, second, "7"));
  muster_document_take_table (document, table);

  return document;
}

static void
test_every_block_is_written (void)
{
  g_autoptr (MusterDocument) document = muster_test_rich_document ();
  g_autofree char *text = muster_document_text_write (document, 78);

  g_assert_cmpstr (text, ==, RICH);
}

static void
test_cells_are_wrapped_between_words (void)
{
  g_autoptr (MusterDocument) document = create_table_document ("1st company", "a b c d e f g h i");
  g_autofree char *text = muster_document_text_write (document, 24);

  g_assert_cmpstr (text, ==,
                   "T\n=\n\n"
                   "Unit       Says        N\n"
                   "---------  ----------  -\n"
                   "1st        a b c d e   7\n"
                   "company    f g h i\n");
}

static void
test_table_that_is_too_wide_becomes_records (void)
{
  g_autoptr (MusterDocument) document = create_table_document ("Unbreakables", "Incomprehensible");
  g_autofree char *text = muster_document_text_write (document, 24);

  g_assert_cmpstr (text, ==,
                   "T\n=\n\n"
                   "Unbreakables\n"
                   "  Says:\n"
                   "    Incomprehensible\n"
                   "  N: 7\n");
}

static void
test_wide_characters_take_two_places (void)
{
  g_autoptr (MusterDocument) document = create_table_document ("日本", "é");
  g_autofree char *text = muster_document_text_write (document, 40);

  g_assert_cmpstr (text, ==,
                   "T\n=\n\n"
                   "Unit  Says  N\n"
                   "----  ----  -\n"
                   "日本  é     7\n");
}

static void
test_no_line_is_too_long (void)
{
  g_autoptr (MusterDocument) document = muster_test_hostile_document (muster_test_hostile);

  for (guint columns = 20; columns <= 120; columns += 10)
    {
      g_autofree char *text = muster_document_text_write (document, columns);
      g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

      for (guint i = 0; lines[i] != NULL; i++)
        {
          g_assert_cmpuint (muster_plain_measure (lines[i], -1), <=, columns);
          g_assert_false (g_str_has_suffix (lines[i], " "));
        }
    }
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/text/every-block-is-written", test_every_block_is_written);
  g_test_add_func ("/text/cells-are-wrapped-between-words", test_cells_are_wrapped_between_words);
  g_test_add_func ("/text/table-that-is-too-wide-becomes-records",
                   test_table_that_is_too_wide_becomes_records);
  g_test_add_func ("/text/wide-characters-take-two-places", test_wide_characters_take_two_places);
  g_test_add_func ("/text/no-line-is-too-long", test_no_line_is_too_long);

  return g_test_run ();
}
