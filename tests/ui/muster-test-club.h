/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/club/muster-club-entry-dialog.h"
#include "app/club/muster-club-evening-dialog.h"
#include "app/club/muster-club-evening-view.h"
#include "app/club/muster-club-event-dialog.h"
#include "app/club/muster-club-event-view.h"
#include "app/club/muster-club-filter-bar.h"
#include "app/club/muster-club-import-dialog.h"
#include "app/club/muster-club-league-view.h"
#include "app/club/muster-club-likely-dialog.h"
#include "app/club/muster-club-member-dialog.h"
#include "app/club/muster-club-member-view.h"
#include "app/club/muster-club-members-view.h"
#include "app/club/muster-club-names-dialog.h"
#include "app/club/muster-club-page.h"
#include "app/club/muster-club-results-view.h"
#include "app/club/muster-club-seasons-dialog.h"
#include "app/club/muster-result-row.h"
#include "app/widgets/muster-chart-card.h"
#include "core/club/muster-club-import.h"
#include "muster-test-ui.h"

#include <string.h>

/* Clubs for tests of the window. */

#define MUSTER_TEST_CLUB_TABLE \
  "battle,date,player,side,result,points,role,force,ruleset,scenario,place\n" \
  "a,2026-01-01,Ann,Column,win,5,attacker,Column,kings,,Hall\n" \
  "a,2026-01-01,Ben,Clans,loss,3,defender,Clans,kings,,Hall\n" \
  "b,2026-01-08,Ben,Clans,win,4,attacker,Clans,kings,,Hall\n" \
  "b,2026-01-08,Cora,Column,loss,1,defender,Column,kings,,Hall\n" \
  "c,2026-02-08,Dev,A,draw,,,,hexcard,,Library\n" \
  "c,2026-02-08,Ann,B,draw,,,,hexcard,,Library\n"

static inline void
muster_test_club_fill (MusterStore *store)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterClubImport) import = muster_club_import_new (
    MUSTER_TEST_CLUB_TABLE, strlen (MUSTER_TEST_CLUB_TABLE), "table", NULL, NULL, &error);

  g_assert_no_error (error);
  g_assert_true (muster_club_store_put (muster_store_get_club (store), import->results, NULL, &error));
}

static inline gboolean
muster_test_club_is_loaded (gpointer data)
{
  return muster_club_is_loaded (data);
}

static inline MusterClub *
muster_test_club_new (MusterStore   *store,
                      MusterLibrary *library)
{
  MusterClub *club = muster_club_new (store, library, "2026-03-01");

  g_object_set (club, "is-watched", TRUE, NULL);
  g_assert_true (muster_test_wait_until (muster_test_club_is_loaded, club, MUSTER_TEST_PATIENCE));
  return club;
}

static inline void
muster_test_club_previewed_cb (GObject      *object,
                               GAsyncResult *result,
                               gpointer      data)
{
  *(MusterClubPreview **) data = muster_club_preview_read_finish (MUSTER_CLUB (object), result, NULL);
}

static inline gboolean
muster_test_club_is_there (gpointer data)
{
  return *(gpointer *) data != NULL;
}

static inline MusterClubPreview *
muster_test_club_new_preview (MusterClub *club,
                              const char *table)
{
  g_autoptr (GBytes) file = g_bytes_new (table, strlen (table));
  MusterClubPreview *preview = NULL;

  muster_club_preview_read_async (club, file, "table", NULL, muster_test_club_previewed_cb, &preview);
  g_assert_true (muster_test_wait_until (muster_test_club_is_there, &preview, MUSTER_TEST_PATIENCE));
  return preview;
}

