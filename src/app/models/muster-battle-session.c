/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/muster-battle-session.h"

#include "app/models/muster-battle-words.h"
#include "app/models/muster-form-number.h"
#include "app/models/muster-tally-item.h"
#include "core/muster-i18n.h"

/* In characters, for a score that has to fit into a line. */
#define SHORT_NAME 14

struct _MusterBattleSession
{
  GObject parent_instance;

  MusterBattle *battle;
  MusterOrderForm *form;
  MusterOrderList *orders;
  GListStore *tallies;
  GListStore *duties;
  guint length;    /* of the log, and the place in it, when the state was last shown */
  guint position;
  char *announcement;
  MusterRandom random;
  int unit;
  int active_side; /* when the state was last shown */
  gboolean rolls_first;
};

G_DEFINE_FINAL_TYPE (MusterBattleSession, muster_battle_session, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_BATTLE,
  PROP_ROLLS_FIRST,
  /* From here on, what changes with the shown state or the chosen unit. */
  PROP_UNIT,
  PROP_TITLE,
  PROP_STATUS,
  PROP_SCORE,
  PROP_SHORT_SCORE,
  PROP_HEADING,
  PROP_HEADING_NOTE,
  PROP_REFUSALS,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  PROP_IS_PAST,
  PROP_PAST_TEXT,
  PROP_IS_OVER,
  PROP_OVER_TEXT,
  PROP_OVER_WHY,
  PROP_RESULT_TITLE,
  PROP_RESULT_STEPS,
  PROP_RESULT_PROMPTS,
  PROP_LOG_TEXT,
  PROP_ANNOUNCEMENT,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static gboolean
is_past (MusterBattleSession *self)
{
  return muster_battle_get_position (self->battle) != muster_battle_get_length (self->battle);
}

static void
announce (MusterBattleSession *self)
{
  g_free (self->announcement);
  self->announcement = muster_battle_words_announcement (self->battle, self->length,
                                                         self->position);
  self->length = muster_battle_get_length (self->battle);
  self->position = muster_battle_get_position (self->battle);
}

/* When the turn goes to another side, nobody means the units of the last one any more. */
static void
follow_turn (MusterBattleSession *self)
{
  const MusterState *state = muster_battle_get_state (self->battle);
  gboolean passes = state->active_side >= 0 && state->active_side != self->active_side;

  if (self->unit >= state->n_units ||
      (passes && self->unit >= 0 && state->units[self->unit].def->side != state->active_side))
    self->unit = -1;
  self->active_side = state->active_side;
}

static void
show_state (MusterBattleSession *self)
{
  follow_turn (self);

  muster_order_list_offer (self->orders, self->unit, is_past (self));
  muster_tally_items_list (self->battle, self->tallies);
  muster_battle_duties_list (self->battle, self->duties);

  announce (self);
  g_object_freeze_notify (G_OBJECT (self));
  for (guint i = PROP_UNIT; i < N_PROPS; i++)
    g_object_notify_by_pspec (G_OBJECT (self), properties[i]);
  g_object_thaw_notify (G_OBJECT (self));
}

static char *
dup_heading (MusterBattleSession *self)
{
  const MusterState *state = muster_battle_get_state (self->battle);

  if (self->unit < 0)
    return g_strdup (_("The whole battle"));
  return g_strdup (state->units[self->unit].def->name);
}

static char *
dup_heading_note (MusterBattleSession *self)
{
  const MusterState *state = muster_battle_get_state (self->battle);

  if (self->unit < 0)
    return g_strdup (_("Choose a unit to give it an order"));
  return g_strdup (state->units[self->unit].def->type->name);
}

static char *
dup_result_title (MusterBattleSession *self)
{
  MusterLogEntry *entry = muster_battle_get_last_entry (self->battle);

  return entry != NULL ? muster_log_entry_dup_title (entry) : g_strdup ("");
}

static char **
dup_result_lines (MusterBattleSession *self,
                  gboolean             prompts)
{
  MusterLogEntry *entry = muster_battle_get_last_entry (self->battle);

  if (entry == NULL)
    return g_new0 (char *, 1);
  return prompts ? muster_log_entry_dup_prompts (entry) : muster_log_entry_dup_steps (entry);
}

static char *
dup_log_text (MusterBattleSession *self)
{
  guint length = muster_battle_get_length (self->battle);

  return g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%u entry", "%u entries", length), length);
}

static void
form_stage_cb (MusterBattleSession *self)
{
  muster_order_list_choose (self->orders,
                            muster_order_draft_get_verb (muster_order_form_get_draft (self->form)));
}

static void
muster_battle_session_constructed (GObject *object)
{
  MusterBattleSession *self = MUSTER_BATTLE_SESSION (object);

  G_OBJECT_CLASS (muster_battle_session_parent_class)->constructed (object);

  self->form = muster_order_form_new (self->battle);
  self->orders = muster_order_list_new (self->battle);
  g_signal_connect_object (self->form, "notify::stage", G_CALLBACK (form_stage_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->battle, "changed", G_CALLBACK (show_state), self,
                           G_CONNECT_SWAPPED);
  show_state (self);
}

static void
muster_battle_session_dispose (GObject *object)
{
  MusterBattleSession *self = MUSTER_BATTLE_SESSION (object);

  g_clear_object (&self->form);
  g_clear_object (&self->orders);
  g_clear_object (&self->tallies);
  g_clear_object (&self->duties);
  g_clear_object (&self->battle);

  G_OBJECT_CLASS (muster_battle_session_parent_class)->dispose (object);
}

static void
muster_battle_session_finalize (GObject *object)
{
  MusterBattleSession *self = MUSTER_BATTLE_SESSION (object);

  g_clear_pointer (&self->announcement, g_free);

  G_OBJECT_CLASS (muster_battle_session_parent_class)->finalize (object);
}

static void
muster_battle_session_get_property (GObject    *object,
                                    guint       prop_id,
                                    GValue     *value,
                                    GParamSpec *pspec)
{
  MusterBattleSession *self = MUSTER_BATTLE_SESSION (object);

  switch (prop_id)
    {
    case PROP_BATTLE:
      g_value_set_object (value, self->battle);
      break;
    case PROP_ROLLS_FIRST:
      g_value_set_boolean (value, self->rolls_first);
      break;
    case PROP_UNIT:
      g_value_set_int (value, self->unit);
      break;
    case PROP_TITLE:
      g_value_take_string (value, muster_battle_words_headline (self->battle));
      break;
    case PROP_STATUS:
      g_value_take_string (value, muster_battle_words_status (self->battle));
      break;
    case PROP_SCORE:
      g_value_take_string (value, muster_battle_words_score (self->battle, 0));
      break;
    case PROP_SHORT_SCORE:
      g_value_take_string (value, muster_battle_words_score (self->battle, SHORT_NAME));
      break;
    case PROP_HEADING:
      g_value_take_string (value, dup_heading (self));
      break;
    case PROP_HEADING_NOTE:
      g_value_take_string (value, dup_heading_note (self));
      break;
    case PROP_REFUSALS:
      g_value_take_boxed (value, muster_order_list_dup_refusals (self->orders));
      break;
    case PROP_CAN_UNDO:
      g_value_set_boolean (value, muster_battle_get_can_undo (self->battle) && !is_past (self));
      break;
    case PROP_CAN_REDO:
      g_value_set_boolean (value, muster_battle_get_can_redo (self->battle) && !is_past (self));
      break;
    case PROP_IS_PAST:
      g_value_set_boolean (value, is_past (self));
      break;
    case PROP_PAST_TEXT:
      g_value_take_string (value, muster_battle_words_past (self->battle));
      break;
    case PROP_IS_OVER:
      g_value_set_boolean (value, muster_battle_get_state (self->battle)->over);
      break;
    case PROP_OVER_TEXT:
      g_value_take_string (value, muster_battle_words_over (self->battle));
      break;
    case PROP_OVER_WHY:
      g_value_take_string (value, muster_battle_words_over_why (self->battle));
      break;
    case PROP_RESULT_TITLE:
      g_value_take_string (value, dup_result_title (self));
      break;
    case PROP_RESULT_STEPS:
      g_value_take_boxed (value, dup_result_lines (self, FALSE));
      break;
    case PROP_RESULT_PROMPTS:
      g_value_take_boxed (value, dup_result_lines (self, TRUE));
      break;
    case PROP_LOG_TEXT:
      g_value_take_string (value, dup_log_text (self));
      break;
    case PROP_ANNOUNCEMENT:
      g_value_set_string (value, self->announcement);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_battle_session_set_property (GObject      *object,
                                    guint         prop_id,
                                    const GValue *value,
                                    GParamSpec   *pspec)
{
  MusterBattleSession *self = MUSTER_BATTLE_SESSION (object);

  switch (prop_id)
    {
    case PROP_BATTLE:
      self->battle = g_value_dup_object (value);
      break;
    case PROP_ROLLS_FIRST:
      muster_battle_session_set_rolls_first (self, g_value_get_boolean (value));
      break;
    case PROP_UNIT:
      muster_battle_session_set_unit (self, g_value_get_int (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_battle_session_class_init (MusterBattleSessionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags shown = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  const GParamFlags edited = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->constructed = muster_battle_session_constructed;
  object_class->dispose = muster_battle_session_dispose;
  object_class->finalize = muster_battle_session_finalize;
  object_class->get_property = muster_battle_session_get_property;
  object_class->set_property = muster_battle_session_set_property;

  properties[PROP_BATTLE] =
    g_param_spec_object ("battle", NULL, NULL, MUSTER_TYPE_BATTLE,
                         G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  properties[PROP_ROLLS_FIRST] =
    g_param_spec_boolean ("rolls-first", NULL, NULL, FALSE, edited);
  properties[PROP_UNIT] = g_param_spec_int ("unit", NULL, NULL, -1, G_MAXINT, -1, edited);
  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, "", shown);
  properties[PROP_STATUS] = g_param_spec_string ("status", NULL, NULL, "", shown);
  properties[PROP_SCORE] = g_param_spec_string ("score", NULL, NULL, "", shown);
  properties[PROP_SHORT_SCORE] = g_param_spec_string ("short-score", NULL, NULL, "", shown);
  properties[PROP_HEADING] = g_param_spec_string ("heading", NULL, NULL, "", shown);
  properties[PROP_HEADING_NOTE] = g_param_spec_string ("heading-note", NULL, NULL, "", shown);
  properties[PROP_REFUSALS] = g_param_spec_boxed ("refusals", NULL, NULL, G_TYPE_STRV, shown);
  properties[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, shown);
  properties[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, shown);
  properties[PROP_IS_PAST] = g_param_spec_boolean ("is-past", NULL, NULL, FALSE, shown);
  properties[PROP_PAST_TEXT] = g_param_spec_string ("past-text", NULL, NULL, "", shown);
  properties[PROP_IS_OVER] = g_param_spec_boolean ("is-over", NULL, NULL, FALSE, shown);
  properties[PROP_OVER_TEXT] = g_param_spec_string ("over-text", NULL, NULL, "", shown);
  properties[PROP_OVER_WHY] = g_param_spec_string ("over-why", NULL, NULL, "", shown);
  properties[PROP_RESULT_TITLE] = g_param_spec_string ("result-title", NULL, NULL, "", shown);
  properties[PROP_RESULT_STEPS] =
    g_param_spec_boxed ("result-steps", NULL, NULL, G_TYPE_STRV, shown);
  properties[PROP_RESULT_PROMPTS] =
    g_param_spec_boxed ("result-prompts", NULL, NULL, G_TYPE_STRV, shown);
  properties[PROP_LOG_TEXT] = g_param_spec_string ("log-text", NULL, NULL, "", shown);
  properties[PROP_ANNOUNCEMENT] = g_param_spec_string ("announcement", NULL, NULL, "", shown);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
muster_battle_session_init (MusterBattleSession *self)
{
  self->unit = -1;
  self->tallies = g_list_store_new (MUSTER_TYPE_TALLY_ITEM);
  self->duties = g_list_store_new (MUSTER_TYPE_BATTLE_DUTY);
  muster_random_init (&self->random, muster_random_new_seed ());
}

MusterBattleSession *
muster_battle_session_new (MusterBattle *battle)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE (battle), NULL);

  return g_object_new (MUSTER_TYPE_BATTLE_SESSION, "battle", battle, NULL);
}

MusterBattle *
muster_battle_session_get_battle (MusterBattleSession *self)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_SESSION (self), NULL);

  return self->battle;
}

MusterOrderForm *
muster_battle_session_get_form (MusterBattleSession *self)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_SESSION (self), NULL);

  return self->form;
}

MusterOrderList *
muster_battle_session_get_orders (MusterBattleSession *self)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_SESSION (self), NULL);

  return self->orders;
}

/* Objectives and trackers, as #MusterTallyItem. */
GListModel *
muster_battle_session_get_tallies (MusterBattleSession *self)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_SESSION (self), NULL);

  return G_LIST_MODEL (self->tallies);
}

