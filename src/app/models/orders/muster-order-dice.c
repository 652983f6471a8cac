/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/orders/muster-order-dice.h"

#include "app/models/dice/muster-card-words.h"
#include "app/models/orders/muster-order-rolls.h"
#include "core/muster-signal.h"

struct _MusterOrderDice
{
  MusterObject parent_instance;

  MusterBattle *battle;
  MusterOrderRolls rolls;
  MusterDiceTray *tray;
  gboolean is_refilling; /* the tray is being filled with a roll that was entered before and must
                          * not be taken */

  /* The last request to the tray, and the number of rolls before it. */
  MusterRequest asked;
  guint asked_after;
  int asked_again;
};

G_DEFINE_FINAL_TYPE (MusterOrderDice, muster_order_dice, MUSTER_TYPE_OBJECT)

enum
{
  SIGNAL_CHANGED,
  SIGNAL_REFUSED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
emit_changed (MusterOrderDice *self)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* If the request has not changed, keep what has been entered in the tray. */
static void
ask (MusterOrderDice     *self,
     const MusterRequest *request)
{
  guint n_rolls = muster_order_rolls_count (&self->rolls);

  if (request != NULL && self->asked_after == n_rolls && self->asked_again == self->rolls.again &&
      muster_request_has_same_dice (&self->asked, request))
    {
      self->asked.need = request->need;
      return;
    }

  self->asked = request != NULL ? *request : (MusterRequest) { 0 };
  self->asked_after = n_rolls;
  self->asked_again = self->rolls.again;
  muster_dice_tray_ask (self->tray, self->asked.n, self->asked.sides, self->asked.target);
  if (self->asked.n > 0 && self->asked.sides == 0)
    {
      MusterDeck deck;

      muster_card_words_get_deck (self->battle, &self->rolls.outcome.state, self->asked.n, &deck);
      muster_dice_tray_set_deck (self->tray, &deck);
    }
}

/* A full tray is taken, unless its cursor is on a die: then the player is correcting it. */
static void
tray_changed_cb (MusterOrderDice *self)
{
  if (!self->is_refilling && muster_dice_tray_is_full (self->tray) &&
      muster_dice_tray_get_cursor (self->tray) == muster_dice_tray_get_n_faces (self->tray))
    muster_order_dice_take (self);
}

static void
card_refused_cb (MusterOrderDice *self,
                 guint            card)
{
  g_autofree char *why = muster_order_dice_explain_card (self, (MusterCard) card);

  g_signal_emit (self, signals[SIGNAL_REFUSED], 0, why);
}

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterOrderDice, battle, g_object_unref),
  MUSTER_OWNED (MusterOrderDice, tray, g_object_unref),
  MUSTER_HELD (MusterOrderDice, rolls, muster_order_rolls_clear),
};

