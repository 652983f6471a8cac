/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/orders/muster-order-form.h"

#include "app/models/form/muster-form-choice.h"
#include "app/models/muster-words.h"
#include "app/models/orders/muster-order-lots.h"
#include "app/models/orders/muster-order-texts.h"
#include "core/muster-i18n.h"

struct _MusterOrderForm
{
  MusterObject parent_instance;

  MusterBattle *battle;
  MusterOrderDraft *draft;
  MusterOrderDice *dice;
  MusterOrderOutlook *outlook;
  gboolean is_evaluating;

  MusterFormStage stage;
  MusterOrderTexts texts;
};

G_DEFINE_FINAL_TYPE (MusterOrderForm, muster_order_form, MUSTER_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_STAGE,
  PROP_TITLE,
  PROP_MESSAGE,
  PROP_MESSAGE_RULE,
  PROP_REQUEST_TITLE,
  PROP_REQUEST_TEXT,
  PROP_ADVICE,
  PROP_PREVIEW,
  PROP_PREVIEW_PROMPTS,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
show_request (MusterOrderForm *self)
{
  self->stage = MUSTER_FORM_ROLL;
  muster_order_texts_ask (&self->texts, self->battle, muster_order_dice_ask (self->dice),
                          muster_order_dice_get_again_by (self->dice));
}

/* Tries @order with the rolls entered so far. If rolls had to be dropped, the message says why. */
static const MusterOutcome *
try_order (MusterOrderForm   *self,
           const MusterOrder *order)
{
  char *refusal;
  const MusterOutcome *outcome = muster_order_dice_try (self->dice, order, &refusal);

  if (refusal != NULL)
    muster_order_texts_complain (&self->texts, refusal, NULL);
  return outcome;
}

static void
evaluate_order (MusterOrderForm *self)
{
  g_auto (MusterOrder) order = { 0 };
  const MusterOutcome *outcome;
  char *missing = muster_order_draft_dup_missing (self->draft);
  const MusterTape *tape;
  gboolean is_again;

  if (missing != NULL)
    {
      self->stage = MUSTER_FORM_FILL;
      muster_order_texts_complain (&self->texts, missing, NULL);
      return;
    }

  muster_order_draft_write (self->draft, &order);
  outcome = try_order (self, &order);
  if (outcome->kind == MUSTER_OUTCOME_REFUSED && muster_order_draft_complete (self->draft))
    {
      muster_order_clear (&order);
      muster_order_draft_write (self->draft, &order);
      outcome = try_order (self, &order);
    }

  tape = muster_order_dice_get_tape (self->dice);
  is_again = muster_order_dice_get_again_by (self->dice) >= 0;
  switch (outcome->kind)
    {
    case MUSTER_OUTCOME_DONE:
      self->stage = MUSTER_FORM_READY;
      muster_order_texts_foretell (&self->texts, self->battle, outcome, &order, tape);
      if (is_again)
        show_request (self);
      break;

    case MUSTER_OUTCOME_NEEDS:
      show_request (self);
      muster_order_texts_foretell (&self->texts, self->battle, outcome, &order, tape);
      muster_order_outlook_look (self->outlook, self->battle, is_again ? NULL : &order);
      break;

    case MUSTER_OUTCOME_REFUSED:
    case MUSTER_OUTCOME_BAD_ROLL:
    default:
      self->stage = MUSTER_FORM_FILL;
      muster_order_texts_complain (&self->texts,
                                   muster_words_for_line (self->battle, NULL, &order, tape,
                                                          &outcome->reason),
                                   outcome->reason.phrase != NULL ? outcome->reason.phrase->rule : NULL);
      break;
    }
}

/* “… and fire? Key F” */
static void
advise_and (MusterOrderForm *self,
            const char      *words,
            char             key)
{
  g_autofree char *label = g_utf8_strdown (words, -1);
  /* Translators: an order that can be joined to the one that is being given, and its key: “… and fire?
   * Key F”. */
  g_autofree char *line = g_strdup_printf (_("… and %s? Key %c"), label, g_ascii_toupper (key));

  muster_order_texts_advise (&self->texts, line);
}

/* Says which orders the one that is begun can become a part of, or can have as a part, and by which key. */
static void
advise_to_go_on (MusterOrderForm *self)
{
  const MusterSetup *setup = muster_battle_get_setup (self->battle);
  g_auto (MusterOrder) order = { 0 };
  g_autoptr (GArray) offers = NULL;
  MusterFormField *form = muster_order_draft_get_form (self->draft);

  muster_order_draft_write (self->draft, &order);
  if (order.unit < 0)
    return;
  offers = muster_ruleset_list_orders (setup, muster_battle_get_state (self->battle), order.unit);
  for (guint i = 0; i < offers->len; i++)
    {
      const MusterOffer *offer = &g_array_index (offers, MusterOffer, i);
      const MusterOrderSpec *spec = muster_ruleset_get_order_spec (setup->ruleset, offer->verb);

      if (offer->legal && spec->key != 0 &&
          (muster_order_draft_can_follow (self->draft, offer->verb) ||
           muster_order_draft_can_join (self->draft, spec->id)))
        advise_and (self, _(spec->label), spec->key);
    }
  if (form != NULL && !muster_order_has (&order, muster_form_field_get_index (form)) &&
      g_list_model_get_n_items (muster_form_choice_get_options (MUSTER_FORM_CHOICE (form))) > 0)
    /* Translators: to change one’s formation, as in “… and form? Key E”. */
    advise_and (self, _("form"), MUSTER_ORDER_FORM_CHANGE_KEY);
}

static void
evaluate (MusterOrderForm *self)
{
  self->is_evaluating = TRUE;
  muster_order_texts_begin (&self->texts, muster_order_draft_dup_title (self->draft));
  if (muster_order_draft_get_verb (self->draft) < 0)
    self->stage = MUSTER_FORM_IDLE;
  else
    evaluate_order (self);

  if (self->stage != MUSTER_FORM_IDLE)
    advise_to_go_on (self);
  /* Once all dice are known, there is no forecast. */
  if (self->stage != MUSTER_FORM_ROLL)
    {
      muster_order_dice_rest (self->dice);
      muster_order_outlook_look (self->outlook, self->battle, NULL);
    }
  self->is_evaluating = FALSE;
  g_object_freeze_notify (G_OBJECT (self));
  for (guint i = 1; i < N_PROPS; i++)
    g_object_notify_by_pspec (G_OBJECT (self), properties[i]);
  g_object_thaw_notify (G_OBJECT (self));
}

/* Evaluates the order again, unless the evaluation itself has made choices for the player. */
static void
draft_changed_cb (MusterOrderForm *self)
{
  if (!self->is_evaluating)
    evaluate (self);
}

static void
card_refused_cb (MusterOrderForm *self,
                 const char      *why)
{
  muster_order_texts_complain (&self->texts, g_strdup (why), NULL);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MESSAGE]);
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
    case PROP_STAGE:
      g_value_set_int (value, (int) self->stage);
      break;

    case PROP_TITLE:
      g_value_set_string (value, self->texts.title);
      break;

    case PROP_MESSAGE:
      g_value_set_string (value, self->texts.message);
      break;

    case PROP_MESSAGE_RULE:
      g_value_set_string (value, self->texts.rule);
      break;

    case PROP_REQUEST_TITLE:
      g_value_set_string (value, self->texts.request_title);
      break;

    case PROP_REQUEST_TEXT:
      g_value_set_string (value, self->texts.request_text);
      break;

    case PROP_ADVICE:
      g_value_set_boxed (value, self->texts.advice);
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

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterOrderForm, battle, g_object_unref),
  MUSTER_OWNED (MusterOrderForm, draft, g_object_unref),
  MUSTER_OWNED (MusterOrderForm, dice, g_object_unref),
  MUSTER_OWNED (MusterOrderForm, outlook, g_object_unref),
  MUSTER_HELD (MusterOrderForm, texts, muster_order_texts_clear),
};

