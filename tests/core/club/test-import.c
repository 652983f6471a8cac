/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-club-csv.h"
#include "core/muster-core-error.h"
#include "muster-test-club.h"

#define HEADER "battle,date,player,side,result,points,role,place\n"

/* The fates of the records: "2+" taken, "3=" there already, "4-" refused. */
static char *
dup_fates (const MusterClubImport *import)
{
  GString *fates = g_string_new (NULL);

  for (guint i = 0; i < import->records->len; i++)
    {
      const MusterClubRecord *record = &g_array_index (import->records, MusterClubRecord, i);

      g_string_append_printf (fates, "%s%u%c", i > 0 ? " " : "", record->line, "+=-"[record->fate]);
      if (record->fate != MUSTER_CLUB_TAKEN)
        g_assert_nonnull (record->reason);
    }

  return g_string_free (fates, FALSE);
}

static const char *
get_reason (const MusterClubImport *import,
            guint                   line)
{
  for (guint i = 0; i < import->records->len; i++)
    {
      const MusterClubRecord *record = &g_array_index (import->records, MusterClubRecord, i);

      if (record->line == line)
        return record->reason;
    }

  g_assert_not_reached ();
}

static const struct
{
  const char *lines;
  const char *fates;
  const char *reason; /* of the first line that is refused, or part of it */
} cases[] = {
  { "b,2026-01-01,Ann,A,win,3,attacker,Hall\nb,2026-01-01,Ben,B,loss,-1,defender,Hall\n", "2+ 3+", NULL },
  { "b,2026-01-01,Ann,A,draw,,,\nb,2026-01-01,Ben,B,draw,,,\nb,2026-01-01,Cid,C,draw,,,\n", "2+ 3+ 4+",
    NULL },
  /* Lines of a battle may stand apart; empty ones are passed over and counted. */
  { "b,2026-01-01,Ann,A,win,,,\n\nc,2026-01-01,Ann,bye,win,,,\nb,2026-01-01,Ben,B,loss,,,\n", "2+ 4+ 5+",
    NULL },
  /* Where the record begins. */
  { "b,2026-01-01,Ann,\"A\nA\",win,,,\nb,2026-01-01,Ben,B,loss,,,\n", "2+ 4+", NULL },
  { "b,2026-01-01,Ann,A,win,,\nb,2026-01-01,Ben,B,loss,,,\n", "2- 3-", "7 cells, and the header has 8" },
  { "b\nb,2026-01-01,Ben,bye,win,,,\n", "2- 3-", "1 cell, and the header has 8" },
  { "b,2026-01-01,Ann,A,win,,,,\nb,2026-01-01,Ben,B,loss,,,\n", "2- 3-", "9 cells" },
  { "b,2026-01-01,A\"nn,A,win,,,\nb,2026-01-01,Ben,B,loss,,,\n", "2- 3-", "quotation mark" },
  { "b,2026-01-01,\"Ann\" ,A,win,,,\nb,2026-01-01,Ben,B,loss,,,\n", "2- 3-", "quotation mark" },
  { ",2026-01-01,Ann,A,win,,,\n", "2-", "“battle” is empty" },
  { "b,2026-01-01,,A,win,,,\n", "2-", "“player” is empty" },
  { "b,2026-01-01,Ann,,win,,,\n", "2-", "“side” is empty" },
  { "b,2026-02-29,Ann,bye,win,,,\n", "2-", "is not a day" },
  { "b,2024-02-29,Ann,bye,win,,,\n", "2+", NULL },
  { "b,2026-1-1,Ann,bye,win,,,\n", "2-", "is not a day" },
  { "b,2026-01-01 ,Ann,bye,win,,,\n", "2-", "is not a day" },
  { "b,2026-01-01,Ann,bye,Win,,,\n", "2-", "the result is" },
  { "b,2026-01-01,Ann,bye,win,1.5,,\n", "2+", NULL },
  { "b,2026-01-01,Ann,bye,win,1.50,,\n", "2-", "no needless zeros" },
  { "b,2026-01-01,Ann,bye,win, 1,,\n", "2-", "the points are" },
  { "b,2026-01-01,Ann,bye,win,'-1,,\n", "2-", "the points are" },
  { "b,2026-01-01,Ann,bye,win,1000000000000,,\n", "2+", NULL },
  { "b,2026-01-01,Ann,bye,win,1000000000001,,\n", "2-", "must lie between −1,000,000,000,000 and" },
  { "b,2026-01-01,Ann,bye,win,-99999999999999999999,,\n", "2-", "must lie between" },
  { "b,2026-01-01,Ann,bye,win,,Attacker,\n", "2-", "the role is" },
  /* What must be the same on all lines. */
  { "b,2026-01-01,Ann,A,win,,,\nb,2026-01-02,Ben,B,loss,,,\n", "2- 3-", "because of line 3" },
  { "b,2026-01-01,Ann,A,win,,,x\nb,2026-01-01,Ben,B,loss,,,y\n", "2- 3-", "because of line 3" },
  { "b,2026-01-01,Ann,A,win,,,\nb,2026-01-01,Ann,B,loss,,,\n", "2- 3-", "because of line 3" },
  { "b,2026-01-01,Ann,A,win,,,\nb,2026-01-01,Ben,B,loss,,,\nb,2026-01-01,Ben,B,loss,,,\n", "2- 3- 4-",
    "because of line 4" },
  { "b,2026-01-01,Ann,A,win,,,\nb,2026-01-01,Ben,A,loss,,,\nb,2026-01-01,Cid,B,loss,,,\n", "2- 3- 4-",
    "because of line 3" },
  { "b,2026-01-01,Ann,A,win,1,,\nb,2026-01-01,Ben,A,win,,,\nb,2026-01-01,Cid,B,loss,,,\n", "2- 3- 4-",
    "because of line 3" },
  { "b,2026-01-01,Ann,A,win,1,,\nb,2026-01-01,Ben,A,win,2,,\nb,2026-01-01,Cid,B,loss,,,\n", "2- 3- 4-",
    "because of line 3" },
  /* One side wins and the others lose, or all draw. */
  { "b,2026-01-01,Ann,A,win,,,\nb,2026-01-01,Ben,B,win,,,\n", "2- 3-", "only one side can win" },
  { "b,2026-01-01,Ann,A,loss,,,\nb,2026-01-01,Ben,B,loss,,,\n", "2- 3-", "no side wins" },
  { "b,2026-01-01,Ann,A,draw,,,\nb,2026-01-01,Ben,B,loss,,,\n", "2- 3-", "all draw" },
  { "b,2026-01-01,Ann,A,win,,,\nb,2026-01-01,Ben,B,draw,,,\n", "2- 3-", "all draw" },
  { "b,2026-01-01,Ann,A,win,,,\nb,2026-01-01,Ben,A,win,,,\n", "2- 3-", "at least two sides" },
  { "b,2026-01-01,Ann,bye,draw,,,\n", "2-", "at least two sides" },
  { "b,2026-01-01,Ann,Bye,win,,,\n", "2-", "at least two sides" },
  { "b,2026-01-01,Ann,bye,win,,,\nb,2026-01-01,Ben,bye,win,,,\n", "2- 3-", "at least two sides" },
  /* A side of that name is one like any other where there are two. */
  { "b,2026-01-01,Ann,bye,win,,,\nb,2026-01-01,Ben,B,loss,,,\n", "2+ 3+", NULL },
  /* Another battle does not mind. */
  { "b,2026-01-01,Ann,A,win,,,\nc,2026-01-01,Ben,bye,win,,,\n", "2- 3+", "at least two sides" },
};

