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
 * The careers of all units and leaders of a campaign, or of a force outside any. Of a campaign they are read
 * from its log, the newest part first, and follow it as it goes on, is undone and corrected: what is the same
 * is not read again. What only a battle's own log knows (luck, who met whom) comes with its
 * #MusterCareerSource; without it careers are told by what the returns say.
 *
 * Signal `changed`: some careers are others.
 */

/* The careers of the present of @campaign. Nothing of its log is read yet. */
MusterCareers      *muster_careers_new           (MusterCampaign      *campaign) G_GNUC_WARN_UNUSED_RESULT;
/* Those of a force outside any campaign, by the battles that are added: a side is this force when a
 * unit of it has the name and the type of one of the force's. */
MusterCareers      *muster_careers_new_for_force (MusterForce         *force) G_GNUC_WARN_UNUSED_RESULT;

/* NULL: of a force outside any. */
MusterCampaign     *muster_careers_get_campaign  (MusterCareers       *self);

/* NULL: of a campaign. */
MusterForce        *muster_careers_get_force     (MusterCareers       *self);

/* As MusterCareer, in the order of the campaign. Leaders who are units by themselves are among the units. */
GListModel         *muster_careers_get_units     (MusterCareers       *self);
GListModel         *muster_careers_get_leaders   (MusterCareers       *self);
MusterCareer       *muster_careers_find          (MusterCareers       *self,
                                                  MusterCampaignKind   kind,
                                                  const char          *id);

/* Reads one more part of the log, which takes as long however long the log is. FALSE: there was none left. */
gboolean            muster_careers_read_more     (MusterCareers       *self);
void                muster_careers_read_all      (MusterCareers       *self);
gboolean            muster_careers_is_complete   (MusterCareers       *self);

/* What a battle's log says. Another one of the same battle takes its place. */
void                muster_careers_add_source    (MusterCareers       *self,
                                                  MusterCareerSource  *source);
/* (nullable): of a battle; NULL where it is not there, or not the log that the return was made from. */
MusterCareerSource *muster_careers_find_source   (MusterCareers       *self,
                                                  const MusterCareerAffair *affair);
/* UUIDs of battles that have been read of and have no source, the newest first. */
char              **muster_careers_list_missing  (MusterCareers       *self) G_GNUC_WARN_UNUSED_RESULT;
/* (element-type MusterCareerAffair): the battles that have been read of, in their order. */
GPtrArray          *muster_careers_list_affairs  (MusterCareers       *self) G_GNUC_WARN_UNUSED_RESULT;

/* Who somebody was in a battle: the index of the fighter, or -1; and whose career a fighter's is. */
int                 muster_careers_find_fighter  (MusterCareers            *self,
                                                  MusterCareer             *career,
                                                  const MusterCareerSource *source);
MusterCareer       *muster_careers_find_by_fighter (MusterCareers            *self,
                                                    MusterCampaignKind        kind,
                                                    const MusterCareerSource *source,
                                                    int                       fighter);

G_END_DECLS
