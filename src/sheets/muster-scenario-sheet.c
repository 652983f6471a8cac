/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/muster-scenario-sheet.h"

#include "core/catalog/muster-catalog-own.h"
#include "core/muster-bidi.h"
#include "core/muster-enumeration.h"
#include "core/muster-i18n.h"
#include "core/plans/muster-plan-rolls.h"
#include "core/plans/muster-plan-setup.h"
#include "sheets/map/muster-map-drawing.h"
#include "sheets/map/muster-map-words.h"

#define SEPARATOR " · "
#define NOTHING "–"
/* Room to write in. */
#define BLANK "____"

void
muster_scenario_sheet_add_map (MusterBattlePlan *plan,
                               MusterDocument   *document)
{
  MusterMap map;
  g_autofree char *size = NULL;
  g_autofree char *title = NULL;
  g_autofree char *caption = NULL;

  muster_scenario_sheet_init_map (&map, plan);
  if (!muster_map_painter_has_shapes (&map))
    return;

  size = muster_map_words_dup_size (&map);
  /* Translators: what a picture is: a map, with the size of the table. */
  title = g_strdup_printf (_("Map of a table of %s"), size);
  caption = g_strdup_printf (_("The table is %s. What is the attacker’s has a full band or lines that "
                               "rise, what is the defender’s a hollow band or lines that fall."),
                             size);
  muster_map_drawing_add (document, &map, muster_battle_plan_get_ruleset (plan),
                          muster_battle_plan_get_library (plan), title);
  muster_document_add_paragraph (document, MUSTER_TEXT_QUIET, caption);
}

static void
add_checklist (MusterBattlePlan *plan,
               MusterDocument   *document)
{
  char **checklist = muster_battle_plan_get_scenario (plan)->checklist;
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) items = NULL;

  for (guint i = 0; checklist[i] != NULL; i++)
    g_strv_builder_add (builder, _(checklist[i]));
  items = g_strv_builder_end (builder);
  if (items[0] == NULL)
    return;

  muster_document_add_heading (document, 1, _("Set-up"));
  muster_document_add_checklist (document, (const char *const *) items);
}

static char *
dup_boxes (guint n)
{
  MusterSheetBoxes row = { .n_boxes = n };

  return n > 0 ? muster_sheet_card_boxes_dup_text (&row) : g_strdup (NOTHING);
}

/* Where points do not decide, rows that nobody ticks off are left out. */
static void
add_row (MusterTable                   *table,
         const MusterScenario          *scenario,
         const MusterScenarioObjective *objective,
         gboolean                       has_points)
{
  guint boxes = muster_scenario_get_boxes (scenario, objective);
  guint attacker = has_points ? boxes * objective->attacker
                              : muster_scenario_get_ticks (scenario, objective, TRUE);
  guint defender = has_points ? boxes * objective->defender
                              : muster_scenario_get_ticks (scenario, objective, FALSE);
  g_autofree char *worth = has_points ? g_strdup_printf ("%+d", objective->worth) : NULL;
  g_autofree char *first = dup_boxes (attacker);
  g_autofree char *second = dup_boxes (defender);

  if ((has_points && objective->worth == 0) || attacker + defender == 0)
    return;
  if (has_points)
    muster_table_add_row (table, MUSTER_CELLS (_(objective->name), worth, first, second));
  else
    muster_table_add_row (table, MUSTER_CELLS (_(objective->name), first, second));
}

static gboolean
has_ticks (const MusterScenario *scenario)
{
  for (guint i = 0; i < scenario->objectives->len; i++)
    if (muster_scenario_get_ticks (scenario, scenario->objectives->pdata[i], TRUE) > 0 ||
        muster_scenario_get_ticks (scenario, scenario->objectives->pdata[i], FALSE) > 0)
      return TRUE;
  return FALSE;
}

/* What counts, with boxes to tick for either side. Objectives without points are in the check-list if the
 * scenario uses them. */
