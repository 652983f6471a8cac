/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * MusterHubAddress:
 *
 * An address that Muster may connect to (S-SAFE-01): a Unix socket, a loopback address, or a host
 * that must prove its name by TLS. It has no password of its own.
 */
typedef struct _MusterHubAddress MusterHubAddress;

/* @uri: a connection URI, or key words and values, as libpq takes them. The environment and the
 * service file count as well: what is examined is what libpq would connect to. No socket is opened. */
MusterHubAddress  *muster_hub_address_new          (const char              *uri,
                                                    GError                 **error) G_GNUC_WARN_UNUSED_RESULT;
/* It is tried in place of what libpq finds by itself. */
void               muster_hub_address_set_password (MusterHubAddress        *self,
                                                    const char              *password);
void               muster_hub_address_free         (MusterHubAddress        *self);

/* What PQconnectStartParams() takes, with @expand_dbname; ended by NULL. */
const char *const *muster_hub_address_get_keywords (const MusterHubAddress  *self);
const char *const *muster_hub_address_get_values   (const MusterHubAddress  *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterHubAddress, muster_hub_address_free)

G_END_DECLS
