/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/battle/muster-battle-session.h"

#include "app/models/battle/muster-tally-item.h"
#include "app/models/dice/muster-dice-seed.h"
#include "app/models/form/muster-form-number.h"
#include "app/models/muster-words.h"
#include "core/muster-i18n.h"
#include "core/muster-list.h"

struct _MusterBattleSession
{
  MusterObject parent_instance;

  MusterBattle *battle;
  MusterBattleStanding *standing;
  MusterBattleTimeline *timeline;
  MusterOrderForm *form;
  MusterOrderList *orders;
  GListStore *tallies;
  GListStore *duties;
  MusterReminders *reminders;
  MusterRandom random;
  int unit;
  int active_side; /* of the state that was shown last */
  guint n_cards;   /* in the deck of that state */
  gboolean rolls_first;
};

G_DEFINE_FINAL_TYPE (MusterBattleSession, muster_battle_session, MUSTER_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_BATTLE,
  PROP_ROLLS_FIRST,
  /* The properties from here on change with the shown state or the chosen unit. */
  PROP_UNIT,
  PROP_HEADING,
  PROP_HEADING_NOTE,
  PROP_REFUSALS,
  PROP_EXCLUSIONS,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

/* Offers no orders while a past state is shown. */
static void
offer_orders (MusterBattleSession *self)
{
  muster_order_list_offer (self->orders, self->unit,
                           muster_battle_timeline_is_past (self->timeline));
}

static void
show_state (MusterBattleSession *self)
{
  const MusterState *state;
  gboolean passes;

  muster_battle_duties_list (self->battle, self->duties);

  /* When the turn passes to another side, drops the choice of a unit of the last side and chooses the
   * first unit of the new side that can act. */
  state = muster_battle_get_state (self->battle);
  passes = state->active_side >= 0 && state->active_side != self->active_side;
  if (self->unit >= state->n_units ||
      (passes && self->unit >= 0 && state->units[self->unit].def->side != state->active_side))
    self->unit = -1;
  if (passes && self->unit < 0 && !muster_battle_timeline_is_past (self->timeline))
    self->unit = muster_battle_duties_find_next (G_LIST_MODEL (self->duties), -1);
  else if (state->deck.n_left < self->n_cards && self->unit >= 0 &&
           !muster_battle_timeline_is_past (self->timeline))
    {
      /* The next card may be for the same side: if the chosen unit cannot act on it, choose one
       * that can. */
      int next = muster_battle_duties_find_next (G_LIST_MODEL (self->duties), self->unit);

      if (muster_ruleset_get_rules (muster_battle_get_ruleset (self->battle))->dup_open_cards != NULL &&
          next >= 0 && !muster_battle_duties_has_unit (G_LIST_MODEL (self->duties), self->unit))
        self->unit = next;
    }
  self->active_side = state->active_side;
  self->n_cards = state->deck.n_left;

  offer_orders (self);
  muster_tally_items_list (self->battle, self->tallies);

  g_object_freeze_notify (G_OBJECT (self));
  for (guint i = PROP_UNIT; i < N_PROPS; i++)
    g_object_notify_by_pspec (G_OBJECT (self), properties[i]);
  g_object_thaw_notify (G_OBJECT (self));
}

static char *
dup_heading (MusterBattleSession *self)
{
  if (self->unit < 0)
    return g_strdup (_("The whole battle"));
  return muster_words_for_unit (self->battle, self->unit);
}

static char *
dup_heading_note (MusterBattleSession *self)
{
  const MusterState *state = muster_battle_get_state (self->battle);

  if (self->unit < 0)
    return g_strdup (_("Choose a unit to give it an order"));
  return g_strdup (state->units[self->unit].def->type->name);
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

  self->standing = muster_battle_standing_new (self->battle);
  self->timeline = muster_battle_timeline_new (self->battle);
  self->form = muster_order_form_new (self->battle);
  self->orders = muster_order_list_new (self->battle);
  self->reminders = muster_reminders_new (self->battle);
  g_signal_connect_object (self->form, "notify::stage", G_CALLBACK (form_stage_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->battle, "changed", G_CALLBACK (show_state), self,
                           G_CONNECT_SWAPPED);
  show_state (self);
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
    case PROP_HEADING:
      g_value_take_string (value, dup_heading (self));
      break;
    case PROP_HEADING_NOTE:
      g_value_take_string (value, dup_heading_note (self));
      break;
    case PROP_REFUSALS:
      g_value_take_boxed (value, muster_order_list_dup_refusals (self->orders, FALSE));
      break;
    case PROP_EXCLUSIONS:
      g_value_take_boxed (value, muster_order_list_dup_refusals (self->orders, TRUE));
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

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterBattleSession, standing, g_object_unref),
  MUSTER_OWNED (MusterBattleSession, timeline, g_object_unref),
  MUSTER_OWNED (MusterBattleSession, form, g_object_unref),
  MUSTER_OWNED (MusterBattleSession, orders, g_object_unref),
  MUSTER_OWNED (MusterBattleSession, tallies, g_object_unref),
  MUSTER_OWNED (MusterBattleSession, duties, g_object_unref),
  MUSTER_OWNED (MusterBattleSession, reminders, g_object_unref),
  MUSTER_OWNED (MusterBattleSession, battle, g_object_unref),
};

static void
muster_battle_session_class_init (MusterBattleSessionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags shown = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  const GParamFlags edited = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));

  object_class->constructed = muster_battle_session_constructed;
  object_class->get_property = muster_battle_session_get_property;
  object_class->set_property = muster_battle_session_set_property;

  properties[PROP_BATTLE] =
    g_param_spec_object ("battle", NULL, NULL, MUSTER_TYPE_BATTLE,
                         G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  properties[PROP_ROLLS_FIRST] =
    g_param_spec_boolean ("rolls-first", NULL, NULL, FALSE, edited);
  properties[PROP_UNIT] = g_param_spec_int ("unit", NULL, NULL, -1, G_MAXINT, -1, edited);
  properties[PROP_HEADING] = g_param_spec_string ("heading", NULL, NULL, "", shown);
  properties[PROP_HEADING_NOTE] = g_param_spec_string ("heading-note", NULL, NULL, "", shown);
  properties[PROP_REFUSALS] = g_param_spec_boxed ("refusals", NULL, NULL, G_TYPE_STRV, shown);
  properties[PROP_EXCLUSIONS] = g_param_spec_boxed ("exclusions", NULL, NULL, G_TYPE_STRV, shown);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
muster_battle_session_init (MusterBattleSession *self)
{
  self->unit = -1;
  self->active_side = -1;
  self->tallies = g_list_store_new (MUSTER_TYPE_TALLY_ITEM);
  self->duties = g_list_store_new (MUSTER_TYPE_BATTLE_DUTY);
  muster_dice_seed (&self->random);
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

/* Returns the model of the score and the status. */
MusterBattleStanding *
muster_battle_session_get_standing (MusterBattleSession *self)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_SESSION (self), NULL);

  return self->standing;
}

