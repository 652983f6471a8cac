/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/muster-campaign-correction.h"
#include "core/campaign/muster-campaign-file.h"
#include "core/muster-core-error.h"
#include "core/muster-json.h"
#include "core/plans/muster-plan-setup.h"
#include "muster-test-campaign.h"
#include "muster-test-map.h"
#include "muster-test-library.h"
#include "muster-test.h"

#include <string.h>

/* Correcting the past: what it would change, what it would cost, and that it is all or nothing. */

#define TEST_TYPE_JOURNAL (test_journal_get_type ())
G_DECLARE_FINAL_TYPE (TestJournal, test_journal, TEST, JOURNAL, GObject)

struct _TestJournal
{
  GObject parent_instance;
  gboolean fails;
  guint index;
  guint n_entries;
  guint n_seeks;
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
  self->index = index;
  self->n_entries = n_entries;
  for (guint i = 0; i < n_entries; i++)
    {
      g_assert_true (g_str_has_prefix (entries[i].text, "{\"order\": "));
      g_assert_cmpuint (strlen (entries[i].state_digest), ==, 64);
    }
  return TRUE;
}

static gboolean
journal_seek (MusterJournal              *journal,
              guint                       length,
              const char                 *state_digest,
              const MusterLedgerSummary  *summary,
              GError                    **error)
{
  TEST_JOURNAL (journal)->n_seeks++;
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
test_journal_class_init (TestJournalClass *klass)
{
}

static void
test_journal_init (TestJournal *self)
{
}

/* A chapter fought, its aftermath, and what was done with it. */
static const char LOG[] =
  "open {'chapter': 'c1'}\n"
  "return {'chapter': 'c1', 'source': 'paper', 'winner': 'red', 'units': {'a1': {'start': 12, 'left': 7}}, "
  "'leaders': {'al': {'lost': true}}}\n"
  "recover {'force': 'f1'} | recovery 5 5 1 1 1\n"
  "fates {'force': 'f1'}\n"
  "close {'chapter': 'c1'}\n"
  "appoint {'unit': 'a1', 'leader': 'st'}\n"
  "note {'text': 'Onward.'}";

static const char RULES[] = "rules.casualties={'return': 'roll', 'target': 5}";

static MusterCampaign *
new_campaign (MusterLibrary *library,
              const char    *setup,
              const char    *log)
{
  const MusterCampaignCase words = { .name = "campaign", .setup = setup, .log = log };
  g_autofree char *text = muster_campaign_case_to_file (&words);
  g_autoptr (GError) error = NULL;
  MusterCampaign *campaign =
    muster_campaign_file_read (library, text, strlen (text), "campaign", NULL, &error);

  g_assert_no_error (error);
  return campaign;
}

static MusterCampaignCorrection *
change (MusterCampaign      *campaign,
        guint                index,
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
  return muster_campaign_correction_make (campaign, index, &order, &tape, error);
}

static char *
join (GPtrArray *texts)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) words = NULL;

  for (guint i = 0; i < texts->len; i++)
    g_strv_builder_add (builder, g_ptr_array_index (texts, i));
  words = g_strv_builder_end (builder);
  return g_strjoinv ("\n", words);
}

static void
assert_changes (const MusterCampaignCorrection *correction,
                const char                     *expected)
{
  g_autofree char *changes = join (muster_campaign_correction_get_changes (correction));

  g_assert_cmpstr (changes, ==, expected);
}

