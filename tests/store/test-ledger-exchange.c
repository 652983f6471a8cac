/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-battle-file.h"
#include "muster-store-test.h"
#include "muster-test-rules.h"
#include "muster-test-store.h"
#include "store/ledger/muster-ledger-event.h"
#include "store/ledger/muster-ledger-exchange.h"
#include "store/ledger/muster-ledger-replay.h"
#include "store/upkeep/muster-hash-check.h"

#include <string.h>

/* Two desks, each with a data file of its own, that hand each other the links of a battle (S-LEDGER). */

#define UUID "4b1c7a52-6f0e-4f6b-8a35-2f6f0a3f9b11"

typedef struct
{
  MusterTestDir *dir;
  MusterStore *store;
  MusterLedgerStore *battles;
  gint64 id;
} Desk;

typedef struct
{
  MusterLibrary *library;
  Desk here;
  Desk there;
} Fixture;

static void
open_desk (Desk *desk)
{
  desk->dir = muster_test_dir_new ();
  desk->store = muster_store_test_open (desk->dir);
  desk->battles = muster_store_get_battles (desk->store);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->library = muster_test_rules_new_library ();
  open_desk (&fixture->here);
  open_desk (&fixture->there);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_clear_object (&fixture->here.store);
  g_clear_object (&fixture->there.store);
  g_clear_object (&fixture->library);
  muster_test_dir_free (fixture->here.dir);
  muster_test_dir_free (fixture->there.dir);
}

static void
note (MusterBattle *battle,
      const char   *text)
{
  g_auto (MusterOrder) order = { 0 };
  g_auto (MusterTape) tape = { 0 };
  g_autoptr (GError) error = NULL;

  muster_tape_init (&tape);
  muster_order_init (&order, muster_test_rules.orders, MUSTER_TEST_NOTE, -1);
  muster_order_set_text (&order, 0, text);
  muster_battle_record (battle, &order, &tape, &error);
  g_assert_no_error (error);
}

/* The battle of these tests, which has always the same setup: a note for each word. */
static MusterBattle *
new_battle (Fixture    *fixture,
            const char *words)
{
  g_autofree char *text = muster_test_rules_dup_file ("");
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterSetup) setup =
    muster_battle_file_read_setup (fixture->library, text, strlen (text), "test", &error);
  g_auto (GStrv) notes = g_strsplit (words, " ", -1);
  MusterBattle *battle;

  g_assert_no_error (error);
  battle = muster_battle_new (setup);
  for (guint i = 0; notes[i] != NULL; i++)
    note (battle, notes[i]);

  return battle;
}

/* Keeps it on a desk as if that had happened @created seconds after 1970. */
static void
keep (Fixture    *fixture,
      Desk       *desk,
      const char *words,
      gint64      created)
{
  g_autoptr (MusterBattle) battle = new_battle (fixture, words);
  g_auto (MusterLedgerDraft) draft = { 0 };
  g_autoptr (GError) error = NULL;

  g_assert_true (muster_ledger_replay_describe (MUSTER_LEDGER (battle), &muster_battle_kind, &draft, &error));
  draft.uuid = g_strdup (UUID);
  draft.created = created;
  muster_ledger_store_keep (desk->battles, &draft, &desk->id, NULL, &error);
  g_assert_no_error (error);
}

static MusterBattle *
open_battle (Fixture *fixture,
             Desk    *desk)
{
  g_autoptr (GError) error = NULL;
  MusterBattle *battle = muster_battle_store_open (desk->battles, desk->id, fixture->library,
                                                   MUSTER_LEDGER_OPEN_DEFAULT, &error);

  g_assert_no_error (error);

  return battle;
}

static void
go_on (Fixture    *fixture,
       Desk       *desk,
       const char *text)
{
  g_autoptr (MusterBattle) battle = open_battle (fixture, desk);

  note (battle, text);
}

static GArray *
read_links (Desk   *desk,
            gint64  from)
{
  g_autoptr (GError) error = NULL;
  GArray *links = muster_ledger_exchange_read (desk->battles, desk->id, from, &error);

  g_assert_no_error (error);

  return links;
}

static const MusterLedgerLink *
get_link (GArray *links,
          guint   index)
{
  return &g_array_index (links, MusterLedgerLink, index);
}

