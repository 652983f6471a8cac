/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-test-campaign.h"
#include "muster-test.h"

/* Leaders, those who are units by themselves among them (C-LEAD). */

#define OPEN "open {'chapter': 'c1'}\n"
#define RETURN(winner, more) \
  OPEN "return {'chapter': 'c1', 'source': 'paper', 'winner': '" winner "', " more "}\n"
#define CLOSE(chapter) "close {'chapter': '" chapter "'}\n"
#define QUIET(chapter) \
  "open {'chapter': '" chapter "'}\nreturn {'chapter': '" chapter "', 'source': 'paper', 'winner': " \
    "'draw'}\n" \
  CLOSE (chapter)

#define A1 "'a1': {'start': 12, 'left': 12}"
#define A2 "'a2': {'start': 12, 'left': 12}"
#define AL_LOST RETURN ("blue", "'units': {" A1 "}, 'leaders': {'al': {'lost': true}}")
#define FATES "fates {'force': 'f1'}"
#define DIE(face) FATES " | leader-fate " face "\n"

#define TABLE \
  "'fates': [{'from': 1, 'to': 2, 'fate': 'dead'}, {'from': 3, 'to': 3, 'fate': 'wounded', 'misses': 2}, " \
  "{'from': 4, 'to': 4, 'fate': 'captured'}, {'from': 5, 'to': 6, 'fate': 'fit'}]"
#define TABLE_2 \
  "'fates': [{'from': 7, 'to': 12, 'fate': 'fit'}, {'from': 2, 'to': 6, 'fate': 'dead'}]"
#define DICE "rules.leaders={'dice': 1, " TABLE "}\n"
#define SECOND "rules.leaders={'dice': 1, 'succession': 'second', " TABLE "}\n"
#define NONE "rules.leaders={'dice': 1, 'succession': 'none', " TABLE "}\n"

#define SET(leader, field, value) \
  "set {'leader': '" leader "', 'field': '" field "', 'value': " value ", 'reason': 'x'}\n"
#define SET_UNIT(unit, field, value) \
  "set {'unit': '" unit "', 'field': '" field "', 'value': " value ", 'reason': 'x'}\n"

/* A force of hexcard with a commander between two battalions. */
#define HEX \
  "forces.+={'id': 'h', 'name': 'Hex', 'ruleset': 'hexcard', 'side': 'red', 'units': [" \
  "{'id': 'i1', 'name': 'I1', 'type': 'infantry'}, {'id': 'g', 'name': 'General', 'type': 'commander'}, " \
  "{'id': 'i2', 'name': 'I2', 'type': 'infantry'}], 'staff': [{'id': 'hs', 'name': 'Hs'}]}\n"
#define HEX_DICE HEX DICE
#define G_LOST RETURN ("red", "'units': {'g': {'start': 1, 'left': 0}}")
#define HEX_FATES "fates {'force': 'h'}"

