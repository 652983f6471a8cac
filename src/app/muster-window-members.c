/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/muster-window-private.h"

#include <string.h>

#include "app/club/muster-club-member-dialog.h"
#include "app/club/muster-club-names-dialog.h"
#include "app/club/muster-club-page.h"
#include "app/models/club/muster-club-dossier.h"
#include "app/models/club/muster-club-members.h"
#include "app/widgets/muster-confirm.h"
#include "app/widgets/muster-dialog.h"
#include "app/widgets/muster-file-chooser.h"
#include "core/muster-i18n.h"
#include "core/plans/muster-battle-plan.h"
#include "sheets/club/muster-club-sheets.h"
#include "sheets/club/muster-club-words.h"

/* What is done with members of the club, and with an evening of theirs. */

typedef struct
{
  MusterWindow *window;
  MusterClubMember *member; /* (nullable): as he was */
  char *name;
} Ref;

static Ref *
ref_new (MusterWindow           *window,
         const char             *name,
         const MusterClubMember *member)
{
  Ref *ref = g_new0 (Ref, 1);

  ref->window = g_object_ref (window);
  ref->name = g_strdup (name);
  ref->member = member != NULL ? muster_club_member_copy (member) : NULL;

  return ref;
}

static void
ref_free (Ref *ref)
{
  g_object_unref (ref->window);
  g_free (ref->name);
  g_clear_pointer (&ref->member, muster_club_member_free);
  g_free (ref);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Ref, ref_free)

static void
free_ref (gpointer  data,
          GClosure *closure)
{
  ref_free (data);
}

static MusterClubStore *
get_store (MusterWindow *self)
{
  return muster_store_get_club (muster_window_get_store (self));
}

static void
offer_undo (MusterWindow *self,
            const char   *text,
            GCallback     undo,
            Ref          *ref)
{
  AdwToast *toast = muster_window_toast (self, text);

  adw_toast_set_button_label (toast, _("_Undo"));
  g_signal_connect_data (toast, "button-clicked", undo, ref, free_ref, 0);
}

/* Of one of whom nothing is said there is no row. */
static gboolean
set_member (MusterWindow            *self,
            const MusterClubMember  *member,
            gboolean                 keep_plain,
            GError                 **error)
{
  if (!keep_plain && muster_club_member_is_plain (member))
    return muster_club_store_unset_member (get_store (self), member->name, error);
  return muster_club_store_set_member (get_store (self), member, error);
}

static gboolean
has_results (MusterWindow *self,
             const char   *name)
{
  MusterClubTables *tables = muster_club_get_tables (muster_window_get_club (self));
  guint player;

  return tables != NULL && muster_club_book_find_player (tables->book, name, &player);
}

static void
keep_cb (MusterWindow           *self,
         MusterClubMemberDialog *dialog)
{
  g_autoptr (MusterClubMember) member = muster_club_member_dialog_dup_member (dialog);
  g_autoptr (GError) error = NULL;

  member->is_gone = FALSE;
  if (set_member (self, member, !has_results (self, member->name), &error))
    gtk_window_destroy (GTK_WINDOW (dialog));
  else
    muster_window_report (self, _("The member could not be kept"), error);
}

static void
edit_member_cb (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  g_autoptr (MusterClubMember) member =
    muster_club_dup_member (muster_window_get_club (self), g_variant_get_string (parameter, NULL));
  GtkWidget *dialog = muster_club_member_dialog_new (member);

  gtk_window_set_transient_for (GTK_WINDOW (dialog), GTK_WINDOW (self));
  g_signal_connect_object (dialog, "keep", G_CALLBACK (keep_cb), self, G_CONNECT_SWAPPED);
  muster_dialog_present (GTK_WINDOW (dialog));
}

static void
undo_removal_cb (AdwToast *toast,
                 Ref      *ref)
{
  g_autoptr (GError) error = NULL;

  if (!set_member (ref->window, ref->member, !has_results (ref->window, ref->name), &error))
    muster_window_report (ref->window, _("This could not be taken back"), error);
}

/* Whoever has results is kept as one who was removed; of others nothing stays. */
static void
removal_confirmed_cb (GObject      *object,
                      GAsyncResult *result,
                      gpointer      data)
{
  g_autoptr (Ref) ref = data;
  g_autoptr (MusterClubMember) member = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  gboolean done;

  if (!muster_confirm_finish (result))
    return;
  member = muster_club_member_copy (ref->member);
  member->is_gone = TRUE;
  done = has_results (ref->window, ref->name)
           ? muster_club_store_set_member (get_store (ref->window), member, &error)
           : muster_club_store_unset_member (get_store (ref->window), ref->name, &error);
  if (!done)
    {
      muster_window_report (ref->window, _("The member could not be removed"), error);
      return;
    }
  text = g_strdup_printf (_("“%s” was removed"), ref->name);
  offer_undo (ref->window, text, G_CALLBACK (undo_removal_cb), ref_new (ref->window, ref->name, ref->member));
}

