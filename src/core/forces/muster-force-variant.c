/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/forces/muster-force-variant-private.h"

#include "core/forces/muster-force-private.h"
#include "core/forces/muster-force-text.h"
#include "core/muster-i18n.h"
#include "core/muster-list.h"
#include "core/muster-text.h"

/* A variant knows its units by their ids, so that it outlives their being moved or put back. The list
 * follows from the ids and the force; the whole has neither and lends what the force has. */

struct _MusterForceVariant
{
  GObject parent_instance;

  MusterForce *force; /* not kept */
  char *id;
  char *name;
  GHashTable *unit_ids; /* NULL: all of them */
  GListStore *units;
  int budget;
  int points;
};

G_DEFINE_FINAL_TYPE (MusterForceVariant, muster_force_variant, G_TYPE_OBJECT)

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
  PROP_IS_WHOLE,
  N_PROPS
};

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static void
tell_change (MusterForceVariant *self)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static GPtrArray *
list_members (MusterForceVariant *self)
{
  GPtrArray *members = g_ptr_array_new ();
  guint n_units = self->force != NULL ? muster_force_get_n_units (self->force) : 0;

  for (guint i = 0; i < n_units; i++)
    {
      MusterForceUnit *unit = muster_force_get_unit (self->force, i);

      if (g_hash_table_contains (self->unit_ids, muster_force_unit_get_id (unit)))
        g_ptr_array_add (members, unit);
    }

  return members;
}

static void
forget_missing (MusterForceVariant *self)
{
  GHashTableIter iter;
  gpointer id;

  if (g_hash_table_size (self->unit_ids) ==
      g_list_model_get_n_items (G_LIST_MODEL (self->units)))
    return;

  g_hash_table_iter_init (&iter, self->unit_ids);
  while (g_hash_table_iter_next (&iter, &id, NULL))
    {
      if (muster_force_find_unit (self->force, id, NULL) == NULL)
        g_hash_table_iter_remove (&iter);
    }
}

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

    case PROP_IS_WHOLE:
      g_value_set_boolean (value, muster_force_variant_is_whole (self));
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

static void
muster_force_variant_finalize (GObject *object)
{
  MusterForceVariant *self = MUSTER_FORCE_VARIANT (object);

  g_clear_object (&self->units);
  g_clear_pointer (&self->unit_ids, g_hash_table_unref);
  g_clear_pointer (&self->id, g_free);
  g_clear_pointer (&self->name, g_free);

  G_OBJECT_CLASS (muster_force_variant_parent_class)->finalize (object);
}

static void
muster_force_variant_class_init (MusterForceVariantClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  const GParamFlags writable = readable | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = muster_force_variant_get_property;
  object_class->set_property = muster_force_variant_set_property;
  object_class->finalize = muster_force_variant_finalize;

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
  properties[PROP_IS_WHOLE] = g_param_spec_boolean ("is-whole", NULL, NULL, FALSE, readable);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  /**
   * MusterForceVariant::changed:
   *
   * Emitted once after a setter of the variant has changed something. What follows from a change of the
   * force is told by the force.
   */
  signals[SIGNAL_CHANGED] =
    g_signal_new ("changed", MUSTER_TYPE_FORCE_VARIANT, G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
muster_force_variant_init (MusterForceVariant *self)
{
  self->id = g_strdup ("");
  self->name = g_strdup ("");
  self->unit_ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->units = g_list_store_new (MUSTER_TYPE_FORCE_UNIT);
}

/**
 * muster_force_variant_new:
 * @id: names the variant within its force
 * @name: (nullable): what the player calls it
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

  /* Out of a force it still knows who took part, to be put back with them. */
  if (force != NULL)
    muster_force_variant_sync_units (self);
  else
    g_list_store_remove_all (self->units);
}

void
muster_force_variant_sync_units (MusterForceVariant *self)
{
  guint n_before = self->units != NULL ? g_list_model_get_n_items (G_LIST_MODEL (self->units)) : 0;

  if (self->unit_ids != NULL)
    {
      g_autoptr (GPtrArray) members = list_members (self);

      if (muster_list_become (self->units, members, g_direct_equal))
        g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_UNIT_IDS]);
      forget_missing (self);
    }
  if (self->unit_ids == NULL || muster_force_variant_get_n_units (self) != n_before)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_N_UNITS]);
  muster_force_variant_sync_points (self);
}

void
muster_force_variant_sync_points (MusterForceVariant *self)
{
  guint n_units = muster_force_variant_get_n_units (self);
  int points = 0;

  for (guint i = 0; i < n_units; i++)
    points += muster_force_get_price (self->force, muster_force_variant_get_unit (self, i));
  if (self->points == points)
    return;

  self->points = points;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_POINTS]);
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
  tell_change (self);
}

