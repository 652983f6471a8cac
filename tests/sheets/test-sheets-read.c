/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/force/muster-force-sheet.h"
#include "sheets/page/muster-pages.h"
#include "sheets/page/muster-pdf.h"
#include "sheets/page/muster-type.h"
#include "tests/sheets/muster-test-sheets.h"

#include <gio/gio.h>

/* Files of paper as another program reads them: every text that was put in, whole and in its place, and
 * nothing else; no unit on two pages; scripts that the fonts lack are named. */

static MusterTestSheets *sheets;

/* The pages of a PDF as texts, in the order in which they were drawn or, with @layout, as they lie; NULL
 * where nobody can read it. */
static char **
read_pdf (MusterDocument    *document,
          const MusterPaper *paper,
          gboolean           layout)
{
  g_autofree char *program = g_find_program_in_path ("pdftotext");
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) pdf = NULL;
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GBytes) output = NULL;
  g_autofree char *text = NULL;

  if (program == NULL)
    return NULL;

  pdf = muster_pdf_write_document (document, paper, &error);
  g_assert_no_error (error);
  process = g_subprocess_new (G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error,
                              program, layout ? "-layout" : "-raw", "-", "-", NULL);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_communicate (process, pdf, NULL, &output, NULL, &error));
  text = g_strndup (g_bytes_get_data (output, NULL), g_bytes_get_size (output));

  return g_strsplit (text, "\f", -1);
}

/* Letters and digits alone: where lines end and what joins them is up to the reader. */
static char *
dup_letters (const char *text)
{
  g_autofree char *plain = g_utf8_normalize (text, -1, G_NORMALIZE_ALL_COMPOSE);
  GString *letters = g_string_new (NULL);

  for (const char *p = plain; *p != '\0'; p = g_utf8_next_char (p))
    {
      if (g_unichar_isalnum (g_utf8_get_char (p)))
        g_string_append_unichar (letters, g_utf8_get_char (p));
    }

  return g_string_free (letters, FALSE);
}

/* A place in what was read: at each page's end what stands at its foot has been taken away. */
typedef struct
{
  const char *name;
  GPtrArray *pages; /* letters */
  guint page;
  const char *at;
  char *head; /* letters of the head of the table that is read */
} Reader;

static gboolean
take_prefix (const char **at,
             const char  *letters)
{
  if (!g_str_has_prefix (*at, letters))
    return FALSE;
  *at += strlen (letters);

  return TRUE;
}

static void
turn_pages (Reader *self)
{
  while (*self->at == '\0' && self->page + 1 < self->pages->len)
    {
      self->at = g_ptr_array_index (self->pages, ++self->page);
      if (self->head != NULL)
        take_prefix (&self->at, self->head);
    }
}

/* FALSE: something else stands there, and nothing has been taken. */
static gboolean
try_letters (Reader     *self,
             const char *letters)
{
  Reader before = *self;

  while (*letters != '\0')
    {
      gsize n;

      turn_pages (self);
      n = MIN (strlen (self->at), strlen (letters));
      if (n == 0 || strncmp (self->at, letters, n) != 0)
        {
          *self = before;
          return FALSE;
        }
      self->at += n;
      letters += n;
    }

  return TRUE;
}

static void
expect (Reader     *self,
        const char *text)
{
  g_autofree char *letters = dup_letters (text != NULL ? text : "");

  if (!try_letters (self, letters))
    g_error ("%s, page %u: “%s” should stand at “%.60s”", self->name, self->page + 1, text, self->at);
}

/* Each of the texts whole, one after the other, in whatever order; at a place where two of them could stand,
 * the longer one does. */
static void
expect_all (Reader    *self,
            GPtrArray *texts)
{
  g_autoptr (GPtrArray) letters = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < texts->len; i++)
    {
      const char *text = g_ptr_array_index (texts, i);

      if (*text != '\0')
        g_ptr_array_add (letters, dup_letters (text));
    }
  while (letters->len > 0)
    {
      guint best = letters->len;
      Reader after = *self;

      for (guint i = 0; i < letters->len; i++)
        {
          Reader trial = *self;

          if ((best == letters->len || strlen (letters->pdata[i]) > strlen (letters->pdata[best])) &&
              try_letters (&trial, letters->pdata[i]))
            {
              best = i;
              after = trial;
            }
        }
      if (best == letters->len)
        g_error ("%s, page %u: nothing of the card stands at “%.60s”, but “%s” should", self->name,
                 self->page + 1, self->at, (const char *) letters->pdata[0]);
      *self = after;
      g_ptr_array_remove_index_fast (letters, best);
    }
}

