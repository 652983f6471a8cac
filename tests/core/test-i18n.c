/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/library/muster-rules-registry.h"
#include "core/muster-day.h"
#include "core/muster-i18n.h"
#include "muster-test.h"

static const struct
{
  const char *language;
  const char *current;
  const char *messages;
  const char *chosen;
} choices[] = {
  /* The texts are English, since there is no translation: so are the dates. */
  { "en", "de_DE.UTF-8", "de_DE.UTF-8", NULL },
  { "en", "en_GB.UTF-8", "de_DE.UTF-8", "en_GB.UTF-8" },
  { "en", "de_DE.UTF-8", "en_US.UTF-8", "en_US.UTF-8" },
  { "en", "C", "C", "C" },
  { "en", "C.UTF-8", "fr_FR.UTF-8", "C.UTF-8" },
  { "en", "POSIX", "C", "POSIX" },
  { "de", "de_AT.UTF-8", "de_DE.UTF-8", "de_AT.UTF-8" },
  { "de", "C", "de_DE.UTF-8", "de_DE.UTF-8" },
  { "de", "de@euro", "C", "de@euro" },
  { "de", "den_XX.UTF-8", "d", NULL },
};

static void
test_dates_speak_the_language_of_the_texts (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (choices); i++)
    g_assert_cmpstr (muster_i18n_choose_locale (choices[i].language, choices[i].current, choices[i].messages),
                     ==, choices[i].chosen);
}

static void
test_each_ruleset_has_a_domain (void)
{
  const MusterRules *const *rules = muster_rules_registry_list ();

  for (guint i = 0; rules[i] != NULL; i++)
    {
      g_autofree char *domain = g_strconcat (GETTEXT_PACKAGE "-", rules[i]->id, NULL);

      g_assert_cmpstr (muster_i18n_get_domain (rules[i]->id), ==, domain);
    }
  g_assert_cmpstr (muster_i18n_get_domain ("chess"), ==, GETTEXT_PACKAGE);
  g_assert_cmpstr (muster_i18n_get_domain (NULL), ==, GETTEXT_PACKAGE);
}

static void
test_what_nobody_translates_stays (void)
{
  static const char TEXT[] = "Nobody has such a text";

  g_assert_true (muster_i18n_find ("muster-kings", TEXT) == TEXT);
  g_assert_cmpstr (muster_i18n_find_form ("muster-kings", "one", "many", 1), ==, "one");
  g_assert_cmpstr (muster_i18n_find_form ("muster-kings", "one", "many", 2), ==, "many");
}

/* The tests run in a locale that counts 24 hours. */
static void
test_the_time_of_the_day (void)
{
  g_autoptr (GDateTime) afternoon = g_date_time_new_utc (2026, 11, 19, 14, 5, 59);
  g_autofree char *words = muster_day_write_time (afternoon);

  g_assert_cmpstr (words, ==, "14:05");
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/i18n/dates-speak-the-language-of-the-texts", test_dates_speak_the_language_of_the_texts);
  g_test_add_func ("/i18n/each-ruleset-has-a-domain", test_each_ruleset_has_a_domain);
  g_test_add_func ("/i18n/what-nobody-translates-stays", test_what_nobody_translates_stays);
  g_test_add_func ("/i18n/the-time-of-the-day", test_the_time_of_the_day);

  return g_test_run ();
}
