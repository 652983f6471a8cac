/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/club/muster-club-chronicle.h"
#include "store/db/muster-db.h"

G_BEGIN_DECLS

/* Chapters of this file's campaigns that were fought are results by themselves, as battles are; see
 * muster-club-chronicle.h. Those whose battle is in the file are given as well. @waiting: (element-type
 * MusterClubWaiting): where the campaigns stand that are neither over nor put away is added there. @said,
 * @struck, @n_samples: as muster_club_battles_list() has them. */
gboolean muster_club_chapters_list (MusterDb    *db,
                                    GHashTable  *said,
                                    GHashTable  *struck,
                                    GPtrArray   *results,
                                    GPtrArray   *uncounted,
                                    GPtrArray   *waiting,
                                    guint       *n_samples,
                                    guint       *n_damaged,
                                    GError     **error);

G_END_DECLS
