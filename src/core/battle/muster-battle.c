/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-battle-private.h"

/* What a battle is and what it shows. What changes it stands in muster-battle-orders.c, how it is read
 * from a record in muster-battle-load.c, how its log is kept and gone through in muster-battle-ledger.c. */

G_DEFINE_FINAL_TYPE (MusterBattle, muster_battle, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_TITLE,
  PROP_TURN,
  PROP_LENGTH,
  PROP_N_ENTRIES,
  PROP_POSITION,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  PROP_IS_OVER,
  PROP_ACTIVE_SIDE,
  PROP_UNCOVERED_SIDE,
  N_PROPS
};

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static const MusterOutcome *
get_shown (MusterBattle *self)
{
  return muster_ledger_get_shown (self->ledger);
}

static void
muster_battle_get_property (GObject    *object,
                            guint       prop_id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  MusterBattle *self = MUSTER_BATTLE (object);

  switch (prop_id)
    {
    case PROP_TITLE:
      g_value_set_string (value, muster_battle_get_title (self));
      break;
    case PROP_TURN:
      g_value_set_int (value, get_shown (self)->state.turn);
      break;
    case PROP_LENGTH:
      g_value_set_uint (value, muster_battle_get_length (self));
      break;
    case PROP_N_ENTRIES:
      g_value_set_uint (value, muster_battle_get_n_entries (self));
      break;
    case PROP_POSITION:
      g_value_set_uint (value, muster_battle_get_position (self));
      break;
    case PROP_CAN_UNDO:
      g_value_set_boolean (value, muster_battle_get_can_undo (self));
      break;
    case PROP_CAN_REDO:
      g_value_set_boolean (value, muster_battle_get_can_redo (self));
      break;
    case PROP_IS_OVER:
      g_value_set_boolean (value, get_shown (self)->state.over);
      break;
    case PROP_ACTIVE_SIDE:
      g_value_set_int (value, get_shown (self)->state.active_side);
      break;
    case PROP_UNCOVERED_SIDE:
      g_value_set_int (value, self->uncovered);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_battle_finalize (GObject *object)
{
  MusterBattle *self = MUSTER_BATTLE (object);

  g_clear_pointer (&self->ledger, muster_ledger_free);
  g_clear_pointer (&self->roster, g_ptr_array_unref);
  muster_tape_clear (&self->loaded);
  muster_battle_models_clear (&self->models);
  muster_battle_details_clear (&self->details);
  g_clear_pointer (&self->setup, muster_setup_unref);

  G_OBJECT_CLASS (muster_battle_parent_class)->finalize (object);
}

static void
muster_battle_class_init (MusterBattleClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = muster_battle_get_property;
  object_class->finalize = muster_battle_finalize;

  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, flags);
  properties[PROP_TURN] = g_param_spec_int ("turn", NULL, NULL, 0, G_MAXINT, 1, flags);
  properties[PROP_LENGTH] = g_param_spec_uint ("length", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_N_ENTRIES] = g_param_spec_uint ("n-entries", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_POSITION] = g_param_spec_uint ("position", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, flags);
  properties[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, flags);
  properties[PROP_IS_OVER] = g_param_spec_boolean ("is-over", NULL, NULL, FALSE, flags);
  properties[PROP_ACTIVE_SIDE] =
    g_param_spec_int ("active-side", NULL, NULL, -1, MUSTER_MAX_SIDES, -1, flags);
  properties[PROP_UNCOVERED_SIDE] =
    g_param_spec_int ("uncovered-side", NULL, NULL, -1, MUSTER_MAX_SIDES, -1, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  /**
   * MusterBattle::changed:
   *
   * The shown state has changed; models and properties are up to date already.
   */
  signals[SIGNAL_CHANGED] =
    g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);
}

static void
muster_battle_init (MusterBattle *self)
{
  muster_tape_init (&self->loaded);
  self->uncovered = -1;
}

void
muster_battle_notify_uncovered (MusterBattle *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_UNCOVERED_SIDE]);
}

