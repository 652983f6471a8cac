/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/orders/muster-order-draft.h"

#include "app/models/form/muster-form-choice.h"
#include "app/models/form/muster-form-fields.h"
#include "app/models/form/muster-form-number.h"
#include "app/models/form/muster-form-option.h"
#include "app/models/muster-words.h"
#include "app/models/orders/muster-order-correction.h"
#include "app/models/orders/muster-order-memory.h"
#include "app/models/orders/muster-order-options.h"
#include "core/muster-i18n.h"
#include "core/muster-list.h"
#include "core/muster-signal.h"

/* How many entries of the log are read for the choices that were made last. */
#define REMEMBERED 500

struct _MusterOrderDraft
{
  MusterObject parent_instance;

  MusterBattle *battle;
  int verb; /* -1: no order */
  int unit;
  GListStore *fields;
  int of_unit;       /* the unit for which the possible corrections are listed; -1: not listed
                      * yet */
  gboolean corrects; /* the fields say what is corrected, and of whom */
  MusterCorrection correction;
  GHashTable *memory; /* the last choice in each field */
  guint32 touched;    /* a bit for each field that a player has filled */
  gboolean is_presetting;
};

G_DEFINE_FINAL_TYPE (MusterOrderDraft, muster_order_draft, MUSTER_TYPE_OBJECT)

static guint changed_signal;

static const MusterOrderSpec *
get_specs (MusterOrderDraft *self)
{
  return muster_ruleset_get_rules (muster_battle_get_ruleset (self->battle))->orders;
}

static int
get_turn (MusterOrderDraft *self)
{
  return muster_battle_get_state (self->battle)->turn;
}

static gboolean
asks_for (MusterOrderDraft  *self,
          const MusterOrder *order,
          guint              field)
{
  return muster_handlers_asks_for (muster_battle_get_setup (self->battle),
                                   muster_battle_get_state (self->battle), order, field);
}

static MusterFormField *
get_field (MusterOrderDraft *self,
           guint             index)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->fields)); i++)
    {
      MusterFormField *field = muster_list_peek (G_LIST_MODEL (self->fields), i);

      if (muster_form_field_get_index (field) == index)
        return field;
    }
  return NULL;
}

/* Whether a field offers a value: another weapon, for example, may have other ranges. */
static gboolean
is_offered (MusterOrderDraft *self,
            guint             index,
            int               number)
{
  MusterFormField *field = get_field (self, index);
  GListModel *options = MUSTER_IS_FORM_CHOICE (field)
                          ? muster_form_choice_get_options (MUSTER_FORM_CHOICE (field)) : NULL;

  for (guint i = 0; options != NULL && i < g_list_model_get_n_items (options); i++)
    {
      g_autoptr (MusterFormOption) option = g_list_model_get_item (options, i);

      if (muster_form_option_get_number (option) == number)
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_taken (MusterOrderDraft  *self,
          const MusterOrder *order)
{
  MusterRefusal why;

  return muster_ruleset_judge (muster_battle_get_setup (self->battle),
                               muster_battle_get_state (self->battle), order, &why);
}

/* Fills the choices that are missing in @order with the usual ones; if @singly, only with those
 * that the rules take. */
static gboolean
fill_choices (MusterOrderDraft *self,
              MusterOrder      *order,
              gboolean          singly)
{
  gboolean filled = FALSE;

  for (guint i = 0; order->spec->fields != NULL && order->spec->fields[i].id != NULL; i++)
    if (order->spec->fields[i].kind == MUSTER_FIELD_CHOICE && !muster_order_has (order, i) &&
        order->spec->fields[i].nothing == NULL && !(order->spec->fields[i].flags & MUSTER_FIELD_ASKED))
      {
        const MusterField *field = &order->spec->fields[i];
        int number = muster_order_memory_recall (self->memory, order, i, get_turn (self), field->fallback);

        muster_order_set (order, i, is_offered (self, i, number) ? number : field->fallback);
        if (singly && !is_taken (self, order))
          order->given &= ~(1u << i);
        else
          filled = TRUE;
      }

  return filled;
}

static void
emit_changed (MusterOrderDraft *self)
{
  g_signal_emit (self, changed_signal, 0);
}

/* Writes the value of a field into @order. The value of a correction can be of another kind than
 * the field of the order. */
static void
write_field (MusterFormField *field,
             MusterOrder     *order)
{
  guint index = muster_form_field_get_index (field);
  MusterValue value = { 0 };

  if (!muster_form_field_get_value (field, &value))
    return;

  muster_value_clear (order->spec->fields[index].kind, &order->values[index]);
  order->values[index] = value;
  order->given |= 1u << index;
}

/* Writes all fields into the order. */
static void
write_fields (MusterOrderDraft *self,
              MusterOrder      *order)
{
  muster_order_init (order, get_specs (self), (guint) self->verb, self->unit);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->fields)); i++)
    write_field (muster_list_peek (G_LIST_MODEL (self->fields), i), order);
}

