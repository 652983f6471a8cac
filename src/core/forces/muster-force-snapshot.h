/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/forces/muster-force.h"

G_BEGIN_DECLS

/**
 * MusterEditField:
 * @name: of a property
 * @of_leader: it is one of the unit's leader
 *
 * What can be edited of a force, a unit or a variant.
 */
typedef struct
{
  const char *name;
  gboolean of_leader;
} MusterEditField;

/**
 * MusterForceMemo:
 *
 * An object as it was: the values of its fields. Immutable and shared by all snapshots in which it is the
 * same.
 */
typedef struct
{
  GObject *object;
  const GArray *fields; /* MusterEditField */
  GValue values[];
} MusterForceMemo;

/**
 * MusterForceSnapshot:
 * @units: (element-type MusterForceMemo): in their order
 * @variants: (element-type MusterForceMemo): without the whole
 *
 * A force as it was. Immutable; what did not change is shared with the one before.
 */
typedef struct
{
  MusterForceMemo *force;
  GPtrArray *units;
  GPtrArray *variants;
} MusterForceSnapshot;

/* The tables of what can be edited; they must outlive the snapshots. */
typedef struct
{
  GArray *of_force;
  GArray *of_unit;
  GArray *of_variant;
} MusterEditFields;

void                 muster_edit_fields_init      (MusterEditFields          *self);
void                 muster_edit_fields_clear     (MusterEditFields          *self);

/* @before: what it was, to share with; @unit: the only thing that can have changed since. Both may be NULL.
 * Returns @before itself, with another reference, if nothing is different. */
MusterForceSnapshot *muster_force_snapshot_new    (const MusterEditFields    *fields,
                                                   MusterForce               *force,
                                                   MusterForceSnapshot       *before,
                                                   MusterForceUnit           *unit) G_GNUC_WARN_UNUSED_RESULT;
MusterForceSnapshot *muster_force_snapshot_ref    (MusterForceSnapshot       *self);
void                 muster_force_snapshot_unref  (MusterForceSnapshot       *self);

/* By what they say. */
gboolean             muster_force_snapshot_equal  (const MusterForceSnapshot *a,
                                                   const MusterForceSnapshot *b);

/* Makes @force what it was, and touches nothing that is so already. */
void                 muster_force_snapshot_apply  (const MusterForceSnapshot *self,
                                                   MusterForce               *force);

/* The field in which they differ, if there is just one; NULL: none or several (@n_different). */
const MusterEditField *muster_force_memo_compare  (const MusterForceMemo     *a,
                                                   const MusterForceMemo     *b,
                                                   guint                     *n_different);
gboolean             muster_force_memo_is_same    (const MusterForceMemo     *a,
                                                   const MusterForceMemo     *b,
                                                   const MusterEditField     *field);
const GValue        *muster_force_memo_get        (const MusterForceMemo     *self,
                                                   const MusterEditField     *field);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterForceSnapshot, muster_force_snapshot_unref)

G_END_DECLS
