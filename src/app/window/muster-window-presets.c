/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/window/muster-window-private.h"

#include <string.h>

#include "app/widgets/muster-ask.h"
#include "app/widgets/muster-file-chooser.h"
#include "core/campaign/setup/muster-campaign-rules-writer.h"
#include "core/muster-i18n.h"
#include "store/muster-campaign-presets.h"

/* Presets: the rules of the open campaign, stored to begin other campaigns with, exported to a file
 * and imported from one. */

static MusterCampaignPreset *
make_preset (MusterWindow *self,
             const char   *name)
{
  MusterCampaignPage *page = muster_window_pages_get_campaign_page (self);
  MusterCampaign *campaign = page != NULL ? muster_campaign_page_get_campaign (page) : NULL;
  const MusterCampaignSetup *setup = campaign != NULL ? muster_campaign_get_setup (campaign) : NULL;
  MusterCampaignPreset *preset = setup != NULL ? muster_campaign_presets_make (setup, name) : NULL;

  if (preset == NULL)
    return NULL;
  /* The rules as they are now, which may be others than those that the campaign began with. */
  json_node_unref (preset->rules);
  preset->rules = muster_campaign_rules_writer_to_node (
    muster_campaign_get_rules (setup, muster_campaign_get_present (campaign)), setup->has_map);
  return preset;
}

static void
preset_named_cb (GObject      *object,
                 GAsyncResult *result,
                 gpointer      data)
{
  MusterWindow *self = MUSTER_WINDOW (object);
  g_autofree char *name = muster_ask_text_finish (result);
  g_autoptr (MusterCampaignPreset) preset = name != NULL ? make_preset (self, name) : NULL;
  g_autoptr (GError) error = NULL;

  if (preset == NULL)
    return;
  if (muster_campaign_presets_save (muster_store_get_documents (muster_window_get_store (self)),
                                    preset, &error))
    muster_window_toast (self, _("You can now choose these rules for new campaigns"));
  else
    muster_window_output_report (self, _("The Rules Could Not Be Saved"), error);
}

static void
save_preset_cb (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  if (muster_window_pages_get_campaign_page (MUSTER_WINDOW (widget)) != NULL)
    muster_ask_text_async (GTK_WINDOW (widget), _("What Are These Rules Called?"), _("Our rules"), _("_Save"),
                           preset_named_cb, NULL);
}

static void
preset_chosen_cb (GObject      *object,
                  GAsyncResult *result,
                  gpointer      data)
{
  MusterWindow *self = MUSTER_WINDOW (object);
  g_autoptr (GFile) file = muster_file_chooser_save_finish (result, NULL);
  g_autoptr (MusterCampaignPreset) preset = file != NULL ? make_preset (self, _("Our rules")) : NULL;

  if (preset != NULL)
    {
      g_autofree char *path = g_file_get_path (file);
      char *text = muster_campaign_preset_print (preset);
      g_autoptr (GBytes) bytes = g_bytes_new_take (text, strlen (text));

      if (path != NULL)
        muster_window_output_write (self, path, bytes, _("The rules were saved as a file"),
                                    _("The Rules Could Not Be Saved as a File"));
    }
}

static void
share_preset_cb (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  muster_file_chooser_save_async (GTK_WINDOW (widget), _("Share the Rules"), "rules.json", NULL,
                                  preset_chosen_cb, NULL);
}

gboolean
muster_window_presets_import (MusterWindow                *self,
                              const MusterCampaignPreset  *preset,
                              GError                     **error)
{
  g_autofree char *words = NULL;

  if (!muster_campaign_presets_save (muster_store_get_documents (muster_window_get_store (self)), preset,
                                     error))
    return FALSE;
  /* Translators: the name of rules that campaigns are played by. */
  words = g_strdup_printf (_("You can now choose the rules “%s” for new campaigns"), preset->name);
  muster_window_toast (self, words);
  return TRUE;
}

void
muster_window_presets_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.campaign-save-preset", NULL, save_preset_cb);
  gtk_widget_class_install_action (widget_class, "win.campaign-share-preset", NULL, share_preset_cb);
}
