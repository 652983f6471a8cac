/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/club/muster-club-choices.h"
#include "app/models/club/muster-club-dossier.h"
#include "app/models/club/muster-club-entry.h"
#include "app/models/club/muster-club-evening.h"
#include "app/models/club/muster-club-event.h"
#include "core/muster-core-error.h"
#include "app/models/club/muster-club-members.h"
#include "app/models/club/muster-club-pulse-words.h"
#include "app/models/club/muster-club-row.h"
#include "core/club/muster-club-season.h"
#include "muster-test-club-model.h"
#include "store/club/muster-club-seasons.h"

/* The club as its page sees it, without a page. */

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

/* N-DATE-01: whose day can be set where the result is shown. */
static void
test_chapters_on_paper_are_known (void)
{
  static const char ON_PAPER[] =
    "battle,date,player,side,result\nwar/ford,2026-01-01,Ann,A,win\nwar/ford,2026-01-01,Ben,B,loss\n"
    "plain,2026-01-02,Ann,A,win\nplain,2026-01-02,Ben,B,loss\n";
  g_autoptr (MusterClubImport) import =
    muster_club_import_new (ON_PAPER, strlen (ON_PAPER), "", NULL, NULL, NULL);
  g_autoptr (MusterClubBook) book = muster_club_book_new (import->results, NULL);
  g_autoptr (MusterLibrary) library = muster_test_library_new ();
  g_autoptr (MusterClubResultItem) chapter = muster_club_result_item_new (book, 0, FALSE, library);
  g_autoptr (MusterClubResultItem) entered = muster_club_result_item_new (book, 0, TRUE, library);
  g_autoptr (MusterClubResultItem) battle = muster_club_result_item_new (book, 1, FALSE, library);

  g_assert_true (muster_club_result_item_is_on_paper (chapter));
  g_assert_false (muster_club_result_item_is_on_paper (entered));
  g_assert_false (muster_club_result_item_is_on_paper (battle));
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

/* N-IMPORT-07: whatever a game was called when it came, the filter has it once. */
static void
test_a_game_stands_once (Fixture       *fixture,
                         gconstpointer  data)
{
  put (fixture, "battle,date,player,side,result,ruleset\n"
                "d,2026-01-01,Ann,A,win,The Men Who Would Be Kings\n"
                "d,2026-01-01,Ben,B,loss,The Men Who Would Be Kings\n"
                "e,2026-01-01,Ann,A,win,KINGS\ne,2026-01-01,Ben,B,loss,KINGS\n"
                "f,2026-01-01,Ann,A,win,tmwwbk\nf,2026-01-01,Ben,B,loss,tmwwbk\n"
                "g,2026-01-01,Ann,A,win,Chess\ng,2026-01-01,Ben,B,loss,Chess\n");
  wait_for (fixture, 7);
  assert_joined (muster_club_list_rulesets (fixture->club), "Chess|hexcard|kings");
  g_object_set (fixture->club, "ruleset", "kings", NULL);
  wait_for (fixture, 5);
}

typedef struct
{
  MusterClub *club;
  const char *expected;
} Offered;

static gboolean
is_offered (gpointer data)
{
  const Offered *offered = data;
  g_autoptr (GPtrArray) players = muster_club_list_players (offered->club);
  g_autofree char *joined = NULL;

  g_ptr_array_add (players, NULL);
  joined = g_strjoinv ("|", (char **) players->pdata);

  return g_str_equal (joined, offered->expected);
}

static void
wait_for_offered (Fixture    *fixture,
                  const char *expected)
{
  Offered offered = { fixture->club, expected };

  if (!muster_test_wait_until (is_offered, &offered, MUSTER_TEST_PATIENCE))
    assert_joined (muster_club_list_players (fixture->club), expected);
}

/* Whoever was merged, removed or mistyped is offered no more, at once (X-02, N-MEMBER-03). */
static void
test_who_is_gone_is_not_offered (Fixture       *fixture,
                                 gconstpointer  data)
{
  MusterClubStore *store = muster_store_get_club (fixture->store);

  put (fixture, "battle,date,player,side,result\nd,2026-02-09,Bem,A,win\nd,2026-02-09,Cora B,B,loss\n");
  wait_for (fixture, 4);
  wait_for_offered (fixture, "Bem|Cora B|Dev|Ann|Ben|Cora");
  g_assert_true (muster_club_people_merge (store, "Cora B", "Cora", NULL));
  wait_for_offered (fixture, "Bem|Cora|Dev|Ann|Ben");
  /* The result is put right. */
  put (fixture, "battle,date,player,side,result\nd,2026-02-09,Ben,A,win\nd,2026-02-09,Cora,B,loss\n");
  wait_for_offered (fixture, "Ben|Cora|Dev|Ann");
  g_assert_true (muster_club_people_remove_member (store, "Dev", NULL));
  wait_for_offered (fixture, "Ben|Cora|Ann");
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
  assert_fault (entry, "Points are a number like 12 or 12.5, not “many”");
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
  g_assert_cmpint (result->lines[1].points, ==, 7 * MUSTER_CLUB_POINT);
  g_assert_cmpint (result->lines[2].role, ==, MUSTER_CLUB_ATTACKER);
  g_assert_cmpint (result->lines[2].verdict, ==, MUSTER_CLUB_LOSS);
}

/* N-RESULT-02: the points propose who won until somebody says it, doubles are warned of, and the next result
 * has the same day, place and rules. */
static void
test_an_entry_goes_on (Fixture       *fixture,
                       gconstpointer  data)
{
  g_autoptr (MusterClubEntry) entry = muster_club_entry_new ("2025-12-01");
  g_autofree char *warning = NULL;
  g_autofree char *place = NULL;
  g_autofree char *none = NULL;
  int winner;

  muster_club_entry_set_club (entry, fixture->club);
  g_object_set (entry, "ruleset", "TMWWBK", "place", "Hall", "notes", "wet", NULL);
  set_side (entry, 0, "players", "ann");
  set_side (entry, 1, "players", "Ben");
  set_side (entry, 0, "points", "5");
  set_side (entry, 1, "points", "5");
  g_object_get (entry, "winner", &winner, NULL);
  g_assert_cmpint (winner, ==, MUSTER_CLUB_ENTRY_DRAW);
  set_side (entry, 1, "points", "3");
  g_object_get (entry, "winner", &winner, "warning", &warning, NULL);
  g_assert_cmpint (winner, ==, 0);
  g_assert_cmpstr (warning, ==, "The club has a result of that day with the same rules, players and points.");
  g_object_set (entry, "winner", 1, NULL);
  set_side (entry, 0, "points", "6");
  g_object_get (entry, "winner", &winner, "warning", &none, NULL);
  g_assert_cmpint (winner, ==, 1);
  g_assert_cmpstr (none, ==, "");

  muster_club_entry_renew (entry);
  g_object_get (entry, "winner", &winner, "place", &place, NULL);
  g_assert_cmpint (winner, ==, MUSTER_CLUB_ENTRY_OPEN);
  g_assert_cmpstr (place, ==, "Hall");
  assert_fault (entry, "Who played?");
}

/* N-MEMBER-04: a name in another case is the member's as he spells it, and others are new.
 * N-DATE-03: today is the last day, and what is more than a year ago is told. */
static void
test_an_entry_knows_members_and_days (Fixture       *fixture,
                                      gconstpointer  data)
{
  g_autoptr (MusterClubEntry) entry = muster_club_entry_new ("2026-01-02");
  g_autoptr (MusterClubResult) result = NULL;
  g_auto (GStrv) names = NULL;
  g_auto (GStrv) nobody = NULL;

  muster_club_entry_set_club (entry, fixture->club);
  set_side (entry, 0, "players", "ANN");
  set_side (entry, 1, "players", "Benn, Zoe");
  g_object_set (entry, "winner", 0, NULL);
  names = muster_club_entry_list_new (entry);
  g_assert_cmpuint (g_strv_length (names), ==, 2);
  g_assert_cmpstr (names[0], ==, "Benn");
  muster_club_entry_rename (entry, "Benn", "Ben");
  muster_club_entry_rename (entry, "Zoe", "Cora");
  nobody = muster_club_entry_list_new (entry);
  g_assert_cmpuint (g_strv_length (nobody), ==, 0);
  result = muster_club_entry_dup_result (entry);
  g_assert_cmpstr (result->lines[0].player, ==, "Ann");
  g_assert_cmpstr (result->lines[1].player, ==, "Ben");

  g_object_set (entry, "date", muster_club_get_today (fixture->club), NULL);
  assert_fault (entry, "");
  g_object_set (entry, "date", "2999-01-01", NULL);
  assert_fault (entry, "“2999-01-01” lies after today");
  g_object_set (entry, "date", "1999-01-01", NULL);
  assert_fault (entry, "");
  g_assert_true (muster_club_entry_is_long_ago (entry));
  g_object_set (entry, "date", muster_club_get_today (fixture->club), NULL);
  g_assert_false (muster_club_entry_is_long_ago (entry));
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
test_members_are_listed (Fixture       *fixture,
                         gconstpointer  data)
{
  g_autoptr (MusterClubMember) guest = muster_club_member_new ("Eve");
  g_autoptr (MusterClubMember) gone = muster_club_member_new ("Dev");
  g_autoptr (GPtrArray) members = NULL;
  g_autoptr (GPtrArray) found = NULL;

  guest->is_active = FALSE;
  gone->is_gone = TRUE;
  g_assert_true (muster_club_people_set_member (muster_store_get_club (fixture->store), guest, NULL));
  g_assert_true (muster_club_people_set_member (muster_store_get_club (fixture->store), gone, NULL));
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

  g_assert_true (muster_club_people_merge (muster_store_get_club (fixture->store), "Dev", "Ben", NULL));
  g_object_set (fixture->club, "place", "Library", NULL);
  g_assert_true (muster_test_wait_until (has_a_note, dossier, MUSTER_TEST_PATIENCE));
  wait_for (fixture, 1);
  g_assert_cmpstr (muster_club_dossier_get_note (dossier), ==, "Also “Dev”.");
  g_assert_cmpuint (g_list_model_get_n_items (muster_club_dossier_get_results (dossier)), ==, 1);
}

static char *
dup_round (MusterClubEvening *evening)
{
  const MusterRound *round = muster_club_rounds_get_drawn (MUSTER_CLUB_ROUNDS (evening));
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < round->pairs->len; i++)
    {
      const MusterRoundPair *pair = round->pairs->pdata[i];

      g_string_append_printf (text, "%s-%s ", pair->attacker, pair->defender);
    }
  g_string_append_printf (text, "(%s)", round->bye);

  return g_string_free (text, FALSE);
}

static void
expect_round (MusterClubEvening *evening,
              const char        *wanted)
{
  g_autofree char *text = dup_round (evening);

  g_assert_cmpstr (text, ==, wanted);
}

static gboolean
has_no_evening (gpointer data)
{
  return muster_club_evening_get (data) == NULL;
}

static gboolean
has_evening (gpointer data)
{
  MusterClub *club = muster_club_rounds_get_club (MUSTER_CLUB_ROUNDS (data));
  const MusterClubContent *content = muster_club_get_content (club);

  return content->evenings->len == 1;
}

/* N-EVENING-01 to N-EVENING-04 without a window. */
static void
test_an_evening_runs (Fixture       *fixture,
                      gconstpointer  data)
{
  static const char *const people[] = { "Ann", "Ben", "Cora", " Zoe " };
  const gint64 points[] = { 500, 250 };
  g_autoptr (MusterClubEvening) evening = muster_club_evening_new (fixture->club);
  g_autoptr (MusterClubBook) book = NULL;
  g_autoptr (GArray) standings = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *counts = NULL;
  g_autofree char *free = NULL;
  g_autofree char *chat = NULL;
  g_autofree char *calendar = NULL;
  g_autofree char *attendance = NULL;

  g_assert_null (muster_club_evening_get (evening));
  g_assert_true (muster_club_evening_keep (evening, muster_evening_new ("2026-02-18"), &error));
  g_assert_false (muster_club_evening_draw (evening, MUSTER_EVENING_NEXT, &error));
  g_assert_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_REFUSED);
  g_clear_error (&error);
  for (guint i = 0; i < G_N_ELEMENTS (people); i++)
    g_assert_true (muster_club_evening_come (evening, people[i], "19:30", &error));
  g_assert_false (muster_club_evening_come (evening, "  ", "", NULL));
  g_assert_true (muster_club_evening_draw (evening, MUSTER_EVENING_NEXT, &error));
  expect_round (evening, "Ann-Ben Cora-Zoe ()");
  /* One seat further, to the next pair; and back. */
  g_assert_true (muster_club_evening_move (evening, "Ann", 1, &error));
  expect_round (evening, "Cora-Ben Ann-Zoe ()");
  g_assert_false (muster_club_evening_move (evening, "Ann", 1, NULL));
  g_assert_true (muster_club_evening_move (evening, "Ann", -1, &error));
  g_assert_true (muster_club_evening_pin (evening, 1, &error));
  g_assert_true (muster_club_evening_come (evening, "Yan", "20:15", &error));
  free = muster_club_evening_dup_free (evening);
  g_assert_cmpstr (free, ==, "Yan has no opponent.");
  g_assert_true (muster_club_evening_draw (evening, MUSTER_EVENING_AGAIN, &error));
  expect_round (evening, "Ann-Ben Cora-Yan (Zoe)");
  g_assert_true (muster_club_evening_set_game (evening, 1, "kings", "", 2, &error));
  expect_round (evening, "Cora-Yan Ann-Ben (Zoe)");
  g_assert_false (muster_club_evening_set_game (evening, 1, "", "", 0, NULL));
  g_assert_true (muster_club_evening_set_game (evening, 2, "kings", "", 1, &error));
  expect_round (evening, "Ann-Ben Cora-Yan (Zoe)");
  g_assert_true (muster_club_evening_set_game (evening, 1, "kings", "", 7, &error));
  expect_round (evening, "Cora-Yan Ann-Ben (Zoe)");
  g_assert_true (muster_club_evening_set_game (evening, 7, "kings", "", 1, &error));
  g_assert_true (muster_club_evening_begin (evening, 1, "", &error));
  g_assert_false (muster_club_evening_move (evening, "Ann", 1, NULL));
  g_assert_true (muster_club_rounds_set_result (MUSTER_CLUB_ROUNDS (evening), 1, MUSTER_CLUB_WIN, points,
                                                &error));
  g_assert_false (muster_club_rounds_set_result (MUSTER_CLUB_ROUNDS (evening), 9, MUSTER_CLUB_WIN, NULL,
                                                 NULL));
  g_assert_true (muster_club_evening_leave (evening, "Cora", "21:00", &error));
  counts = muster_club_evening_dup_counts (evening);
  g_assert_cmpstr (counts, ==, "4 here · 1 has left");
  standings = muster_club_evening_rank (evening, &book);
  g_assert_cmpuint (standings->len, ==, 3);
  g_assert_cmpstr (
    muster_club_book_get_name (book, g_array_index (standings, MusterClubStanding, 0).player), ==, "Ann");
  chat = muster_club_evening_dup_chat (evening);
  g_assert_nonnull (strstr (chat, "Ann won, 5 : 2.5"));
  g_assert_true (muster_club_rounds_unset_result (MUSTER_CLUB_ROUNDS (evening), 1, &error));

  /* The club follows. */
  g_assert_true (muster_test_wait_until (has_evening, evening, MUSTER_TEST_PATIENCE));
  calendar = muster_club_evening_dup_calendar (evening, "20260218T200000Z", &error);
  g_assert_no_error (error);
  g_assert_nonnull (strstr (calendar, "UID:evening-"));
  attendance = muster_club_evening_dup_attendance (evening);
  g_assert_true (g_str_has_prefix (attendance, "player,evenings\r\n"));
  g_assert_true (muster_club_rounds_remove (MUSTER_CLUB_ROUNDS (evening), &error));
  g_assert_true (muster_test_wait_until (has_no_evening, evening, MUSTER_TEST_PATIENCE));
}

