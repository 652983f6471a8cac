/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-test-kings.h"
#include "muster-test.h"

/* Playing against Mr Babbage: K-SOLO. Blue is his. */

#define BABBAGE "side blue automated=true\nr1 regular-infantry\nr2 regular-infantry\n"
#define NATIVES BABBAGE "b1 tribal-infantry\nb2 irregular-infantry\nb3 tribal-cavalry\n" \
  "b4 tribal-infantry\nb5 crewed-weapon"
#define CHARGERS BABBAGE "b1 tribal-infantry\nb2 tribal-infantry"
#define READY BABBAGE "b1 tribal-infantry reserve=false\nb2 irregular-infantry reserve=false\n" \
  "b3 tribal-cavalry reserve=false\nb4 crewed-weapon"
#define MOVE "move r1 | action 6 6\n"
#define BLUE "end-turn\n"
#define MISS_16 "1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1"
#define MISS_12 "1 1 1 1 1 1 1 1 1 1 1 1"
#define LOSE_B1 "remove unit=b1 fate=destroyed\n"

static const MusterKingsCase cases[] = {
  { "K-SOLO-01/all but guns wait", NATIVES, NULL,
    "b1.fate=reserve b2.fate=reserve b3.fate=reserve b5.fate=in-play r1.fate=in-play" },
  { "K-SOLO-01/unless it is said", READY, NULL, "b1.fate=in-play" },
  { "K-SOLO-01/they never test to act", READY, BLUE "at-the-double b1 | double 3",
    "last.passed=true last.move=11" },
  { "K-SOLO-01/they never witness", READY, "remove unit=b2 fate=routed\nwitness b1",
    "refused~K-SOLO-01" },
  { "K-SOLO-01/they are pinned by casualties", READY,
    "fire r1 target=b1 range=short cover=none | hit 5 1 1 1 1 1 1 1 1 1 1 1 | leader-casualty 3 4"
    " | pinning 1 1", "b1.pinned=1" },
  { "K-SOLO-01/they rally", READY,
    "set unit=b1 field=pinned value=1\n" BLUE "rally b1 | rally 6 6", "b1.pinned=0" },
  { "K-SOLO-01/they do not come on by themselves", NATIVES, BLUE "deploy b1", "refused~K-SOLO-02" },

  { "K-ACT-04/who fires by the table rises", READY,
    "set unit=b2 field=gone-to-ground value=1\n" BLUE
    "babbage-act b2 target=r1 range=long cover=none | babbage 3 | hit " MISS_12,
    "b2.gone-to-ground=0" },
  { "K-ACT-04/with caution too", READY,
    "set unit=b2 field=gone-to-ground value=1\n" BLUE
    "babbage-act b2 target=r1 range=long cover=none | babbage 2 | hit " MISS_12,
    "b2.gone-to-ground=0" },
  { "K-ACT-04/a cautious charger goes to ground again", READY,
    "set unit=b1 field=gone-to-ground value=1\n" BLUE "babbage-act b1 | babbage 2",
    "b1.gone-to-ground=1" },
  { "K-SOLO-05/who waits to appear keeps the relief in the battle",
    "scenario H\nside red role=attacker\nside blue role=defender automated=true\nr1 regular-infantry\n"
    "b1 tribal-infantry\nb2 tribal-infantry", "end-turn\nend-turn", "over=false turn=2" },

  { "K-SOLO-02/nobody", NATIVES, MOVE "babbage-appear r1 | appear 2", "b1.fate=reserve" },
  { "K-SOLO-02/it is called for", NATIVES, "move r1 | action 6 6", "prompt~K-SOLO-02" },
  { "K-SOLO-02/three: a charger", NATIVES, MOVE "babbage-appear r1 | appear 3 | type 3 | side 3",
    "b1.fate=in-play b2.fate=reserve prompt~24\" prompt~front" },
  { "K-SOLO-02/three: a shooter", NATIVES, MOVE "babbage-appear r1 | appear 3 | type 4 | side 4",
    "b2.fate=in-play b1.fate=reserve prompt~left" },
  { "K-SOLO-02/four: a charger", NATIVES, MOVE "babbage-appear r1 | appear 4 | type 5 | side 5",
    "b1.fate=in-play prompt~12\" prompt~right" },
  { "K-SOLO-02/four: a shooter", NATIVES, MOVE "babbage-appear r1 | appear 4 | type 6 | side 6",
    "b2.fate=in-play prompt~rear" },
  { "K-SOLO-02/five: two", NATIVES, MOVE "babbage-appear r1 | appear 5 | type 4 | type 4 | side 1",
    "b1.fate=in-play b4.fate=in-play b2.fate=reserve" },
  { "K-SOLO-02/five: a shooter and horse", NATIVES,
    MOVE "babbage-appear r1 | appear 5 | type 5 | type 6 | side 1",
    "b2.fate=in-play b3.fate=in-play b1.fate=reserve" },
  { "K-SOLO-02/six: a charger, no die for it", NATIVES, MOVE "babbage-appear r1 | appear 6 | side 1",
    "b1.fate=in-play prompt~8\"" },
  { "K-SOLO-02/a force of one type", CHARGERS, MOVE "babbage-appear r1 | appear 3 | side 1",
    "b1.fate=in-play b2.fate=reserve" },
  { "K-SOLO-02/two of one type", CHARGERS, MOVE "babbage-appear r1 | appear 5 | side 1",
    "b1.fate=in-play b2.fate=in-play" },
  { "K-SOLO-02/one type comes on a six", BABBAGE "b1 irregular-infantry",
    MOVE "babbage-appear r1 | appear 6 | side 1", "b1.fate=in-play" },
  { "K-SOLO-02/none is waiting", NATIVES,
    MOVE "babbage-appear r1 | appear 3 | type 4 | side 1\nmove r2 | action 6 6\n"
    "babbage-appear r2 | appear 3 | type 4", "b1.fate=reserve" },
  { "K-SOLO-02/after a double too", NATIVES,
    "at-the-double r1 | action 6 6 | double 1\nbabbage-appear r1 | appear 1", "last.passed=true" },
  { "K-SOLO-02/not after another order", NATIVES, "stand-to r1\nbabbage-appear r1", "refused~moved" },
  { "K-SOLO-02/not after a move that failed", NATIVES, "move r1 | action 1 1\nbabbage-appear r1",
    "refused~moved" },
  { "K-SOLO-02/once", NATIVES, MOVE "babbage-appear r1 | appear 1\nbabbage-appear r1",
    "refused~moved" },
  { "K-SOLO-02/straight afterwards", NATIVES, MOVE "stand-to r2\nbabbage-appear r1",
    "refused~moved" },
  { "K-SOLO-02/not for his own", READY, BLUE "move b1\nbabbage-appear b1", "refused~K-SOLO-02" },
  { "K-SOLO-02/not without him", NULL, "move r1 | action 6 6\nbabbage-appear r1",
    "refused~automated" },

  { "K-SOLO-03/slinks away", READY, BLUE "babbage-act b1 | babbage 1",
    "b1.fate=withdrawn b1.acted=true last.move=0 prompt~returns" },
  { "K-SOLO-03/what is added is said", READY,
    BLUE "babbage-act b1 can-contact=true outnumbered=true target=r1 | babbage 1",
    "step~reach step~outnumbered" },
  { "K-SOLO-03/nothing is added", READY, BLUE "babbage-act b1 | babbage 2", "step!reach step!+0" },
  { "K-SOLO-03/outnumbered", READY, BLUE "babbage-act b1 outnumbered=true | babbage 2",
    "b1.fate=withdrawn" },
  { "K-SOLO-03/able to contact", READY,
    BLUE "babbage-act b1 can-contact=true target=r1 | babbage 1", "b1.fate=in-play b1.gone-to-ground=1" },
  { "K-SOLO-03/a cautious charger", READY, BLUE "babbage-act b1 | babbage 2",
    "b1.gone-to-ground=1 last.move=0" },
  { "K-SOLO-03/a cautious shooter", READY,
    BLUE "babbage-act b2 target=r1 range=long cover=none | babbage 2", "needs=hit/b2/12" },
  { "K-SOLO-03/without a shot", READY, BLUE "babbage-act b2 | babbage 2", "last.hits=0" },
  { "K-SOLO-03/cautious horse fires", READY,
    BLUE "babbage-act b3 target=r1 range=short cover=none | babbage 2", "needs=hit/b3/10" },
  { "K-SOLO-03/advances", READY, BLUE "babbage-act b1 | babbage 3", "last.move=8 r1.shot-at=0" },
  { "K-SOLO-03/advances into contact", READY,
    BLUE "babbage-act b1 target=r1 distance=8 | babbage 4", "needs=attack-hit/b1/16" },
  { "K-SOLO-03/too far", READY, BLUE "babbage-act b1 target=r1 distance=9 | babbage 4",
    "last.move=8 r1.shot-at=0" },
  { "K-SOLO-03/a shooter fires instead", READY,
    BLUE "babbage-act b2 target=r1 range=long cover=none | babbage 3", "needs=hit/b2/12" },
  { "K-SOLO-03/and stays where it is", READY,
    BLUE "babbage-act b2 target=r1 range=long cover=none | babbage 4 | hit " MISS_12,
    "last.move=0 last.hits=0 step~stays" },
  { "K-SOLO-03/a shooter without a shot advances", READY, BLUE "babbage-act b2 | babbage 4",
    "last.move=6" },
  { "K-SOLO-03/a charger does not fire", READY,
    BLUE "babbage-act b1 target=r1 range=short cover=none | babbage 3", "last.move=8 last.hits=0" },
  { "K-SOLO-03/charges", READY, BLUE "babbage-act b1 target=r1 distance=11 | babbage 5 | double 3",
    "needs=attack-hit/b1/16" },
  { "K-SOLO-03/charges too short", READY,
    BLUE "babbage-act b1 target=r1 distance=12 | babbage 5 | double 3", "last.move=11" },
  { "K-SOLO-03/a shooter near by fires", READY,
    BLUE "babbage-act b2 target=r1 range=short cover=none | babbage 5", "needs=hit/b2/12" },
  { "K-SOLO-03/a shooter far off charges", READY,
    BLUE "babbage-act b2 target=r1 range=long cover=none | babbage 5", "needs=double/b2/1" },
  { "K-SOLO-03/six inches instead of a die", READY,
    BLUE "babbage-act b1 target=r1 distance=14 | babbage 6", "needs=attack-hit/b1/16" },
  { "K-SOLO-03/a shooter charges too", READY,
    BLUE "babbage-act b2 target=r1 range=short cover=none | babbage 6", "last.move=12 last.hits=0" },
  { "K-SOLO-03/seven is six", READY,
    BLUE "babbage-act b1 can-contact=true target=r1 | babbage 6", "needs=attack-hit/b1/16" },
  { "K-SOLO-03/it rises from the ground", READY,
    BLUE "babbage-act b1 | babbage 2\nend-turn\nend-turn\nbabbage-act b1 | babbage 3",
    "b1.gone-to-ground=0" },
  { "K-SOLO-03/once a turn", READY, BLUE "babbage-act b1 | babbage 3\nbabbage-act b1",
    "refused~has acted" },
  { "K-SOLO-03/pinned it rallies", READY, "set unit=b1 field=pinned value=1\n" BLUE "babbage-act b1",
    "refused~must rally" },
  { "K-SOLO-03/contact with whom", READY, BLUE "babbage-act b1 can-contact=true", "refused~K-SOLO-03" },
  { "K-SOLO-03/not for players", READY, "babbage-act r1", "refused~K-SOLO-03" },
  { "K-SOLO-03/its horse follows up", BABBAGE "b1 tribal-cavalry x2 reserve=false",
    "set unit=r1 field=strength value=2\n"
    BLUE "babbage-act b1 can-contact=true target=r1 | babbage 3 | attack-hit 5 5 | defence-hit 1 1\n"
    "follow-up b1 target=r2", "needs=attack-hit/b1/2" },

  { "K-SOLO-04/not while it is there", READY, "babbage-return b1", "refused~K-SOLO-04" },
  { "K-SOLO-04/destroyed it rolls", READY, LOSE_B1 "babbage-return b1", "needs=return/b1/1" },
  { "K-SOLO-04/gone for good", READY, LOSE_B1 "babbage-return b1 | return 1",
    "b1.gone=1 b1.fate=destroyed trackers.gone=1" },
  { "K-SOLO-04/the first time helps", READY, LOSE_B1 "babbage-return b1 | return 2",
    "b1.gone=0 b1.fate=reserve b1.strength=16 b1.leader=in-command" },
  { "K-SOLO-04/it waits", READY, LOSE_B1 "babbage-return b1 | return 3",
    "b1.fate=reserve b1.returning=0 b1.shot-at=0" },
  { "K-SOLO-04/it is returning", READY, LOSE_B1 "babbage-return b1 | return 4",
    "b1.fate=reserve b1.returning=1" },
  { "K-SOLO-04/it is back in its next turn", READY, LOSE_B1 "babbage-return b1 | return 4\nend-turn",
    "b1.fate=in-play b1.returning=0 active_side=blue prompt~lots" },
  { "K-SOLO-04/a returning unit does not appear", NATIVES,
    MOVE "babbage-appear r1 | appear 6 | side 1\nremove unit=b1 fate=destroyed\n"
    "babbage-return b1 | return 4\nmove r2 | action 6 6\nbabbage-appear r2 | appear 6 | side 1",
    "b1.returning=1 b4.fate=in-play" },
  { "K-SOLO-04/at once", READY, LOSE_B1 "babbage-return b1 | return 5",
    "b1.fate=in-play b1.strength=16" },
  { "K-SOLO-04/in front of its destroyer", READY,
    "set unit=b1 field=strength value=1\n"
    "fire r1 target=b1 range=short cover=none | hit 6 6 6 6 6 6 6 6 6 6 6 6\n"
    "babbage-return b1 | return 6", "b1.fate=in-play prompt~r1" },
  { "K-SOLO-04/no room", READY, LOSE_B1 "babbage-return b1 crowded=true | return 5",
    "needs=return/b1/1" },
  { "K-SOLO-04/until there is", READY,
    LOSE_B1 "babbage-return b1 crowded=true | return 5 | return 6 | return 3", "b1.fate=reserve" },
  { "K-SOLO-04/slunk away it is likelier", READY,
    BLUE "babbage-act b1 | babbage 1\nbabbage-return b1 | return 1", "b1.fate=reserve b1.gone=0" },
  { "K-SOLO-04/the second time is harder", READY,
    LOSE_B1 "babbage-return b1 | return 5\n" LOSE_B1 "babbage-return b1 | return 2", "b1.gone=1" },
  { "K-SOLO-04/each one gone makes it harder", READY,
    "remove unit=b2 fate=routed\nbabbage-return b2 | return 1\n" LOSE_B1
    "babbage-return b1 | return 2", "b1.gone=1 trackers.gone=2" },
  { "K-SOLO-04/once", READY, LOSE_B1 "babbage-return b1 | return 1\nbabbage-return b1",
    "refused~K-SOLO-04" },
  { "K-SOLO-04/without other markers", READY,
    "fire r1 target=b1 range=short cover=none | hit 5 1 1 1 1 1 1 1 1 1 1 1 | leader-casualty 1 1"
    " | pinning 1 1\nremove unit=b1 fate=routed\nbabbage-return b1 | return 6",
    "b1.pinned=0 b1.shot-at=0 b1.leader=in-command b1.leadership=6" },

  { "K-SOLO-04/a gun that waits comes by itself", READY,
    "remove unit=b4 fate=destroyed\nbabbage-return b4 | return 2\nend-turn\ndeploy b4",
    "b4.fate=in-play b4.acted=false" },

  { "K-SOLO-05/beaten", CHARGERS,
    MOVE "babbage-appear r1 | appear 5 | side 1\n" LOSE_B1 "babbage-return b1 | return 1\n"
    "remove unit=b2 fate=routed\nbabbage-return b2 | return 1\n"
    "award side=blue objective=glory count=9\nend-turn\nend-turn", "over=true winner=red" },
  { "K-SOLO-05/not before the last is gone for good", CHARGERS,
    MOVE "babbage-appear r1 | appear 5 | side 1\n" LOSE_B1 "babbage-return b1 | return 1\n"
    "remove unit=b2 fate=routed\nbabbage-return b2 | return 3\nend-turn\nend-turn", "over=false" },
  { "K-SOLO-05/not before it has been rolled for", CHARGERS,
    MOVE "babbage-appear r1 | appear 5 | side 1\n" LOSE_B1 "babbage-return b1 | return 1\n"
    "remove unit=b2 fate=routed\nend-turn\nend-turn", "over=false" },
  { "K-SOLO-05/he wins", CHARGERS,
    "award side=red objective=glory count=9\nremove unit=r1 fate=routed\n"
    "remove unit=r2 fate=routed\nend-turn\nend-turn", "over=true winner=blue" },
  { "K-SOLO-05/awards do not change that", CHARGERS,
    "remove unit=r1 fate=routed\nremove unit=r2 fate=routed\nend-turn\nend-turn\n"
    "award side=red objective=glory count=9", "winner=blue" },
  { "K-SOLO-05/his lost Leaders do not end it", BABBAGE "b1 tribal-infantry reserve=false",
    "set unit=b1 field=leader value=casualty\nend-turn\nend-turn", "over=false" },
  { "K-SOLO-05/the players' do", BABBAGE "b1 tribal-infantry reserve=false",
    "set unit=r1 field=leader value=casualty\nset unit=r2 field=leader value=casualty\n"
    "end-turn\nend-turn", "over=true" },

  { "K-SOLO-06/regulars of his act by orders",
    "side blue automated=true\nr1 tribal-infantry\nb1 regular-infantry reserve=false",
    BLUE "fire b1 target=r1 range=short cover=none", "needs=hit/b1/12" },

  { "K-SOLO-07/guns ask for no die", READY,
    BLUE "babbage-act b4 target=r1 range=short cover=none", "needs=hit/b4/8" },
  { "K-SOLO-07/the largest unit", READY,
    BLUE "babbage-act b4 target=r1 range=short cover=none | hit 1 1 1 1 1 1 1 1",
    "prompt~K-SOLO-07 b4.acted=true last.move=0" },
  { "K-SOLO-07/no target", READY, BLUE "babbage-act b4", "b4.acted=true last.hits=0 last.move=0" },
};

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);
  muster_kings_cases_add ("/kings/solo", cases, G_N_ELEMENTS (cases));
  return g_test_run ();
}
