/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-test-campaign.h"
#include "muster-test.h"

/* Points, counters, cards, notes, corrections, players and forces (C-MISC). */

#define OPEN "open {'chapter': 'c1'}\n"
#define SET(whom, id, field, value) \
  "set {'" whom "': '" id "', 'field': '" field "', 'value': " value ", 'reason': 'x'}\n"
#define SHA "'0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef'"
#define SEVEN SHA ", " SHA ", " SHA ", " SHA ", " SHA ", " SHA ", " SHA ", "
#define OPEN_C1 "open {'chapter': 'c1'}\n"
#define RED_WON "return {'chapter': 'c1', 'source': 'paper', 'winner': 'red'}\n"
#define SUPPLY "rules.counters=[{'id': 'supply', 'name': 'Supply', 'start': 5, 'min': 1, 'max': 9}]\n"
#define GREEN "sides.+={'id': 'green', 'name': 'Green'}\n"
#define CARD(id, who) \
  "{'id': '" id "', 'title': 'T" id "', 'text': 'Words.', 'effects': " \
  "[{'counter': 'supply', 'change': -3, 'who': '" who "'}]}"
#define DECK \
  SUPPLY "rules.deck={'cards': [" CARD ("k1", "all") ", " CARD ("k2", "drawer") ", " CARD ("k3", "enemy") \
  "]}\n"
#define DRAW(n) "event {'side': 'red'} | event " n "\n"
#define A1_LOSSES \
  OPEN "return {'chapter': 'c1', 'source': 'paper', 'winner': 'red', 'units': " \
  "{'a1': {'start': 12, 'left': 5}}}\n"
#define NEW_FORCE \
  "enlist {'force': {'id': 'f3', 'name': 'Third', 'ruleset': 'kings', 'side': 'red', 'player': 'ann', " \
  "'units': [{'id': 'n1', 'name': 'N1', 'type': 'regular-infantry', 'leader': {'id': 'nl', " \
  "'name': 'Nl'}}], 'staff': [{'id': 'ns', 'name': 'Ns'}]}}\n"
#define MOST_POINTS "rules.points={'each_victory_point': 9999}"
#define LEAST_POINTS "rules.points={'each_victory_point': -9999}"
#define LOSE(chapter) \
  "open {'chapter': '" chapter "'}\nreturn {'chapter': '" chapter "', 'source': 'paper', 'winner': 'red', " \
  "'score': {'red': 0, 'blue': 99999}}\nclose {'chapter': '" chapter "'}\n"
#define LOSE_ALL LOSE ("c1") LOSE ("c2") LOSE ("c3")
#define FIGHT(chapter) \
  "open {'chapter': '" chapter "'}\nreturn {'chapter': '" chapter "', 'source': 'paper', " \
  "'winner': 'red', 'units': {'n1': {'start': 12, 'left': 12}}}\n"