static void
replace_field (MusterOrderDraft *self,
               guint             index,
               MusterFormField  *field,
               GCallback         changed_cb)
{
  g_signal_connect_object (field, "changed", changed_cb, self, G_CONNECT_SWAPPED);
  g_list_store_splice (self->fields, index, 1, (gpointer *) &field, 1);
}

/* The kind of the new value depends on what is corrected. Once that is known, replaces the field by
 * one of that kind, with the present value. */
static void
fit_value (MusterOrderDraft *self)
{
  const MusterSetup *setup = muster_battle_get_setup (self->battle);
  const MusterState *state = muster_battle_get_state (self->battle);
  g_auto (MusterOrder) order = { 0 };
  g_autoptr (MusterFormField) field = NULL;
  MusterCorrection correction;

  write_fields (self, &order);
  if (!muster_correction_find (&correction, setup, state, &order) ||
      (self->corrects && correction.unit == self->correction.unit &&
       correction.kind == self->correction.kind && correction.index == self->correction.index))
    return;

  self->corrects = TRUE;
  self->correction = correction;
  field = muster_order_correction_new_value (setup, state, &correction);
  replace_field (self, MUSTER_SET_VALUE, field, G_CALLBACK (emit_changed));
}

static void
what_changed_cb (MusterOrderDraft *self)
{
  fit_value (self);
  emit_changed (self);
}

/* Lists what can be corrected, which differs between a unit and the battle. */
static void
fit_correction (MusterOrderDraft *self)
{
  g_auto (MusterOrder) order = { 0 };
  g_autoptr (MusterFormField) field = NULL;

  if (!muster_order_correction_is_for (muster_battle_get_setup (self->battle),
                                       &get_specs (self)[self->verb]))
    return;

  write_fields (self, &order);
  if (self->of_unit != muster_order_has (&order, MUSTER_SET_UNIT))
    {
      self->of_unit = muster_order_has (&order, MUSTER_SET_UNIT);
      field = muster_order_correction_new_what (muster_battle_get_setup (self->battle),
                                                muster_battle_get_state (self->battle), &order);
      replace_field (self, MUSTER_SET_FIELD, field, G_CALLBACK (what_changed_cb));
    }
  fit_value (self);
}

/* Updates how far units and numbers may be, which depends on other fields, such as the use of a
 * road. */
static void
measure_fields (MusterOrderDraft *self)
{
  const MusterSetup *setup = muster_battle_get_setup (self->battle);
  const char *measure = muster_ruleset_get_rules (setup->ruleset)->measure;
  g_auto (MusterOrder) order = { 0 };

  write_fields (self, &order);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->fields)); i++)
    {
      MusterFormField *field = muster_list_peek (G_LIST_MODEL (self->fields), i);
      const MusterField *spec = muster_form_field_get_field (field);
      MusterFieldKind kind = spec->kind;
      int reach = muster_ruleset_get_reach (setup, muster_battle_get_state (self->battle), &order,
                                            muster_form_field_get_index (field), -1);
      g_autofree char *distance = muster_ruleset_dup_distance (setup->ruleset, reach);
      g_autofree char *words = NULL;

      if (reach > 0 && kind == MUSTER_FIELD_UNIT)
        /* Translators: how far away a target may be: within 6". */
        words = g_strdup_printf (_("within %s"), distance);
      else if (reach > 0 && kind == MUSTER_FIELD_NUMBER)
        /* Translators: how great a distance may be: up to 6". */
        words = g_strdup_printf (_("up to %s"), distance);
      else if (kind == MUSTER_FIELD_NUMBER && (spec->flags & MUSTER_FIELD_DISTANCE) && measure)
        words = g_strstrip (g_strdup (_(measure)));
      muster_form_field_set_reach (field, words != NULL ? words : "");
      if (kind == MUSTER_FIELD_NUMBER && reach > 0)
        muster_form_number_set_limit (MUSTER_FORM_NUMBER (field), reach);
    }
}

static void
others_changed_cb (MusterOrderDraft *self,
                   MusterFormField  *field)
{
  self->touched |= 1u << muster_form_field_get_index (field);
  emit_changed (self);
}

