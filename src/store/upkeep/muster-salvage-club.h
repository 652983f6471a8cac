/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/club/muster-club-table.h"
#include "store/upkeep/muster-carver.h"

G_BEGIN_DECLS

/**
 * MusterSalvageClub:
 * @rows: (element-type utf8 MusterClubRow): by table and key, the last of those that fit their hashes
 * @n_expected: by table, how many there should be; -1: not known
 *
 * What a damaged file still holds of a club. Private to the store.
 */
typedef struct
{
  GHashTable *rows[MUSTER_CLUB_N_TABLES];
  gint64 n_expected[MUSTER_CLUB_N_TABLES];
} MusterSalvageClub;

void     muster_salvage_club_init      (MusterSalvageClub       *self);
void     muster_salvage_club_clear     (MusterSalvageClub       *self);

/* Whether the row may be one of a club; if it is, it is kept. */
gboolean muster_salvage_club_take      (MusterSalvageClub       *self,
                                        const MusterCarvedRow   *row);
/* A tally, which fits its hash. */
void     muster_salvage_club_expect    (MusterSalvageClub       *self,
                                      const char             *table,
                                      gint64                  n_rows);
guint    muster_salvage_club_count     (const MusterSalvageClub  *self);
/* How many rows are known to be missing. */
gint64   muster_salvage_club_n_missing (const MusterSalvageClub  *self);

/* In the transaction of the caller. */
gboolean muster_salvage_club_save      (const MusterSalvageClub  *self,
                                      MusterDb               *db,
                                      GError                **error);

G_END_DECLS
