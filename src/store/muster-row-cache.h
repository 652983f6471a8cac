/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/**
 * MusterRowCache:
 *
 * Keeps the rows that a view of a list requested last, so that it gets the same object when it
 * requests a row twice. Private to the store.
 */
typedef struct _MusterRowCache MusterRowCache;

MusterRowCache *muster_row_cache_new    (guint           n_rows) G_GNUC_WARN_UNUSED_RESULT;
void            muster_row_cache_free   (MusterRowCache *self);

/* (transfer none) (nullable). */
GObject        *muster_row_cache_get    (MusterRowCache *self,
                                         gint64          id);
void            muster_row_cache_keep   (MusterRowCache *self,
                                         gint64          id,
                                         GObject        *row);
void            muster_row_cache_forget (MusterRowCache *self,
                                         gint64          id);

G_END_DECLS
