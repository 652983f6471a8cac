/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/library/muster-ruleset-list.h"

struct _MusterRulesetList
{
  MusterObject parent_instance;

  GPtrArray *items;
};

static GType
get_item_type (GListModel *model)
{
  return MUSTER_TYPE_RULESET;
}

static guint
get_n_items (GListModel *model)
{
  return MUSTER_RULESET_LIST (model)->items->len;
}

static gpointer
get_item (GListModel *model,
          guint       position)
{
  MusterRulesetList *self = MUSTER_RULESET_LIST (model);

  return position < self->items->len ? g_object_ref (self->items->pdata[position]) : NULL;
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (MusterRulesetList, muster_ruleset_list, MUSTER_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterRulesetList, items, g_ptr_array_unref),
};

static void
muster_ruleset_list_class_init (MusterRulesetListClass *klass)
{
  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));
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