static void
remove_member_cb (GtkWidget  *widget,
                  const char *action,
                  GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  const char *name = g_variant_get_string (parameter, NULL);
  g_autoptr (MusterClubMember) member = muster_club_dup_member (muster_window_get_club (self), name);
  g_autofree char *heading = g_strdup_printf (_("Remove “%s”?"), name);

  muster_confirm_async (GTK_WINDOW (self), heading,
                        _("Results stay under this name. What you wrote about the member "
                          "is no longer shown."),
                        _("_Remove"), removal_confirmed_cb, ref_new (self, name, member));
}

static void
undo_merge_cb (AdwToast *toast,
               Ref      *ref)
{
  g_autoptr (GError) error = NULL;

  if (!muster_club_store_unmerge (get_store (ref->window), ref->name, &error))
    muster_window_report (ref->window, _("This could not be taken back"), error);
}

static void
merge_cb (MusterWindow          *self,
          const char            *name,
          MusterClubNamesDialog *dialog)
{
  const char *member = muster_club_names_dialog_get_member (dialog);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  if (!muster_club_store_merge (get_store (self), name, member, &error))
    {
      muster_window_report (self, _("The names could not be merged"), error);
      return;
    }
  text = g_strdup_printf (_("The results of “%s” are those of “%s” now"), name, member);
  offer_undo (self, text, G_CALLBACK (undo_merge_cb), ref_new (self, name, NULL));
  gtk_window_destroy (GTK_WINDOW (dialog));
}

static void
part_cb (MusterWindow          *self,
         const char            *name,
         MusterClubNamesDialog *dialog)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  if (!muster_club_store_unmerge (get_store (self), name, &error))
    {
      muster_window_report (self, _("The names could not be separated"), error);
      return;
    }
  text = g_strdup_printf (_("“%s” is somebody else again"), name);
  muster_window_toast (self, text);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

