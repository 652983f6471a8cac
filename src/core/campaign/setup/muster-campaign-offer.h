/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/campaign/setup/muster-campaign-state.h"

G_BEGIN_DECLS

/* Options that a unit's ruleset would offer it, whatever they cost and whichever optional rule they need. All
 * of these say why not, in the reader's language, or NULL. */

/* By what the catalog knows of the type and of the options that it has. */
char *muster_campaign_refuse_option (const MusterUnitType  *type,
                                     const MusterOption   **options,
                                     guint                  n_options,
                                     const MusterOption    *option) G_GNUC_WARN_UNUSED_RESULT;
/* By the rules, of a unit by itself that has it. */
char *muster_campaign_judge_option  (MusterRuleset         *ruleset,
                                     const MusterUnitType  *type,
                                     const MusterOption   **options,
                                     guint                  n_options,
                                     const MusterOption    *option) G_GNUC_WARN_UNUSED_RESULT;
/* By both, of a unit among the others of its force. */
char *muster_campaign_explain_option (const MusterCampaignState *state,
                                      int                        unit,
                                      const MusterOption        *option) G_GNUC_WARN_UNUSED_RESULT;

/* Its options, those that it gained behind those it began with. */
const MusterOption **muster_campaign_list_options (const MusterCampaignState *state,
                                                   int                        unit,
                                                   guint                     *n_options) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
