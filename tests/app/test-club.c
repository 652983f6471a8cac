/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/club/muster-club-choices.h"
#include "app/models/club/muster-club-dossier.h"
#include "app/models/club/muster-club-entry.h"
#include "app/models/club/muster-club-evening.h"
#include "app/models/club/muster-club-members.h"
#include "app/models/club/muster-club-preview.h"
#include "app/models/club/muster-club-pulse-words.h"
#include "app/models/club/muster-club-row.h"
#include "muster-test-app.h"

#include <string.h>

/* The club as its page sees it, without a page. */

#define PATIENCE 15000

#define TABLE \
  "battle,date,player,side,result,points,role,force,ruleset,scenario,place,notes\n" \
  "a,2025-12-01,Ann,Column,win,5,attacker,Column,kings,,Hall,close\n" \
  "a,2025-12-01,Ben,Clans,loss,3,defender,Clans,kings,,Hall,\n" \
  "b,2026-01-08,Ben,Clans,win,4,attacker,Clans,kings,,Hall,\n" \
  "b,2026-01-08,Cora,Column,loss,1,defender,Column,kings,,Hall,\n" \
  "c,2026-02-08,Dev,A,draw,,,,hexcard,,Library,\n" \
  "c,2026-02-08,Ann,B,draw,,,,hexcard,,Library,\n"

typedef struct
{
  MusterTestDir *dir;
  MusterLibrary *library;
  MusterStore *store;
  MusterClub *club;
  guint n_wanted;
} Fixture;

static gboolean
has_battles (gpointer data)
{
  Fixture *fixture = data;
  MusterClubTables *tables = muster_club_get_tables (fixture->club);

  return tables != NULL && tables->n_battles == fixture->n_wanted;
}

static void
wait_for (Fixture *fixture,
          guint    n_battles)
{
  fixture->n_wanted = n_battles;
  g_assert_true (muster_test_wait_until (has_battles, fixture, PATIENCE));
}

static void
put (Fixture    *fixture,
     const char *table)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterClubImport) import =
    muster_club_import_new (table, strlen (table), "table", NULL, NULL, &error);

  g_assert_no_error (error);
  muster_club_store_put (muster_store_get_club (fixture->store), import->results, NULL, &error);
  g_assert_no_error (error);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->dir = muster_test_dir_new ();
  fixture->library = muster_test_library_new ();
  fixture->store = muster_test_app_new_store (fixture->dir);
  fixture->club = muster_club_new (fixture->store, fixture->library, "2026-02-18");
  put (fixture, TABLE);
  g_object_set (fixture->club, "is-watched", TRUE, NULL);
  wait_for (fixture, 3);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_clear_object (&fixture->club);
  g_clear_object (&fixture->store);
  g_clear_object (&fixture->library);
  muster_test_dir_free (fixture->dir);
}

/* @texts: (transfer full) */
static void
assert_joined (GPtrArray  *texts,
               const char *expected)
{
  g_autofree char *joined = NULL;

  g_ptr_array_add (texts, NULL);
  joined = g_strjoinv ("|", (char **) texts->pdata);
  g_assert_cmpstr (joined, ==, expected);
  g_ptr_array_unref (texts);
}

static void
test_rows_are_in_words (Fixture       *fixture,
                        gconstpointer  data)
{
  GListModel *league = muster_club_get_league (fixture->club);
  g_autoptr (MusterClubRow) first = g_list_model_get_item (league, 0);
  g_autoptr (MusterClubRow) second = g_list_model_get_item (league, 1);

  g_assert_cmpuint (g_list_model_get_n_items (league), ==, 4);
  g_assert_cmpstr (muster_club_row_get_cell (first, MUSTER_CLUB_ROW_NAME), ==, "Ann");
  g_assert_cmpstr (muster_club_row_get_cell (first, MUSTER_CLUB_ROW_POINTS), ==, "4");
  g_assert_cmpstr (muster_club_row_get_cell (first, MUSTER_CLUB_ROW_DIFFERENCE), ==, "+2");
  g_assert_cmpstr (muster_club_row_get_cell (first, MUSTER_CLUB_ROW_FORM), ==, "█▄");
  g_assert_cmpstr (muster_club_row_get_why (first), ==, "");
  g_assert_cmpstr (muster_club_row_get_cell (second, MUSTER_CLUB_ROW_NAME), ==, "Ben");
}

