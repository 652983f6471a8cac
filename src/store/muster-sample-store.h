/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/library/muster-library.h"
#include "store/muster-store.h"

G_BEGIN_DECLS

/* The sample campaign (core/campaign/muster-sample-campaign.h) with its battles, under the UUIDs that they
 * know each other by. What is there already stays as it is. */
gboolean muster_sample_store_add_campaign (MusterStore    *store,
                                           MusterLibrary  *library,
                                           gint64         *id,
                                           GError        **error);

G_END_DECLS
