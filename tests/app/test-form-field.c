/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/form/muster-form-checklist.h"
#include "app/models/form/muster-form-choice.h"
#include "app/models/form/muster-form-fields.h"
#include "app/models/form/muster-form-number.h"
#include "app/models/form/muster-form-option.h"
#include "app/models/form/muster-form-switch.h"
#include "app/models/form/muster-form-text.h"
#include "muster-test-app.h"

static const MusterChoice RANGES[] = { { "short", "Short" }, { "long", "Long" }, { NULL } };

static const MusterField FIELDS[] = {
  { "range", "Range", MUSTER_FIELD_CHOICE, MUSTER_FIELD_REQUIRED, RANGES },
  { "cover", "Cover", MUSTER_FIELD_CHOICE, 0, RANGES },
  { "models", "Models", MUSTER_FIELD_NUMBER, MUSTER_FIELD_REQUIRED, NULL, 1, 9 },
  { "distance", "Distance", MUSTER_FIELD_NUMBER, 0, NULL, 0, 60 },
  { "shot", "Shot", MUSTER_FIELD_NUMBER, MUSTER_FIELD_REQUIRED | MUSTER_FIELD_DISTANCE, NULL, 0, 60 },
  { "dangerous", "Dangerous", MUSTER_FIELD_SWITCH },
  { "text", "Text", MUSTER_FIELD_TEXT, MUSTER_FIELD_REQUIRED },
  { "value", "Value", MUSTER_FIELD_ANY },
  { "also", "Also", MUSTER_FIELD_UNITS },
  { "worth", "Worth", MUSTER_FIELD_POINTS, 0, NULL, -9, 99 },
  { "steps", "Steps", MUSTER_FIELD_NUMBERS, 0, NULL, 1, 99 },
  { "share", "Share", MUSTER_FIELD_FRACTION, 0, NULL, 0, 9 },
  { "some", "Some", MUSTER_FIELD_CHOICES, 0, RANGES },
  { "usual", "Usual", MUSTER_FIELD_NUMBER, MUSTER_FIELD_SETTLED, NULL, 0, 9, 3 },
  { "secret", "Secret", MUSTER_FIELD_NUMBER, MUSTER_FIELD_SETTLED | MUSTER_FIELD_SECRET, NULL, -2, 2, 0 },
  { NULL },
};

static MusterFormField *
new_field (const char *id)
{
  guint index = (guint) muster_fields_find (FIELDS, id);
  g_autoptr (GListStore) options = g_list_store_new (MUSTER_TYPE_FORM_OPTION);

  for (int i = 0; i < 2; i++)
    {
      g_autoptr (MusterFormOption) option = muster_form_option_new (i, i == 0 ? "Short" : "Long");

      if (FIELDS[index].choices != NULL || FIELDS[index].kind == MUSTER_FIELD_UNITS)
        g_list_store_append (options, option);
    }
  return muster_form_fields_make (&FIELDS[index], index, G_LIST_MODEL (options));
}

static gboolean
is_given (MusterFormField *field,
          int             *number,
          char           **text)
{
  MusterFieldKind kind = muster_form_field_get_field (field)->kind;
  MusterValue value = { 0 };

  if (!muster_form_field_get_value (field, &value))
    return FALSE;
  if (number != NULL)
    *number = value.number;
  if (text != NULL)
    *text = g_strdup (value.data);
  muster_value_clear (kind, &value);
  return TRUE;
}

static void
test_a_choice_that_must_be_made_is_made (void)
{
  g_autoptr (MusterFormField) field = new_field ("range");
  int number = 0;

  g_assert_false (muster_form_field_is_missing (field));
  g_assert_true (is_given (field, &number, NULL));
  g_assert_cmpint (number, ==, 0);
}

static void
test_a_choice_that_may_be_made_says_nothing (void)
{
  g_autoptr (MusterFormField) field = new_field ("cover");
  int number = 0;

  g_assert_false (is_given (field, NULL, NULL));
  muster_form_choice_set_selected (MUSTER_FORM_CHOICE (field), 1);
  g_assert_true (is_given (field, &number, NULL));
  g_assert_cmpint (number, ==, 1);
  muster_form_choice_set_selected (MUSTER_FORM_CHOICE (field), -1);
  g_assert_false (is_given (field, NULL, NULL));
}

static void
test_a_number_keeps_to_its_range (void)
{
  g_autoptr (MusterFormField) models = new_field ("models");
  g_autoptr (MusterFormField) distance = new_field ("distance");
  int number = 0;

  g_assert_true (is_given (models, &number, NULL));
  g_assert_cmpint (number, ==, 1);
  g_assert_false (is_given (distance, NULL, NULL));
  muster_form_number_set_number (MUSTER_FORM_NUMBER (distance), 7);
  g_assert_true (is_given (distance, &number, NULL));
  g_assert_cmpint (number, ==, 7);
  muster_form_number_set_given (MUSTER_FORM_NUMBER (distance), FALSE);
  g_assert_false (is_given (distance, NULL, NULL));
}

