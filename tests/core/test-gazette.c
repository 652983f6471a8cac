/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "core/battle/muster-battle-file.h"
#include "core/campaign/muster-campaign-file.h"
#include "core/campaign/muster-sample-campaign.h"
#include "core/careers/muster-gazette.h"
#include "core/despatch/muster-despatch-names.h"
#include "core/muster-list.h"
#include "muster-test-campaign.h"
#include "muster-test-campaigns.h"
#include "muster-test-library.h"
#include "muster-test.h"

/* Newspapers, read as their readers do. */

static MusterLibrary *library;

static MusterCareers *
new_sample (void)
{
  const MusterSampleCampaignBattle *battles = muster_sample_campaign_list_battles ();
  g_autoptr (GBytes) bytes = muster_sample_campaign_load (MUSTER_SAMPLE_CAMPAIGN_FILE);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterCampaign) campaign =
    muster_campaign_file_read (library, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes),
                               MUSTER_SAMPLE_CAMPAIGN_FILE, NULL, &error);
  MusterCareers *careers;

  g_assert_no_error (error);
  careers = muster_careers_new (campaign);
  muster_careers_read_all (careers);
  for (guint i = 0; battles[i].uuid != NULL; i++)
    {
      g_autoptr (GBytes) file = muster_sample_campaign_load (battles[i].file_name);
      g_autoptr (MusterBattle) battle =
        muster_battle_file_read (library, g_bytes_get_data (file, NULL), g_bytes_get_size (file),
                                 battles[i].file_name, &error);
      g_autoptr (MusterCareerSource) source = NULL;

      g_assert_no_error (error);
      source = muster_career_source_new (battle, battles[i].uuid, NULL);
      muster_careers_add_source (careers, source);
    }
  return careers;
}

static MusterCareers *
new_random (guint64 seed)
{
  g_autofree char *text = muster_test_campaigns_invent (seed, 8, 3);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterCampaign) campaign =
    muster_campaign_file_read (library, text, strlen (text), "random", NULL, &error);
  MusterCareers *careers;
  MusterRandom random;

  g_assert_no_error (error);
  muster_random_init (&random, seed);
  for (guint i = 0; i < 300; i++)
    if (!muster_test_campaigns_go_on (campaign, &random))
      break;
  careers = muster_careers_new (campaign);
  muster_careers_read_all (careers);
  return careers;
}

typedef void (*Reader) (const MusterGazette *gazette,
                        const char          *text);

/* Has every edition of every issue read. Returns how many there were. */
static guint
read_all (MusterCareers *careers,
          Reader         reader)
{
  const MusterCampaignSetup *setup = muster_campaign_get_setup (muster_careers_get_campaign (careers));
  g_autoptr (GPtrArray) affairs = muster_careers_list_affairs (careers);
  guint n = 0;

  for (guint i = 0; i < affairs->len; i++)
    for (int side = MIN (MUSTER_GAZETTE_MASTER, MUSTER_GAZETTE_PUBLIC); side < setup->n_sides; side++)
      {
        const MusterCareerAffair *affair = affairs->pdata[i];
        g_autoptr (GError) error = NULL;
        g_autoptr (MusterGazette) gazette = muster_gazette_new (careers, affair->chapter, NULL, side, &error);
        g_autofree char *text = NULL;

        g_assert_no_error (error);
        text = muster_gazette_write (gazette);
        reader (gazette, text);
        n++;
      }
  return n;
}

static void
read_samples (Reader reader,
              guint  n_random)
{
  g_autoptr (MusterCareers) sample = new_sample ();

  g_assert_cmpuint (read_all (sample, reader), ==, 16);
  for (guint i = 0; i < muster_test_rounds (n_random, 400); i++)
    {
      g_autoptr (MusterCareers) careers = new_random (i + 5000);

      g_assert_cmpuint (read_all (careers, reader), >, 0);
    }
}

