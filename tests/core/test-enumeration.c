/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/muster-enumeration.h"
#include "muster-test.h"

typedef struct
{
  const char *name;
  const char *items[5];
  const char *joined;
  const char *all;
  const char *any;
} Case;

static const Case cases[] = {
  { "none", { NULL }, "", "", "" },
  { "one", { "foot" }, "foot", "foot", "foot" },
  { "two", { "foot", "horse" }, "foot, horse", "foot and horse", "foot or horse" },
  { "three", { "foot", "horse", "guns" },
    "foot, horse, guns", "foot, horse and guns", "foot, horse or guns" },
  { "percent", { "5 %s", "%d", "%" }, "5 %s, %d, %", "5 %s, %d and %", "5 %s, %d or %" },
};

static void
test_a_list (gconstpointer data)
{
  const Case *test = data;
  g_autofree char *joined = muster_enumeration_join (test->items);
  g_autofree char *all = muster_enumeration_all (test->items);
  g_autofree char *any = muster_enumeration_any (test->items);
  g_autoptr (GString) grown = g_string_new (NULL);

  g_assert_cmpstr (joined, ==, test->joined);
  g_assert_cmpstr (all, ==, test->all);
  g_assert_cmpstr (any, ==, test->any);

  for (guint i = 0; test->items[i] != NULL; i++)
    muster_enumeration_add (grown, test->items[i]);
  g_assert_cmpstr (grown->str, ==, test->joined);
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/enumeration/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_a_list);
    }

  return g_test_run ();
}
