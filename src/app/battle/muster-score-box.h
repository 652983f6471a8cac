/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "core/battle/muster-battle.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_SCORE_BOX (muster_score_box_get_type ())
G_DECLARE_FINAL_TYPE (MusterScoreBox, muster_score_box, MUSTER, SCORE_BOX, GtkWidget)

/**
 * MusterScoreBox:
 *
 * The score with the names of the sides. Where there is little room the names are cut off, never the figures.
 */
void muster_score_box_set_battle (MusterScoreBox *self,
                                  MusterBattle   *battle);

void muster_score_box_set_compact (MusterScoreBox *self,
                                   gboolean        compact);

G_END_DECLS
