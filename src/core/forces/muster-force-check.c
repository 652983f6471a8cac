/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/forces/muster-force-check.h"

#include "core/forces/muster-force-text.h"
#include "core/muster-i18n.h"

/* Checks of a force. A check never changes anything; it reports what it finds, and the player
 * decides. An error is something that a battle would refuse, or a budget that is exceeded. */

static const char *
show_option (const MusterOption *option)
{
  return muster_force_text_show (option->name);
}

static MusterFinding *
judge_group (MusterForceUnit    *unit,
             const MusterOption *option,
             guint               n_others)
{
  MusterCatalog *catalog = muster_force_unit_get_catalog (unit);
  const char *const *ids = muster_force_unit_get_options (unit);

  if (option->group == NULL)
    return NULL;

  for (guint i = 0; i < n_others && ids[i] != NULL; i++)
    {
      const MusterOption *other = muster_catalog_find_option (catalog, ids[i]);

      if (other != NULL && other != option && g_strcmp0 (other->group, option->group) == 0)
        return muster_finding_new ("group-twice", MUSTER_SEVERITY_ERROR, unit,
                                   _("“%s” cannot be combined with “%s”"),
                                   show_option (option), show_option (other));
    }

  return NULL;
}

static MusterFinding *
judge_needs (MusterForceUnit    *unit,
             const MusterOption *option,
             const char *const  *optional_rules)
{
  const MusterOptionalRule *rule;

  if (option->needs == NULL ||
      (optional_rules != NULL && g_strv_contains (optional_rules, option->needs)))
    return NULL;

  rule = muster_catalog_find_optional_rule (muster_force_unit_get_catalog (unit), option->needs);

  return muster_finding_new ("needs-rule",
                             optional_rules != NULL ? MUSTER_SEVERITY_ERROR : MUSTER_SEVERITY_NOTE,
                             unit, _("“%s” needs the optional rule “%s”"), show_option (option),
                             rule != NULL ? muster_force_text_show (rule->name) : option->needs);
}

/* @n_others: only the first @n_others options of the unit are checked for a clash. */
static MusterFinding *
judge_option (MusterForceUnit   *unit,
              const char        *option_id,
              const char *const *optional_rules,
              guint              n_others)
{
  const MusterUnitType *type = muster_force_unit_get_unit_type (unit);
  const MusterOption *option = muster_catalog_find_option (muster_force_unit_get_catalog (unit),
                                                           option_id);
  MusterFinding *finding;

  if (option == NULL)
    return muster_finding_new ("unknown-option", MUSTER_SEVERITY_ERROR, unit,
                               _("the option “%s” is not known; is a pack missing?"), option_id);

  if (type != NULL && muster_unit_type_find_option (type, option_id) == NULL)
    return muster_finding_new ("wrong-option", MUSTER_SEVERITY_ERROR, unit,
                               _("“%s” is not an option of %s"),
                               show_option (option), muster_force_text_show (type->name));

  finding = judge_group (unit, option, n_others);

  return finding != NULL ? finding : judge_needs (unit, option, optional_rules);
}

static void
add_unit_findings (MusterForceUnit   *unit,
                   const char *const *optional_rules,
                   GPtrArray         *findings)
{
  MusterLeader *leader;
  const char *trait_id;
  const MusterUnitType *type;
  int models;

  const char *const *ids = muster_force_unit_get_options (unit);

  type = muster_force_unit_get_unit_type (unit);
  models = muster_force_unit_get_models (unit);
  if (type == NULL)
    g_ptr_array_add (findings,
                     muster_finding_new ("unknown-type", MUSTER_SEVERITY_ERROR, unit,
                                         _("the unit type “%s” is not known; is a pack missing?"),
                                         muster_force_unit_get_type_id (unit)));
  else if (models < type->min_models || models > type->max_models)
    g_ptr_array_add (findings,
                     muster_finding_new ("models", MUSTER_SEVERITY_ERROR, unit,
                                         _("models: %d, but %s has %d to %d"), models,
                                         muster_force_text_show (type->name),
                                         type->min_models, type->max_models));
  /* Of two options that exclude each other only the second is reported. */
  for (guint i = 0; ids[i] != NULL; i++)
    {
      MusterFinding *finding = judge_option (unit, ids[i], optional_rules, i);

      if (finding != NULL)
        g_ptr_array_add (findings, finding);
    }
  leader = muster_force_unit_get_leader (unit);
  trait_id = muster_leader_get_trait_id (leader);
  if (*trait_id != '\0' && muster_leader_get_trait (leader) == NULL)
    g_ptr_array_add (findings,
                     muster_finding_new ("unknown-trait", MUSTER_SEVERITY_ERROR, unit,
                                         _("the trait “%s” is not known; is a pack missing?"),
                                         trait_id));
}

static const MusterRules *
get_rules (MusterForce *force)
{
  return muster_ruleset_get_rules (muster_force_get_ruleset (force));
}

/* Adds the remarks of the ruleset that are about @unit, or with NULL those about the whole
 * force. */
