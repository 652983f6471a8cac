/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/form/muster-form-fields.h"

#include "app/models/form/muster-form-checklist.h"
#include "app/models/form/muster-form-choice.h"
#include "app/models/form/muster-form-number.h"
#include "app/models/form/muster-form-switch.h"
#include "app/models/form/muster-form-text.h"

MusterFormField *
muster_form_fields_make (const MusterField *field,
                         guint              index,
                         GListModel        *options)
{
  g_return_val_if_fail (field != NULL, NULL);

  switch ((guint) field->kind)
    {
    case MUSTER_FIELD_UNIT:
    case MUSTER_FIELD_SIDE:
    case MUSTER_FIELD_PLAYER:
    case MUSTER_FIELD_CHOICE:
      return muster_form_choice_new (field, index, options);

    case MUSTER_FIELD_UNITS:
    case MUSTER_FIELD_SIDES:
    case MUSTER_FIELD_CHOICES:
      return muster_form_checklist_new (field, index, options);

    case MUSTER_FIELD_NUMBER:
      return muster_form_number_new (field, index);

    case MUSTER_FIELD_SWITCH:
      return muster_form_switch_new (field, index);

    default:
      return muster_form_text_new (field, index);
    }
}
