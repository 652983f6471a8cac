/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "core/campaign/muster-campaign.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CAMPAIGN_VIEW (muster_campaign_view_get_type ())
G_DECLARE_DERIVABLE_TYPE (MusterCampaignView, muster_campaign_view, MUSTER, CAMPAIGN_VIEW, GtkWidget)

/* The greatest width of running text, in pixels. */
#define MUSTER_CAMPAIGN_READING_WIDTH 860

/**
 * MusterCampaignViewClass:
 * @fill: puts what is to be seen of the campaign as it is shown now into @box
 * @max_width: more than this many pixels only make its lines harder to read; 0: the usual
 */
struct _MusterCampaignViewClass
{
  GtkWidgetClass parent_class;

  void (*fill) (MusterCampaignView *self,
                MusterCampaign     *campaign,
                GtkBox             *box);
  int max_width;
};

/**
 * MusterCampaignView:
 *
 * A part of the page of a campaign that is filled anew whenever the campaign has changed, once it is seen.
 * The focus stays at the widget of the same name.
 *
 * Properties: campaign (construct only; nullable for what is about none).
 */
MusterCampaign *muster_campaign_view_get_campaign (MusterCampaignView *self);
/* What is the game master's alone is covered, on a screen that others see. */
void            muster_campaign_view_hide_secrets (MusterCampaignView *self,
                                                   gboolean            hides);
gboolean        muster_campaign_view_hides_secrets (MusterCampaignView *self);
/* @chapter: (nullable): the id of an open chapter whose battle has not begun: it is still to be fought. */
void            muster_campaign_view_set_unfought (MusterCampaignView *self,
                                                   const char         *chapter);
const char     *muster_campaign_view_get_unfought (MusterCampaignView *self);
/* Fills the view anew after a change that it does not notice by itself. */
void            muster_campaign_view_refill       (MusterCampaignView *self);
/* The same when nothing else is to be done: for a choice in the view, which would not outlive it. */
void            muster_campaign_view_refill_later (MusterCampaignView *self);
/* Moves the focus to the widget of that name, or else to the first. */
void            muster_campaign_view_focus        (MusterCampaignView *self,
                                                   const char         *name);

G_END_DECLS
