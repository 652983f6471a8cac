/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-test-campaign.h"
#include "muster-test.h"

/* Units between battles, experience and honours (C-UNIT, C-REP-02, C-EXP). */

#define OPEN "open {'chapter': 'c1'}\n"
#define SET(unit, field, value) \
  "set {'unit': '" unit "', 'field': '" field "', 'value': " value ", 'reason': 'x'}\n"
#define SET_LEADER(leader, field, value) \
  "set {'leader': '" leader "', 'field': '" field "', 'value': " value ", 'reason': 'x'}\n"
#define REPLACEMENTS(n) "set {'force': 'f1', 'field': 'replacements', 'value': " n ", 'reason': 'x'}\n"
#define MERGE "rules.strength={'merge': true}\n"
#define HALVES SET ("a1", "strength", "6") SET ("a2", "strength", "6")
#define NEW "{'id': 'n1', 'name': 'N1', 'type': 'regular-infantry'}"

#define GAINS(gains) "rules.experience={'thresholds': [3, 7], 'gains': [" gains "]}\n"
#define DUE SET ("a1", "experience", "3")
#define LEADER_DUE SET_LEADER ("al", "experience", "3")
#define ADVANCE(more) "advance {'unit': 'a1', 'gain': " more "}\n"
#define LEADER_ADVANCE(more) "advance {'leader': 'al', 'gain': " more "}\n"