static void
test_choices_combine (Fixture       *fixture,
                      gconstpointer  data)
{
  g_object_set (fixture->club, "season", "2026", NULL);
  wait_for (fixture, 2);
  g_object_set (fixture->club, "place", "Library", NULL);
  wait_for (fixture, 1);
  g_object_set (fixture->club, "ruleset", "kings", NULL);
  wait_for (fixture, 0);
  g_object_set (fixture->club, "ruleset", "", "place", "", "season", MUSTER_CLUB_SEASON_CUSTOM, "from",
                "2025-01-01", "to", "2025-12-31", NULL);
  wait_for (fixture, 1);
  /* A day that is being typed is none yet. */
  g_object_set (fixture->club, "to", "2025-1", NULL);
  wait_for (fixture, 3);
  g_object_set (fixture->club, "scoring", "nonsense", "season", "", NULL);
  wait_for (fixture, 3);
}

static void
test_results_follow_what_is_typed (Fixture       *fixture,
                                   gconstpointer  data)
{
  GListModel *results = muster_club_get_results (fixture->club);
  g_autoptr (MusterClubResultItem) item = NULL;

  g_object_set (fixture->club, "search", "ben close", NULL);
  g_assert_cmpuint (g_list_model_get_n_items (results), ==, 1);
  item = g_list_model_get_item (results, 0);
  g_assert_cmpstr (muster_club_result_item_get_title (item), ==, "Ann beat Ben");
  g_assert_cmpstr (muster_club_result_item_get_score (item), ==, "5 : 3");
  g_assert_cmpstr (muster_club_result_item_get_setting (item), ==,
                   "1 December 2025 · The Men Who Would Be Kings · Hall");
  g_assert_cmpstr (muster_club_result_item_get_notes (item), ==, "close");
  g_assert_true (muster_club_result_item_get_is_entered (item));
}

static void
test_the_club_follows_the_file (Fixture       *fixture,
                                gconstpointer  data)
{
  g_assert_true (muster_club_store_remove (muster_store_get_club (fixture->store), "b", NULL));
  wait_for (fixture, 2);
  g_object_set (fixture->club, "is-watched", FALSE, NULL);
  g_assert_true (muster_club_store_remove (muster_store_get_club (fixture->store), "c", NULL));
  g_object_set (fixture->club, "is-watched", TRUE, NULL);
  wait_for (fixture, 1);
}

static void
test_choices_come_from_results (Fixture       *fixture,
                                gconstpointer  data)
{
  assert_joined (muster_club_list_seasons (fixture->club), "2026|2025");
  assert_joined (muster_club_list_rulesets (fixture->club), "hexcard|kings");
  assert_joined (muster_club_list_places (fixture->club), "Hall|Library");
  assert_joined (muster_club_list_forces (fixture->club), "Clans|Column");
  assert_joined (muster_club_list_players (fixture->club), "Dev|Ann|Ben|Cora");
}

static void
set_side (MusterClubEntry *entry,
          guint            number,
          const char      *property,
          const char      *text)
{
  g_autoptr (MusterClubEntrySide) side = g_list_model_get_item (muster_club_entry_get_sides (entry), number);

  g_object_set (side, property, text, NULL);
}

static void
assert_fault (MusterClubEntry *entry,
              const char      *expected)
{
  g_autofree char *fault = NULL;

  g_object_get (entry, "fault", &fault, NULL);
  g_assert_cmpstr (fault, ==, expected);
}

