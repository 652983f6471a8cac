/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/forces/muster-force-private.h"

#include "core/forces/muster-force-event.h"
#include "core/forces/muster-force-text.h"
#include "core/forces/muster-force-variant-private.h"
#include "core/muster-side-colour.h"
#include "core/muster-text.h"

/* The properties and signals of a force. Units, variants, rules and record have files of their
 * own. */

G_DEFINE_FINAL_TYPE (MusterForce, muster_force, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_RULESET,
  PROP_ID,
  PROP_NAME,
  PROP_THEATRE,
  PROP_COLOUR,
  PROP_BUDGET,
  PROP_OPTIONAL_RULES,
  PROP_NOTES,
  PROP_CALLED,
  PROP_ARCHIVED,
  PROP_UNITS,
  PROP_VARIANTS,
  PROP_POINTS,
  N_PROPS
};

enum
{
  SIGNAL_CHANGED,
  SIGNAL_GROUP_BEGUN,
  SIGNAL_GROUP_ENDED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static void
tell_change (MusterForce *self,
             guint        prop_id)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[prop_id]);
  muster_force_tell_change (self);
}

static void
muster_force_get_property (GObject    *object,
                           guint       prop_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  MusterForce *self = MUSTER_FORCE (object);

  switch (prop_id)
    {
    case PROP_RULESET:
      g_value_set_object (value, self->ruleset);
      break;

    case PROP_ID:
      g_value_set_string (value, self->id);
      break;

    case PROP_NAME:
      g_value_set_string (value, self->name);
      break;

    case PROP_THEATRE:
      g_value_set_string (value, self->theatre);
      break;

    case PROP_COLOUR:
      g_value_set_string (value, self->colour);
      break;

    case PROP_BUDGET:
      g_value_set_int (value, self->budget);
      break;

    case PROP_OPTIONAL_RULES:
      g_value_set_boxed (value, self->optional_rules);
      break;

    case PROP_NOTES:
      g_value_set_string (value, self->notes);
      break;

    case PROP_CALLED:
      g_value_set_string (value, self->called);
      break;

    case PROP_ARCHIVED:
      g_value_set_boolean (value, self->archived);
      break;

    case PROP_UNITS:
      g_value_set_object (value, self->units);
      break;

    case PROP_VARIANTS:
      g_value_set_object (value, self->variants);
      break;

    case PROP_POINTS:
      g_value_set_int (value, self->points);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_force_set_property (GObject      *object,
                           guint         prop_id,
                           const GValue *value,
                           GParamSpec   *pspec)
{
  MusterForce *self = MUSTER_FORCE (object);

  switch (prop_id)
    {
    case PROP_RULESET:
      g_assert (self->ruleset == NULL);
      self->ruleset = g_value_dup_object (value);
      break;

    case PROP_ID:
      muster_force_set_id (self, g_value_get_string (value));
      break;

    case PROP_NAME:
      muster_force_set_name (self, g_value_get_string (value));
      break;

    case PROP_THEATRE:
      muster_force_set_theatre (self, g_value_get_string (value));
      break;

    case PROP_COLOUR:
      muster_force_set_colour (self, g_value_get_string (value));
      break;

    case PROP_BUDGET:
      muster_force_set_budget (self, g_value_get_int (value));
      break;

    case PROP_OPTIONAL_RULES:
      muster_force_set_optional_rules (self, g_value_get_boxed (value));
      break;

    case PROP_NOTES:
      muster_force_set_notes (self, g_value_get_string (value));
      break;

    case PROP_CALLED:
      muster_force_set_called (self, g_value_get_string (value));
      break;

    case PROP_ARCHIVED:
      muster_force_set_archived (self, g_value_get_boolean (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_force_finalize (GObject *object)
{
  MusterForce *self = MUSTER_FORCE (object);
  guint n_variants = muster_force_get_n_variants (self);

  for (guint i = 0; i < n_variants; i++)
    muster_force_variant_set_force (muster_force_get_variant (self, i), NULL);

  g_clear_object (&self->ruleset);
  g_clear_object (&self->record);
  g_clear_object (&self->variants);
  g_clear_pointer (&self->prices, g_hash_table_unref);
  g_clear_object (&self->units);
  g_clear_pointer (&self->id, g_free);
  g_clear_pointer (&self->name, g_free);
  g_clear_pointer (&self->theatre, g_free);
  g_clear_pointer (&self->colour, g_free);
  g_clear_pointer (&self->notes, g_free);
  g_clear_pointer (&self->called, g_free);
  g_clear_pointer (&self->optional_rules, g_strfreev);

  G_OBJECT_CLASS (muster_force_parent_class)->finalize (object);
}

static void
muster_force_class_init (MusterForceClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags shown = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  const GParamFlags given = shown | G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY;
  const GParamFlags edited = shown | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = muster_force_get_property;
  object_class->set_property = muster_force_set_property;
  object_class->finalize = muster_force_finalize;

  properties[PROP_RULESET] =
    g_param_spec_object ("ruleset", NULL, NULL, MUSTER_TYPE_RULESET, given);
  properties[PROP_ID] = g_param_spec_string ("id", NULL, NULL, "", edited);
  properties[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, "", edited);
  properties[PROP_THEATRE] = g_param_spec_string ("theatre", NULL, NULL, "", edited);
  properties[PROP_COLOUR] = g_param_spec_string ("colour", NULL, NULL, NULL, edited);
  properties[PROP_BUDGET] =
    g_param_spec_int ("budget", NULL, NULL, 0, MUSTER_FORCE_MAX_BUDGET, 0, edited);
  properties[PROP_OPTIONAL_RULES] =
    g_param_spec_boxed ("optional-rules", NULL, NULL, G_TYPE_STRV, edited);
  properties[PROP_NOTES] = g_param_spec_string ("notes", NULL, NULL, "", edited);
  properties[PROP_CALLED] = g_param_spec_string ("called", NULL, NULL, "", edited);
  properties[PROP_ARCHIVED] = g_param_spec_boolean ("archived", NULL, NULL, FALSE, edited);
  properties[PROP_UNITS] = g_param_spec_object ("units", NULL, NULL, G_TYPE_LIST_MODEL, shown);
  properties[PROP_VARIANTS] =
    g_param_spec_object ("variants", NULL, NULL, G_TYPE_LIST_MODEL, shown);
  properties[PROP_POINTS] =
    g_param_spec_int ("points", NULL, NULL, G_MININT, G_MAXINT, 0, shown);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  /**
   * MusterForce::changed:
   *
   * Emitted once after each change of the force, of its list of units, of a unit, of a leader or of a
   * variant.
   */
  signals[SIGNAL_CHANGED] =
    g_signal_new ("changed", MUSTER_TYPE_FORCE, G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_GROUP_BEGUN] =
    g_signal_new ("group-begun", MUSTER_TYPE_FORCE, G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[SIGNAL_GROUP_ENDED] =
    g_signal_new ("group-ended", MUSTER_TYPE_FORCE, G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
muster_force_init (MusterForce *self)
{
  g_autoptr (MusterForceVariant) whole = muster_force_variant_new_whole (self);

  self->id = g_strdup ("");
  self->name = g_strdup ("");
  self->theatre = g_strdup ("");
  self->notes = g_strdup ("");
  self->called = g_strdup ("");
  self->units = g_list_store_new (MUSTER_TYPE_FORCE_UNIT);
  self->prices = g_hash_table_new (NULL, NULL);
  self->record = g_list_store_new (MUSTER_TYPE_FORCE_EVENT);
  self->variants = g_list_store_new (MUSTER_TYPE_FORCE_VARIANT);
  g_list_store_append (self->variants, whole);
}

void
muster_force_tell_change (MusterForce *self)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

MusterForceUnit *
muster_force_get_changed_unit (MusterForce *self)
{
  return self->changed_unit;
}

/**
 * muster_force_new:
 *
 * Returns: (transfer full): an empty force without a name and without a budget
 */
MusterForce *
muster_force_new (MusterRuleset *ruleset)
{
  g_return_val_if_fail (MUSTER_IS_RULESET (ruleset), NULL);

  return g_object_new (MUSTER_TYPE_FORCE, "ruleset", ruleset, NULL);
}

MusterRuleset *
muster_force_get_ruleset (MusterForce *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE (self), NULL);

  return self->ruleset;
}

MusterCatalog *
muster_force_get_catalog (MusterForce *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE (self), NULL);

  return muster_ruleset_get_catalog (self->ruleset);
}

const char *
muster_force_get_ruleset_id (MusterForce *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE (self), NULL);

  return muster_ruleset_get_id (self->ruleset);
}

const char *
muster_force_get_id (MusterForce *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE (self), NULL);

  return self->id;
}

/**
 * muster_force_set_id:
 *
 * Sets the id under which the force is stored. For the store; this is not a change of the force.
 */
void
muster_force_set_id (MusterForce *self,
                     const char  *id)
{
  g_return_if_fail (MUSTER_IS_FORCE (self));

  if (muster_text_set (&self->id, id, MUSTER_FORCE_MAX_ID))
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ID]);
}

const char *
muster_force_get_name (MusterForce *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE (self), NULL);

  return self->name;
}

void
muster_force_set_name (MusterForce *self,
                       const char  *name)
{
  g_return_if_fail (MUSTER_IS_FORCE (self));

  if (muster_text_set (&self->name, name, MUSTER_FORCE_MAX_NAME))
    tell_change (self, PROP_NAME);
}

const char *
muster_force_get_theatre (MusterForce *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE (self), NULL);

  return self->theatre;
}

void
muster_force_set_theatre (MusterForce *self,
                          const char  *theatre)
{
  g_return_if_fail (MUSTER_IS_FORCE (self));

  if (muster_text_set (&self->theatre, theatre, MUSTER_FORCE_MAX_NAME))
    tell_change (self, PROP_THEATRE);
}

const char *
muster_force_get_colour (MusterForce *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE (self), NULL);

  return self->colour;
}

