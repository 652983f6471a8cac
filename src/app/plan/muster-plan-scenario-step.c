/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/plan/muster-plan-scenario-step.h"

#include "app/plan/muster-plan-dice-card.h"
#include "app/plan/muster-plan-finding-links.h"
#include "app/plan/muster-plan-past-group.h"
#include "app/toolkit/muster-subject.h"
#include "app/widgets/muster-action-row.h"
#include "app/widgets/muster-combo-row.h"
#include "app/widgets/muster-map-view.h"
#include "core/muster-i18n.h"
#include "core/plans/muster-plan-check.h"

struct _MusterPlanScenarioStep
{
  AdwBin parent_instance;

  MusterPlanSession *session;
  MusterBattlePlan *plan;
  MusterRuleset *shown_ruleset;
  const MusterScenario *shown_scenario;
  gboolean is_showing;

  MusterSubject *subject;
  AdwComboRow *ruleset_row;
  AdwComboRow *scenario_row;
  GtkWidget *finding_row;
  GtkWidget *finding_rules;
  MusterPlanPastGroup *past;
  AdwPreferencesGroup *map;
  AdwPreferencesGroup *objectives;
  GPtrArray *objective_rows;
};

G_DEFINE_FINAL_TYPE (MusterPlanScenarioStep, muster_plan_scenario_step, ADW_TYPE_BIN)

static GListModel *
list_rulesets (MusterPlanScenarioStep *self)
{
  GListModel *rulesets =
    muster_library_get_rulesets (muster_battle_plan_get_library (self->plan));
  GtkStringList *names = gtk_string_list_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (rulesets); i++)
    {
      g_autoptr (MusterRuleset) ruleset = g_list_model_get_item (rulesets, i);

      gtk_string_list_append (names, muster_ruleset_get_name (ruleset));
    }
  return G_LIST_MODEL (names);
}

static GListModel *
list_scenarios (MusterPlanScenarioStep *self)
{
  GPtrArray *scenarios = muster_catalog_get_scenarios (muster_battle_plan_get_catalog (self->plan));
  GtkStringList *names = gtk_string_list_new (NULL);

  for (guint i = 0; i < scenarios->len; i++)
    gtk_string_list_append (names, _(((const MusterScenario *) scenarios->pdata[i])->name));
  return G_LIST_MODEL (names);
}

static guint
find_ruleset (MusterPlanScenarioStep *self)
{
  GListModel *rulesets =
    muster_library_get_rulesets (muster_battle_plan_get_library (self->plan));

  for (guint i = 0; i < g_list_model_get_n_items (rulesets); i++)
    {
      g_autoptr (MusterRuleset) ruleset = g_list_model_get_item (rulesets, i);

      if (g_str_equal (muster_ruleset_get_id (ruleset),
                       muster_ruleset_get_id (muster_battle_plan_get_ruleset (self->plan))))
        return i;
    }
  return GTK_INVALID_LIST_POSITION;
}

/* Returns the position of the scenario, which is not in the list if its pack is switched off. */
static guint
find_scenario (MusterPlanScenarioStep *self)
{
  const MusterScenario *scenario = muster_catalog_find_scenario (
    muster_battle_plan_get_catalog (self->plan), muster_battle_plan_get_scenario (self->plan)->id);

  return scenario != NULL ? scenario->index : GTK_INVALID_LIST_POSITION;
}

static void
show_plan (MusterPlanScenarioStep *self)
{
  const MusterScenario *scenario = muster_battle_plan_get_scenario (self->plan);
  MusterRuleset *ruleset = muster_battle_plan_get_ruleset (self->plan);
  g_autoptr (GPtrArray) findings = NULL;

  self->is_showing = TRUE;
  if (self->shown_ruleset != ruleset)
    {
      g_autoptr (GListModel) scenarios = list_scenarios (self);

      g_set_object (&self->shown_ruleset, ruleset);
      self->shown_scenario = NULL;
      adw_combo_row_set_selected (self->ruleset_row, find_ruleset (self));
      adw_combo_row_set_model (self->scenario_row, scenarios);
    }
  if (self->shown_scenario != scenario)
    {
      GPtrArray *objectives;

      self->shown_scenario = scenario;
      adw_combo_row_set_selected (self->scenario_row, find_scenario (self));

      objectives = self->shown_scenario->objectives;
      for (guint i = 0; i < self->objective_rows->len; i++)
        adw_preferences_group_remove (self->objectives, self->objective_rows->pdata[i]);
      g_ptr_array_set_size (self->objective_rows, 0);
      for (guint i = 0; i < objectives->len; i++)
        {
          const MusterScenarioObjective *objective = objectives->pdata[i];
          const char *who = objective->attacker && objective->defender ? _("for both sides")
                            : objective->attacker                      ? _("for the attacker")
                                                                       : _("for the defender");
          g_autofree char *note = objective->automatic
                                    ? g_strdup_printf (_("%s; Muster counts it"), who)
                                    : g_strdup (who);
          g_autofree char *worth = g_strdup_printf ("%d", objective->worth);
          GtkWidget *row = muster_action_row_new_plain (_(objective->name), note);
          GtkWidget *label = gtk_label_new (worth);

          gtk_widget_add_css_class (label, "tally");
          gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
          adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
          adw_preferences_group_add (self->objectives, row);
          g_ptr_array_add (self->objective_rows, row);
        }
      gtk_widget_set_visible (GTK_WIDGET (self->objectives), objectives->len > 0);
    }

  findings = muster_plan_check (self->plan);
  g_ptr_array_set_size (findings, (int) MIN (findings->len, 1));
  muster_plan_finding_links_show (self->finding_rules, findings);
  gtk_widget_set_visible (self->finding_row, findings->len > 0);
  muster_action_row_set_texts (self->finding_row, _("Worth a Look"),
                               findings->len > 0 ? muster_finding_get_text (findings->pdata[0]) : NULL);

  self->is_showing = FALSE;
}