static void
test_a_switch_says_only_what_is_unusual (void)
{
  g_autoptr (MusterFormField) field = new_field ("dangerous");
  int number = 0;

  g_assert_false (is_given (field, NULL, NULL));
  muster_form_switch_set_active (MUSTER_FORM_SWITCH (field), TRUE);
  g_assert_true (is_given (field, &number, NULL));
  g_assert_cmpint (number, ==, 1);
}

static void
test_words_are_missing_until_written (void)
{
  g_autoptr (MusterFormField) field = new_field ("text");
  g_autofree char *text = NULL;

  g_assert_true (muster_form_field_is_missing (field));
  muster_form_text_set_text (MUSTER_FORM_TEXT (field), "A <3 B & <b>");
  g_assert_false (muster_form_field_is_missing (field));
  g_assert_true (is_given (field, NULL, &text));
  g_assert_cmpstr (text, ==, "A <3 B & <b>");
}

static void
test_a_value_is_a_number_or_words (void)
{
  g_autoptr (MusterFormField) field = new_field ("value");
  g_autofree char *words = NULL;
  int number = 0;

  muster_form_text_set_text (MUSTER_FORM_TEXT (field), "-3");
  g_assert_true (is_given (field, &number, NULL));
  g_assert_cmpint (number, ==, -3);
  muster_form_text_set_text (MUSTER_FORM_TEXT (field), "in-command");
  g_assert_true (is_given (field, NULL, &words));
  g_assert_cmpstr (words, ==, "in-command");
}

static void
test_a_list_holds_what_is_checked (void)
{
  g_autoptr (MusterFormField) field = new_field ("also");
  g_autoptr (MusterFormOption) second =
    g_list_model_get_item (muster_form_checklist_get_options (MUSTER_FORM_CHECKLIST (field)), 1);
  MusterValue value = { 0 };

  g_assert_false (is_given (field, NULL, NULL));
  muster_form_option_set_checked (second, TRUE);
  g_assert_true (muster_form_field_get_value (field, &value));
  g_assert_cmpint (value.number, ==, 1);
  g_assert_cmpint (muster_value_get_list (&value)[0], ==, 1);
  muster_value_clear (MUSTER_FIELD_UNITS, &value);
}

