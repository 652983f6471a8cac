/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/page/muster-painter.h"

/* Black on whatever is there. Nothing is shown by colour or by a grey area, pictures apart: the sheets
 * go through cheap printers and copiers. */

#define THIN 0.4
#define THICK 1.0
#define FOOTER_GAP 12
#define HYPHEN 6 /* points that the hyphen of a newspaper may hang over */

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
      last->piece->type != piece->type || last->piece->role != piece->role ||
      last->piece->width != piece->width ||
      last->piece->alignment != piece->alignment)
    {
      g_clear_object (&last->layout);
      last->layout = muster_type_layout (piece->type != NULL ? piece->type : type, piece->role,
                                         piece->text, piece->width, piece->alignment);
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

  cairo_save (cr);
  if (piece->turned)
    {
      cairo_translate (cr, 2 * piece->turn_x, 2 * piece->turn_y);
      cairo_rotate (cr, G_PI);
    }
  /* What hangs over stays in its column, but the hyphen of a line that fills it. */
  cairo_rectangle (cr, piece->x - 1, -height,
                   piece->width + 2 + (piece->role == MUSTER_ROLE_PRESS ? HYPHEN : 0), 3 * height);
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

/* What a piece is for a reader that does not see: cairo knows these tags, and other surfaces than PDF pass
 * over them. */
static const char *
get_tag (MusterTextRole role)
{
  switch (role)
    {
    case MUSTER_ROLE_TITLE:
    case MUSTER_ROLE_MASTHEAD:
      return "H1";

    case MUSTER_ROLE_HEADING_1:
    case MUSTER_ROLE_CARD_TITLE:
    case MUSTER_ROLE_HEADLINE:
      return "H2";

    case MUSTER_ROLE_HEADING_2:
    case MUSTER_ROLE_ARTICLE:
      return "H3";

    case MUSTER_ROLE_HEADING_3:
      return "H4";

    case MUSTER_ROLE_SUBTITLE:
    case MUSTER_ROLE_BODY:
    case MUSTER_ROLE_STRONG:
    case MUSTER_ROLE_QUIET:
    case MUSTER_ROLE_FINE:
    case MUSTER_ROLE_LED:
    case MUSTER_ROLE_CELL:
    case MUSTER_ROLE_CELL_STRONG:
    case MUSTER_ROLE_HEAD:
    case MUSTER_ROLE_FOOTER:
    case MUSTER_ROLE_CARD_SUBTITLE:
    case MUSTER_ROLE_CARD_TEXT:
    case MUSTER_ROLE_CARD_LABEL:
    case MUSTER_ROLE_FIGURE:
    case MUSTER_ROLE_FIGURE_LABEL:
    case MUSTER_ROLE_DATELINE:
    case MUSTER_ROLE_DECK:
    case MUSTER_ROLE_PRESS:
    case MUSTER_ROLE_PRESS_ON:
    case MUSTER_ROLE_INITIAL:
    case MUSTER_N_ROLES:
    default:
      return "P";
    }
}

/* All the lines of one text are one element. @open: (inout): the text whose element is open. */
static void
move_tag (cairo_t            *cr,
          const MusterPiece  *piece,
          const MusterPiece **open)
{
  if (*open != NULL && piece != NULL && (*open)->text == piece->text)
    return;
  if (*open != NULL)
    cairo_tag_end (cr, get_tag ((*open)->role));
  if (piece != NULL)
    cairo_tag_begin (cr, get_tag (piece->role), NULL);
  *open = piece;
}

/* The middle of the picture, as much of it as has the shape of its place. */
static void
draw_picture (const MusterMark *mark,
              cairo_t          *cr)
{
  int width = cairo_image_surface_get_width (mark->picture);
  int height = cairo_image_surface_get_height (mark->picture);
  double scale;

  if (width <= 0 || height <= 0)
    return;

  scale = MAX (mark->width / width, mark->height / height);
  cairo_rectangle (cr, mark->x, mark->y, mark->width, mark->height);
  cairo_clip (cr);
  cairo_translate (cr, mark->x + (mark->width - width * scale) / 2,
                   mark->y + (mark->height - height * scale) / 2);
  cairo_scale (cr, scale, scale);
  cairo_set_source_surface (cr, mark->picture, 0, 0);
  cairo_paint (cr);
}

static void
draw_mark (const MusterMark *mark,
           cairo_t          *cr)
{
  static const double dashes[] = { 3, 3 };
  MusterBrush brush;

  cairo_save (cr);
  cairo_set_line_width (cr, mark->thickness);
  switch (mark->kind)
    {
    case MUSTER_MARK_DASHES:
      cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
      /* fall through */

    case MUSTER_MARK_LINE:
      cairo_move_to (cr, mark->x, mark->y);
      cairo_line_to (cr, mark->x + mark->width, mark->y + mark->height);
      cairo_stroke (cr);
      break;

    case MUSTER_MARK_FRAME:
      cairo_rectangle (cr, mark->x, mark->y, mark->width, mark->height);
      cairo_stroke (cr);
      break;

    case MUSTER_MARK_PICTURE:
      draw_picture (mark, cr);
      break;

    case MUSTER_MARK_DRAWING:
      cairo_translate (cr, mark->x, mark->y);
      muster_brush_init (&brush, cr);
      cairo_scale (cr, mark->scale, mark->scale);
      mark->drawing->paint (mark->drawing->data, mark->width / mark->scale,
                            mark->height / mark->scale, &brush);
      break;

    case MUSTER_MARK_SYMBOL:
      cairo_translate (cr, mark->x, mark->y);
      muster_brush_init (&brush, cr);
      muster_sheet_token_symbol_paint (mark->symbol, mark->width, &brush);
      break;

    default:
      g_assert_not_reached ();
    }
  cairo_restore (cr);
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
  const MusterPiece *open = NULL;
  Set last = { NULL, NULL };

  g_return_if_fail (galley != NULL);
  g_return_if_fail (placed != NULL || n_placed == 0);
  g_return_if_fail (cr != NULL);

  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, galley->page_width + (galley->is_press ? HYPHEN : 0), galley->max_height);
  cairo_clip (cr);
  cairo_set_source_rgb (cr, 0, 0, 0);
  for (guint i = 0; i < n_placed; i++)
    {
      const MusterSlice *slice = muster_galley_get_slice (galley, placed[i].slice);
      double thickness;

      cairo_save (cr);
      cairo_translate (cr, placed[i].x, placed[i].y);
      for (guint j = 0; j < slice->n_pieces; j++)
        {
          const MusterPiece *piece = muster_galley_get_piece (galley, slice, j);

          move_tag (cr, piece, &open);
          draw_piece (set_piece (galley->type, piece, &last), piece, slice->height, cr);
        }
      for (guint j = 0; j < slice->n_marks; j++)
        draw_mark (muster_galley_get_mark (galley, slice, j), cr);
      thickness = slice->rule == MUSTER_RULE_THICK ? THICK : THIN;
      if (slice->rule != MUSTER_RULE_NONE)
        {
          cairo_rectangle (cr, 0, slice->height - thickness, slice->rule_width, thickness);
          cairo_fill (cr);
        }
      cairo_restore (cr);
    }
  move_tag (cr, NULL, &open);
  cairo_restore (cr);
  g_clear_object (&last.layout);
}

