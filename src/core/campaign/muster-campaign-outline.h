/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

#include "core/campaign/setup/muster-campaign-setup.h"

G_BEGIN_DECLS

/* What sides, players, forces and chapters of a new campaign are called: `side-1` and so on. */
#define MUSTER_CAMPAIGN_SIDE_ID "side-%u"
#define MUSTER_CAMPAIGN_PLAYER_ID "player-%u"
#define MUSTER_CAMPAIGN_FORCE_ID "force-%u"

/**
 * MusterCampaignOutline:
 * @sides: their names, ended by NULL
 * @n_chapters: of a tree, 0: as many as it needs
 * @ruleset: (nullable): what they are fought by
 * @points: what each side may have; 0: nobody has said
 * @days: from chapter to chapter
 *
 * What a new campaign is made of. Nothing in it is owned.
 */
typedef struct
{
  MusterCampaignPlan plan;
  const char *const *sides;
  guint n_chapters;
  const char *ruleset;
  int points;
  int days;
} MusterCampaignOutline;

/* Chapters without more than a title. A tree is a first clash, a chapter for each side that can win it, and a
 * last one that all of them lead to; where their number is given, each leads to the next whoever wins. */
JsonArray *muster_campaign_outline_write_chapters (const MusterCampaignOutline *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
