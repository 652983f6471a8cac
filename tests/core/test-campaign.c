/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/muster-campaign-duty-item.h"
#include "core/campaign/muster-campaign-file.h"
#include "core/campaign/orders/muster-campaign-facts.h"
#include "core/muster-core-error.h"
#include "core/muster-json.h"
#include "muster-test-campaign.h"
#include "muster-test-library.h"
#include "muster-test.h"

#include <string.h>

/* MusterCampaign: what it shows, what it takes back, and that its journal comes first. */

#define TEST_TYPE_JOURNAL (test_journal_get_type ())
G_DECLARE_FINAL_TYPE (TestJournal, test_journal, TEST, JOURNAL, GObject)

struct _TestJournal
{
  GObject parent_instance;
  GString *record;
  gboolean fails;
};

static gboolean
journal_append (MusterJournal              *journal,
                guint                       index,
                const MusterJournalEntry   *entries,
                guint                       n_entries,
                const MusterLedgerSummary  *summary,
                GError                    **error)
{
  TestJournal *self = TEST_JOURNAL (journal);

  if (self->fails)
    {
      g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_JOURNAL, "The disk is full.");
      return FALSE;
    }
  g_assert_cmpuint (n_entries, ==, 1);
  g_assert_cmpuint (strlen (entries[0].state_digest), ==, 64);
  g_string_append_printf (self->record, "%u %s %s\n", index, entries[0].text, summary->scene);
  return TRUE;
}

static gboolean
journal_seek (MusterJournal              *journal,
              guint                       length,
              const char                 *state_digest,
              const MusterLedgerSummary  *summary,
              GError                    **error)
{
  g_string_append_printf (TEST_JOURNAL (journal)->record, "seek %u\n", length);
  return TRUE;
}

