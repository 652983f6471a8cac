/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-battle-private.h"

#include "core/battle/muster-entry-codec.h"
#include "core/battle/muster-state-description.h"
#include "core/muster-core-error.h"
#include "core/muster-json.h"

/* Orders that are given, taken back and given again. The journal has each of them before anybody is
 * told. */

static void
swap_outcomes (MusterOutcome *a,
               MusterOutcome *b)
{
  MusterOutcome held = *a;

  *a = *b;
  *b = held;
}

static void
set_outcome_error (MusterBattle        *self,
                   const MusterOrder   *order,
                   const MusterTape    *tape,
                   const MusterOutcome *outcome,
                   gboolean             translated,
                   GError             **error)
{
  MusterLineContext context = {
    .setup = self->setup,
    .state = &self->present.state,
    .order = order,
    .tape = tape,
    .translated = translated,
  };
  const MusterRules *rules = muster_ruleset_get_rules (self->setup->ruleset);
  g_autofree char *reason = NULL;

  if (outcome->kind == MUSTER_OUTCOME_NEEDS)
    {
      g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_NEEDS_ROLL,
                   "the order “%s” needs a roll for “%s”", order->spec->id,
                   rules->purposes[outcome->request.purpose].id);
      return;
    }

  reason = muster_line_to_string (&outcome->reason, &context);
  if (outcome->kind == MUSTER_OUTCOME_BAD_ROLL)
    g_set_error_literal (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_INVALID, reason);
  else
    g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_REFUSED,
                 "the order “%s” is refused: %s", order->spec->id, reason);
}

static gboolean
write_down (MusterBattle       *self,
            const MusterOrder  *order,
            const MusterTape   *tape,
            GError            **error)
{
  g_autoptr(GPtrArray) roster = NULL;
  g_autoptr(JsonNode) node = NULL;
  g_autofree char *text = NULL;
  g_autofree char *digest = NULL;

  if (self->journal == NULL)
    return TRUE;

  roster = muster_state_share_roster (&self->trial.state, NULL);
  node = muster_entry_write (self->setup, roster, order, tape);
  text = muster_json_print (node, FALSE);
  digest = muster_state_dup_digest (self->setup, &self->trial.state);
  return muster_journal_append (self->journal, self->length, text, digest, error);
}

gboolean
muster_battle_try_whole (MusterBattle       *self,
                         const MusterOrder  *order,
                         MusterTape         *tape,
                         gboolean            translated,
                         GError            **error)
{
  muster_ruleset_resolve (self->setup, &self->present.state, order, tape, &self->trial);
  if (self->trial.kind == MUSTER_OUTCOME_DONE)
    return TRUE;

  set_outcome_error (self, order, tape, &self->trial, translated, error);
  return FALSE;
}

void
muster_battle_add_trial (MusterBattle   *self,
                         MusterLogEntry *entry)
{
  int turn = self->present.state.turn;

  muster_history_cut (self->history, self->length);
  muster_history_add (self->history, entry, turn, &self->trial);
  swap_outcomes (&self->present, &self->trial);
  self->position = ++self->length;
}

/**
 * muster_battle_set_details:
 *
 * Returns: whether they are kept; if not, the battle is what it was
 */
gboolean
muster_battle_set_details (MusterBattle               *self,
                           const MusterBattleDetails  *details,
                           GError                    **error)
{
  g_autofree char *json = muster_battle_details_to_json (details);

  if (self->journal != NULL && !muster_journal_keep (self->journal, json, error))
    return FALSE;

  muster_battle_details_copy (&self->details, details);
  return TRUE;
}

/**
 * muster_battle_try:
 * @outcome: (inout): what would come of @order in the present state
 */
void
muster_battle_try (MusterBattle      *self,
                   const MusterOrder *order,
                   MusterTape        *tape,
                   MusterOutcome     *outcome)
{
  muster_ruleset_resolve (self->setup, &self->present.state, order, tape, outcome);
}

/**
 * muster_battle_record:
 *
 * Gives @order in the present. It is part of the battle, and shown, only once the journal has it.
 *
 * Returns: whether it was carried out; if not, the battle is what it was
 */
gboolean
muster_battle_record (MusterBattle       *self,
                      const MusterOrder  *order,
                      MusterTape         *tape,
                      GError            **error)
{
  g_autoptr(MusterLogEntry) entry = NULL;

  if (!muster_battle_try_whole (self, order, tape, TRUE, error) || !write_down (self, order, tape, error))
    return FALSE;

  entry = muster_log_entry_new (self->setup, order, tape);
  muster_battle_add_trial (self, entry);
  muster_battle_announce (self);
  return TRUE;
}

/**
 * muster_battle_seek:
 * @length: at most the number of entries
 *
 * Takes orders back, or gives them again.
 *
 * Returns: whether it was done; if not, the battle is what it was
 */
gboolean
muster_battle_seek (MusterBattle  *self,
                    guint          length,
                    GError       **error)
{
  g_return_val_if_fail (length <= muster_battle_get_n_entries (self), FALSE);

  muster_history_recall (self->history, length, &self->trial);
  if (self->journal != NULL)
    {
      g_autofree char *digest = muster_state_dup_digest (self->setup, &self->trial.state);

      if (!muster_journal_seek (self->journal, length, digest, error))
        return FALSE;
    }

  swap_outcomes (&self->present, &self->trial);
  self->length = self->position = length;
  muster_battle_announce (self);
  return TRUE;
}

/**
 * muster_battle_look:
 * @position: a number of entries that count
 *
 * Shows the state after @position entries. The battle itself does not change; an order is still
 * given in the present.
 *
 * Returns: whether there is such a state
 */
gboolean
muster_battle_look (MusterBattle *self,
                    guint         position)
{
  if (position > self->length)
    return FALSE;

  if (position < self->length)
    muster_history_recall (self->history, position, &self->shown);
  self->position = position;
  muster_battle_announce (self);
  return TRUE;
}