static void
muster_order_dice_class_init (MusterOrderDiceClass *klass)
{
  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));

  signals[SIGNAL_CHANGED] = muster_signal_new ("changed", G_TYPE_FROM_CLASS (klass));
  signals[SIGNAL_REFUSED] =
    g_signal_new ("refused", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
muster_order_dice_init (MusterOrderDice *self)
{
  self->tray = muster_dice_tray_new ();
  g_signal_connect_object (self->tray, "changed", G_CALLBACK (tray_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->tray, "refused", G_CALLBACK (card_refused_cb), self,
                           G_CONNECT_SWAPPED);
}

MusterOrderDice *
muster_order_dice_new (MusterBattle *battle)
{
  MusterOrderDice *self;

  g_return_val_if_fail (MUSTER_IS_BATTLE (battle), NULL);

  self = g_object_new (MUSTER_TYPE_ORDER_DICE, NULL);
  self->battle = g_object_ref (battle);
  muster_order_rolls_init (&self->rolls, battle);

  return self;
}

MusterDiceTray *
muster_order_dice_get_tray (MusterOrderDice *self)
{
  g_return_val_if_fail (MUSTER_IS_ORDER_DICE (self), NULL);

  return self->tray;
}

/* The rolls entered so far, as #MusterRollItem. */
GListModel *
muster_order_dice_get_rolls (MusterOrderDice *self)
{
  g_return_val_if_fail (MUSTER_IS_ORDER_DICE (self), NULL);

  return G_LIST_MODEL (self->rolls.items);
}

MusterTape *
muster_order_dice_get_tape (MusterOrderDice *self)
{
  g_return_val_if_fail (MUSTER_IS_ORDER_DICE (self), NULL);

  return &self->rolls.tape;
}

/* Drops all rolls, for another order or none. */
void
muster_order_dice_reset (MusterOrderDice *self)
{
  g_return_if_fail (MUSTER_IS_ORDER_DICE (self));

  muster_order_rolls_truncate (&self->rolls, 0);
}

/**
 * muster_order_dice_try:
 * @refusal: (out): why rolls were taken off, or %NULL
 *
 * Asks the battle what would come of @order with the rolls entered so far. Rolls that no longer
 * fit, because a field was changed or a card cannot turn up, are taken off again.
 *
 * Returns: (transfer none): what would come of it
 */
const MusterOutcome *
muster_order_dice_try (MusterOrderDice    *self,
                       const MusterOrder  *order,
                       char              **refusal)
{
  g_return_val_if_fail (MUSTER_IS_ORDER_DICE (self), NULL);

  *refusal = muster_order_rolls_try (&self->rolls, order);
  return &self->rolls.outcome;
}

/**
 * muster_order_dice_ask:
 *
 * Asks in the tray for the roll that the order needs next, or for the one that is thrown again as
 * it was asked for the first time.
 *
 * Returns: (transfer none): what is asked for
 */
const MusterRequest *
muster_order_dice_ask (MusterOrderDice *self)
{
  g_return_val_if_fail (MUSTER_IS_ORDER_DICE (self), NULL);

  ask (self, self->rolls.again >= 0
               ? &g_array_index (self->rolls.requests, MusterRequest, self->rolls.again)
               : &self->rolls.outcome.request);
  muster_order_rolls_list (&self->rolls);
  return &self->asked;
}

/* Empties the tray: nothing is asked for. */
void
muster_order_dice_rest (MusterOrderDice *self)
{
  g_return_if_fail (MUSTER_IS_ORDER_DICE (self));

  ask (self, NULL);
  muster_order_rolls_list (&self->rolls);
}

/* Returns the unit that lets a roll be thrown again, or -1 while none is. */
int
muster_order_dice_get_again_by (MusterOrderDice *self)
{
  g_return_val_if_fail (MUSTER_IS_ORDER_DICE (self), -1);

  return self->rolls.again >= 0 ? self->rolls.again_by : -1;
}

/**
 * muster_order_dice_take:
 *
 * Takes the full tray.
 */
void
muster_order_dice_take (MusterOrderDice *self)
{
  g_autofree guint8 *faces = NULL;
  MusterRollOrigin origin;
  guint n_rolls, n_faces;
  int typist;

  g_return_if_fail (MUSTER_IS_ORDER_DICE (self));

  n_rolls = muster_order_rolls_count (&self->rolls);
  n_faces = muster_dice_tray_get_n_faces (self->tray);
  faces = g_memdup2 (muster_dice_tray_get_faces (self->tray), n_faces);
  origin = muster_dice_tray_get_origin (self->tray);
  typist = muster_dice_tray_get_typist (self->tray);

  if (self->rolls.again >= 0)
    {
      muster_order_rolls_throw_again (&self->rolls, origin, faces, n_faces);
      emit_changed (self);
      return;
    }

  muster_order_rolls_add (&self->rolls, &self->asked, origin, faces, n_faces);
  muster_tape_set_typist (&self->rolls.tape, n_rolls, typist);
  emit_changed (self);

  /* The roll was refused because a card cannot turn up. Leave the other cards in the tray. */
  if (muster_order_rolls_count (&self->rolls) == n_rolls && self->asked.n > 0)
    {
      self->is_refilling = TRUE;
      muster_dice_tray_put (self->tray, faces, origin);
      muster_dice_tray_erase (self->tray);
      self->is_refilling = FALSE;
    }
}

/* Returns: whether it is enough to say how many of the dice that are asked for count */
gboolean
muster_order_dice_can_count (MusterOrderDice *self)
{
  g_return_val_if_fail (MUSTER_IS_ORDER_DICE (self), FALSE);

  return self->asked.n > 1 && self->asked.counts != MUSTER_ROLL_FACES && self->rolls.again < 0;
}

/* Returns: whether it must be said as well how many of them show a 1 */
gboolean
muster_order_dice_needs_ones (MusterOrderDice *self)
{
  g_return_val_if_fail (MUSTER_IS_ORDER_DICE (self), FALSE);

  return muster_order_dice_can_count (self) && self->asked.counts == MUSTER_ROLL_HITS_AND_ONES;
}

/**
 * muster_order_dice_take_counts:
 * @hits: how many of the dice that are asked for count
 * @ones: how many of them show a 1; -1 if nobody has counted those
 *
 * Takes a roll of which nobody noted the faces.
 *
 * Returns: whether there can be so many
 */
gboolean
muster_order_dice_take_counts (MusterOrderDice *self,
                               guint            hits,
                               int              ones)
{
  guint n_rolls;

  g_return_val_if_fail (MUSTER_IS_ORDER_DICE (self), FALSE);

  if (!muster_order_dice_can_count (self) || hits > self->asked.n ||
      ones > (int) (self->asked.n - hits) || (ones < 0 && muster_order_dice_needs_ones (self)))
    return FALSE;

  n_rolls = muster_order_rolls_count (&self->rolls);
  muster_order_rolls_add_counts (&self->rolls, &self->asked, hits, ones);
  emit_changed (self);
  return muster_order_rolls_count (&self->rolls) > n_rolls;
}

/**
 * muster_order_dice_offer:
 * @faces: as many dice as are asked for
 * @typist: the player who typed them at his own seat, or -1 if the seat has none
 * @by: who that is, in words
 *
 * Puts dice that somebody typed elsewhere into the tray, where they lie until they are taken.
 */
void
muster_order_dice_offer (MusterOrderDice *self,
                         const guint8    *faces,
                         int              typist,
                         const char      *by)
{
  g_return_if_fail (MUSTER_IS_ORDER_DICE (self));

  muster_dice_tray_offer (self->tray, faces, typist, by);
}

/* Returns: (nullable): what the tray asks for, or NULL while it asks for nothing. */
const MusterRequest *
muster_order_dice_get_asked (MusterOrderDice *self)
{
  g_return_val_if_fail (MUSTER_IS_ORDER_DICE (self), NULL);

  return self->asked.n > 0 ? &self->asked : NULL;
}

/**
 * muster_order_dice_roll:
 * @order: as it stands
 * @random: where the program's dice come from
 *
 * Rolls what the tray still lacks.
 *
 * Returns: whether the rolls are other ones now
 */
gboolean
muster_order_dice_roll (MusterOrderDice   *self,
                        const MusterOrder *order,
                        MusterRandom      *random)
{
  guint n_rolls;
  int again;

  g_return_val_if_fail (MUSTER_IS_ORDER_DICE (self), FALSE);

  n_rolls = muster_order_rolls_count (&self->rolls);
  again = self->rolls.again;
  if (again >= 0)
    muster_dice_tray_roll (self->tray, random);
  else
    {
      /* Cards are all drawn again, since no two can be the same. */
      g_autoptr (GByteArray) faces = muster_order_rolls_roll_ahead (&self->rolls, order, random);

      if (faces->len != 0)
        {
          if (muster_dice_tray_is_cards (self->tray))
            muster_dice_tray_put (self->tray, faces->data, MUSTER_ROLL_ROLLED);
          else
            muster_dice_tray_complete (self->tray, faces->data);
        }
    }

  return muster_order_rolls_count (&self->rolls) != n_rolls || self->rolls.again != again;
}

/**
 * muster_order_dice_erase:
 *
 * Takes back the last die, even that of a roll which is complete.
 *
 * Returns: whether there was one
 */
gboolean
muster_order_dice_erase (MusterOrderDice *self)
{
  guint n_rolls;
  gboolean erased;

  g_return_val_if_fail (MUSTER_IS_ORDER_DICE (self), FALSE);

  if (muster_dice_tray_erase (self->tray))
    return TRUE;
  if (self->rolls.again >= 0)
    {
      self->rolls.again = -1;
      emit_changed (self);
      return TRUE;
    }

  n_rolls = muster_order_rolls_count (&self->rolls);
  if (n_rolls == 0)
    return FALSE;

  muster_order_dice_reopen (self, n_rolls - 1);
  /* A roll without faces is gone as a whole. */
  if (muster_dice_tray_get_n_entered (self->tray) == 0)
    return TRUE;
  self->is_refilling = TRUE;
  muster_dice_tray_set_cursor (self->tray, muster_dice_tray_get_n_faces (self->tray));
  erased = muster_dice_tray_erase (self->tray);
  self->is_refilling = FALSE;
  return erased;
}

/**
 * muster_order_dice_reopen:
 * @index: a roll that was entered
 *
 * Puts a roll back into the tray, to be changed. Those after it depend on it, so they are gone.
 */
void
muster_order_dice_reopen (MusterOrderDice *self,
                          guint            index)
{
  const MusterRoll *roll;
  g_autofree guint8 *faces = NULL;
  MusterRollOrigin origin;
  guint n_faces;
  gboolean has_faces;

  g_return_if_fail (MUSTER_IS_ORDER_DICE (self));
  g_return_if_fail (index < muster_order_rolls_count (&self->rolls));

  roll = muster_tape_get_roll (&self->rolls.tape, index);
  n_faces = roll->n;
  origin = roll->origin;
  has_faces = roll->counted == MUSTER_ROLL_FACES;
  faces = g_memdup2 (muster_tape_get_first_faces (&self->rolls.tape, roll), n_faces);

  muster_order_rolls_truncate (&self->rolls, index);
  emit_changed (self);

  if (!has_faces || muster_dice_tray_get_n_faces (self->tray) != n_faces)
    return;

  self->is_refilling = TRUE;
  muster_dice_tray_put (self->tray, faces, origin);
  muster_dice_tray_set_cursor (self->tray, 0);
  self->is_refilling = FALSE;
}

/**
 * muster_order_dice_throw_again:
 * @index: a roll that was entered
 * @unit: index of the unit whose doing it is
 *
 * Has a roll thrown again, where the rules let that unit do so: the tray asks for it. Rolls after
 * it depend on it, so they are gone. Erasing an empty tray leaves it at the first throw.
 */
void
muster_order_dice_throw_again (MusterOrderDice *self,
                               guint            index,
                               int              unit)
{
  g_return_if_fail (MUSTER_IS_ORDER_DICE (self));

  if (muster_order_rolls_begin_again (&self->rolls, index, unit))
    emit_changed (self);
}

/**
 * muster_order_dice_explain_card:
 *
 * Returns: (transfer full): why @card cannot turn up; "" if it can
 */
char *
muster_order_dice_explain_card (MusterOrderDice *self,
                                MusterCard       card)
{
  g_return_val_if_fail (MUSTER_IS_ORDER_DICE (self), NULL);

  if (muster_dice_tray_can_take (self->tray, card))
    return g_strdup ("");
  return muster_card_words_explain (self->battle, &self->rolls.outcome.state, self->asked.n, card);
}

/**
 * muster_order_dice_dup_recipient:
 *
 * Returns: (transfer full) (nullable): the name of the unit that the card at the cursor is for, or
 *   %NULL if it is nobody's
 */
char *
muster_order_dice_dup_recipient (MusterOrderDice *self)
{
  const MusterRules *rules;
  int unit = -1;

  g_return_val_if_fail (MUSTER_IS_ORDER_DICE (self), NULL);

  rules = muster_ruleset_get_rules (muster_battle_get_ruleset (self->battle));
  if (muster_dice_tray_is_cards (self->tray) && rules->get_recipient != NULL)
    unit = rules->get_recipient (muster_battle_get_setup (self->battle), &self->rolls.outcome.state,
                                 self->asked.purpose, muster_dice_tray_get_cursor (self->tray));
  return unit >= 0 ? g_strdup (self->rolls.outcome.state.units[unit].def->name) : NULL;
}
