/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/setup/muster-campaign-offer.h"

#include "core/muster-i18n.h"

/* Asks the rules whether a unit may have an option. The rules see the force as a levy in which
 * costs do not matter. */

static gboolean
is_replaced (const MusterOption  *fallback,
             const MusterOption **options,
             guint                n_options)
{
  for (guint i = 0; i < n_options; i++)
    if (options[i] == fallback || g_strcmp0 (options[i]->group, fallback->group) == 0)
      return TRUE;
  return FALSE;
}

/* Adds those defaults of the type that the options do not replace. */
static const MusterOption **
add_defaults (const MusterUnitType  *type,
              const MusterOption   **options,
              guint                  n_options,
              guint                 *n_all)
{
  const MusterOption **all = g_new (const MusterOption *, n_options + type->defaults->len + 1);

  for (*n_all = 0; *n_all < n_options; (*n_all)++)
    all[*n_all] = options[*n_all];
  for (guint i = 0; i < type->defaults->len; i++)
    {
      const MusterOption *fallback = g_ptr_array_index (type->defaults, i);

      if (!is_replaced (fallback, options, n_options))
        all[(*n_all)++] = fallback;
    }
  return all;
}

static char *
judge (MusterRuleset      *ruleset,
       const MusterLevy   *levy,
       guint               unit,
       const MusterOption *option)
{
  const MusterLevyRules *rules = muster_ruleset_get_rules (ruleset)->levy;
  MusterLineContext context = { .ruleset = ruleset, .translated = TRUE };
  MusterRemark why = { 0 };

  if (rules == NULL || rules->judge_option == NULL || rules->judge_option (levy, unit, option, &why))
    return NULL;
  return muster_line_to_string (&why.line, &context);
}

char *
muster_campaign_offer_refuse_option (const MusterUnitType  *type,
                                     const MusterOption   **options,
                                     guint                  n_options,
                                     const MusterOption    *option)
{
  if (muster_unit_type_find_option (type, option->id) == NULL)
    return g_strdup_printf (_("“%s” is not for %s"), option->id, type->id);

  for (guint i = 0; i < n_options; i++)
    {
      if (options[i] == option)
        return g_strdup_printf (_("“%s” is there already"), option->id);
      if (option->group != NULL && g_strcmp0 (option->group, options[i]->group) == 0)
        return g_strdup_printf (_("“%s” and “%s” exclude each other"), options[i]->id, option->id);
    }
  return NULL;
}

char *
muster_campaign_offer_judge_option (MusterRuleset         *ruleset,
                                    const MusterUnitType  *type,
                                    const MusterOption   **options,
                                    guint                  n_options,
                                    const MusterOption    *option)
{
  MusterLevyUnit unit = { .type = type, .models = type->models, .with = -1 };
  MusterLevy levy = {
    .catalog = muster_ruleset_get_catalog (ruleset),
    .any_cost = TRUE,
    .units = &unit,
    .n_units = 1,
  };
  g_autofree const MusterOption **all = add_defaults (type, options, n_options, &unit.n_options);

  unit.options = all;
  return judge (ruleset, &levy, 0, option);
}

const MusterOption **
muster_campaign_offer_list_options (const MusterCampaignState *state,
                                    int                        unit,
                                    guint                     *n_options)
{
  const MusterCampaignUnitDef *def = muster_campaign_state_get_unit_def (state, unit);
  const GPtrArray *gained = muster_campaign_state_get_unit (state, unit)->options;
  guint n_gained = gained != NULL ? gained->len : 0;
  const MusterOption **options = g_new (const MusterOption *, def->n_options + n_gained + 1);

  for (guint i = 0; i < def->n_options; i++)
    options[i] = def->options[i];
  for (guint i = 0; i < n_gained; i++)
    options[def->n_options + i] = g_ptr_array_index (gained, i);
  *n_options = def->n_options + n_gained;
  return options;
}

static void
free_levy_unit (gpointer data)
{
  g_free (((MusterLevyUnit *) data)->options);
}

/* Lists the units of the force of @unit that are not disbanded; @place: the index of @unit among
 * them. */
static GArray *
list_levy (const MusterCampaignState *state,
           int                        unit,
           guint                     *place)
{
  int force = muster_campaign_state_get_unit_def (state, unit)->force;
  GArray *units = g_array_new (FALSE, FALSE, sizeof (MusterLevyUnit));

  g_array_set_clear_func (units, free_levy_unit);
  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_UNITS); i++)
    {
      const MusterCampaignUnitDef *def = muster_campaign_state_get_unit_def (state, i);
      const MusterCampaignUnit *value = muster_campaign_state_get_unit (state, i);
      MusterLevyUnit levied = { .type = def->type, .models = value->full, .with = -1 };
      g_autofree const MusterOption **options = NULL;
      guint n_options;

      if (def->force != force || (value->disbanded && i != unit))
        continue;
      if (i == unit)
        *place = units->len;
      options = muster_campaign_offer_list_options (state, i, &n_options);
      levied.options = add_defaults (def->type, options, n_options, &levied.n_options);
      g_array_append_val (units, levied);
    }
  return units;
}

static gboolean
has_option (const MusterUnitType  *type,
            const MusterOption   **options,
            guint                  n_options,
            const MusterOption    *option)
{
  guint n_all;
  g_autofree const MusterOption **all = add_defaults (type, options, n_options, &n_all);

  for (guint i = 0; i < n_all; i++)
    if (all[i] == option)
      return TRUE;
  return FALSE;
}

char *
muster_campaign_offer_explain_option (const MusterCampaignState *state,
                                      int                        unit,
                                      const MusterOption        *option)
{
  const MusterCampaignUnitDef *def = muster_campaign_state_get_unit_def (state, unit);
  guint n_options, place = 0;
  g_autofree const MusterOption **options = muster_campaign_offer_list_options (state, unit, &n_options);
  g_autoptr (GArray) units = list_levy (state, unit, &place);
  MusterLevy levy = {
    .catalog = muster_ruleset_get_catalog (def->ruleset),
    .any_cost = TRUE,
    .units = (const MusterLevyUnit *) units->data,
    .n_units = units->len,
  };
  char *why;

  /* A unit also has the defaults of its type, until another option of the group replaces them. */
  if (has_option (def->type, options, n_options, option))
    return g_strdup_printf (_("“%s” is there already"), option->id);
  why = muster_campaign_offer_refuse_option (def->type, options, n_options, option);
  return why != NULL ? why : judge (def->ruleset, &levy, place, option);
}
