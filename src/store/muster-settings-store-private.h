/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/db/muster-db.h"
#include "store/muster-settings-store.h"

G_BEGIN_DECLS

MusterSettingsStore *muster_settings_store_new      (MusterDb             *db) G_GNUC_WARN_UNUSED_RESULT;

/* The value as it is kept, a JSON document; for salvage. Within the transaction of the caller. */
gboolean             muster_settings_store_keep_raw (MusterDb             *db,
                                                     const char           *key,
                                                     const char           *value,
                                                     GError              **error);

G_END_DECLS
