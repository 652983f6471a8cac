/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-club-calendar.h"
#include "core/club/muster-club-index.h"
#include "core/club/muster-club-member.h"
#include "core/club/muster-club-profile.h"
#include "core/club/muster-club-pulse.h"
#include "core/club/muster-club-ratings.h"
#include "core/club/muster-club-uncounted.h"
#include "muster-test-club.h"

/* What else is told of a club: profiles, months, who should meet, words that are searched for. */

#define LINES \
  "a,2025-11-30,Ann,A,win,,attacker,Column,kings,ford\na,2025-11-30,Ben,B,loss,,defender,Clans,kings,ford\n" \
  "b,2026-01-10,Ann,A,loss,,attacker,Clans,kings,pass\nb,2026-01-10,Cid,B,win,,defender,,kings,pass\n" \
  "c,2026-01-20,Ann,A,draw,,,Column,hexcard,ford\nc,2026-01-20,Ben,B,draw,,,,hexcard,ford\n" \
  "d,2026-02-01,Ann,bye,win,,,Clans,,\n"

static void
test_a_profile_says_what_was_done (void)
{
  const MusterClubFilter all = { 0 };
  g_autoptr (MusterClubBook) book = muster_test_club_book (LINES);
  g_autoptr (GPtrArray) profiles = muster_club_profiles_new (book, &all);
  const MusterClubProfile *ann = profiles->pdata[0];

  g_assert_cmpuint (ann->games->len, ==, 4);
  g_assert_cmpuint (ann->battles, ==, 3);
  g_assert_cmpuint (ann->counts[MUSTER_CLUB_DRAW], ==, 1);
  g_assert_cmpstr (ann->scenario, ==, "ford");
  g_assert_cmpuint (ann->n_scenario, ==, 2);
  /* A bye is led by no force. */
  g_assert_cmpstr (ann->force, ==, "Column");
  g_assert_cmpstr (ann->ruleset, ==, "kings");
  g_assert_cmpstr (ann->last, ==, "2026-02-01");
  g_assert_cmpuint (ann->n_form, ==, 3);
  g_assert_cmpint (ann->form[2], ==, MUSTER_CLUB_DRAW);
}

/* The scenario, the force and the ruleset that he has led most often are counted apart. */
static void
test_favourites_have_counts_of_their_own (void)
{
  const MusterClubFilter all = { 0 };
  g_autoptr (MusterClubBook) book = muster_test_club_book (
    "a,2026-01-01,Ann,A,win,,,Column,kings,ford\na,2026-01-01,Ben,B,loss,,,Clans,kings,ford\n"
    "b,2026-01-02,Ann,A,win,,,Column,kings,pass\nb,2026-01-02,Ben,B,loss,,,Clans,kings,pass\n"
    "c,2026-01-03,Ann,A,win,,,Clans,kings,hill\nc,2026-01-03,Ben,B,loss,,,Column,kings,hill\n");
  g_autoptr (GPtrArray) profiles = muster_club_profiles_new (book, &all);
  const MusterClubProfile *ann = profiles->pdata[0];

  g_assert_cmpuint (ann->n_scenario, ==, 1);
  g_assert_cmpuint (ann->n_force, ==, 2);
  g_assert_cmpuint (ann->n_ruleset, ==, 3);
}

static void
test_only_the_last_battles_are_form (void)
{
  const MusterClubFilter all = { 0 };
  g_autoptr (GString) lines = g_string_new (NULL);
  g_autoptr (MusterClubBook) book = NULL;
  g_autoptr (GPtrArray) profiles = NULL;
  const MusterClubProfile *ann;

  for (guint i = 0; i < 7; i++)
    g_string_append_printf (lines, "b%u,2026-01-%02u,Ann,A,%s,,,,,\nb%u,2026-01-%02u,Ben,B,%s,,,,,\n", i,
                            i + 1, i < 6 ? "win" : "loss", i, i + 1, i < 6 ? "loss" : "win");
  book = muster_test_club_book (lines->str);
  profiles = muster_club_profiles_new (book, &all);
  ann = profiles->pdata[0];
  g_assert_cmpuint (ann->n_form, ==, MUSTER_CLUB_FORM);
  g_assert_cmpint (ann->form[MUSTER_CLUB_FORM - 1], ==, MUSTER_CLUB_LOSS);
  g_assert_cmpint (ann->form[0], ==, MUSTER_CLUB_WIN);
}

static void
test_months_without_a_battle_count (void)
{
  const MusterClubFilter all = { 0 };
  g_autoptr (MusterClubBook) book = muster_test_club_book (LINES);
  guint first;
  g_autoptr (GArray) months = muster_club_profile_months_new (book, &all, &first);

  g_assert_cmpuint (first, ==, 2025 * 12 + 10);
  g_assert_cmpuint (months->len, ==, 3);
  g_assert_cmpuint (g_array_index (months, guint, 0), ==, 1);
  g_assert_cmpuint (g_array_index (months, guint, 1), ==, 0);
  g_assert_cmpuint (g_array_index (months, guint, 2), ==, 2);
}

