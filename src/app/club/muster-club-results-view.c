/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/club/muster-club-results-view.h"

#include "app/club/muster-result-row.h"
#include "app/toolkit/muster-trickle.h"

#define N_A_FRAME 6

struct _MusterClubResultsView
{
  MusterPanel parent_instance;

  GtkStack *stack;
  GtkNoSelection *selection;
  GListModel *model;   /* (nullable) */
  MusterTrickle *rows; /* (nullable) */
};

G_DEFINE_FINAL_TYPE (MusterClubResultsView, muster_club_results_view, MUSTER_TYPE_PANEL)

static void
setup_cb (MusterClubResultsView *self,
          GtkListItem           *list_item)
{
  gtk_list_item_set_child (list_item, muster_result_row_new ());
}

static void
bind_cb (MusterClubResultsView *self,
         GtkListItem           *list_item)
{
  muster_result_row_set_item (MUSTER_RESULT_ROW (gtk_list_item_get_child (list_item)),
                              gtk_list_item_get_item (list_item));
}

static void
activate_cb (MusterClubResultsView *self,
             guint                  position)
{
  g_autoptr (MusterClubResultItem) item = g_list_model_get_item (G_LIST_MODEL (self->selection), position);

  if (item != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.open-result", "s",
                                muster_club_result_item_get_result (item)->head.battle);
}

static void
show_page (MusterClubResultsView *self)
{
  guint n = self->model != NULL ? g_list_model_get_n_items (self->model) : 0;

  gtk_stack_set_visible_child_name (self->stack, n > 0 ? "list" : "empty");
}

static void
muster_club_results_view_dispose (GObject *object)
{
  MusterClubResultsView *self = MUSTER_CLUB_RESULTS_VIEW (object);

  g_clear_object (&self->rows);
  g_clear_object (&self->model);

  G_OBJECT_CLASS (muster_club_results_view_parent_class)->dispose (object);
}

static void
muster_club_results_view_class_init (MusterClubResultsViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_club_results_view_dispose;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-club-results-view.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterClubResultsView, stack);
  gtk_widget_class_bind_template_child (widget_class, MusterClubResultsView, selection);
  gtk_widget_class_bind_template_callback (widget_class, setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
}

static void
muster_club_results_view_init (MusterClubResultsView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
muster_club_results_view_set_model (MusterClubResultsView *self,
                                    GListModel            *model,
                                    guint                  max)
{
  g_return_if_fail (MUSTER_IS_CLUB_RESULTS_VIEW (self));

  if (self->model != NULL)
    g_signal_handlers_disconnect_by_data (self->model, self);
  g_set_object (&self->model, model);
  g_clear_object (&self->rows);
  if (model != NULL)
    {
      self->rows = muster_trickle_new (GTK_WIDGET (self), model, N_A_FRAME, max);
      g_signal_connect_object (model, "items-changed", G_CALLBACK (show_page), self, G_CONNECT_SWAPPED);
    }
  gtk_no_selection_set_model (self->selection, G_LIST_MODEL (self->rows));
  show_page (self);
}

gboolean
muster_club_results_view_has_more (MusterClubResultsView *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_RESULTS_VIEW (self), FALSE);

  return self->rows != NULL &&
         g_list_model_get_n_items (self->model) > muster_trickle_get_max (self->rows);
}

void
muster_club_results_view_show_all (MusterClubResultsView *self)
{
  g_return_if_fail (MUSTER_IS_CLUB_RESULTS_VIEW (self));

  if (self->rows != NULL)
    muster_trickle_set_max (self->rows, G_MAXUINT);
}
