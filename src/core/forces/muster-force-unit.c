/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/forces/muster-force-unit-private.h"

#include "core/forces/muster-force-text.h"
#include "core/muster-signal.h"
#include "core/muster-text.h"

/* A unit as the player entered it. muster-force-unit-options.c has its options;
 * muster-force-unit-catalog.c looks it up in the catalog. */

G_DEFINE_FINAL_TYPE (MusterForceUnit, muster_force_unit, MUSTER_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_CATALOG,
  PROP_ID,
  PROP_NAME,
  PROP_TYPE_ID,
  PROP_TYPE_NAME,
  PROP_OPTIONS,
  PROP_OPTIONS_TEXT,
  PROP_FREE_OPTION,
  PROP_MODELS,
  PROP_NOTES,
  PROP_CALLED,
  PROP_WITH,
  PROP_LEADER,
  PROP_COST,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];
static guint changed_signal;

static void
leader_changed_cb (MusterForceUnit *self)
{
  g_signal_emit (self, changed_signal, 0);
}

static void
muster_force_unit_get_property (GObject    *object,
                                guint       prop_id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  MusterForceUnit *self = MUSTER_FORCE_UNIT (object);

  switch (prop_id)
    {
    case PROP_CATALOG:
      g_value_set_object (value, self->catalog);
      break;

    case PROP_ID:
      g_value_set_string (value, self->id);
      break;

    case PROP_NAME:
      g_value_set_string (value, self->name);
      break;

    case PROP_TYPE_ID:
      g_value_set_string (value, self->type_id);
      break;

    case PROP_TYPE_NAME:
      g_value_set_string (value, muster_force_unit_get_type_name (self));
      break;

    case PROP_OPTIONS:
      g_value_set_boxed (value, self->options);
      break;

    case PROP_OPTIONS_TEXT:
      g_value_take_string (value, muster_force_unit_dup_options_text (self));
      break;

    case PROP_FREE_OPTION:
      g_value_set_string (value, self->free_option);
      break;

    case PROP_MODELS:
      g_value_set_int (value, self->models);
      break;

    case PROP_NOTES:
      g_value_set_string (value, self->notes);
      break;

    case PROP_CALLED:
      g_value_set_string (value, self->called);
      break;

    case PROP_WITH:
      g_value_set_string (value, self->with);
      break;

    case PROP_LEADER:
      g_value_set_object (value, self->leader);
      break;

    case PROP_COST:
      g_value_set_int (value, muster_force_unit_get_cost (self));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_force_unit_set_property (GObject      *object,
                                guint         prop_id,
                                const GValue *value,
                                GParamSpec   *pspec)
{
  MusterForceUnit *self = MUSTER_FORCE_UNIT (object);

  switch (prop_id)
    {
    case PROP_CATALOG:
      g_assert (self->catalog == NULL);
      self->catalog = g_value_dup_object (value);
      break;

    case PROP_ID:
      muster_text_set (&self->id, g_value_get_string (value), MUSTER_FORCE_MAX_UNIT_ID);
      break;

    case PROP_NAME:
      muster_force_unit_set_name (self, g_value_get_string (value));
      break;

    case PROP_TYPE_ID:
      muster_force_unit_set_type_id (self, g_value_get_string (value));
      break;

    case PROP_OPTIONS:
      muster_force_unit_set_options (self, g_value_get_boxed (value));
      break;

    case PROP_FREE_OPTION:
      muster_force_unit_set_free_option (self, g_value_get_string (value));
      break;

    case PROP_MODELS:
      muster_force_unit_set_models (self, g_value_get_int (value));
      break;

    case PROP_NOTES:
      muster_force_unit_set_notes (self, g_value_get_string (value));
      break;

    case PROP_CALLED:
      muster_force_unit_set_called (self, g_value_get_string (value));
      break;

    case PROP_WITH:
      muster_force_unit_set_with (self, g_value_get_string (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_force_unit_constructed (GObject *object)
{
  MusterForceUnit *self = MUSTER_FORCE_UNIT (object);

  G_OBJECT_CLASS (muster_force_unit_parent_class)->constructed (object);

  self->leader = muster_leader_new (self->catalog);
  g_signal_connect_object (self->leader, "changed", G_CALLBACK (leader_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterForceUnit, catalog, g_object_unref),
  MUSTER_OWNED (MusterForceUnit, leader, g_object_unref),
  MUSTER_OWNED (MusterForceUnit, id, g_free),
  MUSTER_OWNED (MusterForceUnit, name, g_free),
  MUSTER_OWNED (MusterForceUnit, type_id, g_free),
  MUSTER_OWNED (MusterForceUnit, options, g_strfreev),
  MUSTER_OWNED (MusterForceUnit, free_option, g_free),
  MUSTER_OWNED (MusterForceUnit, notes, g_free),
  MUSTER_OWNED (MusterForceUnit, called, g_free),
  MUSTER_OWNED (MusterForceUnit, with, g_free),
};

static void
muster_force_unit_class_init (MusterForceUnitClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags shown = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  const GParamFlags given = shown | G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY;
  const GParamFlags edited = shown | G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY;

  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));

  object_class->get_property = muster_force_unit_get_property;
  object_class->set_property = muster_force_unit_set_property;
  object_class->constructed = muster_force_unit_constructed;

  properties[PROP_CATALOG] =
    g_param_spec_object ("catalog", NULL, NULL, MUSTER_TYPE_CATALOG, given);
  properties[PROP_ID] = g_param_spec_string ("id", NULL, NULL, "", given);
  properties[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, "", edited);
  properties[PROP_TYPE_ID] = g_param_spec_string ("type-id", NULL, NULL, "", edited);
  properties[PROP_TYPE_NAME] = g_param_spec_string ("type-name", NULL, NULL, "", shown);
  properties[PROP_OPTIONS] =
    g_param_spec_boxed ("options", NULL, NULL, G_TYPE_STRV, edited);
  properties[PROP_OPTIONS_TEXT] = g_param_spec_string ("options-text", NULL, NULL, "", shown);
  properties[PROP_FREE_OPTION] = g_param_spec_string ("free-option", NULL, NULL, "", edited);
  properties[PROP_MODELS] =
    g_param_spec_int ("models", NULL, NULL, 0, MUSTER_FORCE_MAX_MODELS, 0, edited);
  properties[PROP_NOTES] = g_param_spec_string ("notes", NULL, NULL, "", edited);
  properties[PROP_CALLED] = g_param_spec_string ("called", NULL, NULL, "", edited);
  properties[PROP_WITH] = g_param_spec_string ("with", NULL, NULL, "", edited);
  properties[PROP_LEADER] =
    g_param_spec_object ("leader", NULL, NULL, MUSTER_TYPE_LEADER, shown);
  properties[PROP_COST] = g_param_spec_int ("cost", NULL, NULL, G_MININT, G_MAXINT, 0, shown);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  /**
   * MusterForceUnit::changed:
   *
   * Emitted once after a setter of the unit or of its leader has changed something.
   */
  changed_signal = muster_signal_new ("changed", MUSTER_TYPE_FORCE_UNIT);
}

static void
muster_force_unit_init (MusterForceUnit *self)
{
  self->id = g_strdup ("");
  self->name = g_strdup ("");
  self->type_id = g_strdup ("");
  self->options = g_new0 (char *, 1);
  self->free_option = g_strdup ("");
  self->notes = g_strdup ("");
  self->called = g_strdup ("");
  self->with = g_strdup ("");
}

void
muster_force_unit_tell_change (MusterForceUnit *self,
                               const char      *property,
                               ...)
{
  va_list more;

  g_object_freeze_notify (G_OBJECT (self));
  va_start (more, property);
  for (const char *name = property; name != NULL; name = va_arg (more, const char *))
    g_object_notify (G_OBJECT (self), name);
  va_end (more);
  g_object_thaw_notify (G_OBJECT (self));

  g_signal_emit (self, changed_signal, 0);
}

/**
 * muster_force_unit_new:
 * @catalog: the catalog of types and options
 * @id: unique within the force
 * @type_id: (nullable): the id of its type, which the catalog need not know
 *
 * Returns: (transfer full): a unit with the name and the models of its type
 */
MusterForceUnit *
muster_force_unit_new (MusterCatalog *catalog,
                       const char    *id,
                       const char    *type_id)
{
  MusterForceUnit *self;
  const MusterUnitType *type;

  g_return_val_if_fail (MUSTER_IS_CATALOG (catalog), NULL);
  g_return_val_if_fail (id != NULL && *id != '\0', NULL);

  self = g_object_new (MUSTER_TYPE_FORCE_UNIT, "catalog", catalog, "id", id, NULL);
  muster_text_set (&self->type_id, type_id, MUSTER_FORCE_MAX_ID);

  type = muster_force_unit_get_unit_type (self);
  self->models = type != NULL ? CLAMP (type->models, 0, MUSTER_FORCE_MAX_MODELS) : 1;
  muster_text_set (&self->name, muster_force_unit_get_type_name (self), MUSTER_FORCE_MAX_NAME);

  return self;
}

MusterCatalog *
muster_force_unit_get_catalog (MusterForceUnit *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_UNIT (self), NULL);

  return self->catalog;
}

void
muster_force_unit_set_catalog (MusterForceUnit *self,
                               MusterCatalog   *catalog)
{
  g_return_if_fail (MUSTER_IS_FORCE_UNIT (self));
  g_return_if_fail (MUSTER_IS_CATALOG (catalog));

  if (!g_set_object (&self->catalog, catalog))
    return;

  muster_leader_set_catalog (self->leader, catalog);
  muster_force_unit_tell_change (self, "catalog", "type-name", "options-text", "cost", NULL);
}

const char *
muster_force_unit_get_id (MusterForceUnit *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_UNIT (self), NULL);

  return self->id;
}

/**
 * muster_force_unit_get_leader:
 *
 * Returns: (transfer none): the leader; the same object for the whole life of the unit
 */
MusterLeader *
muster_force_unit_get_leader (MusterForceUnit *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_UNIT (self), NULL);

  return self->leader;
}

const char *
muster_force_unit_get_name (MusterForceUnit *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_UNIT (self), NULL);

  return self->name;
}

void
muster_force_unit_set_name (MusterForceUnit *self,
                            const char      *name)
{
  g_return_if_fail (MUSTER_IS_FORCE_UNIT (self));

  if (muster_text_set (&self->name, name, MUSTER_FORCE_MAX_NAME))
    muster_force_unit_tell_change (self, "name", NULL);
}

const char *
muster_force_unit_get_type_id (MusterForceUnit *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_UNIT (self), NULL);

  return self->type_id;
}

