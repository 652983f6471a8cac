/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-test-kings.h"
#include "muster-test.h"

/* What an umpire sets of the battle as a whole: turn, side to act, trackers (K-FILE-05); and the order that
 * opens a battle (K-OPT). Red attacks and goes first. */

#define UNITS "r1 regular-infantry\nr2 regular-infantry\nb1 tribal-infantry\nb2 tribal-infantry"
#define B "scenario B\nr1 crewed-weapon\nr2 regular-infantry\nb1 tribal-infantry\nb2 tribal-infantry"
#define THREE "scenario open turn-order=drawn\nside red role=attacker\nside blue role=defender\n" \
  "side green role=defender\nr1 regular-infantry\nb1 tribal-infantry\ng1 tribal-cavalry"
#define HIT_8 " | hit 4 4 4 4 4 4 4 4"
#define RELIEF "scenario H\nr1 regular-infantry\nr2 regular-infantry\nb1 regular-infantry\n" \
  "b2 regular-infantry reserve=true\nb3 tribal-infantry reserve=true"

static const MusterKingsCase turn_cases[] = {
  { "K-FILE-05/the turn", NULL, "set field=turn value=4", "turn=4 active_side=red step~→" },
  { "K-FILE-05/back to the first", NULL, "end-turn\nend-turn\nset field=turn value=1", "turn=1" },
  { "K-FILE-05/the next one follows it", NULL, "set field=turn value=4\nend-turn\nend-turn", "turn=5" },
  { "K-FILE-05/the turn and why", NULL, "set field=turn value=2 reason=forgotten", "step~forgotten" },
  { "K-FILE-05/the same turn", NULL, "set field=turn value=1", "turn=1 step~stays" },
  { "K-FILE-05/there is no turn 0", NULL, "set field=turn value=0", "refused~from" },
  { "K-FILE-05/far turns", NULL, "set field=turn value=999", "turn=999" },
  { "K-FILE-05/nobody plays that long", NULL, "set field=turn value=1000", "refused~999" },
  { "K-FILE-05/the last turn", "scenario F\n" UNITS, "set field=turn value=12", "turn=12 over=false" },
  { "K-FILE-05/the last turn ends", "scenario F\n" UNITS,
    "set field=turn value=12\nend-turn\nend-turn", "turn=12 over=true" },
  { "K-FILE-05/no turn after the last", "scenario F\n" UNITS, "set field=turn value=13", "refused~12" },
  { "K-FILE-05/a turn is a number", NULL, "set field=turn value=two", "refused~from" },
  { "K-FILE-05/a turn is of no unit", NULL, "set unit=r1 field=turn value=2", "refused~whole battle" },
  { "K-FILE-05/a strength is of a unit", NULL, "set field=strength value=2", "refused~whose" },
  { "K-FILE-05/a marker is of a unit", NULL, "set field=pinned value=2", "refused~whose" },
  { "K-FILE-05/the last turn after the end", NULL, "end-battle reason=rain\nset field=turn value=7",
    "turn=7 over=true winner=draw" },
};

static const MusterKingsCase side_cases[] = {
  { "K-FILE-05/the side to act", NULL, "set field=active_side value=blue",
    "active_side=blue turn=1 step~→" },
  { "K-FILE-05/the same side", NULL, "stand-to r1\nset field=active_side value=red",
    "active_side=red r1.acted=true step~stays" },
  { "K-FILE-05/its units can act", NULL, "set field=active_side value=blue\nmove b1", "b1.acted=true" },
  { "K-FILE-05/those of the other cannot", NULL, "set field=active_side value=blue\nstand-to r1",
    "refused~K-ACT-05" },
  { "K-FILE-05/who has not gone goes after it", NULL,
    "set field=active_side value=blue\nend-turn", "active_side=red turn=1" },
  { "K-FILE-05/and then the turn is over", NULL,
    "set field=active_side value=blue\nend-turn\nend-turn", "active_side=red turn=2" },
  { "K-FILE-05/its turn begins", UNITS,
    "end-turn\nmove b1\nend-turn\nset field=active_side value=blue", "b1.acted=false b2.acted=false" },
  { "K-FILE-05/who has gone goes on", UNITS,
    "stand-to r1\nend-turn\nset field=active_side value=red", "active_side=red r1.acted=true turn=1" },
  { "K-FILE-05/and the other comes after all", UNITS,
    "end-turn\nset field=active_side value=red\nend-turn", "active_side=blue turn=1" },
  { "K-FILE-05/a card that was drawn for it is spent", THREE,
    "draw-side side=blue\nset field=active_side value=blue\nend-turn", "refused~K-TURN-03" },
  { "K-FILE-05/a card of another still counts", THREE,
    "draw-side side=green\nset field=active_side value=blue\nend-turn", "active_side=green" },
  { "K-FILE-05/points that were rolled lapse", RELIEF,
    "end-turn\nend-turn\nend-turn\nreinforce | reinforcements 3 4\nset field=active_side value=red",
    "trackers.reinforcement-points=0" },
  { "K-FILE-05/no such side", NULL, "set field=active_side value=pink", "refused~side" },
  { "K-FILE-05/a side is no number", NULL, "set field=active_side value=1", "refused~side" },
  { "K-FILE-05/a side is not nobody", NULL, "set field=active_side value=null", "refused~side" },
  { "K-END-01/no side acts after the end", NULL,
    "end-battle reason=rain\nset field=active_side value=blue", "refused~K-END-01" },
};

