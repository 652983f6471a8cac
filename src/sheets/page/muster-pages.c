/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/page/muster-pages.h"

#include "core/muster-i18n.h"
#include "sheets/page/muster-columns.h"
#include "sheets/page/muster-galley.h"
#include "sheets/page/muster-pages-private.h"
#include "sheets/page/muster-painter.h"

/* Cutting a galley into pages, and those into columns. Slices that keep together form a run; a run
 * that does not fit on the rest of a column begins the next one, and only a run higher than a page is
 * broken. */

#define FOOTER_HEIGHT 20
#define DENSE_FOOTER_HEIGHT 12
#define DENSE_MARGIN (8 * 72 / 25.4)
#define EVEN_STEPS 12
#define MIN_ROOM 0.1 /* of a page: columns below what stands across it are not lower */
#define MAX_GAP 0.08 /* of a page: more below a column is worth a cut in a table */

/* What a document that has too many pages is tried in. */
static const double SMALLER[] = { 0.98, 0.96, 0.92, 0.88, 0.84, 0.8 };

/* What one is tried in that has room to spare on its pages. */
static const double LARGER[] = { 1.3, 1.25, 1.2, 1.15, 1.12, 1.09, 1.06, 1.04, 1.02 };

struct _MusterPages
{
  GObject parent_instance;

  MusterDocument *document;
  MusterPaper paper;
  MusterType *type;
  MusterGalley *galley;
  GArray *placed; /* MusterPlaced, page by page */
  GArray *starts; /* guint: where each page begins in it */
  double used;    /* of the column that is being filled */
  double top;     /* where the columns of this page begin, below what stands across all of them */
  double bottom;  /* of the longest column of this page */
  double reserve; /* what is kept free below the columns for what stands across the foot */
  double limit;   /* where columns end that are to be of one height, or 0 */
  guint column;
  gboolean breaks; /* something that should stand together does not */
  gboolean cuts;   /* long tables, where they would leave gaps */
};

G_DEFINE_FINAL_TYPE (MusterPages, muster_pages, G_TYPE_OBJECT)

static double
get_content_width (MusterPages *self)
{
  return muster_paper_get_width (&self->paper) - 2 * self->paper.margin;
}

static double
get_footer_height (MusterPages *self)
{
  gboolean is_dense = muster_document_get_dense (self->document);

  return (is_dense ? DENSE_FOOTER_HEIGHT : FOOTER_HEIGHT) * muster_type_get_scale (self->type);
}

static double
get_content_height (MusterPages *self)
{
  return muster_paper_get_height (&self->paper) - 2 * self->paper.margin - get_footer_height (self);
}

/* Where the things of a page end in the list of all of them. */
static guint
get_end (MusterPages *self,
         guint        page)
{
  return page + 1 < self->starts->len ? g_array_index (self->starts, guint, page + 1)
                                      : self->placed->len;
}

static const MusterPlaced *
get_placed (MusterPages *self,
            guint        page)
{
  return &g_array_index (self->placed, MusterPlaced, g_array_index (self->starts, guint, page));
}

static guint
count_placed (MusterPages *self,
              guint        page)
{
  return get_end (self, page) - g_array_index (self->starts, guint, page);
}

static void
place_slice (MusterPages *self,
             guint        index)
{
  const MusterSlice *slice = muster_galley_get_slice (self->galley, index);
  MusterPlaced placed = { .slice = index };

  if (slice->is_wide && self->bottom > self->top)
    {
      self->column = 0;
      self->used = self->bottom;
    }
  if (self->used > self->top)
    self->used += slice->space;
  placed.x = self->column * (self->galley->width + muster_galley_get_gap (self->galley));
  placed.y = self->used;
  self->used += slice->height;
  if (slice->is_wide)
    self->top = self->used;
  self->bottom = MAX (self->bottom, self->used);
  g_array_append_val (self->placed, placed);
}

static void
begin_page (MusterPages *self)
{
  g_array_append_val (self->starts, self->placed->len);
  self->used = 0;
  self->top = 0;
  self->bottom = 0;
  self->column = 0;
}

static gboolean
fits (MusterPages *self,
      double       height)
{
  double room = get_content_height (self) - self->reserve;

  /* Sums of many heights are not exact. */
  return height <= (self->limit > 0 ? MIN (self->limit, room) : room) + 0.01;
}

/* Goes on at the top of the next column that has room for this height below the repeated @head; a new
 * page has. What stands across all columns goes on there. */
