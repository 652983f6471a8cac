/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/db/muster-db.h"

G_BEGIN_DECLS

/* Returns the time in seconds since 1970. The program shows such times but never sorts by them,
 * because clocks may be set back. */
gint64   muster_store_now       (void);

/* @b: (nullable): a second text. */
char    *muster_fold_for_search (const char  *a,
                                 const char  *b) G_GNUC_WARN_UNUSED_RESULT;

/* Computes the value of `touched` that marks a row as used last. @select_last: selects the highest
 * `touched` of the table, or 0. */
gboolean muster_store_touch     (MusterDb    *db,
                                 const char  *select_last,
                                 gint64      *touched,
                                 GError     **error);

G_END_DECLS
