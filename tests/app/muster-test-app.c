/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-test-app.h"
#include "muster-test-store.h"

#include "app/models/form/muster-form-choice.h"
#include "app/models/form/muster-form-number.h"
#include "app/models/form/muster-form-switch.h"
#include "app/models/form/muster-form-text.h"
#include "core/battle/muster-samples.h"

/* The ruleset of the battle keeps what it needs of the library. */
MusterBattle *
muster_test_app_new_battle (const char *sample)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (GError) error = NULL;
  MusterBattle *battle =
    muster_sample_new_battle (muster_samples_find (sample), library, &error);

  g_assert_no_error (error);
  return battle;
}

MusterStore *
muster_test_app_new_store (MusterTestDir *dir)
{
  g_autofree char *path = muster_test_dir_build (dir, "muster.db");
  g_autoptr (GError) error = NULL;
  MusterStore *store = muster_store_open (path, MUSTER_STORE_DEFAULT, &error);

  g_assert_no_error (error);
  return store;
}

gint64
muster_test_app_add_sample (MusterStore   *store,
                            MusterLibrary *library,
                            const char    *sample,
                            const char    *title)
{
  g_autoptr (GBytes) bytes = muster_sample_load (muster_samples_find (sample));
  g_autoptr (GError) error = NULL;
  gint64 id;

  muster_test_import_battle (muster_store_get_battles (store), library,
                             g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), sample,
                             &id, &error);
  g_assert_no_error (error);
  if (title != NULL)
    muster_ledger_store_set_title (muster_store_get_battles (store), id, title, &error);
  g_assert_no_error (error);
  return id;
}

int
muster_test_app_find_unit (MusterBattle *battle,
                           const char   *id)
{
  int unit = muster_state_find_unit (muster_battle_get_state (battle), id);

  g_assert_cmpint (unit, >=, 0);
  return unit;
}

guint
muster_test_app_find_verb (MusterBattle *battle,
                           const char   *id)
{
  int verb = muster_ruleset_find_order (muster_battle_get_ruleset (battle), id);

  g_assert_cmpint (verb, >=, 0);
  return (guint) verb;
}

void
muster_test_app_choose (MusterOrderForm *form,
                        MusterBattle    *battle,
                        const char      *field,
                        const char      *value)
{
  MusterFormField *form_field =
    muster_order_draft_find_field (muster_order_form_get_draft (form), field);
  const MusterField *spec;
  int number;

  g_assert_nonnull (form_field);
  spec = muster_form_field_get_field (form_field);
  number = spec->kind == MUSTER_FIELD_UNIT ? muster_test_app_find_unit (battle, value)
                                           : muster_choices_find (spec->choices, value);
  g_assert_true (muster_form_choice_select (MUSTER_FORM_CHOICE (form_field), number));
}

void
muster_test_app_write (MusterOrderForm *form,
                       const char      *field,
                       const char      *text)
{
  MusterFormField *form_field =
    muster_order_draft_find_field (muster_order_form_get_draft (form), field);

  if (MUSTER_IS_FORM_NUMBER (form_field))
    {
      muster_form_number_set_number (MUSTER_FORM_NUMBER (form_field),
                                     (int) g_ascii_strtoll (text, NULL, 10));
      muster_form_number_set_given (MUSTER_FORM_NUMBER (form_field), TRUE);
    }
  else if (MUSTER_IS_FORM_SWITCH (form_field))
    muster_form_switch_set_active (MUSTER_FORM_SWITCH (form_field), g_str_equal (text, "1"));
  else
    muster_form_text_set_text (MUSTER_FORM_TEXT (form_field), text);
}

int
muster_test_app_get_chosen (MusterOrderForm *form,
                            const char      *field)
{
  return muster_form_choice_get_selected (
    MUSTER_FORM_CHOICE (muster_order_draft_find_field (muster_order_form_get_draft (form), field)));
}

void
muster_test_app_type (MusterOrderForm *form,
                      const char      *keys)
{
  MusterDiceTray *tray = muster_order_dice_get_tray (muster_order_form_get_dice (form));

  for (; *keys != '\0'; keys++)
    if (*keys != ' ')
      g_assert_true (muster_dice_tray_type (tray, *keys));
}
