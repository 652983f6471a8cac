/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/catalog/muster-catalog.h"

G_BEGIN_DECLS

#define MUSTER_STAT_NOTHING "–"

/* Values as players write them; a stat that a unit does not have is MUSTER_STAT_NOTHING. */
char       *muster_stat_dup_text       (const MusterStat *stat,
                                        int               value) G_GNUC_WARN_UNUSED_RESULT;
const char *muster_stat_get_short_name (const MusterStat *stat);

G_END_DECLS
