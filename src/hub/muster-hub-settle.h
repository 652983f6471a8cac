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

/* A member of a document that is different on both sides. @path: tells it from all others; @member: its name,
 * and whose it is; @mine, @theirs: (nullable): NULL: it has none. */
typedef struct
{
  char *path;
  char *member;
  char *mine;
  char *theirs;
} MusterHubDifference;

/* (transfer full) (nullable) (element-type MusterHubDifference): where both contents of a conflict differ, in
 * the words of their documents. */
GPtrArray *muster_hub_settle_list_differences (const MusterHubSurvey  *survey,
                                               MusterHubItem          *item,
                                               GError                **error) G_GNUC_WARN_UNUSED_RESULT;

/* Settles the conflict of a document that both sides still have with a version of which the members at the
 * paths @theirs are the hub’s and all others ours. Nothing is changed if that makes no document. @theirs:
 * (array zero-terminated=1). */
gboolean   muster_hub_settle_by_members       (const MusterHubSurvey  *survey,
                                               MusterHubItem          *item,
                                               const char *const      *theirs,
                                               GError                **error);

/* What the copy of a ledger is called that gives way. */
char      *muster_hub_settle_dup_copy_title   (const MusterHubSurvey  *survey,
                                               const MusterHubItem    *item) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
