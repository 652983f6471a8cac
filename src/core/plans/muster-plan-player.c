/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/plans/muster-plan-player.h"

#include "core/muster-text.h"
#include "core/rules/muster-setup.h"

struct _MusterPlanPlayer
{
  MusterObject parent_instance;

  char *id;
  char *name;
};

G_DEFINE_FINAL_TYPE (MusterPlanPlayer, muster_plan_player, MUSTER_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_ID,
  PROP_NAME,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
muster_plan_player_get_property (GObject    *object,
                                 guint       prop_id,
                                 GValue     *value,
                                 GParamSpec *pspec)
{
  MusterPlanPlayer *self = MUSTER_PLAN_PLAYER (object);

  switch (prop_id)
    {
    case PROP_ID:
      g_value_set_string (value, self->id);
      break;

    case PROP_NAME:
      g_value_set_string (value, self->name);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_plan_player_set_property (GObject      *object,
                                 guint         prop_id,
                                 const GValue *value,
                                 GParamSpec   *pspec)
{
  MusterPlanPlayer *self = MUSTER_PLAN_PLAYER (object);

  switch (prop_id)
    {
    case PROP_ID:
      self->id = g_value_dup_string (value);
      break;

    case PROP_NAME:
      muster_plan_player_set_name (self, g_value_get_string (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterPlanPlayer, id, g_free),
  MUSTER_OWNED (MusterPlanPlayer, name, g_free),
};

static void
muster_plan_player_class_init (MusterPlanPlayerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));

  object_class->get_property = muster_plan_player_get_property;
  object_class->set_property = muster_plan_player_set_property;

  properties[PROP_ID] =
    g_param_spec_string ("id", NULL, NULL, "",
                         G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  properties[PROP_NAME] =
    g_param_spec_string ("name", NULL, NULL, "",
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
muster_plan_player_init (MusterPlanPlayer *self)
{
  self->name = g_strdup ("");
}

MusterPlanPlayer *
muster_plan_player_new (const char *id,
                        const char *name)
{
  return g_object_new (MUSTER_TYPE_PLAN_PLAYER, "id", id, "name", name, NULL);
}

const char *
muster_plan_player_get_id (MusterPlanPlayer *self)
{
  g_return_val_if_fail (MUSTER_IS_PLAN_PLAYER (self), NULL);

  return self->id;
}

const char *
muster_plan_player_get_name (MusterPlanPlayer *self)
{
  g_return_val_if_fail (MUSTER_IS_PLAN_PLAYER (self), NULL);

  return self->name;
}

void
muster_plan_player_set_name (MusterPlanPlayer *self,
                             const char       *name)
{
  g_return_if_fail (MUSTER_IS_PLAN_PLAYER (self));

  if (muster_text_set (&self->name, name, MUSTER_MAX_NAME))
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_NAME]);
}
