/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-club-csv.h"
#include "core/club/muster-club-import.h"
#include "muster-store-test.h"
#include "muster-test-battles.h"
#include "muster-test-campaign.h"
#include "muster-test-library.h"
#include "muster-test-store.h"
#include "store/muster-campaign-store.h"
#include "store/muster-store-club.h"
#include "store/upkeep/muster-hash-check.h"
#include "store/upkeep/muster-salvage.h"

#include <string.h>

typedef struct
{
  MusterTestDir *dir;
  MusterStore *store;
  MusterClubStore *club;
  guint n_changes;
} Fixture;

#define HEADER "battle,date,player,side,result\n"
#define THREE \
  HEADER "b,2026-01-02,Ann,A,win\nb,2026-01-02,Ben,B,loss\nc,2026-01-03,Benny,A,draw\n" \
         "c,2026-01-03,Cid,B,draw\n" \
  "a,2026-01-01,Cid,bye,win\n"

static void
count_cb (Fixture *fixture)
{
  fixture->n_changes++;
}

static void
open_store (Fixture *fixture)
{
  fixture->store = muster_store_test_open (fixture->dir);
  fixture->club = muster_store_get_club (fixture->store);
  g_signal_connect_swapped (fixture->club, "changed", G_CALLBACK (count_cb), fixture);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->dir = muster_test_dir_new ();
  open_store (fixture);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_clear_object (&fixture->store);
  muster_test_dir_free (fixture->dir);
}

static void
reopen (Fixture *fixture)
{
  g_clear_object (&fixture->store);
  open_store (fixture);
}

static MusterClubContent *
load (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;
  MusterClubContent *content = muster_club_store_load (fixture->club, &error);

  g_assert_no_error (error);

  return content;
}

static void
import (Fixture    *fixture,
        const char *csv)
{
  g_autoptr (MusterClubContent) content = load (fixture);
  g_autoptr (GHashTable) known = muster_club_store_content_index (content);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterClubImport) table =
    muster_club_import_new (csv, strlen (csv), "table.csv", known, content->names, &error);

  g_assert_no_error (error);
  muster_club_store_put (fixture->club, table->results, table->new_players, &error);
  g_assert_no_error (error);
}

static char *
export (Fixture *fixture)
{
  g_autoptr (MusterClubContent) content = load (fixture);
  g_autoptr (MusterClubBook) book = muster_club_book_new (content->results, content->names);

  g_assert_cmpuint (content->n_damaged, ==, 0);

  return muster_club_csv_write (book);
}

/* The members who have a result, with commas. */
static char *
dup_players (Fixture *fixture)
{
  g_autoptr (MusterClubContent) content = load (fixture);
  g_autoptr (MusterClubBook) book = muster_club_book_new (content->results, content->names);
  GString *names = g_string_new (NULL);

  for (guint i = 0; i < muster_club_book_get_n_players (book); i++)
    g_string_append_printf (names, "%s%s", i > 0 ? "," : "", muster_club_book_get_name (book, i));

  return g_string_free (names, FALSE);
}

static void
assert_players (Fixture    *fixture,
                const char *expected)
{
  g_autofree char *players = dup_players (fixture);

  g_assert_cmpstr (players, ==, expected);
}

static void
test_results_are_kept (Fixture       *fixture,
                       gconstpointer  data)
{
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  import (fixture, THREE);
  g_assert_cmpuint (fixture->n_changes, ==, 1);
  before = export (fixture);
  reopen (fixture);
  after = export (fixture);
  g_assert_cmpstr (before, ==, after);
  g_assert_true (g_str_has_prefix (strchr (before, '\n') + 1, "a,2026-01-01,Cid,bye,win,"));
  g_assert_true (muster_hash_check_sound (muster_store_get_db (fixture->store), NULL));
}

static void
test_a_result_is_replaced_and_removed (Fixture       *fixture,
                                       gconstpointer  data)
{
  const MusterClubHead head = { "b", "2026-02-02", "", "", "", "" };
  const MusterClubLine line = { .player = "Dan", .side = "bye", .force = "", .notes = "" };
  g_autoptr (GPtrArray) results = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_club_result_unref);

  import (fixture, THREE);
  g_ptr_array_add (results, muster_club_result_new (&head, &line, 1));
  g_assert_true (muster_club_store_put (fixture->club, results, NULL, NULL));
  assert_players (fixture, "Benny,Cid,Dan");
  g_assert_true (muster_club_store_remove (fixture->club, "b", NULL));
  /* What is not there is removed already. */
  g_assert_true (muster_club_store_remove (fixture->club, "b", NULL));
  assert_players (fixture, "Benny,Cid");
  g_assert_true (muster_hash_check_sound (muster_store_get_db (fixture->store), NULL));
}