/* What is to be done, as #MusterBattleDuty. */
GListModel *
muster_battle_session_get_duties (MusterBattleSession *self)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_SESSION (self), NULL);

  return G_LIST_MODEL (self->duties);
}

int
muster_battle_session_get_unit (MusterBattleSession *self)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_SESSION (self), -1);

  return self->unit;
}

/**
 * muster_battle_session_set_unit:
 * @unit: index of a unit, or -1 for the battle as a whole
 *
 * Chooses who gets orders. An order that is half given is dropped.
 */
void
muster_battle_session_set_unit (MusterBattleSession *self,
                                int                  unit)
{
  g_return_if_fail (MUSTER_IS_BATTLE_SESSION (self));
  g_return_if_fail (unit >= -1 && unit < muster_battle_get_state (self->battle)->n_units);

  if (self->unit == unit)
    return;

  self->unit = unit;
  muster_order_form_cancel (self->form);
  muster_order_list_offer (self->orders, unit, is_past (self));

  g_object_freeze_notify (G_OBJECT (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_UNIT]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_HEADING]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_HEADING_NOTE]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_REFUSALS]);
  g_object_thaw_notify (G_OBJECT (self));
}

/**
 * muster_battle_session_point_at:
 * @unit: index of a unit that a player pointed at
 *
 * While an order that takes another unit is being given, that is the unit meant; otherwise it is
 * chosen.
 *
 * Returns: whether it went into the order
 */
