/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/phones/muster-phones-dialog.h"

#include "app/models/phones/muster-battle-phones.h"
#include "app/widgets/muster-action-row.h"
#include "app/widgets/muster-icon-button.h"
#include "app/widgets/muster-qr-view.h"
#include "core/muster-i18n.h"
#include "table/host/muster-table-host.h"

struct _MusterPhonesDialog
{
  AdwWindow parent_instance;

  MusterPhones *phones;
  MusterPhonesSeat *shown; /* whose code is shown, or NULL */

  GtkWidget *back;
  GtkStack *stack;
  AdwComboRow *network;
  GtkSwitch *on;
  GtkWidget *dice_row;
  GtkSwitch *dice;
  GtkLabel *trouble;
  GtkWidget *seats_group;
  GtkListBox *seats;
  GtkLabel *seat_title;
  GtkLabel *seat_note;
  MusterQrView *qr;
  GtkLabel *address;
  GtkLabel *code;
  gboolean is_showing; /* the switch is being set, not touched */
};

G_DEFINE_FINAL_TYPE (MusterPhonesDialog, muster_phones_dialog, ADW_TYPE_WINDOW)

static char *
dup_chosen_address (MusterPhonesDialog *self)
{
  GtkStringObject *chosen = adw_combo_row_get_selected_item (self->network);

  return g_strdup (chosen != NULL ? gtk_string_object_get_string (chosen) : "127.0.0.1");
}

static void
show_running (MusterPhonesDialog *self)
{
  gboolean running = muster_phones_is_running (self->phones);
  g_autofree char *trouble = NULL;

  self->is_showing = TRUE;
  gtk_switch_set_active (self->on, running);
  self->is_showing = FALSE;
  gtk_widget_set_sensitive (GTK_WIDGET (self->network), !running);
  gtk_widget_set_visible (self->seats_group, running);
  if (!running)
    gtk_stack_set_visible_child_name (self->stack, "seats");
  g_object_get (self->phones, "trouble", &trouble, NULL);
  gtk_label_set_label (self->trouble, trouble);
  gtk_widget_set_visible (GTK_WIDGET (self->trouble), *trouble != '\0');
}

static void
on_cb (MusterPhonesDialog *self)
{
  g_autofree char *address = dup_chosen_address (self);
  g_autoptr (GError) error = NULL;

  if (self->is_showing)
    return;
  if (!gtk_switch_get_active (self->on))
    muster_phones_close (self->phones);
  else if (!muster_phones_open (self->phones, address, &error))
    {
      show_running (self);
      gtk_label_set_label (self->trouble, error->message);
      gtk_widget_set_visible (GTK_WIDGET (self->trouble), TRUE);
    }
}

/* Shows the code of a seat as large as the dialog allows. */
static void
show_code (MusterPhonesDialog *self)
{
  g_autofree char *words = NULL;
  const char *address = muster_phones_get_address (self->phones);

  if (self->shown == NULL)
    return;
  /* Translators: %s is the player, or the side, whose code it is. */
  words = g_strdup_printf (_("Code of %s, to be scanned with a phone"),
                           muster_phones_seat_get_title (self->shown));
  gtk_label_set_label (self->seat_title, muster_phones_seat_get_title (self->shown));
  gtk_label_set_label (self->seat_note, muster_phones_seat_get_looking (self->shown));
  muster_qr_view_set_text (self->qr, muster_phones_seat_get_link (self->shown), words);
  gtk_label_set_label (self->address, address != NULL ? address : "");
  gtk_label_set_label (self->code, muster_phones_seat_get_code (self->shown));
}

static void
show_page_cb (MusterPhonesDialog *self)
{
  gtk_widget_set_visible (self->back,
                          g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), "code") == 0);
}

static void
open_code (MusterPhonesDialog *self,
           MusterPhonesSeat   *seat)
{
  if (self->shown != NULL)
    g_signal_handlers_disconnect_by_data (self->shown, self);
  g_set_object (&self->shown, seat);
  g_signal_connect_object (seat, "notify", G_CALLBACK (show_code), self, G_CONNECT_SWAPPED);
  show_code (self);
  gtk_stack_set_visible_child_name (self->stack, "code");
  gtk_widget_grab_focus (self->back);
}

static void
activated_cb (MusterPhonesDialog *self,
              GtkListBoxRow      *row)
{
  g_autoptr (MusterPhonesSeat) seat =
    g_list_model_get_item (muster_phones_get_seats (self->phones), (guint) gtk_list_box_row_get_index (row));

  if (seat != NULL)
    open_code (self, seat);
}

static void
back_cb (MusterPhonesDialog *self)
{
  gtk_stack_set_visible_child_name (self->stack, "seats");
  gtk_widget_child_focus (GTK_WIDGET (self->stack), GTK_DIR_TAB_FORWARD);
}

static void
renew_cb (GtkWidget        *button,
          MusterPhonesSeat *seat)
{
  MusterPhonesDialog *self =
    MUSTER_PHONES_DIALOG (gtk_widget_get_ancestor (button, MUSTER_TYPE_PHONES_DIALOG));

  muster_phones_renew (self->phones, muster_phones_seat_get_index (seat));
}

static void
show_seat (GtkWidget        *row,
           GParamSpec       *pspec,
           MusterPhonesSeat *seat)
{
  const char *note = muster_phones_seat_get_note (seat);
  g_autofree char *subtitle =
    *note != '\0' ? g_strdup_printf ("%s · %s", note, muster_phones_seat_get_looking (seat))
                  : g_strdup (muster_phones_seat_get_looking (seat));

  muster_action_row_set_texts (row, muster_phones_seat_get_title (seat), subtitle);
}

