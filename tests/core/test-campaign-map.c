/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-test-campaign.h"
#include "muster-test-map.h"
#include "muster-test.h"

/* The map of a campaign: its setup, marches and what is taken by them (C-MAP-01 to C-MAP-12). */

#define UNKNOWN "refused~a campaign has no order"

static const MusterCampaignCase setup_cases[] = {
  { "C-MAP-01/without a map there is none", NULL, NULL, "map!" },
  { "C-MAP-01/nor rules of it", "rules.map={}", NULL, "refused~$.rules.map: unknown member" },
  { "C-MAP-01/nor a place of a force", "forces.0.place=null", NULL, "refused~$.forces[0].place: unknown" },
  { "C-MAP-01/nor its pace", "forces.0.pace=2", NULL, "refused~$.forces[0].pace: unknown" },
  { "C-MAP-01/nor station", NULL, STATION ("f1", "null"), UNKNOWN },
  { "C-MAP-01/nor march", NULL, MARCH ("f1", ""), UNKNOWN },
  { "C-MAP-01/nor resolve", NULL, RESOLVE, UNKNOWN },
  { "C-MAP-01/nor meet", NULL, MEET (""), UNKNOWN },
  { "C-MAP-01/nor avoid", NULL, AVOID ("f1", "a"), UNKNOWN },
  { "C-MAP-01/nor withdraw", NULL, WITHDRAW ("f1", "null"), UNKNOWN },
  { "C-MAP-01/nor own", NULL, "own {'place': 'a', 'side': null, 'reason': 'x'}", UNKNOWN },
  { "C-MAP-01/nor link", NULL, CLOSE_LINK ("a", "b"), UNKNOWN },
  { "C-MAP-01/nor place", NULL, "place {'place': " PLACE ("a", "") "}", UNKNOWN },
  { "C-MAP-01/nor set of a place", NULL, SET_PLACE ("f1", "null"), "refused~expected “replacements”, found" },
  { "C-MAP-01/an empty map is one", "map={'size': [1, 1], 'places': []}", RESOLVE,
    "map={'turn': 1, 'places': {}, 'links': [], 'forces': {'f1': {'at': null, 'march': [], 'supplied': null, "
    "'engaged': false}, 'f2': {'at': null, 'march': [], 'supplied': null, 'engaged': false}}, "
    "'meetings': []}" },

  { "map/all of it", APART, NULL,
    "map.turn=0\nmap.places.a={'owner': 'red', 'forces': ['f1']}\n"
    "map.places.b={'owner': null, 'forces': []}\n"
    "map.links.3={'between': ['c', 'd'], 'closed': true}\nmap.forces.f2.at='c'\nmap.meetings=[]" },
  { "map/the size", "map={'size': [0, 80], 'places': []}", NULL, "refused~$.map.size[0]" },
  { "map/the largest", "map={'size': [10000, 10000], 'places': []}", NULL, "map.turn=0" },
  { "map/larger", "map={'size': [10, 10001], 'places': []}", NULL, "refused~$.map.size[1]" },
  { "map/three sizes", "map={'size': [1, 2, 3], 'places': []}", NULL, "refused~$.map.size: " },
  { "map/no size", "map={'places': []}", NULL, "refused~$.map.size: this member is missing" },
  { "map/no places", "map={'size': [1, 1]}", NULL, "refused~$.map.places: this member is missing" },
  { "map/more of it", "map={'size': [1, 1], 'places': [], 'fog': 1}", NULL, "refused~$.map.fog" },
  { "map/a picture",
    MAP "map.picture='00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff'", NULL,
    "map.turn=0" },
  { "map/a picture that is none", MAP "map.picture='00112233'", NULL, "refused~$.map.picture: " },
  { "map/in capitals",
    MAP "map.picture='00112233445566778899AABBCCDDEEFF00112233445566778899aabbccddeeff'", NULL,
    "refused~$.map.picture: " },
  { "map/no picture", MAP "map.picture=null", NULL, "map.turn=0" },
  { "map/at the edge", MAP "map.places.0.at=[100, 80]", NULL, "map.turn=0" },
  { "map/beyond it", MAP "map.places.0.at=[101, 80]", NULL, "refused~$.map.places[0].at[0]" },
  { "map/below it", MAP "map.places.1.at=[0, -1]", NULL, "refused~$.map.places[1].at[1]" },
  { "map/an owner", MAP "map.places.1.owner='green'", NULL, "refused~$.map.places[1].owner" },
  { "map/nobody", MAP "map.places.0.owner=null", NULL, "map.places.a.owner=null" },
  { "map/a depot", MAP "map.places.1.depot='green'", NULL, "refused~$.map.places[1].depot" },
  { "map/a value", MAP "map.places.1.value=100", NULL, "refused~$.map.places[1].value" },
  { "map/the same id", MAP "map.places.1.id='a'", NULL, "refused~$.map.places[1].id: " },
  { "map/the id of a force", MAP "map.places.+=" PLACE ("f1", ""), NULL, "map.places.f1.owner=null" },
  { "map/a link to nowhere", MAP "map.links.3.between=['c', 'x']", NULL,
    "refused~$.map.links[3].between" },
  { "map/to itself", MAP "map.links.3.between=['c', 'c']", NULL, "refused~$.map.links[3].between: " },
  { "map/of three", MAP "map.links.3.between=['c', 'a', 'b']", NULL,
    "refused~$.map.links[3].between: " },
  { "map/twice", MAP "map.links.3.between=['a', 'b']", NULL, "refused~$.map.links[3].between: " },
  { "map/twice, the other way round", MAP "map.links.3.between=['b', 'a']", NULL,
    "refused~$.map.links[3].between: " },
  { "map/the cost", MAP "map.links.0.cost=9", NULL, "map.turn=0" },
  { "map/a higher cost", MAP "map.links.0.cost=10", NULL, "refused~$.map.links[0].cost" },
  { "map/no cost", MAP "map.links.0.cost=0", NULL, "refused~$.map.links[0].cost" },
  { "map/a pace", MAP "forces.0.pace=20", NULL, "map.turn=0" },
  { "map/a faster one", MAP "forces.0.pace=21", NULL, "refused~$.forces[0].pace" },
  { "map/a place of a force", MAP "forces.0.place='x'", NULL, "refused~$.forces[0].place" },
  { "map/the pace of the rules", MAP RULES ("'pace': 0"), NULL, "refused~$.rules.map.pace" },
  { "map/the days", MAP RULES ("'days': 367"), NULL, "refused~$.rules.map.days" },
  { "map/capture", MAP RULES ("'capture': 'run'"), NULL, "refused~$.rules.map.capture" },
  { "map/score", MAP RULES ("'score': 'always'"), NULL, "refused~$.rules.map.score" },
  { "map/supply", MAP RULES ("'supply': 'mules'"), NULL, "refused~$.rules.map.supply" },
  { "map/hidden", MAP RULES ("'hidden': 1"), NULL, "refused~$.rules.map.hidden" },

  { "C-MAP-02/hostile forces are apart", MAP AT ("a", "a"), NULL, "refused~$.forces[1].place" },
  { "C-MAP-02/friends stand together", APART FORCE ("f3", "red", "a"), NULL,
    "map.places.a.forces=['f1', 'f3']" },
  { "C-MAP-02/enlisted with friends", APART,
    "enlist {'force': {'id': 'f3', 'name': 'F3', 'ruleset': 'kings', 'side': 'red', 'place': 'a'}}",
    "map.places.a.forces=['f1', 'f3']" },
  { "C-MAP-02/not with others", APART,
    "enlist {'force': {'id': 'f3', 'name': 'F3', 'ruleset': 'kings', 'side': 'red', 'place': 'c'}}",
    "refused~$.log[0].params.force.place" },
  { "C-MAP-03/free", APART, NULL, "map.forces.f1.engaged=false" },
  { "C-MAP-03/in a meeting", APART, CLASH, "map.forces.f1.engaged=true\nmap.forces.f2.engaged=true" },
  { "C-MAP-03/who has to withdraw", APART, CLASH FIGHT ("red"),
    "map.forces.f1.engaged=false\nmap.forces.f2.engaged=true" },
  { "C-MAP-03/in a chapter", APART "chapters.0.forces=['f1']", OPEN ("c1"),
    "map.forces.f1.engaged=true\nmap.forces.f2.engaged=false" },
  { "C-MAP-03/that was fought", APART, OPEN ("c1") RETURN ("c1", "red"), "map.forces.f1.engaged=true" },
  { "C-MAP-03/not any more", APART, OPEN ("c1") RETURN ("c1", "red") CLOSE ("c1"),
    "map.forces.f1.engaged=false" },

  { "C-MAP-04/on the map", MAP, STATION ("f1", "'b'"), "map.forces.f1.at='b'\nmap.places.b.owner=null" },
  { "C-MAP-04/elsewhere, and its march is dropped", APART, MARCH ("f1", "'b'") STATION ("f1", "'d'"),
    "map.forces.f1.at='d'\nmap.forces.f1.march=[]" },
  { "C-MAP-04/off it", APART, STATION ("f1", "null"), "map.forces.f1.at=null" },
  { "C-MAP-04/with friends", APART FORCE ("f3", "red", "b"), STATION ("f3", "'a'"), "map.forces.f3.at='a'" },
  { "C-MAP-04/not with others", APART, STATION ("f1", "'c'"), "refused~C-MAP-04" },
  { "C-MAP-04/not while engaged", APART, CLASH STATION ("f1", "'a'"), "refused~C-MAP-04" },
  { "C-MAP-04/nowhere", APART, STATION ("f1", "'x'"), "refused~$.log[0].params.place" },

  { "C-MAP-05/a march", APART, MARCH ("f1", "'b', 'd'"), "map.forces.f1.march=['b', 'd']" },
  { "C-MAP-05/and back", APART, MARCH ("f1", "'b', 'a'"), "map.forces.f1.march=['b', 'a']" },
  { "C-MAP-05/another instead", APART, MARCH ("f1", "'b', 'd'") MARCH ("f1", "'b'"),
    "map.forces.f1.march=['b']" },
  { "C-MAP-05/none", APART, MARCH ("f1", "'b', 'd'") MARCH ("f1", ""), "map.forces.f1.march=[]" },
  { "C-MAP-05/too far", APART, MARCH ("f1", "'b', 'c'"), "refused~C-MAP-05" },
  { "C-MAP-05/with a pace of its own", APART "forces.0.pace=3", MARCH ("f1", "'b', 'c'"),
    "map.forces.f1.march=['b', 'c']" },
  { "C-MAP-05/which may be none", APART "forces.0.pace=0", MARCH ("f1", "'b'"), "refused~C-MAP-05" },
  { "C-MAP-05/with a pace of the rules", APART RULES ("'pace': 3"), MARCH ("f1", "'b', 'c'"),
    "map.forces.f1.march=['b', 'c']" },
  { "C-MAP-05/no link", APART, MARCH ("f1", "'d'"), "refused~C-MAP-05" },
  { "C-MAP-05/to where it stands", APART, MARCH ("f1", "'a'"), "refused~C-MAP-05" },
  { "C-MAP-05/a closed one", APART, MARCH ("f2", "'d'"), "refused~C-MAP-05" },
  { "C-MAP-05/not on the map", MAP, MARCH ("f1", "'b'"), "refused~C-MAP-05" },
  { "C-MAP-05/not even none", MAP, MARCH ("f1", ""), "refused~C-MAP-05" },
  { "C-MAP-05/engaged", APART, CLASH MARCH ("f1", "'a'"), "refused~C-MAP-05" },
  { "C-MAP-05/not even none while engaged", APART, CLASH MARCH ("f1", ""), "refused~C-MAP-05" },
  { "C-MAP-05/to nowhere", APART, MARCH ("f1", "'b', 'x'"), "refused~$.log[0].params.path[1]" },

  { "C-MAP-06/a turn", APART, MARCH ("f1", "'b'") RESOLVE,
    "map.turn=1\nmap.forces.f1={'at': 'b', 'march': [], 'supplied': null, 'engaged': false}\n"
    "date='1879-01-18'\nstep~C-MAP-07 First comes to The b\nstep~C-MAP-11 Red takes The b" },
  { "C-MAP-06/days", APART RULES ("'days': 366"), RESOLVE RESOLVE, "map.turn=2\ndate='1881-01-12'" },
  { "C-MAP-06/no days", APART RULES ("'days': 0"), RESOLVE, "map.turn=1\ndate='1879-01-11'" },
  { "C-MAP-06/no calendar", APART "-start", RESOLVE, "map.turn=1\ndate=null" },
  { "C-MAP-06/the last day", APART "start='9999-12-24'", RESOLVE, "date='9999-12-31'" },
  { "C-MAP-06/no day more", APART "start='9999-12-25'", RESOLVE, "refused~C-MAP-06" },
  { "C-MAP-06/not with a meeting", APART, CLASH RESOLVE, "refused~C-MAP-06" },
  { "C-MAP-06/nor with its chapter", APART, CLASH MEET ("") RESOLVE, "refused~C-MAP-06" },
  { "C-MAP-06/nor before a withdrawal", APART, CLASH FIGHT ("red") RESOLVE, "refused~C-MAP-06" },
  { "C-MAP-06/but after it", APART, CLASH FIGHT ("red") WITHDRAW ("f2", "'d'") RESOLVE, "map.turn=2" },
  { "C-MAP-06/nor when it is over", APART, "end\n" RESOLVE, "refused~C-CHAP-10" },

  { "C-MAP-07/a long way", APART, MARCH ("f2", "'b'") RESOLVE, "map.forces.f2.at='b'" },
  { "C-MAP-07/two ways", APART, MARCH ("f1", "'b', 'd'") RESOLVE, "map.forces.f1.at='d'" },
  { "C-MAP-07/closed since", APART, MARCH ("f1", "'b', 'd'") CLOSE_LINK ("d", "b") RESOLVE,
    "map.forces.f1.at='b'\nmap.forces.f1.march=[]\nstep~C-MAP-07 First stops at The b" },
  { "C-MAP-07/not in a chapter", APART "chapters.0.forces=['f1']",
    MARCH ("f1", "'b'") OPEN ("c1") RESOLVE, "map.forces.f1.at='a'\nmap.forces.f1.march=[]" },
  { "C-MAP-07/again in its place", APART, MARCH ("f1", "'b', 'a'") RESOLVE, "map.forces.f1.at='a'" },
};

