/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/muster-store.h"

G_BEGIN_DECLS

/**
 * MusterStoreReturn:
 * @campaign: as it was opened from the store
 * @campaign_uuid: what it is stored as
 * @chapter: by its id; it is opened first if it was not yet
 * @battle_uuid: what the battle is stored as, or will be
 * @is_new: the battle is not stored yet
 * @tie: who of the battle is who of the campaign
 * @params: of the order `return`
 *
 * What came of a battle, to be kept. Nothing in it is owned.
 */
typedef struct
{
  MusterCampaign *campaign;
  const char *campaign_uuid;
  const char *chapter;
  MusterBattle *battle;
  const char *battle_uuid;
  gboolean is_new;
  const MusterBattleTie *tie;
  JsonNode *params;
} MusterStoreReturn;

/* The orders that record it: it can be tried on a copy of the campaign before. */
gboolean muster_store_return_give (const MusterStoreReturn  *self,
                                   MusterCampaign           *campaign,
                                   GError                  **error);
/* The battle with its tie, which chapter it belongs to, and the return: one transaction. Where it fails, what
 * was opened from the store may be ahead of it and is to be opened again. @added: (out): the battle that was
 * stored for it, or 0. */
gboolean muster_store_return_keep (const MusterStoreReturn  *self,
                                   MusterStore              *store,
                                   gint64                   *added,
                                   GError                  **error);

G_END_DECLS
