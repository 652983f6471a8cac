/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/widgets/muster-split.h"

#include <adwaita.h>

#include "app/toolkit/muster-widget-children.h"

/* In milliseconds. */
#define SLIDE_TIME 220

struct _MusterSplit
{
  GtkWidget parent_instance;

  GtkWidget *content;
  GtkWidget *panel;
  int panel_width;
  gboolean folded;
  gboolean raised;
  double progress; /* 0: the panel is hidden, 1: it covers the content */
  AdwAnimation *animation;
};

G_DEFINE_FINAL_TYPE (MusterSplit, muster_split, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_CONTENT,
  PROP_PANEL,
  PROP_PANEL_WIDTH,
  PROP_FOLDED,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static int
get_minimum (GtkWidget *child)
{
  int minimum = 0;

  if (child != NULL)
    gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  return minimum;
}

static void
slide (double   value,
       gpointer data)
{
  MusterSplit *self = MUSTER_SPLIT (data);

  self->progress = value;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
muster_split_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  MusterSplit *self = MUSTER_SPLIT (widget);
  GtkWidget *children[] = { self->content, self->panel };

  *minimum = *natural = 0;
  for (guint i = 0; i < G_N_ELEMENTS (children); i++)
    {
      int child_minimum, child_natural;

      if (children[i] == NULL)
        continue;
      gtk_widget_measure (children[i], orientation, -1, &child_minimum, &child_natural, NULL, NULL);
      *minimum = MAX (*minimum, child_minimum);
      if (orientation == GTK_ORIENTATION_HORIZONTAL)
        *natural += child_natural;
      else
        *natural = MAX (*natural, child_natural);
    }
}

static void
set_folded (MusterSplit *self,
            gboolean     folded)
{
  if (self->folded == folded)
    return;

  self->folded = folded;
  if (folded)
    gtk_widget_add_css_class (GTK_WIDGET (self), "folded");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "folded");
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FOLDED]);
}

static void
allocate_beside (MusterSplit *self,
                 int          width,
                 int          height)
{
  gboolean reverse = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  int panel = CLAMP (width / 2, get_minimum (self->panel),
                     MAX (self->panel_width, get_minimum (self->panel)));
  int content = width - panel;

  if (content < get_minimum (self->content))
    {
      content = get_minimum (self->content);
      panel = width - content;
    }
  gtk_widget_set_child_visible (self->content, TRUE);
  gtk_widget_set_child_visible (self->panel, TRUE);
  gtk_widget_size_allocate (self->content,
                            &(GtkAllocation) { reverse ? panel : 0, 0, content, height }, -1);
  gtk_widget_size_allocate (self->panel,
                            &(GtkAllocation) { reverse ? 0 : content, 0, panel, height }, -1);
}

static void
muster_split_size_allocate (GtkWidget *widget,
                            int        width,
                            int        height,
                            int        baseline)
{
  MusterSplit *self = MUSTER_SPLIT (widget);

  if (self->content == NULL || self->panel == NULL)
    return;

  set_folded (self, width < get_minimum (self->content) + get_minimum (self->panel));
  if (self->folded)
    {
      int top = (int) ((1.0 - self->progress) * height);

      gtk_widget_set_child_visible (self->content, self->progress < 1.0);
      gtk_widget_set_child_visible (self->panel, self->progress > 0.0);
      if (self->progress < 1.0)
        gtk_widget_size_allocate (self->content, &(GtkAllocation) { 0, 0, width, height }, -1);
      if (self->progress > 0.0)
        gtk_widget_size_allocate (self->panel, &(GtkAllocation) { 0, top, width, height }, -1);
    }
  else
    allocate_beside (self, width, height);
}

/* Decides before the first layout whether the window has room for both. Otherwise the containers
 * would request the width of both at first, and a window that has grown does not shrink again. */
static void
muster_split_root (GtkWidget *widget)
{
  MusterSplit *self = MUSTER_SPLIT (widget);
  GtkWidget *children[] = { self->content, self->panel };
  int room, wanted = 0;

  GTK_WIDGET_CLASS (muster_split_parent_class)->root (widget);

  for (guint i = 0; i < G_N_ELEMENTS (children); i++)
    {
      int request = 0;

      if (children[i] != NULL)
        gtk_widget_get_size_request (children[i], &request, NULL);
      wanted += MAX (request, 0);
    }
  room = gtk_widget_get_width (GTK_WIDGET (gtk_widget_get_root (widget)));
  if (room > 0 && room < wanted)
    set_folded (self, TRUE);
}

