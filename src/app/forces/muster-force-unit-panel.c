/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/forces/muster-force-unit-panel.h"

#include <adwaita.h>

#include "app/forces/muster-force-group-row.h"
#include "app/forces/muster-force-option-row.h"
#include "app/forces/muster-force-partner-row.h"
#include "app/forces/muster-force-stat-tile.h"
#include "app/forces/muster-leader-group.h"
#include "app/models/forces/muster-force-words.h"
#include "app/toolkit/muster-flow-layout.h"
#include "app/toolkit/muster-typed-spin.h"
#include "app/widgets/muster-action-row.h"
#include "app/widgets/muster-typed-text.h"
#include "core/forces/muster-force-text.h"
#include "core/muster-i18n.h"

#define TILE_SPACING 8

struct _MusterForceUnitPanel
{
  MusterForcePart parent_instance;

  MusterForceUnitView *view; /* set by the parent class MusterForcePart */
  gboolean showing;

  GtkScrolledWindow *scroller;
  AdwPreferencesGroup *unit_group;
  GtkEditable *name;
  AdwActionRow *models_row;
  GtkSpinButton *models;
  MusterForcePartnerRow *partner;
  GtkLabel *type_text;
  GtkBox *tiles;
  GtkWidget *options_group;
  GtkListBox *options;
  MusterLeaderGroup *leader;
  GtkTextBuffer *notes;

  GtkWidget *steady_row; /* this row keeps its place on the screen while other rows change their
                          * height */
  double steady_height;
  guint steady_source;
  guint n_frames;
};

G_DEFINE_FINAL_TYPE (MusterForceUnitPanel, muster_force_unit_panel, MUSTER_TYPE_FORCE_PART)

static MusterForceUnit *
get_unit (MusterForceUnitPanel *self)
{
  return muster_force_unit_view_get_unit (self->view);
}

static void
show_models (MusterForceUnitPanel *self,
             MusterForceUnit      *unit)
{
  const MusterUnitType *type = muster_force_unit_get_unit_type (unit);
  g_autofree char *usual = NULL;

  gtk_spin_button_set_value (self->models, muster_force_unit_get_models (unit));
  if (type != NULL)
    usual = g_strdup_printf (_("Usually %d"), type->models);
  g_object_set (self->models_row, "subtitle", usual != NULL ? usual : "", NULL);
}

static void
show_unit (MusterForceUnitPanel *self)
{
  MusterForceUnit *unit = get_unit (self);
  g_autofree char *subtitle = NULL;
  g_autofree char *escaped = NULL;
  const MusterUnitType *type;

  if (unit == NULL)
    return;

  self->showing = TRUE;
  /* A preferences group parses its title as markup. */
  subtitle = muster_force_unit_view_dup_subtitle (self->view);
  escaped = g_markup_escape_text (subtitle, -1);
  adw_preferences_group_set_title (self->unit_group, escaped);
  muster_editable_show_text (self->name, muster_force_unit_get_name (unit));
  show_models (self, unit);
  type = muster_force_unit_get_unit_type (unit);
  gtk_label_set_label (self->type_text, type != NULL ? muster_force_text_show (type->summary) : "");
  gtk_widget_set_visible (GTK_WIDGET (self->type_text),
                          *gtk_label_get_label (self->type_text) != '\0');
  muster_text_buffer_show_text (self->notes, muster_force_unit_get_notes (unit));
  gtk_widget_set_visible (
    self->options_group,
    g_list_model_get_n_items (muster_force_unit_view_get_choices (self->view)) > 0);
  self->showing = FALSE;
}

static void
unit_changed_cb (MusterForceUnitPanel *self)
{
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0.0);
}

static void
name_changed_cb (MusterForceUnitPanel *self)
{
  if (!self->showing && get_unit (self) != NULL)
    muster_force_unit_set_name (get_unit (self), gtk_editable_get_text (self->name));
}

/* A unit whose name is left empty gets the name of its type. */
static void
name_left_cb (MusterForceUnitPanel *self)
{
  MusterForceUnit *unit = get_unit (self);

  if (unit != NULL && muster_force_words_for_name (unit) != muster_force_unit_get_name (unit))
    muster_force_unit_set_name (unit, muster_force_words_for_name (unit));
}