gboolean
muster_battle_session_point_at (MusterBattleSession *self,
                                int                  unit)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_SESSION (self), FALSE);

  if (muster_order_form_get_stage (self->form) != MUSTER_FORM_IDLE && unit != self->unit &&
      muster_order_draft_offer_unit (muster_order_form_get_draft (self->form), unit))
    return TRUE;

  muster_battle_session_set_unit (self, unit);
  return FALSE;
}

gboolean
muster_battle_session_get_rolls_first (MusterBattleSession *self)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_SESSION (self), FALSE);

  return self->rolls_first;
}

void
muster_battle_session_set_rolls_first (MusterBattleSession *self,
                                       gboolean             rolls_first)
{
  g_return_if_fail (MUSTER_IS_BATTLE_SESSION (self));

  if (self->rolls_first == rolls_first)
    return;

  self->rolls_first = rolls_first;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ROLLS_FIRST]);
}

/**
 * muster_battle_session_choose:
 * @order: one of the orders offered; a refused one is left alone
 *
 * Begins to give an order to the chosen unit. A common order that is about a unit is about that one.
 */
void
muster_battle_session_choose (MusterBattleSession *self,
                              MusterOrderItem     *order)
{
  const MusterOrderSpec *spec;
  guint verb;
  gboolean of_unit;

  g_return_if_fail (MUSTER_IS_BATTLE_SESSION (self));
  g_return_if_fail (MUSTER_IS_ORDER_ITEM (order));

  if (!muster_order_item_get_legal (order))
    return;

  verb = muster_order_item_get_verb (order);
  spec = muster_ruleset_get_order_spec (muster_battle_get_ruleset (self->battle), verb);
  of_unit = (spec->flags & MUSTER_ORDER_OF_UNIT) != 0;
  muster_order_form_start (self->form, verb, of_unit ? self->unit : -1);
  if (!of_unit && self->unit >= 0)
    muster_order_draft_offer_unit (muster_order_form_get_draft (self->form), self->unit);
}

