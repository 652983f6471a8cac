/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/muster-shelf-row.h"
#include "store/muster-ledger-row.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CAMPAIGN_LIST_ROW (muster_campaign_list_row_get_type ())
G_DECLARE_FINAL_TYPE (MusterCampaignListRow, muster_campaign_list_row, MUSTER, CAMPAIGN_LIST_ROW,
                      MusterShelfRow)

/**
 * MusterCampaignListRow:
 *
 * A stored campaign in a list: title, sides, what comes next, how far it is, when it was used, and a menu.
 *
 * Properties: library (construct only), row (nullable).
 */
GtkWidget *muster_campaign_list_row_new (MusterLibrary *library) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
