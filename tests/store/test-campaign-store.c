/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/muster-campaign-file.h"
#include "muster-store-test.h"
#include "muster-test-campaign.h"
#include "muster-test-library.h"
#include "muster-test-store.h"
#include "store/ledger/muster-campaign-kind.h"
#include "store/ledger/muster-ledger-exchange.h"
#include "store/muster-campaign-presets.h"
#include "store/upkeep/muster-check.h"
#include "store/upkeep/muster-hash-check.h"
#include "store/upkeep/muster-salvage.h"

#include <string.h>

/* Campaigns are kept as battles are: what happens in one is kept before it is shown, what is kept goes on,
 * and whatever happens to it is told. */

#define FOUGHT                                                                                       \
  "open {'chapter': 'c1'}\n"                                                                         \
  "return {'chapter': 'c1', 'source': 'paper', 'winner': 'red', 'score': {'red': 4, 'blue': 2},"     \
  " 'units': {'a1': {'start': 12, 'left': 9}}}\n"                                                    \
  "recover {'force': 'f1'} | recovery 1 4 6\n"                                                       \
  "close {'chapter': 'c1'}"

typedef struct
{
  MusterTestDir *dir;
  MusterStore *store;
  MusterLedgerStore *campaigns;
  MusterLibrary *library;
} Fixture;

static char *
dup_file (const char *log)
{
  const MusterCampaignCase words = {
    .name = "campaign", .setup = "rules.casualties={'return': 'roll', 'target': 4}", .log = log
  };

  return muster_campaign_case_to_file (&words);
}

static gint64
import_text (Fixture    *fixture,
             const char *text)
{
  g_autoptr (GError) error = NULL;
  gint64 id = 0;

  muster_test_import_campaign (fixture->campaigns, fixture->library, text, strlen (text), "case", &id,
                               &error);
  g_assert_no_error (error);

  return id;
}

static gint64
import (Fixture    *fixture,
        const char *log)
{
  g_autofree char *text = dup_file (log);

  return import_text (fixture, text);
}

static MusterCampaign *
open_campaign (Fixture *fixture,
               gint64   id)
{
  g_autoptr (GError) error = NULL;
  MusterCampaign *campaign = muster_campaign_store_open (fixture->campaigns, id, fixture->library,
                                                         MUSTER_LEDGER_OPEN_DEFAULT, &error);

  g_assert_no_error (error);

  return campaign;
}

static void
open_store (Fixture *fixture)
{
  g_clear_object (&fixture->store);
  fixture->store = muster_store_test_open (fixture->dir);
  fixture->campaigns = muster_store_get_campaigns (fixture->store);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->dir = muster_test_dir_new ();
  fixture->library = muster_test_library_new ();
  open_store (fixture);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_clear_object (&fixture->store);
  g_clear_object (&fixture->library);
  muster_test_dir_free (fixture->dir);
}

static void
note (MusterCampaign *campaign,
      const char     *text)
{
  g_autoptr (JsonNode) params = json_node_new (JSON_NODE_OBJECT);
  g_auto (MusterCampaignOrder) order = { 0 };
  g_auto (MusterTape) tape = { 0 };
  g_autoptr (GError) error = NULL;

  json_node_take_object (params, json_object_new ());
  json_object_set_string_member (json_node_get_object (params), "text", text);
  muster_tape_init (&tape);
  muster_campaign_order_init (&order, MUSTER_CAMPAIGN_ORDER_NOTE, params);
  muster_campaign_record (campaign, &order, &tape, &error);
  g_assert_no_error (error);
}

static void
assert_same (MusterCampaign *a,
             MusterCampaign *b)
{
  g_autofree char *file_a = muster_campaign_file_write (a);
  g_autofree char *file_b = muster_campaign_file_write (b);
  g_autofree char *digest_a = muster_ledger_dup_state_digest (a);
  g_autofree char *digest_b = muster_ledger_dup_state_digest (b);

  g_assert_cmpstr (file_a, ==, file_b);
  g_assert_cmpstr (digest_a, ==, digest_b);
  g_assert_cmpuint (muster_ledger_get_n_entries (a), ==, muster_ledger_get_n_entries (b));
}

