/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/ledger/muster-ledger-replay.h"

#include "core/muster-i18n.h"

#include <string.h>

/* The rules run before a transaction begins or after it has ended, never within. */

static gboolean
load_entry (const MusterLedgerChain  *chain,
            guint                     index,
            MusterChronicle          *chronicle,
            GError                  **error)
{
  g_autofree char *origin = g_strdup_printf ("log[%u]", index);

  return muster_chronicle_load_entry (chronicle, chain->fold.entries->pdata[index], origin, error);
}

static gboolean
load_log (const MusterLedgerChain  *chain,
          MusterChronicle          *chronicle,
          const MusterProgress     *progress,
          GError                  **error)
{
  guint n_entries = chain->fold.entries->len;

  for (guint i = 0; i < n_entries; i++)
    {
      g_autoptr (GError) problem = NULL;

      if (!muster_progress_step (progress, i, n_entries, error))
        return FALSE;
      if (load_entry (chain, i, chronicle, &problem))
        continue;

      /* What was taken back and can no longer be given again is no reason to refuse the rest. */
      if (i >= chain->fold.n_counting)
        return TRUE;

      g_propagate_prefixed_error (error, g_steal_pointer (&problem), "%s: ", chain->header.title);
      return FALSE;
    }

  return TRUE;
}

MusterChronicle *
muster_ledger_replay (const MusterLedgerChain  *chain,
                      MusterLibrary            *library,
                      const MusterProgress     *progress,
                      GError                  **error)
{
  g_autoptr (MusterChronicle) chronicle = chain->header.kind->begin (chain, library, error);

  if (chronicle == NULL || !load_log (chain, chronicle, progress, error))
    return NULL;

  muster_chronicle_load_length (chronicle, chain->fold.n_counting);
  muster_chronicle_finish_loading (chronicle);

  return g_steal_pointer (&chronicle);
}

gboolean
muster_ledger_replay_verify (const MusterLedgerChain  *chain,
                             MusterLibrary            *library,
                             GError                  **error)
{
  g_autoptr (MusterChronicle) chronicle = muster_ledger_replay (chain, library, NULL, error);

  return chronicle != NULL && muster_ledger_replay_compare (chain, chronicle, error);
}

gboolean
muster_ledger_replay_compare (const MusterLedgerChain  *chain,
                              MusterChronicle          *chronicle,
                              GError                  **error)
{
  g_autofree char *digest = muster_chronicle_dup_state_digest (chronicle);
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
muster_ledger_replay_describe (MusterChronicle         *chronicle,
                               const MusterLedgerKind  *kind,
                               MusterLedgerDraft       *draft,
                               GError                 **error)
{
  MusterLedger *ledger = muster_chronicle_get_ledger (chronicle);
  Description description = { draft, TRUE };

  muster_ledger_draft_init (draft, kind);
  kind->draft (chronicle, draft);
  if (!muster_ledger_walk (ledger, walk_cb, &description, NULL, error))
    return FALSE;

  muster_ledger_summarize (ledger, &draft->summary);
  if (!description.is_sound)
    g_set_error_literal (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_FAILED,
                         _("A state of this log has no digest."));

  return description.is_sound;
}
