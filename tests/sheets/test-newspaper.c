/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/document/muster-document-output.h"
#include "sheets/document/muster-hyphens.h"
#include "sheets/page/muster-galley.h"
#include "sheets/page/muster-pages-private.h"
#include "tests/sheets/muster-test-sheets.h"

#include <string.h>

/* How a newspaper is set: words broken where their language allows it, and no rivers of white. */

/* How many times as wide as in a line that is not spread a space may be, on the average and at the most. */
#define MEAN_SPACE 2.4
#define WIDEST_SPACE 6

static const char DICTIONARY[] = "UTF-8\n% a comment\nLEFTHYPHENMIN 2\nRIGHTHYPHENMIN 3\n"
                                 "1b\nNEXTLEVEL\n1tion\nr1r\nr1b\nr2bs\n.un1der\nff/f=f,1,2\nü1b\n";

static void
test_words_are_broken_by_their_patterns (void)
{
  static const struct
  {
    const char *plain;
    const char *soft; /* with a bar for each soft hyphen */
  } cases[] = {
    { "correspondent", "cor|respondent" },
    { "Correspondent’s action.", "Cor|respondent’s ac|tion." },
    /* The higher digit counts, odd or even. */
    { "superbsound", "superbsound" },
    { "garbageman", "gar|bageman" },
    /* Only at the beginning of a word. */
    { "underneath thunderneath", "un|derneath thunderneath" },
    /* Two letters before a break and three behind it stay, and short words are whole. */
    { "orrery barb", "or|rery barb" },
    { "arrr errol", "arrr er|rol" },
    /* What was before NEXTLEVEL, and what is written otherwise when it is broken, counts for nothing. */
    { "habitual coffeeshop", "habitual coffeeshop" },
    { "hinüberziehen", "hinü|berziehen" },
    { "", "" },
  };
  g_autoptr (MusterHyphens) hyphens = muster_hyphens_new (DICTIONARY, strlen (DICTIONARY));

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *soft = muster_hyphens_dup_soft (hyphens, cases[i].plain);
      g_auto (GStrv) parts = g_strsplit (soft, "\xc2\xad", -1);
      g_autofree char *shown = g_strjoinv ("|", parts);

      g_assert_cmpstr (shown, ==, cases[i].soft);
    }
}

static void
test_dictionaries_are_read_in_their_encoding (void)
{
  static const char latin[] = "ISO8859-1\n\xfc" "1b\n";
  g_autoptr (MusterHyphens) hyphens = muster_hyphens_new (latin, strlen (latin));
  g_autofree char *soft = muster_hyphens_dup_soft (hyphens, "hinüberziehen");

  g_assert_cmpstr (soft, ==, "hinü\xc2\xad" "berziehen");
  g_assert_null (muster_hyphens_new ("NO-SUCH-CODE\na1b\n", 18));
  g_assert_null (muster_hyphens_new ("", 0));
}

/* Without a dictionary nothing is broken, and the newspaper is printed all the same. */
static void
test_a_language_may_have_no_dictionary (void)
{
  g_autoptr (MusterHyphens) british = muster_hyphens_new_for ("en-GB");
  g_autoptr (MusterHyphens) none = muster_hyphens_new_for ("xx-YY");

  g_assert_nonnull (british);
  g_assert_null (none);
}

static MusterDocument *
make_gazette (MusterTestSheets   *sheets,
              guint               way,
              MusterSheetOptions *options)
{
  for (guint source = 0; source < sheets->n_sources; source++)
    for (guint sheet = 0; sheet < muster_sheet_source_get_n_sheets (sheets->sources[source]); sheet++)
      if (g_str_equal (muster_sheet_source_get_sheet_id (sheets->sources[source], sheet), "gazette"))
        return muster_test_sheets_make (sheets, source, sheet, way & 1, (way & 2) != 0, options);
  g_assert_not_reached ();
}

typedef struct
{
  guint n_lines;
  double sum;
  double widest;
  guint n_broken;
} Spaces;

