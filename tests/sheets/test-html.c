/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/document/muster-document-output.h"
#include "sheets/document/muster-plain.h"
#include "sheets/page/muster-document-file.h"
#include "sheets/page/muster-pages.h"
#include "tests/sheets/muster-test-document.h"

#include <string.h>

/* A page as its elements and attributes on one hand, its texts on the other. */
typedef struct
{
  GString *tree;
  GString *texts;
} Parsed;

static void
start_cb (GMarkupParseContext  *context,
          const char           *element,
          const char          **names,
          const char          **values,
          gpointer              data,
          GError              **error)
{
  Parsed *parsed = data;

  g_string_append_printf (parsed->tree, "<%s", element);
  for (guint i = 0; names[i] != NULL; i++)
    g_string_append_printf (parsed->tree, " %s=%s", names[i], values[i]);
  g_string_append_c (parsed->tree, '>');
}

static void
end_cb (GMarkupParseContext  *context,
        const char           *element,
        gpointer              data,
        GError              **error)
{
  Parsed *parsed = data;

  g_string_append_printf (parsed->tree, "</%s>\n", element);
}

static void
text_cb (GMarkupParseContext  *context,
         const char           *text,
         gsize                 length,
         gpointer              data,
         GError              **error)
{
  Parsed *parsed = data;

  if (!g_str_equal (g_markup_parse_context_get_element (context), "style"))
    g_string_append_len (parsed->texts, text, (gssize) length);
}

static Parsed *
parsed_new (const char *html)
{
  static const GMarkupParser parser = { .start_element = start_cb, .end_element = end_cb,
                                        .text = text_cb };
  Parsed *parsed = g_new0 (Parsed, 1);
  g_autoptr (GMarkupParseContext) context = NULL;
  g_autoptr (GError) error = NULL;

  parsed->tree = g_string_new (NULL);
  parsed->texts = g_string_new (NULL);
  context = g_markup_parse_context_new (&parser, G_MARKUP_DEFAULT_FLAGS, parsed, NULL);
  g_markup_parse_context_parse (context, html, -1, &error);
  g_assert_no_error (error);
  g_markup_parse_context_end_parse (context, &error);
  g_assert_no_error (error);

  return parsed;
}

static void
parsed_free (Parsed *parsed)
{
  g_string_free (parsed->tree, TRUE);
  g_string_free (parsed->texts, TRUE);
  g_free (parsed);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Parsed, parsed_free)

static void
test_every_block_is_written (void)
{
  g_autoptr (MusterDocument) document = muster_test_rich_document ();
  g_autofree char *html = muster_document_html_write (document, NULL);
  const char *body = strstr (html, "<body>");

  g_assert_cmpstr (body, ==,
                   "<body>\n"
                   "<h1 dir=\"auto\">A day at the ford</h1>\n"
                   "<p dir=\"auto\" class=\"subtitle\">What was seen &amp; heard</p>\n"
                   "<div class=\"part\">\n"
                   "<div class=\"table\">\n<table class=\"plain\">\n"
                   "<tbody>\n"
                   "<tr><td dir=\"auto\">Weather</td><td dir=\"auto\">rain</td></tr>\n"
                   "</tbody>\n"
                   "</table>\n</div>\n"
                   "<h2 dir=\"auto\">Forces</h2>\n"
                   "<p dir=\"auto\">Two columns met.\nNeither had slept.</p>\n"
                   "<div class=\"table\">\n<table>\n"
                   "<thead><tr><th scope=\"col\" dir=\"auto\">Unit</th>"
                   "<th scope=\"col\" dir=\"auto\" class=\"center\">Ld</th>"
                   "<th scope=\"col\" dir=\"auto\" class=\"end\">Points</th></tr></thead>\n"
                   "<tbody>\n"
                   "<tr><td dir=\"auto\">1st company</td><td dir=\"auto\" class=\"center\">6+</td>"
                   "<td dir=\"auto\" class=\"end\">6</td></tr>\n"
                   "<tr><td dir=\"auto\">Horse &amp; Musket</td>"
                   "<td dir=\"auto\" class=\"center\">5+</td>"
                   "<td dir=\"auto\" class=\"end\">+12</td></tr>\n"
                   "<tr><td dir=\"auto\">short</td><td dir=\"auto\" class=\"center\"></td>"
                   "<td dir=\"auto\" class=\"end\"></td></tr>\n"
                   "<tr><td dir=\"auto\" class=\"strong\">Total</td>"
                   "<td dir=\"auto\" class=\"center strong\"></td>"
                   "<td dir=\"auto\" class=\"end strong\">18</td></tr>\n"
                   "</tbody>\n"
                   "</table>\n</div>\n"
                   "<h3 dir=\"auto\">Turn 1</h3>\n"
                   "<div class=\"group\">\n"
                   "<p dir=\"auto\" class=\"strong\">1st company fires</p>\n"
                   "<ul>\n"
                   "<li dir=\"auto\">5 5 1 2 6 = 3 hits</li>\n"
                   "<li dir=\"auto\">3 models lost</li>\n"
                   "</ul>\n"
                   "</div>\n"
                   "<div class=\"break\"></div>\n"
                   "<h4 dir=\"auto\">Remarks</h4>\n"
                   "<p dir=\"auto\" class=\"quiet\">The umpire was right.</p>\n"
                   "</div>\n"
                   "<footer dir=\"auto\">12 March 1879</footer>\n"
                   "</body>\n"
                   "</html>\n");
}

