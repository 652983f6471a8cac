/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/club/muster-round-strip.h"

#include "app/toolkit/muster-flow-layout.h"
#include "app/toolkit/muster-widget-children.h"
#include "core/muster-i18n.h"

struct _MusterRoundStrip
{
  GtkWidget parent_instance;

  MusterClubRounds *rounds; /* (nullable) */
};

G_DEFINE_FINAL_TYPE (MusterRoundStrip, muster_round_strip, GTK_TYPE_WIDGET)

static void
round_cb (MusterRoundStrip *self,
          GtkWidget        *button)
{
  guint number = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != button;
       child = gtk_widget_get_next_sibling (child))
    number++;
  muster_club_rounds_set_round (self->rounds, number);
  /* The one that is shown stays pressed. */
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button),
                                muster_club_rounds_get_round (self->rounds) == number);
}

static GtkWidget *
add_button (MusterRoundStrip *self,
            guint             number)
{
  g_autofree char *label = g_strdup_printf (_("Round %u"), number + 1);
  GtkWidget *button = gtk_toggle_button_new_with_label (label);

  g_signal_connect_swapped (button, "clicked", G_CALLBACK (round_cb), self);
  gtk_widget_set_parent (button, GTK_WIDGET (self));

  return button;
}

static void
show_rounds (MusterRoundStrip *self)
{
  guint n = muster_club_rounds_count (self->rounds);
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self));

  /* Buttons stay where they are, so that the focus does. */
  for (guint i = 0; i < n; i++)
    {
      if (button == NULL)
        button = add_button (self, i);
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button),
                                    i == muster_club_rounds_get_round (self->rounds));
      button = gtk_widget_get_next_sibling (button);
    }
  while (button != NULL)
    {
      GtkWidget *after = gtk_widget_get_next_sibling (button);

      gtk_widget_unparent (button);
      button = after;
    }
}

static void
muster_round_strip_dispose (GObject *object)
{
  MusterRoundStrip *self = MUSTER_ROUND_STRIP (object);

  muster_widget_unparent_children (GTK_WIDGET (self));
  g_clear_object (&self->rounds);

  G_OBJECT_CLASS (muster_round_strip_parent_class)->dispose (object);
}

static void
muster_round_strip_class_init (MusterRoundStripClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = muster_round_strip_dispose;
}

static void
muster_round_strip_init (MusterRoundStrip *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), muster_flow_layout_new (6));
}

void
muster_round_strip_set_rounds (MusterRoundStrip *self,
                               MusterClubRounds *rounds)
{
  g_return_if_fail (MUSTER_IS_ROUND_STRIP (self));
  g_return_if_fail (self->rounds == NULL);

  self->rounds = g_object_ref (rounds);
  g_signal_connect_object (rounds, "changed", G_CALLBACK (show_rounds), self, G_CONNECT_SWAPPED);
  show_rounds (self);
}
