/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/page/muster-card-area.h"

/* Markers to cut out, in a grid that stands in the middle of the page: so that of two pages of which one is
 * printed on the back of the other, the lines fall on each other. What stands on a marker is set in the
 * largest type in which all of its kind have room. */

#define POINTS_PER_MM (72.0 / 25.4)

/* In shares of the height of a face. */
#define PADDING 0.08
#define SYMBOL 0.36

#define MIN_PADDING 2
#define TICK 9
#define FOLD_TICK 11

static const double FACTORS[] = { 4, 3.4, 2.8, 2.4, 2, 1.7, 1.4, 1.2, 1, 0.9, 0.8, 0.7, 0.6, 0.55 };

/* One side of one marker. */
typedef struct
{
  const MusterSheetToken *token;
  gboolean is_back;
} Face;

/* How all markers of a block are set. */
typedef struct
{
  double x; /* of the first column */
  double width;
  double height; /* of a face */
  double pitch;  /* from one row to the next */
  guint n_columns;
  guint n_rows;
  gboolean folds;
  gboolean cut_lines;
  double titles[MUSTER_N_SYMBOLS]; /* factors on the type */
  double texts[MUSTER_N_SYMBOLS];
} Grid;

static const char *
get_title (const Face *face)
{
  return face->is_back && *face->token->back != '\0' ? face->token->back : face->token->title;
}

static MusterSymbol
get_symbol (const Face *face)
{
  return face->is_back ? face->token->back_symbol : face->token->symbol;
}

/* Where there are no backs, they are faces of their own. */
static GArray *
list_faces (const MusterBlock *block)
{
  GArray *faces = g_array_new (FALSE, FALSE, sizeof (Face));

  for (guint i = 0; i < block->tokens->len; i++)
    {
      const MusterSheetToken *token = g_ptr_array_index (block->tokens, i);
      gboolean doubles = !block->token_size.backs && !block->token_size.folds && *token->back != '\0';

      for (guint j = 0; j < token->n * (doubles ? 2 : 1); j++)
        {
          Face face = { token, doubles && j >= token->n };

          g_array_append_val (faces, face);
        }
    }

  return faces;
}

static double
get_padding (const Grid *grid)
{
  return MAX (grid->height * PADDING, MIN_PADDING);
}

/* Whether the text has room, with no word broken. */
static gboolean
fits (MusterGalley   *self,
      MusterTextRole  role,
      const char     *text,
      double          factor,
      double          width,
      double          height)
{
  MusterType *type = muster_galley_scale_type (self, factor);
  g_autoptr (PangoLayout) layout = muster_type_layout (type, role, text, width, PANGO_ALIGN_CENTER);
  int layout_height;

  pango_layout_get_size (layout, NULL, &layout_height);

  return pango_units_to_double (layout_height) <= height &&
         muster_type_measure (type, role, text, TRUE) <= width;
}

/* The largest factor, from @start down, with which the text fits. */
static double
fit (MusterGalley   *self,
     MusterTextRole  role,
     const char     *text,
     double          start,
     double          width,
     double          height)
{
  for (guint i = 0; i < G_N_ELEMENTS (FACTORS); i++)
    {
      if (FACTORS[i] <= start && fits (self, role, text, FACTORS[i], width, height))
        return FACTORS[i];
    }

  return FACTORS[G_N_ELEMENTS (FACTORS) - 1];
}

static double
get_title_room (const Grid *grid)
{
  double room = grid->height - 2 * get_padding (grid);

  return grid->folds ? room * 0.62 : room - grid->height * SYMBOL - grid->height * 0.14;
}

/* How high the text will be. */
static double
measure_height (MusterType     *type,
                MusterTextRole  role,
                const char     *text,
                double          width)
{
  g_autoptr (PangoLayout) layout = muster_type_layout (type, role, text, width, PANGO_ALIGN_CENTER);
  int height;

  pango_layout_get_size (layout, NULL, &height);

  return pango_units_to_double (height);
}

