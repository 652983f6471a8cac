/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/toolkit/muster-trickle.h"

/* A list view makes no more row widgets than this, however long the list is. */
#define N_ROWS_OF_A_VIEW 200

/* The first rows of a model. If the whole model is replaced, it starts again with the first few; a
 * change in the middle is passed on. */
struct _MusterTrickle
{
  GObject parent_instance;

  GListModel *model;
  GtkWidget *widget; /* (nullable): NULL if the widget was disposed of first */
  guint tick;
  guint step;
  guint max;
  guint n_all;
  guint n_shown;
};

static GType
muster_trickle_get_item_type (GListModel *list)
{
  return g_list_model_get_item_type (MUSTER_TRICKLE (list)->model);
}

static guint
muster_trickle_get_n_items (GListModel *list)
{
  return MUSTER_TRICKLE (list)->n_shown;
}

static gpointer
muster_trickle_get_item (GListModel *list,
                         guint       position)
{
  MusterTrickle *self = MUSTER_TRICKLE (list);

  return position < self->n_shown ? g_list_model_get_item (self->model, position) : NULL;
}

static void
muster_trickle_list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = muster_trickle_get_item_type;
  iface->get_n_items = muster_trickle_get_n_items;
  iface->get_item = muster_trickle_get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (MusterTrickle, muster_trickle, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, muster_trickle_list_model_init))

static void
show_more (MusterTrickle *self)
{
  guint before = self->n_shown;
  guint end = MIN (self->n_all, self->max);

  if (before >= end)
    return;
  self->n_shown = before < N_ROWS_OF_A_VIEW ? MIN (before + self->step, end) : end;
  g_list_model_items_changed (G_LIST_MODEL (self), before, 0, self->n_shown - before);
}

static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       data)
{
  MusterTrickle *self = MUSTER_TRICKLE (data);

  if (gtk_widget_get_mapped (widget))
    show_more (self);
  if (gtk_widget_get_mapped (widget) && self->n_shown < MIN (self->n_all, self->max))
    return G_SOURCE_CONTINUE;
  self->tick = 0;
  return G_SOURCE_REMOVE;
}

static void
go_on (MusterTrickle *self)
{
  if (self->tick == 0 && self->widget != NULL && gtk_widget_get_mapped (self->widget) &&
      self->n_shown < MIN (self->n_all, self->max))
    self->tick = gtk_widget_add_tick_callback (self->widget, tick_cb, self, NULL);
}

static void
items_changed_cb (MusterTrickle *self,
                  guint          position,
                  guint          removed,
                  guint          added)
{
  guint before = self->n_shown;
  guint kept = self->n_all - removed;

  self->n_all = kept + added;
  if (kept == 0)
    {
      self->n_shown = MIN (self->step, MIN (self->n_all, self->max));
      g_list_model_items_changed (G_LIST_MODEL (self), 0, before, self->n_shown);
    }
  else if (position < before)
    {
      guint n_lost = MIN (removed, before - position);
      guint n_new = MIN (added, self->max - MIN (before - n_lost, self->max));

      self->n_shown = before - n_lost + n_new;
      /* If not as many rows came as went, the rows behind have moved, too. */
      if (n_new == added && n_lost == removed)
        g_list_model_items_changed (G_LIST_MODEL (self), position, n_lost, n_new);
      else
        g_list_model_items_changed (G_LIST_MODEL (self), position, before - position,
                                    self->n_shown - position);
    }
  go_on (self);
}

static void
muster_trickle_dispose (GObject *object)
{
  MusterTrickle *self = MUSTER_TRICKLE (object);

  if (self->tick != 0 && self->widget != NULL)
    gtk_widget_remove_tick_callback (self->widget, self->tick);
  self->tick = 0;
  g_clear_weak_pointer (&self->widget);
  g_clear_object (&self->model);

  G_OBJECT_CLASS (muster_trickle_parent_class)->dispose (object);
}

static void
muster_trickle_class_init (MusterTrickleClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = muster_trickle_dispose;
}

static void
muster_trickle_init (MusterTrickle *self)
{
}

/**
 * muster_trickle_new:
 * @widget: whose frames they are; while it cannot be seen, nothing comes
 * @model: (transfer none): the whole list
 * @step: how many rows come in a frame
 * @max: how many there shall be in the end
 *
 * Returns: (transfer full): the list, still without rows
 */
MusterTrickle *
muster_trickle_new (GtkWidget  *widget,
                    GListModel *model,
                    guint       step,
                    guint       max)
{
  MusterTrickle *self = g_object_new (MUSTER_TYPE_TRICKLE, NULL);

  self->model = g_object_ref (model);
  self->n_all = g_list_model_get_n_items (model);
  self->step = step;
  self->max = max;
  g_set_weak_pointer (&self->widget, widget);
  g_signal_connect_object (model, "items-changed", G_CALLBACK (items_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (widget, "map", G_CALLBACK (go_on), self, G_CONNECT_SWAPPED);
  go_on (self);

  return self;
}

guint
muster_trickle_get_max (MusterTrickle *self)
{
  g_return_val_if_fail (MUSTER_IS_TRICKLE (self), 0);

  return self->max;
}

/**
 * muster_trickle_set_max:
 * @max: not less than before
 *
 * The next rows are there at once, so that the focus can go to them.
 */
void
muster_trickle_set_max (MusterTrickle *self,
                        guint          max)
{
  g_return_if_fail (MUSTER_IS_TRICKLE (self));
  g_return_if_fail (max >= self->max);

  self->max = max;
  show_more (self);
  go_on (self);
}
