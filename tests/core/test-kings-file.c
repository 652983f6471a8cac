/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-test-kings.h"
#include "muster-test.h"

/* What a battle file can say in this ruleset: K-PROFILE, K-OPTION, K-FILE. */

#define FOE "\nb1 tribal-infantry"
#define THEATRE "rules theatre-options\n"
#define ACT " | action 6 6"
#define SHOT "target=b1 range=short cover=none"
#define LONG_SHOT "target=b1 range=long cover=none"
#define SAFE " | leader-casualty 3 4 | pinning 6 6"

static const MusterKingsCase profile_cases[] = {
  { "K-PROFILE/regular infantry", "r1 regular-infantry" FOE,
    "skirmish r1 " LONG_SHOT " | action 2 3 | hit 5 4 4 4 4 4", "r1.start=12 last.move=3 last.hits=1" },
  { "K-PROFILE/regular cavalry", "r1 regular-cavalry" FOE,
    "skirmish r1 " LONG_SHOT " | action 2 3 | hit 5 4 4 4", "r1.start=8 last.move=5 last.hits=1" },
  { "K-PROFILE/irregular infantry", "r1 irregular-infantry" FOE,
    "skirmish r1 " LONG_SHOT " | action 3 3 | hit 5 4 4 4 4 4", "r1.start=12 last.move=3 last.hits=1" },
  { "K-PROFILE/irregular infantry is less disciplined", "r1 irregular-infantry" FOE,
    "skirmish r1 | action 2 3", "last.passed=false" },
  { "K-PROFILE/irregular cavalry", "r1 irregular-cavalry" FOE,
    "skirmish r1 " LONG_SHOT " | action 3 3 | hit 5 4 4 4", "r1.start=8 last.move=6 last.hits=1" },
  { "K-PROFILE/tribal infantry", "r1 tribal-infantry" FOE,
    "skirmish r1 " SHOT " | action 3 3 | hit 6 5 5 5 5 5 5 5" SAFE, "r1.start=16 last.move=4 last.hits=1" },
  { "K-PROFILE/tribal cavalry", "r1 tribal-cavalry" FOE,
    "skirmish r1 " SHOT " | action 3 3 | hit 6 5 5 5 5" SAFE, "r1.start=10 last.move=6 last.hits=1" },
  { "K-PROFILE/a well drilled gun is the rule", "r1 crewed-weapon" FOE,
    "fire r1 " LONG_SHOT " | action 3 3 | hit 4 3 3 3 3 3 3 3", "r1.start=4 last.hits=1" },
  { "K-PROFILE/a poorly drilled gun", "r1 crewed-weapon +poorly-drilled" FOE,
    "fire r1 " LONG_SHOT " | action 3 4 | hit 5 4 4 4 4 4 4 4", "last.hits=1 last.passed=true" },
  { "K-PROFILE/a poorly drilled gun needs one more", "r1 crewed-weapon +poorly-drilled" FOE,
    "move r1 | action 3 3", "last.passed=false" },
  { "K-PROFILE/guns are slow", "r1 crewed-weapon" FOE, "move r1" ACT, "last.move=4" },
  { "K-PROFILE/fighting of horse and foot", "r1 regular-cavalry x3\nb1 irregular-infantry x3",
    "attack r1 target=b1 | attack-hit 4 3 3 | defence-hit 6 5 5" SAFE, "last.hits=1 r1.strength=3" },
};

