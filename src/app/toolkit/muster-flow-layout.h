/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_FLOW_LAYOUT (muster_flow_layout_get_type ())
G_DECLARE_FINAL_TYPE (MusterFlowLayout, muster_flow_layout, MUSTER, FLOW_LAYOUT, GtkLayoutManager)

/**
 * MusterFlowLayout:
 *
 * Children beside each other, each as wide as it likes to be, as many to a line as there is room for; the
 * last one takes what is left of its line, if it expands.
 */
/* @spacing: in pixels, between children and between lines. */
GtkLayoutManager *muster_flow_layout_new (guint spacing) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