static void
test_journal_journal_init (MusterJournalInterface *iface)
{
  iface->append = journal_append;
  iface->seek = journal_seek;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (TestJournal, test_journal, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (MUSTER_TYPE_JOURNAL, test_journal_journal_init))

static void
test_journal_finalize (GObject *object)
{
  g_string_free (TEST_JOURNAL (object)->record, TRUE);
  G_OBJECT_CLASS (test_journal_parent_class)->finalize (object);
}

static void
test_journal_class_init (TestJournalClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = test_journal_finalize;
}

static void
test_journal_init (TestJournal *self)
{
  self->record = g_string_new (NULL);
}

static MusterCampaign *
new_campaign (const char *setup,
              const char *log)
{
  const MusterCampaignCase words = { .name = "campaign", .setup = setup, .log = log };
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autofree char *text = muster_campaign_case_to_file (&words);
  g_autoptr (GError) error = NULL;
  MusterCampaign *campaign =
    muster_campaign_file_read (library, text, strlen (text), "campaign", NULL, &error);

  g_assert_no_error (error);
  return campaign;
}

static gboolean
give (MusterCampaign      *campaign,
      MusterCampaignVerb   verb,
      const char          *params,
      GError             **error)
{
  g_autofree char *quoted = g_strdelimit (g_strdup (params), "'", '"');
  g_autoptr (JsonNode) node = muster_json_parse (quoted, strlen (quoted), "params", NULL);
  g_auto (MusterCampaignOrder) order = { 0 };
  g_auto (MusterTape) tape = { 0 };

  muster_tape_init (&tape);
  muster_campaign_order_init (&order, verb, node);
  return muster_campaign_record (campaign, &order, &tape, error);
}

static void
assert_gives (MusterCampaign     *campaign,
              MusterCampaignVerb  verb,
              const char         *params)
{
  g_autoptr (GError) error = NULL;

  give (campaign, verb, params, &error);
  g_assert_no_error (error);
}

/* The ids, in listing order. */
static void
assert_lists (MusterCampaign     *campaign,
              MusterCampaignKind  kind,
              const char         *expected)
{
  const MusterCampaignState *state = muster_campaign_get_state (campaign);
  g_autoptr (GString) ids = g_string_new (NULL);

  for (int i = 0; i < muster_campaign_state_count (state, kind); i++)
    g_string_append_printf (ids, "%s%s", i > 0 ? " " : "",
                            muster_campaign_state_get_def (state, kind, i)->id);
  g_assert_cmpstr (ids->str, ==, expected);
}

static void
test_shows_what_there_is (void)
{
  g_autoptr (MusterCampaign) campaign = new_campaign (NULL, NULL);

  assert_lists (campaign, MUSTER_CAMPAIGN_CHAPTERS, "c1 c2 c3");
  assert_lists (campaign, MUSTER_CAMPAIGN_UNITS, "a1 a2 b1 b2");
  assert_lists (campaign, MUSTER_CAMPAIGN_LEADERS, "al as bl st cl");
  assert_lists (campaign, MUSTER_CAMPAIGN_FORCES, "f1 f2");
  muster_assert_model (muster_campaign_get_duties (campaign), "text", "");
  muster_assert_model (muster_ledger_get_log (campaign), "title", "");
  muster_test_assert_text (campaign, "date", "1879-01-11");
  g_assert_false (muster_ledger_get_can_undo (campaign));
}

static void
test_takes_back_and_gives_again (void)
{
  g_autoptr (MusterCampaign) campaign = new_campaign (NULL, NULL);
  guint n_changed = 0;
  g_autofree char *first = muster_ledger_dup_state_digest (campaign);
  g_autofree char *second = NULL, *back = NULL, *again = NULL;

  g_signal_connect_swapped (campaign, "changed", G_CALLBACK (g_atomic_int_inc), &n_changed);
  assert_gives (campaign, MUSTER_CAMPAIGN_ORDER_OPEN, "{'chapter': 'c1'}");
  second = muster_ledger_dup_state_digest (campaign);
  muster_assert_model (muster_ledger_get_log (campaign), "title", "One: Open");

  g_assert_true (muster_ledger_seek (campaign, 0, NULL));
  back = muster_ledger_dup_state_digest (campaign);
  g_assert_cmpstr (back, ==, first);
  g_assert_true (muster_ledger_get_can_redo (campaign));
  g_assert_true (muster_ledger_seek (campaign, 1, NULL));
  again = muster_ledger_dup_state_digest (campaign);
  g_assert_cmpstr (again, ==, second);
  g_assert_cmpstr (again, !=, first);
  g_assert_cmpuint (n_changed, ==, 3);
}

static void
assert_first_chapter (MusterCampaign *campaign,
                      const char     *status)
{
  const MusterCampaignChapter *chapter =
    muster_campaign_state_get_chapter (muster_campaign_get_state (campaign), 0);

  g_assert_cmpstr (muster_campaign_chapter_words[chapter->status], ==, status);
}

static void
test_looks_back (void)
{
  g_autoptr (MusterCampaign) campaign =
    new_campaign (NULL, "open {'chapter': 'c1'}\nreturn {'chapter': 'c1', 'source': 'paper', 'winner': "
    "'red', "
                        "'units': {'a1': {'start': 12, 'left': 9}}}");

  assert_first_chapter (campaign, "fought");
  muster_assert_model (muster_campaign_get_duties (campaign), "text",
                       "First: see how many of the casualties return");
  g_assert_true (muster_ledger_look (campaign, 1));
  assert_first_chapter (campaign, "open");
  muster_assert_model (muster_campaign_get_duties (campaign), "text", "");
  g_assert_cmpuint (muster_ledger_get_length (campaign), ==, 2);

  /* Orders are given in the present all the same. */
  assert_gives (campaign, MUSTER_CAMPAIGN_ORDER_RECOVER, "{'force': 'f1'}");
  assert_first_chapter (campaign, "fought");
}

static void
test_a_duty_knows_its_order (void)
{
  g_autoptr (MusterCampaign) campaign = new_campaign (NULL, "retire {'leader': 'al'}");
  g_autoptr (MusterCampaignDutyItem) duty =
    g_list_model_get_item (muster_campaign_get_duties (campaign), 0);
  g_autoptr (JsonNode) params = muster_campaign_duty_item_dup_params (duty);
  g_autofree char *text = muster_json_print (params, FALSE);

  muster_test_assert_text (duty, "verb", "appoint");
  muster_test_assert_text (duty, "rule", "C-LEAD-07");
  g_assert_cmpstr (text, ==, "{\"unit\": \"a1\"}");
}

static void
test_the_journal_comes_first (void)
{
  g_autoptr (MusterCampaign) campaign = new_campaign (NULL, NULL);
  g_autoptr (TestJournal) journal = g_object_new (TEST_TYPE_JOURNAL, NULL);
  g_autoptr (GError) error = NULL;

  muster_ledger_set_journal (campaign, MUSTER_JOURNAL (journal));
  journal->fails = TRUE;
  g_assert_false (give (campaign, MUSTER_CAMPAIGN_ORDER_OPEN, "{'chapter': 'c1'}", &error));
  g_assert_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_JOURNAL);
  g_assert_cmpuint (muster_ledger_get_length (campaign), ==, 0);

  journal->fails = FALSE;
  assert_gives (campaign, MUSTER_CAMPAIGN_ORDER_OPEN, "{'chapter': 'c1'}");
  g_assert_true (muster_ledger_seek (campaign, 0, NULL));
  g_assert_cmpstr (journal->record->str, ==,
                   "0 {\"order\": \"open\", \"params\": {\"chapter\": \"c1\"}} One\nseek 0\n");
}

