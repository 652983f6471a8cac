/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/muster-campaign-file.h"
#include "core/careers/muster-career-records.h"
#include "core/careers/muster-gazette.h"
#include "core/careers/muster-career-totals.h"
#include "core/muster-list.h"
#include "muster-test-campaign.h"
#include "muster-test-campaigns.h"
#include "muster-test-library.h"
#include "muster-test.h"

#include <string.h>

/* Careers as the log of a campaign tells them. */

#define FIRST_BATTLE \
  "open {'chapter': 'c1'}\n" \
  "return {'chapter': 'c1', 'source': 'paper', 'winner': 'red', 'score': {'red': 4, 'blue': 2}, 'units': {" \
  "'a1': {'start': 12, 'left': 7, 'deeds': {'felled': 5, 'fights-won': 1}}, " \
  "'b1': {'start': 16, 'left': 6, 'gone': true}}, " \
  "'leaders': {'al': {'lost': true, 'deeds': {'felled': 3}}}}\n"

static MusterCampaign *
play (const char *setup,
      const char *log)
{
  const MusterCampaignCase words = { .name = "careers", .setup = setup, .log = log };
  g_autofree char *text = muster_campaign_case_to_file (&words);
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (GError) error = NULL;
  MusterCampaign *campaign =
    muster_campaign_file_read (library, text, strlen (text), "careers", NULL, &error);

  g_assert_no_error (error);
  return campaign;
}

static char *
dup_career (MusterCareers *careers,
            MusterCareer  *career)
{
  GPtrArray *events = muster_career_get_events (career);
  GString *text = g_string_new (NULL);
  MusterCareerTotals totals;
  g_autofree char *deeds = NULL;

  for (guint i = 0; i < events->len; i++)
    {
      const MusterCareerEvent *event = g_ptr_array_index (events, i);
      g_autofree char *line = muster_career_words_event_to_text (event);

      g_string_append_printf (text, "%s%s", i > 0 ? "; " : "", line);
    }
  muster_career_totals_sum (careers, career, &totals);
  deeds = muster_deeds_to_text (&totals.deeds);
  g_string_append_printf (text, " | %u %u %u %u, %s", totals.battles, totals.won, totals.fallen,
                          totals.wounded, deeds);
  return g_string_free (text, FALSE);
}

static void
assert_career (MusterCareers      *careers,
               MusterCampaignKind  kind,
               const char         *id,
               const char         *expected)
{
  MusterCareer *career = muster_careers_find (careers, kind, id);
  g_autofree char *text = NULL;

  g_assert_nonnull (career);
  text = dup_career (careers, career);
  g_assert_cmpstr (text, ==, expected);
}

static void
test_a_unit_has_its_battles (void)
{
  g_autoptr (MusterCampaign) campaign =
    play ("rules.casualties={'return': 'roll', 'target': 4}\nrules.replacements={'models': 6}",
          FIRST_BATTLE "recover {'force': 'f1'} | recovery 4 4 1 1 1\n"
                       "recover {'force': 'f2'} | recovery 1 1 1 1 1 1 1 1 1 1\n"
                       "fates {'force': 'f1'}\nclose {'chapter': 'c1'}\n"
                       "replace {'unit': 'a1', 'models': 2}\nhonour {'unit': 'a1', 'text': 'The ford'}\n");
  g_autoptr (MusterCareers) careers = muster_careers_new (campaign);

  assert_career (careers, MUSTER_CAMPAIGN_UNITS, "a1", " | 0 0 0 0, ");
  muster_careers_read_all (careers);
  assert_career (careers, MUSTER_CAMPAIGN_UNITS, "a1",
                 "One, against Blue: won 4 : 2, 7 of 12 left; 2 casualties came back; 2 replacements joined; "
                 "Honoured: The ford | 1 1 5 0, enemies felled 5 · fights won 1");
  assert_career (careers, MUSTER_CAMPAIGN_UNITS, "b1",
                 "One, against Red: lost 4 : 2, gone from the field, 6 of 16 left | 1 0 10 0, ");
  /* Did not fight. */
  assert_career (careers, MUSTER_CAMPAIGN_UNITS, "a2", " | 0 0 0 0, ");
}