static void
test_who_stays_away_is_known (void)
{
  g_autoptr (MusterClubBook) book = muster_test_club_book (LINES);
  g_autoptr (MusterClubBook) empty = muster_test_club_book ("");
  g_autoptr (GArray) absences = muster_club_pulse_absences_new (book, "2026-02-11", 20);

  g_assert_cmpint (muster_club_pulse_days_since_last (book, "2026-02-01"), ==, 0);
  g_assert_cmpint (muster_club_pulse_days_since_last (book, "2026-02-11"), ==, 10);
  g_assert_cmpint (muster_club_pulse_days_since_last (book, "2026-01-31"), ==, -1);
  g_assert_cmpint (muster_club_pulse_days_since_last (empty, "2026-01-31"), ==, -1);
  g_assert_cmpuint (absences->len, ==, 2);
  g_assert_cmpuint (g_array_index (absences, MusterClubAbsence, 0).player, ==, 2);
  g_assert_cmpuint (g_array_index (absences, MusterClubAbsence, 0).days, ==, 32);
  g_assert_cmpuint (g_array_index (absences, MusterClubAbsence, 1).days, ==, 22);
}

static void
test_who_met_least_comes_first (void)
{
  const guint players[] = { 0, 1, 2 };
  g_autoptr (MusterClubBook) book = muster_test_club_book (LINES);
  g_autoptr (GArray) meetings = muster_club_pulse_meetings_new (book, players, G_N_ELEMENTS (players));
  const MusterClubMeeting *first = &g_array_index (meetings, MusterClubMeeting, 0);
  const MusterClubMeeting *last = &g_array_index (meetings, MusterClubMeeting, 2);

  g_assert_cmpuint (meetings->len, ==, 3);
  g_assert_cmpuint (first->first + 10 * first->second, ==, 1 + 10 * 2);
  g_assert_cmpuint (first->battles, ==, 0);
  g_assert_cmpuint (last->first + 10 * last->second, ==, 0 + 10 * 1);
  g_assert_cmpuint (last->battles, ==, 2);
}

static void
test_scenarios_are_counted_by_ruleset (void)
{
  const char *scenarios[] = { "ford", "pass", "hill", NULL };
  g_autoptr (MusterClubBook) book = muster_test_club_book (LINES);
  guint counts[3];

  muster_club_pulse_count_scenarios (book, "kings", scenarios, counts);
  g_assert_cmpuint (counts[0], ==, 1);
  g_assert_cmpuint (counts[1], ==, 1);
  g_assert_cmpuint (counts[2], ==, 0);
}

static void
test_the_weaker_gets_points (void)
{
  const MusterGlicko strong = { 1700, 50, 0.06 };
  const MusterGlicko weak = { 1500, 50, 0.06 };

  g_assert_cmpfloat_with_epsilon (muster_glicko_expect (&strong, &weak), 0.757, 0.005);
  g_assert_cmpint (muster_club_pulse_balance (&strong, &weak, 24), ==, 6);
  g_assert_cmpint (muster_club_pulse_balance (&strong, &strong, 24), ==, 0);
  g_assert_cmpint (muster_club_pulse_balance (&weak, &strong, 24), ==, 0);
}

static const char *
name_cb (const char *ruleset,
         const char *scenario,
         gpointer    data)
{
  return scenario != NULL && g_str_equal (scenario, "ford") ? "Skirmish at the Ford" : NULL;
}

static gboolean
finds (const MusterClubIndex *index,
       guint                  game,
       const char            *search)
{
  g_auto (GStrv) words = muster_club_index_split (search);

  return muster_club_index_matches (index, game, words);
}

static void
test_everything_can_be_searched_for (void)
{
  g_autoptr (MusterClubBook) book = muster_test_club_book (LINES);
  g_autoptr (MusterClubIndex) index = muster_club_index_new (book, name_cb, NULL);
  g_auto (GStrv) accents = muster_club_index_split ("étienne");

  g_assert_true (finds (index, 0, ""));
  g_assert_true (finds (index, 0, "  ANN  clans "));
  g_assert_true (finds (index, 0, "skirmish"));
  g_assert_true (finds (index, 0, "2025-11"));
  g_assert_false (finds (index, 0, "ann cid"));
  g_assert_true (finds (index, 1, "ann cid"));
  /* Words do not run from one cell into the next. */
  g_assert_false (finds (index, 0, "annaben"));
  g_assert_true (muster_club_text_matches ("Émile ÉTIENNE", accents));
  g_assert_false (muster_club_text_matches ("Emile", accents));
}

