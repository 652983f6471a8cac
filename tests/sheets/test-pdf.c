/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/page/muster-pdf-catalog.h"
#include "sheets/page/muster-pdf.h"
#include "sheets/document/muster-plain.h"
#include "tests/sheets/muster-test-document.h"

#include <string.h>

/* What another program reads in the files. Without it (pdftotext, pdfinfo of poppler-utils) the
 * tests that need it are skipped. */

static GBytes *
create_pdf (MusterDocument *document)
{
  g_autoptr (GError) error = NULL;
  MusterPaper paper;
  GBytes *bytes;

  muster_paper_init (&paper);
  bytes = muster_pdf_write_document (document, &paper, &error);
  g_assert_no_error (error);

  return bytes;
}

/* Runs a program on a file. Returns NULL and skips the test if there is no such program. */
static char *
run (GBytes     *pdf,
     const char *program,
     const char *option)
{
  g_autofree char *path = g_find_program_in_path (program);
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GBytes) output = NULL;
  g_autoptr (GError) error = NULL;

  if (path == NULL)
    {
      g_test_skip ("there is no pdftotext or pdfinfo here");
      return NULL;
    }

  process = g_subprocess_new (G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error,
                              path, option, "-", g_str_equal (program, "pdftotext") ? "-" : NULL,
                              NULL);
  g_assert_no_error (error);
  g_subprocess_communicate (process, pdf, NULL, &output, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_successful (process));

  return g_strndup (g_bytes_get_data (output, NULL), g_bytes_get_size (output));
}

static guint
count_pages (const char *text)
{
  guint n = 0;

  for (const char *p = text; *p != '\0'; p++)
    n += *p == '\f';

  return n;
}

static void
test_file_begins_and_ends_as_it_should (void)
{
  g_autoptr (MusterDocument) document = muster_test_rich_document ();
  g_autoptr (GBytes) pdf = create_pdf (document);
  gsize length;
  const char *data = g_bytes_get_data (pdf, &length);

  g_assert_cmpuint (length, >, 1000);
  g_assert_true (strncmp (data, "%PDF-1.", 7) == 0);
  g_assert_true (strncmp (data + length - 6, "%%EOF\n", 6) == 0);
}

static void
test_texts_can_be_read (void)
{
  static const char *const expected[] = {
    "A day at the ford", "What was seen & heard", "Forces", "Two columns met.", "Neither had slept.",
    "Horse & Musket", "+12", "Total", "5 5 1 2 6 = 3 hits", "12 March 1879", "Page 1 of 2", "\f",
    "Remarks", "The umpire was right.", "Page 2 of 2",
  };
  g_autoptr (MusterDocument) document = muster_test_rich_document ();
  g_autoptr (GBytes) pdf = create_pdf (document);
  g_autofree char *text = run (pdf, "pdftotext", "-layout");
  const char *at = text;

  if (text == NULL)
    return;

  g_assert_cmpuint (count_pages (text), ==, 2);
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      at = strstr (at, expected[i]);
      g_assert_nonnull (at);
    }
}

static void
test_file_says_what_it_is (void)
{
  g_autoptr (MusterDocument) document = muster_test_hostile_document (muster_test_hostile);
  g_autoptr (GBytes) pdf = create_pdf (document);
  g_autofree char *info = run (pdf, "pdfinfo", "-isodates");

  if (info == NULL)
    return;

  g_assert_nonnull (strstr (info, "<script>alert(1)</script>"));
  g_assert_nonnull (strstr (info, "Muster"));
  g_assert_nonnull (strstr (info, "A4"));
  g_assert_nonnull (strstr (info, "JavaScript:      no"));
}

static void
drop_blanks (char *text)
{
  char *to = text;

  for (const char *from = text; *from != '\0'; from++)
    {
      if (*from != ' ')
        *to++ = *from;
    }
  *to = '\0';
}

/* Every text of the user comes out as it went in. Blanks do not count, because the program that
 * reads them guesses them from distances, and texts whose direction changes are left to the eye:
 * programs differ in how they put them in order. */
static void
test_texts_come_out_as_they_went_in (void)
{
  static const char *const texts[] = {
    "<script>alert(1)</script>", "\"quoted\" and 'single' & more", "&lt;b&gt; ]]> -->",
    "*bold* _italic_ `code`", "a | b | c", "\\ back\\slash", "Größe, naïve, Åse", "½ × 3 – “so”",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      const char *const both[] = { texts[i], texts[i], NULL };
      g_autoptr (MusterDocument) document = muster_test_hostile_document (both);
      g_autoptr (GBytes) pdf = create_pdf (document);
      g_autofree char *text = run (pdf, "pdftotext", "-layout");
      g_autofree char *expected = g_strdup (texts[i]);
      const char *at = text;
      guint n = 0;

      if (text == NULL)
        return;

      drop_blanks (text);
      drop_blanks (expected);
      for (; (at = strstr (at, expected)) != NULL; at++)
        n++;
      /* Title, subtitle, 2 footers, 2 items, 2 headings, 2 paragraphs, 2 titles and 8 cells. */
      g_assert_cmpuint (n, ==, 20);
    }
}

