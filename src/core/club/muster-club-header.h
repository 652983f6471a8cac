/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/club/muster-club-columns.h"
#include "core/muster-csv-scan.h"

G_BEGIN_DECLS

/* The columns of the record that the scan stands at, a cell each; MUSTER_CLUB_N_COLUMNS: one that is not
 * kept, which is added to @unknown. NULL: they cannot be those of a table of results. @unknown: (element-type
 * utf8). @fault: (out): why. */
MusterClubColumn *muster_club_header_read (MusterCsvScan  *scan,
                                           GPtrArray      *unknown,
                                           char          **fault) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
