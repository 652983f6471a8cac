/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/window/muster-window-private.h"

#include <string.h>

#include "app/club/muster-club-likely-dialog.h"
#include "app/club/muster-club-member-dialog.h"
#include "app/club/muster-club-names-dialog.h"
#include "app/club/muster-club-page.h"
#include "app/models/club/muster-club-dossier.h"
#include "app/models/club/muster-club-members.h"
#include "app/widgets/muster-confirm.h"
#include "app/widgets/muster-dialog.h"
#include "core/muster-i18n.h"
#include "sheets/club/muster-club-sheets.h"
#include "store/muster-store-club.h"

/* Actions on members of the club. */

typedef struct
{
  MusterWindow *window;
  MusterClubMember *member; /* (nullable): the member before the change */
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

/* A member about whom nothing is known but the name needs no row in the store. */
static gboolean
set_member (MusterWindow            *self,
            const MusterClubMember  *member,
            gboolean                 keep_plain,
            GError                 **error)
{
  if (!keep_plain && muster_club_member_is_plain (member))
    return muster_club_people_unset_member (get_store (self), member->name, error);
  return muster_club_people_set_member (get_store (self), member, error);
}

static gboolean
has_results (MusterWindow *self,
             const char   *name)
{
  MusterClubTables *tables = muster_club_get_tables (muster_window_pages_get_club (self));
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
    muster_window_output_report (self, _("The Member Could Not Be Saved"), error);
}

static void
edit_member_cb (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  g_autoptr (MusterClubMember) member =
    muster_club_dup_member (muster_window_pages_get_club (self), g_variant_get_string (parameter, NULL));
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
    muster_window_output_report (ref->window, _("This Could Not Be Undone"), error);
}

/* Undo brings back what was written of him. */
static void
removal_confirmed_cb (GObject      *object,
                      GAsyncResult *result,
                      gpointer      data)
{
  g_autoptr (Ref) ref = data;
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  AdwToast *toast;

  if (!muster_confirm_finish (result))
    return;
  if (!muster_club_people_remove_member (get_store (ref->window), ref->name, &error))
    {
      muster_window_output_report (ref->window, _("The Member Could Not Be Removed"), error);
      return;
    }
  text = g_strdup_printf (_("“%s” was removed"), ref->name);
  toast = muster_window_toast (ref->window, text);
  adw_toast_set_button_label (toast, _("_Undo"));
  g_signal_connect_data (toast, "button-clicked", G_CALLBACK (undo_removal_cb),
                         ref_new (ref->window, ref->name, ref->member), free_ref, 0);
}

static void
remove_member_cb (GtkWidget  *widget,
                  const char *action,
                  GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  const char *name = g_variant_get_string (parameter, NULL);
  g_autoptr (MusterClubMember) member = muster_club_dup_member (muster_window_pages_get_club (self), name);
  g_autofree char *heading = g_strdup_printf (_("Remove “%s”?"), name);

  muster_confirm_async (GTK_WINDOW (self), heading,
                        _("Results stay under this name. What you wrote about the member "
                          "is no longer shown."),
                        _("_Remove"), removal_confirmed_cb, ref_new (self, name, member));
}

/* One name that is merged or parted beside the window. */
typedef struct
{
  MusterWindow *window;
  GtkWindow *dialog; /* (nullable): it closes once that is done */
  char *text;        /* (nullable): what is said then */
  const char *failed;
  gboolean can_undo;
} Naming;

static void
naming_free (Naming *naming)
{
  g_object_unref (naming->window);
  g_clear_object (&naming->dialog);
  g_free (naming->text);
  g_free (naming);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Naming, naming_free)

static void
named_cb (GObject      *object,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr (Naming) naming = data;
  g_autoptr (GError) error = NULL;
  gboolean done = muster_store_club_put_finish (MUSTER_STORE (object), result, &error);
  AdwToast *toast;

  if (naming->dialog != NULL && done)
    gtk_window_destroy (naming->dialog);
  else if (naming->dialog != NULL)
    gtk_widget_set_sensitive (GTK_WIDGET (naming->dialog), TRUE);
  if (!done)
    {
      muster_window_output_report (naming->window, naming->failed, error);
      return;
    }
  if (naming->text == NULL)
    return;
  toast = muster_window_toast (naming->window, naming->text);
  if (naming->can_undo)
    {
      adw_toast_set_button_label (toast, _("_Undo"));
      adw_toast_set_action_name (toast, "win.undo-club");
    }
}

static void
merge_cb (MusterWindow          *self,
          const char            *name,
          MusterClubNamesDialog *dialog)
{
  const char *member = muster_club_names_dialog_get_member (dialog);
  Naming *naming = g_new0 (Naming, 1);

  naming->window = g_object_ref (self);
  naming->dialog = g_object_ref (GTK_WINDOW (dialog));
  naming->text = g_strdup_printf (_("The results of “%s” now count for “%s”"), name, member);
  naming->failed = _("The Names Could Not Be Merged");
  naming->can_undo = TRUE;
  gtk_widget_set_sensitive (GTK_WIDGET (dialog), FALSE);
  muster_store_club_name_async (muster_window_get_store (self), name, member, NULL, named_cb, naming);
}

/* @dialog: (nullable): it stays open */
static void
part (MusterWindow *self,
      const char   *name,
      GtkWindow    *dialog)
{
  Naming *naming = g_new0 (Naming, 1);

  naming->window = g_object_ref (self);
  naming->failed = _("The Names Could Not Be Separated");
  if (dialog != NULL)
    {
      naming->dialog = g_object_ref (dialog);
      naming->text = g_strdup_printf (_("“%s” counts as another player again"), name);
      gtk_widget_set_sensitive (GTK_WIDGET (dialog), FALSE);
    }
  muster_store_club_name_async (muster_window_get_store (self), name, NULL, NULL, named_cb, naming);
}

static void
part_cb (MusterWindow          *self,
         const char            *name,
         MusterClubNamesDialog *dialog)
{
  part (self, name, GTK_WINDOW (dialog));
}

static void
merge_member_cb (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  GtkWidget *dialog =
    muster_club_names_dialog_new (muster_window_pages_get_club (self),
                                  g_variant_get_string (parameter, NULL));

  gtk_window_set_transient_for (GTK_WINDOW (dialog), GTK_WINDOW (self));
  g_signal_connect_object (dialog, "merge", G_CALLBACK (merge_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "part", G_CALLBACK (part_cb), self, G_CONNECT_SWAPPED);
  muster_dialog_present (GTK_WINDOW (dialog));
}

static void
all_merged_cb (GObject      *object,
               GAsyncResult *result,
               gpointer      data)
{
  g_autoptr (MusterWindow) self = MUSTER_WINDOW (data);
  g_autoptr (GError) error = NULL;
  AdwToast *toast;

  if (!muster_store_club_put_finish (MUSTER_STORE (object), result, &error))
    {
      muster_window_output_report (self, _("The Names Could Not Be Merged"), error);
      return;
    }
  toast = muster_window_toast (self, _("The names were merged"));
  adw_toast_set_button_label (toast, _("_Undo"));
  adw_toast_set_action_name (toast, "win.undo-club");
}

static void
merge_all_cb (MusterWindow           *self,
              MusterClubLikelyDialog *dialog)
{
  g_autoptr (GArray) merges = muster_club_likely_dialog_list_merges (dialog);

  muster_store_merge_names_async (muster_window_get_store (self), merges, NULL, all_merged_cb,
                                  g_object_ref (self));
}

static void
part_one_cb (MusterWindow *self,
             const char   *name)
{
  part (self, name, NULL);
}

/* Of the whole club, on one page (N-MEMBER-05). */
static void
club_names_cb (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  GtkWidget *dialog = muster_club_likely_dialog_new (muster_window_pages_get_club (self));

  gtk_window_set_transient_for (GTK_WINDOW (dialog), GTK_WINDOW (self));
  g_signal_connect_object (dialog, "merge", G_CALLBACK (merge_all_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "part", G_CALLBACK (part_one_cb), self, G_CONNECT_SWAPPED);
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
  return muster_window_occasions_sign_sheet (
    muster_club_get_store (club),
    muster_club_sheets_member_new (tables, player, muster_club_get_library (club),
                                   muster_club_dossier_get_title (dossier),
                                   muster_club_dossier_get_service (dossier)));
}

static void
print_member_cb (GtkWidget  *widget,
                 const char *action,
                 GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  const char *name = g_variant_get_string (parameter, NULL);
  MusterClubDossier *shown = muster_club_page_get_dossier (muster_window_pages_get_club_page (self));
  /* Reuse the dossier that is shown, since the battles of the member have already been read for
   * it. */
  g_autoptr (MusterClubDossier) dossier =
    shown != NULL && g_str_equal (muster_club_dossier_get_name (shown), name)
      ? g_object_ref (shown)
      : muster_club_dossier_new (muster_window_pages_get_club (self), name);
  g_autoptr (MusterSheetSource) source =
    muster_sheet_source_new (name, make_record, g_object_ref (dossier), g_object_unref);

  muster_sheet_source_add_sheet (source, "member", _("Member’s record"), MUSTER_SHEET_USE_NONE);
  muster_window_output_print (self, GTK_WINDOW (self), source);
}

void
muster_window_members_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.edit-member", "s", edit_member_cb);
  gtk_widget_class_install_action (widget_class, "win.remove-member", "s", remove_member_cb);
  gtk_widget_class_install_action (widget_class, "win.merge-member", "s", merge_member_cb);
  gtk_widget_class_install_action (widget_class, "win.club-names", NULL, club_names_cb);
  gtk_widget_class_install_action (widget_class, "win.print-member", "s", print_member_cb);
}
