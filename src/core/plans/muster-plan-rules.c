/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/plans/muster-battle-plan-private.h"

/* The optional rules of the battle: a bit for each, in the order of the catalog, and their ids. */

static guint64
get_bit (const MusterOptionalRule *rule)
{
  return G_GUINT64_CONSTANT (1) << rule->index;
}

/* Repeats until nothing changes, because a rule may need one that needs another. */
static guint64
follow_needs (MusterCatalog *catalog,
              guint64        rules,
              gboolean       on)
{
  GPtrArray *list = muster_catalog_get_optional_rules (catalog);
  guint64 before;

  do
    {
      before = rules;
      for (guint i = 0; i < list->len; i++)
        {
          const MusterOptionalRule *rule = list->pdata[i];
          const MusterOptionalRule *needed =
            rule->needs != NULL ? muster_catalog_find_optional_rule (catalog, rule->needs) : NULL;

          if (needed == NULL || !(rules & get_bit (rule)) || (rules & get_bit (needed)))
            continue;
          if (on)
            rules |= get_bit (needed);
          else
            rules &= ~get_bit (rule);
        }
    }
  while (rules != before);

  return rules;
}

void
muster_battle_plan_list_rules (MusterBattlePlan *self)
{
  GPtrArray *rules = muster_catalog_get_optional_rules (muster_battle_plan_get_catalog (self));
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; i < rules->len; i++)
    if (self->optional_rules >> i & 1)
      g_strv_builder_add (builder, ((const MusterOptionalRule *) rules->pdata[i])->id);
  g_strfreev (self->rule_ids);
  self->rule_ids = g_strv_builder_end (builder);
}

void
muster_battle_plan_restore_rules (MusterBattlePlan *self)
{
  MusterCatalog *catalog = muster_battle_plan_get_catalog (self);

  self->optional_rules = 0;
  for (guint i = 0; self->rule_ids[i] != NULL; i++)
    {
      const MusterOptionalRule *rule = muster_catalog_find_optional_rule (catalog, self->rule_ids[i]);

      if (rule != NULL)
        self->optional_rules |= get_bit (rule);
    }
  self->optional_rules = follow_needs (catalog, self->optional_rules, FALSE);
  muster_battle_plan_list_rules (self);
}

const char *const *
muster_battle_plan_get_optional_rules (MusterBattlePlan *self)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_PLAN (self), NULL);

  return (const char *const *) self->rule_ids;
}

gboolean
muster_battle_plan_has_rule (MusterBattlePlan *self,
                             const char       *rule_id)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_PLAN (self), FALSE);

  return g_strv_contains ((const char *const *) self->rule_ids, rule_id);
}

void
muster_battle_plan_set_rule (MusterBattlePlan *self,
                             const char       *rule_id,
                             gboolean          on)
{
  MusterCatalog *catalog;
  const MusterOptionalRule *rule;
  guint64 rules;

  g_return_if_fail (MUSTER_IS_BATTLE_PLAN (self));

  catalog = muster_ruleset_get_catalog (self->ruleset);
  rule = muster_catalog_find_optional_rule (catalog, rule_id);
  if (rule == NULL)
    return;

  rules = on ? self->optional_rules | get_bit (rule) : self->optional_rules & ~get_bit (rule);
  rules = follow_needs (catalog, rules, on);
  if (rules == self->optional_rules)
    return;

  self->optional_rules = rules;
  muster_battle_plan_list_rules (self);
  muster_battle_plan_emit_changed (self);
}