/* Whatever is written comes back in the same words once it has been a value. */
static void
test_numbers_are_written_in_a_line (void)
{
  static const struct
  {
    const char *id;
    const char *entered;
    const char *again; /* NULL: it cannot be */
  } cases[] = {
    { "worth", "Camp 4,  Old well -2,Ford", "Camp 4, Old well -2, Ford 1" },
    { "worth", "Camp 4, Camp 5,", "Camp 5" },
    { "worth", "No 7 Gun 3", "No 7 Gun 3" },
    { "worth", "Camp 99", "Camp 99" },
    { "worth", "Camp 100", NULL },
    { "worth", "Camp -9", "Camp -9" },
    { "worth", "Camp -10", NULL },
    { "steps", "3, 7,12", "3, 7, 12" },
    { "steps", "3 7; 12 ", "3, 7, 12" },
    { "steps", "1, 99", "1, 99" },
    { "steps", "0", NULL },
    { "steps", "100", NULL },
    { "steps", "3, x", NULL },
    { "share", "1/3", "1/3" },
    { "share", "1 / 3", "1/3" },
    { "share", "0/1", "0/1" },
    { "share", "1/0", NULL },
    { "share", "1", NULL },
    { "share", "1/2/3", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (MusterFormField) field = new_field (cases[i].id);
      g_autoptr (MusterFormField) copy = new_field (cases[i].id);
      g_autofree char *text = NULL;
      MusterValue value = { 0 };

      muster_form_text_set_text (MUSTER_FORM_TEXT (field), cases[i].entered);
      if (cases[i].again == NULL)
        {
          g_assert_cmpstr (muster_form_field_get_problem (field), !=, "");
          g_assert_false (is_given (field, NULL, NULL));
          continue;
        }
      g_assert_cmpstr (muster_form_field_get_problem (field), ==, "");
      g_assert_true (muster_form_field_get_value (field, &value));
      muster_form_field_set_value (copy, &value);
      muster_value_clear (muster_form_field_get_field (field)->kind, &value);
      g_object_get (copy, "text", &text, NULL);
      g_assert_cmpstr (text, ==, cases[i].again);
    }
}

static void
test_a_problem_goes_with_its_cause (void)
{
  g_autoptr (MusterFormField) field = new_field ("steps");

  muster_form_text_set_text (MUSTER_FORM_TEXT (field), "3, x");
  g_assert_cmpstr (muster_form_field_get_problem (field), ==, "“x” is not a number from 1 to 99");
  muster_form_text_set_text (MUSTER_FORM_TEXT (field), "");
  g_assert_cmpstr (muster_form_field_get_problem (field), ==, "");
}

static void
test_a_usual_number_need_not_be_said (void)
{
  g_autoptr (MusterFormField) field = new_field ("usual");
  int number = 0;

  g_assert_false (muster_form_number_can_be_left_out (MUSTER_FORM_NUMBER (field)));
  g_assert_false (is_given (field, NULL, NULL));
  muster_form_number_set_number (MUSTER_FORM_NUMBER (field), 0);
  g_assert_true (is_given (field, &number, NULL));
  g_assert_cmpint (number, ==, 0);
  muster_form_field_set_value (field, NULL);
  g_object_get (field, "number", &number, NULL);
  g_assert_cmpint (number, ==, 3);
}

/* Nought is a distance like any other, once it is said. */
static void
test_a_distance_must_be_measured (void)
{
  g_autoptr (MusterFormField) field = new_field ("shot");
  int number = -1;

  g_assert_true (muster_form_field_is_missing (field));
  g_assert_false (muster_form_number_can_be_left_out (MUSTER_FORM_NUMBER (field)));
  muster_form_field_set_value (field, &(MusterValue) { .number = 0 });
  g_assert_true (is_given (field, &number, NULL));
  g_assert_cmpint (number, ==, 0);
  muster_form_field_set_value (field, NULL);
  g_assert_true (muster_form_field_is_missing (field));
}

static void
test_a_hidden_number_says_nothing (void)
{
  g_autoptr (MusterFormField) field = new_field ("secret");
  g_autoptr (MusterFormField) open = new_field ("usual");
  int number = 0;

  muster_form_number_set_number (MUSTER_FORM_NUMBER (field), -1);
  muster_form_number_set_hidden (MUSTER_FORM_NUMBER (field), TRUE);
  g_assert_false (is_given (field, NULL, NULL));
  muster_form_number_set_hidden (MUSTER_FORM_NUMBER (field), FALSE);
  g_assert_true (is_given (field, &number, NULL));
  g_assert_cmpint (number, ==, -1);
  muster_form_number_set_hidden (MUSTER_FORM_NUMBER (open), TRUE);
  g_assert_false (muster_form_number_is_hidden (MUSTER_FORM_NUMBER (open)));
}

static void
count_cb (MusterFormField *field,
          int             *n)
{
  (*n)++;
}

static void
test_each_change_is_told_once (void)
{
  g_autoptr (MusterFormField) field = new_field ("distance");
  int n = 0;

  g_signal_connect (field, "changed", G_CALLBACK (count_cb), &n);
  muster_form_number_set_number (MUSTER_FORM_NUMBER (field), 7);
  g_assert_cmpint (n, ==, 1);
  muster_form_number_set_number (MUSTER_FORM_NUMBER (field), 7);
  g_assert_cmpint (n, ==, 1);
  muster_form_number_set_given (MUSTER_FORM_NUMBER (field), FALSE);
  g_assert_cmpint (n, ==, 2);
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/form-field/a-choice-that-must-be-made-is-made",
                   test_a_choice_that_must_be_made_is_made);
  g_test_add_func ("/form-field/a-choice-that-may-be-made-says-nothing",
                   test_a_choice_that_may_be_made_says_nothing);
  g_test_add_func ("/form-field/a-number-keeps-to-its-range", test_a_number_keeps_to_its_range);
  g_test_add_func ("/form-field/a-switch-says-only-what-is-unusual",
                   test_a_switch_says_only_what_is_unusual);
  g_test_add_func ("/form-field/words-are-missing-until-written",
                   test_words_are_missing_until_written);
  g_test_add_func ("/form-field/a-value-is-a-number-or-words", test_a_value_is_a_number_or_words);
  g_test_add_func ("/form-field/a-list-holds-what-is-checked", test_a_list_holds_what_is_checked);
  g_test_add_func ("/form-field/numbers-are-written-in-a-line", test_numbers_are_written_in_a_line);
  g_test_add_func ("/form-field/a-problem-goes-with-its-cause", test_a_problem_goes_with_its_cause);
  g_test_add_func ("/form-field/a-usual-number-need-not-be-said", test_a_usual_number_need_not_be_said);
  g_test_add_func ("/form-field/a-distance-must-be-measured", test_a_distance_must_be_measured);
  g_test_add_func ("/form-field/a-hidden-number-says-nothing", test_a_hidden_number_says_nothing);
  g_test_add_func ("/form-field/each-change-is-told-once", test_each_change_is_told_once);

  return g_test_run ();
}
