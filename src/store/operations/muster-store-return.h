/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/muster-store.h"

G_BEGIN_DECLS

/**
 * MusterStoreReturn:
 * @campaign: as it was opened from the store
 * @campaign_uuid: what it is stored as
 * @chapter: by its id; it is opened with the return if it was not yet
 * @battle: (nullable): as it was opened from the store or read from a file; NULL: it was played on paper
 * @battle_uuid: what the battle is stored as, or will be
 * @is_new: the battle is not stored yet
 * @tie: who of the battle is who of the campaign
 * @params: of the order `return`; may be changed before it is given
 * @remarks: (element-type utf8): what a reader should know of it
 *
 * The result of a battle for its campaign, before it is stored.
 */
typedef struct
{
  MusterCampaign *campaign;
  char *campaign_uuid;
  char *chapter;
  MusterBattle *battle;
  char *battle_uuid;
  gboolean is_new;
  MusterBattleTie *tie;
  JsonNode *params;
  GPtrArray *remarks;
} MusterStoreReturn;

/* @battle_uuid: (nullable): of a stored battle; one from a file gets its own. */
MusterStoreReturn *muster_store_return_new       (MusterCampaign     *campaign,
                                                  const char         *campaign_uuid,
                                                  const char         *chapter,
                                                  MusterBattle       *battle,
                                                  const char         *battle_uuid) G_GNUC_WARN_UNUSED_RESULT;
void               muster_store_return_free      (MusterStoreReturn  *self);

/* A campaign to try the return in: the chapter is open there. It is a copy that nobody keeps, unless the
 * chapter is open already. NULL: the chapter cannot be opened. */
MusterCampaign    *muster_store_return_dup_trial (MusterStoreReturn  *self,
                                                  MusterLibrary      *library,
                                                  GError            **error) G_GNUC_WARN_UNUSED_RESULT;
/* The orders that record it, in a copy of the campaign or in the campaign itself. @order: (nullable): the
 * return as somebody has filled it in; otherwise as @params say. */
gboolean           muster_store_return_give      (MusterStoreReturn          *self,
                                                  const MusterCampaignOrder  *order,
                                                  MusterCampaign             *campaign,
                                                  GError                    **error);
/* The battle with its tie, which chapter it belongs to, its leaders and the return: one transaction. Where it
 * fails, what was opened from the store may be ahead of it and is to be opened again. @added: (out)
 * (optional): the battle that was stored for it, or 0. */
gboolean           muster_store_return_keep      (MusterStoreReturn          *self,
                                                  const MusterCampaignOrder  *order,
                                                  MusterStore                *store,
                                                  gint64                     *added,
                                                  GError                    **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterStoreReturn, muster_store_return_free)

G_END_DECLS
