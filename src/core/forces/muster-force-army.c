/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/forces/muster-force-army.h"

#include "core/forces/muster-force-levy.h"
#include "core/forces/muster-force-record.h"
#include "core/forces/muster-force-text.h"
#include "core/muster-i18n.h"

gboolean
muster_force_can_roll_army (MusterForce *force,
                            guint        n_units)
{
  const MusterArmyRules *army;

  g_return_val_if_fail (MUSTER_IS_FORCE (force), FALSE);

  army = muster_ruleset_get_army_rules (muster_force_get_ruleset (force));
  return army != NULL && n_units >= 1 && n_units <= army->max_units &&
         muster_force_get_n_units (force) + n_units <= MUSTER_FORCE_MAX_UNITS;
}

static gboolean
has_name (MusterForce *force,
          const char  *name)
{
  for (guint i = 0; i < muster_force_get_n_units (force); i++)
    if (g_str_equal (muster_force_unit_get_name (muster_force_get_unit (force, i)), name))
      return TRUE;
  return FALSE;
}

/* "Infantry 2": the type with the lowest number that gives a name no other unit has. */
static char *
dup_name (MusterForce          *force,
          const MusterUnitType *type)
{
  guint number = 1;
  char *name;

  for (guint i = 0; i < muster_force_get_n_units (force); i++)
    number += muster_force_unit_get_unit_type (muster_force_get_unit (force, i)) == type;
  name = g_strdup_printf ("%s %u", muster_force_text_show (type->name), number);
  while (has_name (force, name))
    {
      g_free (name);
      name = g_strdup_printf ("%s %u", muster_force_text_show (type->name), ++number);
    }
  return name;
}

static void
rate (MusterForce     *force,
      MusterForceUnit *unit,
      int              rating)
{
  gboolean again = muster_force_has_rolled (force, unit);

  muster_leader_set_leadership (muster_force_unit_get_leader (unit), rating);
  muster_force_record_leader (force, unit,
                              again ? MUSTER_FORCE_EVENT_REROLLED : MUSTER_FORCE_EVENT_ROLLED, NULL, NULL);
}

/**
 * muster_force_roll_army:
 * @wish: the army to roll for, within what muster_force_can_roll_army() allows
 * @optional_rules: (nullable): ids of those that are on; %NULL: those of the force
 * @tape: the rolls made so far
 * @outcome: (inout): an initialised outcome
 */
void
muster_force_roll_army (MusterForce          *force,
                        const MusterArmyWish *wish,
                        const char *const    *optional_rules,
                        MusterTape           *tape,
                        MusterOutcome        *outcome)
{
  g_autoptr (MusterForceLevy) levy = NULL;
  g_autofree MusterArmyRoll *rolls = NULL;
  g_autofree int *ratings = NULL;
  guint n_units;

  g_return_if_fail (muster_force_can_roll_army (force, wish->n_units));

  levy = muster_force_levy_new (muster_force_get_whole (force), optional_rules);
  n_units = muster_force_levy_get (levy)->n_units;
  rolls = g_new0 (MusterArmyRoll, wish->n_units);
  ratings = g_new0 (int, n_units + 1);
  muster_ruleset_roll_army (muster_force_get_ruleset (force), muster_force_levy_get (levy), wish, tape,
                            outcome, rolls, ratings);
  if (outcome->kind != MUSTER_OUTCOME_DONE)
    return;

  muster_force_begin_group (force, _("Roll for an army"));
  for (guint i = 0; i < n_units; i++)
    if (ratings[i] > 0)
      rate (force, muster_force_levy_get_unit (levy, (int) i), ratings[i]);
  for (guint i = 0; i < wish->n_units; i++)
    {
      g_autofree char *id = muster_force_dup_unused_id (force);
      g_autofree char *name = dup_name (force, rolls[i].type);
      g_autoptr (MusterForceUnit) unit =
        muster_force_unit_new (muster_force_get_catalog (force), id, rolls[i].type->id);

      muster_force_unit_set_name (unit, name);
      for (guint j = 0; j < rolls[i].n_options; j++)
        muster_force_unit_add_option (unit, rolls[i].options[j]->id);
      muster_force_append (force, unit);
    }
  muster_force_end_group (force);
}
