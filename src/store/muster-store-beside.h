/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/muster-store.h"

G_BEGIN_DECLS

/* A second store of a file that this program has open already, for a thread that reads and writes on
 * its own. It belongs to the thread that opens it, and takes no lock of its own: it must not outlive
 * the first. */
MusterStore *muster_store_open_beside_owner (const char   *path,
                                             GError      **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * MusterStoreNews:
 *
 * What has changed in a store since the news were made. Signals reach only those who follow the same
 * store, so the thread of the owner repeats them.
 */
typedef struct _MusterStoreNews MusterStoreNews;

MusterStoreNews *muster_store_news_new    (MusterStore     *store) G_GNUC_WARN_UNUSED_RESULT;
/* Lets go of the store, in its thread; the news stay. */
void             muster_store_news_end    (MusterStoreNews *self);
/* Emits the signals from the objects of another store of the same file. */
void             muster_store_news_repeat (MusterStoreNews *self,
                                           MusterStore     *store);
void             muster_store_news_free   (MusterStoreNews *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterStoreNews, muster_store_news_free)

G_END_DECLS