static void
test_a_bad_line_leaves_its_battle_out (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autofree char *csv = g_strconcat (HEADER, cases[i].lines, NULL);
  g_autoptr (MusterClubImport) import = muster_test_club_import (csv);
  g_autofree char *fates = dup_fates (import);

  g_assert_cmpstr (fates, ==, cases[i].fates);
  if (cases[i].reason != NULL)
    g_assert_nonnull (strstr (get_reason (import, 2), cases[i].reason));
}

/* Where the battle stands last, a line with another number of cells has it elsewhere. */
static const struct
{
  const char *lines;
  const char *fates;
  guint n_refused;
} strays[] = {
  /* From the back, from the front, and both. */
  { "Ann,A,win,2026-01-03,1\nCid, J,A,win,2026-01-03,1\nBen,B,loss,2026-01-03,1\n", "2- 3- 4-", 1 },
  { "Ann,A,win,2026-01-03,1\nBen,B,loss,2026-01-03,1\nCid,A,win,2026-01-03,1,x\n", "2- 3- 4-", 1 },
  { "Ann,A,win,2026-01-03,1\nBen,B,loss,2026-01-03,1\nAnn,bye,win,2026-01-03,2\n"
    "Cid,A,win,2026-01-03,1,2\nDan,bye,win,2026-01-03,3\n", "2- 3- 4- 5- 6+", 2 },
  /* From the back alone, behind the lines of the battle. */
  { "Ann,A,win,2026-01-03,1\nBen,B,loss,2026-01-03,1\nCid, J,A,win,2026-01-03,1\n", "2- 3- 4-", 1 },
  /* Amidst the lines of a battle, alone or with others; not so between two of them. */
  { "Ann,A,win,2026-01-03,1\nCid,A,win,2026-01-03\nBen,B,loss,2026-01-03,1\n", "2- 3- 4-", 1 },
  { "Ann,A,win,2026-01-03,1\nCid,A,win\nDan,A\nBen,B,loss,2026-01-03,1\n", "2- 3- 4- 5-", 1 },
  { "Ann,bye,win,2026-01-03,1\nCid,bye,win,2026-01-03\nDan,bye,win,2026-01-03,2\n", "2+ 3- 4+", 1 },
  { "Cid,bye,win,2026-01-03\nDan,bye,win,2026-01-03,2\nEve\n", "2- 3+ 4-", 2 },
  /* Those that name the same battle are one; a line without any is one as well. */
  { "Ann,A,win,2026-01-03,1,x\nBen,B,loss,2026-01-03,1,x\n", "2- 3-", 1 },
  { "Ann,bye,win,2026-01-03,1\n,,,,\n,,,,\n", "2+ 3- 4-", 2 },
};