static void
test_head_is_repeated_and_no_row_is_lost (void)
{
  g_autoptr (MusterDocument) document = muster_test_long_document (5000);
  g_autoptr (GBytes) pdf = create_pdf (document);
  g_autofree char *text = run (pdf, "pdftotext", "-layout");
  g_auto (GStrv) pages = NULL;
  guint n_pages;
  guint next = 0;

  if (text == NULL)
    return;

  pages = g_strsplit (text, "\f", -1);
  n_pages = count_pages (text);
  for (guint i = 0; i < n_pages; i++)
    {
      g_autofree char *number = g_strdup_printf ("Page %u of %u", i + 1, n_pages);
      const char *head = strstr (pages[i], "Number");
      const char *row;

      g_assert_nonnull (strstr (pages[i], number));
      g_assert_nonnull (head);
      for (row = strstr (pages[i], "row"); row != NULL; row = strstr (row + 1, "row"))
        {
          g_assert_true (head < row);
          g_assert_cmpuint (g_ascii_strtoull (row + 3, NULL, 10), ==, next);
          /* Its last line is on the same page: every seventh row has more than one. */
          if (next % 7 == 0)
            g_assert_nonnull (strstr (row, "more"));
          next++;
        }
    }
  g_assert_cmpuint (next, ==, 5000);
}

static void
test_any_bytes_make_a_file (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (11);

  for (guint i = 0; i < muster_test_rounds (6, 2000); i++)
    {
      g_auto (GStrv) texts = g_new0 (char *, 4);
      g_autoptr (MusterDocument) document = NULL;
      g_autoptr (GBytes) pdf = NULL;

      for (guint j = 0; j < 3; j++)
        {
          guint length = (guint) g_rand_int_range (random, 0, 300);
          GString *word = g_string_new (NULL);

          for (guint k = 0; k < length; k++)
            g_string_append_unichar (word, (gunichar) g_rand_int_range (random, 1, 0x3000));
          if (g_rand_boolean (random))
            g_string_append_c (word, (char) g_rand_int_range (random, 128, 256));
          texts[j] = g_string_free (word, FALSE);
        }
      document = muster_test_hostile_document ((const char *const *) texts);
      pdf = create_pdf (document);
      g_assert_cmpuint (g_bytes_get_size (pdf), >, 1000);
    }
}

/* Who does not see the page hears what is a heading. */
static void
test_pages_have_a_structure (void)
{
  g_autoptr (MusterDocument) document = muster_test_rich_document ();
  g_autoptr (GBytes) pdf = create_pdf (document);
  g_autofree char *structure = run (pdf, "pdfinfo", "-struct-text");
  const char *title;

  if (structure == NULL)
    return;

  g_assert_true (g_str_has_prefix (structure, "Document\n"));
  title = strstr (structure, "H1 (block)\n    \"A day at the ford\"");
  g_assert_nonnull (title);
  g_assert_nonnull (strstr (title, "H2 (block)\n    \"Forces\""));
  g_assert_nonnull (strstr (title, "P (block)\n"));
}

/* The catalog that counts is the last one, and readers find it. */
static void
test_file_says_its_language (void)
{
  g_autoptr (MusterDocument) document = muster_test_rich_document ();
  g_autoptr (GBytes) pdf = create_pdf (document);
  g_autofree char *info = run (pdf, "pdfinfo", "-isodates");
  gsize length;
  const char *data = g_bytes_get_data (pdf, &length);
  g_autofree char *last = NULL;

  for (gsize i = 0; i + 20 < length; i++)
    if (memcmp (data + i, "/Type /Catalog", 14) == 0)
      {
        g_free (last);
        last = g_strndup (data + i, length - i);
      }
  g_assert_nonnull (last);
  g_assert_nonnull (strstr (last, "/Lang ("));
  g_assert_nonnull (strstr (last, "/StructTreeRoot "));
  g_assert_nonnull (strstr (last, "/Pages "));
  if (info != NULL)
    g_assert_nonnull (strstr (info, "Tagged:          yes"));
}

/* What is no file of Cairo's stays as it is. */
static void
test_other_files_stay_as_they_are (void)
{
  static const char *const files[] = {
    "", "%PDF-1.7\n", "\ntrailer\n<< /Root 1 0 R >>\nstartxref\n5\n%%EOF\n",
    "\ntrailer\n<< /Size 3 /Root 1 0 R /Info 2 0 R >>\nstartxref\n999\n%%EOF\n",
    "\n1 0 obj\n<< /Type /Catalog /Lang (de) >>\nendobj\n"
    "\ntrailer\n<< /Size 3 /Root 1 0 R /Info 2 0 R >>\nstartxref\n50\n%%EOF\n",
  };

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autoptr (GByteArray) bytes = g_byte_array_new ();

      g_byte_array_append (bytes, (const guint8 *) files[i], (guint) strlen (files[i]));
      muster_pdf_catalog_complete (bytes, "en");
      g_assert_cmpmem (bytes->data, bytes->len, files[i], strlen (files[i]));
    }
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/pdf/file-begins-and-ends-as-it-should", test_file_begins_and_ends_as_it_should);
  g_test_add_func ("/pdf/texts-can-be-read", test_texts_can_be_read);
  g_test_add_func ("/pdf/file-says-what-it-is", test_file_says_what_it_is);
  g_test_add_func ("/pdf/texts-come-out-as-they-went-in", test_texts_come_out_as_they_went_in);
  g_test_add_func ("/pdf/head-is-repeated-and-no-row-is-lost",
                   test_head_is_repeated_and_no_row_is_lost);
  g_test_add_func ("/pdf/pages-have-a-structure", test_pages_have_a_structure);
  g_test_add_func ("/pdf/file-says-its-language", test_file_says_its_language);
  g_test_add_func ("/pdf/other-files-stay-as-they-are", test_other_files_stay_as_they_are);
  g_test_add_func ("/pdf/any-bytes-make-a-file", test_any_bytes_make_a_file);

  return g_test_run ();
}
