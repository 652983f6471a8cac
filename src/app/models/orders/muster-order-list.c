/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/orders/muster-order-list.h"

#include "app/models/muster-words.h"
#include "core/muster-enumeration.h"
#include "core/muster-i18n.h"

struct _MusterOrderList
{
  MusterObject parent_instance;

  MusterBattle *battle;
  GListStore *own;     /* orders that can be given to the unit, or for the battle if no unit is
                        * chosen */
  GListStore *refused; /* orders that cannot be given to it now */
  GListStore *excluded; /* orders that cannot be given to it in this battle */
  GListStore *common;  /* the other orders: those of the battle, then those of every ruleset for
                        * umpire and record */
};

G_DEFINE_FINAL_TYPE (MusterOrderList, muster_order_list, MUSTER_TYPE_OBJECT)

static char *
dup_note (MusterOrderList   *self,
          const MusterOffer *offer,
          int                unit)
{
  const MusterRules *rules = muster_ruleset_get_rules (muster_battle_get_ruleset (self->battle));
  g_auto (MusterOrder) order = { 0 };

  if (offer->legal && rules->orders[offer->verb].flags & MUSTER_ORDER_COMMON)
    return g_strdup ("");
  if (offer->legal && offer->free)
    /* Translators: an order that is given without a test. */
    return g_strdup (unit >= 0 && rules->is_free != NULL ? _("free") : "");
  if (offer->legal)
    return muster_words_for_chance (offer->chance);

  muster_order_init (&order, rules->orders, offer->verb, unit);
  return muster_words_for_line (self->battle, NULL, &order, NULL, &offer->reason);
}

static gboolean
has_same_verbs (GListStore *store,
                GPtrArray  *items)
{
  if (g_list_model_get_n_items (G_LIST_MODEL (store)) != items->len)
    return FALSE;

  for (guint i = 0; i < items->len; i++)
    {
      g_autoptr (MusterOrderItem) item = g_list_model_get_item (G_LIST_MODEL (store), i);

      if (muster_order_item_get_verb (item) !=
          muster_order_item_get_verb (g_ptr_array_index (items, i)))
        return FALSE;
    }

  return TRUE;
}

static void
merge (GListStore *store,
       GPtrArray  *items)
{
  if (!has_same_verbs (store, items))
    {
      g_list_store_splice (store, 0, g_list_model_get_n_items (G_LIST_MODEL (store)),
                           items->pdata, items->len);
      return;
    }

  for (guint i = 0; i < items->len; i++)
    {
      g_autoptr (MusterOrderItem) item = g_list_model_get_item (G_LIST_MODEL (store), i);
      MusterOrderItem *fresh = g_ptr_array_index (items, i);

      muster_order_item_set_offer (item, muster_order_item_get_legal (fresh),
                                   muster_order_item_get_note (fresh),
                                   muster_order_item_get_rule (fresh));
    }
}

/* Collects the orders of @unit that are common, or those that are not. Refused ones go to @refused
 * or @excluded, if given. */
static void
collect (MusterOrderList *self,
         int              unit,
         gboolean         common,
         GPtrArray       *items,
         GPtrArray       *refused,
         GPtrArray       *excluded)
{
  const MusterSetup *setup = muster_battle_get_setup (self->battle);
  const MusterOrderSpec *specs =
    muster_ruleset_get_rules (muster_battle_get_ruleset (self->battle))->orders;
  g_autoptr (GArray) offers =
    muster_ruleset_list_orders (setup, muster_battle_get_state (self->battle), unit);

  for (guint i = 0; i < offers->len; i++)
    {
      const MusterOffer *offer = &g_array_index (offers, MusterOffer, i);
      g_autofree char *note = dup_note (self, offer, unit);
      MusterOrderItem *item;

      if (common != ((specs[offer->verb].flags & MUSTER_ORDER_COMMON) != 0))
        continue;
      item = muster_order_item_new (&specs[offer->verb], offer->verb);
      muster_order_item_set_offer (item, offer->legal, note,
                                   offer->legal ? NULL : offer->reason.phrase->rule);
      if (offer->legal || refused == NULL)
        g_ptr_array_add (items, item);
      else
        g_ptr_array_add (offer->reason.phrase->lasts ? excluded : refused, item);
    }
}

