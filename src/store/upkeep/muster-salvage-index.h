/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/forces/muster-force-record.h"
#include "store/upkeep/muster-carver.h"
#include "store/upkeep/muster-salvage-club.h"
#include "store/upkeep/muster-salvage-ledgers.h"

G_BEGIN_DECLS

typedef struct
{
  char *key;
  char *value;
} MusterFoundPair;

typedef struct
{
  gint64 force_id;
  char *text;
} MusterFoundDetail;

/**
 * MusterSalvageIndex:
 * @ledgers: (element-type MusterSalvageLedgers): one for each kind, in the order of muster_ledger_kinds
 * @events: (element-type MusterFoundPart): by ledger and number
 * @forces: (element-type MusterForceRecord): their rows alone
 * @documents: (element-type MusterFoundDetail): of forces; only those that fit
 * @units, @leaders: (element-type MusterFoundPart): by force and place, of forces of an earlier version
 * @images: (element-type MusterCarvedPlace): whether they are whole or not
 * @details: (element-type MusterFoundDetail): of such forces; only those that fit
 * @settings: (element-type MusterFoundPair): only those that fit
 * @club: what is left of the club
 * @n_forces, @n_images: how many there should be, or -1
 *
 * What a damaged file still holds. Large things are only noted by where they are. Private to the
 * store.
 */
typedef struct
{
  MusterCarver *carver;
  GPtrArray *ledgers;
  GArray *events;
  GPtrArray *forces;
  GPtrArray *documents;
  GArray *units;
  GArray *leaders;
  GArray *images;
  GPtrArray *details;
  GPtrArray *settings;
  MusterSalvageClub club;
  gint64 n_forces;
  gint64 n_images;
} MusterSalvageIndex;

gboolean muster_salvage_index_init        (MusterSalvageIndex  *self,
                                           const char          *path,
                                           GError             **error);
void     muster_salvage_index_clear       (MusterSalvageIndex  *self);

/* Whether there is anything at all. */
gboolean muster_salvage_index_is_empty    (const MusterSalvageIndex *self);
/* Gives it the document that was found, or makes one of the units, leaders and details that were. FALSE: it
 * is not as it was; if nothing can be made of it, it has no document. */
gboolean muster_salvage_index_fill_force  (MusterSalvageIndex  *self,
                                           MusterForceRecord   *force);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterSalvageIndex, muster_salvage_index_clear)

G_END_DECLS
