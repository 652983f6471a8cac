/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#include "core/muster-object.h"
#include "store/images/muster-image.h"
#include "store/muster-store-error.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_IMAGE_STORE (muster_image_store_get_type ())
G_DECLARE_FINAL_TYPE (MusterImageStore, muster_image_store, MUSTER, IMAGE_STORE, MusterObject)

/**
 * MusterImageStore:
 *
 * The images of a file: portraits of leaders, maps, pictures of the journal, photos of battles. An image
 * is named by the SHA-256 of its content, so that it is kept once and its name says nothing of where it
 * came from.
 *
 * An image that nothing uses stays until the file is opened the next time: what was undone can be
 * redone.
 */

/* @id: (out): what muster_leader_set_portrait() takes. */
gboolean  muster_image_store_put      (MusterImageStore  *self,
                                       GBytes            *content,
                                       char             **id,
                                       GError           **error);
/* @type: (out) (optional): such as `image/png`; static. */
GBytes   *muster_image_store_get      (MusterImageStore  *self,
                                       const char        *id,
                                       const char       **type,
                                       GError           **error) G_GNUC_WARN_UNUSED_RESULT;
guint     muster_image_store_count    (MusterImageStore  *self);

G_END_DECLS
