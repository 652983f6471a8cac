/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-test-kings.h"
#include "muster-test.h"

/* Scenarios, their objectives and their ends: K-SCN, K-END. Red attacks. */

#define UNITS "\nr1 regular-infantry\nr2 regular-infantry\nb1 tribal-infantry\nb2 tribal-infantry"
#define TURN "\nend-turn\nend-turn"
#define SHOT "target=b1 range=short cover=none"
#define ACT " | action 6 6"
#define GUNS "scenario B\nr1 crewed-weapon\nr2 regular-infantry\nb1 tribal-infantry\nb2 tribal-infantry"
#define HIT_8 " | hit 4 4 4 4 4 4 4 4"
#define RELIEF "scenario H\nr1 regular-infantry\nr2 regular-infantry\nb1 regular-infantry\n" \
  "b2 regular-infantry reserve=true\nb3 tribal-infantry reserve=true"
#define KILL_B1 " | hit 5 5 5 5 5 5 5 5 5 5 5 5"

static const MusterKingsCase end_cases[] = {
  { "K-END-01/a side without units", NULL, "remove unit=b1 fate=routed\nend-turn\nend-turn",
    "over=true winner=red turn=1 active_side=blue score.red=1" },
  { "K-END-01/only after the turn", NULL, "remove unit=b1 fate=routed\nend-turn", "over=false" },
  { "K-END-01/units to come keep it going",
    "r1 regular-infantry\nb1 tribal-infantry\nb2 tribal-infantry reserve=true",
    "remove unit=b1 fate=routed" TURN, "over=false turn=2" },
  { "K-END-01/a side without Leaders", NULL, "set unit=b1 field=leader value=casualty" TURN,
    "over=true winner=draw" },
  { "K-END-01/one Leader is enough", "scenario open" UNITS,
    "set unit=b1 field=leader value=casualty" TURN, "over=false" },
  { "K-END-01/unless it holds no longer", NULL,
    "set unit=b1 field=leader value=casualty\nend-turn\n"
    "set unit=b1 field=leader value=in-command\nend-turn", "over=false turn=2" },
  { "K-END-01/one force left does not ask for Leaders", "scenario F" UNITS,
    "set unit=b1 field=leader value=casualty\nset unit=b2 field=leader value=casualty" TURN,
    "over=false" },
  { "K-END-01/players agree", NULL, "end-battle reason=rain", "over=true winner=draw turn=1" },
  { "K-END-01/nothing more is done", NULL, "end-battle reason=rain\nstand-to r1", "refused~over" },
  { "K-END-01/no removing", NULL, "end-battle reason=rain\nremove unit=b1 fate=routed",
    "refused~over" },
  { "K-END-01/notes are taken", NULL, "end-battle reason=rain\nnote text=cake", "over=true" },
  { "K-END-01/the winner follows the points", NULL,
    "end-battle reason=rain\naward side=blue objective=cake", "winner=blue score.blue=1" },
  { "K-END-01/corrections are taken", NULL,
    "end-battle reason=rain\nset unit=b1 field=strength value=2", "b1.strength=2 winner=draw" },

  { "K-END-02/a draw", "scenario open" UNITS,
    "remove unit=b1 fate=routed\nremove unit=r1 fate=routed\nend-battle reason=x",
    "winner=draw score.red=1 score.blue=1" },
  { "K-END-02/the player who last shot at it",
    "side red players=p1,p2\nr1 regular-infantry @p1\nr2 regular-infantry @p2\nb1 tribal-infantry\n"
    "b2 tribal-infantry",
    "fire r1 " SHOT " | hit 1 1 1 1 1 1 1 1 1 1 1 1\nremove unit=b1 fate=routed",
    "players.p1=1 players.p2=0 score.red=1" },
  { "K-END-02/the last one counts",
    "side red players=p1,p2\nr1 regular-infantry @p1\nr2 regular-infantry @p2\nb1 tribal-infantry x3\n"
    "b2 tribal-infantry",
    "fire r1 " SHOT " | hit 1 1 1 1 1 1 1 1 1 1 1 1\nfire r2 " SHOT KILL_B1,
    "players.p1=0 players.p2=1 score.red=1" },
  { "K-END-02/the player who last fought it",
    "side red players=p1\nr1 regular-cavalry @p1\nb1 tribal-infantry x2\nb2 tribal-infantry",
    "attack r1 target=b1 | attack-hit 4 4 4 4 4 4 4 4 | defence-hit 1 1",
    "players.p1=1 b1.fate=destroyed" },
  { "K-END-02/nobody shot at it", "side red players=p1\nr1 regular-infantry @p1\nb1 tribal-infantry",
    "remove unit=b1 fate=retreated-off", "players.p1=0 score.red=1" },
  { "K-END-02/of several enemies the one who fought it",
    "side red role=attacker\nside blue role=defender\nside green role=attacker\n"
    "r1 regular-infantry\nb1 tribal-infantry\ng1 regular-cavalry",
    "end-turn\nend-turn\nattack g1 target=b1 | attack-hit 1 1 1 1 1 1 1 1"
    " | defence-hit 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1\nremove unit=b1 fate=routed",
    "green.enemy-unit=1 red.enemy-unit=0" },
  { "K-END-02/of several enemies whom nobody fought, the first of the other role",
    "side red role=attacker\nside blue role=attacker\nside green role=defender\n"
    "r1 regular-infantry\nb1 tribal-infantry\ng1 regular-cavalry",
    "remove unit=b1 fate=routed", "green.enemy-unit=1 red.enemy-unit=0" },
  { "K-END-02/an award to a player", "side red players=p1,p2\nr1 regular-infantry\nb1 tribal-infantry",
    "award player=p2 objective=flag count=2", "players.p2=2 players.p1=0 score.red=2" },
  { "K-END-02/an award to the side", "side red players=p1\nr1 regular-infantry\nb1 tribal-infantry",
    "award side=red objective=flag", "players.p1=0 score.red=1" },
  { "K-END-02/taken back", NULL, "award side=red objective=flag count=2\n"
    "award side=red objective=flag count=-1", "red.flag=1 score.red=1" },
  { "K-END-02/to one of them", NULL, "award objective=flag", "refused~side" },
};

