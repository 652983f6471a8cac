/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/forces/muster-force-choice.h"
#include "core/muster-object.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_FORCE_CHOICE_GROUP (muster_force_choice_group_get_type ())
G_DECLARE_FINAL_TYPE (MusterForceChoiceGroup, muster_force_choice_group, MUSTER, FORCE_CHOICE_GROUP,
                      MusterObject)

/**
 * MusterForceChoiceGroup:
 *
 * Options of which a unit has one: a choice, and not so many switches. Signal `changed`: how one of them
 * stands has changed.
 */
MusterForceChoiceGroup *muster_force_choice_group_new        (const char             *id,
                                                              gboolean                always_one)
                                                              G_GNUC_WARN_UNUSED_RESULT;

const char             *muster_force_choice_group_get_id     (MusterForceChoiceGroup *self);
/* Whether a unit always has one of the options. */
gboolean                muster_force_choice_group_always_one (MusterForceChoiceGroup *self);
void                    muster_force_choice_group_add        (MusterForceChoiceGroup *self,
                                                              MusterForceChoice      *choice);
guint                   muster_force_choice_group_get_length (MusterForceChoiceGroup *self);
MusterForceChoice      *muster_force_choice_group_get        (MusterForceChoiceGroup *self,
                                                              guint                   position);
/* The option that the unit has, or NULL. */
MusterForceChoice      *muster_force_choice_group_get_active (MusterForceChoiceGroup *self);
/* "Good / Average / Poor", or the first and the last of many. */
char                   *muster_force_choice_group_dup_title  (MusterForceChoiceGroup *self)
                                                              G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
