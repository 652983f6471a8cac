/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-entry-codec.h"

#include <string.h>

#include "core/battle/muster-setup-names.h"
#include "core/ledger/muster-roll-codec.h"
#include "core/muster-i18n.h"
#include "core/muster-json-members.h"

/* How the rolls of a battle name things. Purposes are named by the rules; units are looked up in
 * the state before the order when reading, and in the roster when writing. */
typedef struct
{
  MusterRollNames names;
  const MusterSetup *setup; /* NULL: there is no battle yet */
  const MusterRules *rules;
  const MusterState *state;
  const MusterRoster *roster;
} BattleNames;

static int
find_purpose (const MusterRollNames *names,
              const char            *id)
{
  const MusterRules *rules = ((const BattleNames *) names)->rules;

  for (int i = 0; rules->purposes[i].id != NULL; i++)
    if (*rules->purposes[i].id == *id && strcmp (rules->purposes[i].id, id) == 0)
      return i;
  return -1;
}

static const char *
get_purpose (const MusterRollNames *names,
             guint                  purpose)
{
  return ((const BattleNames *) names)->rules->purposes[purpose].id;
}

static int
find_unit (const MusterRollNames *names,
           const char            *id)
{
  const MusterState *state = ((const BattleNames *) names)->state;

  return state != NULL ? muster_state_find_unit (state, id) : -1;
}

static const char *
get_unit_id (const MusterRoster *roster,
             int                 index)
{
  return ((const MusterUnitDef *) g_ptr_array_index (roster, index))->id;
}

static const char *
get_unit (const MusterRollNames *names,
          int                    unit)
{
  return get_unit_id (((const BattleNames *) names)->roster, unit);
}

static int
find_player (const MusterRollNames *names,
             const char            *id)
{
  const MusterSetup *setup = ((const BattleNames *) names)->setup;

  return setup != NULL ? muster_setup_find_player (setup, id) : -1;
}

static const char *
get_player (const MusterRollNames *names,
            int                    player)
{
  return ((const BattleNames *) names)->setup->players[player].id;
}

static BattleNames
get_names (const MusterSetup  *setup,
           const MusterRules  *rules,
           const MusterState  *state,
           const MusterRoster *roster)
{
  return (BattleNames) {
    .names = { find_purpose, get_purpose, find_unit, get_unit, find_player, get_player },
    .setup = setup,
    .rules = rules,
    .state = state,
    .roster = roster,
  };
}

gboolean
muster_rolls_read (const MusterRules *rules,
                   const MusterSpot  *list,
                   MusterTape        *tape)
{
  BattleNames names = get_names (NULL, rules, NULL, NULL);

  return muster_rolls_read_list (&names.names, list, tape);
}

enum
{
  ORDER,
  UNIT,
  PARAMS,
  ROLLS,
  N_MEMBERS
};

static const char *const MEMBERS[] = { "order", "unit", "params", "rolls", NULL };

static gboolean
read_unit (const MusterState     *state,
           const MusterSpot      *entry,
           const MusterSpot      *spot,
           const MusterOrderSpec *spec,
           int                   *unit)
{
  gboolean of_unit = (spec->flags & MUSTER_ORDER_OF_UNIT) != 0;
  const char *id;

  *unit = -1;
  if (muster_spot_is_absent (spot))
    return !of_unit || muster_spot_fail (entry, _("“unit” is missing: it says who acts"));
  if (!of_unit)
    return muster_spot_fail (spot, _("the order “%s” has no unit of its own"), spec->id);
  if (!muster_spot_read_string (spot, 64, &id))
    return FALSE;

  *unit = muster_state_find_unit (state, id);
  return *unit >= 0 || muster_spot_fail (spot, _("there is no unit “%s”"), id);
}

static gboolean
read_params (const MusterSetup *setup,
             const MusterState *state,
             const MusterSpot  *entry,
             const MusterSpot  *params,
             MusterOrder       *order)
{
  MusterSetupNames names = muster_setup_names (setup, state, NULL);
  const MusterField *fields = order->spec->fields;

  if (muster_spot_is_absent (params))
    {
      for (guint i = 0; fields != NULL && fields[i].id != NULL; i++)
        if (fields[i].flags & MUSTER_FIELD_REQUIRED)
          return muster_spot_fail (entry, _("“params” is missing: the order “%s” needs “%s”"),
                                   order->spec->id, fields[i].id);
      return TRUE;
    }

  return muster_fields_only (fields, NULL, params) &&
         muster_fields_read (fields, &names.names, params, order->values, &order->given);
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
  const MusterRules *rules = muster_ruleset_get_rules (setup->ruleset);
  BattleNames names = get_names (setup, rules, state, NULL);
  MusterSpot members[N_MEMBERS];
  const char *id;
  int verb, unit;

  order->given = 0;
  if (!muster_spot_members (spot, MEMBERS, members) ||
      !muster_spot_is_given (&members[ORDER]) ||
      !muster_spot_read_string (&members[ORDER], 64, &id))
    return FALSE;

  verb = muster_ruleset_find_order (setup->ruleset, id);
  if (verb < 0)
    return muster_spot_fail (&members[ORDER], _("these rules have no order “%s”"), id);
  if (!read_unit (state, spot, &members[UNIT], &rules->orders[verb], &unit))
    return FALSE;

  muster_order_init (order, rules->orders, (guint) verb, unit);
  return read_params (setup, state, spot, &members[PARAMS], order) &&
         (muster_spot_is_absent (&members[ROLLS]) ||
          muster_rolls_read_list (&names.names, &members[ROLLS], tape));
}

void
muster_rolls_write (const MusterRules *rules,
                    const MusterTape  *tape,
                    JsonBuilder       *builder)
{
  BattleNames names = get_names (NULL, rules, NULL, NULL);

  muster_rolls_write_list (&names.names, tape, builder);
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
  MusterSetupNames fields = muster_setup_names (setup, NULL, roster);
  BattleNames names = get_names (setup, rules, NULL, roster);
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();

  json_builder_begin_object (builder);
  muster_json_add_string (builder, "order", order->spec->id);
  if (order->unit >= 0)
    muster_json_add_string (builder, "unit", get_unit_id (roster, order->unit));
  if (order->given != 0)
    {
      json_builder_set_member_name (builder, "params");
      json_builder_begin_object (builder);
      muster_fields_write (order->spec->fields, &fields.names, order->values, order->given, builder);
      json_builder_end_object (builder);
    }
  muster_rolls_write_member (&names.names, tape, builder);
  json_builder_end_object (builder);

  return json_builder_get_root (builder);
}
