/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/plan/muster-plan-form.h"

#include "app/models/form/muster-form-option.h"
#include "core/muster-i18n.h"

static GListModel *
list_sides (MusterBattlePlan *plan)
{
  GListStore *options = g_list_store_new (MUSTER_TYPE_FORM_OPTION);

  for (guint i = 0; i < muster_battle_plan_get_n_sides (plan); i++)
    {
      g_autofree char *title = muster_plan_side_dup_title (muster_battle_plan_get_side (plan, i));
      g_autoptr (MusterFormOption) option = muster_form_option_new ((int) i, title);

      g_list_store_append (options, option);
    }
  return G_LIST_MODEL (options);
}

/* @fields: (nullable). @only: (nullable): ids of the fields; NULL for all. @emit_changed: tells the
 * owner about changes. */
static MusterForm *
new_form (MusterBattlePlan  *plan,
          gpointer           owner,
          MusterMembers     *members,
          const MusterField *fields,
          const char *const *only,
          GCallback          emit_changed)
{
  MusterForm *form = muster_form_new (&(MusterFormSource) {
    .owner = owner,
    .members = members,
    .names = muster_battle_plan_get_names (plan),
    .names_owner = G_OBJECT (plan),
  });

  for (guint i = 0; fields != NULL && fields[i].id != NULL; i++)
    if (only == NULL || g_strv_contains (only, fields[i].id))
      {
        const MusterField *field = &fields[i];
        gboolean is_of_sides = field->kind == MUSTER_FIELD_SIDE || field->kind == MUSTER_FIELD_SIDES;
        g_autoptr (GListModel) sides = is_of_sides ? list_sides (plan) : NULL;
        MusterField named = *field;

        if (named.nothing == NULL && named.kind != MUSTER_FIELD_NUMBER)
          /* Translators: a choice that leaves something as it usually is. */
          named.nothing = N_("As usual");
        muster_form_add (form, &named, sides);
      }
  g_signal_connect_object (form, "changed", emit_changed, owner, G_CONNECT_SWAPPED);
  g_signal_connect_object (plan, "changed", G_CALLBACK (muster_form_refresh), form, G_CONNECT_SWAPPED);
  return form;
}

static const MusterRules *
get_rules (MusterBattlePlan *plan)
{
  return muster_ruleset_get_rules (muster_battle_plan_get_ruleset (plan));
}

MusterForm *
muster_plan_form_new_for_settings (MusterBattlePlan *plan)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_PLAN (plan), NULL);

  return new_form (plan, plan, muster_battle_plan_get_settings (plan), get_rules (plan)->settings,
                   (const char *const *) muster_battle_plan_get_scenario (plan)->settings,
                   G_CALLBACK (muster_battle_plan_emit_changed));
}

MusterForm *
muster_plan_form_new_for_side (MusterBattlePlan *plan,
                               MusterPlanSide   *side)
{
  g_return_val_if_fail (MUSTER_IS_PLAN_SIDE (side), NULL);

  return new_form (plan, side, muster_plan_side_get_members (side), get_rules (plan)->side_members, NULL,
                   G_CALLBACK (muster_plan_side_emit_changed));
}

MusterForm *
muster_plan_form_new_for_unit (MusterBattlePlan *plan,
                               MusterPlanUnit   *unit)
{
  g_return_val_if_fail (MUSTER_IS_PLAN_UNIT (unit), NULL);

  return new_form (plan, unit, muster_plan_unit_get_members (unit), get_rules (plan)->unit_members, NULL,
                   G_CALLBACK (muster_plan_unit_emit_changed));
}
