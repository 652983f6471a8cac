/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/battles/muster-battle-list-row.h"

#include "app/models/muster-row-words.h"
#include "app/widgets/muster-widget-children.h"

#define MICROSECONDS 1000000

struct _MusterBattleListRow
{
  GtkWidget parent_instance;

  MusterLibrary *library;
  MusterBattleRow *row;

  GtkLabel *title;
  GtkLabel *subject;
  GtkLabel *note;
  GtkLabel *when;
  GtkLabel *status;
};

G_DEFINE_FINAL_TYPE (MusterBattleListRow, muster_battle_list_row, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_LIBRARY,
  PROP_ROW,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

/* Said in words; the colour only helps the eye. */
static void
show_stage (MusterBattleListRow *self)
{
  MusterStage stage = muster_battle_row_get_stage (self->row);

  gtk_widget_remove_css_class (GTK_WIDGET (self->status), "acted");
  gtk_widget_remove_css_class (GTK_WIDGET (self->status), "quiet");
  if (stage == MUSTER_STAGE_OPEN)
    gtk_widget_add_css_class (GTK_WIDGET (self->status), "acted");
  else if (stage == MUSTER_STAGE_OVER)
    gtk_widget_add_css_class (GTK_WIDGET (self->status), "quiet");
}

static void
show_row (MusterBattleListRow *self)
{
  gint64 now = g_get_real_time () / MICROSECONDS;
  g_autofree char *note = muster_row_words_game (self->row, self->library);
  g_autofree char *status = muster_row_words_status (self->row);
  g_autofree char *when = muster_row_words_when (muster_battle_row_get_updated (self->row), now);
  g_autofree char *summary = muster_row_words_summary (self->row, self->library, now);

  gtk_label_set_label (self->title, muster_battle_row_get_title (self->row));
  gtk_label_set_label (self->subject, muster_battle_row_get_subject (self->row));
  gtk_label_set_label (self->note, note);
  gtk_label_set_label (self->when, when);
  gtk_label_set_label (self->status, status);
  show_stage (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "row.export",
                                 muster_battle_row_get_stage (self->row) != MUSTER_STAGE_PREPARED);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, summary,
                                  -1);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "row.archive",
                                 !muster_battle_row_get_archived (self->row));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "row.bring-back",
                                 muster_battle_row_get_archived (self->row));
}

/* The row only says what is wanted of which battle; the window does it. */
static void
ask_window (GtkWidget  *widget,
            const char *action)
{
  MusterBattleListRow *self = MUSTER_BATTLE_LIST_ROW (widget);

  if (self->row != NULL)
    gtk_widget_activate_action (widget, action, "x", muster_battle_row_get_id (self->row));
}

static void
export_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  ask_window (widget, "win.export-battle");
}

static void
print_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  ask_window (widget, "win.print-battle");
}

static void
result_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  ask_window (widget, "win.battle-result");
}

static void
rematch_cb (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  ask_window (widget, "win.rematch-battle");
}

static void
duplicate_cb (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  ask_window (widget, "win.duplicate-battle");
}

static void
sheet_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  ask_window (widget, "win.scenario-sheet");
}

static void
archive_cb (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  ask_window (widget, "win.archive-battle");
}

static void
bring_back_cb (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  ask_window (widget, "win.bring-back-battle");
}

static void
remove_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  ask_window (widget, "win.remove-battle");
}

static void
muster_battle_list_row_dispose (GObject *object)
{
  MusterBattleListRow *self = MUSTER_BATTLE_LIST_ROW (object);

  g_clear_object (&self->row);
  g_clear_object (&self->library);
  gtk_widget_dispose_template (GTK_WIDGET (self), MUSTER_TYPE_BATTLE_LIST_ROW);
  muster_widget_unparent_children (GTK_WIDGET (self));

  G_OBJECT_CLASS (muster_battle_list_row_parent_class)->dispose (object);
}

static void
muster_battle_list_row_get_property (GObject    *object,
                                     guint       prop_id,
                                     GValue     *value,
                                     GParamSpec *pspec)
{
  MusterBattleListRow *self = MUSTER_BATTLE_LIST_ROW (object);

  switch (prop_id)
    {
    case PROP_LIBRARY:
      g_value_set_object (value, self->library);
      break;
    case PROP_ROW:
      g_value_set_object (value, self->row);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_battle_list_row_set_property (GObject      *object,
                                     guint         prop_id,
                                     const GValue *value,
                                     GParamSpec   *pspec)
{
  MusterBattleListRow *self = MUSTER_BATTLE_LIST_ROW (object);

  switch (prop_id)
    {
    case PROP_LIBRARY:
      self->library = g_value_dup_object (value);
      break;
    case PROP_ROW:
      muster_battle_list_row_set_row (self, g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_battle_list_row_class_init (MusterBattleListRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = muster_battle_list_row_dispose;
  object_class->get_property = muster_battle_list_row_get_property;
  object_class->set_property = muster_battle_list_row_set_property;

  properties[PROP_LIBRARY] =
    g_param_spec_object ("library", NULL, NULL, MUSTER_TYPE_LIBRARY,
                         G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  properties[PROP_ROW] =
    g_param_spec_object ("row", NULL, NULL, MUSTER_TYPE_BATTLE_ROW,
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_install_action (widget_class, "row.export", NULL, export_cb);
  gtk_widget_class_install_action (widget_class, "row.print", NULL, print_cb);
  gtk_widget_class_install_action (widget_class, "row.result", NULL, result_cb);
  gtk_widget_class_install_action (widget_class, "row.rematch", NULL, rematch_cb);
  gtk_widget_class_install_action (widget_class, "row.duplicate", NULL, duplicate_cb);
  gtk_widget_class_install_action (widget_class, "row.sheet", NULL, sheet_cb);
  gtk_widget_class_install_action (widget_class, "row.archive", NULL, archive_cb);
  gtk_widget_class_install_action (widget_class, "row.bring-back", NULL, bring_back_cb);
  gtk_widget_class_install_action (widget_class, "row.remove", NULL, remove_cb);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-battle-list-row.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterBattleListRow, title);
  gtk_widget_class_bind_template_child (widget_class, MusterBattleListRow, subject);
  gtk_widget_class_bind_template_child (widget_class, MusterBattleListRow, note);
  gtk_widget_class_bind_template_child (widget_class, MusterBattleListRow, when);
  gtk_widget_class_bind_template_child (widget_class, MusterBattleListRow, status);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
muster_battle_list_row_init (MusterBattleListRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
muster_battle_list_row_new (MusterLibrary *library)
{
  return g_object_new (MUSTER_TYPE_BATTLE_LIST_ROW, "library", library, NULL);
}

MusterBattleRow *
muster_battle_list_row_get_row (MusterBattleListRow *self)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_LIST_ROW (self), NULL);

  return self->row;
}

void
muster_battle_list_row_set_row (MusterBattleListRow *self,
                                MusterBattleRow     *row)
{
  g_return_if_fail (MUSTER_IS_BATTLE_LIST_ROW (self));
  g_return_if_fail (row == NULL || MUSTER_IS_BATTLE_ROW (row));

  if (!g_set_object (&self->row, row))
    return;

  if (row != NULL)
    show_row (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ROW]);
}