static void
test_names_are_merged_and_parted_again (Fixture       *fixture,
                                        gconstpointer  data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *before = NULL;
  g_autofree char *merged = NULL;

  import (fixture, THREE);
  before = export (fixture);
  g_assert_true (muster_club_people_merge (fixture->club, "Benny", "Ben", &error));
  assert_players (fixture, "Ann,Ben,Cid");
  /* Results keep the names under which they came. */
  merged = export (fixture);
  g_assert_cmpstr (before, ==, merged);

  g_assert_false (muster_club_people_merge (fixture->club, "Benny", "Ben", &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CONSTRAINT);
  g_clear_error (&error);
  /* Through the name that is merged they have met. */
  g_assert_false (muster_club_people_merge (fixture->club, "Ben", "Cid", &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CONSTRAINT);
  g_assert_nonnull (strstr (error->message, "2026-01-03"));

  reopen (fixture);
  g_assert_true (muster_club_people_unmerge (fixture->club, "Benny", NULL));
  assert_players (fixture, "Ann,Ben,Benny,Cid");
  g_assert_true (muster_hash_check_sound (muster_store_get_db (fixture->store), NULL));
}

static void
named_cb (GObject      *object,
          GAsyncResult *result,
          gpointer      data)
{
  *(GAsyncResult **) data = g_object_ref (result);
}

/* @member: (nullable): NULL parts the name */
static gboolean
name_beside (Fixture     *fixture,
             const char  *name,
             const char  *member,
             GError     **error)
{
  g_autoptr (GAsyncResult) result = NULL;
  guint n_changes = fixture->n_changes;

  muster_store_club_name_async (fixture->store, name, member, NULL, named_cb, &result);
  g_assert_cmpuint (fixture->n_changes, ==, n_changes);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);

  return muster_store_club_put_finish (fixture->store, result, error);
}

/* N-MEMBER-05: beside the window, which hears of it once that is done. */
static void
test_a_name_is_merged_and_parted_beside (Fixture       *fixture,
                                         gconstpointer  data)
{
  g_autoptr (GError) error = NULL;
  guint n_changes;

  import (fixture, THREE);
  n_changes = fixture->n_changes;
  g_assert_true (name_beside (fixture, "Benny", "Ben", &error));
  g_assert_cmpuint (fixture->n_changes, >, n_changes);
  assert_players (fixture, "Ann,Ben,Cid");

  n_changes = fixture->n_changes;
  g_assert_false (name_beside (fixture, "Ben", "Cid", &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CONSTRAINT);
  g_clear_error (&error);
  g_assert_cmpuint (fixture->n_changes, ==, n_changes);

  g_assert_true (name_beside (fixture, "Benny", NULL, &error));
  g_assert_cmpuint (fixture->n_changes, >, n_changes);
  assert_players (fixture, "Ann,Ben,Benny,Cid");
  g_assert_false (name_beside (fixture, "Benny", NULL, &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CONSTRAINT);
  g_assert_true (muster_hash_check_sound (muster_store_get_db (fixture->store), NULL));
}

static void
test_a_member_goes_and_comes_back (Fixture       *fixture,
                                   gconstpointer  data)
{
  g_autoptr (MusterClubMember) member = muster_club_member_new ("Cid");
  g_autoptr (MusterClubContent) before = NULL;
  g_autoptr (MusterClubContent) without = NULL;
  g_autoptr (MusterClubContent) again = NULL;
  const MusterClubMember *said;

  import (fixture, THREE);
  before = load (fixture);
  g_assert_true (muster_club_names_is_known (before->names, "Cid"));
  g_assert_cmpuint (g_hash_table_size (before->members), ==, 0);

  g_free (member->nickname);
  member->nickname = g_strdup ("El");
  member->is_gone = TRUE;
  g_assert_true (muster_club_people_set_member (fixture->club, member, NULL));
  without = load (fixture);
  g_assert_false (muster_club_names_is_known (without->names, "Cid"));
  assert_players (fixture, "Ann,Ben,Benny,Cid");

  import (fixture, HEADER "d,2026-03-03,Cid,bye,win\n");
  again = load (fixture);
  g_assert_true (muster_club_names_is_known (again->names, "Cid"));
  said = g_hash_table_lookup (again->members, "Cid");
  g_assert_cmpstr (said->nickname, ==, "El");
  g_assert_true (muster_club_people_unset_member (fixture->club, "Cid", NULL));
  g_assert_true (muster_hash_check_sound (muster_store_get_db (fixture->store), NULL));
}

static void
test_a_member_must_make_sense (Fixture       *fixture,
                               gconstpointer  data)
{
  g_autoptr (MusterClubMember) member = muster_club_member_new ("Cid");
  g_autoptr (GError) error = NULL;

  g_free (member->since);
  member->since = g_strdup ("last year");
  g_assert_false (muster_club_people_set_member (fixture->club, member, &error));
  g_assert_error (error, MUSTER_STORE_ERROR, MUSTER_STORE_ERROR_CONSTRAINT);
  g_assert_cmpuint (fixture->n_changes, ==, 0);
}

static void
test_pictures_of_members_stay (Fixture       *fixture,
                               gconstpointer  data)
{
  g_autoptr (MusterClubMember) member = muster_club_member_new ("Cid");
  g_autoptr (GBytes) picture = muster_store_test_new_picture (100);
  char *id = NULL;

  g_assert_true (muster_image_store_put (muster_store_get_images (fixture->store), picture, &id, NULL));
  g_free (member->picture);
  member->picture = id;
  g_assert_true (muster_club_people_set_member (fixture->club, member, NULL));
  reopen (fixture);
  g_assert_cmpuint (muster_image_store_count (muster_store_get_images (fixture->store)), ==, 1);
  g_assert_true (muster_club_people_unset_member (fixture->club, "Cid", NULL));
  reopen (fixture);
  /* Undoing may need it. */
  g_assert_cmpuint (muster_image_store_count (muster_store_get_images (fixture->store)), ==, 1);
  g_assert_true (muster_db_exec (muster_store_get_db (fixture->store),
                                 "UPDATE version SET state = 2, content = ''", NULL));
  reopen (fixture);
  g_assert_cmpuint (muster_image_store_count (muster_store_get_images (fixture->store)), ==, 0);
}

/* An import is one change, and members are known by keys that have nothing of their names. */
static void
test_changes_are_undone_after_a_restart (Fixture       *fixture,
                                         gconstpointer  data)
{
  g_autoptr (MusterClubMember) member = muster_club_member_new ("Cid");
  g_autoptr (MusterClubContent) content = NULL;
  MusterDocuments *documents;
  g_autofree char *all = NULL;
  g_autofree char *none = NULL;
  g_autofree char *again = NULL;
  g_autofree char *title = NULL;
  g_autoptr (GError) error = NULL;

  import (fixture, THREE);
  all = export (fixture);
  g_assert_true (muster_club_people_set_member (fixture->club, member, NULL));
  content = load (fixture);
  g_assert_true (g_uuid_string_is_valid (
    ((MusterClubMember *) g_hash_table_lookup (content->members, "Cid"))->key));
  reopen (fixture);
  documents = muster_store_get_documents (fixture->store);
  g_assert_true (muster_documents_undo (documents, "club", &error));
  g_assert_no_error (error);
  title = muster_documents_undo_dup (documents, "club");
  g_assert_cmpstr (title, ==, "3 results entered");
  g_assert_true (muster_documents_undo (documents, "club", &error));
  none = export (fixture);
  g_assert_cmpstr (none, !=, all);
  g_assert_cmpuint (fixture->n_changes, ==, 4);
  reopen (fixture);
  g_assert_true (muster_documents_undo_redo (muster_store_get_documents (fixture->store), "club", &error));
  again = export (fixture);
  g_assert_cmpstr (again, ==, all);
}

static void
test_damage_is_noticed (Fixture       *fixture,
                        gconstpointer  data)
{
  static const char *const CHANGES[] = {
    "UPDATE version SET content = replace (content, 'Ann', 'Amy') WHERE key = 'b'",
    "UPDATE version SET key = 'x' WHERE key = 'b'",
    "UPDATE version SET kept = kept + 1 WHERE key = 'b'",
    "UPDATE version SET state = 2, content = '' WHERE key = 'b'",
    "UPDATE document SET number = 77 WHERE key = 'b'",
    "UPDATE document SET removed = 1 WHERE key = 'b'",
    "UPDATE document SET head = 1, version = (SELECT version FROM version WHERE id = 1) WHERE kind = 'merge'",
    "DELETE FROM document WHERE key = 'b'",
    "UPDATE version SET content = json_replace (content, '$.member', 'Cid') WHERE kind = 'merge'",
    "DELETE FROM document WHERE kind = 'merge'",
    "UPDATE version SET content = '{}' WHERE kind = 'member'",
    "UPDATE change SET title = 'Nothing' WHERE id = 2",
    "UPDATE change SET area = 'forces' WHERE id = 2",
    "PRAGMA defer_foreign_keys = ON; DELETE FROM change WHERE id = 2",
    "INSERT INTO version SELECT 99, change_id, kept, kind, 'z', parent, state, content, version, hash"
    " FROM version WHERE kind = 'merge'",
  };
  g_autoptr (MusterClubMember) member = muster_club_member_new ("Cid");

  import (fixture, THREE);
  g_assert_true (muster_club_people_merge (fixture->club, "Benny", "Ben", NULL));
  member->is_active = FALSE;
  g_assert_true (muster_club_people_set_member (fixture->club, member, NULL));
  muster_store_test_assert_noticed (muster_store_get_db (fixture->store), CHANGES, G_N_ELEMENTS (CHANGES));
}

static void
test_a_damaged_row_is_counted (Fixture       *fixture,
                               gconstpointer  data)
{
  g_autoptr (MusterClubContent) content = NULL;

  import (fixture, THREE);
  g_assert_true (muster_db_exec (muster_store_get_db (fixture->store),
                                 "UPDATE version SET content = '1' WHERE key = 'b'", NULL));
  content = load (fixture);
  g_assert_cmpuint (content->n_damaged, ==, 1);
  g_assert_cmpuint (content->results->len, ==, 2);
}

static void
test_the_club_is_salvaged (Fixture       *fixture,
                           gconstpointer  data)
{
  g_autofree char *path = muster_store_test_dup_path (fixture->dir);
  g_autofree char *target = muster_test_dir_build (fixture->dir, "salvaged.db");
  g_autoptr (MusterClubMember) member = muster_club_member_new ("Cid");
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autoptr (MusterSalvage) salvage = NULL;
  g_autoptr (MusterClubContent) content = NULL;
  g_autoptr (GError) error = NULL;

  import (fixture, THREE);
  g_assert_true (muster_club_people_merge (fixture->club, "Benny", "Ben", NULL));
  member->is_active = FALSE;
  g_assert_true (muster_club_people_set_member (fixture->club, member, NULL));
  before = export (fixture);
  g_clear_object (&fixture->store);

  salvage = muster_salvage_file (path, target, MUSTER_SALVAGE_DEFAULT, 1, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (salvage->losses->len, ==, 0);
  fixture->store = muster_store_open (target, MUSTER_STORE_EXISTING, &error);
  g_assert_no_error (error);
  fixture->club = muster_store_get_club (fixture->store);
  after = export (fixture);
  g_assert_cmpstr (before, ==, after);
  assert_players (fixture, "Ann,Ben,Cid");
  content = load (fixture);
  g_assert_false (((MusterClubMember *) g_hash_table_lookup (content->members, "Cid"))->is_active);
}

/* A battle that is over is a result by itself, and no longer one when its end is undone. */
static void
test_battles_are_results (Fixture       *fixture,
                          gconstpointer  data)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterBattle) fought = muster_test_battles_fight (library, "kings", 7, 400);
  g_autoptr (MusterBattle) battle = NULL;
  g_autoptr (MusterClubContent) content = NULL;
  g_autoptr (MusterClubContent) undone = NULL;
  g_autoptr (GError) error = NULL;
  const MusterClubResult *result;
  gint64 id;

  muster_battle_store_add (muster_store_get_battles (fixture->store), fought, &id, &error);
  g_assert_no_error (error);
  content = load (fixture);
  g_assert_cmpuint (content->results->len, ==, 1);
  g_assert_cmpuint (content->n_worked_out, ==, 1);
  result = content->results->pdata[0];
  g_assert_cmpstr (result->head.ruleset, ==, "kings");
  g_assert_cmpuint (result->n_lines, >=, 2);
  g_assert_true (result->lines[0].has_points);
  g_assert_cmpint (result->lines[0].role, !=, MUSTER_CLUB_NO_ROLE);

  battle = muster_battle_store_open (muster_store_get_battles (fixture->store), id, library,
                                     MUSTER_LEDGER_OPEN_DEFAULT, &error);
  g_assert_no_error (error);
  g_assert_true (muster_ledger_seek (battle, muster_ledger_get_length (battle) - 1, &error));
  undone = load (fixture);
  g_assert_cmpuint (undone->results->len, ==, 0);
}

static MusterCampaign *
import_campaign (Fixture       *fixture,
                 MusterLibrary *library,
                 const char    *log)
{
  const MusterCampaignCase words = {
    .name = "war", .setup = "title='The war'\nchapters.0.attacker='blue'\nchapters.1.scenario='A'", .log = log
  };
  g_autofree char *text = muster_campaign_case_to_file (&words);
  MusterLedgerStore *campaigns = muster_store_get_campaigns (fixture->store);
  g_autoptr (GError) error = NULL;
  MusterCampaign *campaign;
  gint64 id = 0;

  muster_test_import_campaign (campaigns, library, text, strlen (text), "war", &id, &error);
  g_assert_no_error (error);
  campaign = muster_campaign_store_open (campaigns, id, library, MUSTER_LEDGER_OPEN_DEFAULT, &error);
  g_assert_no_error (error);

  return campaign;
}

/* A line for each player in each result, without its battle and its day. */
static char *
dup_results (Fixture *fixture)
{
  g_autoptr (MusterClubContent) content = load (fixture);
  GString *words = g_string_new (NULL);

  g_assert_cmpuint (content->n_damaged, ==, 0);
  for (guint i = 0; i < content->results->len; i++)
    {
      const MusterClubResult *result = content->results->pdata[i];

      for (guint j = 0; j < result->n_lines; j++)
        g_string_append_printf (words, "%s,%s,%s,%s,%s,%s,%" G_GINT64_FORMAT "\n", result->head.campaign,
                                result->head.ruleset, result->head.scenario, result->lines[j].player,
                                muster_club_verdict_get_word (result->lines[j].verdict),
                                muster_club_role_get_word (result->lines[j].role),
                                result->lines[j].has_points ? result->lines[j].points / MUSTER_CLUB_POINT
                                                            : -1);
    }

  return g_string_free (words, FALSE);
}

static void
assert_results (Fixture    *fixture,
                const char *expected)
{
  g_autofree char *results = dup_results (fixture);

  g_assert_cmpstr (results, ==, expected);
}

#define FIRST "The war,kings,,Ann,win,defender,4\nThe war,kings,,Ben,loss,attacker,2\n"
#define FOUGHT                                                                                       \
  "open {'chapter': 'c1'}\n"                                                                         \
  "return {'chapter': 'c1', 'source': 'paper', 'winner': 'red', 'score': {'red': 4, 'blue': 2}}\n"   \
  "close {'chapter': 'c1'}\n"                                                                        \
  "open {'chapter': 'c2'}\n"

/* So is a chapter that was fought on paper; who plays which force is as it was then. */
static void
test_chapters_are_results (Fixture       *fixture,
                           gconstpointer  data)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterCampaign) campaign =
    import_campaign (fixture, library,
                     FOUGHT "join {'player': {'id': 'cid', 'name': 'Cid', 'side': 'blue'}}\n"
                            "assign {'force': 'f2', 'player': 'cid'}\n"
                            "return {'chapter': 'c2', 'source': 'paper', 'winner': 'draw'}");

  assert_results (fixture, FIRST "The war,kings,A,Ann,draw,,-1\nThe war,kings,A,Cid,draw,,-1\n");
  g_assert_true (muster_ledger_seek (campaign, muster_ledger_get_length (campaign) - 1, NULL));
  assert_results (fixture, FIRST);
}

