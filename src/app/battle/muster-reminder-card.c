/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/battle/muster-reminder-card.h"

#include "app/battle/muster-order-panel.h"
#include "app/toolkit/muster-widget-children.h"
#include "app/widgets/muster-turns.h"
#include "core/muster-i18n.h"

struct _MusterReminderCard
{
  GtkWidget parent_instance;

  MusterReminders *reminders;
  GtkWidget *all; /* button that ticks off all, if there are several */
  GtkWidget *more; /* button that shows those after the first few */
  GtkListBox *list;
  MusterTurns turns;
};

G_DEFINE_FINAL_TYPE (MusterReminderCard, muster_reminder_card, GTK_TYPE_WIDGET)

/* So many are shown before the rest is folded, or fewer where they would take more than this part of the
 * panel. */
#define MOST_SHOWN 3
#define PART_OF_PANEL 4

static GtkWidget *
new_label (const char *text,
           gboolean    expands)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), expands ? 0.0f : 1.0f);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_set_hexpand (label, expands);
  return label;
}

/* Done reminders are dimmed, and their age is dimmed more. The texts stand beside the check button:
 * inside it, newer versions of GTK measure two wrapping labels as too high. */
static GtkWidget *
create_row (gpointer item,
            gpointer data)
{
  MusterReminder *reminder = MUSTER_REMINDER (item);
  const char *since = muster_reminder_get_since (reminder);
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *check = gtk_check_button_new ();
  GtkWidget *grid = gtk_grid_new ();
  g_autofree char *whole = *since != '\0'
                             ? g_strdup_printf ("%s, %s", muster_reminder_get_text (reminder), since)
                             : g_strdup (muster_reminder_get_text (reminder));

  gtk_widget_set_valign (check, GTK_ALIGN_START);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 8);
  gtk_grid_attach (GTK_GRID (grid), check, 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), new_label (muster_reminder_get_text (reminder), TRUE), 1, 0, 1, 1);
  if (*since != '\0')
    {
      GtkWidget *age = new_label (since, FALSE);

      gtk_widget_add_css_class (age, "caption");
      gtk_widget_add_css_class (age, "since");
      gtk_grid_attach (GTK_GRID (grid), age, 2, 0, 1, 1);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (check), GTK_ACCESSIBLE_PROPERTY_LABEL, whole, -1);
  g_object_bind_property (reminder, "done", check, "active",
                          G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), grid);
  gtk_widget_set_focusable (row, FALSE);
  return row;
}

/* A tap on the text ticks the check button beside it. */
static void
row_activated_cb (MusterReminderCard *self,
                  GtkListBoxRow      *row)
{
  g_autoptr (MusterReminder) reminder = g_list_model_get_item (muster_reminders_get_items (self->reminders),
                                                              (guint) gtk_list_box_row_get_index (row));
  gboolean done;

  g_object_get (reminder, "done", &done, NULL);
  g_object_set (reminder, "done", !done, NULL);
}

static void
show_first (MusterReminderCard *self,
            guint               n_items,
            guint               n_shown)
{
  gtk_widget_set_visible (self->more, n_items > n_shown);
  for (guint i = 0; i < n_items; i++)
    gtk_widget_set_visible (GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, (int) i)), i < n_shown);
}

static gboolean
fits (MusterReminderCard *self,
      GtkWidget          *panel)
{
  int height;

  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (GTK_WIDGET (self)),
                      NULL, &height, NULL, NULL);
  return height * PART_OF_PANEL <= gtk_widget_get_height (panel);
}

/* Shows as many as there is room for, and one in any case. Before the panel has its size, all of the first
 * few are shown. */
static guint
show_fitting (MusterReminderCard *self,
              guint               n_items)
{
  GtkWidget *panel = gtk_widget_get_ancestor (GTK_WIDGET (self), MUSTER_TYPE_ORDER_PANEL);
  guint n_shown = MIN (n_items, MOST_SHOWN);

  show_first (self, n_items, n_shown);
  if (panel == NULL || gtk_widget_get_width (GTK_WIDGET (self)) == 0)
    return n_shown;
  for (; n_shown > 1 && !fits (self, panel); n_shown--)
    show_first (self, n_items, n_shown - 1);
  return n_shown;
}