static MusterTournament *
new_cup (void)
{
  static const char *const people[] = { "Ann", "Ben", "Cora", "Zoe" };
  MusterTournament *cup = muster_tournament_new ("Cup", "2026-02-18");

  cup->first = MUSTER_TOURNAMENT_HAND;
  cup->n_rounds = 2;
  for (guint i = 0; i < G_N_ELEMENTS (people); i++)
    muster_tournament_add_player (cup, people[i]);

  return cup;
}

static gboolean
has_no_event (gpointer data)
{
  return muster_club_event_get (data) == NULL;
}

/* N-EVENT-01 to N-EVENT-03, N-EVENT-08 without a window. */
static void
test_an_event_runs (Fixture       *fixture,
                    gconstpointer  data)
{
  const gint64 points[] = { 500, 250 };
  g_autoptr (MusterClubEvent) event = muster_club_event_new (fixture->club);
  g_autofree char *subtitle = NULL;
  g_autofree char *progress = NULL;
  g_autofree char *pairs = NULL;
  const MusterRound *round;

  g_assert_null (muster_club_event_get (event));
  g_assert_true (muster_club_event_keep (event, new_cup (), NULL));
  subtitle = muster_club_event_dup_subtitle (event);
  g_assert_nonnull (strstr (subtitle, "Swiss · 2 rounds · 3–1–0"));
  /* The first round is made by hand. */
  g_assert_false (muster_club_event_draw (event, NULL, NULL));
  pairs = muster_club_event_dup_pairs (event);
  g_assert_true (muster_club_event_draw (event, pairs, NULL));
  g_assert_true (muster_club_event_undraw (event, NULL));
  g_assert_false (muster_club_event_draw (event, "Ann = Ben, Cora", NULL));
  g_assert_false (muster_club_event_draw (event, "Ann = Ben", NULL));
  g_assert_false (muster_club_event_draw (event, "Ann = Ben, Cora = Yan", NULL));
  g_assert_true (muster_club_event_draw (event, "Zoe = Ben, Ann = Cora,", NULL));
  round = muster_club_event_get (event)->rounds->pdata[0];
  g_assert_cmpstr (((MusterRoundPair *) round->pairs->pdata[0])->attacker, ==, "Zoe");
  g_assert_true (muster_club_rounds_set_result (MUSTER_CLUB_ROUNDS (event), 1, MUSTER_CLUB_WIN, points,
                                                NULL));
  g_assert_false (muster_club_rounds_set_result (MUSTER_CLUB_ROUNDS (event), 3, MUSTER_CLUB_WIN, points,
                                                 NULL));
  progress = muster_club_event_dup_progress (event);
  g_assert_cmpstr (progress, ==, "Round 1: 1 of 2 results are in");
  g_assert_false (muster_club_event_draw (event, NULL, NULL));
  g_assert_true (muster_club_rounds_set_result (MUSTER_CLUB_ROUNDS (event), 2, MUSTER_CLUB_DRAW, NULL, NULL));
  g_assert_true (muster_club_rounds_unset_result (MUSTER_CLUB_ROUNDS (event), 2, NULL));
  g_assert_true (muster_club_rounds_set_result (MUSTER_CLUB_ROUNDS (event), 2, MUSTER_CLUB_LOSS, NULL, NULL));
  g_assert_true (muster_club_event_drop (event, "Ben", NULL));
  g_assert_false (muster_club_event_drop (event, "Ben", NULL));
  g_assert_true (muster_club_event_join (event, " Dev ", 1, NULL));
  g_assert_false (muster_club_event_join (event, "Dev", 0, NULL));
  g_assert_false (muster_club_event_join (event, " ", 0, NULL));
  g_assert_true (muster_club_event_set_force (event, "Dev", " Romans ", NULL));
  g_assert_cmpstr (muster_tournament_find_player (muster_club_event_get (event), "Dev")->force, ==, "Romans");
  g_assert_cmpuint (muster_club_event_get_after (event), ==, MUSTER_TOURNAMENT_NOW);
  g_assert_true (muster_club_event_draw (event, NULL, NULL));
  g_assert_cmpuint (muster_club_rounds_get_round (MUSTER_CLUB_ROUNDS (event)), ==, 1);
  muster_club_rounds_set_round (MUSTER_CLUB_ROUNDS (event), 0);
  g_assert_cmpuint (muster_club_event_get_after (event), ==, 1);
  g_assert_false (muster_club_event_draw (event, NULL, NULL));
  g_assert_true (muster_club_rounds_remove (MUSTER_CLUB_ROUNDS (event), NULL));
  g_assert_true (muster_test_wait_until (has_no_event, event, MUSTER_TEST_PATIENCE));
}