static void
take_whole (Fixture *fixture,
            Desk    *from,
            Desk    *to)
{
  g_autoptr (GArray) links = read_links (from, 0);
  g_autoptr (GError) error = NULL;

  muster_ledger_exchange_add (to->battles, get_link (links, 0), links->len, fixture->library, &to->id,
                              &error);
  g_assert_no_error (error);
}

static void
assert_same_links (GArray *a,
                   GArray *b)
{
  g_assert_cmpuint (a->len, ==, b->len);
  for (guint i = 0; i < a->len; i++)
    {
      g_assert_true (g_bytes_equal (get_link (a, i)->bytes, get_link (b, i)->bytes));
      g_assert_true (muster_hash_equal (&get_link (a, i)->hash, &get_link (b, i)->hash));
    }
}

static void
assert_same_desks (Fixture *fixture)
{
  g_autoptr (GArray) here = read_links (&fixture->here, 0);
  g_autoptr (GArray) there = read_links (&fixture->there, 0);
  g_autoptr (MusterBattle) ours = open_battle (fixture, &fixture->here);
  g_autoptr (MusterBattle) theirs = open_battle (fixture, &fixture->there);
  g_autofree char *our_file = muster_battle_file_write (ours);
  g_autofree char *their_file = muster_battle_file_write (theirs);

  assert_same_links (here, there);
  g_assert_cmpstr (our_file, ==, their_file);
}

static void
assert_sound (Desk *desk)
{
  g_autoptr (GError) error = NULL;

  muster_hash_check_sound (muster_store_get_db (desk->store), &error);
  g_assert_no_error (error);
}

static char *
dup_relation (Fixture *fixture)
{
  static const char *const words[] = { "same", "ahead", "behind", "forked" };
  g_autoptr (GArray) links = read_links (&fixture->there, 0);
  MusterLedgerComparison comparison;
  g_autoptr (GError) error = NULL;

  muster_ledger_exchange_compare (fixture->here.battles, fixture->here.id, get_link (links, 0), links->len,
                                  &comparison, &error);
  g_assert_no_error (error);

  return g_strdup_printf ("%s%s: %d common, %d here, %d there", words[comparison.relation],
                          comparison.is_other_chain ? ", other chain" : "", (int) comparison.n_common,
                          (int) comparison.n_ahead, (int) comparison.n_behind);
}

static void
assert_relation (Fixture    *fixture,
                 const char *expected)
{
  g_autofree char *relation = dup_relation (fixture);

  g_assert_cmpstr (relation, ==, expected);
}

/* S-LEDGER-01: the bytes are those that were hashed, and each names the one before it. */
static void
test_links_are_what_was_hashed (Fixture       *fixture,
                                gconstpointer  data)
{
  g_autoptr (GArray) links = NULL;
  g_autoptr (GArray) tail = NULL;
  g_autoptr (GArray) none = NULL;

  keep (fixture, &fixture->here, "one two three", 1000);
  links = read_links (&fixture->here, 0);
  g_assert_cmpuint (links->len, ==, 4);
  for (guint i = 0; i < links->len; i++)
    {
      const MusterLedgerLink *link = get_link (links, i);
      g_autofree char *sum = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, link->bytes);
      g_autofree char *hash = muster_hash_to_hex (&link->hash);
      gint64 number;

      g_assert_cmpstr (sum, ==, hash);
      g_assert_true (muster_ledger_exchange_find (fixture->here.battles, fixture->here.id, &link->hash,
                                                  &number, NULL));
      g_assert_cmpint (number, ==, i);
      if (i > 0)
        {
          g_auto (MusterLedgerEvent) event = { 0 };
          MusterHash before;

          g_assert_true (muster_ledger_event_from_bytes (&event, link->bytes, &before));
          g_assert_true (muster_hash_equal (&before, &get_link (links, i - 1)->hash));
          g_assert_cmpint (event.seq, ==, i);
        }
    }

  tail = read_links (&fixture->here, 2);
  g_array_remove_range (links, 0, 2);
  assert_same_links (tail, links);
  none = read_links (&fixture->here, 4);
  g_assert_cmpuint (none->len, ==, 0);
}

/* S-LEDGER-01, S-LEDGER-03: a ledger that is taken in has the same bytes, and goes on with what comes:
 * orders, what was undone, and undoing itself. */
