/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "store/muster-store.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_BACKUPS_GROUP (muster_backups_group_get_type ())
G_DECLARE_FINAL_TYPE (MusterBackupsGroup, muster_backups_group, MUSTER, BACKUPS_GROUP, AdwPreferencesGroup)

/**
 * MusterBackupsGroup:
 *
 * When backups of the data are made, how many there are and where; making one now; going back to one, which
 * the application does (`app.restore-backup`, once it is confirmed).
 *
 * Signal `said`: with a text that the window shows for a moment.
 */
/* @store: (nullable): without it no backup can be made. */
void muster_backups_group_fill (MusterBackupsGroup *self,
                                GSettings          *settings,
                                const char         *data_path,
                                MusterStore        *store);

G_END_DECLS