static void
fail_if_says (const char *pattern,
              const char *text)
{
  g_autoptr (GRegex) regex = g_regex_new (pattern, G_REGEX_MULTILINE, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;

  g_assert_nonnull (regex);
  if (g_regex_match (regex, text, 0, &match))
    {
      g_autofree char *words = g_match_info_fetch (match, 0);

      g_error ("“%s” stands in:\n%s", words, text);
    }
}

static void
check_prose (const MusterGazette *gazette,
             const char          *text)
{
  /* Names that players gave are as they gave them. */
  fail_if_says ("^(the|a|an|it|of|our|we) ", text);
  fail_if_says ("\\b[Tt]he [Tt]he\\b|\\ba the\\b|\\(null\\)|\\{\\d\\}|, \\.| and \\.|\\.\\.| ,", text);
  /* Scores stand in one order, whoever reads. */
  for (guint i = 0; i < gazette->affairs->len; i++)
    {
      g_autofree char *score = muster_career_event_affair_dup_score (gazette->affairs->pdata[i]);
      g_autofree char *points = muster_despatch_dup_points (score);

      g_assert_nonnull (strstr (text, points));
    }
  /* Nobody is no number, one man is no body of men, and who has no name is not called by it. */
  fail_if_says ("\\b0 of \\d|\\d men 0 fell|fought 0 fell|\\bour (1|one) is\\b|\\bunder Leader of\\b", text);
  fail_if_says ("did most that day: they rallied", text);
}

static void
test_gazettes_read_as_prose (void)
{
  read_samples (check_prose, 20);
}

/* A side's own men are not the enemy in its paper, and where no side is the reader nobody is. */
static void
check_enemies (const MusterGazette *gazette,
               const char          *text)
{
  if (gazette->side < 0)
    {
      fail_if_says ("\\b(the|our) enemy\\b|\\b[Oo]ur men\\b|\\bof ours\\b|\\bour units\\b", text);
      return;
    }
  fail_if_says ("Of the enemy it was [^.]*: they [^.]*\\b(of the enemy|of their units|of their leaders)\\b",
                text);
  fail_if_says ("did most that day: they [^.]*\\b(of ours|of our units|of our leaders)\\b", text);
}

static void
test_who_is_ours_is_not_the_enemy (void)
{
  read_samples (check_enemies, 20);
}

/* Of a unit of which nobody was left it is neither said that it was driven off, nor that it is back without a
 * word of how. */
static void
check_lost (const MusterGazette *gazette,
            const char          *text)
{
  GListModel *units = muster_careers_get_units (gazette->careers);

  for (guint i = 0; i < g_list_model_get_n_items (units); i++)
    {
      MusterCareer *career = muster_list_peek (units, i);
      GPtrArray *events = muster_career_get_events (career);
      gboolean is_none_left = FALSE;
      int back = 0;

      for (guint k = 0; k < events->len; k++)
        {
          const MusterCareerEvent *event = events->pdata[k];

          if (event->entry < gazette->first || event->entry >= gazette->last)
            continue;
          if (event->kind == MUSTER_CAREER_FOUGHT)
            is_none_left = event->is_lost && event->left == 0;
          else if (event->kind == MUSTER_CAREER_RECOVERED)
            back += event->number;
        }
      if (is_none_left)
        {
          g_autofree char *name = g_regex_escape_string (muster_career_get_name (career), -1);
          g_autofree char *driven =
            g_strdup_printf ("^>.*\\b%s(, the best of all,)? driven from the field", name);
          g_autofree char *told = g_strdup_printf ("Among them are men of [^.]*%s", name);
          gboolean is_ours =
            gazette->side == MUSTER_GAZETTE_MASTER ||
            (gazette->side >= 0 &&
             g_str_equal (muster_career_get_side (career),
                          muster_campaign_get_setup (muster_careers_get_campaign (gazette->careers))
                            ->sides[gazette->side].name));

          fail_if_says (driven, text);
          if (back > 0 && is_ours)
            g_assert_true (g_regex_match_simple (told, text, 0, 0));
        }
    }
}

static void
test_nobody_comes_back_untold (void)
{
  read_samples (check_lost, 20);
}

/* Whoever lost has a letter, even where nobody of them is left to write it. */
static void
test_who_lost_writes_a_letter (void)
{
  g_autoptr (MusterCareers) careers = new_sample ();
  static const char *const chapters[] = { "ford", "well", "heights" };
  static const int won[] = { 1, 0, 0 };

  for (guint i = 0; i < G_N_ELEMENTS (chapters); i++)
    for (int side = 0; side < 2; side++)
      {
        g_autoptr (MusterGazette) gazette = muster_gazette_new (careers, chapters[i], NULL, side, NULL);
        g_autofree char *text = muster_gazette_write (gazette);

        g_assert_nonnull (strstr (text, won[i] == side ? "## A letter from the other end of the field"
                                                       : "## A letter from the ranks"));
        g_assert_nonnull (strstr (text, "## Advertisement"));
        g_assert_nonnull (strstr (text, "## The fallen"));
        g_assert_nonnull (strstr (text, "did most that day"));
        /* The heights: no figure of the clans was left. */
        fail_if_says ("\\b(0|none) when|\\band (0|none) are|brought (0|none) out|\\b(0|none) came back",
                      text);
      }
}

/* A sentence stands once in an issue. */
static void
check_told_once (const MusterGazette *gazette,
                 const char          *text)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_auto (GStrv) sentences = g_regex_split_simple ("[.!?”] |\n", text, 0, 0);

  for (guint i = 0; sentences[i] != NULL; i++)
    /* Shorter ones are headings and lines of lists. */
    if (strlen (sentences[i]) > 40 && !g_hash_table_add (seen, g_strdup (sentences[i])))
      g_error ("“%s” is told twice in:\n%s", sentences[i], text);
}

