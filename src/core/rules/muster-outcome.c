/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/muster-outcome.h"

#include <string.h>

gboolean
muster_request_has_same_dice (const MusterRequest *self,
                              const MusterRequest *other)
{
  return self->purpose == other->purpose && self->n == other->n && self->unit == other->unit &&
         self->sides == other->sides && self->target == other->target;
}

void
muster_outcome_init (MusterOutcome *outcome)
{
  memset (outcome, 0, sizeof *outcome);
  muster_state_init (&outcome->state);
  outcome->bad_roll = -1;
  outcome->steps = g_array_new (FALSE, FALSE, sizeof (MusterLine));
  outcome->prompts = g_array_new (FALSE, FALSE, sizeof (MusterLine));
  outcome->facts = g_array_new (FALSE, FALSE, sizeof (MusterFact));
  outcome->incidents = g_array_new (FALSE, FALSE, sizeof (MusterIncident));
  outcome->trials = g_array_new (FALSE, FALSE, sizeof (MusterTrial));
  outcome->throwers = g_array_new (FALSE, FALSE, sizeof (gint16));
}

void
muster_outcome_clear (MusterOutcome *outcome)
{
  muster_state_clear (&outcome->state);
  g_clear_error (&outcome->problem);
  g_clear_pointer (&outcome->steps, g_array_unref);
  g_clear_pointer (&outcome->prompts, g_array_unref);
  g_clear_pointer (&outcome->facts, g_array_unref);
  g_clear_pointer (&outcome->incidents, g_array_unref);
  g_clear_pointer (&outcome->trials, g_array_unref);
  g_clear_pointer (&outcome->throwers, g_array_unref);
}

/**
 * muster_outcome_reset:
 *
 * Empties @outcome for another order. What it has allocated stays, and so does whether it is quiet. The
 * arrays have nothing to clear and no end to mark, so that their length is all there is to do.
 */
void
muster_outcome_reset (MusterOutcome *outcome)
{
  outcome->kind = MUSTER_OUTCOME_DONE;
  outcome->bad_roll = -1;
  outcome->passed = TRUE;
  outcome->hits = 0;
  g_clear_error (&outcome->problem);
  outcome->n_faces = 0;
  outcome->steps->len = 0;
  outcome->prompts->len = 0;
  outcome->facts->len = 0;
  outcome->incidents->len = 0;
  outcome->trials->len = 0;
  outcome->throwers->len = 0;
}

/**
 * muster_outcome_get_fact:
 * @unit: index of a unit, or -1 for a fact that is not about one
 *
 * Returns: the number recorded under @member, or 0
 */
int
muster_outcome_get_fact (const MusterOutcome *outcome,
                         const char          *member,
                         int                  unit)
{
  for (guint i = 0; i < outcome->facts->len; i++)
    {
      const MusterFact *fact = &g_array_index (outcome->facts, MusterFact, i);

      if (fact->unit == unit && strcmp (fact->member, member) == 0)
        return fact->number;
    }
  return 0;
}
