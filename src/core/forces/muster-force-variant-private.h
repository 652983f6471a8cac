/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/forces/muster-force-variant.h"

G_BEGIN_DECLS

/* The struct of a variant, for the files that implement it. */

struct _MusterForceVariant
{
  MusterObject parent_instance;

  MusterForce *force; /* borrowed, since the force owns the variant */
  char *id;
  char *name;
  GHashTable *unit_ids; /* NULL: all units of the force */
  GListStore *units;
  int budget;
  int points;
};

/* Emits `changed`. */
void muster_force_variant_tell_change (MusterForceVariant *self);

/* The functions below are for the force, which reports the change itself. */

MusterForceVariant *muster_force_variant_new_whole     (MusterForce        *force) G_GNUC_WARN_UNUSED_RESULT;

/* Sets the force that owns the variant; %NULL: none. */
void                muster_force_variant_set_force     (MusterForceVariant *self,
                                                        MusterForce        *force);
/* To be called after the list of units, or a cost, has changed. */
void                muster_force_variant_sync_units    (MusterForceVariant *self);
void                muster_force_variant_sync_points   (MusterForceVariant *self);
/* To be called after the budget of the force has changed, which is also that of the whole. */
void                muster_force_variant_notify_budget (MusterForceVariant *self);

G_END_DECLS