static inline GtkWidget *
muster_test_club_new_dialog (MusterClub *club,
                             GType       type)
{
  g_autoptr (MusterClubEntry) entry = muster_club_entry_new ("2026-03-01");
  g_autoptr (MusterClubMember) member = muster_club_member_new ("Ann");
  g_autoptr (MusterEvening) evening = muster_evening_new ("2026-03-01");
  g_autoptr (MusterTournament) tournament = muster_tournament_new ("Cup", "2026-03-01");
  g_autoptr (MusterClubPreview) preview = NULL;

  if (type == MUSTER_TYPE_CLUB_EVENT_DIALOG)
    return muster_club_event_dialog_new (club, tournament);
  if (type == MUSTER_TYPE_CLUB_SEASONS_DIALOG)
    return muster_club_seasons_dialog_new (club);
  if (type == MUSTER_TYPE_CLUB_LIKELY_DIALOG)
    return muster_club_likely_dialog_new (club);
  if (type == MUSTER_TYPE_CLUB_EVENING_DIALOG)
    return muster_club_evening_dialog_new (club, evening);
  if (type == MUSTER_TYPE_CLUB_ENTRY_DIALOG)
    return muster_club_entry_dialog_new (club, entry);
  if (type == MUSTER_TYPE_CLUB_MEMBER_DIALOG)
    return muster_club_member_dialog_new (member);
  if (type == MUSTER_TYPE_CLUB_NAMES_DIALOG)
    return muster_club_names_dialog_new (club, "Ann");
  preview = muster_test_club_new_preview (club, MUSTER_TEST_CLUB_TABLE);
  return muster_club_import_dialog_new (preview);
}

static inline void
muster_test_club_show (MusterClub *club,
                       GtkWidget  *widget)
{
  g_autoptr (MusterClubDossier) dossier = muster_club_dossier_new (club, "Ann");
  g_autoptr (MusterClubResultItem) item = g_list_model_get_item (muster_club_get_results (club), 0);

  if (MUSTER_IS_CLUB_FILTER_BAR (widget))
    muster_club_filter_bar_set_club (MUSTER_CLUB_FILTER_BAR (widget), club);
  else if (MUSTER_IS_CLUB_LEAGUE_VIEW (widget))
    muster_club_league_view_set_club (MUSTER_CLUB_LEAGUE_VIEW (widget), club);
  else if (MUSTER_IS_CLUB_MEMBERS_VIEW (widget))
    muster_club_members_view_set_club (MUSTER_CLUB_MEMBERS_VIEW (widget), club);
  else if (MUSTER_IS_CLUB_EVENING_VIEW (widget))
    muster_club_evening_view_set_club (MUSTER_CLUB_EVENING_VIEW (widget), club);
  else if (MUSTER_IS_CLUB_EVENT_VIEW (widget))
    muster_club_event_view_set_club (MUSTER_CLUB_EVENT_VIEW (widget), club);
  else if (MUSTER_IS_CLUB_RESULTS_VIEW (widget))
    muster_club_results_view_set_model (MUSTER_CLUB_RESULTS_VIEW (widget), muster_club_get_results (club),
                                        G_MAXUINT);
  else if (MUSTER_IS_CLUB_MEMBER_VIEW (widget))
    muster_club_member_view_set_dossier (MUSTER_CLUB_MEMBER_VIEW (widget), dossier);
  else if (MUSTER_IS_RESULT_ROW (widget))
    muster_result_row_set_item (MUSTER_RESULT_ROW (widget), item);
}

/* A widget of this type with a small club in it. */
static inline GtkWidget *
muster_test_club_new_widget (MusterStore   *store,
                             MusterLibrary *library,
                             GType          type)
{
  g_autoptr (MusterClub) club = NULL;
  GtkWidget *widget;

  muster_test_club_fill (store);
  club = muster_test_club_new (store, library);
  if (type == MUSTER_TYPE_CLUB_PAGE)
    return muster_club_page_new (club);
  if (g_type_is_a (type, ADW_TYPE_WINDOW))
    return muster_test_club_new_dialog (club, type);
  widget = g_object_new (type, NULL);
  muster_test_club_show (club, widget);
  return widget;
}
