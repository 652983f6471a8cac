/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-battle.h"

#include "core/battle/muster-battle-models.h"
#include "core/battle/muster-entry-codec.h"
#include "core/battle/muster-history.h"
#include "core/battle/muster-state-description.h"
#include "core/muster-core-error.h"
#include "core/muster-i18n.h"
#include "core/muster-json.h"

/* `length` entries of the history count; those behind them can be redone until the next order. The
 * present is the state after them; `position` is where the shown state stands, which is the present unless
 * somebody looks back. */

struct _MusterBattle
{
  GObject parent_instance;

  MusterSetup *setup;
  MusterBattleDetails details;
  MusterJournal *journal;
  MusterHistory *history;
  guint length;
  guint position;

  MusterOutcome present;
  MusterOutcome shown; /* while looking back */
  MusterOutcome trial;

  MusterBattleModels models;
};

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
  return self->position == self->length ? &self->present : &self->shown;
}

static void
announce (MusterBattle *self)
{
  g_object_freeze_notify (G_OBJECT (self));
  muster_battle_models_show (&self->models, &get_shown (self)->state, self->history, self->length);
  for (guint i = PROP_TURN; i < N_PROPS; i++)
    g_object_notify_by_pspec (G_OBJECT (self), properties[i]);
  g_object_thaw_notify (G_OBJECT (self));
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
set_outcome_error (MusterBattle        *self,
                   const MusterOrder   *order,
                   const MusterTape    *tape,
                   const MusterOutcome *outcome,
                   gboolean             translated,
                   GError             **error)
{
  MusterLineContext context = {
    .setup = self->setup,
    .state = &self->present.state,
    .order = order,
    .tape = tape,
    .translated = translated,
  };
  const MusterRules *rules = muster_ruleset_get_rules (self->setup->ruleset);
  g_autofree char *reason = NULL;

  if (outcome->kind == MUSTER_OUTCOME_NEEDS)
    {
      g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_NEEDS_ROLL,
                   "the order “%s” needs a roll for “%s”", order->spec->id,
                   rules->purposes[outcome->request.purpose].id);
      return;
    }

  reason = muster_line_to_string (&outcome->reason, &context);
  if (outcome->kind == MUSTER_OUTCOME_BAD_ROLL)
    g_set_error_literal (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_INVALID, reason);
  else
    g_set_error (error, MUSTER_CORE_ERROR, MUSTER_CORE_ERROR_REFUSED,
                 "the order “%s” is refused: %s", order->spec->id, reason);
}

static void
swap_outcomes (MusterOutcome *a,
               MusterOutcome *b)
{
  MusterOutcome held = *a;

  *a = *b;
  *b = held;
}

/* The trial has become the present. */
static void
add_trial (MusterBattle   *self,
           MusterLogEntry *entry)
{
  int turn = self->present.state.turn;

  muster_history_cut (self->history, self->length);
  muster_history_add (self->history, entry, turn, &self->trial);
  swap_outcomes (&self->present, &self->trial);
  self->position = ++self->length;
}

static gboolean
try_whole (MusterBattle       *self,
           const MusterOrder  *order,
           MusterTape         *tape,
           gboolean            translated,
           GError            **error)
{
  muster_ruleset_resolve (self->setup, &self->present.state, order, tape, &self->trial);
  if (self->trial.kind == MUSTER_OUTCOME_DONE)
    return TRUE;

  set_outcome_error (self, order, tape, &self->trial, translated, error);
  return FALSE;
}

