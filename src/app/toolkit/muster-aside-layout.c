/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/toolkit/muster-aside-layout.h"

/* In pixels. */
#define SPACING 12
#define NARROW 340
#define ENOUGH 860

struct _MusterAsideLayout
{
  GtkLayoutManager parent_instance;

  GtkPackType side; /* where the narrow column stands */
};

G_DEFINE_FINAL_TYPE (MusterAsideLayout, muster_aside_layout, GTK_TYPE_LAYOUT_MANAGER)

static int
measure_minimum (GtkWidget      *child,
                 GtkOrientation  orientation,
                 int             for_size)
{
  int minimum;

  gtk_widget_measure (child, orientation, for_size, &minimum, NULL, NULL, NULL);
  return minimum;
}

/* Returns the width of the second column, or 0 if the columns stand one below the other. */
static int
get_narrow (GtkWidget *first,
            GtkWidget *second,
            int        width)
{
  int narrow = MAX (NARROW, measure_minimum (second, GTK_ORIENTATION_HORIZONTAL, -1));
  int wide = MAX (ENOUGH - NARROW, measure_minimum (first, GTK_ORIENTATION_HORIZONTAL, -1));

  return width >= wide + narrow + SPACING ? narrow : 0;
}

static GtkSizeRequestMode
get_request_mode (GtkLayoutManager *layout,
                  GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure (GtkLayoutManager *layout,
         GtkWidget        *widget,
         GtkOrientation    orientation,
         int               for_size,
         int              *minimum,
         int              *natural,
         int              *minimum_baseline,
         int              *natural_baseline)
{
  GtkWidget *first = gtk_widget_get_first_child (widget);
  GtkWidget *second = gtk_widget_get_last_child (widget);
  int narrow;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MAX (measure_minimum (first, orientation, -1), measure_minimum (second, orientation, -1));
      *natural = MAX (*minimum, ENOUGH + SPACING);
      return;
    }
  if (for_size < 0)
    for_size = ENOUGH + SPACING;
  narrow = get_narrow (first, second, for_size);
  if (narrow > 0)
    *minimum = MAX (measure_minimum (first, orientation, for_size - narrow - SPACING),
                    measure_minimum (second, orientation, narrow));
  else
    *minimum = measure_minimum (first, orientation, for_size) + SPACING
               + measure_minimum (second, orientation, for_size);
  *natural = *minimum;
}

static void
allocate (GtkLayoutManager *layout,
          GtkWidget        *widget,
          int               width,
          int               height,
          int               baseline)
{
  GtkWidget *first = gtk_widget_get_first_child (widget);
  GtkWidget *second = gtk_widget_get_last_child (widget);
  int narrow = get_narrow (first, second, width);
  GtkAllocation a = { 0, 0, width, height };
  GtkAllocation b = { 0, 0, width, height };

  if (narrow > 0)
    {
      a.width = width - narrow - SPACING;
      a.height = measure_minimum (first, GTK_ORIENTATION_VERTICAL, a.width);
      if (MUSTER_ASIDE_LAYOUT (layout)->side == GTK_PACK_START)
        a.x = narrow + SPACING;
      else
        b.x = a.width + SPACING;
      b.width = narrow;
      b.height = measure_minimum (second, GTK_ORIENTATION_VERTICAL, narrow);
    }
  else
    {
      a.height = measure_minimum (first, GTK_ORIENTATION_VERTICAL, width);
      b.y = a.height + SPACING;
      b.height = measure_minimum (second, GTK_ORIENTATION_VERTICAL, width);
    }
  gtk_widget_size_allocate (first, &a, -1);
  gtk_widget_size_allocate (second, &b, -1);
}

static void
muster_aside_layout_class_init (MusterAsideLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = get_request_mode;
  layout_class->measure = measure;
  layout_class->allocate = allocate;
}

static void
muster_aside_layout_init (MusterAsideLayout *self)
{
}

GtkLayoutManager *
muster_aside_layout_new (GtkPackType side)
{
  MusterAsideLayout *self = g_object_new (MUSTER_TYPE_ASIDE_LAYOUT, NULL);

  self->side = side;

  return GTK_LAYOUT_MANAGER (self);
}
