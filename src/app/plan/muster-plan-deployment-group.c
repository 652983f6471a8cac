/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/plan/muster-plan-deployment-group.h"

#include "app/toolkit/muster-accessible.h"
#include "app/toolkit/muster-tooltip.h"
#include "app/widgets/muster-action-row.h"
#include "core/forces/muster-force-levy.h"
#include "core/muster-i18n.h"
#include "core/plans/muster-plan-deployment.h"

/* Rows are made anew only if the scenario or the units change; other changes fill them again. */

typedef struct
{
  MusterPlanUnit *unit;
  GtkWidget *row;
  GtkWidget *begins;
  GtkWidget *waits;
} Line;

struct _MusterPlanDeploymentGroup
{
  AdwPreferencesGroup parent_instance;

  MusterBattlePlan *plan;
  MusterPlanSide *side;
  const MusterDeployment *shown;
  GArray *lines; /* Line */
  gboolean is_showing;
};

G_DEFINE_FINAL_TYPE (MusterPlanDeploymentGroup, muster_plan_deployment_group, ADW_TYPE_PREFERENCES_GROUP)

static void
line_clear (gpointer data)
{
  g_clear_object (&((Line *) data)->unit);
}

static void
toggled_cb (MusterPlanDeploymentGroup *self,
            GtkWidget                 *button)
{
  if (self->is_showing)
    return;
  for (guint i = 0; i < self->lines->len; i++)
    {
      const Line *line = &g_array_index (self->lines, Line, i);

      if (line->waits == button)
        muster_plan_unit_set_waits (self->plan, line->unit,
                                    gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button)));
    }
}

static void
propose_cb (MusterPlanDeploymentGroup *self)
{
  muster_plan_propose_deployment (self->plan, self->side);
}

/* "Regular Infantry · 6 points" */
static char *
dup_note (MusterPlanDeploymentGroup *self,
          MusterPlanUnit            *unit)
{
  MusterForceUnit *force_unit = muster_plan_unit_get_unit (unit);
  int points = muster_force_count_unit_points (muster_plan_unit_get_force (unit), force_unit,
                                               muster_battle_plan_get_optional_rules (self->plan));
  g_autofree char *worth =
    g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%d point", "%d points", (gulong) points), points);

  return g_strdup_printf ("%s · %s", muster_force_unit_get_type_name (force_unit), worth);
}

static GtkWidget *
new_toggle (const char     *label,
            MusterPlanUnit *unit)
{
  GtkWidget *button = gtk_toggle_button_new_with_label (label);
  /* Translators: the name of a unit, and how it begins the battle: "1st Company: Escort" */
  g_autofree char *name = g_strdup_printf (_("%s: %s"), muster_plan_unit_get_name (unit), label);

  muster_accessible_set_label (button, name);
  /* The label must wrap where names are long and the text is large. */
  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), TRUE);
  return button;
}

static void
add_line (MusterPlanDeploymentGroup *self,
          MusterPlanUnit            *unit)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  Line line = {
    .unit = g_object_ref (unit),
    .row = muster_action_row_new_plain ("", NULL),
    .begins = new_toggle (_(self->shown->begins), unit),
    .waits = new_toggle (_(self->shown->waits), unit),
  };

  gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (line.waits), GTK_TOGGLE_BUTTON (line.begins));
  gtk_widget_add_css_class (box, "linked");
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), line.begins);
  gtk_box_append (GTK_BOX (box), line.waits);
  adw_action_row_add_suffix (ADW_ACTION_ROW (line.row), box);
  g_signal_connect_object (line.waits, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), line.row);
  g_array_append_val (self->lines, line);
}

static gboolean
is_outdated (MusterPlanDeploymentGroup *self,
             const MusterDeployment    *deployment)
{
  guint n_units = deployment != NULL ? muster_plan_side_get_n_units (self->side) : 0;

  if (self->shown != deployment || self->lines->len != n_units)
    return TRUE;
  for (guint i = 0; i < n_units; i++)
    if (g_array_index (self->lines, Line, i).unit != muster_plan_side_get_unit (self->side, i))
      return TRUE;
  return FALSE;
}

