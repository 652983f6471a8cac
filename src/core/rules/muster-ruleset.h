/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#include "core/muster-object.h"
#include "core/rules/muster-rules.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_RULESET (muster_ruleset_get_type ())
G_DECLARE_FINAL_TYPE (MusterRuleset, muster_ruleset, MUSTER, RULESET, MusterObject)

/**
 * MusterOffer:
 * @free: given without a test
 * @chance: that it is carried out, 0 to 1; 1 where nothing is tested
 * @reason: why it is refused, where it is not legal
 */
typedef struct
{
  guint verb;
  gboolean legal;
  gboolean free;
  double chance;
  MusterRefusal reason;
} MusterOffer;

MusterRuleset         *muster_ruleset_new            (const MusterRules       *rules,
                                                      MusterCatalog           *catalog) G_GNUC_WARN_UNUSED_RESULT;

const MusterRules     *muster_ruleset_get_rules      (MusterRuleset           *self);
MusterCatalog         *muster_ruleset_get_catalog    (MusterRuleset           *self);
const char            *muster_ruleset_get_id         (MusterRuleset           *self);
const char            *muster_ruleset_get_name       (MusterRuleset           *self);
const MusterOrderSpec *muster_ruleset_get_order_spec (MusterRuleset           *self,
                                                      guint                    verb);
guint                  muster_ruleset_get_n_orders   (MusterRuleset           *self);
int                    muster_ruleset_find_order     (MusterRuleset           *self,
                                                      const char              *id);

/* A Leadership as players write it. */
char                  *muster_ruleset_dup_leadership (MusterRuleset           *self,
                                                      int                      leadership) G_GNUC_WARN_UNUSED_RESULT;

/* A distance as players write it: 12", 3 hexes. */
char                  *muster_ruleset_dup_distance   (MusterRuleset           *self,
                                                      int                      distance) G_GNUC_WARN_UNUSED_RESULT;

/* The engine. Pure: the same setup, state, order and tape give the same outcome. */
void                   muster_ruleset_begin          (const MusterSetup       *setup,
                                                      MusterState             *state);
GArray                *muster_ruleset_list_orders    (const MusterSetup       *setup,
                                                      const MusterState       *state,
                                                      int                      unit) G_GNUC_WARN_UNUSED_RESULT;
gboolean               muster_ruleset_judge          (const MusterSetup       *setup,
                                                      const MusterState       *state,
                                                      const MusterOrder       *order,
                                                      MusterRefusal           *why);
int                    muster_ruleset_get_reach      (const MusterSetup       *setup,
                                                      const MusterState       *state,
                                                      const MusterOrder       *order,
                                                      guint                    field,
                                                      int                      choice);
void                   muster_ruleset_resolve        (const MusterSetup       *setup,
                                                      const MusterState       *state,
                                                      const MusterOrder       *order,
                                                      MusterTape              *tape,
                                                      MusterOutcome           *outcome);
gboolean               muster_ruleset_forecast       (const MusterSetup       *setup,
                                                      const MusterState       *state,
                                                      const MusterOrder       *order,
                                                      MusterForecast          *forecast);
int                    muster_ruleset_get_score      (const MusterSetup       *setup,
                                                      const MusterState       *state,
                                                      int                      side);
int                    muster_ruleset_get_player_score (const MusterSetup     *setup,
                                                      const MusterState       *state,
                                                      int                      player);

void                   muster_ruleset_get_leadership_range (MusterRuleset *self,
                                                            int           *min,
                                                            int           *max);

G_END_DECLS
