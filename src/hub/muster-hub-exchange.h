/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "hub/muster-hub-survey.h"

G_BEGIN_DECLS

/**
 * MusterHubReport:
 * @sent, @taken: events and versions, an origin as one
 * @items: (element-type MusterHubItem): those that changed, were refused or want a decision
 * @was_rewound: the hub had lost something, and everything was compared
 *
 * What an exchange has done.
 */
typedef struct
{
  gint64 sent;
  gint64 taken;
  GPtrArray *items;
  gboolean was_rewound;
} MusterHubReport;

/* Called after each part of an exchange. */
typedef void (*MusterHubTold) (guint    done,
                               guint    all,
                               gpointer data);

/* Exchanges everything once. Whatever was kept before an error stays kept, on both sides: the
 * next exchange goes on from there (S-SAFE-04). @told: (nullable). */
MusterHubReport *muster_hub_exchange             (const MusterHubSurvey  *survey,
                                                  MusterHubTold           told,
                                                  gpointer                data,
                                                  GError                **error) G_GNUC_WARN_UNUSED_RESULT;
void             muster_hub_exchange_report_free (MusterHubReport        *self);
/* Whether something was refused or wants a decision. */
gboolean         muster_hub_exchange_report_wants_decision (const MusterHubReport *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterHubReport, muster_hub_exchange_report_free)

G_END_DECLS
