/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/muster-shelf-page.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CAMPAIGNS_PAGE (muster_campaigns_page_get_type ())
G_DECLARE_FINAL_TYPE (MusterCampaignsPage, muster_campaigns_page, MUSTER, CAMPAIGNS_PAGE, MusterShelfPage)

/**
 * MusterCampaignsPage:
 *
 * All stored campaigns, the one used last first, with a search.
 *
 * Properties: store, library (construct only).
 */
GtkWidget *muster_campaigns_page_new (MusterStore   *store,
                                      MusterLibrary *library) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
