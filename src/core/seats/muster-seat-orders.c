/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/seats/muster-seat-orders.h"

#include <math.h>

#include "core/battle/muster-entry-codec.h"
#include "core/muster-i18n.h"
#include "core/muster-json-members.h"
#include "core/rules/muster-house-rule.h"

/* Lists the orders that a seat may propose, with the chances and refusals that the window shows.
 * This file only decides what a phone offers: the rules judge every proposal that comes back. */

/* Returns the name of a field's kind in the protocol, or NULL if a phone cannot fill in such a
 * field. */
static const char *
get_kind (const MusterField *field)
{
  /* The umpire's corrections are his to say. */
  if (muster_house_rule_is_field (field))
    return NULL;
  switch ((guint) field->kind)
    {
    case MUSTER_FIELD_UNIT:
      return "unit";
    case MUSTER_FIELD_UNITS:
      return "units";
    case MUSTER_FIELD_SIDE:
    case MUSTER_FIELD_PLAYER:
    case MUSTER_FIELD_CHOICE:
      return "choice";
    case MUSTER_FIELD_NUMBER:
      return "number";
    case MUSTER_FIELD_SWITCH:
      return "flag";
    case MUSTER_FIELD_TEXT:
    case MUSTER_FIELD_ID:
      return "text";
    default:
      return NULL;
    }
}

/* A phone never proposes the umpire's orders, nor an order with a required field that it cannot
 * fill in. */
static gboolean
is_for_phones (const MusterOrderSpec *spec)
{
  if (spec->flags & MUSTER_ORDER_COMMON)
    return FALSE;
  for (guint i = 0; spec->fields != NULL && spec->fields[i].id != NULL; i++)
    if (get_kind (&spec->fields[i]) == NULL && (spec->fields[i].flags & MUSTER_FIELD_REQUIRED))
      return FALSE;
  return TRUE;
}

/* A seat may propose orders of its own units. It may also propose orders that belong to no unit,
 * unless it is another side's turn to act. */
static gboolean
is_own (const MusterSeatVeil *veil,
        int                   unit)
{
  if (veil->side < 0)
    return FALSE;
  if (unit < 0)
    return veil->state->active_side < 0 || veil->state->active_side == veil->side;
  return unit < veil->state->n_units && veil->state->units[unit].def->side == veil->side;
}

/* Returns whether the rules accept the order with this value. Numbers that the player has not
 * chosen yet count as their lowest value. */
static gboolean
is_taken (const MusterSeatVeil *veil,
          const MusterOrder    *order,
          guint                 field,
          int                   value)
{
  const MusterField *fields = order->spec->fields;
  g_auto (MusterOrder) named = { 0 };
  MusterRefusal why;

  muster_order_copy (&named, order);
  muster_order_set (&named, field, value);
  for (guint i = 0; fields[i].id != NULL; i++)
    if (fields[i].kind == MUSTER_FIELD_NUMBER && (fields[i].flags & MUSTER_FIELD_REQUIRED) &&
        !muster_order_has (&named, i))
      muster_order_set (&named, i, MAX (fields[i].fallback, fields[i].min));
  return muster_ruleset_judge (veil->setup, veil->state, &named, &why);
}

static void
add_choice (JsonBuilder *builder,
            const char  *id,
            const char  *label)
{
  json_builder_begin_object (builder);
  muster_json_add_string (builder, "id", id);
  muster_json_add_string (builder, "label", label);
  json_builder_end_object (builder);
}

static gboolean
fits (const MusterSeatVeil *veil,
      const MusterOrder    *order,
      const MusterField    *field,
      int                   unit)
{
  gboolean is_mine = veil->state->units[unit].def->side == veil->side;

  if (!muster_state_is_in_play (veil->state, unit) || unit == order->unit ||
      muster_seat_veil_hides_unit (veil, unit))
    return FALSE;
  if (!(field->flags & (MUSTER_FIELD_OWN | MUSTER_FIELD_ENEMY)))
    return TRUE;
  return (field->flags & (is_mine ? MUSTER_FIELD_OWN : MUSTER_FIELD_ENEMY)) != 0;
}

/* Writes the units that the rules accept. If the rules accept none, because another field is still
 * empty, writes all units that fit. */
static void
write_units (const MusterSeatVeil *veil,
             const MusterOrder    *order,
             guint                 field,
             JsonBuilder          *builder)
{
  const MusterField *spec = &order->spec->fields[field];
  gboolean is_any_taken = FALSE;

  for (int pass = spec->flags & MUSTER_FIELD_FITTING ? 0 : 1; pass < 2 && !is_any_taken; pass++)
    for (int i = 0; i < veil->state->n_units; i++)
      if (fits (veil, order, spec, i) && (pass == 1 || is_taken (veil, order, field, i)))
        {
          add_choice (builder, veil->state->units[i].def->id, veil->state->units[i].def->name);
          is_any_taken = TRUE;
        }
  for (int i = 0; spec->choices != NULL && spec->choices[i].id != NULL; i++)
    if (is_taken (veil, order, field, MUSTER_VALUE_FROM_CHOICE (i)))
      add_choice (builder, spec->choices[i].id, _(spec->choices[i].label));
}