/* A list of further units must not offer the unit that another field names. */
static void
list_others (MusterOrderDraft *self)
{
  g_auto (MusterOrder) order = { 0 };
  guint n_fields = g_list_model_get_n_items (G_LIST_MODEL (self->fields));

  write_fields (self, &order);
  for (guint i = 0; i < n_fields; i++)
    {
      g_autoptr (MusterFormField) field = g_list_model_get_item (G_LIST_MODEL (self->fields), i);
      guint index = muster_form_field_get_index (field);
      g_autoptr (GListModel) options = NULL;
      g_autoptr (MusterFormField) fresh = NULL;

      if (order.spec->fields[index].kind != MUSTER_FIELD_UNITS || (self->touched & (1u << index)))
        continue;
      options = muster_order_options_new (muster_battle_get_setup (self->battle),
                                          muster_battle_get_state (self->battle), &order, index);
      fresh = muster_form_fields_make (&order.spec->fields[index], index, options);
      replace_field (self, i, fresh, G_CALLBACK (others_changed_cb));
    }
}

/* Fills fields that the player has not touched with what the same two units had last. */
static void
preset_fields (MusterOrderDraft *self)
{
  g_auto (MusterOrder) order = { 0 };

  write_fields (self, &order);
  if (muster_order_memory_get_target (&order) < 0 || (order.spec->flags & MUSTER_ORDER_COMMON))
    return;

  self->is_presetting = TRUE;
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->fields)); i++)
    {
      MusterFormField *field = muster_list_peek (G_LIST_MODEL (self->fields), i);
      const MusterField *spec = muster_form_field_get_field (field);
      guint index = muster_form_field_get_index (field);
      int number;

      if ((self->touched & (1u << index)) || spec->kind == MUSTER_FIELD_UNIT ||
          !muster_order_memory_keeps (spec))
        continue;
      if (MUSTER_IS_FORM_CHOICE (field))
        {
          number = muster_order_memory_recall (self->memory, &order, index, get_turn (self),
                                               spec->nothing == NULL ? spec->fallback : G_MININT);
          if (muster_order_has (&order, index) ||
              muster_order_memory_recall_pair (self->memory, &order, index, get_turn (self), &number))
            muster_form_choice_select (MUSTER_FORM_CHOICE (field), number);
        }
      else if (MUSTER_IS_FORM_NUMBER (field) &&
               muster_order_memory_recall_pair (self->memory, &order, index, get_turn (self), &number))
        muster_form_field_set_value (field, &(MusterValue) { .number = number });
    }
  muster_order_draft_complete (self);
  self->is_presetting = FALSE;
}

static void
field_changed_cb (MusterOrderDraft *self,
                  MusterFormField  *field)
{
  if (self->is_presetting)
    return;

  if (muster_form_field_get_field (field)->kind == MUSTER_FIELD_UNIT)
    {
      list_others (self);
      preset_fields (self);
    }
  else
    self->touched |= 1u << muster_form_field_get_index (field);
  fit_correction (self);
  measure_fields (self);
  emit_changed (self);
}

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterOrderDraft, battle, g_object_unref),
  MUSTER_OWNED (MusterOrderDraft, fields, g_object_unref),
  MUSTER_OWNED (MusterOrderDraft, memory, g_hash_table_unref),
};

static void
muster_order_draft_class_init (MusterOrderDraftClass *klass)
{
  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));

  changed_signal = muster_signal_new ("changed", G_TYPE_FROM_CLASS (klass));
}

static void
muster_order_draft_init (MusterOrderDraft *self)
{
  self->verb = -1;
  self->unit = -1;
  self->fields = g_list_store_new (MUSTER_TYPE_FORM_FIELD);
  self->memory = muster_order_memory_new ();
}

MusterOrderDraft *
muster_order_draft_new (MusterBattle *battle)
{
  MusterOrderDraft *self;
  GListModel *log;
  guint n_entries;

  g_return_val_if_fail (MUSTER_IS_BATTLE (battle), NULL);

  self = g_object_new (MUSTER_TYPE_ORDER_DRAFT, NULL);
  self->battle = g_object_ref (battle);
  /* Learn from the choices in the log, which may be from an earlier run of the program. */
  log = muster_ledger_get_log (self->battle);
  n_entries = muster_ledger_get_length (self->battle);
  for (guint i = n_entries > REMEMBERED ? n_entries - REMEMBERED : 0; i < n_entries; i++)
    {
      g_autoptr (MusterLogEntry) entry = g_list_model_get_item (log, i);

      muster_order_draft_remember (self, muster_log_entry_get_order (entry),
                                   muster_log_entry_get_turn (entry));
    }

  return self;
}

