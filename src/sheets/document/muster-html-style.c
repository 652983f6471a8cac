/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/document/muster-html-style.h"

/* How a page in HTML looks: on a screen from 360 pixels on, and on the paper that was asked for, where it
 * comes out much like the PDF: its margins and sizes of type, columns, as many cards on a page. */

#define MM_PER_POINT (25.4 / 72)
#define DENSE_MARGIN 8 /* mm */
#define TEXT_SIZE 9.5  /* points, as in PDF */
#define CARD_SIZE 9
#define SMALL_SIZE 7.3
#define DENSE_SIZE 8.5
#define DRAWING_SHARE 0.4 /* of the height of a page */

/* Browsers set lines somewhat further apart. */
#define CLOSER 0.95

/* Rows of cards fill the page; a browser must not round them onto the next one. */
#define SLACK 0.3 /* mm */

static const char SCREEN[] =
  "body{font:16px/1.45 sans-serif;max-width:60em;margin:2em auto;padding:0 1em;"
  "color:#000;background:#fff}"
  "h1{margin-bottom:0}"
  ".subtitle{margin-top:.2em;font-size:1.1em}"
  "h1,h2,h3,h4,p,li,td,th,dd{overflow-wrap:break-word;white-space:pre-line}"
  ".table{overflow-x:auto}"
  "table{border-collapse:collapse;margin:1em 0}"
  "th,td{text-align:start;text-align:match-parent;vertical-align:top;padding:.25em .8em .25em 0;"
  "border-bottom:1px solid #999}"
  "th{border-bottom:2px solid #000}"
  ".center{text-align:center}"
  ".end{text-align:end}"
  ".strong{font-weight:bold}"
  ".quiet{font-style:italic}"
  ".fine{font-size:.79em}.name{font-size:2.1em;margin:.2em 0;line-height:1.1}"
  /* Boxes to tick, as large as on the pages of a PDF. */
  ".checks{list-style:none;padding-left:1.7em}.checks li{margin:.15em 0}"
  ".checks li::before{content:'';float:left;width:4mm;height:4mm;margin:0 1em 0 -1.7em;border:1px solid #000}"
  /* A list that goes on with what leads to a table. */
  ".group{break-inside:avoid}ul+.group>ul:first-child{margin-top:-1em}"
  /* Cards: values that wrap rather than being moved, lines below them, boxes at the foot. */
  ".entry{border-bottom:1px solid #000;padding:.4em 0;overflow:hidden}"
  ".card h2,.card h3,.card h4{margin:0;font-size:1.2em}"
  ".card p{margin:.4em 0}.card h2+p,.card h3+p,.card h4+p{margin-top:0}"
  ".figures,.lines,.boxes{margin:.5em 0}"
  ".figures{display:flex;flex-wrap:wrap;padding:0 1px 1px 0}"
  ".figures div{flex:1 0 auto;min-width:2.2em;padding:.1em .4em;border:1px solid #000;"
  "margin:0 -1px -1px 0;text-align:center}"
  ".figures dt{font-size:.7em}.figures dd{margin:0;min-height:1.45em;font-size:1.25em;font-weight:bold}"
  ".corner{width:fit-content}"
  ".lines div{display:flex;gap:.6em}.lines dt{font-weight:bold}.lines dd{margin:0;flex:1;min-width:0}"
  ".boxes{display:flex;flex-wrap:wrap;column-gap:1.2em}"
  ".boxes div{display:flex;flex-wrap:wrap;column-gap:.6em}.boxes dt{font-weight:bold}"
  ".boxes dd{margin:0;font-size:1.3em;line-height:1.15}"
  ".card{position:relative}.portrait{position:absolute;right:0;width:4.5em;height:5.4em;object-fit:cover}"
  ".cards .portrait{top:.8em;right:.8em}.portrait~h2,.portrait~h3,.portrait~.quiet{margin-right:5em}"
  ".blank{min-height:1.5em;border-bottom:1px solid #000}"
  ".cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(20em,100%),1fr))}"
  ".cards>.card{padding:.8em;overflow:hidden;box-sizing:border-box;display:flex;flex-direction:column}"
  ".cards .boxes{margin-top:auto}"
  ".cut>.card{outline:1px dashed #000;outline-offset:-.5px}"
  ".break{break-after:page}.page{break-before:page}.on{margin-top:-1em}"
  ".line{height:2em;border-bottom:1px solid #000}"
  ".tokens{display:grid;overflow-x:auto;margin:1em 0;--s:20mm;--w:20mm;--h:20mm;"
  "grid-template-columns:repeat(auto-fill,var(--w));grid-auto-rows:var(--h);font-size:calc(var(--s)/8)}"
  ".size15{--s:15mm;--w:15mm;--h:15mm}.size25{--s:25mm;--w:25mm;--h:25mm}"
  ".size30{--s:30mm;--w:30mm;--h:30mm}.size40{--s:40mm;--w:40mm;--h:40mm}"
  ".plates{--w:calc(3*var(--s));--h:calc(2*var(--s))}"
  ".backs{direction:rtl}"
  ".token,.half{display:flex;flex-direction:column;align-items:center;justify-content:center;"
  "text-align:center;line-height:1.1;overflow:hidden;box-sizing:border-box}"
  ".token{padding:.4em}.plates .token{padding:0;font-size:1.4em}.half{height:50%;width:100%;padding:.2em}"
  ".turned{transform:rotate(180deg);border-top:1px dotted #000}"
  ".token svg{width:2.6em;height:2.6em}.token .figure{font-size:2.6em;font-weight:bold}"
  ".token small{font-size:.7em}"
  ".cut>.token{outline:1px dashed #000;outline-offset:-.5px}"
  "svg{max-width:100%;height:auto;font-family:sans-serif;font-weight:600;text-anchor:middle}"
  /* Where a screen is too narrow for the words of a map it is moved rather than made smaller. */
  ".drawing{overflow-x:auto}.drawing>svg{min-width:620px}.notice{text-align:center}"
  /* A newspaper: as many columns as there is room for, one on a phone. */
  ".press{font-family:serif;max-width:72em}"
  ".press>h1{text-align:center;font-size:clamp(1.8em,8vw,3.6em);line-height:1.1}"
  ".press>.subtitle{text-align:center;font-size:.9em;border:solid;border-width:3px 0 1px;"
  "border-top-style:double;padding:.3em 0}"
  ".press>.part>h2{text-align:center;font-size:clamp(1.3em,4vw,2em);margin:.6em 0 .2em}"
  ".press>.part>.quiet,.press .columns>.quiet{text-align:center}"
  ".press h3,.press h4{text-align:center;font-size:1em;letter-spacing:.05em}"
  ".press>.columns{column-width:17em;column-gap:1.8em;column-rule:1px solid #999}"
  ".press>.columns>p{margin:0;text-indent:1em;text-align:justify;-webkit-hyphens:auto;hyphens:auto}"
  ".press>.columns>.quiet{text-indent:0;margin:.3em 0}"
  ".press>.columns>p:first-child{text-indent:0}"
  ".press>.columns>p:first-child::first-letter{float:left;font-size:3em;line-height:.85;padding-right:.08em}"
  ".press>.columns>.group{break-inside:avoid}.press .drawing{column-span:all;text-align:center}"
  "footer{margin-top:2em;font-size:.85em}";