gboolean
muster_battle_session_choose_key (MusterBattleSession *self,
                                  char                 key)
{
  MusterOrderItem *order;

  g_return_val_if_fail (MUSTER_IS_BATTLE_SESSION (self), FALSE);

  order = muster_order_list_find_key (self->orders, key);
  if (order == NULL || !muster_order_item_get_legal (order))
    return FALSE;

  muster_battle_session_choose (self, order);
  return TRUE;
}

gboolean
muster_battle_session_choose_id (MusterBattleSession *self,
                                 const char          *id)
{
  MusterOrderItem *order;

  g_return_val_if_fail (MUSTER_IS_BATTLE_SESSION (self), FALSE);

  order = muster_order_list_find_id (self->orders, id);
  if (order == NULL || !muster_order_item_get_legal (order))
    return FALSE;

  muster_battle_session_choose (self, order);
  return TRUE;
}

/**
 * muster_battle_session_begin_duty:
 *
 * Chooses the unit that a duty is about, and begins the order that does it.
 */
void
muster_battle_session_begin_duty (MusterBattleSession *self,
                                  MusterBattleDuty    *duty)
{
  MusterRuleset *ruleset = muster_battle_get_ruleset (self->battle);
  int verb = muster_battle_duty_get_verb (duty);

  g_return_if_fail (MUSTER_IS_BATTLE_SESSION (self));

  if (is_past (self))
    return;

  muster_battle_session_set_unit (self, muster_battle_duty_get_unit (duty));
  if (verb >= 0)
    muster_battle_session_choose_id (self,
                                     muster_ruleset_get_order_spec (ruleset, (guint) verb)->id);
}