/**
 * muster_order_draft_start:
 * @verb: index of the order in the ruleset's table
 * @unit: index of the unit that acts, or -1
 *
 * Begins an order with the fields that it has.
 */
void
muster_order_draft_start (MusterOrderDraft *self,
                          guint             verb,
                          int               unit)
{
  const MusterField *fields;
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  g_auto (MusterOrder) order = { 0 };

  g_return_if_fail (MUSTER_IS_ORDER_DRAFT (self));

  self->verb = (int) verb;
  self->unit = unit;
  fields = get_specs (self)[verb].fields;
  muster_order_init (&order, get_specs (self), verb, unit);

  for (guint i = 0; fields != NULL && fields[i].id != NULL; i++)
    {
      if (!asks_for (self, &order, i))
        continue;

      g_autoptr (GListModel) options =
        muster_order_options_new (muster_battle_get_setup (self->battle),
                                  muster_battle_get_state (self->battle), &order, i);
      MusterFormField *field = muster_form_fields_make (&fields[i], i, options);

      if ((fields[i].flags & MUSTER_FIELD_REQUIRED) && MUSTER_IS_FORM_CHOICE (field))
        muster_form_choice_select (MUSTER_FORM_CHOICE (field),
                                   muster_order_memory_recall (
                                     self->memory, &order, i, get_turn (self),
                                     muster_order_options_get_only (options, &fields[i])));
      g_signal_connect_object (field, "changed", G_CALLBACK (field_changed_cb), self,
                               G_CONNECT_SWAPPED);
      g_ptr_array_add (items, field);
    }

  self->corrects = FALSE;
  self->touched = 0;
  self->of_unit = -1;
  g_list_store_splice (self->fields, 0, g_list_model_get_n_items (G_LIST_MODEL (self->fields)),
                       items->pdata, items->len);
  list_others (self);
  self->is_presetting = TRUE;
  muster_order_draft_propose (self, self->battle);
  self->is_presetting = FALSE;
  preset_fields (self);
  fit_correction (self);
  measure_fields (self);
}

void
muster_order_draft_clear (MusterOrderDraft *self)
{
  g_return_if_fail (MUSTER_IS_ORDER_DRAFT (self));

  self->verb = -1;
  self->unit = -1;
  self->corrects = FALSE;
  g_list_store_remove_all (self->fields);
}

/**
 * muster_order_draft_follow:
 * @before: the order that was begun until now, by the same unit
 *
 * Takes over what was said already, where one order goes on with another: a shot after the movement that
 * was begun as a move of its own.
 */
void
muster_order_draft_follow (MusterOrderDraft  *self,
                           const MusterOrder *before)
{
  MusterFormField *when;

  g_return_if_fail (MUSTER_IS_ORDER_DRAFT (self));

  for (guint i = 0; before->given >> i != 0; i++)
    {
      MusterFormField *field = NULL;

      if (muster_order_has (before, i))
        field = muster_order_draft_find_field (self, before->spec->fields[i].id);
      if (field != NULL)
        muster_form_field_set_value (field, &before->values[i]);
    }
  /* A field that is called like the order before says when that is done. */
  when = muster_order_draft_find_field (self, before->spec->id);
  if (when != NULL && MUSTER_IS_FORM_CHOICE (when))
    muster_form_choice_select (MUSTER_FORM_CHOICE (when),
                               muster_choices_find (muster_form_field_get_field (when)->choices, "before"));
}

/**
 * muster_order_draft_can_follow:
 * @verb: an order
 *
 * Returns: whether the order that is begun can become a part of that one
 */
gboolean
muster_order_draft_can_follow (MusterOrderDraft *self,
                               guint             verb)
{
  const MusterField *fields;
  int field;

  g_return_val_if_fail (MUSTER_IS_ORDER_DRAFT (self), FALSE);

  if (self->verb < 0 || self->unit < 0)
    return FALSE;
  fields = get_specs (self)[verb].fields;
  field = fields != NULL ? muster_fields_find (fields, get_specs (self)[self->verb].id) : -1;
  return field >= 0 && fields[field].kind == MUSTER_FIELD_CHOICE &&
         muster_choices_find (fields[field].choices, "before") >= 0;
}

int
muster_order_draft_get_verb (MusterOrderDraft *self)
{
  g_return_val_if_fail (MUSTER_IS_ORDER_DRAFT (self), -1);

  return self->verb;
}

gboolean
muster_order_draft_is_of_unit (MusterOrderDraft *self)
{
  g_return_val_if_fail (MUSTER_IS_ORDER_DRAFT (self), FALSE);

  return self->unit >= 0 && !(get_specs (self)[self->verb].flags & MUSTER_ORDER_COMMON);
}

