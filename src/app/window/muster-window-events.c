/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/window/muster-window-private.h"

#include "app/club/muster-club-event-dialog.h"
#include "app/club/muster-club-page.h"
#include "app/widgets/muster-ask.h"
#include "app/widgets/muster-dialog.h"
#include "core/muster-i18n.h"
#include "sheets/club/muster-tournament-sheets.h"

/* Actions on the tournaments of the club. */

static MusterClubEvent *
get_event (MusterWindow *self)
{
  return muster_club_page_get_event (muster_window_pages_get_club_page (self));
}

static void
keep_cb (MusterWindow          *self,
         MusterClubEventDialog *dialog)
{
  g_autoptr (GError) error = NULL;

  if (muster_club_event_keep (get_event (self), muster_club_event_dialog_dup_tournament (dialog), &error))
    {
      gtk_window_destroy (GTK_WINDOW (dialog));
      muster_club_page_show_section (muster_window_pages_get_club_page (self), "event");
    }
  else
    muster_window_output_report (self, _("The Tournament Could Not Be Saved"), error);
}

static void
present (MusterWindow           *self,
         const MusterTournament *tournament)
{
  GtkWidget *dialog = muster_club_event_dialog_new (muster_window_pages_get_club (self), tournament);

  gtk_window_set_transient_for (GTK_WINDOW (dialog), GTK_WINDOW (self));
  g_signal_connect_object (dialog, "keep", G_CALLBACK (keep_cb), self, G_CONNECT_SWAPPED);
  muster_dialog_present (GTK_WINDOW (dialog));
}

static void
plan_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  g_autoptr (MusterTournament) tournament =
    muster_tournament_new (_("Tournament"), muster_club_get_today (muster_window_pages_get_club (self)));

  tournament->n_rounds = 1;
  present (self, tournament);
}

static void
change_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  const MusterTournament *tournament = muster_club_event_get (get_event (self));

  if (tournament != NULL)
    present (self, tournament);
}

static void
remove_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);

  muster_window_evenings_remove_rounds (self, MUSTER_CLUB_ROUNDS (get_event (self)),
                                        _("The tournament was removed"),
                                        _("The Tournament Could Not Be Removed"));
}

static void
by_hand_cb (GObject      *object,
            GAsyncResult *result,
            gpointer      data)
{
  MusterWindow *self = MUSTER_WINDOW (object);
  g_autofree char *pairs = muster_ask_text_finish (result);
  g_autoptr (GError) error = NULL;

  if (pairs != NULL && muster_club_event_get (get_event (self)) != NULL &&
      !muster_club_event_draw (get_event (self), pairs, &error))
    muster_window_output_report (self, _("The Round Could Not Be Drawn Up"), error);
}

static void
round_by_hand_cb (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  const MusterTournament *tournament = muster_club_event_get (get_event (self));
  g_autofree char *end = tournament != NULL ? muster_tournament_draw_dup_end (tournament) : NULL;
  g_autofree char *pairs = NULL;

  if (tournament == NULL || end != NULL)
    {
      muster_window_toast (self, end != NULL ? end : _("There is no tournament yet"));
      return;
    }
  pairs = muster_club_event_dup_pairs (get_event (self));
  muster_ask_text_async (GTK_WINDOW (self), _("Who Meets Whom? Attackers First: Ann = Ben, Cid = Dan"), pairs,
                         _("_Draw Up"), by_hand_cb, NULL);
}

enum
{
  SHEET_REPORT,
  SHEET_ROUND,
  SHEET_CARDS,
};

static MusterDocument *
new_sheet (MusterClubEvent *event,
           guint            sheet)
{
  const MusterTournament *tournament = muster_club_event_get (event);
  const MusterClubNames *names = muster_club_rounds_get_names (MUSTER_CLUB_ROUNDS (event));
  guint round = muster_club_rounds_get_round (MUSTER_CLUB_ROUNDS (event));

  if (tournament == NULL)
    return muster_document_new (_("Tournament"));
  if (sheet == SHEET_ROUND && round < tournament->rounds->len)
    return muster_tournament_sheets_round_new (tournament, names, round);
  if (sheet == SHEET_CARDS)
    return muster_tournament_sheets_cards_new (tournament, names, muster_club_event_get_after (event));

  return muster_tournament_sheets_report_new (tournament, names,
                                              muster_club_get_library (
                                         muster_club_rounds_get_club (MUSTER_CLUB_ROUNDS (event))),
                                              muster_club_event_get_after (event));
}

static MusterDocument *
make_sheet (guint                     sheet,
            const MusterSheetOptions *options,
            gpointer                  data)
{
  MusterClub *club = muster_club_rounds_get_club (MUSTER_CLUB_ROUNDS (data));

  return muster_window_occasions_sign_sheet (muster_club_get_store (club),
                                             new_sheet (MUSTER_CLUB_EVENT (data), sheet));
}

static void
print_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  g_autoptr (MusterSheetSource) source = NULL;

  if (muster_club_event_get (get_event (self)) == NULL)
    return;
  source =
    muster_sheet_source_new (_("Tournament"), make_sheet, g_object_ref (get_event (self)), g_object_unref);
  muster_sheet_source_add_sheet (source, "tournament", _("Standings and rounds"), MUSTER_SHEET_USE_NONE);
  muster_sheet_source_add_sheet (source, "round", _("The round, table by table"), MUSTER_SHEET_USE_NONE);
  muster_sheet_source_add_sheet (source, "cards", _("Players’ cards"), MUSTER_SHEET_USE_NONE);
  muster_window_output_print (self, GTK_WINDOW (self), source);
}

void
muster_window_events_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.plan-event", NULL, plan_cb);
  gtk_widget_class_install_action (widget_class, "win.change-event", NULL, change_cb);
  gtk_widget_class_install_action (widget_class, "win.remove-event", NULL, remove_cb);
  gtk_widget_class_install_action (widget_class, "win.event-round-by-hand", NULL, round_by_hand_cb);
  gtk_widget_class_install_action (widget_class, "win.print-event", NULL, print_cb);
}
