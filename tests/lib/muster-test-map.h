/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* A map for cases of campaigns: A (of red, with its depot, worth 2), B, C (of blue, with its depot, worth 5)
 * and D (worth 1). A road joins A and B; B and C lie two steps apart; from B a way leads to D, and from D
 * another, which is closed, to C. */

#define PLACE(id, more) "{'id': '" id "', 'name': 'The " id "', 'at': [1, 2]" more "}"
#define PLACES \
  PLACE ("a", ", 'owner': 'red', 'value': 2, 'depot': 'red'") ", " PLACE ("b", "") ", " \
  PLACE ("c", ", 'owner': 'blue', 'value': 5, 'depot': 'blue', 'kind': 'town'") ", " \
  PLACE ("d", ", 'value': 1")
#define LINKS \
  "{'between': ['a', 'b'], 'kind': 'road'}, {'between': ['b', 'c'], 'cost': 2}, {'between': ['b', 'd']}, " \
  "{'between': ['c', 'd'], 'closed': true}"
#define MAP "map={'size': [100, 80], 'places': [" PLACES "], 'links': [" LINKS "]}\n"
#define RULES(rules) "rules.map={" rules "}\n"

/* Where f1 of red and f2 of blue stand, and one more force of a side. */
#define AT(one, other) "forces.0.place='" one "'\nforces.1.place='" other "'\n"
#define FORCE(id, side, place) \
  "forces.+={'id': '" id "', 'name': 'The " id "', 'ruleset': 'kings', 'side': '" side "', 'place': '" place \
  "'}\n"
#define GREEN "sides.+={'id': 'green', 'name': 'Green'}\n"
/* C is as near to B as all others. */
#define NEAR "map.links.1.cost=1\n"
#define APART MAP AT ("a", "c")

#define MARCH(force, path) "march {'force': '" force "', 'path': [" path "]}\n"
#define RESOLVE "resolve\n"
#define STATION(force, place) "station {'force': '" force "', 'place': " place "}\n"
#define AVOID(force, to) "avoid {'meeting': 'm1', 'force': '" force "', 'to': '" to "'}\n"
#define MEET(more) "meet {'meeting': 'm1', 'chapter': {'id': 'x', 'title': 'X'" more "}}\n"
#define WITHDRAW(force, to) "withdraw {'force': '" force "', 'to': " to "}\n"
#define SET_PLACE(force, place) \
  "set {'force': '" force "', 'field': 'place', 'value': " place ", 'reason': 'x'}\n"
#define CLOSE_LINK(one, other) \
  "link {'between': ['" one "', '" other "'], 'closed': true, 'reason': 'rain'}\n"
#define OPEN(chapter) "open {'chapter': '" chapter "'}\n"
#define RETURN(chapter, winner) \
  "return {'chapter': '" chapter "', 'source': 'paper', 'winner': '" winner "'}\n"
#define CLOSE(chapter) "close {'chapter': '" chapter "'}\n"
/* The battle of the first meeting, from its chapter to the end. */
#define FIGHT(winner) MEET ("") OPEN ("x") RETURN ("x", winner) CLOSE ("x")

/* f1 comes to B, and f2 a step later. */
#define CLASH MARCH ("f1", "'b'") MARCH ("f2", "'b'") RESOLVE
