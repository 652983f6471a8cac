/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-fuzz.h"

#include "core/club/muster-club-guess.h"
#include "core/club/muster-club-name.h"

/* Any spreadsheet that somebody brings to the club (N-IMPORT): it is refused with a reason, or each of its
 * rows is kept or refused, what is kept is a result, and its names can be laid out. */

static void
check_result (const MusterClubResult *result)
{
  g_autofree char *fault = muster_club_result_dup_fault ((MusterClubResult *) result);

  g_assert_null (fault);
  for (guint i = 0; i < result->n_lines; i++)
    {
      g_autofree char *name_fault = muster_club_name_dup_fault (result->lines[i].player);

      g_assert_null (name_fault);
      g_assert_true (g_utf8_validate (result->lines[i].player, -1, NULL));
    }
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  const MusterClubReader reader = { "2026-06-01", MUSTER_CLUB_N_ORDERS, "en" };
  g_autoptr (GHashTable) none = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GPtrArray) known = g_ptr_array_new ();
  g_autoptr (MusterClubNames) names = muster_club_names_new ();
  const MusterClubSettings settings = { MUSTER_CLUB_LAYOUT_UNKNOWN, MUSTER_CLUB_N_ORDERS, none };
  const MusterClubGuessClub club = { known, names, none, FALSE };
  g_autoptr (GError) error = NULL;
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_autoptr (MusterClubSheet) sheet =
    muster_club_sheet_new (text, size, "table", MUSTER_CLUB_N_ENCODINGS, '\0', &error);
  g_autoptr (MusterClubMeanings) meanings =
    sheet != NULL ? muster_club_meanings_new (sheet, &settings, &reader, &error) : NULL;
  g_autoptr (MusterClubGuess) guess = NULL;
  g_autofree char *refused = NULL;

  g_assert_true ((meanings == NULL) == (error != NULL));
  if (meanings == NULL)
    {
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
      return 0;
    }

  guess = muster_club_guess_new (sheet, meanings, &reader, &club);
  for (guint i = 0; i < guess->results->len; i++)
    check_result (guess->results->pdata[i]);
  g_assert_cmpuint (guess->n_refused, <=, guess->rows->len);
  refused = muster_club_guess_write_refused (guess, sheet);
  g_assert_true (refused == NULL || g_utf8_validate (refused, -1, NULL));

  return 0;
}
