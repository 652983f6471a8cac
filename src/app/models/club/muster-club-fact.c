/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/club/muster-club-fact.h"

struct _MusterClubFact
{
  GObject parent_instance;

  char *name;
  char *value;
};

G_DEFINE_FINAL_TYPE (MusterClubFact, muster_club_fact, G_TYPE_OBJECT)

static void
muster_club_fact_finalize (GObject *object)
{
  MusterClubFact *self = MUSTER_CLUB_FACT (object);

  g_free (self->name);
  g_free (self->value);

  G_OBJECT_CLASS (muster_club_fact_parent_class)->finalize (object);
}

static void
muster_club_fact_class_init (MusterClubFactClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = muster_club_fact_finalize;
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