/* Returns the model of the log and its states. */
MusterBattleTimeline *
muster_battle_session_get_timeline (MusterBattleSession *self)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_SESSION (self), NULL);

  return self->timeline;
}

/* Returns the form of the order that is being given. */
MusterOrderForm *
muster_battle_session_get_form (MusterBattleSession *self)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_SESSION (self), NULL);

  return self->form;
}

/* The orders that can be given. */
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

/* The duties, as #MusterBattleDuty. */
GListModel *
muster_battle_session_get_duties (MusterBattleSession *self)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_SESSION (self), NULL);

  return G_LIST_MODEL (self->duties);
}

/* Returns the reminders of what is to be done on the table. */
MusterReminders *
muster_battle_session_get_reminders (MusterBattleSession *self)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_SESSION (self), NULL);

  return self->reminders;
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
  offer_orders (self);

  g_object_freeze_notify (G_OBJECT (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_UNIT]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_HEADING]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_HEADING_NOTE]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_REFUSALS]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_EXCLUSIONS]);
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
 * @order: (nullable): one of the orders offered; a refused one is left alone
 *
 * Begins to give an order to the chosen unit. A common order that is about a unit is about that
 * one.
 *
 * Returns: whether it is begun
 */
gboolean
muster_battle_session_choose (MusterBattleSession *self,
                              MusterOrderItem     *order)
{
  const MusterOrderSpec *spec;
  MusterOrderDraft *draft;
  g_auto (MusterOrder) before = { 0 };
  guint verb;
  gboolean of_unit, follows;

  g_return_val_if_fail (MUSTER_IS_BATTLE_SESSION (self), FALSE);

  if (order == NULL || !muster_order_item_get_legal (order))
    return FALSE;

  verb = muster_order_item_get_verb (order);
  spec = muster_ruleset_get_order_spec (muster_battle_get_ruleset (self->battle), verb);
  of_unit = (spec->flags & MUSTER_ORDER_OF_UNIT) != 0;
  draft = muster_order_form_get_draft (self->form);
  if (of_unit && muster_order_draft_join (draft, spec->id))
    return TRUE;
  follows = of_unit && muster_order_draft_can_follow (draft, verb);
  if (follows)
    muster_order_draft_write (draft, &before);
  muster_order_form_start (self->form, verb, of_unit ? self->unit : -1);
  if (follows)
    muster_order_draft_follow (draft, &before);
  if (!of_unit && self->unit >= 0)
    muster_order_draft_offer_unit (muster_order_form_get_draft (self->form), self->unit);
  return TRUE;
}

gboolean
muster_battle_session_choose_id (MusterBattleSession *self,
                                 const char          *id)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_SESSION (self), FALSE);

  return muster_battle_session_choose (self, muster_order_list_find_id (self->orders, id));
}

