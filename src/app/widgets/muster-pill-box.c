/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/widgets/muster-pill-box.h"

#include "app/toolkit/muster-flow-layout.h"
#include "app/toolkit/muster-widget-children.h"

#define SPACING 5

struct _MusterPillBox
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (MusterPillBox, muster_pill_box, GTK_TYPE_WIDGET)

static void
muster_pill_box_dispose (GObject *object)
{
  muster_pill_box_clear (MUSTER_PILL_BOX (object));

  G_OBJECT_CLASS (muster_pill_box_parent_class)->dispose (object);
}

static void
muster_pill_box_class_init (MusterPillBoxClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = muster_pill_box_dispose;
  gtk_widget_class_set_css_name (widget_class, "pills");
}

static void
muster_pill_box_init (MusterPillBox *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), muster_flow_layout_new (SPACING));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/**
 * muster_pill_box_add:
 * @text: shown as it is
 * @css_class: what kind of pill it is
 */
void
muster_pill_box_add (MusterPillBox *self,
                     const char    *text,
                     const char    *css_class)
{
  GtkWidget *pill;

  g_return_if_fail (MUSTER_IS_PILL_BOX (self));
  g_return_if_fail (text != NULL);

  pill = gtk_label_new (text);
  gtk_label_set_ellipsize (GTK_LABEL (pill), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (pill, "pill-label");
  gtk_widget_add_css_class (pill, css_class);
  gtk_widget_set_parent (pill, GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
}

void
muster_pill_box_clear (MusterPillBox *self)
{
  g_return_if_fail (MUSTER_IS_PILL_BOX (self));

  muster_widget_unparent_children (GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}
