/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "hub/muster-hub-survey.h"

G_BEGIN_DECLS

/**
 * MusterHubWay:
 * @MUSTER_HUB_THEIRS: what the hub has counts. Of a ledger an archived copy keeps what was only here
 * @MUSTER_HUB_BOTH: the same; the copy is not archived
 * @MUSTER_HUB_REPLAY: the same as theirs, and the orders that were only here are given again
 *   after the hub's
 * @MUSTER_HUB_MINE: of a document: what is here counts, as a new version after the hub's
 */
typedef enum
{
  MUSTER_HUB_THEIRS,
  MUSTER_HUB_BOTH,
  MUSTER_HUB_REPLAY,
  MUSTER_HUB_MINE,
} MusterHubWay;

/* Settles a fork or a conflict on this desk; the next exchange sends what came of it. @item:
 * forked or in conflict. @keep: FALSE changes nothing. @refused: (element-type
 * MusterLedgerRefusal): orders that cannot be given again are added to it. @n_given: (out): how
 * many can. */
gboolean muster_hub_settle (const MusterHubSurvey  *survey,
                            MusterHubItem          *item,
                            MusterHubWay            way,
                            gboolean                keep,
                            GPtrArray              *refused,
                            guint                  *n_given,
                            GError                **error);

G_END_DECLS