static gboolean
write_down (MusterBattle       *self,
            const MusterOrder  *order,
            const MusterTape   *tape,
            GError            **error)
{
  g_autoptr(GPtrArray) roster = NULL;
  g_autoptr(JsonNode) node = NULL;
  g_autofree char *text = NULL;
  g_autofree char *digest = NULL;

  if (self->journal == NULL)
    return TRUE;

  roster = muster_state_share_roster (&self->trial.state, NULL);
  node = muster_entry_write (self->setup, roster, order, tape);
  text = muster_json_print (node, FALSE);
  digest = muster_state_dup_digest (self->setup, &self->trial.state);
  return muster_journal_append (self->journal, self->length, text, digest, error);
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
      g_value_set_uint (value, self->length);
      break;
    case PROP_N_ENTRIES:
      g_value_set_uint (value, muster_battle_get_n_entries (self));
      break;
    case PROP_POSITION:
      g_value_set_uint (value, self->position);
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
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_battle_finalize (GObject *object)
{
  MusterBattle *self = MUSTER_BATTLE (object);

  g_clear_object (&self->journal);
  g_clear_pointer (&self->history, muster_history_free);
  muster_outcome_clear (&self->present);
  muster_outcome_clear (&self->shown);
  muster_outcome_clear (&self->trial);
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
  g_object_class_install_properties (object_class, N_PROPS, properties);

  /**
   * MusterBattle::changed:
   *
   * The shown state is another one; models and properties are up to date already.
   */
  signals[SIGNAL_CHANGED] =
    g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);
}

static void
muster_battle_init (MusterBattle *self)
{
  muster_outcome_init (&self->present);
  muster_outcome_init (&self->shown);
  muster_outcome_init (&self->trial);
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
  self->history = muster_history_new (setup);
  muster_history_recall (self->history, 0, &self->present);
  muster_battle_models_init (&self->models, setup);
  muster_battle_models_show (&self->models, &self->present.state, self->history, 0);
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
  g_set_object (&self->journal, journal);
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
  return self->position > 0 ? get_shown (self) : NULL;
}

/**
 * muster_battle_get_last_entry:
 *
 * Returns: (nullable) (transfer none): the last order, or %NULL at the start
 */
MusterLogEntry *
muster_battle_get_last_entry (MusterBattle *self)
{
  return self->position > 0 ? muster_history_get_entry (self->history, self->position - 1) : NULL;
}

/**
 * muster_battle_dup_state_digest:
 *
 * Returns: (transfer full): the digest of the present state, as journals keep it
 */
char *
muster_battle_dup_state_digest (MusterBattle *self)
{
  return muster_state_dup_digest (self->setup, &self->present.state);
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
  return G_LIST_MODEL (self->models.log);
}

guint
muster_battle_get_length (MusterBattle *self)
{
  return self->length;
}

guint
muster_battle_get_n_entries (MusterBattle *self)
{
  return muster_history_get_length (self->history);
}

guint
muster_battle_get_position (MusterBattle *self)
{
  return self->position;
}

gboolean
muster_battle_get_can_undo (MusterBattle *self)
{
  return self->length > 0;
}

gboolean
muster_battle_get_can_redo (MusterBattle *self)
{
  return self->length < muster_battle_get_n_entries (self);
}

const MusterBattleDetails *
muster_battle_get_details (MusterBattle *self)
{
  return &self->details;
}

/**
 * muster_battle_set_details:
 *
 * Returns: whether they are kept; if not, the battle is what it was
 */
gboolean
muster_battle_set_details (MusterBattle               *self,
                           const MusterBattleDetails  *details,
                           GError                    **error)
{
  g_autofree char *json = muster_battle_details_to_json (details);

  if (self->journal != NULL && !muster_journal_keep (self->journal, json, error))
    return FALSE;

  muster_battle_details_copy (&self->details, details);
  return TRUE;
}

/**
 * muster_battle_try:
 * @outcome: (inout): what would come of @order in the present state
 */
void
muster_battle_try (MusterBattle      *self,
                   const MusterOrder *order,
                   MusterTape        *tape,
                   MusterOutcome     *outcome)
{
  muster_ruleset_resolve (self->setup, &self->present.state, order, tape, outcome);
}

/**
 * muster_battle_record:
 *
 * Gives @order in the present. It is part of the battle, and shown, only once the journal has it.
 *
 * Returns: whether it was carried out; if not, the battle is what it was
 */
gboolean
muster_battle_record (MusterBattle       *self,
                      const MusterOrder  *order,
                      MusterTape         *tape,
                      GError            **error)
{
  g_autoptr(MusterLogEntry) entry = NULL;

  if (!try_whole (self, order, tape, TRUE, error) || !write_down (self, order, tape, error))
    return FALSE;

  entry = muster_log_entry_new (self->setup, order, tape);
  add_trial (self, entry);
  announce (self);
  return TRUE;
}

