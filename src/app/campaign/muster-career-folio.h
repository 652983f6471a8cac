/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/campaign/muster-campaign-view.h"
#include "core/careers/muster-careers.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CAREER_FOLIO (muster_career_folio_get_type ())
G_DECLARE_DERIVABLE_TYPE (MusterCareerFolio, muster_career_folio, MUSTER, CAREER_FOLIO, MusterCampaignView)

struct _MusterCareerFolioClass
{
  MusterCampaignViewClass parent_class;
};

/**
 * MusterCareerFolio:
 *
 * A view of careers, in a campaign or outside any, that fills as they are read.
 */
/* (nullable): until they are given. */
MusterCareers *muster_career_folio_get_careers  (MusterCareerFolio *self);
void           muster_career_folio_set_careers (MusterCareerFolio *self,
                                                 MusterCareers     *careers);

/* For derived classes: adds a list with its heading; adds a note that more is being read. */
GtkListBox    *muster_career_folio_add_list     (GtkBox            *box,
                                                 const char        *label);
void           muster_career_folio_add_waiting  (MusterCareerFolio *self,
                                                 GtkBox            *box);

G_END_DECLS
