/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-test-kings.h"
#include "muster-test.h"

/* The optional rules, each under its name (K-OPT), and the worked examples of the rules. */

#define FOE "\nb1 tribal-infantry"
#define SHOT "target=b1 range=short cover=none"
#define ACT " | action 6 6"
#define MISS_12 " | hit 1 1 1 1 1 1 1 1 1 1 1 1"
#define SAFE " | leader-casualty 3 4"
#define LIMITED "rules limited-ammunition\nr1 regular-infantry\nr2 irregular-infantry\n" \
  "r3 regular-cavalry\nb1 tribal-infantry\nb2 irregular-infantry\nb3 crewed-weapon"
#define HEAVY "rules heavy-losses\nr1 regular-infantry" FOE
#define ABSORB "rules absorb-leaderless\nr1 regular-infantry\nr2 regular-infantry" FOE
#define WHITES "rules whites-of-their-eyes\nr1 regular-infantry" FOE
#define CLOSE "form-close-order r1 | action 6 6\nend-turn\nend-turn\n"

static const MusterKingsCase cases[] = {
  { "half-size/models", "rules half-size\nr1 regular-infantry\nr2 irregular-cavalry\n"
    "b1 tribal-infantry\nb2 tribal-cavalry", NULL,
    "r1.start=6 r2.start=4 b1.start=8 b2.start=5" },
  { "half-size/models that are said", "rules half-size\nr1 regular-infantry x7" FOE, NULL,
    "r1.start=7" },

  { "climate/Discipline", "rules climate\nr1 regular-infantry climate=discipline" FOE,
    "move r1 | action 2 3", "last.passed=false r1.leadership=6" },
  { "climate/Discipline, just enough", "rules climate\nr1 regular-infantry climate=discipline" FOE,
    "move r1 | action 3 3", "last.passed=true" },
  { "climate/Leadership", "rules climate\nr1 regular-infantry climate=leadership" FOE,
    "move r1 | action 2 3", "last.passed=false r1.leadership=7" },
  { "climate/both", "rules climate\nr1 regular-infantry climate=both" FOE,
    "move r1 | action 3 3", "last.passed=false r1.leadership=7" },
  { "climate/the leaderless too", "rules climate\nr1 regular-infantry climate=leadership" FOE,
    "set unit=r1 field=leader value=casualty", "r1.leadership=9" },
  { "climate/a bottle too", "rules climate\nr1 regular-infantry climate=leadership *bottle" FOE,
    "move r1 | bottle 4 | action 2 3", "last.passed=false" },
  { "climate/a musketry buff too",
    "rules climate\nr1 regular-cavalry climate=leadership *musketry-buff" FOE,
    "fire r1 " SHOT " | action 2 2", "last.passed=false" },
  { "climate/brutal and hot", "rules climate\nr1 regular-infantry climate=discipline *brutal" FOE,
    "move r1 | action 4 4", "last.passed=false" },
  { "climate/a well drilled gun is regular", "rules climate\nr1 crewed-weapon climate=both" FOE,
    NULL, "r1.leadership=7" },
  { "climate/a poorly drilled one is not",
    "rules climate\nr1 crewed-weapon +poorly-drilled climate=both" FOE, NULL, "refused~regular" },

  { "limited-ammunition/must be rolled", LIMITED, "stand-to r1", "refused~begin first" },
  { "limited-ammunition/not even a note before", LIMITED, "note text=x", "refused~begin first" },
  { "limited-ammunition/in the order of the roster", LIMITED, "begin", "needs=ammunition/r1/1" },
  { "limited-ammunition/side by side", LIMITED, "begin | ammunition 3 | ammunition 3",
    "needs=ammunition/b2/1" },
  { "limited-ammunition/regulars have one more", LIMITED,
    "begin | ammunition 3 | ammunition 3 | ammunition 1",
    "r1.ammo=4 r2.ammo=3 r3.ammo=1 b1.ammo=-1 b2.ammo=1 b3.ammo=-1" },
  { "limited-ammunition/then the drunkards",
    "rules limited-ammunition\nr1 regular-infantry *drunkard\nr2 irregular-infantry" FOE,
    "begin | ammunition 3 | ammunition 3", "needs=drunkard/r1/1" },
  { "limited-ammunition/cavalry alone needs no die",
    "rules limited-ammunition\nr1 regular-cavalry" FOE, "stand-to r1", "r1.ammo=1" },
  { "limited-ammunition/a shot is spent", LIMITED,
    "begin | ammunition 1 | ammunition 1 | ammunition 1\nfire r1 " SHOT MISS_12, "r1.ammo=1" },
  { "limited-ammunition/none is left", LIMITED,
    "begin | ammunition 1 | ammunition 1 | ammunition 1\nfire r2 " SHOT MISS_12
    "\nend-turn\nend-turn\nfire r2 " SHOT, "refused~no ammunition" },
  { "limited-ammunition/a skirmish that shoots counts", LIMITED,
    "begin | ammunition 1 | ammunition 1 | ammunition 1\nskirmish r1 " SHOT ACT " | hit 1 1 1 1 1 1",
    "r1.ammo=1" },
  { "limited-ammunition/one that does not, does not", LIMITED,
    "begin | ammunition 1 | ammunition 1 | ammunition 1\nskirmish r1" ACT, "r1.ammo=2" },
  { "limited-ammunition/a failed test spends none", LIMITED,
    "begin | ammunition 1 | ammunition 1 | ammunition 1\nfire r3 " SHOT " | action 1 1", "r3.ammo=1" },

  { "heavy-losses/half are gone", HEAVY,
    "set unit=b1 field=strength value=9\nfire r1 " SHOT " | hit 5 1 1 1 1 1 1 1 1 1 1 1" SAFE
    " | pinning 3 4", "b1.strength=8 b1.pinned=1" },
  { "heavy-losses/not yet half", HEAVY,
    "set unit=b1 field=strength value=10\nfire r1 " SHOT " | hit 5 1 1 1 1 1 1 1 1 1 1 1" SAFE
    " | pinning 3 4", "b1.strength=9 b1.pinned=0" },
  { "heavy-losses/at a rally", HEAVY,
    "set unit=r1 field=strength value=6\nset unit=r1 field=pinned value=1\nrally r1 | rally 3 3",
    "r1.pinned=1 last.passed=false" },
  { "heavy-losses/not at a rally with more", HEAVY,
    "set unit=r1 field=strength value=7\nset unit=r1 field=pinned value=1\nrally r1 | rally 3 3",
    "r1.pinned=0" },
  { "heavy-losses/three quarters rout", HEAVY,
    "set unit=r1 field=strength value=3\nset unit=r1 field=pinned value=1\nrally r1 | rally 3 3",
    "r1.fate=routed last.retreat={}" },
  { "heavy-losses/a model more does not", HEAVY,
    "set unit=r1 field=strength value=4\nset unit=r1 field=pinned value=1\nrally r1 | rally 3 3",
    "r1.fate=in-play last.retreat={r1:3}" },
  { "heavy-losses/they bring the rout nearer", HEAVY,
    "set unit=b1 field=strength value=8\nset unit=b1 field=pinned value=5\n"
    "fire r1 " SHOT " | hit 5 1 1 1 1 1 1 1 1 1 1 1" SAFE " | pinning 1 1", "b1.fate=routed" },
  { "heavy-losses/without a test at the end of the order", HEAVY,
    "set unit=b1 field=strength value=9\nset unit=b1 field=pinned value=6\n"
    "retreat-loss b1 models=1", "b1.fate=routed b1.strength=8" },
  { "heavy-losses/not without the rule", NULL,
    "set unit=b1 field=strength value=9\nset unit=b1 field=pinned value=6\n"
    "retreat-loss b1 models=1", "b1.fate=in-play" },

  { "absorb-leaderless/needs its rule", "r1 regular-infantry\nr2 regular-infantry" FOE,
    "absorb r1 other=r2", "refused~absorbed" },
  { "absorb-leaderless/taken over", ABSORB,
    "set unit=r1 field=strength value=7\nset unit=r2 field=strength value=5\n"
    "set unit=r2 field=leader value=casualty\nabsorb r1 other=r2",
    "r1.strength=12 r1.acted=true r2.strength=0 r2.fate=absorbed r2.acted=true blue.enemy-unit=0" },
  { "absorb-leaderless/not more than it began with", ABSORB,
    "set unit=r1 field=strength value=8\nset unit=r2 field=strength value=5\n"
    "set unit=r2 field=leader value=casualty\nabsorb r1 other=r2", "refused~13" },
  { "absorb-leaderless/the other has a Leader", ABSORB,
    "set unit=r1 field=strength value=1\nabsorb r1 other=r2", "refused~Leader" },
  { "absorb-leaderless/the first has none", ABSORB,
    "set unit=r1 field=strength value=1\nset unit=r1 field=leader value=casualty\n"
    "set unit=r2 field=leader value=casualty\nabsorb r1 other=r2", "refused~Leader" },
  { "absorb-leaderless/of another type",
    "rules absorb-leaderless\nr1 regular-infantry\nr2 irregular-infantry" FOE,
    "set unit=r1 field=strength value=1\nset unit=r2 field=strength value=1\n"
    "set unit=r2 field=leader value=casualty\nabsorb r1 other=r2", "refused~types" },
  { "absorb-leaderless/it has acted", ABSORB,
    "set unit=r1 field=strength value=1\nset unit=r2 field=strength value=1\n"
    "set unit=r2 field=leader value=casualty\nstand-to r2\nabsorb r1 other=r2", "refused~has acted" },
  { "absorb-leaderless/it is pinned", ABSORB,
    "set unit=r1 field=strength value=1\nset unit=r2 field=strength value=1\n"
    "set unit=r2 field=leader value=casualty\nset unit=r2 field=pinned value=1\nabsorb r1 other=r2",
    "refused~pinned" },
  { "absorb-leaderless/not itself", ABSORB, "absorb r1 other=r1", "refused~K-OPT" },
  { "absorb-leaderless/the worse of each value",
    "rules absorb-leaderless\nr1 regular-infantry +elite +sharpshooters\n"
    "r2 regular-infantry +poor-shots +poorly-armed +unenthusiastic" FOE,
    "set unit=r1 field=strength value=2\nset unit=r2 field=strength value=1\n"
    "set unit=r2 field=leader value=casualty\nabsorb r1 other=r2" "\nend-turn\nend-turn\n"
    "skirmish r1 " SHOT " | action 3 3 | hit 5", "last.hits=0 last.passed=true" },
  { "absorb-leaderless/the worse Discipline",
    "rules absorb-leaderless\nr1 regular-infantry +elite\nr2 regular-infantry +unenthusiastic" FOE,
    "set unit=r1 field=strength value=2\nset unit=r2 field=strength value=1\n"
    "set unit=r2 field=leader value=casualty\nabsorb r1 other=r2" "\nend-turn\nend-turn\n"
    "move r1 | action 2 3", "last.passed=false" },
  { "absorb-leaderless/the worst of three",
    "rules absorb-leaderless\nr1 regular-infantry +elite\nr2 regular-infantry +unenthusiastic\n"
    "r3 regular-infantry" FOE,
    "set unit=r1 field=strength value=2\nset unit=r2 field=strength value=1\n"
    "set unit=r3 field=strength value=1\nset unit=r2 field=leader value=casualty\n"
    "set unit=r3 field=leader value=casualty\nabsorb r1 other=r2" "\nend-turn\nend-turn\n"
    "absorb r1 other=r3\nend-turn\nend-turn\nmove r1 | action 2 3",
    "last.passed=false r1.strength=4" },
  { "absorb-leaderless/nothing gets better",
    "rules absorb-leaderless\nr1 regular-infantry +unenthusiastic\nr2 regular-infantry +elite" FOE,
    "set unit=r1 field=strength value=2\nset unit=r2 field=strength value=1\n"
    "set unit=r2 field=leader value=casualty\nabsorb r1 other=r2" "\nend-turn\nend-turn\n"
    "move r1 | action 2 3", "last.passed=false" },

  { "whites-of-their-eyes/no ordinary fire", WHITES, "fire r1 " SHOT, "refused~whites" },
  { "whites-of-their-eyes/no shots in a skirmish", WHITES, "skirmish r1 " SHOT, "refused~whites" },
  { "whites-of-their-eyes/but skirmishing", WHITES, "skirmish r1" ACT, "last.move=3" },
  { "whites-of-their-eyes/a volley is better by two", WHITES,
    CLOSE "volley-fire r1 " SHOT " | hit 3 2 2 2 2 2 2 2 2 2 2 2" SAFE " | pinning 6 6", "last.hits=1" },
  { "whites-of-their-eyes/too few are left", "rules whites-of-their-eyes\nr1 regular-infantry x5" FOE,
    "fire r1 " SHOT " | hit 1 1 1 1 1", "last.passed=true" },
  { "whites-of-their-eyes/six are enough", "rules whites-of-their-eyes\nr1 regular-infantry x6" FOE,
    "fire r1 " SHOT, "refused~whites" },
  { "whites-of-their-eyes/others are not concerned",
    "rules whites-of-their-eyes\nr1 irregular-infantry" FOE, "fire r1 " SHOT MISS_12,
    "last.passed=true" },

  { "size-points/an oversized unit is dearer",
    "scenario H\nrules size-points\nr1 regular-infantry\nb1 tribal-infantry\n"
    "b2 regular-infantry x13 reserve=true",
    "end-turn\nend-turn\nend-turn\nreinforce | reinforcements 4 5\ndeploy b2",
    "trackers.reinforcement-points=2" },
  { "size-points/an undersized one cheaper",
    "scenario H\nrules size-points\nr1 regular-infantry\nb1 tribal-infantry\n"
    "b2 regular-infantry x11 reserve=true",
    "end-turn\nend-turn\nend-turn\nreinforce | reinforcements 4 5\ndeploy b2",
    "trackers.reinforcement-points=4" },
};

