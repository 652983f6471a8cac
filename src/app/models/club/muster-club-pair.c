/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/club/muster-club-pair.h"

struct _MusterClubPair
{
  MusterObject parent_instance;

  guint round;
  guint table;
  char *attacker;
  char *defender;
  char *note;
  char *scenario;
};

G_DEFINE_FINAL_TYPE (MusterClubPair, muster_club_pair, MUSTER_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_ROUND,
  PROP_TABLE,
  PROP_ATTACKER,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
muster_club_pair_get_property (GObject    *object,
                               guint       prop_id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  MusterClubPair *self = MUSTER_CLUB_PAIR (object);

  switch (prop_id)
    {
    case PROP_ROUND:
      g_value_set_uint (value, self->round);
      break;
    case PROP_TABLE:
      g_value_set_uint (value, self->table);
      break;
    case PROP_ATTACKER:
      g_value_set_string (value, self->attacker);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_club_pair_set_property (GObject      *object,
                               guint         prop_id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  switch (prop_id)
    {
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterClubPair, attacker, g_free),
  MUSTER_OWNED (MusterClubPair, defender, g_free),
  MUSTER_OWNED (MusterClubPair, note, g_free),
  MUSTER_OWNED (MusterClubPair, scenario, g_free),
};

static void
muster_club_pair_class_init (MusterClubPairClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags shown = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));

  object_class->get_property = muster_club_pair_get_property;
  object_class->set_property = muster_club_pair_set_property;

  properties[PROP_ROUND] = g_param_spec_uint ("round", NULL, NULL, 0, G_MAXUINT, 0, shown);
  properties[PROP_TABLE] = g_param_spec_uint ("table", NULL, NULL, 0, G_MAXUINT, 0, shown);
  properties[PROP_ATTACKER] = g_param_spec_string ("attacker", NULL, NULL, "", shown);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
muster_club_pair_init (MusterClubPair *self)
{
  self->scenario = g_strdup ("");
}

MusterClubPair *
muster_club_pair_new (guint       round,
                      guint       table,
                      const char *attacker,
                      const char *defender,
                      const char *note)
{
  MusterClubPair *self = g_object_new (MUSTER_TYPE_CLUB_PAIR, NULL);

  self->round = round;
  self->table = table;
  self->attacker = g_strdup (attacker);
  self->defender = g_strdup (defender);
  self->note = g_strdup (note);

  return self;
}

guint
muster_club_pair_get_round (MusterClubPair *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_PAIR (self), 0);

  return self->round;
}

guint
muster_club_pair_get_table (MusterClubPair *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_PAIR (self), 0);

  return self->table;
}

const char *
muster_club_pair_get_attacker (MusterClubPair *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_PAIR (self), NULL);

  return self->attacker;
}

const char *
muster_club_pair_get_defender (MusterClubPair *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_PAIR (self), NULL);

  return self->defender;
}

const char *
muster_club_pair_get_note (MusterClubPair *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_PAIR (self), NULL);

  return self->note;
}

const char *
muster_club_pair_get_scenario (MusterClubPair *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_PAIR (self), NULL);

  return self->scenario;
}

void
muster_club_pair_set_scenario (MusterClubPair *self,
                               const char     *scenario)
{
  g_return_if_fail (MUSTER_IS_CLUB_PAIR (self));

  if (scenario == NULL)
    scenario = "";
  if (g_str_equal (self->scenario, scenario))
    return;
  g_free (self->scenario);
  self->scenario = g_strdup (scenario);
}