static void
test_an_entry_says_what_is_missing (Fixture       *fixture,
                                    gconstpointer  data)
{
  g_autoptr (MusterClubEntry) entry = muster_club_entry_new ("2026-02-18");
  g_autoptr (MusterClubResult) result = NULL;

  assert_fault (entry, "Who played?");
  set_side (entry, 0, "players", " Ann , Abe ");
  set_side (entry, 1, "players", "Ben");
  assert_fault (entry, "Who won?");
  g_object_set (entry, "winner", 0, "attacker", 1, NULL);
  assert_fault (entry, "");
  set_side (entry, 0, "points", "many");
  assert_fault (entry, "Points are a whole number, not “many”");
  set_side (entry, 0, "points", " 7 ");
  g_object_set (entry, "date", "yesterday", NULL);
  assert_fault (entry, "“yesterday” is not a day; write it as in 2026-01-31");
  g_object_set (entry, "date", "2026-02-17", "notes", "a good one", NULL);
  set_side (entry, 1, "players", "Ann");
  assert_fault (entry, "“Ann” is in this battle already");
  set_side (entry, 1, "players", "Ben");
  result = muster_club_entry_dup_result (entry);
  g_assert_cmpuint (result->n_lines, ==, 3);
  g_assert_cmpstr (result->lines[1].player, ==, "Abe");
  g_assert_cmpstr (result->lines[0].notes, ==, "a good one");
  g_assert_cmpint (result->lines[1].points, ==, 7);
  g_assert_cmpint (result->lines[2].role, ==, MUSTER_CLUB_ATTACKER);
  g_assert_cmpint (result->lines[2].verdict, ==, MUSTER_CLUB_LOSS);
}

static void
test_an_entry_can_have_more_sides (Fixture       *fixture,
                                   gconstpointer  data)
{
  g_autoptr (MusterClubEntry) entry = muster_club_entry_new ("2026-02-18");

  muster_club_entry_add_side (entry);
  for (guint i = 0; i < 3; i++)
    set_side (entry, i, "players", i == 0 ? "Ann" : i == 1 ? "Ben" : "Cid");
  g_object_set (entry, "winner", 2, NULL);
  assert_fault (entry, "");
  g_assert_cmpuint (g_list_model_get_n_items (muster_club_entry_get_sides (entry)), ==, 3);
}

static void
test_what_a_form_cannot_show_stays (Fixture       *fixture,
                                    gconstpointer  data)
{
  static const char CSV[] =
    "battle,date,player,side,result,force,notes,points\nx,2026-01-01,Ann,Red,win,Horse,n1,2\n"
    "x,2026-01-01,Abe,Red,win,Foot,n2,2\nx,2026-01-01,Ben,Blue,loss,Guns,n3,\n";
  g_autoptr (MusterClubImport) import = muster_club_import_new (CSV, strlen (CSV), "", NULL, NULL, NULL);
  g_autoptr (MusterClubEntry) entry = muster_club_entry_new_for (import->results->pdata[0]);
  g_autoptr (MusterClubResult) same = muster_club_entry_dup_result (entry);
  g_autoptr (MusterClubResult) other = NULL;

  g_assert_true (muster_club_result_equal (same, import->results->pdata[0]));
  set_side (entry, 1, "force", "");
  other = muster_club_entry_dup_result (entry);
  g_assert_cmpstr (other->lines[2].force, ==, "");
  g_assert_cmpstr (other->lines[1].force, ==, "Foot");
  g_assert_cmpstr (other->lines[2].notes, ==, "n3");
}

static void
previewed_cb (GObject      *object,
              GAsyncResult *result,
              gpointer      data)
{
  *(MusterClubPreview **) data = muster_club_preview_read_finish (MUSTER_CLUB (object), result, NULL);
}

static gboolean
is_there (gpointer data)
{
  return *(gpointer *) data != NULL;
}

static void
test_a_preview_says_line_by_line (Fixture       *fixture,
                                  gconstpointer  data)
{
  static const char CSV[] = TABLE "d,2026-03-01,Ann,A,win,x,,,,,,\nd,2026-03-01,Zoe,B,loss,,,,,,,\n"
                                  "e,2026-03-01,Zoe,bye,win,,,,,,,\n";
  g_autoptr (GBytes) file = g_bytes_new (CSV, strlen (CSV));
  MusterClubPreview *preview = NULL;
  g_autoptr (MusterClubPreviewLine) line = NULL;
  g_autofree char *summary = NULL;

  muster_club_preview_read_async (fixture->club, file, "table", previewed_cb, &preview);
  g_assert_true (muster_test_wait_until (is_there, &preview, PATIENCE));
  g_object_get (preview, "summary", &summary, NULL);
  g_assert_cmpstr (summary, ==, "1 battle is taken, 3 there already, 1 refused; new members: 1");
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (preview)), ==, 9);
  g_object_set (preview, "only-refused", TRUE, NULL);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (preview)), ==, 2);
  line = g_list_model_get_item (G_LIST_MODEL (preview), 0);
  g_assert_cmpstr (muster_club_preview_line_get_title (line), ==, "Line 8: Ann in d");
  g_assert_cmpstr (muster_club_preview_line_get_note (line), ==,
                   "Refused: the points are “x”; they must be a whole number or empty");
  g_object_unref (preview);
}

