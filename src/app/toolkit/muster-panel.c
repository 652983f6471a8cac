/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/toolkit/muster-panel.h"

#include "app/toolkit/muster-widget-children.h"

G_DEFINE_ABSTRACT_TYPE (MusterPanel, muster_panel, GTK_TYPE_WIDGET)

static void
muster_panel_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), G_OBJECT_TYPE (object));
  muster_widget_unparent_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (muster_panel_parent_class)->dispose (object);
}

static void
muster_panel_class_init (MusterPanelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = muster_panel_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
muster_panel_init (MusterPanel *self)
{
}
