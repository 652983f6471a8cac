/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/forces/muster-force-list-row.h"

#include "app/forces/muster-force-meter.h"
#include "app/models/muster-force-words.h"
#include "app/models/muster-row-words.h"
#include "app/widgets/muster-widget-children.h"

#define MICROSECONDS 1000000

struct _MusterForceListRow
{
  GtkWidget parent_instance;

  MusterLibrary *library;
  MusterForceRow *row;

  gboolean read_only;

  GtkLabel *name;
  GtkLabel *subject;
  GtkLabel *note;
  GtkLabel *points;
  MusterForceMeter *meter;
};

G_DEFINE_FINAL_TYPE (MusterForceListRow, muster_force_list_row, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_LIBRARY,
  PROP_READ_ONLY,
  PROP_ROW,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
show_points (MusterForceListRow *self)
{
  int points = muster_force_row_get_points (self->row);
  int budget = muster_force_row_get_budget (self->row);
  g_autofree char *words = muster_force_words_for_points (points, budget);

  gtk_label_set_label (self->points, words);
  gtk_widget_set_visible (GTK_WIDGET (self->meter), budget > 0);
  muster_force_meter_set (self->meter, points, budget);
}

static void
enable_actions (MusterForceListRow *self)
{
  gboolean archived = muster_force_row_get_archived (self->row);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "row.duplicate", !self->read_only);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "row.archive", !archived && !self->read_only);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "row.bring-back", archived && !self->read_only);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "row.remove", !self->read_only);
}

static void
show_row (MusterForceListRow *self)
{
  gint64 now = g_get_real_time () / MICROSECONDS;
  g_autofree char *subject = muster_force_words_for_row (self->row, self->library);
  g_autofree char *units = muster_force_words_for_units (muster_force_row_get_n_units (self->row));
  g_autofree char *when = muster_row_words_when (muster_force_row_get_updated (self->row), now);
  g_autofree char *note = g_strdup_printf ("%s · %s", units, when);
  g_autofree char *summary = muster_force_words_sum_up_row (self->row, self->library, now);

  gtk_label_set_label (self->name, muster_force_row_get_name (self->row));
  gtk_label_set_label (self->subject, subject);
  gtk_label_set_label (self->note, note);
  show_points (self);
  enable_actions (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, summary,
                                  -1);
}

/* The row only says what is wanted of which force; the window does it. */
static void
ask_window (GtkWidget  *widget,
            const char *action)
{
  MusterForceListRow *self = MUSTER_FORCE_LIST_ROW (widget);

  if (self->row != NULL)
    gtk_widget_activate_action (widget, action, "x", muster_force_row_get_id (self->row));
}

/* The same where it can be had in several forms. */
static void
ask_window_for (GtkWidget  *widget,
                const char *action,
                const char *format)
{
  MusterForceListRow *self = MUSTER_FORCE_LIST_ROW (widget);

  if (self->row != NULL)
    gtk_widget_activate_action (widget, action, "(xs)", muster_force_row_get_id (self->row), format);
}

static void
print_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  ask_window (widget, "win.print-force");
}

static void
copy_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  ask_window_for (widget, "win.copy-force", "text");
}

static void
export_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  ask_window_for (widget, "win.export-force", "json");
}

static void
duplicate_cb (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  ask_window (widget, "win.duplicate-force");
}

static void
archive_cb (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  ask_window (widget, "win.archive-force");
}

static void
bring_back_cb (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  ask_window (widget, "win.bring-back-force");
}

static void
remove_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  ask_window (widget, "win.remove-force");
}

static void
muster_force_list_row_dispose (GObject *object)
{
  MusterForceListRow *self = MUSTER_FORCE_LIST_ROW (object);

  g_clear_object (&self->row);
  g_clear_object (&self->library);
  gtk_widget_dispose_template (GTK_WIDGET (self), MUSTER_TYPE_FORCE_LIST_ROW);
  muster_widget_unparent_children (GTK_WIDGET (self));

  G_OBJECT_CLASS (muster_force_list_row_parent_class)->dispose (object);
}

static void
muster_force_list_row_get_property (GObject    *object,
                                     guint       prop_id,
                                     GValue     *value,
                                     GParamSpec *pspec)
{
  MusterForceListRow *self = MUSTER_FORCE_LIST_ROW (object);

  switch (prop_id)
    {
    case PROP_LIBRARY:
      g_value_set_object (value, self->library);
      break;
    case PROP_READ_ONLY:
      g_value_set_boolean (value, self->read_only);
      break;
    case PROP_ROW:
      g_value_set_object (value, self->row);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_force_list_row_set_property (GObject      *object,
                                     guint         prop_id,
                                     const GValue *value,
                                     GParamSpec   *pspec)
{
  MusterForceListRow *self = MUSTER_FORCE_LIST_ROW (object);

  switch (prop_id)
    {
    case PROP_LIBRARY:
      self->library = g_value_dup_object (value);
      break;
    case PROP_READ_ONLY:
      self->read_only = g_value_get_boolean (value);
      break;
    case PROP_ROW:
      muster_force_list_row_set_row (self, g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_force_list_row_class_init (MusterForceListRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = muster_force_list_row_dispose;
  object_class->get_property = muster_force_list_row_get_property;
  object_class->set_property = muster_force_list_row_set_property;

  properties[PROP_LIBRARY] =
    g_param_spec_object ("library", NULL, NULL, MUSTER_TYPE_LIBRARY,
                         G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  properties[PROP_READ_ONLY] =
    g_param_spec_boolean ("read-only", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  properties[PROP_ROW] =
    g_param_spec_object ("row", NULL, NULL, MUSTER_TYPE_FORCE_ROW,
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_install_action (widget_class, "row.print", NULL, print_cb);
  gtk_widget_class_install_action (widget_class, "row.copy", NULL, copy_cb);
  gtk_widget_class_install_action (widget_class, "row.export", NULL, export_cb);
  gtk_widget_class_install_action (widget_class, "row.duplicate", NULL, duplicate_cb);
  gtk_widget_class_install_action (widget_class, "row.archive", NULL, archive_cb);
  gtk_widget_class_install_action (widget_class, "row.bring-back", NULL, bring_back_cb);
  gtk_widget_class_install_action (widget_class, "row.remove", NULL, remove_cb);
  g_type_ensure (MUSTER_TYPE_FORCE_METER);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-force-list-row.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterForceListRow, name);
  gtk_widget_class_bind_template_child (widget_class, MusterForceListRow, subject);
  gtk_widget_class_bind_template_child (widget_class, MusterForceListRow, note);
  gtk_widget_class_bind_template_child (widget_class, MusterForceListRow, points);
  gtk_widget_class_bind_template_child (widget_class, MusterForceListRow, meter);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
muster_force_list_row_init (MusterForceListRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
muster_force_list_row_new (MusterLibrary *library,
                           gboolean       read_only)
{
  return g_object_new (MUSTER_TYPE_FORCE_LIST_ROW, "library", library, "read-only", read_only, NULL);
}

MusterForceRow *
muster_force_list_row_get_row (MusterForceListRow *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_LIST_ROW (self), NULL);

  return self->row;
}

void
muster_force_list_row_set_row (MusterForceListRow *self,
                                MusterForceRow     *row)
{
  g_return_if_fail (MUSTER_IS_FORCE_LIST_ROW (self));
  g_return_if_fail (row == NULL || MUSTER_IS_FORCE_ROW (row));

  if (!g_set_object (&self->row, row))
    return;

  if (row != NULL)
    show_row (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ROW]);
}
