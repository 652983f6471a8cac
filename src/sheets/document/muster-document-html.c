/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/document/muster-document-output.h"
#include "sheets/document/muster-document-svg.h"
#include "sheets/document/muster-html-private.h"
#include "sheets/document/muster-html-style.h"
#include "sheets/document/muster-plain.h"

#include <math.h>
#include <string.h>

/* Writes HTML. Elements without content are closed as in XML, so that both HTML and XML parsers
 * accept the page. The content security policy names the only style sheet by its hash: no text,
 * whatever it holds, can run, load or style anything. Drawings are SVG within the page, styled
 * by attributes alone, and have a description. Portraits are within the page as well; the policy
 * allows images only if there are any. */

#define TEXT_DIRECTION " dir=\"auto\""

static char *
dup_policy (const char *style,
            gboolean    has_pictures)
{
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
  g_autofree char *hash = NULL;
  guint8 digest[32];
  gsize length = sizeof digest;

  g_checksum_update (checksum, (const guchar *) style, (gssize) strlen (style));
  g_checksum_get_digest (checksum, digest, &length);
  hash = g_base64_encode (digest, length);

  return g_strdup_printf ("default-src 'none'; style-src 'sha256-%s'; %sbase-uri 'none'; "
                          "form-action 'none'", hash, has_pictures ? "img-src data:; " : "");
}

void
muster_document_html_append_element (GString    *html,
                                     const char *element,
                                     const char *class,
                                     const char *text)
{
  g_string_append_printf (html, "<%s" TEXT_DIRECTION, element);
  if (class != NULL)
    g_string_append_printf (html, " class=\"%s\"", class);
  g_string_append_c (html, '>');
  muster_document_svg_append_escaped (html, text);
  g_string_append_printf (html, "</%s>", element);
}

static const char *
get_style_class (MusterTextStyle style)
{
  switch (style)
    {
    case MUSTER_TEXT_STRONG:
      return "strong";

    case MUSTER_TEXT_QUIET:
      return "quiet";

    case MUSTER_TEXT_FINE:
      return "fine";

    case MUSTER_TEXT_NAME:
      return "name";

    case MUSTER_TEXT_LED:
    case MUSTER_TEXT_BODY:
    default:
      return NULL;
    }
}

static const char *
get_cell_class (MusterAlign align,
                gboolean    strong)
{
  switch (align)
    {
    case MUSTER_ALIGN_CENTER:
      return strong ? "center strong" : "center";

    case MUSTER_ALIGN_END:
      return strong ? "end strong" : "end";

    case MUSTER_ALIGN_START:
    default:
      return strong ? "strong" : NULL;
    }
}

#define MAX_LEVEL 3

/* The state of a page while it is written. */
typedef struct
{
  GString *html;
  guint n_drawings;
  int levels[MAX_LEVEL]; /* levels of the headings that are open */
  guint n_levels;
  gboolean has_pictures;
  const MusterHtmlPaper *paper;
  guint next_start; /* index in the starts of the paper */
  guint n_groups; /* groups that are open */
  gboolean is_in_columns;
} Page;

/* Returns whether a new printed page begins here. */
static gboolean
begins_page (Page              *page,
             const MusterBlock *block,
             guint              item)
{
  const MusterPageStart *start;

  if (page->paper->starts == NULL || page->next_start >= page->paper->starts->len)
    return FALSE;
  start = &g_array_index (page->paper->starts, MusterPageStart, page->next_start);
  if (start->block != block || start->item != item)
    return FALSE;
  page->next_start++;

  return TRUE;
}

static void
open_part (Page     *page,
           gboolean  is_page)
{
  g_string_append_printf (page->html, "<div class=\"%s%s\">\n", page->is_in_columns ? "columns" : "part",
                          is_page ? " page" : "");
}

/* Begins a new part, which starts a page when printed. Open groups continue in it. */
static void
turn_page (Page *page)
{
  for (guint i = 0; i < page->n_groups; i++)
    g_string_append (page->html, "</div>\n");
  g_string_append (page->html, "</div>\n");
  open_part (page, TRUE);
  for (guint i = 0; i < page->n_groups; i++)
    g_string_append (page->html, "<div class=\"group\">\n");
}