/* Nothing is moved on paper, nothing that belongs together is parted, and no heading ends a page. */
static const char PRINT[] =
  "body{margin:0;padding:0;max-width:none;line-height:1.2;font-stretch:semi-condensed}"
  "h1,h2,h3,h4,.subtitle{font-family:serif}.subtitle{font-style:italic}"
  "h1{font-size:2.1em;margin-top:0}h2{font-size:1.3em}h3{font-size:1.15em}h4{font-size:1em}"
  "h2,h3,h4{margin:.6em 0 .3em}"
  "h1,h2,h3,h4,.subtitle{break-after:avoid}"
  "p,ul,ul+.group>ul:first-child{margin:.3em 0}ul{padding-left:1.2em}table{margin:.4em 0;width:100%}"
  "p,li{orphans:2;widows:2}"
  ".on{margin-top:0}footer{margin-top:.3em}.plain td{border:0}"
  /* Drawings are made for somewhat narrower pages: wider, they would be higher than those of a PDF. */
  "svg{max-width:91%}.drawing>svg{min-width:0}.press .drawing{column-span:none}"
  ".table{overflow:visible}th,td{padding:.1em .6em .1em 0}thead{display:table-header-group}"
  "tr,li,svg,.card,.line{break-inside:avoid}"
  /* Boxes as large as on the pages of a PDF, beside their name. */
  ".boxes div{flex-wrap:nowrap}.boxes dd{font-size:14.5pt;line-height:1}"
  ".figures dt{line-height:1.1}.figures dd{line-height:1.15;min-height:1.15em}"
  /* Entries with boxes: those at the right, below the figures. */
  ".sided{display:grid;grid-template-columns:1fr 1fr;column-gap:1.2em}"
  ".sided>*{grid-column:1;margin:.1em 0}.sided .lines{margin:0}"
  ".sided>.figures{grid-area:1/2;align-self:start}.sided>.boxes{grid-area:2/2/span 9;align-self:start}"
  ".sided .figures div{min-width:1.4em;padding:0 .25em}"
  ".sided .blank{min-height:1.3em}.sided p{margin:0}.entry{padding:.15em 0}"
  ".cards .card p,.cards .figures,.cards .lines{margin:.25em 0}.cards .boxes{margin:auto 0 0}"
  ".cards>.cornered>.corner{position:absolute;top:2.5mm;right:2.5mm;margin:0}"
  ".cards>.cornered>h2,.cards>.cornered>h3,.cards>.cornered>.quiet{margin-right:5em}"
  ".cards>.card{padding:2.5mm}.cards .figures div{min-width:1.6em;padding:0 .2em}"
  ".untitled>h1,.untitled>.subtitle,.untitled>footer{display:none}"
  ".tokens{break-after:page;margin:0;justify-content:center;overflow:visible}.line{height:8mm}";

