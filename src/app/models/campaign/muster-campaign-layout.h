/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/campaign/setup/muster-campaign-setup.h"

G_BEGIN_DECLS

/* @row: in half rows, so that the successor of two chapters can stand between them. */
typedef struct
{
  int column;
  int row;
} MusterCampaignLayoutPlace;

/* @taken: the campaign took this way. */
typedef struct
{
  int from;
  int to;
  gboolean taken;
} MusterCampaignEdge;

/**
 * MusterCampaignLayout:
 * @places: by chapter
 * @edges: (element-type MusterCampaignEdge)
 * @n_columns, @n_rows: how much room it takes; rows are whole ones
 *
 * Where the chapters of a campaign stand when they are drawn. A value.
 */
typedef struct
{
  MusterCampaignLayoutPlace *places;
  GArray *edges;
  int n_columns;
  int n_rows;
} MusterCampaignLayout;

MusterCampaignLayout *muster_campaign_layout_new  (const MusterCampaignSetup *setup,
                                                   const MusterCampaignState *state) G_GNUC_WARN_UNUSED_RESULT;
void                  muster_campaign_layout_free (MusterCampaignLayout      *self);

/* Describes what follows a chapter of a tree; "" if nothing is said of it. */
char                 *muster_campaign_layout_dup_successors (const MusterCampaignSetup *setup,
                                                             const MusterCampaignState *state,
                                                             int                        chapter)
                                                             G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterCampaignLayout, muster_campaign_layout_free)

G_END_DECLS
