/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/battle/muster-card-picker.h"

#include "app/toolkit/muster-tooltip.h"
#include "app/toolkit/muster-widget-children.h"
#include "core/muster-i18n.h"

/* A suit takes two rows of seven, which fit the narrowest window. */
#define COLUMNS 7
#define RANKS 13
#define SUITS 4

struct _MusterCardPicker
{
  GtkWidget parent_instance;

  MusterOrderDice *dice;
  GtkLabel *keys;
  GtkWidget *open;
  GtkWidget *popover;
  GtkLabel *whose;
  GtkWidget *cards[RANKS * SUITS];
};

G_DEFINE_FINAL_TYPE (MusterCardPicker, muster_card_picker, GTK_TYPE_WIDGET)

static MusterDiceTray *
get_tray (MusterCardPicker *self)
{
  return muster_order_dice_get_tray (self->dice);
}

static void
show_cards (MusterCardPicker *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->cards); i++)
    {
      g_autofree char *why = muster_order_dice_explain_card (self->dice, (MusterCard) i);
      const char *sign = muster_card_get_sign ((MusterCard) i);
      g_autofree char *label = *why == '\0' ? g_strdup (sign) : g_strdup_printf ("%s: %s", sign, why);

      gtk_widget_set_sensitive (self->cards[i], *why == '\0');
      muster_tooltip_set (self->cards[i], *why == '\0' ? NULL : why);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->cards[i]),
                                      GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
    }
}

static void
update (MusterCardPicker *self)
{
  gboolean is_cards = self->dice != NULL && muster_dice_tray_is_cards (get_tray (self));
  MusterDiceTray *tray;
  guint n_faces;
  guint nth;
  g_autofree char *recipient = NULL;
  g_autofree char *text = NULL;
  g_autofree char *why = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self), is_cards);
  if (!is_cards || muster_dice_tray_is_full (get_tray (self)))
    {
      gtk_popover_popdown (GTK_POPOVER (self->popover));
      return;
    }

  /* Say which card is chosen next, and for whom. */
  tray = get_tray (self);
  n_faces = muster_dice_tray_get_n_faces (tray);
  nth = MIN (muster_dice_tray_get_cursor (tray) + 1, n_faces);
  recipient = muster_order_dice_dup_recipient (self->dice);
  if (recipient != NULL)
    /* Translators: which of so many cards is chosen next, and the unit that it is for. */
    text = g_strdup_printf (_("Choose card %u of %u: %s"), nth, n_faces, recipient);
  else
    /* Translators: which of so many cards is chosen next. */
    text = g_strdup_printf (_("Choose card %u of %u"), nth, n_faces);
  gtk_label_set_label (self->whose, text);

  /* Says how cards are typed; jokers only where one may turn up. */
  why = muster_order_dice_explain_card (self->dice, MUSTER_CARD_RED_JOKER);
  gtk_label_set_label (self->keys, *why == '\0' ? _("Type 4h for 4♥, tc for 10♣, rj or bj for a joker")
                                                : _("Type 4h for 4♥, tc for 10♣"));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->open), GTK_ACCESSIBLE_PROPERTY_LABEL, text,
                                  -1);
  if (gtk_widget_get_mapped (self->popover))
    show_cards (self);
}

static void
card_clicked_cb (MusterCardPicker *self,
                 GtkWidget        *button)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->cards); i++)
    if (self->cards[i] == button)
      {
        muster_dice_tray_take (get_tray (self), (MusterCard) i);
        return;
      }
}

/* Makes the cards when the popover is first opened, since most battles use none. */
static void
open_cb (GtkMenuButton *open,
         gpointer       data)
{
  MusterCardPicker *self = MUSTER_CARD_PICKER (data);

  if (gtk_popover_get_child (GTK_POPOVER (self->popover)) == NULL)
    {
      GtkWidget *grid = gtk_grid_new ();

      /* Each suit has a row or two of its own, from the ace on. */
      gtk_grid_set_row_spacing (GTK_GRID (grid), 3);
      gtk_grid_set_column_spacing (GTK_GRID (grid), 3);
      gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
      for (guint suit = 0; suit < SUITS; suit++)
        for (guint rank = 0; rank < RANKS; rank++)
          {
            MusterCard card = MUSTER_CARD (rank + 1, suit);
            GtkWidget *button = gtk_button_new_with_label (muster_card_get_sign (card));

            gtk_widget_add_css_class (button, "pick");
            if (muster_card_is_red (card))
              gtk_widget_add_css_class (button, "red");
            if (rank >= COLUMNS && suit + 1 < SUITS)
              gtk_widget_set_margin_bottom (button, 5);
            g_signal_connect_object (button, "clicked", G_CALLBACK (card_clicked_cb), self,
                                     G_CONNECT_SWAPPED);
            gtk_grid_attach (GTK_GRID (grid), button, (int) (rank % COLUMNS),
                             (int) (2 * suit + rank / COLUMNS), 1, 1);
            self->cards[card] = button;
          }
      gtk_popover_set_child (GTK_POPOVER (self->popover), grid);
    }
}

static void
muster_card_picker_dispose (GObject *object)
{
  MusterCardPicker *self = MUSTER_CARD_PICKER (object);

  g_clear_object (&self->dice);
  muster_widget_unparent_children (GTK_WIDGET (self));

  G_OBJECT_CLASS (muster_card_picker_parent_class)->dispose (object);
}

static void
muster_card_picker_class_init (MusterCardPickerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = muster_card_picker_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "cardpicker");
}

static void
muster_card_picker_init (MusterCardPicker *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (gtk_widget_get_layout_manager (GTK_WIDGET (self))),
                                  GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self))), 6);
  self->keys = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (self->keys, 0.0f);
  gtk_label_set_wrap (self->keys, TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->keys), "caption");
  gtk_widget_set_parent (GTK_WIDGET (self->keys), GTK_WIDGET (self));

  self->whose = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_ellipsize (self->whose, PANGO_ELLIPSIZE_END);

  self->popover = gtk_popover_new ();
  g_signal_connect_object (self->popover, "map", G_CALLBACK (show_cards), self, G_CONNECT_SWAPPED);

  self->open = gtk_menu_button_new ();
  gtk_menu_button_set_child (GTK_MENU_BUTTON (self->open), GTK_WIDGET (self->whose));
  gtk_menu_button_set_always_show_arrow (GTK_MENU_BUTTON (self->open), TRUE);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (self->open), self->popover);
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (self->open), open_cb, self, NULL);
  muster_tooltip_set (self->open, _("Choose the card that has turned up on the table"));
  gtk_widget_set_parent (self->open, GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

void
muster_card_picker_set_dice (MusterCardPicker *self,
                             MusterOrderDice  *dice)
{
  g_return_if_fail (MUSTER_IS_CARD_PICKER (self));
  g_return_if_fail (MUSTER_IS_ORDER_DICE (dice));

  if (!g_set_object (&self->dice, dice))
    return;

  g_signal_connect_object (get_tray (self), "changed", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  update (self);
}
