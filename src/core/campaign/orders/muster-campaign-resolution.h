/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/campaign/orders/muster-campaign-outcome.h"
#include "core/rules/muster-resolution.h"

G_BEGIN_DECLS

/**
 * MusterCampaignResolution:
 * @base: its rolls, and the lines about it
 * @before: the state that the order was given in
 * @rules: those that count in it
 * @state: the new state, being made; a copy of @before at first
 *
 * An order while it is carried out. Every function that returns FALSE or NULL has put the reason
 * into the outcome; the caller then returns at once, and the changes so far are discarded.
 */
typedef struct
{
  MusterResolution base;
  const MusterCampaignSetup *setup;
  const MusterCampaignState *before;
  const MusterCampaignRules *rules;
  const MusterCampaignOrder *order;
  const MusterSpot *params;
  MusterCampaignState *state;
} MusterCampaignResolution;

/* Always returns FALSE. */
gboolean      muster_campaign_resolution_refuse (MusterCampaignResolution *self,
                                                 const MusterPhrase       *phrase,
                                                 const gint32             *args);
/* Parameters. A parameter that names something must be present and valid; others may be absent. */
gboolean      muster_campaign_resolution_has    (const MusterCampaignResolution *self,
                                                 const char                     *param,
                                                 MusterSpot                     *spot);
gboolean      muster_campaign_resolution_find   (const MusterCampaignResolution *self,
                                                 const char                     *param,
                                                 MusterCampaignKind              kind,
                                                 int                            *index);
gboolean      muster_campaign_resolution_read_side (const MusterCampaignResolution *self,
                                                    const char                     *param,
                                                    int                            *side);
/* A side or `draw`; %MUSTER_CAMPAIGN_NOBODY if it is absent. */
gboolean      muster_campaign_resolution_read_winner (const MusterCampaignResolution *self,
                                                      int                            *winner);
/* The index of a text field, for {tN}; -1 if it is absent. */
gint32        muster_campaign_resolution_get_text (const MusterCampaignResolution *self,
                                                   const char                     *param);

#define campaign_refuse(self, phrase, ...) \
  muster_campaign_resolution_refuse ((self), (phrase), MUSTER_ARGS (__VA_ARGS__))
#define campaign_step(self, phrase, ...) muster_step (&(self)->base, (phrase), __VA_ARGS__)
#define campaign_prompt(self, phrase, ...) muster_prompt (&(self)->base, (phrase), __VA_ARGS__)

G_END_DECLS