static void
add_remarks (const MusterForceLevy *levy,
             GArray                *remarks,
             MusterForceUnit       *unit,
             GPtrArray             *findings)
{
  for (guint i = 0; i < remarks->len; i++)
    {
      const MusterRemark *remark = &g_array_index (remarks, MusterRemark, i);

      if (muster_force_levy_get_unit (levy, remark->unit) == unit)
        g_ptr_array_add (findings, muster_finding_new_from_remark (remark, unit));
    }
}

static gboolean
has_prices (MusterCatalog *catalog)
{
  GPtrArray *types = muster_catalog_get_types (catalog);

  for (guint i = 0; i < types->len; i++)
    if (((const MusterUnitType *) types->pdata[i])->points != 0)
      return TRUE;
  return FALSE;
}

/* Says nothing under rules in which units have no price. */
static void
check_budget (MusterForce      *force,
              const MusterLevy *levy,
              GPtrArray        *findings)
{
  int budget = muster_levy_get_budget (levy);
  int over = muster_levy_get_points (levy, get_rules (force)) - budget;

  if (budget == 0 || over == 0 || !has_prices (levy->catalog))
    return;

  if (over > 0)
    g_ptr_array_add (findings,
                     muster_finding_new ("over-budget", MUSTER_SEVERITY_ERROR, NULL,
                                         dngettext ("muster",
                                                    "%d point over the budget of %d",
                                                    "%d points over the budget of %d",
                                                    (gulong) over),
                                         over, budget));
  else
    g_ptr_array_add (findings,
                     muster_finding_new ("under-budget", MUSTER_SEVERITY_NOTE, NULL,
                                         dngettext ("muster",
                                                    "%d point of %d left",
                                                    "%d points of %d left",
                                                    (gulong) -over),
                                         -over, budget));
}

static MusterFinding *
judge_rule (MusterCatalog     *catalog,
            const char        *rule_id,
            const char *const *optional_rules)
{
  const MusterOptionalRule *rule = muster_catalog_find_optional_rule (catalog, rule_id);
  const MusterOptionalRule *needed;

  if (rule == NULL)
    return muster_finding_new ("unknown-rule", MUSTER_SEVERITY_ERROR, NULL,
                               _("the optional rule “%s” is not known; is a pack missing?"), rule_id);
  if (rule->needs == NULL || g_strv_contains (optional_rules, rule->needs))
    return NULL;

  needed = muster_catalog_find_optional_rule (catalog, rule->needs);

  return muster_finding_new ("rule-needs-rule", MUSTER_SEVERITY_ERROR, NULL,
                             _("the optional rule “%s” needs “%s”"),
                             muster_force_text_show (rule->name),
                             needed != NULL ? muster_force_text_show (needed->name) : rule->needs);
}

static void
check_links (MusterForceVariant *variant,
             GPtrArray          *findings)
{
  MusterForce *force = muster_force_variant_get_force (variant);
  const MusterLevyRules *rules = get_rules (force)->levy;
  guint n_units = muster_force_variant_get_n_units (variant);

  for (guint i = 0; i < n_units; i++)
    {
      MusterForceUnit *unit = muster_force_variant_get_unit (variant, i);
      const char *with = muster_force_unit_get_with (unit);
      gboolean takes_part = FALSE;

      if (*with == '\0')
        continue;
      for (guint j = 0; j < n_units; j++)
        takes_part |= g_str_equal (
          muster_force_unit_get_id (muster_force_variant_get_unit (variant, j)), with);
      if (rules == NULL || rules->link_order == NULL)
        g_ptr_array_add (findings, muster_finding_new ("no-links", MUSTER_SEVERITY_WARNING, unit,
                                                       _("under these rules no unit begins a "
                                                         "battle with another")));
      else if (!takes_part)
        g_ptr_array_add (findings, muster_finding_new ("link-missing", MUSTER_SEVERITY_WARNING, unit,
                                                       _("the unit that it is with does not take "
                                                         "part")));
    }
}

/* Reports leaders under rules that have none, since a battle would refuse them. */
static void
check_leaders_known (MusterForceVariant *variant,
                     GPtrArray          *findings)
{
  MusterForce *force = muster_force_variant_get_force (variant);
  const MusterChoice *statuses = get_rules (force)->leader_statuses;
  guint n_units = muster_force_variant_get_n_units (variant);

  if (statuses == NULL || statuses[1].id != NULL)
    return;

  for (guint i = 0; i < n_units; i++)
    {
      MusterForceUnit *unit = muster_force_variant_get_unit (variant, i);

      if (!muster_leader_is_empty (muster_force_unit_get_leader (unit)))
        g_ptr_array_add (findings, muster_finding_new ("no-leaders", MUSTER_SEVERITY_ERROR, unit,
                                                       _("under these rules no unit has a "
                                                         "leader of its own")));
    }
}

static MusterFinding *
tell_empty (MusterForceVariant *variant)
{
  MusterForce *force = muster_force_variant_get_force (variant);

  return muster_finding_new ("no-units", MUSTER_SEVERITY_NOTE, NULL,
                             muster_force_get_n_units (force) == 0
                               ? _("the force has no units yet")
                               : _("no unit takes part yet"));
}

