/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/db/muster-stmt.h"

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
} MusterUnitRecord;

/**
 * MusterForceRecord:
 *
 * @details: what it has besides units, as text; "" if there is nothing
 *
 * A force as the file keeps it: its row, the rows of its units and of their leaders, what it has
 * besides, and one hash over them all. Private to the store.
 */
typedef struct
{
  gint64 id;
  char *uuid;
  char *ruleset;
  char *name;
  char *theatre;
  char *search;
  gint64 budget;
  char *notes;
  gint64 archived;
  gint64 points;
  gint64 n_units;
  gint64 created;
  gint64 updated;
  gint64 touched;
  MusterHash hash;
  GPtrArray *units; /* MusterUnitRecord */
  char *details;
} MusterForceRecord;

void              muster_force_record_init         (MusterForceRecord        *self);
void              muster_force_record_clear        (MusterForceRecord        *self);
MusterUnitRecord *muster_force_record_add_unit     (MusterForceRecord        *self);
void              muster_force_record_compute_hash (const MusterForceRecord  *self,
                                                    MusterHash               *hash);

/* The row alone, which says nothing about damage. */
gboolean          muster_force_record_load_row     (MusterForceRecord        *self,
                                                    MusterDb                 *db,
                                                    gint64                    id,
                                                    GError                  **error);
/* Everything, verified. */
gboolean          muster_force_record_load         (MusterForceRecord        *self,
                                                    MusterDb                 *db,
                                                    gint64                    id,
                                                    GError                  **error);
/* Within a transaction; computes the hash. A record without an id is added, another takes the
 * place of what is there. */
gboolean          muster_force_record_save         (MusterForceRecord        *self,
                                                    MusterDb                 *db,
                                                    GError                  **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterForceRecord, muster_force_record_clear)

G_END_DECLS
