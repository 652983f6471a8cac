/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/form/muster-form-checklist.h"
#include "app/models/form/muster-form-choice.h"
#include "app/models/form/muster-form-number.h"
#include "app/models/form/muster-form-option.h"
#include "app/models/form/muster-form-switch.h"
#include "app/models/form/muster-form-text.h"
#include "app/models/form/muster-form.h"
#include "core/muster-json.h"
#include "muster-test-app.h"

/* A form over rules such as a campaign has: every kind of value that a group of players can agree on. */

static const MusterChoice RETURNS[] = { { "all", "All" }, { "share", "A share" }, { NULL } };
static const MusterChoice GAINS[] = { { "honour", "Honour" }, { "option", "Option" }, { "trait", "Trait" },
                                      { NULL } };

static const MusterField FIELDS[] = {
  { "win", "Win", MUSTER_FIELD_NUMBER, MUSTER_FIELD_SETTLED, NULL, 0, 99, 3 },
  { "limit", "Limit", MUSTER_FIELD_NUMBER, 0, NULL, 1, 99 },
  { "return", "Return", MUSTER_FIELD_CHOICE, 0, RETURNS },
  { "share", "Share", MUSTER_FIELD_FRACTION, 0, NULL, 0, 99 },
  { "merge", "Merge", MUSTER_FIELD_SWITCH },
  { "thresholds", "Thresholds", MUSTER_FIELD_NUMBERS, 0, NULL, 1, 999 },
  { "gains", "Gains", MUSTER_FIELD_CHOICES, 0, GAINS },
  { "cost", "Cost", MUSTER_FIELD_POINTS, 0, NULL, 0, 99 },
  { "sides", "Sides", MUSTER_FIELD_SIDES },
  { NULL },
};

static const char *const SIDES[] = { "column", "clans" };

static int
find_side (const MusterFieldNames *names,
           MusterFieldKind         kind,
           const char             *id)
{
  return g_str_equal (id, SIDES[0]) ? 0 : g_str_equal (id, SIDES[1]) ? 1 : -1;
}

static const char *
get_side (const MusterFieldNames *names,
          MusterFieldKind         kind,
          int                     number)
{
  return SIDES[number];
}

static const MusterFieldNames NAMES = { find_side, get_side };

typedef struct
{
  GObject *owner;
  MusterMembers *members;
  MusterForm *form;
  int n_changes;
} Fixture;

static void
count_cb (Fixture *fixture)
{
  fixture->n_changes++;
}

static void
add_fields (Fixture *fixture)
{
  g_autoptr (GListStore) sides = g_list_store_new (MUSTER_TYPE_FORM_OPTION);

  for (int i = 0; i < 2; i++)
    {
      g_autoptr (MusterFormOption) option = muster_form_option_new (i, SIDES[i]);

      g_list_store_append (sides, option);
    }
  for (guint i = 0; FIELDS[i].id != NULL; i++)
    muster_form_add (fixture->form, &FIELDS[i],
                     FIELDS[i].kind == MUSTER_FIELD_SIDES ? G_LIST_MODEL (sides) : NULL);
}

static void
read_members (Fixture    *fixture,
              const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterJson) json = muster_json_read (text, strlen (text), "members", &error);
  MusterSpot spot;

  g_assert_no_error (error);
  muster_spot_init (&spot, json, "members", &error);
  muster_members_clear (fixture->members);
  muster_members_read (fixture->members, &spot, NULL);
}

static char *
write_members (Fixture *fixture)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) root = NULL;

  json_builder_begin_object (builder);
  muster_members_write (fixture->members, NULL, builder);
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);
  return muster_json_print (root, FALSE);
}

#define assert_members(fixture, expected)                                                                    \
  G_STMT_START                                                                                               \
  {                                                                                                          \
    g_autofree char *said = write_members (fixture);                                                         \
    g_assert_cmpstr (said, ==, expected);                                                                    \
  }                                                                                                          \
  G_STMT_END

/* Lent by the form. */
static gpointer
get_field (Fixture    *fixture,
           const char *id)
{
  g_autoptr (MusterFormField) field =
    g_list_model_get_item (G_LIST_MODEL (fixture->form), (guint) muster_fields_find (FIELDS, id));

  return field;
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->owner = g_object_new (G_TYPE_OBJECT, NULL);
  fixture->members = muster_members_new ();
  if (data != NULL)
    read_members (fixture, data);
  fixture->form = muster_form_new (&(MusterFormSource) {
    .owner = fixture->owner, .members = fixture->members, .names = &NAMES,
  });
  add_fields (fixture);
  g_signal_connect_swapped (fixture->form, "changed", G_CALLBACK (count_cb), fixture);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_assert_finalize_object (fixture->form);
  g_assert_finalize_object (fixture->owner);
  muster_members_free (fixture->members);
}

