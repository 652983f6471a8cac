/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/muster-campaign-store.h"

#include "core/campaign/muster-campaign-file.h"
#include "store/ledger/muster-ledger-replay.h"
#include "store/muster-campaign-kind.h"
#include "store/muster-ledger-store-private.h"

/* The sides in a line, for lists. */
static char *
describe_sides (const MusterCampaignSetup *setup)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;

  for (int i = 0; i < setup->n_sides; i++)
    g_strv_builder_add (builder, setup->sides[i].name);
  names = g_strv_builder_end (builder);

  return g_strjoinv (" – ", names);
}

/* The campaign as it stands, with the orders that count. */
static gboolean
describe (MusterCampaign     *campaign,
          MusterLedgerDraft  *draft,
          GError            **error)
{
  MusterCampaignSetup *setup = muster_campaign_get_setup (campaign);
  const MusterCampaignForceDef *force =
    muster_campaign_state_count (&setup->first, MUSTER_CAMPAIGN_FORCES) > 0
      ? muster_campaign_state_get_force_def (&setup->first, 0)
      : NULL;

  muster_ledger_draft_init (draft, &muster_campaign_kind);
  draft->ruleset = g_strdup (force != NULL ? muster_ruleset_get_id (force->ruleset) : "");
  draft->title = g_strdup (setup->title);
  draft->subject = describe_sides (setup);
  draft->document = muster_campaign_file_write_setup (setup);

  return muster_ledger_replay_describe (muster_campaign_get_ledger (campaign), draft, NULL, error);
}

/**
 * muster_campaign_store_create:
 * @id: (out) (nullable): of the new campaign
 *
 * Keeps a campaign that begins with @setup.
 *
 * Returns: (transfer full) (nullable): the campaign
 */
MusterCampaign *
muster_campaign_store_create (MusterLedgerStore    *self,
                              MusterCampaignSetup  *setup,
                              gint64               *id,
                              GError              **error)
{
  g_autoptr (MusterCampaign) campaign = NULL;
  g_auto (MusterLedgerDraft) draft = { 0 };
  MusterHash head;
  gint64 new_id;

  g_return_val_if_fail (MUSTER_IS_LEDGER_STORE (self), NULL);

  campaign = muster_campaign_new (setup);
  if (!describe (campaign, &draft, error) ||
      !muster_ledger_store_keep (self, &draft, &new_id, &head, error))
    return NULL;

  muster_ledger_store_attach (self, muster_campaign_get_ledger (campaign), new_id, &head, NULL);
  if (id != NULL)
    *id = new_id;

  return g_steal_pointer (&campaign);
}

/**
 * muster_campaign_store_open:
 *
 * Follows the chain of hashes, carries out every order again and compares where that leads to with what was
 * recorded.
 *
 * Returns: (transfer full) (nullable): the campaign
 */
MusterCampaign *
muster_campaign_store_open (MusterLedgerStore      *self,
                            gint64                  id,
                            MusterLibrary          *library,
                            MusterLedgerOpenFlags   flags,
                            GError                **error)
{
  g_autoptr (MusterCampaign) campaign = NULL;
  g_auto (MusterLedgerChain) chain = { 0 };

  g_return_val_if_fail (MUSTER_IS_LEDGER_STORE (self), NULL);

  if (!muster_ledger_store_load (self, id, &chain, error))
    return NULL;

  campaign = muster_campaign_kind_replay (&chain, library, NULL, error);
  if (campaign == NULL ||
      !muster_ledger_store_resume (self, &chain, muster_campaign_get_ledger (campaign), flags, error))
    return NULL;

  return g_steal_pointer (&campaign);
}

/**
 * muster_campaign_store_import:
 * @text: a campaign file
 * @origin: what to call it in errors
 * @id: (out): of the new campaign
 *
 * Carries out all orders and keeps the campaign in one transaction.
 */
gboolean
muster_campaign_store_import (MusterLedgerStore  *self,
                              MusterLibrary      *library,
                              const char         *text,
                              gsize               length,
                              const char         *origin,
                              gint64             *id,
                              GError            **error)
{
  g_autoptr (MusterCampaign) campaign = NULL;

  g_return_val_if_fail (MUSTER_IS_LEDGER_STORE (self), FALSE);

  campaign = muster_campaign_file_read (library, text, length, origin, NULL, error);

  return campaign != NULL && muster_campaign_store_add (self, campaign, id, error);
}

/**
 * muster_campaign_store_add:
 * @id: (out): of the new campaign
 *
 * Keeps a copy of @campaign as it stands, with the orders that count. @campaign itself is not written down
 * from then on.
 */
gboolean
muster_campaign_store_add (MusterLedgerStore  *self,
                           MusterCampaign     *campaign,
                           gint64             *id,
                           GError            **error)
{
  return muster_campaign_store_add_as (self, campaign, NULL, id, error);
}

/**
 * muster_campaign_store_add_as:
 * @uuid: (nullable): what it is known by elsewhere
 * @id: (out): of the new campaign
 *
 * The same for a campaign that its battles already name by its UUID. One that is stored already is an
 * error.
 */
gboolean
muster_campaign_store_add_as (MusterLedgerStore  *self,
                              MusterCampaign     *campaign,
                              const char         *uuid,
                              gint64             *id,
                              GError            **error)
{
  g_auto (MusterLedgerDraft) draft = { 0 };

  g_return_val_if_fail (MUSTER_IS_LEDGER_STORE (self), FALSE);
  g_return_val_if_fail (MUSTER_IS_CAMPAIGN (campaign), FALSE);

  if (!describe (campaign, &draft, error))
    return FALSE;

  draft.uuid = g_strdup (uuid);

  return muster_ledger_store_keep (self, &draft, id, NULL, error);
}