static void
test_changes_are_told (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterCampaign) campaign = new_campaign (library, RULES, LOG);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterCampaignCorrection) correction = NULL;
  g_autofree char *before = muster_ledger_dup_state_digest (campaign);
  g_autofree char *after = NULL;

  correction = change (campaign, 1, MUSTER_CAMPAIGN_ORDER_RETURN,
                       "{'chapter': 'c1', 'source': 'paper', 'winner': 'draw', 'units': {'a1': {'start': 12, "
                       "'left': 7}}, 'leaders': {'al': {'lost': true}}}", &error);
  g_assert_no_error (error);
  assert_changes (correction, "One: won by a draw instead of won by Red\n"
                  "Red: campaign points 1 instead of 3\n"
                  "Blue: campaign points 1 instead of 0\nAnn: campaign points 1 instead of 3\n"
                  "Ann: battles won 0 instead of 1\nBen: campaign points 1 instead of 0");
  g_assert_cmpuint (muster_campaign_correction_get_breaks (correction)->len, ==, 0);

  /* Nothing is otherwise until somebody accepts it. */
  after = muster_ledger_dup_state_digest (campaign);
  g_assert_cmpstr (before, ==, after);
  g_assert_true (muster_campaign_correction_accept (correction, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (muster_ledger_get_length (campaign), ==, 7);
  g_assert_cmpint (muster_campaign_get_present (campaign)->points[0], ==, 1);
}

/* Each field that would be another is told, whatever it is. */
static void
test_every_field_is_told (void)
{
#define FOUGHT(score, shots, left) \
  "open {'chapter': 'c1'}\nreturn " AGAIN (score, shots, left)
#define AGAIN(score, shots, left) \
  "{'chapter': 'c1', 'source': 'paper', 'winner': 'red', 'score': {'red': " score ", 'blue': 2}, 'units': " \
  "{'a1': {'start': 12, 'left': " left ", 'deeds': {'shots': " shots "}}}}"
  static const struct
  {
    const char *setup;
    const char *log;
    guint index;
    MusterCampaignVerb verb;
    const char *params; /* NULL: the entry is taken out */
    const char *told;
  } CASES[] = {
    { NULL, FOUGHT ("4", "3", "7"), 1, MUSTER_CAMPAIGN_ORDER_RETURN,
      AGAIN ("5", "3", "7"), ": victory points of Red 5 instead of 4" },
    { NULL, FOUGHT ("4", "3", "7"), 1, MUSTER_CAMPAIGN_ORDER_RETURN,
      AGAIN ("5", "3", "7"), ": victory points for less against 3 instead of 2" },
    { NULL, FOUGHT ("4", "3", "7"), 1, MUSTER_CAMPAIGN_ORDER_RETURN,
      AGAIN ("4", "8", "7"), " 8 instead of 3" },
    { NULL, FOUGHT ("4", "3", "7"), 1, MUSTER_CAMPAIGN_ORDER_RETURN,
      AGAIN ("4", "3", "6"), ": losses that have not come back 6 instead of 5" },
    { NULL, FOUGHT ("4", "3", "7"), 1, 0, NULL, ": battles 0 instead of 1" },
    { NULL, FOUGHT ("4", "3", "7"), 1, 0, NULL,
      ": battles won 0 instead of 1" },
    { NULL, "honour {'unit': 'a1', 'text': 'Old'}", 0, MUSTER_CAMPAIGN_ORDER_HONOUR,
      "{'unit': 'a1', 'text': 'New'}", ": honours “New” instead of honours “Old”" },
    { NULL, "honour {'leader': 'al', 'text': 'Old'}", 0, 0, NULL, ": no honours instead of honours “Old”" },
    { NULL, "leave {'player': 'ann'}", 0, 0, NULL, "Ann: plays instead of has left" },
    { APART, MARCH ("f1", "'b'"), 0, 0, NULL, ": no march is written instead of marches to The b" },
    { APART, CLOSE_LINK ("b", "a"), 0, 0, NULL, "The a – The b: open instead of closed" },
    { APART, CLASH, 2, 0, NULL, "The map: turn 0 instead of 1" },
    { APART, CLASH, 2, 0, NULL, "The map: meetings that are not settled 0 instead of 1" },
    { APART NEAR, CLASH FIGHT ("red"), 6, 0, NULL, ": need not withdraw instead of has to withdraw" },
    { "rules.deck={'cards': [{'id': 'r', 'title': 'R', 'text': 'x'}, "
      "{'id': 's', 'title': 'S', 'text': 'x'}]}",
      "event {'side': 'red'} | event 1", 0, 0, NULL, "The deck: cards left 2 instead of 1" },
  };
  g_autoptr (MusterLibrary) library = muster_test_library_new ();

  for (guint i = 0; i < G_N_ELEMENTS (CASES); i++)
    {
      g_autoptr (MusterCampaign) campaign = new_campaign (library, CASES[i].setup, CASES[i].log);
      g_autoptr (GError) error = NULL;
      g_autoptr (MusterCampaignCorrection) correction =
        CASES[i].params != NULL
          ? change (campaign, CASES[i].index, CASES[i].verb, CASES[i].params, &error)
          : muster_campaign_correction_make (campaign, CASES[i].index, NULL, NULL, &error);
      g_autofree char *changes = NULL;

      g_assert_no_error (error);
      changes = join (muster_campaign_correction_get_changes (correction));
      if (strstr (changes, CASES[i].told) == NULL)
        g_error ("%u: “%s” is not told:\n%s", i, CASES[i].told, changes);
    }
#undef AGAIN
#undef FOUGHT
}

static void
test_what_no_longer_folds_is_listed (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterCampaign) campaign = new_campaign (library, RULES, LOG);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterCampaignCorrection) correction = NULL;
  const MusterCampaignBreak *lost;

  /* Al was not lost after all, and one man more came back. */
  correction = change (campaign, 1, MUSTER_CAMPAIGN_ORDER_RETURN,
                       "{'chapter': 'c1', 'source': 'paper', 'winner': 'red', 'units': {'a1': {'start': 12, "
                       "'left': 8}}}", &error);
  g_assert_no_error (error);
  g_assert_cmpuint (muster_campaign_correction_get_breaks (correction)->len, ==, 4);
  lost = g_ptr_array_index (muster_campaign_correction_get_breaks (correction), 0);
  g_assert_cmpuint (lost->index, ==, 2);
  g_assert_cmpstr (lost->title, ==, "First: Casualties return");
  g_assert_nonnull (strstr (lost->reason, "5 instead of 4"));
  lost = g_ptr_array_index (muster_campaign_correction_get_breaks (correction), 1);
  g_assert_cmpstr (lost->title, ==, "First: Fates of leaders");
  g_assert_nonnull (strstr (lost->reason, "C-LEAD-02"));

  g_assert_true (muster_campaign_correction_accept (correction, &error));
  muster_assert_model (muster_ledger_get_log (campaign), "title",
                       "One: Open One: Return of a battle Note");
}

