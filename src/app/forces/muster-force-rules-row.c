/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/forces/muster-force-rules-row.h"

#include "core/forces/muster-force-text.h"
#include "core/muster-enumeration.h"
#include "core/muster-i18n.h"

struct _MusterForceRulesRow
{
  AdwExpanderRow parent_instance;

  MusterForce *force;  /* (nullable) */
  GPtrArray *switches; /* GtkSwitch, in the order of the catalog */
  gboolean showing;
};

G_DEFINE_FINAL_TYPE (MusterForceRulesRow, muster_force_rules_row, ADW_TYPE_EXPANDER_ROW)

enum
{
  PROP_0,
  PROP_FORCE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static const MusterOptionalRule *
get_rule (MusterForceRulesRow *self,
          guint                index)
{
  return g_ptr_array_index (
    muster_catalog_get_optional_rules (muster_force_get_catalog (self->force)), index);
}

static void
show_rules (MusterForceRulesRow *self)
{
  g_autoptr (GString) words = g_string_new (NULL);

  self->showing = TRUE;
  for (guint i = 0; i < self->switches->len; i++)
    {
      const MusterOptionalRule *rule = get_rule (self, i);
      gboolean on;

      const char *const *rules = muster_force_get_optional_rules (self->force);
      on = rules != NULL && g_strv_contains (rules, rule->id);
      gtk_switch_set_active (g_ptr_array_index (self->switches, i), on);
      if (on)
        muster_enumeration_add (words, muster_force_text_show (rule->name));
    }
  g_object_set (self, "subtitle", words->len > 0 ? words->str : _("None is on"), NULL);
  self->showing = FALSE;
}

/* An empty list is stored as NULL, like a force whose optional rules were never set. */
static void
switched_cb (MusterForceRulesRow *self)
{
  g_autoptr (GStrvBuilder) builder = NULL;
  g_auto (GStrv) rules = NULL;

  if (self->showing)
    return;

  builder = g_strv_builder_new ();
  for (guint i = 0; i < self->switches->len; i++)
    if (gtk_switch_get_active (g_ptr_array_index (self->switches, i)))
      g_strv_builder_add (builder, get_rule (self, i)->id);
  rules = g_strv_builder_end (builder);
  muster_force_set_optional_rules (self->force,
                                   rules[0] != NULL ? (const char *const *) rules : NULL);
}

static void
muster_force_rules_row_dispose (GObject *object)
{
  MusterForceRulesRow *self = MUSTER_FORCE_RULES_ROW (object);

  g_ptr_array_set_size (self->switches, 0);
  g_clear_object (&self->force);

  G_OBJECT_CLASS (muster_force_rules_row_parent_class)->dispose (object);
}

static void
muster_force_rules_row_finalize (GObject *object)
{
  g_ptr_array_unref (MUSTER_FORCE_RULES_ROW (object)->switches);

  G_OBJECT_CLASS (muster_force_rules_row_parent_class)->finalize (object);
}

static void
muster_force_rules_row_get_property (GObject    *object,
                                     guint       prop_id,
                                     GValue     *value,
                                     GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_FORCE:
      g_value_set_object (value, MUSTER_FORCE_RULES_ROW (object)->force);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_force_rules_row_set_property (GObject      *object,
                                     guint         prop_id,
                                     const GValue *value,
                                     GParamSpec   *pspec)
{
  switch (prop_id)
    {
    case PROP_FORCE:
      muster_force_rules_row_set_force (MUSTER_FORCE_RULES_ROW (object), g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_force_rules_row_class_init (MusterForceRulesRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = muster_force_rules_row_dispose;
  object_class->finalize = muster_force_rules_row_finalize;
  object_class->get_property = muster_force_rules_row_get_property;
  object_class->set_property = muster_force_rules_row_set_property;

  properties[PROP_FORCE] =
    g_param_spec_object ("force", NULL, NULL, MUSTER_TYPE_FORCE,
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
muster_force_rules_row_init (MusterForceRulesRow *self)
{
  self->switches = g_ptr_array_new ();
  g_object_set (self, "use-markup", FALSE, "title", _("Optional Rules"), NULL);
}

/**
 * muster_force_rules_row_set_force:
 * @force: it stays the same once it is there
 */
void
muster_force_rules_row_set_force (MusterForceRulesRow *self,
                                  MusterForce         *force)
{
  GPtrArray *rules;

  g_return_if_fail (MUSTER_IS_FORCE_RULES_ROW (self));
  g_return_if_fail (self->force == NULL || self->force == force);

  if (!g_set_object (&self->force, force))
    return;

  rules = muster_catalog_get_optional_rules (muster_force_get_catalog (force));
  for (guint i = 0; i < rules->len; i++)
    {
      const MusterOptionalRule *rule = g_ptr_array_index (rules, i);
      GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, NULL);
      GtkWidget *toggle = gtk_switch_new ();

      g_object_set (row, "title", muster_force_text_show (rule->name), "subtitle",
                    muster_force_text_show (rule->summary), "activatable-widget", toggle, NULL);
      gtk_widget_set_valign (toggle, GTK_ALIGN_CENTER);
      gtk_accessible_update_property (GTK_ACCESSIBLE (toggle), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      muster_force_text_show (rule->name), -1);
      g_signal_connect_object (toggle, "notify::active", G_CALLBACK (switched_cb), self,
                               G_CONNECT_SWAPPED);
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), toggle);
      adw_expander_row_add_row (ADW_EXPANDER_ROW (self), row);
      g_ptr_array_add (self->switches, toggle);
    }
  gtk_widget_set_visible (GTK_WIDGET (self), rules->len > 0);
  g_signal_connect_object (force, "notify::optional-rules", G_CALLBACK (show_rules), self,
                           G_CONNECT_SWAPPED);
  show_rules (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FORCE]);
}
