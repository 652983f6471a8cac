/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-battle-result.h"
#include "core/despatch/muster-despatch.h"
#include "muster-test-battles.h"
#include "muster-test-library.h"
#include "muster-test.h"

/* Everything that is said in the course of battles, read by somebody who minds his grammar. Names are
 * taken out first: players may call things what they like. */

typedef struct
{
  const char *pattern;
  const char *fault;
} Rule;

static const Rule rules[] = {
  /* A number at the end of "Company B1" is part of a name; "1 is", "1 makes" and "1 less" are well. */
  { "(?<![\\w#.:/-])[1] (?!is\\b|was\\b|has\\b|less\\b|makes\\b|needs\\b)[a-z]+s\\b", "one of many" },
  { "\\bone (?!is\\b|was\\b|has\\b|less\\b|of\\b)[a-z]+s\\b", "one of many" },
  { "\\b(a|A) [aeio][a-z]", "a before a vowel" },
  { "\\b(an|An) [^aeiouhAEIOUH#]", "an before a consonant" },
  { "  ", "two spaces" },
  { " [,.;!?]( |$)", "a space before a stop" },
  { "[,;:] *[,;:.]", "two stops" },
  { "\\b([A-Za-z]{2,}) \\1\\b(?<!that that)(?<!had had)", "a word twice" },
  { "[{}]", "a place that nobody filled" },
};

typedef struct
{
  MusterLibrary *library;
  GRegex *regexes[G_N_ELEMENTS (rules)];
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  fixture->library = muster_test_library_new ();
  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    {
      fixture->regexes[i] = g_regex_new (rules[i].pattern, 0, 0, &error);
      g_assert_no_error (error);
    }
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    g_regex_unref (fixture->regexes[i]);
  g_clear_object (&fixture->library);
}

static int
compare_lengths (gconstpointer a,
                 gconstpointer b)
{
  gsize one = strlen (*(char *const *) a);
  gsize other = strlen (*(char *const *) b);

  return one > other ? -1 : one < other;
}

/* All that a player has given a name, the longest first, and without their articles. */
static GPtrArray *
list_names (MusterBattle *battle)
{
  const MusterState *state = muster_battle_get_state (battle);
  const MusterSetup *setup = muster_battle_get_setup (battle);
  GPtrArray *names = g_ptr_array_new ();

  for (int i = 0; i < state->n_units; i++)
    {
      g_ptr_array_add (names, state->units[i].def->name);
      if (state->units[i].def->leader.name != NULL && *state->units[i].def->leader.name != '\0')
        g_ptr_array_add (names, state->units[i].def->leader.name);
    }
  for (guint i = 0; i < setup->n_sides; i++)
    g_ptr_array_add (names, setup->sides[i].name);
  for (guint i = 0; i < setup->n_players; i++)
    g_ptr_array_add (names, setup->players[i].name);
  for (guint i = 0; i < names->len; i++)
    if (g_str_has_prefix (names->pdata[i], "The "))
      names->pdata[i] = (char *) names->pdata[i] + strlen ("The ");
  g_ptr_array_sort (names, compare_lengths);
  return names;
}

static void
read_line (Fixture    *fixture,
           GPtrArray  *names,
           const char *line)
{
  g_autoptr (GString) text = g_string_new (line);

  for (guint i = 0; i < names->len; i++)
    g_string_replace (text, names->pdata[i], "#", 0);
  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    {
      g_autoptr (GMatchInfo) match = NULL;

      if (g_regex_match (fixture->regexes[i], text->str, 0, &match))
        {
          g_autofree char *found = g_match_info_fetch (match, 0);

          g_error ("%s: “%s” in “%s”", rules[i].fault, found, line);
        }
    }
}

static void
read_lines (Fixture    *fixture,
            GPtrArray  *names,
            char      **lines)
{
  for (guint i = 0; lines[i] != NULL; i++)
    read_line (fixture, names, lines[i]);
}

static void
read_log (Fixture      *fixture,
          MusterBattle *battle)
{
  GListModel *log = muster_ledger_get_log (battle);
  g_autoptr (GPtrArray) names = list_names (battle);

  for (guint i = 0; i < muster_ledger_get_length (battle); i++)
    {
      g_autoptr (MusterLogEntry) entry = g_list_model_get_item (log, i);
      g_auto (GStrv) steps = muster_log_entry_dup_steps (entry);
      g_auto (GStrv) prompts = muster_log_entry_dup_prompts (entry);

      read_lines (fixture, names, steps);
      read_lines (fixture, names, prompts);
    }
}

static void
read_despatch (Fixture      *fixture,
               MusterBattle *battle)
{
  g_autoptr (MusterBattleResult) result = muster_battle_result_new (battle);
  g_autoptr (MusterDespatch) despatch = muster_despatch_new (result);
  GArray *sentences = muster_despatch_get_sentences (despatch);
  g_autoptr (GPtrArray) names = list_names (battle);

  for (guint i = 0; i < sentences->len; i++)
    {
      const MusterSentence *sentence = &g_array_index (sentences, MusterSentence, i);

      if (sentence->telling != MUSTER_TELL_WHY)
        read_line (fixture, names, sentence->text);
      g_assert_false (g_str_has_prefix (sentence->text, "the "));
    }
}

static void
test_nobody_minds_the_grammar (Fixture       *fixture,
                               gconstpointer  data)
{
  for (guint64 seed = 1; seed <= muster_test_rounds (40, 2000); seed++)
    {
      g_autoptr (MusterBattle) battle =
        muster_test_battles_fight (fixture->library, data, seed * 7919, 160);

      g_test_message ("seed %" G_GUINT64_FORMAT, seed * 7919);
      read_log (fixture, battle);
      read_despatch (fixture, battle);
    }
}

#define ADD(name, ruleset, function)                                                              \
  g_test_add ("/words/" name "/" ruleset, Fixture, ruleset, set_up, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  ADD ("nobody-minds-the-grammar", "kings", test_nobody_minds_the_grammar);
  ADD ("nobody-minds-the-grammar", "hexcard", test_nobody_minds_the_grammar);

  return g_test_run ();
}