static const MusterCampaignCase cases[] = {
  { "C-UNIT-01/at the minimum it is fit", "rules.strength={'minimum': [1, 3]}", SET ("a1", "strength", "4"),
    "units.a1.status='fit'" },
  { "C-UNIT-01/below it is unfit", "rules.strength={'minimum': [1, 3]}", SET ("a1", "strength", "3"),
    "units.a1.status='unfit'" },
  { "C-UNIT-01/of its full strength", "rules.strength={'minimum': [1, 3]}",
    SET ("a1", "strength", "4") SET ("a1", "full", "13"), "units.a1.status='unfit'" },
  { "C-UNIT-01/without a minimum nobody is unfit", NULL, SET ("a1", "strength", "0"),
    "units.a1.status='fit'" },
  { "C-UNIT-01/all must be there", "rules.strength={'minimum': [1, 1]}", SET ("a1", "strength", "11"),
    "units.a1.status='unfit'\nunits.a2.status='fit'" },
  { "C-UNIT-01/no merging in a chapter", MERGE, HALVES OPEN "merge {'from': 'a1', 'into': 'a2'}",
    "refused~C-UNIT-01" },
  { "C-UNIT-01/no raising", NULL, OPEN "raise {'force': 'f1', 'unit': " NEW "}", "refused~C-UNIT-01" },
  { "C-UNIT-01/no disbanding", NULL, OPEN "disband {'unit': 'a1'}", "refused~C-UNIT-01" },
  { "C-UNIT-01/no replacing", NULL,
    REPLACEMENTS ("9") SET ("a1", "strength", "6") OPEN "replace {'unit': 'a1', 'models': 1}",
    "refused~C-UNIT-01" },
  { "C-UNIT-01/nor before it is closed", NULL,
    OPEN "return {'chapter': 'c1', 'source': 'paper', 'winner': 'red'}\ndisband {'unit': 'a1'}",
    "refused~C-UNIT-01" },
  { "C-UNIT-01/a force that is not in it may", "chapters.0.forces=['f2']", OPEN "disband {'unit': 'a1'}",
    "units.a1.status='disbanded'" },
  { "C-UNIT-01/a disbanded one keeps its strength", NULL, SET ("a1", "strength", "7") "disband {'unit': "
    "'a1'}",
    "units.a1.strength=7\nunits.a1.status='disbanded'" },
  { "C-UNIT-01/which cannot be set", NULL, "disband {'unit': 'a1'}\n" SET ("a1", "strength", "7"),
    "refused~C-UNIT-01" },

  { "C-UNIT-02/two halves", MERGE, HALVES "merge {'from': 'a1', 'into': 'a2'}",
    "units.a1.strength=0\nunits.a1.status='disbanded'\nunits.a2.strength=12\nleaders.al.unit=null\n"
    "leaders.as.unit=null\nunits.a2.leader='bl'" },
  { "C-UNIT-02/one too many", MERGE, HALVES SET ("a1", "strength", "7") "merge {'from': 'a1', 'into': 'a2'}",
    "refused~C-UNIT-02" },
  { "C-UNIT-02/by the full strength of the other", MERGE,
    HALVES SET ("a1", "full", "6") "merge {'from': 'a2', 'into': 'a1'}", "refused~C-UNIT-02" },
  { "C-UNIT-02/honours go along", MERGE,
    HALVES "honour {'unit': 'a2', 'text': 'B'}\nhonour {'unit': 'a1', 'text': 'A'}\n"
    "merge {'from': 'a1', 'into': 'a2'}", "units.a1.honours=['A']\nunits.a2.honours=['B', 'A']" },
  { "C-UNIT-02/where it is not done", NULL, HALVES "merge {'from': 'a1', 'into': 'a2'}", "refused~C-UNIT-02"
    },
  { "C-UNIT-02/with itself", MERGE, HALVES "merge {'from': 'a1', 'into': 'a1'}", "refused~C-UNIT-02" },
  { "C-UNIT-02/of two forces", MERGE, HALVES "merge {'from': 'a1', 'into': 'b1'}", "refused~C-UNIT-02" },
  { "C-UNIT-02/of two types", MERGE "forces.0.units.+={'id': 'a3', 'name': 'A3', 'type': "
    "'irregular-infantry'}",
    HALVES "merge {'from': 'a1', 'into': 'a3'}", "refused~C-UNIT-02" },
  { "C-UNIT-02/from a disbanded one", MERGE,
    HALVES "disband {'unit': 'a1'}\nmerge {'from': 'a1', 'into': 'a2'}", "refused~C-UNIT-02" },
  { "C-UNIT-02/into a disbanded one", MERGE,
    HALVES "disband {'unit': 'a2'}\nmerge {'from': 'a1', 'into': 'a2'}", "refused~C-UNIT-02" },
  { "C-UNIT-02/the dead stay dead", MERGE,
    HALVES SET_LEADER ("al", "status", "'dead'") "merge {'from': 'a1', 'into': 'a2'}",
    "leaders.al.status='dead'\nto_do=[]" },

  { "C-UNIT-03/a new one", NULL,
    "raise {'force': 'f1', 'unit': {'id': 'n1', 'name': 'N1', 'type': 'regular-infantry', 'models': 10, "
    "'options': ['fierce'], 'leader': {'id': 'nl', 'name': 'Nl'}}}",
    "units.n1={'strength': 10, 'full': 10, 'status': 'fit', 'battles': 0, 'experience': 0, 'level': 0, "
    "'due': 0, "
    "'options': ['fierce'], 'honours': [], 'leader': 'nl', 'led_by': 'nl', 'deeds': "
    "{}}\nleaders.nl.unit='n1'" },
  { "C-UNIT-03/as many as its type has", NULL, "raise {'force': 'f1', 'unit': " NEW "}", "units.n1.full=12" },
  { "C-UNIT-03/for replacements", NULL, REPLACEMENTS ("5") "raise {'force': 'f1', 'unit': " NEW ", 'cost': "
    "5}",
    "forces.f1.replacements=0\nunits.n1.strength=12" },
  { "C-UNIT-03/for more than there are", NULL,
    REPLACEMENTS ("5") "raise {'force': 'f1', 'unit': " NEW ", 'cost': 6}",
    "refused~C-UNIT-03 replacements needed: 6; First still has: 5" },
  { "C-UNIT-03/of a type that nobody knows", NULL,
    "raise {'force': 'f1', 'unit': {'id': 'n1', 'name': 'N1', 'type': 'hoplites'}}",
    "refused~$.log[0].params.unit.type: " },
  { "C-UNIT-03/with an id that is taken", NULL,
    "raise {'force': 'f1', 'unit': {'id': 'b1', 'name': 'N1', 'type': 'regular-infantry'}}",
    "refused~$.log[0].params.unit.id: " },
  { "C-UNIT-03/stands behind the others of its force",
    "rules.experience={'thresholds': [1]}",
    "raise {'force': 'f1', 'unit': " NEW "}\n" SET ("n1", "experience", "1") SET ("b1", "experience", "1"),
    "to_do=[{'do': 'advance', 'unit': 'n1'}, {'do': 'advance', 'unit': 'b1'}]" },

  { "C-UNIT-04/its leader and second are with nobody", NULL, "disband {'unit': 'a1', 'reason': 'mutiny'}",
    "units.a1.status='disbanded'\nunits.a1.leader=null\nleaders.al.unit=null\nleaders.al.status='fit'\n"
    "leaders.as.unit=null" },
  { "C-UNIT-04/not twice", NULL, "disband {'unit': 'a1'}\ndisband {'unit': 'a1'}", "refused~C-UNIT-04" },
  { "C-UNIT-04/nobody is owed to it", NULL, "retire {'leader': 'al'}\ndisband {'unit': 'a1'}", "to_do=[]" },

  { "C-REP-02/models join", NULL,
    REPLACEMENTS ("9") SET ("a1", "strength", "6") "replace {'unit': 'a1', 'models': 6}",
    "units.a1.strength=12\nforces.f1.replacements=3" },
  { "C-REP-02/not over its full strength", NULL,
    REPLACEMENTS ("9") SET ("a1", "strength", "6") "replace {'unit': 'a1', 'models': 7}", "refused~C-REP-02"
    },
  { "C-REP-02/by its type", "rules.replacements={'cost': {'default': 2, 'regular-infantry': 3}}",
    REPLACEMENTS ("9") SET ("a1", "strength", "6") "replace {'unit': 'a1', 'models': 3}",
    "units.a1.strength=9\nforces.f1.replacements=0" },
  { "C-REP-02/more than there are", "rules.replacements={'cost': {'default': 2, 'regular-infantry': 3}}",
    REPLACEMENTS ("8") SET ("a1", "strength", "6") "replace {'unit': 'a1', 'models': 3}",
    "refused~C-REP-02 replacements needed: 9; left to First: 8" },
  { "C-REP-02/by default", "rules.replacements={'cost': {'default': 2, 'tribal-infantry': 3}}",
    REPLACEMENTS ("6") SET ("a1", "strength", "6") "replace {'unit': 'a1', 'models': 3}",
    "forces.f1.replacements=0" },
  { "C-REP-02/a disbanded one", NULL,
    REPLACEMENTS ("9") SET ("a1", "strength", "6") "disband {'unit': 'a1'}\nreplace {'unit': 'a1', "
    "'models': 1}",
    "refused~C-REP-02" },
  { "C-REP-02/none", NULL, REPLACEMENTS ("9") SET ("a1", "strength", "6") "replace {'unit': 'a1', "
    "'models': 0}",
    "refused~$.log[2].params.models: " },

  { "C-EXP-01/one below the threshold", GAINS (""), SET ("a1", "experience", "2"),
    "units.a1.level=0\nunits.a1.due=0\nto_do=[]" },
  { "C-EXP-01/at it", GAINS (""), SET ("a1", "experience", "3"),
    "units.a1.level=1\nunits.a1.due=1\nto_do=[{'do': 'advance', 'unit': 'a1'}]" },
  { "C-EXP-01/two at once, and one entry", GAINS (""), SET ("a1", "experience", "7"),
    "units.a1.level=2\nunits.a1.due=2\nto_do=[{'do': 'advance', 'unit': 'a1'}]" },
  { "C-EXP-01/used ones do not come again", GAINS (""),
    DUE ADVANCE ("'none'") SET ("a1", "experience", "0") SET ("a1", "experience", "3"),
    "units.a1.level=1\nunits.a1.due=0" },
  { "C-EXP-01/of leaders", GAINS (""), LEADER_DUE,
    "leaders.al.level=1\nleaders.al.due=1\nto_do=[{'do': 'advance', 'leader': 'al'}]" },
  { "C-EXP-01/disbanded ones are owed nothing", GAINS (""), DUE "disband {'unit': 'a1'}",
    "units.a1.level=1\nunits.a1.due=0\nto_do=[]" },
  { "C-EXP-01/nor are the dead", GAINS (""), LEADER_DUE SET_LEADER ("al", "status", "'dead'"),
    "leaders.al.level=1\nleaders.al.due=0" },
  { "C-EXP-01/units before leaders, leaders before seconds, the staff last", GAINS (""),
    SET_LEADER ("cl", "experience", "3") SET_LEADER ("st", "experience", "3") SET_LEADER ("bl",
    "experience", "3")
    SET_LEADER ("as", "experience", "3") LEADER_DUE SET ("b2", "experience", "3") DUE,
    "to_do=[{'do': 'advance', 'unit': 'a1'}, {'do': 'advance', 'unit': 'b2'}, {'do': 'advance', 'leader': "
    "'al'}, "
    "{'do': 'advance', 'leader': 'as'}, {'do': 'advance', 'leader': 'bl'}, {'do': 'advance', 'leader': "
    "'st'}, "
    "{'do': 'advance', 'leader': 'cl'}]" },
  { "C-EXP-01/who came to be with nobody stands where he joined", GAINS (""),
    SET_LEADER ("st", "experience", "3") SET_LEADER ("bl", "experience", "3") LEADER_DUE "disband {'unit': "
    "'a1'}",
    "to_do=[{'do': 'advance', 'leader': 'bl'}, {'do': 'advance', 'leader': 'al'}, "
    "{'do': 'advance', 'leader': 'st'}]" },

  { "C-EXP-02/uses one", GAINS ("'honour'"), DUE ADVANCE ("'honour', 'value': 'Steadfast'"),
    "units.a1.due=0\nunits.a1.honours=['Steadfast']\nto_do=[]" },
  { "C-EXP-02/none is due", GAINS ("'honour'"), ADVANCE ("'honour', 'value': 'Steadfast'"),
    "refused~C-EXP-01\nrefused~(C-EXP-02)" },
  { "C-EXP-02/a gain that the rules do not name", GAINS ("'models'"), DUE ADVANCE ("'honour', 'value': 'x'"),
    "refused~C-EXP-02" },
  { "C-EXP-02/honour where nothing is said", "rules.experience={'thresholds': [3]}",
    DUE ADVANCE ("'honour', 'value': 'x'"), "units.a1.honours=['x']" },
  { "C-EXP-02/nothing is always allowed", GAINS (""), DUE ADVANCE ("'none'"), "units.a1.due=0" },
  { "C-EXP-02/a gain that nobody knows", GAINS (""), DUE ADVANCE ("'gold'"),
    "refused~$.log[1].params.gain: " },
  { "C-EXP-02/an honour without words", GAINS ("'honour'"), DUE ADVANCE ("'honour'"),
    "refused~$.log[1].params.value: " },
  { "C-EXP-02/an option", GAINS ("'option'"), DUE ADVANCE ("'option', 'value': 'fierce'"),
    "units.a1.options=['fierce']\nunits.a1.due=0" },
  { "C-EXP-02/behind those it has", GAINS ("'option'") "forces.0.units.0.options=['sharpshooters']",
    DUE ADVANCE ("'option', 'value': 'fierce'"), "units.a1.options=['sharpshooters', 'fierce']" },
  { "C-EXP-02/an option that it has", GAINS ("'option'") "forces.0.units.0.options=['fierce']",
    DUE ADVANCE ("'option', 'value': 'fierce'"), "refused~$.log[1].params.value: " },
  { "C-EXP-02/an option that it gained", GAINS ("'option'"),
    SET ("a1", "experience", "7") ADVANCE ("'option', 'value': 'fierce'") ADVANCE ("'option', 'value': "
    "'fierce'"),
    "refused~$.log[2].params.value: " },
  { "C-EXP-02/an option of other types", GAINS ("'option'"), DUE ADVANCE ("'option', 'value': 'lancers'"),
    "refused~$.log[1].params.value: " },
  { "C-EXP-02/an option that excludes one it has", GAINS ("'option'")
    "forces.0.units.0.options=['poor-shots']",
    DUE ADVANCE ("'option', 'value': 'sharpshooters'"), "refused~$.log[1].params.value: " },
  { "C-EXP-02/an option that needs an optional rule", GAINS ("'option'"),
    DUE ADVANCE ("'option', 'value': 'terror-kilts'"), "units.a1.options=['terror-kilts']" },
  { "C-EXP-02/whatever it costs",
    GAINS ("'option'") "forces.0.units.0.options=['sharpshooters', 'elite', 'fierce']",
    DUE ADVANCE ("'option', 'value': 'mounted-infantry'"),
    "units.a1.options=['sharpshooters', 'elite', 'fierce', 'mounted-infantry']" },
  { "C-EXP-02/what it has by default", GAINS ("'option'")
    "forces.0.units.+={'id': 'g1', 'name': 'G1', 'type': 'crewed-weapon'}",
    SET ("g1", "experience", "3") "advance {'unit': 'g1', 'gain': 'option', 'value': 'well-drilled'}",
    "refused~$.log[1].params.value: " },
  { "C-EXP-02/another instead of a default", GAINS ("'option'")
    "forces.0.units.+={'id': 'g1', 'name': 'G1', 'type': 'crewed-weapon'}",
    SET ("g1", "experience", "3") "advance {'unit': 'g1', 'gain': 'option', 'value': 'machine-gun'}",
    "units.g1.options=['machine-gun']" },
  { "C-EXP-02/an option that nobody knows", GAINS ("'option'"), DUE ADVANCE ("'option', 'value': 'gold'"),
    "refused~$.log[1].params.value: " },
  { "C-EXP-02/models", GAINS ("'models'"), DUE ADVANCE ("'models', 'value': 4"),
    "units.a1.full=16\nunits.a1.strength=12" },
  { "C-EXP-02/too many models", GAINS ("'models'"), DUE ADVANCE ("'models', 'value': 5"),
    "refused~$.log[1].params.value: " },
  { "C-EXP-02/no models", GAINS ("'models'"), DUE ADVANCE ("'models', 'value': 0"),
    "refused~$.log[1].params.value: " },
  { "C-EXP-02/leadership of a unit", GAINS ("'leadership'"), DUE ADVANCE ("'leadership', 'value': 5"),
    "refused~C-EXP-02" },
  { "C-EXP-02/leadership", GAINS ("'leadership'"), LEADER_DUE LEADER_ADVANCE ("'leadership', 'value': 12"),
    "leaders.al.leadership=12\nleaders.al.due=0" },
  { "C-EXP-02/leadership over 12", GAINS ("'leadership'"), LEADER_DUE LEADER_ADVANCE ("'leadership', "
    "'value': 13"),
    "refused~$.log[1].params.value: " },
  { "C-EXP-02/leadership below 1", GAINS ("'leadership'"), LEADER_DUE LEADER_ADVANCE ("'leadership', "
    "'value': 0"),
    "refused~$.log[1].params.value: " },
  { "C-EXP-02/a trait", GAINS ("'trait'"), LEADER_DUE LEADER_ADVANCE ("'trait', 'value': 'brave'"),
    "leaders.al.trait='brave'" },
  { "C-EXP-02/a trait with a leadership of its own", GAINS ("'trait'"),
    LEADER_DUE LEADER_ADVANCE ("'trait', 'value': 'hapless'"),
    "leaders.al.trait='hapless'\nleaders.al.leadership=10\nstep~leadership of 10" },
  { "C-EXP-02/and one without", GAINS ("'trait'") "forces.0.units.0.leader.leadership=5",
    LEADER_DUE LEADER_ADVANCE ("'trait', 'value': 'brave'"), "leaders.al.leadership=5" },
  { "C-EXP-02/a trait that nobody knows", GAINS ("'trait'"), LEADER_DUE LEADER_ADVANCE ("'trait', 'value': "
    "'x'"),
    "refused~$.log[1].params.value: " },
  { "C-EXP-02/a trait of a unit", GAINS ("'trait'"), DUE ADVANCE ("'trait', 'value': 'brave'"),
    "refused~C-EXP-02" },
  { "C-EXP-02/an option of a leader", GAINS ("'option'"), LEADER_DUE LEADER_ADVANCE ("'option', 'value': "
    "'fierce'"),
    "refused~C-EXP-02" },
  { "C-EXP-02/an honour of a leader", GAINS ("'honour'"), LEADER_DUE LEADER_ADVANCE ("'honour', 'value': "
    "'Bold'"),
    "leaders.al.honours=['Bold']" },
  { "C-EXP-02/of both", GAINS (""), DUE "advance {'unit': 'a1', 'leader': 'al', 'gain': 'none'}",
    "refused~$.log[1].params: " },
  { "C-EXP-02/of nobody", GAINS (""), DUE "advance {'gain': 'none'}", "refused~$.log[1].params: " },

  { "C-EXP-03/a unit", NULL, "honour {'unit': 'a1', 'text': 'One'}\nhonour {'unit': 'a1', 'text': 'Two'}",
    "units.a1.honours=['One', 'Two']" },
  { "C-EXP-03/a disbanded one", NULL, "disband {'unit': 'a1'}\nhonour {'unit': 'a1', 'text': 'One'}",
    "units.a1.honours=['One']" },
  { "C-EXP-03/a dead leader", NULL,
    SET_LEADER ("al", "status", "'dead'") "honour {'leader': 'al', 'text': 'Fell sword in hand'}",
    "leaders.al.honours=['Fell sword in hand']" },
  { "C-EXP-03/without words", NULL, "honour {'leader': 'al', 'text': ''}", "refused~$.log[0].params.text: " },
};

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);
  muster_campaign_cases_add ("/campaign/units", cases, G_N_ELEMENTS (cases));
  return g_test_run ();
}