/**
 * muster_force_unit_set_type_id:
 *
 * Makes the unit one of another type. Name, models and options stay as they are; the checks report
 * what no longer fits.
 */
void
muster_force_unit_set_type_id (MusterForceUnit *self,
                               const char      *type_id)
{
  g_return_if_fail (MUSTER_IS_FORCE_UNIT (self));

  if (muster_text_set (&self->type_id, type_id, MUSTER_FORCE_MAX_ID))
    muster_force_unit_tell_change (self, "type-id", "type-name", "cost", NULL);
}

/**
 * muster_force_unit_get_models:
 *
 * Returns: the number of models; 0 for a type that has none to count
 */
int
muster_force_unit_get_models (MusterForceUnit *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_UNIT (self), 0);

  return self->models;
}

void
muster_force_unit_set_models (MusterForceUnit *self,
                              int              models)
{
  g_return_if_fail (MUSTER_IS_FORCE_UNIT (self));
  g_return_if_fail (models >= 0 && models <= MUSTER_FORCE_MAX_MODELS);

  if (self->models == models)
    return;

  self->models = models;
  muster_force_unit_tell_change (self, "models", NULL);
}

const char *
muster_force_unit_get_notes (MusterForceUnit *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_UNIT (self), NULL);

  return self->notes;
}