/* The lines of one text but the last, which is not spread. */
static void
measure_spaces (MusterType        *type,
                const MusterPiece *piece,
                Spaces            *spaces)
{
  g_autoptr (PangoLayout) layout =
    muster_type_layout (type, piece->role, piece->text, piece->width, PANGO_ALIGN_LEFT);
  double space = muster_type_measure (type, piece->role, "n n", FALSE) -
                 muster_type_measure (type, piece->role, "nn", FALSE);
  const char *text = pango_layout_get_text (layout);

  pango_layout_set_justify (layout, FALSE);
  for (guint i = piece->first_line;
       i < piece->first_line + piece->n_lines && (int) i + 1 < pango_layout_get_line_count (layout); i++)
    {
      PangoLayoutLine *line = pango_layout_get_line_readonly (layout, (int) i);
      g_autofree char *words = g_strndup (text + line->start_index, (gsize) line->length);
      PangoRectangle extents;
      double wide;
      guint n = 0;

      spaces->n_broken += g_str_has_suffix (words, "\xc2\xad");
      for (const char *p = g_strchomp (words); *p != '\0'; p++)
        n += *p == ' ';
      if (n == 0)
        continue;
      pango_layout_line_get_extents (line, NULL, &extents);
      wide = (piece->width - pango_units_to_double (extents.width)) / n / space + 1;
      spaces->n_lines++;
      spaces->sum += wide;
      spaces->widest = MAX (spaces->widest, wide);
      if (wide > WIDEST_SPACE)
        g_test_message ("%.1f: “%s”", wide, words);
    }
}

static void
test_no_rivers_run_down_the_columns (void)
{
  MusterTestSheets *sheets = muster_test_sheets_new ();

  for (guint way = 0; way < 4; way++)
    {
      MusterSheetOptions options;
      g_autoptr (MusterDocument) gazette = make_gazette (sheets, way, &options);
      g_autoptr (MusterPages) pages = muster_pages_new (gazette, &options.paper);
      const MusterGalley *galley = pages->galley;
      Spaces spaces = { 0 };
      guint n_initials = 0;

      for (guint i = 0; i < galley->pieces->len; i++)
        {
          const MusterPiece *piece = &g_array_index (galley->pieces, MusterPiece, i);

          n_initials += piece->role == MUSTER_ROLE_INITIAL;
          if (piece->role == MUSTER_ROLE_PRESS || piece->role == MUSTER_ROLE_PRESS_ON)
            measure_spaces (galley->type, piece, &spaces);
        }
      g_test_message ("way %u: %u lines, %u broken, spaces %.2f on the average, %.2f at the most", way,
                      spaces.n_lines, spaces.n_broken, spaces.sum / spaces.n_lines, spaces.widest);
      g_assert_cmpuint (n_initials, ==, 1);
      g_assert_cmpuint (spaces.n_lines, >, 20);
      g_assert_cmpuint (spaces.n_broken, >, 0);
      g_assert_cmpfloat (spaces.sum / spaces.n_lines, <, MEAN_SPACE);
      g_assert_cmpfloat (spaces.widest, <, WIDEST_SPACE);
    }
  muster_test_sheets_free (sheets);
}

/* What leaves the program as text has no soft hyphens in it. */
static void
test_only_paper_has_soft_hyphens (void)
{
  MusterTestSheets *sheets = muster_test_sheets_new ();
  MusterSheetOptions options;
  g_autoptr (MusterDocument) gazette = make_gazette (sheets, 0, &options);
  g_autoptr (MusterPages) pages = muster_pages_new (gazette, &options.paper);
  g_autofree char *html = muster_document_html_write (gazette, NULL);
  g_autofree char *markdown = muster_document_markdown_write (gazette);
  g_autofree char *text = muster_document_text_write (gazette, 80);

  g_assert_null (strstr (html, "\xc2\xad"));
  g_assert_null (strstr (markdown, "\xc2\xad"));
  g_assert_null (strstr (text, "\xc2\xad"));
  /* In a browser it is a newspaper as well, whose words the browser breaks. */
  g_assert_nonnull (strstr (html, "<html lang=\"en\">"));
  g_assert_nonnull (strstr (html, "<body class=\"press\">"));
  g_assert_nonnull (strstr (html, "hyphens:auto"));
  muster_test_sheets_free (sheets);
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/newspaper/words-are-broken-by-their-patterns", test_words_are_broken_by_their_patterns);
  g_test_add_func ("/newspaper/dictionaries-are-read-in-their-encoding",
                   test_dictionaries_are_read_in_their_encoding);
  g_test_add_func ("/newspaper/a-language-may-have-no-dictionary", test_a_language_may_have_no_dictionary);
  g_test_add_func ("/newspaper/no-rivers-run-down-the-columns", test_no_rivers_run_down_the_columns);
  g_test_add_func ("/newspaper/only-paper-has-soft-hyphens", test_only_paper_has_soft_hyphens);

  return g_test_run ();
}
