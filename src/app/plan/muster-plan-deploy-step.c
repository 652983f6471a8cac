/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/plan/muster-plan-deploy-step.h"

#include "app/plan/muster-plan-deployment-group.h"
#include "app/widgets/muster-action-row.h"
#include "app/widgets/muster-map-view.h"
#include "core/muster-i18n.h"
#include "core/plans/muster-plan-rolls.h"

struct _MusterPlanDeployStep
{
  AdwBin parent_instance;

  MusterPlanSession *session;
  MusterBattlePlan *plan;
  const MusterScenario *shown_scenario;
  gboolean is_showing;
  gboolean is_typing; /* entries or plan follow the other one */

  GtkWidget *title_row;
  GtkWidget *date_row;
  GtkWidget *state_row;
  AdwPreferencesGroup *checklist;
  GPtrArray *rows;
  GPtrArray *checks;
  AdwPreferencesPage *page;
  GPtrArray *sides;  /* MusterPlanSide */
  GPtrArray *groups; /* MusterPlanDeploymentGroup, one for each of them */
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
add_check (MusterPlanDeployStep *self,
           const char           *text)
{
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
    add_check (self, _(self->shown_scenario->checklist[i]));
  gtk_widget_set_visible (GTK_WIDGET (self->checklist), n > 0);
}

/* They stand above the list of what is to be done on the table. */
static void
rebuild_groups (MusterPlanDeployStep *self)
{
  for (guint i = 0; i < self->groups->len; i++)
    adw_preferences_page_remove (self->page, self->groups->pdata[i]);
  g_ptr_array_set_size (self->groups, 0);
  g_ptr_array_set_size (self->sides, 0);
  g_object_ref (self->checklist);
  adw_preferences_page_remove (self->page, self->checklist);
  for (guint i = 0; i < muster_battle_plan_get_n_sides (self->plan); i++)
    {
      MusterPlanSide *side = muster_battle_plan_get_side (self->plan, i);
      GtkWidget *group = muster_plan_deployment_group_new (self->plan, side);

      adw_preferences_page_add (self->page, ADW_PREFERENCES_GROUP (group));
      g_ptr_array_add (self->groups, group);
      g_ptr_array_add (self->sides, g_object_ref (side));
    }
  adw_preferences_page_add (self->page, self->checklist);
  g_object_unref (self->checklist);
}

static void
show_groups (MusterPlanDeployStep *self)
{
  gboolean is_outdated = self->sides->len != muster_battle_plan_get_n_sides (self->plan);

  for (guint i = 0; !is_outdated && i < self->sides->len; i++)
    is_outdated = self->sides->pdata[i] != muster_battle_plan_get_side (self->plan, i);
  if (is_outdated)
    rebuild_groups (self);
  for (guint i = 0; i < self->groups->len; i++)
    muster_plan_deployment_group_update (self->groups->pdata[i]);
}

/* Why it cannot begin, or what happens when it does. */
static void
show_state (MusterPlanDeployStep *self)
{
  const char *obstacle = muster_plan_session_get_obstacle (self->session);
  g_autoptr (GPtrArray) leaderless = muster_plan_list_leaderless (self->plan);
  g_autofree char *warnings = muster_plan_session_dup_warnings (self->session);
  g_autofree char *note = NULL;

  if (*obstacle != '\0')
    {
      muster_action_row_set_texts (self->state_row, _("It cannot begin yet"), obstacle);
      return;
    }
  if (*warnings != '\0')
    {
      muster_action_row_set_texts (self->state_row, _("It can begin, but have a look"), warnings);
      return;
    }
  if (leaderless->len > 0)
    note = g_strdup_printf (
      dngettext (GETTEXT_PACKAGE, "When it begins, Muster rolls for the %u Leader that is still missing.",
                 "When it begins, Muster rolls for the %u Leaders that are still missing.",
                 leaderless->len),
      leaderless->len);
  muster_action_row_set_texts (self->state_row, _("Ready to begin"),
                               note != NULL ? note
                                     : _("Or close it: it stays among your battles until the day."));
}

static void
show_plan (MusterPlanDeployStep *self)
{
  guint n = muster_battle_plan_get_n_checks (self->plan);
  guint n_done = 0;
  g_autofree char *count = NULL;

  self->is_showing = TRUE;
  if (self->shown_scenario != muster_battle_plan_get_scenario (self->plan))
    rebuild (self);
  for (guint i = 0; i < n; i++)
    {
      gboolean done = muster_battle_plan_is_checked (self->plan, i);

      gtk_check_button_set_active (self->checks->pdata[i], done);
      n_done += done;
    }
  /* Translators: how much of a list is done. */
  count = g_strdup_printf (_("%u of %u done"), n_done, n);
  adw_preferences_group_set_description (self->checklist, count);
  show_groups (self);
  show_state (self);
  self->is_showing = FALSE;
}

static void
title_changed_cb (MusterPlanDeployStep *self)
{
  if (self->is_typing)
    return;

  self->is_typing = TRUE;
  muster_battle_plan_set_title (self->plan, gtk_editable_get_text (GTK_EDITABLE (self->title_row)));
  self->is_typing = FALSE;
}

static void
date_changed_cb (MusterPlanDeployStep *self)
{
  if (self->is_typing)
    return;

  self->is_typing = TRUE;
  muster_battle_plan_set_date (self->plan, gtk_editable_get_text (GTK_EDITABLE (self->date_row)));
  self->is_typing = FALSE;
}

/* A battle that was fought brings its name and its year along. */
static void
show_names (MusterPlanDeployStep *self)
{
  if (self->is_typing)
    return;

  self->is_typing = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (self->title_row), muster_battle_plan_get_title (self->plan));
  gtk_editable_set_text (GTK_EDITABLE (self->date_row), muster_battle_plan_get_date (self->plan));
  self->is_typing = FALSE;
}