static void
test_found_as_it_was_left (Fixture       *fixture,
                           gconstpointer  data)
{
  gint64 id = import (fixture, FOUGHT);
  g_autoptr (MusterCampaign) campaign = open_campaign (fixture, id);
  g_autoptr (MusterCampaign) again = NULL;

  note (campaign, "Rain.");
  note (campaign, "More rain.");
  g_assert_true (muster_ledger_seek (campaign, 5, NULL));
  open_store (fixture);
  again = open_campaign (fixture, id);
  assert_same (again, campaign);
  g_assert_true (muster_ledger_get_can_redo (again));

  /* And goes on from there. */
  note (again, "Sun.");
  g_assert_cmpuint (muster_ledger_get_n_entries (again), ==, 6);
}

static void
test_created_from_a_setup (Fixture       *fixture,
                           gconstpointer  data)
{
  g_autofree char *text = dup_file (NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterCampaignSetup) setup =
    muster_campaign_file_read_setup (fixture->library, text, strlen (text), "case", &error);
  g_autoptr (MusterCampaign) campaign = NULL;
  g_autoptr (MusterCampaign) again = NULL;
  gint64 id = 0;

  campaign = muster_campaign_store_create (fixture->campaigns, setup, &id, &error);
  g_assert_no_error (error);
  note (campaign, "It begins.");
  again = open_campaign (fixture, id);
  assert_same (again, campaign);
}

static void
test_order_that_cannot_be_kept_is_not_shown (Fixture       *fixture,
                                             gconstpointer  data)
{
  g_autoptr (MusterCampaign) campaign = open_campaign (fixture, import (fixture, FOUGHT));
  g_autoptr (GError) error = NULL;

  muster_store_close (fixture->store);
  g_assert_false (muster_ledger_seek (campaign, 1, &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_FAILED);
  g_assert_cmpuint (muster_ledger_get_length (campaign), ==, 4);
}

/* In the same transaction as the order. */
static void
test_list_says_where_it_stands (Fixture       *fixture,
                                gconstpointer  data)
{
  g_autoptr (MusterStoreList) list = muster_ledger_store_list (fixture->campaigns);
  g_autoptr (MusterCampaign) campaign = open_campaign (fixture, import (fixture, FOUGHT));

  muster_assert_model (list, "title", "The Valley War");
  muster_assert_model (list, "subject", "Red – Blue");
  muster_assert_model (list, "ruleset", "kings");
  muster_assert_model (list, "date", "1879-01-11");
  muster_assert_model (list, "turn", "1");
  muster_assert_model (list, "scene", "Two");
  muster_assert_model (list, "score", "3 : 0");
  g_assert_true (muster_ledger_seek (campaign, 1, NULL));
  muster_assert_model (list, "turn", "0");
  muster_assert_model (list, "scene", "One");
  muster_assert_model (list, "score", "0 : 0");
  muster_store_list_set_search (list, "valley blue");
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, 1);
  muster_store_list_set_stage (list, MUSTER_STAGE_OVER);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, 0);
}

static void
test_renamed_archived_removed (Fixture       *fixture,
                               gconstpointer  data)
{
  g_autoptr (MusterStoreList) list = muster_ledger_store_list (fixture->campaigns);
  gint64 id = import (fixture, FOUGHT);
  g_autoptr (MusterCampaign) campaign = NULL;
  g_autofree char *file = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (muster_ledger_store_set_title (fixture->campaigns, id, "War & <b>Peace", &error));
  campaign = open_campaign (fixture, id);
  g_assert_cmpstr (muster_campaign_get_title (campaign), ==, "War & <b>Peace");
  file = muster_campaign_file_write (campaign);
  g_assert_nonnull (strstr (file, "\"title\": \"War & <b>Peace\""));

  g_assert_true (muster_ledger_store_archive (fixture->campaigns, id, TRUE, &error));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, 0);
  g_assert_true (muster_ledger_store_remove (fixture->campaigns, id, &error));
  g_assert_cmpuint (muster_test_count_ledgers (fixture->campaigns), ==, 0);
  g_assert_true (muster_hash_check_sound (muster_store_get_db (fixture->store), &error));
  g_assert_false (muster_ledger_store_remove (fixture->campaigns, id, &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_NOT_FOUND);
  g_assert_cmpstr (error->message, ==, "This campaign no longer exists.");
}

