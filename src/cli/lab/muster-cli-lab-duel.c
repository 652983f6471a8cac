/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/lab/muster-cli-lab.h"
#include "cli/muster-cli-commands.h"
#include "cli/muster-cli-find-force.h"
#include "cli/muster-cli-library.h"
#include "cli/muster-cli-options.h"
#include "cli/muster-cli-output.h"
#include "cli/muster-cli-table.h"
#include "core/lab/muster-lab-duel.h"
#include "core/lab/muster-lab-forces.h"
#include "core/muster-i18n.h"
#include "core/muster-json-members.h"

/* Two units that fight each other for some turns (V-MATCH-03). */

#define USUAL_DISTANCE 12
#define USUAL_HEXES 3
#define MOST_DISTANCE 200

static const MusterLabRules *
get_lab (const MusterLabDuel *duel)
{
  return muster_ruleset_get_rules (duel->setup->ruleset)->lab;
}

static const MusterUnitDef *
get_def (const MusterLabDuel *duel,
         guint                side)
{
  return g_ptr_array_index (duel->setup->units, (guint) duel->units[side]);
}

static void
write_side (const MusterLabDuel       *duel,
            const MusterLabDuelResult *result,
            guint                      side,
            JsonBuilder               *builder)
{
  const MusterUnitDef *def = get_def (duel, side);
  const MusterChoice *fates = muster_ruleset_get_rules (duel->setup->ruleset)->fates;

  json_builder_begin_object (builder);
  muster_json_add_string (builder, "unit", def->id);
  muster_json_add_string (builder, "name", def->name);
  muster_json_add_string (builder, "type", def->type->id);
  muster_json_add_int (builder, "strength", def->models);
  muster_json_add_string (builder, "act", muster_lab_duel_acts[duel->acts[side]]);
  muster_json_add_string (builder, "cover", get_lab (duel)->covers[duel->covers[side]].id);
  json_builder_set_member_name (builder, "by_turn");
  json_builder_begin_array (builder);
  for (guint i = 0; i < result->n_turns; i++)
    {
      json_builder_begin_object (builder);
      muster_json_add_int (builder, "turn", i + 1);
      muster_cli_lab_add_double (builder, "expected", result->turns[i].strength[side]);
      muster_cli_lab_add_double (builder, "in_play", result->turns[i].in_play[side]);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  json_builder_set_member_name (builder, "strengths");
  json_builder_begin_array (builder);
  for (int i = 0; i <= def->models && i < MUSTER_LAB_DUEL_STRENGTHS; i++)
    json_builder_add_double_value (builder, result->strengths[side][i]);
  json_builder_end_array (builder);
  json_builder_set_member_name (builder, "fates");
  json_builder_begin_object (builder);
  for (guint i = 0; i < MUSTER_LAB_DUEL_FATES && fates[i].id != NULL; i++)
    if (result->fates[side][i] > 0.0)
      muster_cli_lab_add_double (builder, fates[i].id, result->fates[side][i]);
  json_builder_end_object (builder);
  json_builder_end_object (builder);
}

static void
print_as_json (const MusterLabDuel       *duel,
               const MusterLabDuelResult *result)
{
  static const char *const names[] = { "both", "first", "second", "neither" };
  g_auto (GStrv) left_out = muster_lab_battle_list_left_out (duel->setup);
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
  g_autoptr (JsonNode) root = NULL;

  json_builder_begin_object (builder);
  muster_json_add_string (builder, "ruleset", muster_ruleset_get_id (duel->setup->ruleset));
  muster_json_add_string (builder, "method", result->exact ? "exact" : "simulated");
  if (!result->exact)
    {
      muster_json_add_int (builder, "battles", result->n_battles);
      muster_json_add_int (builder, "seed", (gint64) duel->seed);
    }
  muster_json_add_int (builder, "distance", duel->distance);
  muster_json_add_int (builder, "turns", result->n_turns);
  json_builder_set_member_name (builder, "sides");
  json_builder_begin_array (builder);
  for (guint side = 0; side < 2; side++)
    write_side (duel, result, side, builder);
  json_builder_end_array (builder);
  json_builder_set_member_name (builder, "stands");
  json_builder_begin_object (builder);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    muster_cli_lab_add_double (builder, names[i], result->stands[i]);
  json_builder_end_object (builder);
  muster_cli_lab_add_left_out (builder, (const char *const *) left_out);
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);
  muster_cli_print_json (root);
}

