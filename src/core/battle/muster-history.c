/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-history.h"

#include "core/battle/muster-log-entry-private.h"

struct _MusterHistory
{
  MusterSetup *setup;
  GPtrArray *entries;
  GPtrArray *kept; /* MusterState, number i after i * MUSTER_HISTORY_STRIDE entries */
  MusterRoster *roster;
  MusterOutcome scratch;
};

static void
free_state (gpointer data)
{
  MusterState *state = data;

  muster_state_clear (state);
  g_free (state);
}

static void
keep (MusterHistory     *self,
      const MusterState *state)
{
  MusterState *copy = g_new (MusterState, 1);

  muster_state_init (copy);
  muster_state_assign (copy, state);
  g_ptr_array_add (self->kept, copy);
}

MusterHistory *
muster_history_new (MusterSetup *setup)
{
  MusterHistory *self = g_new0 (MusterHistory, 1);
  g_auto(MusterState) first = { 0 };

  self->setup = muster_setup_ref (setup);
  self->entries = g_ptr_array_new_with_free_func (g_object_unref);
  self->kept = g_ptr_array_new_with_free_func (free_state);
  muster_outcome_init (&self->scratch);

  muster_state_init (&first);
  muster_ruleset_begin (setup, &first);
  keep (self, &first);
  self->roster = muster_state_share_roster (&first, NULL);
  return self;
}

void
muster_history_free (MusterHistory *self)
{
  muster_outcome_clear (&self->scratch);
  g_ptr_array_unref (self->roster);
  g_ptr_array_unref (self->kept);
  g_ptr_array_unref (self->entries);
  muster_setup_unref (self->setup);
  g_free (self);
}

guint
muster_history_get_length (const MusterHistory *self)
{
  return self->entries->len;
}

/**
 * muster_history_get_entry:
 *
 * Returns: (transfer none): an entry
 */
MusterLogEntry *
muster_history_get_entry (const MusterHistory *self,
                          guint                index)
{
  return g_ptr_array_index (self->entries, index);
}

void
muster_history_cut (MusterHistory *self,
                    guint          length)
{
  g_return_if_fail (length <= self->entries->len);

  g_ptr_array_set_size (self->entries, (int) length);
  g_ptr_array_set_size (self->kept, (int) (length / MUSTER_HISTORY_STRIDE) + 1);
}

void
muster_history_add (MusterHistory       *self,
                    MusterLogEntry      *entry,
                    int                  turn,
                    const MusterOutcome *outcome)
{
  MusterRoster *roster = muster_state_share_roster (&outcome->state, self->roster);

  g_ptr_array_unref (self->roster);
  self->roster = roster;
  muster_log_entry_set_outcome (entry, self->entries->len, turn, outcome, roster);
  g_ptr_array_add (self->entries, g_object_ref (entry));

  if (self->entries->len % MUSTER_HISTORY_STRIDE == 0)
    keep (self, &outcome->state);
}

static void
swap_outcomes (MusterOutcome *a,
               MusterOutcome *b)
{
  MusterOutcome held = *a;

  *a = *b;
  *b = held;
}

gboolean
muster_history_recall (MusterHistory *self,
                       guint          length,
                       MusterOutcome *outcome)
{
  guint start = length > 0 ? (length - 1) / MUSTER_HISTORY_STRIDE : 0;

  g_return_val_if_fail (length <= self->entries->len, FALSE);

  muster_outcome_reset (outcome);
  muster_state_assign (&outcome->state, g_ptr_array_index (self->kept, start));

  for (guint i = start * MUSTER_HISTORY_STRIDE; i < length; i++)
    {
      MusterLogEntry *entry = g_ptr_array_index (self->entries, i);

      /* The last outcome's state is what the next order is given in. */
      swap_outcomes (outcome, &self->scratch);
      muster_ruleset_resolve (self->setup, &self->scratch.state, muster_log_entry_get_order (entry),
                              (MusterTape *) muster_log_entry_get_tape (entry), outcome);
      g_return_val_if_fail (outcome->kind == MUSTER_OUTCOME_DONE, FALSE);
    }
  return length > 0;
}
