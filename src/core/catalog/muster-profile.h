/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define MUSTER_MAX_STATS 12

/* A stat that a unit does not have. */
#define MUSTER_STAT_NONE G_MININT16

typedef struct _MusterWeapon MusterWeapon;

/**
 * MusterProfile:
 * @stats: in the order of the catalog's table
 * @rules: a bit for each of the ruleset's rule words that apply to the unit
 *
 * What a unit is worth in play: its type with options and trait applied. A plain value.
 */
typedef struct
{
  gint16 stats[MUSTER_MAX_STATS];
  const MusterWeapon *weapon;
  guint64 rules;
} MusterProfile;

/**
 * MusterEffect:
 * @stat: index of the stat that changes, or -1
 * @add: changes by the number; otherwise becomes it
 * @weapon: (nullable): the unit has this weapon now
 * @rules: rule words that now apply
 */
typedef struct
{
  int stat;
  gboolean add;
  int number;
  const MusterWeapon *weapon;
  guint64 rules;
} MusterEffect;

void muster_profile_apply (MusterProfile      *profile,
                           const MusterEffect *effects,
                           guint               n_effects);

G_END_DECLS