static void
test_a_refusal_is_told (void)
{
  g_autoptr (MusterCampaign) campaign = new_campaign (NULL, NULL);
  g_autoptr (GError) refused = NULL, wrong = NULL;

  g_assert_false (give (campaign, MUSTER_CAMPAIGN_ORDER_OPEN, "{'chapter': 'c2'}", &refused));
  g_assert_error (refused, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_REFUSED);
  g_assert_cmpstr (refused->message, ==,
                   "the order “open” is refused: C-CHAP-02 Two is not ready: it is planned");
  g_assert_false (give (campaign, MUSTER_CAMPAIGN_ORDER_OPEN, "{'chapter': 'c9'}", &wrong));
  g_assert_error (wrong, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_INVALID);
  g_assert_cmpstr (wrong->message, ==, "open: $.chapter: there is no chapter “c9” (C-CHAP-02)");
}

static void
test_writes_what_it_reads (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterCampaign) campaign =
    new_campaign ("rules.casualties={'return': 'roll', 'target': 4}",
                  "open {'chapter': 'c1'}\nreturn {'chapter': 'c1', 'source': 'paper', 'winner': 'red', "
                  "'units': {'a1': {'start': 12, 'left': 9}}}\nrecover {'force': 'f1'} | recovery 1 4 "
                  "6\nnote {'text': 'x'}");
  g_autofree char *text = NULL, *again = NULL;
  g_autoptr (MusterCampaign) copy = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (muster_ledger_seek (campaign, 3, NULL));
  text = muster_campaign_file_write (campaign);
  copy = muster_campaign_file_read (library, text, strlen (text), "copy", NULL, &error);
  g_assert_no_error (error);
  again = muster_campaign_file_write (copy);
  g_assert_cmpstr (text, ==, again);
  g_assert_cmpuint (muster_ledger_get_length (copy), ==, 3);
}

/* C-MISC-04 */
static void
test_notes_are_for_whom_they_are (void)
{
  g_autoptr (MusterCampaign) campaign =
    new_campaign (NULL, "note {'text': 'All'}\nnote {'text': 'Master', 'for': 'gm'}\n"
                        "note {'text': 'Blue', 'for': 'blue'}\nnote {'text': 'Sealed', 'chapter': 'c1'}");
  /* By whether the chapter is open, who reads, and the note. */
  static const gboolean expected[2][3][4] = {
    { { 1, 1, 1, 1 }, { 1, 0, 0, 0 }, { 1, 0, 1, 0 } },
    { { 1, 1, 1, 1 }, { 1, 0, 0, 1 }, { 1, 0, 1, 1 } },
  };

  for (guint opened = 0; opened < 2; opened++)
    {
      if (opened)
        assert_gives (campaign, MUSTER_CAMPAIGN_ORDER_OPEN, "{'chapter': 'c1'}");
      for (guint i = 0; i < 4; i++)
        {
          g_autoptr (MusterCampaignLogEntry) entry =
            g_list_model_get_item (muster_ledger_get_log (campaign), i);

          for (int side = -1; side < 2; side++)
            g_assert_cmpint (
              muster_campaign_log_entry_is_for (entry, muster_campaign_get_state (campaign), side), ==,
              expected[opened][side + 1][i]);
        }
    }
}

