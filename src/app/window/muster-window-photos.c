/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/window/muster-window-private.h"

#include "app/toolkit/muster-mnemonics.h"
#include "app/toolkit/muster-text-label.h"
#include "app/widgets/muster-ask.h"
#include "app/widgets/muster-dialog.h"
#include "app/widgets/muster-file-chooser.h"
#include "core/battle/muster-battle-photos.h"
#include "core/muster-i18n.h"
#include "store/images/muster-image-input.h"

/* Photos that are pinned to lines of the log of the open battle: chosen, read in a worker thread, named,
 * shown and taken away. */

#define WIDTH 720
#define HEIGHT 560

typedef struct
{
  MusterWindow *window;
  MusterBattle *battle;
  guint at;
  char *picture;
} Photo;

static void
photo_free (Photo *self)
{
  g_object_unref (self->window);
  g_object_unref (self->battle);
  g_free (self->picture);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Photo, photo_free)

static void
named_cb (GObject      *object,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr (Photo) photo = data;
  g_autofree char *caption = muster_ask_text_finish (result);
  g_autoptr (GError) error = NULL;

  if (caption != NULL && !muster_battle_pin_photo (photo->battle, photo->picture, caption, photo->at, &error))
    muster_window_output_report (photo->window, _("The Photo Could Not Be Kept"), error);
}

static void
read_cb (GObject      *object,
         GAsyncResult *result,
         gpointer      data)
{
  g_autoptr (Photo) photo = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) content = muster_image_input_read_finish (result, &error);
  MusterStore *store = muster_window_get_store (photo->window);
  GtkWindow *window = GTK_WINDOW (photo->window);
  g_autofree char *suggestion = NULL;

  /* The window may have been closed meanwhile. */
  if (store == NULL)
    return;
  if (content == NULL ||
      !muster_image_store_put (muster_store_get_images (store), content, &photo->picture, &error))
    {
      muster_window_output_report (photo->window, _("The Picture Could Not Be Used"), error);
      return;
    }

  suggestion = photo->at > 0 && photo->at <= muster_ledger_get_length (photo->battle)
                 ? muster_log_entry_dup_title (muster_ledger_get_entry (photo->battle, photo->at - 1))
                 : g_strdup (_("Photo"));

  muster_ask_text_async (window, _("What Does the Photo Show?"), suggestion, _("_Pin"), named_cb,
                         g_steal_pointer (&photo));
}

static void
chosen_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (Photo) photo = data;
  g_autoptr (GFile) file = muster_file_chooser_open_finish (result, NULL);

  if (file != NULL)
    muster_image_input_read_async (file, MUSTER_IMAGE_INPUT_PORTRAIT_SIDE, NULL, read_cb,
                                   g_steal_pointer (&photo));
}

/* (nullable): the battle that is open */
static MusterBattle *
get_battle (MusterWindow *self)
{
  MusterBattleSession *session = muster_window_pages_get_session (self);

  return session != NULL ? muster_battle_session_get_battle (session) : NULL;
}

static void
pin_cb (GtkWidget  *widget,
        const char *name,
        GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  MusterBattle *battle = get_battle (self);
  Photo *photo;

  if (battle == NULL)
    return;
  photo = g_new0 (Photo, 1);
  photo->window = g_object_ref (self);
  photo->battle = g_object_ref (battle);
  photo->at = g_variant_get_uint32 (parameter);
  muster_file_chooser_open_image_async (GTK_WINDOW (self), _("Choose a Photo"), NULL, chosen_cb, photo);
}

static void
take_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  MusterBattle *battle = get_battle (self);
  guint note = g_variant_get_uint32 (parameter);
  g_autoptr (GError) error = NULL;

  if (battle == NULL || note >= muster_ledger_get_length (battle))
    return;
  muster_battle_timeline_return (muster_battle_session_get_timeline (muster_window_pages_get_session (self)));
  if (muster_battle_take_photo (battle, note, &error))
    muster_window_toast (self, _("Photo taken away; Ctrl+Z brings it back"));
  else
    muster_window_output_report (self, _("The Photo Could Not Be Taken Away"), error);
}

