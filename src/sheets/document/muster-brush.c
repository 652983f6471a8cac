/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/document/muster-brush.h"

#include "sheets/document/muster-plain.h"

#include <math.h>

/* Draws on a cairo surface or writes SVG. Cairo's own SVG surface is of no use here: its output
 * depends on how many surfaces the program has made before, puts colours into styles (which the
 * policy of our pages forbids) and turns letters into shapes, so that nobody can search or read
 * them. Drawings need only four elements, which are written here. */

#define FONT "Sans Semi-Bold"

void
muster_brush_init (MusterBrush *self,
                   cairo_t     *cr)
{
  g_return_if_fail (self != NULL && cr != NULL);

  *self = (MusterBrush) { .cr = cr };
}

/* Writes at most two decimals, with a point in every language. */
static void
append_number (GString *svg,
               double   number)
{
  char buffer[G_ASCII_DTOSTR_BUF_SIZE];
  double rounded = round (number * 100) / 100;

  /* Avoids "-0". */
  g_ascii_formatd (buffer, sizeof buffer, "%.6g", rounded == 0 ? 0 : rounded);
  g_string_append (svg, buffer);
}

static void
append_attribute (GString    *svg,
                  const char *name,
                  double      number)
{
  g_string_append_printf (svg, " %s=\"", name);
  append_number (svg, number);
  g_string_append_c (svg, '"');
}

static void
append_color (GString           *svg,
              const char        *name,
              const MusterColor *color,
              double             alpha)
{
  g_autofree char *opacity = g_strconcat (name, "-opacity", NULL);

  g_string_append_printf (svg, " %s=\"#%02x%02x%02x\"", name, (guint) lround (color->red * 255),
                          (guint) lround (color->green * 255), (guint) lround (color->blue * 255));
  if (alpha < 1)
    append_attribute (svg, opacity, alpha);
}

static void
append_points (GString                 *svg,
               char                     command,
               const cairo_path_data_t *data,
               int                      n)
{
  g_string_append_c (svg, command);
  for (int i = 1; i <= n; i++)
    {
      append_number (svg, data[i].point.x);
      g_string_append_c (svg, ' ');
      append_number (svg, data[i].point.y);
      if (i < n)
        g_string_append_c (svg, ' ');
    }
}

/* Clears the path, as painting it does. */
static void
append_path (MusterBrush *self)
{
  cairo_path_t *path = cairo_copy_path (self->cr);

  g_string_append (self->svg, "<path d=\"");
  for (int i = 0; i < path->num_data; i += path->data[i].header.length)
    {
      const cairo_path_data_t *data = &path->data[i];
      /* Cairo adds a move behind a closed path, which SVG does not need. */
      gboolean is_last = i + data->header.length >= path->num_data;

      switch (data->header.type)
        {
        case CAIRO_PATH_MOVE_TO:
          if (!is_last)
            append_points (self->svg, 'M', data, 1);
          break;

        case CAIRO_PATH_LINE_TO:
          append_points (self->svg, 'L', data, 1);
          break;

        case CAIRO_PATH_CURVE_TO:
          append_points (self->svg, 'C', data, 3);
          break;

        case CAIRO_PATH_CLOSE_PATH:
        default:
          g_string_append_c (self->svg, 'Z');
        }
    }
  g_string_append_c (self->svg, '"');
  cairo_path_destroy (path);
  cairo_new_path (self->cr);
}

void
muster_brush_fill (MusterBrush       *self,
                   const MusterColor *color,
                   double             alpha)
{
  g_return_if_fail (self != NULL && color != NULL);

  if (self->svg == NULL)
    {
      cairo_set_source_rgba (self->cr, color->red, color->green, color->blue, alpha);
      cairo_fill (self->cr);
      return;
    }

  append_path (self);
  append_color (self->svg, "fill", color, alpha);
  g_string_append (self->svg, "/>\n");
}

void
muster_brush_stroke (MusterBrush       *self,
                     const MusterColor *color,
                     double             alpha,
                     double             width,
                     double             dash,
                     double             gap)
{
  const double dashes[] = { dash, gap };

  g_return_if_fail (self != NULL && color != NULL);

  if (self->svg == NULL)
    {
      cairo_set_source_rgba (self->cr, color->red, color->green, color->blue, alpha);
      cairo_set_line_width (self->cr, width);
      cairo_set_dash (self->cr, dashes, dash > 0 ? 2 : 0, 0);
      cairo_stroke (self->cr);
      cairo_set_dash (self->cr, NULL, 0, 0);
      return;
    }

  append_path (self);
  g_string_append (self->svg, " fill=\"none\"");
  append_color (self->svg, "stroke", color, alpha);
  append_attribute (self->svg, "stroke-width", width);
  if (dash > 0)
    {
      g_string_append (self->svg, " stroke-dasharray=\"");
      append_number (self->svg, dash);
      g_string_append_c (self->svg, ' ');
      append_number (self->svg, gap);
      g_string_append_c (self->svg, '"');
    }
  g_string_append (self->svg, "/>\n");
}