static void
assert_waiting (Fixture    *fixture,
                const char *expected)
{
  g_autoptr (MusterClubContent) content = load (fixture);
  const MusterClubWaiting *waiting;
  g_autoptr (GString) words = g_string_new (NULL);

  g_assert_cmpuint (content->waiting->len, ==, 1);
  waiting = content->waiting->pdata[0];
  g_string_append_printf (words, "%s/%s", waiting->campaign, waiting->chapter);
  if (waiting->is_open || waiting->is_fought)
    g_string_append (words, waiting->is_open ? " open" : " fought");
  for (guint i = 0; i < waiting->players->len; i++)
    g_string_append_printf (words, " %s", (const char *) waiting->players->pdata[i]);
  g_assert_cmpstr (words->str, ==, expected);
}

static void
test_campaigns_wait_for_players (Fixture       *fixture,
                                 gconstpointer  data)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterCampaign) campaign = import_campaign (fixture, library, FOUGHT);

  assert_waiting (fixture, "The war/Two open Ann Ben");
  g_assert_true (muster_ledger_seek (campaign, 3, NULL));
  assert_waiting (fixture, "The war/Two Ann Ben");
  g_assert_true (muster_ledger_seek (campaign, 2, NULL));
  assert_waiting (fixture, "The war/One fought Ann Ben");
  g_assert_true (muster_ledger_seek (campaign, 0, NULL));
  assert_waiting (fixture, "The war/One Ann Ben");
}

