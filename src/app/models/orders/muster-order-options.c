/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/orders/muster-order-options.h"

#include "app/models/form/muster-form-option.h"
#include "core/muster-i18n.h"

/* Lists the options of a field. The flags of the field say what a player probably wants. Nothing is
 * decided here: the rules judge the choice. */

static void
add_option (GListStore *options,
            int         number,
            const char *label)
{
  g_autoptr (MusterFormOption) option = muster_form_option_new (number, label);

  g_list_store_append (options, option);
}

/* Returns the side whose units are "own": that of the acting unit, or the one whose turn it is. */
static int
get_own_side (const MusterState *state,
              const MusterOrder *order)
{
  if (order->unit >= 0 && order->unit < state->n_units)
    return state->units[order->unit].def->side;
  return state->active_side;
}

static gboolean
fits (const MusterState *state,
      const MusterOrder *order,
      const MusterField *field,
      int                unit)
{
  int own_side = get_own_side (state, order);
  int side = state->units[unit].def->side;

  if (order->spec->flags & MUSTER_ORDER_COMMON)
    return TRUE;
  if (!muster_state_is_in_play (state, unit) || unit == order->unit)
    return FALSE;
  if (own_side < 0 || !(field->flags & (MUSTER_FIELD_OWN | MUSTER_FIELD_ENEMY)))
    return TRUE;
  if ((field->flags & MUSTER_FIELD_OWN) && side == own_side)
    return TRUE;
  return (field->flags & MUSTER_FIELD_ENEMY) && side != own_side;
}

/* Whether another field of the order names the unit already. */
static gboolean
is_named (const MusterOrder *order,
          const MusterField *field,
          int                unit)
{
  for (guint i = 0; field->kind == MUSTER_FIELD_UNITS && order->given >> i != 0; i++)
    if (muster_order_has (order, i) && order->spec->fields[i].kind == MUSTER_FIELD_UNIT &&
        muster_order_get (order, i) == unit)
      return TRUE;
  return FALSE;
}

/* Supposes the least value for numbers that are still missing. */
void
muster_order_options_suppose (MusterOrder *order)
{
  for (guint i = 0; order->spec->fields != NULL && order->spec->fields[i].id != NULL; i++)
    {
      const MusterField *field = &order->spec->fields[i];

      if (field->kind == MUSTER_FIELD_NUMBER && (field->flags & MUSTER_FIELD_REQUIRED) &&
          !muster_order_has (order, i))
        muster_order_set (order, i, MAX (field->fallback, field->min));
    }
}

/* Whether the rules take the order with this value, as far as they can tell yet. */
static gboolean
is_taken (const MusterSetup *setup,
          const MusterState *state,
          const MusterOrder *order,
          guint              field,
          int                value)
{
  g_auto (MusterOrder) named = { 0 };
  MusterRefusal why;

  muster_order_copy (&named, order);
  muster_order_set (&named, field, value);
  muster_order_options_suppose (&named);
  return muster_ruleset_judge (setup, state, &named, &why);
}

static void
add_units (GListStore        *options,
           const MusterSetup *setup,
           const MusterState *state,
           const MusterOrder *order,
           guint              field)
{
  const MusterField *spec = &order->spec->fields[field];
  gboolean offers_all = TRUE;

  for (int i = 0; (spec->flags & MUSTER_FIELD_FITTING) && i < state->n_units; i++)
    if (fits (state, order, spec, i) && is_taken (setup, state, order, field, i))
      {
        add_option (options, i, state->units[i].def->name);
        offers_all = FALSE;
      }
  /* If the rules take no unit because something else is missing, offer all that fit. */
  for (int i = 0; offers_all && i < state->n_units; i++)
    if (fits (state, order, spec, i) && !is_named (order, spec, i))
      add_option (options, i, state->units[i].def->name);
}

/* Whether any choice of a field has a limit; if so, a choice without one is out of reach. */
static gboolean
is_measured (const MusterSetup *setup,
             const MusterState *state,
             const MusterOrder *order,
             guint              field)
{
  const MusterChoice *choices = order->spec->fields[field].choices;

  for (int i = 0; choices[i].id != NULL; i++)
    if (muster_ruleset_get_reach (setup, state, order, field, i) > 0)
      return TRUE;
  return FALSE;
}