static void
test_a_chain_goes_on_elsewhere (Fixture       *fixture,
                                gconstpointer  data)
{
  g_autoptr (MusterBattle) battle = NULL;
  g_autoptr (GArray) tail = NULL;
  g_autoptr (MusterLedgerRow) row = NULL;
  g_autoptr (GError) error = NULL;

  keep (fixture, &fixture->there, "one two", 1000);
  take_whole (fixture, &fixture->there, &fixture->here);
  assert_same_desks (fixture);
  assert_relation (fixture, "same: 2 common, 0 here, 0 there");

  battle = open_battle (fixture, &fixture->there);
  note (battle, "three");
  g_assert_true (muster_ledger_seek (battle, 1, &error));
  note (battle, "four");
  g_assert_true (muster_ledger_seek (battle, 0, &error));
  g_assert_true (muster_ledger_seek (battle, 2, &error));
  assert_relation (fixture, "behind: 2 common, 0 here, 5 there");

  tail = read_links (&fixture->there, 3);
  muster_ledger_exchange_append (fixture->here.battles, fixture->here.id, get_link (tail, 0), tail->len,
                                 fixture->library, &error);
  g_assert_no_error (error);
  assert_same_desks (fixture);
  assert_sound (&fixture->here);
  row = muster_ledger_store_dup_row (fixture->here.battles, fixture->here.id, &error);
  g_assert_cmpuint (muster_ledger_row_get_length (row), ==, 2);
  g_assert_cmpstr (muster_ledger_row_get_uuid (row), ==, UUID);

  go_on (fixture, &fixture->here, "five");
  assert_relation (fixture, "ahead: 7 common, 1 here, 0 there");
}

/* S-LEDGER-04: what is there already does not follow, and sending nothing changes nothing. */
static void
test_sending_twice_changes_nothing (Fixture       *fixture,
                                    gconstpointer  data)
{
  g_autoptr (GArray) links = NULL;
  g_autoptr (GArray) after = NULL;
  g_autoptr (GError) error = NULL;
  gint64 id;

  keep (fixture, &fixture->there, "one two", 1000);
  take_whole (fixture, &fixture->there, &fixture->here);
  links = read_links (&fixture->here, 0);
  g_assert_false (muster_ledger_exchange_append (fixture->here.battles, fixture->here.id,
                                                 get_link (links, 2), 1, fixture->library, &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CORRUPT);
  g_clear_error (&error);
  g_assert_true (muster_ledger_exchange_append (fixture->here.battles, fixture->here.id, NULL, 0,
                                                fixture->library, &error));
  g_assert_false (muster_ledger_exchange_add (fixture->here.battles, get_link (links, 0), links->len,
                                              fixture->library, &id, &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CONSTRAINT);
  after = read_links (&fixture->here, 0);
  assert_same_links (links, after);
  assert_sound (&fixture->here);
}

static void
change_byte (MusterLedgerLink *link,
             gsize             place)
{
  gsize length;
  guint8 *bytes = g_bytes_unref_to_data (g_steal_pointer (&link->bytes), &length);

  bytes[place % length] ^= 1;
  link->bytes = g_bytes_new_take (bytes, length);
}

/* S-LEDGER-01: whichever byte is wrong, the event is told by its number and nothing has changed. */
static void
test_a_wrong_byte_is_told (Fixture       *fixture,
                           gconstpointer  data)
{
  g_autoptr (GArray) before = NULL;
  g_autoptr (GArray) after = NULL;
  gsize length;

  keep (fixture, &fixture->there, "one", 1000);
  take_whole (fixture, &fixture->there, &fixture->here);
  go_on (fixture, &fixture->there, "two");
  go_on (fixture, &fixture->there, "three");
  before = read_links (&fixture->here, 0);
  length = g_bytes_get_size (get_link (before, 1)->bytes);
  for (gsize i = 0; i < length; i++)
    {
      g_autoptr (GArray) tail = read_links (&fixture->there, 2);
      g_autoptr (GError) error = NULL;

      change_byte (&g_array_index (tail, MusterLedgerLink, 1), i);
      g_assert_false (muster_ledger_exchange_append (fixture->here.battles, fixture->here.id,
                                                     get_link (tail, 0), tail->len, fixture->library,
                                                     &error));
      g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CORRUPT);
      g_assert_nonnull (strstr (error->message, "Event 3 "));
    }
  after = read_links (&fixture->here, 0);
  assert_same_links (before, after);
  assert_sound (&fixture->here);
}

static void
test_a_wrong_chain_is_not_taken_in (Fixture       *fixture,
                                    gconstpointer  data)
{
  keep (fixture, &fixture->there, "one two three", 1000);
  for (guint i = 0; i < 4; i++)
    {
      g_autoptr (GArray) links = read_links (&fixture->there, 0);
      g_autoptr (MusterStoreList) list = NULL;
      g_autoptr (GError) error = NULL;

      change_byte (&g_array_index (links, MusterLedgerLink, i), 60);
      g_assert_false (muster_ledger_exchange_add (fixture->here.battles, get_link (links, 0), links->len,
                                                  fixture->library, &fixture->here.id, &error));
      g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CORRUPT);
      list = muster_ledger_store_list (fixture->here.battles);
      g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, 0);
    }
  assert_sound (&fixture->here);
}

