/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/muster-cli-commands.h"

#include "cli/muster-cli-input.h"
#include "cli/muster-cli-library.h"
#include "cli/muster-cli-options.h"
#include "cli/muster-cli-output.h"
#include "cli/muster-cli-table.h"
#include "core/battle/muster-entry-codec.h"
#include "core/battle/muster-replay.h"
#include "core/dice/muster-odds.h"
#include "core/muster-i18n.h"
#include "core/muster-json-members.h"
#include "core/muster-json.h"

#include <string.h>

/* What to expect of the last order of a battle file. Rolls that it has already are not looked at. */

typedef struct
{
  MusterBattle *battle;
  MusterOrder order;
  MusterForecast forecast;
  gboolean has_forecast;
} Question;

static void
question_clear (Question *question)
{
  g_clear_object (&question->battle);
  muster_order_clear (&question->order);
}

/* "" stands for no unit in particular: no unit is called that. */
static const char *
get_unit_id (Question *question,
             int       unit)
{
  return unit < 0 ? "" : muster_battle_get_state (question->battle)->units[unit].def->id;
}

static const char *
get_unit_name (Question *question,
               int       unit)
{
  return unit < 0 ? _("The battle")
                  : muster_battle_get_state (question->battle)->units[unit].def->name;
}

static gboolean
find_last_entry (const MusterSpot *document,
                 MusterSpot       *log,
                 MusterSpot       *entry,
                 guint            *n)
{
  if (!muster_spot_require (document, "log", log) || !muster_spot_is_array (log, G_MAXINT, n))
    return FALSE;
  if (*n == 0)
    return muster_spot_fail (log, _("there is no order to foresee"));
  return muster_spot_element (log, *n - 1, entry);
}

static gboolean
read_order (Question         *question,
            const MusterSpot *entry)
{
  MusterSetup *setup = muster_battle_get_setup (question->battle);
  const MusterState *state = muster_battle_get_state (question->battle);
  MusterLineContext context = { .setup = setup, .state = state, .order = &question->order };
  g_auto (MusterTape) tape = { 0 };
  g_autofree char *reason = NULL;
  MusterRefusal why;

  muster_tape_init (&tape);
  if (!muster_entry_read (setup, state, entry, &question->order, &tape))
    return FALSE;
  if (muster_ruleset_judge (setup, state, &question->order, &why))
    {
      question->has_forecast =
        muster_ruleset_forecast (setup, state, &question->order, &question->forecast);
      return TRUE;
    }

  reason = muster_line_to_string (&why, &context);
  return muster_spot_fail (entry, _("the order “%s” is refused: %s"), question->order.spec->id,
                           reason);
}

static gboolean
ask (Question       *question,
     MusterLibrary  *library,
     const char     *path,
     GError        **error)
{
  g_autofree char *origin = muster_cli_input_dup_origin (path);
  g_autofree char *text = NULL;
  g_autoptr (MusterJson) root = NULL;
  g_autoptr (JsonNode) state = NULL;
  g_autoptr (GError) problem = NULL;
  MusterSpot document, log, entry;
  gsize length;
  guint n;

  if (!muster_cli_input_read (path, &text, &length, error))
    return FALSE;
  root = muster_json_read (text, length, origin, error);
  if (root == NULL)
    return FALSE;

  muster_spot_init (&document, root, origin, &problem);
  if (find_last_entry (&document, &log, &entry, &n) &&
      muster_replay_run (library, text, length, origin, (int) n - 1, &state, &question->battle,
                         &problem) == MUSTER_REPLAY_DONE &&
      read_order (question, &entry))
    return TRUE;

  g_propagate_error (error, g_steal_pointer (&problem));
  return FALSE;
}

/* Everything of one kind that is counted, by unit. */
static void
write_spreads (Question    *question,
               const char  *id,
               JsonBuilder *builder)
{
  const MusterForecast *forecast = &question->forecast;

  json_builder_set_member_name (builder, id);
  json_builder_begin_object (builder);
  for (guint i = 0; i < forecast->n_spreads; i++)
    if (g_str_equal (forecast->spreads[i].id, id))
      {
        const MusterForecastSpread *spread = &forecast->spreads[i];

        json_builder_set_member_name (builder, get_unit_id (question, spread->unit));
        json_builder_begin_object (builder);
        json_builder_set_member_name (builder, "expected");
        json_builder_add_double_value (builder, muster_odds_expect (spread->odds, spread->highest));
        json_builder_set_member_name (builder, "odds");
        json_builder_begin_array (builder);
        for (guint k = 0; k <= spread->highest; k++)
          json_builder_add_double_value (builder, spread->odds[k]);
        json_builder_end_array (builder);
        json_builder_end_object (builder);
      }
  json_builder_end_object (builder);
}

static gboolean
is_first_of_kind (const MusterForecast *forecast,
                  guint                 index)
{
  for (guint i = 0; i < index; i++)
    if (g_str_equal (forecast->spreads[i].id, forecast->spreads[index].id))
      return FALSE;
  return TRUE;
}

/* Chances of one unit stand together, so that each unit is one object. */
static int
compare_chances (gconstpointer a,
                 gconstpointer b)
{
  return ((const MusterForecastChance *) a)->unit - ((const MusterForecastChance *) b)->unit;
}