static void
test_a_record_follows_the_man (void)
{
  g_autoptr (MusterCampaign) campaign = play (
    "rules.leaders={'dice': 1, 'succession': 'second', 'fates': [{'from': 1, 'to': 6, 'fate': 'wounded', "
    "'misses': 1}]}",
    FIRST_BATTLE "recover {'force': 'f1'}\nrecover {'force': 'f2'}\nfates {'force': 'f1'} | leader-fate 3\n"
                 "close {'chapter': 'c1'}\nretire {'leader': 'bl'}\n"
                 "appoint {'unit': 'a2', 'leader': 'st'}\n"
                 "open {'chapter': 'c2'}\n"
                 "return {'chapter': 'c2', 'source': 'paper', 'winner': 'blue', 'units': {"
                 "'a2': {'start': 12, 'left': 12, 'deeds': {'rallies': 1}}}, 'leaders': {'st': {'deeds': "
                 "{'rallies': 1}}}}\nclose {'chapter': 'c2'}\n");
  g_autoptr (MusterCareers) careers = muster_careers_new (campaign);

  muster_careers_read_all (careers);
  assert_career (careers, MUSTER_CAMPAIGN_LEADERS, "al",
                 "One, against Blue: won 4 : 2, carried from the field; Wounded, misses 1 chapter; Fit again "
                 "| "
                 "1 1 0 1, enemies felled 3");
  assert_career (careers, MUSTER_CAMPAIGN_LEADERS, "bl", "Retired | 0 0 0 0, ");
  assert_career (careers, MUSTER_CAMPAIGN_LEADERS, "st",
                 "Given the command of A2; Two, against Blue: lost 0 : 0 | 1 0 0 0, rallies 1");
}

static void
test_succession_is_a_promotion (void)
{
  g_autoptr (MusterCampaign) campaign =
    play ("rules.leaders={'dice': 0, 'succession': 'second'}",
          FIRST_BATTLE "recover {'force': 'f1'}\nrecover {'force': 'f2'}\nfates {'force': 'f1'}\n");
  g_autoptr (MusterCareers) careers = muster_careers_new (campaign);

  muster_careers_read_all (careers);
  assert_career (careers, MUSTER_CAMPAIGN_LEADERS, "al",
                 "One, against Blue: won 4 : 2, carried from the field; Died | 1 1 0 0, enemies felled 3");
  assert_career (careers, MUSTER_CAMPAIGN_LEADERS, "as", "Given the command of A1 | 0 0 0 0, ");
}

static const MusterCareerRecord *
find_record (GPtrArray  *records,
             const char *id)
{
  for (guint i = 0; i < records->len; i++)
    if (strcmp (((const MusterCareerRecord *) g_ptr_array_index (records, i))->id, id) == 0)
      return g_ptr_array_index (records, i);
  return NULL;
}

static void
test_firsts_and_records (void)
{
  g_autoptr (MusterCampaign) campaign = play (
    "rules.leaders={'dice': 0, 'succession': 'none'}",
    FIRST_BATTLE "recover {'force': 'f1'}\nrecover {'force': 'f2'}\nfates {'force': 'f1'}\n"
                 "close {'chapter': 'c1'}\nopen {'chapter': 'c2'}\n"
                 "return {'chapter': 'c2', 'source': 'paper', 'winner': 'blue', 'units': {"
                 "'a2': {'start': 12, 'left': 2, 'deeds': {'felled': 4, 'fights-won': 1}}, "
                 "'b2': {'start': 16, 'left': 16, 'deeds': {'felled': 5}}}}\n");
  g_autoptr (MusterCareers) careers = muster_careers_new (campaign);
  g_autoptr (GPtrArray) records = NULL;

  muster_careers_read_all (careers);
  records = muster_career_records_list (careers);
  /* a1 and b2 have as many: it is the one who had them first. */
  g_assert_cmpstr (find_record (records, "felled-once")->text, ==, "A1, 5 at One");
  g_assert_cmpstr (find_record (records, "first-fight")->text, ==, "A1, at One");
  g_assert_cmpstr (find_record (records, "fallen-once")->text, ==, "B1, 10 at One");
  g_assert_cmpstr (find_record (records, "first-death")->text, ==, "Al, 11 January 1879");
  g_assert_cmpstr (find_record (records, "felled")->text, ==, "A1, 5");
  g_assert_null (find_record (records, "wounds"));
  /* Nobody's dice are known. */
  g_assert_null (find_record (records, "luckiest"));
}

