/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/plan/muster-plan-deploy-step.h"

#include "app/plan/muster-plan-deployment-group.h"
#include "app/toolkit/muster-subject.h"
#include "app/widgets/muster-action-row.h"
#include "app/widgets/muster-map-view.h"
#include "core/muster-i18n.h"

struct _MusterPlanDeployStep
{
  AdwBin parent_instance;

  MusterPlanSession *session;
  MusterBattlePlan *plan;
  const MusterScenario *shown_scenario;
  gboolean is_showing;

  MusterSubject *subject;
  AdwPreferencesPage *page;
  GtkWidget *title_row;
  GtkWidget *date_row;
  AdwPreferencesGroup *map;
  AdwPreferencesGroup *checklist;
  GPtrArray *rows;
  GPtrArray *checks;
  GPtrArray *sides;  /* MusterPlanSide */
  GPtrArray *groups; /* MusterPlanDeploymentGroup, one for each side */
};

G_DEFINE_FINAL_TYPE (MusterPlanDeployStep, muster_plan_deploy_step, ADW_TYPE_BIN)

static void
check_toggled_cb (MusterPlanDeployStep *self,
                  GtkCheckButton       *button)
{
  guint index;

  if (!self->is_showing && g_ptr_array_find (self->checks, button, &index))
    muster_battle_plan_set_checked (self->plan, index, gtk_check_button_get_active (button));
}

static void
rebuild (MusterPlanDeployStep *self)
{
  guint n;

  for (guint i = 0; i < self->rows->len; i++)
    adw_preferences_group_remove (self->checklist, self->rows->pdata[i]);
  g_ptr_array_set_size (self->rows, 0);
  g_ptr_array_set_size (self->checks, 0);
  self->shown_scenario = muster_battle_plan_get_scenario (self->plan);
  n = muster_battle_plan_get_n_checks (self->plan);
  for (guint i = 0; i < n; i++)
    {
      const char *text = _(self->shown_scenario->checklist[i]);
      GtkWidget *row = muster_action_row_new_plain (text, NULL);
      GtkWidget *check = gtk_check_button_new ();

      gtk_widget_set_valign (check, GTK_ALIGN_CENTER);
      g_signal_connect_object (check, "toggled", G_CALLBACK (check_toggled_cb), self, G_CONNECT_SWAPPED);
      adw_action_row_add_prefix (ADW_ACTION_ROW (row), check);
      adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), check);
      adw_preferences_group_add (self->checklist, row);
      g_ptr_array_add (self->rows, row);
      g_ptr_array_add (self->checks, check);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->checklist), n > 0);
}

static void
show_plan (MusterPlanDeployStep *self)
{
  gboolean is_outdated;

  self->is_showing = TRUE;
  if (self->shown_scenario != muster_battle_plan_get_scenario (self->plan))
    rebuild (self);
  for (guint i = 0; i < self->checks->len; i++)
    gtk_check_button_set_active (self->checks->pdata[i], muster_battle_plan_is_checked (self->plan, i));

  is_outdated = self->sides->len != muster_battle_plan_get_n_sides (self->plan);
  for (guint i = 0; !is_outdated && i < self->sides->len; i++)
    is_outdated = self->sides->pdata[i] != muster_battle_plan_get_side (self->plan, i);
  if (is_outdated)
    {
      /* Makes the groups of the sides anew, above the checklist: it is removed and added again at the
       * end. */
      for (guint k = 0; k < self->groups->len; k++)
        adw_preferences_page_remove (self->page, self->groups->pdata[k]);
      g_ptr_array_set_size (self->groups, 0);
      g_ptr_array_set_size (self->sides, 0);
      g_object_ref (self->checklist);
      adw_preferences_page_remove (self->page, self->checklist);
      for (guint k = 0; k < muster_battle_plan_get_n_sides (self->plan); k++)
        {
          MusterPlanSide *side = muster_battle_plan_get_side (self->plan, k);
          GtkWidget *group = muster_plan_deployment_group_new (self->plan, side);

          adw_preferences_page_add (self->page, ADW_PREFERENCES_GROUP (group));
          g_ptr_array_add (self->groups, group);
          g_ptr_array_add (self->sides, g_object_ref (side));
        }
      adw_preferences_page_add (self->page, self->checklist);
      g_object_unref (self->checklist);
    }
  for (guint i = 0; i < self->groups->len; i++)
    muster_plan_deployment_group_update (self->groups->pdata[i]);

  self->is_showing = FALSE;
}

static void
muster_plan_deploy_step_dispose (GObject *object)
{
  MusterPlanDeployStep *self = MUSTER_PLAN_DEPLOY_STEP (object);

  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_pointer (&self->checks, g_ptr_array_unref);
  g_clear_pointer (&self->groups, g_ptr_array_unref);
  g_clear_pointer (&self->sides, g_ptr_array_unref);
  g_clear_object (&self->session);
  g_clear_object (&self->plan);

  G_OBJECT_CLASS (muster_plan_deploy_step_parent_class)->dispose (object);
}

static void
muster_plan_deploy_step_class_init (MusterPlanDeployStepClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_plan_deploy_step_dispose;

  g_type_ensure (MUSTER_TYPE_SUBJECT);
  g_type_ensure (MUSTER_TYPE_ACTION_ROW);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-plan-deploy-step.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterPlanDeployStep, subject);
  gtk_widget_class_bind_template_child (widget_class, MusterPlanDeployStep, page);
  gtk_widget_class_bind_template_child (widget_class, MusterPlanDeployStep, title_row);
  gtk_widget_class_bind_template_child (widget_class, MusterPlanDeployStep, date_row);
  gtk_widget_class_bind_template_child (widget_class, MusterPlanDeployStep, map);
  gtk_widget_class_bind_template_child (widget_class, MusterPlanDeployStep, checklist);
}

static void
muster_plan_deploy_step_init (MusterPlanDeployStep *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->rows = g_ptr_array_new ();
  self->checks = g_ptr_array_new ();
  self->groups = g_ptr_array_new ();
  self->sides = g_ptr_array_new_with_free_func (g_object_unref);
}

GtkWidget *
muster_plan_deploy_step_new (MusterPlanSession *session)
{
  MusterPlanDeployStep *self = g_object_new (MUSTER_TYPE_PLAN_DEPLOY_STEP, NULL);

  self->session = g_object_ref (session);
  self->plan = g_object_ref (muster_plan_session_get_plan (session));
  muster_subject_set_item (self->subject, session);
  g_object_bind_property (self->plan, "title", self->title_row, "text",
                          G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->plan, "date", self->date_row, "text",
                          G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
  adw_preferences_group_add (self->map, muster_map_view_new (self->plan));
  show_plan (self);
  g_signal_connect_object (session, "changed", G_CALLBACK (show_plan), self, G_CONNECT_SWAPPED);

  return GTK_WIDGET (self);
}
