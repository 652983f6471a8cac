/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/campaign/muster-campaign.h"

G_BEGIN_DECLS

/* The file of a campaign with all rules on that has not begun; known by its seed. @n_chapters, @n_units:
 * how many of each force of which there are four. */
char     *muster_test_campaigns_invent (guint64         seed,
                                        guint           n_chapters,
                                        guint           n_units) G_GNUC_WARN_UNUSED_RESULT;

/* Gives an order that somebody who knows nothing might give, with dice of the program. Most can be given,
 * but by far not all. Returns whether it was taken. */
gboolean  muster_test_campaigns_step   (MusterCampaign *campaign,
                                        MusterRandom   *random);
/* Gives the next order of a campaign that goes its way: what is to do, or else the next chapter. Always
 * taken; FALSE: there is nothing left. */
gboolean  muster_test_campaigns_go_on  (MusterCampaign *campaign,
                                        MusterRandom   *random);

G_END_DECLS
