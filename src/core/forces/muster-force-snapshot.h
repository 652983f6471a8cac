/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/forces/muster-force.h"

G_BEGIN_DECLS

/**
 * MusterEditField:
 * @name: the name of a property
 * @of_leader: whether it is a property of the unit's leader
 *
 * Something of a force, a unit or a variant that the player can edit.
 */
typedef struct
{
  const char *name;
  gboolean of_leader;
} MusterEditField;

/**
 * MusterForceMemo:
 *
 * The values that the fields of an object had. Immutable; shared by all snapshots in which they are
 * the same.
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
 * @variants: (element-type MusterForceMemo): all but the first, which is the whole force
 *
 * The state of a force at one time. Immutable; shares what did not change with the snapshot before
 * it.
 */
typedef struct
{
  MusterForceMemo *force;
  GPtrArray *units;
  GPtrArray *variants;
} MusterForceSnapshot;

/* The tables of the fields that can be edited. They must outlive the snapshots. */
typedef struct
{
  GArray *of_force;
  GArray *of_unit;
  GArray *of_variant;
} MusterEditFields;

void                 muster_edit_fields_init      (MusterEditFields          *self);
void                 muster_edit_fields_clear     (MusterEditFields          *self);

/* @before: an earlier snapshot to share memos with; @unit: the only unit that can have changed
 * since. Both may be NULL. Returns @before itself, with another reference, if nothing has
 * changed. */
MusterForceSnapshot *muster_force_snapshot_new    (const MusterEditFields    *fields,
                                                   MusterForce               *force,
                                                   MusterForceSnapshot       *before,
                                                   MusterForceUnit           *unit) G_GNUC_WARN_UNUSED_RESULT;
MusterForceSnapshot *muster_force_snapshot_ref    (MusterForceSnapshot       *self);
void                 muster_force_snapshot_unref  (MusterForceSnapshot       *self);

/* Compares their content. */
gboolean             muster_force_snapshot_equal  (const MusterForceSnapshot *a,
                                                   const MusterForceSnapshot *b);

/* Restores @force to the snapshot, changing only what differs. */
void                 muster_force_snapshot_apply  (const MusterForceSnapshot *self,
                                                   MusterForce               *force);

/* Returns the field in which the memos differ if there is exactly one, else NULL; @n_different
 * tells none from several. */
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