void
muster_force_unit_set_notes (MusterForceUnit *self,
                             const char      *notes)
{
  g_return_if_fail (MUSTER_IS_FORCE_UNIT (self));

  if (muster_text_set (&self->notes, notes, MUSTER_FORCE_MAX_NOTES))
    muster_force_unit_tell_change (self, "notes", NULL);
}

const char *
muster_force_unit_get_called (MusterForceUnit *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_UNIT (self), NULL);

  return self->called;
}

void
muster_force_unit_set_called (MusterForceUnit *self,
                              const char      *called)
{
  g_return_if_fail (MUSTER_IS_FORCE_UNIT (self));

  if (muster_text_set (&self->called, called, MUSTER_FORCE_MAX_NAME))
    muster_force_unit_tell_change (self, "called", NULL);
}

const char *
muster_force_unit_get_with (MusterForceUnit *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_UNIT (self), NULL);

  return self->with;
}

/**
 * muster_force_unit_set_with:
 * @with: (nullable): id of the unit of the force that it begins a battle with; %NULL: none
 */
void
muster_force_unit_set_with (MusterForceUnit *self,
                            const char      *with)
{
  g_return_if_fail (MUSTER_IS_FORCE_UNIT (self));

  if (muster_text_set (&self->with, with, MUSTER_FORCE_MAX_UNIT_ID))
    muster_force_unit_tell_change (self, "with", NULL);
}