static void
test_file_comes_in_and_out_again (Fixture       *fixture,
                                  gconstpointer  data)
{
  g_autoptr (MusterCampaign) campaign = open_campaign (fixture, import (fixture, FOUGHT));
  g_autofree char *file = muster_campaign_file_write (campaign);
  g_autoptr (MusterCampaign) copy = NULL;
  g_autofree char *out = NULL;
  g_autoptr (GError) error = NULL;
  gint64 id = 0;

  g_assert_true (muster_test_import_campaign (fixture->campaigns, fixture->library, file, strlen (file),
                                              "copy", &id, &error));
  copy = open_campaign (fixture, id);
  out = muster_campaign_file_write (copy);
  g_assert_cmpstr (out, ==, file);
}

static void
test_wrong_file_leaves_nothing (Fixture       *fixture,
                                gconstpointer  data)
{
  g_autofree char *text = dup_file ("dance {}");
  g_autoptr (GError) error = NULL;
  gint64 id = 0;

  g_assert_false (muster_test_import_campaign (fixture->campaigns, fixture->library, text, strlen (text),
                                               "wrong", &id, &error));
  g_assert_nonnull (error);
  g_assert_cmpuint (muster_test_count_ledgers (fixture->campaigns), ==, 0);
}

/* Whatever is changed behind the store's back. */
static void
test_changes_are_noticed (Fixture       *fixture,
                          gconstpointer  data)
{
  static const char *const changes[] = {
    "UPDATE campaign SET title = 'x'",
    "UPDATE campaign SET fought = 3",
    "UPDATE campaign SET chapter = 'x'",
    "UPDATE campaign SET winner = 'x'",
    "UPDATE campaign SET n_events = 3",
    "UPDATE campaign_setup SET document = '{}'",
    "UPDATE campaign_event SET payload = '{}' WHERE seq = 2",
    "DELETE FROM campaign_event WHERE seq = 4",
    "DELETE FROM campaign_setup",
    "DELETE FROM campaign",
    "UPDATE tally SET n_rows = 2 WHERE name = 'campaign'",
    "INSERT INTO campaign_detail VALUES (1, 'x', 1, '{}', zeroblob (32))",
  };

  import (fixture, FOUGHT);
  muster_store_test_assert_noticed (muster_store_get_db (fixture->store), changes,
                                    G_N_ELEMENTS (changes));
}

/* A row of a battle is none of a campaign, though all else of it is the same. */
static void
test_battles_are_no_campaigns (Fixture       *fixture,
                               gconstpointer  data)
{
  static const char *const changes[] = {
    "INSERT INTO campaign (id, uuid, ruleset, title, subject, search, date, status, winner, score, chapter,"
    " archived, prepared, fought, created, updated, touched, n_events, n_entries, n_counting, head, state,"
    " hash) SELECT id, uuid, ruleset, title, subject, search, date, status, winner, score, scenario,"
    " archived, prepared, turn, created, updated, touched, n_events, n_entries, n_counting, head, state,"
    " hash FROM battle; INSERT INTO campaign_setup SELECT * FROM battle_setup;"
    " INSERT INTO campaign_event SELECT * FROM event;"
    " INSERT INTO tally SELECT 'campaign', n_rows, next_id, hash FROM tally WHERE name = 'battle'",
  };

  muster_store_test_create (fixture->store, "Ford", 3);
  muster_store_test_assert_noticed (muster_store_get_db (fixture->store), changes,
                                    G_N_ELEMENTS (changes));
}