static void
test_an_entry_is_taken_out (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterCampaign) campaign = new_campaign (library, RULES, LOG);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterCampaignCorrection) correction =
    muster_campaign_correction_make (campaign, 5, NULL, NULL, &error);

  assert_changes (correction, "A1: led by As instead of led by St\nSt: with nobody instead of with A1");
  g_assert_true (muster_campaign_correction_accept (correction, &error));
  g_assert_cmpuint (muster_ledger_get_length (campaign), ==, 6);
  muster_assert_model (muster_campaign_get_duties (campaign), "text", "A1: appoint a leader");
}

static void
test_what_cannot_be_given_there_is_refused (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterCampaign) campaign = new_campaign (library, RULES, LOG);
  g_autoptr (GError) error = NULL;

  g_assert_null (change (campaign, 0, MUSTER_CAMPAIGN_ORDER_OPEN, "{'chapter': 'c2'}", &error));
  g_assert_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_REFUSED);
}

/* Another order in the place of one: what it asks for is known before, and what comes of it is told. */
static void
test_another_order_takes_the_place (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterCampaign) campaign = new_campaign (library, RULES, LOG);
  g_autoptr (JsonNode) params = json_from_string ("{\"force\": \"f1\"}", NULL);
  g_auto (MusterCampaignOrder) order = { 0 };
  g_auto (MusterCampaignOutcome) outcome = { 0 };
  g_auto (MusterCampaignState) state = { 0 };
  g_auto (MusterTape) tape = { 0 };
  g_autoptr (MusterCampaignCorrection) correction = NULL;
  g_autoptr (GError) error = NULL;
  static const guint8 faces[] = { 6, 6, 6, 6, 6 };
  guint purpose;

  /* The state that the entry was given in: Al is lost, and nobody has come back yet. */
  muster_campaign_state_init (&state);
  muster_campaign_correction_recall (campaign, 2, &state);
  g_assert_cmpint (muster_campaign_state_get_unit (&state, 0)->strength, ==, 7);
  muster_campaign_correction_recall (campaign, 0, &state);
  g_assert_cmpint (muster_campaign_state_get_unit (&state, 0)->strength, ==, 12);
  muster_campaign_correction_recall (campaign, muster_ledger_get_length (campaign), &state);
  g_assert_cmpint (muster_campaign_state_get_unit (&state, 0)->strength, ==,
                   muster_campaign_state_get_unit (muster_campaign_get_present (campaign), 0)->strength);

  muster_tape_init (&tape);
  muster_campaign_outcome_init (&outcome);
  muster_campaign_order_init (&order, MUSTER_CAMPAIGN_ORDER_RECOVER, params);
  muster_campaign_correction_try_at (campaign, 2, &order, &tape, &outcome);
  g_assert_cmpint (outcome.base.kind, ==, MUSTER_OUTCOME_NEEDS);
  g_assert_cmpuint (outcome.base.request.n, ==, 5);
  purpose = outcome.base.request.purpose;
  muster_campaign_correction_try_at (campaign, 1, &order, &tape, &outcome);
  g_assert_cmpint (outcome.base.kind, ==, MUSTER_OUTCOME_REFUSED);
  g_assert_null (muster_campaign_correction_make (campaign, 2, &order, &tape, &error));
  g_assert_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_NEEDS_ROLL);
  g_clear_error (&error);

  /* Better dice: all of them are back. */
  muster_tape_add (&tape, purpose, FALSE, MUSTER_ROLL_TYPED, faces, G_N_ELEMENTS (faces));
  correction = muster_campaign_correction_make (campaign, 2, &order, &tape, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (muster_campaign_correction_get_breaks (correction)->len, ==, 0);
  g_assert_cmpuint (muster_campaign_correction_get_changes (correction)->len, ==, 1);
  g_assert_true (g_str_has_prefix (g_ptr_array_index (muster_campaign_correction_get_changes (correction), 0),
                                   "A1: strength 12 instead of "));
  g_assert_true (muster_campaign_correction_accept (correction, &error));
  g_assert_cmpint (muster_campaign_state_get_unit (muster_campaign_get_present (campaign), 0)->strength, ==,
                   12);
  g_assert_cmpuint (muster_ledger_get_length (campaign), ==, 7);
}