/* The policy must allow the style sheet of the page, byte for byte, and nothing else. */
static void
test_policy_names_the_style_sheet (void)
{
  g_autoptr (MusterDocument) document = muster_test_rich_document ();
  g_autofree char *html = muster_document_html_write (document, NULL);
  const char *style = strstr (html, "<style>") + strlen ("<style>");
  g_autofree char *expected = NULL;
  g_autofree char *hash = NULL;
  g_autofree guchar *digest = g_new0 (guchar, 32);
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
  gsize length = 32;

  g_checksum_update (checksum, (const guchar *) style, strstr (style, "</style>") - style);
  g_checksum_get_digest (checksum, digest, &length);
  hash = g_base64_encode (digest, length);
  expected = g_strdup_printf ("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src "
                              "'none'; style-src 'sha256-%s'; base-uri 'none'; form-action 'none'\"/>",
                              hash);
  g_assert_nonnull (strstr (html, expected));
  g_assert_null (strstr (html, "unsafe-inline"));
  g_assert_null (strstr (html, "url("));
}

/* Whatever the texts are, the page has the elements and attributes of one with harmless texts. */
static void
test_texts_add_no_elements (void)
{
  for (guint i = 0; muster_test_hostile[i] != NULL; i++)
    {
      const char *const hostile[] = { muster_test_hostile[i], muster_test_hostile[i], NULL };
      const char *const harmless[] = { "words", "words", NULL };
      g_autoptr (MusterDocument) bad = muster_test_hostile_document (hostile);
      g_autoptr (MusterDocument) good = muster_test_hostile_document (harmless);
      g_autofree char *bad_html = muster_document_html_write (bad, NULL);
      g_autofree char *good_html = muster_document_html_write (good, NULL);
      g_autoptr (Parsed) bad_page = parsed_new (bad_html);
      g_autoptr (Parsed) good_page = parsed_new (good_html);
      g_autofree char *shown = muster_plain_text (muster_test_hostile[i]);

      g_assert_cmpstr (bad_page->tree->str, ==, good_page->tree->str);
      g_assert_nonnull (strstr (bad_page->texts->str, shown));
    }
}

/* A reader that goes from heading to heading misses none, and cards stand side by side. */
static void
test_headings_leave_no_level_out (void)
{
  g_autoptr (MusterDocument) document = muster_document_new ("Column");
  g_autofree char *html = NULL;

  muster_document_set_label (document, "Unit cards");
  muster_document_begin_cards (document, 6, TRUE);
  muster_document_take_card (document, muster_sheet_card_new ("a", ""));
  muster_document_take_card (document, muster_sheet_card_new ("b", ""));
  html = muster_document_html_write (document, NULL);
  g_assert_nonnull (strstr (html, "<html lang=\""));
  g_assert_nonnull (strstr (html, "<title>Column – Unit cards</title>"));
  g_assert_nonnull (strstr (html, "<div class=\"cards cut\">\n<div class=\"card group\">\n"
                                  "<h2 dir=\"auto\">a</h2>"));
  g_assert_nonnull (strstr (html, "<h2 dir=\"auto\">b</h2>"));
  g_assert_null (strstr (html, "<h3"));
}

