/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/muster-order-form.h"

#include <string.h>

#include "app/models/muster-card-words.h"
#include "app/models/muster-order-rolls.h"
#include "app/models/muster-order-texts.h"
#include "app/models/muster-words.h"
#include "core/muster-i18n.h"

struct _MusterOrderForm
{
  GObject parent_instance;

  MusterBattle *battle;
  MusterOrderDraft *draft;
  MusterOrderRolls rolls;
  MusterDiceTray *tray;
  MusterOrderOutlook *outlook;
  MusterOutcome outcome;
  MusterRequest asked;
  guint asked_after;
  int asked_again;
  gboolean is_busy;

  MusterFormStage stage;
  MusterOrderTexts texts;
};

G_DEFINE_FINAL_TYPE (MusterOrderForm, muster_order_form, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_BATTLE,
  PROP_STAGE,
  PROP_HAS_ORDER,
  PROP_TITLE,
  PROP_MESSAGE,
  PROP_REQUEST_TITLE,
  PROP_REQUEST_TEXT,
  PROP_PREVIEW,
  PROP_PREVIEW_PROMPTS,
  N_PROPS
};

enum
{
  SIGNAL_RECORDED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static void
notify_all (MusterOrderForm *self)
{
  g_object_freeze_notify (G_OBJECT (self));
  for (guint i = PROP_STAGE; i < N_PROPS; i++)
    g_object_notify_by_pspec (G_OBJECT (self), properties[i]);
  g_object_thaw_notify (G_OBJECT (self));
}

/* A request that has not changed leaves in the tray what has been entered of it. */
static void
ask (MusterOrderForm     *self,
     const MusterRequest *request)
{
  guint n_rolls = muster_order_rolls_count (&self->rolls);

  if (request != NULL && self->asked_after == n_rolls && self->asked_again == self->rolls.again &&
      memcmp (&self->asked, request, sizeof *request) == 0)
    return;

  self->asked = request != NULL ? *request : (MusterRequest) { 0 };
  self->asked_after = n_rolls;
  self->asked_again = self->rolls.again;
  muster_dice_tray_ask (self->tray, self->asked.n, self->asked.sides, self->asked.target);
  if (self->asked.n > 0 && self->asked.sides == 0)
    {
      MusterDeck deck;

      muster_card_words_get_deck (self->battle, &self->outcome.state, self->asked.n, &deck);
      muster_dice_tray_set_deck (self->tray, &deck);
    }
}

/* Asks for the next roll, or for the one that is thrown again as it was asked for the first time. */
static void
show_request (MusterOrderForm *self)
{
  gboolean again = self->rolls.again >= 0;
  const MusterRequest *request =
    again ? &g_array_index (self->rolls.requests, MusterRequest, self->rolls.again)
          : &self->outcome.request;

  self->stage = MUSTER_FORM_ROLL;
  ask (self, request);
  muster_order_texts_ask (&self->texts, self->battle, request, again ? self->rolls.again_by : -1);
}

static void
complain (MusterOrderForm   *self,
          const MusterOrder *order)
{
  muster_order_texts_complain (&self->texts,
                               muster_words_for_line (self->battle, NULL, order,
                                                      &self->rolls.tape, &self->outcome.reason));
}

static void
foretell (MusterOrderForm   *self,
          const MusterOrder *order)
{
  muster_order_texts_foretell (&self->texts, self->battle, &self->outcome, order,
                               &self->rolls.tape);
}

/* Asks the battle what would come of @order. Rolls that no longer fit, because a field was changed
 * or a card cannot turn up, are taken off again; the reason stays as the message. */
static void
try_order (MusterOrderForm   *self,
           const MusterOrder *order)
{
  muster_battle_try (self->battle, order, &self->rolls.tape, &self->outcome);

  while (self->outcome.kind == MUSTER_OUTCOME_BAD_ROLL &&
         self->outcome.bad_roll < (int) muster_order_rolls_count (&self->rolls))
    {
      complain (self, order);
      muster_order_rolls_truncate (&self->rolls, (guint) MAX (self->outcome.bad_roll, 0));
      muster_battle_try (self->battle, order, &self->rolls.tape, &self->outcome);
    }
}

static void
evaluate_order (MusterOrderForm *self)
{
  g_auto(MusterOrder) order = { 0 };
  char *missing = muster_order_draft_dup_missing (self->draft);

  if (missing != NULL)
    {
      self->stage = MUSTER_FORM_FILL;
      muster_order_texts_complain (&self->texts, missing);
      return;
    }

  muster_order_draft_write (self->draft, &order);
  try_order (self, &order);
  if (self->outcome.kind == MUSTER_OUTCOME_REFUSED && muster_order_draft_complete (self->draft))
    {
      muster_order_clear (&order);
      muster_order_draft_write (self->draft, &order);
      try_order (self, &order);
    }

  switch (self->outcome.kind)
    {
    case MUSTER_OUTCOME_DONE:
      self->stage = MUSTER_FORM_READY;
      foretell (self, &order);
      if (self->rolls.again >= 0)
        show_request (self);
      break;

    case MUSTER_OUTCOME_NEEDS:
      show_request (self);
      foretell (self, &order);
      muster_order_outlook_look (self->outlook, self->battle,
                                 self->rolls.again < 0 ? &order : NULL);
      break;

    case MUSTER_OUTCOME_REFUSED:
    case MUSTER_OUTCOME_BAD_ROLL:
    default:
      self->stage = MUSTER_FORM_FILL;
      complain (self, &order);
      break;
    }
}

static void
evaluate (MusterOrderForm *self)
{
  gboolean was_busy = self->is_busy;

  self->is_busy = TRUE;
  muster_order_texts_begin (&self->texts, muster_order_draft_dup_title (self->draft));
  if (muster_order_draft_get_verb (self->draft) < 0)
    self->stage = MUSTER_FORM_IDLE;
  else
    evaluate_order (self);

  /* Once all dice are known there is nothing left to expect. */
  if (self->stage != MUSTER_FORM_ROLL)
    {
      ask (self, NULL);
      muster_order_outlook_look (self->outlook, self->battle, NULL);
    }
  muster_order_rolls_list (&self->rolls);
  self->is_busy = was_busy;
  notify_all (self);
}

/* Takes the roll in the tray and goes on to what is asked next. */
static void
take_tray (MusterOrderForm *self)
{
  guint n_rolls = muster_order_rolls_count (&self->rolls);
  guint n_faces = muster_dice_tray_get_n_faces (self->tray);
  g_autofree guint8 *faces = g_memdup2 (muster_dice_tray_get_faces (self->tray), n_faces);
  MusterRollOrigin origin = muster_dice_tray_get_origin (self->tray);

  if (self->rolls.again >= 0)
    {
      muster_order_rolls_throw_again (&self->rolls, origin, faces, n_faces);
      evaluate (self);
      return;
    }

  muster_order_rolls_add (&self->rolls, &self->asked, origin, faces, n_faces);
  evaluate (self);

  /* Not taken: a card that cannot turn up. Leave the others to be seen. */
  if (muster_order_rolls_count (&self->rolls) == n_rolls && self->stage == MUSTER_FORM_ROLL)
    {
      self->is_busy = TRUE;
      muster_dice_tray_put (self->tray, faces, origin);
      muster_dice_tray_erase (self->tray);
      self->is_busy = FALSE;
    }
}

/* Rolls on a copy of the tape, so that the engine says which cards can turn up. */
static gboolean
roll_ahead (MusterOrderForm *self,
            MusterRandom    *random,
            MusterTape      *tape)
{
  g_auto(MusterOrder) order = { 0 };

  muster_tape_copy (tape, &self->rolls.tape);
  tape->generator = random;
  muster_order_draft_write (self->draft, &order);
  muster_battle_try (self->battle, &order, tape, &self->outcome);
  tape->generator = NULL;

  return muster_tape_get_length (tape) > muster_order_rolls_count (&self->rolls);
}

/* Rolls the dice in the tray that are thrown again. */
static void
roll_again (MusterOrderForm *self,
            MusterRandom    *random)
{
  guint n_faces = muster_dice_tray_get_n_faces (self->tray);
  g_autofree guint8 *faces = g_new (guint8, n_faces);

  for (guint i = 0; i < n_faces; i++)
    faces[i] = muster_dice_tray_has_face (self->tray, i)
                 ? muster_dice_tray_get_faces (self->tray)[i]
                 : (guint8) muster_random_die (random, self->asked.sides);
  muster_dice_tray_put (self->tray, faces, MUSTER_ROLL_ROLLED);
}

static void
draft_changed_cb (MusterOrderForm *self)
{
  if (!self->is_busy)
    evaluate (self);
}

/* A full tray whose cursor stands on a die is being corrected. */
static void
tray_changed_cb (MusterOrderForm *self)
{
  if (!self->is_busy && muster_dice_tray_is_full (self->tray) &&
      muster_dice_tray_get_cursor (self->tray) == muster_dice_tray_get_n_faces (self->tray))
    take_tray (self);
}

static void
card_refused_cb (MusterOrderForm *self,
                 guint            card)
{
  muster_order_texts_complain (&self->texts,
                               muster_order_form_explain_card (self, (MusterCard) card));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MESSAGE]);
}