static void
add_objectives (MusterBattlePlan *plan,
                MusterDocument   *document)
{
  const MusterScenario *scenario = muster_battle_plan_get_scenario (plan);
  gboolean has_points = !has_ticks (scenario);
  const char *heading = has_points ? _("What counts, and how many points each") : _("To tick off");
  g_autofree char *marked = g_strconcat (heading, muster_scenario_is_own (scenario) ? MUSTER_OWN_SIGN : "",
                                         NULL);
  MusterTable *table;

  if (scenario->objectives->len == 0)
    return;

  table = muster_table_new ();
  muster_table_add_column (table, _("Objective"), 3, MUSTER_ALIGN_START);
  if (has_points)
    muster_table_add_column (table, _("Each"), 0, MUSTER_ALIGN_CENTER);
  muster_table_add_column (table, _("Attacker"), 2, MUSTER_ALIGN_START);
  muster_table_add_column (table, _("Defender"), 2, MUSTER_ALIGN_START);
  for (guint i = 0; i < scenario->objectives->len; i++)
    add_row (table, scenario, scenario->objectives->pdata[i], has_points);
  if (has_points)
    muster_table_add_row (table, MUSTER_CELLS (_("Scored"), "", BLANK, BLANK));
  muster_document_begin_group (document);
  muster_document_add_heading (document, 1, marked);
  muster_document_take_table (document, table);
  muster_document_end_group (document);
}

/* How many points the forces have, where the scenario says so and the plan has no forces yet. */
static char *
dup_budget (const MusterScenario *scenario)
{
  if (scenario->attacker_points <= 0 && scenario->defender_points <= 0)
    return NULL;
  if (scenario->attacker_points == scenario->defender_points)
    return g_strdup_printf (dngettext (GETTEXT_PACKAGE, "Each side has a force of %d point.",
                                       "Each side has a force of %d points.",
                                       (gulong) scenario->attacker_points), scenario->attacker_points);
  return g_strdup_printf (dngettext (GETTEXT_PACKAGE,
                                     "The attacker has a force of %d points, the defender one of %d point.",
                                     "The attacker has a force of %d points, the defender one of %d points.",
                                     (gulong) scenario->defender_points),
                          scenario->attacker_points, scenario->defender_points);
}

/* Who is likely to attack, with a column for either player to write down what he has. */
static void
add_tactical_values (MusterBattlePlan *plan,
                     MusterDocument   *document)
{
  MusterRuleset *ruleset = muster_battle_plan_get_ruleset (plan);
  GArray *values = muster_battle_plan_get_scenario (plan)->tactical;
  MusterTable *table;

  if (values->len == 0 || !muster_ruleset_rolls_roles (ruleset))
    return;

  table = muster_table_new ();
  muster_table_add_column (table, _("Tactical Value"), 4, MUSTER_ALIGN_START);
  muster_table_add_column (table, _("Worth"), 0, MUSTER_ALIGN_CENTER);
  /* Translators: the columns of two players on a form, to write numbers in. */
  muster_table_add_column (table, _("One player"), 0, MUSTER_ALIGN_CENTER);
  muster_table_add_column (table, _("The other"), 0, MUSTER_ALIGN_CENTER);
  for (guint i = 0; i < values->len; i++)
    {
      const MusterTacticalValue *value = &g_array_index (values, MusterTacticalValue, i);
      g_autofree char *worth = g_strdup_printf ("%+d", value->value);

      muster_table_add_row (table, MUSTER_CELLS (_(muster_ruleset_get_tactic_label (ruleset, value->units)),
                                                 worth, BLANK, BLANK));
    }
  muster_table_add_row (table, MUSTER_CELLS (_("Two dice"), "", BLANK, BLANK));
  muster_table_add_row (table, MUSTER_CELLS (_("Sum"), "", BLANK, BLANK));
  muster_document_begin_group (document);
  muster_document_add_heading (document, 1, _("Who attacks"));
  muster_document_add_paragraph (document, MUSTER_TEXT_BODY,
                                 _("Both players throw two dice and add what their force is worth here. The "
                                   "higher sum attacks; equal ones are thrown again."));
  muster_document_take_table (document, table);
  muster_document_end_group (document);
}

