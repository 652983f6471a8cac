/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * MusterCampaignReference:
 * @title: its heading, translatable
 * @rules: ids of the rules that it explains
 * @lines: sentences, translatable
 *
 * Rules that hold in every campaign, in words for players. The rules that a campaign chooses are in
 * its sentences (muster-campaign-sentences.h).
 */
typedef struct
{
  char *title;
  char **rules;
  char **lines;
} MusterCampaignReference;

/* (element-type MusterCampaignReference): in the order of the rules. */
GPtrArray *muster_campaign_reference_list (void) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: (element-type utf8): the ids of rules of campaigns that a text mentions, in order, ended
 * by NULL. */
char     **muster_campaign_reference_find_cited (const char *text) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