static void
test_it_is_all_or_nothing (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterCampaign) campaign = new_campaign (library, RULES, LOG);
  g_autoptr (TestJournal) journal = g_object_new (TEST_TYPE_JOURNAL, NULL);
  g_autoptr (MusterCampaignCorrection) correction = NULL;
  g_autoptr (MusterCampaignCorrection) last = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *before = muster_ledger_dup_state_digest (campaign);
  g_autofree char *after = NULL;

  muster_ledger_set_journal (campaign, MUSTER_JOURNAL (journal));
  correction = muster_campaign_correction_make (campaign, 5, NULL, NULL, NULL);
  journal->fails = TRUE;
  g_assert_false (muster_campaign_correction_accept (correction, &error));
  g_assert_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_JOURNAL);
  after = muster_ledger_dup_state_digest (campaign);
  g_assert_cmpstr (before, ==, after);
  g_assert_cmpuint (muster_ledger_get_length (campaign), ==, 7);

  journal->fails = FALSE;
  g_assert_true (muster_campaign_correction_accept (correction, NULL));
  g_assert_cmpuint (journal->index, ==, 5);
  g_assert_cmpuint (journal->n_entries, ==, 1);

  /* Without anything behind it, it is as if it were taken back. */
  last = muster_campaign_correction_make (campaign, 5, NULL, NULL, NULL);
  g_assert_true (muster_campaign_correction_accept (last, NULL));
  g_assert_cmpuint (journal->n_seeks, ==, 1);
}

static void
test_a_campaign_that_went_on_is_left_alone (void)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterCampaign) campaign = new_campaign (library, RULES, LOG);
  g_autoptr (MusterCampaignCorrection) correction = muster_campaign_correction_make (campaign, 5, NULL, NULL,
                                                                                     NULL);
  g_autoptr (GError) error = NULL;

  g_assert_true (muster_ledger_seek (campaign, 5, NULL));
  g_assert_false (muster_campaign_correction_accept (correction, &error));
  g_assert_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_REFUSED);
}

