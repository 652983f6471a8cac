/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/muster-ledger-row-private.h"

struct _MusterLedgerRow
{
  MusterRecordRow parent_instance;

  MusterLedgerHeader header;
  gboolean damaged;
};

G_DEFINE_ENUM_TYPE (MusterStage, muster_stage,
                    G_DEFINE_ENUM_VALUE (MUSTER_STAGE_ANY, "any"),
                    G_DEFINE_ENUM_VALUE (MUSTER_STAGE_PREPARED, "prepared"),
                    G_DEFINE_ENUM_VALUE (MUSTER_STAGE_OPEN, "open"),
                    G_DEFINE_ENUM_VALUE (MUSTER_STAGE_OVER, "over"))

G_DEFINE_FINAL_TYPE (MusterLedgerRow, muster_ledger_row, MUSTER_TYPE_RECORD_ROW)

enum
{
  PROP_0,
  PROP_SUBJECT,
  PROP_DATE,
  PROP_IS_OVER,
  PROP_STAGE,
  PROP_TURN,
  PROP_SCORE,
  PROP_SCENE,
  PROP_LENGTH,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
muster_ledger_row_get_property (GObject    *object,
                                guint       prop_id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  MusterLedgerRow *self = MUSTER_LEDGER_ROW (object);

  switch (prop_id)
    {
    case PROP_SUBJECT:
      g_value_set_string (value, muster_ledger_row_get_subject (self));
      break;

    case PROP_DATE:
      g_value_set_string (value, muster_ledger_row_get_date (self));
      break;

    case PROP_IS_OVER:
      g_value_set_boolean (value, muster_ledger_row_get_is_over (self));
      break;

    case PROP_STAGE:
      g_value_set_enum (value, muster_ledger_row_get_stage (self));
      break;

    case PROP_TURN:
      g_value_set_uint (value, muster_ledger_row_get_turn (self));
      break;

    case PROP_SCORE:
      g_value_set_string (value, muster_ledger_row_get_score (self));
      break;

    case PROP_SCENE:
      g_value_set_string (value, muster_ledger_row_get_scene (self));
      break;

    case PROP_LENGTH:
      g_value_set_uint (value, muster_ledger_row_get_length (self));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_ledger_row_get_heading (MusterRecordRow     *row,
                               MusterRecordHeading *heading)
{
  MusterLedgerRow *self = MUSTER_LEDGER_ROW (row);

  *heading = (MusterRecordHeading) {
    .id = self->header.id,
    .uuid = self->header.uuid,
    .ruleset = self->header.ruleset,
    .title = self->header.title,
    .archived = self->header.archived != 0,
    .updated = self->header.updated,
    .damaged = self->damaged,
  };
}

static void
muster_ledger_row_finalize (GObject *object)
{
  MusterLedgerRow *self = MUSTER_LEDGER_ROW (object);

  muster_ledger_header_clear (&self->header);

  G_OBJECT_CLASS (muster_ledger_row_parent_class)->finalize (object);
}

static void
muster_ledger_row_class_init (MusterLedgerRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = muster_ledger_row_get_property;
  object_class->finalize = muster_ledger_row_finalize;
  MUSTER_RECORD_ROW_CLASS (klass)->get_heading = muster_ledger_row_get_heading;

  properties[PROP_SUBJECT] = g_param_spec_string ("subject", NULL, NULL, "", flags);
  properties[PROP_DATE] = g_param_spec_string ("date", NULL, NULL, "", flags);
  properties[PROP_IS_OVER] = g_param_spec_boolean ("is-over", NULL, NULL, FALSE, flags);
  properties[PROP_STAGE] = g_param_spec_enum ("stage", NULL, NULL, MUSTER_TYPE_STAGE,
                                              MUSTER_STAGE_OPEN, flags);
  properties[PROP_TURN] = g_param_spec_uint ("turn", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_SCORE] = g_param_spec_string ("score", NULL, NULL, "", flags);
  properties[PROP_SCENE] = g_param_spec_string ("scene", NULL, NULL, "", flags);
  properties[PROP_LENGTH] = g_param_spec_uint ("length", NULL, NULL, 0, G_MAXUINT, 0, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
muster_ledger_row_init (MusterLedgerRow *self)
{
}

MusterLedgerRow *
muster_ledger_row_new_take (MusterLedgerHeader *header,
                            gboolean            damaged)
{
  MusterLedgerRow *self = g_object_new (MUSTER_TYPE_LEDGER_ROW, NULL);
  MusterLedgerHeader *own = &self->header;
  char **texts[] = { &own->uuid, &own->ruleset, &own->subject, &own->search, &own->date, &own->status };

  *own = *header;
  *header = (MusterLedgerHeader) { 0 };
  self->damaged = damaged;

  /* A row that could not be read may have no texts at all. */
  muster_record_row_fill_gaps (texts, G_N_ELEMENTS (texts));
  if (own->title == NULL || (damaged && *own->title == '\0'))
    {
      g_free (own->title);
      own->title = muster_ledger_kind_say (own->kind, MUSTER_LEDGER_IS_UNREADABLE,
                                           &(MusterLedgerSubject) { .number = own->id });
    }

  return self;
}

const char *
muster_ledger_row_get_subject (MusterLedgerRow *self)
{
  g_return_val_if_fail (MUSTER_IS_LEDGER_ROW (self), NULL);

  return self->header.subject;
}

const char *
muster_ledger_row_get_date (MusterLedgerRow *self)
{
  g_return_val_if_fail (MUSTER_IS_LEDGER_ROW (self), NULL);

  return self->header.date;
}

gboolean
muster_ledger_row_get_is_over (MusterLedgerRow *self)
{
  g_return_val_if_fail (MUSTER_IS_LEDGER_ROW (self), FALSE);

  return muster_ledger_header_is_over (&self->header);
}

MusterStage
muster_ledger_row_get_stage (MusterLedgerRow *self)
{
  g_return_val_if_fail (MUSTER_IS_LEDGER_ROW (self), MUSTER_STAGE_OPEN);

  if (self->header.prepared != 0)
    return MUSTER_STAGE_PREPARED;

  return muster_ledger_row_get_is_over (self) ? MUSTER_STAGE_OVER : MUSTER_STAGE_OPEN;
}

guint
muster_ledger_row_get_turn (MusterLedgerRow *self)
{
  g_return_val_if_fail (MUSTER_IS_LEDGER_ROW (self), 0);

  return (guint) CLAMP (self->header.turn, 0, G_MAXUINT16);
}

const char *
muster_ledger_row_get_winner (MusterLedgerRow *self)
{
  g_return_val_if_fail (MUSTER_IS_LEDGER_ROW (self), NULL);

  return self->header.winner != NULL ? self->header.winner : "";
}

const char *
muster_ledger_row_get_score (MusterLedgerRow *self)
{
  g_return_val_if_fail (MUSTER_IS_LEDGER_ROW (self), NULL);

  return self->header.score != NULL ? self->header.score : "";
}

const char *
muster_ledger_row_get_scene (MusterLedgerRow *self)
{
  g_return_val_if_fail (MUSTER_IS_LEDGER_ROW (self), NULL);

  return self->header.scene != NULL ? self->header.scene : "";
}

guint
muster_ledger_row_get_length (MusterLedgerRow *self)
{
  g_return_val_if_fail (MUSTER_IS_LEDGER_ROW (self), 0);

  return (guint) CLAMP (self->header.n_counting, 0, G_MAXINT);
}
