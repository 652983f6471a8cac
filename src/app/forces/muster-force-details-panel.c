/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/forces/muster-force-details-panel.h"

#include <adwaita.h>

#include "app/forces/muster-force-budget.h"
#include "app/forces/muster-force-rules-row.h"
#include "app/forces/muster-theatre-row.h"
#include "app/models/forces/muster-force-words.h"
#include "app/widgets/muster-action-row.h"
#include "app/widgets/muster-side-badge.h"
#include "app/widgets/muster-typed-text.h"
#include "core/forces/muster-force-event.h"
#include "core/forces/muster-force-record.h"
#include "core/muster-i18n.h"

struct _MusterForceDetailsPanel
{
  MusterForcePart parent_instance;

  MusterForceUnitView *view; /* set by the parent class MusterForcePart */
  MusterForce *force; /* owned by the view; NULL once the panel is disposed of */
  GPtrArray *events;  /* rows of the record */
  gboolean showing;

  GtkEditable *name;
  GtkEditable *called;
  MusterTheatreRow *theatre;
  AdwActionRow *colour;
  GtkWidget *badge;
  AdwActionRow *ruleset;
  MusterForceRulesRow *rules;
  GtkWidget *variant_group;
  GtkEditable *variant_name;
  GtkWidget *variant_budget_group;
  MusterForceBudget *variant_budget;
  AdwExpanderRow *record;
  GtkWidget *budget_group;
  MusterForceBudget *budget;
  GtkTextBuffer *notes;
};

G_DEFINE_FINAL_TYPE (MusterForceDetailsPanel, muster_force_details_panel, MUSTER_TYPE_FORCE_PART)

static gboolean
has_budget (MusterForceDetailsPanel *self)
{
  return muster_force_get_budget (self->force) > 0 ||
         muster_force_words_has_prices (muster_force_get_catalog (self->force));
}

/* Shows the budget of the open variant only. */
static void
show_variant (MusterForceDetailsPanel *self)
{
  MusterForceVariant *variant = muster_force_unit_view_get_variant (self->view);
  gboolean is_whole = muster_force_variant_is_whole (variant);

  self->showing = TRUE;
  gtk_widget_set_visible (self->variant_group, !is_whole);
  gtk_widget_set_visible (self->variant_budget_group, !is_whole && has_budget (self));
  gtk_widget_set_visible (self->budget_group, is_whole && has_budget (self));
  if (!is_whole)
    {
      muster_editable_show_text (self->variant_name, muster_force_variant_get_name (variant));
      muster_force_budget_set_budget (self->variant_budget,
                                      muster_force_variant_get_budget (variant));
    }
  self->showing = FALSE;
}

static void
show_record (MusterForceDetailsPanel *self)
{
  GListModel *record = muster_force_get_record (self->force);
  guint n_events = g_list_model_get_n_items (record);
  g_autofree char *count = g_strdup_printf (
    dngettext (GETTEXT_PACKAGE, "%u entry", "%u entries", n_events), n_events);

  for (guint i = 0; i < self->events->len; i++)
    adw_expander_row_remove (self->record, g_ptr_array_index (self->events, i));
  g_ptr_array_set_size (self->events, 0);
  for (guint i = n_events; i > 0; i--)
    {
      g_autoptr (MusterForceEvent) event = g_list_model_get_item (record, i - 1);
      g_autofree char *line = muster_force_event_dup_line (event);
      GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, NULL);

      g_object_set (row, "title", line, "title-lines", 0, NULL);
      adw_expander_row_add_row (self->record, row);
      g_ptr_array_add (self->events, row);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->record), n_events > 0);
  g_object_set (self->record, "subtitle", count, NULL);
}

static void
show_force (MusterForceDetailsPanel *self)
{
  const MusterSideColour *colour;
  const char *name;
  const char *title;
  g_autofree char *letters = NULL;

  self->showing = TRUE;
  muster_editable_show_text (self->name, muster_force_get_name (self->force));
  muster_editable_show_text (self->called, muster_force_get_called (self->force));
  muster_editable_show_text (GTK_EDITABLE (self->theatre), muster_force_get_theatre (self->force));
  /* The name of the colour stands beside the badge, so that colour alone tells nothing. */
  colour = muster_side_colours_find (muster_force_get_colour (self->force));
  name = muster_force_get_name (self->force);
  title = *name != '\0' ? name : _("Force without a name");
  letters = muster_side_colour_badge (&title, 1, 0);
  muster_action_row_set_texts (GTK_WIDGET (self->colour), _("Colour"),
                               colour != NULL ? _(colour->label) : _("Chosen for each battle"));
  muster_side_badge_show (self->badge, title, letters, colour);
  muster_force_budget_set_budget (self->budget, muster_force_get_budget (self->force));
  muster_text_buffer_show_text (self->notes, muster_force_get_notes (self->force));
  self->showing = FALSE;
}

static void
name_changed_cb (MusterForceDetailsPanel *self)
{
  if (!self->showing && self->force != NULL)
    muster_force_set_name (self->force, gtk_editable_get_text (self->name));
}

static void
called_changed_cb (MusterForceDetailsPanel *self)
{
  if (!self->showing && self->force != NULL)
    muster_force_set_called (self->force, gtk_editable_get_text (self->called));
}

static void
theatre_changed_cb (MusterForceDetailsPanel *self)
{
  if (!self->showing && self->force != NULL)
    muster_force_set_theatre (self->force, gtk_editable_get_text (GTK_EDITABLE (self->theatre)));
}

static void
budget_changed_cb (MusterForceDetailsPanel *self)
{
  if (!self->showing && self->force != NULL)
    muster_force_set_budget (self->force, muster_force_budget_get_budget (self->budget));
}