static void
load_order (MusterBattle *battle,
            const char   *order)
{
  g_autofree char *quoted = g_strdelimit (g_strdup (order), "'", '"');
  g_autoptr (GError) error = NULL;

  muster_ledger_load_entry (battle, quoted, "entry", &error);
  g_assert_no_error (error);
  muster_ledger_finish_loading (battle);
}

static void
record (MusterCampaign     *campaign,
        MusterCampaignVerb  verb,
        JsonNode           *params)
{
  g_auto (MusterCampaignOrder) order = { 0 };
  g_auto (MusterTape) tape = { 0 };
  g_autoptr (GError) error = NULL;

  muster_tape_init (&tape);
  muster_campaign_order_init (&order, verb, params);
  muster_campaign_record (campaign, &order, &tape, &error);
  g_assert_no_error (error);
}

/* A battle that goes on after its return was made: that is known, and what would change is told. */
static void
test_a_return_grows_stale (void)
{
  static const char BATTLE_ID[] = "5b2f7e1c-95c8-4a86-9f04-0c4f1b7d3a11";
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterCampaign) campaign = new_campaign (library, NULL, "open {'chapter': 'c1'}");
  g_autoptr (MusterBattlePlan) plan = muster_campaign_battle_plan_make (campaign, "c1", NULL, NULL);
  g_autoptr (MusterSetup) setup = muster_plan_make_setup (plan, NULL, NULL);
  g_autoptr (MusterBattleTie) tie = muster_campaign_battle_plan_tie (campaign, "", "c1", plan);
  g_autoptr (MusterBattle) battle = muster_battle_new (setup);
  g_autoptr (MusterCampaignCorrection) correction = NULL;
  g_autoptr (JsonNode) params = NULL;
  g_autoptr (GError) error = NULL;
  int index;

  load_order (battle, "{'order': 'end-battle', 'params': {'reason': 'dusk'}}");
  params = muster_campaign_battle_return_make (campaign, tie, battle, BATTLE_ID, NULL);
  record (campaign, MUSTER_CAMPAIGN_ORDER_RETURN, params);
  index = muster_campaign_correction_find_return (campaign, "c1");
  g_assert_cmpint (index, ==, 1);
  g_assert_cmpint (muster_campaign_correction_find_return (campaign, "c2"), ==, -1);
  g_assert_false (muster_campaign_correction_is_stale (campaign, (guint) index, battle));

  load_order (battle, "{'order': 'set', 'params': {'unit': 'a-a1', 'field': 'strength', 'value': 9, "
              "'reason': 'counted again'}}");
  g_assert_true (muster_campaign_correction_is_stale (campaign, (guint) index, battle));
  correction = muster_campaign_correction_renew_return (campaign, (guint) index, tie, battle, BATTLE_ID, NULL,
                                                        &error);
  g_assert_no_error (error);
  assert_changes (correction,
                  "A1: strength 9 instead of 12\nA1: losses that have not come back 3 instead of 0");
  g_assert_true (muster_campaign_correction_accept (correction, NULL));
  g_assert_false (muster_campaign_correction_is_stale (campaign, (guint) index, battle));
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/campaign/correction/changes-are-told", test_changes_are_told);
  g_test_add_func ("/campaign/correction/every-field-is-told", test_every_field_is_told);
  g_test_add_func ("/campaign/correction/what-no-longer-folds-is-listed",
                   test_what_no_longer_folds_is_listed);
  g_test_add_func ("/campaign/correction/an-entry-is-taken-out", test_an_entry_is_taken_out);
  g_test_add_func ("/campaign/correction/what-cannot-be-given-there-is-refused",
                   test_what_cannot_be_given_there_is_refused);
  g_test_add_func ("/campaign/correction/another-order-takes-the-place", test_another_order_takes_the_place);
  g_test_add_func ("/campaign/correction/it-is-all-or-nothing", test_it_is_all_or_nothing);
  g_test_add_func ("/campaign/correction/a-campaign-that-went-on-is-left-alone",
                   test_a_campaign_that_went_on_is_left_alone);
  g_test_add_func ("/campaign/correction/a-return-grows-stale", test_a_return_grows_stale);

  return g_test_run ();
}