void
muster_force_set_colour (MusterForce *self,
                         const char  *colour)
{
  g_return_if_fail (MUSTER_IS_FORCE (self));
  g_return_if_fail (colour == NULL || muster_side_colours_find (colour) != NULL);

  if (g_strcmp0 (self->colour, colour) == 0)
    return;

  g_free (self->colour);
  self->colour = g_strdup (colour);
  tell_change (self, PROP_COLOUR);
}

int
muster_force_get_budget (MusterForce *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE (self), 0);

  return self->budget;
}

void
muster_force_set_budget (MusterForce *self,
                         int          budget)
{
  g_return_if_fail (MUSTER_IS_FORCE (self));
  g_return_if_fail (budget >= 0 && budget <= MUSTER_FORCE_MAX_BUDGET);

  if (self->budget == budget)
    return;

  self->budget = budget;
  muster_force_variant_notify_budget (muster_force_get_whole (self));
  tell_change (self, PROP_BUDGET);
}

const char *
muster_force_get_notes (MusterForce *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE (self), NULL);

  return self->notes;
}

void
muster_force_set_notes (MusterForce *self,
                        const char  *notes)
{
  g_return_if_fail (MUSTER_IS_FORCE (self));

  if (muster_text_set (&self->notes, notes, MUSTER_FORCE_MAX_NOTES))
    tell_change (self, PROP_NOTES);
}

