/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/muster-bidi.h"
#include "muster-test.h"

/* Names that are written from right to left are isolated, and no others. */
static void
test_names_are_isolated (void)
{
  static const struct
  {
    const char *name;
    const char *isolated;
  } cases[] = {
    { "", "" },
    { "1st Company", "1st Company" },
    { "Ελλάς · 日本", "Ελλάς · 日本" },
    { "שלום", "\xe2\x81\xa8" "שלום" "\xe2\x81\xa9" },
    { "The مرحبا Guard", "\xe2\x81\xa8" "The مرحبا Guard" "\xe2\x81\xa9" },
    /* Marks that turn what follows, left open or closed too often. */
    { "\u202eTurned", "\u2068\u202eTurned\u2069" },
    { "\u2067Open", "\u2068\u2067Open\u2069\u2069" },
    { "Closed\u2069 twice", "\u2068Closed twice\u2069" },
    { "bad \xff bytes", "bad \xff bytes" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *isolated = muster_bidi_isolate (cases[i].name);

      g_assert_cmpstr (isolated, ==, cases[i].isolated);
    }
}

static void
test_figures_are_isolated (void)
{
  g_autofree char *figures = muster_bidi_isolate_figures ("+83");
  g_autofree char *none = muster_bidi_isolate_figures ("");

  g_assert_cmpstr (figures, ==, "\u2066+83\u2069");
  g_assert_cmpstr (none, ==, "");
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/bidi/names-are-isolated", test_names_are_isolated);
  g_test_add_func ("/bidi/figures-are-isolated", test_figures_are_isolated);

  return g_test_run ();
}
