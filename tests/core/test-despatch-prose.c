/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <json-glib/json-glib.h>
#include <string.h>

#include "core/battle/muster-battle-file.h"
#include "core/despatch/muster-despatch-why.h"
#include "core/despatch/muster-despatch.h"
#include "muster-test-battles.h"
#include "muster-test-despatch.h"
#include "muster-test-library.h"
#include "muster-test.h"

/* Despatches, and what newspapers print of them, read as a reader does. */

/* Whether @index numbers a moment whose unit and enemy are of two sides. */
static gboolean
is_between_sides (const MusterBattleResult *result,
                  const MusterSentence     *sentence)
{
  return muster_battle_result_get_unit (result, sentence->unit)->def->side !=
         muster_battle_result_get_unit (result, sentence->other)->def->side;
}

/* Whoever is told to have broken a unit was there when it broke. */
static void
check_who_broke (const MusterBattleResult *result,
                 const MusterSentence     *sentence)
{
  const MusterUnitDef *other;
  gboolean is_there = TRUE;

  if ((sentence->telling != MUSTER_TELL_LEFT && sentence->telling != MUSTER_TELL_DECISIVE) ||
      sentence->other < 0)
    return;
  other = muster_battle_result_get_unit (result, sentence->other)->def;
  for (int i = 0; i < sentence->moment; i++)
    {
      const MusterMoment *moment = &g_array_index (result->moments, MusterMoment, (guint) i);
      const MusterIncident *incident = &moment->incident;

      /* Two may put an end to each other. */
      if (moment->entry == g_array_index (result->moments, MusterMoment, (guint) sentence->moment).entry)
        break;
      if (incident->unit == sentence->other && incident->kind == MUSTER_INCIDENT_LEFT)
        is_there = FALSE;
      else if (incident->unit == sentence->other && incident->kind == MUSTER_INCIDENT_ARRIVED)
        is_there = TRUE;
    }
  if (!is_there && strstr (sentence->text, other->name) != NULL &&
      strstr (muster_battle_result_get_unit (result, sentence->unit)->def->name, other->name) == NULL)
    g_error ("“%s” is told of one who was gone", sentence->text);
}

/* Nobody rallies who was never in disorder, and nobody breaks a friend. */
static void
check_telling (const MusterBattleResult *result,
               const MusterSentence     *sentence)
{
  gboolean was_shaken = FALSE;

  if (sentence->telling == MUSTER_TELL_DECISIVE)
    {
      g_assert_true (is_between_sides (result, sentence));
      g_assert_cmpint (sentence->n, ==,
                       g_array_index (result->moments, MusterMoment, (guint) sentence->moment).turn);
      g_assert_cmpint (muster_battle_result_get_unit (result, sentence->unit)->def->side, !=, result->winner);
    }
  if (sentence->telling != MUSTER_TELL_RALLIED)
    return;
  for (int i = 0; i <= sentence->moment; i++)
    {
      const MusterIncident *incident = &g_array_index (result->moments, MusterMoment, (guint) i).incident;

      was_shaken = was_shaken ||
                   (incident->unit == sentence->unit && (incident->kind == MUSTER_INCIDENT_SHAKEN ||
                                                         incident->kind == MUSTER_INCIDENT_FELL_BACK)) ||
                   (incident->other == sentence->unit && incident->kind == MUSTER_INCIDENT_WON_FIGHT);
    }
  g_assert_true (was_shaken);
}

/* The same battle, in which the first unit of the second side has the name of the first of the first one. */
static MusterBattle *
dup_with_namesakes (MusterLibrary *library,
                    MusterBattle  *battle)
{
  const MusterSetup *setup = muster_battle_get_setup (battle);
  g_autofree char *file = muster_battle_file_write (battle);
  g_autoptr (JsonNode) document = json_from_string (file, NULL);
  JsonArray *sides = json_object_get_array_member (json_node_get_object (document), "sides");
  JsonArray *theirs = json_object_get_array_member (json_array_get_object_element (sides, 1), "units");
  const char *name = ((const MusterUnitDef *) setup->units->pdata[0])->name;
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  MusterBattle *copy;

  if (json_array_get_length (theirs) > 0)
    json_object_set_string_member (json_array_get_object_element (theirs, 0), "name", name);
  text = json_to_string (document, FALSE);
  copy = muster_battle_file_read (library, text, strlen (text), "namesakes", &error);
  g_assert_no_error (error);
  return copy;
}

