/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/plan/muster-plan-forces-step.h"

#include "app/models/plan/muster-plan-forces.h"
#include "app/plan/muster-plan-dice-card.h"
#include "app/plan/muster-plan-side-group.h"
#include "app/toolkit/muster-mnemonics.h"
#include "app/widgets/muster-action-row.h"
#include "core/muster-i18n.h"

struct _MusterPlanForcesStep
{
  AdwBin parent_instance;

  MusterPlanSession *session;
  MusterBattlePlan *plan;
  guint rebuilding;
};

G_DEFINE_FINAL_TYPE (MusterPlanForcesStep, muster_plan_forces_step, ADW_TYPE_BIN)

static void
add_side_cb (MusterPlanForcesStep *self)
{
  muster_battle_plan_add_side (self->plan);
  muster_battle_plan_fill_sides (self->plan);
}

static void
remove_side_cb (MusterPlanForcesStep *self)
{
  muster_battle_plan_remove_last_side (self->plan);
}

static void
swap_cb (MusterPlanForcesStep *self)
{
  muster_battle_plan_swap_roles (self->plan);
}

static void
add_button (MusterPlanForcesStep *self,
            GtkWidget            *box,
            const char           *label,
            GCallback             clicked_cb)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  muster_mnemonics_name (button);
  g_signal_connect_object (button, "clicked", clicked_cb, self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), button);
}

static void
counts_cb (MusterPlanForcesStep *self,
           GParamSpec           *pspec,
           GtkSwitch            *toggle)
{
  g_autoptr (GError) error = NULL;

  if (!muster_plan_session_set_counts (self->session, gtk_switch_get_active (toggle), &error))
    gtk_widget_activate_action (GTK_WIDGET (self), "plan.report", "s", error->message);
}

static void
rebuild (MusterPlanForcesStep *self)
{
  GtkWidget *page = adw_preferences_page_new ();
  GtkWidget *rolls = adw_preferences_group_new ();
  g_autoptr (GListModel) choices =
    muster_plan_forces_new (muster_plan_session_get_store (self->session),
                            muster_battle_plan_get_library (self->plan),
                            muster_battle_plan_get_ruleset (self->plan));
  const MusterRules *rules;
  GtkWidget *box;
  guint n_sides;
  GtkWidget *group;
  GtkWidget *row;
  GtkWidget *toggle;

  for (guint i = 0; i < muster_battle_plan_get_n_sides (self->plan); i++)
    adw_preferences_page_add (
      ADW_PREFERENCES_PAGE (page),
      ADW_PREFERENCES_GROUP (muster_plan_side_group_new (
        self->session, muster_battle_plan_get_side (self->plan, i), choices)));
  adw_preferences_group_add (
    ADW_PREFERENCES_GROUP (rolls),
    muster_plan_dice_card_new (muster_plan_session_get_dice (self->session, MUSTER_PLAN_DICE_ROLES),
                               _("Who Attacks")));
  adw_preferences_group_add (
    ADW_PREFERENCES_GROUP (rolls),
    muster_plan_dice_card_new (
      muster_plan_session_get_dice (self->session, MUSTER_PLAN_DICE_LEADERS),
      _("Leaders Not Rolled for Yet")));

  rules = muster_ruleset_get_rules (muster_battle_plan_get_ruleset (self->plan));
  box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  n_sides = muster_battle_plan_get_n_sides (self->plan);
  add_button (self, box, _("S_wap Roles"), G_CALLBACK (swap_cb));
  if (n_sides < rules->max_sides)
    add_button (self, box, _("_Add a Side"), G_CALLBACK (add_side_cb));
  if (n_sides > rules->min_sides)
    add_button (self, box, _("Remove the _Last Side"), G_CALLBACK (remove_side_cb));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (rolls), box);

  /* Beside those who play, since it is their result (N-DATE-02). */
  group = adw_preferences_group_new ();
  row = muster_action_row_new_plain (_("Counts for the Club"),
                                     _("In the league, for the players who are named above"));
  toggle = gtk_switch_new ();
  gtk_widget_set_name (toggle, "counts");
  gtk_widget_set_valign (toggle, GTK_ALIGN_CENTER);
  gtk_switch_set_active (GTK_SWITCH (toggle), muster_plan_session_get_counts (self->session));
  g_signal_connect_object (toggle, "notify::active", G_CALLBACK (counts_cb), self, G_CONNECT_SWAPPED);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), toggle);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), toggle);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (group));

  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (rolls));
  adw_bin_set_child (ADW_BIN (self), page);
}

static gboolean
rebuild_cb (gpointer data)
{
  MusterPlanForcesStep *self = data;

  self->rebuilding = 0;
  rebuild (self);

  return G_SOURCE_REMOVE;
}

static void
rebuild_soon (MusterPlanForcesStep *self)
{
  if (self->rebuilding == 0)
    self->rebuilding = g_idle_add (rebuild_cb, self);
}

static void
muster_plan_forces_step_dispose (GObject *object)
{
  MusterPlanForcesStep *self = MUSTER_PLAN_FORCES_STEP (object);

  g_clear_handle_id (&self->rebuilding, g_source_remove);
  g_clear_object (&self->session);
  g_clear_object (&self->plan);

  G_OBJECT_CLASS (muster_plan_forces_step_parent_class)->dispose (object);
}

static void
muster_plan_forces_step_class_init (MusterPlanForcesStepClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = muster_plan_forces_step_dispose;
}

static void
muster_plan_forces_step_init (MusterPlanForcesStep *self)
{
}

GtkWidget *
muster_plan_forces_step_new (MusterPlanSession *session)
{
  MusterPlanForcesStep *self = g_object_new (MUSTER_TYPE_PLAN_FORCES_STEP, NULL);

  self->session = g_object_ref (session);
  self->plan = g_object_ref (muster_plan_session_get_plan (session));
  rebuild (self);
  g_signal_connect_object (muster_battle_plan_get_sides (self->plan), "items-changed",
                           G_CALLBACK (rebuild_soon), self, G_CONNECT_SWAPPED);
  /* House packs can add starter forces. */
  g_signal_connect_object (self->plan, "notify::ruleset", G_CALLBACK (rebuild_soon), self,
                           G_CONNECT_SWAPPED);

  return GTK_WIDGET (self);
}
