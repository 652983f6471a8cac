/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_PANEL (muster_panel_get_type ())
G_DECLARE_DERIVABLE_TYPE (MusterPanel, muster_panel, MUSTER, PANEL, GtkWidget)

/**
 * MusterPanel:
 *
 * A widget with a template, of which one child fills it. It lets go of its children when it is disposed of:
 * what they are about goes in the finalize of a class, or behind the dispose of its parent.
 */
struct _MusterPanelClass
{
  GtkWidgetClass parent_class;
};

G_END_DECLS
