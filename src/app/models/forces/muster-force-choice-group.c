/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/forces/muster-force-choice-group.h"

#include "core/muster-i18n.h"
#include "core/muster-signal.h"

/* If a group has more options, its title names only the first and the last. */
#define MOST_NAMED 4

struct _MusterForceChoiceGroup
{
  MusterObject parent_instance;

  char *id;
  gboolean always_one;
  GPtrArray *choices;
};

G_DEFINE_FINAL_TYPE (MusterForceChoiceGroup, muster_force_choice_group, MUSTER_TYPE_OBJECT)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
choice_changed_cb (MusterForceChoiceGroup *self)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterForceChoiceGroup, id, g_free),
  MUSTER_OWNED (MusterForceChoiceGroup, choices, g_ptr_array_unref),
};

static void
muster_force_choice_group_class_init (MusterForceChoiceGroupClass *klass)
{
  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));

  signals[SIGNAL_CHANGED] = muster_signal_new ("changed", G_TYPE_FROM_CLASS (klass));
}

static void
muster_force_choice_group_init (MusterForceChoiceGroup *self)
{
  self->choices = g_ptr_array_new_with_free_func (g_object_unref);
}

MusterForceChoiceGroup *
muster_force_choice_group_new (const char *id,
                               gboolean    always_one)
{
  MusterForceChoiceGroup *self = g_object_new (MUSTER_TYPE_FORCE_CHOICE_GROUP, NULL);

  self->id = g_strdup (id);
  self->always_one = always_one;
  return self;
}

const char *
muster_force_choice_group_get_id (MusterForceChoiceGroup *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_CHOICE_GROUP (self), NULL);

  return self->id;
}

gboolean
muster_force_choice_group_always_one (MusterForceChoiceGroup *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_CHOICE_GROUP (self), FALSE);

  return self->always_one;
}

void
muster_force_choice_group_add (MusterForceChoiceGroup *self,
                               MusterForceChoice      *choice)
{
  g_return_if_fail (MUSTER_IS_FORCE_CHOICE_GROUP (self));

  g_ptr_array_add (self->choices, g_object_ref (choice));
  g_signal_connect_object (choice, "changed", G_CALLBACK (choice_changed_cb), self, G_CONNECT_SWAPPED);
}

guint
muster_force_choice_group_get_length (MusterForceChoiceGroup *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_CHOICE_GROUP (self), 0);

  return self->choices->len;
}

MusterForceChoice *
muster_force_choice_group_get (MusterForceChoiceGroup *self,
                               guint                   position)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_CHOICE_GROUP (self), NULL);
  g_return_val_if_fail (position < self->choices->len, NULL);

  return self->choices->pdata[position];
}

MusterForceChoice *
muster_force_choice_group_get_active (MusterForceChoiceGroup *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_CHOICE_GROUP (self), NULL);

  for (guint i = 0; i < self->choices->len; i++)
    if (muster_force_choice_get_standing (self->choices->pdata[i])->active)
      return self->choices->pdata[i];
  return NULL;
}

char *
muster_force_choice_group_dup_title (MusterForceChoiceGroup *self)
{
  g_autoptr (GString) title = g_string_new (NULL);
  guint n;

  g_return_val_if_fail (MUSTER_IS_FORCE_CHOICE_GROUP (self), NULL);

  n = self->choices->len;
  if (n > MOST_NAMED)
    /* Translators: the first and the last of several options of which one is chosen. */
    return g_strdup_printf (_("%s … %s"), muster_force_choice_get_name (self->choices->pdata[0]),
                            muster_force_choice_get_name (self->choices->pdata[n - 1]));
  for (guint i = 0; i < n; i++)
    g_string_append_printf (title, "%s%s", i > 0 ? " / " : "",
                            muster_force_choice_get_name (self->choices->pdata[i]));
  return g_string_free (g_steal_pointer (&title), FALSE);
}
