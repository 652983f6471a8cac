/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/forces/muster-force.h"

G_BEGIN_DECLS

/* The struct of a force, for the files that implement it: units, variants, rules and record. */

struct _MusterForce
{
  GObject parent_instance;

  MusterRuleset *ruleset;
  char *id;
  char *name;
  char *theatre;
  char *colour; /* NULL: it has no colour of its own */
  char *notes;
  char *called;
  char **optional_rules; /* NULL: not decided yet */
  GListStore *units;
  GListStore *variants;
  GListStore *record;
  GHashTable *prices; /* the price of each unit */
  MusterForceUnit *changed_unit; /* lent for as long as `changed` is emitted */
  int budget;
  int points;
  gboolean archived;
};

/* Emits `changed`. */
void             muster_force_tell_change      (MusterForce     *self);
/* The unit whose change caused the `changed` that is being emitted; NULL: something else did. */
MusterForceUnit *muster_force_get_changed_unit (MusterForce     *self);

/* The cost of a unit under the rules of the force, from a cache. */
int              muster_force_get_price        (MusterForce     *self,
                                                MusterForceUnit *unit);
/* Works out the cost of every unit again, after the rules have changed. */
void             muster_force_update_prices    (MusterForce     *self);

G_END_DECLS