static void
test_a_stray_line_leaves_out_what_it_may_belong_to (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (strays); i++)
    {
      g_autofree char *csv = g_strconcat ("player,side,result,date,battle\n", strays[i].lines, NULL);
      g_autoptr (MusterClubImport) import = muster_test_club_import (csv);
      g_autofree char *fates = dup_fates (import);

      g_assert_cmpstr (fates, ==, strays[i].fates);
      g_assert_cmpuint (import->n_battles[MUSTER_CLUB_REFUSED], ==, strays[i].n_refused);
    }
}

static void
expect_unreadable (const char *csv,
                   gsize       length,
                   const char *says)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (muster_club_import_new (csv, length, "table.csv", NULL, NULL, &error));
  g_assert_true (error->domain == MUSTER_CORE_ERROR);
  g_assert_nonnull (strstr (error->message, says));
}

static void
expect_header (const char *header,
               const char *says)
{
  expect_unreadable (header, strlen (header), says);
}

static void
test_a_file_without_its_columns_is_refused (void)
{
  const char *columns[] = { "battle", "date", "player", "side", "result" };

  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    {
      g_autoptr (GString) csv = g_string_new ("notes");
      g_autofree char *says = g_strdup_printf ("line 1: there is no column “%s”", columns[i]);

      for (guint j = 0; j < G_N_ELEMENTS (columns); j++)
        g_string_append_printf (csv, ",%s%s", j == i ? " " : "", columns[j]);
      expect_unreadable (csv->str, csv->len, says);
    }
  expect_unreadable ("", 0, "line 1");
  expect_header ("notes,side", "line 1: there are no columns “battle”, “date”, “player”, “result”");
  expect_header ("Battle,date ,player,side,result", "there are no columns “battle”, “date”; write “battle” "
                                                    "instead of “Battle”; write “date” instead of “date ”");
  expect_header ("battle;date;player;side;result", "separated by commas, not by semicolons");
  expect_header ("battle\tdate\tplayer\tside\tresult", "separated by commas, not by tabs");
  expect_unreadable ("battle,date,player,side,result,date\n", 36, "two columns “date”");
}

