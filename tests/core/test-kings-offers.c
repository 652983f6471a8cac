/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "core/battle/muster-replay.h"
#include "muster-test-kings.h"
#include "muster-test-library.h"
#include "muster-test.h"

/* What a unit is offered: which orders it can be given, which are free, and the chance of the
 * others, out of 1296 so that two tests in a row are whole numbers too. */

#define FOE "\nb1 tribal-infantry"

typedef struct
{
  const char *name;
  const char *setup;
  const char *log;
  const char *order;
  gboolean legal;
  gboolean free;
  int chance;
} Case;

static const Case cases[] = {
  { "K-ACT-02/fire is free", NULL, NULL, "fire", TRUE, TRUE, 1296 },
  { "K-ACT-03/seven or more", "r1 irregular-infantry L7" FOE, NULL, "move", TRUE, FALSE, 21 * 36 },
  { "K-ACT-03/Discipline", "r1 regular-infantry L7" FOE, NULL, "move", TRUE, FALSE, 26 * 36 },
  { "K-ACT-03/certain all the same", "r1 regular-infantry L2 +elite" FOE, NULL, "move", TRUE, FALSE,
    1296 },
  { "K-ACT-03/leaderless", "r1 irregular-infantry" FOE, "set unit=r1 field=leader value=casualty",
    "move", TRUE, FALSE, 15 * 36 },
  { "K-ACT-03/hopeless", "r1 irregular-infantry L12 +unenthusiastic" FOE, NULL, "move", TRUE, FALSE,
    0 },
  { "K-LEAD-02/bottle", "r1 irregular-infantry *bottle" FOE, NULL, "move", TRUE, FALSE,
    (15 + 26) * 18 },
  { "K-LEAD-02/bottle and Discipline", "r1 regular-infantry *bottle" FOE, NULL, "move", TRUE, FALSE,
    (21 + 30) * 18 },
  { "K-LEAD-02/bottle at a rally", "r1 irregular-infantry *bottle" FOE, "set unit=r1 field=pinned value=2",
    "rally", TRUE, FALSE, (6 + 15) * 18 },
  { "K-LEAD-02/musketry-buff fires", "r1 irregular-cavalry L8 *musketry-buff" FOE, NULL, "fire", TRUE,
    FALSE, 30 * 36 },
  { "K-LEAD-02/musketry-buff moves", "r1 irregular-cavalry L8 *musketry-buff" FOE, NULL, "move", TRUE,
    FALSE, 15 * 36 },
  { "K-LEAD-02/inexperienced", "r1 irregular-infantry *inexperienced" FOE, NULL, "fire", TRUE, FALSE,
    26 * 36 },
  { "K-LEAD-02/destined's second order", "r1 irregular-infantry *destined-for-greatness" FOE,
    "stand-to r1", "fire", TRUE, FALSE, 26 * 36 },
  { "K-OPTION/ghazi stands to", "rules theatre-options\nr1 tribal-infantry +ghazi" FOE, NULL,
    "stand-to", TRUE, FALSE, 26 * 36 },
  { "K-OPTION/ghazi attacks", "rules theatre-options\nr1 tribal-infantry +ghazi" FOE, NULL, "attack",
    TRUE, TRUE, 1296 },
  { "K-OPT/climate", "rules climate\nr1 regular-infantry climate=both" FOE, NULL, "move", TRUE, FALSE,
    21 * 36 },
  { "K-RALLY-01/two markers", "r1 irregular-infantry L6" FOE, "set unit=r1 field=pinned value=2",
    "rally", TRUE, FALSE, 15 * 36 },
  { "K-RALLY-01/brave", "r1 irregular-infantry L6 *brave" FOE, "set unit=r1 field=pinned value=2",
    "rally", TRUE, FALSE, 21 * 36 },
  { "K-RALLY-01/inspirational", "r1 irregular-infantry L6 *inspirational" FOE,
    "set unit=r1 field=pinned value=2", "rally", TRUE, FALSE, 1296 - 21 * 21 },
  { "K-OPT/heavy losses at a rally", "rules heavy-losses\nr1 irregular-infantry L6" FOE,
    "set unit=r1 field=pinned value=1\nset unit=r1 field=strength value=6", "rally", TRUE, FALSE,
    15 * 36 },
  { "K-SOLO-01/never tested", "side red automated=true\nr1 regular-infantry reserve=false" FOE, NULL,
    "move", TRUE, TRUE, 1296 },

  { "K-ACT-01/not for it", NULL, NULL, "go-to-ground", FALSE },
  { "K-ACT-05/not pinned", NULL, NULL, "rally", FALSE },
  { "K-ACT-05/pinned", NULL, "set unit=r1 field=pinned value=1", "fire", FALSE },
  { "K-FIRE-07/nobody to shoot at", NULL, "remove unit=b1 fate=routed", "fire", FALSE },
  { "K-FIRE-07/no ammunition", NULL, "set unit=r1 field=ammo value=0", "fire", FALSE },
  { "K-MELEE-10/nobody to attack", "r1 regular-cavalry" FOE, "remove unit=b1 fate=routed", "attack",
    FALSE },
  { "K-SCN-04/a building to attack", "scenario B\nr1 regular-cavalry" FOE,
    "remove unit=b1 fate=exited", "attack", TRUE, TRUE, 1296 },
  { "K-SCN-04/a building to shell", "scenario B\nr1 crewed-weapon" FOE, "remove unit=b1 fate=exited",
    "fire", TRUE, FALSE, 26 * 36 },
  { "K-OPT/nobody to absorb", "rules absorb-leaderless\nr1 regular-infantry" FOE, NULL, "absorb",
    FALSE },
  { "K-OPT/somebody to absorb",
    "rules absorb-leaderless\nr1 regular-infantry x12\nr2 regular-infantry" FOE,
    "set unit=r1 field=strength value=2\nset unit=r2 field=strength value=2\n"
    "set unit=r2 field=leader value=casualty", "absorb", TRUE, TRUE, 1296 },
};

static void
test_offer (gconstpointer data)
{
  const Case *test = data;
  MusterKingsCase battle_case = { test->name, test->setup, test->log, "" };
  g_autofree char *file = muster_kings_case_to_file (&battle_case);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterBattle) battle = NULL;
  g_autoptr (JsonNode) result = NULL;
  g_autoptr (GArray) offers = NULL;
  const MusterOffer *offer = NULL;

  muster_replay_run (library, file, strlen (file), "case", -1, &result, &battle, &error);
  g_assert_no_error (error);

  offers = muster_ruleset_list_orders (muster_battle_get_setup (battle),
                                       muster_battle_get_state (battle), 0);
  for (guint i = 0; i < offers->len && offer == NULL; i++)
    {
      guint verb = g_array_index (offers, MusterOffer, i).verb;

      if (g_str_equal (muster_ruleset_get_order_spec (muster_battle_get_ruleset (battle), verb)->id,
                       test->order))
        offer = &g_array_index (offers, MusterOffer, i);
    }

  g_assert_nonnull (offer);
  g_assert_cmpint (offer->legal, ==, test->legal);
  if (!test->legal)
    {
      g_assert_nonnull (offer->reason.phrase);
      return;
    }
  g_assert_cmpint (offer->free, ==, test->free);
  g_assert_cmpfloat_with_epsilon (offer->chance * 1296, test->chance, 1e-9);
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);
  muster_test_add_all ("/kings/offers", cases, test_offer);
  return g_test_run ();
}
