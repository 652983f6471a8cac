/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/muster-battle-store-private.h"

#include "core/battle/muster-battle-file.h"
#include "core/muster-i18n.h"
#include "core/muster-json.h"
#include "store/ledger/muster-ledger-chain.h"
#include "store/ledger/muster-ledger-journal-private.h"
#include "store/muster-battle-replay.h"

/* Battles as the rules know them, in and out of the file. The engine runs before a transaction
 * begins or after it has ended, never within. */

/* A row that an earlier version wrote says less than one of today, and that of a battle which the rules have
 * changed says something else. No harm if it cannot be written: the next order brings it up to date. */
static void
bring_up_to_date (MusterBattleStore        *self,
                  MusterBattle             *battle,
                  const MusterLedgerHeader *header)
{
  g_auto (MusterLedgerSummary) summary = { 0 };

  muster_battle_summarize (battle, &summary);
  if (header->turn == 0 || muster_ledger_header_is_over (header) != summary.over)
    muster_battle_store_set_summary (self, header->id, &summary, NULL);
}

void
muster_battle_store_attach (MusterBattleStore        *self,
                            MusterBattle             *battle,
                            gint64                    id,
                            const MusterHash         *head,
                            const MusterLedgerHeader *header)
{
  g_autoptr (MusterLedgerJournal) journal = muster_ledger_journal_new (self, id, head);

  muster_battle_set_journal (battle, MUSTER_JOURNAL (journal));
  if (header != NULL)
    bring_up_to_date (self, battle, header);
}

/* The sides in a line, for lists. */
char *
muster_battle_store_describe_sides (const MusterSetup *setup)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;

  for (guint i = 0; i < setup->n_sides; i++)
    {
      const MusterSideDef *side = &setup->sides[i];

      g_strv_builder_add (builder, side->name != NULL ? side->name : side->id);
    }
  names = g_strv_builder_end (builder);

  return g_strjoinv (" – ", names);
}

static gboolean
read_digest (MusterBattle  *battle,
             MusterHash    *hash,
             GError       **error)
{
  g_autofree char *digest = muster_battle_dup_state_digest (battle);

  if (muster_hash_from_hex (hash, digest))
    return TRUE;

  g_set_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_FAILED,
               _("“%s” is not the digest of a state."), digest);

  return FALSE;
}

static void
describe_setup (MusterSetup       *setup,
                MusterLedgerDraft *draft)
{
  draft->ruleset = g_strdup (muster_ruleset_get_id (setup->ruleset));
  draft->title = g_strdup (setup->title);
  draft->date = g_strdup (setup->date);
  draft->subject = muster_battle_store_describe_sides (setup);
  draft->scenario = g_strdup (setup->scenario->id);
  draft->document = muster_battle_file_write_setup (setup);
}

/* Folds the log of @battle again from its beginning, for the digest after each order. */
gboolean
muster_battle_store_describe_log (MusterBattle       *battle,
                                  MusterLedgerDraft  *draft,
                                  GError            **error)
{
  g_autoptr (MusterBattle) again = muster_battle_new (muster_battle_get_setup (battle));
  GListModel *log = muster_battle_get_log (battle);
  guint n_entries = g_list_model_get_n_items (log);

  if (!read_digest (again, &draft->state, error))
    return FALSE;

  for (guint i = 0; i < n_entries; i++)
    {
      g_autoptr (MusterLogEntry) entry = g_list_model_get_item (log, i);
      g_autofree char *payload = muster_log_entry_to_json (entry);
      MusterHash state;

      if (!muster_battle_replay_entry (again, payload, i, error) ||
          !read_digest (again, &state, error))
        return FALSE;
      muster_ledger_draft_add (draft, payload, &state);
    }

  return TRUE;
}

/**
 * muster_battle_store_create:
 * @id: (out) (nullable): of the new battle
 *
 * Keeps a battle that begins with @setup.
 *
 * Returns: (transfer full) (nullable): the battle
 */