static void
test_what_is_no_text_is_refused (void)
{
  static const char LATIN[] = HEADER "b,2026-01-01,Andr\xe9,bye,win,,,\n";
  static const char WIDE[] = "b\0a\0t\0t\0l\0e\0";
  static const char NUL[] = HEADER "b,2026-01-01,An\0n,bye,win,,,\n";
  static const char OPEN[] = HEADER "c,2026-01-01,Ann,bye,win,,,\nb,2026-01-01,\"Ann,bye,win,,,\n";

  expect_unreadable (LATIN, sizeof LATIN - 1, "line 2: not UTF-8");
  expect_unreadable (WIDE, sizeof WIDE - 1, "NUL");
  expect_unreadable (NUL, sizeof NUL - 1, "line 2: a NUL character");
  expect_unreadable (OPEN, sizeof OPEN - 1, "line 3: a quotation mark is never closed");
}

static void
test_columns_come_in_any_order (void)
{
  g_autoptr (MusterClubImport) import =
    muster_test_club_import ("\xef\xbb\xbfresult,mood,notes,side,player,date,battle\r\n"
                             "win,good,n1,A,Ann,2026-01-01,b\r\nloss,bad,,B,Ben,2026-01-01,b\r\n");
  const MusterClubResult *result = import->results->pdata[0];

  g_assert_cmpuint (import->unknown->len, ==, 1);
  g_assert_cmpstr (import->unknown->pdata[0], ==, "mood");
  g_assert_cmpuint (import->new_players->len, ==, 2);
  g_assert_cmpuint (result->n_lines, ==, 2);
  g_assert_cmpstr (result->lines[0].player, ==, "Ann");
  g_assert_cmpstr (result->lines[0].notes, ==, "n1");
  g_assert_cmpstr (result->head.place, ==, "");
}

static void
test_a_battle_that_is_there_is_passed_over (void)
{
  static const char FIRST[] = HEADER "b,2026-01-01,Ann,A,win,3,,\nb,2026-01-01,Ben,B,loss,,,\n";
  static const char AGAIN[] = HEADER "b,2026-01-01,Ben,B,loss,,,\nb,2026-01-01,Ann,A,win,3,,\n"
                                     "c,2026-01-01,Ann,bye,win,,,\n";
  static const char OTHER[] = HEADER "b,2026-01-01,Ann,A,win,4,,\nb,2026-01-01,Ben,B,loss,,,\n";
  g_autoptr (GHashTable) known = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (MusterClubImport) first = muster_test_club_import (FIRST);
  g_autoptr (MusterClubImport) again = NULL;
  g_autoptr (MusterClubImport) other = NULL;
  g_autofree char *fates = NULL;
  g_autofree char *other_fates = NULL;

  g_hash_table_insert (known, (char *) "b", first->results->pdata[0]);
  again = muster_club_import_new (AGAIN, strlen (AGAIN), "", known, NULL, NULL);
  other = muster_club_import_new (OTHER, strlen (OTHER), "", known, NULL, NULL);
  fates = dup_fates (again);
  other_fates = dup_fates (other);
  g_assert_cmpstr (fates, ==, "2= 3= 4+");
  g_assert_cmpstr (other_fates, ==, "2- 3-");
  g_assert_cmpuint (again->results->len, ==, 1);
  g_assert_cmpuint (other->results->len, ==, 0);
}