static char *
dup_players (MusterPlanSide *side)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;

  for (guint i = 0; i < muster_plan_side_get_n_players (side); i++)
    {
      g_autofree char *name =
        muster_bidi_isolate (muster_plan_player_get_name (muster_plan_side_get_player (side, i)));

      g_strv_builder_add (builder, name);
    }
  names = g_strv_builder_end (builder);

  return muster_enumeration_join ((const char *const *) names);
}

static void
add_units (MusterPlanSide *side,
           MusterDocument *document)
{
  MusterTable *table = muster_table_new ();

  muster_table_add_column (table, _("Unit"), 3, MUSTER_ALIGN_START);
  muster_table_add_column (table, _("Type"), 3, MUSTER_ALIGN_START);
  muster_table_add_column (table, _("Models"), 0, MUSTER_ALIGN_END);
  for (guint i = 0; i < muster_plan_side_get_n_units (side); i++)
    {
      MusterPlanUnit *unit = muster_plan_side_get_unit (side, i);
      MusterForceUnit *force_unit = muster_plan_unit_get_unit (unit);
      g_autofree char *models = g_strdup_printf ("%d", muster_force_unit_get_models (force_unit));
      const char *cells[] = { muster_plan_unit_get_name (unit),
                              muster_force_unit_get_type_name (force_unit), models, NULL };

      muster_table_add_row (table, cells);
    }
  muster_document_take_table (document, table);
}

/* "[N] Natal Column (attacker, red) · 24 points · Ann, Bob" */
static char *
dup_side_heading (MusterBattlePlan *plan,
                  guint             position)
{
  MusterPlanSide *side = muster_battle_plan_get_side (plan, position);
  g_autofree char *badge = muster_battle_plan_dup_badge (plan, position);
  g_autofree char *colour =
    g_utf8_strdown (_(muster_battle_plan_get_colour (plan, position)->label), -1);
  int points = muster_plan_side_get_points (side, muster_battle_plan_get_optional_rules (plan));
  g_autofree char *plain = muster_plan_side_dup_title (side);
  g_autofree char *title = muster_bidi_isolate (plain);
  g_autofree char *players = dup_players (side);
  gboolean attacks = muster_plan_side_get_role (side) == MUSTER_ROLE_ATTACKER;
  GString *heading = g_string_new (NULL);

  /* A side without a name is called by its role, which need not be said twice. */
  if (g_str_equal (title, attacks ? _("Attacker") : _("Defender")))
    /* Translators: a letter that a side is known by, its name and its colour. */
    g_string_append_printf (heading, _("[%s] %s (%s)"), badge, title, colour);
  else
    /* Translators: a letter that a side is known by, its name, whether it attacks, and its colour. */
    g_string_append_printf (heading, _("[%s] %s (%s, %s)"), badge, title,
                            attacks ? _("attacker") : _("defender"), colour);
  if (points > 0)
    {
      g_string_append (heading, SEPARATOR);
      g_string_append_printf (heading, dngettext (GETTEXT_PACKAGE, "%d point", "%d points",
                                                  (gulong) points), points);
    }
  if (*players != '\0')
    g_string_append_printf (heading, SEPARATOR "%s", players);

  return g_string_free (heading, FALSE);
}

static void
add_rules (MusterBattlePlan *plan,
           MusterDocument   *document)
{
  const char *const *ids = muster_battle_plan_get_optional_rules (plan);
  MusterCatalog *catalog = muster_battle_plan_get_catalog (plan);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) items = NULL;

  for (guint i = 0; ids[i] != NULL; i++)
    g_strv_builder_add (builder, _(muster_catalog_find_optional_rule (catalog, ids[i])->name));
  items = g_strv_builder_end (builder);
  if (items[0] == NULL)
    return;

  muster_document_begin_group (document);
  muster_document_add_heading (document, 1, _("Optional rules"));
  muster_document_add_list (document, (const char *const *) items);
  muster_document_end_group (document);
}

static void
add_packs (MusterBattlePlan *plan,
           MusterDocument   *document)
{
  const char *const *names = muster_catalog_get_packs (muster_battle_plan_get_catalog (plan));

  if (names[0] == NULL)
    return;

  muster_document_begin_group (document);
  muster_document_add_heading (document, 1, _("House packs"));
  muster_document_add_list (document, names);
  muster_document_end_group (document);
}