static void
begin_column (MusterPages *self,
              int          head,
              double       height,
              gboolean     is_wide)
{
  if (head >= 0)
    height += muster_galley_get_slice (self->galley, (guint) head)->height;
  do
    {
      if (self->column + 1 < self->galley->n_columns && !is_wide)
        {
          self->column++;
          self->used = self->top;
        }
      else
        begin_page (self);
    }
  while (self->used > 0 && !fits (self, self->used + height));
  if (head >= 0)
    place_slice (self, (guint) head);
}

/* Columns would begin so far down that they were a line or two. */
static gboolean
lacks_room (MusterPages *self)
{
  double height = get_content_height (self);

  return self->galley->n_columns > 1 && self->top > 0 && self->used <= self->top && self->column == 0 &&
         height - self->top < height * MIN_ROOM;
}

/* The end of the run that begins at @first. @height: of all of it at the top of a page. */
static guint
find_run (MusterPages *self,
          guint        first,
          double      *height)
{
  guint n_slices = muster_galley_get_n_slices (self->galley);
  guint i = first;

  for (*height = 0; i < n_slices; i++)
    {
      const MusterSlice *slice = muster_galley_get_slice (self->galley, i);

      if (i > first && slice->begins_page)
        break;
      *height += slice->height + (i > first ? slice->space : 0);
      if (!slice->keeps_with_next || (slice->may_cut && self->cuts))
        return i + 1;
    }

  return i;
}

/* Across the page, below its columns. */
static void
place_foot (MusterPages *self,
            guint        first,
            guint        end,
            double       height)
{
  if (self->bottom + height > get_content_height (self) + 0.01)
    begin_page (self);
  for (guint i = first; i < end; i++)
    place_slice (self, i);
}

static void
place_run (MusterPages *self,
           guint        first,
           guint        end,
           double       height)
{
  const MusterSlice *begin = muster_galley_get_slice (self->galley, first);
  double head = begin->head >= 0
                ? muster_galley_get_slice (self->galley, (guint) begin->head)->height : 0;

  if ((begin->begins_page && (self->used > 0 || self->column > 0)) || (!begin->is_wide && lacks_room (self)))
    begin_page (self);
  if (begin->is_wide && self->bottom > self->top)
    {
      place_foot (self, first, end, begin->space + height);
      return;
    }
  if (self->used > 0 &&
      !fits (self, self->used + (self->used > self->top ? begin->space : 0) + height) &&
      fits (self, head + height))
    begin_column (self, begin->head, height, begin->is_wide);

  for (guint i = first; i < end; i++)
    {
      const MusterSlice *slice = muster_galley_get_slice (self->galley, i);

      if (self->used > 0 && !fits (self, self->used + slice->space + slice->height))
        {
          begin_column (self, slice->head, slice->height, slice->is_wide);
          self->breaks |= i > first;
        }
      place_slice (self, i);
    }
}

static void
place_from (MusterPages *self,
            guint        first)
{
  guint n_slices = muster_galley_get_n_slices (self->galley);

  while (first < n_slices)
    {
      double height;
      guint end = find_run (self, first, &height);

      place_run (self, first, end, height);
      first = end;
    }
}

/* Sets the last page of a newspaper or of a dense document again, with columns as short as they can be
 * without another page, and with nothing torn apart for it. */
static void
even_out (MusterPages *self)
{
  guint start = g_array_index (self->starts, guint, self->starts->len - 1);
  guint n_pages = self->starts->len;
  guint first = g_array_index (self->placed, MusterPlaced, start).slice;
  int head = -1;
  double low = 0, high = get_content_height (self);

  if (!(self->galley->is_press || self->galley->is_dense) || self->galley->n_columns < 2)
    return;
  /* The page goes on with a table, whose head is repeated: only what stands below it is new. */
  if (start > 0 && first <= g_array_index (self->placed, MusterPlaced, start - 1).slice)
    {
      head = (int) first;
      first = g_array_index (self->placed, MusterPlaced, start + 1).slice;
    }
  for (guint i = 0; i <= EVEN_STEPS; i++)
    {
      self->limit = i < EVEN_STEPS ? (low + high) / 2 : high;
      g_array_set_size (self->placed, start);
      g_array_set_size (self->starts, n_pages - 1);
      begin_page (self);
      self->breaks = FALSE;
      if (head >= 0)
        place_slice (self, (guint) head);
      place_from (self, first);
      if (self->starts->len > n_pages || self->breaks)
        low = self->limit;
      else
        high = self->limit;
    }
  self->limit = 0;
}

