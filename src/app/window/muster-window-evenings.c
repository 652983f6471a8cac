/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/window/muster-window-private.h"

#include <string.h>

#include "app/club/muster-club-evening-dialog.h"
#include "app/club/muster-club-page.h"
#include "app/widgets/muster-dialog.h"
#include "app/widgets/muster-file-chooser.h"
#include "core/muster-i18n.h"
#include "core/plans/muster-battle-plan.h"
#include "sheets/club/muster-club-sheets.h"

/* Actions on the evenings of the club. */

static MusterClubEvening *
get_evening (MusterWindow *self)
{
  return muster_club_page_get_evening (muster_window_pages_get_club_page (self));
}

static void
keep_cb (MusterWindow            *self,
         MusterClubEveningDialog *dialog)
{
  g_autoptr (GError) error = NULL;

  if (muster_club_evening_keep (get_evening (self), muster_club_evening_dialog_dup_evening (dialog), &error))
    {
      gtk_window_destroy (GTK_WINDOW (dialog));
      muster_club_page_show_section (muster_window_pages_get_club_page (self), "evening");
      muster_window_tour_offer (self);
    }
  else
    muster_window_output_report (self, _("The Evening Could Not Be Saved"), error);
}

static void
present (MusterWindow        *self,
         const MusterEvening *evening)
{
  GtkWidget *dialog = muster_club_evening_dialog_new (muster_window_pages_get_club (self), evening);

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
  const char *today = muster_club_get_today (muster_window_pages_get_club (self));
  g_autoptr (MusterEvening) evening = muster_evening_new (today);
  const MusterEvening *last = muster_club_evening_get (get_evening (self));

  /* It is most often at the same place and time. */
  if (last != NULL)
    {
      g_free (evening->place);
      evening->place = g_strdup (last->place);
      g_free (evening->time);
      evening->time = g_strdup (last->time);
    }
  present (self, evening);
}

static void
change_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  const MusterEvening *evening = muster_club_evening_get (get_evening (self));

  if (evening != NULL)
    present (self, evening);
}

void
muster_window_evenings_remove_rounds (MusterWindow     *self,
                                      MusterClubRounds *rounds,
                                      const char       *removed,
                                      const char       *failed)
{
  g_autoptr (GError) error = NULL;
  AdwToast *toast;

  if (muster_club_rounds_get_shown (rounds) == NULL)
    return;
  if (!muster_club_rounds_remove (rounds, &error))
    {
      muster_window_output_report (self, failed, error);
      return;
    }
  toast = muster_window_toast (self, removed);
  adw_toast_set_button_label (toast, _("_Undo"));
  adw_toast_set_action_name (toast, "win.undo-club");
}

static void
remove_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);

  muster_window_evenings_remove_rounds (self, MUSTER_CLUB_ROUNDS (get_evening (self)),
                                        _("The evening was removed"),
                                        _("The Evening Could Not Be Removed"));
}

static MusterDocument *
make_fixtures (guint                     sheet,
               const MusterSheetOptions *options,
               gpointer                  data)
{
  MusterClubEvening *evening = MUSTER_CLUB_EVENING (data);
  const MusterEvening *shown = muster_club_evening_get (evening);
  const MusterRound *round = muster_club_rounds_get_drawn (MUSTER_CLUB_ROUNDS (evening));
  g_autoptr (GArray) fixtures = g_array_new (FALSE, TRUE, sizeof (MusterClubFixture));
  g_autoptr (GPtrArray) games = g_ptr_array_new_with_free_func (g_free);
  guint number = muster_club_rounds_get_round (MUSTER_CLUB_ROUNDS (evening)) + 1;

  if (round != NULL && *round->bye != '\0')
    {
      MusterClubFixture bye = { .round = number,
                                .attacker = muster_club_rounds_get_name (MUSTER_CLUB_ROUNDS (evening),
                                                                         round->bye) };

      g_array_append_val (fixtures, bye);
    }
  for (guint i = 0; round != NULL && i < round->pairs->len; i++)
    {
      const MusterRoundPair *pair = round->pairs->pdata[i];
      char *game = muster_club_evening_dup_game (evening, pair);
      MusterClubFixture fixture = { number, pair->table,
                                    muster_club_rounds_get_name (MUSTER_CLUB_ROUNDS (evening),
                                                                 pair->attacker),
                                    muster_club_rounds_get_name (MUSTER_CLUB_ROUNDS (evening),
                                                                 pair->defender), game };

      g_ptr_array_add (games, game);
      g_array_append_val (fixtures, fixture);
    }

  return muster_window_occasions_sign_sheet (
    muster_club_get_store (muster_club_rounds_get_club (MUSTER_CLUB_ROUNDS (evening))),
    muster_club_sheets_fixtures_new (shown != NULL ? shown->date : "",
                                     (MusterClubFixture *) (gpointer) fixtures->data, fixtures->len));
}