static void
merge_member_cb (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  GtkWidget *dialog =
    muster_club_names_dialog_new (muster_window_get_club (self), g_variant_get_string (parameter, NULL));

  gtk_window_set_transient_for (GTK_WINDOW (dialog), GTK_WINDOW (self));
  g_signal_connect_object (dialog, "merge", G_CALLBACK (merge_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "part", G_CALLBACK (part_cb), self, G_CONNECT_SWAPPED);
  muster_dialog_present (GTK_WINDOW (dialog));
}

static MusterDocument *
make_record (guint                     sheet,
             const MusterSheetOptions *options,
             gpointer                  data)
{
  MusterClubDossier *dossier = MUSTER_CLUB_DOSSIER (data);
  MusterClub *club = muster_club_dossier_get_club (dossier);
  MusterClubTables *tables = muster_club_get_tables (club);
  guint player;

  if (!muster_club_book_find_player (tables->book, muster_club_dossier_get_name (dossier), &player))
    return muster_document_new (muster_club_dossier_get_title (dossier));
  return muster_club_member_sheet_new (tables, player, muster_club_get_library (club),
                                       muster_club_dossier_get_title (dossier),
                                       muster_club_dossier_get_service (dossier));
}

static void
print_member_cb (GtkWidget  *widget,
                 const char *action,
                 GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  const char *name = g_variant_get_string (parameter, NULL);
  MusterClubDossier *shown = muster_club_page_get_dossier (muster_window_get_club_page (self));
  /* What was read of his battles is in the one that is shown. */
  g_autoptr (MusterClubDossier) dossier =
    shown != NULL && g_str_equal (muster_club_dossier_get_name (shown), name)
      ? g_object_ref (shown)
      : muster_club_dossier_new (muster_window_get_club (self), name);
  g_autoptr (MusterSheetSource) source =
    muster_sheet_source_new (name, make_record, g_object_ref (dossier), g_object_unref);

  muster_sheet_source_add_sheet (source, "member", _("Member’s record"), MUSTER_SHEET_USE_NONE);
  muster_window_print (self, GTK_WINDOW (self), source);
}

static MusterDocument *
make_fixtures (guint                     sheet,
               const MusterSheetOptions *options,
               gpointer                  data)
{
  MusterClubEvening *evening = MUSTER_CLUB_EVENING (data);
  MusterClub *club = muster_club_evening_get_club (evening);
  GListModel *pairs = muster_club_evening_get_pairs (evening);
  guint n = g_list_model_get_n_items (pairs);
  g_autoptr (GArray) fixtures = g_array_new (FALSE, TRUE, sizeof (MusterClubFixture));
  g_autoptr (GPtrArray) kept = g_ptr_array_new_with_free_func (g_object_unref);
  g_autofree char *ruleset = NULL;

  g_object_get (evening, "ruleset", &ruleset, NULL);
  for (guint i = 0; i < n; i++)
    {
      MusterClubPair *pair = g_list_model_get_item (pairs, i);
      guint round = muster_club_pair_get_round (pair);
      MusterClubFixture fixture = {
        round, muster_club_pair_get_table (pair), muster_club_pair_get_attacker (pair),
        muster_club_pair_get_defender (pair),
        muster_club_words_scenario (muster_club_get_library (club), ruleset,
                                    muster_club_pair_get_scenario (pair)),
      };
      MusterClubFixture bye = { .round = round, .attacker = muster_club_evening_get_bye (evening, round) };

      /* With the first pair of its round. */
      if (bye.attacker != NULL && fixture.table == 1)
        g_array_append_val (fixtures, bye);
      g_ptr_array_add (kept, pair);
      g_array_append_val (fixtures, fixture);
    }
  return muster_club_fixtures_new (muster_club_get_today (club),
                                   (MusterClubFixture *) (gpointer) fixtures->data, fixtures->len);
}

static void
print_evening_cb (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  MusterClubEvening *evening = muster_club_page_get_evening (muster_window_get_club_page (self));
  g_autoptr (MusterSheetSource) source =
    muster_sheet_source_new (_("Fixtures"), make_fixtures, g_object_ref (evening), g_object_unref);

  muster_sheet_source_add_sheet (source, "fixtures", _("Fixtures"), MUSTER_SHEET_USE_NONE);
  muster_window_print (self, GTK_WINDOW (self), source);
}

static void
save_chosen_cb (GObject      *object,
                GAsyncResult *result,
                gpointer      data)
{
  MusterWindow *self = MUSTER_WINDOW (object);
  g_autoptr (GFile) file = muster_file_chooser_save_finish (result, NULL);
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *stamp = g_date_time_format (now, "%Y%m%dT%H%M%SZ");
  g_autoptr (GBytes) bytes = NULL;
  char *text;

  if (path == NULL)
    return;
  text = muster_club_evening_dup_calendar (muster_club_page_get_evening (muster_window_get_club_page (self)),
                                           stamp);
  bytes = g_bytes_new_take (text, strlen (text));
  muster_window_write (self, path, bytes, _("The calendar was saved"), _("The calendar could not be saved"));
}

static void
save_evening_cb (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  muster_file_chooser_save_async (GTK_WINDOW (widget), _("Save as a calendar"), _("Fixtures.ics"), NULL,
                                  save_chosen_cb, NULL);
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

/* A battle that waits for its players: they, the scenario and the date are there, the forces are theirs to
 * choose. */
static gboolean
prepare (MusterWindow    *self,
         MusterClubPair  *pair,
         const char      *ruleset_id,
         GError         **error)
{
  MusterLibrary *library = muster_window_get_library (self);
  MusterRuleset *ruleset = muster_library_find_ruleset (library, ruleset_id);
  g_autoptr (MusterBattlePlan) plan = muster_battle_plan_new (library, ruleset);
  const MusterScenario *scenario =
    muster_battle_plan_find_scenario (plan, muster_club_pair_get_scenario (pair));
  g_autofree char *title = g_strdup_printf (_("%s against %s"), muster_club_pair_get_attacker (pair),
                                            muster_club_pair_get_defender (pair));
  gint64 id = 0;

  muster_battle_plan_set_title (plan, title);
  muster_battle_plan_set_date (plan, muster_club_get_today (muster_window_get_club (self)));
  if (scenario != NULL)
    muster_battle_plan_set_scenario (plan, scenario);
  add_player (plan, 0, muster_club_pair_get_attacker (pair), MUSTER_ROLE_ATTACKER);
  add_player (plan, 1, muster_club_pair_get_defender (pair), MUSTER_ROLE_DEFENDER);
  return muster_battle_store_keep_plan (muster_store_get_battles (muster_window_get_store (self)), plan, &id,
                                        error);
}

static void
prepare_evening_cb (GtkWidget  *widget,
                    const char *name,
                    GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  MusterClubEvening *evening = muster_club_page_get_evening (muster_window_get_club_page (self));
  GListModel *pairs = muster_club_evening_get_pairs (evening);
  g_autofree char *ruleset = NULL;
  g_autofree char *words = NULL;
  g_autoptr (GError) error = NULL;
  guint n = g_list_model_get_n_items (pairs);

  g_object_get (evening, "ruleset", &ruleset, NULL);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (MusterClubPair) pair = g_list_model_get_item (pairs, i);

      if (!prepare (self, pair, ruleset, &error))
        {
          muster_window_report (self, _("The battles could not be prepared"), error);
          return;
        }
    }
  words = g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%u battle is prepared, among your battles",
                                      "%u battles are prepared, among your battles", n),
                           n);
  muster_window_toast (self, words);
}

void
muster_window_install_member_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.edit-member", "s", edit_member_cb);
  gtk_widget_class_install_action (widget_class, "win.remove-member", "s", remove_member_cb);
  gtk_widget_class_install_action (widget_class, "win.merge-member", "s", merge_member_cb);
  gtk_widget_class_install_action (widget_class, "win.print-member", "s", print_member_cb);
  gtk_widget_class_install_action (widget_class, "win.print-evening", NULL, print_evening_cb);
  gtk_widget_class_install_action (widget_class, "win.save-evening", NULL, save_evening_cb);
  gtk_widget_class_install_action (widget_class, "win.prepare-evening", NULL, prepare_evening_cb);
}
