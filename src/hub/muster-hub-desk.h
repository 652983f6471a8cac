/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/muster-store.h"
#include "store/db/muster-hash.h"

G_BEGIN_DECLS

/**
 * MusterHubMark:
 * @is_shared: somebody shares it from this desk
 * @is_off: this desk does not exchange it any more
 * @for_members: it was shared for members, too
 * @n: how many links or versions the hub has; 0: none
 * @head: the hash of the last of them
 * @is_opened: at the hub it is open to members
 * @base: (nullable): for what has no chain of versions here: the hub's head when both sides were
 *   last the same
 * @mine: (nullable): the SHA-256 of what was here then
 *
 * What this desk knows of an item.
 */
typedef struct
{
  char *kind;
  char *key;
  gboolean is_shared;
  gboolean is_off;
  gboolean for_members;
  gint64 n;
  MusterHash head;
  gboolean is_opened;
  char *who;
  char *base;
  char *mine;
} MusterHubMark;

/**
 * MusterHubDesk:
 * @uri: the address of the hub
 * @name: what others call this desk
 * @id: its UUID
 * @cursor: (nullable): up to where it knows what has changed at the hub
 * @role: (nullable): keeper or member, as the hub said last
 * @erased: the last erasure of the hub that was done here, too
 * @newest: the last one that the hub has
 * @erasures: (element-type utf8 utf8): every erasure that was done here, by its salt: the member's key, the
 *   number, and the hashes of his names, with spaces between. A hub that was restored from an old copy is
 *   told them again
 * @marks: (element-type utf8 MusterHubMark): by KIND/KEY
 *
 * What a data file knows of its hub. It is kept in the settings of the file, so that a restored backup is
 * right in itself.
 */
typedef struct
{
  char *uri;
  char *name;
  char *id;
  char *cursor;
  char *role;
  gint64 erased;
  gint64 newest;
  GHashTable *erasures;
  GHashTable *marks;
  GHashTable *touched;
} MusterHubDesk;

/* What this desk calls a hub that it joins. Nothing is written before muster_hub_desk_save(). */
MusterHubDesk *muster_hub_desk_new    (const char     *uri,
                                       const char     *name) G_GNUC_WARN_UNUSED_RESULT;
/* (nullable): MUSTER_HUB_ERROR_NOT_JOINED is an error like any other. */
MusterHubDesk *muster_hub_desk_load   (MusterStore    *store,
                                       GError        **error) G_GNUC_WARN_UNUSED_RESULT;
gboolean       muster_hub_desk_has_joined (MusterStore *store);
/* Writes what was touched. */
gboolean       muster_hub_desk_save   (MusterHubDesk  *self,
                                       MusterStore    *store,
                                       GError        **error);
/* Forgets everything. */
gboolean       muster_hub_desk_leave  (MusterStore    *store,
                                       GError        **error);
void           muster_hub_desk_free   (MusterHubDesk  *self);

/* (transfer none) (nullable) */
MusterHubMark *muster_hub_desk_find   (MusterHubDesk  *self,
                                       const char     *kind,
                                       const char     *key);
/* (transfer none): makes it if there is none; it is written only once it is touched. */
MusterHubMark *muster_hub_desk_get    (MusterHubDesk  *self,
                                       const char     *kind,
                                       const char     *key);
/* The same, and has it written. */
MusterHubMark *muster_hub_desk_touch  (MusterHubDesk  *self,
                                       const char     *kind,
                                       const char     *key);
/* Somebody shares it from this desk, or does not any more. @for_members: a battle that members may read; a
 * force that is shared by itself is for them as well. */
void           muster_hub_desk_share  (MusterHubDesk  *self,
                                       const char     *kind,
                                       const char     *key,
                                       gboolean        is_shared,
                                       gboolean        for_members);
/* (transfer container) (element-type MusterHubMark): all of them as they are now. */
GPtrArray     *muster_hub_desk_list_marks (MusterHubDesk  *self) G_GNUC_WARN_UNUSED_RESULT;
gboolean       muster_hub_desk_is_keeper (const MusterHubDesk *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterHubDesk, muster_hub_desk_free)

G_END_DECLS