/* Words that lead an item stand out. */
static void
append_item (Page            *page,
             const char      *item,
             MusterTextStyle  style)
{
  gsize length = style == MUSTER_TEXT_LED ? muster_plain_measure_lead (item) : 0;
  g_autofree char *lead = g_strndup (item, length);

  if (length == 0)
    {
      muster_document_html_append_element (page->html, "li", NULL, item);
      return;
    }
  g_string_append (page->html, "<li>");
  muster_document_html_append_element (page->html, "b", NULL, lead);
  muster_document_html_append_element (page->html, "span", NULL, item + length);
  g_string_append (page->html, "</li>");
}

static void
append_list (Page              *page,
             const MusterBlock *block)
{
  const char *style = block->is_checklist ? "checks" : block->style == MUSTER_TEXT_FINE ? "fine" : "";

  if (*style != '\0')
    g_string_append_printf (page->html, "<ul class=\"%s\">\n", style);
  else
    g_string_append (page->html, "<ul>\n");
  for (guint i = 0; block->items[i] != NULL; i++)
    {
      if (i > 0 && begins_page (page, block, i))
        {
          g_string_append (page->html, "</ul>\n");
          turn_page (page);
          g_string_append_printf (page->html, "<ul class=\"%s%son\">\n", style, *style != '\0' ? " " : "");
        }
      append_item (page, block->items[i], block->style);
      g_string_append_c (page->html, '\n');
    }
  g_string_append (page->html, "</ul>\n");
}

static void
append_table (Page              *page,
              const MusterBlock *block)
{
  GString *html = page->html;
  const MusterTable *table = block->table;

  /* In a narrow window the reader scrolls a table sideways; its words are not broken. */
  g_string_append (html, "<div class=\"table\">\n");
  g_string_append (html, muster_table_has_head (table) ? "<table>\n" : "<table class=\"plain\">\n");
  if (muster_table_has_head (table))
    {
      g_string_append (html, "<thead><tr>");
      for (guint i = 0; i < muster_table_get_n_columns (table); i++)
        {
          const MusterColumn *column = muster_table_get_column (table, i);
          const char *class = get_cell_class (column->align, FALSE);

          g_string_append (html, "<th scope=\"col\"" TEXT_DIRECTION);
          if (class != NULL)
            g_string_append_printf (html, " class=\"%s\"", class);
          g_string_append_c (html, '>');
          muster_document_svg_append_escaped (html, column->title);
          g_string_append (html, "</th>");
        }
      g_string_append (html, "</tr></thead>\n");
    }
  g_string_append (html, "<tbody>\n");
  for (guint i = 0; i < muster_table_get_n_rows (table); i++)
    {
      const MusterRow *row = muster_table_get_row (table, i);

      g_string_append (html, i > 0 && begins_page (page, block, i) ? "<tr class=\"page\">" : "<tr>");
      for (guint j = 0; j < muster_table_get_n_columns (table); j++)
        muster_document_html_append_element (html, "td",
                                             get_cell_class (muster_table_get_column (table, j)->align,
                                                             row->strong),
                                             row->cells[j]);
      g_string_append (html, "</tr>\n");
    }
  g_string_append (html, "</tbody>\n</table>\n</div>\n");
}

/* Headings in HTML never skip a level, even if those of the document do. */
static void
append_heading (Page              *page,
                const MusterBlock *block)
{
  static const char *const headings[] = { "h2", "h3", "h4" };

  while (page->n_levels > 0 && page->levels[page->n_levels - 1] >= block->level)
    page->n_levels--;
  muster_document_html_append_element (page->html, headings[page->n_levels], get_style_class (block->style),
                                       block->text);
  g_string_append_c (page->html, '\n');
  page->levels[page->n_levels++] = block->level;
}

/* Writes a name and the value or text that stands below or beside it. */
static void
append_pair (GString    *html,
             const char *label,
             const char *text)
{
  g_string_append (html, "<div>");
  muster_document_html_append_element (html, "dt", NULL, label);
  muster_document_html_append_element (html, "dd", *text == '\0' ? "blank" : NULL, text);
  g_string_append (html, "</div>\n");
}

static void
append_figures (GString                 *html,
                const char              *class,
                const MusterSheetFigure *figures,
                guint                    n_figures)
{
  if (n_figures == 0)
    return;

  g_string_append_printf (html, "<dl class=\"%s\">\n", class);
  for (guint i = 0; i < n_figures; i++)
    {
      g_string_append (html, "<div>");
      muster_document_html_append_element (html, "dt", NULL, figures[i].label);
      muster_document_html_append_element (html, "dd", NULL, figures[i].value);
      g_string_append (html, "</div>\n");
    }
  g_string_append (html, "</dl>\n");
}

