/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-test-kings.h"
#include "muster-test.h"

/* Turns, orders and movement: K-TURN, K-ACT, K-MOVE, K-CLOSE, K-GROUND. */

#define ALL_TYPES \
  "r1 regular-infantry\nr2 regular-cavalry\nr3 irregular-infantry\nr4 irregular-cavalry\n" \
  "r5 tribal-infantry\nr6 tribal-cavalry\nr7 crewed-weapon\n" \
  "r8 regular-infantry +mounted-infantry\nr9 irregular-infantry +fieldcraft\nb1 tribal-infantry"
#define THREE_SIDES \
  "scenario open turn-order=drawn\nside red role=attacker\nside blue role=defender\n" \
  "side green role=defender\nr1 regular-infantry\nb1 tribal-infantry\ng1 tribal-cavalry"
#define SHOT "target=b1 range=short cover=none"
#define ACT " | action 6 6"
#define CLOSE "form-close-order r1 | action 6 6\nend-turn\nend-turn"
#define MISS_12 "1 1 1 1 1 1 1 1 1 1 1 1"

static const MusterKingsCase turn_cases[] = {
  { "K-TURN-01/the attacker first", NULL, NULL, "turn=1 active_side=red" },
  { "K-TURN-01/then the defender", NULL, "end-turn", "turn=1 active_side=blue" },
  { "K-TURN-01/then a new turn", NULL, "end-turn\nend-turn", "turn=2 active_side=red" },
  { "K-TURN-01/the defender first", "scenario D\nr1 regular-infantry\nb1 tribal-infantry",
    NULL, "active_side=blue" },
  { "K-TURN-01/a side that is said to defend", "side red role=defender\nr1 regular-infantry\n"
    "b1 tribal-infantry", NULL, "active_side=blue" },
  { "K-TURN-01/once in a turn", NULL, "stand-to r1\nstand-to r1", "refused~has acted" },
  { "K-TURN-01/again in the next", NULL, "stand-to r1\nend-turn\nend-turn\nstand-to r1",
    "turn=2 r1.acted=true" },

  { "K-TURN-02/a pinned unit must rally", NULL, "set unit=r1 field=pinned value=1\nmove r1",
    "refused~must rally" },
  { "K-TURN-02/before the turn ends", NULL, "set unit=r1 field=pinned value=1\nend-turn",
    "refused~must try to rally" },
  { "K-TURN-02/having tried is enough", NULL,
    "set unit=r1 field=pinned value=1\nrally r1 | rally 1 3\nend-turn",
    "active_side=blue r1.pinned=1" },
  { "K-TURN-02/the enemy's pinned units wait", NULL, "set unit=b1 field=pinned value=1\nend-turn",
    "active_side=blue" },
  { "K-TURN-02/the others stand to", NULL, "end-turn", "r1.acted=true b1.acted=false" },
  { "K-TURN-02/ghazis too, without a roll",
    "rules theatre-options\nr1 tribal-infantry +ghazi\nb1 tribal-infantry", "end-turn",
    "r1.acted=true" },
  { "K-TURN-02/idiots too, without a roll", "r1 regular-infantry *idiot\nb1 tribal-infantry",
    "end-turn", "r1.acted=true" },
  { "K-TURN-02/a brave unit loses its one marker", "r1 regular-infantry *brave\nb1 tribal-infantry",
    "set unit=r1 field=pinned value=1\nend-turn", "r1.pinned=0 active_side=blue" },
  { "K-TURN-02/a brave unit with two must rally", "r1 regular-infantry *brave\nb1 tribal-infantry",
    "set unit=r1 field=pinned value=2\nend-turn", "refused~must try to rally" },
  { "K-TURN-02/units gone to ground stay there", NULL,
    "end-turn\ngo-to-ground b1 | action 6 6\nend-turn\nend-turn\nend-turn",
    "b1.gone-to-ground=1 turn=3" },

  { "K-TURN-03/three sides go round the table",
    "side red role=attacker\nside blue role=defender\nside green role=defender\n"
    "r1 regular-infantry\nb1 tribal-infantry\ng1 tribal-cavalry",
    "end-turn\nend-turn", "turn=1 active_side=green" },
  { "K-TURN-03/and then begin again",
    "side red role=attacker\nside blue role=defender\nside green role=defender\n"
    "r1 regular-infantry\nb1 tribal-infantry\ng1 tribal-cavalry",
    "end-turn\nend-turn\nend-turn", "turn=2 active_side=red" },
  { "K-TURN-03/a drawn order", THREE_SIDES, "draw-side side=green\nend-turn",
    "turn=1 active_side=green step!x" },
  { "K-TURN-03/it has to be drawn", THREE_SIDES, "end-turn", "refused~draw first" },
  { "K-TURN-03/the last one needs no card", THREE_SIDES,
    "draw-side side=green\nend-turn\nend-turn", "turn=1 active_side=blue" },
  { "K-TURN-03/no side twice in a turn", THREE_SIDES,
    "draw-side side=green\nend-turn\ndraw-side side=red", "refused~has had its turn" },
  { "K-TURN-03/but it may begin the next", THREE_SIDES,
    "draw-side side=green\nend-turn\nend-turn\ndraw-side side=blue\nend-turn",
    "turn=2 active_side=blue" },
  { "K-TURN-03/nothing is drawn otherwise", NULL, "draw-side side=blue", "refused~round the table" },
};