static void
put_symbol (MusterCardArea *area,
            const Grid     *grid,
            const Face     *face)
{
  double side = grid->height * SYMBOL;
  double middle = area->x + area->width / 2;
  const char *figure = face->token->figure;
  double factor;

  if (*figure == '\0')
    {
      muster_galley_add_mark (area->galley, &(MusterMark) {
        .kind = MUSTER_MARK_SYMBOL,
        .x = middle - side / 2,
        .y = area->y,
        .width = side,
        .symbol = get_symbol (face),
      });
      return;
    }
  factor = fit (area->galley, MUSTER_ROLE_FIGURE, figure, FACTORS[0], area->width, side * 1.25);
  muster_card_area_put_text (area, muster_galley_scale_type (area->galley, factor), MUSTER_ROLE_FIGURE,
                             figure, PANGO_ALIGN_CENTER, area->x, area->width);
}

/* A symbol or a figure at the top, small words at the foot, the title in between. */
static void
put_face (MusterGalley *self,
          const Grid   *grid,
          const Face   *face,
          double        x,
          double        y)
{
  double padding = get_padding (grid);
  const MusterSheetToken *token = face->token;
  MusterType *title = muster_galley_scale_type (self, grid->titles[token->symbol]);
  MusterType *text = muster_galley_scale_type (self, grid->texts[token->symbol]);
  MusterCardArea area;
  double height, foot;

  muster_card_area_init (self, &(MusterCardSize) { 1, 1, 1, 0, 1, FALSE }, muster_type_get_scale (self->type),
                         &area);
  area.x = x + padding;
  area.width = MAX (grid->width - 2 * padding, 1);
  area.y = y + padding;
  area.bottom = y + grid->height - padding;
  foot = area.bottom;
  if (token->symbol != MUSTER_SYMBOL_NONE || *token->figure != '\0')
    {
      put_symbol (&area, grid, face);
      area.y += grid->height * SYMBOL;
    }
  if (*token->text != '\0')
    foot -= measure_height (text, MUSTER_ROLE_FIGURE_LABEL, token->text, area.width);
  height = measure_height (title, MUSTER_ROLE_CARD_LABEL, get_title (face), area.width);
  area.y += MAX ((foot - area.y - height) / 2, 0);
  muster_card_area_put_text (&area, title, MUSTER_ROLE_CARD_LABEL, get_title (face), PANGO_ALIGN_CENTER,
                             area.x, area.width);
  area.y = foot;
  if (*token->text != '\0')
    muster_card_area_put_text (&area, text, MUSTER_ROLE_FIGURE_LABEL, token->text, PANGO_ALIGN_CENTER, area.x,
                               area.width);
}

/* The face once more above the fold, which is marked at its ends alone. @first: the first piece of the
 * face. */
static void
put_turned (MusterGalley *self,
            const Grid   *grid,
            double        x,
            guint         first)
{
  MusterCardArea area = { .galley = self };
  guint end = self->pieces->len;

  for (guint i = first; i < end; i++)
    {
      MusterPiece piece = g_array_index (self->pieces, MusterPiece, i);

      piece.turned = TRUE;
      piece.turn_x = x + grid->width / 2;
      piece.turn_y = grid->height;
      muster_galley_add_piece (self, &piece);
    }
  muster_card_area_add_line (&area, MUSTER_MARK_LINE, x, grid->height, FOLD_TICK, 0, MUSTER_CARD_HAIR);
  muster_card_area_add_line (&area, MUSTER_MARK_LINE, x + grid->width - FOLD_TICK, grid->height, FOLD_TICK, 0,
                             MUSTER_CARD_HAIR);
}

/* All of the grid, also where a row is not full, and a little beyond it for the ruler. */
static void
put_cut_lines (MusterGalley *self,
               const Grid   *grid,
               gboolean      is_first)
{
  MusterCardArea area = { .galley = self };
  double inset = MUSTER_CARD_HAIR / 2;
  double tick = MIN (TICK, grid->x);
  double width = grid->n_columns * grid->width;

  /* A row ends where the next one begins. */
  if (is_first)
    muster_card_area_add_line (&area, MUSTER_MARK_DASHES, grid->x - tick, inset, width + 2 * tick, 0,
                               MUSTER_CARD_HAIR);
  muster_card_area_add_line (&area, MUSTER_MARK_DASHES, grid->x - tick, grid->pitch - inset, width + 2 * tick,
                             0, MUSTER_CARD_HAIR);
  for (guint i = 0; i <= grid->n_columns; i++)
    muster_card_area_add_line (&area, MUSTER_MARK_DASHES,
                               CLAMP (grid->x + i * grid->width, inset, self->page_width - inset),
                               0, 0, grid->pitch, MUSTER_CARD_HAIR);
}