/* Writes an entry of a list or a card of a grid. */
static void
append_card (Page                  *page,
             const MusterSheetCard *card,
             gboolean               is_entry)
{
  const MusterBlock heading = { .level = 2, .text = card->title };
  gboolean is_sided = is_entry && card->boxes->len > 0;
  GString *html;
  gboolean is_open = FALSE;

  g_string_append_printf (page->html, "<div class=\"card group%s%s%s\">\n", is_entry ? " entry" : "",
                          is_sided ? " sided" : "",
                          card->corner != NULL && card->picture == NULL ? " cornered" : "");
  if (is_sided)
    g_string_append (page->html, "<div>\n");
  if (card->picture != NULL)
    {
      g_autofree char *address = muster_document_svg_dup_picture (card->picture);

      /* The alternative text is empty, because the name beside the portrait says who it is. */
      g_string_append_printf (page->html, "<img class=\"portrait\" alt=\"\" src=\"%s\"/>\n", address);
      page->has_pictures = TRUE;
    }
  append_heading (page, &heading);
  if (*card->subtitle != '\0')
    muster_document_html_append_element (page->html, "p", "quiet", card->subtitle);
  if (card->corner != NULL)
    append_figures (page->html, "figures corner", card->corner, 1);
  if (is_sided)
    g_string_append (page->html, "</div>\n");
  append_figures (page->html, "figures", (const MusterSheetFigure *) (const void *) card->figures->data,
                  card->figures->len);

  /* Lines with a label form a list; a line without one is a paragraph. */
  html = page->html;
  for (guint i = 0; i < card->lines->len; i++)
    {
      const MusterSheetLine *line = &g_array_index (card->lines, MusterSheetLine, i);
      gboolean opens = *line->label != '\0' || *line->text == '\0';

      if (opens != is_open)
        g_string_append (html, opens ? "<dl class=\"lines\">\n" : "</dl>\n");
      is_open = opens;
      if (opens)
        append_pair (html, line->label, line->text);
      else
        muster_document_html_append_element (html, "p", NULL, line->text);
    }
  if (is_open)
    g_string_append (html, "</dl>\n");

  if (card->boxes->len != 0)
    {
      g_string_append (page->html, "<dl class=\"boxes\">\n");
      for (guint i = 0; i < card->boxes->len; i++)
        {
          const MusterSheetBoxes *row = &g_array_index (card->boxes, MusterSheetBoxes, i);
          g_autofree char *text = muster_sheet_card_boxes_dup_text (row);

          append_pair (page->html, row->label, text);
        }
      g_string_append (page->html, "</dl>\n");
    }
  g_string_append (page->html, "</div>\n");
}

static void
append_cards (Page              *page,
              const MusterBlock *block)
{
  gboolean is_grid = block->kind == MUSTER_BLOCK_CARDS;

  if (is_grid)
    g_string_append_printf (page->html, "<div class=\"cards%s\">\n", block->cut_lines ? " cut" : "");
  for (guint i = 0; i < block->cards->len; i++)
    append_card (page, g_ptr_array_index (block->cards, i), !is_grid);
  if (is_grid)
    g_string_append (page->html, "</div>\n");
}

static void
append_blank_lines (Page              *page,
                    const MusterBlock *block)
{
  for (guint i = 0; i < block->n_lines; i++)
    {
      if (i > 0 && begins_page (page, block, i))
        turn_page (page);
      g_string_append (page->html, "<div class=\"line\"></div>\n");
    }
}

/* Returns the first block within a group. */
static const MusterBlock *
find_first (const MusterBlock *block)
{
  while (block->kind == MUSTER_BLOCK_GROUP && !block->is_boxed && block->children->len > 0)
    block = g_ptr_array_index (block->children, 0);

  return block;
}

