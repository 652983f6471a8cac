/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/forces/muster-force-session.h"
#include "app/models/forces/muster-force-unit-view.h"
#include "app/models/forces/muster-leader-roller.h"
#include "app/toolkit/muster-panel.h"
#include "core/forces/muster-names.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_FORCE_PAGE (muster_force_page_get_type ())
G_DECLARE_FINAL_TYPE (MusterForcePage, muster_force_page, MUSTER, FORCE_PAGE, MusterPanel)

/**
 * MusterForcePage:
 *
 * A force to be edited: its units, and beside them what is chosen. Narrow windows show one or the other.
 *
 * Properties: session (construct only).
 * Signals: `removed` (string name): a unit was taken away, which can be undone; `catalog-wanted`: units
 * are to be chosen; `reroll-wanted` (GPtrArray of MusterForceUnit, MusterLeaderScope scope, boolean
 * typed): Leaders that were rolled are to be rolled again, which somebody must confirm; `dice-wanted`
 * (MusterLeaderRoller): dice are to be typed; `army-wanted`: somebody is to say what army is rolled for;
 * `portrait-wanted` (MusterForceUnit): a picture of its Leader is to be chosen.
 */
GtkWidget           *muster_force_page_new         (MusterForceSession *session) G_GNUC_WARN_UNUSED_RESULT;

MusterForceSession  *muster_force_page_get_session (MusterForcePage    *self);
MusterForceUnitView *muster_force_page_get_view    (MusterForcePage    *self);

/* Adds a unit of this type after the chosen one. */
void                 muster_force_page_add_unit    (MusterForcePage    *self,
                                                    const char         *type_id);
/* Takes the last unit of this type away. */
void                 muster_force_page_drop_unit   (MusterForcePage    *self,
                                                    const char         *type_id);
/* Rolls for the Leaders of @units, or once for several if @scope says so. It replaces earlier
 * rolls. */
void                 muster_force_page_roll        (MusterForcePage    *self,
                                                    GPtrArray          *units,
                                                    MusterLeaderScope   scope,
                                                    gboolean            typed);
void                 muster_force_page_roll_army   (MusterForcePage      *self,
                                                    const MusterArmyWish *wish,
                                                    gboolean              typed);
void                 muster_force_page_set_names   (MusterForcePage    *self,
                                                    MusterNames        *names);
void                 muster_force_page_undo        (MusterForcePage    *self);

G_END_DECLS