static const MusterCampaignCase cases[] = {
  { "C-MISC-01/to a side alone", NULL, "award {'side': 'red', 'points': 5, 'reason': 'style'}",
    "points={'sides': {'red': 5, 'blue': 0}, 'players': {'ann': 0, 'ben': 0}}" },
  { "C-MISC-01/to a player alone", NULL, "award {'player': 'ann', 'points': -2}",
    "points={'sides': {'red': 0, 'blue': 0}, 'players': {'ann': -2, 'ben': 0}}\nstandings=['ben', 'ann']" },
  { "C-MISC-01/points go up to a limit", MOST_POINTS, LOSE_ALL "award {'side': 'blue', 'points': 99999}",
    "points.sides.blue=2147483647\nstep~+0, now 2147483647" },
  { "C-MISC-01/and down to one", LEAST_POINTS, LOSE_ALL "award {'player': 'ben', 'points': -99999}",
    "points.players.ben=-2147483647" },
  { "C-MISC-01/to both", NULL, "award {'side': 'red', 'player': 'ann', 'points': 5}",
    "refused~$.log[0].params: " },
  { "C-MISC-01/to nobody", NULL, "award {'points': 5}", "refused~$.log[0].params: " },
  { "C-MISC-01/to nobody knows whom", NULL, "award {'player': 'zoe', 'points': 5}",
    "refused~$.log[0].params.player: " },

  { "C-MISC-02/up to its bound", SUPPLY, "count {'counter': 'supply', 'side': 'red', 'change': 4}",
    "counters.supply={'red': 9, 'blue': 5}" },
  { "C-MISC-02/over it", SUPPLY, "count {'counter': 'supply', 'side': 'red', 'change': 5}",
    "refused~C-MISC-02" },
  { "C-MISC-02/down to its bound", SUPPLY, "count {'counter': 'supply', 'side': 'red', 'change': -4}",
    "counters.supply.red=1" },
  { "C-MISC-02/below it", SUPPLY, "count {'counter': 'supply', 'side': 'red', 'change': -5}",
    "refused~C-MISC-02" },
  { "C-MISC-02/a counter that nobody knows", SUPPLY, "count {'counter': 'gold', 'side': 'red', 'change': 1}",
    "refused~$.log[0].params.counter: " },

  { "C-MISC-03/a die with a side for each card", DECK, "event {'side': 'red'}",
    "needs={'for': 'event', 'dice': 1, 'sides': 3}" },
  { "C-MISC-03/the first of the list, for all", DECK, DRAW ("1"),
    "counters.supply={'red': 2, 'blue': 2}\ndeck=2\nstep~Tk1\nprompt~Words." },
  { "C-MISC-03/for who draws", DECK, DRAW ("2"), "counters.supply={'red': 2, 'blue': 5}" },
  { "C-MISC-03/for all others", GREEN DECK, DRAW ("3"), "counters.supply={'red': 5, 'blue': 2, 'green': 2}" },
  { "C-MISC-03/of those that are left", DECK, DRAW ("1") "event {'side': 'red'}",
    "needs={'for': 'event', 'dice': 1, 'sides': 2}" },
  { "C-MISC-03/which move up", DECK, DRAW ("1") DRAW ("1"), "deck=1\nstep~Tk2" },
  { "C-MISC-03/a face beyond them", DECK, DRAW ("1") DRAW ("3"), "refused~$.log[1].rolls[0]: " },
  { "C-MISC-03/within the bounds", DECK, DRAW ("1") DRAW ("1"), "counters.supply={'red': 1, 'blue': 2}" },
  { "C-MISC-03/the last one", DECK, DRAW ("1") DRAW ("1") DRAW ("1"), "deck=0\nstep~Tk3" },
  { "C-MISC-03/then all are back", DECK, DRAW ("1") DRAW ("1") DRAW ("1") "event {'side': 'red'}",
    "needs={'for': 'event', 'dice': 1, 'sides': 3}" },
  { "C-MISC-03/and one of them is drawn", DECK, DRAW ("1") DRAW ("1") DRAW ("1") DRAW ("3"),
    "deck=2\nstep~Tk3" },
  { "C-MISC-03/or not", DECK "rules.deck.reshuffle=false", DRAW ("1") DRAW ("1") DRAW ("1") DRAW ("1"),
    "refused~C-MISC-03" },
  { "C-MISC-03/without a deck", NULL, "event {'side': 'red'}", "refused~C-MISC-03" },
  { "C-MISC-03/no deck, no number", NULL, NULL, "deck=null" },
  { "C-MISC-03/an empty one", "rules.deck={'cards': []}", "event {'side': 'red'}", "refused~C-MISC-03" },

  { "C-MISC-04/for everybody", NULL, "note {'text': 'It rains.'}", "step~It rains." },
  { "C-MISC-04/for the game master", NULL, "note {'text': 'A spy.', 'for': 'gm'}", "last.order='note'" },
  { "C-MISC-04/for a side, sealed", NULL, "note {'text': 'Gold.', 'for': 'blue', 'chapter': 'c3'}",
    "last.order='note'" },
  { "C-MISC-04/for nobody knows whom", NULL, "note {'text': 'Gold.', 'for': 'pink'}",
    "refused~$.log[0].params.for: " },
  { "C-MISC-04/sealed until nobody knows when", NULL, "note {'text': 'Gold.', 'chapter': 'c9'}",
    "refused~$.log[0].params.chapter: " },
  { "C-MISC-04/for one player", NULL, "note {'text': 'Gold.', 'player': 'ann'}", "last.order='note'" },
  { "C-MISC-04/for a player whom nobody knows", NULL, "note {'text': 'Gold.', 'player': 'zoe'}",
    "refused~$.log[0].params.player: " },
  { "C-MISC-04/for a player or for a side", NULL, "note {'text': 'Gold.', 'player': 'ann', 'for': 'red'}",
    "refused~C-MISC-04" },
  { "C-MISC-04/several paragraphs", NULL, "note {'text': 'It rains.\\n\\nIt snows.'}", "step~It snows." },
  { "C-MISC-04/eight pictures", NULL, "note {'text': 'Look.', 'pictures': [" SEVEN SHA "]}",
    "last.order='note'" },
  { "C-MISC-04/nine are too many", NULL, "note {'text': 'Look.', 'pictures': [" SEVEN SHA ", " SHA "]}",
    "refused~$.log[0].params.pictures" },
  { "C-MISC-04/which is no picture", NULL, "note {'text': 'Look.', 'pictures': ['beef']}",
    "refused~$.log[0].params.pictures[0]: " },
  { "C-MISC-04/without words", NULL, "note {}", "refused~$.log[0].params.text: " },

  { "C-MISC-05/strength", NULL, SET ("unit", "a1", "strength", "0"), "units.a1.strength=0\nstep~C-MISC-05" },
  { "C-MISC-05/no more than full", NULL, SET ("unit", "a1", "strength", "13"),
    "refused~$.log[0].params.value: " },
  { "C-MISC-05/full", NULL, SET ("unit", "a1", "full", "999"), "units.a1.full=999\nunits.a1.strength=12" },
  { "C-MISC-05/full over all bounds", NULL, SET ("unit", "a1", "full", "1000"),
    "refused~$.log[0].params.value: " },
  { "C-MISC-05/full of none", NULL, SET ("unit", "a1", "full", "0"), "refused~$.log[0].params.value: " },
  { "C-MISC-05/no more are left than full", NULL, SET ("unit", "a1", "full", "5"),
    "units.a1.full=5\nunits.a1.strength=5" },
  { "C-MISC-05/full of a disbanded one", NULL, "disband {'unit': 'a1'}\n" SET ("unit", "a1", "full", "5"),
    "units.a1.full=5\nunits.a1.strength=12" },
  { "C-MISC-05/which has no more when it is back", NULL,
    "disband {'unit': 'a1'}\n" SET ("unit", "a1", "full", "5") SET ("unit", "a1", "status", "'fit'"),
    "units.a1.full=5\nunits.a1.strength=5" },
  { "C-MISC-05/disbanded", NULL, SET ("unit", "a1", "status", "'disbanded'"),
    "units.a1.status='disbanded'\nleaders.al.unit=null" },
  { "C-MISC-05/disbanded in a chapter, with its losses", NULL, A1_LOSSES SET ("unit", "a1", "status",
    "'disbanded'"),
    "units.a1.strength=5\nto_do=[]" },
  { "C-MISC-05/and back again", NULL,
    A1_LOSSES SET ("unit", "a1", "status", "'disbanded'") SET ("unit", "a1", "status", "'fit'"),
    "units.a1.status='fit'\nunits.a1.strength=5\nunits.a1.leader=null\nleaders.al.unit=null\nto_do=[]" },
  { "C-MISC-05/with at least one model", NULL,
    SET ("unit", "a1", "strength", "0") "disband {'unit': 'a1'}\n" SET ("unit", "a1", "status", "'fit'"),
    "units.a1.strength=1" },
  { "C-MISC-05/fit, though it is not disbanded", NULL, SET ("unit", "a1", "status", "'fit'"),
    "refused~C-MISC-05" },
  { "C-MISC-05/unfit cannot be set", NULL, SET ("unit", "a1", "status", "'unfit'"),
    "refused~$.log[0].params.value: " },
  { "C-MISC-05/experience", NULL, SET ("unit", "a1", "experience", "0"), "units.a1.experience=0" },
  { "C-MISC-05/experience below nothing", NULL, SET ("unit", "a1", "experience", "-1"),
    "refused~$.log[0].params.value: " },
  { "C-MISC-05/a field that forces do not have", NULL, SET ("force", "f1", "points", "1"),
    "refused~$.log[0].params.field: expected “replacements”, found “points”" },
  { "C-MISC-05/a field that sides do not have", NULL, SET ("side", "red", "x", "1"),
    "refused~“points”, “colour” or a counter" },
  { "C-MISC-05/a field that units do not have", NULL, SET ("unit", "a1", "morale", "1"),
    "refused~$.log[0].params.field: " },
  { "C-MISC-05/a dead leader is followed", "rules.leaders={'succession': 'second'}",
    SET ("leader", "al", "status", "'dead'"), "units.a1.leader='as'" },
  { "C-MISC-05/who comes back is with nobody", NULL,
    SET ("leader", "al", "status", "'dead'") SET ("leader", "al", "status", "'fit'"),
    "leaders.al.unit=null\nleaders.al.status='fit'\nunits.a1.leader=null\n"
    "to_do=[{'do': 'appoint', 'unit': 'a1'}]" },
  { "C-MISC-05/wounded he misses 1", NULL, SET ("leader", "al", "status", "'wounded'"),
    "leaders.al.misses=1" },
  { "C-MISC-05/misses of a wounded one", NULL,
    SET ("leader", "al", "status", "'wounded'") SET ("leader", "al", "misses", "9"), "leaders.al.misses=9" },
  { "C-MISC-05/wounded again he misses 1", NULL,
    SET ("leader", "al", "status", "'wounded'") SET ("leader", "al", "misses", "7")
    SET ("leader", "al", "status", "'wounded'"),
    "leaders.al.misses=1\nstep~Al is wounded, as he was, and misses 1\nstep!no longer" },
  { "C-MISC-05/fit as he was", NULL, SET ("leader", "al", "status", "'fit'"),
    "leaders.al.status='fit'\nunits.a1.leader='al'\nstep~Al is fit, as he was\nstep!misses" },
  { "C-MISC-05/too many misses", NULL,
    SET ("leader", "al", "status", "'wounded'") SET ("leader", "al", "misses", "10"),
    "refused~$.log[1].params.value: " },
  { "C-MISC-05/misses of a fit one", NULL, SET ("leader", "al", "misses", "1"), "refused~C-MISC-05" },
  { "C-MISC-05/fit again he misses nothing", NULL,
    SET ("leader", "al", "status", "'wounded'") SET ("leader", "al", "status", "'fit'"),
    "leaders.al.misses=0\nunits.a1.leader='al'" },
  { "C-MISC-05/leadership and trait", NULL,
    SET ("leader", "al", "leadership", "9") SET ("leader", "al", "trait", "'brave'"),
    "leaders.al.leadership=9\nleaders.al.trait='brave'" },
  { "C-MISC-05/replacements", NULL, SET ("force", "f1", "replacements", "0"), "forces.f1.replacements=0" },
  { "C-MISC-05/replacements below nothing", NULL, SET ("force", "f1", "replacements", "-1"),
    "refused~$.log[0].params.value: " },
  { "C-MISC-05/points of a side", NULL, SET ("side", "red", "points", "-4"), "points.sides.red=-4" },
  { "C-MISC-05/a counter", SUPPLY, SET ("side", "red", "supply", "9"), "counters.supply={'red': 9, 'blue': "
    "5}" },
  { "C-MISC-05/a counter beyond its bounds", SUPPLY, SET ("side", "red", "supply", "10"),
    "refused~$.log[0].params.value: " },
  { "C-MISC-05/a counter below its bounds", SUPPLY, SET ("side", "red", "supply", "0"),
    "refused~$.log[0].params.value: " },
  { "C-MISC-05/points of a player", NULL, SET ("player", "ann", "points", "4"), "points.players.ann=4" },
  { "C-MISC-05/a chapter", NULL, SET ("chapter", "c3", "status", "'ready'"), "chapters.c3.status='ready'" },
  { "C-MISC-05/one that was skipped", NULL,
    SET ("chapter", "c3", "status", "'skipped'") SET ("chapter", "c3", "status", "'planned'"),
    "chapters.c3.status='planned'" },
  { "C-MISC-05/one that is open", NULL, OPEN SET ("chapter", "c1", "status", "'planned'"),
    "refused~C-MISC-05" },
  { "C-MISC-05/one that is fought", NULL, A1_LOSSES SET ("chapter", "c1", "status", "'planned'"),
    "refused~C-MISC-05" },
  { "C-MISC-05/to open", NULL, SET ("chapter", "c1", "status", "'open'"), "refused~$.log[0].params.value: " },
  { "C-MISC-05/of nobody", NULL, "set {'field': 'points', 'value': 1, 'reason': 'x'}",
    "refused~$.log[0].params: " },
  { "C-MISC-05/of two", NULL, "set {'unit': 'a1', 'side': 'red', 'field': 'points', 'value': 1, 'reason': "
    "'x'}",
    "refused~$.log[0].params: " },
  { "C-MISC-05/without a reason", NULL, "set {'side': 'red', 'field': 'points', 'value': 1}",
    "refused~$.log[0].params.reason: " },

  { "C-MISC-06/a player joins", NULL, "join {'player': {'id': 'cat', 'name': 'Cat', 'side': 'red'}}",
    "points.players={'ann': 0, 'ben': 0, 'cat': 0}\nstandings=['ann', 'ben', 'cat']" },
  { "C-MISC-06/with an id that is taken", NULL, "join {'player': {'id': 'ann', 'name': 'Cat', 'side': "
    "'red'}}",
    "refused~$.log[0].params.player.id: " },
  { "C-MISC-06/on no side", NULL, "join {'player': {'id': 'cat', 'name': 'Cat'}}",
    "refused~$.log[0].params.player.side: " },
  { "C-MISC-06/a force is assigned", NULL,
    "join {'player': {'id': 'cat', 'name': 'Cat', 'side': 'red'}}\nassign {'force': 'f1', 'player': 'cat'}\n"
    A1_LOSSES, "points.players={'ann': 0, 'ben': 0, 'cat': 3}" },
  { "C-MISC-06/to a player of the other side", NULL, "assign {'force': 'f1', 'player': 'ben'}",
    "refused~C-MISC-06" },
  { "C-MISC-06/to nobody", NULL, "assign {'force': 'f1', 'player': null}\n" A1_LOSSES,
    "points.players.ann=0" },
  { "C-MISC-06/without saying to whom", NULL, "assign {'force': 'f1'}", "refused~$.log[0].params.player: " },

  { "C-MISC-07/a force is enlisted", NULL, NEW_FORCE,
    "forces.f3.replacements=0\nunits.n1.strength=12\nleaders.nl.unit='n1'\nleaders.ns.unit=null" },
  { "C-MISC-07/and takes part", NULL, NEW_FORCE FIGHT ("c1"), "units.n1.battles=1\npoints.players.ann=3" },
  { "C-MISC-07/not in what names its forces", "chapters.0.forces=['f1', 'f2']", NEW_FORCE FIGHT ("c1"),
    "refused~$.log[2].params.units.n1: C-RET-02" },
  { "C-MISC-07/not in what is open", NULL,
    OPEN NEW_FORCE "return {'chapter': 'c1', 'source': 'paper', 'winner': 'red', 'units': "
    "{'n1': {'start': 12, 'left': 12}}}", "refused~$.log[2].params.units.n1: C-RET-02" },
  { "C-MISC-07/not in what was skipped then", NULL,
    SET ("chapter", "c1", "status", "'skipped'") NEW_FORCE SET ("chapter", "c1", "status", "'ready'") FIGHT
    ("c1"),
    "refused~$.log[4].params.units.n1: C-RET-02" },
  { "C-MISC-07/in what is planned later", "plan='free'",
    NEW_FORCE "plan {'chapter': {'id': 'c4', 'title': 'Four'}}\n" FIGHT ("c4"), "units.n1.battles=1" },
  { "C-MISC-07/with an id that is taken", NULL,
    "enlist {'force': {'id': 'f1', 'name': 'Third', 'ruleset': 'kings', 'side': 'red', 'units': []}}",
    "refused~$.log[0].params.force.id: " },
  { "C-MISC-07/of rules that nobody knows", NULL,
    "enlist {'force': {'id': 'f3', 'name': 'Third', 'ruleset': 'chess', 'side': 'red', 'units': []}}",
    "refused~$.log[0].params.force.ruleset: " },
  { "C-MISC-07/a player leaves", NULL, "leave {'player': 'ann', 'reason': 'moves'}\n" A1_LOSSES,
    "points={'sides': {'red': 3, 'blue': 0}, 'players': {'ann': 0, 'ben': 0}}\nstandings=['ann', 'ben']" },
  { "C-MISC-07/and gets no force again", NULL, "leave {'player': 'ann'}\nassign {'force': 'f1', 'player': "
    "'ann'}",
    "refused~C-MISC-07" },
  { "C-MISC-07/nor with a new one", NULL, "leave {'player': 'ann'}\n" NEW_FORCE,
    "refused~$.log[1].params.force.player: “ann” has left the campaign" },
  { "C-MISC-07/not twice", NULL, "leave {'player': 'ann'}\nleave {'player': 'ann'}", "refused~C-MISC-07" },

  { "C-RULE-01/they count from here on", NULL,
    "rules {'rules': {'points': {'win': 9}}}\n" OPEN_C1 RED_WON, "points.sides={'red': 9, 'blue': 0}" },
  { "C-RULE-01/not before", NULL,
    OPEN_C1 RED_WON "close {'chapter': 'c1'}\nrules {'rules': {'points': {'win': 9}}}",
    "points.sides={'red': 3, 'blue': 0}\nstep~C-RULE-01" },
  { "C-RULE-01/a group that is absent has its defaults", "rules.points={'win': 9}",
    "rules {'rules': {}, 'reason': 'too easy'}\n" OPEN_C1 RED_WON, "points.sides={'red': 3, 'blue': 0}" },
  { "C-RULE-01/while a chapter is open", NULL, OPEN_C1 "rules {'rules': {}}", "refused~C-RULE-01" },
  { "C-RULE-01/or fought", NULL, OPEN_C1 RED_WON "rules {'rules': {}}", "refused~C-RULE-01" },
  { "C-RULE-01/a counter that stays keeps its value", SUPPLY,
    "count {'counter': 'supply', 'side': 'red', 'change': 2}\n"
    "rules {'rules': {'counters': [{'id': 'new', 'name': 'N', 'start': 4}, "
    "{'id': 'supply', 'name': 'S', 'start': 3}]}}",
    "counters={'new': {'red': 4, 'blue': 4}, 'supply': {'red': 7, 'blue': 5}}" },
  { "C-RULE-01/within its new bounds", SUPPLY,
    "count {'counter': 'supply', 'side': 'red', 'change': 2}\n"
    "rules {'rules': {'counters': [{'id': 'supply', 'name': 'S', 'start': 6, 'min': 6, 'max': 6}]}}",
    "counters={'supply': {'red': 6, 'blue': 6}}" },
  { "C-RULE-01/others are gone", SUPPLY, "rules {'rules': {}}", "counters={}" },
  { "C-RULE-01/a card that stays is out as it was, a new one is in", DECK,
    DRAW ("1") "rules {'rules': {'deck': {'cards': [{'id': 'n', 'title': 'N', 'text': 'x'}, "
    "{'id': 'k2', 'title': 'K', 'text': 'x'}, {'id': 'k1', 'title': 'K', 'text': 'x'}]}}}",
    "deck=2" },
  { "C-RULE-01/levels follow the thresholds", "rules.experience={'unit': {'battle': 4}, 'thresholds': [9]}",
    OPEN_C1 "return {'chapter': 'c1', 'source': 'paper', 'winner': 'red', 'units': "
    "{'a1': {'start': 12, 'left': 12}}}\nclose {'chapter': 'c1'}\n"
    "rules {'rules': {'experience': {'thresholds': [2, 4]}}}",
    "units.a1.experience=4\nunits.a1.level=2\nunits.a1.due=2" },
  { "C-RULE-01/the errors of the setup are refusals", NULL,
    "rules {'rules': {'casualties': {'return': 'roll'}}}",
    "refused~$.log[0].params.rules.casualties" },
  { "C-RULE-01/no map, no rules of it", NULL, "rules {'rules': {'map': {}}}",
    "refused~$.log[0].params.rules.map: " },
  { "C-RULE-01/rules of the map", "map={'size': [9, 9], 'places': []}",
    "rules {'rules': {'map': {'days': 3}}}\nresolve",
    "date='1879-01-14'" },
  { "C-RULE-01/without rules", NULL, "rules {}", "refused~$.log[0].params.rules: " },
};

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);
  muster_campaign_cases_add ("/campaign/misc", cases, G_N_ELEMENTS (cases));
  return g_test_run ();
}
