/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/document/muster-document-output.h"
#include "tests/sheets/muster-test-document.h"

static const char RICH[] =
  "# A day at the ford\n"
  "\n"
  "What was seen & heard\n"
  "\n"
  "|  |  |\n"
  "| --- | --- |\n"
  "| Weather | rain |\n"
  "\n"
  "## Forces\n"
  "\n"
  "Two columns met.\\\n"
  "Neither had slept.\n"
  "\n"
  "| Unit | Ld | Points |\n"
  "| --- | :-: | --: |\n"
  "| 1st company | 6+ | 6 |\n"
  "| Horse & Musket | 5+ | +12 |\n"
  "| short |  |  |\n"
  "| **Total** |  | **18** |\n"
  "\n"
  "### Turn 1\n"
  "\n"
  "**1st company fires**\n"
  "\n"
  "- 5 5 1 2 6 = 3 hits\n"
  "- 3 models lost\n"
  "\n"
  "---\n"
  "\n"
  "#### Remarks\n"
  "\n"
  "*The umpire was right.*\n"
  "\n"
  "*12 March 1879*\n";

static void
test_every_block_is_written (void)
{
  g_autoptr (MusterDocument) document = muster_test_rich_document ();
  g_autofree char *markdown = muster_document_markdown_write (document);

  g_assert_cmpstr (markdown, ==, RICH);
}

static void
test_texts_mean_nothing (void)
{
  static const struct
  {
    const char *text;
    const char *paragraph;
    const char *cell;
  } cases[] = {
    { "plain & simple, 100 % (yes!)", "plain & simple, 100 % (yes!)", "plain & simple, 100 % (yes!)" },
    { "<script>", "\\<script\\>", "\\<script\\>" },
    { "a | b", "a \\| b", "a \\| b" },
    { "*b* _i_ `c` ~s~", "\\*b\\* \\_i\\_ \\`c\\` \\~s\\~", "\\*b\\* \\_i\\_ \\`c\\` \\~s\\~" },
    { "![x](y)", "!\\[x\\](y)", "!\\[x\\](y)" },
    { "&amp; &#60; & x", "\\&amp; \\&\\#60; & x", "\\&amp; \\&\\#60; & x" },
    { "\\", "\\\\", "\\\\" },
    { "# x #", "\\# x \\#", "\\# x \\#" },
    { "- x", "\\- x", "- x" },
    { "+1", "\\+1", "+1" },
    { "---", "\\---", "---" },
    { "===", "\\===", "===" },
    { "12. x", "12\\. x", "12. x" },
    { "1879-03-12", "1879-03-12", "1879-03-12" },
    { "1) x", "1\\) x", "1) x" },
    { "    code", "code", "code" },
    { "two\n\n- lines", "two\\\n\\- lines", "two<br>- lines" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (MusterDocument) document = muster_document_new ("T");
      g_autofree char *markdown = NULL;
      g_autofree char *expected = NULL;
      MusterTable *table = muster_table_new ();

      muster_document_add_paragraph (document, MUSTER_TEXT_BODY, cases[i].text);
      muster_table_add_column (table, "C", 1, MUSTER_ALIGN_START);
      muster_table_add_row (table, MUSTER_CELLS (cases[i].text));
      muster_document_take_table (document, table);
      markdown = muster_document_markdown_write (document);
      expected = g_strdup_printf ("# T\n\n%s\n\n| C |\n| --- |\n| %s |\n", cases[i].paragraph,
                                  cases[i].cell);
      g_assert_cmpstr (markdown, ==, expected);
    }
}

static void
test_lists_stay_apart (void)
{
  g_autoptr (MusterDocument) document = muster_document_new ("T");
  g_autofree char *markdown = NULL;

  muster_document_add_list (document, MUSTER_CELLS ("a", "b\nc"));
  muster_document_add_list (document, MUSTER_CELLS ("d"));
  markdown = muster_document_markdown_write (document);
  g_assert_cmpstr (markdown, ==, "# T\n\n- a\n- b\\\n  c\n\n<!-- -->\n\n- d\n");
}

static void
test_emphasis_holds_no_blanks_at_its_ends (void)
{
  g_autoptr (MusterDocument) document = muster_document_new ("T");
  g_autofree char *markdown = NULL;

  muster_document_add_paragraph (document, MUSTER_TEXT_STRONG, " a \n\n b ");
  markdown = muster_document_markdown_write (document);
  g_assert_cmpstr (markdown, ==, "# T\n\n**a**\\\n**b**\n");
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/markdown/every-block-is-written", test_every_block_is_written);
  g_test_add_func ("/markdown/texts-mean-nothing", test_texts_mean_nothing);
  g_test_add_func ("/markdown/lists-stay-apart", test_lists_stay_apart);
  g_test_add_func ("/markdown/emphasis-holds-no-blanks-at-its-ends",
                   test_emphasis_holds_no_blanks_at_its_ends);

  return g_test_run ();
}