GListModel *
muster_order_draft_get_fields (MusterOrderDraft *self)
{
  g_return_val_if_fail (MUSTER_IS_ORDER_DRAFT (self), NULL);

  return G_LIST_MODEL (self->fields);
}

/**
 * muster_order_draft_dup_title:
 *
 * Returns: (transfer full): "1st Company: Fire"; "" without an order
 */
char *
muster_order_draft_dup_title (MusterOrderDraft *self)
{
  g_autofree char *name = NULL;
  const char *label;

  g_return_val_if_fail (MUSTER_IS_ORDER_DRAFT (self), NULL);

  if (self->verb < 0)
    return g_strdup ("");

  label = _(get_specs (self)[self->verb].label);
  if (self->unit < 0 || self->unit >= muster_battle_get_state (self->battle)->n_units)
    return g_strdup (label);

  name = muster_words_for_unit (self->battle, self->unit);
  /* Translators: a unit and the order that it is given. */
  return g_strdup_printf (_("%s: %s"), name, label);
}

/**
 * muster_order_draft_is_missing:
 * @field: one of the fields
 *
 * Returns: whether the order cannot be given before this field is filled. A correction that leaves
 *   everything as it is says nothing yet
 */
gboolean
muster_order_draft_is_missing (MusterOrderDraft *self,
                               MusterFormField  *field)
{
  g_auto (MusterOrder) order = { 0 };

  g_return_val_if_fail (MUSTER_IS_ORDER_DRAFT (self), FALSE);
  g_return_val_if_fail (MUSTER_IS_FORM_FIELD (field), FALSE);

  if (!self->corrects || muster_form_field_get_index (field) != MUSTER_SET_VALUE)
    return muster_form_field_is_missing (field);

  muster_order_draft_write (self, &order);
  return muster_correction_get_new (&self->correction, muster_battle_get_setup (self->battle),
                                    muster_battle_get_state (self->battle), &order) ==
         self->correction.now;
}

/**
 * muster_order_draft_write:
 * @order: (out): the order as it stands; free it with muster_order_clear()
 */
void
muster_order_draft_write (MusterOrderDraft *self,
                          MusterOrder      *order)
{
  g_return_if_fail (MUSTER_IS_ORDER_DRAFT (self));
  g_return_if_fail (self->verb >= 0);

  write_fields (self, order);
  if (self->corrects)
    muster_correction_write (&self->correction, muster_battle_get_setup (self->battle),
                             muster_battle_get_state (self->battle),
                             muster_order_has (order, MUSTER_SET_VALUE)
                               ? muster_order_get (order, MUSTER_SET_VALUE) : -1, order);
}

/**
 * muster_order_draft_complete:
 *
 * For an order that is refused: makes the choices that nobody has made yet, if the rules take the
 * order then. Which fields an order needs can depend on the others (a shot at a unit needs a range, one
 * at a building does not), so the rules are asked.
 *
 * Returns: whether it was completed
 */
gboolean
muster_order_draft_complete (MusterOrderDraft *self)
{
  g_auto (MusterOrder) order = { 0 };
  g_auto (MusterOrder) whole = { 0 };

  g_return_val_if_fail (MUSTER_IS_ORDER_DRAFT (self), FALSE);

  muster_order_draft_write (self, &order);
  /* Suppose values for numbers that are still to be measured, so that the usual choices can be
   * filled in before. */
  muster_order_options_suppose (&order);
  muster_order_copy (&whole, &order);
  if (fill_choices (self, &whole, FALSE) && is_taken (self, &whole))
    {
      muster_order_clear (&order);
      muster_order_copy (&order, &whole);
    }
  else if (!is_taken (self, &order) || !fill_choices (self, &order, TRUE))
    return FALSE;

  self->is_presetting = TRUE;
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->fields)); i++)
    {
      MusterFormField *field = muster_list_peek (G_LIST_MODEL (self->fields), i);
      guint index = muster_form_field_get_index (field);

      if (order.spec->fields[index].kind == MUSTER_FIELD_CHOICE && muster_order_has (&order, index))
        muster_form_choice_select (MUSTER_FORM_CHOICE (field), muster_order_get (&order, index));
    }
  self->is_presetting = FALSE;
  return TRUE;
}

/* Corrections by the umpire differ each time, so they are not remembered. */
void
muster_order_draft_remember (MusterOrderDraft  *self,
                             const MusterOrder *order,
                             int                turn)
{
  g_return_if_fail (MUSTER_IS_ORDER_DRAFT (self));

  if (order->spec->flags & MUSTER_ORDER_COMMON)
    return;

  muster_order_memory_note (self->memory, order, turn);
}