/* Where both sides have a unit of a name, the name never stands without its side. */
static void
check_namesakes (const MusterBattleResult *result,
                 const MusterSentence     *sentence)
{
  for (guint i = 0; i < result->units->len; i++)
    for (guint k = 0; k < result->units->len; k++)
      {
        const MusterUnitDef *one = muster_battle_result_get_unit (result, (int) i)->def;
        const MusterUnitDef *other = muster_battle_result_get_unit (result, (int) k)->def;
        const char *told = sentence->text;

        if (one->side >= other->side || g_ascii_strcasecmp (one->name, other->name) != 0)
          continue;
        while ((told = strstr (told, one->name)) != NULL)
          {
            told += strlen (one->name);
            /* A longer name, or a leader who is a unit himself and is called by that name alone. */
            if (g_ascii_isalnum (*told) || sentence->telling == MUSTER_TELL_WHY ||
                g_str_has_prefix (told, " 1"))
              continue;
            /* A part of it has a number. */
            if (g_str_has_prefix (told, " (") && strchr (told, ')') != NULL)
              told = strchr (told, ')') + 1;
            if (!g_str_has_prefix (told, " of "))
              g_error ("“%s” does not say whose “%s” it is", sentence->text, one->name);
          }
      }
}

/* What @unit lost to @by in the order that moment @place belongs to. */
static int
count_felled (const MusterBattleResult *result,
              int                       place,
              int                       unit,
              int                       by)
{
  guint entry = g_array_index (result->moments, MusterMoment, (guint) place).entry;
  int n = 0;

  for (guint i = 0; i < result->moments->len; i++)
    {
      const MusterMoment *moment = &g_array_index (result->moments, MusterMoment, i);

      if (moment->entry == entry && moment->incident.kind == MUSTER_INCIDENT_LOST &&
          moment->incident.unit == unit && moment->incident.other == by)
        n += moment->incident.number;
    }
  return n;
}

/* Every number that is claimed is the one of the log. */
static void
check_figures (const MusterBattleResult *result,
               const MusterSentence     *sentence)
{
  const MusterMoment *moment =
    sentence->moment >= 0 ? &g_array_index (result->moments, MusterMoment, (guint) sentence->moment) : NULL;

  if (sentence->turn > 0 && moment != NULL)
    g_assert_cmpint (sentence->turn, ==, moment->turn);
  switch ((int) sentence->telling)
    {
    case MUSTER_TELL_FIRE:
      g_assert_cmpint (sentence->n, ==,
                       count_felled (result, sentence->moment, sentence->other, sentence->unit));
      break;
    case MUSTER_TELL_RECKONING:
      g_assert_cmpint (sentence->n, ==,
                       count_felled (result, sentence->moment, sentence->other, sentence->unit));
      g_assert_cmpint (sentence->m, ==,
                       count_felled (result, sentence->moment, sentence->unit, sentence->other));
      break;
    case MUSTER_TELL_LOSS:
    case MUSTER_TELL_ALSO_HIT:
      g_assert_cmpint (sentence->n, ==, moment->incident.number);
      break;
    case MUSTER_TELL_LOSSES:
      g_assert_cmpint (sentence->n, ==, result->sides[sentence->side].lost);
      break;
    case MUSTER_TELL_UNITS_LOST:
      g_assert_cmpint (sentence->n, ==, result->sides[sentence->side].units_lost);
      break;
    case MUSTER_TELL_FORCE:
      g_assert_cmpint (sentence->m, ==, result->sides[sentence->side].start);
      break;
    default:
      break;
    }
}

/* What decided the day is among the three moments. */
static void
check_decisive (GArray    *sentences,
                GPtrArray *moments)
{
  const MusterSentence *decisive = NULL;

  for (guint i = 0; i < sentences->len; i++)
    if (g_array_index (sentences, MusterSentence, i).telling == MUSTER_TELL_DECISIVE)
      decisive = &g_array_index (sentences, MusterSentence, i);
  for (guint i = 0; decisive != NULL && i < sentences->len; i++)
    {
      const MusterSentence *told = &g_array_index (sentences, MusterSentence, i);
      g_autofree char *turn = g_strdup_printf ("Turn %d. ", told->when);
      gboolean is_there = FALSE;

      if (told->telling != MUSTER_TELL_LEFT || told->moment != decisive->moment)
        continue;
      for (guint k = 0; k < moments->len; k++)
        is_there = is_there || g_str_has_prefix (moments->pdata[k], turn);
      g_assert_true (is_there);
      return;
    }
  g_assert_null (decisive);
}

/* A sentence as a reader sees it: it begins in a great letter, no article stands twice, and what comes behind
 * the turn either goes on without a pause or has a comma. */
static void
check_style (const char *text)
{
  if (g_unichar_islower (g_utf8_get_char (text)))
    g_error ("“%s” begins in a small letter", text);
  if (g_regex_match_simple ("\\b(the|a|an) (the|a|an)\\b|\\bthe The\\b|  |\\(null\\)", text,
                            G_REGEX_CASELESS, 0))
    g_error ("“%s” has an article too many", text);
  if (g_regex_match_simple ("\\bturn (under|at|among|without|by|before|after|upon|with) "
                            "|^It was in [^,]* that it ", text, G_REGEX_CASELESS, 0))
    g_error ("“%s” has no comma", text);
}

