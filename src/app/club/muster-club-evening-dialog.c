/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/club/muster-club-evening-dialog.h"

#include "app/club/muster-completing.h"
#include "app/models/club/muster-club-choices.h"
#include "app/toolkit/muster-mnemonics.h"
#include "core/club/muster-club-date.h"
#include "core/muster-enumeration.h"
#include "core/muster-i18n.h"
#include "core/muster-signal.h"
#include "core/muster-text.h"

struct _MusterClubEveningDialog
{
  AdwWindow parent_instance;

  MusterClub *club;
  MusterEvening *evening;

  GtkEditable *date;
  GtkEditable *time;
  GtkEditable *title;
  GtkEditable *place;
  GtkEditable *expected;
  GtkLabel *fault;
  GtkWidget *keep;
};

G_DEFINE_FINAL_TYPE (MusterClubEveningDialog, muster_club_evening_dialog, ADW_TYPE_WINDOW)

static guint keep_signal;

static void
look (MusterClubEveningDialog *self)
{
  g_autofree char *fault = NULL;
  g_autofree char *date = NULL;
  g_autofree char *time = NULL;

  if (self->evening == NULL)
    return;

  date = g_strstrip (g_strdup (gtk_editable_get_text (self->date)));
  time = g_strstrip (g_strdup (gtk_editable_get_text (self->time)));
  if (!muster_club_date_is_valid (date))
    fault = muster_club_date_dup_fault (date);
  else if (*time != '\0' && !muster_evening_is_time (time))
    fault = g_strdup_printf (_("“%s” is not a time; write it as in 19:30"), time);
  else
    fault = NULL;

  gtk_label_set_label (self->fault, fault != NULL ? fault : "");
  gtk_widget_set_visible (GTK_WIDGET (self->fault), fault != NULL);
  gtk_widget_set_sensitive (self->keep, fault == NULL);
}

static void
complete_cb (MusterClubEveningDialog *self)
{
  g_autoptr (GPtrArray) players = self->evening != NULL ? muster_club_list_players (self->club) : NULL;

  if (players != NULL)
    muster_editable_complete (self->expected, players, TRUE);
}

static void
keep_cb (MusterClubEveningDialog *self)
{
  g_signal_emit (self, keep_signal, 0);
}

static void
muster_club_evening_dialog_dispose (GObject *object)
{
  MusterClubEveningDialog *self = MUSTER_CLUB_EVENING_DIALOG (object);

  g_clear_pointer (&self->evening, muster_evening_free);
  g_clear_object (&self->club);
  gtk_widget_dispose_template (GTK_WIDGET (self), MUSTER_TYPE_CLUB_EVENING_DIALOG);

  G_OBJECT_CLASS (muster_club_evening_dialog_parent_class)->dispose (object);
}

static void
muster_club_evening_dialog_class_init (MusterClubEveningDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_club_evening_dialog_dispose;

  keep_signal = muster_signal_new ("keep", G_TYPE_FROM_CLASS (klass));

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-club-evening-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterClubEveningDialog, date);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEveningDialog, time);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEveningDialog, title);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEveningDialog, place);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEveningDialog, expected);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEveningDialog, fault);
  gtk_widget_class_bind_template_child (widget_class, MusterClubEveningDialog, keep);
  gtk_widget_class_bind_template_callback (widget_class, look);
  gtk_widget_class_bind_template_callback (widget_class, complete_cb);
  gtk_widget_class_bind_template_callback (widget_class, keep_cb);
}

static void
muster_club_evening_dialog_init (MusterClubEveningDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  muster_mnemonics_name (GTK_WIDGET (self));
}

GtkWidget *
muster_club_evening_dialog_new (MusterClub          *club,
                                const MusterEvening *evening)
{
  MusterClubEveningDialog *self = g_object_new (MUSTER_TYPE_CLUB_EVENING_DIALOG, NULL);
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < evening->expected->len; i++)
    muster_enumeration_add (names, (char *) evening->expected->pdata[i]);
  gtk_editable_set_text (self->date, evening->date);
  gtk_editable_set_text (self->time, evening->time);
  gtk_editable_set_text (self->title, evening->title);
  gtk_editable_set_text (self->place, evening->place);
  gtk_editable_set_text (self->expected, names->str);
  gtk_window_set_title (GTK_WINDOW (self), *evening->key == '\0' ? _("A New Evening") : _("The Evening"));
  self->club = g_object_ref (club);
  self->evening = muster_evening_copy (evening);
  look (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->date));

  return GTK_WIDGET (self);
}

static void
set_text (char        **text,
          GtkEditable  *editable)
{
  g_autofree char *stripped = g_strstrip (g_strdup (gtk_editable_get_text (editable)));

  muster_text_set (text, stripped, MUSTER_CLUB_MAX_CELL);
}

MusterEvening *
muster_club_evening_dialog_dup_evening (MusterClubEveningDialog *self)
{
  g_auto (GStrv) names = NULL;
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  MusterEvening *evening;

  g_return_val_if_fail (MUSTER_IS_CLUB_EVENING_DIALOG (self), NULL);

  evening = muster_evening_copy (self->evening);
  set_text (&evening->date, self->date);
  set_text (&evening->time, self->time);
  set_text (&evening->title, self->title);
  set_text (&evening->place, self->place);
  g_ptr_array_set_size (evening->expected, 0);
  names = g_strsplit (gtk_editable_get_text (self->expected), ",", -1);
  for (guint i = 0; names[i] != NULL; i++)
    {
      g_strstrip (names[i]);
      if (*names[i] != '\0' && g_hash_table_add (seen, names[i]))
        g_ptr_array_add (evening->expected, g_strdup (names[i]));
    }

  return evening;
}
