/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-test-campaign.h"
#include "muster-test.h"

/* What a campaign begins with: what may be absent, and everything that is wrong, with its place. */

#define FATES(dice, fates) "rules.leaders={'dice': " dice ", 'fates': [" fates "]}"
#define HEX \
  "forces.+={'id': 'h', 'name': 'Hex', 'ruleset': 'hexcard', 'side': 'red', 'units': " \
  "[{'id': 'i1', 'name': 'I1', 'type': 'infantry'}]}\n"

static const MusterCampaignCase cases[] = {
  { "absent/players, forces, chapters and rules", "-players\n-forces\n-chapters\n-rules\n-title", NULL,
    "chapters={}\npoints={'sides': {'red': 0, 'blue': 0}, 'players': "
    "{}}\nstandings=[]\ncounters={}\ndeck=null\n"
    "forces={}\nunits={}\nleaders={}\nto_do=[]\nlast=null" },
  { "absent/start", "-start", NULL, "date=null" },
  { "absent/units of a force", "-forces.1.units", NULL, "units.b1!\nunits.a1.strength=12" },
  { "absent/leadership and trait", NULL, NULL, "leaders.bl.leadership=null\nleaders.bl.trait=null" },
  { "absent/models", "-forces.1.units.0.models", NULL, "units.b1.full=16" },
  { "order/leaders stand as their units, then the staff", NULL, NULL,
    "leaders.al.unit='a1'\nleaders.as.unit='a1'\nleaders.bl.unit='a2'\nleaders.st.unit=null" },

  { "head/another format", "format='muster-battle'", NULL, "refused~$.format: " },
  { "head/a later version", "version=2", NULL, "refused~$.version: " },
  { "head/no version", "-version", NULL, "refused~$.version: " },
  { "head/an unknown member", "motto='Onward'", NULL, "refused~$.motto: " },
  { "head/a title that is no text", "title=7", NULL, "refused~$.title: " },
  { "start/the first day there is", "start='0001-01-01'", NULL, "date='0001-01-01'" },
  { "start/the last", "start='9999-12-31'", NULL, "date='9999-12-31'" },
  { "start/the year nought", "start='0000-01-01'", NULL, "refused~$.start: " },
  { "start/no such day", "start='1879-02-29'", NULL, "refused~$.start: " },
  { "start/other writing", "start='1879-1-11'", NULL, "refused~$.start: " },
  { "start/more behind it", "start='1879-01-11T'", NULL, "refused~$.start: " },
  { "plan/another word", "plan='circle'", NULL, "refused~$.plan: " },

  { "sides/one", "sides=[{'id': 'red', 'name': 'Red'}]", NULL, "refused~$.sides: " },
  { "sides/eight", "sides=[{'id': 'red', 'name': 'R'}, {'id': 'blue', 'name': 'B'}, {'id': 's3', 'name': "
    "'S'}, "
    "{'id': 's4', 'name': 'S'}, {'id': 's5', 'name': 'S'}, {'id': 's6', 'name': 'S'}, {'id': 's7', 'name': "
    "'S'}, "
    "{'id': 's8', 'name': 'S'}]", NULL, "points.sides.s8=0" },
  { "sides/nine", "sides=[{'id': 'red', 'name': 'R'}, {'id': 'blue', 'name': 'B'}, {'id': 's3', 'name': "
    "'S'}, "
    "{'id': 's4', 'name': 'S'}, {'id': 's5', 'name': 'S'}, {'id': 's6', 'name': 'S'}, {'id': 's7', 'name': "
    "'S'}, "
    "{'id': 's8', 'name': 'S'}, {'id': 's9', 'name': 'S'}]", NULL, "refused~$.sides: " },
  { "sides/absent", "-sides", NULL, "refused~$.sides: " },
  { "sides/without a name", "-sides.0.name", NULL, "refused~$.sides[0].name: " },
  { "sides/without an id", "-sides.0.id", NULL, "refused~$.sides[0].id: " },
  { "sides/an id twice", "sides.1.id='red'", NULL, "refused~$.sides[1].id: " },
  { "sides/an id with a blank", "sides.1.id='the blues'", NULL, "refused~$.sides[1].id: " },
  { "sides/an id that means something else", "sides.1.id='draw'", NULL, "refused~$.sides[1].id: " },
  { "sides/a member too many", "sides.1.role='attacker'", NULL, "refused~$.sides[1].role: " },
  { "players/without a name", "-players.0.name", NULL, "refused~$.players[0].name: " },
  { "players/of no side", "players.0.side='pink'", NULL, "refused~$.players[0].side: " },
  { "players/an id twice", "players.1.id='ann'", NULL, "refused~$.players[1].id: " },

  { "forces/without a name", "-forces.0.name", NULL, "refused~$.forces[0].name: " },
  { "forces/of no rules", "forces.0.ruleset='chess'", NULL, "refused~$.forces[0].ruleset: " },
  { "forces/without rules", "-forces.0.ruleset", NULL, "refused~$.forces[0].ruleset: " },
  { "forces/of no side", "forces.0.side='pink'", NULL, "refused~$.forces[0].side: " },
  { "forces/of a player of the other side", "forces.0.player='ben'", NULL, "refused~$.forces[0].player: " },
  { "forces/of nobody", "-forces.0.player", NULL, "forces.f1.replacements=0" },
  { "forces/an id twice", "forces.1.id='f1'", NULL, "refused~$.forces[1].id: " },
  { "forces/a member too many", "forces.1.theatre='India'", NULL, "refused~$.forces[1].theatre: " },
  { "forces/the staff without a name", "-forces.0.staff.0.name", NULL, "refused~$.forces[0].staff[0].name: "
    },
  { "forces/an id of the staff that a leader has", "forces.0.staff.0.id='al'", NULL,
    "refused~$.forces[0].staff[0].id: " },

  { "units/an unknown type", "forces.0.units.1.type='hoplites'", NULL, "refused~$.forces[0].units[1].type: "
    },
  { "units/without a type", "-forces.0.units.1.type", NULL, "refused~$.forces[0].units[1].type: " },
  { "units/without a name", "-forces.0.units.1.name", NULL, "refused~$.forces[0].units[1].name: " },
  { "units/an id twice", "forces.1.units.0.id='a1'", NULL, "refused~$.forces[1].units[0].id: " },
  { "units/too many models", "forces.0.units.1.models=9999", NULL, "refused~$.forces[0].units[1].models: " },
  { "units/an unknown option", "forces.0.units.1.options=['gold']", NULL,
    "refused~$.forces[0].units[1].options[0]: " },
  { "units/an option of other types", "forces.0.units.1.options=['lancers']", NULL,
    "refused~$.forces[0].units[1].options[0]: " },
  { "units/an option twice", "forces.0.units.1.options=['fierce', 'fierce']", NULL,
    "refused~$.forces[0].units[1].options[1]: " },
  { "units/options that exclude each other", "forces.0.units.1.options=['sharpshooters', 'poor-shots']", NULL,
    "refused~$.forces[0].units[1].options[1]: " },
  { "units/an option that needs an optional rule", "forces.0.units.1.options=['light-infantry']", NULL,
    "units.a2.options=['light-infantry']" },
  { "units/members of the ruleset", "forces.0.units.1.reserve=true", NULL, "units.a2.full=12" },
  { "units/members that it does not have", "forces.0.units.1.mood='glum'", NULL,
    "refused~$.forces[0].units[1].mood: " },
  { "units/an unknown trait", "forces.0.units.0.leader.trait='gold'", NULL,
    "refused~$.forces[0].units[0].leader.trait: " },
  { "units/a leadership of 0", "forces.0.units.0.leader.leadership=0", NULL,
    "refused~$.forces[0].units[0].leader.leadership: " },
  { "units/a leadership of 0 where the rules know it",
    "forces.+={'id': 'm', 'name': 'M', 'ruleset': 'magdala', 'side': 'red', 'units': [{'id': 'm1', 'name': "
    "'M1', "
    "'type': 'native-foot', 'leader': {'id': 'x', 'name': 'X', 'leadership': 0, 'trait': 'imam'}}]}", NULL,
    "leaders.x.leadership=0\nleaders.x.trait='imam'" },
  { "units/a leader without an id", "-forces.0.units.0.leader.id", NULL,
    "refused~$.forces[0].units[0].leader.id: " },
  { "units/a second with his leader's id", "forces.0.units.0.second.id='al'", NULL,
    "refused~$.forces[0].units[0].second.id: " },
  { "units/a leader where there are none", HEX "forces.2.units.0.leader={'id': 'x', 'name': 'X'}", NULL,
    "refused~$.forces[2].units[0].leader: " },
  { "units/a second where there are none", HEX "forces.2.units.0.second={'id': 'x', 'name': 'X'}", NULL,
    "refused~$.forces[2].units[0].second: " },

  { "chapters/without a title", "-chapters.1.title", NULL, "refused~$.chapters[1].title: " },
  { "chapters/an id twice", "chapters.1.id='c1'", NULL, "refused~$.chapters[1].id: " },
  { "chapters/everything", "chapters.0.ruleset='kings'\nchapters.0.scenario='A'\nchapters.0.points=24\n"
    "chapters.0.attacker='red'\nchapters.0.days=7\nchapters.0.forces=['f2']\n"
    "chapters.0.table={'length': 72, 'width': "
    "48}\nchapters.0.optional_rules=['climate']\nchapters.0.text='Once'\n"
    "chapters.0.next={'red': 'c2', 'blue': null}\nchapters.0.advantage={'points': 2, 'text': 'x'}", NULL,
    "chapters.c1.budget={'red': 24, 'blue': 24}" },
  { "chapters/an unknown ruleset", "chapters.0.ruleset='chess'", NULL, "refused~$.chapters[0].ruleset: " },
  { "chapters/an unknown scenario", "chapters.0.ruleset='kings'\nchapters.0.scenario='Q'", NULL,
    "refused~$.chapters[0].scenario: " },
  { "chapters/an unknown optional rule", "chapters.0.ruleset='kings'\nchapters.0.optional_rules=['magic']",
    NULL,
    "refused~$.chapters[0].optional_rules[0]: " },
  { "chapters/an optional rule twice", "chapters.0.optional_rules=['climate', 'climate']", NULL,
    "refused~$.chapters[0].optional_rules[1]: " },
  { "chapters/an unknown attacker", "chapters.0.attacker='pink'", NULL, "refused~$.chapters[0].attacker: " },
  { "chapters/days backwards", "chapters.0.days=-1", NULL, "refused~$.chapters[0].days: " },
  { "chapters/an unknown force", "chapters.0.forces=['f9']", NULL, "refused~$.chapters[0].forces[0]: " },
  { "chapters/a force twice", "chapters.0.forces=['f1', 'f1']", NULL, "refused~$.chapters[0].forces[1]: " },
  { "chapters/points below nothing", "chapters.0.points=-1", NULL, "refused~$.chapters[0].points: " },
  { "chapters/an advantage with a member too many", "chapters.0.advantage={'dice': 1}", NULL,
    "refused~$.chapters[0].advantage.dice: " },
  { "chapters/next is no chapter", "plan='tree'\nchapters.0.next={'red': 'c9'}", NULL,
    "refused~$.chapters[0].next.red: " },
  { "chapters/next of no side", "plan='tree'\nchapters.0.next={'pink': 'c2'}", NULL,
    "refused~$.chapters[0].next.pink: " },
  { "chapters/next is checked in a ladder too", "chapters.0.next={'red': 'c9'}", NULL,
    "refused~$.chapters[0].next.red: " },
  { "chapters/leads to itself", "plan='tree'\nchapters.1.next={'draw': 'c2'}", NULL,
    "refused~$.chapters[1].next.draw: " },
  { "chapters/leads to itself by another", "plan='tree'\nchapters.0.next={'red': 'c2'}\n"
    "chapters.1.next={'blue': 'c1'}", NULL, "refused~$.chapters[0].next.red: " },
  { "chapters/a circle behind the first", "plan='tree'\nchapters.0.next={'red': 'c2'}\n"
    "chapters.1.next={'blue': 'c3'}\nchapters.2.next={'red': 'c2'}", NULL,
    "refused~$.chapters[1].next.blue: " },
  { "chapters/two ways to one are no circle", "plan='tree'\nchapters.0.next={'red': 'c2', 'blue': 'c3'}\n"
    "chapters.1.next={'red': 'c3', 'draw': 'c3'}", NULL, "chapters.c3.status='planned'" },

  { "rules/an unknown group", "rules.weather={}", NULL, "refused~$.rules.weather: " },
  { "rules/points, a member too many", "rules.points={'bonus': 1}", NULL, "refused~$.rules.points.bonus: " },
  { "rules/casualties return somehow", "rules.casualties={'return': 'some'}", NULL,
    "refused~$.rules.casualties.return: " },
  { "rules/a share of which nothing is said", "rules.casualties={'return': 'share'}", NULL,
    "refused~$.rules.casualties.share: " },
  { "rules/a share over the whole", "rules.casualties={'return': 'share', 'share': [3, 2]}", NULL,
    "refused~$.rules.casualties.share: " },
  { "rules/a roll without a target", "rules.casualties={'return': 'roll'}", NULL,
    "refused~$.rules.casualties.target: " },
  { "rules/a target of 1", "rules.casualties={'return': 'roll', 'target': 1}", NULL,
    "refused~$.rules.casualties.target: " },
  { "rules/a target of 2", "rules.casualties={'return': 'roll', 'target': 2}", NULL, "over=false" },
  { "rules/a target of 6", "rules.casualties={'return': 'roll', 'target': 6}", NULL, "over=false" },
  { "rules/a target of 7", "rules.casualties={'return': 'roll', 'target': 7}", NULL,
    "refused~$.rules.casualties.target: " },
  { "rules/rounded somehow", "rules.casualties={'return': 'share', 'share': [1, 2], 'round': 'off'}", NULL,
    "refused~$.rules.casualties.round: " },
  { "rules/gone somehow", "rules.casualties={'gone': 'west'}", NULL, "refused~$.rules.casualties.gone: " },
  { "rules/a minimum over 1", "rules.strength={'minimum': [4, 3]}", NULL,
    "refused~$.rules.strength.minimum: " },
  { "rules/a minimum by nought", "rules.strength={'minimum': [0, 0]}", NULL,
    "refused~$.rules.strength.minimum[1]: " },
  { "rules/a minimum of one number", "rules.strength={'minimum': [1]}", NULL,
    "refused~$.rules.strength.minimum: " },
  { "rules/a minimum of 1", "rules.strength={'minimum': [3, 3]}", NULL, "over=false" },
  { "rules/the cost of an unknown type", "rules.replacements={'cost': {'hoplites': 1}}", NULL,
    "refused~$.rules.replacements.cost.hoplites: " },
  { "rules/three dice", "rules.leaders={'dice': 3}", NULL, "refused~$.rules.leaders.dice: " },
  { "rules/dice without a table", "rules.leaders={'dice': 1}", NULL, "refused~$.rules.leaders.fates: " },
  { "rules/a gap at the beginning", FATES ("1", "{'from': 2, 'to': 6, 'fate': 'dead'}"), NULL,
    "refused~$.rules.leaders.fates: " },
  { "rules/a gap in the middle",
    FATES ("1", "{'from': 1, 'to': 2, 'fate': 'dead'}, {'from': 4, 'to': 6, 'fate': 'fit'}"), NULL,
    "refused~$.rules.leaders.fates: " },
  { "rules/a gap at the end", FATES ("2", "{'from': 2, 'to': 11, 'fate': 'dead'}"), NULL,
    "refused~$.rules.leaders.fates: " },
  { "rules/an overlap",
    FATES ("1", "{'from': 1, 'to': 3, 'fate': 'dead'}, {'from': 3, 'to': 6, 'fate': 'fit'}"), NULL,
    "refused~$.rules.leaders.fates[1]: " },
  { "rules/a total that no dice have", FATES ("2", "{'from': 1, 'to': 12, 'fate': 'dead'}"), NULL,
    "refused~$.rules.leaders.fates[0]: " },
  { "rules/a table in any order",
    FATES ("1", "{'from': 4, 'to': 6, 'fate': 'dead'}, {'from': 1, 'to': 3, 'fate': 'fit'}"), NULL,
    "over=false" },
  { "rules/a table without dice", FATES ("0", "{'from': 1, 'to': 6, 'fate': 'dead'}"), NULL, "over=false" },
  { "rules/an unknown fate", FATES ("1", "{'from': 1, 'to': 6, 'fate': 'gone'}"), NULL,
    "refused~$.rules.leaders.fates[0].fate: " },
  { "rules/wounded for how long", FATES ("1", "{'from': 1, 'to': 6, 'fate': 'wounded'}"), NULL,
    "refused~$.rules.leaders.fates[0].misses: " },
  { "rules/wounded for too long", FATES ("1", "{'from': 1, 'to': 6, 'fate': 'wounded', 'misses': 10}"), NULL,
    "refused~$.rules.leaders.fates[0].misses: " },
  { "rules/succession somehow", "rules.leaders={'succession': 'lot'}", NULL,
    "refused~$.rules.leaders.succession: " },
  { "rules/thresholds that stand still", "rules.experience={'thresholds': [3, 3]}", NULL,
    "refused~$.rules.experience.thresholds[1]: " },
  { "rules/thresholds that fall", "rules.experience={'thresholds': [3, 7, 5]}", NULL,
    "refused~$.rules.experience.thresholds[2]: " },
  { "rules/an unknown deed", "rules.experience={'unit': {'yodelled': 1}}", NULL,
    "refused~$.rules.experience.unit.yodelled: " },
  { "rules/an unknown gain", "rules.experience={'gains': ['gold']}", NULL,
    "refused~$.rules.experience.gains[0]: " },
  { "rules/a gain twice", "rules.experience={'gains': ['honour', 'honour']}", NULL,
    "refused~$.rules.experience.gains[1]: " },
  { "rules/none is no gain to name", "rules.experience={'gains': ['none']}", NULL,
    "refused~$.rules.experience.gains[0]: " },
  { "rules/a counter that starts out of bounds", "rules.counters=[{'id': 's', 'start': 100}]", NULL,
    "refused~$.rules.counters[0].start: " },
  { "rules/a counter that starts out of bounds by default", "rules.counters=[{'id': 's', 'min': 5}]", NULL,
    "refused~$.rules.counters[0]: " },
  { "rules/a counter whose bounds are crossed",
    "rules.counters=[{'id': 's', 'start': 5, 'min': 5, 'max': 4}]", NULL,
    "refused~$.rules.counters[0].min: the least is 5" },
  { "rules/a counter twice", "rules.counters=[{'id': 's'}, {'id': 's'}]", NULL,
    "refused~$.rules.counters[1].id: " },
  { "rules/a counter by default", "rules.counters=[{'id': 's'}]", NULL, "counters.s={'red': 0, 'blue': 0}" },
  { "rules/a card without a title", "rules.deck={'cards': [{'id': 'k'}]}", NULL,
    "refused~$.rules.deck.cards[0].title: " },
  { "rules/a card twice", "rules.deck={'cards': [{'id': 'k', 'title': 'K'}, {'id': 'k', 'title': 'K'}]}",
    NULL,
    "refused~$.rules.deck.cards[1].id: " },
  { "rules/an effect on an unknown counter",
    "rules.deck={'cards': [{'id': 'k', 'title': 'K', 'effects': [{'counter': 's', 'change': 1, 'who': "
    "'all'}]}]}",
    NULL, "refused~$.rules.deck.cards[0].effects[0].counter: " },
  { "rules/an effect on whom", "rules.counters=[{'id': 's'}]\n"
    "rules.deck={'cards': [{'id': 'k', 'title': 'K', 'effects': [{'counter': 's', 'change': 1, 'who': "
    "'us'}]}]}",
    NULL, "refused~$.rules.deck.cards[0].effects[0].who: " },
  { "rules/a deck", "rules.deck={'cards': [{'id': 'k', 'title': 'K'}]}", NULL, "deck=1" },

  { "log/an unknown order", NULL, "march {'unit': 'a1'}", "refused~$.log[0].order: " },
  { "log/an unknown parameter", NULL, "open {'chapter': 'c1', 'weather': 'fine'}",
    "refused~$.log[0].params.weather: " },
  { "log/no parameters", NULL, "open", "refused~$.log[0].params.chapter: " },
  { "log/nothing where something must be", NULL, "open {'chapter': null}",
    "refused~$.log[0].params.chapter: " },
  { "log/an unknown purpose", NULL, "open {'chapter': 'c1'} | luck 3", "refused~$.log[0].rolls[0].for: " },
  { "log/a roll of an order that has none", NULL, "open {'chapter': 'c1'} | event 1",
    "refused~$.log[0].rolls[0]: " },
};

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);
  muster_campaign_cases_add ("/campaign/setup", cases, G_N_ELEMENTS (cases));
  return g_test_run ();
}
