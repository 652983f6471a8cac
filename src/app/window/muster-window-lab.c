/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/window/muster-window-private.h"

#include "app/lab/muster-lab-window.h"
#include "app/models/plan/muster-plan-session.h"
#include "app/plan/muster-plan-page.h"
#include "app/widgets/muster-dialog.h"
#include "core/campaign/muster-campaign-battle.h"
#include "core/lab/muster-lab-forces.h"
#include "core/lab/muster-lab-resolve.h"
#include "core/muster-i18n.h"
#include "core/plans/muster-plan-setup.h"

/* The lab, for a force, a battle that is prepared, a scenario, a unit type, and a chapter of a campaign. */

/* What is printed is made when the lab is asked, and stays as it was then. */
static MusterDocument *
make_sheet (guint                     sheet,
            const MusterSheetOptions *options,
            gpointer                  data)
{
  return g_object_ref (data);
}

static void
print_cb (MusterWindow    *self,
          MusterLabWindow *view)
{
  MusterDocument *document = muster_lab_window_new_document (view);
  g_autoptr (MusterSheetSource) source = NULL;

  if (document == NULL)
    {
      muster_window_toast (self, _("Let them fight first: there is nothing to print yet"));
      return;
    }
  source = muster_sheet_source_new (muster_document_get_title (document), make_sheet, document,
                                    g_object_unref);
  muster_sheet_source_add_sheet (source, "lab", _("Lab"), MUSTER_SHEET_USE_NONE);
  muster_window_output_print (self, GTK_WINDOW (view), source);
}

static void
present (MusterWindow *self,
         MusterSetup  *setup,
         const char   *title)
{
  g_autoptr (MusterLabStudy) study = muster_lab_study_new (muster_window_get_library (self), setup, title);
  GtkWidget *view = muster_lab_window_new (study);

  gtk_window_set_transient_for (GTK_WINDOW (view), GTK_WINDOW (self));
  gtk_window_set_destroy_with_parent (GTK_WINDOW (view), TRUE);
  g_signal_connect_object (view, "print", G_CALLBACK (print_cb), self, G_CONNECT_SWAPPED);
  muster_dialog_present (GTK_WINDOW (view));
}

static void
lab_force_cb (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterForce) force = muster_window_forces_dup (self, g_variant_get_int64 (parameter), &error);
  g_autoptr (MusterSetup) setup = NULL;

  if (force != NULL)
    setup = muster_lab_forces_pit (muster_window_get_library (self), force, NULL, &error);
  if (setup != NULL)
    present (self, setup, muster_force_get_name (force));
  else
    muster_window_output_report (self, _("The Force Cannot Go to the Lab"), error);
}

static void
lab_plan_cb (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  MusterPlanPage *page = muster_window_pages_get_plan_page (self);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterSetup) setup = NULL;
  MusterBattlePlan *plan;

  if (page == NULL)
    return;
  plan = muster_plan_session_get_plan (muster_plan_page_get_session (page));
  setup = muster_plan_make_setup (plan, NULL, &error);
  if (setup != NULL && muster_lab_battle_find_fault (setup) != NULL)
    muster_window_toast (self, muster_lab_battle_find_fault (setup));
  else if (setup != NULL)
    present (self, setup, setup->title != NULL && *setup->title != '\0' ? setup->title : _("A battle"));
  else
    muster_window_output_report (self, _("The Battle Cannot Go to the Lab Yet"), error);
}

static void
lab_scenario_cb (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  MusterLibrary *library = muster_window_get_library (self);
  g_autoptr (MusterSetup) setup = NULL;
  g_autoptr (GError) error = NULL;
  const char *ruleset_id, *id;
  MusterRuleset *ruleset;
  const MusterScenario *scenario;

  g_variant_get (parameter, "(&s&s)", &ruleset_id, &id);
  ruleset = muster_library_find_ruleset (library, ruleset_id);
  scenario = ruleset != NULL ? muster_catalog_find_scenario (muster_ruleset_get_catalog (ruleset), id) : NULL;
  if (scenario == NULL)
    return;
  setup = muster_lab_forces_pit_scenario (library, ruleset, scenario, &error);
  if (setup != NULL)
    present (self, setup, _(scenario->name));
  else
    muster_window_output_report (self, _("The Scenario Cannot Go to the Lab"), error);
}

static void
lab_type_cb (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  MusterLibrary *library = muster_window_get_library (self);
  g_autoptr (MusterSetup) setup = NULL;
  g_autoptr (GError) error = NULL;
  const char *ruleset_id, *id;
  MusterRuleset *ruleset;
  const MusterUnitType *type;

  g_variant_get (parameter, "(&s&s)", &ruleset_id, &id);
  ruleset = muster_library_find_ruleset (library, ruleset_id);
  type = ruleset != NULL ? muster_catalog_find_type (muster_ruleset_get_catalog (ruleset), id) : NULL;
  if (type == NULL)
    return;
  setup = muster_lab_forces_pit_type (library, ruleset, type, &error);
  if (setup != NULL)
    present (self, setup, _(type->name));
  else
    muster_window_output_report (self, _("The Unit Cannot Go to the Lab by Itself"), error);
}

/* V-BATTLE-05: policies fight the battle of a chapter. Nothing is kept before the user has seen what came of
 * it, and recorded it. */
static void
resolve_cb (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  const char *chapter = g_variant_get_string (parameter, NULL);
  MusterCampaignPage *page = muster_window_pages_get_campaign_page (self);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterBattlePlan) plan = NULL;
  g_autoptr (MusterSetup) setup = NULL;
  g_autoptr (MusterBattle) battle = NULL;
  const MusterPolicy *steady;

  if (page == NULL)
    return;
  plan = muster_campaign_battle_plan_make (muster_campaign_page_get_campaign (page), chapter, NULL, &error);
  setup = plan != NULL ? muster_plan_make_setup (plan, NULL, &error) : NULL;
  steady = setup != NULL ? muster_lab_battle_find_policy (setup, "steady") : NULL;
  battle = setup != NULL ? muster_lab_resolve (setup, steady, steady, g_random_int (), &error) : NULL;
  if (battle != NULL)
    muster_window_campaign_battles_ask_return (self, chapter, battle, 0);
  else
    muster_window_output_report (self, _("The Battle Cannot Be Fought Without a Table"), error);
}

void
muster_window_lab_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.lab-force", "x", lab_force_cb);
  gtk_widget_class_install_action (widget_class, "win.lab-plan", NULL, lab_plan_cb);
  gtk_widget_class_install_action (widget_class, "win.lab-scenario", "(ss)", lab_scenario_cb);
  gtk_widget_class_install_action (widget_class, "win.lab-type", "(ss)", lab_type_cb);
  gtk_widget_class_install_action (widget_class, "win.campaign-resolve", "s", resolve_cb);
}