static char *
dup_turns (int turns)
{
  return g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%d turn", "%d turns", (gulong) turns), turns);
}

/* Returns how long the battle lasts, and why. */
static char *
dup_limit (MusterBattlePlan *plan)
{
  const MusterRules *rules;
  g_autoptr (GArray) limits = NULL;
  int given;

  rules = muster_ruleset_get_rules (muster_battle_plan_get_ruleset (plan));
  given = rules->turn_limit_setting != NULL
            ? muster_members_get_int (muster_battle_plan_get_settings (plan),
                                      rules->turn_limit_setting, 0)
            : 0;
  limits = muster_plan_list_limits (plan);
  /* The battle has no last turn, but its goal depends on a number of turns. */
  if (limits->len > 0 && g_array_index (limits, MusterTurnLimit, 0).turns == 0)
    {
      MusterLine goal = g_array_index (limits, MusterTurnLimit, 0).reason;

      goal.args[0] = given > 0 ? given : goal.args[0];
      return muster_plan_dup_line (plan, &goal, NULL);
    }
  if (given > 0)
    return dup_turns (given);
  if (limits->len > 0)
    {
      const MusterTurnLimit *limit = &g_array_index (limits, MusterTurnLimit, 0);
      g_autofree char *turns = dup_turns (limit->turns);
      g_autofree char *reason = muster_plan_dup_line (plan, &limit->reason, NULL);

      /* Translators: a number of turns, and how it was worked out. */
      return g_strdup_printf (_("%s: %s"), turns, reason);
    }
  return g_strdup (_("until it is decided"));
}

/* Returns words such as "Natal Column goes first."; "" if cards decide or if the plan cannot be
 * fought yet. */
static char *
dup_first (MusterBattlePlan *plan)
{
  g_autofree char *plain = NULL;
  g_autofree char *title = NULL;
  MusterPlanSide *side;
  int first;

  if (!muster_plan_find_first (plan, &first) || first < 0)
    return g_strdup ("");

  side = muster_battle_plan_get_side (plan, (guint) first);
  plain = muster_plan_side_dup_title (side);
  if (g_str_equal (plain, _("Attacker")))
    return g_strdup (_("The attacker goes first."));
  if (g_str_equal (plain, _("Defender")))
    return g_strdup (_("The defender goes first."));

  title = muster_bidi_isolate (plain);
  /* Translators: a side. */
  return g_strdup_printf (_("%s goes first."), title);
}

/**
 * muster_scenario_sheet_dup_length:
 *
 * Returns: (transfer full): how long the battle lasts, and who begins
 */
char *
muster_scenario_sheet_dup_length (MusterBattlePlan *plan)
{
  g_autofree char *limit = NULL;
  g_autofree char *first = NULL;
  g_autofree char *length = NULL;

  g_return_val_if_fail (MUSTER_IS_BATTLE_PLAN (plan), NULL);

  limit = dup_limit (plan);
  first = dup_first (plan);
  /* Translators: how long a battle lasts, and a sentence that says who goes first. */
  length = g_strdup_printf (_("Length: %s. %s"), limit, first);
  return g_strdup (g_strchomp (length));
}

void
muster_scenario_sheet_init_map (MusterMap        *map,
                                MusterBattlePlan *plan)
{
  const char *measure;

  g_return_if_fail (MUSTER_IS_BATTLE_PLAN (plan));

  measure = muster_ruleset_get_rules (muster_battle_plan_get_ruleset (plan))->measure;
  map->scenario = muster_battle_plan_get_scenario (plan);
  map->length = muster_battle_plan_get_table_length (plan);
  map->width = muster_battle_plan_get_table_width (plan);
  map->measure = measure != NULL ? _(measure) : NULL;
}

/**
 * muster_scenario_sheet_set_map_style:
 * @style: (inout): a style for the screen, since printers have no colours
 *
 * Gives the attacker's and the defender's things the colours of the first side with that role.
 */
