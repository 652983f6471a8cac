/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "hub/muster-hub-error.h"
#include "hub/muster-hub-params.h"

G_BEGIN_DECLS

/* The version of the hub that this Muster speaks. */
#define MUSTER_HUB_VERSION 5

/**
 * MusterHubLink:
 *
 * A connection to a hub. Its functions wait for the server, for 30 seconds at the most; a server
 * that does
 * not answer for that long cannot be reached. It belongs to one thread.
 */
typedef struct _MusterHubLink MusterHubLink;
typedef struct _MusterHubAnswer MusterHubAnswer;

/**
 * MusterHubLinkFlags:
 * @MUSTER_HUB_ANY_VERSION: do not ask which version the hub has, or whether there is any
 */
typedef enum
{
  MUSTER_HUB_LINK_DEFAULT = 0,
  MUSTER_HUB_ANY_VERSION = 1 << 0,
} MusterHubLinkFlags;

/**
 * MusterHubKeyring:
 * @find: (transfer full) (nullable): the password that was kept for an address
 * @keep: keeps one, or with NULL forgets it
 *
 * Where the window keeps passwords. Both wait, and are called in threads.
 */
typedef struct
{
  char    *(*find) (const char    *uri,
                    GCancellable  *cancellable);
  gboolean (*keep) (const char    *uri,
                    const char    *password,
                    GCancellable  *cancellable,
                    GError       **error);
} MusterHubKeyring;

/* @cancellable: (nullable): ends this and every later call of the link. */
MusterHubLink   *muster_hub_link_open       (const char          *uri,
                                             MusterHubLinkFlags   flags,
                                             GCancellable        *cancellable,
                                             GError             **error) G_GNUC_WARN_UNUSED_RESULT;
/* The same where libpq's own places have no password, or the wrong one: then @password is tried, or the one
 * in @keyring. Both are nullable. */
MusterHubLink   *muster_hub_link_open_with  (const char          *uri,
                                             const char          *password,
                                             const MusterHubKeyring *keyring,
                                             GCancellable        *cancellable,
                                             GError             **error) G_GNUC_WARN_UNUSED_RESULT;
void             muster_hub_link_free       (MusterHubLink       *self);
/* @cancellable: (nullable): takes the place of the one that it was opened with. */
void             muster_hub_link_set_cancellable (MusterHubLink  *self,
                                                  GCancellable   *cancellable);

/* Runs one statement. @params: (nullable) (transfer full). */
MusterHubAnswer *muster_hub_link_call       (MusterHubLink       *self,
                                             const char          *sql,
                                             MusterHubParams     *params,
                                             GError             **error) G_GNUC_WARN_UNUSED_RESULT;
/* The same where the answer does not matter. */
gboolean         muster_hub_link_run        (MusterHubLink       *self,
                                             const char          *sql,
                                             MusterHubParams     *params,
                                             GError             **error);
/* Runs a script of several statements. */
gboolean         muster_hub_link_run_script (MusterHubLink       *self,
                                             const char          *script,
                                             GError             **error);

/* For a connection that listens: its socket, and whether a bell has rung since the last time. FALSE: the
 * connection is lost. @from: one's own UUID, whose bells are @is_own instead. @is_pen: (out): somebody has
 * taken or given back a pen. */
int              muster_hub_link_get_fd     (MusterHubLink       *self);
gboolean         muster_hub_link_read_bells (MusterHubLink       *self,
                                             const char          *from,
                                             gboolean            *rung,
                                             gboolean            *is_own,
                                             gboolean            *is_pen);

guint            muster_hub_answer_get_n_rows  (MusterHubAnswer  *self);
gboolean         muster_hub_answer_is_null     (MusterHubAnswer  *self,
                                                guint             row,
                                                guint             column);
gint64           muster_hub_answer_get_int     (MusterHubAnswer  *self,
                                                guint             row,
                                                guint             column);
gboolean         muster_hub_answer_get_boolean (MusterHubAnswer  *self,
                                                guint             row,
                                                guint             column);
/* (transfer none): "" for a NULL. Valid UTF-8. */
const char      *muster_hub_answer_get_text    (MusterHubAnswer  *self,
                                                guint             row,
                                                guint             column);
GBytes          *muster_hub_answer_dup_bytes   (MusterHubAnswer  *self,
                                                guint             row,
                                                guint             column) G_GNUC_WARN_UNUSED_RESULT;
/* FALSE: it is NULL, or of another length. */
gboolean         muster_hub_answer_get_hash    (MusterHubAnswer  *self,
                                                guint             row,
                                                guint             column,
                                                MusterHash       *hash);
void             muster_hub_answer_free        (MusterHubAnswer  *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterHubLink, muster_hub_link_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterHubAnswer, muster_hub_answer_free)

G_END_DECLS
