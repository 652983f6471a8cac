/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/forces/muster-force-row-private.h"

#include "core/muster-i18n.h"

struct _MusterForceRow
{
  GObject parent_instance;

  MusterForceRecord record;
  gboolean damaged;
};

G_DEFINE_FINAL_TYPE (MusterForceRow, muster_force_row, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_ID,
  PROP_UUID,
  PROP_RULESET,
  PROP_NAME,
  PROP_THEATRE,
  PROP_ARCHIVED,
  PROP_POINTS,
  PROP_BUDGET,
  PROP_N_UNITS,
  PROP_CREATED,
  PROP_UPDATED,
  PROP_DAMAGED,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
muster_force_row_get_property (GObject    *object,
                               guint       prop_id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  MusterForceRow *self = MUSTER_FORCE_ROW (object);

  switch (prop_id)
    {
    case PROP_ID:
      g_value_set_int64 (value, muster_force_row_get_id (self));
      break;

    case PROP_UUID:
      g_value_set_string (value, muster_force_row_get_uuid (self));
      break;

    case PROP_RULESET:
      g_value_set_string (value, muster_force_row_get_ruleset (self));
      break;

    case PROP_NAME:
      g_value_set_string (value, muster_force_row_get_name (self));
      break;

    case PROP_THEATRE:
      g_value_set_string (value, muster_force_row_get_theatre (self));
      break;

    case PROP_ARCHIVED:
      g_value_set_boolean (value, muster_force_row_get_archived (self));
      break;

    case PROP_POINTS:
      g_value_set_int (value, muster_force_row_get_points (self));
      break;

    case PROP_BUDGET:
      g_value_set_int (value, muster_force_row_get_budget (self));
      break;

    case PROP_N_UNITS:
      g_value_set_uint (value, muster_force_row_get_n_units (self));
      break;

    case PROP_CREATED:
      g_value_set_int64 (value, muster_force_row_get_created (self));
      break;

    case PROP_UPDATED:
      g_value_set_int64 (value, muster_force_row_get_updated (self));
      break;

    case PROP_DAMAGED:
      g_value_set_boolean (value, muster_force_row_get_damaged (self));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_force_row_finalize (GObject *object)
{
  MusterForceRow *self = MUSTER_FORCE_ROW (object);

  muster_force_record_clear (&self->record);

  G_OBJECT_CLASS (muster_force_row_parent_class)->finalize (object);
}

static void
muster_force_row_class_init (MusterForceRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = muster_force_row_get_property;
  object_class->finalize = muster_force_row_finalize;

  properties[PROP_ID] = g_param_spec_int64 ("id", NULL, NULL, G_MININT64, G_MAXINT64, 0, flags);
  properties[PROP_UUID] = g_param_spec_string ("uuid", NULL, NULL, "", flags);
  properties[PROP_RULESET] = g_param_spec_string ("ruleset", NULL, NULL, "", flags);
  properties[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, "", flags);
  properties[PROP_THEATRE] = g_param_spec_string ("theatre", NULL, NULL, "", flags);
  properties[PROP_ARCHIVED] = g_param_spec_boolean ("archived", NULL, NULL, FALSE, flags);
  properties[PROP_POINTS] = g_param_spec_int ("points", NULL, NULL, G_MININT, G_MAXINT, 0, flags);
  properties[PROP_BUDGET] = g_param_spec_int ("budget", NULL, NULL, G_MININT, G_MAXINT, 0, flags);
  properties[PROP_N_UNITS] = g_param_spec_uint ("n-units", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_CREATED] =
    g_param_spec_int64 ("created", NULL, NULL, G_MININT64, G_MAXINT64, 0, flags);
  properties[PROP_UPDATED] =
    g_param_spec_int64 ("updated", NULL, NULL, G_MININT64, G_MAXINT64, 0, flags);
  properties[PROP_DAMAGED] = g_param_spec_boolean ("damaged", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
muster_force_row_init (MusterForceRow *self)
{
}

/* Of a row that could not be read there may be nothing at all. */
static void
fill_gaps (MusterForceRecord *record,
           gboolean           damaged)
{
  char **texts[] = { &record->uuid, &record->ruleset, &record->theatre, &record->search,
                     &record->notes };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      if (*texts[i] == NULL)
        *texts[i] = g_strdup ("");
    }
  if (record->name == NULL || (damaged && *record->name == '\0'))
    {
      g_free (record->name);
      record->name = g_strdup_printf (_("Force %" G_GINT64_FORMAT ", which cannot be read"), record->id);
    }
}

MusterForceRow *
muster_force_row_new_take (MusterForceRecord *record,
                           gboolean           damaged)
{
  MusterForceRow *self = g_object_new (MUSTER_TYPE_FORCE_ROW, NULL);

  self->record = *record;
  *record = (MusterForceRecord) { 0 };
  self->damaged = damaged;
  fill_gaps (&self->record, damaged);

  return self;
}

gint64
muster_force_row_get_id (MusterForceRow *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_ROW (self), 0);

  return self->record.id;
}

const char *
muster_force_row_get_uuid (MusterForceRow *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_ROW (self), NULL);

  return self->record.uuid;
}

const char *
muster_force_row_get_ruleset (MusterForceRow *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_ROW (self), NULL);

  return self->record.ruleset;
}

const char *
muster_force_row_get_name (MusterForceRow *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_ROW (self), NULL);

  return self->record.name;
}

const char *
muster_force_row_get_theatre (MusterForceRow *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_ROW (self), NULL);

  return self->record.theatre;
}

gboolean
muster_force_row_get_archived (MusterForceRow *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_ROW (self), FALSE);

  return self->record.archived != 0;
}

int
muster_force_row_get_points (MusterForceRow *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_ROW (self), 0);

  return (int) CLAMP (self->record.points, G_MININT, G_MAXINT);
}

int
muster_force_row_get_budget (MusterForceRow *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_ROW (self), 0);

  return (int) CLAMP (self->record.budget, 0, G_MAXINT);
}

guint
muster_force_row_get_n_units (MusterForceRow *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_ROW (self), 0);

  return (guint) CLAMP (self->record.n_units, 0, G_MAXINT);
}

gint64
muster_force_row_get_created (MusterForceRow *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_ROW (self), 0);

  return self->record.created;
}

gint64
muster_force_row_get_updated (MusterForceRow *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_ROW (self), 0);

  return self->record.updated;
}

gboolean
muster_force_row_get_damaged (MusterForceRow *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_ROW (self), FALSE);

  return self->damaged;
}