/* @faces: those from @first on, as many as a page has room for. @is_back: seen from behind. */
static void
set_page (MusterGalley *self,
          const Grid   *grid,
          const GArray *faces,
          guint         first,
          gboolean      is_back)
{
  guint end = MIN (first + grid->n_rows * grid->n_columns, faces->len);

  for (guint i = first; i < end; i += grid->n_columns)
    {
      MusterSlice *slice = muster_galley_add_slice (self, 0);

      slice->height = grid->pitch;
      slice->is_wide = TRUE;
      slice->begins_page = i == first;
      for (guint j = 0; j < grid->n_columns && i + j < end; j++)
        {
          Face face = g_array_index (faces, Face, i + j);
          guint column = is_back ? grid->n_columns - 1 - j : j;
          double x = grid->x + column * grid->width;
          guint first_piece = self->pieces->len;

          face.is_back = face.is_back || is_back;
          put_face (self, grid, &face, x, grid->folds ? grid->height : 0);
          if (grid->folds)
            put_turned (self, grid, x, first_piece);
        }
      if (grid->cut_lines)
        put_cut_lines (self, grid, i == first);
    }
}

/**
 * muster_galley_tokens_set:
 *
 * Sets markers in rows, each a slice, the first at the top of a page.
 */
void
muster_galley_tokens_set (MusterGalley      *self,
                          const MusterBlock *block)
{
  g_autoptr (GArray) faces = NULL;
  Grid grid = { 0 };
  double width;

  g_return_if_fail (self != NULL);
  g_return_if_fail (block != NULL && block->tokens != NULL);

  faces = list_faces (block);
  grid.folds = block->token_size.folds;
  grid.cut_lines = block->cut_lines;
  grid.width = MIN (block->token_size.width * POINTS_PER_MM, self->page_width);
  grid.height = MIN (block->token_size.height * POINTS_PER_MM, self->max_height / (grid.folds ? 2 : 1));
  grid.pitch = grid.folds ? 2 * grid.height : grid.height;
  grid.n_columns = (guint) MAX ((self->page_width + 0.01) / grid.width, 1);
  grid.n_rows = (guint) MAX ((self->max_height + 0.01) / grid.pitch, 1);
  grid.x = (self->page_width - grid.n_columns * grid.width) / 2;

  /* Names are of any length: those of each kind of marker are set alike, whatever the others need. */
  width = grid.width - 2 * get_padding (&grid);
  for (guint i = 0; i < MUSTER_N_SYMBOLS; i++)
    grid.titles[i] = grid.texts[i] = FACTORS[0];
  for (guint i = 0; i < faces->len; i++)
    {
      const Face *face = &g_array_index (faces, Face, i);
      MusterSymbol symbol = face->token->symbol;
      Face back = { face->token, TRUE };

      if (i > 0 && face->token == g_array_index (faces, Face, i - 1).token)
        continue;
      grid.titles[symbol] = fit (self, MUSTER_ROLE_CARD_LABEL, get_title (face), grid.titles[symbol],
                                 width, get_title_room (&grid));
      grid.titles[symbol] = fit (self, MUSTER_ROLE_CARD_LABEL, get_title (&back), grid.titles[symbol],
                                 width, get_title_room (&grid));
      if (*face->token->text != '\0')
        grid.texts[symbol] = fit (self, MUSTER_ROLE_FIGURE_LABEL, face->token->text, grid.texts[symbol],
                                  width, grid.height * (grid.folds ? 0.24 : 0.14));
    }

  for (guint i = 0; i < faces->len; i += grid.n_rows * grid.n_columns)
    {
      set_page (self, &grid, faces, i, FALSE);
      if (block->token_size.backs)
        set_page (self, &grid, faces, i, TRUE);
    }
}