/* S-LEDGER-01: in another data file it has the same bytes, and leads to the same state. */
static void
test_it_goes_to_another_desk (Fixture       *fixture,
                              gconstpointer  data)
{
  gint64 id = import (fixture, FOUGHT), there_id;
  g_autoptr (MusterTestDir) dir = muster_test_dir_new ();
  g_autoptr (MusterStore) there = muster_store_test_open (dir);
  MusterLedgerStore *campaigns = muster_store_get_campaigns (there);
  g_autoptr (MusterCampaign) campaign = open_campaign (fixture, id);
  g_autoptr (MusterCampaign) again = NULL;
  g_autoptr (GArray) links = NULL;
  g_autoptr (GArray) same = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (muster_ledger_seek (campaign, 2, &error));
  links = muster_ledger_exchange_read (fixture->campaigns, id, 0, &error);
  g_assert_no_error (error);
  muster_ledger_exchange_add (campaigns, (const MusterLedgerLink *) links->data, links->len,
                              fixture->library, &there_id, &error);
  g_assert_no_error (error);
  same = muster_ledger_exchange_read (campaigns, there_id, 0, &error);
  g_assert_cmpuint (same->len, ==, links->len);
  for (guint i = 0; i < links->len; i++)
    g_assert_true (g_bytes_equal (g_array_index (links, MusterLedgerLink, i).bytes,
                                  g_array_index (same, MusterLedgerLink, i).bytes));
  again = muster_campaign_store_open (campaigns, there_id, fixture->library, MUSTER_LEDGER_OPEN_DEFAULT,
                                      &error);
  g_assert_no_error (error);
  assert_same (campaign, again);
  /* A battle's chain is none of a campaign. */
  g_assert_false (muster_ledger_exchange_add (muster_store_get_battles (there),
                                              (const MusterLedgerLink *) links->data, links->len,
                                              fixture->library, &there_id, &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CORRUPT);
}

static void
test_check_replays_them (Fixture       *fixture,
                         gconstpointer  data)
{
  gint64 id = import (fixture, FOUGHT);
  g_autoptr (MusterJournal) journal = NULL;
  g_auto (MusterLedgerChain) chain = { 0 };
  g_autofree char *digest = muster_store_test_dup_digest (7);
  g_autoptr (MusterCheck) check = muster_store_check (fixture->store, fixture->library, NULL);
  const MusterFault *fault;

  g_assert_cmpuint (check->faults->len, ==, 0);
  g_assert_cmpuint (check->n_campaigns, ==, 1);
  g_assert_cmpuint (check->n_battles, ==, 0);
  g_assert_cmpuint (check->n_events, ==, 4);

  /* Another state than the rules come to. */
  g_assert_true (muster_ledger_chain_load (&chain, &muster_campaign_kind,
                                           muster_ledger_store_get_db (fixture->campaigns), id, NULL));
  journal = muster_ledger_journal_new (fixture->campaigns, id, &chain.header.head);
  g_assert_true (muster_journal_seek (journal, 2, digest, NULL, NULL));
  g_clear_pointer (&check, muster_check_free);
  check = muster_store_check (fixture->store, fixture->library, NULL);
  g_assert_cmpuint (check->faults->len, ==, 1);
  fault = check->faults->pdata[0];
  g_assert_cmpint (fault->kind, ==, MUSTER_FAULT_RULES);
  g_assert_cmpstr (fault->table, ==, "campaign");
  g_assert_cmpint (fault->id, ==, id);
}

static MusterSalvage *
salvage (Fixture    *fixture,
         const char *sql)
{
  g_autofree char *path = muster_store_test_dup_path (fixture->dir);
  g_autofree char *target = muster_test_dir_build (fixture->dir, "salvaged.db");
  g_autoptr (GError) error = NULL;
  MusterSalvage *result;

  g_assert_true (muster_db_exec (muster_store_get_db (fixture->store), sql, NULL));
  g_clear_object (&fixture->store);
  result = muster_salvage_file (path, target, MUSTER_SALVAGE_DEFAULT, 1, &error);
  g_assert_no_error (error);

  return result;
}

/* Battles and campaigns have the same numbers, and their events look alike. */
static void
test_salvage_finds_them (Fixture       *fixture,
                         gconstpointer  data)
{
  g_autoptr (MusterSalvage) saved = NULL;
  g_autoptr (MusterStore) store = NULL;
  g_autoptr (MusterCampaign) campaign = NULL;
  g_autofree char *state = NULL;
  g_autofree char *again = NULL;
  g_autoptr (GError) error = NULL;

  muster_store_test_create (fixture->store, "Ford", 5);
  campaign = open_campaign (fixture, import (fixture, FOUGHT));
  state = muster_campaign_file_write (campaign);
  saved = salvage (fixture, "PRAGMA user_version = 7");
  g_assert_cmpuint (saved->n_campaigns, ==, 1);
  g_assert_cmpuint (saved->n_battles, ==, 1);
  g_assert_cmpuint (saved->losses->len, ==, 0);

  store = muster_store_open (saved->path, MUSTER_STORE_EXISTING, &error);
  g_assert_no_error (error);
  fixture->campaigns = muster_store_get_campaigns (store);
  g_clear_object (&campaign);
  campaign = open_campaign (fixture, 1);
  again = muster_campaign_file_write (campaign);
  g_assert_cmpstr (again, ==, state);
}

static void
test_salvage_saves_what_comes_before (Fixture       *fixture,
                                      gconstpointer  data)
{
  g_autoptr (MusterSalvage) saved = NULL;

  import (fixture, FOUGHT);
  saved = salvage (fixture, "UPDATE campaign_event SET program = 'x' WHERE seq = 3");
  g_assert_cmpuint (saved->n_cut_campaigns, ==, 1);
  g_assert_cmpstr (saved->losses->pdata[0], ==,
                   "Of the campaign “The Valley War”, only the first 2 of 4 events are there.");
}

static void
test_salvage_makes_a_heading (Fixture       *fixture,
                              gconstpointer  data)
{
  g_autoptr (MusterSalvage) saved = NULL;
  g_autoptr (MusterStore) store = NULL;
  g_autoptr (MusterStoreList) list = NULL;
  g_autoptr (GError) error = NULL;

  import (fixture, FOUGHT);
  saved = salvage (fixture, "UPDATE campaign SET title = 'x'");
  g_assert_cmpuint (saved->n_cut_campaigns, ==, 1);
  g_assert_cmpstr (saved->losses->pdata[0], ==,
                   "The heading of the campaign “The Valley War” is lost; of its events, the first 4 are "
                   "there.");
  store = muster_store_open (saved->path, MUSTER_STORE_EXISTING, &error);
  g_assert_no_error (error);
  list = muster_ledger_store_list (muster_store_get_campaigns (store));
  muster_assert_model (list, "title", "The Valley War");
  muster_assert_model (list, "subject", "Red – Blue");
  muster_assert_model (list, "ruleset", "kings");
  muster_assert_model (list, "date", "1879-01-11");
}

static void
test_salvage_says_what_is_lost (Fixture       *fixture,
                                gconstpointer  data)
{
  g_autoptr (MusterSalvage) saved = NULL;

  import (fixture, FOUGHT);
  saved = salvage (fixture, "UPDATE campaign_setup SET document = '{}'");
  g_assert_cmpuint (saved->n_campaigns + saved->n_cut_campaigns, ==, 0);
  g_assert_cmpstr (saved->losses->pdata[0], ==,
                   "The campaign “The Valley War” is lost: its beginning is damaged.");
  g_assert_cmpstr (saved->losses->pdata[1], ==, "Campaigns that could not be found: 1.");
}

static const MusterCampaignPreset *
get_preset (GPtrArray *presets,
            guint      index)
{
  return g_ptr_array_index (presets, index);
}

/* Under one name there is one, the last. */
static void
test_own_rules_are_kept (Fixture       *fixture,
                         gconstpointer  data)
{
  MusterDocuments *documents = muster_store_get_documents (fixture->store);
  g_autoptr (MusterCampaign) campaign = open_campaign (fixture, import (fixture, FOUGHT));
  MusterCampaignSetup *setup = muster_campaign_get_setup (campaign);
  g_autoptr (MusterCampaignPreset) ours = muster_campaign_presets_make (setup, "Our way");
  g_autoptr (MusterCampaignPreset) theirs = muster_campaign_presets_make (setup, "Their way");
  g_autoptr (GPtrArray) before = muster_campaign_presets_load (fixture->library, documents);
  g_autoptr (GPtrArray) after = NULL;
  g_autoptr (GError) error = NULL;

  muster_campaign_presets_save (documents, ours, &error);
  g_assert_no_error (error);
  muster_campaign_presets_save (documents, theirs, &error);
  g_assert_no_error (error);
  muster_campaign_presets_save (documents, ours, &error);
  g_assert_no_error (error);

  after = muster_campaign_presets_load (fixture->library, documents);
  g_assert_cmpuint (after->len, ==, before->len + 2);
  g_assert_cmpstr (get_preset (after, before->len)->name, ==, "Their way");
  g_assert_cmpstr (get_preset (after, before->len + 1)->name, ==, "Our way");
  g_assert_true (json_object_has_member (
    json_node_get_object (get_preset (after, before->len + 1)->rules), "casualties"));
}

/* A campaign need not have any. */
static void
test_no_rules_are_kept (Fixture       *fixture,
                        gconstpointer  data)
{
  static const char text[] =
    "{\"format\": \"muster-campaign\", \"version\": 1, \"title\": \"T\", \"sides\":"
    " [{\"id\": \"a\", \"name\": \"A\"}, {\"id\": \"b\", \"name\": \"B\"}], \"forces\": []}";
  MusterDocuments *documents = muster_store_get_documents (fixture->store);
  g_autoptr (MusterCampaign) campaign = open_campaign (fixture, import_text (fixture, text));
  g_autoptr (MusterCampaignPreset) none =
    muster_campaign_presets_make (muster_campaign_get_setup (campaign), "No way");
  g_autoptr (GPtrArray) presets = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_nonnull (json_node_get_object (none->rules));
  muster_campaign_presets_save (documents, none, &error);
  g_assert_no_error (error);
  presets = muster_campaign_presets_load (fixture->library, documents);
  g_assert_cmpstr (get_preset (presets, presets->len - 1)->name, ==, "No way");
  g_assert_cmpuint (
    json_object_get_size (json_node_get_object (get_preset (presets, presets->len - 1)->rules)), ==, 0);
}

static void
add (const char *path,
     void      (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

int
main (int   argc,
      char *argv[])
{
  muster_store_test_init (&argc, &argv);

  add ("/campaign-store/found-as-it-was-left", test_found_as_it_was_left);
  add ("/campaign-store/created-from-a-setup", test_created_from_a_setup);
  add ("/campaign-store/order-that-cannot-be-kept-is-not-shown",
       test_order_that_cannot_be_kept_is_not_shown);
  add ("/campaign-store/list-says-where-it-stands", test_list_says_where_it_stands);
  add ("/campaign-store/renamed-archived-removed", test_renamed_archived_removed);
  add ("/campaign-store/file-comes-in-and-out-again", test_file_comes_in_and_out_again);
  add ("/campaign-store/wrong-file-leaves-nothing", test_wrong_file_leaves_nothing);
  add ("/campaign-store/changes-are-noticed", test_changes_are_noticed);
  add ("/campaign-store/battles-are-no-campaigns", test_battles_are_no_campaigns);
  add ("/campaign-store/it-goes-to-another-desk", test_it_goes_to_another_desk);
  add ("/campaign-store/check-replays-them", test_check_replays_them);
  add ("/campaign-store/own-rules-are-kept", test_own_rules_are_kept);
  add ("/campaign-store/no-rules-are-kept", test_no_rules_are_kept);
  add ("/campaign-store/salvage-finds-them", test_salvage_finds_them);
  add ("/campaign-store/salvage-saves-what-comes-before", test_salvage_saves_what_comes_before);
  add ("/campaign-store/salvage-makes-a-heading", test_salvage_makes_a_heading);
  add ("/campaign-store/salvage-says-what-is-lost", test_salvage_says_what_is_lost);

  return g_test_run ();
}
