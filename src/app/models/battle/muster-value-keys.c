/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/battle/muster-value-keys.h"

#include "app/models/form/muster-form-choice.h"
#include "app/models/form/muster-form-option.h"
#include "core/muster-list.h"

/* Returns: the only value of @field that begins with @key, or -1 */
static int
find_value (MusterFormChoice *field,
            char              key)
{
  GListModel *options = muster_form_choice_get_options (field);
  int found = -1;

  for (guint i = 0; i < g_list_model_get_n_items (options); i++)
    {
      const char *label = muster_form_option_get_label (muster_list_peek (options, i));

      if (g_ascii_tolower (*label) != g_ascii_tolower (key))
        continue;
      if (found >= 0)
        return -1;
      found = (int) i;
    }
  return found;
}

/* Returns: whether @field has such a value, and takes it now */
static gboolean
press (MusterFormField *field,
       char             key)
{
  int value = -1;

  if (MUSTER_IS_FORM_CHOICE (field) && muster_form_field_get_field (field)->kind == MUSTER_FIELD_CHOICE)
    value = find_value (MUSTER_FORM_CHOICE (field), key);
  if (value < 0)
    return FALSE;
  muster_form_choice_set_selected (MUSTER_FORM_CHOICE (field), value);
  return TRUE;
}

/* What is still to be said comes first. If several fields have such a value, the first that does not show
 * it yet takes it. A letter that means what is chosen already changes nothing, and starts no other order. */
gboolean
muster_value_keys_press (MusterOrderForm *form,
                         char             key)
{
  GListModel *fields = muster_order_draft_get_fields (muster_order_form_get_draft (form));
  gboolean is_known = FALSE;

  if (g_ascii_tolower (key) == MUSTER_ORDER_FORM_CHANGE_KEY &&
      muster_order_draft_change_form (muster_order_form_get_draft (form)))
    return TRUE;
  for (guint i = 0; g_ascii_isalpha (key) && i < g_list_model_get_n_items (fields); i++)
    {
      MusterFormField *field = muster_list_peek (fields, i);

      if (muster_form_field_is_missing (field) && press (field, key))
        return TRUE;
    }
  for (guint i = 0; g_ascii_isalpha (key) && i < g_list_model_get_n_items (fields); i++)
    {
      MusterFormField *field = muster_list_peek (fields, i);
      int value = -1;

      if (MUSTER_IS_FORM_CHOICE (field) &&
          muster_form_field_get_field (field)->kind == MUSTER_FIELD_CHOICE)
        value = find_value (MUSTER_FORM_CHOICE (field), key);
      if (value < 0)
        continue;
      is_known = TRUE;
      if (muster_form_choice_get_selected (MUSTER_FORM_CHOICE (field)) == value)
        continue;
      muster_form_choice_set_selected (MUSTER_FORM_CHOICE (field), value);
      break;
    }
  return is_known;
}