/* Adds the choices, each with its distance if the rules give one. */
static void
add_distances (GListStore        *options,
               const MusterSetup *setup,
               const MusterState *state,
               const MusterOrder *order,
               guint              field)
{
  const MusterChoice *choices = order->spec->fields[field].choices;
  gboolean measured = is_measured (setup, state, order, field);

  for (int i = 0; choices[i].id != NULL; i++)
    {
      int reach = muster_ruleset_get_reach (setup, state, order, field, i);
      g_autofree char *distance = muster_ruleset_dup_distance (setup->ruleset, reach);
      /* Translators: a range and how far it is: Short 12". */
      g_autofree char *label = g_strdup_printf (_("%s %s"), _(choices[i].label), distance);

      if (reach > 0 || !measured)
        add_option (options, i, reach > 0 ? label : _(choices[i].label));
    }
}

/* Lists what can be corrected of the unit that @order names, or of the battle. */
static void
add_corrections (GListStore        *options,
                 const MusterSetup *setup,
                 const MusterOrder *order)
{
  const MusterChoice *choices = order->spec->fields[MUSTER_SET_FIELD].choices;

  for (int i = 0; choices[i].id != NULL; i++)
    if (muster_correction_is_offered (setup, order, i))
      add_option (options, i, _(choices[i].label));
}

static void
add_sides (GListStore        *options,
           const MusterSetup *setup)
{
  for (guint i = 0; i < setup->n_sides; i++)
    add_option (options, (int) i, setup->sides[i].name);
}

/**
 * muster_order_options_new:
 * @order: the order being built: its unit says which side is whose
 * @field: index of one of its fields
 *
 * Returns: (transfer full): #MusterFormOption objects; empty for a field that is not chosen from a
 *   list
 */
GListModel *
muster_order_options_new (const MusterSetup *setup,
                          const MusterState *state,
                          const MusterOrder *order,
                          guint              field)
{
  const MusterField *spec = &order->spec->fields[field];
  GListStore *options = g_list_store_new (MUSTER_TYPE_FORM_OPTION);

  switch ((guint) spec->kind)
    {
      const MusterChoice *choices;

    case MUSTER_FIELD_UNIT:
    case MUSTER_FIELD_UNITS:
      add_units (options, setup, state, order, field);

      /* Adds what can be named in place of a unit, such as a building, if the rules take it. */
      choices = order->spec->fields[field].choices;
      for (int i = 0; choices != NULL && choices[i].id != NULL; i++)
        if (is_taken (setup, state, order, field, MUSTER_VALUE_FROM_CHOICE (i)))
          add_option (options, MUSTER_VALUE_FROM_CHOICE (i), _(choices[i].label));

      break;

    case MUSTER_FIELD_SIDE:
    case MUSTER_FIELD_SIDES:
      add_sides (options, setup);
      break;

    case MUSTER_FIELD_PLAYER:
      for (guint i = 0; i < setup->n_players; i++)
        add_option (options, (int) i, setup->players[i].name);
      break;

    case MUSTER_FIELD_CHOICE:
      if (spec->flags & MUSTER_FIELD_DISTANCE)
        add_distances (options, setup, state, order, field);
      else if (g_str_equal (order->spec->id, "set") && field == MUSTER_SET_FIELD)
        add_corrections (options, setup, order);
      else
        {
          g_object_unref (options);
          return muster_form_option_list (spec->choices);
        }
      break;

    default:
      break;
    }

  return G_LIST_MODEL (options);
}

/**
 * muster_order_options_get_only:
 * @options: what @field offers
 *
 * Returns: the number of the one thing that can be meant, or %G_MININT where somebody has to say
 */
int
muster_order_options_get_only (GListModel        *options,
                               const MusterField *field)
{
  g_autoptr (MusterFormOption) option =
    (field->flags & MUSTER_FIELD_FITTING) && g_list_model_get_n_items (options) == 1
      ? g_list_model_get_item (options, 0) : NULL;

  return option != NULL ? muster_form_option_get_number (option) : G_MININT;
}

/**
 * muster_order_options_new_for_correction:
 *
 * Returns: (transfer full): #MusterFormOption objects: what the umpire can choose that it becomes; empty
 *   for what is not chosen from a list
 */
GListModel *
muster_order_options_new_for_correction (const MusterSetup      *setup,
                                         const MusterState      *state,
                                         const MusterCorrection *correction)
{
  GListStore *options;

  if (correction->value.kind == MUSTER_FIELD_CHOICE)
    return muster_form_option_list (correction->value.choices);

  options = g_list_store_new (MUSTER_TYPE_FORM_OPTION);
  if (correction->value.kind == MUSTER_FIELD_SIDE)
    add_sides (options, setup);
  for (int i = 0; correction->value.kind == MUSTER_FIELD_UNIT && i < state->n_units; i++)
    if (i != correction->unit && muster_state_is_in_play (state, i) &&
        state->units[i].def->side == state->units[correction->unit].def->side)
      add_option (options, i, state->units[i].def->name);
  return G_LIST_MODEL (options);
}