static void
check (Fixture    *fixture,
       const char *id,
       guint       place)
{
  g_autoptr (MusterFormOption) option = g_list_model_get_item (
    muster_form_checklist_get_options (MUSTER_FORM_CHECKLIST (get_field (fixture, id))), place);

  muster_form_option_set_checked (option, TRUE);
}

static void
test_what_is_entered_is_said (Fixture       *fixture,
                              gconstpointer  data)
{
  assert_members (fixture, "{}");
  muster_form_number_set_number (get_field (fixture, "win"), 5);
  muster_form_number_set_given (get_field (fixture, "limit"), TRUE);
  muster_form_choice_set_selected (get_field (fixture, "return"), 1);
  muster_form_text_set_text (get_field (fixture, "share"), "1/3");
  muster_form_switch_set_active (get_field (fixture, "merge"), TRUE);
  muster_form_text_set_text (get_field (fixture, "thresholds"), "3, 7, 12");
  check (fixture, "gains", 0);
  check (fixture, "gains", 2);
  muster_form_text_set_text (get_field (fixture, "cost"), "default 1, regular-cavalry 2");
  check (fixture, "sides", 1);
  g_assert_cmpint (fixture->n_changes, ==, 10);
  assert_members (fixture,
                  "{\"win\": 5, \"limit\": 1, \"return\": \"share\", \"share\": [1, 3], \"merge\": true, "
                  "\"thresholds\": [3, 7, 12], \"gains\": [\"honour\", \"trait\"], "
                  "\"cost\": {\"default\": 1, \"regular-cavalry\": 2}, \"sides\": [\"clans\"]}");
}

static void
test_what_is_taken_back_is_not_said (Fixture       *fixture,
                                     gconstpointer  data)
{
  muster_form_number_set_number (get_field (fixture, "win"), 3);
  muster_form_number_set_given (get_field (fixture, "limit"), FALSE);
  muster_form_choice_set_selected (get_field (fixture, "return"), -1);
  muster_form_text_set_text (get_field (fixture, "thresholds"), "");
  assert_members (fixture, "{}");
  g_assert_cmpint (fixture->n_changes, ==, 4);
}

static void
test_what_cannot_be_changes_nothing (Fixture       *fixture,
                                     gconstpointer  data)
{
  muster_form_text_set_text (get_field (fixture, "thresholds"), "3, seven");
  g_assert_cmpint (fixture->n_changes, ==, 0);
  muster_form_refresh (fixture->form);
  g_assert_cmpstr (muster_form_field_get_problem (get_field (fixture, "thresholds")), !=, "");
  assert_members (fixture, "{\"thresholds\": [3, 7]}");
}

static void
test_what_others_say_is_shown (Fixture       *fixture,
                               gconstpointer  data)
{
  int number = 0;

  read_members (fixture, "{\"win\":7,\"gains\":[\"option\"]}");
  muster_form_refresh (fixture->form);
  g_object_get (get_field (fixture, "win"), "number", &number, NULL);
  g_assert_cmpint (number, ==, 7);
  assert_members (fixture, "{\"win\": 7, \"gains\": [\"option\"]}");
  g_assert_cmpint (fixture->n_changes, ==, 0);
}

/* Somebody is in the middle of typing: what he means is understood, and his words stay. */
static void
test_words_stay_as_they_are_typed (Fixture       *fixture,
                                   gconstpointer  data)
{
  g_autofree char *text = NULL;

  muster_form_text_set_text (get_field (fixture, "cost"), "default 1, ");
  muster_form_refresh (fixture->form);
  g_object_get (get_field (fixture, "cost"), "text", &text, NULL);
  g_assert_cmpstr (text, ==, "default 1, ");
  assert_members (fixture, "{\"cost\": {\"default\": 1}}");
}

static void
test_what_is_not_understood_is_left_alone (Fixture       *fixture,
                                           gconstpointer  data)
{
  muster_form_refresh (fixture->form);
  muster_form_switch_set_active (get_field (fixture, "merge"), TRUE);
  assert_members (fixture, "{\"sides\": [\"nobody\"], \"other\": 1, \"merge\": true}");
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

#define ADD(name, members, function)                                                                         \
  g_test_add ("/form/" name, Fixture, members, set_up, function, tear_down)

  ADD ("what-is-entered-is-said", NULL, test_what_is_entered_is_said);
  ADD ("what-is-taken-back-is-not-said",
       "{\"win\":5,\"limit\":4,\"return\":\"all\",\"thresholds\":[3]}",
       test_what_is_taken_back_is_not_said);
  ADD ("what-cannot-be-changes-nothing", "{\"thresholds\":[3,7]}", test_what_cannot_be_changes_nothing);
  ADD ("what-others-say-is-shown", "{\"win\":1,\"limit\":2}", test_what_others_say_is_shown);
  ADD ("words-stay-as-they-are-typed", NULL, test_words_stay_as_they_are_typed);
  ADD ("what-is-not-understood-is-left-alone", "{\"sides\":[\"nobody\"],\"other\":1}",
       test_what_is_not_understood_is_left_alone);

  return g_test_run ();
}