static const MusterCampaignCase step_cases[] = {
  { "C-MAP-08/on a link of one step", MAP AT ("a", "b"), MARCH ("f1", "'b'") MARCH ("f2", "'a'") RESOLVE,
    "map.forces.f1.at='a'\nmap.forces.f2.at='b'\nmap.meetings=[{'id': 'm1', 'places': ['a', 'b'], 'forces': "
    "['f1', 'f2'], 'held': {}, 'attacker': null, 'chapter': null}]\nstep~C-MAP-08" },
  { "C-MAP-08/in the middle of two", MAP AT ("b", "c"), MARCH ("f1", "'c'") MARCH ("f2", "'b'") RESOLVE,
    "map.forces.f1.at='b'\nmap.forces.f2.at='c'\nmap.meetings.0.places=['b', 'c']" },
  { "C-MAP-08/of three", MAP AT ("b", "c") RULES ("'pace': 3") "map.links.1.cost=3",
    MARCH ("f1", "'c'") MARCH ("f2", "'b'") RESOLVE, "map.meetings.0.places=['b', 'c']" },
  { "C-MAP-08/the one a step later", APART RULES ("'pace': 5") "map.links.1.cost=3",
    MARCH ("f1", "'b', 'c'") MARCH ("f2", "'b'") RESOLVE,
    "map.forces.f1.at='b'\nmap.forces.f2.at='c'\nmap.meetings.0.held={}\nstep~C-MAP-08" },
  { "C-MAP-08/who is at its end meets whoever enters it", APART RULES ("'pace': 5"),
    MARCH ("f1", "'b', 'c'") MARCH ("f2", "'b'") RESOLVE,
    "map.forces.f1.at='b'\nmap.forces.f2.at='c'\nmap.meetings.0.held={}" },
  { "C-MAP-08/friends pass", APART FORCE ("f3", "red", "b"), MARCH ("f1", "'b'") MARCH ("f3", "'a'") RESOLVE,
    "map.forces.f1.at='b'\nmap.forces.f3.at='a'\nmap.meetings=[]" },
  { "C-MAP-08/two against one", MAP AT ("a", "b") FORCE ("f3", "red", "a"),
    MARCH ("f1", "'b'") MARCH ("f3", "'b'") MARCH ("f2", "'a'") RESOLVE,
    "map.meetings.0.forces=['f1', 'f2', 'f3']\nmap.forces.f2.at='b'\nmap.forces.f3.at='a'" },
  { "C-MAP-08/back, and met by another", MAP AT ("a", "b") GREEN "map.links.+={'between': ['a', 'd']}\n"
    FORCE ("f3", "green", "d"),
    MARCH ("f1", "'b'") MARCH ("f2", "'a'") MARCH ("f3", "'a'") RESOLVE,
    "map.forces.f3.at='a'\nmap.meetings=[{'id': 'm1', 'places': ['a', 'b'], 'forces': ['f1', 'f2', 'f3'], "
    "'held': {'a': 'red'}, 'attacker': null, 'chapter': null}]" },

  { "C-MAP-09/in a place", APART, CLASH,
    "map.meetings=[{'id': 'm1', 'places': ['b'], 'forces': ['f1', 'f2'], 'held': {'b': 'red'}, 'attacker': "
    "'blue', 'chapter': null}]\nmap.places.b={'owner': null, 'forces': ['f1', 'f2']}\n"
    "to_do=[{'do': 'meet', 'meeting': 'm1'}]\nstep~C-MAP-09\nstep~C-MAP-13\n"
    "step~eeting 1 is at The b\nstep!m1" },
  { "C-MAP-09/the one leaves when the other comes", MAP AT ("b", "c") NEAR,
    MARCH ("f1", "'d'") MARCH ("f2", "'b'") RESOLVE,
    "map.forces.f1.at='d'\nmap.forces.f2.at='b'\nmap.meetings=[]" },
  { "C-MAP-09/all that are there", MAP AT ("b", "c") FORCE ("f3", "red", "b"), MARCH ("f2", "'b'") RESOLVE,
    "map.meetings.0.forces=['f1', 'f2', 'f3']" },
  { "C-MAP-09/friends meet nobody", APART FORCE ("f3", "red", "b"), MARCH ("f1", "'b'") RESOLVE,
    "map.meetings=[]" },
  { "C-MAP-09/whoever is on a way is in no place",
    MAP AT ("d", "c") RULES ("'pace': 5") FORCE ("f3", "red", "a"),
    MARCH ("f1", "'b'") MARCH ("f2", "'b', 'a'") RESOLVE,
    "map.forces.f2.at='b'\nmap.meetings.0.forces=['f1', 'f2']" },

  { "C-MAP-10/stopped for good", APART NEAR, MARCH ("f1", "'b', 'd'") MARCH ("f2", "'b'") RESOLVE,
    "map.forces.f1.at='b'\nmap.forces.f1.march=[]" },
  { "C-MAP-10/and met again", MAP AT ("a", "b") "map.links.+={'between': ['a', 'd'], 'cost': 2}\n"
    FORCE ("f3", "blue", "d"),
    MARCH ("f1", "'b'") MARCH ("f2", "'a'") MARCH ("f3", "'a'") RESOLVE,
    "map.meetings=[{'id': 'm1', 'places': ['a', 'b'], 'forces': ['f1', 'f2', 'f3'], 'held': {'a': 'red'}, "
    "'attacker': 'blue', 'chapter': null}]" },

  { "C-MAP-11/where it stands", APART, MARCH ("f1", "'b', 'd'") RESOLVE,
    "map.places.b.owner=null\nmap.places.d.owner='red'" },
  { "C-MAP-11/when nobody moved", MAP AT ("b", "c"), RESOLVE, "map.places.b.owner='red'" },
  { "C-MAP-11/where it passes", APART RULES ("'capture': 'pass'"), MARCH ("f1", "'b', 'd'") RESOLVE,
    "map.places.b.owner='red'\nmap.places.d.owner='red'" },
  { "C-MAP-11/passing, when nobody moved", MAP AT ("b", "c") RULES ("'capture': 'pass'"), RESOLVE,
    "map.places.b.owner='red'" },
  { "C-MAP-11/before they met", APART RULES ("'capture': 'pass'"), CLASH, "map.places.b.owner='red'" },
  { "C-MAP-11/not at all", APART RULES ("'capture': 'none'"), MARCH ("f1", "'b'") RESOLVE,
    "map.places.b.owner=null" },
  { "C-MAP-11/where two are", APART, CLASH, "map.places.b.owner=null" },
  { "C-MAP-11/where nobody is any more", APART, MARCH ("f1", "'b'") RESOLVE, "map.places.a.owner='red'" },
  { "C-MAP-11/from another", MAP AT ("a", "d"), STATION ("f1", "'c'") RESOLVE, "map.places.c.owner='red'" },

  { "C-MAP-12/each turn", APART RULES ("'score': 'turn'"), MARCH ("f1", "'b', 'd'") RESOLVE RESOLVE,
    "points.sides={'red': 6, 'blue': 10}\npoints.players={'ann': 0, 'ben': 0}\nstep~C-MAP-12" },
  { "C-MAP-12/not in the end then", APART RULES ("'score': 'turn'"), RESOLVE "end",
    "points.sides={'red': 2, 'blue': 5}" },
  { "C-MAP-12/in the end", APART, RESOLVE "end", "points.sides={'red': 2, 'blue': 5}\nwinner='blue'" },
  { "C-MAP-12/not before", APART, RESOLVE, "points.sides={'red': 0, 'blue': 0}\nstep!C-MAP-12" },
  { "C-MAP-12/never", APART RULES ("'score': 'none'"), RESOLVE "end",
    "points.sides={'red': 0, 'blue': 0}\nwinner='draw'" },
  { "C-MAP-12/before the date moves", APART RULES ("'score': 'turn'"), MARCH ("f1", "'b'") RESOLVE,
    "points.sides.red=2" },
};

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);
  muster_campaign_cases_add ("/campaign/map/setup", setup_cases, G_N_ELEMENTS (setup_cases));
  muster_campaign_cases_add ("/campaign/map/steps", step_cases, G_N_ELEMENTS (step_cases));
  return g_test_run ();
}
