/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/muster-line.h"
#include "muster-test.h"

static const MusterPhrase REPLACEMENTS = {
  "C-REP-01",
  MUSTER_COUNTED (1, "{0} of {1} replacement[; {2} left]", "{0} of {1} replacements[; {2} left]"), TRUE
};

static char *
say (int      n,
     int      left,
     gboolean translated)
{
  const MusterLine line = { &REPLACEMENTS, { 1, n, left } };
  const MusterLineContext context = { .translated = translated };

  return muster_line_to_string (&line, &context);
}

static void
assert_says (int         n,
             int         left,
             gboolean    translated,
             const char *expected)
{
  g_autofree char *words = say (n, left, translated);

  g_assert_cmpstr (words, ==, expected);
}

static void
test_readers_have_the_form_of_the_number (void)
{
  assert_says (1, 0, TRUE, "C-REP-01 1 of 1 replacement");
  assert_says (-1, 0, TRUE, "C-REP-01 1 of -1 replacement");
  assert_says (2, 0, TRUE, "C-REP-01 1 of 2 replacements");
  assert_says (0, 3, TRUE, "C-REP-01 1 of 0 replacements; 3 left");
}

/* What is kept or compared is the same whatever the number and the language. */
static void
test_programs_have_one_form (void)
{
  assert_says (1, 0, FALSE, "C-REP-01 1 of 1 replacements");
  assert_says (2, 1, FALSE, "C-REP-01 1 of 2 replacements; 1 left");
}

static void
test_other_members_stand_behind_the_forms (void)
{
  g_assert_true (REPLACEMENTS.lasts);
  g_assert_null (REPLACEMENTS.covered);
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/line/readers-have-the-form-of-the-number", test_readers_have_the_form_of_the_number);
  g_test_add_func ("/line/programs-have-one-form", test_programs_have_one_form);
  g_test_add_func ("/line/other-members-stand-behind-the-forms", test_other_members_stand_behind_the_forms);

  return g_test_run ();
}
