/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/club/muster-club-member-dialog.h"
#include "app/toolkit/muster-mnemonics.h"

#include "app/widgets/muster-typed-text.h"
#include "core/muster-i18n.h"
#include "core/muster-signal.h"
#include "core/muster-text.h"

struct _MusterClubMemberDialog
{
  AdwWindow parent_instance;

  MusterClubMember *member;

  GtkEditable *name;
  GtkEditable *nickname;
  GtkEditable *since;
  GtkEditable *contact;
  GtkSwitch *active;
  GtkSwitch *named;
  GtkTextBuffer *notes;
  GtkLabel *fault;
  GtkWidget *keep;
};

G_DEFINE_FINAL_TYPE (MusterClubMemberDialog, muster_club_member_dialog, ADW_TYPE_WINDOW)

enum
{
  SIGNAL_KEEP,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
look (MusterClubMemberDialog *self)
{
  g_autoptr (MusterClubMember) member = NULL;
  g_autofree char *fault = NULL;

  if (self->member == NULL)
    return;
  member = muster_club_member_dialog_dup_member (self);
  fault = muster_club_member_dup_fault (member);
  gtk_label_set_label (self->fault, fault != NULL ? fault : "");
  gtk_widget_set_visible (GTK_WIDGET (self->fault), fault != NULL);
  gtk_widget_set_sensitive (self->keep, fault == NULL);
}

static void
keep_cb (MusterClubMemberDialog *self)
{
  g_signal_emit (self, signals[SIGNAL_KEEP], 0);
}

static void
muster_club_member_dialog_dispose (GObject *object)
{
  MusterClubMemberDialog *self = MUSTER_CLUB_MEMBER_DIALOG (object);

  g_clear_pointer (&self->member, muster_club_member_free);
  gtk_widget_dispose_template (GTK_WIDGET (self), MUSTER_TYPE_CLUB_MEMBER_DIALOG);

  G_OBJECT_CLASS (muster_club_member_dialog_parent_class)->dispose (object);
}

static void
muster_club_member_dialog_class_init (MusterClubMemberDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_club_member_dialog_dispose;

  signals[SIGNAL_KEEP] = muster_signal_new ("keep", G_TYPE_FROM_CLASS (klass));

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-club-member-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterClubMemberDialog, name);
  gtk_widget_class_bind_template_child (widget_class, MusterClubMemberDialog, nickname);
  gtk_widget_class_bind_template_child (widget_class, MusterClubMemberDialog, since);
  gtk_widget_class_bind_template_child (widget_class, MusterClubMemberDialog, contact);
  gtk_widget_class_bind_template_child (widget_class, MusterClubMemberDialog, active);
  gtk_widget_class_bind_template_child (widget_class, MusterClubMemberDialog, named);
  gtk_widget_class_bind_template_child (widget_class, MusterClubMemberDialog, notes);
  gtk_widget_class_bind_template_child (widget_class, MusterClubMemberDialog, fault);
  gtk_widget_class_bind_template_child (widget_class, MusterClubMemberDialog, keep);
  gtk_widget_class_bind_template_callback (widget_class, look);
  gtk_widget_class_bind_template_callback (widget_class, keep_cb);
}

static void
muster_club_member_dialog_init (MusterClubMemberDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  muster_mnemonics_name (GTK_WIDGET (self));
}

GtkWidget *
muster_club_member_dialog_new (const MusterClubMember *member)
{
  MusterClubMemberDialog *self = g_object_new (MUSTER_TYPE_CLUB_MEMBER_DIALOG, NULL);
  gboolean is_new = *member->name == '\0';

  gtk_editable_set_text (self->name, member->name);
  gtk_editable_set_editable (self->name, is_new);
  gtk_editable_set_text (self->nickname, member->nickname);
  gtk_editable_set_text (self->since, member->since);
  gtk_editable_set_text (self->contact, member->contact);
  gtk_switch_set_active (self->active, member->is_active);
  gtk_switch_set_active (self->named, member->is_named);
  gtk_text_buffer_set_text (self->notes, member->notes, -1);
  gtk_window_set_title (GTK_WINDOW (self), is_new ? _("A New Member") : member->name);
  self->member = muster_club_member_copy (member);
  look (self);

  return GTK_WIDGET (self);
}

static void
set_text (char        **text,
          GtkEditable  *editable,
          gsize         max_bytes)
{
  g_autofree char *stripped = g_strstrip (g_strdup (gtk_editable_get_text (editable)));

  muster_text_set (text, stripped, max_bytes);
}

MusterClubMember *
muster_club_member_dialog_dup_member (MusterClubMemberDialog *self)
{
  g_autofree char *notes = NULL;
  MusterClubMember *member;

  g_return_val_if_fail (MUSTER_IS_CLUB_MEMBER_DIALOG (self), NULL);

  member = muster_club_member_copy (self->member);
  /* Results refer to a member by name, so a name that has been set does not change. */
  if (*self->member->name == '\0')
    set_text (&member->name, self->name, MUSTER_CLUB_MAX_NAME);
  set_text (&member->nickname, self->nickname, MUSTER_CLUB_MAX_NAME);
  set_text (&member->since, self->since, MUSTER_CLUB_MAX_NAME);
  set_text (&member->contact, self->contact, MUSTER_CLUB_MAX_NOTES);
  member->is_active = gtk_switch_get_active (self->active);
  member->is_named = gtk_switch_get_active (self->named);
  notes = muster_text_buffer_dup_text (self->notes);
  muster_text_set (&member->notes, notes, MUSTER_CLUB_MAX_NOTES);
  return member;
}