static MusterDocument *
new_cards (guint per_page)
{
  MusterDocument *document = muster_document_new ("Column");

  muster_document_set_has_title (document, FALSE);
  muster_document_begin_cards (document, per_page, TRUE);
  for (guint i = 0; i < 7; i++)
    {
      MusterSheetCard *card = muster_sheet_card_new ("a", "Foot");

      muster_sheet_card_add_figure (card, "Models", "12");
      muster_sheet_card_add_line (card, "Weapon", "Rifle");
      muster_sheet_card_add_line (card, "", "Stands long.");
      muster_sheet_card_add_line (card, "Leader", NULL);
      muster_sheet_card_add_boxes (card, "Pinned", 6, 0, 6);
      muster_document_take_card (document, card);
    }

  return document;
}

/* Values stand below their names and wrap; what is to be written in is a line. */
static void
test_cards_are_lists_of_values (void)
{
  g_autoptr (MusterDocument) document = new_cards (6);
  g_autofree char *html = muster_document_html_write (document, NULL);

  g_assert_nonnull (strstr (html,
                            "<div class=\"card group\">\n"
                            "<h2 dir=\"auto\">a</h2>\n"
                            "<p dir=\"auto\" class=\"quiet\">Foot</p>"
                            "<dl class=\"figures\">\n"
                            "<div><dt dir=\"auto\">Models</dt><dd dir=\"auto\">12</dd></div>\n"
                            "</dl>\n"
                            "<dl class=\"lines\">\n"
                            "<div><dt dir=\"auto\">Weapon</dt><dd dir=\"auto\">Rifle</dd></div>\n"
                            "</dl>\n"
                            "<p dir=\"auto\">Stands long.</p>"
                            "<dl class=\"lines\">\n"
                            "<div><dt dir=\"auto\">Leader</dt>"
                            "<dd dir=\"auto\" class=\"blank\"></dd></div>\n"
                            "</dl>\n"
                            "<dl class=\"boxes\">\n"
                            "<div><dt dir=\"auto\">Pinned</dt><dd dir=\"auto\">☐☐☐☐☐ ☒</dd></div>\n"
                            "</dl>\n"
                            "</div>\n"));
}

/* The paper that was asked for, with the cards that a PDF has on it. */
static void
test_paper_is_asked_for (void)
{
  static const MusterHtmlPaper letter = { 612, 792, 36, 1.5, 14.25, 12 };
  static const struct
  {
    guint per_page;
    const char *grid;
  } cases[] = {
    { 1, "font-size:11.40pt;grid-template-columns:repeat(1,1fr);grid-auto-rows:minmax(253.70mm,auto)" },
    { 6, "font-size:11.40pt;grid-template-columns:repeat(2,1fr);grid-auto-rows:minmax(84.57mm,auto)" },
    { 9, "repeat(3,1fr);grid-auto-rows:minmax(84.57mm,auto)" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (MusterDocument) document = new_cards (cases[i].per_page);
      g_autofree char *html = muster_document_html_write (document, &letter);

      g_assert_nonnull (strstr (html, "@page{size:215.90mm 279.40mm;margin:12.70mm}"));
      g_assert_nonnull (strstr (html, "body{font-size:14.25pt}"));
      g_assert_nonnull (strstr (html, cases[i].grid));
      /* The title would take the room of cards, as in the PDF. */
      g_assert_nonnull (strstr (html, "<body class=\"untitled\">"));
    }
}

/* A portrait stands in the page, and only a page with one may show images. */
static void
test_portraits_stand_in_the_page (void)
{
  static const char start[] = "<img class=\"portrait\" alt=\"\" src=\"data:image/png;base64,";
  g_autoptr (MusterDocument) without = new_cards (6);
  g_autofree char *plain = muster_document_html_write (without, NULL);
  g_autoptr (MusterDocument) document = muster_document_new ("Leaders");
  MusterSheetCard *card = muster_sheet_card_new ("Capt. Hill", "");
  cairo_surface_t *picture = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 4, 5);
  g_autofree char *html = NULL;
  g_autofree char *code = NULL;
  g_autofree guchar *image = NULL;
  const char *address;
  gsize length;

  muster_sheet_card_set_picture (card, picture);
  cairo_surface_destroy (picture);
  muster_document_begin_cards (document, 6, TRUE);
  muster_document_take_card (document, card);
  html = muster_document_html_write (document, NULL);
  address = strstr (html, start);
  g_assert_nonnull (address);
  address += strlen (start);
  code = g_strndup (address, (gsize) (strchr (address, '"') - address));
  image = g_base64_decode (code, &length);
  g_assert_cmpuint (length, >, 24);
  g_assert_cmpint (memcmp (image + 1, "PNG", 3), ==, 0);
  g_assert_cmpuint (image[19], ==, 4);
  g_assert_cmpuint (image[23], ==, 5);
  g_assert_nonnull (strstr (html, "; img-src data:; "));
  g_assert_null (strstr (plain, "<img"));
  g_assert_null (strstr (plain, "img-src"));
}

