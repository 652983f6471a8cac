/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/plan/muster-plan-forces.h"

#include "core/muster-i18n.h"

/* Offers at most so many stored forces; the search of the forces page finds the others. */
#define MAX_OWN 200

struct _MusterPlanForce
{
  MusterObject parent_instance;

  MusterStore *store;
  MusterLibrary *library;
  MusterRuleset *ruleset;
  gint64 id;
  char *variant_id;
  gboolean is_whole; /* one of the player's own, with all its units */
  const MusterStarterForce *starter;
  char *label;
  char *detail;
};

G_DEFINE_FINAL_TYPE (MusterPlanForce, muster_plan_force, MUSTER_TYPE_OBJECT)

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterPlanForce, store, g_object_unref),
  MUSTER_OWNED (MusterPlanForce, library, g_object_unref),
  MUSTER_OWNED (MusterPlanForce, ruleset, g_object_unref),
  MUSTER_OWNED (MusterPlanForce, variant_id, g_free),
  MUSTER_TEXT (MusterPlanForce, label, "label"),
  MUSTER_OWNED (MusterPlanForce, detail, g_free),
};

static void
muster_plan_force_class_init (MusterPlanForceClass *klass)
{
  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));
}

static void
muster_plan_force_init (MusterPlanForce *self)
{
}

MusterPlanForce *
muster_plan_force_new_prompt (const char *label)
{
  MusterPlanForce *self = g_object_new (MUSTER_TYPE_PLAN_FORCE, NULL);

  self->label = g_strdup (label);
  self->detail = g_strdup ("");

  return self;
}

gboolean
muster_plan_force_is_prompt (MusterPlanForce *self)
{
  g_return_val_if_fail (MUSTER_IS_PLAN_FORCE (self), FALSE);

  return self->starter == NULL && self->store == NULL;
}

const char *
muster_plan_force_get_label (MusterPlanForce *self)
{
  g_return_val_if_fail (MUSTER_IS_PLAN_FORCE (self), NULL);

  return self->label;
}

const char *
muster_plan_force_get_detail (MusterPlanForce *self)
{
  g_return_val_if_fail (MUSTER_IS_PLAN_FORCE (self), NULL);

  return self->detail;
}

MusterForce *
muster_plan_force_load (MusterPlanForce  *self,
                        GError          **error)
{
  g_autoptr (MusterForce) force = NULL;
  MusterForceVariant *variant;

  g_return_val_if_fail (MUSTER_IS_PLAN_FORCE (self), NULL);

  if (self->starter != NULL)
    return muster_force_new_from_starter (self->ruleset, self->starter);

  force = muster_force_store_rules_open (muster_store_get_forces (self->store), self->id, self->library,
                                         error);
  if (force == NULL)
    return NULL;
  variant = self->variant_id != NULL ? muster_force_find_variant (force, self->variant_id, NULL) : NULL;
  if (variant != NULL && !muster_force_variant_is_whole (variant))
    {
      g_autofree char *label = muster_force_variant_dup_label (variant);
      g_autofree char *name = g_strdup_printf ("%s, %s", muster_force_get_name (force), label);

      /* Removes the units that are not in the variant from this copy; the stored force keeps them. */
      for (guint i = muster_force_get_n_units (force); i > 0; i--)
        if (!muster_force_variant_has_unit (variant, muster_force_get_unit (force, i - 1)))
          muster_force_remove (force, i - 1);
      if (muster_force_variant_get_budget (variant) > 0)
        muster_force_set_budget (force, muster_force_variant_get_budget (variant));
      muster_force_set_name (force, name);
    }
  while (muster_force_get_n_variants (force) > 1)
    muster_force_remove_variant (force, muster_force_get_n_variants (force) - 1);

  return g_steal_pointer (&force);
}

static char *
dup_detail (const char *theatre,
            int         points)
{
  g_autofree char *words = g_strdup_printf (
    dngettext (GETTEXT_PACKAGE, "%d point", "%d points", (gulong) ABS (points)), points);

  if (points == 0)
    return g_strdup (theatre);
  return *theatre != '\0' ? g_strdup_printf ("%s · %s", theatre, words) : g_steal_pointer (&words);
}

