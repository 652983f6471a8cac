/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/battle/muster-battle-page-private.h"

#include "app/models/battle/muster-battle-leaving.h"
#include "app/models/battle/muster-battle-next.h"

/* The actions that give orders: choosing units, rolling, resolving, ending the turn. After each,
 * the focus moves to where the next key probably belongs. */

static MusterBattleSession *
get_session (GtkWidget *widget)
{
  return muster_battle_page_get_session (MUSTER_BATTLE_PAGE (widget));
}

static MusterOrderForm *
get_form (GtkWidget *widget)
{
  return muster_battle_session_get_form (get_session (widget));
}

static void
resolve_cb (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  MusterBattlePage *self = MUSTER_BATTLE_PAGE (widget);
  g_autoptr (GError) error = NULL;

  muster_battle_session_resolve (get_session (widget), &error);
  muster_battle_page_report (self, error);
  muster_battle_page_focus_next (self);
}

static void
roll_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  MusterBattlePage *self = MUSTER_BATTLE_PAGE (widget);

  muster_battle_session_roll (get_session (widget));
  muster_battle_page_focus_next (self);
}

static void
cancel_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  MusterBattlePage *self = MUSTER_BATTLE_PAGE (widget);

  muster_order_form_cancel (get_form (widget));
  muster_battle_page_focus_next (self);
}

static void
deselect_cb (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  MusterBattlePage *self = MUSTER_BATTLE_PAGE (widget);

  muster_battle_session_set_unit (get_session (widget), -1);
  muster_battle_page_focus_next (self);
}

static void
focus_next_cb (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  muster_battle_page_focus_next (MUSTER_BATTLE_PAGE (widget));
}

static void
end_turn_cb (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  MusterBattlePage *self = MUSTER_BATTLE_PAGE (widget);
  g_autoptr (GError) error = NULL;

  muster_battle_next_end_turn (get_session (widget), &error);
  muster_battle_page_report (self, error);
  muster_battle_page_show_panel (self, "orders");
  muster_battle_page_focus_next (self);
}

static void
go_on_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  MusterBattlePage *self = MUSTER_BATTLE_PAGE (widget);
  g_autoptr (GError) error = NULL;

  muster_battle_next_go_on (get_session (widget), &error);
  muster_battle_page_report (self, error);
  muster_battle_page_focus_next (self);
}

static void
end_battle_cb (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  MusterBattlePage *self = MUSTER_BATTLE_PAGE (widget);

  muster_battle_session_set_unit (get_session (widget), -1);
  muster_battle_session_choose_id (get_session (widget), "end-battle");
  muster_battle_page_show_panel (self, "orders");
  muster_battle_page_focus_next (self);
}

static void
whole_battle_cb (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  muster_battle_session_set_unit (get_session (widget), -1);
  muster_battle_page_show_common (MUSTER_BATTLE_PAGE (widget));
}

static void
leave_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  MusterBattlePage *self = MUSTER_BATTLE_PAGE (widget);

  muster_battle_leaving_begin (get_session (widget));
  muster_battle_page_show_panel (self, "orders");
  muster_battle_page_focus_next (self);
}

static void
next_unit_cb (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  MusterBattlePage *self = MUSTER_BATTLE_PAGE (widget);

  muster_order_form_cancel (get_form (widget));
  if (muster_battle_session_choose_idle (get_session (widget)))
    muster_battle_page_focus_next (self);
}

static void
throw_again_cb (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  MusterBattlePage *self = MUSTER_BATTLE_PAGE (widget);
  guint roll, unit;

  g_variant_get (parameter, "(uu)", &roll, &unit);
  muster_order_dice_throw_again (muster_order_form_get_dice (get_form (widget)), roll, (int) unit);
  muster_battle_page_focus_next (self);
}

void
muster_battle_page_install_order_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "battle.resolve", NULL, resolve_cb);
  gtk_widget_class_install_action (widget_class, "battle.roll", NULL, roll_cb);
  gtk_widget_class_install_action (widget_class, "battle.throw-again", "(uu)", throw_again_cb);
  gtk_widget_class_install_action (widget_class, "battle.cancel", NULL, cancel_cb);
  gtk_widget_class_install_action (widget_class, "battle.deselect", NULL, deselect_cb);
  gtk_widget_class_install_action (widget_class, "battle.focus-next", NULL, focus_next_cb);
  gtk_widget_class_install_action (widget_class, "battle.next-unit", NULL, next_unit_cb);
  gtk_widget_class_install_action (widget_class, "battle.leave", NULL, leave_cb);
  gtk_widget_class_install_action (widget_class, "battle.whole-battle", NULL, whole_battle_cb);
  gtk_widget_class_install_action (widget_class, "battle.end-battle", NULL, end_battle_cb);
  gtk_widget_class_install_action (widget_class, "battle.go-on", NULL, go_on_cb);
  gtk_widget_class_install_action (widget_class, "battle.end-turn", NULL, end_turn_cb);
}
