/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/club/muster-club-store.h"
#include "store/documents/muster-documents.h"
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
 * @MUSTER_STORE_READ_ONLY: change no byte of the file. This also opens a file of a later version if
 *   that version allows it
 * @MUSTER_STORE_EXISTING: fail if the file does not exist; without this flag it is created, with
 *   its folder
 * @MUSTER_STORE_NO_WAIT: do not wait for another program that has the file open
 * @MUSTER_STORE_AFRESH: create a new file although the old one is gone and has backups
 * @MUSTER_STORE_CHECK_LATER: after an unclean end, open at once and leave it to
 *   muster_store_check_quickly_async() to look at the file
 */
typedef enum
{
  MUSTER_STORE_DEFAULT = 0,
  MUSTER_STORE_READ_ONLY = 1 << 0,
  MUSTER_STORE_EXISTING = 1 << 1,
  MUSTER_STORE_NO_WAIT = 1 << 2,
  MUSTER_STORE_AFRESH = 1 << 3,
  MUSTER_STORE_CHECK_LATER = 1 << 4,
} MusterStoreFlags;

/**
 * MusterStore:
 *
 * The only owner of a data file: it opens the file, brings it up to date and gives access to its
 * contents. It belongs to the thread that opened it. A second program that tries to open the file
 * learns who owns it.
 *
 * The errors of muster_store_open() tell what the user can do: %MUSTER_STORE_ERROR_BUSY try again
 * later, %MUSTER_STORE_ERROR_CORRUPT and %MUSTER_STORE_ERROR_UNSAFE and %MUSTER_STORE_ERROR_FOREIGN
 * restore the newest good backup or salvage, %MUSTER_STORE_ERROR_TOO_NEW and
 * %MUSTER_STORE_ERROR_READ_ONLY open for reading.
 *
 * Properties: damage (as muster_store_get_damage()).
 */
MusterStore         *muster_store_open             (const char        *path,
                                                    MusterStoreFlags   flags,
                                                    GError           **error) G_GNUC_WARN_UNUSED_RESULT;
/* Closes the file before the last reference is dropped. Everything that still uses the store gets
 * errors from then on. */
void                 muster_store_close            (MusterStore       *self);

const char          *muster_store_get_path         (MusterStore       *self);
/* Lists what is missing: a sentence about each kind of rows that the file must have but cannot
 * list. */
char               **muster_store_list_losses      (MusterStore       *self) G_GNUC_WARN_UNUSED_RESULT;
/* Records the damage that a caller met; errors that mean no damage are ignored. */
void                 muster_store_note_error       (MusterStore       *self,
                                                    const GError      *error);
/* (nullable) (transfer full): Returns a portrait. A damaged one is noted; one that is not here is no
 * damage. */
GBytes              *muster_store_dup_image        (MusterStore       *self,
                                                    const char        *id) G_GNUC_WARN_UNUSED_RESULT;
/* Returns the first damage found since the file was opened, as a sentence, or NULL. */
const char          *muster_store_get_damage       (MusterStore       *self);
gboolean             muster_store_is_read_only     (MusterStore       *self);
/* Returns whether the file was opened after an unclean end and nobody has looked at it since. */
gboolean             muster_store_needs_check      (MusterStore       *self);

MusterLedgerStore   *muster_store_get_battles      (MusterStore       *self);
MusterLedgerStore   *muster_store_get_campaigns    (MusterStore       *self);
MusterDocuments     *muster_store_get_documents    (MusterStore       *self);
MusterClubStore     *muster_store_get_club         (MusterStore       *self);
MusterForceStore    *muster_store_get_forces       (MusterStore       *self);
MusterImageStore    *muster_store_get_images       (MusterStore       *self);
MusterSettingsStore *muster_store_get_settings     (MusterStore       *self);

/* Returns the default path of a user's data file, and the folder for the backups of a file. */
char                *muster_store_dup_default_path (void) G_GNUC_WARN_UNUSED_RESULT;
char                *muster_store_dup_backups_path (const char        *path) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