/* Puts an event behind the links that has its right hash, whatever it says. */
static void
add_event (GArray     *links,
           const char *payload,
           gint64      place)
{
  const MusterLedgerLink *last = get_link (links, links->len - 1);
  g_auto (MusterLedgerEvent) before = { 0 };
  g_auto (MusterLedgerEvent) event = { .seq = links->len, .kind = MUSTER_LEDGER_ORDER, .place = place };
  MusterLedgerLink link;
  MusterHash hash;

  g_assert_true (muster_ledger_event_from_bytes (&before, last->bytes, &hash));
  event.payload = g_strdup (payload);
  event.program = g_strdup ("1");
  event.state = before.state;
  link.bytes = muster_ledger_event_to_bytes (&event, &last->hash);
  muster_ledger_event_compute_hash (&event, &last->hash, &link.hash);
  g_array_append_val (links, link);
}

/* S-LEDGER-01: a hash proves only that an event is what was sent. The rules judge it as well. */
static void
test_what_does_not_fold_is_told (Fixture       *fixture,
                                 gconstpointer  data)
{
  static const struct
  {
    const char *payload;
    gint64 place;
    const char *says;
  } cases[] = {
    { "{\"order\": \"nonsense\"}", 2, "Event 3 " },
    { "{\"order\":", 2, "Event 3 " },
    { "{\"order\": \"note\", \"text\": \"three\"}", 9, "its place is not in the log" },
    { "{\"order\": \"note\", \"text\": \"three\"}", -1, "its place is not in the log" },
  };
  g_autoptr (GArray) before = NULL;
  g_autoptr (GArray) after = NULL;

  keep (fixture, &fixture->there, "one two", 1000);
  take_whole (fixture, &fixture->there, &fixture->here);
  before = read_links (&fixture->here, 0);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GArray) links = read_links (&fixture->there, 0);
      g_autoptr (GError) error = NULL;

      add_event (links, cases[i].payload, cases[i].place);
      g_assert_false (muster_ledger_exchange_append (fixture->here.battles, fixture->here.id,
                                                     get_link (links, 3), 1, fixture->library, &error));
      g_assert_nonnull (error);
      g_assert_nonnull (strstr (error->message, cases[i].says));
      g_assert_nonnull (strstr (error->message, "Event 3 "));
    }
  after = read_links (&fixture->here, 0);
  assert_same_links (before, after);
  assert_sound (&fixture->here);
}