/* Returns the next unit after the chosen one, in a circle, that can be given the order, or -1. */
static int
find_unit_for (MusterBattleSession *self,
               guint                verb)
{
  const MusterSetup *setup = muster_battle_get_setup (self->battle);
  const MusterState *state = muster_battle_get_state (self->battle);

  for (int i = 1; i <= state->n_units; i++)
    {
      int unit = (self->unit + i) % state->n_units;
      g_autoptr (GArray) offers = muster_ruleset_list_orders (setup, state, unit);

      for (guint j = 0; j < offers->len; j++)
        if (g_array_index (offers, MusterOffer, j).verb == verb &&
            g_array_index (offers, MusterOffer, j).legal)
          return unit;
    }
  return -1;
}

/**
 * muster_battle_session_begin_duty:
 *
 * Chooses the unit that a duty is about, and begins the order that does it. Where players choose whom they
 * give it to, it only shows the next one.
 */
void
muster_battle_session_begin_duty (MusterBattleSession *self,
                                  MusterBattleDuty    *duty)
{
  MusterRuleset *ruleset = muster_battle_get_ruleset (self->battle);
  int verb = muster_battle_duty_get_verb (duty);

  g_return_if_fail (MUSTER_IS_BATTLE_SESSION (self));

  if (muster_battle_timeline_is_past (self->timeline))
    return;

  if (muster_battle_duty_is_choice (duty))
    {
      muster_battle_session_set_unit (self, find_unit_for (self, (guint) verb));
      return;
    }
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
  int unit;

  g_return_val_if_fail (MUSTER_IS_BATTLE_SESSION (self), FALSE);

  unit = muster_battle_duties_find_next (G_LIST_MODEL (self->duties), self->unit);
  if (unit < 0)
    return FALSE;

  muster_battle_session_set_unit (self, unit);
  return TRUE;
}

/* Lets the program roll the dice that are asked for next. */
void
muster_battle_session_roll (MusterBattleSession *self)
{
  g_return_if_fail (MUSTER_IS_BATTLE_SESSION (self));

  muster_order_form_roll (self->form, &self->random);
}

static gboolean
is_other (const MusterOrderSpec *specs,
          const MusterOffer     *offer,
          int                    verb)
{
  return offer->legal && (int) offer->verb != verb && !(specs[offer->verb].flags & MUSTER_ORDER_COMMON);
}

/* Returns: (nullable): the duty that is the only thing left to do, which takes no values and no dice */
static MusterBattleDuty *
find_only_duty (MusterBattleSession *self)
{
  const MusterSetup *setup = muster_battle_get_setup (self->battle);
  const MusterState *state = muster_battle_get_state (self->battle);
  const MusterOrderSpec *specs = muster_ruleset_get_rules (muster_battle_get_ruleset (self->battle))->orders;
  MusterBattleDuty *duty = muster_list_peek (G_LIST_MODEL (self->duties), 0);

  if (g_list_model_get_n_items (G_LIST_MODEL (self->duties)) != 1 || state->over ||
      muster_battle_duty_get_unit (duty) < 0 || muster_battle_duty_get_verb (duty) < 0 ||
      muster_battle_duty_get_when (duty) == MUSTER_DUTY_MAY)
    return NULL;
  for (int unit = -1; unit < state->n_units; unit++)
    {
      g_autoptr (GArray) offers = muster_ruleset_list_orders (setup, state, unit);

      for (guint i = 0; i < offers->len; i++)
        if (is_other (specs, &g_array_index (offers, MusterOffer, i), muster_battle_duty_get_verb (duty)))
          return NULL;
    }
  return duty;
}

/* Does what is the only possible thing, unless it takes values or dice. */
static gboolean
do_only_duty (MusterBattleSession  *self,
              GError              **error)
{
  MusterBattleDuty *found = find_only_duty (self);
  g_autoptr (MusterBattleDuty) duty = found != NULL ? g_object_ref (found) : NULL;
  GListModel *fields = muster_order_draft_get_fields (muster_order_form_get_draft (self->form));

  if (duty == NULL)
    return TRUE;
  muster_battle_session_begin_duty (self, duty);
  if (muster_order_form_get_stage (self->form) != MUSTER_FORM_READY || g_list_model_get_n_items (fields) > 0)
    {
      muster_order_form_cancel (self->form);
      return TRUE;
    }
  muster_battle_timeline_follow_up (self->timeline);
  return muster_order_form_resolve (self->form, error) && do_only_duty (self, error);
}

/**
 * muster_battle_session_resolve:
 *
 * Gives the order. Where the program's dice come first, it rolls what is missing. If only one thing can be
 * done then, it is done as well.
 *
 * Returns: whether the order is part of the battle now; %FALSE without an error while something is
 *   missing
 */
gboolean
muster_battle_session_resolve (MusterBattleSession  *self,
                               GError              **error)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE_SESSION (self), FALSE);

  if (self->rolls_first)
    muster_order_form_roll_all (self->form, &self->random);
  return muster_order_form_resolve (self->form, error) && do_only_duty (self, error);
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

  was_past = muster_battle_timeline_is_past (self->timeline);
  position = muster_ledger_get_position (self->battle);
  muster_battle_timeline_return (self->timeline);
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
