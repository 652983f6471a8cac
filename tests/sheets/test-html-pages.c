/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/document/muster-document-output.h"
#include "sheets/page/muster-document-file.h"
#include "sheets/page/muster-pages.h"
#include "tests/sheets/muster-test-sheets.h"

/* Every sheet in HTML asks a browser that prints it for the pages that its PDF has. */

static MusterTestSheets *sheets;

static guint
count (const char *text,
       const char *pattern)
{
  g_autoptr (GRegex) regex = g_regex_new (pattern, 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  guint n = 0;

  for (g_regex_match (regex, text, 0, &match); g_match_info_matches (match); g_match_info_next (match, NULL))
    n++;

  return n;
}

/* The words of a page alone. */
static char *
dup_words (const char *html)
{
  g_autoptr (GRegex) tags = g_regex_new ("<[^>]*>|\\s+", 0, 0, NULL);

  return g_regex_replace (tags, strstr (html, "<body"), -1, 0, "", 0, NULL);
}

static char *
write_html (MusterDocument    *document,
            const MusterPaper *paper)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = muster_document_file_write (document, MUSTER_DOCUMENT_HTML, paper, &error);

  g_assert_no_error (error);

  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

/* Cards and markers to cut out have pages of their own kind. */
static gboolean
has_block (MusterDocument  *document,
           MusterBlockKind  kind)
{
  GPtrArray *blocks = muster_document_get_blocks (document);

  for (guint i = 0; i < blocks->len; i++)
    if (((const MusterBlock *) blocks->pdata[i])->kind == kind)
      return TRUE;

  return FALSE;
}

/* A grid for each page. */
static void
check_tokens (MusterDocument    *document,
              const MusterPaper *paper,
              const char        *name)
{
  g_autoptr (MusterPages) pages = muster_pages_new (document, paper);
  g_autofree char *html = write_html (document, paper);

  g_test_message ("%s: %u pages", name, muster_pages_get_n_pages (pages));
  g_assert_cmpuint (count (html, "<div class=\"tokens"), ==, muster_pages_get_n_pages (pages));
}

static void
check_document (MusterDocument    *document,
                const MusterPaper *paper,
                const char        *name)
{
  g_autoptr (MusterPages) pages = muster_pages_new (document, paper);
  g_autofree char *html = write_html (document, paper);
  g_autofree char *plain = muster_document_html_write (document, NULL);
  g_autofree char *words = dup_words (html);
  g_autofree char *plain_words = dup_words (plain);
  guint n_columns = muster_pages_get_n_columns (pages);
  g_autofree char *columns = g_strdup_printf ("column-count:%u}", n_columns);

  g_test_message ("%s: %u pages", name, muster_pages_get_n_pages (pages));
  g_assert_cmpuint (count (html, "class=\"[a-z ]*\\bpage\""), ==, muster_pages_get_n_pages (pages) - 1);
  g_assert_cmpint (strstr (html, columns) != NULL, ==, n_columns > 1);
  /* Nothing is lost, doubled or left open where a page ends. */
  g_assert_cmpstr (words, ==, plain_words);
  g_assert_cmpuint (count (html, "<div"), ==, count (html, "</div>"));
  g_assert_cmpuint (count (html, "<ul"), ==, count (html, "</ul>"));
  g_assert_null (strstr (html, "<div class=\"group\">\n</div>"));
}

static void
test_pages_are_those_of_the_pdf (void)
{
  for (guint source = 0; source < sheets->n_sources; source++)
    for (guint sheet = 0; sheet < muster_sheet_source_get_n_sheets (sheets->sources[source]); sheet++)
      for (guint is_large = 0; is_large < muster_test_ways (2); is_large++)
        {
          g_autofree char *name = muster_test_sheets_dup_name (sheets, source, sheet);
          MusterSheetOptions options;
          g_autoptr (MusterDocument) document =
            muster_test_sheets_make (sheets, source, sheet, is_large, is_large, &options);

          if (has_block (document, MUSTER_BLOCK_TOKENS))
            check_tokens (document, &options.paper, name);
          else if (!has_block (document, MUSTER_BLOCK_CARDS))
            check_document (document, &options.paper, name);
        }
}

/* The course of a battle goes on over several pages, in the middle of lists and tables. */
static void
test_long_reports_have_the_pages_of_the_pdf (void)
{
  for (guint way = 0; way < muster_test_ways (4); way++)
    {
      MusterSheetOptions options;
      g_autoptr (MusterDocument) document = NULL;

      muster_sheet_options_init (&options);
      options.paper.size = way & 1 ? MUSTER_PAPER_LETTER : MUSTER_PAPER_A4;
      options.paper.large_type = (way & 2) != 0;
      g_assert_cmpstr (muster_sheet_source_get_sheet_id (sheets->sources[1], 0), ==, "report");
      document = muster_sheet_source_make (sheets->sources[1], 0, &options);
      check_document (document, &options.paper, "course");
    }
}

/* Where type is made smaller for fewer pages, drawings are, too: maps leave forces their room. */
static void
test_drawings_give_way_with_the_type (void)
{
  MusterSheetOptions options;
  g_autoptr (MusterDocument) document = NULL;
  g_autoptr (MusterPages) pages = NULL;

  g_assert_cmpstr (muster_sheet_source_get_sheet_id (sheets->sources[3], 1), ==, "scenario");
  muster_sheet_options_init (&options);
  document = muster_sheet_source_make (sheets->sources[3], 1, &options);
  pages = muster_pages_new (document, &options.paper);
  g_assert_cmpuint (muster_pages_get_n_pages (pages), ==, 1);
  g_assert_cmpfloat (muster_pages_get_drawing_share (pages), <, 0.4);
  g_assert_cmpfloat (muster_pages_get_text_size (pages), >, 7.5);
}

/* A page that begins in the middle of a text begins with it or with what follows, whichever is nearer. */
static void
test_no_text_is_broken (void)
{
  for (guint n = 40; n < 60; n += 10)
    {
      g_autoptr (MusterDocument) document = muster_document_new ("Lines");
      g_autoptr (GString) text = g_string_new ("Long");
      g_autofree char *html = NULL;
      MusterPaper paper;

      for (guint i = 1; i < n; i++)
        g_string_append_printf (text, "\nline %u", i);
      for (guint i = 0; i < 36; i++)
        muster_document_add_paragraph (document, MUSTER_TEXT_BODY, "Before");
      muster_document_add_paragraph (document, MUSTER_TEXT_BODY, text->str);
      muster_document_add_paragraph (document, MUSTER_TEXT_BODY, "After");
      muster_paper_init (&paper);
      html = write_html (document, &paper);
      /* No more than twenty of its lines stand on the first page. */
      g_assert_cmpuint (count (html, "<div class=\"part page\">\n<p dir=\"auto\">Long"), ==, 1);
      g_assert_cmpuint (count (html, "page\">\n<p dir=\"auto\">Before"), ==, 0);
    }
}

int
main (int   argc,
      char *argv[])
{
  int status;

  muster_test_init (&argc, &argv);
  sheets = muster_test_sheets_new ();

  g_test_add_func ("/html-pages/pages-are-those-of-the-pdf", test_pages_are_those_of_the_pdf);
  g_test_add_func ("/html-pages/long-reports-have-the-pages-of-the-pdf",
                   test_long_reports_have_the_pages_of_the_pdf);
  g_test_add_func ("/html-pages/drawings-give-way-with-the-type", test_drawings_give_way_with_the_type);
  g_test_add_func ("/html-pages/no-text-is-broken", test_no_text_is_broken);
  status = g_test_run ();
  muster_test_sheets_free (sheets);

  return status;
}
