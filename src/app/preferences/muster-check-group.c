/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/preferences/muster-check-group.h"

#include "app/models/muster-file-check.h"
#include "app/widgets/muster-action-row.h"

struct _MusterCheckGroup
{
  AdwPreferencesGroup parent_instance;

  MusterStore *store; /* (nullable) */
  MusterLibrary *library;

  MusterFileCheck *check;
  GtkWidget *row;
};

G_DEFINE_FINAL_TYPE (MusterCheckGroup, muster_check_group, ADW_TYPE_PREFERENCES_GROUP)

static void
start_cb (MusterCheckGroup *self)
{
  muster_file_check_start (self->check, self->store, self->library);
}

static void
cancel_cb (MusterCheckGroup *self)
{
  muster_file_check_cancel (self->check);
}

static void
muster_check_group_dispose (GObject *object)
{
  MusterCheckGroup *self = MUSTER_CHECK_GROUP (object);

  if (self->check != NULL)
    muster_file_check_cancel (self->check);
  g_clear_object (&self->store);
  g_clear_object (&self->library);
  gtk_widget_dispose_template (GTK_WIDGET (self), MUSTER_TYPE_CHECK_GROUP);

  G_OBJECT_CLASS (muster_check_group_parent_class)->dispose (object);
}

static void
muster_check_group_class_init (MusterCheckGroupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_check_group_dispose;

  g_type_ensure (MUSTER_TYPE_ACTION_ROW);
  g_type_ensure (MUSTER_TYPE_FILE_CHECK);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-check-group.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterCheckGroup, check);
  gtk_widget_class_bind_template_child (widget_class, MusterCheckGroup, row);
  gtk_widget_class_bind_template_callback (widget_class, start_cb);
  gtk_widget_class_bind_template_callback (widget_class, cancel_cb);
}

static void
muster_check_group_init (MusterCheckGroup *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
muster_check_group_fill (MusterCheckGroup *self,
                         MusterStore      *store,
                         MusterLibrary    *library)
{
  g_return_if_fail (MUSTER_IS_CHECK_GROUP (self));
  g_return_if_fail (self->library == NULL);

  g_set_object (&self->store, store);
  self->library = g_object_ref (library);
  gtk_widget_set_sensitive (self->row, store != NULL);
}