const char *
muster_force_get_called (MusterForce *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE (self), NULL);

  return self->called;
}

void
muster_force_set_called (MusterForce *self,
                         const char  *called)
{
  g_return_if_fail (MUSTER_IS_FORCE (self));

  if (muster_text_set (&self->called, called, MUSTER_FORCE_MAX_NAME))
    tell_change (self, PROP_CALLED);
}

gboolean
muster_force_get_archived (MusterForce *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE (self), FALSE);

  return self->archived;
}

void
muster_force_set_archived (MusterForce *self,
                           gboolean     archived)
{
  g_return_if_fail (MUSTER_IS_FORCE (self));

  archived = !!archived;
  if (self->archived == archived)
    return;

  self->archived = archived;
  tell_change (self, PROP_ARCHIVED);
}

int
muster_force_get_points (MusterForce *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE (self), 0);

  return self->points;
}

/**
 * muster_force_begin_group:
 * @label: (nullable): a label of the edit for the player
 */
void
muster_force_begin_group (MusterForce *self,
                          const char  *label)
{
  g_return_if_fail (MUSTER_IS_FORCE (self));

  g_signal_emit (self, signals[SIGNAL_GROUP_BEGUN], 0, label);
}

void
muster_force_end_group (MusterForce *self)
{
  g_return_if_fail (MUSTER_IS_FORCE (self));

  g_signal_emit (self, signals[SIGNAL_GROUP_ENDED], 0);
}
