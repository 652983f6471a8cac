/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "muster-test-battles.h"

#include <string.h>

#include "core/battle/muster-battle-file.h"
#include "core/battle/muster-random-player.h"

#define MEDDLES_ONCE_IN 40
#define OVERRIDES_ONCE_IN 30

static const char *const NAMES[] = {
  "24th Foot", "Naval Brigade", "Mounted Rifles", "Horse & Musket", "Black Shields", "{n} Company",
  "No. 3 Battery", "Sons of the River", "The <old> guard", "1st Levies", "Camel Corps", "Hill Men",
};

static const char *const LEADERS[] = {
  "Capt. Hill", "Major O'Neill", "Osman", "Lt. Brown of the 2nd", "Sher Khan", "Col. “Fritz” von Platz",
};

/* Without them some of its units could not be there. */
#define TOY_RULES \
  "\"marksmen\", \"skirmishing-cavalry\", \"woodland-war-party\", \"repeating-rifles\", " \
  "\"congreve-rockets\", \"buildings\", \"bank-cards\", \"leader-casualties\""

static void
append_unit (GString           *file,
             MusterRuleset     *ruleset,
             MusterRandom      *random,
             guint              side,
             guint              index)
{
  const MusterRules *rules = muster_ruleset_get_rules (ruleset);
  MusterCatalog *catalog = muster_ruleset_get_catalog (ruleset);
  GPtrArray *types = muster_catalog_get_types (catalog);
  GPtrArray *traits = muster_catalog_get_traits (catalog);
  const MusterUnitType *type = g_ptr_array_index (types, muster_random_below (random, types->len));
  const char *name = NAMES[muster_random_below (random, G_N_ELEMENTS (NAMES))];

  /* A General who is a unit leads the others. */
  if (index == 0 && muster_catalog_find_type (catalog, "general") != NULL)
    type = muster_catalog_find_type (catalog, "general");
  g_string_append_printf (file, "%s{\"id\": \"u%u-%u\", \"name\": \"%s %c%u\", \"type\": \"%s\"",
                          index > 0 ? ", " : "", side, index, name, 'A' + (int) side, index + 1,
                          type->id);
  /* Who commands everybody is one of two. */
  if (muster_choices_count (rules->leader_statuses) > 1 && traits->len > 0 &&
      (index < 2 || g_str_equal (muster_ruleset_get_id (ruleset), "kings")))
    {
      const MusterTrait *trait =
        g_ptr_array_index (traits, muster_random_below (random, traits->len));

      g_string_append_printf (file, ", \"leader\": {\"leadership\": %u, \"trait\": \"%s\"",
                              5 + muster_random_below (random, 4), trait->id);
      if (muster_random_below (random, 3) > 0)
        g_string_append_printf (file, ", \"name\": \"%s\"",
                                LEADERS[muster_random_below (random, G_N_ELEMENTS (LEADERS))]);
      g_string_append_c (file, '}');
    }
  g_string_append_c (file, '}');
}

char *
muster_test_battles_invent (MusterLibrary *library,
                            const char    *ruleset,
                            guint64        seed)
{
  MusterRuleset *rules = muster_library_find_ruleset (library, ruleset);
  GPtrArray *scenarios = muster_catalog_get_scenarios (muster_ruleset_get_catalog (rules));
  const MusterScenario *scenario;
  GString *file = g_string_new (NULL);
  MusterRandom random;

  muster_random_init (&random, seed);
  scenario = g_ptr_array_index (scenarios, muster_random_below (&random, scenarios->len));
  g_string_printf (file,
                   "{\"format\": \"muster-battle\", \"version\": 1, \"ruleset\": \"%s\", "
                   "\"title\": \"Affair no. %u\", \"date\": \"1885-02-17\", "
                   "\"scenario\": {\"id\": \"%s\"}, \"optional_rules\": [%s], \"sides\": [",
                   ruleset, (guint) (seed % 100), scenario->id,
                   g_str_equal (ruleset, "toysoldier") ? TOY_RULES : "");
  for (guint side = 0; side < 2; side++)
    {
      guint n_units = 2 + muster_random_below (&random, 7);

      g_string_append_printf (file,
                              "%s{\"id\": \"s%u\", \"name\": \"%s\", \"players\": "
                              "[{\"id\": \"p%u\", \"name\": \"Player %u\"}], \"units\": [",
                              side > 0 ? ", " : "", side, side == 0 ? "Natal Column" : "The Tribes",
                              side, side + 1);
      for (guint i = 0; i < n_units; i++)
        append_unit (file, rules, &random, side, i);
      g_string_append (file, "]}");
    }
  g_string_append (file, "]}");

  return g_string_free (file, FALSE);
}