static void
expect_table (Reader            *self,
              const MusterTable *table)
{
  g_autoptr (GString) head = g_string_new (NULL);

  for (guint i = 0; i < muster_table_get_n_columns (table); i++)
    {
      const char *title = muster_table_get_column (table, i)->title;

      expect (self, title);
      g_string_append (head, title != NULL ? title : "");
    }
  self->head = dup_letters (head->str);
  for (guint i = 0; i < muster_table_get_n_rows (table); i++)
    {
      /* It is repeated in the next column as well. */
      if (i > 0)
        take_prefix (&self->at, self->head);
      for (guint k = 0; k < muster_table_get_n_columns (table); k++)
        expect (self, muster_table_get_row (table, i)->cells[k]);
    }
  g_clear_pointer (&self->head, g_free);
}

static void
expect_card (Reader                *self,
             const MusterSheetCard *card)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new ();

  g_ptr_array_add (texts, card->title);
  g_ptr_array_add (texts, card->subtitle);
  for (guint i = 0; i < card->figures->len; i++)
    {
      g_ptr_array_add (texts, g_array_index (card->figures, MusterSheetFigure, i).label);
      g_ptr_array_add (texts, g_array_index (card->figures, MusterSheetFigure, i).value);
    }
  if (card->corner != NULL)
    {
      g_ptr_array_add (texts, card->corner->label);
      g_ptr_array_add (texts, card->corner->value);
    }
  for (guint i = 0; i < card->lines->len; i++)
    {
      g_ptr_array_add (texts, g_array_index (card->lines, MusterSheetLine, i).label);
      g_ptr_array_add (texts, g_array_index (card->lines, MusterSheetLine, i).text);
    }
  for (guint i = 0; i < card->boxes->len; i++)
    g_ptr_array_add (texts, g_array_index (card->boxes, MusterSheetBoxes, i).label);
  expect_all (self, texts);
}

/* Both sides of all of them. */
static void
expect_tokens (Reader            *self,
               const MusterBlock *block)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new ();

  for (guint i = 0; i < block->tokens->len; i++)
    {
      const MusterSheetToken *token = g_ptr_array_index (block->tokens, i);

      for (guint k = 0; k < 2 * token->n; k++)
        {
          g_ptr_array_add (texts, k % 2 == 1 && *token->back != '\0' ? token->back : token->title);
          g_ptr_array_add (texts, token->text);
          g_ptr_array_add (texts, token->figure);
        }
    }
  expect_all (self, texts);
}

/* What is written in a picture is up to it: up to where the next text stands. */
static void
skip_drawing (Reader     *self,
              const char *next)
{
  g_autofree char *letters = dup_letters (next != NULL ? next : "");
  const char *found;

  /* It may be the first thing on a page. */
  turn_pages (self);
  found = strstr (self->at, letters);
  self->at = *letters != '\0' && found != NULL ? found : self->at + strlen (self->at);
}

static const char *
get_first_text (const MusterBlock *block)
{
  if (block == NULL)
    return NULL;
  if (block->kind == MUSTER_BLOCK_GROUP)
    return get_first_text (block->children->len > 0 ? g_ptr_array_index (block->children, 0) : NULL);
  if (block->kind == MUSTER_BLOCK_LIST)
    return block->items[0];

  return block->text;
}

/* @after: (nullable): the text behind them */
static void
expect_blocks (Reader     *self,
               GPtrArray  *blocks,
               const char *after)
{
  for (guint i = 0; i < blocks->len; i++)
    {
      const MusterBlock *block = g_ptr_array_index (blocks, i);
      const char *next = i + 1 < blocks->len ? get_first_text (g_ptr_array_index (blocks, i + 1)) : after;

      if (block->kind == MUSTER_BLOCK_DRAWING)
        skip_drawing (self, next);
      else
        expect (self, block->text);
      for (guint k = 0; block->kind == MUSTER_BLOCK_LIST && block->items[k] != NULL; k++)
        expect (self, block->items[k]);
      if (block->table != NULL)
        expect_table (self, block->table);
      for (guint k = 0; block->cards != NULL && k < block->cards->len; k++)
        expect_card (self, g_ptr_array_index (block->cards, k));
      if (block->tokens != NULL)
        expect_tokens (self, block);
      if (block->children != NULL)
        expect_blocks (self, block->children, next);
    }
}