static void
remove_cb (GtkWidget *button)
{
  GtkWindow *dialog = GTK_WINDOW (gtk_widget_get_root (button));
  GtkWindow *window = gtk_window_get_transient_for (dialog);
  guint note = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "note"));

  gtk_window_destroy (dialog);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.take-photo", "u", note);
}

static gboolean
key_cb (GtkWidget       *remove,
        guint            keyval,
        guint            keycode,
        GdkModifierType  modifiers)
{
  if (keyval == GDK_KEY_Escape)
    gtk_window_close (GTK_WINDOW (gtk_widget_get_root (remove)));
  else if (keyval == GDK_KEY_Delete || keyval == GDK_KEY_KP_Delete)
    remove_cb (remove);
  else
    return FALSE;
  return TRUE;
}

static GtkWidget *
new_remove_button (guint note)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (_("_Take Photo Away"));

  gtk_widget_set_halign (button, GTK_ALIGN_END);
  g_object_set (button, "margin-top", 6, "margin-bottom", 12, "margin-start", 12, "margin-end", 12, NULL);
  g_object_set_data (G_OBJECT (button), "note", GUINT_TO_POINTER (note));
  g_signal_connect (button, "clicked", G_CALLBACK (remove_cb), NULL);
  return button;
}

static GtkWidget *
new_picture (MusterWindow            *self,
             const MusterBattlePhoto *photo)
{
  MusterImageStore *images = muster_store_get_images (muster_window_get_store (self));
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) content = muster_image_store_get (images, photo->picture, NULL, &error);
  g_autoptr (GdkTexture) texture = content != NULL ? gdk_texture_new_from_bytes (content, &error) : NULL;
  GtkWidget *picture;

  if (texture == NULL)
    return muster_text_label_new (error->message, "dim-label");
  picture = gtk_picture_new_for_paintable (GDK_PAINTABLE (texture));
  gtk_picture_set_alternative_text (GTK_PICTURE (picture), photo->caption);
  return picture;
}

static void
show_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  MusterBattle *battle = get_battle (self);
  g_autoptr (GArray) photos = battle != NULL ? muster_battle_list_photos (battle) : NULL;

  for (guint i = 0; photos != NULL && i < photos->len; i++)
    if (g_array_index (photos, MusterBattlePhoto, i).note == g_variant_get_uint32 (parameter))
      {
        const MusterBattlePhoto *photo = &g_array_index (photos, MusterBattlePhoto, i);
        GtkWidget *window = adw_window_new ();
        GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
        GtkWidget *picture = new_picture (self, photo);
        GtkWidget *remove = new_remove_button (photo->note);
        GtkEventController *keys = gtk_event_controller_key_new ();

        gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
        gtk_widget_set_vexpand (picture, TRUE);
        gtk_box_append (GTK_BOX (box), picture);
        gtk_box_append (GTK_BOX (box), muster_text_label_new (photo->caption, "heading"));
        gtk_box_append (GTK_BOX (box), remove);
        adw_window_set_content (ADW_WINDOW (window), box);
        gtk_window_set_title (GTK_WINDOW (window), _("Photo"));
        gtk_window_set_transient_for (GTK_WINDOW (window), GTK_WINDOW (self));
        gtk_window_set_modal (GTK_WINDOW (window), TRUE);
        gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
        gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
        g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), remove);
        gtk_widget_add_controller (window, keys);
        muster_mnemonics_name (window);
        muster_dialog_present (GTK_WINDOW (window));
      }
}

GBytes *
muster_window_photos_find_image (const char *id,
                                 gpointer    store)
{
  return muster_store_dup_image (store, id);
}

void
muster_window_photos_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.pin-photo", "u", pin_cb);
  gtk_widget_class_install_action (widget_class, "win.show-photo", "u", show_cb);
  gtk_widget_class_install_action (widget_class, "win.take-photo", "u", take_cb);
}
