/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "core/forces/muster-force-unit.h"
#include "core/forces/muster-force-variant.h"
#include "core/rules/muster-ruleset.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_FORCE (muster_force_get_type ())
G_DECLARE_FINAL_TYPE (MusterForce, muster_force, MUSTER, FORCE, GObject)

/**
 * MusterForce:
 *
 * A force of one ruleset: its units, in the order in which the player wants to see them, and the
 * properties of the force as a whole.
 *
 * Properties: ruleset (for good, but for its house packs), id ("" until it is stored), name,
 * theatre, colour (the id of a MusterSideColour; NULL: none of its own), budget (points, 0: none),
 * optional-rules (ids of those that it was built with; NULL: not decided yet), notes, called (how
 * prose calls its side, docs/force-file.md), archived,
 * units (MusterForceUnit), variants (MusterForceVariant, the whole first), points (what its units
 * cost under its rules). Signal `changed`: the force, a unit, a leader or a variant has changed;
 * emitted once for each change.
 */
MusterForce     *muster_force_new              (MusterRuleset    *ruleset) G_GNUC_WARN_UNUSED_RESULT;
MusterForce     *muster_force_new_from_starter (MusterRuleset            *ruleset,
                                                const MusterStarterForce *starter) G_GNUC_WARN_UNUSED_RESULT;

MusterRuleset   *muster_force_get_ruleset      (MusterForce      *self);
MusterCatalog   *muster_force_get_catalog      (MusterForce      *self);
const char      *muster_force_get_ruleset_id   (MusterForce      *self);
/* Moves the force to the same ruleset with other house packs. What that edition does not know is
 * kept and costs nothing. */
void             muster_force_set_edition      (MusterForce      *self,
                                                MusterRuleset    *edition);

const char      *muster_force_get_id           (MusterForce      *self);
void             muster_force_set_id           (MusterForce      *self,
                                                const char       *id);
const char      *muster_force_get_name         (MusterForce      *self);
void             muster_force_set_name         (MusterForce      *self,
                                                const char       *name);
const char      *muster_force_get_theatre      (MusterForce      *self);
void             muster_force_set_theatre      (MusterForce      *self,
                                                const char       *theatre);
/* @colour: (nullable): the id of the colour of its side; %NULL: it has no colour of its own */
const char      *muster_force_get_colour       (MusterForce      *self);
void             muster_force_set_colour       (MusterForce      *self,
                                                const char       *colour);
int              muster_force_get_budget       (MusterForce      *self);
void             muster_force_set_budget       (MusterForce      *self,
                                                int               budget);
const char      *muster_force_get_notes        (MusterForce      *self);
void             muster_force_set_notes        (MusterForce      *self,
                                                const char       *notes);
const char      *muster_force_get_called       (MusterForce      *self);
void             muster_force_set_called       (MusterForce      *self,
                                                const char       *called);
gboolean         muster_force_get_archived     (MusterForce      *self);
void             muster_force_set_archived     (MusterForce      *self,
                                                gboolean          archived);
int              muster_force_get_points       (MusterForce      *self);

/* The optional rules that the force was built with. Functions that take optional rules for a force
 * use these for NULL. */
const char *const *muster_force_get_optional_rules (MusterForce       *self);
void               muster_force_set_optional_rules (MusterForce       *self,
                                                    const char *const *rules);

/* Units. Their ids are unique within the force. */
GListModel      *muster_force_get_units        (MusterForce      *self);
guint            muster_force_get_n_units      (MusterForce      *self);
MusterForceUnit *muster_force_get_unit         (MusterForce      *self,
                                                guint             position);
MusterForceUnit *muster_force_find_unit        (MusterForce      *self,
                                                const char       *id,
                                                guint            *position);
char            *muster_force_dup_unused_id    (MusterForce      *self) G_GNUC_WARN_UNUSED_RESULT;

void             muster_force_splice           (MusterForce      *self,
                                                guint             position,
                                                guint             n_removals,
                                                MusterForceUnit **units,
                                                guint             n_units);
void             muster_force_insert           (MusterForce      *self,
                                                guint             position,
                                                MusterForceUnit  *unit);
void             muster_force_append           (MusterForce      *self,
                                                MusterForceUnit  *unit);
void             muster_force_remove           (MusterForce      *self,
                                                guint             position);
void             muster_force_move             (MusterForce      *self,
                                                guint             from,
                                                guint             to);

/* Variants. The first one is the whole force and cannot be removed. A unit that is removed no
 * longer takes part in any variant; a new unit takes part in the whole. */
GListModel         *muster_force_get_variants    (MusterForce         *self);
guint               muster_force_get_n_variants  (MusterForce         *self);
MusterForceVariant *muster_force_get_variant     (MusterForce         *self,
                                                  guint                position);
MusterForceVariant *muster_force_get_whole       (MusterForce         *self);
MusterForceVariant *muster_force_find_variant    (MusterForce         *self,
                                                  const char          *id,
                                                  guint               *position);
MusterForceVariant *muster_force_add_variant     (MusterForce         *self,
                                                  const char          *name,
                                                  int                  budget);
void                muster_force_splice_variants (MusterForce         *self,
                                                  guint                position,
                                                  guint                n_removals,
                                                  MusterForceVariant **variants,
                                                  guint                n_variants);
void                muster_force_remove_variant  (MusterForce         *self,
                                                  guint                position);

/* Groups several changes into one edit for the player, such as a roll that gives Leadership and
 * trait. Groups nest, and the label of the outermost counts. Signals are not held back; listeners
 * learn of groups by the signals `group-begun` (string label, or NULL) and `group-ended`. */
void                muster_force_begin_group     (MusterForce         *self,
                                                  const char          *label);
void                muster_force_end_group       (MusterForce         *self);

G_END_DECLS