/* Only the umpire's orders, and none that ends it. */
static guint
prefer_meddling (const MusterSetup *setup,
                 const MusterState *state,
                 const MusterOrder *order,
                 gpointer           data)
{
  return (order->spec->flags & MUSTER_ORDER_COMMON) != 0 &&
         strcmp (order->spec->id, "end-battle") != 0;
}

static gboolean
give_order (MusterBattle *battle,
            MusterRandom *random)
{
  const MusterSetup *setup = muster_battle_get_setup (battle);
  const MusterState *state = muster_battle_get_state (battle);
  gboolean meddles = muster_random_below (random, MEDDLES_ONCE_IN) == 0;
  MusterRandomPlayer player = { random, meddles ? prefer_meddling : NULL, NULL };
  g_auto (MusterOrder) order = { 0 };
  g_auto (MusterTape) tape = { 0 };
  g_auto (MusterOutcome) outcome = { 0 };
  g_autoptr (GError) error = NULL;

  if (!muster_random_player_choose (&player, setup, state, &order))
    return meddles;

  muster_tape_init (&tape);
  muster_outcome_init (&outcome);
  tape.generator = random;
  muster_battle_try (battle, &order, &tape, &outcome);
  g_assert_cmpint (outcome.kind, ==, MUSTER_OUTCOME_DONE);
  for (guint i = 0; i < muster_tape_get_length (&tape); i++)
    if (muster_random_below (random, OVERRIDES_ONCE_IN) == 0)
      g_array_index (tape.rolls, MusterRoll, i).origin = MUSTER_ROLL_OVERRIDDEN;
  tape.generator = NULL;
  muster_battle_record (battle, &order, &tape, &error);
  g_assert_no_error (error);
  return TRUE;
}

static void
call_off (MusterBattle *battle)
{
  MusterRuleset *ruleset = muster_battle_get_ruleset (battle);
  int verb = muster_ruleset_find_order (ruleset, "end-battle");
  g_auto (MusterOrder) order = { 0 };
  g_auto (MusterTape) tape = { 0 };
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (verb, >=, 0);
  muster_tape_init (&tape);
  muster_order_init (&order, muster_ruleset_get_rules (ruleset)->orders, (guint) verb, -1);
  muster_battle_record (battle, &order, &tape, &error);
  g_assert_no_error (error);
}

MusterBattle *
muster_test_battles_fight (MusterLibrary *library,
                           const char    *ruleset,
                           guint64        seed,
                           guint          max_orders)
{
  g_autofree char *file = muster_test_battles_invent (library, ruleset, seed);
  g_autoptr (GError) error = NULL;
  MusterBattle *battle =
    muster_battle_file_read (library, file, strlen (file), "invented", &error);
  MusterRandom random;

  g_assert_no_error (error);
  muster_random_init (&random, seed + 1);
  for (guint i = 0; i < max_orders && !muster_battle_get_state (battle)->over; i++)
    if (!give_order (battle, &random))
      break;
  if (!muster_battle_get_state (battle)->over)
    call_off (battle);
  return battle;
}
