/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/forces/muster-force-choice.h"

#include "core/muster-signal.h"

struct _MusterForceChoice
{
  MusterObject parent_instance;

  char *id;
  char *name;
  char *summary;
  MusterForceStanding standing;
};

G_DEFINE_FINAL_TYPE (MusterForceChoice, muster_force_choice, MUSTER_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_NAME,
  PROP_FREE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];
static guint changed_signal;

void
muster_force_standing_clear (MusterForceStanding *standing)
{
  g_clear_pointer (&standing->effect, g_free);
  g_clear_pointer (&standing->cost, g_free);
  g_clear_pointer (&standing->reason, g_free);
  g_clear_pointer (&standing->rule, g_free);
  g_clear_pointer (&standing->needs_rule, g_free);
}

static gboolean
standing_equal (const MusterForceStanding *a,
                const MusterForceStanding *b)
{
  return g_strcmp0 (a->effect, b->effect) == 0 && g_strcmp0 (a->cost, b->cost) == 0 &&
         g_strcmp0 (a->reason, b->reason) == 0 &&
         g_strcmp0 (a->rule, b->rule) == 0 && a->active == b->active &&
         a->allowed == b->allowed && a->free == b->free && a->may_be_free == b->may_be_free &&
         g_strcmp0 (a->needs_rule, b->needs_rule) == 0;
}

static void
muster_force_choice_get_property (GObject    *object,
                                  guint       prop_id,
                                  GValue     *value,
                                  GParamSpec *pspec)
{
  MusterForceChoice *self = MUSTER_FORCE_CHOICE (object);

  switch (prop_id)
    {
    case PROP_NAME:
      g_value_set_string (value, self->name);
      break;
    case PROP_FREE:
      g_value_set_boolean (value, self->standing.free);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterForceChoice, id, g_free),
  MUSTER_OWNED (MusterForceChoice, name, g_free),
  MUSTER_OWNED (MusterForceChoice, summary, g_free),
  MUSTER_HELD (MusterForceChoice, standing, muster_force_standing_clear),
};

static void
muster_force_choice_class_init (MusterForceChoiceClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));

  object_class->get_property = muster_force_choice_get_property;

  properties[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, "", flags);
  properties[PROP_FREE] = g_param_spec_boolean ("free", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  changed_signal = muster_signal_new ("changed", G_TYPE_FROM_CLASS (klass));
}

static void
muster_force_choice_init (MusterForceChoice *self)
{
}

MusterForceChoice *
muster_force_choice_new (const char *id,
                         const char *name,
                         const char *summary)
{
  MusterForceChoice *self = g_object_new (MUSTER_TYPE_FORCE_CHOICE, NULL);

  self->id = g_strdup (id);
  self->name = g_strdup (name);
  self->summary = g_strdup (summary);

  return self;
}

const char *
muster_force_choice_get_id (MusterForceChoice *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_CHOICE (self), NULL);

  return self->id;
}

const char *
muster_force_choice_get_name (MusterForceChoice *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_CHOICE (self), NULL);

  return self->name;
}

const char *
muster_force_choice_get_summary (MusterForceChoice *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_CHOICE (self), NULL);

  return self->summary;
}

const MusterForceStanding *
muster_force_choice_get_standing (MusterForceChoice *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_CHOICE (self), NULL);

  return &self->standing;
}

/**
 * muster_force_choice_take_standing:
 * @standing: (transfer full): how it stands now; empty afterwards
 */
void
muster_force_choice_take_standing (MusterForceChoice   *self,
                                   MusterForceStanding *standing)
{
  MusterForceStanding before;

  g_return_if_fail (MUSTER_IS_FORCE_CHOICE (self));

  before = self->standing;
  self->standing = *standing;
  *standing = (MusterForceStanding) { 0 };
  if (!standing_equal (&before, &self->standing))
    {
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FREE]);
      g_signal_emit (self, changed_signal, 0);
    }
  muster_force_standing_clear (&before);
}