void
muster_scenario_sheet_set_map_style (MusterMapStyle   *style,
                                     MusterBattlePlan *plan,
                                     gboolean          is_dark)
{
  guint n_sides;

  g_return_if_fail (MUSTER_IS_BATTLE_PLAN (plan));

  n_sides = muster_battle_plan_get_n_sides (plan);
  for (guint i = n_sides; i > 0; i--)
    {
      const MusterSideColour *colour = muster_battle_plan_get_colour (plan, i - 1);
      guint32 rgb;
      MusterColor color;

      rgb = is_dark ? colour->dark : colour->light;
      color = (MusterColor) { (rgb >> 16 & 0xff) / 255.0, (rgb >> 8 & 0xff) / 255.0, (rgb & 0xff) / 255.0 };
      if (muster_plan_side_get_role (muster_battle_plan_get_side (plan, i - 1)) == MUSTER_ROLE_ATTACKER)
        style->attacker = color;
      else
        style->defender = color;
    }
}

/**
 * muster_scenario_sheet_new:
 *
 * Returns: (transfer full): the sheet
 */
MusterDocument *
muster_scenario_sheet_new (MusterBattlePlan *plan)
{
  MusterDocument *document;
  const MusterScenario *scenario;
  g_autofree char *title = NULL;
  g_autofree char *subtitle = NULL;
  g_autofree char *budget = NULL;
  g_autofree char *length = NULL;
  g_autoptr (GPtrArray) parts = NULL;
  const char *date;

  g_return_val_if_fail (MUSTER_IS_BATTLE_PLAN (plan), NULL);

  scenario = muster_battle_plan_get_scenario (plan);
  title = muster_battle_plan_dup_heading (plan);

  parts = g_ptr_array_new ();
  date = muster_battle_plan_get_date (plan);
  g_ptr_array_add (parts,
                   (gpointer) muster_ruleset_get_name (muster_battle_plan_get_ruleset (plan)));
  if (*muster_battle_plan_get_title (plan) != '\0')
    g_ptr_array_add (parts, (gpointer) _(muster_battle_plan_get_scenario (plan)->name));
  if (muster_scenario_is_own (muster_battle_plan_get_scenario (plan)))
    /* Translators: of a scenario that is not in the rulebook; a note below says what the sign means. */
    g_ptr_array_add (parts, (gpointer) _("scenario †"));
  if (*date != '\0')
    g_ptr_array_add (parts, (gpointer) date);
  g_ptr_array_add (parts, NULL);
  subtitle = g_strjoinv (SEPARATOR, (char **) parts->pdata);

  length = muster_scenario_sheet_dup_length (plan);
  document = muster_document_new (title);
  muster_document_set_label (document, _("Scenario"));
  muster_document_set_subtitle (document, subtitle);
  muster_document_set_max_pages (document, 1);
  if (scenario->summary != NULL && *scenario->summary != '\0')
    muster_document_add_paragraph (document, MUSTER_TEXT_BODY, _(scenario->summary));
  budget = dup_budget (scenario);
  if (budget != NULL)
    muster_document_add_paragraph (document, MUSTER_TEXT_STRONG, budget);
  muster_document_add_paragraph (document, MUSTER_TEXT_STRONG, length);
  muster_scenario_sheet_add_map (plan, document);
  add_tactical_values (plan, document);
  add_checklist (plan, document);
  add_objectives (plan, document);
  /* Each side has a table, whose rows can go on over as many pages as a large force needs. */
  for (guint i = 0; i < muster_battle_plan_get_n_sides (plan); i++)
    {
      MusterPlanSide *side = muster_battle_plan_get_side (plan, i);
      g_autofree char *heading = NULL;

      /* Of a side that nobody has chosen yet there is nothing to tell. */
      if (muster_plan_side_get_n_units (side) == 0 && muster_plan_side_get_n_players (side) == 0)
        continue;
      heading = dup_side_heading (plan, i);
      muster_document_add_heading (document, 1, heading);
      if (muster_plan_side_get_n_units (side) > 0)
        add_units (side, document);
    }
  add_rules (plan, document);
  add_packs (plan, document);
  if (muster_scenario_is_own (scenario))
    muster_document_add_paragraph (document, MUSTER_TEXT_QUIET, muster_own_get_words ());

  return document;
}
