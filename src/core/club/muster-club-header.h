/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/club/muster-club-columns.h"
#include "core/muster-csv-scan.h"

G_BEGIN_DECLS

/* Reads the record at which @scan stands as the header and returns the column of each of its
 * cells. A column that is not kept is MUSTER_CLUB_N_COLUMNS, and its name is added to @unknown
 * (element-type utf8). Returns NULL if this cannot be the header of a table of results. @fault:
 * (out): why not. */
MusterClubColumn *muster_club_header_read (MusterCsvScan  *scan,
                                           GPtrArray      *unknown,
                                           char          **fault) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