static void
test_a_thing_is_told_once (void)
{
  read_samples (check_told_once, 20);
}

static guint n_prices = 0;

/* A victory has a price only where the readers' losses weigh as much as those of the enemy. */
static void
check_price (const MusterGazette *gazette,
             const char          *text)
{
  g_autoptr (GRegex) regex =
    g_regex_new ("Of our (\\d+) men (\\d+) fell; of the enemy we counted (\\d+) of (\\d+)", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  gint64 numbers[4];

  if (gazette->affairs->len != 1 || !g_regex_match (regex, text, 0, &match))
    return;
  for (int i = 0; i < 4; i++)
    {
      g_autofree char *number = g_match_info_fetch (match, i + 1);

      numbers[i] = g_ascii_strtoll (number, NULL, 10);
    }
  if (strstr (text, "# The field is ours, at a price: ") != NULL)
    {
      n_prices++;
      g_assert_cmpint (numbers[1] * numbers[3], >=, numbers[2] * numbers[0]);
    }
  else if (strstr (text, "# The enemy is swept away: ") != NULL)
    g_assert_cmpint (numbers[1] * 2, <, numbers[0]);
}

static void
test_a_price_knows_the_losses_of_both (void)
{
  read_samples (check_price, 60);
  g_assert_cmpuint (n_prices, >, 0);
}

/* Whoever was there is quoted, with the numbers of the battle. */
static void
test_a_witness_is_quoted (void)
{
  g_autoptr (MusterCareers) careers = new_sample ();
  static const char *const chapters[] = { "ford", "well", "heights" };

  for (guint i = 0; i < G_N_ELEMENTS (chapters); i++)
    {
      g_autoptr (MusterGazette) gazette = muster_gazette_new (careers, chapters[i], NULL, 0, NULL);
      g_autofree char *text = muster_gazette_write (gazette);

      g_assert_true (g_regex_match_simple ("^((One|A man) of [^“]*“|“)[^“”]*“?[^“”]*"
                                           "\\b(\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven"
                                           "|twelve)\\b",
                                           text, G_REGEX_MULTILINE, 0));
    }
}

/* The report of a battle is no part of the article before it. */
static void
check_reports_stand_alone (const MusterGazette *gazette,
                           const char          *text)
{
  g_auto (GStrv) sections = g_strsplit (text, "## ", -1);

  for (guint i = 1; sections[i] != NULL; i++)
    if (g_str_has_prefix (sections[i], "The fallen\n"))
      fail_if_says ("\\bheld the field\\b|did most that day", sections[i]);
    else if (g_str_has_prefix (sections[i], "What is said\n"))
      fail_if_says ("did most that day", sections[i]);
}

static void
test_reports_stand_alone (void)
{
  read_samples (check_reports_stand_alone, 20);
}

/* What happened decides in which order it is told: not all issues look alike. */
static void
test_issues_have_their_own_order (void)
{
  g_autoptr (MusterCareers) careers = new_sample ();
  g_autoptr (GPtrArray) affairs = muster_careers_list_affairs (careers);
  g_autoptr (GHashTable) orders = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < affairs->len; i++)
    for (int side = 0; side < 2; side++)
      {
        g_autoptr (MusterGazette) gazette =
          muster_gazette_new (careers, ((MusterCareerAffair *) affairs->pdata[i])->chapter, NULL, side, NULL);
        g_autofree char *text = muster_gazette_write (gazette);
        g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
        GString *order = g_string_new (NULL);

        for (guint k = 0; lines[k] != NULL; k++)
          if (g_str_has_prefix (lines[k], "## "))
            g_string_append (order, lines[k]);
        g_hash_table_add (orders, g_string_free (order, FALSE));
      }
  g_assert_cmpuint (g_hash_table_size (orders), >=, 5);
}