/**
 * muster_battle_session_choose_idle:
 *
 * Chooses the next unit, after the chosen one, that something is still to be done with.
 *
 * Returns: whether there is one
 */
gboolean
muster_battle_session_choose_idle (MusterBattleSession *self)
{
  guint n_duties;
  int first = -1, next = -1;

  g_return_val_if_fail (MUSTER_IS_BATTLE_SESSION (self), FALSE);

  n_duties = g_list_model_get_n_items (G_LIST_MODEL (self->duties));
  for (guint i = 0; i < n_duties; i++)
    {
      g_autoptr(MusterBattleDuty) duty = g_list_model_get_item (G_LIST_MODEL (self->duties), i);
      int unit = muster_battle_duty_get_unit (duty);

      if (unit < 0)
        continue;
      if (first < 0 || unit < first)
        first = unit;
      if (unit > self->unit && (next < 0 || unit < next))
        next = unit;
    }

  if (first < 0)
    return FALSE;
  muster_battle_session_set_unit (self, next >= 0 ? next : first);
  return TRUE;
}

/* Has the program roll what is asked for next. */
void
muster_battle_session_roll (MusterBattleSession *self)
{
  g_return_if_fail (MUSTER_IS_BATTLE_SESSION (self));

  muster_order_form_roll (self->form, &self->random);
}

/**
 * muster_battle_session_resolve:
 *
 * Gives the order. Where the program's dice come first, it rolls what is missing. When another side is to act
 * after it, the first of its units that waits for an order is chosen.
 *
 * Returns: whether the order is part of the battle now; %FALSE without an error while something is
 *   missing
 */
gboolean
muster_battle_session_resolve (MusterBattleSession  *self,
                               GError              **error)
{
  int side;

  g_return_val_if_fail (MUSTER_IS_BATTLE_SESSION (self), FALSE);

  side = muster_battle_get_state (self->battle)->active_side;
  if (self->rolls_first)
    muster_order_form_roll_all (self->form, &self->random);
  if (!muster_order_form_resolve (self->form, error))
    return FALSE;

  if (muster_battle_get_state (self->battle)->active_side != side)
    muster_battle_session_choose_idle (self);
  return TRUE;
}

