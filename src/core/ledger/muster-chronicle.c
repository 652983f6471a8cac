/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/ledger/muster-chronicle.h"

#include "core/muster-signal.h"

#include <string.h>

typedef struct
{
  MusterLedger *ledger;
} MusterChroniclePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (MusterChronicle, muster_chronicle, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];
static guint changed_signal;

static void
muster_chronicle_get_property (GObject    *object,
                               guint       prop_id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  MusterChronicle *self = MUSTER_CHRONICLE (object);

  switch (prop_id)
    {
    case PROP_CAN_UNDO:
      g_value_set_boolean (value, muster_chronicle_get_can_undo (self));
      break;
    case PROP_CAN_REDO:
      g_value_set_boolean (value, muster_chronicle_get_can_redo (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_chronicle_finalize (GObject *object)
{
  MusterChroniclePrivate *priv = muster_chronicle_get_instance_private (MUSTER_CHRONICLE (object));

  g_clear_pointer (&priv->ledger, muster_ledger_free);

  G_OBJECT_CLASS (muster_chronicle_parent_class)->finalize (object);
}

static void
muster_chronicle_class_init (MusterChronicleClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = muster_chronicle_get_property;
  object_class->finalize = muster_chronicle_finalize;

  properties[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, flags);
  properties[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  /**
   * MusterChronicle::changed:
   *
   * The shown state has changed; models and properties are up to date already.
   */
  changed_signal = muster_signal_new ("changed", G_TYPE_FROM_CLASS (klass));
}

static void
muster_chronicle_init (MusterChronicle *self)
{
}

/**
 * muster_chronicle_show:
 *
 * For MusterLedgerFold.show: models, properties and listeners follow what is shown.
 */
void
muster_chronicle_show (gpointer owner)
{
  MusterChronicle *self = owner;

  g_object_freeze_notify (G_OBJECT (self));
  MUSTER_CHRONICLE_GET_CLASS (self)->show (self);
  muster_ledger_show_log (muster_chronicle_get_ledger (self));
  for (guint i = PROP_CAN_UNDO; i < N_PROPS; i++)
    g_object_notify_by_pspec (G_OBJECT (self), properties[i]);
  g_object_thaw_notify (G_OBJECT (self));
  g_signal_emit (self, changed_signal, 0);
}

MusterLedger *
muster_chronicle_begin (MusterChronicle        *self,
                        const MusterLedgerFold *fold,
                        GType                   entry_type)
{
  MusterChroniclePrivate *priv = muster_chronicle_get_instance_private (self);

  priv->ledger = muster_ledger_new (fold, self, entry_type);
  return priv->ledger;
}

MusterLedger *
muster_chronicle_get_ledger (MusterChronicle *self)
{
  MusterChroniclePrivate *priv = muster_chronicle_get_instance_private (self);

  return priv->ledger;
}

GListModel *
muster_chronicle_get_log (MusterChronicle *self)
{
  return muster_ledger_get_log (muster_chronicle_get_ledger (self));
}

guint
muster_chronicle_get_length (MusterChronicle *self)
{
  return muster_ledger_get_length (muster_chronicle_get_ledger (self));
}

guint
muster_chronicle_get_n_entries (MusterChronicle *self)
{
  return muster_ledger_get_n_entries (muster_chronicle_get_ledger (self));
}

guint
muster_chronicle_get_position (MusterChronicle *self)
{
  return muster_ledger_get_position (muster_chronicle_get_ledger (self));
}

gboolean
muster_chronicle_get_can_undo (MusterChronicle *self)
{
  return muster_chronicle_get_length (self) > 0;
}

gboolean
muster_chronicle_get_can_redo (MusterChronicle *self)
{
  return muster_chronicle_get_length (self) < muster_chronicle_get_n_entries (self);
}

char *
muster_chronicle_dup_state_digest (MusterChronicle *self)
{
  return muster_ledger_dup_digest (muster_chronicle_get_ledger (self));
}

void
muster_chronicle_set_journal (MusterChronicle *self,
                              MusterJournal   *journal)
{
  muster_ledger_set_journal (muster_chronicle_get_ledger (self), journal);
}

gboolean
muster_chronicle_seek (MusterChronicle  *self,
                       guint             length,
                       GError          **error)
{
  return muster_ledger_seek (muster_chronicle_get_ledger (self), length, error);
}

gboolean
muster_chronicle_look (MusterChronicle *self,
                       guint            position)
{
  return muster_ledger_look (muster_chronicle_get_ledger (self), position);
}

gboolean
muster_chronicle_load_entry (MusterChronicle  *self,
                             const char       *text,
                             const char       *origin,
                             GError          **error)
{
  g_autoptr (MusterJson) entry = muster_json_read (text, strlen (text), origin, error);
  g_autoptr (GError) problem = NULL;
  MusterSpot spot;

  if (entry == NULL)
    return FALSE;

  muster_spot_init (&spot, entry, origin, &problem);
  if (muster_chronicle_load_spot (self, &spot))
    return TRUE;

  g_propagate_error (error, g_steal_pointer (&problem));
  return FALSE;
}

/**
 * muster_chronicle_load_spot:
 *
 * The same for an entry inside a document.
 */
gboolean
muster_chronicle_load_spot (MusterChronicle  *self,
                            const MusterSpot *spot)
{
  return MUSTER_CHRONICLE_GET_CLASS (self)->load_spot (self, spot);
}

/**
 * muster_chronicle_load_length:
 *
 * Says how many of the loaded entries count, as muster_chronicle_seek() without a journal.
 *
 * Returns: whether there are that many
 */
gboolean
muster_chronicle_load_length (MusterChronicle *self,
                              guint            length)
{
  return muster_ledger_load_length (muster_chronicle_get_ledger (self), length);
}

/**
 * muster_chronicle_finish_loading:
 *
 * Shows what was loaded.
 */
void
muster_chronicle_finish_loading (MusterChronicle *self)
{
  muster_ledger_show (muster_chronicle_get_ledger (self));
}