static void
append_blocks (Page      *page,
               GPtrArray *blocks,
               guint      start,
               guint      end)
{
  for (guint i = start; i < end; i++)
    {
      const MusterBlock *block = g_ptr_array_index (blocks, i);

      if (begins_page (page, find_first (block), 0))
        turn_page (page);
      switch (block->kind)
        {
        case MUSTER_BLOCK_HEADING:
          append_heading (page, block);
          break;

        case MUSTER_BLOCK_PARAGRAPH:
          muster_document_html_append_element (page->html, "p", get_style_class (block->style), block->text);
          g_string_append_c (page->html, '\n');
          break;

        case MUSTER_BLOCK_LIST:
          append_list (page, block);
          break;

        case MUSTER_BLOCK_TABLE:
          append_table (page, block);
          break;

        case MUSTER_BLOCK_GROUP:
          g_string_append (page->html, "<div class=\"group\">\n");
          page->n_groups++;
          append_blocks (page, block->children, 0, block->children->len);
          page->n_groups--;
          g_string_append (page->html, "</div>\n");
          break;

        case MUSTER_BLOCK_PAGE_BREAK:
          g_string_append (page->html, "<div class=\"break\"></div>\n");
          break;

        case MUSTER_BLOCK_DRAWING:
          muster_document_svg_append_drawing (page->html, block, ++page->n_drawings);
          page->has_pictures = page->has_pictures || block->drawing.is_picture;
          break;

        case MUSTER_BLOCK_TOKENS:
          muster_html_tokens_append (page->html, block, page->paper);
          break;

        case MUSTER_BLOCK_LINES:
          append_blank_lines (page, block);
          break;

        case MUSTER_BLOCK_ENTRY:
        case MUSTER_BLOCK_CARDS:
          append_cards (page, block);
          break;

        default:
          g_assert_not_reached ();
        }
    }
}

/**
 * muster_document_html_write:
 * @paper: (nullable): the paper for printing; %NULL for A4
 *
 * Returns: (transfer full): a complete page
 */
char *
muster_document_html_write (MusterDocument        *document,
                            const MusterHtmlPaper *paper)
{
  static const MusterHtmlPaper a4 = { .width = 595.28, .height = 841.89, .margin = 42.52, .scale = 1 };
  g_autofree char *style = NULL;
  g_autofree char *policy = NULL;
  g_autofree char *language = NULL;
  g_autofree char *title = NULL;
  g_autoptr (GString) body = NULL;
  Page page = { 0 };
  GString *html;
  GPtrArray *blocks;
  gboolean has_columns;
  guint n_wide;

  g_return_val_if_fail (MUSTER_IS_DOCUMENT (document), NULL);

  page.paper = paper != NULL ? paper : &a4;
  style = muster_html_style_new (document, page.paper);
  language = muster_document_dup_language ();
  title = muster_document_dup_full_title (document);
  body = page.html = g_string_new (NULL);

  /* Writes what stands across the page, and the rest in the columns that it has on paper. */
  blocks = muster_document_get_blocks (document);
  has_columns = muster_document_get_column_width (document) > 0;
  n_wide = has_columns ? MIN (muster_document_get_n_wide (document), blocks->len) : 0;
  muster_document_html_append_element (page.html, "h1", NULL, muster_document_get_title (document));
  g_string_append_c (page.html, '\n');
  if (*muster_document_get_subtitle (document) != '\0')
    {
      muster_document_html_append_element (page.html, "p", "subtitle",
                                           muster_document_get_subtitle (document));
      g_string_append_c (page.html, '\n');
    }
  open_part (&page, FALSE);
  append_blocks (&page, blocks, 0, n_wide);
  if (has_columns)
    {
      g_string_append (page.html, "</div>\n");
      page.is_in_columns = TRUE;
      open_part (&page, n_wide < blocks->len && begins_page (&page, find_first (blocks->pdata[n_wide]), 0));
    }
  append_blocks (&page, blocks, n_wide, blocks->len);
  g_string_append (page.html, "</div>\n");
  if (*muster_document_get_footer (document) != '\0')
    {
      muster_document_html_append_element (page.html, "footer", NULL, muster_document_get_footer (document));
      g_string_append_c (page.html, '\n');
    }

  policy = dup_policy (style, page.has_pictures);
  html = g_string_new ("<!DOCTYPE html>\n");
  g_string_append_printf (html, "<html lang=\"%s\">\n<head>\n<meta charset=\"utf-8\"/>\n", language);
  g_string_append_printf (html,
                          "<meta http-equiv=\"Content-Security-Policy\" content=\"%s\"/>\n"
                          "<meta name=\"viewport\" content=\"width=device-width\"/>\n<title>",
                          policy);
  muster_document_svg_append_escaped (html, title);
  g_string_append_printf (html, "</title>\n<style>%s</style>\n</head>\n<body%s>\n", style,
                          muster_document_get_masthead (document) != NULL    ? " class=\"press\""
                          : !muster_document_get_has_title (document) ? " class=\"untitled\""
                                                                      : "");
  g_string_append_len (html, body->str, (gssize) body->len);
  g_string_append (html, "</body>\n</html>\n");

  return g_string_free (html, FALSE);
}
