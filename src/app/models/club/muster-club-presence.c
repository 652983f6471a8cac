/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/club/muster-club-pair.h"

struct _MusterClubPresence
{
  MusterObject parent_instance;

  char *name;
  gboolean is_present;
};

G_DEFINE_FINAL_TYPE (MusterClubPresence, muster_club_presence, MUSTER_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_IS_PRESENT,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
muster_club_presence_get_property (GObject    *object,
                                   guint       prop_id,
                                   GValue     *value,
                                   GParamSpec *pspec)
{
  MusterClubPresence *self = MUSTER_CLUB_PRESENCE (object);

  switch (prop_id)
    {
    case PROP_IS_PRESENT:
      g_value_set_boolean (value, self->is_present);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_club_presence_set_property (GObject      *object,
                                   guint         prop_id,
                                   const GValue *value,
                                   GParamSpec   *pspec)
{
  MusterClubPresence *self = MUSTER_CLUB_PRESENCE (object);

  if (prop_id != PROP_IS_PRESENT)
    {
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
      return;
    }
  if (self->is_present == g_value_get_boolean (value))
    return;
  self->is_present = g_value_get_boolean (value);
  g_object_notify_by_pspec (object, pspec);
}

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterClubPresence, name, g_free),
};

static void
muster_club_presence_class_init (MusterClubPresenceClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));

  object_class->get_property = muster_club_presence_get_property;
  object_class->set_property = muster_club_presence_set_property;

  properties[PROP_IS_PRESENT] =
    g_param_spec_boolean ("is-present", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
muster_club_presence_init (MusterClubPresence *self)
{
}

MusterClubPresence *
muster_club_presence_new (const char *name)
{
  MusterClubPresence *self = g_object_new (MUSTER_TYPE_CLUB_PRESENCE, NULL);

  self->name = g_strdup (name);

  return self;
}

const char *
muster_club_presence_get_name (MusterClubPresence *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_PRESENCE (self), NULL);

  return self->name;
}

gboolean
muster_club_presence_get_is_present (MusterClubPresence *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_PRESENCE (self), FALSE);

  return self->is_present;
}