/* The letters of a page without what stands at its foot. */
static char *
dup_page (MusterDocument *document,
          const char     *text,
          guint           page,
          guint           n_pages)
{
  g_autofree char *foot = g_strdup_printf ("%s%sPage %u of %u", muster_document_get_title (document),
                                           muster_document_get_footer (document), page + 1, n_pages);
  g_autofree char *foot_letters = dup_letters (foot);
  g_autofree char *letters = dup_letters (text);
  char *found = g_strrstr (letters, foot_letters);

  if (found == NULL)
    g_error ("“%s” is missing at the foot of “%s”", foot, text);
  memmove (found, found + strlen (foot_letters), strlen (found + strlen (foot_letters)) + 1);

  return g_steal_pointer (&letters);
}

static void
check_document (MusterDocument    *document,
                const MusterPaper *paper,
                const char        *name)
{
  g_auto (GStrv) texts = read_pdf (document, paper, FALSE);
  g_autoptr (GPtrArray) pages = g_ptr_array_new_with_free_func (g_free);
  Reader reader = { .name = name, .pages = pages };
  guint n_pages = g_strv_length (texts) - 1;

  for (guint i = 0; i < n_pages; i++)
    g_ptr_array_add (pages, dup_page (document, texts[i], i, n_pages));
  reader.at = g_ptr_array_index (pages, 0);
  if (muster_document_get_has_title (document))
    {
      expect (&reader, muster_document_get_title (document));
      expect (&reader, muster_document_get_subtitle (document));
    }
  expect_blocks (&reader, muster_document_get_blocks (document), NULL);
  turn_pages (&reader);
  g_assert_cmpstr (reader.at, ==, "");
}

static void
check_sheet (guint    source,
             guint    sheet,
             gboolean is_large)
{
  g_autofree char *name = muster_test_sheets_dup_name (sheets, source, sheet);
  MusterSheetOptions options;
  g_autoptr (MusterDocument) document =
    muster_test_sheets_make (sheets, source, sheet, is_large, is_large, &options);

  check_document (document, &options.paper, name);
}

static gboolean
can_read (void)
{
  g_autofree char *program = g_find_program_in_path ("pdftotext");

  if (program == NULL)
    g_test_skip ("there is no pdftotext here");

  return program != NULL;
}

/* What another program reads in the file is what the document says, text by text, and nothing else. */
static void
test_what_was_put_in_is_read_back (void)
{
  if (!can_read ())
    return;

  for (guint source = 0; source < sheets->n_sources; source++)
    for (guint sheet = 0; sheet < muster_sheet_source_get_n_sheets (sheets->sources[source]); sheet++)
      for (guint is_large = 0; is_large < muster_test_ways (2); is_large++)
        check_sheet (source, sheet, is_large != 0);
}

/* The last page of a dense document is set again to be even; a table that goes on there is not begun
 * again. */
static void
test_no_row_is_set_twice (void)
{
  if (!can_read ())
    return;

  for (guint n = 120; n < 320; n += 25)
    {
      g_autoptr (MusterDocument) document = muster_document_new ("Dense");
      MusterTable *table = muster_table_new ();
      MusterPaper paper;

      muster_paper_init (&paper);
      muster_document_set_dense (document, TRUE);
      muster_document_set_column_width (document, 200);
      muster_table_add_column (table, "Head", 1, MUSTER_ALIGN_START);
      for (guint i = 0; i < n; i++)
        {
          g_autofree char *text = g_strdup_printf ("Row %u", i);

          muster_table_add_row (table, MUSTER_CELLS (text));
        }
      muster_document_take_table (document, table);
      check_document (document, &paper, "rows");
    }
}

