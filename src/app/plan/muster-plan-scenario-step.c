/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/plan/muster-plan-scenario-step.h"

#include "app/plan/muster-plan-dice-card.h"
#include "app/plan/muster-plan-finding-links.h"
#include "app/plan/muster-plan-past-group.h"
#include "app/widgets/muster-action-row.h"
#include "app/widgets/muster-combo-row.h"
#include "app/widgets/muster-map-view.h"
#include "core/muster-i18n.h"
#include "core/plans/muster-plan-check.h"
#include "sheets/muster-scenario-sheet.h"

struct _MusterPlanScenarioStep
{
  AdwBin parent_instance;

  MusterPlanSession *session;
  MusterBattlePlan *plan;
  MusterRuleset *shown_ruleset;
  const MusterScenario *shown_scenario;
  gboolean is_showing;

  AdwComboRow *ruleset_row;
  AdwComboRow *scenario_row;
  GtkWidget *summary_row;
  GtkWidget *finding_row;
  GtkWidget *finding_rules;
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

/* One of a pack that is switched off is not in the list. */
static guint
find_scenario (MusterPlanScenarioStep *self)
{
  const MusterScenario *scenario = muster_catalog_find_scenario (
    muster_battle_plan_get_catalog (self->plan), muster_battle_plan_get_scenario (self->plan)->id);

  return scenario != NULL ? scenario->index : GTK_INVALID_LIST_POSITION;
}

static char *
dup_facts (MusterPlanScenarioStep *self)
{
  const MusterScenario *scenario = muster_battle_plan_get_scenario (self->plan);
  g_autofree char *length = muster_plan_dup_length (self->plan);

  if (scenario->attacker_points == 0 && scenario->defender_points == 0)
    return g_steal_pointer (&length);
  /* Translators: points of both sides, how long a battle lasts, and who goes first. */
  return g_strdup_printf (_("Attacker %d points, defender %d. %s"), scenario->attacker_points,
                          scenario->defender_points, length);
}

static void
add_objective (MusterPlanScenarioStep        *self,
               const MusterScenarioObjective *objective)
{
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

static void
show_objectives (MusterPlanScenarioStep *self)
{
  GPtrArray *objectives = self->shown_scenario->objectives;

  for (guint i = 0; i < self->objective_rows->len; i++)
    adw_preferences_group_remove (self->objectives, self->objective_rows->pdata[i]);
  g_ptr_array_set_size (self->objective_rows, 0);
  for (guint i = 0; i < objectives->len; i++)
    add_objective (self, objectives->pdata[i]);
  gtk_widget_set_visible (GTK_WIDGET (self->objectives), objectives->len > 0);
}

static void
show_findings (MusterPlanScenarioStep *self)
{
  g_autoptr (GPtrArray) findings = muster_plan_check (self->plan);

  g_ptr_array_set_size (findings, (int) MIN (findings->len, 1));
  muster_plan_finding_links_show (self->finding_rules, findings);
  gtk_widget_set_visible (self->finding_row, findings->len > 0);
  muster_action_row_set_texts (self->finding_row, _("Worth a look"),
                               findings->len > 0 ? muster_finding_get_text (findings->pdata[0]) : NULL);
}

static void
show_plan (MusterPlanScenarioStep *self)
{
  const MusterScenario *scenario = muster_battle_plan_get_scenario (self->plan);
  MusterRuleset *ruleset = muster_battle_plan_get_ruleset (self->plan);
  g_autofree char *facts = dup_facts (self);

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
      self->shown_scenario = scenario;
      adw_combo_row_set_selected (self->scenario_row, find_scenario (self));
      show_objectives (self);
    }
  show_findings (self);
  muster_action_row_set_texts (self->summary_row,
                               scenario->summary != NULL ? _(scenario->summary) : "", facts);
  self->is_showing = FALSE;
}

static void
ruleset_selected_cb (MusterPlanScenarioStep *self)
{
  GListModel *rulesets =
    muster_library_get_rulesets (muster_battle_plan_get_library (self->plan));
  g_autoptr (MusterRuleset) ruleset =
    g_list_model_get_item (rulesets, adw_combo_row_get_selected (self->ruleset_row));

  if (self->is_showing || ruleset == NULL)
    return;
  if (g_str_equal (muster_ruleset_get_id (ruleset), muster_ruleset_get_id (self->shown_ruleset)))
    return;

  muster_battle_plan_set_ruleset (self->plan, ruleset);
  muster_battle_plan_fill_sides (self->plan);
}

static void
scenario_selected_cb (MusterPlanScenarioStep *self)
{
  GPtrArray *scenarios = muster_catalog_get_scenarios (muster_battle_plan_get_catalog (self->plan));
  guint selected = adw_combo_row_get_selected (self->scenario_row);

  if (!self->is_showing && selected < scenarios->len)
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
  G_OBJECT_CLASS (klass)->dispose = muster_plan_scenario_step_dispose;
}

static void
muster_plan_scenario_step_init (MusterPlanScenarioStep *self)
{
  self->objective_rows = g_ptr_array_new ();
}

static void
build (MusterPlanScenarioStep *self)
{
  GtkWidget *page = adw_preferences_page_new ();
  GtkWidget *choice = adw_preferences_group_new ();
  GtkWidget *map = adw_preferences_group_new ();
  g_autoptr (GListModel) rulesets = list_rulesets (self);

  self->ruleset_row = muster_combo_row_new (_("Rules"));
  adw_combo_row_set_model (self->ruleset_row, rulesets);
  self->scenario_row = muster_combo_row_new (_("Scenario"));
  self->summary_row = muster_action_row_new_plain ("", NULL);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (choice), GTK_WIDGET (self->ruleset_row));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (choice), GTK_WIDGET (self->scenario_row));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (choice), self->summary_row);
  self->finding_row = muster_action_row_new_plain (_("Worth a look"), NULL);
  self->finding_rules = muster_plan_finding_links_add (self->finding_row);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (choice), self->finding_row);
  adw_preferences_group_add (
    ADW_PREFERENCES_GROUP (map),
    muster_plan_dice_card_new (
      muster_plan_session_get_dice (self->session, MUSTER_PLAN_DICE_SCENARIO),
      _("Or roll for the scenario")));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (map), muster_map_view_new (self->plan));
  self->objectives = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  adw_preferences_group_set_title (self->objectives, _("What counts"));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (choice));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page),
                            ADW_PREFERENCES_GROUP (muster_plan_past_group_new (self->plan)));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (map));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), self->objectives);
  adw_bin_set_child (ADW_BIN (self), page);
}

GtkWidget *
muster_plan_scenario_step_new (MusterPlanSession *session)
{
  MusterPlanScenarioStep *self = g_object_new (MUSTER_TYPE_PLAN_SCENARIO_STEP, NULL);

  self->session = g_object_ref (session);
  self->plan = g_object_ref (muster_plan_session_get_plan (session));
  build (self);
  show_plan (self);
  g_signal_connect_object (self->ruleset_row, "notify::selected", G_CALLBACK (ruleset_selected_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->scenario_row, "notify::selected", G_CALLBACK (scenario_selected_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->plan, "changed", G_CALLBACK (show_plan), self, G_CONNECT_SWAPPED);

  return GTK_WIDGET (self);
}
