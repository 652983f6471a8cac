/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/window/muster-window-private.h"

#include <string.h>

#include "app/campaign/muster-campaign-act-window.h"
#include "app/campaign/muster-campaign-new-window.h"
#include "app/campaign/muster-campaign-views.h"
#include "app/models/campaign/muster-campaign-words.h"
#include "app/models/muster-error-words.h"
#include "app/models/muster-row-words.h"
#include "app/widgets/muster-ask.h"
#include "app/widgets/muster-confirm.h"
#include "app/widgets/muster-dialog.h"
#include "app/widgets/muster-file-chooser.h"
#include "core/campaign/muster-campaign-correction.h"
#include "core/campaign/muster-campaign-file.h"
#include "core/muster-i18n.h"
#include "store/muster-sample-store.h"
#include "store/operations/muster-store-campaign.h"

/* Actions on campaigns: opening, beginning, renaming and exporting them, and the orders of the open
 * one. */

typedef struct
{
  MusterWindow *window;
  gint64 id;
} CampaignRef;

static CampaignRef *
campaign_ref_new (MusterWindow *window,
                  gint64        id)
{
  CampaignRef *ref = g_new (CampaignRef, 1);

  ref->window = g_object_ref (window);
  ref->id = id;
  return ref;
}

static void
campaign_ref_free (CampaignRef *ref)
{
  g_object_unref (ref->window);
  g_free (ref);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CampaignRef, campaign_ref_free)

static MusterLedgerStore *
get_campaigns (MusterWindow *self)
{
  return muster_store_get_campaigns (muster_window_get_store (self));
}

static void
page_failed_cb (MusterWindow *self,
                GError       *error)
{
  muster_window_output_report (self, _("This Could Not Be Done"), error);
}

/**
 * muster_window_campaigns_load_map_picture:
 *
 * Returns: (transfer full) (nullable): the picture that lies under the map of a campaign, if it is here
 */
GBytes *
muster_window_campaigns_load_map_picture (MusterWindow   *self,
                                          MusterCampaign *campaign)
{
  const char *digest = muster_campaign_get_setup (campaign)->map_picture;

  return digest != NULL ? muster_image_store_get (muster_store_get_images (muster_window_get_store (self)),
                                                  digest, NULL, NULL)
                        : NULL;
}

static gboolean
open_with (MusterWindow           *self,
           gint64                  id,
           MusterLedgerOpenFlags   flags,
           GError                **error)
{
  g_autoptr (MusterCampaign) campaign =
    muster_campaign_store_open (get_campaigns (self), id, muster_window_get_library (self), flags, error);
  g_autoptr (GBytes) picture = NULL;
  g_autofree char *unfought = NULL;
  GtkWidget *page;

  if (campaign == NULL)
    return FALSE;
  page = muster_campaign_page_new (campaign);
  unfought = muster_window_campaign_battles_dup_unfought (self, campaign, id);
  muster_campaign_page_set_unfought (MUSTER_CAMPAIGN_PAGE (page), unfought);
  muster_campaign_page_set_images (MUSTER_CAMPAIGN_PAGE (page),
                                   muster_store_get_images (muster_window_get_store (self)));
  picture = muster_window_campaigns_load_map_picture (self, campaign);
  muster_campaign_page_set_map_picture (MUSTER_CAMPAIGN_PAGE (page), picture);
  g_signal_connect_object (page, "failed", G_CALLBACK (page_failed_cb), self, G_CONNECT_SWAPPED);
  muster_window_show_campaign (self, page, id);
  return TRUE;
}

static void
open_anyway_cb (GObject      *object,
                GAsyncResult *result,
                gpointer      data)
{
  g_autoptr (CampaignRef) ref = data;
  g_autoptr (GError) error = NULL;

  if (muster_confirm_finish (result) && !open_with (ref->window, ref->id, MUSTER_LEDGER_OPEN_ANYWAY, &error))
    muster_window_output_report (ref->window, _("The Campaign Could Not Be Opened"), error);
}

void
muster_window_campaigns_open (MusterWindow *self,
                              gint64        id)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (MUSTER_IS_WINDOW (self));

  if (open_with (self, id, MUSTER_LEDGER_OPEN_DEFAULT, &error))
    muster_window_campaign_battles_check_return (self);
  else if (g_error_matches (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_DIFFERS))
    muster_confirm_async (
      GTK_WINDOW (self), _("The Rules Have Changed"),
      _("With this version of Muster the orders of this campaign lead to another state than the one "
        "that was saved. You can go on from the state as it is worked out now."),
      _("_Open Anyway"), open_anyway_cb, campaign_ref_new (self, id));
  else
    muster_window_output_report (self, _("The Campaign Could Not Be Opened"), error);
}