/* An order that the rules take, but that leads elsewhere than it says. */
static void
test_another_state_is_told (Fixture       *fixture,
                            gconstpointer  data)
{
  g_autoptr (MusterBattle) battle = NULL;
  g_autoptr (GArray) links = NULL;
  g_autofree char *entry = NULL;
  g_autoptr (GError) error = NULL;

  keep (fixture, &fixture->there, "one two", 1000);
  take_whole (fixture, &fixture->there, &fixture->here);
  battle = new_battle (fixture, "one two");
  g_assert_true (muster_test_rules_strike (battle, 0, 2, "1211", 0, &error));
  entry = muster_log_entry_to_json (muster_battle_get_last_entry (battle));
  links = read_links (&fixture->there, 0);
  add_event (links, entry, 2);
  g_assert_false (muster_ledger_exchange_append (fixture->here.battles, fixture->here.id,
                                                 get_link (links, 3), 1, fixture->library, &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_DIFFERS);
  g_assert_nonnull (strstr (error->message, "Event 3 "));
  g_assert_nonnull (strstr (error->message, "another state"));
}

/* S-FORK: found where the chains part, and never taken. */
static void
test_a_fork_is_found (Fixture       *fixture,
                      gconstpointer  data)
{
  g_autoptr (GArray) links = NULL;
  g_autoptr (GArray) before = NULL;
  g_autoptr (GArray) after = NULL;
  g_autoptr (GError) error = NULL;

  keep (fixture, &fixture->there, "one two", 1000);
  take_whole (fixture, &fixture->there, &fixture->here);
  go_on (fixture, &fixture->here, "three here");
  go_on (fixture, &fixture->here, "four here");
  go_on (fixture, &fixture->there, "three there");
  assert_relation (fixture, "forked: 2 common, 2 here, 1 there");

  links = read_links (&fixture->there, 0);
  before = read_links (&fixture->here, 0);
  g_assert_false (muster_ledger_exchange_append (fixture->here.battles, fixture->here.id,
                                                 get_link (links, 3), 1, fixture->library, &error));
  g_clear_error (&error);
  g_assert_false (muster_ledger_exchange_adopt (fixture->here.battles, fixture->here.id,
                                                get_link (links, 0), links->len, fixture->library, &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CONSTRAINT);
  after = read_links (&fixture->here, 0);
  assert_same_links (before, after);
}

/* S-LEDGER-06: one bundle that was imported on two desks is no fork: the other chain is taken, with what is
 * here in addition. */
static void
test_kept_at_different_times_is_no_fork (Fixture       *fixture,
                                         gconstpointer  data)
{
  static const struct
  {
    const char *here;
    const char *there;
    const char *relation;
    const char *after;
  } cases[] = {
    { "one two", "one two", "same, other chain: 2 common, 0 here, 0 there",
      "same: 2 common, 0 here, 0 there" },
    { "one two", "one two three", "behind, other chain: 2 common, 0 here, 1 there",
      "same: 3 common, 0 here, 0 there" },
    { "one two three four", "one two", "ahead, other chain: 2 common, 2 here, 0 there",
      "ahead: 2 common, 2 here, 0 there" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GArray) links = NULL;
      g_autoptr (GArray) tail = NULL;
      g_autoptr (GError) error = NULL;

      keep (fixture, &fixture->here, cases[i].here, 1000);
      keep (fixture, &fixture->there, cases[i].there, 2000);
      assert_relation (fixture, cases[i].relation);

      links = read_links (&fixture->there, 0);
      muster_ledger_exchange_adopt (fixture->here.battles, fixture->here.id, get_link (links, 0), links->len,
                                    fixture->library, &error);
      g_assert_no_error (error);
      assert_relation (fixture, cases[i].after);
      assert_sound (&fixture->here);

      tail = read_links (&fixture->here, links->len);
      muster_ledger_exchange_append (fixture->there.battles, fixture->there.id, get_link (tail, 0), tail->len,
                                     fixture->library, &error);
      g_assert_no_error (error);
      assert_same_desks (fixture);
      g_assert_true (muster_ledger_store_remove (fixture->here.battles, fixture->here.id, &error));
      g_assert_true (muster_ledger_store_remove (fixture->there.battles, fixture->there.id, &error));
    }
}

/* S-LEDGER-06: with different logs it is one, and the common entries are counted. */
static void
test_different_logs_are_a_fork (Fixture       *fixture,
                                gconstpointer  data)
{
  keep (fixture, &fixture->here, "one two three", 1000);
  keep (fixture, &fixture->there, "one other", 2000);
  assert_relation (fixture, "forked: 1 common, 2 here, 1 there");
}

/* Does what the steps say: a word is an order, “-N” goes back (or forth) to N orders. */
static void
walk (Fixture    *fixture,
      Desk       *desk,
      const char *steps)
{
  g_autoptr (MusterBattle) battle = open_battle (fixture, desk);
  g_auto (GStrv) words = g_strsplit (steps != NULL ? steps : "", " ", -1);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] == '-')
      g_assert_true (muster_ledger_seek (battle, (guint) g_ascii_strtoull (words[i] + 1, NULL, 10), &error));
    else
      note (battle, words[i]);
  g_assert_no_error (error);
}

/* S-LEDGER-03, S-LEDGER-06: logs of which one continues the other are a fork all the same where taking the
 * other chain would lose an order that was undone, or somebody’s undoing. */
