/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/plan/muster-plan-unit-row.h"

#include "app/form/muster-field-editors.h"
#include "app/models/plan/muster-plan-form.h"
#include "app/toolkit/muster-accessible.h"
#include "core/muster-i18n.h"
#include "core/rules/muster-leader-roll.h"

struct _MusterPlanUnitRow
{
  MusterActionRow parent_instance;

  MusterBattlePlan *plan;
  MusterPlanUnit *unit;
  MusterForm *form;
};

G_DEFINE_FINAL_TYPE (MusterPlanUnitRow, muster_plan_unit_row, MUSTER_TYPE_ACTION_ROW)

static char *
dup_leader (MusterBattlePlan *plan,
            MusterForceUnit  *unit)
{
  MusterLeader *leader = muster_force_unit_get_leader (unit);
  MusterRuleset *ruleset = muster_battle_plan_get_ruleset (plan);
  const char *format = muster_ruleset_get_rules (ruleset)->leadership_text;
  g_autofree char *title = muster_leader_dup_title (leader);
  const char *trait = muster_leader_get_trait_label (leader);
  g_autoptr (GString) text = g_string_new (title);

  if (muster_leader_get_leadership (leader) == 0)
    return g_strdup (muster_ruleset_rolls_leaders (ruleset) ? _("Leader not rolled yet") : title);

  if (format != NULL)
    {
      g_autofree char *number = g_strdup_printf ("%d", muster_leader_get_leadership (leader));
      g_auto (GStrv) parts = g_strsplit (_(format), "{0}", 2);
      g_autofree char *leadership = g_strjoinv (number, parts);

      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", leadership);
    }
  if (*trait != '\0')
    g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", trait);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
player_selected_cb (GtkDropDown    *drop_down,
                    GParamSpec     *pspec,
                    MusterPlanUnit *unit)
{
  MusterPlanPlayer *player = gtk_drop_down_get_selected_item (drop_down);

  if (player != NULL)
    muster_plan_unit_set_player_id (unit, muster_plan_player_get_id (player));
}

/* Shows the unit; its Leader may change when he is rolled for. */
static void
show_unit (MusterPlanUnitRow *self)
{
  MusterForceUnit *force_unit;
  g_autofree char *leader = NULL;
  g_autofree char *note = NULL;

  force_unit = muster_plan_unit_get_unit (self->unit);
  leader = dup_leader (self->plan, force_unit);
  /* Translators: type and number of models of a unit. */
  g_autofree char *what = g_strdup_printf (_("%s, %d"), muster_force_unit_get_type_name (force_unit),
                                           muster_force_unit_get_models (force_unit));
  note = *leader != '\0' ? g_strdup_printf ("%s · %s", what, leader) : g_steal_pointer (&what);
  muster_action_row_set_texts (GTK_WIDGET (self), muster_plan_unit_get_name (self->unit), note);
}

static void
muster_plan_unit_row_dispose (GObject *object)
{
  MusterPlanUnitRow *self = MUSTER_PLAN_UNIT_ROW (object);

  g_clear_object (&self->form);
  g_clear_object (&self->unit);
  g_clear_object (&self->plan);

  G_OBJECT_CLASS (muster_plan_unit_row_parent_class)->dispose (object);
}

static void
muster_plan_unit_row_class_init (MusterPlanUnitRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = muster_plan_unit_row_dispose;
}

static void
muster_plan_unit_row_init (MusterPlanUnitRow *self)
{
  muster_action_row_make_plain (MUSTER_ACTION_ROW (self));
}

GtkWidget *
muster_plan_unit_row_new (MusterBattlePlan *plan,
                          MusterPlanSide   *side,
                          MusterPlanUnit   *unit)
{
  MusterPlanUnitRow *self = g_object_new (MUSTER_TYPE_PLAN_UNIT_ROW, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->plan = g_object_ref (plan);
  self->unit = g_object_ref (unit);
  self->form = muster_plan_form_new_for_unit (plan, unit);
  gtk_widget_set_margin_top (box, 6);
  gtk_widget_set_margin_bottom (box, 6);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  if (muster_plan_side_get_n_players (side) > 1)
    {
      GtkExpression *name = gtk_property_expression_new (MUSTER_TYPE_PLAN_PLAYER, NULL, "name");
      GtkWidget *drop_down =
        gtk_drop_down_new (g_object_ref (muster_plan_side_get_players (side)), name);

      for (guint i = 0; i < muster_plan_side_get_n_players (side); i++)
        if (g_str_equal (muster_plan_player_get_id (muster_plan_side_get_player (side, i)),
                         muster_plan_unit_get_player_id (unit)))
          gtk_drop_down_set_selected (GTK_DROP_DOWN (drop_down), i);
      gtk_widget_set_valign (drop_down, GTK_ALIGN_CENTER);
      muster_accessible_set_label (drop_down, _("Player"));
      g_signal_connect_object (drop_down, "notify::selected", G_CALLBACK (player_selected_cb), unit, 0);
      gtk_box_append (GTK_BOX (box), drop_down);
    }

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->form)); i++)
    {
      g_autoptr (MusterFormField) field = g_list_model_get_item (G_LIST_MODEL (self->form), i);
      GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
      GtkWidget *label = gtk_label_new (muster_form_field_get_label (field));
      GtkWidget *editor = muster_field_editor_new (field);

      gtk_label_set_xalign (GTK_LABEL (label), 0.0f);
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_widget_set_hexpand (label, TRUE);
      gtk_widget_add_css_class (label, "caption");
      gtk_widget_set_hexpand (editor, FALSE);
      gtk_box_append (GTK_BOX (line), label);
      gtk_box_append (GTK_BOX (line), editor);
      gtk_box_append (GTK_BOX (box), line);
    }

  adw_action_row_add_suffix (ADW_ACTION_ROW (self), box);
  g_signal_connect_object (muster_plan_unit_get_unit (unit), "changed", G_CALLBACK (show_unit), self,
                           G_CONNECT_SWAPPED);
  show_unit (self);
  return GTK_WIDGET (self);
}