static GtkWidget *
add_entry (MusterPlanDeployStep *self,
           GtkWidget            *group,
           const char           *title,
           const char           *text,
           GCallback             changed_cb)
{
  GtkWidget *row = adw_entry_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  gtk_editable_set_text (GTK_EDITABLE (row), text);
  g_signal_connect_object (row, "changed", changed_cb, self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
  return row;
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
  G_OBJECT_CLASS (klass)->dispose = muster_plan_deploy_step_dispose;
}

static void
muster_plan_deploy_step_init (MusterPlanDeployStep *self)
{
  self->rows = g_ptr_array_new ();
  self->checks = g_ptr_array_new ();
  self->groups = g_ptr_array_new ();
  self->sides = g_ptr_array_new_with_free_func (g_object_unref);
}

static void
build (MusterPlanDeployStep *self)
{
  GtkWidget *page = adw_preferences_page_new ();
  GtkWidget *names = adw_preferences_group_new ();
  GtkWidget *map = adw_preferences_group_new ();

  self->title_row = add_entry (self, names, _("Name of the battle"),
                               muster_battle_plan_get_title (self->plan), G_CALLBACK (title_changed_cb));
  self->date_row = add_entry (self, names, _("Date, in your own words"),
                              muster_battle_plan_get_date (self->plan), G_CALLBACK (date_changed_cb));
  self->state_row = muster_action_row_new_plain ("", NULL);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (names), self->state_row);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (map), muster_map_view_new (self->plan));
  self->checklist = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  adw_preferences_group_set_title (self->checklist, _("On the table"));
  self->page = ADW_PREFERENCES_PAGE (page);
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (names));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (map));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), self->checklist);
  adw_bin_set_child (ADW_BIN (self), page);
}

GtkWidget *
muster_plan_deploy_step_new (MusterPlanSession *session)
{
  MusterPlanDeployStep *self = g_object_new (MUSTER_TYPE_PLAN_DEPLOY_STEP, NULL);

  self->session = g_object_ref (session);
  self->plan = g_object_ref (muster_plan_session_get_plan (session));
  build (self);
  show_plan (self);
  g_signal_connect_object (session, "changed", G_CALLBACK (show_plan), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->plan, "notify::title", G_CALLBACK (show_names), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->plan, "notify::date", G_CALLBACK (show_names), self, G_CONNECT_SWAPPED);

  return GTK_WIDGET (self);
}