static void
show_list (MusterReminderCard *self)
{
  GListModel *items = muster_reminders_get_items (self->reminders);
  guint n_items = g_list_model_get_n_items (items);
  gboolean is_open = gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->more));
  guint n_shown;

  gtk_widget_set_visible (GTK_WIDGET (self), n_items > 0);
  gtk_widget_set_visible (self->all, n_items > 1);
  n_shown = show_fitting (self, n_items);
  if (n_items > n_shown)
    {
      g_autofree char *label =
        is_open ? g_strdup (_("Show Fewer"))
                : g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%u more", "%u more", n_items - n_shown),
                                   n_items - n_shown);

      gtk_button_set_label (GTK_BUTTON (self->more), label);
    }
  if (is_open)
    show_first (self, n_items, n_items);
  gtk_widget_set_visible (self->more, n_items > n_shown);
}

/* How high the panel is and how lines wrap is known only after layout, which comes after the first frame. */
static gboolean
fit_turn (GtkWidget *widget,
          guint      turn)
{
  if (turn > 0)
    show_list (MUSTER_REMINDER_CARD (widget));
  return turn < 2;
}

static void
fit_later (MusterReminderCard *self)
{
  muster_turns_begin (&self->turns, GTK_WIDGET (self), fit_turn);
}

/* What comes next is folded again. */
static void
items_changed_cb (MusterReminderCard *self)
{
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->more), FALSE);
  show_list (self);
  fit_later (self);
}

static void
all_cb (MusterReminderCard *self)
{
  muster_reminders_finish_all (self->reminders);
}

static void
muster_reminder_card_dispose (GObject *object)
{
  MusterReminderCard *self = MUSTER_REMINDER_CARD (object);

  if (self->list != NULL)
    gtk_list_box_bind_model (self->list, NULL, NULL, NULL, NULL);
  self->list = NULL;
  if (self->reminders != NULL)
    g_signal_handlers_disconnect_by_data (muster_reminders_get_items (self->reminders), self);
  muster_widget_unparent_children (GTK_WIDGET (self));
  g_clear_object (&self->reminders);

  G_OBJECT_CLASS (muster_reminder_card_parent_class)->dispose (object);
}

static void
muster_reminder_card_class_init (MusterReminderCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_reminder_card_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
muster_reminder_card_init (MusterReminderCard *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  GtkWidget *head;
  GtkWidget *title;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 6);
  gtk_widget_add_css_class (GTK_WIDGET (self), "prompts");

  /* The title of the card, with the button that ticks off all beside it. */
  head = gtk_grid_new ();
  title = new_label (_("On the table now"), TRUE);
  gtk_widget_add_css_class (title, "heading");
  /* Translators: a button: everything that was to be done on the table has been done. */
  self->all = gtk_button_new_with_label (_("All Done"));
  gtk_widget_add_css_class (self->all, "flat");
  gtk_widget_set_valign (self->all, GTK_ALIGN_CENTER);
  g_signal_connect_swapped (self->all, "clicked", G_CALLBACK (all_cb), self);
  gtk_grid_set_column_spacing (GTK_GRID (head), 8);
  gtk_grid_attach (GTK_GRID (head), title, 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (head), self->all, 1, 0, 1, 1);
  gtk_widget_set_parent (head, GTK_WIDGET (self));

  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_NONE);
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "plain");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("On the table now"), -1);
  g_signal_connect_swapped (self->list, "row-activated", G_CALLBACK (row_activated_cb), self);
  gtk_widget_set_parent (GTK_WIDGET (self->list), GTK_WIDGET (self));

  self->more = gtk_toggle_button_new ();
  gtk_widget_add_css_class (self->more, "flat");
  gtk_widget_set_halign (self->more, GTK_ALIGN_START);
  g_signal_connect_swapped (self->more, "toggled", G_CALLBACK (show_list), self);
  gtk_widget_set_parent (self->more, GTK_WIDGET (self));
  g_signal_connect (self, "map", G_CALLBACK (fit_later), NULL);
}

GtkWidget *
muster_reminder_card_new (MusterReminders *reminders)
{
  MusterReminderCard *self = g_object_new (MUSTER_TYPE_REMINDER_CARD, NULL);
  GListModel *items = muster_reminders_get_items (reminders);

  self->reminders = g_object_ref (reminders);
  gtk_list_box_bind_model (self->list, items, create_row, NULL, NULL);
  g_signal_connect_object (items, "items-changed", G_CALLBACK (items_changed_cb), self, G_CONNECT_SWAPPED);
  show_list (self);
  return GTK_WIDGET (self);
}