static const MusterKingsCase option_cases[] = {
  { "K-OPTION/sharpshooters", "r1 regular-infantry x2 +sharpshooters" FOE,
    "fire r1 " SHOT " | hit 4 3" SAFE, "last.hits=1" },
  { "K-OPTION/tribal sharpshooters", "r1 tribal-cavalry x2 +sharpshooters" FOE,
    "fire r1 " SHOT ACT " | hit 5 4" SAFE, "last.hits=1" },
  { "K-OPTION/poor shots", "r1 regular-infantry x2 +poor-shots" FOE,
    "fire r1 " SHOT " | hit 6 5" SAFE, "last.hits=1" },
  { "K-OPTION/elite", "r1 regular-infantry +elite" FOE, "move r1 | action 2 2", "last.passed=true" },
  { "K-OPTION/unenthusiastic", "r1 regular-infantry +unenthusiastic" FOE, "move r1 | action 2 3",
    "last.passed=false" },
  { "K-OPTION/veteran", "r1 irregular-infantry +veteran" FOE, "move r1 | action 2 3",
    "last.passed=true" },
  { "K-OPTION/fierce", "r1 regular-infantry x2 +fierce\nb1 tribal-infantry x2",
    "attack r1 target=b1" ACT " | attack-hit 4 3 | defence-hit 1 1" SAFE, "last.hits=1" },
  { "K-OPTION/well-armed", "r1 irregular-infantry x2 +well-armed" FOE,
    "fire r1 " LONG_SHOT " | hit 1 1", "last.passed=true" },
  { "K-OPTION/bows", "r1 tribal-infantry x2 +bows" FOE,
    "fire r1 " LONG_SHOT ACT " | hit 5 4", "last.hits=1" },
  { "K-OPTION/officer-snipers need rifles",
    THEATRE "r1 irregular-infantry +officer-snipers +poorly-armed" FOE, NULL, "refused~rifles" },
  { "K-OPTION/magazine-rifles", THEATRE "r1 regular-infantry x2 +magazine-rifles" FOE,
    "fire r1 " SHOT " | hit 4 3" SAFE, "last.hits=1" },
  { "K-OPTION/magazine-rifles need modern ones",
    THEATRE "r1 regular-infantry +magazine-rifles +poorly-armed" FOE, NULL, "refused~magazine" },
  { "K-OPTION/ghazi is reminded", THEATRE "r1 tribal-infantry +ghazi" FOE, "move r1",
    "prompt~ghazis" },

  { "K-OPTION-01/an option once", "r1 regular-infantry +elite +elite" FOE, NULL, "refused~elite" },
  { "K-OPTION-01/one of shooting", "r1 regular-infantry +sharpshooters +poor-shots" FOE, NULL,
    "refused~exclude" },
  { "K-OPTION-01/magazines too", THEATRE "r1 regular-infantry +sharpshooters +magazine-rifles" FOE,
    NULL, "refused~exclude" },
  { "K-OPTION-01/one of quality", "r1 tribal-infantry +elite +veteran" FOE, NULL, "refused~exclude" },
  { "K-OPTION-01/one of arms", "r1 irregular-infantry +well-armed +poorly-armed" FOE, NULL,
    "refused~exclude" },
  { "K-OPTION-01/one of each is fine", "r1 regular-infantry +sharpshooters +elite +poorly-armed" FOE,
    NULL, "turn=1" },

  { "K-OPTION-03/Speed 8", "r1 irregular-infantry +mounted-infantry" FOE, "move r1", "last.move=8" },
  { "K-OPTION-03/keeps its rifles", "r1 regular-infantry +mounted-infantry" FOE,
    "fire r1 " LONG_SHOT ACT, "needs=hit/r1/12" },
  { "K-OPTION-03/no close order", "r1 regular-infantry +mounted-infantry" FOE,
    "form-close-order r1", "refused~K-ACT-01" },
  { "K-OPTION-03/no volleys", "r1 regular-infantry +mounted-infantry" FOE, "volley-fire r1 " SHOT,
    "refused~K-ACT-01" },
};

