/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-test-campaign.h"
#include "muster-test.h"

/* Returns of battles, casualties, replacements and standings (C-RET, C-CAS, C-REP-01, C-STAND). */

#define OPEN "open {'chapter': 'c1'}\n"
#define RETURN(winner, more) \
  OPEN "return {'chapter': 'c1', 'source': 'paper', 'winner': '" winner "'" more "}\n"
#define UNITS(units) ", 'units': {" units "}"
#define LEADERS(leaders) ", 'leaders': {" leaders "}"
#define CLOSE "close {'chapter': 'c1'}\n"

#define UUID "5b2f7e1c-95c8-4a86-9f04-0c4f1b7d3a11"
#define DIGEST "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"
#define SOURCE(source) OPEN "return {'chapter': 'c1', 'source': " source ", 'winner': 'red'}"

/* The highest score three times over, then the end. */
#define FULL_SCORE(chapter) \
  "open {'chapter': '" chapter "'}\nreturn {'chapter': '" chapter "', 'source': 'paper', 'winner': 'red', " \
  "'score': {'red': 99999, 'blue': 0}}\nclose {'chapter': '" chapter "'}\n"
#define FULL_SCORES FULL_SCORE ("c1") FULL_SCORE ("c2") FULL_SCORE ("c3") "end {}"
#define FULL_DEEDS \
  "'deeds': {'shots': 99999, 'hits': 99999, 'felled': 99999, 'razed': 99999}"
#define FULL_SERVICE "{'shots': 9999, 'hits': 9999, 'felled': 9999, 'razed': 9999}"

#define A1(left) "'a1': {'start': 12, 'left': " left "}"
#define A2(left) "'a2': {'start': 12, 'left': " left "}"
#define B1(left) "'b1': {'start': 16, 'left': " left "}"
#define A1_GONE(left) "'a1': {'start': 12, 'left': " left ", 'gone': true}"

#define GREEN \
  "sides.+={'id': 'green', 'name': 'Green'}\nplayers.+={'id': 'cat', 'name': 'Cat', 'side': 'green'}\n" \
  "forces.+={'id': 'f3', 'name': 'Third', 'ruleset': 'kings', 'side': 'green', 'player': 'cat', 'units': " \
  "[]}\n"
#define STRUCK_OFF "rules.casualties={'gone': 'struck-off'}\n"
#define ROLL "rules.casualties={'return': 'roll', 'target': 4, 'winner_bonus': 1}\n"

