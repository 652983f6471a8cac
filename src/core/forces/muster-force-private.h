/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/forces/muster-force.h"

G_BEGIN_DECLS

/* For the other files of the force itself: units, variants, rules and record. */

struct _MusterForce
{
  GObject parent_instance;

  MusterRuleset *ruleset;
  char *id;
  char *name;
  char *theatre;
  char *colour; /* NULL: none of its own */
  char *notes;
  char **optional_rules; /* NULL: not decided yet */
  GListStore *units;
  GListStore *variants;
  GListStore *record;
  GHashTable *prices; /* of units */
  MusterForceUnit *changed_unit; /* lent for as long as `changed` is emitted */
  int budget;
  int points;
  gboolean archived;
};

/* Emits `changed`. */
void             muster_force_tell_change      (MusterForce     *self);
/* The unit of whose change `changed` tells just now; NULL: of something else. */
MusterForceUnit *muster_force_get_changed_unit (MusterForce     *self);

/* What a unit of the force costs under the rules of the force, as it was counted last. */
int              muster_force_get_price        (MusterForce     *self,
                                                MusterForceUnit *unit);
/* The rules have changed: works out anew what each unit costs. */
void             muster_force_update_prices    (MusterForce     *self);

G_END_DECLS