static void
test_what_was_undone_is_not_lost (Fixture       *fixture,
                                  gconstpointer  data)
{
  static const struct
  {
    gboolean is_one_chain;
    const char *here;
    const char *there;
    const char *relation;
  } cases[] = {
    /* An order that was undone here. */
    { TRUE, "three -2", "four", "forked: 2 common, 2 here, 1 there" },
    { TRUE, "three -2 four", "four", "forked: 2 common, 3 here, 1 there" },
    { FALSE, "three -2", NULL, "forked: 2 common, 2 here, 0 there" },
    { FALSE, "three -2", "three -2", "forked: 2 common, 2 here, 2 there" },
    /* Undoing what both had: here, and there. */
    { TRUE, "-1", "three", "forked: 2 common, 1 here, 1 there" },
    { TRUE, "three", "-1", "forked: 2 common, 1 here, 1 there" },
    { FALSE, "-1 -2", "three", "forked: 2 common, 2 here, 1 there" },
    /* What they have undone stays in their chain. */
    { FALSE, "three", "three four -3", "same, other chain: 3 common, 0 here, 0 there" },
    { FALSE, NULL, "three -2 four", "behind, other chain: 2 common, 0 here, 1 there" },
    { FALSE, "-1 -2", "-0 -2", "same, other chain: 2 common, 0 here, 0 there" },
    { FALSE, "three four", "three", "ahead, other chain: 3 common, 1 here, 0 there" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GArray) links = NULL;
      g_autoptr (GError) error = NULL;

      keep (fixture, &fixture->there, "one two", 1000);
      if (cases[i].is_one_chain)
        take_whole (fixture, &fixture->there, &fixture->here);
      else
        keep (fixture, &fixture->here, "one two", 2000);
      walk (fixture, &fixture->here, cases[i].here);
      walk (fixture, &fixture->there, cases[i].there);
      assert_relation (fixture, cases[i].relation);

      links = read_links (&fixture->there, 0);
      g_assert_cmpint (muster_ledger_exchange_adopt (fixture->here.battles, fixture->here.id,
                                                     get_link (links, 0), links->len, fixture->library,
                                                     &error),
                       ==, !g_str_has_prefix (cases[i].relation, "forked"));
      assert_sound (&fixture->here);
      g_clear_error (&error);
      g_assert_true (muster_ledger_store_remove (fixture->here.battles, fixture->here.id, &error));
      g_assert_true (muster_ledger_store_remove (fixture->there.battles, fixture->there.id, &error));
    }
}

static void
test_a_plan_is_not_exchanged (Fixture       *fixture,
                              gconstpointer  data)
{
  MusterPlanRecord plan = { "test", "Ford", "A – B", "", "", "{\"format\": \"muster-plan\"}" };
  g_autoptr (GArray) links = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (muster_ledger_store_plans_save (fixture->here.battles, &plan, &fixture->here.id, &error));
  links = muster_ledger_exchange_read (fixture->here.battles, fixture->here.id, 0, &error);
  g_assert_null (links);
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CONSTRAINT);
}

static void
add (const char *name,
     void      (*test) (Fixture *, gconstpointer))
{
  g_test_add (name, Fixture, NULL, set_up, test, tear_down);
}

int
main (int   argc,
      char *argv[])
{
  muster_store_test_init (&argc, &argv);

  add ("/ledger-exchange/links-are-what-was-hashed", test_links_are_what_was_hashed);
  add ("/ledger-exchange/a-chain-goes-on-elsewhere", test_a_chain_goes_on_elsewhere);
  add ("/ledger-exchange/sending-twice-changes-nothing", test_sending_twice_changes_nothing);
  add ("/ledger-exchange/a-wrong-byte-is-told", test_a_wrong_byte_is_told);
  add ("/ledger-exchange/a-wrong-chain-is-not-taken-in", test_a_wrong_chain_is_not_taken_in);
  add ("/ledger-exchange/what-does-not-fold-is-told", test_what_does_not_fold_is_told);
  add ("/ledger-exchange/another-state-is-told", test_another_state_is_told);
  add ("/ledger-exchange/a-fork-is-found", test_a_fork_is_found);
  add ("/ledger-exchange/kept-at-different-times-is-no-fork", test_kept_at_different_times_is_no_fork);
  add ("/ledger-exchange/different-logs-are-a-fork", test_different_logs_are_a_fork);
  add ("/ledger-exchange/what-was-undone-is-not-lost", test_what_was_undone_is_not_lost);
  add ("/ledger-exchange/a-plan-is-not-exchanged", test_a_plan_is_not_exchanged);

  return g_test_run ();
}