/* Writes the choices, ranges together with their distance. If at least one range has a limit, a
 * range without one is out of reach and left out. */
static void
write_choices (const MusterSeatVeil *veil,
               const MusterOrder    *order,
               guint                 field,
               JsonBuilder          *builder)
{
  const MusterField *spec = &order->spec->fields[field];
  gboolean measures = (spec->flags & MUSTER_FIELD_DISTANCE) != 0;
  gboolean is_limited = FALSE;

  for (int i = 0; measures && spec->choices[i].id != NULL; i++)
    is_limited |= muster_ruleset_get_reach (veil->setup, veil->state, order, field, i) > 0;
  for (int i = 0; spec->choices[i].id != NULL; i++)
    {
      int reach = measures ? muster_ruleset_get_reach (veil->setup, veil->state, order, field, i) : 0;
      g_autofree char *distance = muster_ruleset_dup_distance (veil->setup->ruleset, reach);
      /* Translators: a range and how far it is: Short 12". */
      g_autofree char *label = g_strdup_printf (_("%s %s"), _(spec->choices[i].label), distance);

      if (reach > 0 || !is_limited)
        add_choice (builder, spec->choices[i].id, reach > 0 ? label : _(spec->choices[i].label));
    }
}

static void
write_field (const MusterSeatVeil *veil,
             const MusterOrder    *order,
             guint                 field,
             JsonBuilder          *builder)
{
  const MusterField *spec = &order->spec->fields[field];

  json_builder_begin_object (builder);
  muster_json_add_string (builder, "id", spec->id);
  muster_json_add_string (builder, "label", _(spec->label));
  muster_json_add_string (builder, "kind", get_kind (spec));
  muster_json_add_boolean (builder, "needed", (spec->flags & MUSTER_FIELD_REQUIRED) != 0);
  if (spec->kind == MUSTER_FIELD_NUMBER)
    {
      muster_json_add_int (builder, "min", spec->min);
      muster_json_add_int (builder, "max", spec->max);
      if (!(spec->flags & MUSTER_FIELD_COUNTED))
        muster_json_add_int (builder, "usual", CLAMP (spec->fallback, spec->min, spec->max));
    }
  if (spec->kind == MUSTER_FIELD_CHOICE && spec->nothing == NULL)
    muster_json_add_string (builder, "usual", spec->choices[spec->fallback].id);
  if (spec->nothing != NULL)
    muster_json_add_string (builder, "nothing", _(spec->nothing));
  if (spec->kind != MUSTER_FIELD_NUMBER && spec->kind != MUSTER_FIELD_SWITCH &&
      spec->kind != MUSTER_FIELD_TEXT && spec->kind != MUSTER_FIELD_ID)
    {
      json_builder_set_member_name (builder, "choices");
      json_builder_begin_array (builder);
      if (spec->kind == MUSTER_FIELD_UNIT || spec->kind == MUSTER_FIELD_UNITS)
        write_units (veil, order, field, builder);
      else if (spec->kind == MUSTER_FIELD_CHOICE)
        write_choices (veil, order, field, builder);
      for (guint i = 0; spec->kind == MUSTER_FIELD_SIDE && i < veil->setup->n_sides; i++)
        add_choice (builder, veil->setup->sides[i].id, veil->setup->sides[i].name);
      for (guint i = 0; spec->kind == MUSTER_FIELD_PLAYER && i < veil->setup->n_players; i++)
        add_choice (builder, veil->setup->players[i].id, veil->setup->players[i].name);
      json_builder_end_array (builder);
    }
  json_builder_end_object (builder);
}

void
muster_seat_orders_add_chance (JsonBuilder *builder,
                               const char  *member,
                               double       chance)
{
  json_builder_set_member_name (builder, member);
  if (chance < 0.0)
    json_builder_add_null_value (builder);
  else if (chance > 0.0 && chance < 1.0)
    json_builder_add_double_value (builder, CLAMP (round (chance * 1000.0), 1.0, 999.0) / 1000.0);
  else
    json_builder_add_double_value (builder, chance);
}

