/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-test-kings.h"
#include "muster-test.h"

/* Leaders and their 36 traits: K-LEAD. A trait is tried under its name. */

#define FOE "\nb1 tribal-infantry"
#define FOOT(trait) "r1 regular-infantry *" trait FOE
#define HORSE(trait) "r1 regular-cavalry *" trait FOE
#define SHOT "target=b1 range=short cover=none"
#define ACT " | action 6 6"
#define MISS_12 " | hit 1 1 1 1 1 1 1 1 1 1 1 1"
#define ONE_HIT " | hit 5 1 1 1 1 1 1 1 1 1 1 1"
#define PIN(n) "set unit=r1 field=pinned value=" #n "\n"
#define HIT_R1 "end-turn\nfire b1 target=r1 range=short cover=none | action 6 6" \
  " | hit 6 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1"

#define BLOWS " | attack-hit 6 6 1 1 1 1 1 1 | defence-hit "
#define TWELVE "1 1 1 1 1 1 1 1 1 1 1 1"
#define STANDS " | leader-casualty 3 4 | pinning 6 6\n"

static const MusterKingsCase rule_cases[] = {
  { "K-LEAD-03/a trait's Leadership replaces the rolled one", "r1 regular-infantry L7 *steady" FOE,
    NULL, "r1.leadership=6" },
  { "K-LEAD-03/a trait ends with its Leader", FOOT ("jolly-sporty"),
    "set unit=r1 field=leader value=casualty\nat-the-double r1" ACT " | double 4", "last.move=10" },
  { "K-LEAD-03/a permanent one does not", FOOT ("brutal"),
    "set unit=r1 field=leader value=casualty\nmove r1 | action 4 5", "last.passed=false" },
  { "K-LEAD-03/unless it is passed all the same", FOOT ("brutal"),
    "set unit=r1 field=leader value=casualty\nmove r1 | action 4 6", "last.passed=true" },
  { "K-LEAD-04/leaderless units use 8", NULL, "set unit=r1 field=leader value=deserted",
    "r1.leadership=8 r1.leader=deserted" },
  { "K-LEAD-05/simplified leaders have no traits",
    "rules simplified-leaders\nr1 regular-infantry L7 *jolly-good-chap" FOE, NULL,
    "r1.leadership=7" },
  { "K-LEAD-06/traits off", "rules no-traits\nr1 regular-infantry L7 *wheezy" FOE,
    "at-the-double r1" ACT " | double 4", "last.move=10 r1.leadership=7" },
  { "K-LEAD-06/traits off, no die for the drunkard",
    "rules no-traits\nr1 regular-infantry *drunkard" FOE, "stand-to r1", "r1.acted=true" },
};

