/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-test-kings.h"
#include "muster-test.h"

/* Fighting hand to hand: K-MELEE. Red attacks with horse, whose Attack is free. */

#define HORSE_AND_FOOT "r1 regular-cavalry\nb1 regular-infantry"
#define HORSE_AND_TRIBE "r1 regular-cavalry\nb1 tribal-infantry x8"
#define SMALL "r1 regular-cavalry x2\nb1 regular-infantry x2\nr2 regular-infantry\nb2 tribal-infantry"
#define ATTACK "attack r1 target=b1"
#define CLOSE "form-close-order b1 | action 6 6"
#define MISS_8 "1 1 1 1 1 1 1 1"
#define SAFE " | leader-casualty 3 4"
#define STEADY " | pinning 6 6"

static const MusterKingsCase cases[] = {
  { "K-MELEE-01/all models", HORSE_AND_FOOT, ATTACK, "needs=attack-hit/r1/8" },
  { "K-MELEE-01/all defenders", HORSE_AND_FOOT, ATTACK " | attack-hit " MISS_8,
    "needs=defence-hit/b1/12" },
  { "K-MELEE-01/half when pinned", "r1 regular-cavalry\nb1 regular-infantry x11",
    "set unit=b1 field=pinned value=1\n" ATTACK " | attack-hit " MISS_8,
    "needs=defence-hit/b1/5" },
  { "K-MELEE-01/half when gone to ground", "r1 regular-cavalry\nb1 tribal-infantry x9",
    "end-turn\ngo-to-ground b1 | action 6 6\nend-turn\n" ATTACK " | attack-hit " MISS_8,
    "needs=defence-hit/b1/4" },
  { "K-MELEE-01/an attacker rises from the ground", "r1 regular-infantry\nb1 tribal-infantry",
    "end-turn\ngo-to-ground b1 | action 6 6\nend-turn\nend-turn\n"
    "attack b1 target=r1 | action 6 6", "needs=attack-hit/b1/16" },
  { "K-MELEE-01/no more than a close order unit has", "r1 regular-cavalry\nb1 regular-infantry x7",
    "end-turn\n" CLOSE "\nend-turn\n" ATTACK, "needs=attack-hit/r1/7" },
  { "K-MELEE-01/fewer than a close order unit has", "r1 regular-cavalry x5\nb1 regular-infantry x7",
    "end-turn\n" CLOSE "\nend-turn\n" ATTACK, "needs=attack-hit/r1/5" },
  { "K-MELEE-01/a pinned single model strikes no blow", "r1 regular-cavalry\nb1 regular-infantry x1",
    "set unit=b1 field=pinned value=1\n" ATTACK " | attack-hit " MISS_8,
    "last.retreat.r1=5 b1.strength=1" },

  { "K-MELEE-02/weakling", "r1 regular-cavalry *weakling\nb1 regular-infantry", ATTACK,
    "needs=attack-hit/r1/7" },
  { "K-MELEE-02/weakling alone", "r1 regular-cavalry x1 *weakling\nb1 regular-infantry", ATTACK,
    "needs=defence-hit/b1/12" },
  { "K-MELEE-02/lancers attack", "r1 regular-cavalry +lancers\nb1 regular-infantry", ATTACK,
    "needs=attack-hit/r1/16" },
  { "K-MELEE-02/lancers defend", "r1 regular-cavalry\nb1 regular-cavalry +lancers",
    ATTACK " | attack-hit " MISS_8, "needs=defence-hit/b1/8" },
  { "K-MELEE-02/weak lancers", "r1 regular-cavalry +lancers *weakling\nb1 regular-infantry", ATTACK,
    "needs=attack-hit/r1/14" },
  { "K-MELEE-02/lancers held by close order",
    "r1 regular-cavalry +lancers\nb1 regular-infantry x6",
    "end-turn\n" CLOSE "\nend-turn\n" ATTACK, "needs=attack-hit/r1/12" },
  { "K-MELEE-02/fine swordsman", "r1 regular-cavalry +lancers *fine-swordsman\nb1 regular-infantry",
    ATTACK, "needs=attack-hit/r1/18" },
  { "K-MELEE-02/fine swordsman defends", "r1 regular-cavalry\nb1 regular-infantry *fine-swordsman",
    ATTACK " | attack-hit " MISS_8, "needs=defence-hit/b1/14" },

  { "K-MELEE-03/fighting 4 against 5", "r1 regular-cavalry x2\nb1 regular-infantry x2",
    ATTACK " | attack-hit 4 3 | defence-hit 5 4" SAFE STEADY, "last.hits=1 b1.strength=1" },
  { "K-MELEE-03/close order strikes better", "r1 regular-cavalry x6\nb1 regular-infantry x6",
    "end-turn\n" CLOSE "\nend-turn\n"
    ATTACK " | attack-hit 3 3 3 3 3 3 | defence-hit 4 4 3 3 3 3" SAFE STEADY,
    "r1.strength=5 last.casualties.r1=1" },
  { "K-MELEE-03/open order does not", "r1 regular-cavalry x6\nb1 regular-infantry x6",
    ATTACK " | attack-hit 3 3 3 3 3 3 | defence-hit 4 4 3 3 3 3", "r1.strength=6" },

  { "K-MELEE-04/foot against horse needs two", "r1 regular-cavalry x4\nb1 regular-infantry x4",
    ATTACK " | attack-hit 1 1 1 1 | defence-hit 5 5 5 1" SAFE STEADY, "last.casualties.r1=1" },
  { "K-MELEE-04/horse against horse needs one", "r1 regular-cavalry x4\nb1 tribal-cavalry x4",
    ATTACK " | attack-hit 1 1 1 1 | defence-hit 5 5 5 1" SAFE STEADY, "last.casualties.r1=3" },
  { "K-MELEE-04/horse against foot needs one", "r1 regular-cavalry x4\nb1 regular-infantry x5",
    ATTACK " | attack-hit 4 4 4 1 | defence-hit 1 1 1 1 1" SAFE STEADY, "last.casualties.b1=3" },
  { "K-MELEE-04/mounted infantry is no cavalry",
    "r1 regular-cavalry x4\nb1 regular-infantry x4 +mounted-infantry",
    ATTACK " | attack-hit 4 1 1 1 | defence-hit 5 5 5 1 | leader-casualty 3 4 | leader-casualty 3 4",
    "last.casualties.r1=1 last.casualties.b1=1" },
  { "K-MELEE-04/cuirassiers against horse",
    "rules theatre-options\nr1 regular-cavalry x4\nb1 regular-cavalry x5 +cuirassiers",
    ATTACK " | attack-hit 4 4 4 1 | defence-hit 1 1 1 1 1" SAFE STEADY, "last.casualties.b1=1" },
  { "K-MELEE-04/cuirassiers against foot need no more",
    "rules theatre-options\nr1 regular-infantry x4\nb1 regular-cavalry x5 +cuirassiers",
    ATTACK " | action 6 6 | attack-hit 5 5 1 1 | defence-hit 1 1 1 1 1" SAFE STEADY,
    "last.casualties.b1=1" },
  { "K-MELEE-04/a defence bonus", "r1 regular-cavalry x4\nb1 regular-infantry x5",
    ATTACK " defence=obstacle | attack-hit 4 4 4 1 | defence-hit 1 1 1 1 1" SAFE STEADY,
    "last.casualties.b1=1" },
  { "K-MELEE-04/it counts only for the defender", "r1 tribal-infantry x4\nb1 tribal-infantry x5",
    ATTACK " defence=uphill | action 6 6 | attack-hit 1 1 1 1 | defence-hit 5 5 1 1 1" SAFE STEADY,
    "last.casualties.r1=2" },
  { "K-MELEE-04/horse behind an obstacle", "r1 regular-infantry x4\nb1 regular-cavalry x5",
    ATTACK " defence=hard-cover | action 6 6 | attack-hit 5 5 5 1 | defence-hit 1 1 1 1 1" SAFE STEADY,
    "last.casualties.b1=1 prompt~K-MELEE-04" },
  { "K-MELEE-04/never more than there are", "r1 regular-cavalry\nb1 regular-infantry x2",
    ATTACK " | attack-hit 6 6 6 6 6 6 6 6 | defence-hit 1 1", "last.casualties.b1=2 last.hits=8" },

  { "K-MELEE-05/the defender's Leader first", "r1 tribal-infantry x4\nb1 tribal-infantry x4",
    ATTACK " | action 6 6 | attack-hit 5 1 1 1 | defence-hit 5 1 1 1", "needs=leader-casualty/b1/2" },
  { "K-MELEE-05/then the attacker's", "r1 tribal-infantry x4\nb1 tribal-infantry x4",
    ATTACK " | action 6 6 | attack-hit 5 1 1 1 | defence-hit 5 1 1 1" SAFE,
    "needs=leader-casualty/r1/2" },
  { "K-MELEE-05/one of the casualties, not one more", "r1 tribal-infantry x4\nb1 tribal-infantry x4",
    ATTACK " | action 6 6 | attack-hit 5 1 1 1 | defence-hit 5 1 1 1 | leader-casualty 1 1"
    " | leader-casualty 1 1",
    "b1.strength=3 r1.strength=3 b1.leader=casualty r1.leader=casualty prompt~K-LEAD-04" },
  { "K-MELEE-05/no roll for those wiped out", "r1 tribal-infantry x4\nb1 tribal-infantry x1",
    ATTACK " | action 6 6 | attack-hit 5 1 1 1 | defence-hit 1",
    "b1.leader=casualty b1.fate=destroyed" },
  { "K-MELEE-05/no more casualties than models", "r1 regular-cavalry x4\nb1 regular-infantry x2",
    ATTACK " | attack-hit 4 4 4 4 | defence-hit 1 1",
    "b1.strength=0 last.casualties.b1=2 b1.fate=destroyed step~:_2_lost" },
  { "K-MELEE-06/none but models count", "r1 regular-infantry x6\nb1 regular-infantry x2",
    ATTACK " | action 6 6 | attack-hit 6 6 6 6 6 6 | defence-hit 6 6 | leader-casualty 6 6",
    "b1.fate=destroyed r1.strength=4 step!loses" },
  { "K-MELEE-05/unlucky on three", "r1 tribal-infantry x4\nb1 tribal-infantry x4 *unlucky",
    ATTACK " | action 6 6 | attack-hit 5 1 1 1 | defence-hit 1 1 1 1 | leader-casualty 1 2" STEADY,
    "b1.leader=casualty" },

  { "K-MELEE-06/the defender loses", HORSE_AND_TRIBE,
    ATTACK " | attack-hit 4 1 1 1 1 1 1 1 | defence-hit " MISS_8 SAFE " | pinning 3 4",
    "b1.pinned=0 last.retreat={b1:4}" },
  { "K-MELEE-06/the loser is tested", HORSE_AND_TRIBE,
    ATTACK " | attack-hit 4 1 1 1 1 1 1 1 | defence-hit " MISS_8 SAFE " | pinning 3 3",
    "b1.pinned=1 last.retreat.b1=4" },
  { "K-MELEE-06/whose nerves hold retreats all the same",
    "r1 regular-cavalry\nb1 tribal-infantry x8 *bag-of-nerves",
    ATTACK " | attack-hit 4 1 1 1 1 1 1 1 | defence-hit " MISS_8 SAFE " | pinning 1 1 | nerves 1",
    "b1.pinned=1 b1.leader=in-command last.retreat={b1:4}" },
  { "K-MELEE-06/and so does who dances a haka",
    "rules theatre-options\nr1 regular-cavalry\nb1 tribal-infantry x8 +haka",
    ATTACK " | attack-hit 4 1 1 1 1 1 1 1 | defence-hit " MISS_8 SAFE " | pinning 1 1",
    "b1.pinned=0 step~haka last.retreat={b1:4}" },
  { "K-MELEE-06/the attacker loses", "r1 regular-cavalry\nb1 tribal-cavalry",
    ATTACK " | attack-hit " MISS_8 " | defence-hit 5 1 1 1 1 1 1 1 1 1" SAFE " | pinning 2 3",
    "r1.pinned=1 last.retreat={r1:5}" },
  { "K-MELEE-06/a draw", HORSE_AND_TRIBE,
    ATTACK " | attack-hit " MISS_8 " | defence-hit " MISS_8,
    "last.retreat={r1:5} last.casualties={} r1.pinned=0 b1.pinned=0" },
  { "K-MELEE-06/a draw with losses", "r1 tribal-infantry x4\nb1 tribal-infantry x4",
    ATTACK " | action 6 6 | attack-hit 5 1 1 1 | defence-hit 5 1 1 1" SAFE SAFE,
    "last.retreat={r1:4}" },
  { "K-MELEE-06/a draw that nobody is left to win", "r1 tribal-infantry x4\nb1 tribal-infantry x1",
    ATTACK " | action 6 6 | attack-hit 5 1 1 1 | defence-hit 5" SAFE,
    "b1.fate=destroyed last.retreat={} r1.strength=3" },
  { "K-MELEE-06/kilts win a draw",
    "rules theatre-options\nr1 regular-cavalry\nb1 regular-infantry x4 +terror-kilts",
    ATTACK " | attack-hit " MISS_8 " | defence-hit 1 1 1 1 | pinning 2 2",
    "r1.pinned=1 last.retreat={r1:5} step~kilts" },
  { "K-MELEE-06/kilts attack",
    "rules theatre-options\nr1 regular-infantry x4 +terror-kilts\nb1 tribal-infantry x4",
    ATTACK " | action 6 6 | attack-hit 5 1 1 1 | defence-hit 5 1 1 1" SAFE SAFE " | pinning 3 3",
    "b1.pinned=1 last.retreat={b1:4}" },
  { "K-MELEE-06/even when pinned",
    "rules theatre-options\nr1 regular-cavalry\nb1 regular-infantry x4 +terror-kilts",
    "set unit=b1 field=pinned value=1\n"
    ATTACK " | attack-hit " MISS_8 " | defence-hit 1 1 | pinning 6 6",
    "r1.pinned=0 last.retreat={r1:5}" },
  { "K-MELEE-06/not against each other",
    "rules theatre-options\nr1 regular-infantry x4 +terror-kilts\n"
    "b1 regular-infantry x4 +terror-kilts",
    ATTACK " | action 6 6 | attack-hit 1 1 1 1 | defence-hit 1 1 1 1", "last.retreat={r1:3}" },
  { "K-MELEE-06/a loser in close order steps back", "r1 regular-cavalry\nb1 regular-infantry x8",
    "end-turn\n" CLOSE "\nend-turn\n"
    ATTACK " | attack-hit 4 1 1 1 1 1 1 1 | defence-hit " MISS_8 SAFE STEADY,
    "last.retreat.b1=2 b1.close-order=1" },

  { "K-MELEE-07/both are marked", HORSE_AND_TRIBE,
    ATTACK " | attack-hit " MISS_8 " | defence-hit " MISS_8, "r1.shot-at=1 b1.shot-at=1" },
  { "K-MELEE-07/nobody else is", SMALL, ATTACK " | attack-hit 1 1 | defence-hit 1 1",
    "r2.shot-at=0 b2.shot-at=0" },

  { "K-MELEE-08/against the same unit", HORSE_AND_TRIBE,
    ATTACK " | attack-hit 4 1 1 1 1 1 1 1 | defence-hit " MISS_8 SAFE STEADY
    "\nfollow-up r1 target=b1 | attack-hit " MISS_8 " | defence-hit 1 1 1 1 1 1 1",
    "last.passed=true last.retreat={r1:5}" },
  { "K-MELEE-08/it is offered", HORSE_AND_TRIBE,
    ATTACK " | attack-hit 4 1 1 1 1 1 1 1 | defence-hit " MISS_8 SAFE STEADY,
    "prompt~K-MELEE-08" },
  { "K-MELEE-08/lancers again", "r1 regular-cavalry x2 +lancers\nb1 regular-infantry x4",
    ATTACK " | attack-hit 4 1 1 1 | defence-hit 1 1 1 1" SAFE STEADY "\nfollow-up r1 target=b1",
    "needs=attack-hit/r1/4" },
  { "K-MELEE-08/not another while that one is in play", SMALL,
    ATTACK " | attack-hit 4 1 | defence-hit 1 1" SAFE STEADY "\nfollow-up r1 target=b2",
    "refused~still in play" },
  { "K-MELEE-08/another if that one is gone", SMALL,
    ATTACK " | attack-hit 4 4 | defence-hit 1 1\nfollow-up r1 target=b2 | attack-hit 1 1"
    " | defence-hit 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1", "last.move=5" },
  { "K-MELEE-08/what happens of itself may come between", SMALL,
    ATTACK " | attack-hit 4 4 | defence-hit 1 1\nwitness b2 | pinning 6 6\nnote text=hurrah\n"
    "set unit=r1 field=shot-at value=1\nfollow-up r1 target=b2", "needs=attack-hit/r1/2" },
  { "K-MELEE-08/no order may come between", SMALL,
    ATTACK " | attack-hit 4 4 | defence-hit 1 1\nstand-to r2\nfollow-up r1 target=b2",
    "refused~K-MELEE-08" },
  { "K-MELEE-08/only once", SMALL,
    ATTACK " | attack-hit 4 4 | defence-hit 1 1\nfollow-up r1 target=b2 | attack-hit 4 4"
    " | defence-hit 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1" SAFE STEADY "\nfollow-up r1 target=b2",
    "refused~K-MELEE-08" },
  { "K-MELEE-08/not after a draw", SMALL,
    ATTACK " | attack-hit 1 1 | defence-hit 1 1\nfollow-up r1 target=b1", "refused~K-MELEE-08" },
  { "K-MELEE-08/not after a defence", "r1 tribal-infantry x2\nb1 regular-cavalry x2",
    ATTACK " | action 6 6 | attack-hit 1 1 | defence-hit 4 1" SAFE STEADY
    "\nend-turn\nfollow-up b1 target=r1", "refused~K-MELEE-08" },
  { "K-MELEE-08/infantry does not", "r1 regular-infantry x2 +mounted-infantry\nb1 tribal-infantry x2",
    ATTACK " | action 6 6 | attack-hit 5 1 | defence-hit 1 1" SAFE STEADY "\nfollow-up r1 target=b1",
    "refused~only cavalry" },
  { "K-MELEE-08/after contact at the double too", "r1 tribal-cavalry x2\nb1 regular-infantry x2",
    "at-the-double r1 target=b1 | action 6 6 | double 1 | attack-hit 5 1 | defence-hit 1 1" SAFE STEADY
    "\nfollow-up r1 target=b1", "needs=attack-hit/r1/2" },

  { "K-MELEE-09/storming", HORSE_AND_TRIBE,
    ATTACK " defence=obstacle | attack-hit 4 4 1 1 1 1 1 1 | defence-hit " MISS_8 SAFE STEADY,
    "prompt~K-MELEE-09" },
  { "K-MELEE-09/nothing to occupy uphill", HORSE_AND_TRIBE,
    ATTACK " defence=uphill | attack-hit 4 4 1 1 1 1 1 1 | defence-hit " MISS_8 SAFE STEADY,
    "prompt!K-MELEE-09" },
  { "K-MELEE-09/not for a loser", HORSE_AND_TRIBE,
    ATTACK " defence=obstacle | attack-hit " MISS_8 " | defence-hit " MISS_8, "prompt!K-MELEE-09" },

  { "K-MELEE-10/sight and reach", HORSE_AND_TRIBE,
    ATTACK " | attack-hit " MISS_8 " | defence-hit " MISS_8, "prompt~K-MELEE-10 last.move=10" },
  { "K-MELEE-10/yellow-bellied", "r1 regular-cavalry *yellow-bellied\nb1 tribal-infantry", ATTACK,
    "refused~yellow-bellied" },
  { "K-MELEE-10/yellow-bellied at the double", "r1 regular-cavalry *yellow-bellied\nb1 tribal-infantry",
    "at-the-double r1 target=b1", "refused~yellow-bellied" },
  { "K-MELEE-10/yellow-bellied may double away",
    "r1 regular-cavalry *yellow-bellied\nb1 tribal-infantry",
    "at-the-double r1 | action 6 6 | double 3", "last.move=13" },
  { "K-MELEE-10/shirker", "r1 regular-cavalry *shirker\nb1 tribal-infantry", ATTACK,
    "refused~shirker" },
  { "K-MELEE-10/shirker at the double", "r1 regular-cavalry *shirker\nb1 tribal-infantry",
    "at-the-double r1 target=b1", "refused~shirker" },
  { "K-MELEE-10/shirker once attacked", "r1 regular-cavalry *shirker\nb1 tribal-infantry",
    "set unit=r1 field=shot-at value=1\n" ATTACK, "needs=attack-hit/r1/8" },
};

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);
  muster_kings_cases_add ("/kings/melee", cases, G_N_ELEMENTS (cases));
  return g_test_run ();
}
