/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/plan/muster-plan-rules-step.h"

#include "app/form/muster-form-group.h"
#include "app/models/plan/muster-plan-form.h"
#include "app/plan/muster-plan-packs-group.h"
#include "app/toolkit/muster-accessible.h"
#include "app/toolkit/muster-mnemonics.h"
#include "app/toolkit/muster-typed-spin.h"
#include "app/widgets/muster-action-row.h"
#include "core/muster-i18n.h"
#include "core/plans/muster-plan-rolls.h"

/* In pixels; the spacing between the groups of a preferences page. */
#define GROUP_SPACING 24

struct _MusterPlanRulesStep
{
  AdwBin parent_instance;

  MusterPlanSession *session;
  MusterBattlePlan *plan;
  MusterRuleset *shown_ruleset;
  const MusterScenario *shown_scenario;
  gboolean is_showing;
  guint rebuilding;

  GtkWidget *groups; /* these depend on the scenario and the packs */

  GtkWidget *length;
  GtkWidget *width;
  AdwPreferencesGroup *limits;
  GPtrArray *limit_rows;
  GPtrArray *switches; /* GtkSwitch, in the order of the optional rules */
};

G_DEFINE_FINAL_TYPE (MusterPlanRulesStep, muster_plan_rules_step, ADW_TYPE_BIN)

static void
table_changed_cb (MusterPlanRulesStep *self)
{
  if (!self->is_showing)
    muster_battle_plan_set_table (
      self->plan, gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->length)),
      gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->width)));
}

static void
usual_table_cb (MusterPlanRulesStep *self)
{
  int length, width;

  muster_battle_plan_get_usual_table (self->plan, &length, &width);
  muster_battle_plan_set_table (self->plan, length, width);
}

static GtkWidget *
add_spin (MusterPlanRulesStep *self,
          GtkWidget           *group,
          const char          *title)
{
  const char *measure = muster_ruleset_get_rules (muster_battle_plan_get_ruleset (self->plan))->measure;
  GtkWidget *row = muster_action_row_new_plain (title, NULL);
  GtkWidget *spin = gtk_spin_button_new_with_range (1, MUSTER_TABLE_MAX, 1);

  muster_typed_spin_watch (GTK_SPIN_BUTTON (spin));
  gtk_widget_set_valign (spin, GTK_ALIGN_CENTER);
  muster_accessible_set_label (spin, title);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), spin);
  if (measure != NULL)
    adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_label_new (_(measure)));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
  return spin;
}

static GtkWidget *
new_settings_group (MusterPlanRulesStep *self)
{
  g_autoptr (MusterForm) form = muster_plan_form_new_for_settings (self->plan);

  return muster_form_group_new (form, _("What You Agree On"));
}

static void
rule_switched_cb (MusterPlanRulesStep *self,
                  GParamSpec          *pspec,
                  GtkSwitch           *widget)
{
  GPtrArray *rules = muster_catalog_get_optional_rules (muster_battle_plan_get_catalog (self->plan));
  guint index;

  if (!self->is_showing && g_ptr_array_find (self->switches, widget, &index))
    muster_battle_plan_set_rule (self->plan, ((const MusterOptionalRule *) rules->pdata[index])->id,
                                 gtk_switch_get_active (widget));
}

static GtkWidget *
new_optional_group (MusterPlanRulesStep *self)
{
  GPtrArray *rules = muster_catalog_get_optional_rules (muster_battle_plan_get_catalog (self->plan));
  GtkWidget *group = adw_preferences_group_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), _("Optional Rules"));
  g_ptr_array_set_size (self->switches, 0);
  for (guint i = 0; i < rules->len; i++)
    {
      const MusterOptionalRule *rule = rules->pdata[i];
      gboolean has_summary = rule->summary != NULL && *rule->summary != '\0';
      GtkWidget *row =
        muster_action_row_new_plain (_(rule->name), has_summary ? _(rule->summary) : NULL);
      GtkWidget *widget = gtk_switch_new ();

      gtk_widget_set_valign (widget, GTK_ALIGN_CENTER);
      gtk_switch_set_active (GTK_SWITCH (widget), muster_battle_plan_has_rule (self->plan, rule->id));
      g_signal_connect_object (widget, "notify::active", G_CALLBACK (rule_switched_cb), self,
                               G_CONNECT_SWAPPED);
      g_ptr_array_add (self->switches, widget);
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), widget);
      adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), widget);
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
    }
  gtk_widget_set_visible (group, rules->len > 0);
  return group;
}

