/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_LUCK_BAR (muster_luck_bar_get_type ())
G_DECLARE_FINAL_TYPE (MusterLuckBar, muster_luck_bar, MUSTER, LUCK_BAR, GtkWidget)

/**
 * MusterLuckBar:
 *
 * A small bar that goes to the right for good luck and to the left for bad. What it means stands in words
 * beside it.
 */
GtkWidget *muster_luck_bar_new (double level) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
