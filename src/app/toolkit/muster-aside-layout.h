/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_ASIDE_LAYOUT (muster_aside_layout_get_type ())
G_DECLARE_FINAL_TYPE (MusterAsideLayout, muster_aside_layout, MUSTER, ASIDE_LAYOUT, GtkLayoutManager)

/**
 * MusterAsideLayout:
 *
 * Two children beside each other, the second one a narrow column before or after the first; where there is no
 * room for that, the second stands below the first.
 */
GtkLayoutManager *muster_aside_layout_new (GtkPackType side) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
