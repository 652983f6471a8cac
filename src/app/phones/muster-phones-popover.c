/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/phones/muster-phones-popover.h"

#include <adwaita.h>

#include "app/models/phones/muster-battle-phones.h"
#include "app/widgets/muster-action-row.h"
#include "app/widgets/muster-combo-row.h"
#include "app/widgets/muster-help-link.h"
#include "app/widgets/muster-icon-button.h"
#include "app/widgets/muster-qr-view.h"
#include "core/muster-i18n.h"
#include "table/host/muster-table-host.h"

/* Pixels: between the popover and the edges of the window, and what stands above and below the code. */
#define ROOM_AROUND 60
#define ROOM_FOR_WORDS 210
#define SMALLEST_CODE 260
#define LARGEST_CODE 560
#define LARGEST_LIST 400

struct _MusterPhonesPopover
{
  GtkPopover parent_instance;

  MusterPhones *phones;
  MusterPhonesSeat *shown; /* whose code is shown, or NULL */

  GtkWidget *back;
  GtkStack *stack;
  GtkLabel *status;
  GtkWidget *about;
  GtkScrolledWindow *seats_page;
  AdwClamp *seats_clamp;
  GtkScrolledWindow *code_page;
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

G_DEFINE_FINAL_TYPE (MusterPhonesPopover, muster_phones_popover, GTK_TYPE_POPOVER)

static void
show_running (MusterPhonesPopover *self)
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
  gtk_widget_set_visible (GTK_WIDGET (self->status), running);
  gtk_widget_set_visible (self->about, !running);
  gtk_label_set_label (self->trouble, trouble);
  gtk_widget_set_visible (GTK_WIDGET (self->trouble), *trouble != '\0');
}

static void
on_cb (MusterPhonesPopover *self)
{
  GtkStringObject *chosen;
  g_autofree char *address = NULL;
  g_autoptr (GError) error = NULL;

  chosen = adw_combo_row_get_selected_item (self->network);
  address = g_strdup (chosen != NULL ? gtk_string_object_get_string (chosen) : "127.0.0.1");
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

static void
show_code (MusterPhonesPopover *self)
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

/* Nothing is larger than the window below, and the code is as large as that, so that it can be scanned from
 * across the table. */
static void
fit (MusterPhonesPopover *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  int width = gtk_widget_get_width (GTK_WIDGET (root)) - ROOM_AROUND;
  int height = gtk_widget_get_height (GTK_WIDGET (root)) - ROOM_AROUND;
  int side = CLAMP (MIN (width, height - ROOM_FOR_WORDS), SMALLEST_CODE, LARGEST_CODE);

  gtk_widget_set_size_request (GTK_WIDGET (self->qr), side, side);
  adw_clamp_set_maximum_size (self->seats_clamp, CLAMP (width, SMALLEST_CODE, LARGEST_LIST));
  gtk_scrolled_window_set_max_content_height (self->seats_page, MAX (height, SMALLEST_CODE));
  gtk_scrolled_window_set_max_content_height (self->code_page, MAX (height, SMALLEST_CODE));
}

static void
activated_cb (MusterPhonesPopover *self,
              GtkListBoxRow      *row)
{
  g_autoptr (MusterPhonesSeat) seat =
    g_list_model_get_item (muster_phones_get_seats (self->phones), (guint) gtk_list_box_row_get_index (row));

  if (seat != NULL)
    {
      if (self->shown != NULL)
        g_signal_handlers_disconnect_by_data (self->shown, self);
      g_set_object (&self->shown, seat);
      g_signal_connect_object (seat, "notify", G_CALLBACK (show_code), self, G_CONNECT_SWAPPED);
      show_code (self);
      fit (self);
      gtk_stack_set_visible_child_name (self->stack, "code");
      gtk_widget_grab_focus (self->back);
    }
}

/* Back to the seat whose code was shown. */
static void
back_cb (MusterPhonesPopover *self)
{
  GtkListBoxRow *row =
    gtk_list_box_get_row_at_index (self->seats, (int) muster_phones_seat_get_index (self->shown));

  gtk_stack_set_visible_child_name (self->stack, "seats");
  gtk_widget_grab_focus (GTK_WIDGET (row));
}

static void
renew_cb (GtkWidget        *button,
          MusterPhonesSeat *seat)
{
  MusterPhonesPopover *self =
    MUSTER_PHONES_POPOVER (gtk_widget_get_ancestor (button, MUSTER_TYPE_PHONES_POPOVER));

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
escape_cb (GtkWidget *stack,
           GVariant  *arguments,
           gpointer   data)
{
  MusterPhonesPopover *self = data;

  if (g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), "code") != 0)
    return FALSE;
  back_cb (self);
  return TRUE;
}

static void
muster_phones_popover_map (GtkWidget *widget)
{
  fit (MUSTER_PHONES_POPOVER (widget));

  GTK_WIDGET_CLASS (muster_phones_popover_parent_class)->map (widget);
}

