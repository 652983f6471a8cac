/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/muster-core-error.h"
#include "core/muster-json.h"
#include "core/muster-spot.h"
#include "muster-test.h"

#include <string.h>

static MusterJson *
parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  MusterJson *json = muster_json_read (text, strlen (text), "f.json", &error);

  g_assert_no_error (error);

  return json;
}

typedef enum
{
  READ_STRING,
  READ_ID,
  READ_INT,
  READ_BOOLEAN,
  READ_OBJECT,
  READ_ARRAY,
} Reading;

static gboolean
read_as (const MusterSpot *spot,
         Reading           reading)
{
  const char *text = NULL;
  int number = 0;
  gboolean value = FALSE;
  guint length = 0;

  switch (reading)
    {
    case READ_STRING:
      return muster_spot_read_string (spot, 5, &text) && text != NULL;

    case READ_ID:
      return muster_spot_read_id (spot, &text) && text != NULL;

    case READ_INT:
      return muster_spot_read_int (spot, -2, 6, &number) && number >= -2 && number <= 6;

    case READ_BOOLEAN:
      return muster_spot_read_boolean (spot, &value);

    case READ_OBJECT:
      return muster_spot_is_object (spot);

    case READ_ARRAY:
      return muster_spot_is_array (spot, 2, &length) && length <= 2;

    default:
      g_assert_not_reached ();
    }
}

static const struct
{
  Reading reading;
  const char *value;
  const char *message; /* NULL: is read */
} readings[] = {
  { READ_STRING, "\"abcde\"", NULL },
  { READ_STRING, "\"\"", NULL },
  { READ_STRING, "\"abcdef\"", "expected at most 5 bytes, found 6" },
  { READ_STRING, "\"ééé\"", "expected at most 5 bytes, found 6" },
  { READ_STRING, "5", "expected a text, found 5" },
  { READ_STRING, "null", "expected a text, found null" },
  { READ_STRING, "{}", "expected a text, found an object" },
  { READ_ID, "\"r1\"", NULL },
  { READ_ID, "\"1st/Company#é\"", NULL },
  { READ_ID, "\"0123456789012345678901234567890123456789012345678901234567890123\"", NULL },
  { READ_ID, "\"01234567890123456789012345678901234567890123456789012345678901234\"",
    "expected an id of 1 to 64 bytes without blanks, "
    "found “0123456789012345678901234567890123456789012345678901234567890123…”" },
  { READ_ID, "\"\"", "expected an id of 1 to 64 bytes without blanks, found “”" },
  { READ_ID, "\"a b\"", "expected an id of 1 to 64 bytes without blanks, found “a b”" },
  { READ_ID, "\"a\\u00a0b\"", "expected an id of 1 to 64 bytes without blanks, found “a\u00a0b”" },
  { READ_ID, "\"a\\u200bb\"", "expected an id of 1 to 64 bytes without blanks, found “a\u200bb”" },
  { READ_ID, "true", "expected an id of 1 to 64 bytes without blanks, found true" },
  { READ_INT, "-2", NULL },
  { READ_INT, "6", NULL },
  { READ_INT, "7", "expected a whole number from -2 to 6, found 7" },
  { READ_INT, "-3", "expected a whole number from -2 to 6, found -3" },
  { READ_INT, "4294967297", "expected a whole number from -2 to 6, found 4294967297" },
  { READ_INT, "2.5", "expected a whole number from -2 to 6, found 2.5" },
  { READ_INT, "2.0", "expected a whole number from -2 to 6, found 2.0" },
  { READ_INT, "\"2\"", "expected a whole number from -2 to 6, found “2”" },
  { READ_BOOLEAN, "true", NULL },
  { READ_BOOLEAN, "1", "expected true or false, found 1" },
  { READ_BOOLEAN, "[]", "expected true or false, found a list" },
  { READ_OBJECT, "{}", NULL },
  { READ_OBJECT, "[]", "expected an object, found a list" },
  { READ_OBJECT, "false", "expected an object, found false" },
  { READ_ARRAY, "[1, 2]", NULL },
  { READ_ARRAY, "[1, 2, 3]", "expected at most 2 entries, found 3" },
  { READ_ARRAY, "{}", "expected a list, found an object" },
};

