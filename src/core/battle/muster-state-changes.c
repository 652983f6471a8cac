/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-state-changes.h"

#include <string.h>

#include "core/muster-i18n.h"

static int
find_unit (const MusterState *state,
           const char        *id)
{
  for (int i = 0; i < state->n_units; i++)
    if (strcmp (state->units[i].def->id, id) == 0)
      return i;
  return -1;
}

static void
list_unit (GPtrArray             *changes,
           const MusterRules     *rules,
           const MusterUnitState *before,
           const MusterUnitState *after)
{
  if (before->fate != after->fate)
    /* Translators: a unit, and what became of it: "Lancers: destroyed instead of in play." */
    g_ptr_array_add (changes, g_strdup_printf (_("%s: %s instead of %s."), after->def->name,
                                               _(rules->fates[after->fate].label),
                                               _(rules->fates[before->fate].label)));
  if (before->strength != after->strength)
    /* Translators: a unit, and its figures. */
    g_ptr_array_add (changes, g_strdup_printf (_("%s: strength %d instead of %d."), after->def->name,
                                               after->strength, before->strength));
  if (before->leader != after->leader)
    /* Translators: a unit, and how its leader is. */
    g_ptr_array_add (changes, g_strdup_printf (_("%s: leader %s instead of %s."), after->def->name,
                                               _(rules->leader_statuses[after->leader].label),
                                               _(rules->leader_statuses[before->leader].label)));

  for (guint i = 0; rules->markers != NULL && rules->markers[i].id != NULL; i++)
    if (before->markers[i] != after->markers[i] && !rules->markers[i].is_secret)
      /* Translators: a unit, a marker and its number. */
      g_ptr_array_add (changes, g_strdup_printf (_("%s: %s %d instead of %d."), after->def->name,
                                                 _(rules->markers[i].label), after->markers[i],
                                                 before->markers[i]));
}

GPtrArray *
muster_state_list_changes (const MusterSetup *setup,
                           const MusterState *before,
                           const MusterState *after)
{
  const MusterRules *rules = muster_ruleset_get_rules (setup->ruleset);
  GPtrArray *changes = g_ptr_array_new_with_free_func (g_free);

  if (before->turn != after->turn)
    g_ptr_array_add (changes, g_strdup_printf (_("It is turn %d instead of %d."), after->turn, before->turn));
  if (before->over != after->over)
    g_ptr_array_add (changes, g_strdup (after->over ? _("The battle is over.") : _("The battle goes on.")));

  for (guint i = 0; i < setup->n_sides; i++)
    {
      int had = muster_ruleset_get_score (setup, before, (int) i);
      int has = muster_ruleset_get_score (setup, after, (int) i);

      if (had != has)
        /* Translators: a side, and its points. */
        g_ptr_array_add (changes, g_strdup_printf (_("%s: score %d instead of %d."), setup->sides[i].name,
                                                   has, had));
    }

  for (int i = 0; i < after->n_units; i++)
    {
      int was = find_unit (before, after->units[i].def->id);

      if (was >= 0)
        list_unit (changes, rules, &before->units[was], &after->units[i]);
      else
        g_ptr_array_add (changes, g_strdup_printf (_("%s is there."), after->units[i].def->name));
    }
  for (int i = 0; i < before->n_units; i++)
    if (find_unit (after, before->units[i].def->id) < 0)
      g_ptr_array_add (changes, g_strdup_printf (_("%s is not there."), before->units[i].def->name));
  return changes;
}
