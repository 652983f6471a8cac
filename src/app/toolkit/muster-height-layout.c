/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/toolkit/muster-height-layout.h"

struct _MusterHeightLayout
{
  GtkLayoutManager parent_instance;

  /* The box layout does the work, since only it can read the spacing from the style sheet. */
  GtkLayoutManager *box;
};

G_DEFINE_FINAL_TYPE (MusterHeightLayout, muster_height_layout, GTK_TYPE_LAYOUT_MANAGER)

static GtkSizeRequestMode
muster_height_layout_get_request_mode (GtkLayoutManager *layout,
                                       GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
muster_height_layout_measure (GtkLayoutManager *layout,
                              GtkWidget        *widget,
                              GtkOrientation    orientation,
                              int               for_size,
                              int              *minimum,
                              int              *natural,
                              int              *minimum_baseline,
                              int              *natural_baseline)
{
  MusterHeightLayout *self = MUSTER_HEIGHT_LAYOUT (layout);

  gtk_layout_manager_measure (self->box, widget, orientation,
                              orientation == GTK_ORIENTATION_HORIZONTAL ? -1 : for_size, minimum,
                              natural, minimum_baseline, natural_baseline);
}

static void
muster_height_layout_allocate (GtkLayoutManager *layout,
                               GtkWidget        *widget,
                               int               width,
                               int               height,
                               int               baseline)
{
  MusterHeightLayout *self = MUSTER_HEIGHT_LAYOUT (layout);

  gtk_layout_manager_allocate (self->box, widget, width, height, baseline);
}

static void
muster_height_layout_dispose (GObject *object)
{
  MusterHeightLayout *self = MUSTER_HEIGHT_LAYOUT (object);

  g_clear_object (&self->box);

  G_OBJECT_CLASS (muster_height_layout_parent_class)->dispose (object);
}

static void
muster_height_layout_class_init (MusterHeightLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_height_layout_dispose;
  layout_class->get_request_mode = muster_height_layout_get_request_mode;
  layout_class->measure = muster_height_layout_measure;
  layout_class->allocate = muster_height_layout_allocate;
}

static void
muster_height_layout_init (MusterHeightLayout *self)
{
  self->box = gtk_box_layout_new (GTK_ORIENTATION_VERTICAL);
}

GtkLayoutManager *
muster_height_layout_new (void)
{
  return g_object_new (MUSTER_TYPE_HEIGHT_LAYOUT, NULL);
}
