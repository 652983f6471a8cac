/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/club/muster-club-fact.h"

struct _MusterClubFact
{
  MusterObject parent_instance;

  char *name;
  char *value;
};

G_DEFINE_FINAL_TYPE (MusterClubFact, muster_club_fact, MUSTER_TYPE_OBJECT)

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterClubFact, name, g_free),
  MUSTER_OWNED (MusterClubFact, value, g_free),
};

static void
muster_club_fact_class_init (MusterClubFactClass *klass)
{
  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));
}

static void
muster_club_fact_init (MusterClubFact *self)
{
}

MusterClubFact *
muster_club_fact_new (const char *name,
                      const char *value)
{
  MusterClubFact *self = g_object_new (MUSTER_TYPE_CLUB_FACT, NULL);

  self->name = g_strdup (name);
  self->value = g_strdup (value);

  return self;
}

const char *
muster_club_fact_get_name (MusterClubFact *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_FACT (self), NULL);

  return self->name;
}

const char *
muster_club_fact_get_value (MusterClubFact *self)
{
  g_return_val_if_fail (MUSTER_IS_CLUB_FACT (self), NULL);

  return self->value;
}
