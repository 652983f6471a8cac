/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/muster-core-error.h"
#include "core/muster-json.h"
#include "muster-test.h"

#include <malloc.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

/* Hostile sizes: a message, in bounded memory. Time is only told, since a test cannot know what else
 * runs beside it; a reader that takes for ever is ended by the test runner. */

#define MAX_KIBIBYTES (200 * 1024)

#define MEBIBYTE (1024 * 1024)

static GString *
repeat (const char *unit,
        gsize       times)
{
  gsize length = strlen (unit);
  GString *text = g_string_sized_new (length * times + 1);

  for (gsize i = 0; i < times; i++)
    memcpy (text->str + i * length, unit, length);
  g_string_set_size (text, length * times);

  return text;
}

static GString *
nest (guint depth)
{
  GString *text = repeat ("[", depth);

  for (guint i = 0; i < depth; i++)
    g_string_append_c (text, ']');

  return text;
}

static void
assert_refused (GString    *text,
                int         code,
                const char *message)
{
  g_autoptr (GError) error = NULL;
  struct rusage usage;
  clock_t start = clock ();
  double seconds;

  g_assert_null (muster_json_read (text->str, text->len, "f.json", &error));
  seconds = (double) (clock () - start) / CLOCKS_PER_SEC;
  g_assert_error (error, MUSTER_CORE_ERROR, code);
  g_assert_cmpstr (error->message, ==, message);

  g_assert_cmpint (getrusage (RUSAGE_SELF, &usage), ==, 0);
  g_test_message ("%.3f s, %ld KiB at most", seconds, usage.ru_maxrss);
#ifndef __SANITIZE_ADDRESS__
  g_assert_cmpint (usage.ru_maxrss, <=, MAX_KIBIBYTES);
#endif

  g_string_free (text, TRUE);
}

static void
assert_accepted (GString *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterJson) json = muster_json_read (text->str, text->len, "f.json", &error);

  g_assert_no_error (error);
  g_assert_nonnull (json);
  g_string_free (text, TRUE);
}

static void
test_depth_64_is_read (void)
{
  assert_accepted (nest (MUSTER_JSON_MAX_DEPTH));
}

static void
test_depth_65_is_refused (void)
{
  assert_refused (nest (MUSTER_JSON_MAX_DEPTH + 1), MUSTER_CORE_ERROR_SYNTAX,
                  "f.json: line 1, column 65: nested more than 64 levels deep");
  assert_refused (repeat ("{\"a\":", MUSTER_JSON_MAX_DEPTH + 1), MUSTER_CORE_ERROR_SYNTAX,
                  "f.json: line 1, column 321: nested more than 64 levels deep");
}

static void
test_depth_without_end_is_refused (void)
{
  assert_refused (repeat ("[", 100000), MUSTER_CORE_ERROR_SYNTAX,
                  "f.json: line 1, column 65: nested more than 64 levels deep");
  assert_refused (repeat ("[", 10 * 1000 * 1000), MUSTER_CORE_ERROR_SYNTAX,
                  "f.json: line 1, column 65: nested more than 64 levels deep");
}

static void
test_size_over_the_limit_is_refused (void)
{
  assert_refused (repeat (" ", MUSTER_JSON_MAX_SIZE + 1), MUSTER_CORE_ERROR_TOO_LARGE,
                  "f.json: larger than 64 MiB");
}

static void
test_fifty_megabytes_are_refused (void)
{
  static const struct
  {
    const char *start;
    const char *unit;
    const char *message;
  } texts[] = {
    { "", " ", "column 52428801: expected a value, found the end" },
    { "[", "0,", "column 8000000: more than 4000000 values" },
    { "\"", "a", "column 1: this text has no closing quotation mark" },
    { "\"", "\\ud83d\\ude00", "column 1: this text has no closing quotation mark" },
    { "", "1", "column 1: this number has too many digits" },
    { "0.", "0", "column 1: this number has too many digits" },
    { "[", "[],", "column 11999999: more than 4000000 values" },
    { "[", "{\"a\":0},", "column 15999999: more than 4000000 values" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      gsize length = strlen (texts[i].unit);
      GString *text = repeat (texts[i].unit, 50 * MEBIBYTE / length);
      g_autofree char *message = g_strconcat ("f.json: line 1, ", texts[i].message, NULL);

      g_string_prepend (text, texts[i].start);
      assert_refused (text, MUSTER_CORE_ERROR_SYNTAX, message);
    }
}

static void
test_members_without_end_are_refused (void)
{
  GString *text = g_string_new ("{");

  for (guint i = 0; i < 2 * MUSTER_JSON_MAX_MEMBERS; i++)
    g_string_append_printf (text, "\"%x\":0,\n", i);

  assert_refused (text, MUSTER_CORE_ERROR_SYNTAX,
                  "f.json: line 100001, column 1: more than 100000 members in one object");
}

static void
test_long_texts_are_refused_where_they_begin (void)
{
  GString *text = repeat ("a", MUSTER_JSON_MAX_STRING);

  g_string_prepend (text, "[\n\"");
  g_string_append (text, "\"]");
  assert_refused (text, MUSTER_CORE_ERROR_SYNTAX,
                  "f.json: line 2, column 1: this text is longer than 1048576 bytes");

  text = repeat ("a", MUSTER_JSON_MAX_STRING - 2);
  g_string_prepend_c (text, '"');
  g_string_append_c (text, '"');
  assert_accepted (text);
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  /* Meson has malloc() fill what it gives, so that memory counts which nobody touches. */
  mallopt (M_PERTURB, 0);

  g_test_add_func ("/json-limits/depth-64-is-read", test_depth_64_is_read);
  g_test_add_func ("/json-limits/depth-65-is-refused", test_depth_65_is_refused);
  g_test_add_func ("/json-limits/depth-without-end-is-refused", test_depth_without_end_is_refused);
  g_test_add_func ("/json-limits/size-over-the-limit-is-refused",
                   test_size_over_the_limit_is_refused);
  g_test_add_func ("/json-limits/fifty-megabytes-are-refused", test_fifty_megabytes_are_refused);
  g_test_add_func ("/json-limits/members-without-end-are-refused",
                   test_members_without_end_are_refused);
  g_test_add_func ("/json-limits/long-texts-are-refused-where-they-begin",
                   test_long_texts_are_refused_where_they_begin);

  return g_test_run ();
}
