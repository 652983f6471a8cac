/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/page/muster-galley.h"
#include "tests/sheets/muster-test-document.h"
#include "tests/sheets/muster-test-pages.h"

/* Pages as they come out of the painter: no ink beyond the margins, whatever the texts are, and
 * nothing that belongs together on two pages. */

#define SCALE 1.5

/* How many dots are not white, inside and outside of the margins. */
static void
count_ink (cairo_surface_t *surface,
           double           margin,
           guint           *inside,
           guint           *outside)
{
  const guchar *data = cairo_image_surface_get_data (surface);
  int stride = cairo_image_surface_get_stride (surface);
  int width = cairo_image_surface_get_width (surface);
  int height = cairo_image_surface_get_height (surface);
  /* A dot that the margin cuts through may be grey. */
  int edge = (int) (margin * SCALE) - 1;

  *inside = 0;
  *outside = 0;
  for (int y = 0; y < height; y++)
    {
      const guint32 *row = (const guint32 *) (const void *) (data + y * stride);

      for (int x = 0; x < width; x++)
        {
          gboolean is_outside = x < edge || y < edge || x >= width - edge || y >= height - edge;

          if ((row[x] & 0xFFFFFF) != 0xFFFFFF)
            *(is_outside ? outside : inside) += 1;
        }
    }
}

static void
assert_within_margins (MusterDocument    *document,
                       const MusterPaper *paper)
{
  g_autoptr (MusterPages) pages = muster_pages_new (document, paper);

  for (guint i = 0; i < muster_pages_get_n_pages (pages); i++)
    {
      cairo_surface_t *surface = muster_test_paint_page (pages, i, SCALE);
      guint inside;
      guint outside;

      count_ink (surface, paper->margin, &inside, &outside);
      cairo_surface_destroy (surface);
      g_assert_cmpuint (inside, >, 0);
      g_assert_cmpuint (outside, ==, 0);
    }
}

static MusterDocument *
create_monster (MusterDocument *(*create) (const char *const *texts))
{
  GString *marks = g_string_new ("A");
  GString *word = g_string_new (NULL);
  const char *texts[3] = { NULL };
  MusterDocument *document;

  for (guint i = 0; i < 1000; i++)
    g_string_append (marks, i % 2 ? "\xcc\x81" : "\xcc\xa3");
  for (guint i = 0; i < muster_test_rounds (100, 1000); i++)
    g_string_append (word, "Llanfairpwllgwyngyll");
  texts[0] = marks->str;
  texts[1] = word->str;
  document = create (texts);
  g_string_free (marks, TRUE);
  g_string_free (word, TRUE);

  return document;
}

static void
test_nothing_beyond_the_margins (void)
{
  MusterDocument *documents[] = {
    muster_test_rich_document (),
    muster_test_hostile_document (muster_test_hostile),
    muster_test_long_document (120),
    create_monster (muster_test_hostile_document),
    muster_test_hostile_cards (muster_test_hostile),
    create_monster (muster_test_hostile_cards),
  };

  for (guint i = 0; i < G_N_ELEMENTS (documents); i++)
    {
      /* The last ones take long, and no paper is like another. */
      for (guint j = 0; j < muster_test_ways (8); j += i < 3 ? 1 : 3)
        {
          MusterPaper paper;

          muster_paper_init (&paper);
          paper.size = j & 1 ? MUSTER_PAPER_LETTER : MUSTER_PAPER_A4;
          paper.landscape = (j & 2) != 0;
          paper.large_type = (j & 4) != 0;
          paper.margin = j < 4 ? paper.margin : 72;
          assert_within_margins (documents[i], &paper);
        }
      g_object_unref (documents[i]);
    }
}

/* The control: the same eye sees ink that does lie outside. */
static void
test_ink_beyond_a_margin_is_seen (void)
{
  g_autoptr (MusterDocument) document = muster_test_rich_document ();
  g_autoptr (MusterPages) pages = NULL;
  cairo_surface_t *surface;
  MusterPaper paper;
  guint inside;
  guint outside;

  muster_paper_init (&paper);
  paper.margin = 20;
  pages = muster_pages_new (document, &paper);
  surface = muster_test_paint_page (pages, 0, SCALE);
  count_ink (surface, 60, &inside, &outside);
  cairo_surface_destroy (surface);
  g_assert_cmpuint (outside, >, 0);
}

