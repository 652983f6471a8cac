/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/upkeep/muster-carver.h"

G_BEGIN_DECLS

/**
 * MusterFoundPart:
 * @owner: the first column: a ledger or a force
 * @number: the second: an event or a place
 *
 * A row of a damaged file that belongs to another one, noted by where it is.
 */
typedef struct
{
  gint64 owner;
  gint64 number;
  MusterCarvedPlace place;
} MusterFoundPart;

/* Arrays of MusterFoundPart. Private to the store. */
GArray                *muster_found_parts_new  (void) G_GNUC_WARN_UNUSED_RESULT;
void                   muster_found_parts_add  (GArray                  *self,
                                                const MusterCarvedRow   *row,
                                                const MusterCarvedPlace *place);
/* Before any is looked for. */
void                   muster_found_parts_sort (GArray                  *self);

/* The first with this owner and number, or where it would be; and the one there, if it is one. */
guint                  muster_found_parts_find (GArray                  *self,
                                                gint64                   owner,
                                                gint64                   number);
const MusterFoundPart *muster_found_parts_get  (GArray                  *self,
                                                guint                    index,
                                                gint64                   owner,
                                                gint64                   number);

G_END_DECLS
