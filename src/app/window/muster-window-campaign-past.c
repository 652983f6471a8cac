/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/window/muster-window-private.h"

#include "app/campaign/muster-campaign-act-window.h"
#include "app/campaign/muster-campaign-correction-window.h"
#include "core/muster-i18n.h"

/* Corrections to the past of the open campaign: an earlier entry is changed or removed after the
 * user has seen the consequences. */

static void
accept_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (MusterCampaignCorrection) correction = data;
  g_autoptr (GError) error = NULL;

  if (muster_campaign_correction_window_finish (result)
      && !muster_campaign_correction_accept (correction, &error))
    muster_window_output_report (MUSTER_WINDOW (object), _("The Correction Could Not Be Saved"), error);
}

void
muster_window_campaign_past_offer_correction (MusterWindow             *self,
                                              const char               *heading,
                                              MusterCampaignCorrection *correction)
{
  muster_campaign_correction_window_async (GTK_WINDOW (self), heading, correction, accept_cb, correction);
}

static void
take_out_cb (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  MusterCampaignPage *page = muster_window_pages_get_campaign_page (self);
  g_autoptr (GError) error = NULL;
  MusterCampaignCorrection *correction;

  if (page == NULL)
    return;
  correction = muster_campaign_correction_make (muster_campaign_page_get_campaign (page),
                                                g_variant_get_uint32 (parameter), NULL, NULL, &error);
  if (correction == NULL)
    muster_window_output_report (self, _("The Entry Cannot Be Removed"), error);
  else
    muster_window_campaign_past_offer_correction (self, _("Remove the Entry?"), correction);
}

static void
failed_cb (MusterWindow *self,
           GError       *error)
{
  muster_window_output_report (self, _("The Entry Cannot Be Changed Like This"), error);
}

/* @data: the correction. The form stays open until the user accepts it. */
static void
change_accepted_cb (GObject      *object,
                    GAsyncResult *result,
                    gpointer      data)
{
  g_autoptr (MusterCampaignCorrection) correction = data;
  GtkWindow *form = GTK_WINDOW (object);
  MusterWindow *self = MUSTER_WINDOW (gtk_window_get_transient_for (form));
  g_autoptr (GError) error = NULL;

  if (!muster_campaign_correction_window_finish (result))
    return;
  gtk_window_destroy (form);
  if (!muster_campaign_correction_accept (correction, &error))
    muster_window_output_report (self, _("The Correction Could Not Be Saved"), error);
}

static void
corrected_cb (MusterCampaignActCard    *card,
              MusterCampaignCorrection *correction)
{
  muster_campaign_correction_window_async (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (card))),
                                           _("Change the Entry?"), correction, change_accepted_cb,
                                           correction);
}

static void
change_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  MusterCampaignPage *page = muster_window_pages_get_campaign_page (self);
  guint index = g_variant_get_uint32 (parameter);
  MusterCampaign *campaign = page != NULL ? muster_campaign_page_get_campaign (page) : NULL;
  g_autoptr (MusterCampaignAct) act = NULL;
  g_autoptr (MusterCampaignLogEntry) entry = NULL;
  g_autofree char *title = NULL;
  MusterCampaignActCard *card;

  if (campaign == NULL || index >= muster_ledger_get_length (campaign))
    return;
  entry = g_list_model_get_item (muster_ledger_get_log (campaign), index);
  title = muster_campaign_log_entry_dup_title (entry);
  act = muster_campaign_act_new_again (campaign, index);
  card = muster_campaign_act_window_present (
    GTK_WINDOW (self), act, title,
    _("This is what was recorded. You see what would be different before anything changes."),
    _("See What It Changes"));
  g_signal_connect_object (act, "corrected", G_CALLBACK (corrected_cb), card, G_CONNECT_SWAPPED);
  g_signal_connect_object (card, "failed", G_CALLBACK (failed_cb), self, G_CONNECT_SWAPPED);
}

void
muster_window_campaign_past_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.campaign-take-out", "u", take_out_cb);
  gtk_widget_class_install_action (widget_class, "win.campaign-change", "u", change_cb);
}
