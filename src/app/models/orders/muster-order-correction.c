/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/orders/muster-order-correction.h"

#include "app/models/form/muster-form-choice.h"
#include "app/models/form/muster-form-fields.h"
#include "app/models/orders/muster-order-options.h"

gboolean
muster_order_correction_is_for (const MusterSetup     *setup,
                                const MusterOrderSpec *spec)
{
  return g_str_equal (spec->id, "set") &&
         muster_ruleset_get_rules (setup->ruleset)->corrections != NULL;
}

/**
 * muster_order_correction_new_what:
 * @order: the correction as far as it is said
 *
 * Returns: (transfer full): the field that says what is corrected: of the unit that @order names, or of the
 *   battle. What was chosen stays where it can be set of that, too
 */
MusterFormField *
muster_order_correction_new_what (const MusterSetup *setup,
                                  const MusterState *state,
                                  const MusterOrder *order)
{
  g_autoptr (GListModel) options = muster_order_options_new (setup, state, order, MUSTER_SET_FIELD);
  MusterFormField *field = muster_form_fields_make (&order->spec->fields[MUSTER_SET_FIELD],
                                                    MUSTER_SET_FIELD, options);
  MusterFormChoice *choice = MUSTER_FORM_CHOICE (field);

  if ((!muster_order_has (order, MUSTER_SET_FIELD) ||
       !muster_form_choice_select (choice, muster_order_get (order, MUSTER_SET_FIELD))) &&
      muster_form_choice_get_selected (choice) < 0)
    muster_form_choice_set_selected (choice, 0);
  return field;
}

/**
 * muster_order_correction_new_value:
 *
 * Returns: (transfer full): the field that says what it becomes, of the kind that it is, and as it is now
 */
MusterFormField *
muster_order_correction_new_value (const MusterSetup      *setup,
                                   const MusterState      *state,
                                   const MusterCorrection *correction)
{
  g_autoptr (GListModel) options =
    muster_order_options_new_for_correction (setup, state, correction);
  MusterFormField *field = muster_form_fields_make (&correction->value, MUSTER_SET_VALUE, options);

  if (MUSTER_IS_FORM_CHOICE (field))
    muster_form_choice_select (MUSTER_FORM_CHOICE (field), correction->now);
  return field;
}