static const MusterKingsCase act_cases[] = {
  { "K-ACT-01/crews do not double", ALL_TYPES, "at-the-double r7", "refused~K-ACT-01" },
  { "K-ACT-01/crews do not attack", ALL_TYPES, "attack r7 target=b1", "refused~K-ACT-01" },
  { "K-ACT-01/crews do not skirmish", ALL_TYPES, "skirmish r7", "refused~K-ACT-01" },
  { "K-ACT-01/close order is for regulars", ALL_TYPES, "form-close-order r3", "refused~K-ACT-01" },
  { "K-ACT-01/on foot", ALL_TYPES, "form-close-order r8", "refused~K-ACT-01" },
  { "K-ACT-01/not on horses", ALL_TYPES, "form-close-order r2", "refused~K-ACT-01" },
  { "K-ACT-01/volleys are for regulars", ALL_TYPES, "volley-fire r3 " SHOT, "refused~K-ACT-01" },
  { "K-ACT-01/the ground is for tribes", ALL_TYPES, "go-to-ground r1", "refused~K-ACT-01" },
  { "K-ACT-01/not for tribal horses", ALL_TYPES, "go-to-ground r6", "refused~K-ACT-01" },
  { "K-ACT-01/not without fieldcraft", ALL_TYPES, "go-to-ground r3", "refused~K-ACT-01" },
  { "K-ACT-01/with fieldcraft it is", ALL_TYPES, "go-to-ground r9" ACT, "r9.gone-to-ground=1" },
  { "K-ACT-01/and for tribes", ALL_TYPES, "go-to-ground r5" ACT, "r5.gone-to-ground=1" },
  { "K-ACT-01/regulars form close order", ALL_TYPES, "form-close-order r1" ACT, "r1.close-order=1" },

  { "K-ACT-02/regulars fire", ALL_TYPES, "fire r1 " SHOT, "needs=hit/r1/12" },
  { "K-ACT-02/regulars volley", NULL, CLOSE "\nvolley-fire r1 " SHOT, "needs=hit/r1/12" },
  { "K-ACT-02/regulars test to move", ALL_TYPES, "move r1", "needs=action/r1/2" },
  { "K-ACT-02/irregulars fire", ALL_TYPES, "fire r3 " SHOT, "needs=hit/r3/12" },
  { "K-ACT-02/tribes move", ALL_TYPES, "move r5", "last.move=8 last.passed=true" },
  { "K-ACT-02/tribes test to fire", ALL_TYPES, "fire r5 " SHOT, "needs=action/r5/2" },
  { "K-ACT-02/tribes test to attack", ALL_TYPES, "attack r5 target=b1", "needs=action/r5/2" },
  { "K-ACT-02/horses attack", ALL_TYPES, "attack r4 target=b1", "needs=attack-hit/r4/8" },
  { "K-ACT-02/tribal horses attack", ALL_TYPES, "attack r6 target=b1", "needs=attack-hit/r6/10" },
  { "K-ACT-02/horses test to move", ALL_TYPES, "move r2", "needs=action/r2/2" },
  { "K-ACT-02/horses test to fire", ALL_TYPES, "fire r2 " SHOT, "needs=action/r2/2" },
  { "K-ACT-02/mounted infantry moves", ALL_TYPES, "move r8", "last.move=8" },
  { "K-ACT-02/mounted infantry tests to fire", ALL_TYPES, "fire r8 " SHOT, "needs=action/r8/2" },
  { "K-ACT-02/crews test to fire", ALL_TYPES, "fire r7 " SHOT, "needs=action/r7/2" },
  { "K-ACT-02/crews test to move", ALL_TYPES, "move r7", "needs=action/r7/2" },
  { "K-ACT-02/all stand to", ALL_TYPES, "stand-to r7", "r7.acted=true last.passed=true last.move=0" },
  { "K-ACT-02/ghazis move", "rules theatre-options\nr1 tribal-cavalry +ghazi\nb1 tribal-infantry",
    "move r1", "last.move=12" },
  { "K-ACT-02/ghazis attack", "rules theatre-options\nr1 tribal-infantry +ghazi\nb1 tribal-infantry",
    "attack r1 target=b1", "needs=attack-hit/r1/16" },
  { "K-ACT-02/ghazis test to stand to",
    "rules theatre-options\nr1 tribal-infantry +ghazi\nb1 tribal-infantry", "stand-to r1",
    "needs=action/r1/2" },

  { "K-ACT-03/just enough", "r1 regular-infantry L7\nb1 tribal-infantry", "move r1 | action 3 3",
    "last.passed=true last.move=6 r1.acted=true" },
  { "K-ACT-03/one too few", "r1 regular-infantry L7\nb1 tribal-infantry", "move r1 | action 3 2",
    "last.passed=false last.move=0 r1.acted=true" },
  { "K-ACT-03/nothing more this turn", "r1 regular-infantry L7\nb1 tribal-infantry",
    "move r1 | action 3 2\nfire r1 " SHOT, "refused~has acted" },
  { "K-ACT-03/leaderless", NULL, "set unit=r1 field=leader value=casualty\nmove r1 | action 3 4",
    "last.passed=true" },
  { "K-ACT-03/leaderless and too few", NULL,
    "set unit=r1 field=leader value=casualty\nmove r1 | action 3 3", "last.passed=false" },
  { "K-ACT-03/nothing is asked after a failure", "r1 regular-infantry L7\nb1 tribal-infantry",
    "skirmish r1 " SHOT " | action 1 1", "last.passed=false last.hits=0" },

  { "K-ACT-04/standing to stays on the ground", NULL,
    "end-turn\ngo-to-ground b1" ACT "\nend-turn\nend-turn\nstand-to b1", "b1.gone-to-ground=1" },
  { "K-ACT-04/moving does not", NULL,
    "end-turn\ngo-to-ground b1" ACT "\nend-turn\nend-turn\nmove b1", "b1.gone-to-ground=0" },
  { "K-ACT-04/nor does firing", NULL,
    "end-turn\ngo-to-ground b1" ACT "\nend-turn\nend-turn\nfire b1 target=r1 range=short cover=none"
    ACT " | hit 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1", "b1.gone-to-ground=0" },
  { "K-ACT-04/a failed test changes nothing", NULL,
    "end-turn\ngo-to-ground b1" ACT "\nend-turn\nend-turn\nfire b1 target=r1 range=short cover=none"
    " | action 1 1", "b1.gone-to-ground=1" },
  { "K-ACT-04/it need not be ordered twice", NULL,
    "end-turn\ngo-to-ground b1" ACT "\nend-turn\nend-turn\ngo-to-ground b1", "refused~K-ACT-04" },

  { "K-ACT-05/of the active side", NULL, "stand-to b1", "refused~not the turn" },
  { "K-ACT-05/in play", NULL, "remove unit=r1 fate=exited\nstand-to r1", "refused~not in play" },
  { "K-ACT-05/in reserve", "r1 regular-infantry reserve=true\nr2 regular-infantry\nb1 tribal-infantry",
    "stand-to r1", "refused~not in play" },
  { "K-ACT-05/rally needs a pinned unit", NULL, "rally r1", "refused~not pinned" },
  { "K-ACT-05/acted is cleared when the side's turn begins", NULL, "stand-to r1\nend-turn\nend-turn",
    "r1.acted=false b1.acted=true" },
  { "K-ACT-05/retreat losses at any time", NULL,
    "set unit=b1 field=pinned value=1\nretreat-loss b1 models=2", "b1.strength=14 b1.acted=false" },
  { "K-ACT-05/no unit of that name", NULL, "stand-to r9", "refused~r9" },
  { "K-ACT-05/no order of that name", NULL, "dance r1", "refused~dance" },
  { "K-ACT-05/no parameter of that name", NULL, "move r1 speed=9", "refused~speed" },
};

