/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "core/forces/muster-force-unit.h"
#include "core/muster-object.h"

G_BEGIN_DECLS

/* See muster-force.h. */
typedef struct _MusterForce MusterForce;

#define MUSTER_TYPE_FORCE_VARIANT (muster_force_variant_get_type ())
G_DECLARE_FINAL_TYPE (MusterForceVariant, muster_force_variant, MUSTER, FORCE_VARIANT, MusterObject)

/**
 * MusterForceVariant:
 *
 * The part of a force that goes to a battle: some of its units, with their leaders, and a budget of
 * its own. The first variant of every force is the whole force, so that battles can always use a
 * variant, whether the player has made any or not.
 *
 * The force owns its variants; a variant holds no reference to the force.
 *
 * Properties: id (for good; "": the whole), name, label (what to show), budget (points, 0: none),
 * units (those that take part, MusterForceUnit, in the order of the force), n-units, unit-ids,
 * points (what they cost). The whole has no name, the budget of the force, and all units. Signal
 * `changed`: one setter changed something.
 */
MusterForceVariant *muster_force_variant_new         (const char         *id,
                                                      const char         *name) G_GNUC_WARN_UNUSED_RESULT;

/* NULL while the variant is not in a force. */
MusterForce        *muster_force_variant_get_force   (MusterForceVariant *self);
const char         *muster_force_variant_get_id      (MusterForceVariant *self);
gboolean            muster_force_variant_is_whole    (MusterForceVariant *self);
const char         *muster_force_variant_get_name    (MusterForceVariant *self);
void                muster_force_variant_set_name    (MusterForceVariant *self,
                                                      const char         *name);
char               *muster_force_variant_dup_label   (MusterForceVariant *self) G_GNUC_WARN_UNUSED_RESULT;
int                 muster_force_variant_get_budget  (MusterForceVariant *self);
void                muster_force_variant_set_budget  (MusterForceVariant *self,
                                                      int                 budget);
int                 muster_force_variant_get_points  (MusterForceVariant *self);

GListModel         *muster_force_variant_get_units   (MusterForceVariant *self);
guint               muster_force_variant_get_n_units (MusterForceVariant *self);
MusterForceUnit    *muster_force_variant_get_unit    (MusterForceVariant *self,
                                                      guint               position);
gboolean            muster_force_variant_has_unit    (MusterForceVariant *self,
                                                      MusterForceUnit    *unit);
/* Which units take part. Not to be called on the whole force. */
void                muster_force_variant_add_unit    (MusterForceVariant *self,
                                                      MusterForceUnit    *unit);
void                muster_force_variant_remove_unit (MusterForceVariant *self,
                                                      MusterForceUnit    *unit);
char              **muster_force_variant_dup_unit_ids (MusterForceVariant *self) G_GNUC_WARN_UNUSED_RESULT;
void                muster_force_variant_set_unit_ids (MusterForceVariant *self,
                                                       const char *const  *unit_ids);

G_END_DECLS
