/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/muster-battle-store.h"

#include "core/battle/muster-battle-file.h"
#include "core/plans/muster-plan-file.h"
#include "store/muster-ledger-store-private.h"

/* Battles as the rules know them, in and out of the file. The engine runs before a transaction
 * begins or after it has ended, never within. */

/**
 * muster_battle_store_open:
 *
 * Returns: (transfer full) (nullable): the battle, with every order carried out again; see
 *   muster_ledger_store_open()
 */
MusterBattle *
muster_battle_store_open (MusterLedgerStore      *self,
                          gint64                  id,
                          MusterLibrary          *library,
                          MusterLedgerOpenFlags   flags,
                          GError                **error)
{
  return muster_ledger_store_open (self, id, library, flags, error);
}

/**
 * muster_battle_store_add:
 * @id: (out): of the new battle
 *
 * Keeps a copy of @battle as it stands, with the orders that count and its despatch. @battle itself is
 * not written down from then on.
 */
gboolean
muster_battle_store_add (MusterLedgerStore  *self,
                         MusterBattle       *battle,
                         gint64             *id,
                         GError            **error)
{
  return muster_battle_store_add_as (self, battle, NULL, id, error);
}

/**
 * muster_battle_store_add_as:
 * @uuid: (nullable): what it is known by elsewhere
 * @id: (out): of the new battle
 *
 * The same for a battle that others already name by its UUID. One that is stored already is an error.
 */
gboolean
muster_battle_store_add_as (MusterLedgerStore  *self,
                            MusterBattle       *battle,
                            const char         *uuid,
                            gint64             *id,
                            GError            **error)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE (battle), FALSE);

  return muster_ledger_store_add (self, MUSTER_CHRONICLE (battle), uuid, id, error);
}

static char *
dup_subject (MusterBattlePlan *plan)
{
  GStrvBuilder *titles = g_strv_builder_new ();

  for (guint i = 0; i < muster_battle_plan_get_n_sides (plan); i++)
    {
      g_autofree char *title = muster_plan_side_dup_title (muster_battle_plan_get_side (plan, i));

      g_strv_builder_add (titles, title);
    }

  return muster_ledger_kind_join_sides (titles);
}

/**
 * muster_battle_store_keep_plan:
 * @id: (inout): the battle that is prepared, or 0: a new one
 *
 * Keeps a plan as it is now.
 */
gboolean
muster_battle_store_keep_plan (MusterLedgerStore  *self,
                               MusterBattlePlan   *plan,
                               gint64             *id,
                               GError            **error)
{
  g_autofree char *document = NULL;
  g_autofree char *title = NULL;
  g_autofree char *subject = NULL;
  MusterPlanRecord record;

  g_return_val_if_fail (MUSTER_IS_BATTLE_PLAN (plan), FALSE);

  document = muster_plan_write (plan);
  title = muster_battle_plan_dup_heading (plan);
  subject = dup_subject (plan);
  record = (MusterPlanRecord) {
    .ruleset = muster_ruleset_get_id (muster_battle_plan_get_ruleset (plan)),
    .title = title,
    .subject = subject,
    .date = muster_battle_plan_get_date (plan),
    .scene = muster_battle_plan_get_scenario (plan)->id,
    .document = document,
  };

  return muster_ledger_store_save_plan (self, &record, id, error);
}

/**
 * muster_battle_store_begin:
 * @id: a battle that is prepared
 * @battle: what its plan has come to, with what stands in its log already
 *
 * Keeps @battle in place of its plan. It is written down from then on.
 */
gboolean
muster_battle_store_begin (MusterLedgerStore  *self,
                           gint64              id,
                           MusterBattle       *battle,
                           GError            **error)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE (battle), FALSE);

  return muster_ledger_store_begin (self, id, MUSTER_CHRONICLE (battle), error);
}
