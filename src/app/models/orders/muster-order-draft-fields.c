/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/orders/muster-order-draft.h"

#include "app/models/form/muster-form-choice.h"
#include "app/models/form/muster-form-number.h"
#include "app/models/form/muster-form-text.h"
#include "core/muster-enumeration.h"
#include "core/muster-i18n.h"
#include "core/muster-list.h"

/* Finds fields of an order: those that are missing, and the one that takes a unit. */

/**
 * muster_order_draft_dup_missing:
 *
 * Returns: (transfer full) (nullable): which fields must still be filled, or %NULL
 */
char *
muster_order_draft_dup_missing (MusterOrderDraft *self)
{
  g_autoptr (GString) missing = g_string_new (NULL);
  GListModel *fields = muster_order_draft_get_fields (self);

  for (guint i = 0; i < g_list_model_get_n_items (fields); i++)
    {
      MusterFormField *field = muster_list_peek (fields, i);

      if (!muster_order_draft_is_missing (self, field))
        continue;
      muster_enumeration_add (missing, muster_form_field_get_label (field));
    }

  if (missing->len == 0)
    return NULL;
  /* Translators: %s are the fields of a form that are not filled yet. */
  return g_strdup_printf (_("Still missing: %s"), missing->str);
}

/**
 * muster_order_draft_find_field:
 *
 * Returns: (transfer none) (nullable): the field named @id
 */
MusterFormField *
muster_order_draft_find_field (MusterOrderDraft *self,
                               const char       *id)
{
  GListModel *fields = muster_order_draft_get_fields (self);

  for (guint i = 0; i < g_list_model_get_n_items (fields); i++)
    {
      MusterFormField *field = muster_list_peek (fields, i);

      if (g_str_equal (muster_form_field_get_field (field)->id, id))
        return field;
    }

  return NULL;
}

/**
 * muster_order_draft_offer_unit:
 * @unit: index of a unit that a player pointed at
 *
 * Returns: whether a field takes it; it holds that unit now
 */
gboolean
muster_order_draft_offer_unit (MusterOrderDraft *self,
                               int               unit)
{
  GListModel *fields = muster_order_draft_get_fields (self);

  for (guint i = 0; i < g_list_model_get_n_items (fields); i++)
    {
      MusterFormField *field = muster_list_peek (fields, i);

      if (muster_form_field_get_field (field)->kind == MUSTER_FIELD_UNIT &&
          muster_form_choice_select (MUSTER_FORM_CHOICE (field), unit))
        return TRUE;
    }

  return FALSE;
}

/**
 * muster_order_draft_reveal:
 *
 * Lets what was kept from the players count.
 */
void
muster_order_draft_reveal (MusterOrderDraft *self)
{
  GListModel *fields = muster_order_draft_get_fields (self);

  for (guint i = 0; i < g_list_model_get_n_items (fields); i++)
    {
      MusterFormField *field = muster_list_peek (fields, i);

      if (MUSTER_IS_FORM_NUMBER (field))
        muster_form_number_set_hidden (MUSTER_FORM_NUMBER (field), FALSE);
    }
}

/**
 * muster_order_draft_fill:
 * @order: one of the same verb
 *
 * Fills the fields with what @order has, and empties the others. What is filled in first can change
 * which fields there are, so each is looked up anew.
 */
void
muster_order_draft_fill (MusterOrderDraft  *self,
                         const MusterOrder *order)
{
  GListModel *fields = muster_order_draft_get_fields (self);

  for (guint i = 0; i < g_list_model_get_n_items (fields); i++)
    {
      g_autoptr (MusterFormField) field = g_list_model_get_item (fields, i);
      guint index = muster_form_field_get_index (field);

      muster_form_field_set_value (field, muster_order_has (order, index) ? &order->values[index] : NULL);
    }
}

static void
select_after (MusterFormField *field)
{
  muster_form_choice_select (MUSTER_FORM_CHOICE (field),
                             muster_choices_find (muster_form_field_get_field (field)->choices, "after"));
}