static const MusterCampaignCase cases[] = {
  { "C-RET-01/on paper", NULL, RETURN ("red", ""), "chapters.c1.status='fought'" },
  { "C-RET-01/from a battle", NULL, SOURCE ("{'battle': '" UUID "', 'digest': '" DIGEST "'}"),
    "chapters.c1.status='fought'" },
  { "C-RET-01/from hearsay", NULL, SOURCE ("'hearsay'"), "refused~$.log[1].params.source: C-RET-01" },
  { "C-RET-01/from a battle without a digest", NULL, SOURCE ("{'battle': '" UUID "'}"),
    "refused~$.log[1].params.source.digest: " },
  { "C-RET-01/from a battle without a UUID", NULL, SOURCE ("{'battle': 'x', 'digest': '" DIGEST "'}"),
    "refused~$.log[1].params.source.battle: C-RET-01" },
  { "C-RET-01/with half a digest", NULL, SOURCE ("{'battle': '" UUID "', 'digest': '0123'}"),
    "refused~$.log[1].params.source.digest: C-RET-01" },
  { "C-RET-01/without a source", NULL, OPEN "return {'chapter': 'c1', 'winner': 'red'}",
    "refused~$.log[1].params.source: " },
  { "C-RET-01/without a winner", NULL, OPEN "return {'chapter': 'c1', 'source': 'paper'}",
    "refused~$.log[1].params.winner: " },
  { "C-RET-01/a draw", NULL, RETURN ("draw", ""), "chapters.c1.winner='draw'" },
  { "C-RET-01/won by nobody knows whom", NULL, RETURN ("pink", ""), "refused~$.log[1].params.winner: " },
  { "C-RET-01/won by a side that was not there", "chapters.0.forces=['f1']", RETURN ("blue", ""),
    "refused~C-RET-01" },
  { "C-RET-01/no score is 0 for each", GREEN "chapters.0.forces=['f1', 'f3']", RETURN ("red", ""),
    "chapters.c1.score={'red': 0, 'green': 0}" },
  { "C-RET-01/a score", NULL, RETURN ("red", ", 'score': {'blue': 2, 'red': 4}"),
    "chapters.c1.score={'red': 4, 'blue': 2}" },
  { "C-RET-01/a score of one side only", NULL, RETURN ("red", ", 'score': {'red': 4}"),
    "refused~$.log[1].params.score.blue: C-RET-01" },
  { "C-RET-01/a score of who was not there", GREEN "chapters.0.forces=['f1', 'f2']",
    RETURN ("red", ", 'score': {'red': 4, 'blue': 1, 'green': 1}"),
    "refused~$.log[1].params.score.green: C-RET-01" },
  { "C-RET-01/a score below nothing", NULL, RETURN ("red", ", 'score': {'red': -1, 'blue': 0}"),
    "refused~$.log[1].params.score.red: " },

  { "C-RET-02/who is not named did not fight", NULL, RETURN ("red", UNITS (A1 ("12"))),
    "units.a1.battles=1\nunits.a2.battles=0\nunits.a2.strength=12" },
  { "C-RET-02/nobody is left", NULL, RETURN ("red", UNITS (A1 ("0"))), "units.a1.strength=0" },
  { "C-RET-02/more than there were", NULL, RETURN ("red", UNITS (A1 ("13"))),
    "refused~$.log[1].params.units.a1.left: C-RET-02" },
  { "C-RET-02/less than nothing", NULL, RETURN ("red", UNITS (A1 ("-1"))),
    "refused~$.log[1].params.units.a1.left: C-RET-02" },
  { "C-RET-02/half a man", NULL, RETURN ("red", UNITS (A1 ("1.5"))),
    "refused~$.log[1].params.units.a1.left: C-RET-02" },
  { "C-RET-02/a word for a number", NULL, RETURN ("red", UNITS (A1 ("'many'"))),
    "refused~$.log[1].params.units.a1.left: C-RET-02" },
  { "C-RET-02/a deed less than nothing", NULL,
    RETURN ("red", UNITS ("'a1': {'start': 12, 'left': 12, 'deeds': {'shots': -1}}")),
    "refused~$.log[1].params.units.a1.deeds.shots: C-RET-02" },
  { "C-RET-02/another start", NULL, RETURN ("red", UNITS ("'a1': {'start': 11, 'left': 5}")),
    "refused~$.log[1].params.units.a1.start: C-RET-02" },
  { "C-RET-02/the start of today", NULL,
    "set {'unit': 'a1', 'field': 'strength', 'value': 7, 'reason': 'x'}\n"
    RETURN ("red", UNITS ("'a1': {'start': 7, 'left': 5}")), "units.a1.strength=5" },
  { "C-RET-02/no start", NULL, RETURN ("red", UNITS ("'a1': {'left': 5}")),
    "refused~$.log[1].params.units.a1.start: " },
  { "C-RET-02/nobody knows it", NULL, RETURN ("red", UNITS ("'z9': {'start': 1, 'left': 1}")),
    "refused~$.log[1].params.units.z9: C-RET-02" },
  { "C-RET-02/its force was not there", "chapters.0.forces=['f1']", RETURN ("red", UNITS (B1 ("16"))),
    "refused~$.log[1].params.units.b1: C-RET-02" },
  { "C-RET-02/it is disbanded", NULL, "disband {'unit': 'a1'}\n" RETURN ("red", UNITS (A1 ("12"))),
    "refused~$.log[2].params.units.a1: C-RET-02" },
  { "C-RET-02/it is unfit, and fights", "rules.strength={'minimum': [1, 1]}",
    "set {'unit': 'a1', 'field': 'strength', 'value': 11, 'reason': 'x'}\n"
    RETURN ("red", UNITS ("'a1': {'start': 11, 'left': 10}")), "units.a1.battles=1\nunits.a1.status='unfit'"
    },
  { "C-RET-02/a deed that nobody knows", NULL,
    RETURN ("red", UNITS ("'a1': {'start': 12, 'left': 12, 'deeds': {'yodelled': 1}}")),
    "refused~$.log[1].params.units.a1.deeds.yodelled: C-RET-02" },

  { "C-RET-03/the leader is lost", NULL, RETURN ("red", UNITS (A1 ("12")) LEADERS ("'al': {'lost': true}")),
    "to_do=[{'do': 'fates', 'chapter': 'c1', 'force': 'f1'}]\nleaders.al.status='fit'\nunits.a1.led_by='al'"
    },
  { "C-RET-03/who is not named came back", NULL, RETURN ("red", UNITS (A1 ("12"))),
    "leaders.al.battles=1\nleaders.as.battles=0\nleaders.st.battles=0\nto_do=[]" },
  { "C-RET-03/a second who does not lead", NULL,
    RETURN ("red", UNITS (A1 ("12")) LEADERS ("'as': {'lost': true}")),
    "refused~$.log[1].params.leaders.as: C-RET-03" },
  { "C-RET-03/a second who does", NULL,
    "set {'leader': 'al', 'field': 'status', 'value': 'captured', 'reason': 'x'}\n"
    RETURN ("red", UNITS (A1 ("12")) LEADERS ("'as': {}")), "leaders.as.battles=1\nleaders.al.battles=0" },
  { "C-RET-03/his unit did not fight", NULL, RETURN ("red", UNITS (A2 ("12")) LEADERS ("'al': {}")),
    "refused~$.log[1].params.leaders.al: C-RET-03" },
  { "C-RET-03/the staff", NULL, RETURN ("red", LEADERS ("'st': {'deeds': {'rallies': 2}}")),
    "leaders.st.battles=1\nleaders.st.deeds={'rallies': 2}" },
  { "C-RET-03/the staff of who was not there", "chapters.0.forces=['f2']",
    RETURN ("blue", LEADERS ("'st': {}")), "refused~$.log[1].params.leaders.st: C-RET-03" },
  { "C-RET-03/a wounded one of the staff", NULL,
    "set {'leader': 'st', 'field': 'status', 'value': 'wounded', 'reason': 'x'}\n"
    RETURN ("red", LEADERS ("'st': {}")), "refused~$.log[2].params.leaders.st: C-RET-03" },
  { "C-RET-03/nobody knows him", NULL, RETURN ("red", LEADERS ("'zz': {}")),
    "refused~$.log[1].params.leaders.zz: C-RET-03" },

  { "C-RET-04/a win and a loss", NULL, RETURN ("red", ""),
    "points={'sides': {'red': 3, 'blue': 0}, 'players': {'ann': 3, 'ben': 0}}" },
  { "C-RET-04/a draw", NULL, RETURN ("draw", ""),
    "points={'sides': {'red': 1, 'blue': 1}, 'players': {'ann': 1, 'ben': 1}}" },
  { "C-RET-04/every victory point", "rules.points={'win': 10, 'loss': 2, 'each_victory_point': 2}",
    RETURN ("blue", ", 'score': {'red': 3, 'blue': 5}"),
    "points={'sides': {'red': 8, 'blue': 20}, 'players': {'ann': 8, 'ben': 20}}" },
  { "C-RET-04/points go up to a limit", "rules.points={'each_victory_point': 9999}", FULL_SCORES,
    "points={'sides': {'red': 2147483647, 'blue': 0}, 'players': {'ann': 2147483647, 'ben': 0}}\n"
    "winner='red'\nstandings=['ann', 'ben']" },
  { "C-RET-04/and down to one", "rules.points={'each_victory_point': -9999}", FULL_SCORES,
    "points={'sides': {'red': -2147483647, 'blue': 0}, 'players': {'ann': -2147483647, 'ben': 0}}\n"
    "winner='blue'\nstandings=['ben', 'ann']" },
  { "C-RET-04/who was not there gets nothing", GREEN "rules.points={'loss': 2}\nchapters.0.forces=['f1', "
    "'f2']",
    RETURN ("red", ""), "points.sides={'red': 3, 'blue': 2, 'green': 0}\npoints.players.cat=0" },
  { "C-RET-04/a player of two forces gets it once",
    "forces.+={'id': 'f3', 'name': 'Third', 'ruleset': 'kings', 'side': 'red', 'player': 'ann', 'units': []}",
    RETURN ("red", ""), "points.players.ann=3" },
  { "C-RET-04/nobody's force", NULL, "assign {'force': 'f1', 'player': null}\n" RETURN ("red", ""),
    "points={'sides': {'red': 3, 'blue': 0}, 'players': {'ann': 0, 'ben': 0}}" },
  { "C-RET-04/counters", "rules.counters=[{'id': 'supply', 'start': 5, 'max': 10, 'win': 2, 'loss': -3}]",
    RETURN ("red", ""), "counters.supply={'red': 7, 'blue': 2}" },
  { "C-RET-04/counters of a draw", "rules.counters=[{'id': 'supply', 'start': 5, 'draw': 1, 'loss': -3}]",
    RETURN ("draw", ""), "counters.supply={'red': 6, 'blue': 6}" },
  { "C-RET-04/counters keep to their bounds",
    "rules.counters=[{'id': 'supply', 'start': 5, 'min': 4, 'max': 6, 'win': 2, 'loss': -3}]",
    RETURN ("red", ""), "counters.supply={'red': 6, 'blue': 4}" },
  { "C-RET-04/counters of who was not there",
    GREEN "chapters.0.forces=['f1', 'f2']\nrules.counters=[{'id': 'supply', 'loss': 3}]",
    RETURN ("red", ""), "counters.supply={'red': 0, 'blue': 3, 'green': 0}" },

  { "C-RET-05/strength, battles and deeds", NULL,
    RETURN ("red", UNITS ("'a1': {'start': 12, 'left': 7, 'deeds': {'wounds': 1, 'shots': 2, 'hits': 0}}")),
    "units.a1.strength=7\nunits.a1.battles=1\nunits.a1.deeds={'shots': 2, 'wounds': 1}" },
  { "C-RET-05/deeds add up", "plan='free'\nrules.casualties={'return': 'none'}",
    RETURN ("red", UNITS ("'a1': {'start': 12, 'left': 12, 'deeds': {'shots': 2}}")) CLOSE
    "open {'chapter': 'c2'}\nreturn {'chapter': 'c2', 'source': 'paper', 'winner': 'draw', 'units': "
    "{'a1': {'start': 12, 'left': 12, 'deeds': {'shots': 3, 'razed': 1}}}}",
    "units.a1.battles=2\nunits.a1.deeds={'shots': 5, 'razed': 1}" },
  { "C-RET-05/of leaders too, also lost ones", NULL,
    RETURN ("red", UNITS (A1 ("12")) LEADERS ("'al': {'lost': true, 'deeds': {'rallies': 1}}")),
    "leaders.al.battles=1\nleaders.al.deeds={'rallies': 1}\nunits.a1.deeds={}" },

  { "C-RET-06/battle, result and deeds",
    "rules.experience={'unit': {'battle': 1, 'win': 10, 'draw': 20, 'loss': 30, 'shots': 100}, "
    "'leader': {'battle': 2, 'loss': 3, 'rallies': 4}}",
    RETURN ("red", UNITS ("'a1': {'start': 12, 'left': 12, 'deeds': {'shots': 3, 'hits': 9}}, " B1 ("16"))
            LEADERS ("'cl': {'deeds': {'rallies': 2}}")),
    "units.a1.experience=311\nunits.b1.experience=31\nleaders.al.experience=2\nleaders.cl.experience=13" },
  { "C-RET-06/up to a limit",
    "rules.experience={'unit': " FULL_SERVICE ", 'leader': " FULL_SERVICE ", 'thresholds': [1, 2147483647]}",
    RETURN ("red", UNITS ("'a1': {'start': 12, 'left': 12, " FULL_DEEDS "}") LEADERS ("'al': {" FULL_DEEDS
    "}"))
    CLOSE "open {'chapter': 'c2'}\nreturn {'chapter': 'c2', 'source': 'paper', 'winner': 'red', 'units': "
    "{'a1': {'start': 12, 'left': 12, " FULL_DEEDS "}}, 'leaders': {'al': {" FULL_DEEDS "}}}",
    "units.a1.experience=2147483647\nleaders.al.experience=2147483647\nunits.a1.due=2\nleaders.al.due=2" },
  { "C-RET-06/a draw", "rules.experience={'unit': {'battle': 1, 'win': 10, 'draw': 20}}",
    RETURN ("draw", UNITS (A1 ("12"))), "units.a1.experience=21" },
  { "C-RET-06/not those who are lost", "rules.experience={'leader': {'battle': 1}}",
    RETURN ("red", UNITS (A1 ("12")) LEADERS ("'al': {'lost': true}")), "leaders.al.experience=0" },
  { "C-RET-06/not those who did not fight", "rules.experience={'unit': {'win': 1}, 'leader': {'win': 1}}",
    RETURN ("red", UNITS (A1 ("12"))),
    "units.a2.experience=0\nleaders.st.experience=0\nleaders.al.experience=1" },
  { "C-RET-06/not those that are struck off", STRUCK_OFF "rules.experience={'unit': {'battle': 1}}",
    RETURN ("red", UNITS (A1_GONE ("5"))), "units.a1.experience=0\nunits.a1.battles=1" },
  { "C-RET-06/those that are gone and recover", "rules.experience={'unit': {'battle': 1}}",
    RETURN ("red", UNITS (A1_GONE ("5"))), "units.a1.experience=1" },

  { "C-RET-07/gone and struck off", STRUCK_OFF, RETURN ("red", UNITS (A1_GONE ("5"))),
    "units.a1.status='disbanded'\nunits.a1.strength=5\nunits.a1.leader=null\nunits.a1.led_by=null\n"
    "leaders.al.unit=null\nleaders.al.status='fit'\nleaders.as.unit=null\nto_do=[]" },
  { "C-RET-07/gone and recovers", NULL, RETURN ("red", UNITS (A1_GONE ("5"))),
    "units.a1.status='fit'\nto_do=[{'do': 'recover', 'chapter': 'c1', 'force': 'f1'}]" },
  { "C-RET-07/not gone", STRUCK_OFF, RETURN ("red", UNITS (A1 ("0"))),
    "units.a1.status='fit'\nto_do=[{'do': 'recover', 'chapter': 'c1', 'force': 'f1'}]" },
  { "C-RET-07/who is lost awaits his fate first", STRUCK_OFF,
    RETURN ("red", UNITS (A1_GONE ("5")) LEADERS ("'al': {'lost': true}")),
    "units.a1.status='disbanded'\nunits.a1.leader='al'\nunits.a1.led_by='al'\nleaders.al.unit='a1'\n"
    "leaders.as.unit=null\nto_do=[{'do': 'fates', 'chapter': 'c1', 'force': 'f1'}]" },
  { "C-RET-07/then he is with nobody",
    STRUCK_OFF "rules.leaders={'dice': 1, 'fates': [{'from': 1, 'to': 6, 'fate': 'wounded', 'misses': 2}]}",
    RETURN ("red", UNITS (A1_GONE ("5")) LEADERS ("'al': {'lost': true}"))
    "fates {'force': 'f1'} | leader-fate 3",
    "units.a1.leader=null\nleaders.al.unit=null\nleaders.al.status='wounded'\nto_do=[]" },
  { "C-RET-07/or dead, and nobody follows", STRUCK_OFF "rules.leaders={'succession': 'appoint'}",
    RETURN ("red", UNITS (A1_GONE ("5")) LEADERS ("'al': {'lost': true}")) "fates {'force': 'f1'}",
    "units.a1.leader=null\nleaders.al.unit=null\nleaders.al.status='dead'\nto_do=[]" },

  { "C-CAS-01/each force with losses", NULL, RETURN ("red", UNITS (A1 ("11") ", " A2 ("12") ", " B1 ("3"))),
    "to_do=[{'do': 'recover', 'chapter': 'c1', 'force': 'f1'}, "
    "{'do': 'recover', 'chapter': 'c1', 'force': 'f2'}]\nprompt~C-CAS-01" },
  { "C-CAS-01/not without losses", NULL, RETURN ("red", UNITS (A1 ("12"))), "to_do=[]" },
  { "C-CAS-01/not for those struck off", STRUCK_OFF, RETURN ("red", UNITS (A1_GONE ("0"))), "to_do=[]" },
  { "C-CAS-01/though none come back", "rules.casualties={'return': 'none'}",
    RETURN ("red", UNITS (A1 ("11"))), "to_do=[{'do': 'recover', 'chapter': 'c1', 'force': 'f1'}]" },
  { "C-CAS-01/once", NULL, RETURN ("red", UNITS (A1 ("11"))) "recover {'force': 'f1'}\nrecover {'force': "
    "'f1'}",
    "refused~C-CAS-01" },
  { "C-CAS-01/nothing to recover", NULL, "recover {'force': 'f1'}", "refused~C-CAS-01" },

  { "C-CAS-02/all", NULL, RETURN ("red", UNITS (A1 ("1"))) "recover {'force': 'f1'}",
    "units.a1.strength=12\nto_do=[]" },
  { "C-CAS-02/none", "rules.casualties={'return': 'none'}",
    RETURN ("red", UNITS (A1 ("1"))) "recover {'force': 'f1'}", "units.a1.strength=1" },
  { "C-CAS-02/a share, rounded down", "rules.casualties={'return': 'share', 'share': [2, 3]}",
    RETURN ("red", UNITS (A1 ("7"))) "recover {'force': 'f1'}", "units.a1.strength=10" },
  { "C-CAS-02/a share, rounded up", "rules.casualties={'return': 'share', 'share': [2, 3], 'round': 'up'}",
    RETURN ("red", UNITS (A1 ("7"))) "recover {'force': 'f1'}", "units.a1.strength=11" },
  { "C-CAS-02/a share without a rest", "rules.casualties={'return': 'share', 'share': [1, 2], 'round': 'up'}",
    RETURN ("red", UNITS (A1 ("8"))) "recover {'force': 'f1'}", "units.a1.strength=10" },
  { "C-CAS-02/a die each", ROLL, RETURN ("blue", UNITS (A1 ("7"))) "recover {'force': 'f1'} | recovery 3 4 "
    "6 2 1",
    "units.a1.strength=9\nstep~3 4 6 2 1" },
  { "C-CAS-02/asks for as many dice as there are losses", ROLL,
    RETURN ("blue", UNITS (A1 ("7"))) "recover {'force': 'f1'}",
    "needs={'for': 'recovery', 'unit': 'a1', 'dice': 5, 'sides': 6}" },
  { "C-CAS-02/in the order of the force", ROLL,
    RETURN ("blue", UNITS (A2 ("10") ", " A1 ("11"))) "recover {'force': 'f1'} | recovery 6",
    "needs={'for': 'recovery', 'unit': 'a2', 'dice': 2, 'sides': 6}" },
  { "C-CAS-02/other dice than asked for", ROLL,
    RETURN ("blue", UNITS (A1 ("7"))) "recover {'force': 'f1'} | recovery 3 4",
    "refused~$.log[2].rolls[0]: " },
  { "C-CAS-02/a face that no die has", ROLL,
    RETURN ("blue", UNITS (A1 ("11"))) "recover {'force': 'f1'} | recovery 7", "refused~$.log[2].rolls[0]: "
    },
  { "C-CAS-02/another roll", ROLL,
    RETURN ("blue", UNITS (A1 ("11"))) "recover {'force': 'f1'} | leader-fate 6",
    "refused~$.log[2].rolls[0]: " },
  { "C-CAS-02/a roll too many", ROLL,
    RETURN ("blue", UNITS (A1 ("11"))) "recover {'force': 'f1'} | recovery 6 | recovery 6",
    "refused~$.log[2].rolls[1]: " },
  { "C-CAS-02/never over its full strength", NULL,
    RETURN ("red", UNITS (A1 ("2")))
    "set {'unit': 'a1', 'field': 'strength', 'value': 8, 'reason': 'x'}\nrecover {'force': 'f1'}",
    "units.a1.strength=12" },

  { "C-CAS-03/the winner needs less", ROLL,
    RETURN ("red", UNITS (A1 ("9"))) "recover {'force': 'f1'} | recovery 3 2 1",
    "units.a1.strength=10\nstep~C-CAS-03" },
  { "C-CAS-03/the loser does not", ROLL,
    RETURN ("blue", UNITS (A1 ("9"))) "recover {'force': 'f1'} | recovery 3 2 1",
    "units.a1.strength=9\nstep!C-CAS-03" },
  { "C-CAS-03/nor in a draw", ROLL,
    RETURN ("draw", UNITS (A1 ("9"))) "recover {'force': 'f1'} | recovery 3 2 1", "units.a1.strength=9" },
  { "C-CAS-03/to no less than 2", "rules.casualties={'return': 'roll', 'target': 4, 'winner_bonus': 5}",
    RETURN ("red", UNITS (A1 ("9"))) "recover {'force': 'f1'} | recovery 3 2 1", "units.a1.strength=11" },

  { "C-CAS-04/nobody left", "rules.casualties={'return': 'none'}",
    RETURN ("red", UNITS (A1 ("0"))) "recover {'force': 'f1'}",
    "units.a1.status='disbanded'\nunits.a1.strength=0\nleaders.al.unit=null\nleaders.as.unit=null\nto_do=[]"
    },
  { "C-CAS-04/one left", ROLL,
    RETURN ("blue", UNITS (A1 ("0"))) "recover {'force': 'f1'} | recovery 1 1 1 1 1 1 1 1 1 1 1 4",
    "units.a1.status='fit'\nunits.a1.strength=1" },
  { "C-CAS-04/who is lost awaits his fate", "rules.casualties={'return': 'none'}",
    RETURN ("red", UNITS (A1 ("0")) LEADERS ("'al': {'lost': true}")) "recover {'force': 'f1'}",
    "units.a1.status='disbanded'\nunits.a1.leader='al'\nleaders.as.unit=null\n"
    "to_do=[{'do': 'fates', 'chapter': 'c1', 'force': 'f1'}]" },
  { "C-CAS-04/nobody is to be appointed", "rules.casualties={'return': 'none'}",
    RETURN ("red", UNITS (A1 ("0")) LEADERS ("'al': {'lost': true}"))
    "fates {'force': 'f1'}\nrecover {'force': 'f1'}", "units.a1.status='disbanded'\nto_do=[]" },

  { "C-REP-01/models for each force in it", "rules.replacements={'models': 6, 'winner_models': 2}",
    RETURN ("red", "") CLOSE, "forces.f1.replacements=8\nforces.f2.replacements=6" },
  { "C-REP-01/not for others",
    GREEN "chapters.0.forces=['f1', 'f2']\nrules.replacements={'models': 6, 'winner_models': 2}",
    RETURN ("draw", "") CLOSE, "forces.f1.replacements=6\nforces.f3.replacements=0" },
  { "C-REP-01/what is left is kept", "rules.replacements={'models': 6}",
    "set {'force': 'f1', 'field': 'replacements', 'value': 5, 'reason': 'x'}\n" RETURN ("red", "") CLOSE,
    "forces.f1.replacements=11" },
  { "C-REP-01/or lost first", "rules.replacements={'models': 6, 'keep': false}",
    "set {'force': 'f1', 'field': 'replacements', 'value': 5, 'reason': 'x'}\n" RETURN ("red", "") CLOSE,
    "forces.f1.replacements=6" },

  { "C-STAND-01/by points", NULL, RETURN ("blue", ""), "standings=['ben', 'ann']" },
  { "C-STAND-01/then by battles won", "rules.points={'win': 0}", RETURN ("blue", ""),
    "standings=['ben', 'ann']" },
  { "C-STAND-01/then by victory points", "rules.points={'draw': 0}",
    RETURN ("draw", ", 'score': {'red': 1, 'blue': 2}"), "standings=['ben', 'ann']" },
  { "C-STAND-01/less those of the best other side",
    GREEN "rules.points={'draw': 0}", RETURN ("draw", ", 'score': {'red': 4, 'blue': 7, 'green': 5}"),
    "standings=['ben', 'cat', 'ann']" },
  { "C-STAND-01/with nobody against him",
    "plan='free'\nchapters.0.forces=['f1']\nchapters.1.forces=['f2']\nrules.points={'draw': 0}",
    RETURN ("draw", ", 'score': {'red': 1}")
    "open {'chapter': 'c2'}\nreturn {'chapter': 'c2', 'source': 'paper', 'winner': 'draw', 'score': "
    "{'blue': 2}}",
    "standings=['ben', 'ann']" },
  { "C-STAND-01/then by name, by code points",
    "players=[{'id': 'a', 'name': 'é', 'side': 'red'}, {'id': 'b', 'name': 'f', 'side': 'red'}, "
    "{'id': 'c', 'name': 'Zoe', 'side': 'red'}, {'id': 'd', 'name': 'ann', 'side': "
    "'red'}]\n-forces.0.player\n"
    "-forces.1.player", NULL, "standings=['c', 'd', 'b', 'a']" },
  { "C-STAND-01/then by the order of the document",
    "players=[{'id': 'z', 'name': 'Sam', 'side': 'red'}, {'id': 'a', 'name': 'Sam', 'side': 'blue'}]\n"
    "-forces.0.player\n-forces.1.player", NULL, "standings=['z', 'a']" },
  { "C-STAND-01/who has left stays", NULL, RETURN ("red", "") "leave {'player': 'ann'}",
    "standings=['ann', 'ben']\npoints.players.ann=3" },
};

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);
  muster_campaign_cases_add ("/campaign/returns", cases, G_N_ELEMENTS (cases));
  return g_test_run ();
}
