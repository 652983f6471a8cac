/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/club/muster-club-seasons-dialog.h"

#include "app/toolkit/muster-mnemonics.h"
#include "app/widgets/muster-action-row.h"
#include "core/club/muster-club-season.h"
#include "core/muster-i18n.h"
#include "sheets/club/muster-club-words.h"
#include "store/muster-store-club.h"

struct _MusterClubSeasonsDialog
{
  AdwWindow parent_instance;

  MusterClub *club;

  GtkListBox *seasons;
  GtkEditable *name;
  GtkEditable *from;
  GtkEditable *to;
  GtkEditable *scoring;
  GtkLabel *fault;
  GtkWidget *keep;
};

G_DEFINE_FINAL_TYPE (MusterClubSeasonsDialog, muster_club_seasons_dialog, ADW_TYPE_WINDOW)

static char *
dup_text (GtkEditable *editable)
{
  return g_strstrip (g_strdup (gtk_editable_get_text (editable)));
}

/* (transfer full) (nullable): the season that is typed in. @fault: (out): why there is none */
static MusterClubSeason *
read_season (MusterClubSeasonsDialog  *self,
             char                    **fault)
{
  g_autofree char *name = dup_text (self->name);
  g_autofree char *from = dup_text (self->from);
  g_autofree char *to = dup_text (self->to);
  g_autofree char *worth = dup_text (self->scoring);
  MusterClubScoring scoring = MUSTER_CLUB_SCORING_DEFAULT;
  g_autoptr (MusterClubSeason) season = NULL;

  if (*worth != '\0' && !muster_club_scoring_parse (worth, &scoring))
    {
      *fault = g_strdup_printf (_("“%s” is not three whole numbers, as in 3,1,0"), worth);
      return NULL;
    }
  season = muster_club_season_new (name, from, to, &scoring);
  *fault = muster_club_season_dup_fault (season);

  return *fault == NULL ? g_steal_pointer (&season) : NULL;
}

static void
tell (MusterClubSeasonsDialog *self,
      const char              *fault)
{
  gtk_label_set_label (self->fault, fault);
  gtk_widget_set_visible (GTK_WIDGET (self->fault), *fault != '\0');
}

/* Says what is wrong with what is typed in, unless nothing is. */
static void
look (MusterClubSeasonsDialog *self)
{
  g_autofree char *name = dup_text (self->name);
  g_autofree char *fault = NULL;
  g_autoptr (MusterClubSeason) season = read_season (self, &fault);

  tell (self, fault != NULL && *name != '\0' ? fault : "");
  gtk_widget_set_sensitive (self->keep, season != NULL);
}

static MusterDocuments *
get_documents (MusterClubSeasonsDialog *self)
{
  return muster_store_get_documents (muster_club_get_store (self->club));
}

static void
keep_cb (MusterClubSeasonsDialog *self)
{
  g_autofree char *fault = NULL;
  g_autoptr (MusterClubSeason) season = read_season (self, &fault);
  g_autoptr (GError) error = NULL;

  if (season == NULL)
    return;
  if (!muster_club_seasons_put (season, get_documents (self), &error))
    {
      tell (self, error->message);
      return;
    }
  gtk_editable_set_text (self->name, "");
  gtk_widget_grab_focus (GTK_WIDGET (self->name));
}

static void
remove_cb (MusterClubSeasonsDialog *self,
           GtkWidget               *button)
{
  g_autofree char *name = g_strdup (gtk_widget_get_name (button));
  g_autoptr (GError) error = NULL;

  if (!muster_club_seasons_remove (get_documents (self), name, &error))
    tell (self, error->message);
}

