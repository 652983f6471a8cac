/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/muster-campaign-file.h"
#include "core/campaign/setup/muster-campaign-sentences.h"
#include "muster-test-campaign.h"
#include "muster-test-library.h"
#include "muster-test.h"

#include <string.h>

/* Every rule reads as a plain sentence. */

typedef struct
{
  const char *name;
  const char *setup;
  const char *group;
  const char *expected;
} Case;

static const Case cases[] = {
  { "plan/ladder", NULL, "plan", "Chapters are fought one after the other." },
  { "plan/tree", "plan='tree'", "plan", "Who wins a chapter decides which one comes next." },
  { "plan/free", "plan='free'", "plan", "Chapters are fought in any order." },
  { "points/usual", NULL, "points", "Campaign points: 3 for a win, 1 for a draw, 0 for a loss." },
  { "points/with victory points", "rules.points={'each_victory_point': 2}", "points",
    "Campaign points: 3 for a win, 1 for a draw, 0 for a loss.\n"
    "Every victory point of a battle counts 2 more." },
  { "casualties/all", NULL, "casualties",
    "All casualties return after a battle.\nA unit that is gone from the table recovers like the others." },
  { "casualties/none", "rules.casualties={'return': 'none', 'gone': 'struck-off'}", "casualties",
    "Casualties do not return.\nA unit that is gone from the table is struck off for good." },
  { "casualties/share", "rules.casualties={'return': 'share', 'share': [2, 3], 'round': 'up'}", "casualties",
    "Of the casualties of a unit 2 in 3 return, rounded up.\n"
    "A unit that is gone from the table recovers like the others." },
  { "casualties/roll", "rules.casualties={'return': 'roll', 'target': 4, 'winner_bonus': 5}", "casualties",
    "A die is rolled for each casualty; with 4 or more it returns.\n"
    "For the side that won, 2 or more is enough.\n"
    "A unit that is gone from the table recovers like the others." },
  { "strength/none", NULL, "strength", "However weak it is, a unit may fight." },
  { "strength/minimum and merging", "rules.strength={'minimum': [1, 3], 'merge': true}", "strength",
    "A unit below 1/3 of its full strength is unfit for battle.\n"
    "Units of one force and type may be merged between battles." },
  { "strength/all of it", "rules.strength={'minimum': [1, 1]}", "strength",
    "A unit below its full strength is unfit for battle." },
  { "replacements/none", NULL, "replacements", "No replacements arrive by themselves." },
  { "replacements/some", "rules.replacements={'models': 6, 'winner_models': 2, 'keep': false, "
    "'cost': {'regular-cavalry': 2}}", "replacements",
    "After a chapter each force in it gets replacements: 6, and 2 more on the side that won.\n"
    "What was left of the old ones is lost then.\nA model costs 1 of them; Regular Cavalry 2." },
  { "leaders/dead", NULL, "leaders",
    "A leader who is lost in battle is dead.\nSomebody is appointed to follow him." },
  { "leaders/dice", "rules.leaders={'dice': 1, 'succession': 'second', 'fates': [{'from': 1, 'to': 1, "
    "'fate': "
    "'dead'}, {'from': 2, 'to': 4, 'fate': 'wounded', 'misses': 2}, {'from': 5, 'to': 6, 'fate': 'fit'}]}",
    "leaders",
    "A die decides what became of a leader who is lost in battle: 1 dead, 2 to 4 wounded (misses 2), "
    "5 to 6 fit.\nHis second follows him; where there is none, somebody is appointed." },
  { "experience/none", NULL, "experience", "Nobody gains experience." },
  { "experience/some", "rules.experience={'unit': {'battle': 1, 'win': 2, 'fights-won': 3}, 'leader': "
    "{'rallies': 1}, 'thresholds': [3, 7], 'gains': ['honour', 'models']}", "experience",
    "Units gain experience: a battle 1, a win 2, fights won 3 each.\n"
    "Leaders gain experience: rallies 1 each.\nAn advance is due at an experience of: 3, 7.\n"
    "An advance is one of: an honour, more models." },
  { "counters/none", NULL, "counters", "" },
  { "counters/some", "rules.counters=[{'id': 'supply', 'name': 'Supply', 'start': 5, 'max': 10, 'win': 1, "
    "'loss': -2}, {'id': 'fame', 'name': 'Fame'}]", "counters",
    "Supply: every side begins with 5; it goes from 0 to 10.\n"
    "Supply changes by +1 for a win, +0 for a draw, -2 for a loss.\n"
    "Fame: every side begins with 0; it goes from 0 to 99." },
  { "deck/none", NULL, "deck", "" },
  { "deck/some", "rules.deck={'cards': [{'id': 'k', 'title': 'K'}]}", "deck",
    "Cards in the event deck: 1.\nWhen all of them are drawn, they are shuffled again." },
  { "deck/once", "rules.deck={'reshuffle': false, 'cards': [{'id': 'k', 'title': 'K'}]}", "deck",
    "Cards in the event deck: 1.\nEach of them is drawn once." },
  { "map/none", NULL, "map", "" },
  { "map/usual", "map={'size': [1, 1], 'places': []}", "map",
    "Steps that a force may march in a turn of the map: 2.\nDays that a turn takes: 7.\n"
    "A side takes a place where it stands alone.\nPlaces count for their owners when the campaign ends." },
  { "map/all of it",
    "map={'size': [1, 1], 'places': []}\nrules.map={'pace': 5, 'days': 0, 'capture': 'pass', 'score': "
    "'turn', 'supply': 'depot', 'hidden': true}", "map",
    "Steps that a force may march in a turn of the map: 5.\nA side takes each place that it passes.\n"
    "Places count for their owners in each turn.\nForces are supplied from depots.\n"
    "A side sees only what is near its forces and places." },
  { "map/none of it", "map={'size': [1, 1], 'places': []}\nrules.map={'capture': 'none', 'score': 'none'}",
    "map",
    "Steps that a force may march in a turn of the map: 2.\nDays that a turn takes: 7.\n"
    "Only the game master gives places away." },
};

static void
test_reads (gconstpointer data)
{
  const Case *self = data;
  const MusterCampaignCase words = { .name = self->name, .setup = self->setup };
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autofree char *text = muster_campaign_case_to_file (&words);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterCampaignSetup) setup =
    muster_campaign_file_read_setup (library, text, strlen (text), self->name, &error);
  g_autoptr (GPtrArray) sentences = NULL;
  g_autoptr (GString) found = g_string_new (NULL);

  g_assert_no_error (error);
  sentences = muster_campaign_sentences_list (setup, &setup->rules);
  for (guint i = 0; i < sentences->len; i++)
    {
      const MusterCampaignSentence *sentence = g_ptr_array_index (sentences, i);

      g_assert_true (g_str_has_prefix (sentence->rule, "C-"));
      g_assert_cmpstr (muster_campaign_sentences_get_group_label (sentence->group), !=, sentence->group);
      if (g_str_equal (sentence->group, self->group))
        g_string_append_printf (found, "%s%s", found->len > 0 ? "\n" : "", sentence->text);
    }
  g_assert_cmpstr (found->str, ==, self->expected);
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);
  muster_test_add_all ("/campaign/sentences", cases, test_reads);
  return g_test_run ();
}
