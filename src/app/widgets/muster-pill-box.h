/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_PILL_BOX (muster_pill_box_get_type ())
G_DECLARE_FINAL_TYPE (MusterPillBox, muster_pill_box, MUSTER, PILL_BOX, GtkWidget)

/**
 * MusterPillBox:
 *
 * Short labels in rounded boxes, as many to a line as there is room for. Not there at all when it
 * is empty.
 */
void muster_pill_box_add   (MusterPillBox *self,
                            const char    *text,
                            const char    *css_class);
void muster_pill_box_clear (MusterPillBox *self);

G_END_DECLS
