/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/forces/muster-force-variant-private.h"

#include "core/forces/muster-force-private.h"
#include "core/forces/muster-force-text.h"
#include "core/muster-i18n.h"
#include "core/muster-signal.h"
#include "core/muster-text.h"

/* The properties of a variant. muster-force-variant-units.c has its units. */

G_DEFINE_FINAL_TYPE (MusterForceVariant, muster_force_variant, MUSTER_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_ID,
  PROP_NAME,
  PROP_LABEL,
  PROP_BUDGET,
  PROP_UNITS,
  PROP_N_UNITS,
  PROP_UNIT_IDS,
  PROP_POINTS,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];
static guint changed_signal;

static void
muster_force_variant_get_property (GObject    *object,
                                   guint       prop_id,
                                   GValue     *value,
                                   GParamSpec *pspec)
{
  MusterForceVariant *self = MUSTER_FORCE_VARIANT (object);

  switch (prop_id)
    {
    case PROP_ID:
      g_value_set_string (value, self->id);
      break;

    case PROP_NAME:
      g_value_set_string (value, self->name);
      break;

    case PROP_LABEL:
      g_value_take_string (value, muster_force_variant_dup_label (self));
      break;

    case PROP_BUDGET:
      g_value_set_int (value, muster_force_variant_get_budget (self));
      break;

    case PROP_UNITS:
      g_value_set_object (value, muster_force_variant_get_units (self));
      break;

    case PROP_N_UNITS:
      g_value_set_uint (value, muster_force_variant_get_n_units (self));
      break;

    case PROP_UNIT_IDS:
      g_value_take_boxed (value, muster_force_variant_dup_unit_ids (self));
      break;

    case PROP_POINTS:
      g_value_set_int (value, self->points);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_force_variant_set_property (GObject      *object,
                                   guint         prop_id,
                                   const GValue *value,
                                   GParamSpec   *pspec)
{
  MusterForceVariant *self = MUSTER_FORCE_VARIANT (object);

  switch (prop_id)
    {
    case PROP_ID:
      muster_text_set (&self->id, g_value_get_string (value), MUSTER_FORCE_MAX_UNIT_ID);
      break;

    case PROP_NAME:
      muster_force_variant_set_name (self, g_value_get_string (value));
      break;

    case PROP_BUDGET:
      muster_force_variant_set_budget (self, g_value_get_int (value));
      break;

    case PROP_UNIT_IDS:
      muster_force_variant_set_unit_ids (self, g_value_get_boxed (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterForceVariant, units, g_object_unref),
  MUSTER_OWNED (MusterForceVariant, unit_ids, g_hash_table_unref),
  MUSTER_OWNED (MusterForceVariant, id, g_free),
  MUSTER_OWNED (MusterForceVariant, name, g_free),
};

static void
muster_force_variant_class_init (MusterForceVariantClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  const GParamFlags writable = readable | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY;

  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));

  object_class->get_property = muster_force_variant_get_property;
  object_class->set_property = muster_force_variant_set_property;

  properties[PROP_ID] =
    g_param_spec_string ("id", NULL, NULL, "",
                         readable | G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY);
  properties[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, "", writable);
  properties[PROP_LABEL] = g_param_spec_string ("label", NULL, NULL, "", readable);
  properties[PROP_BUDGET] =
    g_param_spec_int ("budget", NULL, NULL, 0, MUSTER_FORCE_MAX_BUDGET, 0, writable);
  properties[PROP_UNITS] =
    g_param_spec_object ("units", NULL, NULL, G_TYPE_LIST_MODEL, readable);
  properties[PROP_N_UNITS] = g_param_spec_uint ("n-units", NULL, NULL, 0, G_MAXUINT, 0, readable);
  properties[PROP_UNIT_IDS] =
    g_param_spec_boxed ("unit-ids", NULL, NULL, G_TYPE_STRV, writable);
  properties[PROP_POINTS] =
    g_param_spec_int ("points", NULL, NULL, G_MININT, G_MAXINT, 0, readable);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  /**
   * MusterForceVariant::changed:
   *
   * Emitted once after a setter of the variant has changed something. Changes that follow from a
   * change of the force are reported by the force.
   */
  changed_signal = muster_signal_new ("changed", MUSTER_TYPE_FORCE_VARIANT);
}

static void
muster_force_variant_init (MusterForceVariant *self)
{
  self->id = g_strdup ("");
  self->name = g_strdup ("");
  self->unit_ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->units = g_list_store_new (MUSTER_TYPE_FORCE_UNIT);
}

void
muster_force_variant_tell_change (MusterForceVariant *self)
{
  g_signal_emit (self, changed_signal, 0);
}

/**
 * muster_force_variant_new:
 * @id: unique within the force
 * @name: (nullable): the player's name for it
 *
 * Returns: (transfer full): a variant without units, for muster_force_splice_variants()
 */
MusterForceVariant *
muster_force_variant_new (const char *id,
                          const char *name)
{
  MusterForceVariant *self;

  g_return_val_if_fail (id != NULL && *id != '\0', NULL);

  self = g_object_new (MUSTER_TYPE_FORCE_VARIANT, "id", id, NULL);
  muster_text_set (&self->name, name, MUSTER_FORCE_MAX_NAME);

  return self;
}

MusterForceVariant *
muster_force_variant_new_whole (MusterForce *force)
{
  MusterForceVariant *self = g_object_new (MUSTER_TYPE_FORCE_VARIANT, NULL);

  g_clear_pointer (&self->unit_ids, g_hash_table_unref);
  g_clear_object (&self->units);
  self->force = force;

  return self;
}

void
muster_force_variant_set_force (MusterForceVariant *self,
                                MusterForce        *force)
{
  self->force = force;
  if (self->unit_ids == NULL)
    return;

  /* A variant that is taken out of its force keeps its ids, so that it can be put back with the
   * same units. */
  if (force != NULL)
    muster_force_variant_sync_units (self);
  else
    g_list_store_remove_all (self->units);
}

void
muster_force_variant_notify_budget (MusterForceVariant *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_BUDGET]);
}