static void
test_members_are_listed (Fixture       *fixture,
                         gconstpointer  data)
{
  g_autoptr (MusterClubMember) guest = muster_club_member_new ("Eve");
  g_autoptr (MusterClubMember) gone = muster_club_member_new ("Dev");
  g_autoptr (GPtrArray) members = NULL;
  g_autoptr (GPtrArray) found = NULL;

  guest->is_active = FALSE;
  gone->is_gone = TRUE;
  g_assert_true (muster_club_store_set_member (muster_store_get_club (fixture->store), guest, NULL));
  g_assert_true (muster_club_store_set_member (muster_store_get_club (fixture->store), gone, NULL));
  g_assert_true (muster_club_store_remove (muster_store_get_club (fixture->store), "b", NULL));
  wait_for (fixture, 2);
  members = muster_club_list_members (fixture->club, "");
  /* Cora has no result any more, Dev was removed; those who do not come stand last. */
  g_assert_cmpuint (members->len, ==, 3);
  g_assert_cmpstr (muster_club_member_item_get_name (members->pdata[0]), ==, "Ann");
  g_assert_cmpstr (muster_club_member_item_get_name (members->pdata[2]), ==, "Eve");
  g_assert_cmpstr (muster_club_member_item_get_note (members->pdata[2]), ==, "No battles yet");
  found = muster_club_list_members (fixture->club, "BE");
  g_assert_cmpuint (found->len, ==, 1);
}

static gboolean
has_a_note (gpointer dossier)
{
  return *muster_club_dossier_get_note (dossier) != '\0';
}

static void
test_a_dossier_tells_of_a_member (Fixture       *fixture,
                                  gconstpointer  data)
{
  g_autoptr (MusterClubDossier) dossier = muster_club_dossier_new (fixture->club, "Ben");
  g_autoptr (MusterClubFact) battles = g_list_model_get_item (muster_club_dossier_get_facts (dossier), 0);
  g_autoptr (MusterChart) chart = muster_club_dossier_new_chart (dossier);

  g_assert_cmpstr (muster_club_fact_get_value (battles), ==, "1 won, 0 drawn, 1 lost");
  g_assert_cmpuint (g_list_model_get_n_items (muster_club_dossier_get_rivals (dossier)), ==, 2);
  g_assert_cmpuint (g_list_model_get_n_items (muster_club_dossier_get_results (dossier)), ==, 2);
  g_assert_cmpuint (chart->series->len, ==, 1);
  g_assert_cmpuint (chart->labels->len, ==, 2);
  g_assert_true (muster_club_dossier_is_member (dossier));

  g_assert_true (muster_club_store_merge (muster_store_get_club (fixture->store), "Dev", "Ben", NULL));
  g_object_set (fixture->club, "place", "Library", NULL);
  g_assert_true (muster_test_wait_until (has_a_note, dossier, PATIENCE));
  wait_for (fixture, 1);
  g_assert_cmpstr (muster_club_dossier_get_note (dossier), ==, "Also “Dev”.");
  g_assert_cmpuint (g_list_model_get_n_items (muster_club_dossier_get_results (dossier)), ==, 1);
}

static void
set_present (MusterClubEvening *evening,
             const char        *name)
{
  GListModel *members = muster_club_evening_get_members (evening);

  for (guint i = 0; i < g_list_model_get_n_items (members); i++)
    {
      g_autoptr (MusterClubPresence) member = g_list_model_get_item (members, i);

      if (g_str_equal (muster_club_presence_get_name (member), name))
        g_object_set (member, "is-present", TRUE, NULL);
    }
}

