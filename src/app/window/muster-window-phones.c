/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/window/muster-window-private.h"

#include "app/phones/muster-phones-dialog.h"
#include "app/widgets/muster-dialog.h"

/* The open battle, or the open campaign, on phones. */

/* (nullable): of the page that is shown. */
static MusterPhones *
get_phones (MusterWindow *self)
{
  GtkWidget *page = muster_window_get_open_page (self);

  if (MUSTER_IS_BATTLE_PAGE (page))
    return muster_battle_page_get_phones (MUSTER_BATTLE_PAGE (page));
  if (MUSTER_IS_CAMPAIGN_PAGE (page))
    return muster_campaign_page_get_phones (MUSTER_CAMPAIGN_PAGE (page));
  return NULL;
}

static GtkWindow *
find_dialog (MusterWindow *self)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (MUSTER_IS_PHONES_DIALOG (l->data) && gtk_window_get_transient_for (l->data) == GTK_WINDOW (self))
      return l->data;
  return NULL;
}

static void
phones_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  MusterPhones *phones = get_phones (self);
  GtkWindow *dialog = find_dialog (self);

  if (phones == NULL)
    return;
  if (dialog != NULL && muster_phones_dialog_get_phones (MUSTER_PHONES_DIALOG (dialog)) != phones)
    g_clear_pointer (&dialog, gtk_window_destroy);
  if (dialog == NULL)
    {
      dialog = GTK_WINDOW (muster_phones_dialog_new (phones));
      gtk_window_set_transient_for (dialog, GTK_WINDOW (self));
    }
  muster_dialog_present (dialog);
}

void
muster_window_install_phones_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.phones", NULL, phones_cb);
}

/* What was served belonged to a page that is closed now. */
void
muster_window_close_phones (MusterWindow *self)
{
  GtkWindow *dialog = find_dialog (self);

  if (dialog != NULL)
    gtk_window_destroy (dialog);
}
