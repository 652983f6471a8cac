/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/after/muster-after-row.h"

struct _MusterAfterRow
{
  MusterObject parent_instance;

  char *title;
  char *detail;
  char *value;
  gboolean has_level;
  double level;
  char *badge;
  const MusterSideColour *colour;
};

G_DEFINE_FINAL_TYPE (MusterAfterRow, muster_after_row, MUSTER_TYPE_OBJECT)

static const MusterMember MEMBERS[] = {
  MUSTER_TEXT (MusterAfterRow, title, "title"),
  MUSTER_OWNED (MusterAfterRow, detail, g_free),
  MUSTER_OWNED (MusterAfterRow, value, g_free),
  MUSTER_OWNED (MusterAfterRow, badge, g_free),
};

static void
muster_after_row_class_init (MusterAfterRowClass *klass)
{
  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));
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