/**
 * muster_force_variant_check:
 *
 * Returns: (transfer full) (element-type MusterFinding): the findings about the variant and its
 *   units
 */
GPtrArray *
muster_force_variant_check (MusterForceVariant *variant,
                            const char *const  *optional_rules)
{
  g_autoptr (MusterForceLevy) levy = NULL;
  g_autoptr (GArray) remarks = NULL;
  const MusterLevyRules *rules;
  MusterForce *force;
  GPtrArray *findings;
  guint n_units;
  MusterCatalog *catalog;

  g_return_val_if_fail (MUSTER_IS_FORCE_VARIANT (variant), NULL);
  force = muster_force_variant_get_force (variant);
  g_return_val_if_fail (force != NULL, NULL);

  levy = muster_force_levy_new (variant, optional_rules);
  optional_rules = muster_force_levy_get (levy)->optional_rules;
  remarks = g_array_new (FALSE, FALSE, sizeof (MusterRemark));
  rules = get_rules (force)->levy;
  if (rules != NULL && rules->check != NULL)
    rules->check (muster_force_levy_get (levy), remarks);

  findings = g_ptr_array_new_with_free_func (g_object_unref);
  n_units = muster_force_variant_get_n_units (variant);
  if (n_units == 0)
    g_ptr_array_add (findings, tell_empty (variant));

  catalog = muster_force_get_catalog (force);
  for (guint i = 0; optional_rules != NULL && optional_rules[i] != NULL; i++)
    {
      MusterFinding *finding = judge_rule (catalog, optional_rules[i], optional_rules);

      if (finding != NULL)
        g_ptr_array_add (findings, finding);
    }

  check_budget (force, muster_force_levy_get (levy), findings);
  add_remarks (levy, remarks, NULL, findings);
  for (guint i = 0; i < n_units; i++)
    {
      MusterForceUnit *unit = muster_force_variant_get_unit (variant, i);

      add_unit_findings (unit, optional_rules, findings);
      add_remarks (levy, remarks, unit, findings);
    }
  check_links (variant, findings);
  check_leaders_known (variant, findings);

  return findings;
}

/**
 * muster_force_check:
 *
 * Returns: (transfer full) (element-type MusterFinding): the findings about the whole force and its
 *   units
 */
GPtrArray *
muster_force_check (MusterForce       *force,
                    const char *const *optional_rules)
{
  return muster_force_variant_check (muster_force_get_whole (force), optional_rules);
}

/**
 * muster_force_unit_check:
 *
 * Returns: (transfer full) (element-type MusterFinding): the findings about the unit alone, by what
 *   holds in every ruleset
 */
GPtrArray *
muster_force_unit_check (MusterForceUnit   *unit,
                         const char *const *optional_rules)
{
  GPtrArray *findings;

  g_return_val_if_fail (MUSTER_IS_FORCE_UNIT (unit), NULL);

  findings = g_ptr_array_new_with_free_func (g_object_unref);
  add_unit_findings (unit, optional_rules, findings);

  return findings;
}

/**
 * muster_force_unit_judge_option:
 *
 * Returns: (transfer full) (nullable): why the unit cannot have the option, or %NULL if it can
 */
MusterFinding *
muster_force_unit_judge_option (MusterForceUnit   *unit,
                                const char        *option_id,
                                const char *const *optional_rules)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_UNIT (unit), NULL);
  g_return_val_if_fail (option_id != NULL, NULL);

  return judge_option (unit, option_id, optional_rules, G_MAXUINT);
}

/**
 * muster_force_levy_judge_option:
 * @unit: for a unit that is not part of the levy the answer is always %NULL
 *
 * Asks the ruleset whether the unit may have this option besides those that it has, among the units
 * of the levy.
 *
 * Returns: (transfer full) (nullable): why its ruleset does not allow it, or %NULL if it does
 */
MusterFinding *
muster_force_levy_judge_option (const MusterForceLevy *levy,
                                MusterForce           *force,
                                MusterForceUnit       *unit,
                                const MusterOption    *option)
{
  const MusterLevyRules *rules = get_rules (force)->levy;
  int index = muster_force_levy_find (levy, unit);
  MusterRemark why = { 0 };

  if (index < 0 || rules == NULL || rules->judge_option == NULL ||
      rules->judge_option (muster_force_levy_get (levy), (guint) index, option, &why))
    return NULL;

  return muster_finding_new_from_remark (&why, unit);
}

/**
 * muster_findings_get_severity:
 * @findings: (element-type MusterFinding): may be empty
 *
 * Returns: the worst severity among them, or that of a note if there are none
 */
MusterSeverity
muster_findings_get_severity (GPtrArray *findings)
{
  MusterSeverity worst = MUSTER_SEVERITY_NOTE;

  g_return_val_if_fail (findings != NULL, worst);

  for (guint i = 0; i < findings->len; i++)
    worst = MAX (worst, muster_finding_get_severity (g_ptr_array_index (findings, i)));

  return worst;
}