/* What has to stand on few pages. */
static const char DENSE[] =
  "body{line-height:1.1}h1,.subtitle{margin:0}h2,h3,h4{margin:.25em 0 0;font-size:1.15em}"
  "p,ul,table,ul+.group>ul:first-child{margin:.1em 0}"
  "ul{padding-left:1.15em}th,td{padding:0 .5em 0 0}"
  /* What belongs together may be long here, but no table leaves what leads to it. */
  ".group{break-inside:auto}.group>ul{break-after:avoid}"
  "thead,tbody tr:nth-child(-n+3){break-after:avoid}";

/* Those of the first block of cards; a document has one. */
static const MusterBlock *
find_cards (MusterDocument *document)
{
  GPtrArray *blocks = muster_document_get_blocks (document);

  for (guint i = 0; i < blocks->len; i++)
    {
      const MusterBlock *block = g_ptr_array_index (blocks, i);

      if (block->kind == MUSTER_BLOCK_CARDS)
        return block;
    }

  return NULL;
}

/* Numbers of a style sheet have a point, whatever the language. */
static void
append_length (GString    *style,
               const char *before,
               double      length,
               const char *after)
{
  char buffer[G_ASCII_DTOSTR_BUF_SIZE];

  g_string_append (style, before);
  g_string_append (style, g_ascii_formatd (buffer, sizeof buffer, "%.2f", length));
  g_string_append (style, after);
}

static void
append_cards (GString               *style,
              const MusterBlock     *block,
              const MusterHtmlPaper *paper,
              double                 width,
              double                 height)
{
  double size = paper->card_size > 0 ? paper->card_size : CARD_SIZE * paper->scale;
  guint columns = muster_cards_choose_columns (block->per_page, width, height);
  guint rows = (block->per_page + columns - 1) / columns;

  /* Where type is as small as that, boxes are, too. */
  if (size < SMALL_SIZE)
    g_string_append (style, ".cards .boxes dd{font-size:1.3em}");
  append_length (style, ".cards{line-height:1.15;font-size:", size * CLOSER, "pt;");
  g_string_append_printf (style, "grid-template-columns:repeat(%u,1fr);", columns);
  append_length (style, "grid-auto-rows:minmax(", (height - SLACK) / rows, "mm,auto)}");
  if (paper->figure_size > 0)
    append_length (style, ".cards .figures dd{line-height:1.1;min-height:1.1em;font-size:",
                   paper->figure_size * CLOSER, "pt}");
}

/* What is made smaller to stand on few pages has no room to spare on them. */
static double
get_text_size (const MusterHtmlPaper *paper,
               gboolean               is_dense)
{
  double usual = (is_dense ? DENSE_SIZE : TEXT_SIZE) * paper->scale;
  double size = paper->text_size > 0 ? paper->text_size : usual;

  if (is_dense)
    return MAX (size * CLOSER, usual);

  return size < usual ? size * CLOSER : size;
}

char *
muster_html_style_new (MusterDocument        *document,
                       const MusterHtmlPaper *paper)
{
  GString *style = g_string_new (SCREEN);
  gboolean is_dense = muster_document_get_dense (document);
  const MusterBlock *cards = find_cards (document);
  double margin = is_dense ? DENSE_MARGIN : paper->margin * MM_PER_POINT;
  double width = paper->width * MM_PER_POINT;
  double height = paper->height * MM_PER_POINT;
  double share = paper->drawing_share > 0 ? paper->drawing_share : DRAWING_SHARE;

  append_length (style, "@page{size:", width, "mm ");
  append_length (style, "", height, "mm;");
  append_length (style, "margin:", margin, "mm}");
  g_string_append_printf (style, "@media print{%s", PRINT);
  append_length (style, "body{font-size:", get_text_size (paper, is_dense), "pt}");
  append_length (style, "svg{max-height:", (height - 2 * margin) * share, "mm}");
  if (is_dense)
    g_string_append (style, DENSE);
  if (paper->n_columns > 1)
    g_string_append_printf (style, ".columns{column-gap:5mm;column-count:%u}", paper->n_columns);
  else if (paper->n_columns == 0 && muster_document_get_column_width (document) > 0)
    append_length (style, ".columns{column-gap:5mm;column-width:",
                   muster_document_get_column_width (document) * paper->scale, "pt}");
  if (cards != NULL)
    append_cards (style, cards, paper, width - 2 * margin, height - 2 * margin);
  g_string_append_c (style, '}');

  return g_string_free (style, FALSE);
}