/* Takes the last entry back. There may be nothing to take back, which is no error. */
gboolean
muster_battle_session_undo (MusterBattleSession  *self,
                            GError              **error)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_SESSION (self), FALSE);

  if (is_past (self) || !muster_battle_get_can_undo (self->battle))
    return TRUE;
  return muster_battle_seek (self->battle, muster_battle_get_length (self->battle) - 1, error);
}

gboolean
muster_battle_session_redo (MusterBattleSession  *self,
                            GError              **error)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_SESSION (self), FALSE);

  if (is_past (self) || !muster_battle_get_can_redo (self->battle))
    return TRUE;
  return muster_battle_seek (self->battle, muster_battle_get_length (self->battle) + 1, error);
}

/* Takes back everything after the past state that is shown; it can be redone. */
gboolean
muster_battle_session_undo_to_shown (MusterBattleSession  *self,
                                     GError              **error)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_SESSION (self), FALSE);

  if (!is_past (self))
    return TRUE;
  return muster_battle_seek (self->battle, muster_battle_get_position (self->battle), error);
}

/**
 * muster_battle_session_look:
 * @position: how many entries of the log the state stands after
 *
 * Shows a past state, without changing the battle.
 */
void
muster_battle_session_look (MusterBattleSession *self,
                            guint                position)
{
  g_return_if_fail (MUSTER_IS_BATTLE_SESSION (self));

  if (position <= muster_battle_get_length (self->battle))
    muster_battle_look (self->battle, position);
}

/* Back from a past state to the present. */
void
muster_battle_session_return (MusterBattleSession *self)
{
  g_return_if_fail (MUSTER_IS_BATTLE_SESSION (self));

  muster_battle_look (self->battle, muster_battle_get_length (self->battle));
}

/* The turn of the entry before or after @position, or -1 where there is none. */
static int
get_turn (MusterBattleSession *self,
          guint                position,
          int                  step)
{
  guint index = step < 0 ? position - 1 : position;
  g_autoptr(MusterLogEntry) entry = NULL;

  if (step < 0 ? position == 0 : position >= muster_battle_get_length (self->battle))
    return -1;

  entry = g_list_model_get_item (muster_battle_get_log (self->battle), index);
  return muster_log_entry_get_turn (entry);
}

/**
 * muster_battle_session_look_turn:
 * @step: -1 to go back to where a turn began, 1 to go on to where it ended
 *
 * Goes through a battle turn by turn.
 */
void
muster_battle_session_look_turn (MusterBattleSession *self,
                                 int                  step)
{
  guint position;
  int turn;

  g_return_if_fail (MUSTER_IS_BATTLE_SESSION (self));

  position = muster_battle_get_position (self->battle);
  turn = get_turn (self, position, step);
  while (turn >= 0 && get_turn (self, position, step) == turn)
    position = step < 0 ? position - 1 : position + 1;
  muster_battle_look (self->battle, position);
}

/**
 * muster_battle_session_begin_note:
 *
 * Begins a note about the state that is looked at. Notes are written in the present.
 *
 * Returns: whether a note can be written now
 */
gboolean
muster_battle_session_begin_note (MusterBattleSession *self)
{
  MusterFormNumber *at;
  guint position;
  gboolean was_past;

  g_return_val_if_fail (MUSTER_IS_BATTLE_SESSION (self), FALSE);

  was_past = is_past (self);
  position = muster_battle_get_position (self->battle);
  muster_battle_session_return (self);
  if (!muster_battle_session_choose_id (self, "note"))
    return FALSE;

  at = MUSTER_FORM_NUMBER (
    muster_order_draft_find_field (muster_order_form_get_draft (self->form), "at"));
  if (was_past && position > 0)
    {
      muster_form_number_set_number (at, (int) position);
      muster_form_number_set_given (at, TRUE);
    }
  return TRUE;
}
