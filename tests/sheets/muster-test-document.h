/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "muster-test.h"
#include "sheets/document/muster-document.h"

G_BEGIN_DECLS

/* A document with a block of every kind, and the texts that outputs stumble over. */

static const char *const muster_test_hostile[] = {
  "<script>alert(1)</script>",
  "</td></table><img src=x onerror=alert(1)>",
  "\"quoted\" and 'single' & more",
  "&lt;b&gt; ]]> -->",
  "javascript:alert(1)",
  "a | b | c",
  "*bold* _italic_ `code` [link](http://x) ~~gone~~",
  "# not a heading",
  "1. not an item",
  "- not an item",
  "\\ back\\slash",
  "שלום עולם",
  "مرحبا 123 abc",
  "日本語の文",
  "\xe2\x80\xae" "turned and left open",
  "A\xcc\x81\xcc\x82\xcc\x83\xcc\x84\xcc\x85\xcc\x86 marks",
  "two\nlines",
  "control \x01 and \x1b[31m",
  "bad \xff bytes",
  NULL
};

static inline MusterTable *
muster_test_small_table (void)
{
  MusterTable *table = muster_table_new ();

  muster_table_add_column (table, "Unit", 2, MUSTER_ALIGN_START);
  muster_table_add_column (table, "Ld", 1, MUSTER_ALIGN_CENTER);
  muster_table_add_column (table, "Points", 0, MUSTER_ALIGN_END);
  muster_table_add_row (table, MUSTER_CELLS ("1st company", "6+", "6"));
  muster_table_add_row (table, MUSTER_CELLS ("Horse & Musket", "5+", "+12"));
  muster_table_add_row (table, MUSTER_CELLS ("short"));
  muster_table_add_strong_row (table, MUSTER_CELLS ("Total", "", "18"));

  return table;
}

static inline MusterDocument *
muster_test_rich_document (void)
{
  MusterDocument *document = muster_document_new ("A day at the ford");
  MusterTable *facts = muster_table_new ();

  muster_document_set_subtitle (document, "What was seen & heard");
  muster_document_set_footer (document, "12 March 1879");
  muster_table_add_column (facts, NULL, 0, MUSTER_ALIGN_START);
  muster_table_add_column (facts, NULL, 1, MUSTER_ALIGN_START);
  muster_table_add_row (facts, MUSTER_CELLS ("Weather", "rain"));
  muster_document_take_table (document, facts);
  muster_document_add_heading (document, 1, "Forces");
  muster_document_add_paragraph (document, MUSTER_TEXT_BODY, "Two columns met.\nNeither had slept.");
  muster_document_take_table (document, muster_test_small_table ());
  muster_document_add_heading (document, 2, "Turn 1");
  muster_document_begin_group (document);
  muster_document_add_paragraph (document, MUSTER_TEXT_STRONG, "1st company fires");
  muster_document_add_list (document, MUSTER_CELLS ("5 5 1 2 6 = 3 hits", "3 models lost"));
  muster_document_end_group (document);
  muster_document_add_page_break (document);
  muster_document_add_heading (document, 3, "Remarks");
  muster_document_add_paragraph (document, MUSTER_TEXT_QUIET, "The umpire was right.");

  return document;
}

static inline MusterSheetCard *
muster_test_card (const char *text,
                  guint       n_boxes)
{
  MusterSheetCard *card = muster_sheet_card_new (text, text);

  muster_sheet_card_set_corner (card, text, text);
  for (guint i = 0; i < 5; i++)
    muster_sheet_card_add_figure (card, i == 0 ? text : "Speed", i == 1 ? text : "6");
  muster_sheet_card_add_line (card, "Weapon", text);
  muster_sheet_card_add_line (card, text, text);
  muster_sheet_card_add_line (card, "", text);
  muster_sheet_card_add_line (card, "Leader", "");
  muster_sheet_card_add_boxes (card, text, n_boxes, 0, 0);
  muster_sheet_card_add_boxes (card, "Pinned", 6, 0, 6);

  return card;
}

static inline MusterDocument *
muster_test_hostile_document (const char *const *texts)
{
  const char *first = texts[0];
  MusterDocument *document = muster_document_new (first);
  MusterTable *table = muster_table_new ();

  muster_document_set_subtitle (document, first);
  muster_document_set_footer (document, first);
  muster_document_add_list (document, texts);
  muster_table_add_column (table, first, 1, MUSTER_ALIGN_START);
  muster_table_add_column (table, first, 0, MUSTER_ALIGN_END);
  for (guint i = 0; texts[i] != NULL; i++)
    {
      muster_document_add_heading (document, 1 + (int) i % 3, texts[i]);
      muster_document_add_paragraph (document, (MusterTextStyle) (i % 3), texts[i]);
      muster_table_add_row (table, MUSTER_CELLS (texts[i], texts[i]));
      muster_table_add_strong_row (table, MUSTER_CELLS (texts[i], texts[i]));
    }
  muster_document_take_table (document, table);

  return document;
}

/* As entries and as cards, with a picture each second time. */
static inline MusterDocument *
muster_test_hostile_cards (const char *const *texts)
{
  MusterDocument *document = muster_document_new (texts[0]);

  for (guint i = 0; texts[i] != NULL; i++)
    muster_document_take_entry (document, muster_test_card (texts[i], i * 9));
  muster_document_begin_cards (document, 4, TRUE);
  for (guint i = 0; texts[i] != NULL; i++)
    {
      MusterSheetCard *card = muster_test_card (texts[i], i * 9);

      if (i % 2 == 0)
        {
          cairo_surface_t *picture = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 30, 200);

          muster_sheet_card_set_picture (card, picture);
          cairo_surface_destroy (picture);
        }
      muster_document_take_card (document, card);
    }

  return document;
}

/* @n: rows, the texts of which name their number. */
static inline MusterDocument *
muster_test_long_document (guint n)
{
  MusterDocument *document = muster_document_new ("Long");
  MusterTable *table = muster_table_new ();

  muster_table_add_column (table, "Number", 0, MUSTER_ALIGN_END);
  muster_table_add_column (table, "Text", 3, MUSTER_ALIGN_START);
  muster_table_add_column (table, "More", 2, MUSTER_ALIGN_START);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *number = g_strdup_printf ("row%u", i);

      muster_table_add_row (table, MUSTER_CELLS (number, "What happened then",
                                                 i % 7 == 0 ? "words and words and words and words "
                                                              "until the line is full and more"
                                                            : "short"));
    }
  muster_document_take_table (document, table);

  return document;
}

/* Wherever a name stands among other words, it is isolated; alone in a heading, a cell or a line it need not
 * be. */
static inline void
muster_test_assert_isolated (const char *markdown,
                             const char *name)
{
  guint n = 0;

  for (const char *at = markdown; (at = strstr (at, name)) != NULL; at += strlen (name), n++)
    {
      gboolean begins = at == markdown || at[-1] == '\n' || g_str_has_prefix (at - 2, "| ") ||
                        g_str_has_prefix (at - 2, "# ") || g_str_has_prefix (at - 2, "**");
      const char *behind = at + strlen (name);
      gboolean ends = *behind == '\0' || *behind == '\n' || g_str_has_prefix (behind, " |") ||
                      g_str_has_prefix (behind, "**");

      if (!(begins && ends) && !(at - markdown >= 3 && g_str_has_prefix (at - 3, "\u2068")))
        g_error ("“%s” is not isolated in “%.*s”", name, (int) MIN (strlen (at - 20), 60), at - 20);
    }
  g_assert_cmpuint (n, >, 0);
}

G_END_DECLS
