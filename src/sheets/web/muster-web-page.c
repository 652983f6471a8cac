/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/web/muster-web-page.h"

#include "core/muster-i18n.h"
#include "sheets/chart/muster-chart-painter.h"
#include "sheets/document/muster-document-svg.h"

#include <math.h>
#include <string.h>

/* Plain HTML: one style sheet, one small script, and nothing from anywhere else. */

#define CHART_WIDTH 640
#define TABLE_FRAME "<div class=\"scroll\">\n"
#define TABLE_ROWS "<tbody>\n"

static void
append (GString    *page,
        const char *text)
{
  muster_document_svg_append_escaped (page, text);
}

GString *
muster_web_page_begin (const MusterWebSite *site,
                       const char          *file,
                       const char          *title)
{
  GString *page = g_string_new ("<!DOCTYPE html>\n");
  gboolean has_club = *site->club != '\0';

  /* The language that the words of the page are in. */
  /* Translators: the language of this translation, as BCP 47 has it, such as de or pt-BR. */
  g_string_append_printf (page, "<html lang=\"%s\"", _("en"));

  if (site->accent != NULL)
    g_string_append_printf (page, " style=\"--accent: %s\"", site->accent);
  g_string_append (page, ">\n<head>\n<meta charset=\"utf-8\">\n"
                         "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>");
  append (page, title);
  if (has_club)
    {
      g_string_append (page, " – ");
      append (page, site->club);
    }
  g_string_append (page, "</title>\n<link rel=\"stylesheet\" href=\"style.css\">\n"
                         "<script src=\"script.js\" defer></script>\n</head>\n<body>\n<header>\n");
  if (has_club || site->badge != NULL)
    {
      g_string_append (page, "<p>");
      if (site->badge != NULL)
        g_string_append_printf (page, "<img src=\"%s\" alt=\"\">", site->badge);
      append (page, site->club);
      g_string_append (page, "</p>\n");
    }

  g_string_append (page, "<nav>\n<ul>\n");
  for (guint i = 0; i + 1 < site->links->len; i += 2)
    {
      gboolean here = strcmp (site->links->pdata[i], file) == 0;

      g_string_append_printf (page, "<li><a href=\"%s\"%s>", (const char *) site->links->pdata[i],
                              here ? " aria-current=\"page\"" : "");
      append (page, site->links->pdata[i + 1]);
      g_string_append (page, "</a></li>\n");
    }
  g_string_append (page, "</ul>\n</nav>\n");

  g_string_append (page, "</header>\n<main>\n<h1>");
  append (page, title);
  g_string_append (page, "</h1>\n");

  return page;
}

char *
muster_web_page_end (GString *page)
{
  g_string_append (page, "</main>\n</body>\n</html>\n");

  return g_string_free (page, FALSE);
}

void
muster_web_page_add_heading (GString    *page,
                             const char *heading,
                             const char *note)
{
  if (heading != NULL)
    {
      g_string_append (page, "<h2>");
      append (page, heading);
      g_string_append (page, "</h2>\n");
    }
  if (note == NULL)
    return;
  g_string_append (page, "<p class=\"note\">");
  append (page, note);
  g_string_append (page, "</p>\n");
}

void
muster_web_page_add_chart (GString           *page,
                           const MusterChart *chart,
                           guint              number)
{
  g_auto (GStrv) words = NULL;
  cairo_surface_t *surface;
  MusterBrush brush;
  double height;

  if (muster_chart_is_empty (chart))
    return;

  words = muster_chart_list_words (chart);
  height = ceil (muster_chart_painter_get_height (chart, &muster_chart_style_light, CHART_WIDTH));
  surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  muster_brush_init (&brush, cairo_create (surface));
  g_string_append_printf (page,
                          "<figure>\n<svg role=\"img\" aria-labelledby=\"chart-%u\" viewBox=\"0 0 %d %d\" "
                          "width=\"%d\" height=\"%d\">\n<title id=\"chart-%u\">",
                          number, CHART_WIDTH, (int) height, CHART_WIDTH, (int) height, number);
  append (page, chart->title);
  g_string_append (page, "</title>\n<desc>");
  for (guint i = 0; words[i] != NULL; i++)
    {
      append (page, words[i]);
      g_string_append (page, ".\n");
    }
  g_string_append (page, "</desc>\n");
  brush.svg = page;
  muster_chart_painter_paint (chart, &muster_chart_style_light, CHART_WIDTH, height, &brush);
  g_string_append (page, "</svg>\n<figcaption>");
  append (page, chart->title);
  if (chart->note != NULL)
    {
      g_string_append (page, ": ");
      append (page, chart->note);
    }
  g_string_append (page, "</figcaption>\n</figure>\n");
  cairo_destroy (brush.cr);
  cairo_surface_destroy (surface);
}

void
muster_web_page_begin_table (GString           *page,
                             const char *const *headings)
{
  g_string_append (page, TABLE_FRAME "<table data-search=\"");
  append (page, _("Search"));
  g_string_append (page, "\">\n<thead>\n<tr>");
  for (guint i = 0; headings[i] != NULL; i++)
    {
      gboolean is_figure = *headings[i] == '#';

      g_string_append (page, is_figure ? "<th scope=\"col\" class=\"figure\">" : "<th scope=\"col\">");
      append (page, headings[i] + is_figure);
      g_string_append (page, "</th>");
    }
  g_string_append (page, "</tr>\n</thead>\n" TABLE_ROWS);
}

void
muster_web_page_end_table (GString *page)
{
  if (g_str_has_suffix (page->str, TABLE_ROWS))
    {
      g_string_truncate (page, g_strrstr (page->str, TABLE_FRAME) - page->str);
      g_string_append (page, "<p>");
      append (page, _("There is nothing to show yet."));
      g_string_append (page, "</p>\n");
      return;
    }
  g_string_append (page, "</tbody>\n</table>\n</div>\n");
}

void
muster_web_page_add_words (GString    *page,
                           const char *words,
                           const char *link)
{
  g_string_append (page, "<td class=\"words\">");
  if (link != NULL)
    g_string_append_printf (page, "<a href=\"%s\">", link);
  append (page, words);
  g_string_append (page, link != NULL ? "</a></td>" : "</td>");
}

void
muster_web_page_add_figure (GString    *page,
                            const char *figure)
{
  g_string_append (page, "<td class=\"figure\">");
  append (page, figure);
  g_string_append (page, "</td>");
}

void
muster_web_page_add_day (GString    *page,
                         const char *words,
                         const char *key)
{
  g_string_append (page, "<td data-key=\"");
  append (page, key);
  g_string_append (page, "\">");
  append (page, words);
  g_string_append (page, "</td>");
}