/**
 * muster_battle_seek:
 * @length: at most the number of entries
 *
 * Takes orders back, or gives them again.
 *
 * Returns: whether it was done; if not, the battle is what it was
 */
gboolean
muster_battle_seek (MusterBattle  *self,
                    guint          length,
                    GError       **error)
{
  g_return_val_if_fail (length <= muster_battle_get_n_entries (self), FALSE);

  muster_history_recall (self->history, length, &self->trial);
  if (self->journal != NULL)
    {
      g_autofree char *digest = muster_state_dup_digest (self->setup, &self->trial.state);

      if (!muster_journal_seek (self->journal, length, digest, error))
        return FALSE;
    }

  swap_outcomes (&self->present, &self->trial);
  self->length = self->position = length;
  announce (self);
  return TRUE;
}

/**
 * muster_battle_look:
 * @position: a number of entries that count
 *
 * Shows the state after @position entries. The battle itself does not change; an order is still
 * given in the present.
 *
 * Returns: whether there is such a state
 */
gboolean
muster_battle_look (MusterBattle *self,
                    guint         position)
{
  if (position > self->length)
    return FALSE;

  if (position < self->length)
    muster_history_recall (self->history, position, &self->shown);
  self->position = position;
  announce (self);
  return TRUE;
}

/**
 * muster_battle_load_entry:
 * @entry: as the battle file has it
 * @origin: what to call the place of an error
 *
 * Adds an entry that is on record already. Views are not told: for loading.
 *
 * Returns: whether the rules took it
 */
gboolean
muster_battle_load_entry (MusterBattle  *self,
                          JsonNode      *entry,
                          const char    *origin,
                          GError       **error)
{
  g_autoptr(GError) problem = NULL;
  MusterSpot spot;

  muster_spot_init (&spot, entry, origin, &problem);
  if (muster_battle_load_spot (self, &spot))
    return TRUE;

  g_propagate_error (error, g_steal_pointer (&problem));
  return FALSE;
}

/* The place of what is wrong: a roll of the entry, or the entry itself. */
static void
fail_at (const MusterSpot    *entry,
         const MusterOutcome *outcome,
         const GError        *error)
{
  MusterSpot rolls, roll;

  if (outcome->kind == MUSTER_OUTCOME_BAD_ROLL && muster_spot_member (entry, "rolls", &rolls) &&
      muster_spot_element (&rolls, (guint) outcome->bad_roll, &roll))
    muster_spot_fail_with (&roll, error);
  else
    muster_spot_fail_with (entry, error);
}

/**
 * muster_battle_load_spot:
 *
 * The same for an entry inside a document.
 */
gboolean
muster_battle_load_spot (MusterBattle     *self,
                         const MusterSpot *spot)
{
  g_auto(MusterOrder) order = { 0 };
  g_auto(MusterTape) tape = { 0 };
  g_autoptr(MusterLogEntry) entry = NULL;
  g_autoptr(GError) error = NULL;

  muster_tape_init (&tape);
  if (!muster_entry_read (self->setup, &self->present.state, spot, &order, &tape))
    return FALSE;
  if (!try_whole (self, &order, &tape, FALSE, &error))
    {
      fail_at (spot, &self->trial, error);
      return FALSE;
    }

  entry = muster_log_entry_new (self->setup, &order, &tape);
  add_trial (self, entry);
  return TRUE;
}

void
muster_battle_load_details (MusterBattle              *self,
                            const MusterBattleDetails *details)
{
  muster_battle_details_copy (&self->details, details);
}

/**
 * muster_battle_load_length:
 *
 * Says how many of the loaded entries count, as muster_battle_seek() without a journal.
 *
 * Returns: whether there are that many
 */
gboolean
muster_battle_load_length (MusterBattle *self,
                           guint         length)
{
  if (length > muster_battle_get_n_entries (self))
    return FALSE;

  muster_history_recall (self->history, length, &self->present);
  self->length = self->position = length;
  return TRUE;
}

/**
 * muster_battle_finish_loading:
 *
 * Shows what was loaded.
 */
void
muster_battle_finish_loading (MusterBattle *self)
{
  announce (self);
}