static void
assert_uncounted (Fixture    *fixture,
                  const char *expected)
{
  g_autoptr (MusterClubContent) content = load (fixture);
  g_autofree char *words = muster_club_uncounted_dup_words (content->uncounted, 10);

  g_assert_cmpstr (words, ==, expected);
}

static void
test_chapters_without_players_are_none (Fixture       *fixture,
                                        gconstpointer  data)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterCampaign) campaign =
    import_campaign (fixture, library,
                     FOUGHT "leave {'player': 'ben'}\n"
                            "return {'chapter': 'c2', 'source': 'paper', 'winner': 'draw'}");

  assert_results (fixture, FIRST);
  assert_uncounted (fixture,
                    "1 finished battle does not count: “Two”: the side “Blue” has no player with a name");
}

static void
test_a_chapter_of_one_player_is_none (Fixture       *fixture,
                                      gconstpointer  data)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterCampaign) campaign =
    import_campaign (fixture, library,
                     FOUGHT "join {'player': {'id': 'ann2', 'name': 'Ann', 'side': 'blue'}}\n"
                            "assign {'force': 'f2', 'player': 'ann2'}\n"
                            "return {'chapter': 'c2', 'source': 'paper', 'winner': 'draw'}");

  assert_results (fixture, FIRST);
  assert_uncounted (fixture, "1 finished battle does not count: “Two”: “Ann” plays on more than one side");
}

