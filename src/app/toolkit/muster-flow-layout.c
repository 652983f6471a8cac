/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/toolkit/muster-flow-layout.h"

struct _MusterFlowLayout
{
  GtkLayoutManager parent_instance;

  int spacing;
};

G_DEFINE_FINAL_TYPE (MusterFlowLayout, muster_flow_layout, GTK_TYPE_LAYOUT_MANAGER)

static gboolean
is_last (GtkWidget *child)
{
  do
    child = gtk_widget_get_next_sibling (child);
  while (child != NULL && !gtk_widget_should_layout (child));

  return child == NULL;
}

/* Lays the children out in lines of @width and returns the height. Allocates them only if @place is
 * set. */
static int
flow (MusterFlowLayout *self,
      GtkWidget        *widget,
      int               width,
      gboolean          place)
{
  gboolean reverse = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int x = 0;
  int y = 0;
  int line_height = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int child_minimum, child_width, child_height;

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &child_minimum, &child_width,
                          NULL, NULL);
      child_width = MAX (MIN (child_width, width), child_minimum);
      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, child_width, NULL, &child_height, NULL,
                          NULL);
      /* A child of width 0 needs no new line. */
      if (x > 0 && child_width > 0 && x + child_width > width)
        {
          x = 0;
          y += line_height + self->spacing;
          line_height = 0;
        }
      if (is_last (child) && gtk_widget_compute_expand (child, GTK_ORIENTATION_HORIZONTAL))
        child_width = MAX (child_width, width - x);
      if (place)
        gtk_widget_size_allocate (child,
                                  &(GtkAllocation) { reverse ? width - x - child_width : x, y,
                                                     child_width, child_height },
                                  -1);
      x += child_width + self->spacing;
      line_height = MAX (line_height, child_height);
    }

  return y + line_height;
}

static GtkSizeRequestMode
muster_flow_layout_get_request_mode (GtkLayoutManager *layout,
                                     GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
muster_flow_layout_measure (GtkLayoutManager *layout,
                            GtkWidget        *widget,
                            GtkOrientation    orientation,
                            int               for_size,
                            int              *minimum,
                            int              *natural,
                            int              *minimum_baseline,
                            int              *natural_baseline)
{
  MusterFlowLayout *self = MUSTER_FLOW_LAYOUT (layout);
  gboolean is_first = TRUE;

  *minimum = 0;
  *natural = 0;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = *natural = flow (self, widget, for_size < 0 ? G_MAXINT / 2 : for_size, FALSE);
      return;
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int child_minimum, child_natural;

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &child_minimum, &child_natural,
                          NULL, NULL);
      *minimum = MAX (*minimum, child_minimum);
      /* The spacing also follows a child of width 0, as in flow(). */
      *natural += child_natural + (is_first ? 0 : self->spacing);
      is_first = FALSE;
    }
}

static void
muster_flow_layout_allocate (GtkLayoutManager *layout,
                             GtkWidget        *widget,
                             int               width,
                             int               height,
                             int               baseline)
{
  flow (MUSTER_FLOW_LAYOUT (layout), widget, width, TRUE);
}

static void
muster_flow_layout_class_init (MusterFlowLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = muster_flow_layout_get_request_mode;
  layout_class->measure = muster_flow_layout_measure;
  layout_class->allocate = muster_flow_layout_allocate;
}

static void
muster_flow_layout_init (MusterFlowLayout *self)
{
}

GtkLayoutManager *
muster_flow_layout_new (guint spacing)
{
  MusterFlowLayout *self = g_object_new (MUSTER_TYPE_FLOW_LAYOUT, NULL);

  self->spacing = (int) spacing;

  return GTK_LAYOUT_MANAGER (self);
}