/* What is pressed is put into the form, to be changed. */
static void
row_cb (MusterClubSeasonsDialog *self,
        GtkListBoxRow           *row)
{
  const MusterClubContent *content = muster_club_get_content (self->club);
  const char *name = gtk_widget_get_name (GTK_WIDGET (row));
  const MusterClubSeason *season =
    content != NULL ? muster_club_season_find (content->seasons, name) : NULL;
  g_autofree char *scoring = NULL;

  if (season == NULL)
    return;
  scoring = g_strdup_printf ("%d,%d,%d", season->scoring.worth[0], season->scoring.worth[1],
                             season->scoring.worth[2]);
  gtk_editable_set_text (self->name, season->name);
  gtk_editable_set_text (self->from, season->from);
  gtk_editable_set_text (self->to, season->to);
  gtk_editable_set_text (self->scoring, scoring);
  gtk_widget_grab_focus (GTK_WIDGET (self->from));
}

static void
show_seasons (MusterClubSeasonsDialog *self)
{
  const MusterClubContent *content = muster_club_get_content (self->club);
  guint n = content != NULL ? content->seasons->len : 0;
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->seasons))) != NULL)
    gtk_list_box_remove (self->seasons, child);
  gtk_widget_set_visible (GTK_WIDGET (self->seasons), n > 0);
  for (guint i = 0; i < n; i++)
    {
      const MusterClubSeason *season = content->seasons->pdata[i];
      g_autofree char *from = muster_club_words_day (season->from);
      g_autofree char *to = muster_club_words_day (season->to);
      /* Translators: the first day and the last, and what a win, a draw and a loss are worth. */
      g_autofree char *words =
        g_strdup_printf (_("%s to %s · %d–%d–%d"), from, to, season->scoring.worth[0],
                         season->scoring.worth[1], season->scoring.worth[2]);
      g_autofree char *label = g_strdup_printf (_("Remove “%s”"), season->name);
      GtkWidget *row = muster_action_row_new_plain (season->name, words);
      GtkWidget *button = gtk_button_new_from_icon_name ("user-trash-symbolic");

      gtk_widget_set_name (row, season->name);
      gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
      gtk_widget_set_name (button, season->name);
      gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
      gtk_widget_add_css_class (button, "flat");
      gtk_widget_set_tooltip_text (button, label);
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
      g_signal_connect_swapped (button, "clicked", G_CALLBACK (remove_cb), self);
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
      gtk_list_box_append (self->seasons, row);
    }
}

static void
muster_club_seasons_dialog_dispose (GObject *object)
{
  MusterClubSeasonsDialog *self = MUSTER_CLUB_SEASONS_DIALOG (object);

  g_clear_object (&self->club);
  gtk_widget_dispose_template (GTK_WIDGET (self), MUSTER_TYPE_CLUB_SEASONS_DIALOG);

  G_OBJECT_CLASS (muster_club_seasons_dialog_parent_class)->dispose (object);
}

static void
muster_club_seasons_dialog_class_init (MusterClubSeasonsDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_club_seasons_dialog_dispose;

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-club-seasons-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterClubSeasonsDialog, seasons);
  gtk_widget_class_bind_template_child (widget_class, MusterClubSeasonsDialog, name);
  gtk_widget_class_bind_template_child (widget_class, MusterClubSeasonsDialog, from);
  gtk_widget_class_bind_template_child (widget_class, MusterClubSeasonsDialog, to);
  gtk_widget_class_bind_template_child (widget_class, MusterClubSeasonsDialog, scoring);
  gtk_widget_class_bind_template_child (widget_class, MusterClubSeasonsDialog, fault);
  gtk_widget_class_bind_template_child (widget_class, MusterClubSeasonsDialog, keep);
  gtk_widget_class_bind_template_callback (widget_class, look);
  gtk_widget_class_bind_template_callback (widget_class, keep_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_cb);
}

static void
muster_club_seasons_dialog_init (MusterClubSeasonsDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  muster_mnemonics_name (GTK_WIDGET (self));
}

GtkWidget *
muster_club_seasons_dialog_new (MusterClub *club)
{
  MusterClubSeasonsDialog *self = g_object_new (MUSTER_TYPE_CLUB_SEASONS_DIALOG, NULL);

  self->club = g_object_ref (club);
  g_signal_connect_object (club, "changed", G_CALLBACK (show_seasons), self, G_CONNECT_SWAPPED);
  show_seasons (self);
  look (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->name));

  return GTK_WIDGET (self);
}
