/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "core/muster-side-colour.h"

G_BEGIN_DECLS

/* The badge of a side: a letter or two on its colour. */

/* Gives @widget a colour; @colour: (nullable): %NULL for none. Colour alone must not tell
 * anything. */
void       muster_side_badge_paint      (GtkWidget              *widget,
                                         const MusterSideColour *colour);
GtkWidget *muster_side_badge_new        (const char             *letters,
                                         const MusterSideColour *colour);
/* A button with a badge; its menu offers colours for the side called @name and activates the action
 * `side.set-colour` with the id of one. @colour: (nullable): the present colour, or %NULL. @none:
 * (nullable): the label for no colour, for which the action gets "". */
GtkWidget *muster_side_badge_new_button (const char             *name,
                                         const char             *letters,
                                         const MusterSideColour *colour,
                                         const char             *none);
/* Updates such a button. */
void       muster_side_badge_show       (GtkWidget              *button,
                                         const char             *name,
                                         const char             *letters,
                                         const MusterSideColour *colour);

G_END_DECLS
