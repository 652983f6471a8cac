/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/orders/muster-order-lots.h"

#include "app/models/form/muster-form-choice.h"
#include "app/models/form/muster-form-option.h"

static gboolean
is_open_lot (MusterFormField *field)
{
  return (muster_form_field_get_field (field)->flags & MUSTER_FIELD_BY_LOT) != 0 &&
         MUSTER_IS_FORM_CHOICE (field) &&
         muster_form_choice_get_selected (MUSTER_FORM_CHOICE (field)) < 0;
}

/* Draws among the options that the rules take, each with the same chance. */
static gboolean
draw (MusterFormChoice *field,
      MusterOrderDraft *draft,
      MusterBattle     *battle,
      MusterRandom     *random)
{
  GListModel *options = muster_form_choice_get_options (field);
  guint index = muster_form_field_get_index (MUSTER_FORM_FIELD (field));
  int drawn = -1;
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (options); i++)
    {
      g_autoptr (MusterFormOption) option = g_list_model_get_item (options, i);
      g_auto (MusterOrder) order = { 0 };
      MusterRefusal why;

      muster_order_draft_write (draft, &order);
      muster_order_set (&order, index, muster_form_option_get_number (option));
      if (muster_ruleset_judge (muster_battle_get_setup (battle), muster_battle_get_state (battle),
                                &order, &why) && muster_random_below (random, ++n) == 0)
        drawn = (int) i;
    }
  if (drawn >= 0)
    muster_form_choice_set_selected (field, drawn);
  return drawn >= 0;
}

gboolean
muster_order_lots_draw (MusterOrderDraft *draft,
                        MusterBattle     *battle,
                        MusterRandom     *random)
{
  GListModel *fields;
  gboolean drawn = FALSE;

  g_return_val_if_fail (MUSTER_IS_ORDER_DRAFT (draft), FALSE);
  g_return_val_if_fail (MUSTER_IS_BATTLE (battle), FALSE);

  fields = muster_order_draft_get_fields (draft);
  for (guint i = 0; i < g_list_model_get_n_items (fields); i++)
    {
      g_autoptr (MusterFormField) field = g_list_model_get_item (fields, i);

      if (is_open_lot (field))
        drawn |= draw (MUSTER_FORM_CHOICE (field), draft, battle, random);
    }
  return drawn;
}
