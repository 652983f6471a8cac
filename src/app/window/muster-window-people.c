/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/window/muster-window-private.h"

#include <string.h>

#include "app/club/muster-club-page.h"
#include "app/club/muster-club-seasons-dialog.h"
#include "app/widgets/muster-ask.h"
#include "app/widgets/muster-confirm.h"
#include "app/widgets/muster-dialog.h"
#include "app/widgets/muster-file-chooser.h"
#include "core/muster-enumeration.h"
#include "core/muster-i18n.h"
#include "sheets/web/muster-club-site.h"
#include "store/muster-club-look.h"
#include "store/operations/muster-store-erase.h"
#include "store/upkeep/muster-backup.h"

/* What a member is called, whether he is known at all, and the club for everybody else. */

/* The page of a member shows somebody who has another name now. */
static void
leave_member (MusterWindow *self)
{
  gtk_widget_activate_action (GTK_WIDGET (muster_window_pages_get_club_page (self)), "club.back", NULL);
}

static void
renamed_cb (GObject      *object,
            GAsyncResult *result,
            gpointer      data)
{
  MusterWindow *self = MUSTER_WINDOW (object);
  g_autofree char *name = data;
  g_autofree char *new_name = muster_ask_text_finish (result);
  g_autofree char *words = NULL;
  g_autoptr (GError) error = NULL;

  if (new_name == NULL || strcmp (new_name, name) == 0)
    return;
  if (!muster_club_people_rename_member (muster_store_get_club (muster_window_get_store (self)), name,
                                         new_name,
                                         &error))
    {
      muster_window_output_report (self, _("The Member Could Not Be Renamed"), error);
      return;
    }
  leave_member (self);
  words = g_strdup_printf (_("“%s” is called “%s” now"), name, new_name);
  muster_window_toast (self, words);
}

static void
rename_member_cb (GtkWidget  *widget,
                  const char *action,
                  GVariant   *parameter)
{
  const char *name = g_variant_get_string (parameter, NULL);
  g_autofree char *heading = g_strdup_printf (_("What is “%s” called?"), name);

  muster_ask_text_async (GTK_WINDOW (widget), heading, name, _("_Rename"), renamed_cb, g_strdup (name));
}

static void
erased_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (MusterWindow) self = MUSTER_WINDOW (data);
  g_autoptr (GError) error = NULL;
  g_autofree char *number = muster_store_erase_member_finish (MUSTER_STORE (object), result, &error);
  g_autofree char *words = NULL;

  if (number == NULL)
    {
      muster_window_output_report (self, _("The Member Could Not Be Erased"), error);
      return;
    }
  words = g_strdup_printf (_("He is “%s” from now on"), number);
  muster_window_toast (self, words);
}

static void
erase_typed_cb (GObject      *object,
                GAsyncResult *result,
                gpointer      data)
{
  MusterWindow *self = MUSTER_WINDOW (object);
  g_autofree char *name = data;
  g_autofree char *typed = muster_ask_text_finish (result);

  if (typed == NULL)
    return;
  if (strcmp (typed, name) != 0)
    {
      muster_confirm_tell (GTK_WINDOW (self), _("Nobody Was Erased"), _("That is another name."));
      return;
    }
  leave_member (self);
  if (!muster_window_erase_at_hub (self, name))
    muster_store_erase_member_async (muster_window_get_store (self), name, muster_window_get_library (self),
                                     erased_cb, g_object_ref (self));
}

static void
erase_confirmed_cb (GObject      *object,
                    GAsyncResult *result,
                    gpointer      data)
{
  g_autofree char *name = data;

  if (!muster_confirm_finish (result))
    return;
  muster_ask_text_async (GTK_WINDOW (object), _("Type the Name to Erase It"), "", _("_Erase"), erase_typed_cb,
                         g_steal_pointer (&name));
}

static void
erase_member_cb (GtkWidget  *widget,
                 const char *action,
                 GVariant   *parameter)
{
  MusterWindow *self = MUSTER_WINDOW (widget);
  const char *name = g_variant_get_string (parameter, NULL);
  g_autofree char *heading = g_strdup_printf (_("Erase “%s”?"), name);
  g_autoptr (GPtrArray) backups = NULL;
  GString *text;
  g_autoptr (GString) days = NULL;
  g_autofree char *body = NULL;

  /* Tells what erasing does, and what it cannot reach. */
  backups = muster_backup_list (muster_store_get_path (muster_window_get_store (self)));
  text = g_string_new (_("The name becomes a number everywhere: in results, battles, "
                         "campaigns, notes and despatches. Results stay; nickname, contact, notes and "
                         "picture go. This cannot be undone."));
  days = g_string_new (NULL);
  g_string_append (text, "\n\n");
  g_string_append (text, _("What was exported or printed still has the name."));
  for (guint i = 0; i < backups->len; i++)
    {
      g_autoptr (GDateTime) time =
        g_date_time_new_from_unix_local (((const MusterBackup *) backups->pdata[i])->time);
      g_autofree char *day = time != NULL ? g_date_time_format (time, "%x") : NULL;

      muster_enumeration_add (days, day != NULL ? day : "");
    }
  if (backups->len > 0)
    g_string_append_printf (text, " %s %s", _("So do these backups:"), days->str);
  body = g_string_free (text, FALSE);
  muster_confirm_async (GTK_WINDOW (self), heading, body, _("_Erase…"), erase_confirmed_cb, g_strdup (name));
}

