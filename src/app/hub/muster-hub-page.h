/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/hub/muster-hub-centre.h"
#include "app/toolkit/muster-panel.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_HUB_PAGE (muster_hub_page_get_type ())
G_DECLARE_FINAL_TYPE (MusterHubPage, muster_hub_page, MUSTER, HUB_PAGE, MusterPanel)

/**
 * MusterHubPage:
 *
 * How things stand with the hub, and what wants a decision. Without a hub: a way to join one.
 */
GtkWidget *muster_hub_page_new (MusterHubCentre *centre) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
