/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/**
 * MusterRowCache:
 *
 * The rows of a list that were asked for last, so that a view which asks twice gets the same
 * object. Private to the store.
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