static void
print_result (const MusterLabDuel       *duel,
              const MusterLabDuelResult *result)
{
  g_autoptr (MusterCliTable) table = muster_cli_table_new (5);
  g_auto (GStrv) left_out = muster_lab_battle_list_left_out (duel->setup);
  const char *first = get_def (duel, 0)->name;
  const char *second = get_def (duel, 1)->name;

  muster_cli_table_add_row (table, _("Turn"), first, _("in play"), second, _("in play"));
  for (guint i = 0; i < result->n_turns; i++)
    {
      const MusterLabDuelTurn *turn = &result->turns[i];
      g_autofree char *number = g_strdup_printf ("%u", i + 1);
      g_autofree char *one = g_strdup_printf ("%.2f", turn->strength[0]);
      g_autofree char *one_in_play = g_strdup_printf ("%.1f %%", turn->in_play[0] * 100);
      g_autofree char *two = g_strdup_printf ("%.2f", turn->strength[1]);
      g_autofree char *two_in_play = g_strdup_printf ("%.1f %%", turn->in_play[1] * 100);

      muster_cli_table_add_row (table, number, one, one_in_play, two, two_in_play);
    }
  muster_cli_table_print (table, "");
  muster_cli_print (_("At the end: both in play %.1f %%, only %s %.1f %%, only %s %.1f %%, "
                      "neither %.1f %%\n"),
                    result->stands[0] * 100, first, result->stands[1] * 100, second,
                    result->stands[2] * 100, result->stands[3] * 100);
  if (result->exact)
    muster_cli_print ("%s\n", _("Worked out exactly."));
  else
    muster_cli_print (dngettext (GETTEXT_PACKAGE, "Simulated: %u battle.\n", "Simulated: %u battles.\n",
                                 result->n_battles), result->n_battles);
  muster_cli_lab_print_left_out ((const char *const *) left_out);
}

/* The first unit of a side that has @word for its id in @force, its name or its type. A side lists its
 * units as its force does. */
static int
find_unit (const MusterSetup *setup,
           MusterForce       *force,
           int                side,
           const char        *word)
{
  for (guint pass = 0; pass < 3; pass++)
    for (guint i = 0, place = 0; i < setup->units->len; i++)
      {
        const MusterUnitDef *def = g_ptr_array_index (setup->units, i);
        const char *text = pass == 1 ? def->name : def->type->id;

        if (def->side != side)
          continue;
        if (pass == 0)
          text = place < muster_force_get_n_units (force)
                   ? muster_force_unit_get_id (muster_force_get_unit (force, place)) : NULL;
        if (g_strcmp0 (text, word) == 0)
          return (int) i;
        place++;
      }
  return -1;
}

/* “a,b”: for the first unit and for the second; one word is for both. @find gives -1 for a word it does not
 * know. */
static gboolean
read_pair (const char  *words,
           int        (*find) (const MusterSetup *setup,
                               const char        *word),
           const MusterSetup *setup,
           int         *numbers)
{
  g_auto (GStrv) parts = g_strsplit (words, ",", 3);
  guint n = g_strv_length (parts);

  for (guint i = 0; i < 2; i++)
    {
      numbers[i] = n >= 1 && n <= 2 ? find (setup, parts[MIN (i, n - 1)]) : -1;
      if (numbers[i] < 0)
        return FALSE;
    }
  return TRUE;
}

static int
find_act (const MusterSetup *setup,
          const char        *word)
{
  for (int i = 0; muster_lab_duel_acts[i] != NULL; i++)
    if (g_str_equal (muster_lab_duel_acts[i], word))
      return i;
  return -1;
}

static int
find_cover (const MusterSetup *setup,
            const char        *word)
{
  const MusterChoice *covers = muster_ruleset_get_rules (setup->ruleset)->lab->covers;

  for (int i = 0; covers[i].id != NULL; i++)
    if (g_str_equal (covers[i].id, word))
      return i;
  return -1;
}

static MusterSetup *
make_setup (MusterLibrary  *library,
            const char     *store,
            char          **rest,
            MusterLabDuel  *duel)
{
  g_autoptr (MusterForce) force = muster_cli_find_force (library, store, rest[0]);
  g_autoptr (MusterForce) other = force != NULL ? muster_cli_find_force (library, store, rest[2]) : NULL;
  g_autoptr (MusterSetup) both = NULL;
  g_autoptr (MusterSetup) setup = NULL;
  g_autoptr (GError) error = NULL;
  int units[2];

  if (other == NULL)
    return NULL;
  both = muster_lab_forces_pit (library, force, other, &error);
  for (int side = 0; both != NULL && side < 2; side++)
    {
      units[side] = find_unit (both, side == 0 ? force : other, side, rest[2 * side + 1]);
      if (units[side] < 0)
        {
          muster_cli_complain (_("%s: there is no unit “%s” in it"), rest[2 * side], rest[2 * side + 1]);
          return NULL;
        }
    }
  if (both != NULL)
    setup = muster_lab_duel_make_setup (library, both, units[0], units[1], duel->units, &error);
  if (setup == NULL)
    muster_cli_complain ("%s", error->message);
  return g_steal_pointer (&setup);
}

