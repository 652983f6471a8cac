/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/page/muster-pages.h"

#include "core/muster-i18n.h"
#include "sheets/page/muster-columns.h"
#include "sheets/page/muster-pages-private.h"

/* In which type a document is set; what stands on which page is muster-pages-place.c's. */

#define DENSE_MARGIN (8 * 72 / 25.4)

/* What a document that has too many pages is tried in. */
static const double SMALLER[] = { 0.98, 0.96, 0.92, 0.88, 0.84, 0.8 };

/* What the last of several pages must have at least, or type that is not much smaller is tried. */
#define LEAST_FILLED 0.3
#define LEAST_SHRUNK 0.84

/* How much larger the type of one becomes that has room to spare on its pages, and in how many steps that is
 * found. */
#define MAX_GROWTH 1.3
#define GROWTH_STEPS 6

/* The space between things, where the last page has room to spare in any larger type. */
#define MAX_ROOM 3.2
#define ROOM_STEPS 5

G_DEFINE_FINAL_TYPE (MusterPages, muster_pages, MUSTER_TYPE_OBJECT)

static void
lay_out_in (MusterPages *self,
            double       scale,
            double       room)
{
  g_clear_pointer (&self->galley, muster_galley_free);
  g_clear_pointer (&self->type, muster_type_free);
  self->type = muster_type_new (self->paper.large_type, scale);
  self->galley = muster_galley_new (self->document, self->type, muster_pages_get_content_width (self),
                                    muster_pages_get_content_height (self), room);
  muster_pages_place (self);
}

/* In the largest type that needs no more pages than there are and no other columns, and breaks no words for
 * it. Returns its size. */
static double
grow (MusterPages *self,
      double       scale)
{
  guint n_columns = self->galley->n_columns;
  guint max_pages = self->starts->len;
  gboolean was_cramped = self->galley->is_cramped;
  double low = 1, high = MAX_GROWTH;
  double factor = high;

  for (guint i = 0; i < GROWTH_STEPS; i++)
    {
      lay_out_in (self, scale * factor, 1);
      if (self->starts->len <= max_pages && self->galley->n_columns == n_columns &&
          (was_cramped || !self->galley->is_cramped))
        low = factor;
      else
        high = factor;
      factor = (low + high) / 2;
    }
  lay_out_in (self, scale * low, 1);

  return scale * low;
}

/* With as much space between things as needs no more pages than there are. */
static void
spread (MusterPages *self,
        double       scale)
{
  guint max_pages = self->starts->len;
  double low = 1, high = MAX_ROOM;
  double room = high;

  for (guint i = 0; i < ROOM_STEPS; i++)
    {
      lay_out_in (self, scale, room);
      if (self->starts->len <= max_pages)
        low = room;
      else
        high = room;
      room = (low + high) / 2;
    }
  lay_out_in (self, scale, low);
}

/* Whether the last of several pages has a few lines and nothing else. */
static gboolean
spills (MusterPages *self)
{
  guint last = self->starts->len - 1;
  double bottom = 0;

  if (last == 0)
    return FALSE;
  for (guint i = 0; i < muster_pages_count_placed (self, last); i++)
    {
      const MusterPlaced *placed = muster_pages_get_placed (self, last) + i;

      bottom = MAX (bottom, placed->y + muster_galley_get_slice (self->galley, placed->slice)->height);
    }

  return bottom < muster_pages_get_content_height (self) * LEAST_FILLED;
}

/* In somewhat smaller type, if that saves the page for a few lines; otherwise in somewhat larger, so that it
 * has more than those. */
static void
even_out (MusterPages *self,
          double       scale)
{
  static const double larger[] = { 1.03, 1.06, 1.09, 1.12 };
  guint n_pages = self->starts->len;

  for (guint i = 0; i < G_N_ELEMENTS (SMALLER) && SMALLER[i] >= LEAST_SHRUNK; i++)
    {
      lay_out_in (self, scale * SMALLER[i], 1);
      if (self->starts->len < n_pages)
        return;
    }
  for (guint i = 0; i < G_N_ELEMENTS (larger); i++)
    {
      lay_out_in (self, scale * larger[i], 1);
      if (self->starts->len == n_pages && !spills (self))
        return;
    }
  lay_out_in (self, scale, 1);
}