static const MusterKingsCase tracker_cases[] = {
  { "K-FILE-05/a building", B, "set field=building-2 value=3",
    "trackers.building-2=3 trackers.building-1=10 step~→" },
  { "K-FILE-05/a building down, without points", B, "set field=building-1 value=0",
    "trackers.building-1=0 score.red=0" },
  { "K-FILE-05/what is down is no target", B,
    "set field=building-1 value=0\nfire r1 target=building-1 | action 6 6", "refused~K-SCN-04" },
  { "K-FILE-05/what stands again is", B,
    "set field=building-1 value=0\nset field=building-1 value=9\n"
    "fire r1 target=building-1 | action 6 6" HIT_8, "trackers.building-1=1" },
  { "K-FILE-05/not more than it can have", B, "set field=building-1 value=11", "refused~10" },
  { "K-FILE-05/not less than none", B, "set field=building-1 value=-1", "refused~from" },
  { "K-FILE-05/no buildings here", NULL, "set field=building-1 value=3", "refused~in this battle" },
  { "K-FILE-05/a building is of no unit", B, "set unit=r1 field=building-1 value=3",
    "refused~whole battle" },
  { "K-FILE-05/bloodless turns", "scenario C\n" UNITS, "set field=bloodless value=4",
    "trackers.bloodless=4 over=false" },
  { "K-FILE-05/one more ends it", "scenario C\n" UNITS,
    "set field=bloodless value=4\nend-turn\nend-turn", "over=true" },
  { "K-FILE-05/as many as it takes end with the turn", "scenario C\n" UNITS,
    "set field=bloodless value=5\nend-turn\nend-turn", "over=true trackers.bloodless=5" },
  { "K-FILE-05/one fewer does not", "scenario C\n" UNITS,
    "set field=bloodless value=3\nend-turn\nend-turn", "over=false trackers.bloodless=4" },
  { "K-FILE-05/points of reinforcements", RELIEF,
    "end-turn\nset field=reinforcement-points value=12", "trackers.reinforcement-points=12" },
  { "K-FILE-05/two dice have no more", RELIEF, "set field=reinforcement-points value=13",
    "refused~12" },
  { "K-FILE-05/gone for good", "side blue automated=true\n" UNITS, "set field=gone value=2",
    "trackers.gone=2 b1.gone=0" },
  { "K-FILE-05/a unit that is gone", "side blue automated=true\n" UNITS,
    "set unit=b1 field=gone value=1", "trackers.gone=0 b1.gone=1" },
  { "K-FILE-05/nobody is gone without Mr Babbage", UNITS, "set field=gone value=1", "refused~whose" },
};

/* Nobody has to begin where nothing is rolled, but whoever did may. */
static const MusterKingsCase begin_cases[] = {
  { "K-OPT/nothing to roll", NULL, "begin\nstand-to r1", "r1.acted=true" },
  { "K-OPT/not begun at all", NULL, "stand-to r1", "r1.acted=true" },
  { "K-OPT/not in the midst of it", NULL, "stand-to r1\nbegin", "refused~begun" },
};

/* r1 needs 6 or more with a Discipline of +1, and has a free Fire of 12 dice. */
static const MusterKingsCase house_cases[] = {
  { "K-ACT-03/the umpire helps a test", NULL, "move r1 umpire=3 | action 1 1", "last.passed=true step~+3" },
  { "K-ACT-03/without him it fails", NULL, "move r1 | action 1 1", "last.passed=false" },
  { "K-ACT-03/the umpire hinders a test", NULL, "move r1 umpire=-3 | action 4 3", "last.passed=false" },
  { "K-ACT-03/without him it passes", NULL, "move r1 | action 4 3", "last.passed=true" },
  { "K-ACT-03/the umpire adds three at most", NULL, "move r1 umpire=4 | action 1 1", "refused~umpire" },
  { "K-ACT-03/the log gives his reason", NULL,
    "move r1 umpire=1 umpire-reason=road | action 4 3", "step~road" },
  { "K-RALLY-01/the umpire helps a rally", NULL,
    "set unit=r1 field=pinned value=2\nrally r1 umpire=1 | rally 4 2", "r1.pinned=0 step~+1" },
  { "K-RALLY-01/without him it stays pinned", NULL,
    "set unit=r1 field=pinned value=2\nrally r1 | rally 4 2", "r1.pinned=2" },
  { "K-FIRE-02/the umpire adds dice", NULL,
    "fire r1 target=b1 range=short cover=none umpire-dice=9", "needs=hit/r1/21" },
  { "K-FIRE-02/the umpire takes dice away", NULL,
    "fire r1 target=b1 range=short cover=none umpire-dice=-9", "needs=hit/r1/3" },
  { "K-FIRE-02/nine dice are the most", NULL,
    "fire r1 target=b1 range=short cover=none umpire-dice=10", "refused~umpire-dice" },
  { "K-PIN-02/the umpire corrects the pinning test of a free volley", NULL,
    "fire r1 target=b1 range=short cover=none umpire=3 | hit 6 6 1 1 1 1 1 1 1 1 1 1 | "
    "leader-casualty 3 4 | pinning 3 2", "b1.pinned=0" },
  { "K-PIN-02/without him it is pinned", NULL,
    "fire r1 target=b1 range=short cover=none | hit 6 6 1 1 1 1 1 1 1 1 1 1 | "
    "leader-casualty 3 4 | pinning 3 2", "b1.pinned=1" },
};

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);
  muster_kings_cases_add ("/kings/umpire/turn", turn_cases, G_N_ELEMENTS (turn_cases));
  muster_kings_cases_add ("/kings/umpire/house rules", house_cases, G_N_ELEMENTS (house_cases));
  muster_kings_cases_add ("/kings/umpire/side", side_cases, G_N_ELEMENTS (side_cases));
  muster_kings_cases_add ("/kings/umpire/tracker", tracker_cases, G_N_ELEMENTS (tracker_cases));
  muster_kings_cases_add ("/kings/umpire/begin", begin_cases, G_N_ELEMENTS (begin_cases));
  return g_test_run ();
}