static void
muster_split_dispose (GObject *object)
{
  MusterSplit *self = MUSTER_SPLIT (object);

  if (self->animation != NULL)
    adw_animation_skip (self->animation);
  g_clear_object (&self->animation);
  self->content = NULL;
  self->panel = NULL;
  muster_widget_unparent_children (GTK_WIDGET (self));

  G_OBJECT_CLASS (muster_split_parent_class)->dispose (object);
}

static void
muster_split_get_property (GObject    *object,
                           guint       prop_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  MusterSplit *self = MUSTER_SPLIT (object);

  switch (prop_id)
    {
    case PROP_CONTENT:
      g_value_set_object (value, self->content);
      break;
    case PROP_PANEL:
      g_value_set_object (value, self->panel);
      break;
    case PROP_PANEL_WIDTH:
      g_value_set_int (value, self->panel_width);
      break;
    case PROP_FOLDED:
      g_value_set_boolean (value, self->folded);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

/* The panel comes after the content, so that it is drawn over it. */
static void
set_child (MusterSplit  *self,
           GtkWidget   **place,
           GtkWidget    *child)
{
  g_clear_pointer (place, gtk_widget_unparent);
  *place = child;
  if (child == NULL)
    return;
  if (place == &self->content)
    gtk_widget_insert_after (child, GTK_WIDGET (self), NULL);
  else
    gtk_widget_set_parent (child, GTK_WIDGET (self));
}

static void
muster_split_set_property (GObject      *object,
                           guint         prop_id,
                           const GValue *value,
                           GParamSpec   *pspec)
{
  MusterSplit *self = MUSTER_SPLIT (object);

  switch (prop_id)
    {
    case PROP_CONTENT:
      set_child (self, &self->content, g_value_get_object (value));
      break;
    case PROP_PANEL:
      set_child (self, &self->panel, g_value_get_object (value));
      break;
    case PROP_PANEL_WIDTH:
      self->panel_width = g_value_get_int (value);
      gtk_widget_queue_resize (GTK_WIDGET (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_split_class_init (MusterSplitClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  object_class->dispose = muster_split_dispose;
  object_class->get_property = muster_split_get_property;
  object_class->set_property = muster_split_set_property;
  widget_class->measure = muster_split_measure;
  widget_class->root = muster_split_root;
  widget_class->size_allocate = muster_split_size_allocate;

  properties[PROP_CONTENT] = g_param_spec_object ("content", NULL, NULL, GTK_TYPE_WIDGET, flags);
  properties[PROP_PANEL] = g_param_spec_object ("panel", NULL, NULL, GTK_TYPE_WIDGET, flags);
  properties[PROP_PANEL_WIDTH] =
    g_param_spec_int ("panel-width", NULL, NULL, 0, G_MAXINT, 0, flags);
  properties[PROP_FOLDED] =
    g_param_spec_boolean ("folded", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "split");
}

static void
muster_split_init (MusterSplit *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

gboolean
muster_split_get_folded (MusterSplit *self)
{
  g_return_val_if_fail (MUSTER_IS_SPLIT (self), FALSE);

  return self->folded;
}

gboolean
muster_split_get_raised (MusterSplit *self)
{
  g_return_val_if_fail (MUSTER_IS_SPLIT (self), FALSE);

  return self->raised;
}

/* While the split is not folded, this only sets what will be visible when it is. */
void
muster_split_set_raised (MusterSplit *self,
                         gboolean     raised)
{
  double to = raised ? 1.0 : 0.0;

  g_return_if_fail (MUSTER_IS_SPLIT (self));

  if (self->raised == raised)
    return;

  self->raised = raised;
  if (self->animation != NULL)
    adw_animation_pause (self->animation);
  g_clear_object (&self->animation);
  if (self->folded && gtk_widget_get_mapped (GTK_WIDGET (self)))
    {
      self->animation =
        adw_timed_animation_new (GTK_WIDGET (self), self->progress, to, SLIDE_TIME,
                                 adw_callback_animation_target_new (slide, self, NULL));
      adw_animation_play (self->animation);
    }
  else
    slide (to, self);
}
