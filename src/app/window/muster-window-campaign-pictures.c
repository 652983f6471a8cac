/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/window/muster-window-private.h"

#include "app/widgets/muster-file-chooser.h"
#include "core/campaign/muster-campaign-correction.h"
#include "core/muster-i18n.h"
#include "store/images/muster-image-input.h"

/* Pictures in the journal of the open campaign: a note that begins with one, and one more for a note. */

typedef struct
{
  MusterWindow *window;
  int index; /* of the note in the log, or -1 for a new one */
} PictureRef;

static PictureRef *
picture_ref_new (MusterWindow *window,
                 int           index)
{
  PictureRef *ref = g_new (PictureRef, 1);

  ref->window = g_object_ref (window);
  ref->index = index;
  return ref;
}

static void
picture_ref_free (PictureRef *ref)
{
  g_object_unref (ref->window);
  g_free (ref);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PictureRef, picture_ref_free)

/* Gives a note one more picture. Nothing else depends on it, so nothing is asked. */
static void
add_to_note (MusterWindow   *self,
             MusterCampaign *campaign,
             guint           index,
             const char     *id)
{
  g_autoptr (MusterCampaignLogEntry) entry = g_list_model_get_item (muster_ledger_get_log (campaign), index);
  g_autoptr (JsonNode) written = muster_campaign_log_entry_to_node (entry);
  JsonObject *params = json_object_get_object_member (json_node_get_object (written), "params");
  g_autoptr (MusterCampaignCorrection) correction = NULL;
  g_auto (MusterCampaignOrder) order = { 0 };
  g_auto (MusterTape) tape = { 0 };
  g_autoptr (GError) error = NULL;

  if (!json_object_has_member (params, "pictures"))
    json_object_set_array_member (params, "pictures", json_array_new ());
  json_array_add_string_element (json_object_get_array_member (params, "pictures"), id);
  muster_tape_init (&tape);
  muster_campaign_order_init (&order, MUSTER_CAMPAIGN_ORDER_NOTE,
                              json_object_get_member (json_node_get_object (written), "params"));
  correction = muster_campaign_correction_make (campaign, index, &order, &tape, &error);
  if (correction == NULL || !muster_campaign_correction_accept (correction, &error))
    muster_window_output_report (self, _("The Picture Could Not Be Added"), error);
}

static void
picture_read_cb (GObject      *object,
                 GAsyncResult *result,
                 gpointer      data)
{
  g_autoptr (PictureRef) ref = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) content = muster_image_input_read_finish (result, &error);
  MusterStore *store = muster_window_get_store (ref->window);
  MusterCampaignPage *page = store != NULL ? muster_window_pages_get_campaign_page (ref->window) : NULL;
  g_autofree char *id = NULL;

  /* The window or the campaign may have been closed meanwhile. */
  if (page == NULL)
    return;
  if (content == NULL || !muster_image_store_put (muster_store_get_images (store), content, &id, &error))
    muster_window_output_report (ref->window, _("The Picture Could Not Be Used"), error);
  else if (ref->index < 0)
    {
      g_autoptr (JsonNode) params = json_node_new (JSON_NODE_OBJECT);
      JsonArray *pictures = json_array_new ();

      /* Asks for the text of a note that has the picture. */
      json_array_add_string_element (pictures, id);
      json_node_take_object (params, json_object_new ());
      json_object_set_array_member (json_node_get_object (params), "pictures", pictures);
      muster_window_campaigns_ask_order (ref->window, MUSTER_CAMPAIGN_ORDER_NOTE, params,
                                         _("A Note With a Picture"));
    }
  else if ((guint) ref->index < muster_ledger_get_length (muster_campaign_page_get_campaign (page)))
    add_to_note (ref->window, muster_campaign_page_get_campaign (page), (guint) ref->index, id);
}

/**
 * muster_window_campaign_pictures_add:
 * @index: of the note in the journal of the open campaign, or -1 for a new one
 *
 * The picture is read in a worker thread and copied into the store: the file may go then.
 */
void
muster_window_campaign_pictures_add (MusterWindow *self,
                                     int           index,
                                     GFile        *file)
{
  muster_image_input_read_async (file, MUSTER_IMAGE_INPUT_PORTRAIT_SIDE, NULL, picture_read_cb,
                                 picture_ref_new (self, index));
}

static void
picture_chosen_cb (GObject      *object,
                   GAsyncResult *result,
                   gpointer      data)
{
  g_autoptr (PictureRef) ref = data;
  g_autoptr (GFile) file = muster_file_chooser_open_finish (result, NULL);

  if (file != NULL)
    muster_window_campaign_pictures_add (ref->window, ref->index, file);
}

static void
picture_cb (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);

  muster_file_chooser_open_image_async (GTK_WINDOW (self), _("Choose a Picture"), NULL, picture_chosen_cb,
                                        picture_ref_new (self, g_variant_get_int32 (parameter)));
}

void
muster_window_campaign_pictures_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.campaign-picture", "i", picture_cb);
}
