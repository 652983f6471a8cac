/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/forces/muster-force-group-row.h"

#include "app/toolkit/muster-accessible.h"
#include "core/muster-i18n.h"

struct _MusterForceGroupRow
{
  MusterActionRow parent_instance;

  MusterForceUnitView *view;
  MusterForceChoiceGroup *group;
  char **labels;
  gboolean showing;

  GtkDropDown *chooser;
};

G_DEFINE_FINAL_TYPE (MusterForceGroupRow, muster_force_group_row, MUSTER_TYPE_ACTION_ROW)

/* Returns how many entries of the list come before the first option: one for no choice, if that is
 * allowed. */
static guint
get_offset (MusterForceGroupRow *self)
{
  return muster_force_choice_group_always_one (self->group) ? 0 : 1;
}

/* "Good +1", "Poor: not possible" */
static char *
dup_label (MusterForceChoice *choice)
{
  const MusterForceStanding *standing = muster_force_choice_get_standing (choice);
  const char *name = muster_force_choice_get_name (choice);

  if (!standing->allowed && !standing->active)
    /* Translators: an option that cannot be chosen, in a list. */
    return g_strdup_printf (_("%s: not possible"), name);
  if (standing->cost == NULL || *standing->cost == '\0')
    return g_strdup (name);
  return g_strdup_printf ("%s %s", name, standing->cost);
}

static char **
dup_labels (MusterForceGroupRow *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  if (get_offset (self) > 0)
    /* Translators: none of several options. */
    g_strv_builder_add (builder, _("None"));
  for (guint i = 0; i < muster_force_choice_group_get_length (self->group); i++)
    {
      g_autofree char *label = dup_label (muster_force_choice_group_get (self->group, i));

      g_strv_builder_add (builder, label);
    }
  return g_strv_builder_end (builder);
}

/* Describes the effect of the chosen option. */
static char *
dup_subtitle (MusterForceChoice *choice)
{
  const MusterForceStanding *standing;
  const char *summary;

  if (choice == NULL)
    return g_strdup ("");
  standing = muster_force_choice_get_standing (choice);
  summary = muster_force_choice_get_summary (choice);
  if (standing->effect == NULL || *standing->effect == '\0')
    return g_strdup (summary != NULL ? summary : "");
  if (summary == NULL || *summary == '\0')
    return g_strdup (standing->effect);
  return g_strdup_printf ("%s\n%s", standing->effect, summary);
}

static void
show_group (MusterForceGroupRow *self)
{
  MusterForceChoice *active = muster_force_choice_group_get_active (self->group);
  g_auto (GStrv) labels = dup_labels (self);
  g_autofree char *title = muster_force_choice_group_dup_title (self->group);
  g_autofree char *subtitle = dup_subtitle (active);
  guint selected = 0;

  for (guint i = 0; i < muster_force_choice_group_get_length (self->group); i++)
    if (muster_force_choice_group_get (self->group, i) == active)
      selected = i + get_offset (self);

  self->showing = TRUE;
  muster_action_row_set_texts (GTK_WIDGET (self), title, subtitle);
  muster_accessible_set_label (GTK_WIDGET (self->chooser), title);
  if (self->labels == NULL || !g_strv_equal ((const char *const *) self->labels,
                                             (const char *const *) labels))
    {
      g_autoptr (GtkStringList) strings = gtk_string_list_new ((const char *const *) labels);

      gtk_drop_down_set_model (self->chooser, G_LIST_MODEL (strings));
      g_strfreev (self->labels);
      self->labels = g_steal_pointer (&labels);
    }
  gtk_drop_down_set_selected (self->chooser, selected);
  self->showing = FALSE;
}

static void
selected_cb (MusterForceGroupRow *self)
{
  guint selected = gtk_drop_down_get_selected (self->chooser);
  g_autoptr (MusterForceChoice) active = NULL;
  g_autoptr (MusterForceChoice) chosen = NULL;

  if (self->showing || selected == GTK_INVALID_LIST_POSITION)
    return;

  g_set_object (&active, muster_force_choice_group_get_active (self->group));
  if (selected >= get_offset (self))
    g_set_object (&chosen, muster_force_choice_group_get (self->group, selected - get_offset (self)));
  if (chosen == NULL && active != NULL)
    muster_force_unit_view_switch (self->view, muster_force_choice_get_id (active), FALSE);
  else if (chosen != NULL && chosen != active && muster_force_choice_get_standing (chosen)->allowed)
    muster_force_unit_view_switch (self->view, muster_force_choice_get_id (chosen), TRUE);
  /* The force may have refused the choice, so show what it really has. */
  if (self->group != NULL)
    show_group (self);
}

static void
muster_force_group_row_dispose (GObject *object)
{
  MusterForceGroupRow *self = MUSTER_FORCE_GROUP_ROW (object);

  self->showing = TRUE;
  g_clear_object (&self->view);
  g_clear_object (&self->group);
  g_clear_pointer (&self->labels, g_strfreev);

  G_OBJECT_CLASS (muster_force_group_row_parent_class)->dispose (object);
}

static void
muster_force_group_row_class_init (MusterForceGroupRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = muster_force_group_row_dispose;
}

static void
muster_force_group_row_init (MusterForceGroupRow *self)
{
  muster_action_row_make_plain (MUSTER_ACTION_ROW (self));
  /* The chooser is the only stop of Tab. */
  gtk_widget_set_focusable (GTK_WIDGET (self), FALSE);
  self->chooser = GTK_DROP_DOWN (gtk_drop_down_new (NULL, NULL));
  gtk_widget_set_valign (GTK_WIDGET (self->chooser), GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), GTK_WIDGET (self->chooser));
  g_signal_connect_object (self->chooser, "notify::selected", G_CALLBACK (selected_cb), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
muster_force_group_row_new (MusterForceUnitView    *view,
                            MusterForceChoiceGroup *group)
{
  MusterForceGroupRow *self = g_object_new (MUSTER_TYPE_FORCE_GROUP_ROW, NULL);

  self->view = g_object_ref (view);
  self->group = g_object_ref (group);
  g_signal_connect_object (group, "changed", G_CALLBACK (show_group), self, G_CONNECT_SWAPPED);
  show_group (self);
  return GTK_WIDGET (self);
}