static void
models_changed_cb (MusterForceUnitPanel *self)
{
  if (!self->showing && get_unit (self) != NULL)
    muster_force_unit_set_models (get_unit (self), gtk_spin_button_get_value_as_int (self->models));
}

static void
notes_changed_cb (MusterForceUnitPanel *self)
{
  g_autofree char *notes = NULL;

  if (self->showing || get_unit (self) == NULL)
    return;

  notes = muster_text_buffer_dup_text (self->notes);
  muster_force_unit_set_notes (get_unit (self), notes);
}

static double
find_height (MusterForceUnitPanel *self,
             GtkWidget            *row)
{
  graphene_rect_t bounds;

  return gtk_widget_compute_bounds (row, GTK_WIDGET (self->scroller), &bounds) ? bounds.origin.y : 0.0;
}

/* The rows have been laid out again: scroll so that the row is back in its place. */
static gboolean
steady_cb (GtkWidget     *widget,
           GdkFrameClock *clock,
           gpointer       data)
{
  MusterForceUnitPanel *self = MUSTER_FORCE_UNIT_PANEL (widget);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);

  if (++self->n_frames < 3)
    {
      if (gtk_widget_get_mapped (self->steady_row))
        gtk_adjustment_set_value (adjustment, gtk_adjustment_get_value (adjustment) +
                                                find_height (self, self->steady_row) - self->steady_height);
      return G_SOURCE_CONTINUE;
    }
  self->steady_source = 0;
  g_clear_object (&self->steady_row);
  return G_SOURCE_REMOVE;
}

/* A change can make other rows higher or lower; the row that the user pressed keeps its place. */
static void
keep_steady (MusterForceUnitPanel *self,
             GtkWidget            *row)
{
  g_set_object (&self->steady_row, row);
  self->steady_height = find_height (self, row);
  self->n_frames = 0;
  if (self->steady_source == 0)
    self->steady_source = gtk_widget_add_tick_callback (GTK_WIDGET (self), steady_cb, NULL, NULL);
}

static void
switched_cb (MusterForceUnitPanel *self,
             gboolean              active,
             MusterForceOptionRow *row)
{
  g_autoptr (MusterForceChoice) choice = g_object_ref (muster_force_option_row_get_choice (row));

  keep_steady (self, GTK_WIDGET (row));
  muster_force_unit_view_switch (self->view, muster_force_choice_get_id (choice), active);
}

static void
favoured_cb (MusterForceUnitPanel *self,
             gboolean              is_free,
             MusterForceOptionRow *row)
{
  muster_force_unit_view_set_free (
    self->view, muster_force_choice_get_id (muster_force_option_row_get_choice (row)), is_free);
}

static void
rule_wanted_cb (MusterForceUnitPanel *self,
                const char           *rule,
                GtkWidget            *row)
{
  keep_steady (self, row);
  muster_force_unit_view_turn_on (self->view, rule);
}

static GtkWidget *
new_option_row (gpointer item,
                gpointer data)
{
  GtkWidget *row;

  if (MUSTER_IS_FORCE_CHOICE_GROUP (item))
    return muster_force_group_row_new (MUSTER_FORCE_UNIT_PANEL (data)->view, item);
  row = muster_force_option_row_new (item);
  g_signal_connect_object (row, "rule-wanted", G_CALLBACK (rule_wanted_cb), data, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "switched", G_CALLBACK (switched_cb), data, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "favoured", G_CALLBACK (favoured_cb), data, G_CONNECT_SWAPPED);
  return row;
}

/* The tiles are few and stay for as long as the catalog does. */
static void
stats_changed_cb (MusterForceUnitPanel *self)
{
  GListModel *stats = muster_force_unit_view_get_stats (self->view);
  guint n_stats = g_list_model_get_n_items (stats);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->tiles))) != NULL)
    gtk_box_remove (self->tiles, child);
  for (guint i = 0; i < n_stats; i++)
    {
      g_autoptr (MusterForceStat) stat = g_list_model_get_item (stats, i);

      gtk_box_append (self->tiles, muster_force_stat_tile_new (stat));
    }
}

