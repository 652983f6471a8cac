/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-test-kings.h"
#include "muster-test.h"

/* Pinning, rally, retreat and guns left behind: K-PIN, K-RALLY, K-RETREAT, K-CREW. */

#define SHOT "fire r1 target=b1 range=short cover=none"
#define ONE_HIT " | hit 5 1 1 1 1 1 1 1 1 1 1 1 | leader-casualty 3 4"
#define THREE_HITS " | hit 5 5 5 1 1 1 1 1 1 1 1 1 | leader-casualty 3 4"
#define TWO_BANDS "r1 regular-infantry\nr2 regular-infantry\nb1 tribal-infantry\nb2 tribal-infantry"
#define LOSE_B2 "remove unit=b2 fate=destroyed"
#define PIN(n) "set unit=r1 field=pinned value=" #n "\n"

static const MusterKingsCase cases[] = {
  { "K-PIN-01/after a loss nearby", TWO_BANDS, LOSE_B2 "\nwitness b1", "needs=pinning/b1/2" },
  { "K-PIN-01/the witnesses are called for", TWO_BANDS, LOSE_B2, "prompt~12\"" },
  { "K-PIN-01/nobody is left to see it", NULL, "remove unit=b1 fate=destroyed", "prompt!K-PIN-01" },
  { "K-PIN-01/after a rout", TWO_BANDS, "remove unit=b2 fate=routed\nwitness b1 | pinning 6 6",
    "last.passed=true b1.pinned=0 b1.acted=false" },
  { "K-PIN-01/after a retreat off the table", TWO_BANDS,
    "remove unit=b2 fate=retreated-off\nwitness b1 | pinning 1 1", "last.passed=false b1.pinned=1" },
  { "K-PIN-01/not when it left by right", TWO_BANDS, "remove unit=b2 fate=exited\nwitness b1",
    "refused~K-PIN-01" },
  { "K-PIN-01/not when it withdrew", TWO_BANDS, "remove unit=b2 fate=withdrawn\nwitness b1",
    "refused~K-PIN-01" },
  { "K-PIN-01/not without a loss", TWO_BANDS, "witness b1", "refused~K-PIN-01" },
  { "K-PIN-01/not for the enemy's loss", TWO_BANDS, LOSE_B2 "\nwitness r1", "refused~K-PIN-01" },
  { "K-PIN-01/once for each", TWO_BANDS, LOSE_B2 "\nwitness b1 | pinning 6 6\nwitness b1",
    "refused~K-PIN-01" },
  { "K-PIN-01/twice for two", TWO_BANDS "\nb3 tribal-infantry",
    LOSE_B2 "\nremove unit=b3 fate=routed\nwitness b1 | pinning 1 1\nwitness b1 | pinning 1 1",
    "b1.pinned=2" },
  { "K-PIN-01/pinned or not, acted or not", TWO_BANDS,
    "set unit=b1 field=pinned value=1\n" LOSE_B2 "\nwitness b1 | pinning 1 1", "b1.pinned=2" },

  { "K-PIN-02/just enough", NULL, SHOT ONE_HIT " | pinning 3 4", "b1.pinned=0" },
  { "K-PIN-02/one too few", NULL, SHOT ONE_HIT " | pinning 3 3", "b1.pinned=1" },
  { "K-PIN-02/three casualties", NULL, SHOT THREE_HITS " | pinning 4 5", "b1.pinned=0" },
  { "K-PIN-02/three casualties, one too few", NULL, SHOT THREE_HITS " | pinning 4 4", "b1.pinned=1" },
  { "K-PIN-02/a witness counts no casualties", TWO_BANDS, LOSE_B2 "\nwitness b1 | pinning 3 3",
    "b1.pinned=0" },
  { "K-PIN-02/Discipline helps", "r1 regular-infantry\nb1 regular-infantry +elite",
    SHOT ONE_HIT " | pinning 1 4", "b1.pinned=0" },
  { "K-PIN-02/the new Leadership counts at once", NULL,
    SHOT " | hit 5 1 1 1 1 1 1 1 1 1 1 1 | leader-casualty 1 1 | pinning 4 4", "b1.pinned=1" },
  { "K-PIN-02/nine is enough for the leaderless", NULL,
    SHOT " | hit 5 1 1 1 1 1 1 1 1 1 1 1 | leader-casualty 1 1 | pinning 5 4", "b1.pinned=0" },
  { "K-PIN-02/markers add up", NULL,
    "set unit=b1 field=pinned value=2\n" SHOT ONE_HIT " | pinning 1 1", "b1.pinned=3" },
  { "K-PIN-02/markers stay when it is passed", NULL,
    "set unit=b1 field=pinned value=2\n" SHOT ONE_HIT " | pinning 6 6", "b1.pinned=2" },

  { "K-PIN-03/haka",
    "rules theatre-options\nr1 regular-infantry\nb1 tribal-infantry +haka",
    SHOT ONE_HIT " | pinning 1 1", "b1.pinned=0 step~haka" },
  { "K-PIN-03/haka loses nothing",
    "rules theatre-options\nr1 regular-infantry\nb1 tribal-infantry +haka",
    "end-turn\ngo-to-ground b1 | action 6 6\nend-turn\n" SHOT ONE_HIT " | pinning 1 1",
    "b1.gone-to-ground=1" },
  { "K-PIN-03/haka only once",
    "rules theatre-options\nr1 regular-infantry\nb1 tribal-infantry +haka",
    SHOT ONE_HIT " | pinning 1 1\nend-turn\nend-turn\n" SHOT ONE_HIT " | pinning 1 1",
    "b1.pinned=1" },
  { "K-PIN-03/nerves after the marker", "r1 regular-infantry\nb1 tribal-infantry *bag-of-nerves",
    SHOT ONE_HIT " | pinning 1 1", "needs=nerves/b1/1" },
  { "K-PIN-03/not nerves after a rout", "r1 regular-infantry\nb1 tribal-infantry *bag-of-nerves",
    "set unit=b1 field=pinned value=6\n" SHOT ONE_HIT " | pinning 1 1", "b1.fate=routed" },
  { "K-PIN-03/a desertion may end it", "r1 regular-infantry\nb1 tribal-infantry *bag-of-nerves",
    "set unit=b1 field=pinned value=4\n" SHOT ONE_HIT " | pinning 1 1 | nerves 3",
    "b1.leader=deserted b1.fate=routed b1.pinned=5" },

  { "K-PIN-04/the last marker it can bear", "r1 regular-infantry\nb1 tribal-infantry L7",
    "set unit=b1 field=pinned value=4\n" SHOT ONE_HIT " | pinning 1 1",
    "b1.pinned=5 b1.fate=in-play" },
  { "K-PIN-04/one more", "r1 regular-infantry\nb1 tribal-infantry L7",
    "set unit=b1 field=pinned value=5\n" SHOT ONE_HIT " | pinning 1 1",
    "b1.pinned=6 b1.fate=routed b1.strength=15 b1.leader=in-command last.retreat={}" },
  { "K-PIN-04/after a test that is passed", "r1 regular-infantry\nb1 tribal-infantry",
    "set unit=b1 field=pinned value=5\n" SHOT
    " | hit 5 1 1 1 1 1 1 1 1 1 1 1 | leader-casualty 1 1 | pinning 6 6", "b1.fate=routed" },
  { "K-PIN-04/a winner's Leader falls", "r1 regular-cavalry x6\nb1 regular-infantry x8 +elite",
    "set unit=b1 field=pinned value=7\n"
    "attack r1 target=b1 | attack-hit 4 1 1 1 1 1 | defence-hit 5 5 5 5 | leader-casualty 1 1"
    " | leader-casualty 3 4 | pinning 6 6", "b1.fate=routed" },
  { "K-PIN-04/a winner's Leader lives", "r1 regular-cavalry x6\nb1 regular-infantry x8 +elite",
    "set unit=b1 field=pinned value=7\n"
    "attack r1 target=b1 | attack-hit 4 1 1 1 1 1 | defence-hit 5 5 5 5 | leader-casualty 3 4"
    " | leader-casualty 3 4 | pinning 6 6", "b1.fate=in-play" },
  { "K-PIN-04/bottle counts six", "r1 regular-infantry\nb1 tribal-infantry L8 *bottle",
    "set unit=b1 field=pinned value=5\n" SHOT ONE_HIT " | pinning 1 1",
    "b1.pinned=6 b1.fate=in-play" },
  { "K-PIN-04/bottle and one more", "r1 regular-infantry\nb1 tribal-infantry L8 *bottle",
    "set unit=b1 field=pinned value=6\n" SHOT ONE_HIT " | pinning 1 1", "b1.fate=routed" },
  { "K-PIN-04/brave counts one less", "r1 regular-infantry\nb1 tribal-infantry *brave",
    "set unit=b1 field=pinned value=6\n" SHOT ONE_HIT " | pinning 1 1",
    "b1.pinned=7 b1.fate=in-play" },
  { "K-PIN-04/brave and one more", "r1 regular-infantry\nb1 tribal-infantry *brave",
    "set unit=b1 field=pinned value=7\n" SHOT ONE_HIT " | pinning 1 1", "b1.fate=routed" },
  { "K-PIN-04/set does not rout", NULL, "set unit=b1 field=pinned value=9", "b1.fate=in-play" },

  { "K-RALLY-01/just enough", "r1 regular-infantry L7\nb1 tribal-infantry",
    PIN (2) "rally r1 | rally 4 4", "r1.pinned=0 last.passed=true r1.acted=true last.move=0" },
  { "K-RALLY-01/one too few", "r1 regular-infantry L7\nb1 tribal-infantry",
    PIN (2) "rally r1 | rally 4 3", "r1.pinned=2 last.passed=false" },
  { "K-RALLY-01/the activation is over", "r1 regular-infantry L7\nb1 tribal-infantry",
    PIN (1) "rally r1 | rally 4 4\nmove r1", "refused~has acted" },
  { "K-RALLY-02/above two it stays", "r1 regular-infantry L7\nb1 tribal-infantry",
    PIN (2) "rally r1 | rally 2 2", "r1.fate=in-play r1.pinned=2 last.retreat={r1:3}" },
  { "K-RALLY-02/two or less it routs", "r1 regular-infantry L7\nb1 tribal-infantry",
    PIN (2) "rally r1 | rally 2 1", "r1.fate=routed last.retreat={} r1.leader=in-command" },
  { "K-RALLY-02/a rout is seen", TWO_BANDS, PIN (2) "rally r1 | rally 1 1\nwitness r2",
    "needs=pinning/r2/2" },

  { "K-RETREAT-01/half Speed", "r1 regular-cavalry\nb1 tribal-infantry",
    PIN (1) "rally r1 | rally 1 2", "last.retreat={r1:5} prompt~K-RETREAT-01" },
  { "K-RETREAT-01/a cad goes all the way", "r1 regular-cavalry *cad\nb1 tribal-infantry",
    PIN (1) "rally r1 | rally 1 2", "last.retreat={r1:10}" },
  { "K-RETREAT-01/a cad in close order too", "r1 regular-cavalry\nb1 regular-infantry x8 *cad",
    "end-turn\nform-close-order b1 | action 6 6\nend-turn\n"
    "attack r1 target=b1 | attack-hit 4 1 1 1 1 1 1 1 | defence-hit 1 1 1 1 1 1 1 1"
    " | leader-casualty 3 4 | pinning 6 6", "last.retreat={b1:6}" },
  { "K-RETREAT-01/pinned out of close order it still fought in it",
    "r1 regular-cavalry\nb1 regular-infantry x8",
    "end-turn\nform-close-order b1 | action 6 6\nend-turn\n"
    "attack r1 target=b1 | attack-hit 4 1 1 1 1 1 1 1 | defence-hit 1 1 1 1 1 1 1 1"
    " | leader-casualty 3 4 | pinning 1 1", "last.retreat={b1:2} b1.close-order=0" },
  { "K-RETREAT-02/models for inches", NULL, "retreat-loss b1 models=3",
    "b1.strength=13 b1.pinned=0 last.casualties={b1:3} b1.leader=in-command" },
  { "K-RETREAT-02/at most all", "r1 regular-infantry\nb1 tribal-infantry x2",
    "retreat-loss b1 models=3", "b1.strength=0 b1.fate=destroyed b1.leader=casualty" },
  { "K-RETREAT-02/the Leader last", "r1 regular-infantry\nb1 tribal-infantry x3",
    "retreat-loss b1 models=2", "b1.strength=1 b1.leader=in-command" },
  { "K-RETREAT-02/over a cliff", NULL, "remove unit=b1 fate=destroyed",
    "b1.strength=0 b1.leader=casualty last.casualties={b1:16}" },
  { "K-RETREAT-02/off the table", NULL, "remove unit=b1 fate=retreated-off",
    "b1.fate=retreated-off b1.strength=16 red.enemy-unit=1" },

  { "K-CREW-01/a leaderless gun", "r1 crewed-weapon\nr2 regular-infantry\nb1 tribal-infantry",
    "set unit=r1 field=leader value=casualty\nspike r1",
    "r1.fate=spiked r1.strength=4 blue.enemy-unit=0" },
  { "K-CREW-01/not while it is led", "r1 crewed-weapon\nb1 tribal-infantry", "spike r1",
    "refused~K-CREW-01" },
  { "K-CREW-01/no other unit", NULL, "set unit=r1 field=leader value=casualty\nspike r1",
    "refused~K-CREW-01" },
  { "K-CREW-01/nor by the umpire", "r1 crewed-weapon\nb1 tribal-infantry",
    "remove unit=r1 fate=spiked", "refused~K-CREW-01" },
  { "K-CREW-01/friends do not mind", "r1 crewed-weapon\nr2 regular-infantry\nb1 tribal-infantry",
    "set unit=r1 field=leader value=casualty\nspike r1\nwitness r2", "refused~K-PIN-01" },
};

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);
  muster_kings_cases_add ("/kings/morale", cases, G_N_ELEMENTS (cases));
  return g_test_run ();
}
