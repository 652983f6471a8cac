/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/widgets/muster-proposal-bar.h"

struct _MusterProposalBar
{
  MusterPanel parent_instance;

  GSignalGroup *signals;

  GtkRevealer *revealer;
  GtkLabel *words;
  GtkWidget *change;
};

G_DEFINE_FINAL_TYPE (MusterProposalBar, muster_proposal_bar, MUSTER_TYPE_PANEL)

static void
show_cb (MusterProposalBar *self)
{
  MusterPhones *phones = g_signal_group_dup_target (self->signals);
  const char *words = phones != NULL ? muster_phones_get_proposal (phones) : "";

  /* What stood there is left while the line goes away. */
  if (*words != '\0')
    gtk_label_set_label (self->words, words);
  gtk_revealer_set_reveal_child (self->revealer, *words != '\0');
  gtk_widget_set_visible (GTK_WIDGET (self), *words != '\0');
  g_clear_object (&phones);
}

static void
muster_proposal_bar_dispose (GObject *object)
{
  MusterProposalBar *self = MUSTER_PROPOSAL_BAR (object);

  if (self->signals != NULL)
    g_signal_group_set_target (self->signals, NULL);
  g_clear_object (&self->signals);

  G_OBJECT_CLASS (muster_proposal_bar_parent_class)->dispose (object);
}

static void
muster_proposal_bar_class_init (MusterProposalBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_proposal_bar_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, APPLICATION_PATH "/ui/muster-proposal-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterProposalBar, revealer);
  gtk_widget_class_bind_template_child (widget_class, MusterProposalBar, words);
  gtk_widget_class_bind_template_child (widget_class, MusterProposalBar, change);
  gtk_widget_class_set_css_name (widget_class, "proposal");
}

static void
muster_proposal_bar_init (MusterProposalBar *self)
{
  self->signals = g_signal_group_new (MUSTER_TYPE_PHONES);
  g_signal_group_connect_object (self->signals, "notify::proposal", G_CALLBACK (show_cb), self,
                                 G_CONNECT_SWAPPED);
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
muster_proposal_bar_set_phones (MusterProposalBar *self,
                                MusterPhones      *phones,
                                gboolean           can_change)
{
  g_return_if_fail (MUSTER_IS_PROPOSAL_BAR (self));

  gtk_widget_set_visible (self->change, can_change);
  g_signal_group_set_target (self->signals, phones);
  show_cb (self);
}
