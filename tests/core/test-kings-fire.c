/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-test-kings.h"
#include "muster-test.h"

/* Shooting: K-FIRE, and what Leaders and weapons make of it. */

#define GUN "r1 crewed-weapon L2\nb1 tribal-infantry\nb2 regular-cavalry"
#define MACHINE_GUN "r1 crewed-weapon +machine-gun L2\nb1 tribal-infantry"
#define SHOT "target=b1 range=short cover=none"
#define ACT " | action 6 6"
#define FIVES "5 5 5 5 5 1 1 1 1 1 1 1" /* five hits of twelve */
#define ALL_MISS "1 1 1 1 1 1 1 1 1 1 1 1"
#define PASSES " | leader-casualty 3 4 | pinning 6 6"

static const MusterKingsCase cases[] = {
  { "K-FIRE-01/one die a model", NULL, "fire r1 " SHOT, "needs=hit/r1/12" },
  { "K-FIRE-01/those that are left", "r1 regular-infantry x7\nb1 tribal-infantry",
    "fire r1 " SHOT, "needs=hit/r1/7" },
  { "K-FIRE-01/two dice a crewman", GUN, "fire r1 " SHOT ACT, "needs=hit/r1/8" },
  { "K-FIRE-01/three dice a crewman", MACHINE_GUN, "fire r1 " SHOT ACT, "needs=hit/r1/12" },
  { "K-FIRE-01/half the models skirmish", "r1 regular-infantry x11\nb1 tribal-infantry",
    "skirmish r1 " SHOT ACT, "needs=hit/r1/5" },
  { "K-FIRE-01/a single skirmisher has no shot", "r1 regular-infantry x1\nb1 tribal-infantry",
    "skirmish r1 " SHOT ACT, "last.hits=0 b1.shot-at=0 b1.strength=16" },

  { "K-FIRE-02/firing 5", NULL, "fire r1 " SHOT " | hit 5 4 4 4 4 4 4 4 4 4 4 4" PASSES,
    "last.hits=1 b1.strength=15 b1.shot-at=1" },
  { "K-FIRE-02/firing 6", NULL,
    "end-turn\nfire b1 target=r1 range=short cover=none | action 6 6"
    " | hit 6 5 5 5 5 5 5 5 5 5 5 5 5 5 5 5" PASSES, "last.hits=1 r1.strength=11" },
  { "K-FIRE-02/better against close order", NULL,
    "form-close-order r1 | action 6 6\nend-turn\n"
    "fire b1 target=r1 range=short cover=none | action 6 6"
    " | hit 6 5 4 4 4 4 4 4 4 4 4 4 4 4 4 4" PASSES, "last.hits=2 r1.strength=10" },
  { "K-FIRE-02/better in a volley", NULL,
    "form-close-order r1 | action 6 6\nend-turn\nend-turn\n"
    "volley-fire r1 " SHOT " | hit 5 4 3 3 3 3 3 3 3 3 3 3" PASSES, "last.hits=2 b1.strength=14" },
  { "K-FIRE-02/never better than 2",
    "r1 regular-infantry +sharpshooters\nb1 regular-infantry\nrules whites-of-their-eyes",
    "form-close-order r1 | action 6 6\nend-turn\nform-close-order b1 | action 6 6\nend-turn\n"
    "volley-fire r1 " SHOT " | hit 2 1 1 1 1 1 1 1 1 1 1 1" PASSES, "last.hits=1" },

  { "K-FIRE-03/short", NULL, "fire r1 target=b1 range=short cover=none | hit " FIVES PASSES,
    "last.hits=5 last.casualties.b1=5 b1.strength=11" },
  { "K-FIRE-03/long", NULL, "fire r1 target=b1 range=long cover=none | hit " FIVES PASSES,
    "last.casualties.b1=2" },
  { "K-FIRE-03/short and soft", NULL, "fire r1 target=b1 range=short cover=soft | hit " FIVES PASSES,
    "last.casualties.b1=2" },
  { "K-FIRE-03/long and soft", NULL, "fire r1 target=b1 range=long cover=soft | hit " FIVES PASSES,
    "last.casualties.b1=1" },
  { "K-FIRE-03/short and hard", NULL, "fire r1 target=b1 range=short cover=hard | hit " FIVES PASSES,
    "last.casualties.b1=1" },
  { "K-FIRE-03/long and hard", NULL, "fire r1 target=b1 range=long cover=hard | hit " FIVES PASSES,
    "last.casualties.b1=1" },
  { "K-FIRE-03/too few hits", NULL,
    "fire r1 target=b1 range=long cover=hard | hit 5 5 5 1 1 1 1 1 1 1 1 1",
    "last.hits=3 last.casualties={} b1.strength=16 b1.shot-at=1" },
  { "K-FIRE-03/guns and soft cover", GUN,
    "fire r1 target=b1 range=short cover=soft" ACT " | hit 4 4 4 4 4 1 1 1" PASSES,
    "last.hits=5 last.casualties.b1=5" },
  { "K-FIRE-03/guns and hard cover", GUN,
    "fire r1 target=b1 range=long cover=hard" ACT " | hit 4 4 4 4 4 1 1 1" PASSES,
    "last.casualties.b1=1" },
  { "K-FIRE-03/guns and no cover", GUN,
    "fire r1 target=b1 range=long cover=none" ACT " | hit 4 4 4 4 4 1 1 1" PASSES,
    "last.casualties.b1=2" },

  { "K-FIRE-04/more ones than crew", MACHINE_GUN,
    "fire r1 " SHOT ACT " | hit 1 1 1 1 1 6 6 6 6 6 6 6",
    "last.hits=0 last.casualties={} r1.jammed=1 b1.strength=16 b1.shot-at=1" },
  { "K-FIRE-04/as many ones as crew", MACHINE_GUN,
    "fire r1 " SHOT ACT " | hit 1 1 1 1 6 2 2 2 2 2 2 2" PASSES,
    "last.hits=1 r1.jammed=0 b1.strength=15" },
  { "K-FIRE-04/the jam is cleared by the next fire", MACHINE_GUN,
    "fire r1 " SHOT ACT " | hit 1 1 1 1 1 6 6 6 6 6 6 6\nend-turn\nend-turn\n"
    "fire r1 " SHOT ACT " | hit 2 2 2 2 2 2 2 2 2 2 2 2", "r1.jammed=0" },
  { "K-FIRE-04/counted after the keen shot", "r1 crewed-weapon +machine-gun *keen-shot\n"
    "b1 tribal-infantry",
    "fire r1 " SHOT ACT " | hit 1 1 1 1 1 6 6 6 6 6 6 6 | keen-shot 2" PASSES,
    "r1.jammed=0 last.hits=7" },
  { "K-FIRE-04/a keen shot rolls his one again", "r1 crewed-weapon +machine-gun *keen-shot\n"
    "b1 tribal-infantry",
    "fire r1 " SHOT ACT " | hit 1 1 1 1 2 6 6 6 6 6 6 6 | keen-shot 1" PASSES,
    "r1.jammed=0 last.hits=7" },
  { "K-FIRE-04/guns do not jam", GUN, "fire r1 " SHOT ACT " | hit 1 1 1 1 1 1 1 1",
    "r1.jammed=0" },

  { "K-FIRE-05/double one", NULL,
    "fire r1 " SHOT " | hit 5 1 1 1 1 1 1 1 1 1 1 1 | leader-casualty 1 1 | pinning 6 6",
    "b1.leader=casualty b1.leadership=8 b1.strength=15" },
  { "K-FIRE-05/three is safe", NULL,
    "fire r1 " SHOT " | hit 5 1 1 1 1 1 1 1 1 1 1 1 | leader-casualty 2 1 | pinning 6 6",
    "b1.leader=in-command" },
  { "K-FIRE-05/twelve is safe", NULL,
    "fire r1 " SHOT " | hit 5 1 1 1 1 1 1 1 1 1 1 1 | leader-casualty 6 6 | pinning 6 6",
    "b1.leader=in-command" },
  { "K-FIRE-05/snipers", "rules theatre-options\nr1 regular-infantry +officer-snipers\n"
    "b1 tribal-infantry",
    "fire r1 " SHOT " | hit 5 1 1 1 1 1 1 1 1 1 1 1 | leader-casualty 6 6 | pinning 6 6",
    "b1.leader=casualty" },
  { "K-FIRE-05/snipers miss on eleven", "rules theatre-options\n"
    "r1 regular-infantry +officer-snipers\nb1 tribal-infantry",
    "fire r1 " SHOT " | hit 5 1 1 1 1 1 1 1 1 1 1 1 | leader-casualty 6 5 | pinning 6 6",
    "b1.leader=in-command" },
  { "K-FIRE-05/unlucky", "r1 regular-infantry\nb1 tribal-infantry *unlucky",
    "fire r1 " SHOT " | hit 5 1 1 1 1 1 1 1 1 1 1 1 | leader-casualty 2 1 | pinning 6 6",
    "b1.leader=casualty" },
  { "K-FIRE-05/unlucky is safe on four", "r1 regular-infantry\nb1 tribal-infantry *unlucky",
    "fire r1 " SHOT " | hit 5 1 1 1 1 1 1 1 1 1 1 1 | leader-casualty 2 2 | pinning 6 6",
    "b1.leader=in-command" },
  { "K-FIRE-05/no roll when all fall", "r1 regular-infantry\nb1 tribal-infantry x3",
    "fire r1 " SHOT " | hit " FIVES, "b1.fate=destroyed b1.strength=0 b1.leader=casualty" },
  { "K-FIRE-05/no roll without a Leader", "r1 regular-infantry\nb1 tribal-infantry",
    "set unit=b1 field=leader value=casualty\n"
    "fire r1 " SHOT " | hit 5 1 1 1 1 1 1 1 1 1 1 1 | pinning 6 6", "b1.strength=15" },

  { "K-FIRE-06/tested at once", NULL,
    "fire r1 " SHOT " | hit 5 1 1 1 1 1 1 1 1 1 1 1 | leader-casualty 3 4",
    "needs=pinning/b1/2" },
  { "K-FIRE-06/no casualties, no test", NULL, "fire r1 " SHOT " | hit " ALL_MISS, "b1.pinned=0" },
  { "K-FIRE-06/no survivor, no test", "r1 regular-infantry\nb1 tribal-infantry x1",
    "fire r1 " SHOT " | hit " FIVES, "b1.fate=destroyed last.casualties.b1=1 step~:_1_lost" },

  { "K-FIRE-07/no long range", NULL, "end-turn\nfire b1 target=r1 range=long cover=none",
    "refused~no long range: it reaches 6\"" },
  { "K-FIRE-07/in a skirmish too", NULL, "end-turn\nskirmish b1 target=r1 range=long cover=none",
    "refused~no long range" },
  { "K-FIRE-07/gone to ground", NULL,
    "end-turn\ngo-to-ground b1 | action 6 6\nend-turn\nfire r1 target=b1 range=long cover=none",
    "refused~gone to ground" },
  { "K-FIRE-07/gone to ground but near", NULL,
    "end-turn\ngo-to-ground b1 | action 6 6\nend-turn\n"
    "fire r1 target=b1 range=short cover=none | hit " ALL_MISS, "b1.gone-to-ground=1" },
  { "K-FIRE-07/short-sighted", "r1 regular-infantry *short-sighted\nb1 tribal-infantry",
    "fire r1 target=b1 range=long cover=none", "refused~short-sighted" },
  { "K-FIRE-07/short-sighted and near", "r1 regular-infantry *short-sighted\nb1 tribal-infantry",
    "skirmish r1 " SHOT ACT " | hit 1 1 1 1 1 1", "last.hits=0" },
  { "K-FIRE-07/short-sighted skirmish", "r1 regular-infantry *short-sighted\nb1 tribal-infantry",
    "skirmish r1 target=b1 range=long cover=none", "refused~short-sighted" },
  { "K-FIRE-07/out of ammunition", NULL,
    "set unit=r1 field=out-of-ammo value=1\nfire r1 " SHOT, "refused~no ammunition" },
  { "K-FIRE-07/no ammunition left", NULL,
    "set unit=r1 field=ammo value=0\nskirmish r1 " SHOT, "refused~no ammunition" },
  { "K-FIRE-07/the last shot", NULL,
    "set unit=r1 field=ammo value=1\nfire r1 " SHOT " | hit " ALL_MISS, "r1.ammo=0" },
  { "K-FIRE-07/own side", "r1 regular-infantry\nr2 regular-infantry\nb1 tribal-infantry",
    "fire r1 target=r2 range=short cover=none", "refused~same side" },
  { "K-FIRE-07/out of play", NULL,
    "remove unit=b1 fate=routed\nfire r1 " SHOT, "refused~not in play" },
  { "K-FIRE-07/shirker", "r1 regular-infantry *shirker\nb1 tribal-infantry",
    "fire r1 " SHOT, "refused~shirker" },
  { "K-FIRE-07/shirker in a skirmish", "r1 regular-infantry *shirker\nb1 tribal-infantry",
    "skirmish r1 " SHOT ACT " | hit 1 1 1 1 1 1", "last.passed=true" },
  { "K-FIRE-07/shirker once shot at", "r1 regular-infantry *shirker\nb1 tribal-infantry",
    "set unit=r1 field=shot-at value=1\nfire r1 " SHOT " | hit " ALL_MISS, "last.passed=true" },
  { "K-FIRE-07/a shot needs a range", NULL, "fire r1 target=b1 cover=none", "refused~range" },
  { "K-FIRE-07/a shot needs a cover", NULL, "fire r1 target=b1 range=short", "refused~cover" },
  { "K-FIRE-07/all or none in a skirmish", NULL, "skirmish r1 target=b1", "refused~range" },
  { "K-FIRE-07/a range without a target", NULL, "skirmish r1 range=short", "refused~target" },

  { "K-FIRE-08/only in close order", NULL, "volley-fire r1 " SHOT, "refused~not in close order" },
  { "K-FIRE-08/only at short range", NULL,
    "form-close-order r1 | action 6 6\nend-turn\nend-turn\n"
    "volley-fire r1 target=b1 range=long cover=none", "refused~short range, 12\"" },
  { "K-FIRE-08/closest target", NULL,
    "form-close-order r1 | action 6 6\nend-turn\nend-turn\nvolley-fire r1 " SHOT
    " | hit " ALL_MISS, "prompt~K-FIRE-08" },

  { "K-FIRE-09/the one that can reach it goes first",
    "r1 regular-infantry\nb1 tribal-infantry\nb2 tribal-infantry",
    "fire r1 " SHOT " | hit " ALL_MISS, "prompt~K-FIRE-09" },
  { "K-FIRE-09/with one enemy there is no question", NULL, "fire r1 " SHOT " | hit " ALL_MISS,
    "prompt!K-FIRE-09" },
  { "K-FIRE-09/crewed weapons have an arc", GUN, "fire r1 " SHOT ACT " | hit 1 1 1 1 1 1 1 1",
    "prompt~circle" },
  { "K-FIRE-09/horses behind hard cover", GUN,
    "fire r1 target=b2 range=short cover=hard" ACT " | hit 1 1 1 1 1 1 1 1",
    "prompt~horses" },
};

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);
  muster_kings_cases_add ("/kings/fire", cases, G_N_ELEMENTS (cases));
  return g_test_run ();
}
