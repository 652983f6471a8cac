/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/campaign/muster-campaign.h"
#include "core/careers/muster-career-source.h"
#include "core/careers/muster-career.h"
#include "core/forces/muster-force.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CAREERS (muster_careers_get_type ())
G_DECLARE_FINAL_TYPE (MusterCareers, muster_careers, MUSTER, CAREERS, GObject)

/**
 * MusterCareers:
 *
 * The careers of all units and leaders of a campaign, or of a force outside campaigns. Those of a
 * campaign are read from its log, the newest part first. They follow the log as it grows, is undone
 * or is corrected; unchanged parts are not read again. What only the log of a battle knows (luck,
 * who met whom) comes from its #MusterCareerSource; without one, careers rely on the returns.
 *
 * Signal `changed`: some careers have changed.
 */

/* Makes the careers of the present units and leaders of @campaign, without reading its log yet. */
MusterCareers      *muster_careers_new           (MusterCampaign      *campaign) G_GNUC_WARN_UNUSED_RESULT;
/* Makes the careers of a force outside campaigns from the battles that are added. A side is this
 * force if one of its units has the name and the type of a unit of the force. */
MusterCareers      *muster_careers_new_for_force (MusterForce         *force) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: (nullable): NULL for a force. */
MusterCampaign     *muster_careers_get_campaign  (MusterCareers       *self);

/* Returns: (nullable): NULL for a campaign. */
MusterForce        *muster_careers_get_force     (MusterCareers       *self);

/* Lists of MusterCareer in the order of the campaign. Leaders who are units themselves are among
 * the units. */
GListModel         *muster_careers_get_units     (MusterCareers       *self);
GListModel         *muster_careers_get_leaders   (MusterCareers       *self);
MusterCareer       *muster_careers_find          (MusterCareers       *self,
                                                  MusterCampaignKind   kind,
                                                  const char          *id);

/* Reads one more part of the log, which takes equally long for a log of any length. Returns
 * FALSE if all has been read. */
gboolean            muster_careers_read_more     (MusterCareers       *self);
void                muster_careers_read_all      (MusterCareers       *self);
gboolean            muster_careers_is_complete   (MusterCareers       *self);

/* Adds what the log of a battle says. It replaces an earlier source of the same battle. */
void                muster_careers_add_source    (MusterCareers       *self,
                                                  MusterCareerSource  *source);
/* Says in a sentence which battle cannot be read, so that nobody takes what is left for the whole. The same
 * sentence counts once. */
void                muster_careers_add_gap       (MusterCareers       *self,
                                                  const char          *sentence);
/* (element-type utf8): Returns these sentences. */
GPtrArray          *muster_careers_get_gaps      (MusterCareers       *self);
/* Returns: (nullable): the source of a battle; NULL if there is none, or if it is not from the
 * log that the return was made from. */
MusterCareerSource *muster_careers_find_source   (MusterCareers       *self,
                                                  const MusterCareerAffair *affair);
/* Lists the UUIDs of the battles in what has been read that have no source, the newest first. */
char              **muster_careers_list_missing  (MusterCareers       *self) G_GNUC_WARN_UNUSED_RESULT;
/* (element-type MusterCareerAffair): Lists the battles in what has been read, in their order. */
GPtrArray          *muster_careers_list_affairs  (MusterCareers       *self) G_GNUC_WARN_UNUSED_RESULT;

/* The first returns the index of the fighter that somebody was in a battle, or -1; the second
 * returns the career of a fighter. */
int                 muster_careers_find_fighter  (MusterCareers            *self,
                                                  MusterCareer             *career,
                                                  const MusterCareerSource *source);
MusterCareer       *muster_careers_find_by_fighter (MusterCareers            *self,
                                                    MusterCampaignKind        kind,
                                                    const MusterCareerSource *source,
                                                    int                       fighter);

G_END_DECLS
