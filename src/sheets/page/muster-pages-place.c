/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/page/muster-pages-private.h"

#include "sheets/page/muster-columns.h"

/* Cutting a galley into pages, and those into columns. Slices that keep together form a run; a run
 * that does not fit on the rest of a column begins the next one, and only a run higher than a page is
 * broken. */

#define FOOTER_HEIGHT 20
#define DENSE_FOOTER_HEIGHT 12
#define EVEN_STEPS 12
#define MIN_ROOM 0.1 /* of a page: columns below what stands across it are not lower */
#define MAX_GAP 0.08 /* of a page: more below a column is worth a cut in a table */
#define MAX_SHARE 8 /* points that a space gets at most to fill its page */
#define MIN_LEVEL 0.7 /* of a page: the lowest that pages of one height are */

double
muster_pages_get_content_width (MusterPages *self)
{
  return muster_paper_get_width (&self->paper) - 2 * self->paper.margin;
}

/* Cards to cut out, which have the page for themselves, have as much of it in large type. */
double
muster_pages_get_footer_height (MusterPages *self)
{
  double scale = muster_document_get_has_title (self->document) ? muster_type_get_scale (self->type) : 1;

  return (muster_document_get_dense (self->document) ? DENSE_FOOTER_HEIGHT : FOOTER_HEIGHT) * scale;
}

double
muster_pages_get_content_height (MusterPages *self)
{
  return muster_paper_get_height (&self->paper) - 2 * self->paper.margin -
         muster_pages_get_footer_height (self);
}

/* Where the things of a page end in the list of all of them. */
guint
muster_pages_get_end (MusterPages *self,
                      guint        page)
{
  return page + 1 < self->starts->len ? g_array_index (self->starts, guint, page + 1)
                                      : self->placed->len;
}

const MusterPlaced *
muster_pages_get_placed (MusterPages *self,
                         guint        page)
{
  return &g_array_index (self->placed, MusterPlaced, g_array_index (self->starts, guint, page));
}

guint
muster_pages_count_placed (MusterPages *self,
                           guint        page)
{
  return muster_pages_get_end (self, page) - g_array_index (self->starts, guint, page);
}

/* The space above a slice: none at the top of a column. What goes over all columns begins none. */
static double
get_space (MusterPages       *self,
           const MusterSlice *slice)
{
  return self->used > (slice->is_wide ? 0 : self->top) ? slice->space : 0;
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
  self->used += get_space (self, slice);
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

static void
begin_all (MusterPages *self)
{
  g_array_set_size (self->placed, 0);
  g_array_set_size (self->starts, 0);
  self->breaks = FALSE;
  begin_page (self);
}

static gboolean
fits (MusterPages *self,
      double       height)
{
  double room = muster_pages_get_content_height (self) - self->reserve;

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
  double height = muster_pages_get_content_height (self);

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
  if (self->bottom + height > muster_pages_get_content_height (self) + 0.01)
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
      !fits (self, self->used + get_space (self, begin) + height) &&
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
  double low = 0, high = muster_pages_get_content_height (self);

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

/* Whether there is space above the one that is placed at @index. */
static gboolean
has_space (MusterPages *self,
           guint        index)
{
  guint slice = g_array_index (self->placed, MusterPlaced, index).slice;

  return muster_galley_get_slice (self->galley, slice)->space > 0;
}

/* Sets a document of one column again, with its pages as low as they can be without another one: what the
 * last page has left is shared by all. */
static void
level (MusterPages *self)
{
  guint n_pages = self->starts->len;
  double high = muster_pages_get_content_height (self);
  double low = high * MIN_LEVEL;

  for (guint i = 0; i <= EVEN_STEPS; i++)
    {
      self->limit = i < EVEN_STEPS ? (low + high) / 2 : high;
      begin_all (self);
      place_from (self, 0);
      if (self->starts->len > n_pages || self->breaks)
        low = self->limit;
      else
        high = self->limit;
    }
  self->limit = 0;
}

static void
place_all (MusterPages *self,
           gboolean     cuts)
{
  self->cuts = cuts;
  begin_all (self);
  place_from (self, 0);
  even_out (self);
}

/* Columns of a page that goes on are to be full, those of the last one of one height. */
static double
measure_gaps (MusterPages *self)
{
  double sum = 0;

  for (guint page = 0; page < self->starts->len; page++)
    sum += muster_columns_measure_gap (
      self->galley, muster_pages_get_placed (self, page), muster_pages_count_placed (self, page),
      page + 1 < self->starts->len ? muster_pages_get_content_height (self) : 0);

  return sum;
}

/* A table is cut for another page, or for columns that would be too different without. */
static void
place_evenly (MusterPages *self)
{
  double limit = muster_pages_get_content_height (self) * MAX_GAP;
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

void
muster_pages_place (MusterPages *self)
{
  self->reserve = self->galley->is_press ? measure_foot (self->galley) : 0;
  place_evenly (self);
  if (self->galley->is_dense && self->galley->n_columns == 1 && self->starts->len > 1)
    {
      double most;

      level (self);
      /* Shares what a page of one column has left among the spaces on it, a little for each. */
      most = MAX_SHARE * muster_type_get_scale (self->type);
      for (guint page = 0; page < self->starts->len; page++)
        {
          guint start = g_array_index (self->starts, guint, page);
          guint end = muster_pages_get_end (self, page);
          const MusterPlaced *last = &g_array_index (self->placed, MusterPlaced, end - 1);
          double left = muster_pages_get_content_height (self) - most - last->y -
                        muster_galley_get_slice (self->galley, last->slice)->height;
          double shift = 0;
          guint n_spaces = 0;

          for (guint i = start + 1; i < end; i++)
            n_spaces += has_space (self, i);
          for (guint i = start + 1; i < end; i++)
            {
              shift += has_space (self, i) ? CLAMP (left / n_spaces, 0, most) : 0;
              g_array_index (self->placed, MusterPlaced, i).y += shift;
            }
        }
    }
}