static gboolean
scores_by_season (gpointer data)
{
  g_autofree char *scoring = NULL;
  g_autofree char *to = NULL;

  g_object_get (data, "scoring", &scoring, "to", &to, NULL);

  return strcmp (scoring, "7,3,1") == 0 && strcmp (to, "2026-06-30") == 0;
}

/* N-RESULT-05: a season that the club keeps brings its days and its scoring, also when it changes. */
static void
test_a_named_season_is_looked_at (Fixture       *fixture,
                                  gconstpointer  data)
{
  MusterDocuments *documents = muster_store_get_documents (muster_club_get_store (fixture->club));
  const MusterClubScoring first = { { 2, 1, 0 } }, second = { { 7, 3, 1 } };
  g_autoptr (MusterClubSeason) season = muster_club_season_new ("Winter", "2026-01-01", "2026-01-31", &first);
  g_autoptr (MusterClubSeason) other = muster_club_season_new ("Winter", "2026-01-01", "2026-06-30", &second);
  g_autofree char *scoring = NULL;

  g_assert_true (muster_club_seasons_put (season, documents, NULL));
  wait_for (fixture, 3);
  while (muster_club_get_content (fixture->club)->seasons->len == 0)
    g_main_context_iteration (NULL, TRUE);
  g_object_set (fixture->club, "season", MUSTER_CLUB_SEASON_NAMED "Winter", NULL);
  g_object_get (fixture->club, "scoring", &scoring, NULL);
  g_assert_cmpstr (scoring, ==, "2,1,0");
  g_assert_true (muster_club_seasons_put (other, documents, NULL));
  g_assert_true (muster_test_wait_until (scores_by_season, fixture->club, MUSTER_TEST_PATIENCE));
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
  g_test_add_func ("/club/N-DATE-01/chapters-on-paper-are-known", test_chapters_on_paper_are_known);
  ADD ("/club/choices-combine", test_choices_combine);
  ADD ("/club/results-follow-what-is-typed", test_results_follow_what_is_typed);
  ADD ("/club/the-club-follows-the-file", test_the_club_follows_the_file);
  ADD ("/club/choices-come-from-results", test_choices_come_from_results);
  ADD ("/club/an-entry-says-what-is-missing", test_an_entry_says_what_is_missing);
  ADD ("/club/N-IMPORT-07/a-game-stands-once", test_a_game_stands_once);
  ADD ("/club/N-MEMBER-03/who-is-gone-is-not-offered", test_who_is_gone_is_not_offered);
  ADD ("/club/N-RESULT-02/an-entry-goes-on", test_an_entry_goes_on);
  ADD ("/club/N-MEMBER-04/an-entry-knows-members-and-days", test_an_entry_knows_members_and_days);
  ADD ("/club/an-entry-can-have-more-sides", test_an_entry_can_have_more_sides);
  ADD ("/club/what-a-form-cannot-show-stays", test_what_a_form_cannot_show_stays);
  ADD ("/club/members-are-listed", test_members_are_listed);
  ADD ("/club/a-dossier-tells-of-a-member", test_a_dossier_tells_of_a_member);
  ADD ("/club/N-EVENING/an-evening-runs", test_an_evening_runs);
  ADD ("/club/N-EVENT/an-event-runs", test_an_event_runs);
  ADD ("/club/N-RESULT-05/a-named-season-is-looked-at", test_a_named_season_is_looked_at);
  ADD ("/club/the-pulse-is-in-sentences", test_the_pulse_is_in_sentences);
#undef ADD

  return g_test_run ();
}