static void
lay_out (MusterPages *self)
{
  double scale = muster_document_get_type_scale (self->document);
  guint max_pages = self->paper.large_type ? 0 : muster_document_get_max_pages (self->document);

  lay_out_in (self, scale, 1);
  if (muster_document_get_dense (self->document) && (max_pages == 0 || self->starts->len <= max_pages))
    {
      scale = grow (self, scale);
      spread (self, scale);
      return;
    }
  for (guint i = 0; max_pages > 0 && self->starts->len > max_pages && i < G_N_ELEMENTS (SMALLER);
       i++)
    lay_out_in (self, scale * SMALLER[i], 1);
  /* What takes more pages anyhow is better read in its own size. */
  if (max_pages > 0 && self->starts->len > max_pages)
    lay_out_in (self, scale, 1);
  if (spills (self))
    even_out (self, scale);
}

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterPages, galley, muster_galley_free),
  MUSTER_OWNED (MusterPages, type, muster_type_free),
  MUSTER_OWNED (MusterPages, placed, g_array_unref),
  MUSTER_OWNED (MusterPages, starts, g_array_unref),
  MUSTER_OWNED (MusterPages, document, g_object_unref),
};

static void
muster_pages_class_init (MusterPagesClass *klass)
{
  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));
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
  muster_document_hyphenate (document);
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

double
muster_pages_get_figure_size (MusterPages *self)
{
  g_return_val_if_fail (MUSTER_IS_PAGES (self), 0);

  return self->galley->figure_size;
}

double
muster_pages_get_drawing_share (MusterPages *self)
{
  g_return_val_if_fail (MUSTER_IS_PAGES (self), 0);

  return self->galley->drawing_share;
}

guint
muster_pages_get_n_columns (MusterPages *self)
{
  g_return_val_if_fail (MUSTER_IS_PAGES (self), 1);

  return self->galley->n_columns;
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
  const MusterPlaced *placed;
  guint n_placed;
  double height;
  double width;
  g_autofree char *number = NULL;

  g_return_if_fail (MUSTER_IS_PAGES (self));
  g_return_if_fail (page < self->starts->len);
  g_return_if_fail (cr != NULL);

  placed = muster_pages_get_placed (self, page);
  n_placed = muster_pages_count_placed (self, page);
  cairo_save (cr);
  cairo_translate (cr, self->paper.margin, self->paper.margin);
  muster_painter_draw_slices (self->galley, placed, n_placed, cr);
  if (self->galley->is_press)
    muster_columns_paint_rules (self->galley, placed, n_placed, cr);
  cairo_restore (cr);
  height = muster_pages_get_footer_height (self);
  width = muster_pages_get_content_width (self);
  number = g_strdup_printf (_("Page %u of %u"), page + 1,
                            muster_pages_get_n_pages (self));
  cairo_save (cr);
  cairo_translate (cr, self->paper.margin,
                   muster_paper_get_height (&self->paper) - self->paper.margin - height);
  muster_painter_draw_footer (self->type, muster_document_get_title (self->document),
                              muster_document_get_footer (self->document), number,
                              width, height, cr);
  cairo_restore (cr);
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
        muster_type_scripts_list_lacking (self->type, piece->text, asked, names);
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
      for (guint i = g_array_index (self->starts, guint, page); i < muster_pages_get_end (self, page); i++)
        {
          const MusterPlaced *placed = &g_array_index (self->placed, MusterPlaced, i);
          const MusterSlice *slice = muster_galley_get_slice (self->galley, placed->slice);

          if (slice->level > 0)
            callback (muster_galley_get_piece (self->galley, slice, 0)->text, slice->level, page,
                      self->paper.margin, self->paper.margin + placed->y, data);
        }
    }
}