/* Whoever opens it again finds the list, and not the code that was shown last. */
static void
muster_phones_popover_unmap (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (muster_phones_popover_parent_class)->unmap (widget);

  gtk_stack_set_visible_child_name (MUSTER_PHONES_POPOVER (widget)->stack, "seats");
}

static void
muster_phones_popover_dispose (GObject *object)
{
  MusterPhonesPopover *self = MUSTER_PHONES_POPOVER (object);

  if (self->seats != NULL)
    gtk_list_box_bind_model (self->seats, NULL, NULL, NULL, NULL);
  gtk_widget_dispose_template (GTK_WIDGET (object), MUSTER_TYPE_PHONES_POPOVER);
  g_clear_object (&self->shown);
  g_clear_object (&self->phones);

  G_OBJECT_CLASS (muster_phones_popover_parent_class)->dispose (object);
}

static void
muster_phones_popover_class_init (MusterPhonesPopoverClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_phones_popover_dispose;
  widget_class->map = muster_phones_popover_map;
  widget_class->unmap = muster_phones_popover_unmap;

  g_type_ensure (MUSTER_TYPE_HELP_LINK);
  g_type_ensure (MUSTER_TYPE_QR_VIEW);
  /* GTK has Enter for it: up to 4.8 a switch knows no keys of its own, and a popover hears no key of its
   * window. */
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_space, 0, "default.activate", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Space, 0, "default.activate", NULL);
  gtk_widget_class_set_template_from_resource (widget_class, APPLICATION_PATH "/ui/muster-phones-popover.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterPhonesPopover, back);
  gtk_widget_class_bind_template_child (widget_class, MusterPhonesPopover, stack);
  gtk_widget_class_bind_template_child (widget_class, MusterPhonesPopover, status);
  gtk_widget_class_bind_template_child (widget_class, MusterPhonesPopover, about);
  gtk_widget_class_bind_template_child (widget_class, MusterPhonesPopover, seats_page);
  gtk_widget_class_bind_template_child (widget_class, MusterPhonesPopover, seats_clamp);
  gtk_widget_class_bind_template_child (widget_class, MusterPhonesPopover, code_page);
  gtk_widget_class_bind_template_child (widget_class, MusterPhonesPopover, network);
  gtk_widget_class_bind_template_child (widget_class, MusterPhonesPopover, on);
  gtk_widget_class_bind_template_child (widget_class, MusterPhonesPopover, dice_row);
  gtk_widget_class_bind_template_child (widget_class, MusterPhonesPopover, dice);
  gtk_widget_class_bind_template_child (widget_class, MusterPhonesPopover, trouble);
  gtk_widget_class_bind_template_child (widget_class, MusterPhonesPopover, seats_group);
  gtk_widget_class_bind_template_child (widget_class, MusterPhonesPopover, seats);
  gtk_widget_class_bind_template_child (widget_class, MusterPhonesPopover, seat_title);
  gtk_widget_class_bind_template_child (widget_class, MusterPhonesPopover, seat_note);
  gtk_widget_class_bind_template_child (widget_class, MusterPhonesPopover, qr);
  gtk_widget_class_bind_template_child (widget_class, MusterPhonesPopover, address);
  gtk_widget_class_bind_template_child (widget_class, MusterPhonesPopover, code);
  gtk_widget_class_bind_template_callback (widget_class, on_cb);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, back_cb);
}

static void
muster_phones_popover_init (MusterPhonesPopover *self)
{
  GtkEventController *keys;

  gtk_widget_init_template (GTK_WIDGET (self));

  /* The stack hears of Escape before the popover, which closes then. */
  keys = gtk_shortcut_controller_new ();
  gtk_shortcut_controller_add_shortcut (
    GTK_SHORTCUT_CONTROLLER (keys),
    gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                      gtk_callback_action_new (escape_cb, self, NULL)));
  gtk_widget_add_controller (GTK_WIDGET (self->stack), keys);
}

GtkWidget *
muster_phones_popover_new (MusterPhones *phones)
{
  MusterPhonesPopover *self = g_object_new (MUSTER_TYPE_PHONES_POPOVER, NULL);
  g_auto (GStrv) addresses = muster_table_networks_list_addresses ();
  g_autoptr (GtkStringList) networks = gtk_string_list_new ((const char *const *) addresses);

  self->phones = g_object_ref (phones);
  adw_combo_row_set_model (self->network, G_LIST_MODEL (networks));
  muster_combo_row_show_long (self->network);
  gtk_widget_set_visible (self->dice_row, MUSTER_IS_BATTLE_PHONES (phones));
  if (MUSTER_IS_BATTLE_PHONES (phones))
    g_object_bind_property (phones, "dice-at-once", self->dice, "active",
                            G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  gtk_list_box_bind_model (self->seats, muster_phones_get_seats (phones), create_row, NULL, NULL);
  g_signal_connect_object (phones, "notify::running", G_CALLBACK (show_running), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (phones, "notify::trouble", G_CALLBACK (show_running), self, G_CONNECT_SWAPPED);
  g_object_bind_property (phones, "status", self->status, "label", G_BINDING_SYNC_CREATE);
  show_running (self);
  return GTK_WIDGET (self);
}