static void
test_paper_has_its_size (void)
{
  static const struct
  {
    MusterPaperSize size;
    gboolean landscape;
    int width;
    int height;
  } cases[] = {
    { MUSTER_PAPER_A4, FALSE, 595, 842 },
    { MUSTER_PAPER_A4, TRUE, 842, 595 },
    { MUSTER_PAPER_LETTER, FALSE, 612, 792 },
    { MUSTER_PAPER_LETTER, TRUE, 792, 612 },
  };
  g_autoptr (MusterDocument) document = muster_document_new ("Empty");

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (MusterPages) pages = NULL;
      MusterPaper paper;

      muster_paper_init (&paper);
      paper.size = cases[i].size;
      paper.landscape = cases[i].landscape;
      pages = muster_pages_new (document, &paper);
      g_assert_cmpint ((int) (muster_pages_get_width (pages) + 0.5), ==, cases[i].width);
      g_assert_cmpint ((int) (muster_pages_get_height (pages) + 0.5), ==, cases[i].height);
      g_assert_cmpuint (muster_pages_get_n_pages (pages), ==, 1);
    }
}

/* On which page each heading stands: "Name:page Name:page". */
static void
heading_cb (const char *text,
            int         level,
            guint       page,
            double      x,
            double      y,
            gpointer    data)
{
  GString *list = data;

  g_string_append_printf (list, "%s%s:%u", list->len > 0 ? " " : "", text, page);
}

static char *
list_headings (MusterDocument *document)
{
  g_autoptr (MusterPages) pages = NULL;
  GString *list = g_string_new (NULL);
  MusterPaper paper;

  muster_paper_init (&paper);
  pages = muster_pages_new (document, &paper);
  muster_pages_list_headings (pages, heading_cb, list);

  return g_string_free (list, FALSE);
}

static void
test_page_break_begins_a_page (void)
{
  g_autoptr (MusterDocument) document = muster_document_new ("T");
  g_autofree char *headings = NULL;

  muster_document_add_heading (document, 1, "A");
  muster_document_add_page_break (document);
  muster_document_begin_group (document);
  muster_document_add_heading (document, 1, "B");
  muster_document_add_heading (document, 2, "C");
  muster_document_end_group (document);
  muster_document_add_page_break (document);
  muster_document_add_page_break (document);
  muster_document_add_heading (document, 1, "D");
  muster_document_add_page_break (document);
  headings = list_headings (document);
  g_assert_cmpstr (headings, ==, "A:0 B:1 C:1 D:2");
}

/* Groups of growing height, each with a heading at both ends, over some pages. */
static void
test_groups_stand_on_one_page (void)
{
  g_autoptr (MusterDocument) document = muster_document_new ("T");
  g_autofree char *headings = NULL;
  g_auto (GStrv) words = NULL;
  guint last_page = 0;

  for (guint i = 0; i < 60; i++)
    {
      muster_document_begin_group (document);
      muster_document_add_heading (document, 2, "begin");
      for (guint j = 0; j < i % 13; j++)
        muster_document_add_paragraph (document, MUSTER_TEXT_BODY, "Something happened.");
      muster_document_add_heading (document, 2, "end");
      muster_document_add_paragraph (document, MUSTER_TEXT_BODY, "The last words.");
      muster_document_end_group (document);
    }
  headings = list_headings (document);
  words = g_strsplit (headings, " ", -1);
  g_assert_cmpuint (g_strv_length (words), ==, 120);
  for (guint i = 0; i < 120; i += 2)
    {
      guint begin = (guint) g_ascii_strtoull (strchr (words[i], ':') + 1, NULL, 10);
      guint end = (guint) g_ascii_strtoull (strchr (words[i + 1], ':') + 1, NULL, 10);

      g_assert_true (g_str_has_prefix (words[i], "begin"));
      g_assert_cmpuint (begin, ==, end);
      last_page = end;
    }
  g_assert_cmpuint (last_page, >, 5);
}

