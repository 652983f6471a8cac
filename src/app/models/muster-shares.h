/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_SHARES (muster_shares_get_type ())
G_DECLARE_FINAL_TYPE (MusterShares, muster_shares, MUSTER, SHARES, GObject)

/**
 * MusterShares:
 *
 * What lists say of battles, campaigns and forces that are shared with the club: that they are, and who
 * has the pen. Without a hub it is empty.
 *
 * Signals: `changed`.
 */
MusterShares *muster_shares_new   (void) G_GNUC_WARN_UNUSED_RESULT;

/* (nullable): NULL: it is private. @kind: “battle”, “campaign” or “force”. @key: its UUID. */
const char   *muster_shares_find  (MusterShares *self,
                                   const char   *kind,
                                   const char   *key);

/* Call clear, add for each thing that is shared, then tell. @words: (transfer full). */
void          muster_shares_clear (MusterShares *self);
void          muster_shares_add   (MusterShares *self,
                                   const char   *kind,
                                   const char   *key,
                                   char         *words);
void          muster_shares_tell  (MusterShares *self);

G_END_DECLS
