/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/careers/muster-careers.h"

G_BEGIN_DECLS

struct _MusterCareers
{
  GObject parent_instance;

  MusterCampaign *campaign; /* (nullable) */
  MusterForce *force;       /* (nullable) */
  GListStore *units;
  GListStore *leaders;
  GPtrArray *careers[MUSTER_CAMPAIGN_N_KINDS]; /* MusterCareer by index in the campaign */
  GPtrArray *affairs;                          /* MusterCareerAffair, those that have been read of */
  GPtrArray *parts;                            /* of the log, MUSTER_LEDGER_STRIDE entries each */
  guint oldest;                                /* the first part that is read */
  GHashTable *sources;                         /* MusterCareerSource by UUID */
  GPtrArray *order;                            /* sources of a force, by date */
};

/* What an entry of the log means for careers: each event is given to its career. */
void muster_careers_note_changes (MusterCareers             *self,
                                  MusterCampaignLogEntry    *entry,
                                  const MusterCampaignState *before,
                                  const MusterCampaignState *after);
/* (nullable): whose career it is; a leader who is a unit has that of the unit. */
MusterCareer *
     muster_careers_get          (MusterCareers             *self,
                                  MusterCampaignKind         kind,
                                  int                        index);

/* Of a force: the careers that there are are written anew from all sources. */
void muster_careers_write_force  (MusterCareers             *self);
int  muster_careers_match        (MusterCareers             *self,
                                  MusterCareer              *career,
                                  const MusterCareerSource  *source);

G_END_DECLS