/* A group that no page can hold is broken rather than lost. */
static void
test_group_higher_than_a_page_is_broken (void)
{
  g_autoptr (MusterDocument) document = muster_document_new ("T");
  g_autofree char *headings = NULL;

  muster_document_begin_group (document);
  muster_document_add_heading (document, 1, "A");
  for (guint i = 0; i < 110; i++)
    muster_document_add_paragraph (document, MUSTER_TEXT_BODY, "Something happened.");
  muster_document_add_heading (document, 1, "B");
  muster_document_end_group (document);
  headings = list_headings (document);
  g_assert_cmpstr (headings, ==, "A:0 B:2");
}

/* In the galley: a row is one slice, however many lines it has, unless no page can hold it. */
static void
test_rows_are_broken_only_when_higher_than_a_page (void)
{
  /* A line is between 10 and 18 points high, whatever the font. */
  static const struct
  {
    guint n_lines;
    guint min_slices;
    guint max_slices;
  } cases[] = { { 1, 1, 1 }, { 30, 1, 1 }, { 120, 2, 4 }, { 1000, 17, 31 } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (MusterDocument) document = muster_document_new ("T");
      g_autoptr (MusterType) type = muster_type_new (FALSE, 1);
      g_autoptr (MusterGalley) galley = NULL;
      g_autoptr (GString) text = g_string_new ("x");
      MusterTable *table = muster_table_new ();
      guint n_slices = 0;
      guint n_lines = 0;

      for (guint j = 1; j < cases[i].n_lines; j++)
        g_string_append (text, "\nx");
      muster_table_add_column (table, "Head", 1, MUSTER_ALIGN_START);
      muster_table_add_column (table, "Other", 1, MUSTER_ALIGN_START);
      muster_table_add_row (table, MUSTER_CELLS (text->str, "one line"));
      muster_document_take_table (document, table);
      galley = muster_galley_new (document, type, 500, 600, 1);
      for (guint j = 0; j < muster_galley_get_n_slices (galley); j++)
        {
          const MusterSlice *slice = muster_galley_get_slice (galley, j);

          g_assert_cmpfloat (slice->height, <=, 600);
          if (slice->head < 0)
            continue;
          n_slices++;
          n_lines += muster_galley_get_piece (galley, slice, 0)->n_lines;
        }
      g_assert_cmpuint (n_slices, >=, cases[i].min_slices);
      g_assert_cmpuint (n_slices, <=, cases[i].max_slices);
      g_assert_cmpuint (n_lines, ==, cases[i].n_lines);
    }
}

/* Columns get their shares, but none less than its longest word takes while others have more than they
 * need. */
static void
test_columns_are_as_wide_as_their_words (void)
{
  static const struct
  {
    double width;
    gboolean breaks;
  } cases[] = { { 500, FALSE }, { 200, FALSE }, { 60, TRUE } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (MusterDocument) document = muster_document_new ("T");
      g_autoptr (MusterType) type = muster_type_new (FALSE, 1);
      g_autoptr (MusterGalley) galley = NULL;
      MusterTable *table = muster_table_new ();
      const MusterSlice *row;
      double right = 0;

      muster_table_add_column (table, "A", 1, MUSTER_ALIGN_START);
      muster_table_add_column (table, "B", 20, MUSTER_ALIGN_START);
      muster_table_add_row (table, MUSTER_CELLS ("incomprehensible", "a b c d e f g h i j"));
      muster_document_take_table (document, table);
      galley = muster_galley_new (document, type, cases[i].width, 600, 1);
      row = muster_galley_get_slice (galley, muster_galley_get_n_slices (galley) - 1);
      g_assert_cmpuint (row->n_pieces, ==, 2);
      g_assert_true ((muster_galley_get_piece (galley, row, 0)->n_lines > 1) == cases[i].breaks);
      for (guint j = 0; j < row->n_pieces; j++)
        {
          const MusterPiece *piece = muster_galley_get_piece (galley, row, j);

          g_assert_cmpfloat (piece->x, >=, right);
          right = piece->x + piece->width;
        }
      g_assert_cmpfloat (right, <=, cases[i].width + 0.001);
    }
}