/**
 * muster_force_variant_dup_label:
 *
 * Returns: (transfer full): what to call it: its name, else what it is
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
  tell_change (self);
}

int
muster_force_variant_get_points (MusterForceVariant *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_VARIANT (self), 0);

  return self->points;
}

/**
 * muster_force_variant_get_units:
 *
 * Returns: (transfer none): the units that take part, as a list that follows the force
 */
GListModel *
muster_force_variant_get_units (MusterForceVariant *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_VARIANT (self), NULL);

  if (self->units != NULL)
    return G_LIST_MODEL (self->units);

  return self->force != NULL ? muster_force_get_units (self->force) : NULL;
}

guint
muster_force_variant_get_n_units (MusterForceVariant *self)
{
  GListModel *units = muster_force_variant_get_units (self);

  return units != NULL ? g_list_model_get_n_items (units) : 0;
}

/**
 * muster_force_variant_get_unit:
 *
 * Returns: (transfer none) (nullable): the unit at @position of those that take part
 */
MusterForceUnit *
muster_force_variant_get_unit (MusterForceVariant *self,
                               guint               position)
{
  GListModel *units = muster_force_variant_get_units (self);

  return units != NULL ? muster_list_peek (units, position) : NULL;
}

gboolean
muster_force_variant_has_unit (MusterForceVariant *self,
                               MusterForceUnit    *unit)
{
  const char *id;

  g_return_val_if_fail (MUSTER_IS_FORCE_VARIANT (self), FALSE);
  g_return_val_if_fail (MUSTER_IS_FORCE_UNIT (unit), FALSE);

  if (self->force == NULL)
    return FALSE;

  id = muster_force_unit_get_id (unit);

  return (self->unit_ids == NULL || g_hash_table_contains (self->unit_ids, id)) &&
         muster_force_find_unit (self->force, id, NULL) == unit;
}

/**
 * muster_force_variant_add_unit:
 * @unit: a unit of the force
 */
void
muster_force_variant_add_unit (MusterForceVariant *self,
                               MusterForceUnit    *unit)
{
  g_return_if_fail (MUSTER_IS_FORCE_VARIANT (self));
  g_return_if_fail (MUSTER_IS_FORCE_UNIT (unit));
  g_return_if_fail (!muster_force_variant_is_whole (self));
  g_return_if_fail (self->force != NULL);

  if (!g_hash_table_add (self->unit_ids, g_strdup (muster_force_unit_get_id (unit))))
    return;

  muster_force_variant_sync_units (self);
  tell_change (self);
}

void
muster_force_variant_remove_unit (MusterForceVariant *self,
                                  MusterForceUnit    *unit)
{
  g_return_if_fail (MUSTER_IS_FORCE_VARIANT (self));
  g_return_if_fail (MUSTER_IS_FORCE_UNIT (unit));
  g_return_if_fail (!muster_force_variant_is_whole (self));

  if (!g_hash_table_remove (self->unit_ids, muster_force_unit_get_id (unit)))
    return;

  muster_force_variant_sync_units (self);
  tell_change (self);
}

/**
 * muster_force_variant_dup_unit_ids:
 *
 * Returns: (transfer full): the ids of the units that take part, in the order of the force
 */
char **
muster_force_variant_dup_unit_ids (MusterForceVariant *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  guint n_units = muster_force_variant_get_n_units (self);

  for (guint i = 0; i < n_units; i++)
    g_strv_builder_add (builder,
                        muster_force_unit_get_id (muster_force_variant_get_unit (self, i)));

  return g_strv_builder_end (builder);
}

/**
 * muster_force_variant_set_unit_ids:
 * @unit_ids: (nullable): ids of units; those that the force does not have are left out
 *
 * Says who takes part, as one change.
 */
void
muster_force_variant_set_unit_ids (MusterForceVariant *self,
                                   const char *const  *unit_ids)
{
  g_auto (GStrv) before = NULL;
  g_auto (GStrv) after = NULL;

  g_return_if_fail (MUSTER_IS_FORCE_VARIANT (self));
  g_return_if_fail (!muster_force_variant_is_whole (self));

  before = muster_force_variant_dup_unit_ids (self);
  g_hash_table_remove_all (self->unit_ids);
  for (guint i = 0; unit_ids != NULL && unit_ids[i] != NULL; i++)
    g_hash_table_add (self->unit_ids, g_strdup (unit_ids[i]));
  if (self->force == NULL)
    return;

  muster_force_variant_sync_units (self);
  after = muster_force_variant_dup_unit_ids (self);
  if (!g_strv_equal ((const char *const *) before, (const char *const *) after))
    tell_change (self);
}
