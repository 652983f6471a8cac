/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "core/muster-side-colour.h"

G_BEGIN_DECLS

/* What a side is known by: a letter or two on its colour. */

/* Has @widget show a colour; @colour: (nullable): %NULL: none. Nothing is told by it alone. */
void       muster_side_badge_paint      (GtkWidget              *widget,
                                         const MusterSideColour *colour);
GtkWidget *muster_side_badge_new        (const char             *letters,
                                         const MusterSideColour *colour);
/* A button with a badge; its menu has the colours that the side called @name could have, and activates the
 * action `side.set-colour` with the id of one. @colour: (nullable): %NULL: it has none. @none: (nullable):
 * what it is called to have none of them, for which the action is given "". */
GtkWidget *muster_side_badge_new_button (const char             *name,
                                         const char             *letters,
                                         const MusterSideColour *colour,
                                         const char             *none);
/* Such a button says something else. */
void       muster_side_badge_show       (GtkWidget              *button,
                                         const char             *name,
                                         const char             *letters,
                                         const MusterSideColour *colour);

G_END_DECLS
