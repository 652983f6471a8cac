/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/muster-record-row.h"

G_DEFINE_ABSTRACT_TYPE (MusterRecordRow, muster_record_row, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_ID,
  PROP_RULESET,
  PROP_TITLE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
muster_record_row_get_property (GObject    *object,
                                guint       prop_id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  MusterRecordHeading heading = muster_record_row_get_heading (MUSTER_RECORD_ROW (object));

  switch (prop_id)
    {
    case PROP_ID:
      g_value_set_int64 (value, heading.id);
      break;

    case PROP_RULESET:
      g_value_set_string (value, heading.ruleset);
      break;

    case PROP_TITLE:
      g_value_set_string (value, heading.title);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_record_row_class_init (MusterRecordRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = muster_record_row_get_property;

  properties[PROP_ID] = g_param_spec_int64 ("id", NULL, NULL, G_MININT64, G_MAXINT64, 0, flags);
  properties[PROP_RULESET] = g_param_spec_string ("ruleset", NULL, NULL, "", flags);
  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, "", flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
muster_record_row_init (MusterRecordRow *self)
{
}

MusterRecordHeading
muster_record_row_get_heading (MusterRecordRow *self)
{
  MusterRecordHeading heading = { 0 };

  g_return_val_if_fail (MUSTER_IS_RECORD_ROW (self), heading);

  MUSTER_RECORD_ROW_GET_CLASS (self)->get_heading (self, &heading);

  return heading;
}

void
muster_record_row_fill_gaps (char  **texts[],
                             guint   n_texts)
{
  for (guint i = 0; i < n_texts; i++)
    {
      if (*texts[i] == NULL)
        *texts[i] = g_strdup ("");
    }
}
