/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/battle/muster-battle-session.h"
#include "app/toolkit/muster-panel.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_SIDE_COLUMN (muster_side_column_get_type ())
G_DECLARE_FINAL_TYPE (MusterSideColumn, muster_side_column, MUSTER, SIDE_COLUMN, MusterPanel)

/**
 * MusterSideColumn:
 *
 * The units of one side as cards, below its name.
 *
 * Properties: session, side (both construct only).
 */
GtkWidget *muster_side_column_new        (MusterBattleSession *session,
                                          guint                side) G_GNUC_WARN_UNUSED_RESULT;

gboolean   muster_side_column_grab_focus (MusterSideColumn    *self);
void       muster_side_column_set_acting (MusterSideColumn    *self,
                                          gboolean             acting);
int        muster_side_column_find_unit  (MusterSideColumn    *self,
                                          GtkWidget           *widget);

G_END_DECLS
