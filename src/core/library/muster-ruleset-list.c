/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/library/muster-ruleset-list.h"

struct _MusterRulesetList
{
  MusterItems parent_instance;

  GPtrArray *items;
};

G_DEFINE_FINAL_TYPE (MusterRulesetList, muster_ruleset_list, MUSTER_TYPE_ITEMS)

static guint
muster_ruleset_list_count (MusterItems *items)
{
  return MUSTER_RULESET_LIST (items)->items->len;
}

static gpointer
muster_ruleset_list_take (MusterItems *items,
                          guint        position)
{
  return g_object_ref (MUSTER_RULESET_LIST (items)->items->pdata[position]);
}

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterRulesetList, items, g_ptr_array_unref),
};

static void
muster_ruleset_list_class_init (MusterRulesetListClass *klass)
{
  MusterItemsClass *items_class = MUSTER_ITEMS_CLASS (klass);

  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));
  items_class->item_type = MUSTER_TYPE_RULESET;
  items_class->count = muster_ruleset_list_count;
  items_class->take = muster_ruleset_list_take;
}

static void
muster_ruleset_list_init (MusterRulesetList *self)
{
  self->items = g_ptr_array_new_with_free_func (g_object_unref);
}

MusterRulesetList *
muster_ruleset_list_new (void)
{
  return g_object_new (MUSTER_TYPE_RULESET_LIST, NULL);
}

void
muster_ruleset_list_add (MusterRulesetList *self,
                         MusterRuleset     *ruleset)
{
  g_return_if_fail (MUSTER_IS_RULESET_LIST (self));

  g_ptr_array_add (self->items, g_object_ref (ruleset));
  g_list_model_items_changed (G_LIST_MODEL (self), self->items->len - 1, 0, 1);
}

/**
 * muster_ruleset_list_find:
 *
 * Returns: (transfer none) (nullable): the ruleset @id
 */
MusterRuleset *
muster_ruleset_list_find (MusterRulesetList *self,
                          const char        *id)
{
  g_return_val_if_fail (MUSTER_IS_RULESET_LIST (self), NULL);

  for (guint i = 0; i < self->items->len; i++)
    {
      MusterRuleset *ruleset = self->items->pdata[i];

      if (g_str_equal (muster_ruleset_get_id (ruleset), id))
        return ruleset;
    }

  return NULL;
}
