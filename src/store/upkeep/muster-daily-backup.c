/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/upkeep/muster-daily-backup.h"

#include "store/muster-store-jobs.h"
#include "store/upkeep/muster-backup.h"

/* Looks often enough that a laptop that slept at the due time is soon backed up. */
#define LOOK_EVERY_SECONDS (60 * 60)
#define SECONDS_A_DAY (24 * 60 * 60)

struct _MusterDailyBackup
{
  MusterStore *store;
  GCancellable *cancellable;
  MusterDailyBackupFailed failed;
  gpointer data;
  guint timer;
  guint days;
  gboolean is_running;
  gboolean has_failed; /* the last time */
};

static void
backed_up_cb (GObject      *object,
              GAsyncResult *result,
              gpointer      data)
{
  MusterDailyBackup *self = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *path = muster_store_back_up_finish (MUSTER_STORE (object), result, &error);

  self->is_running = FALSE;
  if (g_cancellable_is_cancelled (self->cancellable))
    return;

  if (path == NULL && !self->has_failed)
    self->failed (self->data, error);
  self->has_failed = path == NULL;
}

static gboolean
is_due (MusterDailyBackup *self,
        gint64             now)
{
  g_autoptr (GPtrArray) backups = NULL;

  if (self->days == 0 || !muster_store_is_backup_due (self->store, now))
    return FALSE;

  backups = muster_backup_list (muster_store_get_path (self->store));
  return backups->len == 0 || self->days == 1 ||
         now - ((MusterBackup *) backups->pdata[0])->time >= (gint64) self->days * SECONDS_A_DAY;
}

void
muster_daily_backup_set_days (MusterDailyBackup *self,
                              guint              days)
{
  self->days = days;
}

/**
 * muster_daily_backup_look:
 * @now: in seconds since 1970
 *
 * Begins a backup if one is due and none is under way. The watch does this by itself.
 */
void
muster_daily_backup_look (MusterDailyBackup *self,
                          gint64             now)
{
  if (self->is_running || !is_due (self, now))
    return;

  self->is_running = TRUE;
  muster_store_back_up_async (self->store, now, self->cancellable, backed_up_cb, self);
}

static gboolean
look_cb (gpointer data)
{
  muster_daily_backup_look (data, g_get_real_time () / G_USEC_PER_SEC);
  return G_SOURCE_CONTINUE;
}

/* Looks only when the program is idle, so that the window appears first. */
static gboolean
look_first_cb (gpointer data)
{
  MusterDailyBackup *self = data;

  self->timer = g_timeout_add_seconds (LOOK_EVERY_SECONDS, look_cb, self);
  look_cb (self);
  return G_SOURCE_REMOVE;
}

/**
 * muster_daily_backup_new:
 * @failed: told why a backup could not be made; once, until one succeeds again
 *
 * Returns: (transfer full): a watch on @store, which looks for the first time when there is
 *   nothing better to do
 */
MusterDailyBackup *
muster_daily_backup_new (MusterStore             *store,
                         MusterDailyBackupFailed  failed,
                         gpointer                 data)
{
  MusterDailyBackup *self = g_new0 (MusterDailyBackup, 1);

  self->store = g_object_ref (store);
  self->cancellable = g_cancellable_new ();
  self->days = 1;
  self->failed = failed;
  self->data = data;
  self->timer = g_idle_add_full (G_PRIORITY_LOW, look_first_cb, self, NULL);
  return self;
}

void
muster_daily_backup_free (MusterDailyBackup *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  g_cancellable_cancel (self->cancellable);
  while (self->is_running)
    g_main_context_iteration (NULL, TRUE);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->store);
  g_free (self);
}
