/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-battle-agreement.h"

#include <string.h>

#include "core/battle/muster-battle-despatch.h"
#include "core/muster-core-error.h"
#include "core/muster-i18n.h"
#include "core/muster-json.h"

static gboolean
refuse (GError     **error,
        const char  *why)
{
  g_set_error_literal (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_REFUSED, why);
  return FALSE;
}

/* @proposal: (transfer full) (nullable) */
static gboolean
keep (MusterBattle          *battle,
      gboolean               agreed,
      MusterBattleProposal  *proposal,
      GError               **error)
{
  g_auto (MusterBattleDetails) details = { 0 };

  muster_battle_details_copy (&details, muster_battle_get_details (battle));
  g_clear_pointer (&details.proposal, muster_battle_proposal_free);
  details.is_agreed = agreed;
  details.proposal = proposal;
  return muster_battle_set_details (battle, &details, error);
}

gboolean
muster_battle_get_agreed (MusterBattle *battle)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE (battle), FALSE);

  return muster_battle_get_details (battle)->is_agreed;
}

const MusterBattleProposal *
muster_battle_get_proposal (MusterBattle *battle)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE (battle), NULL);

  return muster_battle_get_details (battle)->proposal;
}

/* Otherwise whoever proposes could switch the question off instead of waiting for the answer. */
static gboolean
check_none_waits (MusterBattle  *battle,
                  GError       **error)
{
  return muster_battle_get_proposal (battle) == NULL ||
         refuse (error, _("A correction waits for the other player: agree to it or decline it first."));
}

gboolean
muster_battle_set_agreed (MusterBattle  *battle,
                          gboolean       agreed,
                          GError       **error)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE (battle), FALSE);

  return muster_battle_get_agreed (battle) == agreed ||
         (check_none_waits (battle, error) && keep (battle, agreed, NULL, error));
}

gboolean
muster_battle_propose (MusterBattle                  *battle,
                       const MusterBattleCorrection  *correction,
                       guint                          side,
                       GError                       **error)
{
  MusterSetup *setup;
  MusterBattleProposal *proposal;

  g_return_val_if_fail (MUSTER_IS_BATTLE (battle), FALSE);

  setup = muster_battle_get_setup (battle);
  g_return_val_if_fail (side < setup->n_sides, FALSE);

  if (!muster_battle_get_agreed (battle))
    return refuse (error, _("In this battle nobody needs to agree to a correction: make it."));
  if (!check_none_waits (battle, error))
    return FALSE;

  proposal = g_new0 (MusterBattleProposal, 1);
  proposal->side = g_strdup (setup->sides[side].id);
  proposal->index = muster_battle_correction_get_index (correction);
  proposal->digest = muster_battle_dup_digest_of (battle, proposal->index + 1);
  proposal->entry = muster_battle_correction_dup_entry (correction);
  return keep (battle, TRUE, proposal, error);
}

static gboolean
fits (MusterBattle               *battle,
      const MusterBattleProposal *proposal)
{
  g_autofree char *digest = NULL;

  if (proposal->index >= muster_ledger_get_length (battle))
    return FALSE;
  digest = muster_battle_dup_digest_of (battle, proposal->index + 1);
  return strcmp (digest, proposal->digest) == 0;
}

static const char *
get_side_name (MusterBattle *battle,
               const char   *id)
{
  MusterSetup *setup = muster_battle_get_setup (battle);

  for (guint i = 0; i < setup->n_sides; i++)
    if (g_str_equal (setup->sides[i].id, id) && setup->sides[i].name != NULL)
      return setup->sides[i].name;
  return id;
}

char *
muster_battle_dup_proposal_words (MusterBattle *battle)
{
  const MusterBattleProposal *proposal = muster_battle_get_proposal (battle);
  g_autofree char *title = NULL;
  const char *side;

  if (proposal == NULL)
    return NULL;
  side = get_side_name (battle, proposal->side);
  if (!fits (battle, proposal))
    /* Translators: a side, and a line of the log. */
    return g_strdup_printf (_("%s would correct line %u, but the log has changed since"), side,
                            proposal->index + 1);
  title = muster_log_entry_dup_title (muster_ledger_get_entry (battle, proposal->index));
  return g_strdup_printf (proposal->entry != NULL
                            /* Translators: a side, a line of the log, and the order in it. */
                            ? _("%s would change line %u, “%s”")
                            /* Translators: a side, a line of the log, and the order in it. */
                            : _("%s would take out line %u, “%s”"),
                          side, proposal->index + 1, title);
}

MusterBattleCorrection *
muster_battle_look_at_proposal (MusterBattle  *battle,
                                GError       **error)
{
  const MusterBattleProposal *proposal = muster_battle_get_proposal (battle);
  g_autoptr (MusterJson) json = NULL;
  g_autoptr (GError) problem = NULL;
  MusterBattleCorrection *correction;
  MusterSpot spot;

  if (proposal == NULL || !fits (battle, proposal))
    {
      refuse (error, proposal == NULL ? _("No correction waits for the other player.")
                                      : _("The log has changed since the correction was proposed."));
      return NULL;
    }
  if (proposal->entry == NULL)
    return muster_battle_correct (battle, proposal->index, NULL, NULL, error);

  json = muster_json_read (proposal->entry, strlen (proposal->entry), "proposal", error);
  if (json == NULL)
    return NULL;
  muster_spot_init (&spot, json, "proposal", &problem);
  correction = muster_battle_correct_as_written (battle, proposal->index, &spot);
  if (correction == NULL)
    g_propagate_error (error, g_steal_pointer (&problem));
  return correction;
}

/* The proposal is forgotten after the log is corrected. Should the program end in between, it no longer fits
 * the log. */
gboolean
muster_battle_agree (MusterBattle  *battle,
                     GError       **error)
{
  g_autoptr (MusterBattleCorrection) correction = muster_battle_look_at_proposal (battle, error);

  return correction != NULL && muster_battle_correction_apply (correction, error) &&
         keep (battle, TRUE, NULL, error);
}

gboolean
muster_battle_decline (MusterBattle  *battle,
                       GError       **error)
{
  if (muster_battle_get_proposal (battle) == NULL)
    return refuse (error, _("No correction waits for the other player."));
  return keep (battle, TRUE, NULL, error);
}
