/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/window/muster-window-private.h"

#include "app/models/phones/muster-battle-phones.h"
#include "core/muster-i18n.h"
#include "store/muster-campaign-store.h"

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

/* What a campaign says to the players of the open battle stands in their briefings. */
static void
add_campaign (MusterWindow *self,
              MusterPhones *phones)
{
  GtkWidget *page = muster_window_get_open_page (self);
  MusterBattle *battle =
    muster_battle_session_get_battle (muster_battle_page_get_session (MUSTER_BATTLE_PAGE (page)));
  const MusterBattleTie *tie = muster_battle_get_details (battle)->tie;
  MusterLedgerStore *campaigns = muster_store_get_campaigns (muster_window_get_store (self));
  gint64 id = tie != NULL ? muster_ledger_store_find (campaigns, tie->campaign) : 0;
  g_autoptr (MusterCampaign) campaign = NULL;
  g_autoptr (GError) error = NULL;

  if (id == 0)
    return;
  /* If the campaign is open, use that object: what it has just taken may not be in the store yet. */
  campaign =
    muster_window_get_campaign_id (self) == id && muster_window_pages_get_campaign_page (self) != NULL
      ? g_object_ref (muster_campaign_page_get_campaign (muster_window_pages_get_campaign_page (self)))
      : muster_campaign_store_open (campaigns, id, muster_window_get_library (self),
                                    MUSTER_LEDGER_OPEN_ANYWAY, &error);
  if (campaign != NULL)
    muster_battle_phones_set_campaign (MUSTER_BATTLE_PHONES (phones), campaign);
  else
    muster_window_output_report (self, _("The Briefings of the Campaign Cannot Be Read"), error);
}

static void
start_again_cb (MusterWindow *self)
{
  MusterPhones *phones = get_phones (self);
  g_autofree char *trouble = NULL;
  g_autoptr (GError) error = NULL;

  /* They may have been switched on since, or their page left. */
  if (phones != NULL)
    g_object_get (phones, "trouble", &trouble, NULL);
  if (phones != NULL && *trouble != '\0' && !muster_phones_is_running (phones) &&
      !muster_phones_open (phones, NULL, &error))
    muster_window_output_report (self, _("Phones Could Not Be Served Again"), error);
}

/* W-SHAPE-01: if the program that serves phones dies, the window says so, and offers to start it again where
 * it was not started again by itself. */
static void
trouble_cb (MusterWindow *self,
            GParamSpec   *pspec,
            MusterPhones *phones)
{
  g_autofree char *trouble = NULL;
  AdwToast *toast;

  g_object_get (phones, "trouble", &trouble, NULL);
  if (*trouble == '\0')
    return;
  toast = muster_window_toast (self, trouble);
  if (muster_phones_is_running (phones))
    return;
  adw_toast_set_button_label (toast, _("_Start Again"));
  adw_toast_set_timeout (toast, 0);
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (start_again_cb), self, G_CONNECT_SWAPPED);
}

static void
phones_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  MusterPhones *phones = get_phones (self);

  if (phones == NULL)
    return;
  if (MUSTER_IS_BATTLE_PHONES (phones) && !muster_phones_is_running (phones))
    add_campaign (self, phones);
  g_signal_handlers_disconnect_by_func (phones, trouble_cb, self);
  g_signal_connect_object (phones, "notify::trouble", G_CALLBACK (trouble_cb), self, G_CONNECT_SWAPPED);
  muster_phones_button_popup (
    MUSTER_IS_BATTLE_PHONES (phones)
      ? muster_battle_page_get_phones_button (MUSTER_BATTLE_PAGE (muster_window_get_open_page (self)))
      : muster_campaign_page_get_phones_button (MUSTER_CAMPAIGN_PAGE (muster_window_get_open_page (self))));
}

void
muster_window_phones_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.phones", NULL, phones_cb);
}
