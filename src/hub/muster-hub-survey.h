/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/library/muster-library.h"
#include "hub/muster-hub-item.h"
#include "hub/muster-hub-link.h"

G_BEGIN_DECLS

/**
 * MusterHubSurvey:
 * @store: the data file
 * @library: with the packs that are installed
 * @desk: what the data file knows of its hub
 * @link: (nullable): NULL without a connection; then what was known last counts
 * @packs: the folder of the packs
 *
 * What is needed to compare and to exchange. It owns nothing.
 */
typedef struct
{
  MusterStore *store;
  MusterLibrary *library;
  MusterHubDesk *desk;
  MusterHubLink *link;
  const char *packs;
} MusterHubSurvey;

/* Asks the hub what has changed since the last time, and notes it on the marks of the desk: one
 * round trip, however much is exchanged (S-WATCH-02). Nothing is written. @rewound: (out)
 * (optional): the hub has lost what it had, or this is the first time. */
gboolean   muster_hub_survey_ask     (const MusterHubSurvey  *self,
                                      gboolean               *rewound,
                                      GError                **error);

/* (transfer full) (nullable) (element-type MusterHubItem): everything that this desk exchanges,
 * sorted, each compared with the hub as the marks know it. */
GPtrArray *muster_hub_compare_survey      (const MusterHubSurvey  *self,
                                           GError                **error) G_GNUC_WARN_UNUSED_RESULT;
/* Fills in the titles of what is only at the hub, and who has which pen. */
gboolean   muster_hub_compare_survey_name (const MusterHubSurvey  *self,
                                           GPtrArray              *items,
                                           GError                **error);

/* (element-type MusterHubItem): what this desk exchanges, without comparing anything. */
GPtrArray *muster_hub_survey_list    (const MusterHubSurvey  *self,
                                      GError                **error) G_GNUC_WARN_UNUSED_RESULT;

/* For the exchange. */
MusterLedgerStore *muster_hub_survey_get_ledgers (const MusterHubSurvey *self,
                                                  const char            *kind);
char      *muster_hub_survey_dup_pack_path (const MusterHubSurvey *self,
                                            const char            *name) G_GNUC_WARN_UNUSED_RESULT;
/* Samples are known by their ids and never shared. */
gboolean   muster_hub_survey_is_sample (const char             *uuid);
char      *muster_hub_survey_dup_sum   (const char             *content) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
