/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/library/muster-library.h"

G_BEGIN_DECLS

/* The largest pack that is read, in bytes. */
#define MUSTER_PACK_MAX_SIZE (4 * 1024 * 1024)

/* Returns the folder of a user's packs, unless an option names another. */
char *muster_packs_dup_default_path (void) G_GNUC_WARN_UNUSED_RESULT;

/* Adds all packs of a folder, in the order of their names. It never fails: it lists a pack that it
 * cannot read together with the reason, and treats a missing folder as an empty one. */
void  muster_packs_load             (MusterLibrary *library,
                                     const char    *folder);

/* Writes the example pack to the folder of the user's packs, under a name that is not taken yet. */
char *muster_packs_write_example    (const char    *folder,
                                     GError       **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