/* Nothing is told twice in the same words. */
static void
check_told_once (GArray *sentences)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < sentences->len; i++)
    {
      const MusterSentence *sentence = &g_array_index (sentences, MusterSentence, i);

      /* Several wounds or rallies of one unit are told apart by their turns, which others stand between. */
      if (sentence->telling != MUSTER_TELL_LEFT && sentence->telling != MUSTER_TELL_FIRE &&
          sentence->telling != MUSTER_TELL_RECKONING)
        continue;
      if (i > 0 && strcmp (sentence->text, g_array_index (sentences, MusterSentence, i - 1).text) == 0)
        g_error ("“%s” is told twice", sentence->text);
      if (sentence->telling == MUSTER_TELL_LEFT && !g_hash_table_add (seen, sentence->text))
        g_error ("“%s” is told twice", sentence->text);
    }
}

/* A moment stands by itself: it says no turn again, and somebody’s men are named before they are his. */
static void
check_moment_alone (const char *moment)
{
  const char *text = strstr (moment, ". ") + 2;
  g_autoptr (GRegex) men = g_regex_new ("([\\w'’-]+)’s? men\\b", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;

  check_style (text);
  if (g_regex_match_simple ("\\bturn (saw|came)|\\b(in|during|of) the [a-z-]+ turn\\b", text, 0, 0))
    g_error ("“%s” says twice when it was", moment);
  for (g_regex_match (men, text, 0, &match); g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      g_autofree char *surname = g_match_info_fetch (match, 1);
      const char *first = strstr (text, surname);
      int at;

      g_match_info_fetch_pos (match, 1, &at, NULL);
      if (first == NULL || first - text >= at)
        g_error ("“%s” does not say who %s is", moment, surname);
    }
}

/* A newspaper’s account: nobody speaks of himself, and no turns are counted. */
static void
check_account (MusterBattle             *battle,
               const MusterBattleResult *result,
               GArray                   *account)
{
  check_told_once (account);
  for (guint i = 0; i < account->len; i++)
    {
      const MusterSentence *sentence = &g_array_index (account, MusterSentence, i);

      check_style (sentence->text);
      if (g_regex_match_simple ("\\b(I|my|turn|perished|ceased|death)\\b|for good", sentence->text, 0, 0))
        g_error ("“%s” is no newspaper", sentence->text);
      check_telling (result, sentence);
      check_who_broke (result, sentence);
      check_figures (result, sentence);
      check_namesakes (result, sentence);
      muster_test_check_numbers (battle, result, sentence);
    }
}

/* Reads many battles as a reader does: sentences begin in great letters, articles stand once, why it ended is
 * a sentence, and a name that both sides use never stands alone. */
static void
test_reads_as_prose (gconstpointer data)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();

  for (guint64 seed = 1; seed <= muster_test_rounds (500, 2500); seed++)
    {
      g_autoptr (MusterBattle) fought = muster_test_battles_fight (library, data, seed * 15485863, 90);
      g_autoptr (MusterBattle) battle = dup_with_namesakes (library, fought);
      g_autoptr (MusterBattleResult) result = muster_battle_result_new (battle);
      g_autoptr (MusterDespatch) despatch = muster_despatch_new (result);
      g_autoptr (GPtrArray) moments = muster_despatch_list_decisive (despatch, 3);
      GArray *sentences = muster_despatch_get_sentences (despatch);

      g_test_message ("seed %" G_GUINT64_FORMAT, seed);
      g_assert_cmpuint (moments->len, <=, 3);
      check_decisive (sentences, moments);
      for (guint i = 0; i < moments->len; i++)
        check_moment_alone (moments->pdata[i]);
      check_told_once (sentences);
      check_account (battle, result, muster_despatch_get_account (despatch));
      for (guint i = 0; i < sentences->len; i++)
        {
          const MusterSentence *sentence = &g_array_index (sentences, MusterSentence, i);

          check_style (sentence->text);
          check_telling (result, sentence);
          check_who_broke (result, sentence);
          check_figures (result, sentence);
          check_namesakes (result, sentence);
          muster_test_check_numbers (battle, result, sentence);
        }
      if (result->is_over && result->why != NULL)
        {
          g_autofree char *told = muster_despatch_why_dup (result->why, GETTEXT_PACKAGE);

          if (told == NULL && strcmp (result->why, "enough") != 0)
            g_error ("seed %" G_GUINT64_FORMAT ": “%s” is no sentence", seed, result->why);
        }
    }
}

int
main (int   argc,
      char *argv[])
{
  static const char *const rulesets[] = { "kings", "hexcard", "magdala", "toysoldier" };

  muster_test_init (&argc, &argv);

  for (guint i = 0; i < G_N_ELEMENTS (rulesets); i++)
    {
      g_autofree char *path = g_strdup_printf ("/despatch/reads-as-prose/%s", rulesets[i]);

      g_test_add_data_func (path, rulesets[i], test_reads_as_prose);
    }

  return g_test_run ();
}