static void
muster_order_form_constructed (GObject *object)
{
  MusterOrderForm *self = MUSTER_ORDER_FORM (object);

  G_OBJECT_CLASS (muster_order_form_parent_class)->constructed (object);

  self->draft = muster_order_draft_new (self->battle);
  g_signal_connect_object (self->draft, "changed", G_CALLBACK (draft_changed_cb), self,
                           G_CONNECT_SWAPPED);

  /* An order half given belongs to the state that it was begun in. */
  g_signal_connect_object (self->battle, "changed", G_CALLBACK (muster_order_form_cancel), self,
                           G_CONNECT_SWAPPED);
}

static void
muster_order_form_dispose (GObject *object)
{
  MusterOrderForm *self = MUSTER_ORDER_FORM (object);

  g_clear_object (&self->battle);
  g_clear_object (&self->draft);
  g_clear_object (&self->tray);
  g_clear_object (&self->outlook);

  G_OBJECT_CLASS (muster_order_form_parent_class)->dispose (object);
}

static void
muster_order_form_finalize (GObject *object)
{
  MusterOrderForm *self = MUSTER_ORDER_FORM (object);

  muster_order_rolls_clear (&self->rolls);
  muster_outcome_clear (&self->outcome);
  muster_order_texts_clear (&self->texts);

  G_OBJECT_CLASS (muster_order_form_parent_class)->finalize (object);
}

