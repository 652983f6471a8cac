/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_CAMPAIGN_COLUMNS (muster_campaign_columns_get_type ())
G_DECLARE_FINAL_TYPE (MusterCampaignColumns,
                      muster_campaign_columns,
                      MUSTER,
                      CAMPAIGN_COLUMNS,
                      GtkLayoutManager)

/**
 * MusterCampaignColumns:
 *
 * Two children beside each other, the second one a narrow column; where there is no room for that, one below
 * the other.
 */
GtkLayoutManager *muster_campaign_columns_new (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