static void
ruleset_selected_cb (MusterPlanScenarioStep *self)
{
  g_autoptr (MusterRuleset) ruleset = NULL;

  if (self->plan == NULL || self->is_showing)
    return;
  ruleset = g_list_model_get_item (muster_library_get_rulesets (muster_battle_plan_get_library (self->plan)),
                                   adw_combo_row_get_selected (self->ruleset_row));
  if (ruleset == NULL)
    return;
  if (g_str_equal (muster_ruleset_get_id (ruleset), muster_ruleset_get_id (self->shown_ruleset)))
    return;

  muster_battle_plan_set_ruleset (self->plan, ruleset);
  muster_battle_plan_fill_sides (self->plan);
}

static void
scenario_selected_cb (MusterPlanScenarioStep *self)
{
  guint selected = adw_combo_row_get_selected (self->scenario_row);
  GPtrArray *scenarios;

  if (self->plan == NULL || self->is_showing)
    return;
  scenarios = muster_catalog_get_scenarios (muster_battle_plan_get_catalog (self->plan));
  if (selected < scenarios->len)
    muster_battle_plan_set_scenario (self->plan, scenarios->pdata[selected]);
}

static void
muster_plan_scenario_step_dispose (GObject *object)
{
  MusterPlanScenarioStep *self = MUSTER_PLAN_SCENARIO_STEP (object);

  g_clear_pointer (&self->objective_rows, g_ptr_array_unref);
  g_clear_object (&self->shown_ruleset);
  g_clear_object (&self->session);
  g_clear_object (&self->plan);

  G_OBJECT_CLASS (muster_plan_scenario_step_parent_class)->dispose (object);
}

static void
muster_plan_scenario_step_class_init (MusterPlanScenarioStepClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_plan_scenario_step_dispose;

  g_type_ensure (MUSTER_TYPE_SUBJECT);
  g_type_ensure (MUSTER_TYPE_ACTION_ROW);
  g_type_ensure (MUSTER_TYPE_PLAN_PAST_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-plan-scenario-step.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterPlanScenarioStep, subject);
  gtk_widget_class_bind_template_child (widget_class, MusterPlanScenarioStep, ruleset_row);
  gtk_widget_class_bind_template_child (widget_class, MusterPlanScenarioStep, scenario_row);
  gtk_widget_class_bind_template_child (widget_class, MusterPlanScenarioStep, finding_row);
  gtk_widget_class_bind_template_child (widget_class, MusterPlanScenarioStep, past);
  gtk_widget_class_bind_template_child (widget_class, MusterPlanScenarioStep, map);
  gtk_widget_class_bind_template_child (widget_class, MusterPlanScenarioStep, objectives);
  gtk_widget_class_bind_template_callback (widget_class, ruleset_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, scenario_selected_cb);
}

static void
muster_plan_scenario_step_init (MusterPlanScenarioStep *self)
{
  self->objective_rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  muster_combo_row_show_long (self->ruleset_row);
  muster_combo_row_show_long (self->scenario_row);
  self->finding_rules = muster_plan_finding_links_add (self->finding_row);
}

GtkWidget *
muster_plan_scenario_step_new (MusterPlanSession *session)
{
  MusterPlanScenarioStep *self = g_object_new (MUSTER_TYPE_PLAN_SCENARIO_STEP, NULL);
  g_autoptr (GListModel) rulesets = NULL;

  self->session = g_object_ref (session);
  self->plan = g_object_ref (muster_plan_session_get_plan (session));
  self->is_showing = TRUE;
  rulesets = list_rulesets (self);
  adw_combo_row_set_model (self->ruleset_row, rulesets);
  muster_subject_set_item (self->subject, session);
  muster_plan_past_group_set_plan (self->past, self->plan);
  adw_preferences_group_add (
    self->map, muster_plan_dice_card_new (
                 muster_plan_session_get_dice (session, MUSTER_PLAN_DICE_SCENARIO),
                 _("Or Roll for the Scenario")));
  adw_preferences_group_add (self->map, muster_map_view_new (self->plan));
  show_plan (self);
  g_signal_connect_object (self->plan, "changed", G_CALLBACK (show_plan), self, G_CONNECT_SWAPPED);

  return GTK_WIDGET (self);
}
