/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/ledger/muster-ledger-replay.h"

#include "core/muster-i18n.h"

#include <string.h>

/* Carries out the orders of a stored ledger. The rules run before a transaction begins or after it
 * has ended, never within one. */

MusterLedger *
muster_ledger_replay (const MusterLedgerChain  *chain,
                      MusterLibrary            *library,
                      const MusterProgress     *progress,
                      GError                  **error)
{
  g_autoptr (MusterLedger) ledger = chain->header.kind->begin (chain, library, error);
  guint n_entries = chain->fold.entries->len;

  for (guint i = 0; ledger != NULL && i < n_entries; i++)
    {
      g_autofree char *origin = g_strdup_printf ("log[%u]", i);
      g_autoptr (GError) problem = NULL;

      if (!muster_progress_step (progress, i, n_entries, error))
        return NULL;
      if (muster_ledger_load_entry (ledger, chain->fold.entries->pdata[i], origin, &problem))
        continue;

      /* The user has undone this entry. If the rules no longer accept it, open the ledger without
       * it. */
      if (i >= chain->fold.n_counting)
        break;

      g_propagate_prefixed_error (error, g_steal_pointer (&problem), "%s: ", chain->header.title);
      return NULL;
    }
  if (ledger == NULL)
    return NULL;

  muster_ledger_load_length (ledger, chain->fold.n_counting);
  muster_ledger_finish_loading (ledger);

  return g_steal_pointer (&ledger);
}

gboolean
muster_ledger_replay_verify (const MusterLedgerChain  *chain,
                             MusterLibrary            *library,
                             GError                  **error)
{
  g_autoptr (MusterLedger) ledger = muster_ledger_replay (chain, library, NULL, error);

  return ledger != NULL && muster_ledger_replay_compare (chain, ledger, error);
}

gboolean
muster_ledger_replay_compare (const MusterLedgerChain  *chain,
                              MusterLedger             *ledger,
                              GError                  **error)
{
  g_autofree char *digest = muster_ledger_dup_state_digest (ledger);
  g_autofree char *recorded = muster_hash_to_hex (&chain->header.state);

  return strcmp (digest, recorded) == 0 ||
         muster_ledger_kind_fail (chain->header.kind, error, MUSTER_STORE_ERROR_DIFFERS,
                                  MUSTER_LEDGER_DIFFERS, .title = chain->header.title);
}

typedef struct
{
  MusterLedgerDraft *draft;
  gboolean is_sound;
} Description;

static void
walk_cb (const char *entry,
         const char *state_digest,
         gpointer    data)
{
  Description *description = data;
  MusterHash state;

  description->is_sound &= muster_hash_from_hex (&state, state_digest);
  if (!description->is_sound)
    return;

  if (entry == NULL)
    description->draft->state = state;
  else
    muster_ledger_draft_add (description->draft, entry, &state);
}

gboolean
muster_ledger_replay_describe (MusterLedger            *ledger,
                               const MusterLedgerKind  *kind,
                               MusterLedgerDraft       *draft,
                               GError                 **error)
{
  Description description = { draft, TRUE };

  muster_ledger_draft_init (draft, kind);
  kind->draft (ledger, draft);
  if (!muster_ledger_walk (ledger, walk_cb, &description, NULL, error))
    return FALSE;

  muster_ledger_summarize (ledger, &draft->summary);
  if (!description.is_sound)
    g_set_error_literal (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_FAILED,
                         _("A state of this log has no digest."));

  return description.is_sound;
}