static char *
dup_all (MusterCareers *careers)
{
  GListModel *lists[] = { muster_careers_get_units (careers), muster_careers_get_leaders (careers) };
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    for (guint k = 0; k < g_list_model_get_n_items (lists[i]); k++)
      {
        MusterCareer *career = muster_list_peek (lists[i], k);
        g_autofree char *line = dup_career (careers, career);

        g_string_append_printf (text, "%s %s: %s\n", muster_career_get_id (career),
                                muster_career_get_name (career), line);
      }
  return g_string_free (text, FALSE);
}

/* What is shown while a campaign goes on is what its log says from the beginning. */
static void
assert_same_from_the_log (MusterCareers *careers)
{
  g_autoptr (MusterCareers) fresh = muster_careers_new (muster_careers_get_campaign (careers));
  g_autofree char *shown = dup_all (careers);
  g_autofree char *read = NULL;

  while (muster_careers_read_more (fresh))
    ;
  g_assert_true (muster_careers_is_complete (fresh));
  read = dup_all (fresh);
  g_assert_cmpstr (shown, ==, read);
}

/* Battles and deeds of a career are those of the state, but for who is a unit by himself. */
static void
assert_same_as_state (MusterCareers *careers)
{
  const MusterCampaignState *state = muster_campaign_get_present (muster_careers_get_campaign (careers));

  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_UNITS); i++)
    {
      const MusterCampaignUnit *unit = muster_campaign_state_get_unit (state, i);
      MusterCareer *career = muster_list_peek (muster_careers_get_units (careers), (guint) i);
      MusterCareerTotals totals;

      muster_career_totals_sum (careers, career, &totals);
      g_assert_cmpint (unit->battles, ==, totals.battles);
      g_assert_cmpmem (unit->deeds, sizeof unit->deeds, totals.deeds.counts, sizeof totals.deeds.counts);
    }
}

static void
test_random_campaigns (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();

  for (guint round = 0; round < muster_test_rounds (6, 200); round++)
    {
      g_autofree char *text = muster_test_campaigns_invent (round + 900, 12, 4);
      g_autoptr (GError) error = NULL;
      g_autoptr (MusterCampaign) campaign =
        muster_campaign_file_read (library, text, strlen (text), "random", NULL, &error);
      g_autoptr (MusterCareers) careers = muster_careers_new (campaign);
      MusterRandom random;

      g_assert_no_error (error);
      muster_random_init (&random, round + 1);
      muster_careers_read_all (careers);
      for (guint i = 0; i < 300; i++)
        {
          guint n = muster_ledger_get_n_entries (campaign);

          if (i % 3 == 0)
            muster_test_campaigns_go_on (campaign, &random);
          else
            muster_test_campaigns_step (campaign, &random);
          if (i % 23 == 22)
            g_assert_true (muster_ledger_seek (campaign, n - muster_random_below (&random, MIN (n, 70) + 1),
                                               NULL));
          if (i % 50 == 49)
            {
              assert_same_from_the_log (careers);
              assert_same_as_state (careers);
            }
        }
    }
}