static void
muster_order_form_get_property (GObject    *object,
                                guint       prop_id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  MusterOrderForm *self = MUSTER_ORDER_FORM (object);

  switch (prop_id)
    {
    case PROP_BATTLE:
      g_value_set_object (value, self->battle);
      break;

    case PROP_STAGE:
      g_value_set_int (value, (int) self->stage);
      break;

    case PROP_HAS_ORDER:
      g_value_set_boolean (value, self->stage != MUSTER_FORM_IDLE);
      break;

    case PROP_TITLE:
      g_value_set_string (value, self->texts.title);
      break;

    case PROP_MESSAGE:
      g_value_set_string (value, self->texts.message);
      break;

    case PROP_REQUEST_TITLE:
      g_value_set_string (value, self->texts.request_title);
      break;

    case PROP_REQUEST_TEXT:
      g_value_set_string (value, self->texts.request_text);
      break;

    case PROP_PREVIEW:
      g_value_set_boxed (value, self->texts.preview);
      break;

    case PROP_PREVIEW_PROMPTS:
      g_value_set_boxed (value, self->texts.preview_prompts);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_order_form_set_property (GObject      *object,
                                guint         prop_id,
                                const GValue *value,
                                GParamSpec   *pspec)
{
  MusterOrderForm *self = MUSTER_ORDER_FORM (object);

  switch (prop_id)
    {
    case PROP_BATTLE:
      self->battle = g_value_dup_object (value);
      self->rolls.battle = self->battle;
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_order_form_class_init (MusterOrderFormClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->constructed = muster_order_form_constructed;
  object_class->dispose = muster_order_form_dispose;
  object_class->finalize = muster_order_form_finalize;
  object_class->get_property = muster_order_form_get_property;
  object_class->set_property = muster_order_form_set_property;

  properties[PROP_BATTLE] =
    g_param_spec_object ("battle", NULL, NULL, MUSTER_TYPE_BATTLE,
                         G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  properties[PROP_STAGE] =
    g_param_spec_int ("stage", NULL, NULL, MUSTER_FORM_IDLE, MUSTER_FORM_READY,
                      MUSTER_FORM_IDLE, flags);
  properties[PROP_HAS_ORDER] = g_param_spec_boolean ("has-order", NULL, NULL, FALSE, flags);
  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, "", flags);
  properties[PROP_MESSAGE] = g_param_spec_string ("message", NULL, NULL, "", flags);
  properties[PROP_REQUEST_TITLE] = g_param_spec_string ("request-title", NULL, NULL, "", flags);
  properties[PROP_REQUEST_TEXT] = g_param_spec_string ("request-text", NULL, NULL, "", flags);
  properties[PROP_PREVIEW] = g_param_spec_boxed ("preview", NULL, NULL, G_TYPE_STRV, flags);
  properties[PROP_PREVIEW_PROMPTS] =
    g_param_spec_boxed ("preview-prompts", NULL, NULL, G_TYPE_STRV, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[SIGNAL_RECORDED] =
    g_signal_new ("recorded", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);
}

static void
muster_order_form_init (MusterOrderForm *self)
{
  muster_order_rolls_init (&self->rolls);
  self->tray = muster_dice_tray_new ();
  self->outlook = muster_order_outlook_new ();
  muster_order_texts_init (&self->texts);
  muster_outcome_init (&self->outcome);

  g_signal_connect_object (self->tray, "changed", G_CALLBACK (tray_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->tray, "refused", G_CALLBACK (card_refused_cb), self,
                           G_CONNECT_SWAPPED);
}

MusterOrderForm *
muster_order_form_new (MusterBattle *battle)
{
  g_return_val_if_fail (MUSTER_IS_BATTLE (battle), NULL);

  return g_object_new (MUSTER_TYPE_ORDER_FORM, "battle", battle, NULL);
}

MusterFormStage
muster_order_form_get_stage (MusterOrderForm *self)
{
  g_return_val_if_fail (MUSTER_IS_ORDER_FORM (self), MUSTER_FORM_IDLE);

  return self->stage;
}

/* What is being filled. Its fields are the ones to show. */
MusterOrderDraft *
muster_order_form_get_draft (MusterOrderForm *self)
{
  g_return_val_if_fail (MUSTER_IS_ORDER_FORM (self), NULL);

  return self->draft;
}

/* The rolls entered so far, as #MusterRollItem. */
GListModel *
muster_order_form_get_rolls (MusterOrderForm *self)
{
  g_return_val_if_fail (MUSTER_IS_ORDER_FORM (self), NULL);

  return G_LIST_MODEL (self->rolls.items);
}

MusterDiceTray *
muster_order_form_get_tray (MusterOrderForm *self)
{
  g_return_val_if_fail (MUSTER_IS_ORDER_FORM (self), NULL);

  return self->tray;
}

/* What is to be expected of the order. */
MusterOrderOutlook *
muster_order_form_get_outlook (MusterOrderForm *self)
{
  g_return_val_if_fail (MUSTER_IS_ORDER_FORM (self), NULL);

  return self->outlook;
}

/**
 * muster_order_form_start:
 * @verb: index of the order in the ruleset's table
 * @unit: index of the unit that acts, or -1
 */
void
muster_order_form_start (MusterOrderForm *self,
                         guint            verb,
                         int              unit)
{
  g_return_if_fail (MUSTER_IS_ORDER_FORM (self));

  muster_order_rolls_reset (&self->rolls);
  muster_order_draft_start (self->draft, verb, unit);
  evaluate (self);
}

void
muster_order_form_cancel (MusterOrderForm *self)
{
  g_return_if_fail (MUSTER_IS_ORDER_FORM (self));

  if (self->stage == MUSTER_FORM_IDLE)
    return;

  muster_order_rolls_reset (&self->rolls);
  muster_order_draft_clear (self->draft);
  evaluate (self);
}

/**
 * muster_order_form_type:
 *
 * Returns: whether the key says anything about the dice or cards asked for
 */
gboolean
muster_order_form_type (MusterOrderForm *self,
                        char             key)
{
  g_return_val_if_fail (MUSTER_IS_ORDER_FORM (self), FALSE);

  return self->stage == MUSTER_FORM_ROLL && muster_dice_tray_type (self->tray, key);
}

/**
 * muster_order_form_explain_card:
 *
 * Returns: (transfer full): why @card cannot turn up; "" if it can
 */
char *
muster_order_form_explain_card (MusterOrderForm *self,
                                MusterCard       card)
{
  g_return_val_if_fail (MUSTER_IS_ORDER_FORM (self), NULL);

  if (muster_dice_tray_can_take (self->tray, card))
    return g_strdup ("");
  return muster_card_words_explain (self->battle, &self->outcome.state, self->asked.n, card);
}

/**
 * muster_order_form_dup_recipient:
 *
 * Returns: (transfer full) (nullable): the name of the unit that the card at the cursor is for, or
 *   %NULL if it is nobody's
 */
char *
muster_order_form_dup_recipient (MusterOrderForm *self)
{
  const MusterRules *rules;
  int unit = -1;

  g_return_val_if_fail (MUSTER_IS_ORDER_FORM (self), NULL);

  rules = muster_ruleset_get_rules (muster_battle_get_ruleset (self->battle));
  if (muster_dice_tray_is_cards (self->tray) && rules->get_recipient != NULL)
    unit = rules->get_recipient (muster_battle_get_setup (self->battle), &self->outcome.state,
                                 self->asked.purpose, muster_dice_tray_get_cursor (self->tray));
  return unit >= 0 ? g_strdup (self->outcome.state.units[unit].def->name) : NULL;
}

/**
 * muster_order_form_erase:
 *
 * Takes back the last die, even that of a roll which is complete.
 *
 * Returns: whether there was one
 */
gboolean
muster_order_form_erase (MusterOrderForm *self)
{
  guint n_rolls;
  gboolean erased;

  g_return_val_if_fail (MUSTER_IS_ORDER_FORM (self), FALSE);

  if (self->stage == MUSTER_FORM_ROLL && muster_dice_tray_erase (self->tray))
    return TRUE;
  if (self->rolls.again >= 0)
    {
      self->rolls.again = -1;
      evaluate (self);
      return TRUE;
    }

  n_rolls = muster_order_rolls_count (&self->rolls);
  if (n_rolls == 0)
    return FALSE;

  muster_order_form_reopen_roll (self, n_rolls - 1);
  self->is_busy = TRUE;
  muster_dice_tray_set_cursor (self->tray, muster_dice_tray_get_n_faces (self->tray));
  erased = muster_dice_tray_erase (self->tray);
  self->is_busy = FALSE;
  return erased;
}

/**
 * muster_order_form_reopen_roll:
 * @index: a roll that was entered
 *
 * Puts a roll back into the tray, to be changed. Those after it hang on it, so they are gone.
 */
void
muster_order_form_reopen_roll (MusterOrderForm *self,
                               guint            index)
{
  const MusterRoll *roll;
  g_autofree guint8 *faces = NULL;
  MusterRollOrigin origin;
  guint n_faces;

  g_return_if_fail (MUSTER_IS_ORDER_FORM (self));
  g_return_if_fail (index < muster_order_rolls_count (&self->rolls));

  roll = muster_tape_get_roll (&self->rolls.tape, index);
  n_faces = roll->n;
  origin = roll->origin;
  faces = g_memdup2 (muster_tape_get_first_faces (&self->rolls.tape, roll), n_faces);

  muster_order_rolls_truncate (&self->rolls, index);
  evaluate (self);

  if (muster_dice_tray_get_n_faces (self->tray) != n_faces)
    return;

  self->is_busy = TRUE;
  muster_dice_tray_put (self->tray, faces, origin);
  muster_dice_tray_set_cursor (self->tray, 0);
  self->is_busy = FALSE;
}

/**
 * muster_order_form_throw_again:
 * @index: a roll that was entered
 * @unit: index of the unit whose doing it is
 *
 * Has a roll thrown again, where the rules let that unit do so: the tray asks for it. Rolls after it hang
 * on it, so they are gone. Erasing an empty tray leaves it at the first throw.
 */
void
muster_order_form_throw_again (MusterOrderForm *self,
                               guint            index,
                               int              unit)
{
  g_return_if_fail (MUSTER_IS_ORDER_FORM (self));

  if (muster_order_rolls_begin_again (&self->rolls, index, unit))
    evaluate (self);
}

/**
 * muster_order_form_roll:
 * @random: where the program's dice come from
 *
 * Rolls what the tray still lacks. Cards are drawn all anew, since two of them cannot be the same.
 */
void
muster_order_form_roll (MusterOrderForm *self,
                        MusterRandom    *random)
{
  g_auto(MusterTape) tape = { 0 };
  const MusterRoll *roll;
  g_autofree guint8 *faces = NULL;
  gboolean has_typed = FALSE;

  g_return_if_fail (MUSTER_IS_ORDER_FORM (self));

  if (self->stage == MUSTER_FORM_ROLL && self->rolls.again >= 0)
    {
      roll_again (self, random);
      return;
    }

  muster_tape_init (&tape);
  if (self->stage != MUSTER_FORM_ROLL || !roll_ahead (self, random, &tape))
    return;

  roll = muster_tape_get_roll (&tape, muster_order_rolls_count (&self->rolls));
  faces = g_memdup2 (muster_tape_get_faces (&tape, roll), roll->n);
  for (guint i = 0; i < roll->n && !roll->is_cards; i++)
    if (muster_dice_tray_has_face (self->tray, i))
      {
        faces[i] = muster_dice_tray_get_faces (self->tray)[i];
        has_typed = TRUE;
      }

  muster_dice_tray_put (self->tray, faces, has_typed ? MUSTER_ROLL_TYPED : MUSTER_ROLL_ROLLED);
}

/**
 * muster_order_form_roll_all:
 *
 * Rolls everything that the order still asks for.
 */
void
muster_order_form_roll_all (MusterOrderForm *self,
                            MusterRandom    *random)
{
  g_return_if_fail (MUSTER_IS_ORDER_FORM (self));

  while (self->stage == MUSTER_FORM_ROLL)
    {
      guint n_rolls = muster_order_rolls_count (&self->rolls);
      int again = self->rolls.again;

      muster_order_form_roll (self, random);
      if (muster_order_rolls_count (&self->rolls) == n_rolls && self->rolls.again == again)
        break;
    }
}

/**
 * muster_order_form_resolve:
 *
 * Gives the order, if nothing is missing. A full tray that was reopened is taken first.
 *
 * Returns: whether the order is part of the battle now; %FALSE without an error if something is
 *   still missing
 */
gboolean
muster_order_form_resolve (MusterOrderForm  *self,
                           GError          **error)
{
  g_auto(MusterOrder) order = { 0 };

  g_return_val_if_fail (MUSTER_IS_ORDER_FORM (self), FALSE);

  if (self->stage == MUSTER_FORM_ROLL && muster_dice_tray_is_full (self->tray))
    {
      take_tray (self);
      return FALSE;
    }
  if (self->stage != MUSTER_FORM_READY)
    return FALSE;

  muster_order_draft_write (self->draft, &order);
  if (!muster_battle_record (self->battle, &order, &self->rolls.tape, error))
    return FALSE;

  muster_order_draft_remember (self->draft, &order);
  muster_order_form_cancel (self);
  g_signal_emit (self, signals[SIGNAL_RECORDED], 0);
  return TRUE;
}