static void
muster_force_unit_panel_constructed (GObject *object)
{
  MusterForceUnitPanel *self = MUSTER_FORCE_UNIT_PANEL (object);

  G_OBJECT_CLASS (muster_force_unit_panel_parent_class)->constructed (object);

  self->view = muster_force_part_get_view (MUSTER_FORCE_PART (self));
  gtk_widget_set_layout_manager (GTK_WIDGET (self->tiles), muster_flow_layout_new (TILE_SPACING));
  gtk_spin_button_set_range (self->models, 1, MUSTER_FORCE_MAX_MODELS);
  gtk_list_box_bind_model (self->options, muster_force_unit_view_get_rows (self->view),
                           new_option_row, self, NULL);
  g_signal_connect_object (muster_force_unit_view_get_stats (self->view), "items-changed",
                           G_CALLBACK (stats_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->view, "changed", G_CALLBACK (show_unit), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->view, "notify::unit", G_CALLBACK (unit_changed_cb), self,
                           G_CONNECT_SWAPPED);
  muster_leader_group_set_view (self->leader, self->view);
  muster_force_partner_row_set_view (self->partner, self->view);
  stats_changed_cb (self);
  show_unit (self);
}

static void
muster_force_unit_panel_dispose (GObject *object)
{
  MusterForceUnitPanel *self = MUSTER_FORCE_UNIT_PANEL (object);

  if (self->steady_source != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->steady_source);
  self->steady_source = 0;
  g_clear_object (&self->steady_row);
  if (self->options != NULL)
    gtk_list_box_bind_model (self->options, NULL, NULL, NULL, NULL);

  G_OBJECT_CLASS (muster_force_unit_panel_parent_class)->dispose (object);
}

static void
muster_force_unit_panel_class_init (MusterForceUnitPanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = muster_force_unit_panel_constructed;
  object_class->dispose = muster_force_unit_panel_dispose;

  g_type_ensure (MUSTER_TYPE_ACTION_ROW);
  g_type_ensure (MUSTER_TYPE_FORCE_PARTNER_ROW);
  g_type_ensure (MUSTER_TYPE_LEADER_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-force-unit-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterForceUnitPanel, scroller);
  gtk_widget_class_bind_template_child (widget_class, MusterForceUnitPanel, unit_group);
  gtk_widget_class_bind_template_child (widget_class, MusterForceUnitPanel, name);
  gtk_widget_class_bind_template_child (widget_class, MusterForceUnitPanel, models_row);
  gtk_widget_class_bind_template_child (widget_class, MusterForceUnitPanel, models);
  gtk_widget_class_bind_template_child (widget_class, MusterForceUnitPanel, partner);
  gtk_widget_class_bind_template_child (widget_class, MusterForceUnitPanel, type_text);
  gtk_widget_class_bind_template_child (widget_class, MusterForceUnitPanel, tiles);
  gtk_widget_class_bind_template_child (widget_class, MusterForceUnitPanel, options_group);
  gtk_widget_class_bind_template_child (widget_class, MusterForceUnitPanel, options);
  gtk_widget_class_bind_template_child (widget_class, MusterForceUnitPanel, leader);
  gtk_widget_class_bind_template_child (widget_class, MusterForceUnitPanel, notes);
  gtk_widget_class_bind_template_callback (widget_class, name_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, name_left_cb);
  gtk_widget_class_bind_template_callback (widget_class, models_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, notes_changed_cb);
}

static void
muster_force_unit_panel_init (MusterForceUnitPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  muster_typed_spin_tame_wheel (self->models);
}

GtkWidget *
muster_force_unit_panel_new (MusterForceUnitView *view)
{
  return g_object_new (MUSTER_TYPE_FORCE_UNIT_PANEL, "view", view, NULL);
}

void
muster_force_unit_panel_set_images (MusterForceUnitPanel *self,
                                    MusterImageStore     *images)
{
  g_return_if_fail (MUSTER_IS_FORCE_UNIT_PANEL (self));

  muster_leader_group_set_images (self->leader, images);
}

void
muster_force_unit_panel_focus (MusterForceUnitPanel *self)
{
  GtkEditable *text;

  g_return_if_fail (MUSTER_IS_FORCE_UNIT_PANEL (self));

  text = gtk_editable_get_delegate (self->name);
  if (text != NULL && GTK_IS_TEXT (text))
    gtk_text_grab_focus_without_selecting (GTK_TEXT (text));
}