void
muster_battle_announce (MusterBattle *self)
{
  g_object_freeze_notify (G_OBJECT (self));
  self->uncovered = -1;
  muster_battle_cover (self);
  muster_ledger_show_log (self->ledger);
  for (guint i = PROP_TURN; i < N_PROPS; i++)
    g_object_notify_by_pspec (G_OBJECT (self), properties[i]);
  g_object_thaw_notify (G_OBJECT (self));
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/**
 * muster_battle_new:
 *
 * Returns: (transfer full): a battle about to begin
 */
MusterBattle *
muster_battle_new (MusterSetup *setup)
{
  MusterBattle *self = g_object_new (MUSTER_TYPE_BATTLE, NULL);

  self->setup = muster_setup_ref (setup);
  self->ledger = muster_ledger_new (&muster_battle_ledger_fold, self, MUSTER_TYPE_LOG_ENTRY);
  muster_battle_models_init (&self->models, setup);
  muster_battle_cover (self);
  return self;
}

MusterSetup *
muster_battle_get_setup (MusterBattle *self)
{
  return self->setup;
}

MusterRuleset *
muster_battle_get_ruleset (MusterBattle *self)
{
  return self->setup->ruleset;
}

const char *
muster_battle_get_title (MusterBattle *self)
{
  return self->setup->title;
}

/**
 * muster_battle_set_journal:
 * @journal: (nullable): where orders are kept from now on
 */
void
muster_battle_set_journal (MusterBattle  *self,
                           MusterJournal *journal)
{
  muster_ledger_set_journal (self->ledger, journal);
}

const MusterState *
muster_battle_get_state (MusterBattle *self)
{
  return &get_shown (self)->state;
}

/**
 * muster_battle_get_last:
 *
 * Returns: (nullable): what the last order led to, or %NULL at the start
 */
const MusterOutcome *
muster_battle_get_last (MusterBattle *self)
{
  return muster_battle_get_position (self) > 0 ? get_shown (self) : NULL;
}

/**
 * muster_battle_get_last_entry:
 *
 * Returns: (nullable) (transfer none): the last order, or %NULL at the start
 */
MusterLogEntry *
muster_battle_get_last_entry (MusterBattle *self)
{
  return muster_ledger_get_last_entry (self->ledger);
}

/**
 * muster_battle_dup_state_digest:
 *
 * Returns: (transfer full): the digest of the present state, as journals keep it
 */
char *
muster_battle_dup_state_digest (MusterBattle *self)
{
  return muster_ledger_dup_digest (self->ledger);
}

GListModel *
muster_battle_get_units (MusterBattle *self)
{
  return G_LIST_MODEL (self->models.units);
}

GListModel *
muster_battle_get_side_units (MusterBattle *self,
                              guint         side)
{
  g_return_val_if_fail (side < self->setup->n_sides, NULL);

  return G_LIST_MODEL (self->models.side_units[side]);
}

GListModel *
muster_battle_get_log (MusterBattle *self)
{
  return muster_ledger_get_log (self->ledger);
}

guint
muster_battle_get_length (MusterBattle *self)
{
  return muster_ledger_get_length (self->ledger);
}

guint
muster_battle_get_n_entries (MusterBattle *self)
{
  return muster_ledger_get_n_entries (self->ledger);
}

guint
muster_battle_get_position (MusterBattle *self)
{
  return muster_ledger_get_position (self->ledger);
}

gboolean
muster_battle_get_can_undo (MusterBattle *self)
{
  return muster_battle_get_length (self) > 0;
}

gboolean
muster_battle_get_can_redo (MusterBattle *self)
{
  return muster_battle_get_length (self) < muster_battle_get_n_entries (self);
}

const MusterBattleDetails *
muster_battle_get_details (MusterBattle *self)
{
  return &self->details;
}
