/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/after/muster-after-row.h"

struct _MusterAfterRow
{
  GObject parent_instance;

  char *title;
  char *detail;
  char *value;
  gboolean has_level;
  double level;
  char *badge;
  const MusterSideColour *colour;
};

G_DEFINE_FINAL_TYPE (MusterAfterRow, muster_after_row, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_TITLE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
muster_after_row_get_property (GObject    *object,
                               guint       prop_id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  MusterAfterRow *self = MUSTER_AFTER_ROW (object);

  switch (prop_id)
    {
    case PROP_TITLE:
      g_value_set_string (value, self->title);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_after_row_finalize (GObject *object)
{
  MusterAfterRow *self = MUSTER_AFTER_ROW (object);

  g_free (self->title);
  g_free (self->detail);
  g_free (self->value);
  g_free (self->badge);

  G_OBJECT_CLASS (muster_after_row_parent_class)->finalize (object);
}

static void
muster_after_row_class_init (MusterAfterRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = muster_after_row_get_property;
  object_class->finalize = muster_after_row_finalize;

  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
muster_after_row_init (MusterAfterRow *self)
{
}

MusterAfterRow *
muster_after_row_new (const char *title,
                      const char *detail,
                      const char *value)
{
  MusterAfterRow *self = g_object_new (MUSTER_TYPE_AFTER_ROW, NULL);

  self->title = g_strdup (title);
  self->detail = g_strdup (detail != NULL ? detail : "");
  self->value = g_strdup (value != NULL ? value : "");

  return self;
}

MusterAfterRow *
muster_after_row_new_level (const char *title,
                            const char *detail,
                            const char *value,
                            double      level)
{
  MusterAfterRow *self = muster_after_row_new (title, detail, value);

  self->has_level = TRUE;
  self->level = CLAMP (level, -1.0, 1.0);

  return self;
}

void
muster_after_row_set_side (MusterAfterRow         *self,
                           const char             *badge,
                           const MusterSideColour *colour)
{
  g_return_if_fail (MUSTER_IS_AFTER_ROW (self));

  g_free (self->badge);
  self->badge = g_strdup (badge);
  self->colour = colour;
}

/**
 * muster_after_row_get_badge:
 *
 * Returns: (nullable): the letters of the side whose row it is
 */
const char *
muster_after_row_get_badge (MusterAfterRow *self)
{
  g_return_val_if_fail (MUSTER_IS_AFTER_ROW (self), NULL);

  return self->badge;
}

const MusterSideColour *
muster_after_row_get_colour (MusterAfterRow *self)
{
  g_return_val_if_fail (MUSTER_IS_AFTER_ROW (self), NULL);

  return self->colour;
}

const char *
muster_after_row_get_title (MusterAfterRow *self)
{
  return self->title;
}

const char *
muster_after_row_get_detail (MusterAfterRow *self)
{
  return self->detail;
}

const char *
muster_after_row_get_value (MusterAfterRow *self)
{
  return self->value;
}

gboolean
muster_after_row_has_level (MusterAfterRow *self)
{
  return self->has_level;
}

double
muster_after_row_get_level (MusterAfterRow *self)
{
  return self->level;
}
