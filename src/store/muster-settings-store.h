/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#include "core/muster-object.h"
#include "store/muster-store-error.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_SETTINGS_STORE (muster_settings_store_get_type ())
G_DECLARE_FINAL_TYPE (MusterSettingsStore, muster_settings_store, MUSTER, SETTINGS_STORE, MusterObject)

/**
 * MusterSettingsStore:
 *
 * Settings that belong to the data and travel with it, such as the name of the club. The settings
 * of the machine, such as the size of the window, are in GSettings. Signal `changed`, detailed by
 * the key.
 */

/* (nullable): returns NULL if nobody has set it. */
char    *muster_settings_store_dup_text  (MusterSettingsStore  *self,
                                          const char           *key) G_GNUC_WARN_UNUSED_RESULT;
gboolean muster_settings_store_set_text  (MusterSettingsStore  *self,
                                          const char           *key,
                                          const char           *text,
                                          GError              **error);
gboolean muster_settings_store_unset     (MusterSettingsStore  *self,
                                          const char           *key,
                                          GError              **error);

/* Calls @visit for each text whose key begins with @prefix. */
typedef void (*MusterSettingsVisit) (const char *key,
                                     const char *text,
                                     gpointer    data);

gboolean muster_settings_store_visit     (MusterSettingsStore  *self,
                                          const char           *prefix,
                                          MusterSettingsVisit   visit,
                                          gpointer              data,
                                          GError              **error);
/* Sets all of them or none. @texts: (element-type utf8 utf8): NULL unsets the one under this key. */
gboolean muster_settings_store_set_texts (MusterSettingsStore  *self,
                                          GHashTable           *texts,
                                          GError              **error);

G_END_DECLS
