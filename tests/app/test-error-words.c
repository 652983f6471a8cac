/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/muster-error-words.h"
#include "core/muster-core-error.h"
#include "muster-test-app.h"

/* Every code has words of its own, and the detail below them. */
static void
assert_words (GQuark domain,
              int    code)
{
  g_autoptr (GError) error = g_error_new (domain, code, "battle.json: $.log[3]");
  g_autofree char *words = muster_error_words (error);

  g_assert_true (g_str_has_suffix (words, "battle.json: $.log[3]"));
  g_assert_cmpstr (words, !=, error->message);
}

static void
test_every_code_of_the_core_has_words (void)
{
  for (int code = MUSTER_CORE_ERROR_SYNTAX; code <= MUSTER_CORE_ERROR_JOURNAL; code++)
    assert_words (MUSTER_CORE_ERROR, code);
}

static void
test_every_code_of_the_store_has_words (void)
{
  for (int code = MUSTER_STORE_ERROR_CONSTRAINT; code <= MUSTER_STORE_ERROR_DIFFERS; code++)
    assert_words (MUSTER_STORE_ERROR, code);
}

static void
test_other_errors_speak_for_themselves (void)
{
  g_autoptr (GError) error = g_error_new (G_IO_ERROR, G_IO_ERROR_FAILED, "The cable is out.");
  g_autofree char *words = muster_error_words (error);

  g_assert_cmpstr (words, ==, "The cable is out.");
}

static void
test_remedies_fit_the_trouble (void)
{
  static const struct
  {
    MusterStoreError code;
    MusterRemedy remedies;
  } cases[] = {
    { MUSTER_STORE_ERROR_CORRUPT,
      MUSTER_REMEDY_RETRY | MUSTER_REMEDY_BACKUP | MUSTER_REMEDY_SALVAGE },
    { MUSTER_STORE_ERROR_TOO_NEW, MUSTER_REMEDY_RETRY | MUSTER_REMEDY_READ_ONLY },
    { MUSTER_STORE_ERROR_BUSY, MUSTER_REMEDY_RETRY },
    { MUSTER_STORE_ERROR_NOT_FOUND, MUSTER_REMEDY_RETRY | MUSTER_REMEDY_BACKUP },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = g_error_new (MUSTER_STORE_ERROR, (int) cases[i].code, "x");

      g_assert_cmpint (muster_error_words_remedies (error), ==, cases[i].remedies);
    }
}

/* Where the manual says what to do about it. */
static void
test_trouble_has_its_page_of_the_manual (void)
{
  g_autoptr (GError) damage = g_error_new (MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CORRUPT, "x");
  g_autoptr (GError) pack = g_error_new (MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_PACK, "x");
  g_autoptr (GError) syntax = g_error_new (MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_SYNTAX, "x");
  g_autoptr (GError) other = g_error_new (G_IO_ERROR, G_IO_ERROR_FAILED, "x");

  g_assert_cmpstr (muster_error_words_page (damage), ==, "rescue");
  g_assert_cmpstr (muster_error_words_page (pack), ==, "packs");
  g_assert_null (muster_error_words_page (syntax));
  g_assert_null (muster_error_words_page (other));
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/error-words/every-code-of-the-core-has-words",
                   test_every_code_of_the_core_has_words);
  g_test_add_func ("/error-words/every-code-of-the-store-has-words",
                   test_every_code_of_the_store_has_words);
  g_test_add_func ("/error-words/other-errors-speak-for-themselves",
                   test_other_errors_speak_for_themselves);
  g_test_add_func ("/error-words/remedies-fit-the-trouble", test_remedies_fit_the_trouble);

  g_test_add_func ("/error-words/trouble-has-its-page-of-the-manual",
                   test_trouble_has_its_page_of_the_manual);

  return g_test_run ();
}
