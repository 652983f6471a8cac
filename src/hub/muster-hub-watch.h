/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#include "hub/muster-hub-error.h"
#include "hub/muster-hub-link.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_HUB_WATCH (muster_hub_watch_get_type ())
G_DECLARE_FINAL_TYPE (MusterHubWatch, muster_hub_watch, MUSTER, HUB_WATCH, GObject)

/**
 * MusterHubWatch:
 *
 * A connection that listens on the main loop (S-WATCH). A lost one is made again with growing
 * pauses, and at once
 * when the network comes back. Nothing depends on a bell arriving: it rings after each
 * connection, and once a minute.
 *
 * Signals: `bell` (compare now; with whether it is about a pen), `connected`, `lost` (with a sentence).
 */

/* @desk: the UUID of this desk, whose own bells do not count. @keyring: (nullable). No socket is opened
 * before muster_hub_watch_start(). */
MusterHubWatch *muster_hub_watch_new      (const char             *uri,
                                           const char             *desk,
                                           const MusterHubKeyring *keyring) G_GNUC_WARN_UNUSED_RESULT;
/* Connects, unless it is connected or about to be. */
void            muster_hub_watch_start    (MusterHubWatch  *self);
/* Tries at once, whatever the pause. */
void            muster_hub_watch_retry    (MusterHubWatch  *self);
void            muster_hub_watch_stop     (MusterHubWatch  *self);
gboolean        muster_hub_watch_is_connected (MusterHubWatch *self);

G_END_DECLS
