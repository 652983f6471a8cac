/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/library/muster-library.h"

G_BEGIN_DECLS

/* The largest pack that is read, in bytes. */
#define MUSTER_PACK_MAX_SIZE (4 * 1024 * 1024)

/* Where a user's packs are unless somebody says otherwise. */
char *muster_packs_dup_default_path (void) G_GNUC_WARN_UNUSED_RESULT;

/* Adds all packs of a folder, in the order of their names. Never fails: a pack that cannot be
 * read is listed with the reason, and no folder is no packs. */
void  muster_packs_load             (MusterLibrary *library,
                                     const char    *folder);

/* Puts the example of a pack among the user's, under a name that nothing has yet. */
char *muster_packs_write_example    (const char    *folder,
                                     GError       **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
