/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/battle/muster-end-turn-button.h"

#include "app/models/battle/muster-battle-next.h"
#include "app/toolkit/muster-tooltip.h"
#include "app/toolkit/muster-widget-class.h"
#include "core/muster-i18n.h"

struct _MusterEndTurnButton
{
  GtkButton parent_instance;

  MusterBattleSession *session;
};

G_DEFINE_FINAL_TYPE (MusterEndTurnButton, muster_end_turn_button, GTK_TYPE_BUTTON)

static void
show_order (MusterEndTurnButton *self)
{
  MusterOrderItem *order =
    muster_order_list_find_id (muster_battle_session_get_orders (self->session), "end-turn");
  gboolean legal = order != NULL && muster_order_item_get_legal (order);
  const char *why = order != NULL && !legal ? muster_order_item_get_note (order) : NULL;

  muster_tooltip_set (GTK_WIDGET (self), why != NULL ? why : _("End the turn (Ctrl+E)"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  why != NULL ? why : "", -1);
  muster_widget_set_class (GTK_WIDGET (self), "dim-label", !legal);
  muster_widget_set_class (GTK_WIDGET (self), "suggested-action",
                           legal && muster_battle_next_is_end_turn (self->session));
}

static void
muster_end_turn_button_dispose (GObject *object)
{
  MusterEndTurnButton *self = MUSTER_END_TURN_BUTTON (object);

  g_clear_object (&self->session);

  G_OBJECT_CLASS (muster_end_turn_button_parent_class)->dispose (object);
}

static void
muster_end_turn_button_class_init (MusterEndTurnButtonClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = muster_end_turn_button_dispose;
}

static void
muster_end_turn_button_init (MusterEndTurnButton *self)
{
  gtk_button_set_label (GTK_BUTTON (self), _("End turn"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self), "battle.end-turn");
}

void
muster_end_turn_button_set_session (MusterEndTurnButton *self,
                                    MusterBattleSession *session)
{
  g_return_if_fail (MUSTER_IS_END_TURN_BUTTON (self));
  g_return_if_fail (self->session == NULL);

  self->session = g_object_ref (session);
  /* Connect after the session has, so that it knows the orders by then. */
  g_signal_connect_object (muster_battle_session_get_battle (session), "changed",
                           G_CALLBACK (show_order), self, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (session, "notify::unit", G_CALLBACK (show_order), self,
                           G_CONNECT_SWAPPED);
  show_order (self);
}
