/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/campaign/orders/muster-campaign-outcome.h"
#include "core/rules/muster-resolution.h"

G_BEGIN_DECLS

/**
 * MusterCampaignResolution:
 * @before: the state that the order was given in
 * @state: the new state, being made; a copy of @before at first
 * @cursor: number of rolls read
 *
 * An order while it is played. Every function that returns FALSE or NULL has said why in the outcome: the
 * playing function then returns at once, and what it has done so far is thrown away.
 */
typedef struct
{
  const MusterCampaignSetup *setup;
  const MusterCampaignState *before;
  const MusterCampaignOrder *order;
  const MusterSpot *params;
  MusterTape *tape;
  MusterCampaignOutcome *outcome;
  MusterCampaignState *state;
  guint cursor;
} MusterCampaignResolution;

/* Always FALSE. */
gboolean      muster_campaign_resolution_refuse (MusterCampaignResolution *self,
                                                 const MusterPhrase       *phrase,
                                                 const gint32             *args);
void          muster_campaign_resolution_step   (MusterCampaignResolution *self,
                                                 const MusterPhrase       *phrase,
                                                 const gint32             *args);
void          muster_campaign_resolution_prompt (MusterCampaignResolution *self,
                                                 const MusterPhrase       *phrase,
                                                 const gint32             *args);
/* The faces, or NULL when the order cannot go on. */
const guint8 *muster_campaign_resolution_roll   (MusterCampaignResolution    *self,
                                                 const MusterCampaignRequest *request);
/* Number of the roll that was read last, for {dN}. */
gint32        muster_campaign_resolution_last_roll (const MusterCampaignResolution *self);

/* Parameters. What names something is required to be there and to name it; the rest may be absent. */
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
/* A side or `draw`; %MUSTER_CAMPAIGN_NOBODY where it is absent. */
gboolean      muster_campaign_resolution_read_winner (const MusterCampaignResolution *self,
                                                      int                            *winner);
/* Index of a text field, for {tN}; -1 where it is absent. */
gint32        muster_campaign_resolution_get_text (const MusterCampaignResolution *self,
                                                   const char                     *param);

#define campaign_refuse(self, phrase, ...) \
  muster_campaign_resolution_refuse ((self), (phrase), MUSTER_ARGS (__VA_ARGS__))
#define campaign_step(self, phrase, ...) \
  muster_campaign_resolution_step ((self), (phrase), MUSTER_ARGS (__VA_ARGS__))
#define campaign_prompt(self, phrase, ...) \
  muster_campaign_resolution_prompt ((self), (phrase), MUSTER_ARGS (__VA_ARGS__))

G_END_DECLS
