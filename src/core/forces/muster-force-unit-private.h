/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/forces/muster-force-unit.h"

G_BEGIN_DECLS

/* The struct of a unit, for the files that implement it. */

struct _MusterForceUnit
{
  MusterObject parent_instance;

  MusterCatalog *catalog;
  char *id;
  char *name;
  char *type_id;
  char **options;
  char *free_option;
  char *notes;
  char *called;
  char *with;
  MusterLeader *leader;
  int models;
};

/* Notifies of the properties that have changed, and emits `changed`. */
void muster_force_unit_tell_change (MusterForceUnit *self,
                                    const char      *property,
                                    ...) G_GNUC_NULL_TERMINATED;

G_END_DECLS