static void
variant_name_changed_cb (MusterForceDetailsPanel *self)
{
  if (!self->showing && self->force != NULL)
    muster_force_variant_set_name (muster_force_unit_view_get_variant (self->view),
                                   gtk_editable_get_text (self->variant_name));
}

static void
variant_budget_changed_cb (MusterForceDetailsPanel *self)
{
  if (!self->showing && self->force != NULL)
    muster_force_variant_set_budget (muster_force_unit_view_get_variant (self->view),
                                     muster_force_budget_get_budget (self->variant_budget));
}

static void
notes_changed_cb (MusterForceDetailsPanel *self)
{
  g_autofree char *notes = NULL;

  if (self->showing || self->force == NULL)
    return;

  notes = muster_text_buffer_dup_text (self->notes);
  muster_force_set_notes (self->force, notes);
}

static void
set_colour_cb (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  const char *colour = g_variant_get_string (parameter, NULL);

  muster_force_set_colour (MUSTER_FORCE_DETAILS_PANEL (widget)->force, *colour != '\0' ? colour : NULL);
}

static void
muster_force_details_panel_constructed (GObject *object)
{
  MusterForceDetailsPanel *self = MUSTER_FORCE_DETAILS_PANEL (object);
  MusterRuleset *ruleset;

  G_OBJECT_CLASS (muster_force_details_panel_parent_class)->constructed (object);

  self->view = muster_force_part_get_view (MUSTER_FORCE_PART (self));
  self->force = muster_force_part_get_force (MUSTER_FORCE_PART (self));
  ruleset = muster_force_get_ruleset (self->force);

  g_object_set (self->ruleset, "subtitle", muster_ruleset_get_name (ruleset), NULL);
  muster_theatre_row_set_ruleset (self->theatre, ruleset);
  muster_force_budget_set_ruleset (self->budget, ruleset);
  muster_force_budget_set_ruleset (self->variant_budget, ruleset);
  muster_force_rules_row_set_force (self->rules, self->force);
  g_signal_connect_object (self->view, "notify::variant", G_CALLBACK (show_variant), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->force, "changed", G_CALLBACK (show_variant), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (muster_force_get_record (self->force), "items-changed",
                           G_CALLBACK (show_record), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->force, "changed", G_CALLBACK (show_force), self,
                           G_CONNECT_SWAPPED);
  show_force (self);
  show_variant (self);
  show_record (self);
}

static void
muster_force_details_panel_dispose (GObject *object)
{
  MusterForceDetailsPanel *self = MUSTER_FORCE_DETAILS_PANEL (object);

  self->force = NULL;
  g_clear_pointer (&self->events, g_ptr_array_unref);

  G_OBJECT_CLASS (muster_force_details_panel_parent_class)->dispose (object);
}

static void
muster_force_details_panel_class_init (MusterForceDetailsPanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = muster_force_details_panel_constructed;
  object_class->dispose = muster_force_details_panel_dispose;

  g_type_ensure (MUSTER_TYPE_ACTION_ROW);
  g_type_ensure (MUSTER_TYPE_FORCE_BUDGET);
  g_type_ensure (MUSTER_TYPE_FORCE_RULES_ROW);
  g_type_ensure (MUSTER_TYPE_THEATRE_ROW);
  gtk_widget_class_set_template_from_resource (
    widget_class, APPLICATION_PATH "/ui/muster-force-details-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterForceDetailsPanel, name);
  gtk_widget_class_bind_template_child (widget_class, MusterForceDetailsPanel, called);
  gtk_widget_class_bind_template_child (widget_class, MusterForceDetailsPanel, theatre);
  gtk_widget_class_bind_template_child (widget_class, MusterForceDetailsPanel, colour);
  gtk_widget_class_bind_template_child (widget_class, MusterForceDetailsPanel, ruleset);
  gtk_widget_class_bind_template_child (widget_class, MusterForceDetailsPanel, budget_group);
  gtk_widget_class_bind_template_child (widget_class, MusterForceDetailsPanel, budget);
  gtk_widget_class_bind_template_child (widget_class, MusterForceDetailsPanel, notes);
  gtk_widget_class_bind_template_child (widget_class, MusterForceDetailsPanel, rules);
  gtk_widget_class_bind_template_child (widget_class, MusterForceDetailsPanel, variant_group);
  gtk_widget_class_bind_template_child (widget_class, MusterForceDetailsPanel, variant_name);
  gtk_widget_class_bind_template_child (widget_class, MusterForceDetailsPanel, variant_budget_group);
  gtk_widget_class_bind_template_child (widget_class, MusterForceDetailsPanel, variant_budget);
  gtk_widget_class_bind_template_child (widget_class, MusterForceDetailsPanel, record);
  gtk_widget_class_bind_template_callback (widget_class, variant_name_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, variant_budget_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, name_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, called_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, theatre_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, budget_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, notes_changed_cb);
  gtk_widget_class_install_action (widget_class, "side.set-colour", "s", set_colour_cb);
}

static void
muster_force_details_panel_init (MusterForceDetailsPanel *self)
{
  self->events = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  self->badge = muster_side_badge_new_button ("", "", NULL, _("Chosen for each battle"));
  adw_action_row_add_suffix (self->colour, self->badge);
  adw_action_row_set_activatable_widget (self->colour, self->badge);
}

GtkWidget *
muster_force_details_panel_new (MusterForceUnitView *view)
{
  return g_object_new (MUSTER_TYPE_FORCE_DETAILS_PANEL, "view", view, NULL);
}
