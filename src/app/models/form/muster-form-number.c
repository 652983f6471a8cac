/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/form/muster-form-number.h"

#include <string.h>

struct _MusterFormNumber
{
  MusterFormField parent_instance;

  int number;
  gboolean given;
  gboolean hidden;
  int limit; /* 0 for that of the field */
};

G_DEFINE_FINAL_TYPE (MusterFormNumber, muster_form_number, MUSTER_TYPE_FORM_FIELD)

enum
{
  PROP_0,
  PROP_NUMBER,
  PROP_GIVEN,
  PROP_HIDDEN,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

/* Whether there always is a number: it cannot be left out and need not be measured. */
static gboolean
is_settled (MusterFormNumber *self)
{
  return !muster_form_number_can_be_left_out (self) && !muster_form_number_is_measured (self);
}

static int
get_usual (MusterFormNumber *self)
{
  const MusterField *field = muster_form_field_get_field (MUSTER_FORM_FIELD (self));

  return CLAMP (field->fallback, field->min, MAX (field->min, field->max));
}

/* A usual value need not be given, and a hidden one is not. */
static gboolean
muster_form_number_get (MusterFormField *field,
                        MusterValue     *value)
{
  MusterFormNumber *self = MUSTER_FORM_NUMBER (field);

  if (self->hidden || !self->given ||
      (!muster_form_field_is_required (field) && is_settled (self) &&
       self->number == muster_form_field_get_field (field)->fallback))
    return FALSE;

  value->number = self->number;
  return TRUE;
}

static void
muster_form_number_set (MusterFormField   *field,
                        const MusterValue *value)
{
  MusterFormNumber *self = MUSTER_FORM_NUMBER (field);

  muster_form_number_set_number (self, value != NULL ? value->number : get_usual (self));
  muster_form_number_set_given (self, value != NULL);
}

static void
muster_form_number_get_property (GObject    *object,
                                 guint       prop_id,
                                 GValue     *value,
                                 GParamSpec *pspec)
{
  MusterFormNumber *self = MUSTER_FORM_NUMBER (object);

  switch (prop_id)
    {
    case PROP_NUMBER:
      g_value_set_int (value, self->number);
      break;

    case PROP_GIVEN:
      g_value_set_boolean (value, self->given);
      break;

    case PROP_HIDDEN:
      g_value_set_boolean (value, self->hidden);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_form_number_set_property (GObject      *object,
                                 guint         prop_id,
                                 const GValue *value,
                                 GParamSpec   *pspec)
{
  MusterFormNumber *self = MUSTER_FORM_NUMBER (object);

  switch (prop_id)
    {
    case PROP_NUMBER:
      muster_form_number_set_number (self, g_value_get_int (value));
      break;

    case PROP_GIVEN:
      muster_form_number_set_given (self, g_value_get_boolean (value));
      break;

    case PROP_HIDDEN:
      muster_form_number_set_hidden (self, g_value_get_boolean (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_form_number_class_init (MusterFormNumberClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = muster_form_number_get_property;
  object_class->set_property = muster_form_number_set_property;
  MUSTER_FORM_FIELD_CLASS (klass)->get = muster_form_number_get;
  MUSTER_FORM_FIELD_CLASS (klass)->set = muster_form_number_set;

  properties[PROP_NUMBER] =
    g_param_spec_int ("number", NULL, NULL, G_MININT, G_MAXINT, 0, flags);
  properties[PROP_GIVEN] = g_param_spec_boolean ("given", NULL, NULL, FALSE, flags);
  properties[PROP_HIDDEN] = g_param_spec_boolean ("hidden", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
muster_form_number_init (MusterFormNumber *self)
{
}

MusterFormField *
muster_form_number_new (const MusterField *field,
                        guint              index)
{
  MusterFormNumber *self =
    g_object_new (MUSTER_TYPE_FORM_NUMBER, "field", field, "index", index, NULL);

  self->number = get_usual (self);
  self->given = is_settled (self);

  return MUSTER_FORM_FIELD (self);
}

/* Setting a different number also marks it as given. */
void
muster_form_number_set_number (MusterFormNumber *self,
                               int               number)
{
  g_return_if_fail (MUSTER_IS_FORM_NUMBER (self));

  if (self->number == number)
    return;

  self->number = number;
  if (!self->given)
    {
      self->given = TRUE;
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GIVEN]);
    }
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_NUMBER]);
  muster_form_field_changed (MUSTER_FORM_FIELD (self));
}

void
muster_form_number_set_given (MusterFormNumber *self,
                              gboolean          given)
{
  g_return_if_fail (MUSTER_IS_FORM_NUMBER (self));

  given = given || is_settled (self);
  if (self->given == given)
    return;

  self->given = given;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GIVEN]);
  muster_form_field_changed (MUSTER_FORM_FIELD (self));
}

gboolean
muster_form_number_can_be_left_out (MusterFormNumber *self)
{
  g_return_val_if_fail (MUSTER_IS_FORM_NUMBER (self), FALSE);

  return (muster_form_field_get_field (MUSTER_FORM_FIELD (self))->flags &
          (MUSTER_FIELD_REQUIRED | MUSTER_FIELD_SETTLED)) == 0;
}

/* Whether a player must measure or count it first. A required distance has no usual value, since
 * the least one would be the best shot. */
gboolean
muster_form_number_is_measured (MusterFormNumber *self)
{
  MusterFieldFlags flags;

  g_return_val_if_fail (MUSTER_IS_FORM_NUMBER (self), FALSE);

  flags = muster_form_field_get_field (MUSTER_FORM_FIELD (self))->flags;
  return (flags & MUSTER_FIELD_REQUIRED) && (flags & (MUSTER_FIELD_DISTANCE | MUSTER_FIELD_COUNTED)) &&
         !(flags & MUSTER_FIELD_SETTLED);
}

void
muster_form_number_set_limit (MusterFormNumber *self,
                              int               limit)
{
  g_return_if_fail (MUSTER_IS_FORM_NUMBER (self));

  self->limit = limit;
}

gboolean
muster_form_number_is_whole (MusterFormNumber *self,
                             const char       *typed)
{
  g_autofree char *greatest = NULL;

  g_return_val_if_fail (MUSTER_IS_FORM_NUMBER (self), FALSE);

  greatest = g_strdup_printf ("%d", self->limit > 0
                                      ? self->limit
                                      : muster_form_field_get_field (MUSTER_FORM_FIELD (self))->max);
  return strlen (typed) >= strlen (greatest) && strspn (typed, "0123456789") == strlen (typed);
}

gboolean
muster_form_number_is_hidden (MusterFormNumber *self)
{
  g_return_val_if_fail (MUSTER_IS_FORM_NUMBER (self), FALSE);

  return self->hidden;
}

void
muster_form_number_set_hidden (MusterFormNumber *self,
                               gboolean          hidden)
{
  g_return_if_fail (MUSTER_IS_FORM_NUMBER (self));

  hidden = hidden && muster_form_number_can_be_hidden (self);
  if (self->hidden == hidden)
    return;

  self->hidden = hidden;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_HIDDEN]);
  muster_form_field_changed (MUSTER_FORM_FIELD (self));
}

gboolean
muster_form_number_can_be_hidden (MusterFormNumber *self)
{
  g_return_val_if_fail (MUSTER_IS_FORM_NUMBER (self), FALSE);

  return (muster_form_field_get_field (MUSTER_FORM_FIELD (self))->flags & MUSTER_FIELD_SECRET) != 0;
}