/* The winner's points come first, whoever he is. */
static void
test_scores_are_in_one_order (void)
{
  static const struct
  {
    const char *winner;
    const char *expected;
  } CASES[] = { { "red", "4 : 7" }, { "blue", "7 : 4" }, { "draw", "4 : 7" } };
  g_autoptr (MusterLibrary) library = muster_test_library_new ();

  for (guint i = 0; i < G_N_ELEMENTS (CASES); i++)
    {
      g_autofree char *log =
        g_strdup_printf ("open {'chapter': 'c1'}\nreturn {'chapter': 'c1', 'source': 'paper', "
                         "'winner': '%s', 'score': {'red': 4, 'blue': 7}}", CASES[i].winner);
      const MusterCampaignCase about = { .log = log };
      g_autofree char *text = muster_campaign_case_to_file (&about);
      g_autoptr (GError) error = NULL;
      g_autoptr (MusterCampaign) campaign =
        muster_campaign_file_read (library, text, strlen (text), "scores", NULL, &error);
      g_autofree char *score = NULL;

      g_assert_no_error (error);
      score = muster_campaign_dup_score (muster_campaign_get_setup (campaign),
                                         muster_campaign_get_present (campaign), 0);
      g_assert_cmpstr (score, ==, CASES[i].expected);
    }
}

/* C-STAND-01: names order players, but give nobody a better place. */
static void
test_ties_share_their_place (void)
{
  static const struct
  {
    const char *log;
    guint ranks[3];
  } CASES[] = {
    { "award {'player': 'ben', 'points': 0}\n", { 1, 1, 1 } },
    { "award {'player': 'ann', 'points': 3}\naward {'player': 'zoe', 'points': 3}\n", { 1, 1, 3 } },
    { "award {'player': 'ann', 'points': 3}\n", { 1, 2, 2 } },
    { "award {'player': 'ann', 'points': 3}\naward {'player': 'ben', 'points': 2}\n", { 1, 2, 3 } },
  };
  g_autoptr (MusterLibrary) library = muster_test_library_new ();

  for (guint i = 0; i < G_N_ELEMENTS (CASES); i++)
    {
      const MusterCampaignCase about = { .setup = "players.+={'id': 'zoe', 'name': 'Zoe', 'side': 'red'}\n",
                                         .log = CASES[i].log };
      g_autofree char *text = muster_campaign_case_to_file (&about);
      g_autoptr (GError) error = NULL;
      g_autoptr (MusterCampaign) campaign =
        muster_campaign_file_read (library, text, strlen (text), "ties", NULL, &error);
      const MusterCampaignState *state = muster_campaign_get_present (campaign);
      g_autoptr (GArray) standings = muster_campaign_list_standings (state);

      g_assert_no_error (error);
      for (guint k = 0; k < standings->len; k++)
        g_assert_cmpuint (muster_campaign_get_rank (state, standings, k), ==, CASES[i].ranks[k]);
    }
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/campaign/shows-what-there-is", test_shows_what_there_is);
  g_test_add_func ("/campaign/takes-back-and-gives-again", test_takes_back_and_gives_again);
  g_test_add_func ("/campaign/looks-back", test_looks_back);
  g_test_add_func ("/campaign/a-duty-knows-its-order", test_a_duty_knows_its_order);
  g_test_add_func ("/campaign/the-journal-comes-first", test_the_journal_comes_first);
  g_test_add_func ("/campaign/a-refusal-is-told", test_a_refusal_is_told);
  g_test_add_func ("/campaign/writes-what-it-reads", test_writes_what_it_reads);
  g_test_add_func ("/campaign/C-MISC-04/notes-are-for-whom-they-are", test_notes_are_for_whom_they_are);

  g_test_add_func ("/campaign/scores-are-in-one-order", test_scores_are_in_one_order);
  g_test_add_func ("/campaign/C-STAND-01/ties-share-their-place", test_ties_share_their_place);

  return g_test_run ();
}