MusterBattle *
muster_battle_store_create (MusterBattleStore  *self,
                            MusterSetup        *setup,
                            gint64             *id,
                            GError            **error)
{
  g_autoptr (MusterBattle) battle = NULL;
  g_auto (MusterLedgerDraft) draft = { 0 };
  MusterHash head;
  gint64 new_id;

  g_return_val_if_fail (MUSTER_IS_BATTLE_STORE (self), NULL);

  muster_ledger_draft_init (&draft);
  battle = muster_battle_new (setup);
  describe_setup (setup, &draft);
  draft.turn = muster_battle_get_state (battle)->turn;
  if (!read_digest (battle, &draft.state, error) ||
      !muster_battle_store_keep (self, &draft, &new_id, &head, error))
    return NULL;

  muster_battle_store_attach (self, battle, new_id, &head, NULL);
  if (id != NULL)
    *id = new_id;

  return g_steal_pointer (&battle);
}

/**
 * muster_battle_store_open:
 *
 * Follows the chain of hashes, carries out every order again and compares where that leads to with
 * what was recorded.
 *
 * Returns: (transfer full) (nullable): the battle
 */
MusterBattle *
muster_battle_store_open (MusterBattleStore      *self,
                          gint64                  id,
                          MusterLibrary          *library,
                          MusterBattleOpenFlags   flags,
                          GError                **error)
{
  g_autoptr (MusterBattle) battle = NULL;
  g_auto (MusterLedgerChain) chain = { 0 };

  g_return_val_if_fail (MUSTER_IS_BATTLE_STORE (self), NULL);

  if (!muster_ledger_chain_load (&chain, muster_battle_store_get_db (self), id, error))
    return NULL;
  if (chain.header.prepared)
    {
      g_set_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CONSTRAINT,
                   _("The battle “%s” is prepared and has not begun yet."), chain.header.title);
      return NULL;
    }

  battle = muster_battle_replay (&chain, library, error);
  if (battle == NULL ||
      (!(flags & MUSTER_BATTLE_OPEN_ANYWAY) && !muster_battle_replay_compare (&chain, battle, error)))
    return NULL;

  muster_battle_store_attach (self, battle, id, &chain.header.head, &chain.header);

  return g_steal_pointer (&battle);
}

/**
 * muster_battle_store_import:
 * @text: a battle file
 * @origin: what to call it in errors
 * @id: (out): of the new battle
 *
 * Carries out all orders and keeps the battle in one transaction.
 */
gboolean
muster_battle_store_import (MusterBattleStore  *self,
                            MusterLibrary      *library,
                            const char         *text,
                            gsize               length,
                            const char         *origin,
                            gint64             *id,
                            GError            **error)
{
  g_autoptr (MusterBattle) battle = NULL;

  g_return_val_if_fail (MUSTER_IS_BATTLE_STORE (self), FALSE);

  battle = muster_battle_file_read (library, text, length, origin, error);

  return battle != NULL && muster_battle_store_add (self, battle, id, error);
}

/**
 * muster_battle_store_add:
 * @id: (out): of the new battle
 *
 * Keeps a copy of @battle as it stands, with the orders that count and its despatch. @battle itself is
 * not written down from then on.
 */
gboolean
muster_battle_store_add (MusterBattleStore  *self,
                         MusterBattle       *battle,
                         gint64             *id,
                         GError            **error)
{
  g_auto (MusterLedgerDraft) draft = { 0 };
  g_auto (MusterLedgerSummary) summary = { 0 };

  g_return_val_if_fail (MUSTER_IS_BATTLE_STORE (self), FALSE);
  g_return_val_if_fail (MUSTER_IS_BATTLE (battle), FALSE);

  muster_ledger_draft_init (&draft);
  describe_setup (muster_battle_get_setup (battle), &draft);
  muster_battle_summarize (battle, &summary);
  draft.over = summary.over;
  draft.turn = summary.turn;
  draft.winner = g_steal_pointer (&summary.winner);
  draft.score = g_steal_pointer (&summary.score);
  draft.details = muster_battle_details_to_json (muster_battle_get_details (battle));

  return muster_battle_store_describe_log (battle, &draft, error) &&
         muster_battle_store_keep (self, &draft, id, NULL, error);
}
