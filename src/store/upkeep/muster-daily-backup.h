/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/muster-store.h"

G_BEGIN_DECLS

/**
 * MusterDailyBackup:
 *
 * Sees to it that a store is backed up once a day, or as often as somebody wants: when it is opened, and
 * while the program stays open for longer. Freeing it gives up a backup that is under way, and waits until
 * the worker has put its files in order.
 */
typedef struct _MusterDailyBackup MusterDailyBackup;

typedef void (*MusterDailyBackupFailed) (gpointer      data,
                                         const GError *error);

MusterDailyBackup *muster_daily_backup_new  (MusterStore             *store,
                                             MusterDailyBackupFailed  failed,
                                             gpointer                 data) G_GNUC_WARN_UNUSED_RESULT;
void               muster_daily_backup_free (MusterDailyBackup       *self);

/* How many days go by between two; 0: none is made. One, unless somebody says otherwise. */
void               muster_daily_backup_set_days (MusterDailyBackup   *self,
                                                 guint                days);

void               muster_daily_backup_look (MusterDailyBackup       *self,
                                             gint64                   now);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterDailyBackup, muster_daily_backup_free)

G_END_DECLS
