/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/forces/muster-force-record.h"

G_BEGIN_DECLS

/* Texts of a unit, in the order of the columns of force_unit and force_leader. */
typedef enum
{
  MUSTER_UNIT_TEXT_ID,
  MUSTER_UNIT_TEXT_NAME,
  MUSTER_UNIT_TEXT_TYPE,
  MUSTER_UNIT_TEXT_OPTIONS,
  MUSTER_UNIT_TEXT_NOTES,
  MUSTER_UNIT_N_TEXTS
} MusterUnitText;

typedef enum
{
  MUSTER_LEADER_TEXT_NAME,
  MUSTER_LEADER_TEXT_RANK,
  MUSTER_LEADER_TEXT_TRAIT,
  MUSTER_LEADER_TEXT_TRAIT_NAME,
  MUSTER_LEADER_TEXT_NOTES,
  MUSTER_LEADER_TEXT_PORTRAIT, /* since schema 4 */
  MUSTER_LEADER_N_TEXTS
} MusterLeaderText;

typedef struct
{
  char *texts[MUSTER_UNIT_N_TEXTS];
  gint64 models;
  gboolean has_leader;
  char *leader_texts[MUSTER_LEADER_N_TEXTS];
  gint64 leadership;
  gint64 name_locked;
} MusterOldUnit;

/**
 * MusterOldForce:
 * @units: (element-type MusterOldUnit)
 * @details: what it has besides units, as text; "" if there is nothing
 *
 * What stands beside the row of a force that was kept before schema 8: rows of its units, of their leaders
 * and of what it has besides. It is read, and never written any more. Private to the store.
 */
typedef struct
{
  GPtrArray *units;
  char *details;
} MusterOldForce;

void           muster_old_force_init         (MusterOldForce           *self);
void           muster_old_force_clear        (MusterOldForce           *self);
MusterOldUnit *muster_old_force_add_unit     (MusterOldForce           *self);
/* @row: of the force. */
void           muster_old_force_compute_hash (const MusterOldForce     *self,
                                              const MusterForceRecord  *row,
                                              MusterHash               *hash);
void           muster_old_force_hash_details (gint64                    force_id,
                                              const char               *details,
                                              MusterHash               *hash);

/* Not verified. */
gboolean       muster_old_force_load         (MusterOldForce           *self,
                                              MusterDb                 *db,
                                              gint64                    id,
                                              GError                  **error);
/* For a force that lost units: takes out of the details what names them, so that the rest can be read. */
void           muster_old_force_prune        (MusterOldForce           *self);
/* (transfer full) (nullable): as the force file has it. */
char          *muster_old_force_to_document  (const MusterOldForce     *self,
                                              const MusterForceRecord  *row,
                                              GError                  **error) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterOldForce, muster_old_force_clear)

G_END_DECLS
