/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/ledger/muster-ledger-chain.h"
#include "store/muster-force-record.h"
#include "store/upkeep/muster-carver.h"
#include "store/upkeep/muster-salvage-club.h"

G_BEGIN_DECLS

typedef struct
{
  gint64 owner; /* battle or force */
  gint64 number; /* event or place */
  MusterCarvedPlace place;
} MusterFoundPart;

typedef struct
{
  gint64 battle_id;
  MusterLedgerOrigin origin;
} MusterFoundOrigin;

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
 * @headers: (element-type MusterLedgerHeader): whether they fit their hashes or not
 * @sound_headers: those that do, by uuid
 * @origins: (element-type MusterFoundOrigin): only those that fit
 * @events: (element-type MusterFoundPart): by battle and number
 * @forces: (element-type MusterForceRecord): without their units
 * @units, @leaders: (element-type MusterFoundPart): by force and place
 * @images: (element-type MusterCarvedPlace): whether they are whole or not
 * @details: (element-type MusterFoundDetail): only those that fit
 * @battle_details: (element-type utf8 MusterLedgerDetail): by uuid, the last of those that fit
 * @settings: (element-type MusterFoundPair): only those that fit
 * @club: what is left of the club
 * @n_battles, @n_forces, @n_images: how many there should be, or -1
 *
 * What a damaged file still holds. Large things are only noted by where they are. Private to the
 * store.
 */
typedef struct
{
  MusterCarver *carver;
  GPtrArray *headers;
  GHashTable *sound_headers;
  GPtrArray *origins;
  GHashTable *battle_details;
  GArray *events;
  GPtrArray *forces;
  GArray *units;
  GArray *leaders;
  GArray *images;
  GPtrArray *details;
  GPtrArray *settings;
  MusterSalvageClub club;
  gint64 n_battles;
  gint64 n_forces;
  gint64 n_images;
} MusterSalvageIndex;

gboolean muster_salvage_index_init        (MusterSalvageIndex  *self,
                                           const char          *path,
                                           GError             **error);
void     muster_salvage_index_clear       (MusterSalvageIndex  *self);

/* The heading of the battle, if it fits its hash. */
const MusterLedgerHeader *muster_salvage_index_find_header (MusterSalvageIndex *self,
                                                            const char         *uuid);
/* The event that follows @before, from whatever claims to be number @seq of the battle. */
gboolean muster_salvage_index_find_event  (MusterSalvageIndex  *self,
                                           gint64               battle_id,
                                           gint64               seq,
                                           const MusterHash    *before,
                                           MusterLedgerEvent         *event);
/* Adds the units, leaders and details that were found. */
void     muster_salvage_index_fill_force  (MusterSalvageIndex  *self,
                                           MusterForceRecord   *force);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterSalvageIndex, muster_salvage_index_clear)

G_END_DECLS
