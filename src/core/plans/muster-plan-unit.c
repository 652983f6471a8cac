/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/plans/muster-plan-unit.h"

#include "core/muster-signal.h"

struct _MusterPlanUnit
{
  MusterObject parent_instance;

  MusterForce *force;
  MusterForceUnit *unit;
  char *player_id;
  MusterMembers *members;
};

G_DEFINE_FINAL_TYPE (MusterPlanUnit, muster_plan_unit, MUSTER_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_NAME,
  PROP_PLAYER_ID,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];
static guint changed_signal;

static void
muster_plan_unit_get_property (GObject    *object,
                               guint       prop_id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  MusterPlanUnit *self = MUSTER_PLAN_UNIT (object);

  switch (prop_id)
    {
    case PROP_NAME:
      g_value_set_string (value, muster_plan_unit_get_name (self));
      break;

    case PROP_PLAYER_ID:
      g_value_set_string (value, self->player_id);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_plan_unit_set_property (GObject      *object,
                               guint         prop_id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  switch (prop_id)
    {
    case PROP_PLAYER_ID:
      muster_plan_unit_set_player_id (MUSTER_PLAN_UNIT (object), g_value_get_string (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterPlanUnit, force, g_object_unref),
  MUSTER_OWNED (MusterPlanUnit, unit, g_object_unref),
  MUSTER_OWNED (MusterPlanUnit, player_id, g_free),
  MUSTER_OWNED (MusterPlanUnit, members, muster_members_free),
};

static void
muster_plan_unit_class_init (MusterPlanUnitClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));

  object_class->get_property = muster_plan_unit_get_property;
  object_class->set_property = muster_plan_unit_set_property;

  properties[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, "",
                                               G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_PLAYER_ID] =
    g_param_spec_string ("player-id", NULL, NULL, "",
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  changed_signal = muster_signal_new ("changed", G_TYPE_FROM_CLASS (klass));
}

static void
muster_plan_unit_init (MusterPlanUnit *self)
{
  self->player_id = g_strdup ("");
  self->members = muster_members_new ();
}

MusterPlanUnit *
muster_plan_unit_new (MusterForce     *force,
                      MusterForceUnit *unit)
{
  MusterPlanUnit *self = g_object_new (MUSTER_TYPE_PLAN_UNIT, NULL);

  self->force = g_object_ref (force);
  self->unit = g_object_ref (unit);

  return self;
}

MusterForce *
muster_plan_unit_get_force (MusterPlanUnit *self)
{
  g_return_val_if_fail (MUSTER_IS_PLAN_UNIT (self), NULL);

  return self->force;
}

MusterForceUnit *
muster_plan_unit_get_unit (MusterPlanUnit *self)
{
  g_return_val_if_fail (MUSTER_IS_PLAN_UNIT (self), NULL);

  return self->unit;
}

const char *
muster_plan_unit_get_name (MusterPlanUnit *self)
{
  const char *name;

  g_return_val_if_fail (MUSTER_IS_PLAN_UNIT (self), NULL);

  name = muster_force_unit_get_name (self->unit);

  return *name != '\0' ? name : muster_force_unit_get_type_name (self->unit);
}

const char *
muster_plan_unit_get_player_id (MusterPlanUnit *self)
{
  g_return_val_if_fail (MUSTER_IS_PLAN_UNIT (self), NULL);

  return self->player_id;
}

void
muster_plan_unit_set_player_id (MusterPlanUnit *self,
                                const char     *player_id)
{
  g_return_if_fail (MUSTER_IS_PLAN_UNIT (self));

  if (g_strcmp0 (self->player_id, player_id != NULL ? player_id : "") == 0)
    return;

  g_free (self->player_id);
  self->player_id = g_strdup (player_id != NULL ? player_id : "");
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PLAYER_ID]);
  muster_plan_unit_emit_changed (self);
}

MusterMembers *
muster_plan_unit_get_members (MusterPlanUnit *self)
{
  g_return_val_if_fail (MUSTER_IS_PLAN_UNIT (self), NULL);

  return self->members;
}

void
muster_plan_unit_emit_changed (MusterPlanUnit *self)
{
  g_return_if_fail (MUSTER_IS_PLAN_UNIT (self));

  g_signal_emit (self, changed_signal, 0);
}