static void
test_values_are_read_or_refused_in_words (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (readings); i++)
    {
      g_autofree char *text = g_strdup_printf ("{\"value\": %s}", readings[i].value);
      g_autoptr (MusterJson) root = parse (text);
      g_autoptr (GError) error = NULL;
      MusterSpot spot;
      MusterSpot value;

      g_test_message ("%s", text);
      muster_spot_init (&spot, root, "f.json", &error);
      g_assert_true (muster_spot_require (&spot, "value", &value));
      g_assert_cmpint (read_as (&value, readings[i].reading), ==, readings[i].message == NULL);
      if (readings[i].message != NULL)
        {
          g_autofree char *message = g_strconcat ("f.json: $.value: ", readings[i].message, NULL);

          g_assert_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_INVALID);
          g_assert_cmpstr (error->message, ==, message);
        }
      g_assert_cmpint (muster_spot_failed (&spot), ==, readings[i].message != NULL);
    }
}

static void
test_error_names_the_way_to_its_place (void)
{
  g_autoptr (MusterJson) root = parse ("{\"sides\": [{}, {\"odd name\": [0, [true]]}]}");
  g_autoptr (GError) error = NULL;
  MusterSpot spots[6];
  g_autofree char *path = NULL;

  muster_spot_init (&spots[0], root, "battle.json", &error);
  g_assert_true (muster_spot_member (&spots[0], "sides", &spots[1]));
  g_assert_true (muster_spot_element (&spots[1], 1, &spots[2]));
  g_assert_true (muster_spot_member (&spots[2], "odd name", &spots[3]));
  g_assert_true (muster_spot_element (&spots[3], 1, &spots[4]));
  g_assert_true (muster_spot_element (&spots[4], 0, &spots[5]));

  path = muster_spot_dup_path (&spots[5]);
  g_assert_cmpstr (path, ==, "$.sides[1][\"odd name\"][1][0]");
  g_assert_false (muster_spot_fail (&spots[5], "no unit “%s”", "x9"));
  g_assert_cmpstr (error->message, ==, "battle.json: $.sides[1][\"odd name\"][1][0]: no unit “x9”");
}

static void
test_absent_member_is_an_error_only_where_required (void)
{
  g_autoptr (MusterJson) root = parse ("{\"list\": [1]}");
  g_autoptr (GError) error = NULL;
  MusterSpot spot;
  MusterSpot list;
  MusterSpot child;

  muster_spot_init (&spot, root, "f.json", &error);
  g_assert_false (muster_spot_member (&spot, "order", &child));
  g_assert_no_error (error);

  g_assert_true (muster_spot_member (&spot, "list", &list));
  g_assert_false (muster_spot_element (&list, 1, &child));
  g_assert_no_error (error);

  g_assert_false (muster_spot_require (&spot, "order", &child));
  g_assert_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_INVALID);
  g_assert_cmpstr (error->message, ==, "f.json: $.order: this member is missing");
}

static void
test_member_of_something_else_is_an_error (void)
{
  g_autoptr (MusterJson) root = parse ("[1]");
  g_autoptr (GError) error = NULL;
  MusterSpot spot;
  MusterSpot child;

  muster_spot_init (&spot, root, "f.json", &error);
  g_assert_false (muster_spot_member (&spot, "order", &child));
  g_assert_cmpstr (error->message, ==, "f.json: $: expected an object, found a list");
}

static void
test_members_of_any_name_come_in_order (void)
{
  g_autoptr (MusterJson) root = parse ("{\"z\": {\"n\": 1}, \"a\": {}, \"list\": []}");
  static const char *const names[] = { "z", "a", "list" };
  g_autoptr (GError) error = NULL;
  MusterSpot spot;
  MusterSpot member;
  guint n;

  muster_spot_init (&spot, root, "f.json", &error);
  for (n = 0; muster_spot_nth_member (&spot, n, &member); n++)
    {
      g_assert_cmpstr (member.member, ==, names[n]);
      g_assert_cmpint (muster_spot_holds (&member, MUSTER_JSON_OBJECT), ==, n < 2);
      g_assert_false (muster_spot_holds (&member, MUSTER_JSON_NULL));
    }
  g_assert_cmpuint (n, ==, 3);
  g_assert_no_error (error);

  g_assert_true (muster_spot_nth_member (&spot, 2, &member));
  g_assert_false (muster_spot_nth_member (&member, 0, &spot));
  g_assert_cmpstr (error->message, ==, "f.json: $.list: expected an object, found a list");
}