/* How high that is what stands across the foot of the last page. */
static double
measure_foot (const MusterGalley *galley)
{
  double height = 0;

  for (guint i = muster_galley_get_n_slices (galley); i > 0; i--)
    {
      const MusterSlice *slice = muster_galley_get_slice (galley, i - 1);

      if (!slice->is_wide)
        return height;
      height += slice->space + slice->height;
    }
  return 0;
}

static void
place_all (MusterPages *self,
           gboolean     cuts)
{
  g_array_set_size (self->placed, 0);
  g_array_set_size (self->starts, 0);
  self->cuts = cuts;
  begin_page (self);
  place_from (self, 0);
  even_out (self);
}

static double
measure_gaps (MusterPages *self)
{
  double sum = 0;

  for (guint page = 0; page < self->starts->len; page++)
    sum += muster_columns_measure_gap (self->galley, get_placed (self, page), count_placed (self, page));

  return sum;
}

/* A table is cut for another page, or for columns that would be too different without. */
static void
place_evenly (MusterPages *self)
{
  double limit = get_content_height (self) * MAX_GAP;
  double gaps;
  guint n_pages;

  place_all (self, FALSE);
  if (!self->galley->is_dense || self->galley->n_columns < 2)
    return;
  gaps = measure_gaps (self);
  n_pages = self->starts->len;
  if (gaps < limit && n_pages == 1)
    return;
  place_all (self, TRUE);
  if (self->starts->len == n_pages && measure_gaps (self) > gaps - limit)
    place_all (self, FALSE);
}

static void
lay_out_in (MusterPages *self,
            double       scale)
{
  g_clear_pointer (&self->galley, muster_galley_free);
  g_clear_pointer (&self->type, muster_type_free);
  self->type = muster_type_new (self->paper.large_type, scale);
  self->galley = muster_galley_new (self->document, self->type, get_content_width (self),
                                    get_content_height (self));
  self->reserve = self->galley->is_press ? measure_foot (self->galley) : 0;
  place_evenly (self);
}

/* In the largest type that needs no more pages than these, and no other columns. */
static void
grow (MusterPages *self,
      double       scale,
      guint        max_pages)
{
  guint n_columns = self->galley->n_columns;

  for (guint i = 0; i < G_N_ELEMENTS (LARGER); i++)
    {
      lay_out_in (self, scale * LARGER[i]);
      if (self->starts->len <= max_pages && self->galley->n_columns == n_columns)
        return;
    }
  lay_out_in (self, scale);
}

static void
lay_out (MusterPages *self)
{
  double scale = muster_document_get_type_scale (self->document);
  guint max_pages = self->paper.large_type ? 0 : muster_document_get_max_pages (self->document);

  lay_out_in (self, scale);
  if (muster_document_get_dense (self->document) && (max_pages == 0 || self->starts->len <= max_pages))
    {
      grow (self, scale, self->starts->len);
      return;
    }
  for (guint i = 0; max_pages > 0 && self->starts->len > max_pages && i < G_N_ELEMENTS (SMALLER);
       i++)
    lay_out_in (self, scale * SMALLER[i]);
  /* What takes more pages anyhow is better read in its own size. */
  if (max_pages > 0 && self->starts->len > max_pages)
    lay_out_in (self, scale);
}

static void
paint_footer (MusterPages *self,
              guint        page,
              cairo_t     *cr)
{
  double height = get_footer_height (self);
  double width = get_content_width (self);
  g_autofree char *number = g_strdup_printf (_("Page %u of %u"), page + 1,
                                             muster_pages_get_n_pages (self));

  cairo_save (cr);
  cairo_translate (cr, self->paper.margin,
                   muster_paper_get_height (&self->paper) - self->paper.margin - height);
  muster_painter_draw_footer (self->type, muster_document_get_title (self->document),
                              muster_document_get_footer (self->document), number,
                              width, height, cr);
  cairo_restore (cr);
}

static void
muster_pages_finalize (GObject *object)
{
  MusterPages *self = MUSTER_PAGES (object);

  g_clear_pointer (&self->galley, muster_galley_free);
  g_clear_pointer (&self->type, muster_type_free);
  g_clear_pointer (&self->placed, g_array_unref);
  g_clear_pointer (&self->starts, g_array_unref);
  g_clear_object (&self->document);

  G_OBJECT_CLASS (muster_pages_parent_class)->finalize (object);
}

static void
muster_pages_class_init (MusterPagesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = muster_pages_finalize;
}