/**
 * muster_force_variant_get_force:
 *
 * Returns: (transfer none) (nullable): the force that it is a variant of
 */
MusterForce *
muster_force_variant_get_force (MusterForceVariant *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_VARIANT (self), NULL);

  return self->force;
}

const char *
muster_force_variant_get_id (MusterForceVariant *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_VARIANT (self), NULL);

  return self->id;
}

gboolean
muster_force_variant_is_whole (MusterForceVariant *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_VARIANT (self), FALSE);

  return self->unit_ids == NULL;
}

const char *
muster_force_variant_get_name (MusterForceVariant *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_VARIANT (self), NULL);

  return self->name;
}

void
muster_force_variant_set_name (MusterForceVariant *self,
                               const char         *name)
{
  g_return_if_fail (MUSTER_IS_FORCE_VARIANT (self));
  g_return_if_fail (!muster_force_variant_is_whole (self));

  if (!muster_text_set (&self->name, name, MUSTER_FORCE_MAX_NAME))
    return;

  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_NAME]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LABEL]);
  muster_force_variant_tell_change (self);
}

/**
 * muster_force_variant_dup_label:
 *
 * Returns: (transfer full): its name, or a description if it has none
 */
char *
muster_force_variant_dup_label (MusterForceVariant *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_VARIANT (self), NULL);

  if (muster_force_variant_is_whole (self))
    return g_strdup (_("Whole force"));
  if (*self->name != '\0' || self->budget == 0)
    return g_strdup (self->name);

  return g_strdup_printf (dngettext ("muster", "%d point", "%d points", (gulong) self->budget),
                          self->budget);
}

int
muster_force_variant_get_budget (MusterForceVariant *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_VARIANT (self), 0);

  return muster_force_variant_is_whole (self) && self->force != NULL
           ? muster_force_get_budget (self->force)
           : self->budget;
}

void
muster_force_variant_set_budget (MusterForceVariant *self,
                                 int                 budget)
{
  g_return_if_fail (MUSTER_IS_FORCE_VARIANT (self));
  g_return_if_fail (budget >= 0 && budget <= MUSTER_FORCE_MAX_BUDGET);

  if (muster_force_variant_is_whole (self))
    {
      g_return_if_fail (self->force != NULL);
      muster_force_set_budget (self->force, budget);
      return;
    }
  if (self->budget == budget)
    return;

  self->budget = budget;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_BUDGET]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LABEL]);
  muster_force_variant_tell_change (self);
}

int
muster_force_variant_get_points (MusterForceVariant *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_VARIANT (self), 0);

  return self->points;
}
