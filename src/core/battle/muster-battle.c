/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-battle-private.h"

/* The object MusterBattle and its properties. muster-battle-orders.c changes a battle;
 * muster-battle-ledger.c reads, folds and writes its log. */

G_DEFINE_FINAL_TYPE (MusterBattle, muster_battle, MUSTER_TYPE_LEDGER)

enum
{
  PROP_0,
  PROP_TITLE,
  PROP_TURN,
  PROP_IS_OVER,
  PROP_ACTIVE_SIDE,
  PROP_UNCOVERED_SIDE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static const MusterOutcome *
get_shown (MusterBattle *self)
{
  return muster_ledger_get_shown (self);
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
  /* The states that the ledger keeps point into the setup, so the setup must be freed last. */
  g_autoptr (MusterSetup) setup = g_steal_pointer (&self->setup);

  g_clear_pointer (&self->roster, g_ptr_array_unref);
  muster_tape_clear (&self->loaded);
  muster_battle_models_clear (&self->models);
  muster_battle_details_clear (&self->details);

  G_OBJECT_CLASS (muster_battle_parent_class)->finalize (object);
}

static void
muster_battle_show (MusterLedger *ledger)
{
  MusterBattle *self = MUSTER_BATTLE (ledger);

  self->uncovered = -1;
  muster_battle_cover (self);
  for (guint i = PROP_TURN; i < N_PROPS; i++)
    g_object_notify_by_pspec (G_OBJECT (self), properties[i]);
}

static void
muster_battle_class_init (MusterBattleClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  MusterLedgerClass *ledger_class = MUSTER_LEDGER_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = muster_battle_get_property;
  object_class->finalize = muster_battle_finalize;
  muster_battle_init_ledger_class (ledger_class);
  ledger_class->show = muster_battle_show;

  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, flags);
  properties[PROP_TURN] = g_param_spec_int ("turn", NULL, NULL, 0, G_MAXINT, 1, flags);
  properties[PROP_IS_OVER] = g_param_spec_boolean ("is-over", NULL, NULL, FALSE, flags);
  properties[PROP_ACTIVE_SIDE] =
    g_param_spec_int ("active-side", NULL, NULL, -1, MUSTER_MAX_SIDES, -1, flags);
  properties[PROP_UNCOVERED_SIDE] =
    g_param_spec_int ("uncovered-side", NULL, NULL, -1, MUSTER_MAX_SIDES, -1, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
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

/**
 * muster_battle_new:
 *
 * Returns: (transfer full): a battle with an empty log
 */
MusterBattle *
muster_battle_new (MusterSetup *setup)
{
  MusterBattle *self = g_object_new (MUSTER_TYPE_BATTLE, NULL);

  self->setup = muster_setup_ref (muster_setup_get_base (setup));
  muster_ledger_begin (self);
  muster_battle_models_init (&self->models, self->setup);
  muster_battle_cover (self);
  return self;
}

/**
 * muster_battle_get_setup:
 *
 * Returns: (transfer none): the setup, with the optional rules that are on in the moment that is shown
 */
MusterSetup *
muster_battle_get_setup (MusterBattle *self)
{
  const MusterOutcome *shown = get_shown (self);

  return (MusterSetup *) muster_setup_get_variant (self->setup, shown != NULL ? shown->state.switched : 0);
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
  return muster_ledger_get_position (self) > 0 ? get_shown (self) : NULL;
}

/**
 * muster_battle_get_last_entry:
 *
 * Returns: (nullable) (transfer none): the last order, or %NULL at the start
 */
MusterLogEntry *
muster_battle_get_last_entry (MusterBattle *self)
{
  return muster_ledger_get_last_entry (self);
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

const MusterBattleDetails *
muster_battle_get_details (MusterBattle *self)
{
  return &self->details;
}

void
muster_battle_load_kind (MusterBattle *self,
                         const char   *kind)
{
  g_return_if_fail (MUSTER_IS_BATTLE (self));

  g_free (self->details.occasion.kind);
  self->details.occasion.kind = g_strdup (kind);
}

void
muster_battle_load_played (MusterBattle *self,
                           const char   *day)
{
  g_return_if_fail (MUSTER_IS_BATTLE (self));

  g_free (self->details.occasion.played);
  self->details.occasion.played = g_strdup (day);
}

void
muster_battle_load_details (MusterBattle              *self,
                            const MusterBattleDetails *details)
{
  muster_battle_details_copy (&self->details, details);
}
