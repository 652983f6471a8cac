/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/plans/muster-plan-side-private.h"

#include "core/muster-i18n.h"
#include "core/muster-side-colour.h"
#include "core/muster-signal.h"
#include "core/muster-text.h"

/* The properties of the side as a whole. Its forces and its players have files of their own. */

G_DEFINE_FINAL_TYPE (MusterPlanSide, muster_plan_side, MUSTER_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_ID,
  PROP_NAME,
  PROP_TITLE,
  PROP_ROLE,
  PROP_COLOUR,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];
static guint changed_signal;

void
muster_plan_side_emit_changed (MusterPlanSide *self)
{
  g_return_if_fail (MUSTER_IS_PLAN_SIDE (self));

  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TITLE]);
  g_signal_emit (self, changed_signal, 0);
}

static void
muster_plan_side_get_property (GObject    *object,
                               guint       prop_id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  MusterPlanSide *self = MUSTER_PLAN_SIDE (object);

  switch (prop_id)
    {
    case PROP_ID:
      g_value_set_string (value, self->id);
      break;

    case PROP_NAME:
      g_value_set_string (value, self->name);
      break;

    case PROP_TITLE:
      g_value_take_string (value, muster_plan_side_dup_title (self));
      break;

    case PROP_ROLE:
      g_value_set_uint (value, (guint) self->role);
      break;

    case PROP_COLOUR:
      g_value_set_string (value, self->colour);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_plan_side_set_property (GObject      *object,
                               guint         prop_id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  MusterPlanSide *self = MUSTER_PLAN_SIDE (object);

  switch (prop_id)
    {
    case PROP_ID:
      self->id = g_value_dup_string (value);
      break;

    case PROP_NAME:
      muster_plan_side_set_name (self, g_value_get_string (value));
      break;

    case PROP_ROLE:
      muster_plan_side_set_role (self, (MusterSideRole) g_value_get_uint (value));
      break;

    case PROP_COLOUR:
      muster_plan_side_set_colour (self, g_value_get_string (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterPlanSide, id, g_free),
  MUSTER_OWNED (MusterPlanSide, name, g_free),
  MUSTER_OWNED (MusterPlanSide, colour, g_free),
  MUSTER_OWNED (MusterPlanSide, forces, g_object_unref),
  MUSTER_OWNED (MusterPlanSide, units, g_object_unref),
  MUSTER_OWNED (MusterPlanSide, players, g_object_unref),
  MUSTER_OWNED (MusterPlanSide, members, muster_members_free),
};

static void
muster_plan_side_class_init (MusterPlanSideClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags edited = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));

  object_class->get_property = muster_plan_side_get_property;
  object_class->set_property = muster_plan_side_set_property;

  properties[PROP_ID] =
    g_param_spec_string ("id", NULL, NULL, "",
                         G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  properties[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, "", edited);
  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, "",
                                                G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_ROLE] = g_param_spec_uint ("role", NULL, NULL, 0, 1, 0, edited);
  properties[PROP_COLOUR] = g_param_spec_string ("colour", NULL, NULL, NULL, edited);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  changed_signal = muster_signal_new ("changed", G_TYPE_FROM_CLASS (klass));
}

static void
muster_plan_side_init (MusterPlanSide *self)
{
  self->name = g_strdup ("");
  self->forces = g_list_store_new (MUSTER_TYPE_FORCE);
  self->units = g_list_store_new (MUSTER_TYPE_PLAN_UNIT);
  self->players = g_list_store_new (MUSTER_TYPE_PLAN_PLAYER);
  self->members = muster_members_new ();
}

MusterPlanSide *
muster_plan_side_new (const char *id)
{
  return g_object_new (MUSTER_TYPE_PLAN_SIDE, "id", id, NULL);
}

const char *
muster_plan_side_get_id (MusterPlanSide *self)
{
  g_return_val_if_fail (MUSTER_IS_PLAN_SIDE (self), NULL);

  return self->id;
}

const char *
muster_plan_side_get_name (MusterPlanSide *self)
{
  g_return_val_if_fail (MUSTER_IS_PLAN_SIDE (self), NULL);

  return self->name;
}

void
muster_plan_side_set_name (MusterPlanSide *self,
                           const char     *name)
{
  g_return_if_fail (MUSTER_IS_PLAN_SIDE (self));

  if (!muster_text_set (&self->name, name, MUSTER_MAX_NAME))
    return;

  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_NAME]);
  muster_plan_side_emit_changed (self);
}

/**
 * muster_plan_side_dup_title:
 *
 * Returns: (transfer full): the title of the side: its name, or one made from its forces
 */
char *
muster_plan_side_dup_title (MusterPlanSide *self)
{
  g_autoptr (GString) title = NULL;

  g_return_val_if_fail (MUSTER_IS_PLAN_SIDE (self), NULL);

  title = g_string_new (self->name);
  for (guint i = 0; *self->name == '\0' && i < muster_plan_side_get_n_forces (self); i++)
    {
      const char *name = muster_force_get_name (muster_plan_side_get_force (self, i));

      if (*name != '\0')
        g_string_append_printf (title, "%s%s", title->len > 0 ? ", " : "", name);
    }
  if (title->len == 0)
    g_string_assign (title, self->role == MUSTER_ROLE_ATTACKER ? _("Attacker") : _("Defender"));

  return muster_text_cut (title->str, MUSTER_MAX_NAME);
}

MusterSideRole
muster_plan_side_get_role (MusterPlanSide *self)
{
  g_return_val_if_fail (MUSTER_IS_PLAN_SIDE (self), MUSTER_ROLE_ATTACKER);

  return self->role;
}

void
muster_plan_side_set_role (MusterPlanSide *self,
                           MusterSideRole  role)
{
  g_return_if_fail (MUSTER_IS_PLAN_SIDE (self));

  if (self->role == role)
    return;

  self->role = role;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ROLE]);
  muster_plan_side_emit_changed (self);
}

const char *
muster_plan_side_get_colour (MusterPlanSide *self)
{
  g_return_val_if_fail (MUSTER_IS_PLAN_SIDE (self), NULL);

  return self->colour;
}

void
muster_plan_side_set_colour (MusterPlanSide *self,
                             const char     *colour)
{
  g_return_if_fail (MUSTER_IS_PLAN_SIDE (self));
  g_return_if_fail (colour == NULL || muster_side_colours_find (colour) != NULL);

  if (g_strcmp0 (self->colour, colour) == 0)
    return;

  g_free (self->colour);
  self->colour = g_strdup (colour);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_COLOUR]);
  muster_plan_side_emit_changed (self);
}

MusterMembers *
muster_plan_side_get_members (MusterPlanSide *self)
{
  g_return_val_if_fail (MUSTER_IS_PLAN_SIDE (self), NULL);

  return self->members;
}
