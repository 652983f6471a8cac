/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "core/careers/muster-career-event.h"
#include "core/muster-object.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CAREER (muster_career_get_type ())
G_DECLARE_FINAL_TYPE (MusterCareer, muster_career, MUSTER, CAREER, MusterObject)

/**
 * MusterCareer:
 *
 * What became of one unit or one leader, battle after battle. A leader keeps his career when he
 * goes from one unit to another.
 *
 * Property: side (the name of its side, or ""). Signal `changed`: events were added or have
 * changed.
 */
MusterCareer       *muster_career_new          (MusterCampaignKind  kind,
                                                int                 index,
                                                const char         *id,
                                                const char         *name,
                                                const char         *force,
                                                const char         *side) G_GNUC_WARN_UNUSED_RESULT;

/* The kind is %MUSTER_CAMPAIGN_UNITS or %MUSTER_CAMPAIGN_LEADERS. The index is that in the
 * campaign or, outside campaigns, that of the unit in its force. */
MusterCampaignKind  muster_career_get_kind     (MusterCareer       *self);
int                 muster_career_get_index    (MusterCareer       *self);
const char         *muster_career_get_id       (MusterCareer       *self);
const char         *muster_career_get_name     (MusterCareer       *self);
const char         *muster_career_get_force    (MusterCareer       *self);
const char         *muster_career_get_side     (MusterCareer       *self);

/* (element-type MusterCareerEvent): the events in the order in which they happened, as far as
 * the log has been read. */
GPtrArray          *muster_career_get_events   (MusterCareer       *self);

/* These are for #MusterCareers, which reads the log. */
void                muster_career_take_event   (MusterCareer       *self,
                                                MusterCareerEvent  *event);
/* Forgets the events of the log entries from @first to before @last. */
void                muster_career_forget       (MusterCareer       *self,
                                                guint               first,
                                                guint               last);
void                muster_career_emit_changed (MusterCareer       *self);

G_END_DECLS