static void
print_as_json (Question *question)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
  g_autoptr (JsonNode) root = NULL;
  const MusterForecast *forecast = &question->forecast;

  json_builder_begin_object (builder);
  muster_json_add_string (builder, "order", question->order.spec->id);
  muster_json_add_string (
    builder, "unit",
    question->order.unit >= 0 ? get_unit_id (question, question->order.unit) : NULL);
  json_builder_set_member_name (builder, "chance");
  json_builder_add_double_value (builder, forecast->chance);

  json_builder_set_member_name (builder, "chances");
  json_builder_begin_object (builder);
  for (guint i = 0; i < forecast->n_chances; i++)
    {
      int unit = forecast->chances[i].unit;

      if (i == 0 || unit != forecast->chances[i - 1].unit)
        {
          json_builder_set_member_name (builder, get_unit_id (question, unit));
          json_builder_begin_object (builder);
        }
      json_builder_set_member_name (builder, forecast->chances[i].id);
      json_builder_add_double_value (builder, forecast->chances[i].chance);
      if (i + 1 == forecast->n_chances || unit != forecast->chances[i + 1].unit)
        json_builder_end_object (builder);
    }
  json_builder_end_object (builder);

  write_spreads (question, "casualties", builder);
  for (guint i = 0; i < forecast->n_spreads; i++)
    if (is_first_of_kind (forecast, i) && !g_str_equal (forecast->spreads[i].id, "casualties"))
      write_spreads (question, forecast->spreads[i].id, builder);
  json_builder_end_object (builder);

  root = json_builder_get_root (builder);
  muster_cli_print_json (root);
}

/* What comes if the order is carried out and, where that is in doubt, what comes in all. */
static char *
dup_percent (const Question *question,
             double          chance)
{
  if (question->forecast.chance >= 1.0)
    return g_strdup_printf ("%.1f %%", 100.0 * chance);
  return g_strdup_printf ("%.1f %%  %.1f %%", 100.0 * chance,
                          100.0 * chance * question->forecast.chance);
}

static void
print_chances (Question *question)
{
  g_autoptr (MusterCliTable) table = muster_cli_table_new (3);
  const MusterForecast *forecast = &question->forecast;

  for (guint i = 0; i < forecast->n_chances; i++)
    {
      const MusterForecastChance *chance = &forecast->chances[i];
      g_autofree char *percent = dup_percent (question, chance->chance);

      muster_cli_table_add_row (table, get_unit_name (question, chance->unit), _(chance->label),
                                percent);
    }
  muster_cli_table_print (table, "  ");
}

static void
print_spread (Question                   *question,
              const MusterForecastSpread *spread)
{
  g_autoptr (MusterCliTable) table = muster_cli_table_new (2);

  if (spread->unit < 0 && spread->odds[spread->highest] >= 1.0)
    {
      /* Translators: what is counted, and how many there are. */
      muster_cli_print (_("%s: %u\n"), _(spread->label), spread->highest);
      return;
    }
  /* Translators: what is counted, of which unit, and how many are expected. */
  muster_cli_print (_("%s, %s: %.2f expected\n"), _(spread->label),
                    get_unit_name (question, spread->unit),
                    muster_odds_expect (spread->odds, spread->highest));
  for (guint k = 0; k <= spread->highest; k++)
    {
      g_autofree char *number = g_strdup_printf ("%u", k);
      g_autofree char *percent = dup_percent (question, spread->odds[k]);

      /* What happens less than once in two thousand times is left out for a reader. */
      if (spread->odds[k] >= 0.0005)
        muster_cli_table_add_row (table, number, percent);
    }
  muster_cli_table_print (table, "  ");
}

static void
print_as_text (Question *question)
{
  const MusterForecast *forecast = &question->forecast;

  if (question->order.unit >= 0)
    muster_cli_print ("%s: ", get_unit_name (question, question->order.unit));
  if (forecast->chance >= 1.0)
    muster_cli_print ("%s\n", _(question->order.spec->label));
  else
    muster_cli_print (_("%s, carried out with a chance of %.1f %%\n"),
                      _(question->order.spec->label), 100.0 * forecast->chance);
  if (!question->has_forecast)
    return;

  if (forecast->chance < 1.0)
    muster_cli_print (_("If it is, and in all:\n"));
  print_chances (question);
  for (guint i = 0; i < forecast->n_spreads; i++)
    print_spread (question, &forecast->spreads[i]);
}

MusterCliStatus
muster_cli_odds_run (const MusterCliCommand  *command,
                     char                   **arguments)
{
  gboolean json = FALSE, no_packs = FALSE;
  const GOptionEntry entries[] = {
    MUSTER_CLI_OPTION_JSON (&json, N_("Print the forecast as a JSON object")),
    MUSTER_CLI_OPTION_NO_PACKS (&no_packs),
    { NULL },
  };
  g_autoptr (MusterLibrary) library = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) rest = NULL;
  Question question = { 0 };
  MusterCliStatus status;

  if (!muster_cli_options_parse (command, entries, arguments, 1, 1, &rest, &status))
    return status;
  library = muster_cli_library_open (!no_packs);
  if (library == NULL)
    return MUSTER_CLI_FAILED;

  status = MUSTER_CLI_FAILED;
  if (!ask (&question, library, rest[0], &error))
    {
      muster_cli_complain ("%s", error->message);
    }
  else
    {
      MusterForecast *forecast = &question.forecast;
      g_autoptr (GArray) sorted = g_array_new (FALSE, FALSE, sizeof (MusterForecastChance));

      if (forecast->n_chances != 0)
        {
          g_array_append_vals (sorted, forecast->chances, forecast->n_chances);
          g_array_sort (sorted, compare_chances);
          memcpy (forecast->chances, sorted->data, sorted->len * sizeof (MusterForecastChance));
        }

      if (json)
        print_as_json (&question);
      else
        print_as_text (&question);
      status = MUSTER_CLI_OK;
    }

  question_clear (&question);
  return status;
}
