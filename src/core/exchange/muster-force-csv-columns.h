/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* In the order in which they are written. */
typedef enum
{
  MUSTER_COLUMN_UNIT,
  MUSTER_COLUMN_TYPE,
  MUSTER_COLUMN_OPTIONS,
  MUSTER_COLUMN_MODELS,
  MUSTER_COLUMN_POINTS,
  MUSTER_COLUMN_RANK,
  MUSTER_COLUMN_LEADER,
  MUSTER_COLUMN_LEADERSHIP,
  MUSTER_COLUMN_TRAIT,
  MUSTER_COLUMN_TRAIT_NAME,
  MUSTER_COLUMN_LEADER_NOTES,
  MUSTER_COLUMN_NOTES,
  MUSTER_COLUMN_VARIANTS,
  MUSTER_COLUMN_ID,
  MUSTER_COLUMN_WITH,
  MUSTER_COLUMN_FORCE,
  MUSTER_COLUMN_RULESET,
  MUSTER_COLUMN_THEATRE,
  MUSTER_COLUMN_BUDGET,
  MUSTER_COLUMN_RULES,
  MUSTER_COLUMN_FORCE_VARIANTS,
  MUSTER_COLUMN_FORCE_NOTES,
  MUSTER_COLUMN_COUNT, /* read, never written: every unit has a row of its own */
  MUSTER_N_COLUMNS
} MusterForceColumn;

/* The first column about the force as a whole. */
#define MUSTER_COLUMN_FIRST_OF_FORCE MUSTER_COLUMN_FORCE

const char *muster_force_csv_columns_get_title (MusterForceColumn  column);
/* MUSTER_N_COLUMNS: none. */
MusterForceColumn muster_force_csv_columns_find (const char        *title);

G_END_DECLS
