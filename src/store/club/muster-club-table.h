/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/db/muster-stmt.h"

G_BEGIN_DECLS

/**
 * MusterClubRow:
 * @edition: how often it was written
 * @key: the battle, or the name
 * @text: the lines, the document or the member
 *
 * A row of one of the tables of a club. Private to the store.
 */
typedef struct
{
  gint64 id;
  gint64 edition;
  char *key;
  char *text;
} MusterClubRow;

/* The tables of schema/006-club.sql are alike: what is in them is told apart by their hashes. */
typedef enum
{
  MUSTER_CLUB_RESULTS,
  MUSTER_CLUB_MEMBERS,
  MUSTER_CLUB_MERGES,
  MUSTER_CLUB_N_TABLES
} MusterClubTable;

typedef void (*MusterClubVisit) (const MusterClubRow *row,
                                 gpointer             data);

void        muster_club_row_clear          (MusterClubRow        *self);
void        muster_club_row_compute_hash   (const MusterClubRow  *self,
                                            MusterClubTable       table,
                                            MusterHash           *hash);

const char *muster_club_table_get_name     (MusterClubTable       table);

/* All rows that are whole. @n_damaged: (out): how many are not. */
gboolean    muster_club_table_visit        (MusterDb             *db,
                                            MusterClubTable       table,
                                            MusterClubVisit       visit,
                                            gpointer              data,
                                            guint                *n_damaged,
                                            GError              **error);
/* @text: (out) (nullable): NULL if there is no such row */
gboolean    muster_club_table_get          (MusterDb             *db,
                                            MusterClubTable       table,
                                            const char           *key,
                                            char                **text,
                                            GError              **error);

/* In the transaction of the caller. */
gboolean    muster_club_table_put          (MusterDb             *db,
                                            MusterClubTable       table,
                                            const char           *key,
                                            const char           *text,
                                            GError              **error);
/* No matter whether it is there. */
gboolean    muster_club_table_drop         (MusterDb             *db,
                                            MusterClubTable       table,
                                            const char           *key,
                                            GError              **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterClubRow, muster_club_row_clear)

G_END_DECLS
