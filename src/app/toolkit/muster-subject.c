/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/toolkit/muster-subject.h"

struct _MusterSubject
{
  GObject parent_instance;

  GObject *item;
};

G_DEFINE_FINAL_TYPE (MusterSubject, muster_subject, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_ITEM,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
muster_subject_get_property (GObject    *object,
                             guint       id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  g_value_set_object (value, MUSTER_SUBJECT (object)->item);
}

static void
muster_subject_dispose (GObject *object)
{
  g_clear_object (&MUSTER_SUBJECT (object)->item);

  G_OBJECT_CLASS (muster_subject_parent_class)->dispose (object);
}

static void
muster_subject_class_init (MusterSubjectClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = muster_subject_get_property;
  object_class->dispose = muster_subject_dispose;

  properties[PROP_ITEM] =
    g_param_spec_object ("item", NULL, NULL, G_TYPE_OBJECT, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
muster_subject_init (MusterSubject *self)
{
}

void
muster_subject_set_item (MusterSubject *self,
                         gpointer       item)
{
  g_return_if_fail (MUSTER_IS_SUBJECT (self));

  if (g_set_object (&self->item, item))
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ITEM]);
}
