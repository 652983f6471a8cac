/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/forces/starting/muster-force-blank.h"

#include <adwaita.h>

#include "app/forces/muster-force-budget.h"
#include "app/forces/muster-theatre-row.h"
#include "app/models/forces/muster-force-words.h"
#include "app/widgets/muster-ruleset-choice.h"
#include "core/muster-i18n.h"

struct _MusterForceBlank
{
  MusterPanel parent_instance;

  MusterLibrary *library;

  AdwComboRow *ruleset;
  GtkEditable *name;
  MusterTheatreRow *theatre;
  GtkWidget *budget_group;
  MusterForceBudget *budget;
  int usual_budget; /* set by the player; 0 for that of the ruleset */
};

G_DEFINE_FINAL_TYPE (MusterForceBlank, muster_force_blank, MUSTER_TYPE_PANEL)

enum
{
  PROP_0,
  PROP_LIBRARY,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static MusterRuleset *
get_ruleset (MusterForceBlank *self)
{
  return adw_combo_row_get_selected_item (self->ruleset);
}

/* Proposes the usual budget of the player or of the ruleset. */
static void
ruleset_changed_cb (MusterForceBlank *self)
{
  MusterRuleset *ruleset = get_ruleset (self);

  if (ruleset == NULL)
    return;

  muster_theatre_row_set_ruleset (self->theatre, ruleset);
  muster_force_budget_set_ruleset (self->budget, ruleset);
  gtk_widget_set_visible (self->budget_group,
                          muster_force_words_has_prices (muster_ruleset_get_catalog (ruleset)));
  muster_force_budget_set_budget (
    self->budget, self->usual_budget > 0
                    ? self->usual_budget
                    : muster_catalog_get_figure (muster_ruleset_get_catalog (ruleset), "budget", 0));
}

static void
muster_force_blank_constructed (GObject *object)
{
  MusterForceBlank *self = MUSTER_FORCE_BLANK (object);

  G_OBJECT_CLASS (muster_force_blank_parent_class)->constructed (object);

  muster_ruleset_choice_fill (self->ruleset, self->library);
  ruleset_changed_cb (self);
}

static void
muster_force_blank_dispose (GObject *object)
{
  MusterForceBlank *self = MUSTER_FORCE_BLANK (object);

  g_clear_object (&self->library);

  G_OBJECT_CLASS (muster_force_blank_parent_class)->dispose (object);
}

static gboolean
muster_force_blank_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (MUSTER_FORCE_BLANK (widget)->name));
}

static void
muster_force_blank_get_property (GObject    *object,
                                 guint       prop_id,
                                 GValue     *value,
                                 GParamSpec *pspec)
{
  MusterForceBlank *self = MUSTER_FORCE_BLANK (object);

  switch (prop_id)
    {
    case PROP_LIBRARY:
      g_value_set_object (value, self->library);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_force_blank_set_property (GObject      *object,
                                 guint         prop_id,
                                 const GValue *value,
                                 GParamSpec   *pspec)
{
  MusterForceBlank *self = MUSTER_FORCE_BLANK (object);

  switch (prop_id)
    {
    case PROP_LIBRARY:
      self->library = g_value_dup_object (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_force_blank_class_init (MusterForceBlankClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = muster_force_blank_constructed;
  object_class->dispose = muster_force_blank_dispose;
  object_class->get_property = muster_force_blank_get_property;
  object_class->set_property = muster_force_blank_set_property;
  widget_class->grab_focus = muster_force_blank_grab_focus;

  properties[PROP_LIBRARY] =
    g_param_spec_object ("library", NULL, NULL, MUSTER_TYPE_LIBRARY,
                         G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (MUSTER_TYPE_FORCE_BUDGET);
  g_type_ensure (MUSTER_TYPE_THEATRE_ROW);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               APPLICATION_PATH "/ui/muster-force-blank.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterForceBlank, ruleset);
  gtk_widget_class_bind_template_child (widget_class, MusterForceBlank, name);
  gtk_widget_class_bind_template_child (widget_class, MusterForceBlank, theatre);
  gtk_widget_class_bind_template_child (widget_class, MusterForceBlank, budget_group);
  gtk_widget_class_bind_template_child (widget_class, MusterForceBlank, budget);
  gtk_widget_class_bind_template_callback (widget_class, ruleset_changed_cb);
}

static void
muster_force_blank_init (MusterForceBlank *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
muster_force_blank_new (MusterLibrary *library)
{
  return g_object_new (MUSTER_TYPE_FORCE_BLANK, "library", library, NULL);
}

void
muster_force_blank_set_usual (MusterForceBlank *self,
                              const char       *ruleset,
                              int               budget)
{
  GListModel *rulesets;

  g_return_if_fail (MUSTER_IS_FORCE_BLANK (self));

  rulesets = adw_combo_row_get_model (self->ruleset);
  self->usual_budget = budget;
  for (guint i = 0; i < g_list_model_get_n_items (rulesets); i++)
    {
      g_autoptr (MusterRuleset) item = g_list_model_get_item (rulesets, i);

      if (g_str_equal (muster_ruleset_get_id (item), ruleset))
        adw_combo_row_set_selected (self->ruleset, i);
    }
  ruleset_changed_cb (self);
}

/**
 * muster_force_blank_new_force:
 *
 * Returns: (transfer full): the force
 */
MusterForce *
muster_force_blank_new_force (MusterForceBlank *self)
{
  g_autofree char *name = NULL;
  MusterForce *force;

  g_return_val_if_fail (MUSTER_IS_FORCE_BLANK (self), NULL);

  name = g_strstrip (g_strdup (gtk_editable_get_text (self->name)));
  force = muster_force_new (get_ruleset (self));
  muster_force_set_name (force, *name != '\0' ? name : _("New force"));
  muster_force_set_theatre (force, gtk_editable_get_text (GTK_EDITABLE (self->theatre)));
  muster_force_set_budget (force, muster_force_budget_get_budget (self->budget));

  return force;
}