static MusterFormField *
find_part (MusterOrderDraft *self,
           const char       *id)
{
  MusterFormField *field = muster_order_draft_find_field (self, id);

  return field != NULL && MUSTER_IS_FORM_CHOICE (field) &&
             muster_choices_find (muster_form_field_get_field (field)->choices, "after") >= 0
           ? field : NULL;
}

gboolean
muster_order_draft_can_join (MusterOrderDraft *self,
                             const char       *id)
{
  MusterFormField *part = find_part (self, id);

  return part != NULL && muster_form_choice_get_selected (MUSTER_FORM_CHOICE (part)) <= 0;
}

gboolean
muster_order_draft_join (MusterOrderDraft *self,
                         const char       *id)
{
  if (muster_order_draft_can_join (self, id))
    select_after (find_part (self, id));
  return find_part (self, id) != NULL;
}

MusterFormField *
muster_order_draft_get_form (MusterOrderDraft *self)
{
  MusterFormField *field = muster_order_draft_find_field (self, "form");

  return field != NULL && MUSTER_IS_FORM_CHOICE (field) &&
             muster_form_field_get_field (field)->nothing != NULL
           ? field : NULL;
}

/**
 * muster_order_draft_change_form:
 *
 * Chooses the next formation, and after the last one none. It is taken up after the shot, if there is one
 * and nobody has said otherwise.
 *
 * Returns: whether the order has such a part
 */
gboolean
muster_order_draft_change_form (MusterOrderDraft *self)
{
  MusterFormField *field = muster_order_draft_get_form (self);
  MusterFormField *when;
  int next, n_options;

  if (field == NULL)
    return FALSE;
  n_options = (int) g_list_model_get_n_items (muster_form_choice_get_options (MUSTER_FORM_CHOICE (field)));
  next = muster_form_choice_get_selected (MUSTER_FORM_CHOICE (field)) + 1;
  muster_form_choice_set_selected (MUSTER_FORM_CHOICE (field), next < n_options ? next : -1);
  when = find_part (self, "form_when");
  if (when != NULL && muster_form_choice_get_selected (MUSTER_FORM_CHOICE (when)) < 0)
    select_after (when);
  return TRUE;
}

/* Names something new by a letter that is free: "A", and "B" if that is taken. */
static char *
dup_free_id (const MusterState *state)
{
  char id[] = "A";

  while (id[0] < 'Z' && muster_state_find_unit (state, id) >= 0)
    id[0]++;
  return g_strdup (id);
}

/* The largest number that the rules take there, or -1. */
static int
find_most (MusterBattle *battle,
           MusterOrder  *order,
           guint         index)
{
  const MusterState *state = muster_battle_get_state (battle);
  const MusterField *field = &order->spec->fields[index];
  MusterRefusal why;

  for (int number = MIN (field->max, state->units[order->unit].strength); number >= field->min; number--)
    {
      muster_order_set (order, index, number);
      if (muster_ruleset_judge (muster_battle_get_setup (battle), state, order, &why))
        return number;
    }
  return -1;
}

/**
 * muster_order_draft_propose:
 *
 * Proposes a name for what is new, and as many of the unit's figures as may go there.
 */
void
muster_order_draft_propose (MusterOrderDraft *self,
                            MusterBattle     *battle)
{
  g_auto (MusterOrder) order = { 0 };
  GListModel *fields = muster_order_draft_get_fields (self);
  gboolean is_new = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (fields); i++)
    {
      MusterFormField *field = muster_list_peek (fields, i);
      g_autofree char *id = NULL;

      if (muster_form_field_get_field (field)->kind != MUSTER_FIELD_ID)
        continue;
      id = dup_free_id (muster_battle_get_state (battle));
      muster_form_text_set_text (MUSTER_FORM_TEXT (field), id);
      is_new = TRUE;
    }
  if (!is_new)
    return;

  muster_order_draft_write (self, &order);
  for (guint i = 0; i < g_list_model_get_n_items (fields); i++)
    {
      MusterFormField *field = muster_list_peek (fields, i);
      int most = muster_form_field_get_field (field)->flags & MUSTER_FIELD_COUNTED
                   ? find_most (battle, &order, muster_form_field_get_index (field)) : -1;

      if (most > 0)
        muster_form_field_set_value (field, &(MusterValue) { .number = most });
    }
}