/* A script is named when the fonts that are here do not have it. */
static void
test_lacking_scripts_are_named (void)
{
  static const struct
  {
    const char *text;
    const char *name;
  } cases[] = { { "Plain words", "" }, { "አዲስ", "Ethiopic" }, { "\xf0\x90\xa8\x90", "Khar" } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (MusterDocument) document = muster_document_new (cases[i].text);
      g_autoptr (MusterType) type = muster_type_new (FALSE, 1);
      g_autoptr (PangoLayout) layout =
        muster_type_layout (type, MUSTER_ROLE_BODY, cases[i].text, 500, PANGO_ALIGN_LEFT);
      g_autoptr (MusterPages) pages = NULL;
      g_autofree char *lacking = NULL;
      MusterPaper paper;

      muster_paper_init (&paper);
      pages = muster_pages_new (document, &paper);
      lacking = muster_pages_dup_lacking (pages);
      g_assert_cmpstr (lacking, ==,
                       pango_layout_get_unknown_glyphs_count (layout) > 0 ? cases[i].name : "");
    }
}

static guint
count_words (const char *text,
             const char *word)
{
  guint n = 0;

  for (const char *at = text; (at = strstr (at, word)) != NULL; at += strlen (word))
    n++;

  return n;
}

/* On each page there are as many ends of units as beginnings, and none is lost. */
static void
test_no_unit_is_split (void)
{
  for (guint i = 0; i < 8; i++)
    {
      g_autoptr (MusterForce) force = muster_test_sheets_new_force (sheets, i % 2 == 0 ? "kings" : "hexcard");
      g_auto (GStrv) pages = NULL;
      g_autoptr (MusterDocument) document = NULL;
      MusterSheetOptions options;
      MusterSheetKind kind = i & 2 ? MUSTER_SHEET_CARDS : MUSTER_SHEET_ROSTER;
      guint n_units;
      guint n_pages;

      for (guint n = muster_force_get_n_units (force), j = 0; j < 40; j++)
        {
          g_autofree char *id = muster_force_dup_unused_id (force);
          g_autofree char *name = g_strdup_printf ("Unit%u of the reserve", n + j);
          g_autoptr (MusterForceUnit) unit = muster_force_unit_new (
            muster_force_get_catalog (force), id,
            muster_force_unit_get_type_id (muster_force_get_unit (force, j % n)));

          muster_force_unit_set_name (unit, name);
          muster_force_append (force, unit);
        }
      n_units = muster_force_get_n_units (force);
      muster_sheet_options_init (&options);
      options.paper.large_type = (i & 4) != 0;
      options.notes = FALSE;
      document = muster_force_sheet_new (muster_force_get_whole (force), kind, &options);
      pages = read_pdf (document, &options.paper, TRUE);
      if (pages == NULL)
        {
          g_test_skip ("there is no pdftotext here");
          return;
        }

      n_pages = g_strv_length (pages) - 1;
      g_assert_cmpuint (n_pages, >, 3);
      for (guint page = 0; page < n_pages; page++)
        {
          /* A commander is killed, and a transport destroyed. */
          guint n = count_words (pages[page], "Casualties") + count_words (pages[page], "Killed") +
                    count_words (pages[page], "Destroyed");

          g_assert_cmpuint (count_words (pages[page], "Unit"), ==, n);
          g_assert_cmpuint (n, >, 0);
          if (kind == MUSTER_SHEET_CARDS)
            g_assert_cmpuint (n, <=,
                              muster_sheet_options_get_per_page (&options, kind,
                                                                 muster_force_get_n_units (force)));
          g_assert_nonnull (strstr (pages[page], "Page "));
          n_units -= n;
        }
      g_assert_cmpuint (n_units, ==, 0);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_autofree char *fonts = NULL;
  int status;

  muster_test_init (&argc, &argv);
  fonts = g_test_build_filename (G_TEST_DIST, "sheets", "fonts.conf", NULL);
  g_setenv ("FONTCONFIG_FILE", fonts, TRUE);
  sheets = muster_test_sheets_new ();

  g_test_add_func ("/sheets-read/what-was-put-in-is-read-back", test_what_was_put_in_is_read_back);
  g_test_add_func ("/sheets-read/no-row-is-set-twice", test_no_row_is_set_twice);
  g_test_add_func ("/sheets-read/no-unit-is-split", test_no_unit_is_split);
  g_test_add_func ("/sheets-read/lacking-scripts-are-named", test_lacking_scripts_are_named);
  status = g_test_run ();
  muster_test_sheets_free (sheets);

  return status;
}