static const MusterKingsCase trait_cases[] = {
  { "hapless", FOOT ("hapless"), NULL, "r1.leadership=10" },
  { "fine-moustache", FOOT ("fine-moustache"), NULL, "r1.leadership=9" },
  { "bulletproof-bumbler/Leadership", FOOT ("bulletproof-bumbler"), NULL, "r1.leadership=9" },
  { "bulletproof-bumbler/rolled again", FOOT ("bulletproof-bumbler"),
    HIT_R1 " | leader-casualty 1 1", "needs=leader-casualty-reroll/r1/2" },
  { "bulletproof-bumbler/saved", FOOT ("bulletproof-bumbler"),
    HIT_R1 " | leader-casualty 1 1 | leader-casualty-reroll 1 2 | pinning 6 6",
    "r1.leader=in-command" },
  { "bulletproof-bumbler/once", FOOT ("bulletproof-bumbler"),
    HIT_R1 " | leader-casualty 1 1 | leader-casualty-reroll 1 1 | pinning 6 6",
    "r1.leader=casualty" },
  { "wheezy", FOOT ("wheezy"), "at-the-double r1", "refused~wheezy" },
  { "weakling", HORSE ("weakling"), "attack r1 target=b1", "needs=attack-hit/r1/7" },
  { "coward/reminded", FOOT ("coward"), "fire r1 " SHOT MISS_12, "prompt~coward" },
  { "coward/not when he moves", FOOT ("coward"), "move r1" ACT, "prompt!coward" },
  { "inexperienced/fire is tested", FOOT ("inexperienced"), "fire r1 " SHOT, "needs=action/r1/2" },
  { "inexperienced/attack is tested", HORSE ("inexperienced"), "attack r1 target=b1",
    "needs=action/r1/2" },
  { "inexperienced/move is tested", "r1 tribal-infantry *inexperienced" FOE, "move r1",
    "needs=action/r1/2" },
  { "inexperienced/standing to is free", FOOT ("inexperienced"), "stand-to r1", "r1.acted=true" },
  { "inexperienced/it ends with him", FOOT ("inexperienced"),
    "set unit=r1 field=leader value=casualty\nfire r1 " SHOT, "needs=hit/r1/12" },
  { "ugly", FOOT ("ugly"), "move r1 | action 2 3", "last.passed=true" },
  { "bag-of-nerves/he deserts", FOOT ("bag-of-nerves"),
    HIT_R1 " | leader-casualty 3 4 | pinning 1 1 | nerves 3",
    "r1.leader=deserted r1.strength=10 r1.leadership=8 r1.pinned=1 last.casualties={r1:2}" },
  { "bag-of-nerves/he stays", FOOT ("bag-of-nerves"),
    HIT_R1 " | leader-casualty 3 4 | pinning 1 1 | nerves 2", "r1.leader=in-command r1.strength=11" },
  { "bag-of-nerves/once a game", FOOT ("bag-of-nerves"),
    HIT_R1 " | leader-casualty 3 4 | pinning 1 1 | nerves 2\nend-turn\nrally r1 | rally 6 6\n"
    HIT_R1 " | leader-casualty 3 4 | pinning 1 1", "r1.pinned=1" },
  { "bag-of-nerves/as a witness", FOOT ("bag-of-nerves") "\nr2 regular-infantry",
    "remove unit=r2 fate=routed\nwitness r1 | pinning 1 1", "needs=nerves/r1/1" },
  { "bag-of-nerves/not when he fell", FOOT ("bag-of-nerves"),
    HIT_R1 " | leader-casualty 1 1 | pinning 1 1", "r1.leader=casualty r1.pinned=1" },
  { "bag-of-nerves/the last model", "r1 regular-infantry x2 *bag-of-nerves" FOE,
    HIT_R1 " | leader-casualty 3 4 | pinning 1 1 | nerves 6",
    "r1.fate=destroyed r1.leader=deserted r1.strength=0" },
  { "short-sighted", FOOT ("short-sighted"), "fire r1 target=b1 range=long cover=none",
    "refused~short-sighted" },
  { "musketry-buff/for a Fire order", "r1 regular-cavalry L7 *musketry-buff" FOE,
    "fire r1 " SHOT " | action 2 2", "needs=hit/r1/8" },
  { "musketry-buff/too few", "r1 regular-cavalry L7 *musketry-buff" FOE,
    "fire r1 " SHOT " | action 2 1", "last.passed=false" },
  { "musketry-buff/not for others", "r1 regular-cavalry L7 *musketry-buff" FOE,
    "move r1 | action 2 2", "last.passed=false r1.leadership=7" },
  { "jolly-sporty", FOOT ("jolly-sporty"), "at-the-double r1" ACT " | double 1", "last.move=9" },
  { "idiot/must be asked", FOOT ("idiot"), "stand-to r1", "refused~idiot" },
  { "idiot/does as he is told", FOOT ("idiot"), "idiot-check r1 | idiot 2\nstand-to r1",
    "r1.acted=true r1.enemy-orders=0" },
  { "idiot/does as the enemy likes", FOOT ("idiot"), "idiot-check r1 | idiot 1",
    "r1.enemy-orders=1 prompt~enemy" },
  { "idiot/until his order is given", FOOT ("idiot"), "idiot-check r1 | idiot 1\nmove r1 | action 1 1",
    "r1.enemy-orders=0" },
  { "idiot/once before each order", FOOT ("idiot"), "idiot-check r1 | idiot 2\nidiot-check r1",
    "refused~rolled" },
  { "idiot/again in the next turn", FOOT ("idiot"),
    "idiot-check r1 | idiot 2\nend-turn\nend-turn\nstand-to r1", "refused~idiot" },
  { "idiot/not when pinned", FOOT ("idiot"), PIN (1) "rally r1 | rally 6 6", "r1.pinned=0" },
  { "idiot/not asked when pinned", FOOT ("idiot"), PIN (1) "idiot-check r1", "refused~must rally" },
  { "idiot/not before a follow up", "r1 regular-cavalry x2 *idiot\nb1 tribal-infantry x3",
    "idiot-check r1 | idiot 2\nattack r1 target=b1 | attack-hit 4 1 | defence-hit 1 1 1"
    " | leader-casualty 3 4 | pinning 6 6\nfollow-up r1 target=b1", "needs=attack-hit/r1/2" },
  { "idiot/no other is asked", FOOT ("ugly"), "idiot-check r1", "refused~no idiot" },
  { "brutal", FOOT ("brutal"), "move r1 | action 4 3", "last.passed=false" },
  { "brutal/eight is enough", FOOT ("brutal"), "move r1 | action 4 4", "last.passed=true" },
  { "drunkard/must be rolled first", FOOT ("drunkard"), "stand-to r1", "refused~begin first" },
  { "drunkard/not even a note before", FOOT ("drunkard"), "note text=x", "refused~begin first" },
  { "drunkard/bad", FOOT ("drunkard"), "begin | drunkard 3", "r1.leadership=8" },
  { "drunkard/good", FOOT ("drunkard"), "begin | drunkard 4", "r1.leadership=6" },
  { "drunkard/begin only once", FOOT ("drunkard"), "begin | drunkard 4\nbegin", "refused~begun" },
  { "favourite-nephew", "r1 regular-infantry *favourite-nephew +elite +fierce" FOE, NULL,
    "r1.leadership=6" },
  { "keen-shot/the lowest die", FOOT ("keen-shot"), "fire r1 " SHOT MISS_12 " | keen-shot 5"
    " | leader-casualty 3 4 | pinning 6 6", "last.hits=1" },
  { "keen-shot/another miss", FOOT ("keen-shot"), "fire r1 " SHOT MISS_12 " | keen-shot 4",
    "last.hits=0" },
  { "keen-shot/not when all hit", "r1 regular-infantry x2 *keen-shot" FOE,
    "fire r1 " SHOT " | hit 5 6 | leader-casualty 3 4 | pinning 6 6", "last.hits=2" },
  { "keen-shot/before the Leader's roll", FOOT ("keen-shot"), "fire r1 " SHOT ONE_HIT,
    "needs=keen-shot/r1/1" },
  { "shirker/released by fire", "r1 regular-infantry *shirker" FOE,
    "end-turn\nfire b1 target=r1 range=short cover=hard | action 6 6"
    " | hit 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1\nend-turn\nfire r1 " SHOT, "needs=hit/r1/12" },
  { "unlucky", FOOT ("unlucky"), HIT_R1 " | leader-casualty 1 2 | pinning 6 6",
    "r1.leader=casualty" },
  { "pleasant-manner", FOOT ("pleasant-manner"), "move r1 | action 2 3", "last.passed=true" },
  { "bottle/at an action test", FOOT ("bottle"), "move r1", "needs=bottle/r1/1" },
  { "bottle/bad", FOOT ("bottle"), "move r1 | bottle 3 | action 3 3", "last.passed=false" },
  { "bottle/good", FOOT ("bottle"), "move r1 | bottle 4 | action 3 3", "last.passed=true" },
  { "bottle/at a rally", FOOT ("bottle"), PIN (1) "rally r1 | bottle 4 | rally 3 3", "r1.pinned=0" },
  { "bottle/at a bad rally", FOOT ("bottle"), PIN (1) "rally r1 | bottle 3 | rally 3 3",
    "r1.pinned=1" },
  { "bottle/not for free orders", FOOT ("bottle"), "fire r1 " SHOT, "needs=hit/r1/12" },
  { "bottle/not when pinned", FOOT ("bottle"),
    HIT_R1 " | leader-casualty 3 4 | pinning 3 3", "r1.pinned=0" },
  { "terrible-planner/out of it", FOOT ("terrible-planner"), "fire r1 " SHOT MISS_12 " | ammo 1",
    "r1.out-of-ammo=1" },
  { "terrible-planner/in time", FOOT ("terrible-planner"), "fire r1 " SHOT MISS_12 " | ammo 2",
    "r1.out-of-ammo=0" },
  { "terrible-planner/in a skirmish", FOOT ("terrible-planner"),
    "skirmish r1 " SHOT ACT " | hit 1 1 1 1 1 1", "needs=ammo/r1/1" },
  { "terrible-planner/not without a shot", FOOT ("terrible-planner"), "skirmish r1" ACT,
    "r1.out-of-ammo=0" },
  { "terrible-planner/a jam does not spare it",
    "r1 crewed-weapon +machine-gun *terrible-planner" FOE,
    "fire r1 " SHOT ACT " | hit 1 1 1 1 1 6 6 6 6 6 6 6 | ammo 1", "r1.jammed=1 r1.out-of-ammo=1" },
  { "terrible-planner/before the casualties", FOOT ("terrible-planner"), "fire r1 " SHOT ONE_HIT,
    "needs=ammo/r1/1" },
  { "terrible-planner/then no shot is left", FOOT ("terrible-planner"),
    "fire r1 " SHOT MISS_12 " | ammo 1\nend-turn\nend-turn\nfire r1 " SHOT, "refused~no ammunition" },
  { "cad", FOOT ("cad"), PIN (1) "rally r1 | rally 1 2", "last.retreat={r1:6}" },
  { "steady", "r1 regular-infantry L8 *steady" FOE, NULL, "r1.leadership=6" },
  { "yellow-bellied", HORSE ("yellow-bellied"), "attack r1 target=b1", "refused~yellow" },
  { "lucky/a whole roll", FOOT ("lucky"),
    "fire r1 " SHOT " | hit 1 1 1 1 1 1 1 1 1 1 1 1 > 5 5 1 1 1 1 1 1 1 1 1 1 by r1"
    " | leader-casualty 3 4 | pinning 6 6", "last.hits=2" },
  { "lucky/the enemy's dice", "r1 regular-infantry\nb1 tribal-infantry *lucky",
    "fire r1 " SHOT " | hit 5 5 5 5 5 5 5 5 5 5 5 5 > 1 1 1 1 1 1 1 1 1 1 1 1 by b1",
    "last.hits=0 b1.strength=16" },
  { "lucky/his own end", FOOT ("lucky"),
    HIT_R1 " | leader-casualty 1 1 > 3 3 by r1 | pinning 6 6", "r1.leader=in-command" },
  { "lucky/once a game", FOOT ("lucky"),
    "fire r1 " SHOT " | hit 1 1 1 1 1 1 1 1 1 1 1 1 > 1 1 1 1 1 1 1 1 1 1 1 1 by r1\n"
    HIT_R1 " | leader-casualty 1 1 > 3 3 by r1", "refused~used up" },
  { "lucky/as many dice", FOOT ("lucky"),
    "fire r1 " SHOT " | hit 1 1 1 1 1 1 1 1 1 1 1 1 > 6 6 by r1", "refused~12 faces" },
  { "lucky/only the lucky", FOOT ("ugly"),
    "fire r1 " SHOT " | hit 1 1 1 1 1 1 1 1 1 1 1 1 > 6 6 6 6 6 6 6 6 6 6 6 6 by r1",
    "refused~no lucky Leader" },
  { "lucky/not once he is dead", FOOT ("lucky"),
    "set unit=r1 field=leader value=casualty\n"
    "fire r1 " SHOT " | hit 1 1 1 1 1 1 1 1 1 1 1 1 > 6 6 6 6 6 6 6 6 6 6 6 6 by r1",
    "refused~no lucky Leader" },
  { "lucky/not out of play", FOOT ("ugly") "\nr2 regular-infantry *lucky",
    "remove unit=r2 fate=exited\n"
    "fire r1 " SHOT " | hit 1 1 1 1 1 1 1 1 1 1 1 1 > 6 6 6 6 6 6 6 6 6 6 6 6 by r2",
    "refused~no lucky Leader" },
  { "damned-fine-fellow", FOOT ("damned-fine-fellow"), "move r1 | action 2 3", "last.passed=true" },
  { "sporting-umpire/at a pinned unit", FOOT ("sporting-umpire") "\nb2 tribal-infantry",
    "set unit=b1 field=pinned value=1\nfire r1 " SHOT MISS_12, "prompt~sporting" },
  { "sporting-umpire/at another", FOOT ("sporting-umpire") "\nb2 tribal-infantry",
    "fire r1 " SHOT MISS_12, "prompt!sporting" },
  { "sporting-umpire/in melee", HORSE ("sporting-umpire"),
    "set unit=b1 field=pinned value=1\nattack r1 target=b1 | attack-hit 1 1 1 1 1 1 1 1"
    " | defence-hit 1 1 1 1 1 1 1 1", "prompt~sporting" },
  { "fine-swordsman", HORSE ("fine-swordsman"), "attack r1 target=b1", "needs=attack-hit/r1/10" },
  { "inspirational/tries again", FOOT ("inspirational"), PIN (1) "rally r1 | rally 1 1",
    "needs=rally-reroll/r1/2" },
  { "inspirational/succeeds", FOOT ("inspirational"),
    PIN (1) "rally r1 | rally 1 1 | rally-reroll 3 3", "r1.pinned=0 last.passed=true" },
  { "inspirational/once", FOOT ("inspirational"),
    PIN (1) "rally r1 | rally 1 1 | rally-reroll 1 2", "r1.pinned=1 last.retreat={r1:3}" },
  { "inspirational/not asked when passed", FOOT ("inspirational"), PIN (1) "rally r1 | rally 3 3",
    "r1.pinned=0" },
  { "up-and-at-them/reminded", FOOT ("up-and-at-them"), "fire r1 " SHOT MISS_12, "prompt~attack" },
  { "up-and-at-them/not when he attacks", HORSE ("up-and-at-them"),
    "attack r1 target=b1 | attack-hit 1 1 1 1 1 1 1 1 | defence-hit 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1",
    "prompt!must" },
  { "bald-as-a-coot", FOOT ("bald-as-a-coot"), "move r1 | action 2 3", "last.passed=true" },
  { "jolly-good-chap", FOOT ("jolly-good-chap"), NULL, "r1.leadership=5" },
  { "brave/with one marker it may do anything", FOOT ("brave"), PIN (1) "move r1 | action 2 3",
    "r1.pinned=0 last.passed=true" },
  { "brave/and need not rally", FOOT ("brave"), PIN (1) "rally r1", "refused~not pinned" },
  { "brave/with two it must rally", FOOT ("brave"), PIN (2) "move r1", "refused~must rally" },
  { "brave/on the rest", FOOT ("brave"), PIN (2) "rally r1 | rally 3 3", "r1.pinned=0" },
  { "brave/the rest stays", FOOT ("brave"), PIN (2) "rally r1 | rally 1 3", "r1.pinned=1" },
  { "brave/not as a witness", FOOT ("brave") "\nr2 regular-infantry",
    PIN (1) "remove unit=r2 fate=routed\nwitness r1 | pinning 6 6", "r1.pinned=1" },
  { "destined-for-greatness/a second order", FOOT ("destined-for-greatness"),
    "fire r1 " SHOT MISS_12 "\nmove r1 | action 6 6", "last.move=6" },
  { "destined-for-greatness/it is offered", FOOT ("destined-for-greatness"),
    "fire r1 " SHOT MISS_12, "prompt~more" },
  { "destined-for-greatness/always tested", FOOT ("destined-for-greatness"),
    "fire r1 " SHOT MISS_12 "\nstand-to r1", "needs=action/r1/2" },
  { "destined-for-greatness/a different one", FOOT ("destined-for-greatness"),
    "fire r1 " SHOT MISS_12 "\nfire r1 " SHOT, "refused~another" },
  { "destined-for-greatness/Fire and Volley Fire are the same", FOOT ("destined-for-greatness"),
    "form-close-order r1 | action 6 6\nend-turn\nend-turn\n"
    "volley-fire r1 " SHOT MISS_12 "\nfire r1 " SHOT, "refused~another" },
  { "destined-for-greatness/no third", FOOT ("destined-for-greatness"),
    "fire r1 " SHOT MISS_12 "\nmove r1 | action 6 6\nstand-to r1", "refused~has acted" },
  { "destined-for-greatness/only after a free one", FOOT ("destined-for-greatness"),
    "move r1 | action 6 6\nfire r1 " SHOT, "refused~has acted" },
  { "destined-for-greatness/not after a Rally", FOOT ("destined-for-greatness"),
    PIN (1) "rally r1 | rally 6 6\nfire r1 " SHOT, "refused~has acted" },
  { "destined-for-greatness/a Rally after all", HORSE ("destined-for-greatness"),
    "attack r1 target=b1 | attack-hit 1 1 1 1 1 1 1 1 | defence-hit 5 5 1 1 1 1 1 1 1 1 1 1 1 1 1 1"
    " | leader-casualty 3 4 | pinning 1 1\nrally r1 | rally 6 6", "r1.pinned=0 last.passed=true" },
  { "destined-for-greatness/following up is part of the Attack", HORSE ("destined-for-greatness"),
    "attack r1 target=b1" BLOWS TWELVE " 1 1 1 1" STANDS
    "follow-up r1 target=b1" BLOWS TWELVE " 1 1" STANDS "move r1 | action 6 6", "last.move=10" },
  { "destined-for-greatness/which is no second order", HORSE ("destined-for-greatness"),
    "attack r1 target=b1" BLOWS TWELVE " 1 1 1 1" STANDS
    "follow-up r1 target=b1" BLOWS TWELVE " 1 1" STANDS "attack r1 target=b1", "refused~another" },
  { "destined-for-greatness/in each turn", FOOT ("destined-for-greatness"),
    "stand-to r1\nmove r1 | action 6 6\nend-turn\nend-turn\nstand-to r1\nmove r1 | action 6 6",
    "last.move=6 turn=2" },
  { "hero-of-the-empire", FOOT ("hero-of-the-empire"), NULL, "r1.leadership=4" },
};

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);
  muster_kings_cases_add ("/kings/leader", rule_cases, G_N_ELEMENTS (rule_cases));
  muster_kings_cases_add ("/kings/leader/K-LEAD-02", trait_cases, G_N_ELEMENTS (trait_cases));
  return g_test_run ();
}
