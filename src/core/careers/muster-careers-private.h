/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/careers/muster-careers.h"

G_BEGIN_DECLS

struct _MusterCareers
{
  GObject parent_instance;

  MusterCampaign *campaign; /* NULL for a force */
  MusterForce *force;       /* NULL for a campaign */
  GListStore *units;
  GListStore *leaders;
  GPtrArray *careers[MUSTER_CAMPAIGN_N_KINDS]; /* MusterCareer by index in the campaign */
  GPtrArray *affairs;                          /* MusterCareerAffair: those read so far */
  GPtrArray *parts;                            /* Part: of the log */
  guint oldest;                                /* the first part that has been read */
  GHashTable *sources;                         /* MusterCareerSource by UUID */
  GPtrArray *gaps;                             /* (element-type utf8): what is missing, as sentences */
  GPtrArray *order;                            /* sources of a force, by date */
};

/* Finds out what an entry of the log means for careers and adds the events to them. */
void muster_careers_changes_note (MusterCareers             *self,
                                  MusterCampaignLogEntry    *entry,
                                  const MusterCampaignState *before,
                                  const MusterCampaignState *after);
/* Returns: (nullable): the career with that index; that of the unit for a leader who is a unit
 * himself. */
MusterCareer *
     muster_careers_get          (MusterCareers             *self,
                                  MusterCampaignKind         kind,
                                  int                        index);

/* For a force: writes the existing careers anew from all sources. */
void muster_careers_force_write (MusterCareers             *self);
int  muster_careers_force_match (MusterCareers             *self,
                                 MusterCareer              *career,
                                 const MusterCareerSource  *source);

G_END_DECLS