static void
choose_in (GListStore *store,
           int         verb)
{
  guint n_items = g_list_model_get_n_items (G_LIST_MODEL (store));

  for (guint i = 0; i < n_items; i++)
    {
      g_autoptr (MusterOrderItem) item = g_list_model_get_item (G_LIST_MODEL (store), i);

      muster_order_item_set_chosen (item, (int) muster_order_item_get_verb (item) == verb);
    }
}

static MusterOrderItem *
find_in (GListStore *store,
         char        key,
         const char *id)
{
  guint n_items = g_list_model_get_n_items (G_LIST_MODEL (store));

  for (guint i = 0; i < n_items; i++)
    {
      g_autoptr (MusterOrderItem) item = g_list_model_get_item (G_LIST_MODEL (store), i);

      if (id != NULL ? g_str_equal (muster_order_item_get_id (item), id)
                     : g_ascii_tolower (muster_order_item_get_key (item)) == key)
        return item;
    }

  return NULL;
}

/* Returns the order with this letter, from the first list or else from the second. */
static MusterOrderItem *
find_letter (GListStore *first,
             GListStore *second,
             char        letter)
{
  char key = g_ascii_tolower (letter);
  MusterOrderItem *item;

  if (!g_ascii_isalpha (key))
    return NULL;

  item = find_in (first, key, NULL);
  return item != NULL ? item : find_in (second, key, NULL);
}

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterOrderList, battle, g_object_unref),
  MUSTER_OWNED (MusterOrderList, own, g_object_unref),
  MUSTER_OWNED (MusterOrderList, refused, g_object_unref),
  MUSTER_OWNED (MusterOrderList, excluded, g_object_unref),
  MUSTER_OWNED (MusterOrderList, common, g_object_unref),
};

static void
muster_order_list_class_init (MusterOrderListClass *klass)
{
  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));
}

static void
muster_order_list_init (MusterOrderList *self)
{
  self->own = g_list_store_new (MUSTER_TYPE_ORDER_ITEM);
  self->refused = g_list_store_new (MUSTER_TYPE_ORDER_ITEM);
  self->excluded = g_list_store_new (MUSTER_TYPE_ORDER_ITEM);
  self->common = g_list_store_new (MUSTER_TYPE_ORDER_ITEM);
}

MusterOrderList *
muster_order_list_new (MusterBattle *battle)
{
  MusterOrderList *self;

  g_return_val_if_fail (MUSTER_IS_BATTLE (battle), NULL);

  self = g_object_new (MUSTER_TYPE_ORDER_LIST, NULL);
  self->battle = g_object_ref (battle);

  return self;
}

GListModel *
muster_order_list_get_own (MusterOrderList *self)
{
  g_return_val_if_fail (MUSTER_IS_ORDER_LIST (self), NULL);

  return G_LIST_MODEL (self->own);
}

GListModel *
muster_order_list_get_common (MusterOrderList *self)
{
  g_return_val_if_fail (MUSTER_IS_ORDER_LIST (self), NULL);

  return G_LIST_MODEL (self->common);
}

/**
 * muster_order_list_dup_refusals:
 * @lasting: those that last as long as the battle, and not those of the moment
 *
 * Returns: (transfer full): why orders are refused, each reason once with the orders that it stands against:
 *   "Move, Attack: 1st Company has acted in this turn"
 */
char **
muster_order_list_dup_refusals (MusterOrderList *self,
                                gboolean         lasting)
{
  GListModel *items;
  g_autoptr (GPtrArray) reasons = g_ptr_array_new ();
  g_autoptr (GPtrArray) lines = g_ptr_array_new ();
  guint n_items;

  g_return_val_if_fail (MUSTER_IS_ORDER_LIST (self), NULL);

  items = G_LIST_MODEL (lasting ? self->excluded : self->refused);
  n_items = g_list_model_get_n_items (items);
  for (guint i = 0; i < n_items; i++)
    {
      g_autoptr (MusterOrderItem) item = g_list_model_get_item (items, i);
      const char *label = muster_order_item_get_label (item);
      const char *note = muster_order_item_get_note (item);
      guint place;

      if (g_ptr_array_find_with_equal_func (reasons, note, g_str_equal, &place))
        {
          g_autofree char *before = g_ptr_array_index (lines, place);
          const char *const labels[] = { before, label, NULL };

          g_ptr_array_index (lines, place) = muster_enumeration_join (labels);
          continue;
        }
      g_ptr_array_add (reasons, (gpointer) note);
      g_ptr_array_add (lines, g_strdup (label));
    }

  for (guint i = 0; i < lines->len; i++)
    {
      g_autofree char *orders = g_ptr_array_index (lines, i);

      g_ptr_array_index (lines, i) =
        g_strdup_printf (g_str_has_suffix (orders, "?")
                           /* Translators: an order that is a question, and why it cannot be given. */
                           ? _("%s %s")
                           /* Translators: orders, and why they cannot be given. */
                           : _("%s: %s"),
                         orders, (char *) g_ptr_array_index (reasons, i));
    }
  g_ptr_array_add (lines, NULL);
  return (char **) g_ptr_array_free (g_steal_pointer (&lines), FALSE);
}