/* A club as it was when somebody asked for its pages. */
typedef struct
{
  MusterClubSite site;
  MusterClubLook look;
  char *today;
  char *folder;
  guint n_written;
} Pages;

static void
free_pages (gpointer data)
{
  Pages *pages = data;

  g_ptr_array_unref (pages->site.results);
  muster_club_names_unref ((MusterClubNames *) pages->site.names);
  g_hash_table_unref (pages->site.members);
  g_ptr_array_unref (pages->site.seasons);
  g_ptr_array_unref (pages->site.evenings);
  g_ptr_array_unref (pages->site.events);
  g_object_unref (pages->site.library);
  muster_club_look_clear (&pages->look);
  g_free (pages->today);
  g_free (pages->folder);
  g_free (pages);
}

static void
make_pages_cb (GTask        *task,
               gpointer      source,
               gpointer      data,
               GCancellable *cancellable)
{
  Pages *pages = data;
  g_autoptr (GPtrArray) files = muster_club_site_list_files (&pages->site);
  GError *error = NULL;
  guint n_removed;

  if (muster_web_folder_write (pages->folder, files, &pages->n_written, &n_removed, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
pages_made_cb (GObject      *object,
               GAsyncResult *result,
               gpointer      data)
{
  MusterWindow *self = MUSTER_WINDOW (object);
  const Pages *pages = g_task_get_task_data (G_TASK (result));
  g_autofree char *words = NULL;
  g_autoptr (GError) error = NULL;

  if (!g_task_propagate_boolean (G_TASK (result), &error))
    {
      muster_window_output_report (self, _("The Web Pages Could Not Be Made"), error);
      return;
    }
  words = g_strdup_printf (dngettext (GETTEXT_PACKAGE, "The web pages are made; %u file has changed",
                                      "The web pages are made; %u files have changed", pages->n_written),
                           pages->n_written);
  muster_window_toast (self, words);
}

static void
folder_chosen_cb (GObject      *object,
                  GAsyncResult *result,
                  gpointer      data)
{
  MusterWindow *self = MUSTER_WINDOW (object);
  MusterClub *club = muster_window_pages_get_club (self);
  const MusterClubContent *content = muster_club_get_content (club);
  g_autoptr (GFile) file = muster_file_chooser_open_finish (result, NULL);
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;
  g_autoptr (GTask) task = NULL;
  Pages *pages;

  if (path == NULL || content == NULL)
    return;

  pages = g_new0 (Pages, 1);
  muster_club_look_load (&pages->look, muster_window_get_store (self));
  pages->today = g_strdup (muster_club_get_today (club));
  pages->folder = g_steal_pointer (&path);
  pages->site = (MusterClubSite) {
    g_ptr_array_ref (content->results), muster_club_names_ref (content->names),
    g_hash_table_ref (content->members), g_ptr_array_ref (content->seasons),
    g_object_ref (muster_club_get_library (club)), pages->look.name,
    *pages->look.colour != '\0' ? pages->look.colour : NULL,
    *pages->look.badge != '\0' ? pages->look.badge : NULL, pages->today,
    g_ptr_array_ref (content->evenings), g_ptr_array_ref (content->tournaments),
  };
  task = g_task_new (self, NULL, pages_made_cb, NULL);
  g_task_set_task_data (task, pages, free_pages);
  g_task_run_in_thread (task, make_pages_cb);
}

static void
make_web_pages_cb (GtkWidget  *widget,
                   const char *action,
                   GVariant   *parameter)
{
  muster_file_chooser_open_folder_async (GTK_WINDOW (widget), _("A Folder for the Web Pages"), NULL,
                                         folder_chosen_cb, NULL);
}

static void
seasons_cb (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  GtkWidget *dialog = muster_club_seasons_dialog_new (muster_window_pages_get_club (MUSTER_WINDOW (widget)));

  gtk_window_set_transient_for (GTK_WINDOW (dialog), GTK_WINDOW (widget));
  muster_dialog_present (GTK_WINDOW (dialog));
}

void
muster_window_people_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.rename-member", "s", rename_member_cb);
  gtk_widget_class_install_action (widget_class, "win.erase-member", "s", erase_member_cb);
  gtk_widget_class_install_action (widget_class, "win.club-seasons", NULL, seasons_cb);
  gtk_widget_class_install_action (widget_class, "win.make-web-pages", NULL, make_web_pages_cb);
}
