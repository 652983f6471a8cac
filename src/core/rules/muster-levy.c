/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/muster-levy.h"

#include <string.h>

#include "core/rules/muster-rules.h"

gboolean
muster_levy_has_rule (const MusterLevy *self,
                      const char       *optional_rule)
{
  return self->optional_rules != NULL && g_strv_contains (self->optional_rules, optional_rule);
}

/**
 * muster_levy_get_budget:
 *
 * Returns: its own budget, else the ruleset's usual one; 0 if it has none
 */
int
muster_levy_get_budget (const MusterLevy *self)
{
  return self->budget > 0 ? self->budget : muster_catalog_get_figure (self->catalog, "budget", 0);
}

int
muster_levy_get_cost (const MusterLevy  *self,
                      const MusterRules *rules,
                      guint              unit)
{
  g_return_val_if_fail (unit < self->n_units, 0);

  if (rules->levy != NULL && rules->levy->get_cost != NULL)
    return rules->levy->get_cost (self, &self->units[unit]);
  return muster_levy_unit_get_cost (&self->units[unit]);
}

int
muster_levy_get_points (const MusterLevy  *self,
                        const MusterRules *rules)
{
  int points = 0;

  for (guint i = 0; i < self->n_units; i++)
    points += muster_levy_get_cost (self, rules, i);
  return points;
}

/**
 * muster_levy_unit_get_cost:
 *
 * Returns: what type and options cost, whatever the optional rules
 */
int
muster_levy_unit_get_cost (const MusterLevyUnit *self)
{
  int cost = muster_unit_type_get_cost (self->type, self->options, self->n_options);

  if (self->free_option != NULL && muster_levy_unit_has_option (self, self->free_option))
    cost -= muster_unit_type_find_option (self->type, self->free_option->id)->cost;
  return cost;
}

const char *
muster_levy_unit_get_kind (const MusterLevyUnit *self,
                           const MusterRules    *rules)
{
  if (rules->levy != NULL && rules->levy->get_kind != NULL)
    return rules->levy->get_kind (self);
  return self->type->kind;
}

void
muster_levy_unit_get_profile (const MusterLevyUnit *self,
                              MusterProfile        *profile)
{
  muster_unit_type_get_profile (self->type, self->options, self->n_options, self->trait, profile);
}

gboolean
muster_levy_unit_has_option (const MusterLevyUnit *self,
                             const MusterOption   *option)
{
  for (guint i = 0; i < self->n_options; i++)
    if (self->options[i] == option)
      return TRUE;
  return FALSE;
}

/**
 * muster_levy_unit_add_option:
 *
 * Returns: (transfer container): the options of @after
 */
const MusterOption **
muster_levy_unit_add_option (const MusterLevyUnit *self,
                             const MusterOption   *option,
                             MusterLevyUnit       *after)
{
  const MusterOption **options = g_new (const MusterOption *, self->n_options + 1);

  *after = *self;
  after->n_options = 0;
  for (guint i = 0; i < self->n_options; i++)
    if (self->options[i] != option &&
        (option->group == NULL || g_strcmp0 (self->options[i]->group, option->group) != 0))
      options[after->n_options++] = self->options[i];
  options[after->n_options++] = option;
  after->options = options;
  return options;
}

void
muster_levy_tokens_add (GArray                *tokens,
                        const MusterLevyToken *list,
                        guint                  n_list)
{
  g_return_if_fail (tokens != NULL && list != NULL);

  for (guint i = 0; i < n_list; i++)
    {
      if (list[i].n > 0)
        g_array_append_vals (tokens, &list[i], 1);
    }
}

void
muster_remark_add (GArray             *remarks,
                   const char         *code,
                   MusterSeverity      severity,
                   int                 unit,
                   const MusterPhrase *phrase,
                   const gint32       *args)
{
  MusterRemark remark = { .code = code, .severity = severity, .unit = unit };

  remark.line.phrase = phrase;
  memcpy (remark.line.args, args, sizeof remark.line.args);
  g_array_append_val (remarks, remark);
}