static void
test_a_calendar_is_written (void)
{
  MusterClubCalendar *calendar = muster_club_calendar_new ("20260131T120000Z");
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  muster_club_calendar_add (calendar, "1@muster", "2026-02-05", "Ann, Ben; and\\or", "");
  muster_club_calendar_add (calendar, "2@muster", "2026-02-06",
                            "Ä very löng summäry that is cut by bytes änd not in the middle of a letter, "
                            "ünd on",
                            "two\nlines");
  muster_club_calendar_add_task (calendar, "3@muster", "The ford", "");
  text = muster_club_calendar_end (calendar);
  g_assert_true (g_str_has_prefix (text, "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:"));
  g_assert_true (g_str_has_suffix (text, "END:VEVENT\r\nBEGIN:VTODO\r\nUID:3@muster\r\n"
                                        "DTSTAMP:20260131T120000Z\r\nSUMMARY:The ford\r\nEND:VTODO\r\n"
                                        "END:VCALENDAR\r\n"));
  g_assert_nonnull (strstr (text, "DTSTAMP:20260131T120000Z\r\nDTSTART;VALUE=DATE:20260205\r\n"));
  g_assert_nonnull (strstr (text, "SUMMARY:Ann\\, Ben\\; and\\\\or\r\n"));
  g_assert_nonnull (strstr (text, "DESCRIPTION:two\\nlines\r\n"));
  lines = g_strsplit (text, "\r\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_assert_cmpuint (strlen (lines[i]), <=, 75);
      g_assert_true (g_utf8_validate (lines[i], -1, NULL));
    }
}

static void
test_a_member_is_written_and_read (void)
{
  g_autoptr (MusterClubMember) member = muster_club_member_new ("Ann");
  g_autoptr (MusterClubMember) again = NULL;
  g_autoptr (MusterClubMember) wrong = NULL;
  g_autofree char *json = NULL;

  g_assert_true (muster_club_member_is_plain (member));
  g_free (member->nickname);
  member->nickname = g_strdup ("“Ace”");
  member->is_active = FALSE;
  json = muster_club_member_to_json (member);
  again = muster_club_member_from_json ("key", json);
  g_assert_cmpstr (again->key, ==, "key");
  g_assert_true (muster_club_member_equal (member, again));
  g_assert_false (muster_club_member_is_plain (again));
  wrong = muster_club_member_from_json ("key", "[1]");
  g_assert_true (muster_club_member_is_plain (wrong));
}

static void
test_names_lead_to_members (void)
{
  g_autoptr (MusterClubNames) names = muster_club_names_new ();

  muster_club_names_merge (names, "Benny", "Ben");
  muster_club_names_merge (names, "Ben", "Benjamin");
  g_assert_cmpstr (muster_club_names_resolve (names, "Benny"), ==, "Benjamin");
  g_assert_cmpstr (muster_club_names_resolve (names, "Ann"), ==, "Ann");
  g_assert_cmpstr (muster_club_names_resolve (NULL, "Ben"), ==, "Ben");
  /* A file may have been tampered with. */
  muster_club_names_merge (names, "Benjamin", "Benny");
  g_assert_nonnull (muster_club_names_resolve (names, "Benny"));
}

static void
test_sides_have_names_of_their_own (void)
{
  const char *names[] = { "Red", "Red (2)", "Red", "Blue", "'=Red", "=Red", "Red", NULL };
  g_auto (GStrv) sides = muster_club_uncounted_list_sides (names);
  g_autofree char *joined = g_strjoinv ("|", sides);

  g_assert_cmpstr (joined, ==, "Red|Red (2)|Red (3)|Blue|=Red|=Red (2)|Red (4)");
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  g_test_add_func ("/club/pulse/a-profile-says-what-was-done", test_a_profile_says_what_was_done);
  g_test_add_func ("/club/pulse/favourites-have-counts-of-their-own",
                   test_favourites_have_counts_of_their_own);
  g_test_add_func ("/club/pulse/only-the-last-battles-are-form", test_only_the_last_battles_are_form);
  g_test_add_func ("/club/pulse/months-without-a-battle-count", test_months_without_a_battle_count);
  g_test_add_func ("/club/pulse/who-stays-away-is-known", test_who_stays_away_is_known);
  g_test_add_func ("/club/pulse/who-met-least-comes-first", test_who_met_least_comes_first);
  g_test_add_func ("/club/pulse/scenarios-are-counted-by-ruleset", test_scenarios_are_counted_by_ruleset);
  g_test_add_func ("/club/pulse/the-weaker-gets-points", test_the_weaker_gets_points);
  g_test_add_func ("/club/pulse/everything-can-be-searched-for", test_everything_can_be_searched_for);
  g_test_add_func ("/club/pulse/a-calendar-is-written", test_a_calendar_is_written);
  g_test_add_func ("/club/pulse/a-member-is-written-and-read", test_a_member_is_written_and_read);
  g_test_add_func ("/club/pulse/names-lead-to-members", test_names_lead_to_members);
  g_test_add_func ("/club/pulse/sides-have-names-of-their-own", test_sides_have_names_of_their_own);

  return g_test_run ();
}