/* The article below a heading, or NULL. */
static char *
dup_article (const char *text,
             const char *heading)
{
  const char *begin = strstr (text, heading);
  const char *end = begin != NULL ? strstr (begin + 1, "\n## ") : NULL;

  return end != NULL ? g_strndup (begin, (gsize) (end - begin)) : g_strdup (begin);
}

/* Every unit counts among those who fell, the first as well as the last. */
static void
test_everybody_who_fell_is_counted (void)
{
  static const MusterCampaignCase words = {
    .name = "fallen",
    .setup = "rules.casualties={'return': 'roll', 'target': 4, 'gone': 'recovers'}",
    .log = "open {'chapter': 'c1'}\n"
           "return {'chapter': 'c1', 'source': 'paper', 'winner': 'blue', 'units': {'a1': {'start': 12,"
           " 'left': 0, 'gone': true}, 'a2': {'start': 12, 'left': 10}, 'b1': {'start': 16, 'left': 15},"
           " 'b2': {'start': 16, 'left': 16}}}\n"
           "recover {'force': 'f1'} | recovery 4 4 4 1 1 1 1 1 1 1 1 1 | recovery 5 1\n",
  };
  g_autofree char *file = muster_campaign_case_to_file (&words);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterCampaign) campaign =
    muster_campaign_file_read (library, file, strlen (file), "fallen", NULL, &error);
  g_autoptr (MusterCareers) careers = NULL;
  g_autoptr (MusterGazette) gazette = NULL;
  g_autofree char *text = NULL;

  g_assert_no_error (error);
  careers = muster_careers_new (campaign);
  muster_careers_read_all (careers);
  gazette = muster_gazette_new (careers, "c1", NULL, 0, NULL);
  text = muster_gazette_write (gazette);
  g_assert_nonnull (strstr (text, "A1: 12 fell.\n\nA2: 2 fell.\n"));
  g_assert_nonnull (strstr (text, "Of 14 struck down 4 were but hurt, and are back with the colours. Among "
                                  "them are men of A1, of whom nobody was left standing."));
}

/* Who reads every issue finds another letter and another advertisement in each, and another order. */
static void
test_neighbours_are_not_alike (void)
{
  static const char *const headings[] = { "## Advertisement", "## A letter" };
  g_autoptr (MusterCareers) careers = new_sample ();
  g_autoptr (GPtrArray) affairs = muster_careers_list_affairs (careers);

  for (int side = MIN (MUSTER_GAZETTE_MASTER, MUSTER_GAZETTE_PUBLIC); side < 2; side++)
    {
      g_autofree char *last = NULL;

      for (guint i = 0; i < affairs->len; i++)
        {
          const MusterCareerAffair *affair = affairs->pdata[i];
          g_autoptr (MusterGazette) gazette = muster_gazette_new (careers, affair->chapter, NULL, side, NULL);
          g_autofree char *text = muster_gazette_write (gazette);

          for (guint k = 0; last != NULL && k < G_N_ELEMENTS (headings); k++)
            {
              g_autofree char *one = dup_article (last, headings[k]);
              g_autofree char *next = dup_article (text, headings[k]);

              if (one != NULL)
                g_assert_cmpstr (one, !=, next);
            }
          g_free (last);
          last = g_steal_pointer (&text);
        }
    }
}

int
main (int   argc,
      char *argv[])
{
  int status;

  muster_test_init (&argc, &argv);
  library = muster_test_library_new ();

  g_test_add_func ("/gazette/gazettes-read-as-prose", test_gazettes_read_as_prose);
  g_test_add_func ("/gazette/who-is-ours-is-not-the-enemy", test_who_is_ours_is_not_the_enemy);
  g_test_add_func ("/gazette/nobody-comes-back-untold", test_nobody_comes_back_untold);
  g_test_add_func ("/gazette/who-lost-writes-a-letter", test_who_lost_writes_a_letter);
  g_test_add_func ("/gazette/issues-have-their-own-order", test_issues_have_their_own_order);
  g_test_add_func ("/gazette/reports-stand-alone", test_reports_stand_alone);
  g_test_add_func ("/gazette/a-thing-is-told-once", test_a_thing_is_told_once);
  g_test_add_func ("/gazette/a-price-knows-the-losses-of-both", test_a_price_knows_the_losses_of_both);
  g_test_add_func ("/gazette/a-witness-is-quoted", test_a_witness_is_quoted);
  g_test_add_func ("/gazette/neighbours-are-not-alike", test_neighbours_are_not_alike);
  g_test_add_func ("/gazette/everybody-who-fell-is-counted", test_everybody_who_fell_is_counted);
  status = g_test_run ();
  g_clear_object (&library);

  return status;
}
