/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/db/muster-db.h"
#include "store/db/muster-hash.h"
#include "store/images/muster-image-store.h"

G_BEGIN_DECLS

MusterImageStore *muster_image_store_new          (MusterDb     *db) G_GNUC_WARN_UNUSED_RESULT;

/* Drops what no force, no member, no campaign and no battle uses; nothing is written if there is none. */
gboolean          muster_image_store_collect      (MusterDb     *db,
                                                   GError      **error);

/* Within the transaction of the caller; one that is there already stays. */
gboolean          muster_image_store_keep         (MusterDb     *db,
                                                   const guint8 *content,
                                                   gsize         length,
                                                   const char   *digest,
                                                   const char   *type,
                                                   GError      **error);
/* That the row with this id is whole. */
gboolean          muster_image_store_check_row    (MusterDb     *db,
                                                   gint64        id,
                                                   GError      **error);
char             *muster_image_store_dup_digest   (const guint8 *content,
                                                   gsize         length) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
