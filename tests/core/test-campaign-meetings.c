/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-test-campaign.h"
#include "muster-test-map.h"
#include "muster-test.h"

/* The map of a campaign: meetings and what comes of them, the game master's hand, supply, and what sides see
 * (C-MAP-13 to C-MAP-28). */

/* f1 stands at B, and f2 comes. */
#define HELD MAP AT ("b", "c")
#define ATTACK MARCH ("f2", "'b'") RESOLVE
/* The same with a third side, which comes from D. */
#define THREE HELD NEAR GREEN FORCE ("f3", "green", "d")
#define ATTACKS MARCH ("f2", "'b'") MARCH ("f3", "'b'") RESOLVE
/* Two pairs, far from each other. */
#define PAIRS \
  APART "map.places.+=" PLACE ("e", "") "\nmap.places.+=" PLACE ("f", "") "\n" \
  "map.links.+={'between': ['e', 'f']}\n" FORCE ("f3", "blue", "e") FORCE ("f4", "red", "f")

static const MusterCampaignCase meeting_cases[] = {
  { "C-MAP-13/two of a turn, by their earliest force", PAIRS,
    MARCH ("f3", "'f'") MARCH ("f1", "'b'") MARCH ("f2", "'b'") RESOLVE,
    "map.meetings.0.id='m1'\nmap.meetings.0.forces=['f1', 'f2']\nmap.meetings.1.id='m2'\n"
    "map.meetings.1.forces=['f3', 'f4']\nmap.meetings.1.attacker='blue'\n"
    "to_do=[{'do': 'meet', 'meeting': 'm1'}, {'do': 'meet', 'meeting': 'm2'}]" },
  { "C-MAP-13/numbers go on", PAIRS,
    MARCH ("f3", "'f'") RESOLVE AVOID ("f3", "e") CLASH, "map.meetings.0.id='m2'\nmap.turn=2" },
  { "C-MAP-13/contacts join", THREE, ATTACKS,
    "map.meetings=[{'id': 'm1', 'places': ['b'], 'forces': ['f1', 'f2', 'f3'], 'held': {'b': 'red'}, "
    "'attacker': null, 'chapter': null}]" },
  { "C-MAP-13/over two places", MAP AT ("a", "b") FORCE ("f3", "red", "d"),
    MARCH ("f1", "'b'") MARCH ("f2", "'a'") MARCH ("f3", "'b'") RESOLVE,
    "map.meetings=[{'id': 'm1', 'places': ['a', 'b'], 'forces': ['f1', 'f2', 'f3'], 'held': {'b': 'blue'}, "
    "'attacker': 'red', 'chapter': null}]" },
  { "C-MAP-13/a friend of who was thrown back is not in it", MAP AT ("a", "b") FORCE ("f3", "red", "a"),
    MARCH ("f1", "'b'") MARCH ("f2", "'a'") RESOLVE,
    "map.meetings.0.forces=['f1', 'f2']\nmap.forces.f3.engaged=false" },

  { "C-MAP-14/who was there", HELD, ATTACK,
    "map.meetings.0.held={'b': 'red'}\nmap.meetings.0.attacker='blue'" },
  { "C-MAP-14/both come at once", APART NEAR, CLASH,
    "map.meetings.0.held={'b': null}\nmap.meetings.0.attacker=null" },
  { "C-MAP-14/who left and another came", HELD NEAR FORCE ("f3", "red", "d"),
    MARCH ("f1", "'a'") MARCH ("f2", "'b'") MARCH ("f3", "'b'") RESOLVE,
    "map.meetings.0.forces=['f2', 'f3']\nmap.meetings.0.held={'b': null}" },
  { "C-MAP-14/who is gone holds nothing", THREE, ATTACKS AVOID ("f1", "a"),
    "map.meetings.0.forces=['f2', 'f3']\nmap.meetings.0.held={'b': null}\nmap.meetings.0.attacker=null" },
  { "C-MAP-14/of two sides that are left", THREE, ATTACKS "link {'between': ['b', 'a'], 'closed': false, "
    "'reason': 'x'}\n" AVOID ("f2", "a"),
    "map.meetings.0.forces=['f1', 'f3']\nmap.meetings.0.attacker='green'" },

  { "C-MAP-15/a chapter", HELD, ATTACK MEET (", 'points': 20"),
    "chapters.x={'status': 'ready', 'winner': null, 'score': null, 'budget': {'red': 20, 'blue': 20}}\n"
    "map.meetings.0.chapter='x'\nto_do=[]\nstep~C-MAP-15" },
  { "C-MAP-15/of the forces alone", HELD FORCE ("f3", "red", "a"), ATTACK MEET ("") OPEN ("x"),
    "step~First takes part\nstep!The f3\nprompt~Blue attacks" },
  { "C-MAP-15/with another attacker", HELD, ATTACK MEET (", 'attacker': 'red'") OPEN ("x"),
    "prompt~Red attacks" },
  { "C-MAP-15/ready in a tree", HELD "plan='tree'", ATTACK MEET (""), "chapters.x.status='ready'" },
  { "C-MAP-15/forces are given", HELD, ATTACK MEET (", 'forces': ['f1', 'f2']"),
    "refused~$.log[2].params.chapter.forces" },
  { "C-MAP-15/a known id", HELD, ATTACK "meet {'meeting': 'm1', 'chapter': {'id': 'c1', 'title': 'X'}}",
    "refused~$.log[2].params.chapter.id" },
  { "C-MAP-15/twice", HELD, ATTACK MEET ("") "meet {'meeting': 'm1', 'chapter': {'id': 'y', 'title': 'Y'}}",
    "refused~C-MAP-15" },
  { "C-MAP-15/no meeting", HELD, MEET (""), "refused~$.log[0].params.meeting" },
  { "C-MAP-15/its errors", HELD, ATTACK MEET (", 'ruleset': 'none'"),
    "refused~$.log[2].params.chapter.ruleset" },
  { "C-MAP-15/who else enlists is not in it", HELD, ATTACK MEET ("")
    "enlist {'force': {'id': 'f9', 'name': 'F9', 'ruleset': 'kings', 'side': 'red'}}\n" OPEN ("x"),
    "step!F9" },

  { "C-MAP-16/skipped", HELD, ATTACK MEET ("") "skip {'chapter': 'x', 'reason': 'rain'}",
    "chapters.x.status='skipped'\nmap.meetings.0.chapter=null\nto_do=[{'do': 'meet', 'meeting': 'm1'}]" },
  { "C-MAP-16/by the game master", HELD,
    ATTACK MEET ("") "set {'chapter': 'x', 'field': 'status', 'value': 'skipped', 'reason': 'x'}",
    "map.meetings.0.chapter=null" },
  { "C-MAP-16/set to something else it stays", HELD,
    ATTACK MEET ("") "set {'chapter': 'x', 'field': 'status', 'value': 'planned', 'reason': 'x'}",
    "map.meetings.0.chapter='x'" },
  { "C-MAP-16/another chapter is skipped", HELD, ATTACK MEET ("") "skip {'chapter': 'c1', 'reason': 'x'}",
    "map.meetings.0.chapter='x'" },
  { "C-MAP-16/it is met anew", HELD, ATTACK MEET ("") "skip {'chapter': 'x', 'reason': 'rain'}\n"
    "meet {'meeting': 'm1', 'chapter': {'id': 'y', 'title': 'Y'}}", "map.meetings.0.chapter='y'" },
  { "C-MAP-16/the old one is like others", HELD, ATTACK MEET ("") "skip {'chapter': 'x', 'reason': 'rain'}\n"
    "set {'chapter': 'x', 'field': 'status', 'value': 'ready', 'reason': 'x'}\n"
    OPEN ("x") RETURN ("x", "red") CLOSE ("x"), "map.meetings.0.id='m1'\nmap.forces.f2.engaged=true" },
  { "C-MAP-16/planned anew", HELD FORCE ("f3", "red", "a"),
    ATTACK MEET ("") "plan {'chapter': {'id': 'x', 'title': 'Anew'}}\n" OPEN ("x"),
    "map.meetings.0.chapter='x'\nstep!The f3" },
  { "C-MAP-16/with forces", HELD,
    ATTACK MEET ("") "plan {'chapter': {'id': 'x', 'title': 'Y', 'forces': []}}",
    "refused~$.log[3].params.chapter.forces" },

  { "C-MAP-17/not where the other came from", HELD, ATTACK AVOID ("f1", "c"), "refused~C-MAP-18" },
  { "C-MAP-17/where nobody came from", HELD, ATTACK AVOID ("f1", "d"), "map.forces.f1.at='d'" },
  { "C-MAP-17/not by a closed link", HELD, ATTACK CLOSE_LINK ("b", "d") AVOID ("f1", "d"),
    "refused~C-MAP-18" },
  { "C-MAP-17/not without a link", HELD "map.places.+=" PLACE ("e", ""), ATTACK AVOID ("f1", "e"),
    "refused~C-MAP-18" },
  { "C-MAP-17/not to others", HELD FORCE ("f3", "blue", "a"), ATTACK AVOID ("f1", "a"), "refused~C-MAP-18" },
  { "C-MAP-17/to friends", HELD FORCE ("f3", "red", "a"), ATTACK AVOID ("f1", "a"), "map.forces.f1.at='a'" },
  { "C-MAP-17/back to where it came from", APART, CLASH AVOID ("f1", "a"), "map.forces.f1.at='a'" },
  { "C-MAP-17/whatever it costs", HELD "forces.1.pace=2", ATTACK AVOID ("f2", "c"), "map.forces.f2.at='c'" },
  { "C-MAP-17/the way of a friend does not matter", HELD FORCE ("f3", "red", "a"),
    MARCH ("f3", "'b'") ATTACK AVOID ("f1", "a"), "map.forces.f1.at='a'" },
  { "C-MAP-17/it came from there, and before that from elsewhere", MAP AT ("d", "c") RULES ("'pace': 5")
    FORCE ("f3", "blue", "a") "map.links.+={'between': ['c', 'a']}\n",
    "station {'force': 'f3', 'place': null}\n"
    MARCH ("f2", "'a', 'b'") MARCH ("f1", "'b'") RESOLVE AVOID ("f1", "c"), "map.forces.f1.at='c'" },

  { "C-MAP-18/the meeting is over", HELD, ATTACK AVOID ("f1", "a"),
    "map.meetings=[]\nmap.places.b.owner='blue'\nmap.forces.f1.engaged=false\nstep~C-MAP-18\nstep~C-MAP-21" },
  { "C-MAP-18/not with forces of two sides", HELD FORCE ("f3", "red", "b"), ATTACK AVOID ("f1", "a"),
    "map.meetings.0.forces=['f2', 'f3']\nmap.places.b.owner=null" },
  { "C-MAP-18/nor with a chapter", HELD, ATTACK MEET ("") AVOID ("f1", "a"), "refused~C-MAP-18" },
  { "C-MAP-18/not in it", HELD FORCE ("f3", "red", "a"), ATTACK AVOID ("f3", "b"), "refused~C-MAP-18" },
  { "C-MAP-18/of those that are left on two ends", MAP AT ("a", "b"),
    MARCH ("f1", "'b'") MARCH ("f2", "'a'") RESOLVE AVOID ("f2", "d"),
    "map.meetings=[]\nmap.forces.f2.at='d'\nmap.places.b.owner='blue'" },

  { "C-MAP-19/the winner holds it", HELD, ATTACK FIGHT ("blue"),
    "map.meetings=[]\nmap.forces.f2.engaged=false\nmap.places.b.owner=null\n"
    "to_do=[{'do': 'withdraw', 'force': 'f1', 'to': ['a', 'd']}]\nstep~C-MAP-19" },
  { "C-MAP-19/a draw leaves it to who was there", HELD, ATTACK FIGHT ("draw"),
    "to_do=[{'do': 'withdraw', 'force': 'f2', 'to': ['a', 'c', 'd']}]" },
  { "C-MAP-19/or to nobody", APART NEAR, CLASH FIGHT ("draw"),
    "to_do=[{'do': 'withdraw', 'force': 'f1', 'to': ['a', 'd']}, "
    "{'do': 'withdraw', 'force': 'f2', 'to': ['c', 'd']}]" },
  { "C-MAP-19/on a link nobody need withdraw", MAP AT ("a", "b"),
    MARCH ("f1", "'b'") MARCH ("f2", "'a'") RESOLVE FIGHT ("red"), "to_do=[]\nmap.meetings=[]" },
  { "C-MAP-19/who is destroyed is off the map", HELD "rules.casualties={'gone': 'struck-off'}",
    ATTACK MEET ("") OPEN ("x")
    "return {'chapter': 'x', 'source': 'paper', 'winner': 'blue', 'units': {'a1': {'start': 12, 'left': 0, "
    "'gone': true}, 'a2': {'start': 12, 'left': 0, 'gone': true}}}\n" CLOSE ("x"),
    "map.forces.f1.at=null\nmap.places.b.owner='blue'\nto_do=[]\nstep~C-MAP-19" },
  { "C-MAP-19/not while something is left", HELD "rules.casualties={'gone': 'struck-off'}",
    ATTACK MEET ("") OPEN ("x")
    "return {'chapter': 'x', 'source': 'paper', 'winner': 'blue', 'units': {'a1': {'start': 12, 'left': 0, "
    "'gone': true}}}\n" CLOSE ("x"), "map.forces.f1.at='b'" },
  { "C-MAP-19/who never had units stays", HELD FORCE ("f3", "red", "b"), ATTACK FIGHT ("red"),
    "map.forces.f3.at='b'\nto_do=[{'do': 'withdraw', 'force': 'f2', 'to': ['a', 'c', 'd']}]" },
  { "C-MAP-19/the winner is elsewhere", THREE, ATTACKS FIGHT ("green"),
    "to_do=[{'do': 'withdraw', 'force': 'f1', 'to': ['a']}, {'do': 'withdraw', 'force': 'f2', 'to': "
    "['a', 'c']}]" },
  { "C-MAP-19/another chapter changes nothing", HELD "chapters.0.forces=[]",
    ATTACK OPEN ("c1") "return {'chapter': 'c1', 'source': 'paper', 'winner': 'draw'}\n" CLOSE ("c1"),
    "map.meetings.0.id='m1'" },

  { "C-MAP-20/a way out", HELD, ATTACK FIGHT ("blue") WITHDRAW ("f1", "'a'"),
    "map.forces.f1={'at': 'a', 'march': [], 'supplied': null, 'engaged': false}\nmap.places.b.owner='blue'\n"
    "step~C-MAP-21" },
  { "C-MAP-20/no way out", HELD, ATTACK FIGHT ("blue") WITHDRAW ("f1", "'c'"), "refused~C-MAP-20" },
  { "C-MAP-20/null where there is one", HELD, ATTACK FIGHT ("blue") WITHDRAW ("f1", "null"),
    "refused~C-MAP-20" },
  { "C-MAP-20/null where there is none", HELD,
    ATTACK FIGHT ("blue") CLOSE_LINK ("a", "b") CLOSE_LINK ("b", "d") WITHDRAW ("f1", "null"),
    "map.forces.f1.at=null\nmap.places.b.owner='blue'" },
  { "C-MAP-20/who need not", HELD, ATTACK FIGHT ("blue") WITHDRAW ("f2", "'a'"), "refused~C-MAP-20" },
  { "C-MAP-20/to is missing", HELD, ATTACK FIGHT ("blue") "withdraw {'force': 'f1'}",
    "refused~params.to: this member is missing" },

  { "C-MAP-21/only when all have left", HELD FORCE ("f3", "red", "b"),
    ATTACK FIGHT ("blue") WITHDRAW ("f1", "'a'"), "map.places.b.owner=null" },
  { "C-MAP-21/now they have", HELD FORCE ("f3", "red", "b"),
    ATTACK FIGHT ("blue") WITHDRAW ("f1", "'a'") WITHDRAW ("f3", "'a'"), "map.places.b.owner='blue'" },
  { "C-MAP-21/not to who has to withdraw", APART NEAR, CLASH FIGHT ("draw") WITHDRAW ("f1", "'a'"),
    "map.places.b.owner=null" },
  { "C-MAP-21/not without capture", HELD RULES ("'capture': 'none'"), ATTACK AVOID ("f1", "a"),
    "map.places.b.owner=null" },
  { "C-MAP-21/with pass too", HELD RULES ("'capture': 'pass'"), ATTACK AVOID ("f1", "a"),
    "map.places.b.owner='blue'" },
};

