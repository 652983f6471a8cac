/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Which backups are kept: all of the last two days, then one a day for two weeks, one a week for
 * two months and one a month from then on. Times are seconds since 1970, in any order; @keep
 * gets a value for each. */
void muster_thinning_choose (const gint64 *times,
                             guint         n_times,
                             gint64        now,
                             gboolean     *keep);

G_END_DECLS
