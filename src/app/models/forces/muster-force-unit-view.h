/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "app/models/forces/muster-force-choice.h"
#include "core/forces/muster-force.h"
#include "core/muster-object.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_FORCE_UNIT_VIEW (muster_force_unit_view_get_type ())
G_DECLARE_FINAL_TYPE (MusterForceUnitView, muster_force_unit_view, MUSTER, FORCE_UNIT_VIEW, MusterObject)

/**
 * MusterForceUnitView:
 *
 * The unit of a force that is being edited: its profile and its options, as they are while it changes.
 *
 * Properties: force (construct only), unit (nullable), variant (of the force; the whole unless somebody
 * chooses another: what is judged and counted). Signal `changed`: something of the unit, or
 * something in the force that it depends on, has changed.
 */
MusterForceUnitView *muster_force_unit_view_new         (MusterForce         *force) G_GNUC_WARN_UNUSED_RESULT;

MusterForce         *muster_force_unit_view_get_force   (MusterForceUnitView *self);
MusterForceUnit     *muster_force_unit_view_get_unit    (MusterForceUnitView *self);
void                 muster_force_unit_view_set_unit    (MusterForceUnitView *self,
                                                         MusterForceUnit     *unit);

MusterForceVariant  *muster_force_unit_view_get_variant (MusterForceUnitView *self);
void                 muster_force_unit_view_set_variant (MusterForceUnitView *self,
                                                         MusterForceVariant  *variant);

/* MusterForceStat and MusterForceChoice. They stay the same objects while the unit keeps its type. */
GListModel          *muster_force_unit_view_get_stats   (MusterForceUnitView *self);
GListModel          *muster_force_unit_view_get_choices (MusterForceUnitView *self);
/* The choices as they are shown: MusterForceChoice, and MusterForceChoiceGroup for options of which
 * a unit has only one. */
GListModel          *muster_force_unit_view_get_rows    (MusterForceUnitView *self);

/* "Regular Infantry · 6 points", and who it is in a line of a list. */
char                *muster_force_unit_view_dup_subtitle (MusterForceUnitView *self) G_GNUC_WARN_UNUSED_RESULT;

/* Each is one change. An option replaces the other one of its group. */
void                 muster_force_unit_view_switch      (MusterForceUnitView *self,
                                                         const char          *option_id,
                                                         gboolean             active);
void                 muster_force_unit_view_set_free    (MusterForceUnitView *self,
                                                         const char          *option_id,
                                                         gboolean             is_free);
/* Switches an optional rule of the force on, and those that it needs. */
void                 muster_force_unit_view_turn_on     (MusterForceUnitView *self,
                                                         const char          *rule_id);

G_END_DECLS