static const MusterKingsCase file_cases[] = {
  { "K-FILE-01/a Leader of Leadership 6", NULL, NULL, "r1.leader=in-command r1.leadership=6" },
  { "K-FILE-01/models of the table", NULL, NULL, "r1.strength=12 b1.strength=16" },
  { "K-FILE-01/the scenario is open", NULL, "award side=red objective=bridge",
    "red.bridge=1 score.red=1" },
  { "K-FILE-01/reserve", "r1 regular-infantry reserve=true\nr2 regular-infantry" FOE, NULL,
    "r1.fate=reserve r1.strength=12 r2.fate=in-play" },
  { "K-FILE-01/climate needs its rule", "r1 regular-infantry climate=both" FOE, NULL,
    "refused~climate" },
  { "K-FILE-01/climate is for regulars", "rules climate\nr1 irregular-infantry climate=both" FOE,
    NULL, "refused~regular" },
  { "K-FILE-01/one side is automated",
    "side red automated=true\nside blue automated=true\nr1 tribal-infantry" FOE, NULL,
    "refused~automated" },
  { "K-FILE-01/roles", "side red role=defender\nr1 regular-infantry" FOE, NULL, "active_side=blue" },
  { "K-FILE-01/not twice the same role",
    "side red role=defender\nside blue role=defender\nr1 regular-infantry" FOE, NULL,
    "refused~attacks" },

  { "K-FILE-02/turn limit", "scenario open turn-limit=1\nr1 regular-infantry" FOE,
    "end-turn\nend-turn", "over=true winner=draw turn=1" },
  { "K-FILE-02/first", "scenario open first=defender\nr1 regular-infantry" FOE, NULL,
    "active_side=blue" },
  { "K-FILE-02/objectives", "scenario open objectives={'hill':3}\nr1 regular-infantry" FOE,
    "award side=blue objective=hill count=2\naward side=blue objective=well", "score.blue=7" },
  { "K-FILE-02/an objective that is there from the start",
    "scenario open objectives={'hill':3}\nr1 regular-infantry" FOE, NULL, "red.hill=0 blue.hill=0" },
  { "K-FILE-02/not for another scenario", "scenario B turn-limit=3\nr1 regular-infantry" FOE, NULL,
    "refused~turn-limit" },
  { "K-FILE-02/defender's ammunition",
    "scenario C defender-ammunition=true\nr1 regular-infantry\nb1 regular-infantry",
    "begin | ammunition 3", "r1.ammo=-1 b1.ammo=4" },
  { "K-FILE-02/whites", "scenario open whites=['blue']\nrules whites-of-their-eyes\n"
    "r1 regular-infantry\nb1 regular-infantry",
    "fire r1 target=b1 range=long cover=none | hit 1 1 1 1 1 1 1 1 1 1 1 1\nend-turn\n"
    "fire b1 target=r1 range=short cover=none", "refused~whites" },

  { "K-FILE-03/an option of another type", "r1 regular-infantry +lancers" FOE, NULL,
    "refused~lancers" },
  { "K-FILE-03/a theatre option without its rule", "r1 regular-infantry +terror-kilts" FOE, NULL,
    "refused~theatre-options" },
  { "K-FILE-03/a gun at half size", "rules half-size\nr1 crewed-weapon" FOE, NULL,
    "refused~half-size" },
  { "K-FILE-03/no models", "r1 regular-infantry x0" FOE, NULL, "refused~models" },
  { "K-FILE-03/an id twice", "r1 regular-infantry\nr1 tribal-infantry" FOE, NULL, "refused~twice" },
  { "K-FILE-03/an unknown trait", "r1 regular-infantry *handsome" FOE, NULL, "refused~handsome" },
  { "K-FILE-03/cost is the force editor's affair",
    "r1 regular-infantry +sharpshooters +elite +fierce +mounted-infantry" FOE, NULL, "turn=1" },

  { "K-FILE-04/destroyed has no strength", NULL, "remove unit=b1 fate=destroyed",
    "b1.strength=0 b1.leader=casualty b1.fate=destroyed" },
  { "K-FILE-04/routed keeps it", NULL, "remove unit=b1 fate=routed",
    "b1.strength=16 b1.leader=in-command b1.fate=routed" },
  { "K-FILE-04/no hits after a jam", "r1 crewed-weapon +machine-gun" FOE,
    "fire r1 " SHOT ACT " | hit 1 1 1 1 1 6 6 6 6 6 6 6", "last.hits=0" },
  { "K-FILE-04/empty where there is nothing", NULL, "stand-to r1",
    "last.casualties={} last.retreat={} last.passed=true last.order=stand-to last.unit=r1" },
  { "K-FILE-04/all markers are there", NULL, NULL,
    "r1.pinned=0 r1.close-order=0 r1.gone-to-ground=0 r1.ammo=-1 r1.out-of-ammo=0"
    " r1.enemy-orders=0 r1.shot-at=0 r1.jammed=0 r1.returning=0 r1.gone=0" },
  { "K-FILE-04/trackers of B", "scenario B\nr1 regular-infantry" FOE, NULL,
    "trackers.building-1=10 trackers.building-5=10" },
  { "K-FILE-04/tracker of C", "scenario C\nr1 regular-infantry" FOE, NULL, "trackers.bloodless=0" },
  { "K-FILE-04/tracker of H", "scenario H\nr1 regular-infantry" FOE, NULL,
    "trackers.reinforcement-points=0" },
  { "K-FILE-04/tracker of Mr Babbage", "side blue automated=true\nr1 regular-infantry" FOE, NULL,
    "trackers.gone=0" },

  { "K-FILE-05/strength", NULL, "set unit=b1 field=strength value=3", "b1.strength=3 red.enemy-unit=0" },
  { "K-FILE-05/not more than it began with", NULL, "set unit=b1 field=strength value=17",
    "refused~from" },
  { "K-FILE-05/not none at all", NULL, "set unit=b1 field=strength value=0", "refused~from" },
  { "K-FILE-05/not of the dead", NULL,
    "remove unit=b1 fate=destroyed\nset unit=b1 field=strength value=3", "refused~K-FILE-04" },
  { "K-FILE-05/close order stays", NULL,
    "form-close-order r1 | action 6 6\nset unit=r1 field=strength value=3", "r1.close-order=1" },
  { "K-FILE-05/a marker", NULL, "set unit=b1 field=gone-to-ground value=1", "b1.gone-to-ground=1" },
  { "K-FILE-05/a marker it cannot be", NULL, "set unit=b1 field=gone-to-ground value=2",
    "refused~from" },
  { "K-FILE-05/a Leader", NULL, "set unit=b1 field=leader value=deserted",
    "b1.leader=deserted b1.leadership=8" },
  { "K-FILE-05/a Leader again", NULL,
    "set unit=b1 field=leader value=casualty\nset unit=b1 field=leader value=in-command",
    "b1.leader=in-command b1.leadership=6" },
  { "K-FILE-05/no such status", NULL, "set unit=b1 field=leader value=drunk", "refused~in-command" },
  { "K-FILE-05/nothing else", NULL, "set unit=b1 field=speed value=3", "refused~speed" },
  { "K-FILE-05/no points", "scenario A\nr1 regular-infantry" FOE,
    "set unit=b1 field=leader value=casualty", "red.enemy-leader=0" },
};

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);
  muster_kings_cases_add ("/kings/profile", profile_cases, G_N_ELEMENTS (profile_cases));
  muster_kings_cases_add ("/kings/option", option_cases, G_N_ELEMENTS (option_cases));
  muster_kings_cases_add ("/kings/file", file_cases, G_N_ELEMENTS (file_cases));
  return g_test_run ();
}
