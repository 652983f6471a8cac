/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/db/muster-db.h"
#include "store/muster-settings-store.h"

G_BEGIN_DECLS

MusterSettingsStore *muster_settings_store_new      (MusterDb             *db) G_GNUC_WARN_UNUSED_RESULT;

/* Stores a value in its stored form, a JSON document, within the caller's transaction. For
 * salvage. */
gboolean             muster_settings_store_keep_raw (MusterDb             *db,
                                                     const char           *key,
                                                     const char           *value,
                                                     GError              **error);

G_END_DECLS