static void
open_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  muster_window_campaigns_open (MUSTER_WINDOW (widget), g_variant_get_int64 (parameter));
}

/* Opens a campaign at one of its parts. */
static void
open_at_cb (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  const char *part;
  gint64 id;

  g_variant_get (parameter, "(x&s)", &id, &part);
  muster_window_campaigns_open (self, id);
  if (muster_window_get_campaign_id (self) == id)
    muster_campaign_page_show_part (muster_window_pages_get_campaign_page (self), part);
}

static void
begin_cb (MusterWindow            *self,
          MusterCampaignNewWindow *dialog)
{
  MusterCampaignFounding *founding = muster_campaign_new_window_get_founding (dialog);
  guint n_sides = muster_campaign_founding_get_n_sides (founding);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterCampaignSetup) setup = muster_campaign_founding_make (founding, &error);
  g_autofree MusterForceOrigin *origins = g_new0 (MusterForceOrigin, n_sides);
  g_autoptr (GPtrArray) ids = g_ptr_array_new_with_free_func (g_free);
  gint64 id = 0;

  if (setup != NULL)
    {
      g_autoptr (MusterStoreList) list = muster_ledger_store_list (get_campaigns (self));
      g_autofree char *title = muster_row_words_make_unique (list, "title", setup->title, 0);

      muster_campaign_setup_set_title (setup, title);
      for (guint i = 0; i < n_sides; i++)
        {
          g_ptr_array_add (ids, muster_campaign_founding_dup_force_id (founding, i));
          origins[i].force = ids->pdata[i];
          origins[i].uuid = muster_campaign_founding_get_force_uuid (founding, i);
        }
      id = muster_store_campaign_begin (muster_window_get_store (self), setup, NULL, origins, n_sides,
                                        muster_campaign_new_window_get_counts (dialog), &error);
    }
  if (id == 0)
    {
      muster_confirm_report (GTK_WINDOW (dialog), _("The Campaign Could Not Begin"), error->message,
                             muster_error_words_page (error));
      return;
    }
  gtk_window_destroy (GTK_WINDOW (dialog));
  muster_window_campaigns_open (self, id);
  muster_window_tour_offer (self);
}

static void
open_sample_cb (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  g_autoptr (GError) error = NULL;
  gint64 id;

  if (muster_sample_store_add_campaign (muster_window_get_store (self), muster_window_get_library (self),
                                        &id, &error))
    {
      muster_window_campaigns_open (self, id);
      muster_window_tour_offer (self);
    }
  else
    muster_window_output_report (self, _("The Sample Campaign Could Not Be Opened"), error);
}

static void
new_cb (GtkWidget  *widget,
        const char *name,
        GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  MusterLibrary *library = muster_window_get_library (self);
  g_autoptr (MusterCampaignFounding) founding =
    muster_campaign_founding_new (muster_window_get_store (self), library);
  MusterCampaignNewWindow *dialog = muster_campaign_new_window_new (GTK_WINDOW (self), founding, library);

  g_signal_connect_object (dialog, "begin", G_CALLBACK (begin_cb), self, G_CONNECT_SWAPPED);
  muster_dialog_present (GTK_WINDOW (dialog));
}

/* 0 stands for the open campaign. */
static gint64
get_id (MusterWindow *self,
        GVariant     *parameter)
{
  gint64 id = g_variant_get_int64 (parameter);

  return id != 0 ? id : muster_window_get_campaign_id (self);
}

static void
renamed_cb (GObject      *object,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (CampaignRef) ref = data;
  g_autofree char *title = muster_ask_text_finish (result);
  g_autoptr (GError) error = NULL;

  if (title == NULL)
    return;
  if (!muster_ledger_store_set_title (get_campaigns (ref->window), ref->id, title, &error))
    muster_window_output_report (ref->window, _("The Campaign Could Not Be Renamed"), error);
  else if (muster_window_get_campaign_id (ref->window) == ref->id)
    muster_window_campaigns_open (ref->window, ref->id);
}

static void
rename_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  gint64 id = get_id (self, parameter);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterLedgerRow) row = muster_ledger_store_dup_row (get_campaigns (self), id, &error);

  if (row == NULL)
    muster_window_output_report (self, _("The Campaign Could Not Be Renamed"), error);
  else
    muster_ask_text_async (GTK_WINDOW (self), _("Rename the Campaign"), muster_ledger_row_get_title (row),
                           _("_Rename"), renamed_cb, campaign_ref_new (self, id));
}