static void
seat_changed_cb (GtkWidget        *row,
                 GParamSpec       *pspec,
                 MusterPhonesSeat *seat)
{
  show_seat (row, pspec, seat);
}

static GtkWidget *
create_row (gpointer item,
            gpointer data)
{
  MusterPhonesSeat *seat = MUSTER_PHONES_SEAT (item);
  GtkWidget *row = muster_action_row_new_plain (muster_phones_seat_get_title (seat), "");
  g_autofree char *label = NULL;
  GtkWidget *renew;

  /* Translators: %s is the player, or the side, whose code becomes another. */
  label = g_strdup_printf (_("New code for %s: throws out every phone that has the old one"),
                           muster_phones_seat_get_title (seat));
  renew = muster_icon_button_new ("view-refresh-symbolic", label);
  gtk_widget_set_valign (renew, GTK_ALIGN_CENTER);
  g_signal_connect_object (renew, "clicked", G_CALLBACK (renew_cb), seat, 0);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), renew);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_signal_connect_object (seat, "notify::looking", G_CALLBACK (seat_changed_cb), row,
                           G_CONNECT_SWAPPED);
  show_seat (row, NULL, seat);
  return row;
}

static gboolean
close_or_back (GtkWidget *widget,
               GVariant  *arguments,
               gpointer   data)
{
  MusterPhonesDialog *self = MUSTER_PHONES_DIALOG (widget);

  if (gtk_widget_get_visible (self->back))
    back_cb (self);
  else
    gtk_window_close (GTK_WINDOW (self));
  return TRUE;
}

static void
muster_phones_dialog_dispose (GObject *object)
{
  MusterPhonesDialog *self = MUSTER_PHONES_DIALOG (object);

  if (self->seats != NULL)
    gtk_list_box_bind_model (self->seats, NULL, NULL, NULL, NULL);
  gtk_widget_dispose_template (GTK_WIDGET (object), MUSTER_TYPE_PHONES_DIALOG);
  g_clear_object (&self->shown);
  g_clear_object (&self->phones);

  G_OBJECT_CLASS (muster_phones_dialog_parent_class)->dispose (object);
}

static void
muster_phones_dialog_class_init (MusterPhonesDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_phones_dialog_dispose;

  g_type_ensure (MUSTER_TYPE_QR_VIEW);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, close_or_back, NULL);
  gtk_widget_class_set_template_from_resource (widget_class, APPLICATION_PATH "/ui/muster-phones-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterPhonesDialog, back);
  gtk_widget_class_bind_template_child (widget_class, MusterPhonesDialog, stack);
  gtk_widget_class_bind_template_child (widget_class, MusterPhonesDialog, network);
  gtk_widget_class_bind_template_child (widget_class, MusterPhonesDialog, on);
  gtk_widget_class_bind_template_child (widget_class, MusterPhonesDialog, dice_row);
  gtk_widget_class_bind_template_child (widget_class, MusterPhonesDialog, dice);
  gtk_widget_class_bind_template_child (widget_class, MusterPhonesDialog, trouble);
  gtk_widget_class_bind_template_child (widget_class, MusterPhonesDialog, seats_group);
  gtk_widget_class_bind_template_child (widget_class, MusterPhonesDialog, seats);
  gtk_widget_class_bind_template_child (widget_class, MusterPhonesDialog, seat_title);
  gtk_widget_class_bind_template_child (widget_class, MusterPhonesDialog, seat_note);
  gtk_widget_class_bind_template_child (widget_class, MusterPhonesDialog, qr);
  gtk_widget_class_bind_template_child (widget_class, MusterPhonesDialog, address);
  gtk_widget_class_bind_template_child (widget_class, MusterPhonesDialog, code);
  gtk_widget_class_bind_template_callback (widget_class, on_cb);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, back_cb);
  gtk_widget_class_bind_template_callback (widget_class, show_page_cb);
}

static void
muster_phones_dialog_init (MusterPhonesDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
muster_phones_dialog_new (MusterPhones *phones)
{
  MusterPhonesDialog *self = g_object_new (MUSTER_TYPE_PHONES_DIALOG, NULL);
  g_auto (GStrv) addresses = muster_table_host_list_addresses ();
  g_autoptr (GtkStringList) networks = gtk_string_list_new ((const char *const *) addresses);

  self->phones = g_object_ref (phones);
  adw_combo_row_set_model (self->network, G_LIST_MODEL (networks));
  gtk_widget_set_visible (self->dice_row, MUSTER_IS_BATTLE_PHONES (phones));
  if (MUSTER_IS_BATTLE_PHONES (phones))
    g_object_bind_property (phones, "dice-at-once", self->dice, "active",
                            G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  gtk_list_box_bind_model (self->seats, muster_phones_get_seats (phones), create_row, NULL, NULL);
  g_signal_connect_object (phones, "notify::running", G_CALLBACK (show_running), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (phones, "notify::trouble", G_CALLBACK (show_running), self, G_CONNECT_SWAPPED);
  show_running (self);
  show_page_cb (self);
  return GTK_WIDGET (self);
}

MusterPhones *
muster_phones_dialog_get_phones (MusterPhonesDialog *self)
{
  g_return_val_if_fail (MUSTER_IS_PHONES_DIALOG (self), NULL);

  return self->phones;
}
