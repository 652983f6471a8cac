/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

#include "core/campaign/setup/muster-campaign-rules.h"

G_BEGIN_DECLS

/* The rules as a campaign file has them, all groups with all their members, so that a form can show each.
 * @has_map: whether the campaign has a map, and rules for it. */
JsonNode *muster_campaign_rules_writer_to_node (const MusterCampaignRules *self,
                                                gboolean                   has_map) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
