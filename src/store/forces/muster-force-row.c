/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/forces/muster-force-row-private.h"

#include <inttypes.h>

#include "core/muster-i18n.h"

struct _MusterForceRow
{
  MusterRecordRow parent_instance;

  MusterForceRecord record;
  gboolean damaged;
};

G_DEFINE_FINAL_TYPE (MusterForceRow, muster_force_row, MUSTER_TYPE_RECORD_ROW)

enum
{
  PROP_0,
  PROP_BUDGET,
  PROP_N_UNITS,
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
    case PROP_BUDGET:
      g_value_set_int (value, muster_force_row_get_budget (self));
      break;

    case PROP_N_UNITS:
      g_value_set_uint (value, muster_force_row_get_n_units (self));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_force_row_get_heading (MusterRecordRow     *row,
                              MusterRecordHeading *heading)
{
  MusterForceRow *self = MUSTER_FORCE_ROW (row);

  *heading = (MusterRecordHeading) {
    .id = self->record.id,
    .uuid = self->record.uuid,
    .ruleset = self->record.summary.ruleset,
    .title = self->record.summary.name,
    .archived = self->record.summary.archived,
    .updated = self->record.updated,
    .damaged = self->damaged,
  };
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
  MUSTER_RECORD_ROW_CLASS (klass)->get_heading = muster_force_row_get_heading;

  properties[PROP_BUDGET] = g_param_spec_int ("budget", NULL, NULL, G_MININT, G_MAXINT, 0, flags);
  properties[PROP_N_UNITS] = g_param_spec_uint ("n-units", NULL, NULL, 0, G_MAXUINT, 0, flags);
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
  char **texts[] = { &record->uuid, &record->summary.ruleset, &record->summary.theatre };

  muster_record_row_fill_gaps (texts, G_N_ELEMENTS (texts));
  if (record->summary.name == NULL || (damaged && *record->summary.name == '\0'))
    {
      g_free (record->summary.name);
      record->summary.name =
        g_strdup_printf (_("Force %" PRId64 ", which cannot be read"), record->id);
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

const char *
muster_force_row_get_theatre (MusterForceRow *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_ROW (self), NULL);

  return self->record.summary.theatre;
}

/* Returns: (nullable): the id of the colour that its side is known by; none of a damaged force */
const char *
muster_force_row_get_colour (MusterForceRow *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_ROW (self), NULL);

  return self->record.summary.colour;
}

int
muster_force_row_get_points (MusterForceRow *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_ROW (self), 0);

  return (int) CLAMP (self->record.summary.points, G_MININT, G_MAXINT);
}

int
muster_force_row_get_budget (MusterForceRow *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_ROW (self), 0);

  return (int) CLAMP (self->record.summary.budget, 0, G_MAXINT);
}

guint
muster_force_row_get_n_units (MusterForceRow *self)
{
  g_return_val_if_fail (MUSTER_IS_FORCE_ROW (self), 0);

  return (guint) CLAMP (self->record.summary.n_units, 0, G_MAXINT);
}
