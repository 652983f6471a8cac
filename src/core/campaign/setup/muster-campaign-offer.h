/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/campaign/setup/muster-campaign-state.h"

G_BEGIN_DECLS

/* Whether the ruleset of a unit would offer it an option, whatever it costs and whichever optional
 * rule it needs. These functions return the reason why not, in the reader's language, or NULL. */

/* Checks the option by what the catalog knows of the type and of its present options. */
char *muster_campaign_offer_refuse_option (const MusterUnitType  *type,
                                           const MusterOption   **options,
                                           guint                  n_options,
                                           const MusterOption    *option) G_GNUC_WARN_UNUSED_RESULT;
/* Checks by the rules a single unit that has the option. */
char *muster_campaign_offer_judge_option  (MusterRuleset         *ruleset,
                                           const MusterUnitType  *type,
                                           const MusterOption   **options,
                                           guint                  n_options,
                                           const MusterOption    *option) G_GNUC_WARN_UNUSED_RESULT;
/* Checks by both a unit among the others of its force. */
char *muster_campaign_offer_explain_option (const MusterCampaignState *state,
                                            int                        unit,
                                            const MusterOption        *option) G_GNUC_WARN_UNUSED_RESULT;

/* The options of a unit: first those that it began with, then those that it gained. */
const MusterOption **muster_campaign_offer_list_options (const MusterCampaignState *state,
                                                         int                        unit,
                                                         guint                     *n_options) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