static void
export_chosen_cb (GObject      *object,
                  GAsyncResult *result,
                  gpointer      data)
{
  g_autoptr (CampaignRef) ref = data;
  g_autoptr (GFile) file = muster_file_chooser_save_finish (result, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterCampaign) campaign = NULL;

  if (file == NULL)
    return;
  campaign = muster_campaign_store_open (get_campaigns (ref->window), ref->id,
                                         muster_window_get_library (ref->window),
                                         MUSTER_LEDGER_OPEN_ANYWAY, &error);
  if (campaign == NULL)
    muster_window_output_report (ref->window, _("The Campaign Could Not Be Exported"), error);
  else
    {
      char *text = muster_campaign_file_write (campaign);
      const char *done = _("The campaign was exported");
      const char *failure = _("The Campaign Could Not Be Exported");
      g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;
      g_autoptr (GBytes) bytes = g_bytes_new_take (text, strlen (text));

      if (path != NULL)
        muster_window_output_write (ref->window, path, bytes, done, failure);
    }
}

static void
export_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  gint64 id = get_id (self, parameter);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterLedgerRow) row = muster_ledger_store_dup_row (get_campaigns (self), id, &error);
  g_autofree char *file_name = NULL;

  if (row == NULL)
    {
      muster_window_output_report (self, _("The Campaign Could Not Be Exported"), error);
      return;
    }
  file_name = muster_row_words_file_name (muster_ledger_row_get_title (row), _("Campaign"),
                                          ".muster-campaign");
  muster_file_chooser_save_async (GTK_WINDOW (self), _("Export the Campaign"), file_name, NULL,
                                  export_chosen_cb, campaign_ref_new (self, id));
}

void
muster_window_campaigns_ask_act (MusterWindow      *self,
                                 MusterCampaignAct *act,
                                 const char        *title,
                                 const char        *note)
{
  MusterCampaignActCard *card =
    muster_campaign_act_window_present (GTK_WINDOW (self), act, title, note, _("Record"));

  g_signal_connect_object (card, "failed", G_CALLBACK (page_failed_cb), self, G_CONNECT_SWAPPED);
}

void
muster_window_campaigns_ask_order (MusterWindow       *self,
                                   MusterCampaignVerb  verb,
                                   JsonNode           *params,
                                   const char         *title)
{
  MusterCampaignPage *page = muster_window_pages_get_campaign_page (self);
  g_autoptr (MusterCampaignAct) act = NULL;

  if (page == NULL)
    return;
  act = muster_campaign_act_new (muster_campaign_page_get_campaign (page), verb, params);
  muster_window_campaigns_ask_act (self, act, title != NULL ? title : _ (muster_campaign_orders[verb].label),
                                   NULL);
}

static void
order_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  const char *verb, *text;
  g_autoptr (JsonNode) params = NULL;
  int index;

  g_variant_get (parameter, "(&s&s)", &verb, &text);
  index = muster_campaign_find_order (verb);
  params = json_from_string (text, NULL);
  if (index >= 0)
    muster_window_campaigns_ask_order (MUSTER_WINDOW (widget), index, params, NULL);
}

static void
rules_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  MusterCampaignPage *page = muster_window_pages_get_campaign_page (MUSTER_WINDOW (widget));

  if (page != NULL)
    muster_dialog_present (GTK_WINDOW (muster_campaign_act_window_new (
      GTK_WINDOW (widget), _("How We Play"), NULL,
      muster_campaign_rules_view_new (muster_campaign_page_get_campaign (page)))));
}

void
muster_window_campaigns_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.open-campaign", "x", open_cb);
  gtk_widget_class_install_action (widget_class, "win.open-campaign-at", "(xs)", open_at_cb);
  gtk_widget_class_install_action (widget_class, "win.new-campaign", NULL, new_cb);
  gtk_widget_class_install_action (widget_class, "win.open-sample-campaign", NULL, open_sample_cb);
  gtk_widget_class_install_action (widget_class, "win.rename-campaign", "x", rename_cb);
  gtk_widget_class_install_action (widget_class, "win.export-campaign", "x", export_cb);
  gtk_widget_class_install_action (widget_class, "win.campaign-order", "(ss)", order_cb);
  gtk_widget_class_install_action (widget_class, "win.campaign-rules", NULL, rules_cb);
  muster_window_campaign_past_install_actions (widget_class);
  muster_window_campaign_pictures_install_actions (widget_class);
  muster_window_campaign_plan_install_actions (widget_class);
  muster_window_presets_install_actions (widget_class);
  muster_window_bundles_install_actions (widget_class);
  muster_window_campaign_battles_install_actions (widget_class);
  muster_window_campaign_enlist_install_actions (widget_class);
  muster_window_campaign_papers_install_actions (widget_class);
}
