/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/library/muster-library.h"
#include "store/muster-store.h"

G_BEGIN_DECLS

/* Stores the sample campaign (core/campaign/muster-sample-campaign.h) and its battles, under the
 * UUIDs by which they refer to each other. It leaves alone whatever is already there. */
gboolean muster_sample_store_add_campaign (MusterStore    *store,
                                           MusterLibrary  *library,
                                           gint64         *id,
                                           GError        **error);

G_END_DECLS