static const MusterKingsCase example_cases[] = {
  { "1", NULL,
    "fire r1 " SHOT " | hit 5 5 1 2 6 3 1 1 2 4 4 2 | leader-casualty 3 4 | pinning 4 3",
    "last.hits=3 b1.strength=13 b1.pinned=1 b1.leader=in-command" },
  { "2", "r1 crewed-weapon +machine-gun" FOE,
    "fire r1 target=b1 range=long cover=none" ACT " | hit 1 1 1 1 1 6 6 6 6 6 6 6",
    "r1.jammed=1 b1.strength=16" },
  { "3", "r1 crewed-weapon" FOE,
    "fire r1 target=b1 range=short cover=hard" ACT " | hit 4 4 4 4 4 1 1 1" SAFE " | pinning 6 6",
    "last.hits=5 b1.strength=14" },
  { "4", "r1 tribal-infantry x10\nb1 regular-infantry x8",
    "end-turn\nform-close-order b1" ACT "\nend-turn\nattack r1 target=b1" ACT
    " | attack-hit 5 4 4 4 4 4 4 4 | defence-hit 4 4 3 3 3 3 3 3" SAFE SAFE " | pinning 6 6",
    "last.hits=1 b1.strength=7 r1.strength=8" },
  { "5/infantry", "r1 tribal-infantry x8" FOE,
    "attack r1 target=b1" ACT " | attack-hit 5 5 5 5 5 5 5 1"
    " | defence-hit 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1" SAFE " | pinning 6 6", "b1.strength=9" },
  { "5/cavalry", "r1 tribal-infantry x8\nb1 tribal-cavalry",
    "attack r1 target=b1" ACT " | attack-hit 5 5 5 5 5 5 5 1"
    " | defence-hit 1 1 1 1 1 1 1 1 1 1" SAFE " | pinning 6 6", "b1.strength=7" },
  { "5/a barricade", "r1 tribal-infantry x8" FOE,
    "attack r1 target=b1 defence=obstacle" ACT " | attack-hit 5 5 5 5 5 5 5 1"
    " | defence-hit 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1" SAFE " | pinning 6 6", "b1.strength=13" },
  { "6", "r1 regular-infantry L7" FOE, "set unit=r1 field=pinned value=2\nrally r1 | rally 1 2",
    "r1.fate=routed" },
  { "7", "r1 regular-infantry\nb1 tribal-infantry L7",
    "set unit=b1 field=pinned value=5\nfire r1 " SHOT " | hit 5 1 1 1 1 1 1 1 1 1 1 1" SAFE
    " | pinning 1 1", "b1.fate=routed b1.pinned=6" },
};

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);
  muster_kings_cases_add ("/kings/optional/K-OPT", cases, G_N_ELEMENTS (cases));
  muster_kings_cases_add ("/kings/examples", example_cases, G_N_ELEMENTS (example_cases));
  return g_test_run ();
}
