/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "app/models/club/muster-club-result-item.h"
#include "core/club/muster-club-tables.h"
#include "core/muster-items.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CLUB_RESULTS (muster_club_results_get_type ())
G_DECLARE_FINAL_TYPE (MusterClubResults, muster_club_results, MUSTER, CLUB_RESULTS, MusterItems)

/**
 * MusterClubResults:
 *
 * The results that are looked for, the newest first: a list of #MusterClubResultItem, which are made when
 * they are asked for.
 */
MusterClubResults *muster_club_results_new  (MusterLibrary          *library) G_GNUC_WARN_UNUSED_RESULT;

/* @index: (nullable): for @search; @entered: (element-type utf8): the battles that were typed in or
 * imported; @member: (nullable): whose results are shown. */
void               muster_club_results_show (MusterClubResults      *self,
                                             MusterClubBook         *book,
                                             const MusterClubIndex  *index,
                                             GHashTable             *entered,
                                             const MusterClubFilter *filter,
                                             const char             *search,
                                             const char             *member);

G_END_DECLS