static void
test_an_evening_is_drawn (Fixture       *fixture,
                          gconstpointer  data)
{
  g_autoptr (MusterClubEvening) evening = muster_club_evening_new (fixture->club);
  GListModel *pairs = muster_club_evening_get_pairs (evening);
  g_autoptr (MusterClubPair) pair = NULL;
  g_autofree char *byes = NULL;
  g_autofree char *calendar = NULL;
  gboolean can_draw;

  g_object_set (evening, "ruleset", "kings", NULL);
  set_present (evening, "Ann");
  muster_club_evening_draw (evening);
  g_assert_cmpuint (g_list_model_get_n_items (pairs), ==, 0);
  set_present (evening, "Ben");
  set_present (evening, "Cora");
  muster_club_evening_add_guest (evening, " Zoe ");
  muster_club_evening_add_guest (evening, "Zoe");
  muster_club_evening_add_guest (evening, "Yan");
  g_object_get (evening, "can-draw", &can_draw, NULL);
  g_assert_true (can_draw);
  muster_club_evening_draw (evening);
  g_object_get (evening, "byes", &byes, NULL);
  g_assert_cmpstr (byes, ==, "Zoe");
  g_assert_cmpstr (muster_club_evening_get_bye (evening, 1), ==, "Zoe");
  g_assert_null (muster_club_evening_get_bye (evening, 2));
  g_assert_cmpuint (g_list_model_get_n_items (pairs), ==, 2);
  pair = g_list_model_get_item (pairs, 0);
  g_assert_cmpstr (muster_club_pair_get_attacker (pair), ==, "Ann");
  g_assert_cmpstr (muster_club_pair_get_defender (pair), ==, "Cora");
  g_assert_true (g_str_has_prefix (muster_club_pair_get_note (pair), "first meeting"));
  g_assert_cmpstr (muster_club_pair_get_scenario (pair), !=, "");
  calendar = muster_club_evening_dup_calendar (evening, "20260218T200000Z");
  g_assert_nonnull (strstr (calendar, "SUMMARY:Ann against Cora\r\n"));

  g_object_set (evening, "draw", MUSTER_CLUB_DRAW_ROUND_ROBIN, NULL);
  muster_club_evening_draw (evening);
  g_assert_cmpuint (g_list_model_get_n_items (pairs), ==, 10);
}

static void
test_the_pulse_is_in_sentences (Fixture       *fixture,
                                gconstpointer  data)
{
  g_autoptr (GPtrArray) lines = muster_club_pulse_list_words (fixture->club);

  g_assert_cmpuint (lines->len, >=, 3);
  g_assert_cmpstr (lines->pdata[0], ==, "The last result was 10 days ago.");
  g_assert_cmpstr (lines->pdata[1], ==, "Ann and Cora have never met: tonight?");
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)
  ADD ("/club/rows-are-in-words", test_rows_are_in_words);
  ADD ("/club/choices-combine", test_choices_combine);
  ADD ("/club/results-follow-what-is-typed", test_results_follow_what_is_typed);
  ADD ("/club/the-club-follows-the-file", test_the_club_follows_the_file);
  ADD ("/club/choices-come-from-results", test_choices_come_from_results);
  ADD ("/club/an-entry-says-what-is-missing", test_an_entry_says_what_is_missing);
  ADD ("/club/an-entry-can-have-more-sides", test_an_entry_can_have_more_sides);
  ADD ("/club/what-a-form-cannot-show-stays", test_what_a_form_cannot_show_stays);
  ADD ("/club/a-preview-says-line-by-line", test_a_preview_says_line_by_line);
  ADD ("/club/members-are-listed", test_members_are_listed);
  ADD ("/club/a-dossier-tells-of-a-member", test_a_dossier_tells_of_a_member);
  ADD ("/club/an-evening-is-drawn", test_an_evening_is_drawn);
  ADD ("/club/the-pulse-is-in-sentences", test_the_pulse_is_in_sentences);
#undef ADD

  return g_test_run ();
}
