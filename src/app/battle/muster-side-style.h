/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "core/battle/muster-battle.h"

G_BEGIN_DECLS

/* Gives @widget the colour of a side; @side: -1 for no colour. Colour alone must not tell
 * anything. */
void       muster_side_style_apply     (GtkWidget    *widget,
                                        MusterBattle *battle,
                                        int           side);
/* A button with the badge of a side; its menu offers colours (`side.set-colour`). */
GtkWidget *muster_side_style_new_button (MusterBattle *battle,
                                         guint         side) G_GNUC_WARN_UNUSED_RESULT;
void       muster_side_style_show_button (GtkWidget    *button,
                                          MusterBattle *battle,
                                          guint         side);
/* The letters of a side on its colour. */
GtkWidget *muster_side_style_new_badge (MusterBattle *battle,
                                        guint         side) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