static char *
find_chapter_key (Fixture *fixture)
{
  g_autoptr (MusterClubContent) content = load (fixture);

  return g_strdup (((MusterClubUncounted *) content->uncounted->pdata[0])->battle);
}

/* What was entered for it counts in its place. */
static void
test_what_does_not_count_can_be_entered (Fixture       *fixture,
                                         gconstpointer  data)
{
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterCampaign) campaign =
    import_campaign (fixture, library,
                     FOUGHT "leave {'player': 'ben'}\n"
                            "return {'chapter': 'c2', 'source': 'paper', 'winner': 'draw'}");
  g_autofree char *key = find_chapter_key (fixture);
  g_autofree char *table =
    g_strdup_printf (HEADER "%s,2026-01-02,Ann,A,draw\n%s,2026-01-02,Zoe,B,draw\n", key, key);

  import (fixture, table);
  assert_uncounted (fixture, "");
}

int
main (int   argc,
      char *argv[])
{
  muster_store_test_init (&argc, &argv);

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)
  ADD ("/club-store/results-are-kept", test_results_are_kept);
  ADD ("/club-store/a-result-is-replaced-and-removed", test_a_result_is_replaced_and_removed);
  ADD ("/club-store/names-are-merged-and-parted-again", test_names_are_merged_and_parted_again);
  ADD ("/club-store/N-MEMBER-05/a-name-is-merged-and-parted-beside", test_a_name_is_merged_and_parted_beside);
  ADD ("/club-store/a-member-goes-and-comes-back", test_a_member_goes_and_comes_back);
  ADD ("/club-store/a-member-must-make-sense", test_a_member_must_make_sense);
  ADD ("/club-store/pictures-of-members-stay", test_pictures_of_members_stay);
  ADD ("/club-store/changes-are-undone-after-a-restart", test_changes_are_undone_after_a_restart);
  ADD ("/club-store/damage-is-noticed", test_damage_is_noticed);
  ADD ("/club-store/a-damaged-row-is-counted", test_a_damaged_row_is_counted);
  ADD ("/club-store/the-club-is-salvaged", test_the_club_is_salvaged);
  ADD ("/club-store/battles-are-results", test_battles_are_results);
  ADD ("/club-store/chapters-are-results", test_chapters_are_results);
  ADD ("/club-store/campaigns-wait-for-players", test_campaigns_wait_for_players);
  ADD ("/club-store/chapters-without-players-are-none", test_chapters_without_players_are_none);
  ADD ("/club-store/a-chapter-of-one-player-is-none", test_a_chapter_of_one_player_is_none);
  ADD ("/club-store/what-does-not-count-can-be-entered", test_what_does_not_count_can_be_entered);
#undef ADD

  return g_test_run ();
}
