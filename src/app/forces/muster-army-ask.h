/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "core/forces/muster-force-army.h"

G_BEGIN_DECLS

/* Asks which army to roll for: the number of units, other details, and whether the players roll
 * their own dice. */

void     muster_army_ask_async  (GtkWindow           *parent,
                                 MusterForce         *force,
                                 GAsyncReadyCallback  callback,
                                 gpointer             data);
/* Returns FALSE if the user cancelled. @typed: (out): the players type their dice. */
gboolean muster_army_ask_finish (GAsyncResult        *result,
                                 MusterArmyWish      *wish,
                                 gboolean            *typed);

G_END_DECLS