static void
rebuild (MusterPlanDeploymentGroup *self,
         const MusterDeployment    *deployment)
{
  for (guint i = 0; i < self->lines->len; i++)
    adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self), g_array_index (self->lines, Line, i).row);
  g_array_set_size (self->lines, 0);
  self->shown = deployment;
  for (guint i = 0; deployment != NULL && i < muster_plan_side_get_n_units (self->side); i++)
    add_line (self, muster_plan_side_get_unit (self->side, i));
}

/* "Escort: 8 points, of 6 to 10 · Relief: 16 points" */
static char *
dup_points (MusterPlanDeploymentGroup *self)
{
  const MusterDeployment *deployment = self->shown;
  int begins = muster_plan_count_deployed (self->plan, self->side, FALSE);
  int waits = muster_plan_count_deployed (self->plan, self->side, TRUE);
  g_autofree char *limit = NULL;

  if (deployment->min_points > 0 && deployment->max_points > 0)
    /* Translators: the least and the most points that may begin on the table. */
    limit = g_strdup_printf (_(", of %d to %d"), deployment->min_points, deployment->max_points);
  else if (deployment->max_points > 0)
    /* Translators: the most points that may begin on the table. */
    limit = g_strdup_printf (_(", at most %d"), deployment->max_points);
  /* Translators: those who begin on the table and their points, with what is allowed; then the others. */
  return g_strdup_printf (_("%s: points %d%s · %s: points %d"), _(deployment->begins), begins,
                          limit != NULL ? limit : "", _(deployment->waits), waits);
}

static void
muster_plan_deployment_group_dispose (GObject *object)
{
  MusterPlanDeploymentGroup *self = MUSTER_PLAN_DEPLOYMENT_GROUP (object);

  g_clear_pointer (&self->lines, g_array_unref);
  g_clear_object (&self->side);
  g_clear_object (&self->plan);

  G_OBJECT_CLASS (muster_plan_deployment_group_parent_class)->dispose (object);
}

static void
muster_plan_deployment_group_class_init (MusterPlanDeploymentGroupClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = muster_plan_deployment_group_dispose;
}

static void
muster_plan_deployment_group_init (MusterPlanDeploymentGroup *self)
{
  GtkWidget *button = gtk_button_new_with_label (_("Propose"));

  self->lines = g_array_new (FALSE, FALSE, sizeof (Line));
  g_array_set_clear_func (self->lines, line_clear);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  muster_tooltip_set (button, _("Share the units out as the scenario allows"));
  g_signal_connect_object (button, "clicked", G_CALLBACK (propose_cb), self, G_CONNECT_SWAPPED);
  adw_preferences_group_set_header_suffix (ADW_PREFERENCES_GROUP (self), button);
}

GtkWidget *
muster_plan_deployment_group_new (MusterBattlePlan *plan,
                                  MusterPlanSide   *side)
{
  MusterPlanDeploymentGroup *self = g_object_new (MUSTER_TYPE_PLAN_DEPLOYMENT_GROUP, NULL);

  self->plan = g_object_ref (plan);
  self->side = g_object_ref (side);
  muster_plan_deployment_group_update (self);
  return GTK_WIDGET (self);
}

void
muster_plan_deployment_group_update (MusterPlanDeploymentGroup *self)
{
  const MusterDeployment *deployment;
  g_autofree char *title = NULL;
  g_autofree char *escaped = NULL;
  g_autofree char *words = NULL;
  g_autofree char *points = NULL;

  g_return_if_fail (MUSTER_IS_PLAN_DEPLOYMENT_GROUP (self));

  deployment = muster_plan_get_deployment (self->plan, self->side);
  self->is_showing = TRUE;
  if (is_outdated (self, deployment))
    rebuild (self, deployment);
  gtk_widget_set_visible (GTK_WIDGET (self), self->lines->len > 0);
  if (self->lines->len > 0)
    {
      title = muster_plan_side_dup_title (self->side);
      escaped = g_markup_escape_text (title, -1);
      words = dup_points (self);
      points = g_markup_escape_text (words, -1);
      adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self), escaped);
      adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self), points);
    }
  for (guint i = 0; i < self->lines->len; i++)
    {
      const Line *line = &g_array_index (self->lines, Line, i);
      g_autofree char *note = dup_note (self, line->unit);
      gboolean waits = muster_plan_unit_waits (self->plan, line->unit);

      muster_action_row_set_texts (line->row, muster_plan_unit_get_name (line->unit), note);
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (waits ? line->waits : line->begins), TRUE);
    }
  self->is_showing = FALSE;
}