static void
test_names_are_matched_with_members (void)
{
  static const char CSV[] = HEADER "b,2026-01-01,Benny,A,win,,,\nb,2026-01-01,Ann,B,loss,,,\n"
                                   "c,2026-01-01,Ben,A,win,,,\nc,2026-01-01,Benny,B,loss,,,\n"
                                   "d,2026-01-01,Zed,bye,win,,,\n";
  g_autoptr (MusterClubNames) names = muster_club_names_new ();
  g_autoptr (MusterClubImport) import = NULL;
  g_autofree char *fates = NULL;

  muster_club_names_add (names, "Ann");
  muster_club_names_add (names, "Ben");
  muster_club_names_merge (names, "Benny", "Ben");
  import = muster_club_import_new (CSV, strlen (CSV), "", NULL, names, NULL);
  fates = dup_fates (import);
  g_assert_cmpstr (fates, ==, "2+ 3+ 4- 5- 6+");
  g_assert_cmpstr (get_reason (import, 5), ==, "“Benny” and “Ben” are the same member");
  g_assert_cmpstr (g_array_index (import->records, MusterClubRecord, 0).member, ==, "Ben");
  g_assert_cmpuint (import->new_players->len, ==, 1);
  g_assert_cmpstr (import->new_players->pdata[0], ==, "Zed");
}

static void
test_a_battle_has_bounds (void)
{
  g_autoptr (GString) csv = g_string_new (HEADER "b,2026-01-01,Ann,A,win,,,\n");
  g_autoptr (GString) notes = g_string_new ("battle,date,player,side,result,notes\n"
                                            "b,2026-01-01,Ann,bye,win,");
  g_autoptr (MusterClubImport) import = NULL;
  g_autoptr (MusterClubImport) long_cell = NULL;

  for (guint i = 0; i < MUSTER_CLUB_MAX_LINES; i++)
    g_string_append_printf (csv, "b,2026-01-01,P%u,B,loss,,,\n", i);
  import = muster_test_club_import (csv->str);
  g_assert_cmpuint (import->results->len, ==, 0);
  g_assert_nonnull (strstr (get_reason (import, 2), "at most 1000 lines"));

  for (guint i = 0; i <= MUSTER_CLUB_MAX_CELL; i++)
    g_string_append_c (notes, 'x');
  long_cell = muster_test_club_import (notes->str);
  g_assert_nonnull (strstr (get_reason (long_cell, 2), "“notes” is longer than"));
}

int
main (int   argc,
      char *argv[])
{
  muster_test_init (&argc, &argv);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/club/import/a-bad-line-leaves-its-battle-out/%u", i);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_a_bad_line_leaves_its_battle_out);
    }
  g_test_add_func ("/club/import/a-stray-line-leaves-out-what-it-may-belong-to",
                   test_a_stray_line_leaves_out_what_it_may_belong_to);
  g_test_add_func ("/club/import/a-file-without-its-columns-is-refused",
                   test_a_file_without_its_columns_is_refused);
  g_test_add_func ("/club/import/what-is-no-text-is-refused", test_what_is_no_text_is_refused);
  g_test_add_func ("/club/import/columns-come-in-any-order", test_columns_come_in_any_order);
  g_test_add_func ("/club/import/a-battle-that-is-there-is-passed-over",
                   test_a_battle_that_is_there_is_passed_over);
  g_test_add_func ("/club/import/names-are-matched-with-members", test_names_are_matched_with_members);
  g_test_add_func ("/club/import/a-battle-has-bounds", test_a_battle_has_bounds);

  return g_test_run ();
}