static void
use_limit_cb (MusterPlanRulesStep *self,
              GtkButton           *button)
{
  const MusterRules *rules = muster_ruleset_get_rules (muster_battle_plan_get_ruleset (self->plan));
  g_autoptr (GArray) limits = muster_plan_list_limits (self->plan);

  for (guint i = 0; i < self->limit_rows->len && i < limits->len; i++)
    if (gtk_widget_is_ancestor (GTK_WIDGET (button), self->limit_rows->pdata[i]) &&
        muster_members_set_int (muster_battle_plan_get_settings (self->plan),
                                rules->turn_limit_setting,
                                g_array_index (limits, MusterTurnLimit, i).turns))
      {
        muster_battle_plan_emit_changed (self->plan);
        return;
      }
}

static void
show_limits (MusterPlanRulesStep *self)
{
  g_autoptr (GArray) limits = muster_plan_list_limits (self->plan);

  for (guint i = 0; i < self->limit_rows->len; i++)
    adw_preferences_group_remove (self->limits, self->limit_rows->pdata[i]);
  g_ptr_array_set_size (self->limit_rows, 0);
  for (guint i = 0; i < limits->len; i++)
    if (g_array_index (limits, MusterTurnLimit, i).turns > 0)
      {
        const MusterTurnLimit *limit = &g_array_index (limits, MusterTurnLimit, i);
        const MusterRules *rules = muster_ruleset_get_rules (muster_battle_plan_get_ruleset (self->plan));
        g_autofree char *title = g_strdup_printf (
          dngettext (GETTEXT_PACKAGE, "%d turn", "%d turns", (gulong) limit->turns), limit->turns);
        g_autofree char *reason = muster_plan_dup_line (self->plan, &limit->reason, NULL);
        GtkWidget *row = muster_action_row_new_plain (title, reason);

        if (rules->turn_limit_setting != NULL &&
            g_strv_contains ((const char *const *) self->shown_scenario->settings,
                             rules->turn_limit_setting))
          {
            GtkWidget *button = gtk_button_new_with_label (_("Use"));
            g_autofree char *name = g_strdup_printf (_("Use %s"), title);

            gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
            muster_accessible_set_label (button, name);
            g_signal_connect_object (button, "clicked", G_CALLBACK (use_limit_cb), self, G_CONNECT_SWAPPED);
            adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
          }
        adw_preferences_group_add (self->limits, row);
        g_ptr_array_add (self->limit_rows, row);
      }
  gtk_widget_set_visible (GTK_WIDGET (self->limits), self->limit_rows->len > 0);
}