static void
print_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  g_autoptr (MusterSheetSource) source = NULL;

  if (muster_club_rounds_get_drawn (MUSTER_CLUB_ROUNDS (get_evening (self))) == NULL)
    {
      muster_window_toast (self, _("No round has been drawn up yet"));
      return;
    }
  source =
    muster_sheet_source_new (_("Fixtures"), make_fixtures, g_object_ref (get_evening (self)), g_object_unref);
  muster_sheet_source_add_sheet (source, "fixtures", _("Fixtures"), MUSTER_SHEET_USE_NONE);
  muster_window_output_print (self, GTK_WINDOW (self), source);
}

static void
copy_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  g_autofree char *text = muster_club_evening_dup_chat (get_evening (self));

  if (*text == '\0')
    {
      muster_window_toast (self, _("No round has been drawn up yet"));
      return;
    }
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  muster_window_toast (self, _("The round was copied"));
}

static void
calendar_chosen_cb (GObject      *object,
                    GAsyncResult *result,
                    gpointer      data)
{
  MusterWindow *self = MUSTER_WINDOW (object);
  g_autoptr (GFile) file = muster_file_chooser_save_finish (result, NULL);
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *stamp = g_date_time_format (now, "%Y%m%dT%H%M%SZ");
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  char *text = path != NULL ? muster_club_evening_dup_calendar (get_evening (self), stamp, &error) : NULL;

  if (path == NULL)
    return;
  if (text == NULL)
    {
      muster_window_output_report (self, _("The Calendar Could Not Be Saved"), error);
      return;
    }
  bytes = g_bytes_new_take (text, strlen (text));
  muster_window_output_write (self, path, bytes, _("The calendar was saved"),
                              _("The Calendar Could Not Be Saved"));
}

static void
calendar_cb (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  muster_file_chooser_save_async (GTK_WINDOW (widget), _("Save as a Calendar"), _("Evenings.ics"), NULL,
                                  calendar_chosen_cb, NULL);
}

static void
attendance_chosen_cb (GObject      *object,
                      GAsyncResult *result,
                      gpointer      data)
{
  MusterWindow *self = MUSTER_WINDOW (object);
  g_autoptr (GFile) file = muster_file_chooser_save_finish (result, NULL);
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;
  g_autoptr (GBytes) bytes = NULL;
  char *text;

  if (path == NULL)
    return;
  text = muster_club_evening_dup_attendance (get_evening (self));
  bytes = g_bytes_new_take (text, strlen (text));
  muster_window_output_write (self, path, bytes, _("The attendance was saved"),
                              _("The Attendance Could Not Be Saved"));
}

static void
attendance_cb (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  muster_file_chooser_save_async (GTK_WINDOW (widget), _("Save Who Came How Often"), _("Attendance.csv"),
                                  NULL, attendance_chosen_cb, NULL);
}

static void
add_player (MusterBattlePlan *plan,
            guint             side,
            const char       *name,
            MusterSideRole    role)
{
  g_autofree char *id = g_strdup_printf ("p%u", side + 1);

  muster_plan_side_set_role (muster_battle_plan_get_side (plan, side), role);
  muster_plan_side_add_player (muster_battle_plan_get_side (plan, side), id, name);
}

