/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/document/muster-plain.h"
#include "tests/sheets/muster-test-document.h"

static void
test_what_cannot_be_shown_is_taken_out (void)
{
  static const struct
  {
    const char *text;
    const char *expected;
  } cases[] = {
    { NULL, "" },
    { "", "" },
    { "Horse & <b>Musket</b>", "Horse & <b>Musket</b>" },
    { "a\tb", "a b" },
    { "one\r\ntwo\rthree\nfour", "one\ntwo\nthree\nfour" },
    { "line\xe2\x80\xa8paragraph\xe2\x80\xa9", "line\nparagraph\n" },
    { "bell \x07", "bell \xef\xbf\xbd" },
    { "delete \x7f and \xc2\x85", "delete \xef\xbf\xbd and \xef\xbf\xbd" },
    { "never \xef\xbf\xbe and \xef\xb7\x90", "never \xef\xbf\xbd and \xef\xbf\xbd" },
    { "\xff", "\xef\xbf\xbd" },
    { "שלום", "שלום" },
    /* An override and an isolate that were left open, and one that was not. */
    { "\xe2\x80\xae" "abc", "\xe2\x80\xae" "abc\xe2\x80\xac" },
    { "\xe2\x81\xa8" "abc", "\xe2\x81\xa8" "abc\xe2\x81\xa9" },
    { "\xe2\x80\xab\xe2\x81\xa7x", "\xe2\x80\xab\xe2\x81\xa7x\xe2\x81\xa9\xe2\x80\xac" },
    { "\xe2\x80\xae" "abc\xe2\x80\xac", "\xe2\x80\xae" "abc\xe2\x80\xac" },
    /* The end of a line ends them anyway. */
    { "\xe2\x80\xae" "abc\nd", "\xe2\x80\xae" "abc\nd" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *plain = muster_plain_text (cases[i].text);
      g_autofree char *again = muster_plain_text (plain);

      g_assert_cmpstr (plain, ==, cases[i].expected);
      g_assert_cmpstr (again, ==, plain);
    }
}

static void
test_places_are_counted (void)
{
  g_assert_cmpuint (muster_plain_measure ("", -1), ==, 0);
  g_assert_cmpuint (muster_plain_measure ("abc", -1), ==, 3);
  g_assert_cmpuint (muster_plain_measure ("é", -1), ==, 1);
  g_assert_cmpuint (muster_plain_measure ("e\xcc\x81", -1), ==, 1);
  g_assert_cmpuint (muster_plain_measure ("日本", -1), ==, 4);
  g_assert_cmpuint (muster_plain_measure ("abcdef", 2), ==, 2);
}

static void
test_lines_are_wrapped (void)
{
  static const struct
  {
    const char *text;
    guint width;
    const char *expected; /* lines with / between */
  } cases[] = {
    { "", 10, "" },
    { "one two three", 20, "one two three" },
    { "one two three", 13, "one two three" },
    { "one two three", 12, "one two/three" },
    { "one two three", 7, "one two/three" },
    { "one two three", 5, "one/two/three" },
    { "one  two ", 4, "one/two" },
    { "abcdefgh", 3, "abc/def/gh" },
    { "a bcdefgh", 3, "a/bcd/efg/h" },
    { "one\n\ntwo", 10, "one//two" },
    { "日本語", 4, "日本/語" },
    { "日本", 1, "日/本" },
    { "e\xcc\x81" "e\xcc\x81", 1, "e\xcc\x81/e\xcc\x81" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_auto (GStrv) lines = muster_plain_wrap (cases[i].text, cases[i].width);
      g_autofree char *joined = g_strjoinv ("/", lines);

      g_assert_cmpstr (joined, ==, cases[i].expected);
    }
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/plain/what-cannot-be-shown-is-taken-out",
                   test_what_cannot_be_shown_is_taken_out);
  g_test_add_func ("/plain/places-are-counted", test_places_are_counted);
  g_test_add_func ("/plain/lines-are-wrapped", test_lines_are_wrapped);

  return g_test_run ();
}