static const MusterCampaignCase cases[] = {
  { "C-LEAD-01/a wounded one keeps his place", NULL, SET ("al", "status", "'wounded'"),
    "leaders.al.status='wounded'\nleaders.al.unit='a1'\nunits.a1.leader='al'\nunits.a1.led_by='as'" },
  { "C-LEAD-01/nobody leads where there is no second", NULL, SET ("bl", "status", "'captured'"),
    "units.a2.leader='bl'\nunits.a2.led_by=null" },
  { "C-LEAD-01/nor where he is not fit", NULL, SET ("al", "status", "'captured'") SET ("as", "status",
    "'wounded'"),
    "units.a1.leader='al'\nunits.a1.led_by=null" },
  { "C-LEAD-01/a dead one leads nobody", NULL, SET ("bl", "status", "'dead'"),
    "leaders.bl.unit=null\nunits.a2.leader=null\nunits.a2.led_by=null" },
  { "C-LEAD-01/a gone one neither", NULL, SET ("bl", "status", "'gone'"),
    "leaders.bl.unit=null\nunits.a2.leader=null" },

  { "C-LEAD-02/without dice he is dead", NULL, AL_LOST FATES, "leaders.al.status='dead'\nstep~C-LEAD-02" },
  { "C-LEAD-02/asks for one die", DICE, AL_LOST FATES,
    "needs={'for': 'leader-fate', 'leader': 'al', 'dice': 1, 'sides': 6}" },
  { "C-LEAD-02/or two", "rules.leaders={'dice': 2, " TABLE_2 "}", AL_LOST FATES,
    "needs={'for': 'leader-fate', 'leader': 'al', 'dice': 2, 'sides': 6}" },
  { "C-LEAD-02/by their sum", "rules.leaders={'dice': 2, " TABLE_2 "}", AL_LOST FATES " | leader-fate 1 6",
    "leaders.al.status='fit'" },
  { "C-LEAD-02/one less", "rules.leaders={'dice': 2, " TABLE_2 "}", AL_LOST FATES " | leader-fate 5 1",
    "leaders.al.status='dead'" },
  { "C-LEAD-02/in the order of the units, then the staff", DICE,
    RETURN ("blue", "'units': {" A2 ", " A1 "}, 'leaders': {'st': {'lost': true}, 'bl': {'lost': true}, "
            "'al': {'lost': true}}") FATES " | leader-fate 5 | leader-fate 4",
    "needs={'for': 'leader-fate', 'leader': 'st', 'dice': 1, 'sides': 6}" },
  { "C-LEAD-02/the first has the first", DICE,
    RETURN ("blue", "'units': {" A2 ", " A1 "}, 'leaders': {'st': {'lost': true}, 'bl': {'lost': true}, "
            "'al': {'lost': true}}") FATES " | leader-fate 5 | leader-fate 4 | leader-fate 1",
    "leaders.al.status='fit'\nleaders.bl.status='captured'\nleaders.st.status='dead'" },
  { "C-LEAD-02/the unattached as they joined the force", DICE,
    "disband {'unit': 'a2'}\nretire {'leader': 'al'}\nappoint {'unit': 'a1', 'leader': {'id': 'nu', "
    "'name': 'Nu'}}\n"
    "disband {'unit': 'a1'}\n"
    RETURN ("blue", "'leaders': {'nu': {'lost': true}, 'st': {'lost': true}, 'bl': {'lost': true}, "
            "'as': {'lost': true}}")
    FATES " | leader-fate 1 | leader-fate 3 | leader-fate 4 | leader-fate 5",
    "leaders.as.status='dead'\nleaders.bl.status='wounded'\nleaders.st.status='captured'\n"
    "leaders.nu.status='fit'" },
  { "C-LEAD-02/until then he is as he was", DICE, AL_LOST,
    "leaders.al.status='fit'\nleaders.al.unit='a1'\nunits.a1.leader='al'\nunits.a1.led_by='al'" },
  { "C-LEAD-02/and cannot retire", DICE, AL_LOST "retire {'leader': 'al'}", "refused~C-LEAD-02" },
  { "C-LEAD-02/nor be set", DICE, AL_LOST SET ("al", "status", "'captured'"), "refused~C-LEAD-02" },
  { "C-LEAD-02/but for other things", DICE, AL_LOST SET ("al", "experience", "4"), "leaders.al.experience=4"
    },
  { "C-LEAD-02/nobody is lost", DICE, FATES, "refused~C-LEAD-02" },
  { "C-LEAD-02/once", DICE, AL_LOST DIE ("5") FATES, "refused~C-LEAD-02" },
  { "C-LEAD-02/after recover in what is to do", DICE,
    RETURN ("blue", "'units': {'a1': {'start': 12, 'left': 2}, 'b1': {'start': 16, 'left': 2}}, "
            "'leaders': {'al': {'lost': true}, 'cl': {'lost': true}}"),
    "to_do=[{'do': 'recover', 'chapter': 'c1', 'force': 'f1'}, {'do': 'fates', 'chapter': 'c1', 'force': "
    "'f1'}, "
    "{'do': 'recover', 'chapter': 'c1', 'force': 'f2'}, {'do': 'fates', 'chapter': 'c1', 'force': 'f2'}]" },

  { "C-LEAD-03/dead", DICE, AL_LOST DIE ("2"), "leaders.al.status='dead'\nleaders.al.misses=0" },
  { "C-LEAD-03/wounded", DICE, AL_LOST DIE ("3"), "leaders.al.status='wounded'\nleaders.al.misses=2" },
  { "C-LEAD-03/captured", DICE, AL_LOST DIE ("4"), "leaders.al.status='captured'\nleaders.al.misses=0" },
  { "C-LEAD-03/fit", DICE, AL_LOST DIE ("5"), "leaders.al.status='fit'\nunits.a1.led_by='al'\nto_do=[]" },

  { "C-LEAD-04/not by the chapter in which he was wounded", DICE, AL_LOST DIE ("3") CLOSE ("c1"),
    "leaders.al.status='wounded'\nleaders.al.misses=2" },
  { "C-LEAD-04/nor if he is set to wounded again", DICE,
    AL_LOST DIE ("3") SET ("al", "status", "'wounded'") CLOSE ("c1"),
    "leaders.al.status='wounded'\nleaders.al.misses=1" },
  { "C-LEAD-04/but by it if he was fit meanwhile", DICE,
    AL_LOST DIE ("3") SET ("al", "status", "'fit'") SET ("al", "status", "'wounded'") CLOSE ("c1"),
    "leaders.al.status='fit'" },
  { "C-LEAD-07/a second who leads need not be appointed", SECOND,
    SET ("as", "status", "'wounded'") SET ("al", "status", "'dead'") SET ("as", "status", "'fit'")
    "appoint {'unit': 'a1', 'leader': 'as'}",
    "refused~C-LEAD-07 As is second in A1, and leads it" },
  { "C-LEAD-10/nobody joins him", HEX "rules.experience={'thresholds': [3], 'gains': ['models']}",
    SET_UNIT ("g", "experience", "3") "advance {'unit': 'g', 'gain': 'models', 'value': 1}",
    "refused~C-LEAD-10" },
  { "C-LEAD-04/by the next one", DICE, AL_LOST DIE ("3") CLOSE ("c1") QUIET ("c2"),
    "leaders.al.status='wounded'\nleaders.al.misses=1\nstep~C-LEAD-04" },
  { "C-LEAD-04/at none he is fit", DICE, AL_LOST DIE ("3") CLOSE ("c1") QUIET ("c2") QUIET ("c3"),
    "leaders.al.status='fit'\nleaders.al.misses=0\nunits.a1.led_by='al'" },
  { "C-LEAD-04/not by one that his force is not in", DICE "chapters.1.forces=['f2']",
    AL_LOST DIE ("3") CLOSE ("c1") QUIET ("c2"), "leaders.al.misses=2" },
  { "C-LEAD-04/nor by one that is skipped", DICE,
    AL_LOST DIE ("3") CLOSE ("c1") "skip {'chapter': 'c2', 'reason': 'x'}", "leaders.al.misses=2" },
  { "C-LEAD-04/with nobody, too", DICE, SET ("st", "status", "'wounded'") QUIET ("c1"),
    "leaders.st.status='fit'" },
  { "C-LEAD-04/prisoners do not heal", DICE, SET ("st", "status", "'captured'") QUIET ("c1"),
    "leaders.st.status='captured'" },

  { "C-LEAD-05/a prisoner is released", DICE, SET ("al", "status", "'captured'") "release {'leader': 'al'}",
    "leaders.al.status='fit'\nunits.a1.led_by='al'" },
  { "C-LEAD-05/nobody else", DICE, SET ("al", "status", "'wounded'") "release {'leader': 'al'}",
    "refused~C-LEAD-05" },
  { "C-LEAD-05/a fit one retires", DICE, "retire {'leader': 'bl', 'reason': 'age'}",
    "leaders.bl.status='gone'\nunits.a2.leader=null" },
  { "C-LEAD-05/a prisoner too", DICE, SET ("al", "status", "'captured'") "retire {'leader': 'al'}",
    "leaders.al.status='gone'" },
  { "C-LEAD-05/not a dead one", DICE, SET ("al", "status", "'dead'") "retire {'leader': 'al'}",
    "refused~C-LEAD-05" },
  { "C-LEAD-05/nor twice", DICE, "retire {'leader': 'al'}\nretire {'leader': 'al'}", "refused~C-LEAD-05" },

  { "C-LEAD-06/the second follows", SECOND, AL_LOST DIE ("1"),
    "units.a1.leader='as'\nunits.a1.led_by='as'\nleaders.as.unit='a1'\nto_do=[]\nstep~C-LEAD-06" },
  { "C-LEAD-06/and his place is empty", SECOND,
    AL_LOST DIE ("1") "second {'unit': 'a1', 'leader': {'id': 'nu', 'name': 'Nu'}}", "leaders.nu.unit='a1'" },
  { "C-LEAD-06/if he is fit", SECOND, SET ("as", "status", "'wounded'") AL_LOST DIE ("1"),
    "units.a1.leader=null\nto_do=[{'do': 'appoint', 'unit': 'a1'}]" },
  { "C-LEAD-06/not when he gets well", SECOND,
    SET ("as", "status", "'wounded'") AL_LOST DIE ("1") SET ("as", "status", "'fit'"),
    "units.a1.leader=null\nunits.a1.led_by='as'\nto_do=[{'do': 'appoint', 'unit': 'a1'}]" },
  { "C-LEAD-06/where there is none", SECOND, "retire {'leader': 'bl'}",
    "to_do=[{'do': 'appoint', 'unit': 'a2'}]\nprompt~C-LEAD-06" },
  { "C-LEAD-06/appoint", DICE, "retire {'leader': 'al'}",
    "units.a1.leader=null\nunits.a1.led_by='as'\nto_do=[{'do': 'appoint', 'unit': 'a1'}]" },
  { "C-LEAD-06/none", NONE, "retire {'leader': 'al'}", "units.a1.leader=null\nto_do=[]" },
  { "C-LEAD-06/not of a second", DICE, "retire {'leader': 'as'}",
    "units.a1.leader='al'\nleaders.as.unit=null\nto_do=[]" },
  { "C-LEAD-06/not while he lives", DICE, SET ("al", "status", "'captured'"), "to_do=[]" },
  { "C-LEAD-06/not in a unit that is disbanded", DICE, "disband {'unit': 'a1'}\nretire {'leader': 'al'}",
    "to_do=[]" },
  { "C-LEAD-06/a unit that never had one is owed none", DICE, NULL, "units.b2.leader=null\nto_do=[]" },
  { "C-LEAD-06/in the order of forces and units",
    DICE, "retire {'leader': 'cl'}\nretire {'leader': 'bl'}\nretire {'leader': 'al'}",
    "to_do=[{'do': 'appoint', 'unit': 'a1'}, {'do': 'appoint', 'unit': 'a2'}, {'do': 'appoint', 'unit': "
    "'b1'}]" },

  { "C-LEAD-07/somebody new", DICE,
    "retire {'leader': 'bl'}\nappoint {'unit': 'a2', 'leader': {'id': 'nu', 'name': 'Nu', 'leadership': 5, "
    "'trait': 'brave'}}",
    "units.a2.leader='nu'\nunits.a2.led_by='nu'\nleaders.nu.unit='a2'\nleaders.nu.leadership=5\n"
    "leaders.nu.trait='brave'\nleaders.nu.battles=0\nto_do=[]" },
  { "C-LEAD-07/where nobody ever led", DICE, "appoint {'unit': 'b2', 'leader': {'id': 'nu', 'name': 'Nu'}}",
    "units.b2.leader='nu'\nleaders.nu.leadership=null" },
  { "C-LEAD-07/one of the staff", DICE, "retire {'leader': 'bl'}\nappoint {'unit': 'a2', 'leader': 'st'}",
    "units.a2.leader='st'\nleaders.st.unit='a2'\nto_do=[]" },
  { "C-LEAD-07/of another force", DICE, "appoint {'unit': 'b2', 'leader': 'st'}", "refused~C-LEAD-07" },
  { "C-LEAD-07/who is with a unit", DICE, "retire {'leader': 'bl'}\nappoint {'unit': 'a2', 'leader': 'as'}",
    "refused~C-LEAD-07" },
  { "C-LEAD-07/who is wounded", DICE,
    SET ("st", "status", "'wounded'") "retire {'leader': 'bl'}\nappoint {'unit': 'a2', 'leader': 'st'}",
    "refused~C-LEAD-07" },
  { "C-LEAD-07/who is dead", DICE,
    SET ("st", "status", "'dead'") "retire {'leader': 'bl'}\nappoint {'unit': 'a2', 'leader': 'st'}",
    "refused~C-LEAD-07" },
  { "C-LEAD-07/whom nobody knows", DICE, "retire {'leader': 'bl'}\nappoint {'unit': 'a2', 'leader': 'zz'}",
    "refused~$.log[1].params.leader: " },
  { "C-LEAD-07/with an id that is taken", DICE,
    "retire {'leader': 'bl'}\nappoint {'unit': 'a2', 'leader': {'id': 'bl', 'name': 'Bl'}}",
    "refused~$.log[1].params.leader.id: " },
  { "C-LEAD-07/where the place is taken", DICE, "appoint {'unit': 'a1', 'leader': 'st'}",
    "refused~C-LEAD-07" },
  { "C-LEAD-07/by a wounded one, too", DICE,
    SET ("bl", "status", "'wounded'") "appoint {'unit': 'a2', 'leader': 'st'}", "refused~C-LEAD-07" },
  { "C-LEAD-07/of a unit that is disbanded", DICE,
    "disband {'unit': 'a2'}\nappoint {'unit': 'a2', 'leader': 'st'}", "refused~C-LEAD-07" },
  { "C-LEAD-07/where units have no leaders", HEX_DICE,
    "appoint {'unit': 'i1', 'leader': {'id': 'nu', 'name': 'Nu'}}", "refused~C-LEAD-07" },
  { "C-LEAD-07/a second", DICE, "second {'unit': 'a2', 'leader': 'st'}",
    "units.a2.leader='bl'\nleaders.st.unit='a2'" },
  { "C-LEAD-07/a second where there is one", DICE, "second {'unit': 'a1', 'leader': 'st'}",
    "refused~C-LEAD-07" },
  { "C-LEAD-07/a second leads meanwhile", DICE,
    "second {'unit': 'a2', 'leader': 'st'}\n" SET ("bl", "status", "'captured'"), "units.a2.led_by='st'" },
  { "C-LEAD-07/a second does not settle what is owed", SECOND,
    "retire {'leader': 'bl'}\nsecond {'unit': 'a2', 'leader': 'st'}",
    "units.a2.leader=null\nunits.a2.led_by='st'\nto_do=[{'do': 'appoint', 'unit': 'a2'}]" },

  { "C-LEAD-08/asks for a die first", DICE,
    "appoint {'unit': 'b2', 'leader': {'id': 'nu', 'name': 'Nu'}, 'rolled': true}",
    "needs={'for': 'leadership', 'unit': 'b2', 'dice': 1, 'sides': 6}" },
  { "C-LEAD-08/then for two", DICE,
    "appoint {'unit': 'b2', 'leader': {'id': 'nu', 'name': 'Nu'}, 'rolled': true} | leadership 5",
    "needs={'for': 'trait', 'unit': 'b2', 'dice': 2, 'sides': 6}" },
  { "C-LEAD-08/the tables of the ruleset", DICE,
    "appoint {'unit': 'b2', 'leader': {'id': 'nu', 'name': 'Nu'}, 'rolled': true} | leadership 1 | trait 6 1",
    "leaders.nu.leadership=7\nunits.b2.leader='nu'\nstep~C-LEAD-08" },
  { "C-LEAD-08/by the class of the unit", DICE,
    "retire {'leader': 'bl'}\n"
    "appoint {'unit': 'a2', 'leader': {'id': 'nu', 'name': 'Nu'}, 'rolled': true} | leadership 2 | trait 6 1",
    "leaders.nu.leadership=6" },
  { "C-LEAD-08/a second too", DICE,
    "second {'unit': 'a2', 'leader': {'id': 'nu', 'name': 'Nu'}, 'rolled': true}",
    "needs={'for': 'leadership', 'unit': 'a2', 'dice': 1, 'sides': 6}" },
  { "C-LEAD-08/rolled false is not rolled", DICE,
    "appoint {'unit': 'b2', 'leader': {'id': 'nu', 'name': 'Nu'}, 'rolled': false}",
    "leaders.nu.leadership=null" },
  { "C-LEAD-08/with a leadership", DICE,
    "appoint {'unit': 'b2', 'leader': {'id': 'nu', 'name': 'Nu', 'leadership': 5}, 'rolled': true}",
    "refused~C-LEAD-08" },
  { "C-LEAD-08/with a trait", DICE,
    "appoint {'unit': 'b2', 'leader': {'id': 'nu', 'name': 'Nu', 'trait': 'brave'}, 'rolled': true}",
    "refused~C-LEAD-08" },
  { "C-LEAD-08/somebody who is known", DICE,
    "retire {'leader': 'bl'}\nappoint {'unit': 'a2', 'leader': 'st', 'rolled': true}", "refused~C-LEAD-08" },
  { "C-LEAD-08/somebody with the id of one who is known", DICE,
    "appoint {'unit': 'b2', 'leader': {'id': 'st', 'name': 'Nu'}, 'rolled': true}", "refused~C-LEAD-08" },
  { "C-LEAD-08/where there are no tables", HEX_DICE,
    "appoint {'unit': 'i1', 'leader': {'id': 'nu', 'name': 'Nu'}, 'rolled': true}", "refused~C-LEAD-08" },
  { "C-LEAD-08/a roll in another order", DICE,
    "appoint {'unit': 'b2', 'leader': {'id': 'nu', 'name': 'Nu'}, 'rolled': true} | trait 6 1 | leadership 1",
    "refused~$.log[0].rolls[0]: " },
  { "C-LEAD-08/a roll that nobody asked for", DICE,
    "appoint {'unit': 'b2', 'leader': {'id': 'nu', 'name': 'Nu'}} | leadership 1",
    "refused~$.log[0].rolls[0]: " },

  { "C-LEAD-09/the staff leads nobody", DICE, NULL, "leaders.st.unit=null\nleaders.st.status='fit'" },
  { "C-LEAD-09/who is with nobody keeps his record", DICE,
    SET ("al", "experience", "4") "honour {'leader': 'al', 'text': 'Bold'}\ndisband {'unit': 'a1'}",
    "leaders.al.unit=null\nleaders.al.experience=4\nleaders.al.honours=['Bold']" },
  { "C-LEAD-09/his wounds heal with his force", DICE,
    SET ("al", "status", "'wounded'") "disband {'unit': 'a1'}\n" QUIET ("c1"), "leaders.al.status='fit'" },

  { "C-LEAD-10/stands among the leaders", HEX_DICE, NULL,
    "leaders.g={'unit': 'g', 'status': 'fit', 'misses': 0, 'leadership': null, 'trait': null, 'battles': 0, "
    "'experience': 0, 'level': 0, 'due': 0, 'honours': [], 'deeds': {}}\nunits.g.leader=null\n"
    "units.g.led_by=null" },
  { "C-LEAD-10/has no leader", HEX "forces.2.units.1.leader={'id': 'x', 'name': 'X'}", NULL,
    "refused~$.forces[2].units[1].leader: C-LEAD-10" },
  { "C-LEAD-10/has no second", HEX "forces.2.units.1.second={'id': 'x', 'name': 'X'}", NULL,
    "refused~$.forces[2].units[1].second: C-LEAD-10" },
  { "C-LEAD-10/none can be appointed", HEX_DICE, "appoint {'unit': 'g', 'leader': 'hs'}",
    "refused~C-LEAD-10" },
  { "C-LEAD-10/no leader has its id", HEX_DICE, "appoint {'unit': 'b2', 'leader': {'id': 'g', 'name': 'G'}}",
    "refused~$.log[0].params.leader.id: " },
  { "C-LEAD-10/nor has it a leader's", HEX_DICE,
    "raise {'force': 'h', 'unit': {'id': 'al', 'name': 'Al', 'type': 'commander'}}",
    "refused~$.log[0].params.unit.id: C-LEAD-10" },
  { "C-LEAD-10/another unit may have a leader's id", HEX_DICE,
    "raise {'force': 'h', 'unit': {'id': 'al', 'name': 'Al', 'type': 'infantry'}}", "units.al.strength=4" },
  { "C-LEAD-10/not named as a leader in a return", HEX_DICE,
    RETURN ("red", "'units': {'g': {'start': 1, 'left': 1}}, 'leaders': {'g': {}}"),
    "refused~$.log[1].params.leaders.g: C-LEAD-10" },
  { "C-LEAD-10/nobody left: fates, and no recover", HEX_DICE, G_LOST,
    "units.g.strength=0\nto_do=[{'do': 'fates', 'chapter': 'c1', 'force': 'h'}]" },
  { "C-LEAD-10/gone: the same", HEX_DICE, RETURN ("red", "'units': {'g': {'start': 1, 'left': 1, 'gone': "
    "true}}"),
    "to_do=[{'do': 'fates', 'chapter': 'c1', 'force': 'h'}]" },
  { "C-LEAD-10/whatever is struck off", HEX_DICE "rules.casualties={'gone': 'struck-off'}",
    RETURN ("red", "'units': {'g': {'start': 1, 'left': 0, 'gone': true}}"),
    "units.g.status='fit'\nto_do=[{'do': 'fates', 'chapter': 'c1', 'force': 'h'}]" },
  { "C-LEAD-10/back safe and sound", HEX_DICE, RETURN ("red", "'units': {'g': {'start': 1, 'left': 1}}"),
    "to_do=[]\nunits.g.battles=1\nleaders.g.battles=0" },
  { "C-LEAD-10/asks as a leader", HEX_DICE, G_LOST HEX_FATES,
    "needs={'for': 'leader-fate', 'leader': 'g', 'dice': 1, 'sides': 6}" },
  { "C-LEAD-10/dead disbands it", HEX_DICE, G_LOST HEX_FATES " | leader-fate 1",
    "units.g.status='disbanded'\nunits.g.strength=0\nleaders.g.status='dead'\nleaders.g.unit='g'\nto_do=[]" },
  { "C-LEAD-10/wounded leaves it unfit", HEX_DICE, G_LOST HEX_FATES " | leader-fate 3",
    "units.g.status='unfit'\nunits.g.strength=1\nleaders.g.status='wounded'\nleaders.g.misses=2" },
  { "C-LEAD-10/captured too", HEX_DICE, G_LOST HEX_FATES " | leader-fate 4",
    "units.g.status='unfit'\nunits.g.strength=1\nleaders.g.status='captured'" },
  { "C-LEAD-10/fit gives it its strength back", HEX_DICE, G_LOST HEX_FATES " | leader-fate 6",
    "units.g.status='fit'\nunits.g.strength=1\nleaders.g.status='fit'" },
  { "C-LEAD-10/until he is fit", HEX_DICE,
    G_LOST HEX_FATES " | leader-fate 3\n" CLOSE ("c1") QUIET ("c2") QUIET ("c3"),
    "units.g.status='fit'\nleaders.g.status='fit'" },
  { "C-LEAD-10/released", HEX_DICE, G_LOST HEX_FATES " | leader-fate 4\nrelease {'leader': 'g'}",
    "units.g.status='fit'" },
  { "C-LEAD-10/released while he is lost again, his fate is still to come", HEX_DICE,
    SET ("g", "status", "'captured'") G_LOST "release {'leader': 'g'}",
    "leaders.g.status='fit'\nto_do=[{'do': 'fates', 'chapter': 'c1', 'force': 'h'}]" },
  { "C-LEAD-10/and is settled as any other", HEX_DICE,
    SET ("g", "status", "'captured'") G_LOST "release {'leader': 'g'}\n" HEX_FATES " | leader-fate 1",
    "leaders.g.status='dead'\nunits.g.status='disbanded'\nto_do=[]" },
  { "C-LEAD-10/in its place among the units", HEX_DICE,
    RETURN ("red", "'units': {'g': {'start': 1, 'left': 0}}, 'leaders': {'hs': {'lost': true}}")
    HEX_FATES " | leader-fate 5", "needs={'for': 'leader-fate', 'leader': 'hs', 'dice': 1, 'sides': 6}" },
  { "C-LEAD-10/its experience is a unit's, though it is lost",
    HEX_DICE "rules.experience={'unit': {'battle': 2}, 'leader': {'battle': 5}, 'thresholds': [2]}", G_LOST,
    "units.g.experience=2\nunits.g.due=1\nleaders.g.experience=0\nleaders.g.due=0\nleaders.g.level=0" },
  { "C-LEAD-10/its advances too", HEX_DICE "rules.experience={'unit': {'battle': 2}, 'thresholds': [2]}",
    G_LOST "advance {'leader': 'g', 'gain': 'none'}", "refused~C-LEAD-10" },
  { "C-LEAD-10/as a unit it advances", HEX_DICE "rules.experience={'unit': {'battle': 2}, 'thresholds': [2]}",
    G_LOST "advance {'unit': 'g', 'gain': 'honour', 'value': 'Cool'}",
    "units.g.honours=['Cool']\nleaders.g.honours=[]" },
  { "C-LEAD-10/its honours too", HEX_DICE, "honour {'leader': 'g', 'text': 'Cool'}", "refused~C-LEAD-10" },
  { "C-LEAD-10/what can be set of him", HEX_DICE, SET ("g", "leadership", "5"), "refused~(C-MISC-05)" },
  { "C-LEAD-10/his misses", HEX_DICE, SET ("g", "status", "'wounded'") SET ("g", "misses", "3"),
    "leaders.g.misses=3\nunits.g.status='unfit'" },
  { "C-LEAD-10/disbanded he is gone", HEX_DICE, "disband {'unit': 'g'}",
    "units.g.status='disbanded'\nleaders.g.status='gone'\nleaders.g.unit='g'" },
  { "C-LEAD-10/gone it is disbanded", HEX_DICE, "retire {'leader': 'g'}",
    "units.g.status='disbanded'\nleaders.g.status='gone'" },
  { "C-LEAD-10/set to dead it is disbanded", HEX_DICE, SET ("g", "status", "'dead'"),
    "units.g.status='disbanded'\nleaders.g.status='dead'" },
  { "C-LEAD-10/set to disbanded he is gone", HEX_DICE, SET_UNIT ("g", "status", "'disbanded'"),
    "units.g.status='disbanded'\nleaders.g.status='gone'" },
  { "C-LEAD-10/set to fit as a leader", HEX_DICE, "disband {'unit': 'g'}\n" SET ("g", "status", "'fit'"),
    "units.g.status='fit'\nunits.g.strength=1\nleaders.g.status='fit'" },
  { "C-LEAD-10/set to fit as a unit", HEX_DICE,
    G_LOST HEX_FATES " | leader-fate 1\n" SET_UNIT ("g", "status", "'fit'"),
    "units.g.status='fit'\nunits.g.strength=1\nleaders.g.status='fit'" },
  { "C-LEAD-10/wounded and set to fit as a unit", HEX_DICE,
    G_LOST HEX_FATES " | leader-fate 3\n" SET_UNIT ("g", "status", "'fit'"),
    "units.g.status='fit'\nleaders.g.status='fit'\nleaders.g.misses=0" },
  { "C-LEAD-10/from dead to wounded", HEX_DICE,
    G_LOST HEX_FATES " | leader-fate 1\n" SET ("g", "status", "'wounded'"),
    "units.g.status='unfit'\nunits.g.strength=1\nleaders.g.status='wounded'\nleaders.g.misses=1" },
  { "C-LEAD-10/not while his fate is open", HEX_DICE, G_LOST SET_UNIT ("g", "status", "'disbanded'"),
    "refused~C-LEAD-02" },
  { "C-LEAD-10/some of more are lost", HEX_DICE,
    SET_UNIT ("g", "full", "3") SET_UNIT ("g", "strength", "3")
    RETURN ("red", "'units': {'g': {'start': 3, 'left': 1}}"),
    "to_do=[{'do': 'recover', 'chapter': 'c1', 'force': 'h'}]" },
};

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);
  muster_campaign_cases_add ("/campaign/leaders", cases, G_N_ELEMENTS (cases));
  return g_test_run ();
}
