/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/db/muster-db.h"

G_BEGIN_DECLS

/* Seconds since 1970. Shown to people, and never sorted by: clocks go back. */
gint64   muster_store_now       (void);

/* @b: (nullable): a second text. */
char    *muster_fold_for_search (const char  *a,
                                 const char  *b) G_GNUC_WARN_UNUSED_RESULT;

/* Makes it the one that was used last. @select_last: gives the highest `touched` of its table, or 0. */
gboolean muster_store_touch     (MusterDb    *db,
                                 const char  *select_last,
                                 gint64      *touched,
                                 GError     **error);

G_END_DECLS
