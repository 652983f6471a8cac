/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/club/muster-columns-layout.h"

#define SPACING 12
#define WIDE 960 /* in pixels; a wider widget has two columns */

struct _MusterColumnsLayout
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (MusterColumnsLayout, muster_columns_layout, GTK_TYPE_LAYOUT_MANAGER)

typedef void (*Place) (GtkWidget *child,
                       int        x,
                       int        y,
                       int        width,
                       int        height);

/* The first column is as wide as the first child would like to be, within bounds: a table loses columns where
 * it has no room, and a chart beside it only becomes smaller. */
static int
get_first_width (GtkWidget *widget,
                 int        width)
{
  GtkWidget *first = gtk_widget_get_first_child (widget);
  int wanted = 0;

  if (width < WIDE)
    return width;
  if (first != NULL && gtk_widget_should_layout (first))
    gtk_widget_measure (first, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &wanted, NULL, NULL);

  return CLAMP (wanted, (width - SPACING) / 2, (width - SPACING) * 3 / 5);
}

/* Visits the children in the order in which they are placed. Returns: the height of all */
static int
go_through (GtkWidget *widget,
            int        width,
            Place      place)
{
  int n_columns = width >= WIDE ? 2 : 1;
  int first = get_first_width (widget, width);
  int widths[2] = { first, width - first - SPACING };
  int heights[2] = { 0, 0 };

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int column = n_columns > 1 && heights[1] < heights[0] ? 1 : 0;
      int height;

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, widths[column], NULL, &height, NULL, NULL);
      if (heights[column] > 0)
        heights[column] += SPACING;
      if (place != NULL)
        place (child, column * (first + SPACING), heights[column], widths[column], height);
      heights[column] += height;
    }
  return MAX (heights[0], heights[1]);
}

static GtkSizeRequestMode
muster_columns_layout_get_request_mode (GtkLayoutManager *manager,
                                        GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure_width (GtkWidget *widget,
               int       *minimum,
               int       *natural)
{
  *minimum = *natural = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int child_minimum, child_natural;

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &child_minimum, &child_natural, NULL, NULL);
      *minimum = MAX (*minimum, child_minimum);
      *natural = MAX (*natural, 2 * child_natural + SPACING);
    }
}

static void
muster_columns_layout_measure (GtkLayoutManager *manager,
                               GtkWidget        *widget,
                               GtkOrientation    orientation,
                               int               for_size,
                               int              *minimum,
                               int              *natural,
                               int              *minimum_baseline,
                               int              *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      measure_width (widget, minimum, natural);
      return;
    }
  if (for_size < 0)
    measure_width (widget, &for_size, natural);
  *minimum = *natural = go_through (widget, for_size, NULL);
}

static void
place_child (GtkWidget *child,
             int        x,
             int        y,
             int        width,
             int        height)
{
  gtk_widget_size_allocate (child, &(GtkAllocation) { x, y, width, height }, -1);
}

static void
muster_columns_layout_allocate (GtkLayoutManager *manager,
                                GtkWidget        *widget,
                                int               width,
                                int               height,
                                int               baseline)
{
  go_through (widget, width, place_child);
}

static void
muster_columns_layout_class_init (MusterColumnsLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = muster_columns_layout_get_request_mode;
  layout_class->measure = muster_columns_layout_measure;
  layout_class->allocate = muster_columns_layout_allocate;
}

static void
muster_columns_layout_init (MusterColumnsLayout *self)
{
}
