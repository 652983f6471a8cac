/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-test.h"
#include "sheets/document/muster-table-copy.h"

#include <string.h>

/* N-WEB-02: a table as text for a chat, as Markdown, BBCode and CSV. */

/* @name: of each member */
static MusterTable *
new_table (guint       n_rows,
           const char *name)
{
  MusterTable *table = muster_table_new ();

  muster_table_add_column (table, "", 0, MUSTER_ALIGN_END);
  muster_table_add_column (table, "Member", 1, MUSTER_ALIGN_START);
  muster_table_add_column (table, "Points", 0, MUSTER_ALIGN_END);
  for (guint i = 0; i < n_rows; i++)
    {
      g_autofree char *place = g_strdup_printf ("%u", i + 1);

      muster_table_add_row (table, MUSTER_CELLS (place, name, "7"));
    }

  return table;
}

static void
test_every_form_has_all_cells (void)
{
  g_autoptr (MusterTable) table = new_table (2, "=Ann");
  g_autofree char *chat = muster_table_copy_to_chat (table, "League");
  g_autofree char *markdown = muster_table_copy_to_markdown (table, "League");
  g_autofree char *bbcode = muster_table_copy_to_bbcode (table, "League");
  g_autofree char *csv = muster_table_copy_to_csv (table);

  g_assert_cmpstr (chat, ==, "League\n   Member  Points\n1  =Ann         7\n2  =Ann         7\n");
  g_assert_nonnull (strstr (markdown, "# League\n"));
  g_assert_nonnull (strstr (markdown, "| 2 | =Ann | 7 |\n"));
  g_assert_nonnull (strstr (bbcode, "League"));
  g_assert_nonnull (strstr (bbcode, "=Ann"));
  g_assert_cmpstr (csv, ==, "\"\",Member,Points\r\n1,'=Ann,7\r\n2,'=Ann,7\r\n");
}

/* The heads and each of 99 rows have 19 characters with their end, 1,900 in all. A title is too much. */
static void
test_a_chat_takes_1900_characters (void)
{
  g_autoptr (MusterTable) table = new_table (99, "Member");
  g_autofree char *whole = muster_table_copy_to_chat (table, "");
  g_autofree char *cut = muster_table_copy_to_chat (table, "x");

  g_assert_cmpint (g_utf8_strlen (whole, -1), ==, MUSTER_TABLE_MAX_CHAT);
  g_assert_true (g_str_has_suffix (whole, "\n99  Member       7\n"));
  g_assert_cmpint (g_utf8_strlen (cut, -1), <=, MUSTER_TABLE_MAX_CHAT);
  g_assert_true (g_str_has_suffix (cut, "\n98  Member       7\n… and 1 more\n"));
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/table-copy/N-WEB-02/every-form-has-all-cells", test_every_form_has_all_cells);
  g_test_add_func ("/table-copy/N-WEB-02/a-chat-takes-1900-characters", test_a_chat_takes_1900_characters);

  return g_test_run ();
}
