/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/battle/muster-target-keys.h"

#include <string.h>

#include "app/models/form/muster-form-choice.h"
#include "app/models/form/muster-form-option.h"
#include "core/muster-list.h"

static const char KEYS[] = "1234567890abcdefghijklmnopqrstuvwxyz";

static gboolean
takes_unit (gconstpointer item,
            gconstpointer wanted)
{
  return muster_form_field_get_field ((MusterFormField *) item)->kind == MUSTER_FIELD_UNIT;
}

/* Returns: (nullable): the field for the target; NULL for orders of the umpire, which can be about
 * any unit */
static MusterFormChoice *
find_field (MusterOrderForm *form)
{
  MusterOrderDraft *draft = muster_order_form_get_draft (form);

  if (muster_order_draft_get_verb (draft) < 0 || !muster_order_draft_is_of_unit (draft))
    return NULL;
  return muster_list_find (muster_order_draft_get_fields (draft), takes_unit, NULL, NULL);
}

char
muster_target_keys_get (MusterOrderForm *form,
                        int              unit)
{
  MusterFormChoice *field = find_field (form);
  GListModel *options = field != NULL ? muster_form_choice_get_options (field) : NULL;

  for (guint i = 0; options != NULL && i < MIN (g_list_model_get_n_items (options), strlen (KEYS));
       i++)
    if (muster_form_option_get_number (muster_list_peek (options, i)) == unit)
      return KEYS[i];
  return 0;
}

gboolean
muster_target_keys_are_due (MusterOrderForm *form)
{
  MusterFormChoice *field = find_field (form);

  return field != NULL && muster_order_form_get_stage (form) == MUSTER_FORM_FILL &&
         muster_form_field_is_missing (MUSTER_FORM_FIELD (field));
}

gboolean
muster_target_keys_press (MusterOrderForm *form,
                          char             key)
{
  MusterFormChoice *field = find_field (form);
  const char *place = key != 0 ? strchr (KEYS, g_ascii_tolower (key)) : NULL;
  guint n_options;

  if (field == NULL || place == NULL)
    return FALSE;
  n_options = g_list_model_get_n_items (muster_form_choice_get_options (field));
  if ((guint) (place - KEYS) >= n_options)
    return FALSE;
  muster_form_choice_set_selected (field, (int) (place - KEYS));
  return TRUE;
}

gboolean
muster_target_keys_reopen (MusterOrderForm *form)
{
  MusterFormChoice *field = find_field (form);
  MusterOrderDice *dice = muster_order_form_get_dice (form);

  if (field == NULL || muster_form_choice_get_selected (field) < 0 ||
      g_list_model_get_n_items (muster_form_choice_get_options (field)) < 2 ||
      muster_dice_tray_get_n_entered (muster_order_dice_get_tray (dice)) > 0 ||
      g_list_model_get_n_items (muster_order_dice_get_rolls (dice)) > 0)
    return FALSE;
  muster_form_choice_set_selected (field, -1);
  return TRUE;
}