static const MusterKingsCase scenario_cases[] = {
  { "K-SCN-02/units lost", "scenario open" UNITS,
    "remove unit=b1 fate=destroyed\nremove unit=b2 fate=retreated-off\nremove unit=r1 fate=routed",
    "red.enemy-unit=2 blue.enemy-unit=1" },
  { "K-SCN-02/units that left are not lost", "scenario open" UNITS,
    "remove unit=b1 fate=exited\nremove unit=b2 fate=withdrawn", "red.enemy-unit=0" },
  { "K-SCN-02/a Leader shot", "scenario A" UNITS,
    "fire r1 " SHOT " | hit 5 1 1 1 1 1 1 1 1 1 1 1 | leader-casualty 1 1 | pinning 6 6",
    "red.enemy-leader=1 score.red=1" },
  { "K-SCN-02/a Leader deserted", "scenario A\nr1 regular-infantry\nb1 tribal-infantry *bag-of-nerves",
    "fire r1 " SHOT " | hit 5 1 1 1 1 1 1 1 1 1 1 1 | leader-casualty 3 4 | pinning 1 1 | nerves 6",
    "red.enemy-leader=1" },
  { "K-SCN-02/a Leader fallen with his unit", "scenario A" UNITS, "remove unit=b1 fate=destroyed",
    "red.enemy-leader=1 red.enemy-unit=1 score.red=2" },
  { "K-SCN-02/a Leader routed is none", "scenario A" UNITS, "remove unit=b1 fate=routed",
    "red.enemy-leader=0 red.enemy-unit=1" },
  { "K-SCN-02/not twice", "scenario A" UNITS,
    "fire r1 " SHOT " | hit 5 1 1 1 1 1 1 1 1 1 1 1 | leader-casualty 1 1 | pinning 6 6\n"
    "remove unit=b1 fate=destroyed", "red.enemy-leader=1" },
  { "K-SCN-02/an objective of the other role", "scenario B" UNITS,
    "award side=blue objective=building-destroyed", "refused~building-destroyed" },
  { "K-SCN-02/no such objective", "scenario B" UNITS, "award side=red objective=well",
    "refused~well" },

  { "K-SCN-03/first off", "scenario A" UNITS, "remove unit=r1 fate=exited",
    "red.first-off=1 red.full-off=0 score.red=4" },
  { "K-SCN-03/only once in the game", "scenario A" UNITS,
    "remove unit=r1 fate=exited\nremove unit=b1 fate=exited", "blue.first-off=0 blue.full-off=1" },
  { "K-SCN-03/others over half", "scenario A" UNITS,
    "remove unit=r1 fate=exited\nset unit=b1 field=strength value=9\nremove unit=b1 fate=exited",
    "blue.half-off=1 score.blue=1" },
  { "K-SCN-03/half is not over half", "scenario A" UNITS,
    "set unit=b1 field=strength value=8\nremove unit=b1 fate=exited\nremove unit=r1 fate=exited",
    "score.blue=0 red.first-off=1" },
  { "K-SCN-03/the first may have losses", "scenario A" UNITS,
    "set unit=b1 field=strength value=9\nremove unit=b1 fate=exited", "blue.first-off=1" },
  { "K-SCN-03/a limit that is said", "scenario A turn-limit=2" UNITS, "stand-to r1" TURN TURN,
    "over=true turn=2" },
  { "K-SCN-03/thirty turns for 6\" on 72\"", "scenario A" UNITS,
    "stand-to r1" TURN TURN TURN TURN TURN TURN TURN TURN TURN TURN TURN TURN TURN TURN TURN
    TURN TURN TURN TURN TURN TURN TURN TURN TURN TURN TURN TURN TURN TURN, "over=false turn=30" },
  { "K-SCN-03/and no more", "scenario A" UNITS,
    "stand-to r1" TURN TURN TURN TURN TURN TURN TURN TURN TURN TURN TURN TURN TURN TURN TURN
    TURN TURN TURN TURN TURN TURN TURN TURN TURN TURN TURN TURN TURN TURN TURN, "over=true turn=30" },
  { "K-SCN-03/moves are rounded up", "table 20\nscenario A\nr1 tribal-infantry\nb1 tribal-infantry",
    "stand-to r1" TURN TURN TURN TURN TURN TURN TURN, "over=true turn=7" },

  { "K-SCN-04/a gun at a building", GUNS, "fire r1 target=building-1" ACT HIT_8,
    "trackers.building-1=2 last.hits=8 b1.shot-at=0" },
  { "K-SCN-04/rubble", GUNS,
    "fire r1 target=building-1" ACT HIT_8 TURN "\nfire r1 target=building-1" ACT
    " | hit 4 4 1 1 1 1 1 1", "trackers.building-1=0 red.building-destroyed=1 score.red=3 prompt~rubble" },
  { "K-SCN-04/one point left", GUNS,
    "fire r1 target=building-1" ACT HIT_8 TURN "\nfire r1 target=building-1" ACT
    " | hit 4 1 1 1 1 1 1 1", "trackers.building-1=1 red.building-destroyed=0" },
  { "K-SCN-04/rubble is no target", GUNS,
    "fire r1 target=building-1" ACT HIT_8 TURN "\nfire r1 target=building-1" ACT HIT_8 TURN
    "\nfire r1 target=building-1", "refused~rubble" },
  { "K-SCN-04/a building has no range", GUNS, "fire r1 target=building-1 range=short",
    "refused~range" },
  { "K-SCN-04/only field guns", GUNS, "fire r2 target=building-1", "refused~field guns" },
  { "K-SCN-04/the planner's die", "scenario B\nr1 crewed-weapon *terrible-planner\nb1 tribal-infantry",
    "fire r1 target=building-2" ACT HIT_8 " | ammo 1", "r1.out-of-ammo=1 trackers.building-2=2" },
  { "K-SCN-04/an attack", GUNS, "attack r2 target=building-3" ACT
    " | attack-hit 5 5 5 1 1 1 1 1 1 1 1 1", "trackers.building-3=7 last.hits=3 last.retreat={}"
    " step~each_5_or_more_is_a_hit:_3" },
  { "K-SCN-04/no defence of walls", GUNS, "attack r2 target=building-3 defence=uphill",
    "refused~defence" },
  { "K-SCN-04/no buildings elsewhere", "scenario A" UNITS, "attack r1 target=building-1",
    "refused~building" },
  { "K-SCN-04/reserves act at once",
    "scenario B\nr1 regular-infantry\nb1 tribal-infantry reserve=true\nb2 tribal-infantry",
    "end-turn\ndeploy b1\nmove b1", "b1.fate=in-play last.move=8" },
  { "K-SCN-04/in their own turn",
    "scenario B\nr1 regular-infantry\nb1 tribal-infantry reserve=true\nb2 tribal-infantry",
    "deploy b1", "refused~not the turn" },
  { "K-SCN-04/not twice", "scenario B" UNITS, "end-turn\ndeploy b1", "refused~not in reserve" },
  { "K-SCN-04/the attacker retires", "scenario B" UNITS, "remove unit=r1 fate=withdrawn",
    "score.red=0 score.blue=0 r1.fate=withdrawn" },
  { "K-SCN-04/intact at the end", GUNS,
    "fire r1 target=building-1" ACT HIT_8 TURN "\nfire r1 target=building-1" ACT HIT_8
    "\nend-battle reason=x", "blue.building-intact=4 score.blue=8 red.building-destroyed=1" },
  { "K-SCN-04/no defender in play", GUNS,
    "remove unit=b1 fate=routed\nremove unit=b2 fate=exited" TURN,
    "over=true red.building-destroyed=5 blue.building-intact=0 score.red=15" },
  { "K-SCN-04/another defending side holds them",
    "scenario B\nside red role=attacker\nside blue role=defender\nside green role=defender\n"
    "r1 regular-infantry\nb1 tribal-infantry\ng1 tribal-infantry",
    "remove unit=b1 fate=routed\nend-battle reason=x", "objectives.red.building-destroyed=0"
    " objectives.blue.building-intact=5" },
  { "K-SCN-04/twelve turns", "scenario B" UNITS,
    "stand-to r1" TURN TURN TURN TURN TURN TURN TURN TURN TURN TURN TURN TURN, "over=true turn=12" },
  { "K-SCN-04/not eleven", "scenario B" UNITS,
    "stand-to r1" TURN TURN TURN TURN TURN TURN TURN TURN TURN TURN TURN, "over=false turn=12" },

  { "K-SCN-05/bloodless", "scenario C" UNITS, "stand-to r1" TURN TURN, "trackers.bloodless=2" },
  { "K-SCN-05/five end it", "scenario C" UNITS, "stand-to r1" TURN TURN TURN TURN TURN,
    "over=true trackers.bloodless=5" },
  { "K-SCN-05/a defending model fell", "scenario C" UNITS,
    "stand-to r1" TURN "\nfire r1 " SHOT
    " | hit 5 1 1 1 1 1 1 1 1 1 1 1 | leader-casualty 3 4 | pinning 6 6" TURN,
    "trackers.bloodless=0" },
  { "K-SCN-05/an attacking one does not count", "scenario C" UNITS,
    "stand-to r1\nretreat-loss r2 models=1" TURN, "trackers.bloodless=1" },
  { "K-SCN-05/destroyed by the umpire", "scenario C" UNITS,
    "stand-to r1" TURN "\nremove unit=b1 fate=destroyed" TURN, "trackers.bloodless=0" },
  { "K-SCN-05/a rout is no casualty", "scenario C" UNITS,
    "stand-to r1" TURN "\nremove unit=b1 fate=routed" TURN, "trackers.bloodless=2" },
  { "K-SCN-05/the farm", "scenario C" UNITS,
    "award side=blue objective=farm-held\naward side=red objective=enemy-gave-up",
    "score.blue=2 score.red=1" },

  { "K-SCN-06/revealed and done",
    "scenario D\nr1 tribal-infantry reserve=true\nr2 tribal-infantry\nb1 regular-infantry",
    "end-turn\ndeploy r1", "r1.fate=in-play r1.acted=true prompt~K-SCN-06" },
  { "K-SCN-06/it acts in its next turn",
    "scenario D\nr1 tribal-infantry reserve=true\nr2 tribal-infantry\nb1 regular-infantry",
    "end-turn\ndeploy r1\nend-turn\nend-turn\nmove r1", "last.move=8" },
  { "K-SCN-06/scouted and not", "scenario D" UNITS,
    "award side=blue objective=area-scouted count=2\nend-battle reason=x",
    "red.area-unscouted=4 score.blue=6 score.red=8 winner=red" },
  { "K-SCN-06/all scouted", "scenario D" UNITS,
    "award side=blue objective=area-scouted count=6\nremove unit=b1 fate=exited\n"
    "remove unit=b2 fate=exited" TURN, "over=true red.area-unscouted=0 score.blue=18" },
  { "K-SCN-06/units are worth more to the attacker", "scenario D" UNITS,
    "remove unit=b1 fate=routed\nremove unit=r1 fate=routed", "score.red=2 score.blue=1" },

  { "K-SCN/E escaped strong", "scenario E" UNITS,
    "set unit=b1 field=strength value=9\nremove unit=b1 fate=exited",
    "blue.escaped-strong=1 score.blue=3" },
  { "K-SCN/E exactly half is weak", "scenario E" UNITS,
    "set unit=b1 field=strength value=8\nremove unit=b1 fate=exited",
    "blue.escaped-weak=1 score.blue=1" },
  { "K-SCN/E the attacker does not escape", "scenario E" UNITS, "remove unit=r1 fate=exited",
    "score.red=0" },
  { "K-SCN/F objective held", "scenario F" UNITS, "award side=red objective=objective-held",
    "score.red=5" },
  { "K-SCN/F twelve turns", "scenario F" UNITS,
    "stand-to r1" TURN TURN TURN TURN TURN TURN TURN TURN TURN TURN TURN TURN, "over=true turn=12" },
  { "K-SCN/G melted away", "scenario G" UNITS,
    "remove unit=r1 fate=withdrawn\nremove unit=b1 fate=withdrawn",
    "red.melted-away=1 score.red=1 score.blue=0" },
  { "K-SCN/G survivors", "scenario G" UNITS,
    "set unit=b1 field=strength value=8\nset unit=b2 field=strength value=7\nend-battle reason=x",
    "blue.survivor=1 score.blue=2" },
  { "K-SCN/G a defender lost", "scenario G" UNITS,
    "remove unit=b1 fate=routed\nremove unit=r1 fate=routed", "score.red=3 score.blue=2" },
  { "K-SCN/G ten turns", "scenario G" UNITS,
    "stand-to r1" TURN TURN TURN TURN TURN TURN TURN TURN TURN TURN,
    "over=true turn=10 blue.survivor=2" },

  { "K-SCN-07/not in turn 1", RELIEF, "end-turn\nreinforce", "refused~K-SCN-07" },
  { "K-SCN-07/from turn 2", RELIEF, "end-turn\nend-turn\nend-turn\nreinforce | reinforcements 4 5",
    "trackers.reinforcement-points=9" },
  { "K-SCN-07/it is called for", RELIEF, "end-turn\nend-turn\nend-turn", "prompt~reinforcements" },
  { "K-SCN-07/whole units for points", RELIEF,
    "end-turn\nend-turn\nend-turn\nreinforce | reinforcements 4 5\ndeploy b2",
    "trackers.reinforcement-points=3 b2.fate=in-play b2.acted=true prompt~edge" },
  { "K-SCN-07/and another", RELIEF,
    "end-turn\nend-turn\nend-turn\nreinforce | reinforcements 4 5\ndeploy b2\ndeploy b3",
    "trackers.reinforcement-points=0" },
  { "K-SCN-07/too dear", RELIEF,
    "end-turn\nend-turn\nend-turn\nreinforce | reinforcements 4 4\ndeploy b2\ndeploy b3",
    "refused~K-SCN-07" },
  { "K-SCN-07/points lapse", RELIEF,
    "end-turn\nend-turn\nend-turn\nreinforce | reinforcements 4 5\nend-turn",
    "trackers.reinforcement-points=0 turn=3" },
  { "K-SCN-07/first in the turn", RELIEF, "end-turn\nend-turn\nend-turn\nstand-to b1\nreinforce",
    "refused~first" },
  { "K-SCN-07/once a turn", RELIEF,
    "end-turn\nend-turn\nend-turn\nreinforce | reinforcements 4 5\nreinforce", "refused~once" },
  { "K-SCN-07/not for the attacker", RELIEF, "end-turn\nend-turn\nreinforce", "refused~defender" },
  { "K-SCN-07/escort", RELIEF, "remove unit=b1 fate=routed", "red.escort-unit=1 score.red=2" },
  { "K-SCN-07/relief", RELIEF,
    "end-turn\nend-turn\nend-turn\nreinforce | reinforcements 4 5\ndeploy b2\n"
    "remove unit=b2 fate=routed", "red.relief-unit=1 red.escort-unit=0 score.red=1" },
  { "K-SCN-07/an attacker lost", RELIEF, "remove unit=r1 fate=routed", "score.blue=2" },
  { "K-SCN-07/overrun ends it with the turn", RELIEF, "award side=red objective=overrun",
    "over=false score.red=2" },
  { "K-SCN-07/overrun", RELIEF, "award side=red objective=overrun" TURN,
    "over=true score.red=2 blue.not-overrun=0" },
  { "K-SCN-07/not overrun", RELIEF, "end-battle reason=x", "blue.not-overrun=1 score.blue=4" },
  { "K-SCN-07/reserves do not keep it going", RELIEF, "remove unit=b1 fate=routed" TURN,
    "over=true red.overrun=1 score.red=4 blue.not-overrun=0" },
  { "K-SCN-07/overrun once", RELIEF,
    "award side=red objective=overrun\nremove unit=b1 fate=routed" TURN, "red.overrun=1" },
};

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);
  muster_kings_cases_add ("/kings/end", end_cases, G_N_ELEMENTS (end_cases));
  muster_kings_cases_add ("/kings/scenario", scenario_cases, G_N_ELEMENTS (scenario_cases));
  return g_test_run ();
}
