/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "core/library/muster-library.h"
#include "store/muster-store.h"

G_BEGIN_DECLS

/* Erasing a member (N-MEMBER-02, N-MEMBER-08, S-DOC-05): afterwards no byte of the data file has one
 * of his names. What has a name gets a word in its place, such as “Member 17”, whichever way it is kept:
 *
 * - Documents: each version that has a name is erased (it keeps its hash and has no content); the
 * current one is   followed by a version without it, whose parent it is. So the same documents become
 * the same ones on every desk. - Battles and campaigns: the chain is written anew, with an event in
 * front that says so (muster-ledger-rewrite.h). The   same chain becomes the same chain on every desk,
 * and one that continued another still does. - Titles of changes, settings, and what lists look at.
 *
 * Everything is one transaction, and then the file is vacuumed. Nothing of it can be undone, and
 * nothing reaches backups or what was exported. */

/* The lowest “Member N” that nobody here has or had. */
char     *muster_store_erase_dup_free_number (MusterStore        *store,
                                              GError            **error) G_GNUC_WARN_UNUSED_RESULT;

/* Erases the member with all his names. @number: (nullable): the word in their place; NULL: the one of
 * muster_store_erase_dup_free_number(). @key: (out) (optional): of his document, which says only @number
 * from then on. @given: (out) (optional): the word that was taken. */
gboolean  muster_store_erase_member    (MusterStore        *store,
                                        const char         *name,
                                        const char         *number,
                                        MusterLibrary      *library,
                                        char              **key,
                                        char              **given,
                                        GError            **error);
/* The same in a worker thread with a connection of its own: chains are written anew, and the whole file. */
void      muster_store_erase_member_async  (MusterStore          *store,
                                            const char           *name,
                                            MusterLibrary        *library,
                                            GAsyncReadyCallback   callback,
                                            gpointer              data);
/* Returns the word that was taken; NULL if nobody was erased. */
char     *muster_store_erase_member_finish (MusterStore          *store,
                                            GAsyncResult         *result,
                                            GError              **error) G_GNUC_WARN_UNUSED_RESULT;

/* The same on another desk, which was told the key and the word, and has found the names by itself.
 * @names: ended by NULL; his present one first. A desk where nothing has a name any more is left as it is. */
gboolean  muster_store_erase_names     (MusterStore        *store,
                                        const char         *key,
                                        const char *const  *names,
                                        const char         *number,
                                        MusterLibrary      *library,
                                        GError            **error);

G_END_DECLS
