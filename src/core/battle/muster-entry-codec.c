/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-entry-codec.h"

#include <string.h>

#include "core/battle/muster-field-codec.h"
#include "core/muster-i18n.h"
#include "core/muster-json-members.h"

/* More than the largest battle asks for: every unit may roll twice at the end of a turn, and all
 * commanders of a side may lend their dice to one unit. */
#define MAX_ROLLS 10000
#define MAX_FACES 1024

/* How a roll came about; a roll that does not say was typed in. */
static const char *const ORIGINS[] = { "typed", "rolled", "overridden" };

static int
find_purpose (const MusterRules *rules,
              const char        *id)
{
  for (int i = 0; rules->purposes[i].id != NULL; i++)
    if (strcmp (rules->purposes[i].id, id) == 0)
      return i;
  return -1;
}

static gboolean
read_face (const MusterSpot *spot,
           gboolean          is_cards,
           guint8           *face)
{
  const char *code;
  int number;

  if (is_cards)
    return muster_spot_read_string (spot, 8, &code) &&
           (muster_card_parse (code, face) || muster_spot_fail (spot, _("there is no card “%s”"), code));

  if (!muster_spot_read_int (spot, 0, 255, &number))
    return FALSE;
  *face = (guint8) number;
  return TRUE;
}

static gboolean
read_faces (const MusterSpot *spot,
            gboolean          is_cards,
            guint8           *faces,
            guint            *n)
{
  if (!muster_spot_is_array (spot, MAX_FACES, n))
    return FALSE;

  for (guint i = 0; i < *n; i++)
    {
      MusterSpot element;

      if (!muster_spot_element (spot, i, &element) || !read_face (&element, is_cards, &faces[i]))
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_reroll (const MusterState *state,
             const MusterSpot  *roll,
             gboolean           is_cards,
             MusterTape        *tape)
{
  MusterSpot spot, by;
  guint8 faces[MAX_FACES];
  const char *id;
  guint n;
  int unit;
  guint index = muster_tape_get_length (tape) - 1;

  if (!muster_spot_member (roll, "reroll", &spot))
    return !muster_spot_member (roll, "by", &by) ||
           muster_spot_fail (&by, _("there is no “reroll” that it belongs to"));
  if (!read_faces (&spot, is_cards, faces, &n) || !muster_spot_require (roll, "by", &by) ||
      !muster_spot_read_string (&by, 64, &id))
    return FALSE;

  unit = state != NULL ? muster_state_find_unit (state, id) : -1;
  if (unit < 0)
    return muster_spot_fail (&by, _("there is no unit “%s”"), id);
  if (n != muster_tape_get_roll (tape, index)->n)
    return muster_spot_fail (&spot, _("expected %u faces, as many as were rolled, found %u"),
                             muster_tape_get_roll (tape, index)->n, n);

  muster_tape_set_reroll (tape, index, faces, n, unit);
  return TRUE;
}

static gboolean
read_origin (const MusterSpot *roll,
             MusterRollOrigin *origin)
{
  MusterSpot spot;
  const char *word;

  *origin = MUSTER_ROLL_TYPED;
  if (!muster_spot_member (roll, "how", &spot))
    return TRUE;
  if (!muster_spot_read_string (&spot, 32, &word))
    return FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (ORIGINS); i++)
    if (strcmp (word, ORIGINS[i]) == 0)
      {
        *origin = (MusterRollOrigin) i;
        return TRUE;
      }
  return muster_spot_fail (&spot, _("expected “typed”, “rolled” or “overridden”, found “%s”"), word);
}

static gboolean
read_roll (const MusterRules *rules,
           const MusterState *state,
           const MusterSpot  *roll,
           MusterTape        *tape)
{
  static const char *const members[] = { "for", "dice", "cards", "reroll", "by", "how", NULL };
  MusterSpot spot, dice, cards;
  MusterRollOrigin origin;
  guint8 faces[MAX_FACES];
  const char *id;
  gboolean has_dice, has_cards;
  int purpose;
  guint n;

  if (!muster_spot_only_members (roll, members) || !muster_spot_require (roll, "for", &spot) ||
      !muster_spot_read_string (&spot, 64, &id))
    return FALSE;

  purpose = find_purpose (rules, id);
  if (purpose < 0)
    return muster_spot_fail (&spot, _("these rules know no roll for “%s”"), id);

  has_dice = muster_spot_member (roll, "dice", &dice);
  has_cards = muster_spot_member (roll, "cards", &cards);
  if (has_dice == has_cards)
    return muster_spot_fail (roll, _("expected either “dice” or “cards”"));

  if (!read_faces (has_cards ? &cards : &dice, has_cards, faces, &n) ||
      !read_origin (roll, &origin))
    return FALSE;

  muster_tape_add (tape, (guint) purpose, has_cards, origin, faces, n);
  return read_reroll (state, roll, has_cards, tape);
}

static gboolean
read_list (const MusterRules *rules,
           const MusterState *state,
           const MusterSpot  *list,
           MusterTape        *tape)
{
  guint n;

  if (!muster_spot_is_array (list, MAX_ROLLS, &n))
    return FALSE;

  for (guint i = 0; i < n; i++)
    {
      MusterSpot roll;

      if (!muster_spot_element (list, i, &roll) || !read_roll (rules, state, &roll, tape))
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_rolls (const MusterRules *rules,
            const MusterState *state,
            const MusterSpot  *entry,
            MusterTape        *tape)
{
  MusterSpot rolls;

  return !muster_spot_member (entry, "rolls", &rolls) || read_list (rules, state, &rolls, tape);
}

gboolean
muster_rolls_read (const MusterRules *rules,
                   const MusterSpot  *list,
                   MusterTape        *tape)
{
  return read_list (rules, NULL, list, tape);
}

static gboolean
read_unit (const MusterState     *state,
           const MusterSpot      *entry,
           const MusterOrderSpec *spec,
           int                   *unit)
{
  gboolean of_unit = (spec->flags & MUSTER_ORDER_OF_UNIT) != 0;
  MusterSpot spot;
  const char *id;

  *unit = -1;
  if (!muster_spot_member (entry, "unit", &spot))
    return !of_unit || muster_spot_fail (entry, _("“unit” is missing: it says who acts"));
  if (!of_unit)
    return muster_spot_fail (&spot, _("the order “%s” has no unit of its own"), spec->id);
  if (!muster_spot_read_string (&spot, 64, &id))
    return FALSE;

  *unit = muster_state_find_unit (state, id);
  return *unit >= 0 || muster_spot_fail (&spot, _("there is no unit “%s”"), id);
}

static gboolean
read_params (const MusterSetup *setup,
             const MusterState *state,
             const MusterSpot  *entry,
             MusterOrder       *order)
{
  MusterFieldNames names = { .setup = setup, .state = state };
  const MusterField *fields = order->spec->fields;
  MusterSpot params;

  if (!muster_spot_member (entry, "params", &params))
    {
      for (guint i = 0; fields != NULL && fields[i].id != NULL; i++)
        if (fields[i].flags & MUSTER_FIELD_REQUIRED)
          return muster_spot_fail (entry, _("“params” is missing: the order “%s” needs “%s”"),
                                   order->spec->id, fields[i].id);
      return TRUE;
    }

  return muster_fields_only (fields, NULL, &params) &&
         muster_fields_read (fields, &names, &params, order->values, &order->given);
}

/**
 * muster_entry_read:
 * @order: (out caller-allocates): the order; clear it even after an error
 * @tape: an initialised, empty tape
 *
 * Returns: whether the entry was read; if not, the spot's error names the place
 */
gboolean
muster_entry_read (const MusterSetup *setup,
                   const MusterState *state,
                   const MusterSpot  *spot,
                   MusterOrder       *order,
                   MusterTape        *tape)
{
  static const char *const members[] = { "order", "unit", "params", "rolls", NULL };
  const MusterRules *rules = muster_ruleset_get_rules (setup->ruleset);
  MusterSpot order_spot;
  const char *id;
  int verb, unit;

  memset (order, 0, sizeof *order);
  if (!muster_spot_only_members (spot, members) ||
      !muster_spot_require (spot, "order", &order_spot) ||
      !muster_spot_read_string (&order_spot, 64, &id))
    return FALSE;

  verb = muster_ruleset_find_order (setup->ruleset, id);
  if (verb < 0)
    return muster_spot_fail (&order_spot, _("these rules know no order “%s”"), id);
  if (!read_unit (state, spot, &rules->orders[verb], &unit))
    return FALSE;

  muster_order_init (order, rules->orders, (guint) verb, unit);
  return read_params (setup, state, spot, order) && read_rolls (rules, state, spot, tape);
}

static const char *
get_unit_id (const MusterRoster *roster,
             int                 index)
{
  return ((const MusterUnitDef *) g_ptr_array_index (roster, index))->id;
}

static void
write_faces (const char   *member,
             gboolean      is_cards,
             const guint8 *faces,
             guint         n,
             JsonBuilder  *builder)
{
  json_builder_set_member_name (builder, member);
  json_builder_begin_array (builder);
  for (guint i = 0; i < n; i++)
    if (is_cards)
      json_builder_add_string_value (builder, muster_card_get_code (faces[i]));
    else
      json_builder_add_int_value (builder, faces[i]);
  json_builder_end_array (builder);
}

static void
write_roll (const MusterRules  *rules,
            const MusterRoster *roster,
            const MusterTape   *tape,
            const MusterRoll   *roll,
            JsonBuilder        *builder)
{
  json_builder_begin_object (builder);
  muster_json_add_string (builder, "for", rules->purposes[roll->purpose].id);
  write_faces (roll->is_cards ? "cards" : "dice", roll->is_cards,
               muster_tape_get_first_faces (tape, roll), roll->n, builder);
  if (roll->reroll >= 0)
    {
      write_faces ("reroll", roll->is_cards, muster_tape_get_faces (tape, roll), roll->n, builder);
      muster_json_add_string (builder, "by", get_unit_id (roster, roll->by));
    }
  if (roll->origin != MUSTER_ROLL_TYPED)
    muster_json_add_string (builder, "how", ORIGINS[roll->origin]);
  json_builder_end_object (builder);
}

static void
write_rolls (const MusterRules  *rules,
             const MusterRoster *roster,
             const MusterTape   *tape,
             JsonBuilder        *builder)
{
  json_builder_begin_array (builder);
  for (guint i = 0; i < muster_tape_get_length (tape); i++)
    write_roll (rules, roster, tape, muster_tape_get_roll (tape, i), builder);
  json_builder_end_array (builder);
}

void
muster_rolls_write (const MusterRules *rules,
                    const MusterTape  *tape,
                    JsonBuilder       *builder)
{
  write_rolls (rules, NULL, tape, builder);
}

/**
 * muster_entry_write:
 *
 * Returns: (transfer full): the entry as a JSON object
 */
JsonNode *
muster_entry_write (const MusterSetup  *setup,
                    const MusterRoster *roster,
                    const MusterOrder  *order,
                    const MusterTape   *tape)
{
  const MusterRules *rules = muster_ruleset_get_rules (setup->ruleset);
  MusterFieldNames names = { .setup = setup, .roster = roster };
  g_autoptr(JsonBuilder) builder = json_builder_new_immutable ();

  json_builder_begin_object (builder);
  muster_json_add_string (builder, "order", order->spec->id);
  if (order->unit >= 0)
    muster_json_add_string (builder, "unit", get_unit_id (roster, order->unit));
  if (order->given != 0)
    {
      json_builder_set_member_name (builder, "params");
      json_builder_begin_object (builder);
      muster_fields_write (order->spec->fields, &names, order->values, order->given, builder);
      json_builder_end_object (builder);
    }
  if (muster_tape_get_length (tape) > 0)
    {
      json_builder_set_member_name (builder, "rolls");
      write_rolls (rules, roster, tape, builder);
    }
  json_builder_end_object (builder);

  return json_builder_get_root (builder);
}
