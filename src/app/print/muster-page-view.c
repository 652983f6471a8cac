/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/print/muster-page-view.h"

#include "core/muster-i18n.h"

#define PIXELS_PER_POINT (96.0 / 72.0)
#define GAP 12        /* around the paper, in pixels */
#define LEAST_WIDTH 160
#define MOST_FIT 1.25 /* the largest scale that fitting to the width may give */

struct _MusterPageView
{
  GtkWidget parent_instance;

  MusterPages *pages;
  guint page;
  double zoom;
};

G_DEFINE_FINAL_TYPE (MusterPageView, muster_page_view, GTK_TYPE_WIDGET)

/* Returns the pixels per point in a widget of this width. */
static double
get_scale (MusterPageView *self,
           int             width)
{
  double fitting;

  if (self->zoom > 0)
    return self->zoom * PIXELS_PER_POINT;

  fitting = MAX (width - 2 * GAP, 1) / muster_pages_get_width (self->pages);

  return MIN (fitting, MOST_FIT * PIXELS_PER_POINT);
}

static GtkSizeRequestMode
muster_page_view_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
muster_page_view_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  MusterPageView *self = MUSTER_PAGE_VIEW (widget);

  if (self->pages == NULL)
    return;

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      double scale = get_scale (self, for_size >= 0 ? for_size : G_MAXINT / 2);

      *minimum = *natural = (int) (muster_pages_get_height (self->pages) * scale) + GAP;
      return;
    }

  if (self->zoom > 0)
    *minimum = *natural =
      (int) (muster_pages_get_width (self->pages) * get_scale (self, 0)) + 2 * GAP;
  else
    {
      *minimum = LEAST_WIDTH;
      *natural = (int) (muster_pages_get_width (self->pages) * PIXELS_PER_POINT) + 2 * GAP;
    }
}

static void
muster_page_view_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  MusterPageView *self = MUSTER_PAGE_VIEW (widget);
  int width = gtk_widget_get_width (widget);
  const GdkRGBA shade = { 0, 0, 0, 0.3f };
  GskRoundedRect outline;
  graphene_rect_t paper;
  double scale;
  cairo_t *cr;

  if (self->pages == NULL)
    return;

  scale = get_scale (self, width);
  paper.size.width = (float) (muster_pages_get_width (self->pages) * scale);
  paper.size.height = (float) (muster_pages_get_height (self->pages) * scale);
  paper.origin.x = MAX (((float) width - paper.size.width) / 2, 0);
  paper.origin.y = GAP / 2;
  gsk_rounded_rect_init_from_rect (&outline, &paper, 0);
  gtk_snapshot_append_outset_shadow (snapshot, &outline, &shade, 0, 1, 1, 4);
  cr = gtk_snapshot_append_cairo (snapshot, &paper);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_translate (cr, paper.origin.x, paper.origin.y);
  cairo_scale (cr, scale, scale);
  muster_pages_paint (self->pages, self->page, cr);
  cairo_destroy (cr);
}

static void
muster_page_view_dispose (GObject *object)
{
  MusterPageView *self = MUSTER_PAGE_VIEW (object);

  g_clear_object (&self->pages);

  G_OBJECT_CLASS (muster_page_view_parent_class)->dispose (object);
}

static void
muster_page_view_class_init (MusterPageViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = muster_page_view_dispose;
  widget_class->get_request_mode = muster_page_view_get_request_mode;
  widget_class->measure = muster_page_view_measure;
  widget_class->snapshot = muster_page_view_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_widget_class_set_css_name (widget_class, "page");
}

static void
muster_page_view_init (MusterPageView *self)
{
}

GtkWidget *
muster_page_view_new (void)
{
  return g_object_new (MUSTER_TYPE_PAGE_VIEW, NULL);
}

/**
 * muster_page_view_set_page:
 * @page: from 0
 */
void
muster_page_view_set_page (MusterPageView *self,
                           MusterPages    *pages,
                           guint           page)
{
  g_autofree char *label = NULL;

  g_return_if_fail (MUSTER_IS_PAGE_VIEW (self));
  g_return_if_fail (MUSTER_IS_PAGES (pages));
  g_return_if_fail (page < muster_pages_get_n_pages (pages));

  label = g_strdup_printf (_("Page %u of %u"), page + 1, muster_pages_get_n_pages (pages));
  g_set_object (&self->pages, pages);
  self->page = page;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
muster_page_view_set_zoom (MusterPageView *self,
                           double          zoom)
{
  g_return_if_fail (MUSTER_IS_PAGE_VIEW (self));
  g_return_if_fail (zoom >= 0);

  self->zoom = zoom;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