static void
test_document_inside_another_has_its_own_root (void)
{
  g_autoptr (MusterJson) root = parse ("{\"force\": {\"units\": [{}, 5]}}");
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) inner = NULL;
  g_autofree char *text = NULL;
  g_autoptr (JsonNode) node = NULL;
  MusterSpot spots[4];

  muster_spot_init (&spots[0], root, "f.json", &error);
  g_assert_true (muster_spot_member (&spots[0], "force", &spots[1]));
  node = muster_spot_dup_node (&spots[1]);
  text = muster_json_print (node, FALSE);
  g_assert_cmpstr (text, ==, "{\"units\": [{}, 5]}");

  muster_spot_init_root (&spots[0], &spots[1], "force", &inner);
  g_assert_true (muster_spot_member (&spots[0], "units", &spots[2]));
  g_assert_true (muster_spot_element (&spots[2], 1, &spots[3]));
  g_assert_false (muster_spot_is_object (&spots[3]));
  g_assert_cmpstr (inner->message, ==, "force: $.units[1]: expected an object, found 5");
  g_assert_no_error (error);
}

static void
test_unknown_members_are_refused (void)
{
  static const char *const names[] = { "id", "name", NULL };
  g_autoptr (MusterJson) root = parse ("{\"name\": 1, \"colour\": 2, \"flag\": 3}");
  g_autoptr (MusterJson) good = parse ("{\"name\": 1}");
  g_autoptr (GError) error = NULL;
  MusterSpot spot;

  muster_spot_init (&spot, good, "f.json", &error);
  g_assert_true (muster_spot_only_members (&spot, names));

  muster_spot_init (&spot, root, "f.json", &error);
  g_assert_false (muster_spot_only_members (&spot, names));
  g_assert_cmpstr (error->message, ==, "f.json: $.colour: unknown member; expected one of id, name");
}

static void
test_members_are_found_in_any_order (void)
{
  static const char *const names[] = { "a", "b", "c", NULL };
  static const char *const texts[] = {
    "{\"a\": 1, \"b\": 2}", "{\"b\": 2, \"a\": 1}", "{\"b\": 2, \"d\": 3}", "[1]",
  };
  static const char *const messages[] = {
    NULL, NULL, "f.json: $.d: unknown member; expected one of a, b, c",
    "f.json: $: expected an object, found a list",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (MusterJson) root = parse (texts[i]);
      g_autoptr (GError) error = NULL;
      MusterSpot spot, members[3];
      int number = 0;

      muster_spot_init (&spot, root, "f.json", &error);
      g_assert_cmpint (muster_spot_members (&spot, names, members), ==, messages[i] == NULL);
      g_assert_cmpstr (error != NULL ? error->message : NULL, ==, messages[i]);
      if (error != NULL)
        continue;
      g_assert_true (muster_spot_read_int (&members[0], 1, 1, &number));
      g_assert_true (muster_spot_read_int (&members[1], 2, 2, &number));
      g_assert_true (muster_spot_is_absent (&members[2]));
      g_assert_false (muster_spot_is_given (&members[2]));
      g_assert_cmpstr (error->message, ==, "f.json: $.c: this member is missing");
    }
}

static void
test_bytes_are_small_numbers (void)
{
  static const char *const wrong[] = { "[0, -1]", "[0, 256]", "[0, \"1\"]", "[0, 1.0]" };
  g_autoptr (MusterJson) root = parse ("[0, 6, 255]");
  g_autoptr (GError) error = NULL;
  MusterSpot spot;
  guint8 bytes[3];

  muster_spot_init (&spot, root, "f.json", &error);
  g_assert_true (muster_spot_read_bytes (&spot, bytes, 3));
  g_assert_cmpmem (bytes, 3, ((guint8[]) { 0, 6, 255 }), 3);
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autoptr (MusterJson) other = parse (wrong[i]);

      muster_spot_init (&spot, other, "f.json", &error);
      g_assert_false (muster_spot_read_bytes (&spot, bytes, 2));
      g_assert_true (g_str_has_prefix (error->message,
                                       "f.json: $[1]: expected a whole number from 0 to 255"));
      g_assert_false (muster_spot_read_bytes (&spot, bytes, 1));
      g_clear_error (&error);
    }
}