MusterCliStatus
muster_cli_lab_duel_run (const MusterCliCommand  *command,
                         char                   **arguments)
{
  g_autofree char *acts = NULL;
  g_autofree char *covers = NULL;
  g_autofree char *path = NULL;
  int distance = -1, n_turns = MUSTER_LAB_DUEL_TURNS, n_battles = MUSTER_LAB_DUEL_BATTLES;
  int numbers[2];
  gint64 seed = 1;
  gboolean json = FALSE, no_packs = FALSE;
  const GOptionEntry entries[] = {
    { "distance", 0, 0, G_OPTION_ARG_INT, &distance,
      N_("How far apart they begin; otherwise 12 inches or 3 hexes"), N_("N") },
    { "act", 0, 0, G_OPTION_ARG_STRING, &acts,
      N_("What the first and the second do: shoot, close or hold; otherwise shoot,shoot"), N_("A,B") },
    { "cover", 0, 0, G_OPTION_ARG_STRING, &covers,
      N_("What covers the first and the second; otherwise none,none"), N_("A,B") },
    { "turns", 0, 0, G_OPTION_ARG_INT, &n_turns, N_("How many turns, up to 12; otherwise 12"), N_("N") },
    { "battles", 0, 0, G_OPTION_ARG_INT, &n_battles,
      N_("How many battles where it is simulated; otherwise 10000"), N_("N") },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &seed, N_("What the dice begin with; otherwise 1"), N_("S") },
    MUSTER_CLI_OPTION_JSON (&json, N_("Print what came of it as a JSON object")),
    MUSTER_CLI_OPTION_STORE (&path),
    MUSTER_CLI_OPTION_NO_PACKS (&no_packs),
    { NULL },
  };
  g_autoptr (MusterLibrary) library = NULL;
  g_autoptr (MusterSetup) setup = NULL;
  g_auto (GStrv) rest = NULL;
  MusterCliStatus status;
  MusterLabDuel duel = { 0 };
  MusterLabDuelResult result;

  if (!muster_cli_options_parse (command, entries, arguments, 4, 4, &rest, &status))
    return status;
  if (n_turns < 1 || n_turns > MUSTER_LAB_DUEL_TURNS)
    return muster_cli_options_misused (_("--turns is a number from 1 to %d"), MUSTER_LAB_DUEL_TURNS);
  if (n_battles < 1 || n_battles > 1000000)
    return muster_cli_options_misused (_("--battles is a number from 1 to %d"), 1000000);
  if (distance < -1 || distance > MOST_DISTANCE)
    return muster_cli_options_misused (_("--distance is a number from 0 to %d"), MOST_DISTANCE);
  library = muster_cli_library_open (!no_packs);
  setup = library != NULL ? make_setup (library, path, rest, &duel) : NULL;
  if (setup == NULL)
    return MUSTER_CLI_FAILED;

  if (!read_pair (acts != NULL ? acts : "shoot", find_act, setup, numbers))
    return muster_cli_options_misused (_("--act is shoot, close or hold, or two of them with a comma: “%s”"),
                                       acts);
  duel.acts[0] = (MusterLabDuelAct) numbers[0];
  duel.acts[1] = (MusterLabDuelAct) numbers[1];
  if (!read_pair (covers != NULL ? covers : "none", find_cover, setup, duel.covers))
    return muster_cli_options_misused (_("--cover names one cover of these rules, or two with a comma: “%s”"),
                                       covers);
  if (distance < 0)
    distance = muster_ruleset_get_rules (setup->ruleset)->measure_one != NULL ? USUAL_HEXES : USUAL_DISTANCE;
  duel.setup = setup;
  duel.distance = distance;
  duel.n_turns = (guint) n_turns;
  duel.n_battles = (guint) n_battles;
  duel.seed = (guint64) seed;
  muster_lab_duel_fight (&duel, &result);
  if (json)
    print_as_json (&duel, &result);
  else
    print_result (&duel, &result);
  return MUSTER_CLI_OK;
}
