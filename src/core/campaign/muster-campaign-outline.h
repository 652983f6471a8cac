/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

#include "core/campaign/setup/muster-campaign-setup.h"

G_BEGIN_DECLS

/* The ids of sides, players, forces and chapters of a new campaign: `side-1` and so on. */
#define MUSTER_CAMPAIGN_SIDE_ID "side-%u"
#define MUSTER_CAMPAIGN_PLAYER_ID "player-%u"
#define MUSTER_CAMPAIGN_FORCE_ID "force-%u"

/**
 * MusterCampaignOutline:
 * @sides: their names, ended by NULL
 * @n_chapters: number of chapters; for a tree 0 means as many as it needs
 * @ruleset: (nullable): the ruleset of the chapters
 * @points: the budget of each side; 0: not given
 * @days: the days from chapter to chapter
 *
 * The choices for a new campaign. The struct owns nothing.
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

/* Writes chapters that have only a title. A tree has a first clash, a chapter for each side that
 * can win it, and a last chapter to which all of them lead; if the number of chapters is given,
 * each leads to the next whoever wins. */
JsonArray *muster_campaign_outline_write_chapters (const MusterCampaignOutline *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
