/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-battle-file.h"
#include "core/battle/muster-unit-item.h"
#include "muster-test-kings.h"
#include "muster-test-library.h"
#include "muster-test-shorthand.h"
#include "muster-test.h"

/* By which order a unit has acted, as its card says it. */

#define FIRE "fire r1 target=b1 range=short cover=none | hit 1 1 1 1 1 1 1 1 1 1 1 1"

typedef struct
{
  const char *name;
  const char *log;
  const char *act; /* of r1 */
} Case;

static const Case kings_cases[] = {
  { "nothing yet", "note text=quiet", "" },
  { "fired", FIRE, "Fired" },
  { "moved", "move r1 | action 6 6", "Moved" },
  { "failed to move", "move r1 | action 1 1", "Move: failed" },
  { "a free order cannot fail", "stand-to r1", "Stood to" },
  { "without an order", "end-turn", "Stood to" },
  { "rallied", "set unit=r1 field=pinned value=1\nrally r1 | rally 6 6", "Rallied" },
  { "did not rally", "set unit=r1 field=pinned value=1\nrally r1 | rally 1 3", "Rally: failed" },
  { "what was done to it is no act of its own",
    FIRE "\nend-turn\nremove unit=b2 fate=routed\nremove unit=r2 fate=routed\n"
    "witness r1 | pinning 6 6", "Fired" },
  { "until its next turn", FIRE "\nend-turn\nend-turn", "" },
  { "and then anew", FIRE "\nend-turn\nend-turn\nmove r1 | action 1 1", "Move: failed" },
  { "a failure is not carried over", "move r1 | action 1 1\nend-turn\nend-turn\n" FIRE, "Fired" },
  { "by the umpire's word", "set unit=r1 field=acted value=1", "Acted" },
  { "not by the umpire's word", FIRE "\nset unit=r1 field=acted value=0", "" },
  { "nor what it did before", FIRE "\nset unit=r1 field=acted value=0\nset unit=r1 field=acted value=1",
    "Acted" },
};

static const Case hexcard_cases[] = {
  { "nothing yet", "deal / deal AH 2H", "" },
  { "not before it is done", "deal / deal AH 2H;move r1 hexes=1", "" },
  { "moved", "deal / deal AH 2H;move r1 hexes=1;done r1", "Moved" },
  { "the last thing it did", "deal / deal AH 2H;move r1 hexes=1;fire r1 target=b1 range=1 / hit 1 1;done r1",
    "Fired" },
  { "nothing at all", "deal / deal AH 2H;done r1", "Acted" },
  { "until the next turn", "deal / deal AH 2H;move r1 hexes=1;done r1;done b1;end-turn", "" },
};

static MusterLibrary *library;

static void
check (const char *file,
       const char *act)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterBattle) battle =
    muster_battle_file_read (library, file, strlen (file), "case", &error);
  g_autoptr (MusterUnitItem) unit = NULL;
  g_autofree char *text = NULL, *before = NULL, *summary = NULL;
  guint length;

  g_assert_no_error (error);
  unit = g_list_model_get_item (muster_battle_get_units (battle), 0);
  g_object_get (unit, "act-text", &text, "summary", &summary, NULL);
  g_assert_cmpstr (text, ==, act);
  g_assert_true ((strstr (summary, "has acted") != NULL) == (*act != '\0'));
  if (!g_str_equal (act, "Acted"))
    g_assert_true (g_str_has_suffix (summary, act));

  /* From the beginning, and back. */
  length = muster_ledger_get_length (battle);
  g_assert_true (muster_ledger_seek (battle, 0, &error));
  g_object_get (unit, "act-text", &before, NULL);
  g_assert_cmpstr (before, ==, "");
  g_assert_true (muster_ledger_seek (battle, length, &error));
  g_free (text);
  g_object_get (unit, "act-text", &text, NULL);
  g_assert_cmpstr (text, ==, act);
}

static void
test_kings (gconstpointer data)
{
  const Case *test = data;
  MusterKingsCase battle = {
    .setup = "r1 regular-infantry L6\nr2 regular-infantry\nb1 tribal-infantry\nb2 tribal-infantry",
    .log = test->log,
  };
  g_autofree char *file = muster_kings_case_to_file (&battle);

  check (file, test->act);
}

static void
test_hexcard (gconstpointer data)
{
  const Case *test = data;
  g_auto (GStrv) orders = g_strsplit (test->log, ";", -1);
  g_autoptr (JsonObject) object = json_object_new ();
  JsonArray *red = json_array_new (), *blue = json_array_new (), *log = json_array_new ();
  g_autofree char *file = NULL;

  json_array_add_string_element (red, "r1 infantry");
  json_array_add_string_element (blue, "b1 infantry");
  for (guint i = 0; orders[i] != NULL; i++)
    json_array_add_string_element (log, orders[i]);
  json_object_set_array_member (object, "red", red);
  json_object_set_array_member (object, "blue", blue);
  json_object_set_array_member (object, "log", log);
  file = muster_test_build_battle (object, "hexcard");
  check (file, test->act);
}

/* Each order of a unit that uses up its turn says what was done. */
static void
test_labels (void)
{
  static const char *const rulesets[] = { "kings", "hexcard" };

  for (guint i = 0; i < G_N_ELEMENTS (rulesets); i++)
    {
      const MusterOrderSpec *orders =
        muster_ruleset_get_rules (muster_library_find_ruleset (library, rulesets[i]))->orders;
      guint n_said = 0;

      for (guint j = 0; orders[j].id != NULL; j++)
        {
          if (orders[j].done == NULL)
            continue;
          g_assert_true (orders[j].flags & MUSTER_ORDER_OF_UNIT);
          g_assert_cmpstr (orders[j].done, !=, orders[j].label);
          n_said++;
        }
      g_assert_cmpuint (n_said, >, 5);
    }
}

int
main (int   argc,
      char *argv[])
{
  int status;

  muster_test_init (&argc, &argv);
  library = muster_test_library_new ();
  muster_test_add_all ("/acts/kings", kings_cases, test_kings);
  muster_test_add_all ("/acts/hexcard", hexcard_cases, test_hexcard);
  g_test_add_func ("/acts/each-order-says-what-was-done", test_labels);

  status = g_test_run ();
  g_clear_object (&library);
  return status;
}
