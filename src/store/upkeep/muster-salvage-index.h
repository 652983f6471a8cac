/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/upkeep/muster-carver.h"
#include "store/upkeep/muster-salvage-documents.h"
#include "store/upkeep/muster-salvage-ledgers.h"

G_BEGIN_DECLS

typedef struct
{
  char *key;
  char *value;
} MusterFoundPair;

/**
 * MusterSalvageIndex:
 * @ledgers: (element-type MusterSalvageLedgers): one for each kind, in the order of muster_ledger_kinds
 * @events: (element-type MusterFoundPart): by ledger and number
 * @kept: what is left of documents
 * @images: (element-type MusterCarvedPlace): whether they are whole or not
 * @settings: (element-type MusterFoundPair): only those that fit
 * @n_images: how many there should be, or -1
 *
 * What a damaged file still holds. Large things are only noted by where they are. Private to the
 * store.
 */
typedef struct
{
  MusterCarver *carver;
  GPtrArray *ledgers;
  GArray *events;
  GArray *images;
  GPtrArray *settings;
  MusterSalvageDocuments kept;
  gint64 n_images;
  gint64 n_settings;
} MusterSalvageIndex;

gboolean muster_salvage_index_init        (MusterSalvageIndex  *self,
                                           const char          *path,
                                           GError             **error);
void     muster_salvage_index_clear       (MusterSalvageIndex  *self);

/* Whether there is anything at all. */
gboolean muster_salvage_index_is_empty    (const MusterSalvageIndex *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterSalvageIndex, muster_salvage_index_clear)

G_END_DECLS
