/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/forces/muster-force-stat.h"

#include "core/muster-signal.h"

struct _MusterForceStat
{
  GObject parent_instance;

  char *name;
  char *value;
  char *usual;
  char *reason;
};

G_DEFINE_FINAL_TYPE (MusterForceStat, muster_force_stat, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_NAME,
  PROP_VALUE,
  PROP_USUAL,
  PROP_REASON,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];
static guint changed_signal;

static void
muster_force_stat_finalize (GObject *object)
{
  MusterForceStat *self = MUSTER_FORCE_STAT (object);

  g_free (self->name);
  g_free (self->value);
  g_free (self->usual);
  g_free (self->reason);

  G_OBJECT_CLASS (muster_force_stat_parent_class)->finalize (object);
}

static void
muster_force_stat_get_property (GObject    *object,
                                guint       prop_id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  MusterForceStat *self = MUSTER_FORCE_STAT (object);

  switch (prop_id)
    {
    case PROP_NAME:
      g_value_set_string (value, self->name);
      break;
    case PROP_VALUE:
      g_value_set_string (value, self->value);
      break;
    case PROP_USUAL:
      g_value_set_string (value, self->usual);
      break;
    case PROP_REASON:
      g_value_set_string (value, self->reason);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_force_stat_class_init (MusterForceStatClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->finalize = muster_force_stat_finalize;
  object_class->get_property = muster_force_stat_get_property;

  properties[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, "", flags);
  properties[PROP_VALUE] = g_param_spec_string ("value", NULL, NULL, "", flags);
  properties[PROP_USUAL] = g_param_spec_string ("usual", NULL, NULL, "", flags);
  properties[PROP_REASON] = g_param_spec_string ("reason", NULL, NULL, "", flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  changed_signal = muster_signal_new ("changed", G_TYPE_FROM_CLASS (klass));
}

static void
muster_force_stat_init (MusterForceStat *self)
{
  self->value = g_strdup ("");
  self->usual = g_strdup ("");
  self->reason = g_strdup ("");
}

MusterForceStat *
muster_force_stat_new (const char *name)
{
  MusterForceStat *self = g_object_new (MUSTER_TYPE_FORCE_STAT, NULL);

  self->name = g_strdup (name);

  return self;
}

const char *
muster_force_stat_get_name (MusterForceStat *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_STAT (self), NULL);

  return self->name;
}

const char *
muster_force_stat_get_value (MusterForceStat *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_STAT (self), NULL);

  return self->value;
}

const char *
muster_force_stat_get_usual (MusterForceStat *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_STAT (self), NULL);

  return self->usual;
}

const char *
muster_force_stat_get_reason (MusterForceStat *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_STAT (self), NULL);

  return self->reason;
}

/* Whether it is another than the type has. */
gboolean
muster_force_stat_is_changed (MusterForceStat *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_STAT (self), FALSE);

  return g_strcmp0 (self->value, self->usual) != 0;
}

gboolean
muster_force_stat_has_usual (MusterForceStat *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_STAT (self), FALSE);

  return g_strcmp0 (self->usual, MUSTER_FORCE_STAT_NOTHING) != 0;
}

static gboolean
set_text (char       **target,
          const char  *text)
{
  if (g_strcmp0 (*target, text) == 0)
    return FALSE;

  g_free (*target);
  *target = g_strdup (text);
  return TRUE;
}

/* Says it anew; the signal is emitted if anything is another. */
void
muster_force_stat_set (MusterForceStat *self,
                       const char      *value,
                       const char      *usual,
                       const char      *reason)
{
  gboolean changed;

  g_return_if_fail (MUSTER_IS_FORCE_STAT (self));

  changed = set_text (&self->value, value);
  changed = set_text (&self->usual, usual) || changed;
  changed = set_text (&self->reason, reason) || changed;
  if (!changed)
    return;

  g_object_freeze_notify (G_OBJECT (self));
  for (guint i = PROP_VALUE; i < N_PROPS; i++)
    g_object_notify_by_pspec (G_OBJECT (self), properties[i]);
  g_object_thaw_notify (G_OBJECT (self));
  g_signal_emit (self, changed_signal, 0);
}
