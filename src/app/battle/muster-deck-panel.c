/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/battle/muster-deck-panel.h"

#include "app/models/battle/muster-deck-view.h"
#include "app/models/battle/muster-turn-item.h"
#include "app/toolkit/muster-tooltip.h"

/* Longer names are cut; the tooltip has the whole name. */
#define NAME_CHARS 22

struct _MusterDeckPanel
{
  MusterPanel parent_instance;

  MusterBattleSession *session;
  MusterDeckView *view;

  GtkScrolledWindow *scroller;
  GtkBox *turns;
  GtkLabel *pack;
};

G_DEFINE_FINAL_TYPE (MusterDeckPanel, muster_deck_panel, MUSTER_TYPE_PANEL)

static void
clicked_cb (MusterDeckPanel *self,
            GtkButton       *button)
{
  guint place = 0;
  g_autoptr (MusterTurnItem) item = NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->turns));
       child != GTK_WIDGET (button); child = gtk_widget_get_next_sibling (child))
    place++;
  item = g_list_model_get_item (muster_deck_view_get_turns (self->view), place);
  muster_battle_session_set_unit (self->session, muster_turn_item_get_unit (item));
}

static void
show_view (MusterDeckPanel *self)
{
  GListModel *turns = muster_deck_view_get_turns (self->view);
  guint n_turns = g_list_model_get_n_items (turns);
  GtkWidget *child;
  g_autofree char *left = NULL;
  g_autofree char *chances = NULL;
  g_autofree char *text = NULL;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->turns))) != NULL)
    gtk_box_remove (self->turns, child);
  for (guint i = 0; i < n_turns; i++)
    {
      g_autoptr (MusterTurnItem) item = g_list_model_get_item (turns, i);
      MusterCard card = muster_turn_item_get_card (item);
      GtkWidget *button = gtk_button_new ();
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
      GtkWidget *sign = gtk_label_new (muster_card_get_sign (card));
      GtkWidget *names = gtk_label_new (muster_turn_item_get_names (item));

      gtk_widget_add_css_class (sign, "card-sign");
      if (muster_card_is_red (card))
        gtk_widget_add_css_class (sign, "red");
      gtk_label_set_ellipsize (GTK_LABEL (names), PANGO_ELLIPSIZE_END);
      gtk_label_set_width_chars (GTK_LABEL (names),
                                 (int) MIN (g_utf8_strlen (muster_turn_item_get_names (item), -1),
                                            NAME_CHARS));
      gtk_label_set_max_width_chars (GTK_LABEL (names), NAME_CHARS);
      gtk_box_append (GTK_BOX (box), sign);
      gtk_box_append (GTK_BOX (box), names);

      gtk_button_set_child (GTK_BUTTON (button), box);
      gtk_widget_add_css_class (button, "flat");
      gtk_widget_add_css_class (button, "turn");
      if (muster_turn_item_get_is_next (item))
        gtk_widget_add_css_class (button, "next");
      muster_tooltip_set (button, muster_turn_item_get_summary (item));
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      muster_turn_item_get_summary (item), -1);
      g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
      gtk_box_append (self->turns, button);
    }

  /* Scroll back to the start, where the present turn is. */
  gtk_adjustment_set_value (gtk_scrolled_window_get_hadjustment (self->scroller), 0.0);
  gtk_widget_set_visible (GTK_WIDGET (self->scroller), n_turns > 0);
  g_object_get (self->view, "left-text", &left, "chances-text", &chances, NULL);
  if (left != NULL)
    text = g_strdup_printf ("%s · %s", left, chances);
  gtk_label_set_label (self->pack, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self), muster_deck_view_has_deck (self->view));
}

static void
muster_deck_panel_dispose (GObject *object)
{
  MusterDeckPanel *self = MUSTER_DECK_PANEL (object);

  g_clear_object (&self->view);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (muster_deck_panel_parent_class)->dispose (object);
}

static void
muster_deck_panel_class_init (MusterDeckPanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = muster_deck_panel_dispose;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-deck-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterDeckPanel, scroller);
  gtk_widget_class_bind_template_child (widget_class, MusterDeckPanel, turns);
  gtk_widget_class_bind_template_child (widget_class, MusterDeckPanel, pack);
}

static void
muster_deck_panel_init (MusterDeckPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

void
muster_deck_panel_set_session (MusterDeckPanel     *self,
                               MusterBattleSession *session)
{
  g_return_if_fail (MUSTER_IS_DECK_PANEL (self));
  g_return_if_fail (MUSTER_IS_BATTLE_SESSION (session));

  if (!g_set_object (&self->session, session))
    return;

  g_clear_object (&self->view);
  self->view = muster_deck_view_new (muster_battle_session_get_battle (session));
  g_signal_connect_object (self->view, "changed", G_CALLBACK (show_view), self, G_CONNECT_SWAPPED);
  show_view (self);
}
