/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/forces/muster-force-stat.h"

#include "core/muster-signal.h"

struct _MusterForceStat
{
  MusterObject parent_instance;

  char *name;
  char *value;
  char *usual;
  char *reason;
};

G_DEFINE_FINAL_TYPE (MusterForceStat, muster_force_stat, MUSTER_TYPE_OBJECT)

static guint changed_signal;

static const MusterMember MEMBERS[] = {
  MUSTER_TEXT (MusterForceStat, name, "name"),
  MUSTER_TEXT (MusterForceStat, value, "value"),
  MUSTER_TEXT (MusterForceStat, usual, "usual"),
  MUSTER_TEXT (MusterForceStat, reason, "reason"),
};

static void
muster_force_stat_class_init (MusterForceStatClass *klass)
{
  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));

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

/* Whether the value differs from that of the type. */
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

/* Sets the texts, and emits the signal if any of them changes. */
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
  g_object_notify (G_OBJECT (self), "value");
  g_object_notify (G_OBJECT (self), "usual");
  g_object_notify (G_OBJECT (self), "reason");
  g_object_thaw_notify (G_OBJECT (self));
  g_signal_emit (self, changed_signal, 0);
}
