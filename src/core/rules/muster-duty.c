/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/muster-duty.h"

#include "core/muster-i18n.h"
#include "core/rules/muster-ruleset.h"

static const MusterPhrase NO_ORDER_YET =
  { NULL, N_("{u0} has no order yet") };

static gboolean
is_named (GArray *duties,
          int     unit)
{
  for (guint i = 0; i < duties->len; i++)
    if (g_array_index (duties, MusterDuty, i).unit == unit)
      return TRUE;
  return FALSE;
}

static int
compare (gconstpointer a,
         gconstpointer b)
{
  return (int) ((const MusterDuty *) a)->when - (int) ((const MusterDuty *) b)->when;
}

/**
 * muster_duty_list:
 *
 * Asks the rules what is to be done, and adds the units of the active side that have no order yet. There is
 * nothing to do once a battle is over.
 *
 * Returns: (transfer full) (element-type MusterDuty): the duties
 */
GArray *
muster_duty_list (const MusterSetup *setup,
                  const MusterState *state)
{
  const MusterRules *rules = muster_ruleset_get_rules (setup->ruleset);
  GArray *duties = g_array_new (FALSE, FALSE, sizeof (MusterDuty));

  if (state->over)
    return duties;

  if (rules->list_duties != NULL)
    rules->list_duties (setup, state, duties);
  for (int i = 0; !rules->duties_are_complete && i < state->n_units; i++)
    if (state->units[i].def->side == state->active_side && !state->units[i].acted &&
        muster_state_is_in_play (state, i) && !is_named (duties, i))
      muster_duty_add (duties, MUSTER_DUTY_MAY, i, -1, &NO_ORDER_YET);

  /* Stable: g_array_sort() keeps the order of what is equally pressing. */
  g_array_sort (duties, compare);
  return duties;
}

/* @phrase: its first place is the unit */
void
muster_duty_add (GArray             *duties,
                 MusterDutyTime      when,
                 int                 unit,
                 int                 verb,
                 const MusterPhrase *phrase)
{
  MusterDuty duty = {
    .when = when,
    .unit = (gint16) unit,
    .verb = (gint16) verb,
    .line = { .phrase = phrase, .args = { unit } },
  };

  g_array_append_val (duties, duty);
}
