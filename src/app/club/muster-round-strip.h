/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "app/models/club/muster-club-rounds.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_ROUND_STRIP (muster_round_strip_get_type ())
G_DECLARE_FINAL_TYPE (MusterRoundStrip, muster_round_strip, MUSTER, ROUND_STRIP, GtkWidget)

/* A button for each round of what is looked at; the one that is shown is pressed. */
void muster_round_strip_set_rounds (MusterRoundStrip *self,
                                    MusterClubRounds *rounds);

G_END_DECLS