static void
test_first_error_stays (void)
{
  g_autoptr (MusterJson) root = parse ("{\"a\": 1, \"b\": \"x\"}");
  static const char *const names[] = { "a", "b", NULL };
  g_autoptr (GError) error = NULL;
  MusterSpot spot;
  MusterSpot child;

  muster_spot_init (&spot, root, "f.json", &error);
  g_assert_false (muster_spot_require (&spot, "first", &child));
  for (Reading reading = READ_STRING; reading <= READ_ARRAY; reading++)
    g_assert_false (read_as (&child, reading));
  g_assert_false (muster_spot_member (&spot, "a", &child));
  g_assert_false (muster_spot_require (&spot, "b", &child));
  g_assert_false (muster_spot_element (&spot, 0, &child));
  g_assert_false (muster_spot_only_members (&spot, names));
  g_assert_false (muster_spot_fail (&spot, "later"));
  g_assert_cmpstr (error->message, ==, "f.json: $.first: this member is missing");
}

static void
test_long_names_are_shortened_between_letters (void)
{
  g_autoptr (GString) name = g_string_new (NULL);
  g_autofree char *text = NULL;
  g_autofree char *message = NULL;
  g_autoptr (MusterJson) root = NULL;
  g_autoptr (GError) error = NULL;
  MusterSpot spot;

  for (int i = 0; i < 50; i++)
    g_string_append (name, "€");
  text = g_strdup_printf ("{\"%s\": 1}", name->str);
  root = parse (text);
  muster_spot_init (&spot, root, "f.json", &error);
  g_assert_false (muster_spot_only_members (&spot, (const char *const[]) { "id", NULL }));

  g_string_truncate (name, 63);
  message = g_strdup_printf ("f.json: $[\"%s…\"]: unknown member; expected one of id", name->str);
  g_assert_cmpstr (error->message, ==, message);
}

/* Only names are shown on one line, and only there do marks cost. */
static void
test_marks_on_a_letter_of_a_name (void)
{
  for (guint n = 8; n <= 9; n++)
    for (gsize max_bytes = 200; max_bytes <= 201; max_bytes++)
      {
        g_autoptr (GString) text = g_string_new ("{\"name\": \"e");
        g_autoptr (MusterJson) root = NULL;
        g_autoptr (GError) error = NULL;
        MusterSpot spot, child;
        const char *name;

        for (guint i = 0; i < n; i++)
          g_string_append (text, "\xcc\x81");
        g_string_append (text, "r\xcc\x81\"}");
        root = parse (text->str);
        muster_spot_init (&spot, root, "f.json", &error);
        g_assert_true (muster_spot_require (&spot, "name", &child));
        g_assert_cmpint (muster_spot_read_string (&child, max_bytes, &name), ==, n == 8 || max_bytes == 201);
        if (n == 9 && max_bytes == 200)
          g_assert_cmpstr (error->message, ==,
                           "f.json: $.name: a letter of a name has more than 8 combining marks");
      }
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/spot/values-are-read-or-refused-in-words",
                   test_values_are_read_or_refused_in_words);
  g_test_add_func ("/spot/error-names-the-way-to-its-place", test_error_names_the_way_to_its_place);
  g_test_add_func ("/spot/absent-member-is-an-error-only-where-required",
                   test_absent_member_is_an_error_only_where_required);
  g_test_add_func ("/spot/member-of-something-else-is-an-error",
                   test_member_of_something_else_is_an_error);
  g_test_add_func ("/spot/members-of-any-name-come-in-order",
                   test_members_of_any_name_come_in_order);
  g_test_add_func ("/spot/document-inside-another-has-its-own-root",
                   test_document_inside_another_has_its_own_root);
  g_test_add_func ("/spot/unknown-members-are-refused", test_unknown_members_are_refused);
  g_test_add_func ("/spot/members-are-found-in-any-order", test_members_are_found_in_any_order);
  g_test_add_func ("/spot/bytes-are-small-numbers", test_bytes_are_small_numbers);
  g_test_add_func ("/spot/first-error-stays", test_first_error_stays);
  g_test_add_func ("/spot/long-names-are-shortened-between-letters",
                   test_long_names_are_shortened_between_letters);
  g_test_add_func ("/spot/marks-on-a-letter-of-a-name", test_marks_on_a_letter_of_a_name);

  return g_test_run ();
}