/* In the sizes that the PDF has, so that as much stands on a page. */
static void
test_type_is_as_large_as_on_the_pages (void)
{
  g_autoptr (MusterDocument) document = new_cards (9);
  g_autoptr (MusterPages) pages = NULL;
  g_autoptr (GBytes) html = NULL;
  g_autofree char *size = NULL;
  g_autofree char *figures = NULL;
  char number[G_ASCII_DTOSTR_BUF_SIZE];
  MusterPaper paper;

  muster_paper_init (&paper);
  pages = muster_pages_new (document, &paper);
  g_assert_cmpfloat (muster_pages_get_card_size (pages), >, 5);
  html = muster_document_file_write (document, MUSTER_DOCUMENT_HTML, &paper, NULL);
  size = g_strdup_printf (".cards{line-height:1.15;font-size:%spt;",
                          g_ascii_formatd (number, sizeof number, "%.2f",
                                           muster_pages_get_card_size (pages) * 0.95));
  g_assert_nonnull (g_strstr_len (g_bytes_get_data (html, NULL), (gssize) g_bytes_get_size (html), size));
  figures = g_strdup_printf ("font-size:%spt}",
                             g_ascii_formatd (number, sizeof number, "%.2f",
                                              muster_pages_get_figure_size (pages) * 0.95));
  g_assert_nonnull (g_strstr_len (g_bytes_get_data (html, NULL), (gssize) g_bytes_get_size (html), figures));
}

/* Columns on paper, and what stands across them before them. */
static void
test_columns_are_those_of_the_pages (void)
{
  g_autoptr (MusterDocument) document = muster_document_new ("Report");
  g_autofree char *html = NULL;

  muster_document_add_paragraph (document, MUSTER_TEXT_BODY, "Across");
  muster_document_begin_columns (document);
  muster_document_set_column_width (document, 200);
  muster_document_add_paragraph (document, MUSTER_TEXT_BODY, "Within");
  html = muster_document_html_write (document, NULL);
  g_assert_nonnull (strstr (html, "column-width:200.00pt"));
  g_assert_nonnull (strstr (html, ">Across</p>\n</div>\n<div class=\"columns\">\n"
                                  "<p dir=\"auto\">Within</p>\n</div>\n"));
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/html/every-block-is-written", test_every_block_is_written);
  g_test_add_func ("/html/policy-names-the-style-sheet", test_policy_names_the_style_sheet);
  g_test_add_func ("/html/headings-leave-no-level-out", test_headings_leave_no_level_out);
  g_test_add_func ("/html/cards-are-lists-of-values", test_cards_are_lists_of_values);
  g_test_add_func ("/html/paper-is-asked-for", test_paper_is_asked_for);
  g_test_add_func ("/html/portraits-stand-in-the-page", test_portraits_stand_in_the_page);
  g_test_add_func ("/html/type-is-as-large-as-on-the-pages", test_type_is_as_large_as_on_the_pages);
  g_test_add_func ("/html/columns-are-those-of-the-pages", test_columns_are_those_of_the_pages);
  g_test_add_func ("/html/texts-add-no-elements", test_texts_add_no_elements);

  return g_test_run ();
}
