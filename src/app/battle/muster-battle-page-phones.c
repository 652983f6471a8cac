/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/battle/muster-battle-page-private.h"

#include "app/models/phones/muster-battle-phones.h"

/* The actions on what phones propose. What is accepted goes on in the form, or is done already. */

static void
accept_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  MusterBattlePage *self = MUSTER_BATTLE_PAGE (widget);

  if (muster_phones_accept (muster_battle_page_get_phones (self)))
    muster_battle_page_focus_next (self);
}

static void
change_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  MusterBattlePage *self = MUSTER_BATTLE_PAGE (widget);

  if (muster_battle_phones_change (MUSTER_BATTLE_PHONES (muster_battle_page_get_phones (self))))
    muster_battle_page_focus_next (self);
}

static void
decline_cb (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  MusterBattlePage *self = MUSTER_BATTLE_PAGE (widget);

  muster_phones_decline (muster_battle_page_get_phones (self));
  muster_battle_page_keep_focus (self);
}

void
muster_battle_page_install_phones_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "phones.accept", NULL, accept_cb);
  gtk_widget_class_install_action (widget_class, "phones.change", NULL, change_cb);
  gtk_widget_class_install_action (widget_class, "phones.decline", NULL, decline_cb);
}
