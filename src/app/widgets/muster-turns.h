/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * MusterTurnFunc:
 * @turn: how many there have been before it
 *
 * Returns: whether there are more
 */
typedef gboolean (*MusterTurnFunc) (GtkWidget *widget, guint turn);

/**
 * MusterTurns:
 *
 * What would hold up the window if it was done at once: a piece of it is done in each frame. A widget has it
 * among its members, cleared.
 */
typedef struct
{
  MusterTurnFunc take;
  guint turn;
  guint tick; /* 0 when all turns are done */
} MusterTurns;

void muster_turns_begin (MusterTurns    *turns,
                         GtkWidget      *widget,
                         MusterTurnFunc  take);

G_END_DECLS
