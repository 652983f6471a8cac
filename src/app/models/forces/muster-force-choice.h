/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#include "core/muster-object.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_FORCE_CHOICE (muster_force_choice_get_type ())
G_DECLARE_FINAL_TYPE (MusterForceChoice, muster_force_choice, MUSTER, FORCE_CHOICE, MusterObject)

/**
 * MusterForceStanding:
 * @effect: what it changes: "Discipline +2", or ""
 * @cost: "+1", "−1" or "free"
 * @active: whether the unit has it
 * @allowed: whether that can be changed
 * @reason: why it cannot, or what else comes of it; or ""
 * @rule: (nullable): the id of the rule that the reason comes from
 * @free: whether it costs nothing, by the favour of somebody
 * @may_be_free: whether that can be chosen
 * @needs_rule: (nullable): the optional rule that it needs, and the force does not play by
 *
 * How an option stands, as it is said in a row.
 */
typedef struct
{
  char *effect;
  char *cost;
  char *reason;
  char *rule;
  gboolean active;
  gboolean allowed;
  gboolean free;
  gboolean may_be_free;
  char *needs_rule;
} MusterForceStanding;

void muster_force_standing_clear (MusterForceStanding *standing);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterForceStanding, muster_force_standing_clear)

/**
 * MusterForceChoice:
 *
 * An option that a unit can have, while the unit is edited.
 *
 * Properties: name, free. Id, name and summary are for good.
 * Signal `changed`: how it stands has changed.
 */
MusterForceChoice         *muster_force_choice_new           (const char                *id,
                                                              const char                *name,
                                                              const char                *summary) G_GNUC_WARN_UNUSED_RESULT;

const char                *muster_force_choice_get_id        (MusterForceChoice         *self);
const char                *muster_force_choice_get_name      (MusterForceChoice         *self);
const char                *muster_force_choice_get_summary   (MusterForceChoice         *self);
const MusterForceStanding *muster_force_choice_get_standing  (MusterForceChoice         *self);
void                       muster_force_choice_take_standing (MusterForceChoice         *self,
                                                              MusterForceStanding       *standing);

G_END_DECLS
