/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tests/sheets/muster-test-document.h"

/* The blocks of a document as a short string: h1 heading, p paragraph, l list, t table (rows x
 * columns), / page break, groups in brackets. */
static void
describe (GString   *text,
          GPtrArray *blocks)
{
  for (guint i = 0; i < blocks->len; i++)
    {
      const MusterBlock *block = g_ptr_array_index (blocks, i);

      if (i > 0)
        g_string_append_c (text, ' ');
      switch (block->kind)
        {
        case MUSTER_BLOCK_HEADING:
          g_string_append_printf (text, "h%d", block->level);
          break;

        case MUSTER_BLOCK_PARAGRAPH:
          g_string_append_printf (text, "p%d", (int) block->style);
          break;

        case MUSTER_BLOCK_LIST:
          g_string_append_printf (text, "l%u", g_strv_length (block->items));
          break;

        case MUSTER_BLOCK_TABLE:
          g_string_append_printf (text, "t%ux%u", muster_table_get_n_rows (block->table),
                                  muster_table_get_n_columns (block->table));
          break;

        case MUSTER_BLOCK_GROUP:
          g_string_append_c (text, '[');
          describe (text, block->children);
          g_string_append_c (text, ']');
          break;

        case MUSTER_BLOCK_PAGE_BREAK:
          g_string_append_c (text, '/');
          break;

        case MUSTER_BLOCK_ENTRY:
        case MUSTER_BLOCK_CARDS:
          g_string_append_printf (text, "%c%u", block->kind == MUSTER_BLOCK_ENTRY ? 'e' : 'c',
                                  block->cards->len);
          break;

        case MUSTER_BLOCK_TOKENS:
          g_string_append_printf (text, "m%u", block->tokens->len);
          break;

        case MUSTER_BLOCK_LINES:
          g_string_append_printf (text, "_%u", block->n_lines);
          break;

        case MUSTER_BLOCK_DRAWING:
          g_string_append_printf (text, "d%u", g_strv_length (block->items));
          break;

        default:
          g_assert_not_reached ();
        }
    }
}

static void
assert_blocks (MusterDocument *document,
               const char     *expected)
{
  g_autoptr (GString) text = g_string_new (NULL);

  describe (text, muster_document_get_blocks (document));
  g_assert_cmpstr (text->str, ==, expected);
}

static void
test_blocks_are_kept_in_order (void)
{
  g_autoptr (MusterDocument) document = muster_test_rich_document ();

  g_assert_cmpstr (muster_document_get_title (document), ==, "A day at the ford");
  g_assert_cmpstr (muster_document_get_subtitle (document), ==, "What was seen & heard");
  g_assert_cmpstr (muster_document_get_footer (document), ==, "12 March 1879");
  assert_blocks (document, "t1x2 h1 p0 t4x3 h2 [p1 l2] / h3 p2");
}

static void
test_groups_nest (void)
{
  g_autoptr (MusterDocument) document = muster_document_new (NULL);

  muster_document_begin_group (document);
  muster_document_add_heading (document, 1, "a");
  muster_document_begin_group (document);
  muster_document_add_heading (document, 2, "b");
  muster_document_end_group (document);
  muster_document_add_heading (document, 3, "c");
  muster_document_end_group (document);
  muster_document_add_heading (document, 1, "d");
  assert_blocks (document, "[h1 [h2] h3] h1");
}

static void
test_cards_are_kept_together (void)
{
  g_autoptr (MusterDocument) document = muster_document_new (NULL);

  muster_document_take_entry (document, muster_sheet_card_new ("a", NULL));
  muster_document_begin_group (document);
  muster_document_begin_cards (document, 6, TRUE);
  muster_document_take_card (document, muster_sheet_card_new ("b", "B"));
  muster_document_take_card (document, muster_sheet_card_new ("c", "C"));
  muster_document_end_group (document);
  muster_document_begin_cards (document, 6, TRUE);
  muster_document_take_card (document, muster_sheet_card_new ("d", ""));
  assert_blocks (document, "e1 [c2] c1");
}

/* A number that nobody would tick is written. */
static void
test_boxes_as_text (void)
{
  static const struct
  {
    guint n_boxes;
    guint half;
    guint end;
    const char *text;
  } cases[] = {
    { 1, 0, 0, "☐" },          { 5, 0, 0, "☐☐☐☐☐" },    { 6, 0, 0, "☐☐☐☐☐ ☐" },     { 6, 0, 6, "☐☐☐☐☐ ☒" },
    { 6, 3, 0, "☐☐◫☐☐ ☐" },    { 6, 3, 4, "☐☐◫☒☐ ☐" },  { 6, 4, 4, "☐☐☐☒☐ ☐" },     { 0, 0, 0, "__________" },
    { 500, 250, 500, "__________" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (MusterSheetCard) card = muster_sheet_card_new ("T", NULL);
      g_autofree char *text = NULL;

      muster_sheet_card_add_boxes (card, "Lost", cases[i].n_boxes, cases[i].half, cases[i].end);
      text = muster_sheet_card_boxes_dup_text (&g_array_index (card->boxes, MusterSheetBoxes, 0));
      g_assert_cmpstr (text, ==, cases[i].text);
    }
}

static void
test_nothing_adds_no_block (void)
{
  static const char *const none[] = { NULL };
  g_autoptr (MusterDocument) document = muster_document_new ("Title");

  muster_document_add_paragraph (document, MUSTER_TEXT_BODY, NULL);
  muster_document_add_paragraph (document, MUSTER_TEXT_BODY, "");
  muster_document_add_list (document, none);
  muster_document_set_subtitle (document, NULL);
  assert_blocks (document, "");
  g_assert_cmpstr (muster_document_get_subtitle (document), ==, "");
}

static void
test_rows_have_as_many_cells_as_columns (void)
{
  g_autoptr (MusterTable) table = muster_test_small_table ();
  const MusterRow *row = muster_table_get_row (table, 2);

  g_assert_cmpstr (row->cells[0], ==, "short");
  g_assert_cmpstr (row->cells[1], ==, "");
  g_assert_cmpstr (row->cells[2], ==, "");
  g_assert_null (row->cells[3]);
  g_assert_false (row->strong);
  g_assert_true (muster_table_get_row (table, 3)->strong);
  g_assert_true (muster_table_has_head (table));
}

static void
test_table_without_titles_has_no_head (void)
{
  g_autoptr (MusterTable) table = muster_table_new ();

  muster_table_add_column (table, NULL, 0, MUSTER_ALIGN_START);
  muster_table_add_column (table, "", 1, MUSTER_ALIGN_END);
  g_assert_false (muster_table_has_head (table));
  g_assert_cmpuint (muster_table_get_n_rows (table), ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/document/blocks-are-kept-in-order", test_blocks_are_kept_in_order);
  g_test_add_func ("/document/groups-nest", test_groups_nest);
  g_test_add_func ("/document/cards-are-kept-together", test_cards_are_kept_together);
  g_test_add_func ("/document/boxes-as-text", test_boxes_as_text);
  g_test_add_func ("/document/nothing-adds-no-block", test_nothing_adds_no_block);
  g_test_add_func ("/document/rows-have-as-many-cells-as-columns",
                   test_rows_have_as_many_cells_as_columns);
  g_test_add_func ("/document/table-without-titles-has-no-head",
                   test_table_without_titles_has_no_head);

  return g_test_run ();
}