static void
add_variants (GListStore     *choices,
              MusterStore    *store,
              MusterLibrary  *library,
              MusterForceRow *row)
{
  g_autoptr (MusterForce) force =
    muster_force_store_rules_open (muster_store_get_forces (store), muster_force_row_get_id (row), library,
                                   NULL);

  for (guint i = 0; force != NULL && i < muster_force_get_n_variants (force); i++)
    {
      MusterForceVariant *variant = muster_force_get_variant (force, i);
      g_autoptr (MusterPlanForce) choice = g_object_new (MUSTER_TYPE_PLAN_FORCE, NULL);
      g_autofree char *label = muster_force_variant_dup_label (variant);

      choice->store = g_object_ref (store);
      choice->library = g_object_ref (library);
      choice->id = muster_force_row_get_id (row);
      choice->variant_id = g_strdup (muster_force_variant_get_id (variant));
      choice->is_whole = muster_force_variant_is_whole (variant);
      choice->label = choice->is_whole
                        ? g_strdup (muster_force_get_name (force))
                        : g_strdup_printf ("%s, %s", muster_force_get_name (force), label);
      choice->detail = dup_detail (_("Your own"), muster_force_variant_get_points (variant));
      g_list_store_append (choices, choice);
    }
}

static void
add_own (GListStore    *choices,
         MusterStore   *store,
         MusterLibrary *library,
         const char    *ruleset_id)
{
  g_autoptr (MusterStoreList) list = muster_force_store_list (muster_store_get_forces (store));
  guint n;

  muster_store_list_set_ruleset (list, ruleset_id);
  n = MIN (g_list_model_get_n_items (G_LIST_MODEL (list)), MAX_OWN);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (MusterForceRow) row = g_list_model_get_item (G_LIST_MODEL (list), i);

      add_variants (choices, store, library, row);
    }
}

/**
 * muster_plan_forces_new:
 *
 * Returns: (transfer full): a list of #MusterPlanForce as it is now
 */
GListModel *
muster_plan_forces_new (MusterStore   *store,
                        MusterLibrary *library,
                        MusterRuleset *ruleset)
{
  GListStore *choices = g_list_store_new (MUSTER_TYPE_PLAN_FORCE);
  GPtrArray *starters;

  g_return_val_if_fail (MUSTER_IS_STORE (store), NULL);
  g_return_val_if_fail (MUSTER_IS_RULESET (ruleset), NULL);

  add_own (choices, store, library, muster_ruleset_get_id (ruleset));

  starters = muster_catalog_get_starter_forces (muster_ruleset_get_catalog (ruleset));
  for (guint i = 0; i < starters->len; i++)
    {
      const MusterStarterForce *starter = starters->pdata[i];
      g_autoptr (MusterPlanForce) choice = g_object_new (MUSTER_TYPE_PLAN_FORCE, NULL);
      g_autoptr (MusterForce) force = muster_force_new_from_starter (ruleset, starter);

      choice->ruleset = g_object_ref (ruleset);
      choice->starter = starter;
      choice->label = g_strdup (muster_force_get_name (force));
      choice->detail = dup_detail (muster_force_get_theatre (force), muster_force_get_points (force));
      g_list_store_append (choices, choice);
    }

  return G_LIST_MODEL (choices);
}

/**
 * muster_plan_forces_preselect:
 * @plan: a new one
 *
 * Gives the sides the forces that the player has made himself, those used last first, with the optional
 * rules that they are made for. A force that cannot be read is passed over: the list of forces says so.
 */
void
muster_plan_forces_preselect (MusterBattlePlan *plan,
                              MusterStore      *store,
                              MusterLibrary    *library)
{
  g_autoptr (GListModel) choices = NULL;
  guint next = 0;

  g_return_if_fail (MUSTER_IS_BATTLE_PLAN (plan));

  choices = muster_plan_forces_new (store, library, muster_battle_plan_get_ruleset (plan));
  for (guint i = 0; i < muster_battle_plan_get_n_sides (plan); i++)
    {
      MusterPlanSide *side = muster_battle_plan_get_side (plan, i);
      g_autoptr (MusterForce) force = NULL;
      const char *const *rules;

      for (; force == NULL && next < g_list_model_get_n_items (choices); next++)
        {
          g_autoptr (MusterPlanForce) choice = g_list_model_get_item (choices, next);

          if (choice->is_whole)
            force = muster_plan_force_load (choice, NULL);
        }
      if (force == NULL)
        return;
      muster_plan_side_add_force (side, force);
      rules = muster_force_get_optional_rules (force);
      for (guint j = 0; rules != NULL && rules[j] != NULL; j++)
        muster_battle_plan_set_rule (plan, rules[j], TRUE);
    }
}
