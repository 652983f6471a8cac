/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/club/muster-club-store.h"
#include "store/muster-battle-store.h"
#include "store/muster-campaign-store.h"
#include "store/forces/muster-force-store.h"
#include "store/images/muster-image-store.h"
#include "store/muster-settings-store.h"
#include "store/muster-store-error.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_STORE (muster_store_get_type ())
G_DECLARE_FINAL_TYPE (MusterStore, muster_store, MUSTER, STORE, GObject)

/**
 * MusterStoreFlags:
 * @MUSTER_STORE_READ_ONLY: not a byte of the file changes. A file of a later version can be opened
 *   in this way if that version allows it
 * @MUSTER_STORE_EXISTING: the file must be there; otherwise it is made, with its folder
 * @MUSTER_STORE_NO_WAIT: do not wait for another program that has the file open
 * @MUSTER_STORE_AFRESH: begin a new file although the old one is gone and there are backups of it
 */
typedef enum
{
  MUSTER_STORE_DEFAULT = 0,
  MUSTER_STORE_READ_ONLY = 1 << 0,
  MUSTER_STORE_EXISTING = 1 << 1,
  MUSTER_STORE_NO_WAIT = 1 << 2,
  MUSTER_STORE_AFRESH = 1 << 3,
} MusterStoreFlags;

/**
 * MusterStore:
 *
 * The one owner of a file of Muster's: opens it, brings it up to date, and hands out what is in
 * it. Belongs to the thread that opened it. Another program that wants the file meanwhile is told
 * who has it.
 *
 * The errors of muster_store_open() tell what can be done: %MUSTER_STORE_ERROR_BUSY try again
 * later, %MUSTER_STORE_ERROR_CORRUPT and %MUSTER_STORE_ERROR_UNSAFE and
 * %MUSTER_STORE_ERROR_FOREIGN restore the newest good backup or salvage,
 * %MUSTER_STORE_ERROR_TOO_NEW and %MUSTER_STORE_ERROR_READ_ONLY open for reading.
 *
 * Properties: damage (as muster_store_get_damage()).
 */
MusterStore         *muster_store_open             (const char        *path,
                                                    MusterStoreFlags   flags,
                                                    GError           **error) G_GNUC_WARN_UNUSED_RESULT;
/* Before the last reference is gone, for those who cannot wait: everything that still uses it
 * gets errors. */
void                 muster_store_close            (MusterStore       *self);

const char          *muster_store_get_path         (MusterStore       *self);
/* What is plainly missing: sentences about rows that the file must have and that cannot be listed. */
char               **muster_store_list_losses      (MusterStore       *self) G_GNUC_WARN_UNUSED_RESULT;
/* What others met; anything that is no damage is left alone. */
void                 muster_store_note_error       (MusterStore       *self,
                                                    const GError      *error);
/* The first damage that was met since the file was opened, as a sentence, or NULL. */
const char          *muster_store_get_damage       (MusterStore       *self);
gboolean             muster_store_is_read_only     (MusterStore       *self);

MusterLedgerStore   *muster_store_get_battles      (MusterStore       *self);
MusterLedgerStore   *muster_store_get_campaigns    (MusterStore       *self);
MusterClubStore     *muster_store_get_club         (MusterStore       *self);
MusterForceStore    *muster_store_get_forces       (MusterStore       *self);
MusterImageStore    *muster_store_get_images       (MusterStore       *self);
MusterSettingsStore *muster_store_get_settings     (MusterStore       *self);

/* Where a user's file is unless somebody says otherwise, and where the backups of a file are. */
char                *muster_store_dup_default_path (void) G_GNUC_WARN_UNUSED_RESULT;
char                *muster_store_dup_backups_path (const char        *path) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
