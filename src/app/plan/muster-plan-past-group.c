/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/plan/muster-plan-past-group.h"

#include "app/widgets/muster-action-row.h"
#include "core/muster-i18n.h"

struct _MusterPlanPastGroup
{
  AdwPreferencesGroup parent_instance;

  MusterBattlePlan *plan;
  MusterRuleset *shown_ruleset;
  GPtrArray *rows;
};

G_DEFINE_FINAL_TYPE (MusterPlanPastGroup, muster_plan_past_group, ADW_TYPE_PREFERENCES_GROUP)

static char *
dup_title (const MusterPastBattle *battle)
{
  if (battle->year == NULL)
    return g_strdup (_(battle->name));
  /* Translators: a battle and the year in which it was fought. */
  return g_strdup_printf (_("%s, %s"), _(battle->name), battle->year);
}

static char *
dup_subtitle (const MusterPastBattle *battle)
{
  g_autofree char *sides =
    /* Translators: who attacked, and whom. */
    g_strdup_printf (_("%s against %s"), _(battle->forces[0]->name), _(battle->forces[1]->name));

  if (battle->summary == NULL || *battle->summary == '\0')
    return g_steal_pointer (&sides);
  return g_strdup_printf ("%s\n%s", _(battle->summary), sides);
}

static void
row_activated_cb (MusterPlanPastGroup *self,
                  GtkWidget           *row)
{
  GPtrArray *battles = muster_catalog_get_battles (muster_battle_plan_get_catalog (self->plan));
  guint index;

  if (g_ptr_array_find (self->rows, row, &index) && index < battles->len)
    muster_battle_plan_set_up (self->plan, battles->pdata[index]);
}

/* Packs can add battles; switching a pack makes another ruleset object, and then the rows are made
 * anew. */
static void
show_plan (MusterPlanPastGroup *self)
{
  MusterRuleset *ruleset = muster_battle_plan_get_ruleset (self->plan);
  GPtrArray *battles = muster_catalog_get_battles (muster_battle_plan_get_catalog (self->plan));

  if (!g_set_object (&self->shown_ruleset, ruleset))
    return;

  for (guint i = 0; i < self->rows->len; i++)
    adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self), self->rows->pdata[i]);
  g_ptr_array_set_size (self->rows, 0);
  for (guint i = 0; i < battles->len; i++)
    {
      g_autofree char *title = dup_title (battles->pdata[i]);
      g_autofree char *subtitle = dup_subtitle (battles->pdata[i]);
      GtkWidget *row = muster_action_row_new_plain (title, subtitle);
      GtkWidget *icon = gtk_image_new_from_icon_name ("go-next-symbolic");

      adw_action_row_add_suffix (ADW_ACTION_ROW (row), icon);
      gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
      g_signal_connect_object (row, "activated", G_CALLBACK (row_activated_cb), self, G_CONNECT_SWAPPED);
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
      g_ptr_array_add (self->rows, row);
    }
  gtk_widget_set_visible (GTK_WIDGET (self), battles->len > 0);
}

static void
muster_plan_past_group_dispose (GObject *object)
{
  MusterPlanPastGroup *self = MUSTER_PLAN_PAST_GROUP (object);

  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_object (&self->shown_ruleset);
  g_clear_object (&self->plan);

  G_OBJECT_CLASS (muster_plan_past_group_parent_class)->dispose (object);
}

static void
muster_plan_past_group_class_init (MusterPlanPastGroupClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = muster_plan_past_group_dispose;
}

static void
muster_plan_past_group_init (MusterPlanPastGroup *self)
{
  self->rows = g_ptr_array_new ();
}

void
muster_plan_past_group_set_plan (MusterPlanPastGroup *self,
                                 MusterBattlePlan    *plan)
{
  g_return_if_fail (MUSTER_IS_PLAN_PAST_GROUP (self) && self->plan == NULL);

  self->plan = g_object_ref (plan);
  show_plan (self);
  g_signal_connect_object (plan, "changed", G_CALLBACK (show_plan), self, G_CONNECT_SWAPPED);
}
