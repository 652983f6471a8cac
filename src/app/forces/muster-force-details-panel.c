/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/forces/muster-force-details-panel.h"

#include <adwaita.h>

#include "app/forces/muster-force-budget.h"
#include "app/forces/muster-theatre-row.h"
#include "app/models/muster-force-words.h"
#include "app/widgets/muster-widget-children.h"

struct _MusterForceDetailsPanel
{
  GtkWidget parent_instance;

  MusterForce *force;
  gboolean showing;

  GtkEditable *name;
  MusterTheatreRow *theatre;
  AdwActionRow *ruleset;
  GtkWidget *budget_group;
  MusterForceBudget *budget;
  GtkTextBuffer *notes;
};

G_DEFINE_FINAL_TYPE (MusterForceDetailsPanel, muster_force_details_panel, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_FORCE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

/* Setting the same text again would move the cursor. */
static void
show_text (GtkEditable *editable,
           const char  *text)
{
  if (g_strcmp0 (gtk_editable_get_text (editable), text) != 0)
    gtk_editable_set_text (editable, text);
}

static char *
dup_notes (MusterForceDetailsPanel *self)
{
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (self->notes, &start, &end);
  return gtk_text_buffer_get_text (self->notes, &start, &end, FALSE);
}

static void
show_force (MusterForceDetailsPanel *self)
{
  g_autofree char *notes = dup_notes (self);

  self->showing = TRUE;
  show_text (self->name, muster_force_get_name (self->force));
  show_text (GTK_EDITABLE (self->theatre), muster_force_get_theatre (self->force));
  muster_force_budget_set_budget (self->budget, muster_force_get_budget (self->force));
  gtk_widget_set_visible (self->budget_group,
                          muster_force_get_budget (self->force) > 0 ||
                            muster_force_words_has_prices (muster_force_get_catalog (self->force)));
  if (g_strcmp0 (notes, muster_force_get_notes (self->force)) != 0)
    gtk_text_buffer_set_text (self->notes, muster_force_get_notes (self->force), -1);
  self->showing = FALSE;
}

static void
name_changed_cb (MusterForceDetailsPanel *self)
{
  if (!self->showing && self->force != NULL)
    muster_force_set_name (self->force, gtk_editable_get_text (self->name));
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
notes_changed_cb (MusterForceDetailsPanel *self)
{
  g_autofree char *notes = NULL;

  if (self->showing || self->force == NULL)
    return;

  notes = dup_notes (self);
  muster_force_set_notes (self->force, notes);
}

static void
muster_force_details_panel_constructed (GObject *object)
{
  MusterForceDetailsPanel *self = MUSTER_FORCE_DETAILS_PANEL (object);
  MusterRuleset *ruleset = muster_force_get_ruleset (self->force);

  G_OBJECT_CLASS (muster_force_details_panel_parent_class)->constructed (object);

  g_object_set (self->ruleset, "subtitle", muster_ruleset_get_name (ruleset), NULL);
  muster_theatre_row_set_ruleset (self->theatre, ruleset);
  muster_force_budget_set_ruleset (self->budget, ruleset);
  g_signal_connect_object (self->force, "changed", G_CALLBACK (show_force), self,
                           G_CONNECT_SWAPPED);
  show_force (self);
}

static void
muster_force_details_panel_dispose (GObject *object)
{
  MusterForceDetailsPanel *self = MUSTER_FORCE_DETAILS_PANEL (object);

  g_clear_object (&self->force);
  gtk_widget_dispose_template (GTK_WIDGET (self), MUSTER_TYPE_FORCE_DETAILS_PANEL);
  muster_widget_unparent_children (GTK_WIDGET (self));

  G_OBJECT_CLASS (muster_force_details_panel_parent_class)->dispose (object);
}

static void
muster_force_details_panel_get_property (GObject    *object,
                                         guint       prop_id,
                                         GValue     *value,
                                         GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_FORCE:
      g_value_set_object (value, MUSTER_FORCE_DETAILS_PANEL (object)->force);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_force_details_panel_set_property (GObject      *object,
                                         guint         prop_id,
                                         const GValue *value,
                                         GParamSpec   *pspec)
{
  switch (prop_id)
    {
    case PROP_FORCE:
      MUSTER_FORCE_DETAILS_PANEL (object)->force = g_value_dup_object (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_force_details_panel_class_init (MusterForceDetailsPanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = muster_force_details_panel_constructed;
  object_class->dispose = muster_force_details_panel_dispose;
  object_class->get_property = muster_force_details_panel_get_property;
  object_class->set_property = muster_force_details_panel_set_property;

  properties[PROP_FORCE] =
    g_param_spec_object ("force", NULL, NULL, MUSTER_TYPE_FORCE,
                         G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (MUSTER_TYPE_FORCE_BUDGET);
  g_type_ensure (MUSTER_TYPE_THEATRE_ROW);
  gtk_widget_class_set_template_from_resource (
    widget_class, APPLICATION_PATH "/ui/muster-force-details-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterForceDetailsPanel, name);
  gtk_widget_class_bind_template_child (widget_class, MusterForceDetailsPanel, theatre);
  gtk_widget_class_bind_template_child (widget_class, MusterForceDetailsPanel, ruleset);
  gtk_widget_class_bind_template_child (widget_class, MusterForceDetailsPanel, budget_group);
  gtk_widget_class_bind_template_child (widget_class, MusterForceDetailsPanel, budget);
  gtk_widget_class_bind_template_child (widget_class, MusterForceDetailsPanel, notes);
  gtk_widget_class_bind_template_callback (widget_class, name_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, theatre_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, budget_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, notes_changed_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
muster_force_details_panel_init (MusterForceDetailsPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
muster_force_details_panel_new (MusterForce *force)
{
  return g_object_new (MUSTER_TYPE_FORCE_DETAILS_PANEL, "force", force, NULL);
}
