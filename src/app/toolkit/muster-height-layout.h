/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_HEIGHT_LAYOUT (muster_height_layout_get_type ())
G_DECLARE_FINAL_TYPE (MusterHeightLayout, muster_height_layout, MUSTER, HEIGHT_LAYOUT,
                      GtkLayoutManager)

/**
 * MusterHeightLayout:
 *
 * Texts that wrap, one below the other: as a vertical box lays them out, but how wide they are does not
 * depend on a height.
 *
 * A text can find out how wide it has to be for a height only by trying: it is laid out anew for some
 * sixty widths. A box that lies asks for that (distribute_remaining_size () in gtkboxlayout.c), and so
 * does everything that is not to fill its place.
 */
GtkLayoutManager *muster_height_layout_new (void);

G_END_DECLS