static void
free_layout (gpointer layout)
{
  g_object_unref (layout);
}

/* Lays out one line. All words of a surface share a layout, which knows their font already.
 *
 * Returns: (transfer none): good until other words are laid out */
static PangoLayout *
lay_out (MusterBrush *self,
         const char  *words,
         double       size)
{
  static const cairo_user_data_key_t key;
  PangoLayout *layout = cairo_get_user_data (self->cr, &key);
  g_autoptr (PangoFontDescription) font = NULL;
  g_autofree char *plain = muster_plain_text (words);

  if (layout == NULL)
    {
      layout = pango_cairo_create_layout (self->cr);
      font = pango_font_description_from_string (FONT);
      pango_layout_set_single_paragraph_mode (layout, TRUE);
      cairo_set_user_data (self->cr, &key, layout, free_layout);
    }
  else
    {
      pango_cairo_update_layout (self->cr, layout);
      font = pango_font_description_copy (pango_layout_get_font_description (layout));
    }
  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_width (layout, -1);
  pango_layout_set_text (layout, plain, -1);

  return layout;
}

static void
get_size (PangoLayout *layout,
          double      *width,
          double      *height)
{
  int layout_width, layout_height;

  pango_layout_get_size (layout, &layout_width, &layout_height);
  *width = pango_units_to_double (layout_width);
  *height = pango_units_to_double (layout_height);
}

void
muster_brush_measure (MusterBrush *self,
                      const char  *words,
                      double       size,
                      double      *width,
                      double      *height)
{
  g_return_if_fail (self != NULL && words != NULL);

  get_size (lay_out (self, words, size), width, height);
}

/* Readers may have other fonts than we have, so the words are stretched to the length that they
 * have here. @line stands at the baseline. */
static void
append_words (MusterBrush         *self,
              const MusterColor   *color,
              PangoLayout         *layout,
              const MusterWording *line)
{
  g_autofree char *escaped = g_markup_escape_text (pango_layout_get_text (layout), -1);
  GString *svg = self->svg;

  g_string_append (svg, "<text");
  append_attribute (svg, "x", line->x);
  append_attribute (svg, "y", line->y);
  append_attribute (svg, "font-size", line->size);
  append_attribute (svg, "textLength", line->width);
  g_string_append (svg, " lengthAdjust=\"spacingAndGlyphs\"");
  append_color (svg, "fill", color, 1);
  if (line->upright)
    {
      g_string_append (svg, " transform=\"rotate(-90 ");
      append_number (svg, line->x);
      g_string_append_c (svg, ' ');
      append_number (svg, line->y);
      g_string_append (svg, ")\"");
    }
  g_string_append_printf (svg, ">%s</text>\n", escaped);
}

static void
show_words (MusterBrush         *self,
            const MusterColor   *color,
            PangoLayout         *layout,
            const MusterWording *line)
{
  double own, height;

  pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_set_width (layout, (int) ceil (line->width * PANGO_SCALE));
  get_size (layout, &own, &height);
  cairo_save (self->cr);
  cairo_translate (self->cr, line->x, line->y);
  if (line->upright)
    cairo_rotate (self->cr, -G_PI / 2);
  cairo_set_source_rgb (self->cr, color->red, color->green, color->blue);
  cairo_move_to (self->cr, -line->width / 2, -height / 2);
  pango_cairo_show_layout (self->cr, layout);
  cairo_restore (self->cr);
  cairo_new_path (self->cr);
}

void
muster_brush_write (MusterBrush         *self,
                    const MusterColor   *color,
                    const MusterWording *wording)
{
  PangoLayout *layout;
  MusterWording line;
  double own, height, down;

  g_return_if_fail (self != NULL && color != NULL && wording != NULL);

  layout = lay_out (self, wording->words, wording->size);
  if (self->svg == NULL)
    {
      show_words (self, color, layout, wording);
      return;
    }

  /* The baseline is this far below the middle of the line. */
  get_size (layout, &own, &height);
  down = pango_units_to_double (pango_layout_get_baseline (layout)) - height / 2;
  line = *wording;
  line.x += line.upright ? down : 0;
  line.y += line.upright ? 0 : down;
  line.width = MIN (own, line.width);
  append_words (self, color, layout, &line);
}