static void
test_very_long_table_is_laid_out (void)
{
  guint n_rows = muster_test_rounds (5000, 20000);
  g_autoptr (MusterDocument) document = muster_test_long_document (n_rows);
  g_autoptr (MusterPages) pages = NULL;
  MusterPaper paper;
  guint n_pages;

  muster_paper_init (&paper);
  g_test_timer_start ();
  pages = muster_pages_new (document, &paper);
  g_test_minimized_result (g_test_timer_elapsed (), "layout of %u rows", n_rows);
  n_pages = muster_pages_get_n_pages (pages);
  g_assert_cmpuint (n_pages, >, n_rows / 60);
  g_assert_cmpuint (n_pages, <, n_rows / 30);
}

/* Numbers stay whole while the titles above them can break. */
static void
test_titles_break_before_cells (void)
{
  g_autoptr (MusterDocument) document = muster_document_new ("T");
  g_autoptr (MusterType) type = muster_type_new (FALSE, 1);
  g_autoptr (MusterGalley) galley = NULL;
  MusterTable *table = muster_table_new ();
  const MusterSlice *head, *row;

  muster_table_add_column (table, "Unit", 1, MUSTER_ALIGN_START);
  muster_table_add_column (table, "Seldom more than", 0, MUSTER_ALIGN_CENTER);
  muster_table_add_column (table, "Dice to be thrown", 0, MUSTER_ALIGN_CENTER);
  muster_table_add_row (table, MUSTER_CELLS ("Infantry", "20–24", "1 for 4"));
  muster_document_take_table (document, table);
  galley = muster_galley_new (document, type, 180, 600, 1);
  row = muster_galley_get_slice (galley, muster_galley_get_n_slices (galley) - 1);
  head = muster_galley_get_slice (galley, (guint) row->head);
  g_assert_cmpuint (muster_galley_get_piece (galley, head, 1)->n_lines, >, 1);
  for (guint i = 0; i < row->n_pieces; i++)
    g_assert_cmpuint (muster_galley_get_piece (galley, row, i)->n_lines, ==, 1);
}

/* However long the name of a card is, its figures stand above its boxes. */
static void
test_long_names_leave_figures_their_room (void)
{
  g_autofree char *name = g_strnfill (120, 'W');
  g_autoptr (MusterDocument) document = muster_document_new ("Cards");
  g_autoptr (MusterType) type = muster_type_new (TRUE, 1);
  g_autoptr (MusterGalley) galley = NULL;
  MusterSheetCard *card = muster_sheet_card_new (name, "Foot");

  muster_sheet_card_add_figure (card, "Models", "12");
  muster_sheet_card_add_boxes (card, "Casualties", 12, 0, 0);
  muster_document_begin_cards (document, 12, TRUE);
  muster_document_take_card (document, card);
  galley = muster_galley_new (document, type, 510, 720, 1);
  g_assert_cmpuint (muster_test_find_piece (galley, name)->n_lines, >, 1);
  g_assert_cmpfloat (muster_test_find_piece (galley, "12")->y +
                       muster_type_get_size (type, MUSTER_ROLE_CARD_TEXT), <,
                     muster_test_find_piece (galley, "Casualties")->y);
}

static guint
count_pages (guint n_lines,
             guint max_pages)
{
  g_autoptr (MusterDocument) document = muster_document_new ("Lines");
  g_autoptr (MusterPages) pages = NULL;
  MusterPaper paper;

  for (guint i = 0; i < n_lines; i++)
    muster_document_add_paragraph (document, MUSTER_TEXT_BODY, "A line");
  muster_document_set_max_pages (document, max_pages);
  muster_paper_init (&paper);
  pages = muster_pages_new (document, &paper);

  return muster_pages_get_n_pages (pages);
}