static void
rebuild (MusterPlanRulesStep *self)
{
  GtkWidget *child;
  GtkWidget *group;
  GtkWidget *button;

  self->is_showing = TRUE;
  g_set_object (&self->shown_ruleset, muster_battle_plan_get_ruleset (self->plan));
  self->shown_scenario = muster_battle_plan_get_scenario (self->plan);
  g_ptr_array_set_size (self->limit_rows, 0);
  while ((child = gtk_widget_get_first_child (self->groups)) != NULL)
    gtk_box_remove (GTK_BOX (self->groups), child);
  self->limits = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  adw_preferences_group_set_title (self->limits, _("Suggested Turn Limit"));

  group = adw_preferences_group_new ();
  button = gtk_button_new_with_mnemonic (_("_Usual Size"));
  muster_mnemonics_name (button);
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), _("Table"));
  self->length = add_spin (self, group, _("Length"));
  self->width = add_spin (self, group, _("Width"));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->length),
                             muster_battle_plan_get_table_length (self->plan));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->width),
                             muster_battle_plan_get_table_width (self->plan));
  g_signal_connect_object (self->length, "value-changed", G_CALLBACK (table_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->width, "value-changed", G_CALLBACK (table_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (button, "clicked", G_CALLBACK (usual_table_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_css_class (button, "flat");
  adw_preferences_group_set_header_suffix (ADW_PREFERENCES_GROUP (group), button);
  gtk_box_append (GTK_BOX (self->groups), group);

  gtk_box_append (GTK_BOX (self->groups), new_settings_group (self));
  gtk_box_append (GTK_BOX (self->groups), GTK_WIDGET (self->limits));
  gtk_box_append (GTK_BOX (self->groups), new_optional_group (self));
  show_limits (self);
  self->is_showing = FALSE;
}

static gboolean
rebuild_cb (gpointer data)
{
  MusterPlanRulesStep *self = data;

  self->rebuilding = 0;
  rebuild (self);

  return G_SOURCE_REMOVE;
}

static gboolean
shows_another (MusterPlanRulesStep *self)
{
  return self->shown_scenario != muster_battle_plan_get_scenario (self->plan) ||
         self->shown_ruleset != muster_battle_plan_get_ruleset (self->plan);
}

static void
show_plan (MusterPlanRulesStep *self)
{
  GPtrArray *rules = muster_catalog_get_optional_rules (muster_battle_plan_get_catalog (self->plan));

  if (shows_another (self))
    {
      if (self->rebuilding == 0)
        self->rebuilding = g_idle_add (rebuild_cb, self);
      return;
    }

  self->is_showing = TRUE;
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->length),
                             muster_battle_plan_get_table_length (self->plan));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->width),
                             muster_battle_plan_get_table_width (self->plan));
  for (guint i = 0; i < self->switches->len && i < rules->len; i++)
    gtk_switch_set_active (
      self->switches->pdata[i],
      muster_battle_plan_has_rule (self->plan, ((const MusterOptionalRule *) rules->pdata[i])->id));
  show_limits (self);
  self->is_showing = FALSE;
}

/* Shows the present names of the sides whenever the user comes to this step. */
static void
map_cb (MusterPlanRulesStep *self)
{
  rebuild (self);
}

static void
muster_plan_rules_step_dispose (GObject *object)
{
  MusterPlanRulesStep *self = MUSTER_PLAN_RULES_STEP (object);

  g_clear_handle_id (&self->rebuilding, g_source_remove);
  g_clear_pointer (&self->limit_rows, g_ptr_array_unref);
  g_clear_pointer (&self->switches, g_ptr_array_unref);
  g_clear_object (&self->shown_ruleset);
  g_clear_object (&self->session);
  g_clear_object (&self->plan);

  G_OBJECT_CLASS (muster_plan_rules_step_parent_class)->dispose (object);
}

static void
muster_plan_rules_step_class_init (MusterPlanRulesStepClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = muster_plan_rules_step_dispose;
}

static void
muster_plan_rules_step_init (MusterPlanRulesStep *self)
{
  self->limit_rows = g_ptr_array_new ();
  self->switches = g_ptr_array_new ();
}

GtkWidget *
muster_plan_rules_step_new (MusterPlanSession *session)
{
  MusterPlanRulesStep *self = g_object_new (MUSTER_TYPE_PLAN_RULES_STEP, NULL);
  GtkWidget *page;
  GtkWidget *holder;

  self->session = g_object_ref (session);
  self->plan = g_object_ref (muster_plan_session_get_plan (session));

  /* The group of packs stays while the groups that depend on it are made anew. */
  page = adw_preferences_page_new ();
  holder = adw_preferences_group_new ();
  self->groups = gtk_box_new (GTK_ORIENTATION_VERTICAL, GROUP_SPACING);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (holder), self->groups);
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (holder));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page),
                            ADW_PREFERENCES_GROUP (muster_plan_packs_group_new (self->plan)));
  adw_bin_set_child (ADW_BIN (self), page);
  rebuild (self);

  g_signal_connect_object (self->plan, "changed", G_CALLBACK (show_plan), self, G_CONNECT_SWAPPED);
  g_signal_connect_swapped (self, "map", G_CALLBACK (map_cb), self);

  return GTK_WIDGET (self);
}
