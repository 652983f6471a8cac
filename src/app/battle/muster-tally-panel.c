/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/battle/muster-tally-panel.h"

#include "app/battle/muster-tally-row.h"

struct _MusterTallyPanel
{
  MusterPanel parent_instance;

  MusterBattleSession *session;

  GtkLabel *score;
  GtkListBox *list;
  GtkWidget *empty;
};

G_DEFINE_FINAL_TYPE (MusterTallyPanel, muster_tally_panel, MUSTER_TYPE_PANEL)

static GtkWidget *
create_row (gpointer item,
            gpointer data)
{
  MusterTallyPanel *self = MUSTER_TALLY_PANEL (data);
  MusterBattle *battle = muster_battle_session_get_battle (self->session);
  GtkWidget *row = gtk_list_box_row_new ();

  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row),
                              muster_tally_row_new (MUSTER_TALLY_ITEM (item),
                                                    muster_battle_get_setup (battle)));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_focusable (row, FALSE);
  return row;
}

static void
show_empty (MusterTallyPanel *self)
{
  guint n_items =
    g_list_model_get_n_items (muster_battle_session_get_tallies (self->session));

  gtk_widget_set_visible (GTK_WIDGET (self->list), n_items > 0);
  gtk_widget_set_visible (self->empty, n_items == 0);
}

static void
muster_tally_panel_dispose (GObject *object)
{
  MusterTallyPanel *self = MUSTER_TALLY_PANEL (object);

  if (self->list != NULL)
    gtk_list_box_bind_model (self->list, NULL, NULL, NULL, NULL);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (muster_tally_panel_parent_class)->dispose (object);
}

static void
muster_tally_panel_class_init (MusterTallyPanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = muster_tally_panel_dispose;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-tally-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterTallyPanel, score);
  gtk_widget_class_bind_template_child (widget_class, MusterTallyPanel, list);
  gtk_widget_class_bind_template_child (widget_class, MusterTallyPanel, empty);
}

static void
muster_tally_panel_init (MusterTallyPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
muster_tally_panel_new (MusterBattleSession *session)
{
  MusterTallyPanel *self = g_object_new (MUSTER_TYPE_TALLY_PANEL, NULL);
  GListModel *tallies;

  self->session = g_object_ref (session);
  tallies = muster_battle_session_get_tallies (self->session);
  gtk_list_box_bind_model (self->list, tallies, create_row, self, NULL);
  g_object_bind_property (muster_battle_session_get_standing (self->session), "score", self->score,
                          "label", G_BINDING_SYNC_CREATE);
  g_signal_connect_object (tallies, "items-changed", G_CALLBACK (show_empty), self,
                           G_CONNECT_SWAPPED);
  show_empty (self);
  return GTK_WIDGET (self);
}
