/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/muster-painter.h"

/* Black on whatever is there. Nothing is shown by colour or by a grey area: the sheets go through
 * cheap printers and copiers. */

#define THIN 0.4
#define THICK 1.0

/* The text that was set last: the lines of a long paragraph are many pieces of one text. */
typedef struct
{
  const MusterPiece *piece;
  PangoLayout *layout;
} Set;

static PangoLayout *
set_piece (MusterType        *type,
           const MusterPiece *piece,
           Set               *last)
{
  if (last->piece == NULL || last->piece->text != piece->text ||
      last->piece->role != piece->role || last->piece->width != piece->width ||
      last->piece->alignment != piece->alignment)
    {
      g_clear_object (&last->layout);
      last->layout = muster_type_layout (type, piece->role, piece->text, piece->width,
                                         piece->alignment);
    }
  last->piece = piece;

  return last->layout;
}

static void
draw_piece (PangoLayout       *layout,
            const MusterPiece *piece,
            double             height,
            cairo_t           *cr)
{
  g_autoptr (PangoLayoutIter) iter = pango_layout_get_iter (layout);
  int origin = 0;

  /* What hangs over stays in its column. */
  cairo_save (cr);
  cairo_rectangle (cr, piece->x - 1, -height, piece->width + 2, 3 * height);
  cairo_clip (cr);
  for (guint i = 0; i < piece->first_line + piece->n_lines; i++)
    {
      PangoRectangle extents;
      int top;

      pango_layout_iter_get_line_yrange (iter, &top, NULL);
      if (i == piece->first_line)
        origin = top;
      if (i >= piece->first_line)
        {
          pango_layout_iter_get_line_extents (iter, NULL, &extents);
          cairo_move_to (cr, piece->x + pango_units_to_double (extents.x),
                         piece->y + pango_units_to_double (pango_layout_iter_get_baseline (iter) -
                                                           origin));
          pango_cairo_show_layout_line (cr, pango_layout_iter_get_line_readonly (iter));
        }
      if (!pango_layout_iter_next_line (iter))
        break;
    }
  cairo_restore (cr);
}

static void
draw_rule (const MusterSlice *slice,
           cairo_t           *cr)
{
  double thickness = slice->rule == MUSTER_RULE_THICK ? THICK : THIN;

  if (slice->rule == MUSTER_RULE_NONE)
    return;

  cairo_rectangle (cr, 0, slice->height - thickness, slice->rule_width, thickness);
  cairo_fill (cr);
}

static void
draw_words (MusterType     *type,
            const char     *words,
            double          width,
            double          height,
            PangoAlignment  alignment,
            cairo_t        *cr)
{
  g_autoptr (PangoLayout) layout = NULL;
  int layout_height;

  layout = muster_type_layout (type, MUSTER_ROLE_FOOTER, words, width, alignment);
  pango_layout_set_single_paragraph_mode (layout, TRUE);
  pango_layout_set_height (layout, -1);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_get_size (layout, NULL, &layout_height);
  cairo_move_to (cr, 0, height - pango_units_to_double (layout_height));
  pango_cairo_show_layout (cr, layout);
}

void
muster_painter_draw_slices (const MusterGalley *galley,
                            const MusterPlaced *placed,
                            guint               n_placed,
                            cairo_t            *cr)
{
  Set last = { NULL, NULL };

  g_return_if_fail (galley != NULL);
  g_return_if_fail (placed != NULL || n_placed == 0);
  g_return_if_fail (cr != NULL);

  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, galley->width, galley->max_height);
  cairo_clip (cr);
  cairo_set_source_rgb (cr, 0, 0, 0);
  for (guint i = 0; i < n_placed; i++)
    {
      const MusterSlice *slice = muster_galley_get_slice (galley, placed[i].slice);

      cairo_save (cr);
      cairo_translate (cr, 0, placed[i].y);
      for (guint j = 0; j < slice->n_pieces; j++)
        {
          const MusterPiece *piece = muster_galley_get_piece (galley, slice, j);

          draw_piece (set_piece (galley->type, piece, &last), piece, slice->height, cr);
        }
      draw_rule (slice, cr);
      cairo_restore (cr);
    }
  cairo_restore (cr);
  g_clear_object (&last.layout);
}

/**
 * muster_painter_draw_footer:
 * @start, @middle, @end: what stands at the foot of a page, each shortened to its share of the
 *   width
 */
void
muster_painter_draw_footer (MusterType *type,
                            const char *start,
                            const char *middle,
                            const char *end,
                            double      width,
                            double      height,
                            cairo_t    *cr)
{
  const struct
  {
    const char *words;
    double from;
    double to;
    PangoAlignment alignment;
  } parts[] = {
    { start, 0, *middle != '\0' ? 0.34 : 0.74, PANGO_ALIGN_LEFT },
    { middle, 0.35, 0.65, PANGO_ALIGN_CENTER },
    { end, 0.75, 1, PANGO_ALIGN_RIGHT },
  };

  g_return_if_fail (type != NULL);
  g_return_if_fail (cr != NULL);

  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, width, height);
  cairo_clip (cr);
  cairo_set_source_rgb (cr, 0, 0, 0);
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      cairo_save (cr);
      cairo_translate (cr, parts[i].from * width, 0);
      draw_words (type, parts[i].words, (parts[i].to - parts[i].from) * width, height,
                  parts[i].alignment, cr);
      cairo_restore (cr);
    }
  cairo_restore (cr);
}
