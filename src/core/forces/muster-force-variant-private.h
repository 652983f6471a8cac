/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/forces/muster-force-variant.h"

G_BEGIN_DECLS

/* For the other files of the variant itself. */

struct _MusterForceVariant
{
  MusterObject parent_instance;

  MusterForce *force; /* not kept */
  char *id;
  char *name;
  GHashTable *unit_ids; /* NULL: all of them */
  GListStore *units;
  int budget;
  int points;
};

/* Emits `changed`. */
void muster_force_variant_tell_change (MusterForceVariant *self);

/* For the force alone, which tells of the change itself. */

MusterForceVariant *muster_force_variant_new_whole     (MusterForce        *force) G_GNUC_WARN_UNUSED_RESULT;

/* Puts it into a force, or takes it out (%NULL). */
void                muster_force_variant_set_force     (MusterForceVariant *self,
                                                        MusterForce        *force);
/* The list of units or a cost has changed. */
void                muster_force_variant_sync_units    (MusterForceVariant *self);
void                muster_force_variant_sync_points   (MusterForceVariant *self);
/* The budget of the force is that of the whole. */
void                muster_force_variant_notify_budget (MusterForceVariant *self);

G_END_DECLS