/**
 * muster_order_list_dup_refusal_rules:
 *
 * Returns: (transfer full): beside each line of muster_order_list_dup_refusals() the id of its rule, or ""
 */
char **
muster_order_list_dup_refusal_rules (MusterOrderList *self,
                                     gboolean         lasting)
{
  GListModel *items;
  g_autoptr (GPtrArray) reasons = g_ptr_array_new ();
  g_autoptr (GStrvBuilder) rules = g_strv_builder_new ();

  g_return_val_if_fail (MUSTER_IS_ORDER_LIST (self), NULL);

  items = G_LIST_MODEL (lasting ? self->excluded : self->refused);
  for (guint i = 0; i < g_list_model_get_n_items (items); i++)
    {
      g_autoptr (MusterOrderItem) item = g_list_model_get_item (items, i);
      const char *note = muster_order_item_get_note (item);
      const char *rule = muster_order_item_get_rule (item);

      if (g_ptr_array_find_with_equal_func (reasons, note, g_str_equal, NULL))
        continue;
      g_ptr_array_add (reasons, (gpointer) note);
      g_strv_builder_add (rules, rule != NULL ? rule : "");
    }
  return g_strv_builder_end (rules);
}

/**
 * muster_order_list_offer:
 * @unit: index of the chosen unit, or -1
 * @closed: no order can be given at all, since a past state is shown: none is listed
 *
 * Lists the orders anew.
 */
void
muster_order_list_offer (MusterOrderList *self,
                         int              unit,
                         gboolean         closed)
{
  g_autoptr (GPtrArray) own = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) refused = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) excluded = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) common = g_ptr_array_new_with_free_func (g_object_unref);

  g_return_if_fail (MUSTER_IS_ORDER_LIST (self));

  if (!closed)
    {
      collect (self, unit, FALSE, own, refused, excluded);
      if (unit >= 0)
        {
          collect (self, unit, TRUE, common, NULL, NULL);
          collect (self, -1, FALSE, common, NULL, NULL);
        }
      collect (self, -1, TRUE, common, NULL, NULL);
    }

  merge (self->own, own);
  merge (self->refused, refused);
  merge (self->excluded, excluded);
  merge (self->common, common);
}

/**
 * muster_order_list_choose:
 * @verb: the order that is being given, or -1
 */
void
muster_order_list_choose (MusterOrderList *self,
                          int              verb)
{
  g_return_if_fail (MUSTER_IS_ORDER_LIST (self));

  choose_in (self->own, verb);
  choose_in (self->common, verb);
}

/**
 * muster_order_list_find_key:
 * @key: a letter
 *
 * Returns: (transfer none) (nullable): the order that it chooses
 */
MusterOrderItem *
muster_order_list_find_key (MusterOrderList *self,
                            char             key)
{
  g_return_val_if_fail (MUSTER_IS_ORDER_LIST (self), NULL);

  return find_letter (self->own, self->common, key);
}

/**
 * muster_order_list_find_refused:
 * @key: a letter
 *
 * Returns: (transfer none) (nullable): the order that it would choose, if it could be given
 */
MusterOrderItem *
muster_order_list_find_refused (MusterOrderList *self,
                                char             key)
{
  g_return_val_if_fail (MUSTER_IS_ORDER_LIST (self), NULL);

  return find_letter (self->refused, self->excluded, key);
}

MusterOrderItem *
muster_order_list_find_id (MusterOrderList *self,
                           const char      *id)
{
  MusterOrderItem *item;

  g_return_val_if_fail (MUSTER_IS_ORDER_LIST (self), NULL);
  g_return_val_if_fail (id != NULL, NULL);

  item = find_in (self->own, 0, id);
  if (item == NULL)
    item = find_in (self->refused, 0, id);
  if (item == NULL)
    item = find_in (self->excluded, 0, id);
  return item != NULL ? item : find_in (self->common, 0, id);
}
