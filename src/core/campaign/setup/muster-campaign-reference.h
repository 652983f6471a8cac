/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * MusterCampaignReference:
 * @title: what it is about, translatable
 * @rules: ids of the rules that it tells
 * @lines: sentences, translatable
 *
 * Rules of campaigns as players read them. What a campaign plays by of its own is said by its sentences; this
 * is what holds in all of them.
 */
typedef struct
{
  char *title;
  char **rules;
  char **lines;
} MusterCampaignReference;

/* (element-type MusterCampaignReference): in the order of the rules. */
GPtrArray *muster_campaign_reference_list (void) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: (element-type utf8): the ids of rules of campaigns that stand in a text, in their order; ended by
 * NULL. */
char     **muster_campaign_reference_find_cited (const char *text) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