static double
measure_words (MusterType *type,
               const char *words,
               double      most)
{
  return MIN (muster_type_measure (type, MUSTER_ROLE_FOOTER, words, FALSE) + 0.1, most);
}

/**
 * muster_painter_draw_footer:
 * @start, @middle, @end: what stands at the foot of a page; @start is shortened to what the others
 *   leave
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
  double gap;
  double end_width;
  double middle_width;
  double middle_x;

  g_return_if_fail (type != NULL);
  g_return_if_fail (cr != NULL);

  gap = FOOTER_GAP * muster_type_get_scale (type);
  end_width = measure_words (type, end, width / 3);
  middle_width = *middle != '\0' ? measure_words (type, middle, width / 2) : 0;
  /* In the middle of the page, if what stands at the end allows it. */
  middle_x = MIN ((width - middle_width) / 2, width - end_width - gap - middle_width);
  if (*middle == '\0')
    middle_x = width - end_width;

  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, width, height);
  cairo_clip (cr);
  cairo_set_source_rgb (cr, 0, 0, 0);
  draw_words (type, start, MAX (middle_x - gap, 1), height, PANGO_ALIGN_LEFT, cr);
  cairo_translate (cr, middle_x, 0);
  draw_words (type, middle, MAX (middle_width, 1), height, PANGO_ALIGN_LEFT, cr);
  cairo_translate (cr, width - end_width - middle_x, 0);
  draw_words (type, end, end_width, height, PANGO_ALIGN_RIGHT, cr);
  cairo_restore (cr);
}