/* Prepares a battle with its players, scenario and date; the players choose their forces in it. */
static gint64
prepare (MusterWindow           *self,
         const MusterRoundPair  *pair,
         MusterRuleset          *ruleset,
         GError                **error)
{
  MusterLibrary *library = muster_window_get_library (self);
  g_autoptr (MusterBattlePlan) plan = muster_battle_plan_new (library, ruleset);
  const MusterScenario *scenario = muster_battle_plan_find_scenario (plan, pair->scenario);
  g_autofree char *title = g_strdup_printf (_("%s against %s"), pair->attacker, pair->defender);
  gint64 id = 0;

  muster_battle_plan_set_title (plan, title);
  muster_battle_plan_set_date (plan, muster_club_evening_get (get_evening (self))->date);
  if (scenario != NULL)
    muster_battle_plan_set_scenario (plan, scenario);
  add_player (plan, 0, pair->attacker, MUSTER_ROLE_ATTACKER);
  add_player (plan, 1, pair->defender, MUSTER_ROLE_DEFENDER);
  if (!muster_battle_store_keep_plan (muster_store_get_battles (muster_window_get_store (self)), plan, &id,
                                      error))
    return 0;

  return id;
}

/* The UUID by which the pair knows its battle. */
static char *
dup_uuid (MusterWindow *self,
          gint64        id)
{
  g_autoptr (MusterStoreList) rows =
    muster_ledger_store_list (muster_store_get_battles (muster_window_get_store (self)));

  muster_store_list_set_show (rows, MUSTER_SHOW_ALL);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (rows)); i++)
    {
      g_autoptr (MusterLedgerRow) row = g_list_model_get_item (G_LIST_MODEL (rows), i);

      if (muster_ledger_row_get_id (row) == id)
        return g_strdup (muster_ledger_row_get_uuid (row));
    }

  return g_strdup ("");
}

/* A battle of our own rules is prepared and opened; of any other game it is only known that it has
 * begun. */
static void
begin_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  MusterLedgerStore *battles = muster_store_get_battles (muster_window_get_store (self));
  MusterClubEvening *evening = get_evening (self);
  const MusterRound *round = muster_club_rounds_get_drawn (MUSTER_CLUB_ROUNDS (evening));
  guint table = g_variant_get_uint32 (parameter);
  const MusterRoundPair *pair = round != NULL ? muster_round_find_at (round, table) : NULL;
  MusterRuleset *ruleset =
    pair != NULL ? muster_library_find_ruleset (muster_window_get_library (self), pair->game) : NULL;
  gint64 id = pair != NULL && *pair->battle != '\0'
                ? muster_ledger_store_find (battles, pair->battle)
                : 0;
  g_autofree char *battle = NULL;
  g_autoptr (GError) error = NULL;

  if (pair == NULL)
    return;
  if (id == 0 && ruleset != NULL && !pair->is_begun)
    {
      id = prepare (self, pair, ruleset, &error);
      battle = id != 0 ? dup_uuid (self, id) : NULL;
    }
  if (error == NULL && !pair->is_begun)
    muster_club_evening_begin (evening, table, battle != NULL ? battle : "", &error);
  if (error != NULL)
    muster_window_output_report (self, _("The Battle Could Not Be Begun"), error);
  else if (id != 0)
    muster_window_battles_open (self, id);
}

static void
tell_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  muster_window_toast (MUSTER_WINDOW (widget), g_variant_get_string (parameter, NULL));
}

void
muster_window_evenings_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.plan-evening", NULL, plan_cb);
  gtk_widget_class_install_action (widget_class, "win.change-evening", NULL, change_cb);
  gtk_widget_class_install_action (widget_class, "win.remove-evening", NULL, remove_cb);
  gtk_widget_class_install_action (widget_class, "win.print-evening", NULL, print_cb);
  gtk_widget_class_install_action (widget_class, "win.copy-evening", NULL, copy_cb);
  gtk_widget_class_install_action (widget_class, "win.save-evening", NULL, calendar_cb);
  gtk_widget_class_install_action (widget_class, "win.save-attendance", NULL, attendance_cb);
  gtk_widget_class_install_action (widget_class, "win.begin-pair", "u", begin_cb);
  gtk_widget_class_install_action (widget_class, "win.tell", "s", tell_cb);
}