#define OWN(side) "own {'place': 'b', 'side': " side ", 'reason': 'x'}\n"
#define DEPOTS RULES ("'supply': 'depot'")
#define HIDDEN RULES ("'hidden': true")

static const MusterCampaignCase hand_cases[] = {
  { "C-MAP-22/to a side", APART, OWN ("'blue'"), "map.places.b.owner='blue'\nstep~C-MAP-22" },
  { "C-MAP-22/to nobody", APART, OWN ("'blue'") OWN ("null"), "map.places.b.owner=null" },
  { "C-MAP-22/to whom", APART, OWN ("'green'"), "refused~$.log[0].params.side" },
  { "C-MAP-22/why", APART, "own {'place': 'b', 'side': null}",
    "refused~params.reason: this member is missing" },
  { "C-MAP-23/a link", APART, CLOSE_LINK ("b", "a"), "map.links.0={'between': ['a', 'b'], 'closed': true}" },
  { "C-MAP-23/open again", APART, "link {'between': ['c', 'd'], 'closed': false, 'reason': 'x'}\n"
    MARCH ("f2", "'d'"), "map.forces.f2.march=['d']" },
  { "C-MAP-23/no such link", APART, CLOSE_LINK ("a", "d"), "refused~$.log[0].params.between" },
  { "C-MAP-23/marches stay", APART, MARCH ("f1", "'b'") CLOSE_LINK ("a", "b"), "map.forces.f1.march=['b']" },
  { "C-MAP-23/a place", APART, "place {'place': " PLACE ("e", ", 'owner': 'red', 'value': 9") ", 'links': "
    "[{'between': ['e', 'a']}, {'between': ['a', 'c'], 'cost': 2}]}\n" MARCH ("f1", "'e', 'a'"),
    "map.places.e={'owner': 'red', 'forces': []}\nmap.links.5={'between': ['a', 'c'], 'closed': false}\n"
    "map.forces.f1.march=['e', 'a']" },
  { "C-MAP-23/without links", APART, "place {'place': " PLACE ("e", "") "}", "map.places.e.owner=null" },
  { "C-MAP-23/a known one", APART, "place {'place': " PLACE ("a", "") "}",
    "refused~$.log[0].params.place.id" },
  { "C-MAP-23/a known link", APART,
    "place {'place': " PLACE ("e", "") ", 'links': [{'between': ['b', 'a']}]}",
    "refused~$.log[0].params.links[0].between" },
  { "C-MAP-24/a place", APART, SET_PLACE ("f1", "'d'"), "map.forces.f1.at='d'\nmap.places.d.owner=null" },
  { "C-MAP-24/none", APART, SET_PLACE ("f1", "null"), "map.forces.f1.at=null" },
  { "C-MAP-24/its march is dropped", APART, MARCH ("f1", "'b'") SET_PLACE ("f1", "'a'"),
    "map.forces.f1.march=[]" },
  { "C-MAP-24/out of a meeting", HELD, ATTACK SET_PLACE ("f1", "'a'"),
    "map.meetings=[]\nmap.places.b.owner=null" },
  { "C-MAP-24/instead of a withdrawal", HELD, ATTACK FIGHT ("blue") SET_PLACE ("f1", "'a'"),
    "map.forces.f1.engaged=false\nmap.places.b.owner=null\nto_do=[]" },
  { "C-MAP-24/not where another stands", APART, SET_PLACE ("f1", "'c'"), "refused~C-MAP-24" },
  { "C-MAP-24/not out of a chapter of a meeting", HELD, ATTACK MEET ("") SET_PLACE ("f1", "'a'"),
    "refused~C-MAP-24" },
  { "C-MAP-24/nor of an open one", APART, OPEN ("c1") SET_PLACE ("f1", "'b'"), "refused~C-MAP-24" },
  { "C-MAP-24/other fields", APART, "set {'force': 'f1', 'field': 'pace', 'value': 1, 'reason': 'x'}",
    "refused~expected one of replacements, place" },
  { "C-MAP-24/no such place", APART, SET_PLACE ("f1", "'x'"), "refused~$.log[0].params.value" },

  { "C-MAP-25/nothing is said of it", APART, NULL, "map.forces.f1.supplied=null" },
  { "C-MAP-25/in its depot", APART DEPOTS, NULL, "map.forces.f1.supplied=true\nmap.forces.f2.supplied=true" },
  { "C-MAP-25/not on the map", MAP DEPOTS, NULL, "map.forces.f1.supplied=null" },
  { "C-MAP-25/from afar", MAP AT ("d", "c") DEPOTS, NULL, "map.forces.f1.supplied=true" },
  { "C-MAP-25/not over closed links", MAP AT ("d", "c") DEPOTS, CLOSE_LINK ("b", "d"),
    "map.forces.f1.supplied=false" },
  { "C-MAP-25/not over what is another’s", MAP AT ("d", "c") DEPOTS, OWN ("'blue'"),
    "map.forces.f1.supplied=false" },
  { "C-MAP-25/over its own", MAP AT ("d", "c") DEPOTS, OWN ("'red'"), "map.forces.f1.supplied=true" },
  { "C-MAP-25/not past others", MAP AT ("d", "b") DEPOTS, NULL, "map.forces.f1.supplied=false" },
  { "C-MAP-25/past friends", MAP AT ("d", "c") DEPOTS FORCE ("f3", "red", "b"), NULL,
    "map.forces.f1.supplied=true" },
  { "C-MAP-25/not from a depot that was taken", MAP AT ("d", "c") DEPOTS,
    "own {'place': 'a', 'side': null, 'reason': 'x'}", "map.forces.f1.supplied=false" },
  { "C-MAP-25/who owns its own place does not matter", MAP AT ("b", "c") DEPOTS, OWN ("'blue'"),
    "map.forces.f1.supplied=true" },
  { "C-MAP-25/nor who stands there", HELD DEPOTS, ATTACK, "map.forces.f1.supplied=true" },
  { "C-MAP-25/not where others stand in the depot", MAP AT ("b", "d") DEPOTS, STATION ("f2", "'a'"),
    "map.forces.f1.supplied=false" },

  { "C-MAP-26/all of it", APART, NULL,
    "map={'turn': 0, 'places': {'a': {'owner': 'red', 'forces': ['f1']}, 'b': {'owner': null, 'forces': []}, "
    "'c': {'owner': 'blue', 'forces': ['f2']}, 'd': {'owner': null, 'forces': []}}, "
    "'links': [{'between': ['a', 'b'], 'closed': false}, {'between': ['b', 'c'], 'closed': false}, "
    "{'between': ['b', 'd'], 'closed': false}, {'between': ['c', 'd'], 'closed': true}], "
    "'forces': {'f1': {'at': 'a', 'march': [], 'supplied': null, 'engaged': false}, "
    "'f2': {'at': 'c', 'march': [], 'supplied': null, 'engaged': false}}, 'meetings': []}" },

  { "C-MAP-27/of any campaign", "rules.counters=[{'id': 'k', 'name': 'K', 'start': 3}]", OPEN ("c1"),
    "as red: forces={'f1': {'replacements': 0}}\nas red: units.a1.strength=12\nas red: units.b1!\n"
    "as red: leaders.al.unit='a1'\nas red: leaders.cl!\nas red: counters={'k': {'red': 3}}\n"
    "as red: last=null\nas red: chapters.c1.status='open'\nas red: map!\n"
    "as red: points.sides={'red': 0, 'blue': 0}" },
  { "C-MAP-27/what is to do", "rules.casualties={'return': 'all'}",
    OPEN ("c1") "return {'chapter': 'c1', 'source': 'paper', 'winner': 'red', 'units': {'a1': {'start': 12, "
    "'left': 7}, 'b1': {'start': 16, 'left': 6}}, 'leaders': {'cl': {'lost': true}}}",
    "as red: to_do=[{'do': 'recover', 'chapter': 'c1', 'force': 'f1'}]\n"
    "as blue: to_do=[{'do': 'recover', 'chapter': 'c1', 'force': 'f2'}, "
    "{'do': 'fates', 'chapter': 'c1', 'force': 'f2'}]" },
  { "C-MAP-27/marches of others are not shown", APART, MARCH ("f1", "'b'") MARCH ("f2", "'b'"),
    "as red: map.forces={'f1': {'at': 'a', 'march': ['b'], 'supplied': null, 'engaged': false}, "
    "'f2': {'at': 'c'}}\nas red: map.places.c.forces=['f2']" },
  { "C-MAP-27/who is not on the map", MAP, NULL,
    "as red: map.forces={'f1': {'at': null, 'march': [], 'supplied': null, 'engaged': false}}" },
  { "C-MAP-27/meet and withdraw", THREE, ATTACKS,
    "as red: to_do=[{'do': 'meet', 'meeting': 'm1'}]\nas green: to_do=[{'do': 'meet', 'meeting': 'm1'}]" },
  { "C-MAP-27/not of others", PAIRS GREEN, CLASH,
    "as green: to_do=[]\nas green: map.meetings.0.id='m1'" },
  { "C-MAP-27/who withdraws", HELD, ATTACK FIGHT ("blue"),
    "as red: to_do=[{'do': 'withdraw', 'force': 'f1', 'to': ['a', 'd']}]\nas blue: to_do=[]" },

  { "C-MAP-28/far away", APART HIDDEN, NULL,
    "as red: map.places.c={'owner': 'blue', 'forces': []}\nas red: map.forces.f2!" },
  { "C-MAP-28/beside its place", APART HIDDEN, STATION ("f1", "null") STATION ("f2", "'b'"),
    "as red: map.forces.f2={'at': 'b'}\nas red: map.places.b.forces=['f2']" },
  { "C-MAP-28/beside its force", MAP AT ("d", "c") HIDDEN, NULL, "as red: map.forces.f2={'at': 'c'}" },
  { "C-MAP-28/not two links away", MAP AT ("d", "a") HIDDEN,
    "own {'place': 'a', 'side': null, 'reason': 'x'}", "as red: map.forces.f2!" },
  { "C-MAP-28/in its place", MAP AT ("d", "b") HIDDEN, STATION ("f1", "null") OWN ("'red'"),
    "as red: map.forces.f2={'at': 'b'}" },
  { "C-MAP-28/in a meeting", THREE HIDDEN, ATTACKS, "as red: map.meetings.0.forces=['f1', 'f2', 'f3']" },
  { "C-MAP-28/only its own", PAIRS GREEN HIDDEN, CLASH,
    "as green: map.meetings=[]\nas red: map.meetings.0.id='m1'" },
  { "C-MAP-28/in a meeting over a long link", MAP AT ("a", "b") HIDDEN,
    MARCH ("f1", "'b'") MARCH ("f2", "'a'") RESOLVE, "as red: map.forces.f2={'at': 'b'}" },
};

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);
  muster_campaign_cases_add ("/campaign/map/meetings", meeting_cases, G_N_ELEMENTS (meeting_cases));
  muster_campaign_cases_add ("/campaign/map/hand", hand_cases, G_N_ELEMENTS (hand_cases));
  return g_test_run ();
}
