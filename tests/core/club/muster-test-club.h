/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/club/muster-club-book.h"
#include "core/club/muster-club-import.h"
#include "muster-test.h"

#include <string.h>

/* Clubs for tests, written as tables of results. */

#define MUSTER_TEST_CLUB_HEADER "battle,date,player,side,result,points,role,force,ruleset,scenario\n"

static inline MusterClubImport *
muster_test_club_import (const char *csv)
{
  g_autoptr (GError) error = NULL;
  MusterClubImport *import = muster_club_import_new (csv, strlen (csv), "table.csv", NULL, NULL, &error);

  g_assert_no_error (error);

  return import;
}

/* @lines: without the header; all of them must be sound */
static inline MusterClubBook *
muster_test_club_book (const char *lines)
{
  g_autofree char *csv = g_strconcat (MUSTER_TEST_CLUB_HEADER, lines, NULL);
  g_autoptr (MusterClubImport) import = muster_test_club_import (csv);

  for (guint i = 0; i < import->records->len; i++)
    g_assert_cmpstr (g_array_index (import->records, MusterClubRecord, i).reason, ==, NULL);

  return muster_club_book_new (import->results, NULL);
}