static void
write_order (const MusterSeatVeil *veil,
             const MusterOffer    *offer,
             int                   unit,
             JsonBuilder          *builder)
{
  const MusterRules *rules = muster_ruleset_get_rules (veil->setup->ruleset);
  const MusterField *fields = rules->orders[offer->verb].fields;
  g_auto (MusterOrder) order = { 0 };
  g_autofree char *refused = NULL;

  muster_order_init (&order, rules->orders, offer->verb, unit);
  if (!offer->legal)
    refused = muster_seat_veil_dup_words (veil, &order, &offer->reason);

  json_builder_begin_object (builder);
  muster_json_add_string (builder, "unit", unit >= 0 ? veil->state->units[unit].def->id : NULL);
  muster_json_add_string (builder, "order", order.spec->id);
  muster_json_add_string (builder, "label", _(order.spec->label));
  muster_seat_orders_add_chance (builder, "chance", offer->legal && !offer->free ? offer->chance : -1.0);
  muster_json_add_string (builder, "refused", refused);
  if (!offer->legal && offer->reason.phrase != NULL && offer->reason.phrase->rule != NULL)
    muster_json_add_string (builder, "rule", offer->reason.phrase->rule);
  json_builder_set_member_name (builder, "fields");
  json_builder_begin_array (builder);
  for (guint i = 0; offer->legal && fields != NULL && fields[i].id != NULL; i++)
    if (get_kind (&fields[i]) != NULL &&
        ((fields[i].flags & MUSTER_FIELD_REQUIRED) ||
         muster_handlers_asks_for (veil->setup, veil->state, &order, i)))
      write_field (veil, &order, i, builder);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

gboolean
muster_seat_orders_may_act (const MusterSeatVeil *veil)
{
  const MusterOrderSpec *specs = muster_ruleset_get_rules (veil->setup->ruleset)->orders;

  for (int unit = -1; !veil->state->over && unit < veil->state->n_units; unit++)
    {
      g_autoptr (GArray) offers =
        is_own (veil, unit) ? muster_ruleset_list_orders (veil->setup, veil->state, unit) : NULL;

      for (guint i = 0; offers != NULL && i < offers->len; i++)
        if (g_array_index (offers, MusterOffer, i).legal &&
            is_for_phones (&specs[g_array_index (offers, MusterOffer, i).verb]))
          return TRUE;
    }
  return FALSE;
}

void
muster_seat_orders_write (const MusterSeatVeil *veil,
                          JsonBuilder          *builder)
{
  const MusterOrderSpec *specs = muster_ruleset_get_rules (veil->setup->ruleset)->orders;

  json_builder_set_member_name (builder, "orders");
  if (!muster_seat_orders_may_act (veil))
    {
      json_builder_add_null_value (builder);
      return;
    }

  json_builder_begin_array (builder);
  for (int unit = -1; unit < veil->state->n_units; unit++)
    {
      g_autoptr (GArray) offers = NULL;

      if (!is_own (veil, unit))
        continue;
      offers = muster_ruleset_list_orders (veil->setup, veil->state, unit);
      for (guint i = 0; i < offers->len; i++)
        {
          const MusterOffer *offer = &g_array_index (offers, MusterOffer, i);

          /* Leave out orders that the unit cannot receive in the whole battle. */
          if (is_for_phones (&specs[offer->verb]) && (offer->legal || !offer->reason.phrase->lasts))
            write_order (veil, offer, unit, builder);
        }
    }
  json_builder_end_array (builder);
}

static gboolean
is_for_fields (const MusterOrder *order)
{
  for (guint i = 0; order->spec->fields != NULL && order->spec->fields[i].id != NULL; i++)
    if (muster_order_has (order, i) && get_kind (&order->spec->fields[i]) == NULL)
      return FALSE;
  return TRUE;
}

/**
 * muster_seat_orders_read:
 *
 * Returns: whether the seat may propose this order; the rules still have to judge it
 */
gboolean
muster_seat_orders_read (const MusterSeatVeil *veil,
                         const MusterSpot     *spot,
                         MusterOrder          *order)
{
  g_auto (MusterTape) tape = { 0 };
  g_auto (MusterState) seen = { 0 };

  muster_tape_init (&tape);

  /* Makes a state in which no id finds a unit that the seat cannot see, so that such a unit is answered
   * for like one that does not exist. */
  /* Longer than any id that is read. */
  static const MusterUnitDef nobody = {
    .id = (char *) "nobody-can-name-this-unit-because-its-id-is-longer-than-any-that-is-read-from-a-file",
    .name = (char *) "", .side = -1, .player = -1,
  };

  muster_state_init (&seen);
  muster_state_assign (&seen, veil->state);
  for (int i = 0; i < seen.n_units; i++)
    if (muster_seat_veil_hides_unit (veil, i))
      seen.units[i].def = &nobody;

  if (!muster_entry_read (veil->setup, &seen, spot, order, &tape))
    return FALSE;
  if (muster_tape_get_length (&tape) > 0)
    return muster_spot_fail (spot, _("dice are not thrown before they are asked for"));
  if (!is_for_phones (order->spec) || !is_own (veil, order->unit) || !is_for_fields (order))
    return muster_spot_fail (spot, _("this seat may not order that"));
  return TRUE;
}
