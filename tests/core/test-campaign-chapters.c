/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-test-campaign.h"
#include "muster-test.h"

/* Chapters and the calendar (C-CHAP). */

#define OPEN(chapter) "open {'chapter': '" chapter "'}\n"
#define WON(chapter, winner) \
  "return {'chapter': '" chapter "', 'source': 'paper', 'winner': '" winner "'}\n"
#define CLOSE(chapter) "close {'chapter': '" chapter "'}\n"
#define FIGHT(chapter, winner) OPEN (chapter) WON (chapter, winner) CLOSE (chapter)

#define FREE "plan='free'\n"
#define TREE \
  "plan='tree'\nchapters.0.next={'red': 'c2', 'blue': 'c3', 'draw': null}\n"

static const MusterCampaignCase cases[] = {
  { "C-CHAP-01/a ladder begins with its first", NULL, NULL,
    "chapters.c1.status='ready'\nchapters.c2.status='planned'\nchapters.c3.status='planned'\nlast=null\n"
    "date='1879-01-11'\nover=false\nwinner=null\nto_do=[]" },
  { "C-CHAP-01/a tree too", TREE, NULL,
    "chapters.c1.status='ready'\nchapters.c2.status='planned'\nchapters.c3.status='planned'" },
  { "C-CHAP-01/all of a free plan are ready", FREE, NULL,
    "chapters.c1.status='ready'\nchapters.c3.status='ready'" },
  { "C-CHAP-01/nothing is known of what is not fought", NULL, NULL,
    "chapters.c1={'status': 'ready', 'winner': null, 'score': null, 'budget': null}" },

  { "C-CHAP-02/a ready one", NULL, OPEN ("c1"), "chapters.c1.status='open'\nstep~C-CHAP-02\nto_do=[]" },
  { "C-CHAP-02/a planned one", NULL, OPEN ("c2"), "refused~C-CHAP-02" },
  { "C-CHAP-02/an open one", NULL, OPEN ("c1") OPEN ("c1"), "refused~C-CHAP-02" },
  { "C-CHAP-02/a skipped one", NULL, "skip {'chapter': 'c1', 'reason': 'rain'}\n" OPEN ("c1"),
    "refused~C-CHAP-02" },
  { "C-CHAP-02/one that nobody knows", NULL, OPEN ("c9"), "refused~$.log[0].params.chapter: " },
  { "C-CHAP-02/names its rule even then", NULL, OPEN ("c9"), "refused~(C-CHAP-02)" },
  { "C-CHAP-02/a force is in another that is open", FREE, OPEN ("c1") OPEN ("c2"), "refused~C-CHAP-02" },
  { "C-CHAP-02/or fought", FREE, OPEN ("c1") WON ("c1", "red") OPEN ("c2"), "refused~C-CHAP-02" },
  { "C-CHAP-02/but not closed", FREE, FIGHT ("c1", "red") OPEN ("c2"), "chapters.c2.status='open'" },
  { "C-CHAP-02/one force in common is enough", FREE "chapters.0.forces=['f1']\nchapters.1.forces=['f1', "
    "'f2']",
    OPEN ("c1") OPEN ("c2"), "refused~First" },
  { "C-CHAP-02/two at a time with other forces", FREE "chapters.0.forces=['f1']\nchapters.1.forces=['f2']",
    OPEN ("c1") OPEN ("c2"), "chapters.c1.status='open'\nchapters.c2.status='open'" },
  { "C-CHAP-02/with a date", NULL, "open {'chapter': 'c1', 'date': '1879-01-12'}", "date='1879-01-12'" },
  { "C-CHAP-02/on the same day", NULL, "open {'chapter': 'c1', 'date': '1879-01-11'}",
    "date='1879-01-11'\nchapters.c1.status='open'" },
  { "C-CHAP-02/on the day before", NULL, "open {'chapter': 'c1', 'date': '1879-01-10'}",
    "refused~C-CHAP-02" },
  { "C-CHAP-02/with a date and no calendar", "-start", "open {'chapter': 'c1', 'date': '1879-01-12'}",
    "refused~C-CHAP-02" },
  { "C-CHAP-02/without a calendar", "-start", OPEN ("c1"), "date=null\nchapters.c1.status='open'" },
  { "C-CHAP-02/with a day that never was", NULL, "open {'chapter': 'c1', 'date': '1879-02-29'}",
    "refused~$.log[0].params.date: " },
  { "C-CHAP-02/who takes part and who attacks", "chapters.0.attacker='blue'", OPEN ("c1"),
    "step~First takes part\nprompt~Blue attacks" },

  { "C-CHAP-03/an open one is fought", NULL, OPEN ("c1") WON ("c1", "red"),
    "chapters.c1.status='fought'\nchapters.c1.winner='red'\nchapters.c1.score={'red': 0, 'blue': 0}" },
  { "C-CHAP-03/not a ready one", NULL, WON ("c1", "red"), "refused~C-CHAP-03" },
  { "C-CHAP-03/not twice", NULL, OPEN ("c1") WON ("c1", "red") WON ("c1", "red"), "refused~C-CHAP-03" },

  { "C-CHAP-04/a fought one is closed", NULL, FIGHT ("c1", "red"), "chapters.c1.status='closed'" },
  { "C-CHAP-04/not an open one", NULL, OPEN ("c1") CLOSE ("c1"), "refused~C-CHAP-04" },
  { "C-CHAP-04/not twice", NULL, FIGHT ("c1", "red") CLOSE ("c1"), "refused~C-CHAP-04" },
  { "C-CHAP-04/not before casualties return", NULL,
    OPEN ("c1") "return {'chapter': 'c1', 'source': 'paper', 'winner': 'red', 'units': {'a1': {'start': 12, "
    "'left': 11}}}\n" CLOSE ("c1"), "refused~C-CHAP-04 the casualties of First" },
  { "C-CHAP-04/not before fates are known", NULL,
    OPEN ("c1") "return {'chapter': 'c1', 'source': 'paper', 'winner': 'red', 'units': {'a1': {'start': 12, "
    "'left': 12}}, 'leaders': {'al': {'lost': true}}}\n" CLOSE ("c1"),
    "refused~C-CHAP-04 the fate of the leaders of First" },
  { "C-CHAP-04/somebody to appoint may wait", NULL,
    OPEN ("c1") "return {'chapter': 'c1', 'source': 'paper', 'winner': 'red', 'units': {'a1': {'start': 12, "
    "'left': 12}}, 'leaders': {'al': {'lost': true}}}\nfates {'force': 'f1'}\n" CLOSE ("c1"),
    "chapters.c1.status='closed'\nto_do=[{'do': 'appoint', 'unit': 'a1'}]" },
  { "C-CHAP-04/an advance may wait", "rules.experience={'unit': {'battle': 1}, 'thresholds': [1]}",
    OPEN ("c1") "return {'chapter': 'c1', 'source': 'paper', 'winner': 'red', 'units': {'a1': {'start': 12, "
    "'left': 12}}}\n" CLOSE ("c1"),
    "chapters.c1.status='closed'\nto_do=[{'do': 'advance', 'unit': 'a1'}]" },
  { "C-CHAP-04/days pass", "chapters.0.days=31", FIGHT ("c1", "red"), "date='1879-02-11'" },
  { "C-CHAP-04/over a leap day", "start='1880-02-28'\nchapters.0.days=2", FIGHT ("c1", "red"),
    "date='1880-03-01'" },
  { "C-CHAP-04/but not in a year without one", "start='1900-02-28'\nchapters.0.days=1", FIGHT ("c1", "red"),
    "date='1900-03-01'" },
  { "C-CHAP-04/to the last day there is", "start='9999-12-30'\nchapters.0.days=1", FIGHT ("c1", "red"),
    "date='9999-12-31'" },
  { "C-CHAP-04/and no further", "start='9999-12-30'\nchapters.0.days=2", FIGHT ("c1", "red"),
    "refused~C-CHAP-04" },
  { "C-CHAP-04/days without a calendar", "-start\nchapters.0.days=7", FIGHT ("c1", "red"), "date=null" },
  { "C-CHAP-04/replacements before anything else",
    "rules.replacements={'models': 3}\nchapters.0.days=1", FIGHT ("c1", "red"),
    "last.steps.1='C-REP-01 First gets replacements: 3, which makes 3'\n"
    "last.steps.3='C-CHAP-04 days passed: 1; today is 1879-01-12'\nlast.steps.4='C-CHAP-05 Two is ready'" },

  { "C-CHAP-05/a ladder goes up", NULL, FIGHT ("c1", "draw"),
    "chapters.c2.status='ready'\nchapters.c3.status='planned'" },
  { "C-CHAP-05/over what is not planned any more", NULL,
    "set {'chapter': 'c2', 'field': 'status', 'value': 'skipped', 'reason': 'x'}\n" FIGHT ("c1", "red"),
    "chapters.c2.status='skipped'\nchapters.c3.status='ready'" },
  { "C-CHAP-05/never back", NULL,
    "set {'chapter': 'c2', 'field': 'status', 'value': 'ready', 'reason': 'x'}\n"
    "set {'chapter': 'c1', 'field': 'status', 'value': 'planned', 'reason': 'x'}\n" FIGHT ("c2", "red"),
    "chapters.c1.status='planned'\nchapters.c3.status='ready'" },
  { "C-CHAP-05/a tree goes the winner's way", TREE, FIGHT ("c1", "blue"),
    "chapters.c2.status='planned'\nchapters.c3.status='ready'" },
  { "C-CHAP-05/null leads nowhere", TREE, FIGHT ("c1", "draw"),
    "chapters.c2.status='planned'\nchapters.c3.status='planned'" },
  { "C-CHAP-05/absent neither", "plan='tree'\nchapters.0.next={'red': 'c2'}", FIGHT ("c1", "blue"),
    "chapters.c2.status='planned'\nchapters.c3.status='planned'" },
  { "C-CHAP-05/only what is planned", TREE,
    "set {'chapter': 'c2', 'field': 'status', 'value': 'skipped', 'reason': 'x'}\n" FIGHT ("c1", "red"),
    "chapters.c2.status='skipped'" },
  { "C-CHAP-05/nothing in a free plan", FREE,
    "set {'chapter': 'c2', 'field': 'status', 'value': 'planned', 'reason': 'x'}\n" FIGHT ("c1", "red"),
    "chapters.c2.status='planned'" },
  { "C-CHAP-05/next has no effect in a ladder", "chapters.0.next={'red': 'c3'}", FIGHT ("c1", "red"),
    "chapters.c2.status='ready'\nchapters.c3.status='planned'" },

  { "C-CHAP-06/a ready one", NULL, "skip {'chapter': 'c1', 'reason': 'rain'}",
    "chapters.c1={'status': 'skipped', 'winner': null, 'score': null, 'budget': null}\n"
    "chapters.c2.status='ready'\npoints.sides={'red': 0, 'blue': 0}\nstep~rain" },
  { "C-CHAP-06/a planned one", NULL, "skip {'chapter': 'c2', 'reason': 'rain'}", "refused~C-CHAP-06" },
  { "C-CHAP-06/an open one", NULL, OPEN ("c1") "skip {'chapter': 'c1', 'reason': 'rain'}",
    "refused~C-CHAP-06" },
  { "C-CHAP-06/without a reason", NULL, "skip {'chapter': 'c1'}", "refused~$.log[0].params.reason: " },
  { "C-CHAP-06/with a winner in a ladder", NULL, "skip {'chapter': 'c1', 'reason': 'rain', 'winner': 'red'}",
    "refused~C-CHAP-06" },
  { "C-CHAP-06/in a tree the way must be said", TREE, "skip {'chapter': 'c1', 'reason': 'rain'}",
    "refused~C-CHAP-06" },
  { "C-CHAP-06/in a tree", TREE, "skip {'chapter': 'c1', 'reason': 'rain', 'winner': 'blue'}",
    "chapters.c1.status='skipped'\nchapters.c3.status='ready'\nchapters.c2.status='planned'" },
  { "C-CHAP-06/the way of a draw, which leads nowhere", TREE,
    "skip {'chapter': 'c1', 'reason': 'rain', 'winner': 'draw'}",
    "chapters.c1.status='skipped'\nchapters.c2.status='planned'" },
  { "C-CHAP-06/a side that is not in it", TREE "chapters.0.forces=['f1']",
    "skip {'chapter': 'c1', 'reason': 'rain', 'winner': 'blue'}", "chapters.c3.status='ready'" },
  { "C-CHAP-06/in a tree, where nothing follows", "plan='tree'",
    "skip {'chapter': 'c1', 'reason': 'rain', 'winner': 'blue'}", "refused~C-CHAP-06" },
  { "C-CHAP-06/nor where null follows", "plan='tree'\nchapters.0.next={'red': null}",
    "skip {'chapter': 'c1', 'reason': 'rain', 'winner': 'red'}", "refused~C-CHAP-06" },
  { "C-CHAP-06/there it ends", "plan='tree'\nchapters.0.next={'red': null}",
    "skip {'chapter': 'c1', 'reason': 'rain'}", "chapters.c1.status='skipped'" },
  { "C-CHAP-06/gives no advantage", "chapters.0.advantage={'points': 4}\nchapters.1.points=20",
    "skip {'chapter': 'c1', 'reason': 'rain'}", "chapters.c2.budget={'red': 20, 'blue': 20}" },

  { "C-CHAP-07/a new one in a ladder", NULL, "plan {'chapter': {'id': 'c4', 'title': 'Four'}}",
    "chapters.c4.status='planned'" },
  { "C-CHAP-07/in a ladder that is at its end", NULL,
    FIGHT ("c1", "red") FIGHT ("c2", "red") FIGHT ("c3", "red")
    "plan {'chapter': {'id': 'c4', 'title': 'Four'}}\nplan {'chapter': {'id': 'c5', 'title': 'Five'}}",
    "chapters.c4.status='ready'\nchapters.c5.status='planned'" },
  { "C-CHAP-07/in a ladder whose last one is still fought", NULL,
    FIGHT ("c1", "red") FIGHT ("c2", "red") OPEN ("c3") WON ("c3", "red")
    "plan {'chapter': {'id': 'c4', 'title': 'Four'}}", "chapters.c4.status='planned'" },
  { "C-CHAP-07/skipped ones do not hold it up", "chapters=[{'id': 'c1', 'title': 'One'}]",
    "skip {'chapter': 'c1', 'reason': 'x'}\nplan {'chapter': {'id': 'c4', 'title': 'Four'}}",
    "chapters.c4.status='ready'" },
  { "C-CHAP-07/where there was none", "chapters=[]", "plan {'chapter': {'id': 'c4', 'title': 'Four'}}",
    "chapters.c4.status='ready'" },
  { "C-CHAP-07/in a free plan", FREE, "plan {'chapter': {'id': 'c4', 'title': 'Four'}}",
    "chapters.c4.status='ready'" },
  { "C-CHAP-07/in a tree", "plan='tree'\nchapters=[]", "plan {'chapter': {'id': 'c4', 'title': 'Four'}}",
    "chapters.c4.status='planned'" },
  { "C-CHAP-07/a planned one anew", NULL, "plan {'chapter': {'id': 'c2', 'title': 'Two', 'points': 30}}",
    "chapters.c2.status='planned'\nchapters.c2.budget={'red': 30, 'blue': 30}" },
  { "C-CHAP-07/a ready one stays ready", NULL, "plan {'chapter': {'id': 'c1', 'title': 'One', 'points': 30}}",
    "chapters.c1.status='ready'\nchapters.c1.budget={'red': 30, 'blue': 30}" },
  { "C-CHAP-07/in its place", NULL,
    "plan {'chapter': {'id': 'c2', 'title': 'Other'}}\n" FIGHT ("c1", "red"), "chapters.c2.status='ready'" },
  { "C-CHAP-07/an open one", NULL, OPEN ("c1") "plan {'chapter': {'id': 'c1', 'title': 'One'}}",
    "refused~C-CHAP-07" },
  { "C-CHAP-07/a closed one", NULL, FIGHT ("c1", "red") "plan {'chapter': {'id': 'c1', 'title': 'One'}}",
    "refused~C-CHAP-07" },
  { "C-CHAP-07/a skipped one", NULL,
    "skip {'chapter': 'c1', 'reason': 'x'}\nplan {'chapter': {'id': 'c1', 'title': 'One'}}",
    "refused~C-CHAP-07" },
  { "C-CHAP-07/keeps its advantages", "chapters.0.advantage={'points': 4}\nchapters.1.points=20",
    FIGHT ("c1", "red") "plan {'chapter': {'id': 'c2', 'title': 'Two', 'points': 10}}",
    "chapters.c2.status='ready'\nchapters.c2.budget={'red': 14, 'blue': 10}" },
  { "C-CHAP-07/without a title", NULL, "plan {'chapter': {'id': 'c4'}}",
    "refused~$.log[0].params.chapter.title: " },
  { "C-CHAP-07/errors of the setup are refusals", NULL, "plan {'chapter': {'id': 'c4'}}",
    "refused~(C-CHAP-07)" },
  { "C-CHAP-07/leads to one that is there", TREE,
    "plan {'chapter': {'id': 'c4', 'title': 'Four', 'next': {'red': 'c1'}}}", "chapters.c4.status='planned'"
    },
  { "C-CHAP-07/leads to nobody knows what", TREE,
    "plan {'chapter': {'id': 'c4', 'title': 'Four', 'next': {'red': 'c9'}}}",
    "refused~$.log[0].params.chapter.next.red: " },
  { "C-CHAP-07/leads to itself", TREE,
    "plan {'chapter': {'id': 'c4', 'title': 'Four', 'next': {'red': 'c4'}}}",
    "refused~$.log[0].params.chapter.next.red: " },
  { "C-CHAP-07/closes a circle", TREE,
    "plan {'chapter': {'id': 'c2', 'title': 'Two', 'next': {'draw': 'c1'}}}",
    "refused~$.log[0].params.chapter.next.draw: " },
  { "C-CHAP-07/goes on as planned anew", TREE,
    "plan {'chapter': {'id': 'c1', 'title': 'One', 'next': {'red': 'c3'}}}\n" FIGHT ("c1", "red"),
    "chapters.c2.status='planned'\nchapters.c3.status='ready'" },
  { "C-CHAP-07/names its forces", FREE,
    "plan {'chapter': {'id': 'c4', 'title': 'Four', 'forces': ['f1']}}\n" OPEN ("c4") WON ("c4", "blue"),
    "refused~C-RET-01" },

  { "C-CHAP-08/more for the winner", "chapters.0.advantage={'points': 4, 'text': 'chooses the edge'}\n"
    "chapters.1.points=20", FIGHT ("c1", "blue"), "chapters.c2.budget={'red': 20, 'blue': "
    "24}\nstep~C-CHAP-08" },
  { "C-CHAP-08/nothing for a draw", "chapters.0.advantage={'points': 4}\nchapters.1.points=20",
    FIGHT ("c1", "draw"), "chapters.c2.budget={'red': 20, 'blue': 20}" },
  { "C-CHAP-08/not before it is closed", "chapters.0.advantage={'points': 4}\nchapters.1.points=20",
    OPEN ("c1") WON ("c1", "red"), "chapters.c2.budget={'red': 20, 'blue': 20}" },
  { "C-CHAP-08/only what it makes ready", FREE "chapters.0.advantage={'points': 4}\nchapters.1.points=20",
    FIGHT ("c1", "red"), "chapters.c2.budget={'red': 20, 'blue': 20}" },
  { "C-CHAP-08/without points of its own", "chapters.0.advantage={'points': 4}", FIGHT ("c1", "red"),
    "chapters.c2.budget=null" },
  { "C-CHAP-08/until it has some", "chapters.0.advantage={'points': 4}",
    FIGHT ("c1", "red") "plan {'chapter': {'id': 'c2', 'title': 'Two', 'points': 10}}",
    "chapters.c2.budget={'red': 14, 'blue': 10}" },
  { "C-CHAP-08/the texts are told when it is opened",
    "chapters.0.advantage={'text': 'chooses the table edge'}\nchapters.1.points=20",
    FIGHT ("c1", "red") OPEN ("c2"), "prompt~Red chooses the table edge\nprompt~Blue may bring points: 20" },
  { "C-CHAP-08/adds up", "plan='tree'\nchapters.0.next={'red': 'c3'}\nchapters.1.next={'red': 'c3'}\n"
    "chapters.0.advantage={'points': 4}\nchapters.1.advantage={'points': 3}\nchapters.2.points=20",
    "set {'chapter': 'c2', 'field': 'status', 'value': 'ready', 'reason': 'x'}\n" FIGHT ("c1", "red")
    "set {'chapter': 'c3', 'field': 'status', 'value': 'planned', 'reason': 'x'}\n" FIGHT ("c2", "red"),
    "chapters.c3.budget={'red': 27, 'blue': 20}" },

  { "C-CHAP-09/forward", NULL, "date {'date': '1879-03-01'}", "date='1879-03-01'" },
  { "C-CHAP-09/the same day", NULL, "date {'date': '1879-01-11'}", "date='1879-01-11'" },
  { "C-CHAP-09/backwards", NULL, "date {'date': '1879-01-10'}", "refused~C-CHAP-09" },
  { "C-CHAP-09/without a calendar", "-start", "date {'date': '1879-03-01'}", "refused~C-CHAP-09" },
  { "C-CHAP-09/no date", NULL, "date {'date': '1 March'}", "refused~$.log[0].params.date: " },

  { "C-CHAP-10/the side with the most points", NULL, FIGHT ("c1", "blue") "end",
    "over=true\nwinner='blue'" },
  { "C-CHAP-10/as many is a draw", NULL, "end {'reason': 'peace'}", "over=true\nwinner='draw'" },
  { "C-CHAP-10/among those who lead", "sides.+={'id': 'green', 'name': 'Green'}",
    "award {'side': 'red', 'points': 2}\naward {'side': 'green', 'points': 2}\nend", "winner='draw'" },
  { "C-CHAP-10/not among the others", "sides.+={'id': 'green', 'name': 'Green'}",
    "award {'side': 'green', 'points': 2}\nend", "winner='green'" },
  { "C-CHAP-10/points below nothing", NULL, "award {'side': 'red', 'points': -1}\nend", "winner='blue'" },
  { "C-CHAP-10/not while one is open", NULL, OPEN ("c1") "end", "refused~C-CHAP-10" },
  { "C-CHAP-10/nor while one is fought", NULL, OPEN ("c1") WON ("c1", "red") "end", "refused~C-CHAP-10" },
  { "C-CHAP-10/not twice", NULL, "end\nend", "refused~C-CHAP-10" },
  { "C-CHAP-10/nothing is opened any more", NULL, "end\n" OPEN ("c1"), "refused~C-CHAP-10" },
  { "C-CHAP-10/nor awarded", NULL, "end\naward {'side': 'red', 'points': 1}", "refused~C-CHAP-10" },
  { "C-CHAP-10/notes are taken", NULL, "end\nnote {'text': 'Well fought.'}", "over=true\nstep~Well fought." },
  { "C-CHAP-10/honours too", NULL, "end\nhonour {'unit': 'a1', 'text': 'Steadfast'}",
    "units.a1.honours=['Steadfast']" },
  { "C-CHAP-10/the winner follows what is set", NULL,
    "end\nset {'side': 'red', 'field': 'points', 'value': 9, 'reason': 'miscounted'}",
    "winner='red'\npoints.sides.red=9" },

  { "C-CHAP-11/a planned one", NULL, "remove {'chapter': 'c2'}",
    "chapters={'c1': {'status': 'ready', 'winner': null, 'score': null, 'budget': null}, "
    "'c3': {'status': 'planned', 'winner': null, 'score': null, 'budget': null}}\nstep~C-CHAP-11" },
  { "C-CHAP-11/a ready one", NULL, "remove {'chapter': 'c1', 'reason': 'peace'}",
    "chapters.c2.status='planned'" },
  { "C-CHAP-11/an open one", NULL, OPEN ("c1") "remove {'chapter': 'c1'}", "refused~C-CHAP-11" },
  { "C-CHAP-11/a skipped one", NULL, "skip {'chapter': 'c1', 'reason': 'rain'}\nremove {'chapter': 'c1'}",
    "refused~C-CHAP-11" },
  { "C-CHAP-11/one that another leads to", TREE, "remove {'chapter': 'c2'}", "refused~C-CHAP-11" },
  { "C-CHAP-11/one that leads to others", TREE, "remove {'chapter': 'c1'}\nremove {'chapter': 'c2'}",
    "chapters.c3.status='planned'" },
  { "C-CHAP-11/the only one", NULL,
    "remove {'chapter': 'c1'}\nremove {'chapter': 'c2'}\nremove {'chapter': 'c3'}",
    "refused~C-CHAP-11" },
  { "C-CHAP-11/one that is removed already", NULL, "remove {'chapter': 'c2'}\nremove {'chapter': 'c2'}",
    "refused~$.log[1].params.chapter: " },
  { "C-CHAP-11/the next after it is ready", NULL, "remove {'chapter': 'c2'}\n" FIGHT ("c1", "red"),
    "chapters.c3.status='ready'" },
  { "C-CHAP-11/its id is free again, at the end", NULL,
    "remove {'chapter': 'c2'}\nplan {'chapter': {'id': 'c2', 'title': 'Again'}}\n" FIGHT ("c1", "red"),
    "chapters.c3.status='ready'\nchapters.c2.status='planned'" },
};

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);
  muster_campaign_cases_add ("/campaign/chapters", cases, G_N_ELEMENTS (cases));
  return g_test_run ();
}