static void
muster_pages_init (MusterPages *self)
{
  self->placed = g_array_new (FALSE, FALSE, sizeof (MusterPlaced));
  self->starts = g_array_new (FALSE, FALSE, sizeof (guint));
}

/**
 * muster_pages_new:
 * @document: not changed any more
 *
 * Returns: (transfer full): its pages, at least one
 */
MusterPages *
muster_pages_new (MusterDocument    *document,
                  const MusterPaper *paper)
{
  MusterPages *self;

  g_return_val_if_fail (MUSTER_IS_DOCUMENT (document), NULL);
  g_return_val_if_fail (paper != NULL, NULL);

  self = g_object_new (MUSTER_TYPE_PAGES, NULL);
  self->document = g_object_ref (document);
  self->paper = *paper;
  self->paper.margin = CLAMP (paper->margin, MUSTER_PAPER_MIN_MARGIN, MUSTER_PAPER_MAX_MARGIN);
  if (muster_document_get_dense (document))
    self->paper.margin = MIN (self->paper.margin, DENSE_MARGIN);
  lay_out (self);

  return self;
}

guint
muster_pages_get_n_pages (MusterPages *self)
{
  g_return_val_if_fail (MUSTER_IS_PAGES (self), 0);

  return self->starts->len;
}

double
muster_pages_get_width (MusterPages *self)
{
  g_return_val_if_fail (MUSTER_IS_PAGES (self), 0);

  return muster_paper_get_width (&self->paper);
}

double
muster_pages_get_height (MusterPages *self)
{
  g_return_val_if_fail (MUSTER_IS_PAGES (self), 0);

  return muster_paper_get_height (&self->paper);
}

double
muster_pages_get_text_size (MusterPages *self)
{
  g_return_val_if_fail (MUSTER_IS_PAGES (self), 0);

  return muster_type_get_size (self->type, MUSTER_ROLE_BODY);
}

double
muster_pages_get_card_size (MusterPages *self)
{
  g_return_val_if_fail (MUSTER_IS_PAGES (self), 0);

  return self->galley->card_size;
}

/**
 * muster_pages_paint:
 * @page: from 0
 */
void
muster_pages_paint (MusterPages *self,
                    guint        page,
                    cairo_t     *cr)
{
  g_return_if_fail (MUSTER_IS_PAGES (self));
  g_return_if_fail (page < self->starts->len);
  g_return_if_fail (cr != NULL);

  cairo_save (cr);
  cairo_translate (cr, self->paper.margin, self->paper.margin);
  muster_painter_draw_slices (self->galley, get_placed (self, page), count_placed (self, page), cr);
  if (self->galley->is_press)
    muster_columns_paint_rules (self->galley, get_placed (self, page), count_placed (self, page), cr);
  cairo_restore (cr);
  paint_footer (self, page, cr);
}

/**
 * muster_pages_dup_lacking:
 *
 * Returns: (transfer full): "Ethiopic, Thai"
 */
char *
muster_pages_dup_lacking (MusterPages *self)
{
  g_autoptr (GHashTable) asked = g_hash_table_new (NULL, NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  g_return_val_if_fail (MUSTER_IS_PAGES (self), NULL);

  for (guint i = 0; i < self->galley->pieces->len; i++)
    {
      const MusterPiece *piece = &g_array_index (self->galley->pieces, MusterPiece, i);

      /* The lines of a text are pieces of it. */
      if (i == 0 || g_array_index (self->galley->pieces, MusterPiece, i - 1).text != piece->text)
        muster_type_list_lacking (self->type, piece->text, asked, names);
    }
  g_ptr_array_add (names, NULL);

  return g_strjoinv (", ", (char **) names->pdata);
}

void
muster_pages_list_headings (MusterPages       *self,
                            MusterHeadingFunc  callback,
                            gpointer           data)
{
  g_return_if_fail (MUSTER_IS_PAGES (self));
  g_return_if_fail (callback != NULL);

  for (guint page = 0; page < self->starts->len; page++)
    {
      for (guint i = g_array_index (self->starts, guint, page); i < get_end (self, page); i++)
        {
          const MusterPlaced *placed = &g_array_index (self->placed, MusterPlaced, i);
          const MusterSlice *slice = muster_galley_get_slice (self->galley, placed->slice);

          if (slice->level > 0)
            callback (muster_galley_get_piece (self->galley, slice, 0)->text, slice->level, page,
                      self->paper.margin, self->paper.margin + placed->y, data);
        }
    }
}