static const MusterKingsCase move_cases[] = {
  { "K-MOVE-01/Speed", "r1 tribal-infantry\nb1 tribal-infantry", "move r1", "last.move=8" },
  { "K-MOVE-01/close order", NULL, CLOSE "\nmove r1" ACT, "last.move=4 r1.close-order=1 prompt~2\"" },
  { "K-MOVE-01/breaking it", NULL, CLOSE "\nmove r1 break-close-order=true" ACT,
    "last.move=6 r1.close-order=0" },
  { "K-MOVE-01/keeping it when the test fails", NULL,
    CLOSE "\nmove r1 break-close-order=true | action 1 1", "r1.close-order=1" },
  { "K-MOVE-01/nothing to break", NULL, "move r1 break-close-order=true", "refused~not in close order" },
  { "K-MOVE-02/difficult ground", "r1 regular-infantry\nb1 tribal-infantry", "move r1" ACT,
    "prompt~halves" },
  { "K-MOVE-02/tribes do not mind", "r1 tribal-infantry\nb1 tribal-infantry", "move r1",
    "prompt!halves prompt~slow" },
  { "K-MOVE-02/light infantry does not mind",
    "rules theatre-options\nr1 regular-infantry +light-infantry\nb1 tribal-infantry", "move r1" ACT,
    "prompt!halves" },
  { "K-MOVE-02/cohesion", NULL, "move r1" ACT, "prompt~Leader" },
  { "K-MOVE-02/cohesion without a Leader", NULL,
    "set unit=r1 field=leader value=casualty\nmove r1" ACT, "prompt~choose" },
  { "K-MOVE-02/guns turn", "r1 crewed-weapon\nb1 tribal-infantry", "move r1" ACT, "prompt~turned" },
  { "K-MOVE-03/Speed and a die", "r1 regular-infantry\nb1 tribal-infantry",
    "at-the-double r1" ACT " | double 4", "last.move=10" },
  { "K-MOVE-03/jolly sporty", "r1 regular-infantry *jolly-sporty\nb1 tribal-infantry",
    "at-the-double r1" ACT " | double 4", "last.move=12" },
  { "K-MOVE-03/wheezy", "r1 regular-infantry *wheezy\nb1 tribal-infantry", "at-the-double r1",
    "refused~wheezy" },
  { "K-MOVE-03/in close order", NULL, CLOSE "\nat-the-double r1", "refused~close order" },
  { "K-MOVE-03/regular infantry ends in no contact", NULL, "at-the-double r1 target=b1",
    "refused~K-MOVE-03" },
  { "K-MOVE-03/mounted infantry neither", "r1 regular-infantry +mounted-infantry\nb1 tribal-infantry",
    "at-the-double r1 target=b1", "refused~K-MOVE-03" },
  { "K-MOVE-03/horses do", "r1 regular-cavalry\nb1 tribal-infantry",
    "at-the-double r1 target=b1" ACT " | double 1", "needs=attack-hit/r1/8" },
  { "K-MOVE-03/just in reach", "r1 tribal-infantry\nb1 tribal-infantry",
    "at-the-double r1 target=b1 distance=11" ACT " | double 3", "needs=attack-hit/r1/16" },
  { "K-MOVE-03/just out of reach", "r1 tribal-infantry\nb1 tribal-infantry",
    "at-the-double r1 target=b1 distance=12" ACT " | double 3",
    "last.move=11 r1.shot-at=0 step~K-MOVE-03" },
  { "K-MOVE-03/a distance to nothing", "r1 tribal-infantry\nb1 tribal-infantry",
    "at-the-double r1 distance=12", "refused~distance" },
  { "K-MOVE-03/a defence of nobody", "r1 tribal-infantry\nb1 tribal-infantry",
    "at-the-double r1 defence=uphill", "refused~defence" },
  { "K-MOVE-04/refused without the rule", NULL, "move r1 dangerous=true", "refused~K-MOVE-04" },
  { "K-MOVE-04/even where it denies", NULL, "move r1 dangerous=false", "refused~K-MOVE-04" },
  { "K-MOVE-04/the order too", NULL, "dangerous r1", "refused~K-MOVE-04" },
  { "K-MOVE-04/a one costs a model",
    "rules dangerous-terrain\nr1 regular-infantry\nb1 tribal-infantry",
    "move r1 dangerous=true" ACT " | dangerous 1",
    "r1.strength=11 r1.pinned=0 r1.leader=in-command last.casualties={r1:1} prompt~K-MOVE-04" },
  { "K-MOVE-04/a two does not",
    "rules dangerous-terrain\nr1 regular-infantry\nb1 tribal-infantry",
    "move r1 dangerous=true" ACT " | dangerous 2", "r1.strength=12" },
  { "K-MOVE-04/nothing is asked after a failure",
    "rules dangerous-terrain\nr1 regular-infantry\nb1 tribal-infantry",
    "move r1 dangerous=true | action 1 1", "last.passed=false" },
  { "K-MOVE-04/a retreat", "rules dangerous-terrain\nr1 regular-infantry\nb1 tribal-infantry",
    "set unit=b1 field=pinned value=1\ndangerous b1 | dangerous 1", "b1.strength=15" },
  { "K-MOVE-04/the last model", "rules dangerous-terrain\nr1 regular-infantry x1\nb1 tribal-infantry",
    "move r1 dangerous=true" ACT " | dangerous 1", "r1.fate=destroyed r1.leader=casualty" },
  { "K-MOVE-04/before the fight",
    "rules dangerous-terrain\nr1 regular-cavalry x1\nb1 tribal-infantry",
    "attack r1 target=b1 dangerous=true | dangerous 1", "r1.fate=destroyed b1.shot-at=0" },
  { "K-MOVE-04/after the die of the double",
    "rules dangerous-terrain\nr1 regular-infantry\nb1 tribal-infantry",
    "at-the-double r1 dangerous=true" ACT " | double 2", "needs=dangerous/r1/1" },
  { "K-MOVE-05/half Speed", "r1 regular-infantry\nb1 tribal-infantry", "skirmish r1" ACT,
    "last.move=3 last.hits=0" },
  { "K-MOVE-05/with shots", "r1 tribal-cavalry\nb1 tribal-infantry",
    "skirmish r1 " SHOT ACT " | hit 1 1 1 1 1", "last.move=6 prompt~K-MOVE-05" },

  { "K-CLOSE-01/six can form it", "r1 regular-infantry x6\nb1 tribal-infantry",
    "form-close-order r1" ACT, "r1.close-order=1" },
  { "K-CLOSE-01/five cannot", "r1 regular-infantry x5\nb1 tribal-infantry", "form-close-order r1",
    "refused~K-CLOSE-01" },
  { "K-CLOSE-01/five cannot keep it", "r1 regular-infantry x6\nb1 tribal-infantry",
    CLOSE "\nretreat-loss r1 models=1", "r1.close-order=0 step~K-CLOSE-01" },
  { "K-CLOSE-01/six keep it", "r1 regular-infantry x7\nb1 tribal-infantry",
    CLOSE "\nretreat-loss r1 models=1", "r1.close-order=1" },
  { "K-CLOSE-01/lost when pinned", NULL,
    CLOSE "\nend-turn\nfire b1 target=r1 range=short cover=none" ACT
    " | hit 6 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 | leader-casualty 3 4 | pinning 1 1",
    "r1.pinned=1 r1.close-order=0" },
  { "K-CLOSE-01/kept when not pinned", NULL,
    CLOSE "\nend-turn\nfire b1 target=r1 range=short cover=none" ACT
    " | hit 6 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 | leader-casualty 3 4 | pinning 6 6",
    "r1.pinned=0 r1.close-order=1" },
  { "K-CLOSE-01/nobody is left to stand in it", NULL, CLOSE "\nremove unit=r1 fate=destroyed",
    "r1.close-order=0 r1.strength=0" },
  { "K-CLOSE-01/who routs takes it along", NULL, CLOSE "\nremove unit=r1 fate=routed",
    "r1.close-order=1" },
  { "K-CLOSE-01/not at the start", NULL, NULL, "r1.close-order=0" },
  { "K-CLOSE-01/not twice", NULL, CLOSE "\nform-close-order r1", "refused~close order" },
  { "K-CLOSE-02/no skirmish", NULL, CLOSE "\nskirmish r1", "refused~K-CLOSE-02" },
  { "K-CLOSE-02/no doubling", NULL, CLOSE "\nat-the-double r1", "refused~K-CLOSE-02" },
  { "K-CLOSE-02/friends may not pass", NULL, CLOSE "\nmove r1" ACT, "prompt~friends" },
  { "K-CLOSE-02/it may fire", NULL, CLOSE "\nfire r1 " SHOT " | hit " MISS_12, "prompt~circle" },

  { "K-GROUND-01/not at the start", NULL, NULL, "b1.gone-to-ground=0" },
  { "K-GROUND-01/lost when pinned", NULL,
    "end-turn\ngo-to-ground b1" ACT "\nend-turn\nfire r1 " SHOT
    " | hit 5 1 1 1 1 1 1 1 1 1 1 1 | leader-casualty 3 4 | pinning 1 1",
    "b1.gone-to-ground=0 b1.pinned=1" },
};

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);
  muster_kings_cases_add ("/kings/turn", turn_cases, G_N_ELEMENTS (turn_cases));
  muster_kings_cases_add ("/kings/act", act_cases, G_N_ELEMENTS (act_cases));
  muster_kings_cases_add ("/kings/move", move_cases, G_N_ELEMENTS (move_cases));
  return g_test_run ();
}