static void
muster_order_form_class_init (MusterOrderFormClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));

  object_class->get_property = muster_order_form_get_property;

  properties[PROP_STAGE] =
    g_param_spec_int ("stage", NULL, NULL, MUSTER_FORM_IDLE, MUSTER_FORM_READY,
                      MUSTER_FORM_IDLE, flags);
  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, "", flags);
  properties[PROP_MESSAGE] = g_param_spec_string ("message", NULL, NULL, "", flags);
  properties[PROP_MESSAGE_RULE] = g_param_spec_string ("message-rule", NULL, NULL, "", flags);
  properties[PROP_REQUEST_TITLE] = g_param_spec_string ("request-title", NULL, NULL, "", flags);
  properties[PROP_REQUEST_TEXT] = g_param_spec_string ("request-text", NULL, NULL, "", flags);
  properties[PROP_ADVICE] = g_param_spec_boxed ("advice", NULL, NULL, G_TYPE_STRV, flags);
  properties[PROP_PREVIEW] = g_param_spec_boxed ("preview", NULL, NULL, G_TYPE_STRV, flags);
  properties[PROP_PREVIEW_PROMPTS] =
    g_param_spec_boxed ("preview-prompts", NULL, NULL, G_TYPE_STRV, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
muster_order_form_init (MusterOrderForm *self)
{
  self->outlook = muster_order_outlook_new ();
  muster_order_texts_init (&self->texts);
}

MusterOrderForm *
muster_order_form_new (MusterBattle *battle)
{
  MusterOrderForm *self;

  g_return_val_if_fail (MUSTER_IS_BATTLE (battle), NULL);

  self = g_object_new (MUSTER_TYPE_ORDER_FORM, NULL);
  self->battle = g_object_ref (battle);
  self->draft = muster_order_draft_new (self->battle);
  self->dice = muster_order_dice_new (self->battle);
  g_signal_connect_object (self->draft, "changed", G_CALLBACK (draft_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->dice, "changed", G_CALLBACK (evaluate), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->dice, "refused", G_CALLBACK (card_refused_cb), self,
                           G_CONNECT_SWAPPED);

  /* An unfinished order belongs to the state in which it was begun, so cancel it when the battle
   * changes. */
  g_signal_connect_object (self->battle, "changed", G_CALLBACK (muster_order_form_cancel), self,
                           G_CONNECT_SWAPPED);

  return self;
}

MusterFormStage
muster_order_form_get_stage (MusterOrderForm *self)
{
  g_return_val_if_fail (MUSTER_IS_ORDER_FORM (self), MUSTER_FORM_IDLE);

  return self->stage;
}

/* Returns the draft of the order, with the fields to show. */
MusterOrderDraft *
muster_order_form_get_draft (MusterOrderForm *self)
{
  g_return_val_if_fail (MUSTER_IS_ORDER_FORM (self), NULL);

  return self->draft;
}

/* Returns the dice of the order. */
MusterOrderDice *
muster_order_form_get_dice (MusterOrderForm *self)
{
  g_return_val_if_fail (MUSTER_IS_ORDER_FORM (self), NULL);

  return self->dice;
}

/* Returns the forecast for the order. */
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

  muster_order_dice_reset (self->dice);
  muster_order_draft_start (self->draft, verb, unit);
  evaluate (self);
}

void
muster_order_form_restore (MusterOrderForm   *self,
                           const MusterOrder *order,
                           const MusterTape  *tape)
{
  MusterDiceTray *tray;

  g_return_if_fail (MUSTER_IS_ORDER_FORM (self));

  muster_order_form_start (self, (guint) order->verb, order->unit);
  muster_order_draft_fill (self->draft, order);
  tray = muster_order_dice_get_tray (self->dice);
  for (guint i = 0; i < muster_tape_get_length (tape) && self->stage == MUSTER_FORM_ROLL; i++)
    {
      const MusterRoll *roll = muster_tape_get_roll (tape, i);

      if (muster_dice_tray_get_n_faces (tray) != roll->n ||
          muster_dice_tray_is_cards (tray) != (gboolean) roll->is_cards)
        return;
      if (roll->counted != MUSTER_ROLL_FACES)
        {
          guint hits = muster_tape_count_face (tape, roll, MUSTER_ROLL_HIT);
          int ones = (int) muster_tape_count_face (tape, roll, 1);

          if (!muster_order_dice_take_counts (self->dice, hits,
                                              roll->counted == MUSTER_ROLL_HITS_AND_ONES ? ones : -1))
            return;
          continue;
        }
      muster_dice_tray_put (tray, muster_tape_get_first_faces (tape, roll), roll->origin);
      if (roll->reroll >= 0)
        {
          muster_order_dice_throw_again (self->dice, i, roll->by);
          muster_dice_tray_put (tray, muster_tape_get_faces (tape, roll), roll->origin);
        }
    }
}

void
muster_order_form_cancel (MusterOrderForm *self)
{
  g_return_if_fail (MUSTER_IS_ORDER_FORM (self));

  if (self->stage == MUSTER_FORM_IDLE)
    return;

  muster_order_dice_reset (self->dice);
  muster_order_draft_clear (self->draft);
  evaluate (self);
}

/**
 * muster_order_form_roll:
 * @random: where the program's dice come from
 *
 * Rolls what the tray still lacks, or draws what is left to lot.
 *
 * Returns: whether anything was rolled
 */
gboolean
muster_order_form_roll (MusterOrderForm *self,
                        MusterRandom    *random)
{
  g_auto (MusterOrder) order = { 0 };

  g_return_val_if_fail (MUSTER_IS_ORDER_FORM (self), FALSE);

  if (self->stage == MUSTER_FORM_FILL)
    return muster_order_lots_draw (self->draft, self->battle, random);
  if (self->stage != MUSTER_FORM_ROLL)
    return FALSE;

  muster_order_draft_write (self->draft, &order);
  return muster_order_dice_roll (self->dice, &order, random);
}

/* Rolls all dice that the order still asks for. */
void
muster_order_form_roll_all (MusterOrderForm *self,
                            MusterRandom    *random)
{
  g_return_if_fail (MUSTER_IS_ORDER_FORM (self));

  while (muster_order_form_roll (self, random))
    ;
}

/**
 * muster_order_form_resolve:
 *
 * Gives the order, if nothing is missing. A full tray that was reopened is taken first. What was kept from
 * the players counts from here on: more may be to roll then, or less.
 *
 * Returns: whether the order is part of the battle now; %FALSE without an error if something is
 *   still missing
 */
gboolean
muster_order_form_resolve (MusterOrderForm  *self,
                           GError          **error)
{
  g_auto (MusterOrder) order = { 0 };
  int turn;

  g_return_val_if_fail (MUSTER_IS_ORDER_FORM (self), FALSE);

  turn = muster_battle_get_state (self->battle)->turn;
  if (self->stage == MUSTER_FORM_ROLL &&
      muster_dice_tray_is_full (muster_order_dice_get_tray (self->dice)))
    {
      muster_order_dice_take (self->dice);
      return FALSE;
    }
  if (self->stage == MUSTER_FORM_READY)
    muster_order_draft_reveal (self->draft);
  if (self->stage != MUSTER_FORM_READY)
    return FALSE;

  muster_order_draft_write (self->draft, &order);
  if (!muster_battle_record (self->battle, &order, muster_order_dice_get_tape (self->dice), error))
    return FALSE;

  muster_order_draft_remember (self->draft, &order, turn);
  muster_order_form_cancel (self);
  return TRUE;
}
