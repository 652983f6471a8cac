/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "core/battle/muster-replay.h"
#include "muster-test-kings.h"
#include "muster-test-library.h"
#include "muster-test.h"

/* A house pack is played like what was there before (K-OPTION-04, K-SCN-09). */

static const char PACK[] =
  "{'format': 'muster-catalog', 'version': 1, 'ruleset': 'kings', 'pack': {'name': 'House'},"
  " 'weapons': [{'id': 'blunderbuss', 'name': 'Blunderbuss', 'stats': {'short': 4, 'dice': 2}}],"
  " 'types': [{'id': 'palace-guard', 'name': 'Palace guard', 'kind': 'regular', 'arm': 'infantry',"
  "   'models': 10, 'small_models': 5, 'points': 5, 'weapon': 'blunderbuss',"
  "   'stats': {'speed': 5, 'firing': 4, 'fighting': 3, 'discipline': 2}}],"
  " 'options': [{'id': 'horse-bows', 'name': 'Bows', 'for': [{'types': ['tribal-cavalry'], 'cost': 1,"
  "   'effects': [{'weapon': 'foot-bows'}]}]},"
  "   {'id': 'drunk', 'name': 'Drunk', 'for': [{'types': ['tribal-infantry'], 'cost': 1,"
  "   'effects': [{'stat': 'fighting', 'set': 3}, {'stat': 'discipline', 'add': -1},"
  "               {'rules': ['fieldcraft', 'haka']}]}]}],"
  " 'traits': [{'id': 'ugly', 'name': 'Ugly', 'leadership': 9,"
  "   'effects': [{'stat': 'speed', 'add': 2}]}],"
  " 'scenarios': [{'id': 'tea', 'name': 'Tea time', 'points': [12, 12], 'first': 'defender',"
  "   'settings': ['objectives'], 'rules': ['bloodless', 'escape'],"
  "   'numbers': {'bloodless-limit': 2, 'turn-limit': 9},"
  "   'objectives': [{'id': 'kettle', 'name': 'Kettle', 'for': 'attacker', 'worth': 7},"
  "     {'id': 'escaped-weak', 'name': 'Got away', 'for': 'both', 'worth': 1, 'automatic': true},"
  "     {'id': 'enemy-unit', 'name': 'Lost', 'for': 'both', 'worth': 3, 'automatic': true}]}]}";

#define GUARD "r1 palace-guard\nb1 tribal-infantry"
#define ACT " | action 6 6"
#define TURN "\nend-turn\nend-turn"

static const MusterKingsCase cases[] = {
  { "K-OPTION-04/a type of one's own", GUARD, "move r1 | action 2 2", "r1.start=10 last.move=5" },
  { "K-OPTION-04/its weapon", GUARD, "fire r1 target=b1 range=short cover=none", "needs=hit/r1/20" },
  { "K-OPTION-04/has no long range", GUARD, "fire r1 target=b1 range=long cover=none",
    "refused~no long range" },
  { "K-OPTION-04/it is regular infantry", GUARD, "form-close-order r1" ACT, "r1.close-order=1" },
  { "K-OPTION-04/an option's values", "r1 tribal-infantry x2 +drunk\nb1 tribal-infantry x2",
    "attack r1 target=b1" ACT " | attack-hit 3 2 | defence-hit 1 1 | leader-casualty 3 4 | pinning 6 6",
    "last.hits=1" },
  { "K-OPTION-04/an option's change", "r1 tribal-infantry +drunk\nb1 tribal-infantry",
    "go-to-ground r1 | action 3 3", "last.passed=false" },
  { "K-OPTION-04/an option's rule", "r1 regular-infantry\nb1 tribal-infantry +drunk",
    "fire r1 target=b1 range=short cover=none | hit 5 1 1 1 1 1 1 1 1 1 1 1 | leader-casualty 3 4"
    " | pinning 1 1", "b1.pinned=0 step~haka" },
  { "K-OPTION-04/a weapon for others", "r1 tribal-cavalry +horse-bows\nb1 tribal-infantry", NULL,
    "refused~only infantry" },
  { "K-LEAD-03/a trait of one's own", "r1 tribal-infantry *ugly\nb1 tribal-infantry", "move r1",
    "r1.leadership=9 last.move=10" },
  { "K-LEAD-03/ends with its Leader", "r1 tribal-infantry *ugly\nb1 tribal-infantry",
    "set unit=r1 field=leader value=casualty\nmove r1", "last.move=8" },
  { "K-SCN-09/who goes first", "scenario tea\n" GUARD, NULL, "active_side=blue" },
  { "K-SCN-09/an objective", "scenario tea\n" GUARD, "award side=red objective=kettle", "score.red=7" },
  { "K-SCN-09/not of the other side", "scenario tea\n" GUARD, "award side=blue objective=kettle",
    "refused~kettle" },
  { "K-SCN-09/names of the table", "scenario tea objectives={'cake':2}\n" GUARD,
    "award side=blue objective=cake", "score.blue=2" },
  { "K-SCN-09/counted by itself", "scenario tea\n" GUARD "\nb2 tribal-infantry",
    "remove unit=b1 fate=routed\nset unit=b2 field=strength value=3\nremove unit=b2 fate=exited",
    "score.red=3 blue.escaped-weak=1" },
  { "K-SCN-09/its end", "scenario tea\n" GUARD, "stand-to b1" TURN TURN,
    "over=true trackers.bloodless=2" },
};

static MusterLibrary *
new_library (void)
{
  g_autofree char *text = g_strdelimit (g_strdup (PACK), "'", '"');
  MusterLibrary *library = muster_test_library_new ();
  const MusterPack *pack;

  muster_library_add_pack (library, "house", "house.json", text, strlen (text));
  pack = g_ptr_array_index (muster_library_get_packs (library), 0);
  g_assert_cmpstr (pack->error, ==, NULL);
  return library;
}

static void
test_case (gconstpointer data)
{
  g_autoptr (MusterLibrary) library = new_library ();

  muster_kings_case_run_with (data, library);
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);
  muster_test_add_all ("/kings/packs", cases, test_case);
  return g_test_run ();
}