/* A few lines too many are made to fit; of many too many, none gets smaller for nothing. */
static void
test_type_is_small_only_where_that_is_enough (void)
{
  guint n = 1;

  while (count_pages (n, 0) == 1)
    n++;
  g_assert_cmpuint (count_pages (n, 1), ==, 1);
  g_assert_cmpuint (count_pages (2 * n, 0), >, 1);
  g_assert_cmpuint (count_pages (2 * n + 4, 1), ==, count_pages (2 * n + 4, 0));
}

/* As high as @height points, and remembers what it was given. */
typedef struct
{
  double height;
  double given;
} Painted;

static void
paint_cb (gpointer     data,
          double       width,
          double       height,
          MusterBrush *brush)
{
  ((Painted *) data)->given = height;
}

static double
get_height_cb (gpointer data,
               double   width)
{
  return ((Painted *) data)->height;
}

static void
add_drawing (MusterDocument *document,
             const char     *heading,
             Painted        *painted,
             gboolean        is_rigid)
{
  const MusterDrawing drawing = {
    .paint = paint_cb, .get_height = get_height_cb, .data = painted, .is_rigid = is_rigid
  };

  muster_document_begin_group (document);
  muster_document_add_heading (document, 1, heading);
  muster_document_take_drawing (document, &drawing, heading, MUSTER_CELLS ("words"));
  muster_document_end_group (document);
}

/* Drawings that end their groups let go of each other: the first still stands on the first page. */
static void
test_drawings_leave_no_gap (void)
{
  g_autoptr (MusterDocument) document = muster_document_new ("Charts");
  g_autofree char *headings = NULL;
  Painted painted[2] = { { 250 }, { 250 } };

  muster_document_add_lines (document, 16);
  add_drawing (document, "First", &painted[0], FALSE);
  add_drawing (document, "Second", &painted[1], FALSE);
  headings = list_headings (document);
  g_assert_cmpstr (headings, ==, "First:0 Second:1");
}

/* What cannot be drawn smaller has the height that it needs. */
static void
test_rigid_drawings_have_their_height (void)
{
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (MusterDocument) document = muster_document_new ("Chart");
      g_autoptr (MusterPages) pages = NULL;
      Painted painted = { 500 };
      MusterPaper paper;

      muster_paper_init (&paper);
      add_drawing (document, "Chart", &painted, i == 1);
      pages = muster_pages_new (document, &paper);
      cairo_surface_destroy (muster_test_paint_page (pages, 0, 0.5));
      if (i == 1)
        g_assert_cmpfloat_with_epsilon (painted.given, 500, 0.1);
      else
        g_assert_cmpfloat (painted.given, <, 400);
    }
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/pages/nothing-beyond-the-margins", test_nothing_beyond_the_margins);
  g_test_add_func ("/pages/ink-beyond-a-margin-is-seen", test_ink_beyond_a_margin_is_seen);
  g_test_add_func ("/pages/paper-has-its-size", test_paper_has_its_size);
  g_test_add_func ("/pages/page-break-begins-a-page", test_page_break_begins_a_page);
  g_test_add_func ("/pages/groups-stand-on-one-page", test_groups_stand_on_one_page);
  g_test_add_func ("/pages/group-higher-than-a-page-is-broken",
                   test_group_higher_than_a_page_is_broken);
  g_test_add_func ("/pages/rows-are-broken-only-when-higher-than-a-page",
                   test_rows_are_broken_only_when_higher_than_a_page);
  g_test_add_func ("/pages/columns-are-as-wide-as-their-words",
                   test_columns_are_as_wide_as_their_words);
  g_test_add_func ("/pages/type-is-small-only-where-that-is-enough",
                   test_type_is_small_only_where_that_is_enough);
  g_test_add_func ("/pages/drawings-leave-no-gap", test_drawings_leave_no_gap);
  g_test_add_func ("/pages/rigid-drawings-have-their-height", test_rigid_drawings_have_their_height);
  g_test_add_func ("/pages/titles-break-before-cells", test_titles_break_before_cells);
  g_test_add_func ("/pages/long-names-leave-figures-their-room", test_long_names_leave_figures_their_room);
  g_test_add_func ("/pages/very-long-table-is-laid-out", test_very_long_table_is_laid_out);

  return g_test_run ();
}