/* Each step reads as much however long the log is: only the newest part at first. */
static void
test_the_newest_part_comes_first (void)
{
  g_autoptr (MusterCampaign) campaign = play ("plan='free'", FIRST_BATTLE);
  g_autoptr (MusterCareers) careers = NULL;
  MusterCareer *career;

  for (guint i = 0; i < 150; i++)
    {
      g_auto (MusterCampaignOrder) order = { 0 };
      g_auto (MusterTape) tape = { 0 };
      g_autoptr (JsonNode) params = json_from_string ("{\"unit\": \"a1\", \"text\": \"brave\"}", NULL);
      g_autoptr (GError) error = NULL;

      muster_tape_init (&tape);
      muster_campaign_order_init (&order, MUSTER_CAMPAIGN_ORDER_HONOUR, params);
      muster_campaign_record (campaign, &order, &tape, &error);
      g_assert_no_error (error);
    }
  careers = muster_careers_new (campaign);
  career = muster_careers_find (careers, MUSTER_CAMPAIGN_UNITS, "a1");
  g_assert_true (muster_careers_read_more (careers));
  g_assert_cmpuint (muster_career_get_events (career)->len, ==, 152 % MUSTER_LEDGER_STRIDE);
  g_assert_true (muster_careers_read_more (careers));
  g_assert_true (muster_careers_read_more (careers));
  g_assert_false (muster_careers_read_more (careers));
  g_assert_cmpuint (muster_career_get_events (career)->len, ==, 151);
  assert_same_from_the_log (careers);
}

/* One entry of the log may tell two things of a unit. */
static void
test_what_one_entry_says_stays_in_order (void)
{
  g_autoptr (MusterCareer) career = muster_career_new (MUSTER_CAMPAIGN_UNITS, 0, "a1", "A1", "f1", "Red");
  GPtrArray *events = muster_career_get_events (career);

  muster_career_take_event (career, muster_career_event_new (MUSTER_CAREER_FOUGHT, 3));
  muster_career_take_event (career, muster_career_event_new (MUSTER_CAREER_HONOURED, 5));
  muster_career_take_event (career, muster_career_event_new (MUSTER_CAREER_ADVANCED, 3));
  g_assert_cmpuint (events->len, ==, 3);
  g_assert_cmpint (((MusterCareerEvent *) events->pdata[0])->kind, ==, MUSTER_CAREER_FOUGHT);
  g_assert_cmpint (((MusterCareerEvent *) events->pdata[1])->kind, ==, MUSTER_CAREER_ADVANCED);
  g_assert_cmpint (((MusterCareerEvent *) events->pdata[2])->kind, ==, MUSTER_CAREER_HONOURED);

  muster_career_forget (career, 0, 3);
  g_assert_cmpuint (events->len, ==, 3);
  muster_career_forget (career, 3, 5);
  g_assert_cmpuint (events->len, ==, 1);
  g_assert_cmpint (((MusterCareerEvent *) events->pdata[0])->kind, ==, MUSTER_CAREER_HONOURED);
}

/* Five of a1 fell and ten of b1; two of them came back. */
static void
test_the_gazette_counts_all_who_fell (void)
{
  g_autoptr (MusterCampaign) campaign =
    play ("rules.casualties={'return': 'roll', 'target': 4}",
          FIRST_BATTLE "recover {'force': 'f1'} | recovery 4 4 1 1 1\n"
                       "recover {'force': 'f2'} | recovery 1 1 1 1 1 1 1 1 1 1\n"
                       "fates {'force': 'f1'}\nclose {'chapter': 'c1'}\n");
  g_autoptr (MusterCareers) careers = muster_careers_new (campaign);
  g_autoptr (MusterGazette) gazette = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  muster_careers_read_all (careers);
  gazette = muster_gazette_new (careers, "c1", NULL, -1, &error);
  g_assert_no_error (error);
  text = muster_gazette_write (gazette);
  g_assert_nonnull (strstr (text, "Of 15 struck down 2 "));
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/careers/a-unit-has-its-battles", test_a_unit_has_its_battles);
  g_test_add_func ("/careers/a-record-follows-the-man", test_a_record_follows_the_man);
  g_test_add_func ("/careers/succession-is-a-promotion", test_succession_is_a_promotion);
  g_test_add_func ("/careers/firsts-and-records", test_firsts_and_records);
  g_test_add_func ("/careers/random-campaigns", test_random_campaigns);
  g_test_add_func ("/careers/the-newest-part-comes-first", test_the_newest_part_comes_first);

  g_test_add_func ("/careers/what-one-entry-says-stays-in-order", test_what_one_entry_says_stays_in_order);
  g_test_add_func ("/careers/the-gazette-counts-all-who-fell", test_the_gazette_counts_all_who_fell);

  return g_test_run ();
}
