/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/force/muster-marker-sheet.h"

#include "core/forces/muster-force-levy.h"
#include "core/muster-bidi.h"
#include "core/muster-i18n.h"
#include "core/rules/muster-rules.h"

#include <string.h>

#define SEPARATOR " · "

/* A plate is this many times as long as a marker. */
#define PLATE_LENGTH 3

/* Markers for casualties are like coins: a one, two twos and as many fives as are needed. */
#define SMALL_CHANGE 5

/* The markers that have been gathered so far. */
typedef struct
{
  MusterSheetKind kind;
  const MusterSheetOptions *options;
  const MusterRules *rules;
  GPtrArray *tokens;  /* MusterSheetToken, one for all that are alike */
  GPtrArray *leaders; /* MusterSheetToken */
  guint ones;
  guint twos;
  guint fives;
} Gathering;

/* A unit for which markers are gathered. */
typedef struct
{
  MusterForce *force;
  MusterForceUnit *unit;
  const char *name;
  const char *army; /* (nullable): whose it is */
  const MusterForceLevy *levy;
} Subject;

static MusterSymbol
get_symbol (MusterTokenKind kind)
{
  static const MusterSymbol symbols[] = {
    [MUSTER_TOKEN_DANGER] = MUSTER_SYMBOL_DANGER, [MUSTER_TOKEN_STATE] = MUSTER_SYMBOL_STATE,
    [MUSTER_TOKEN_SUPPLY] = MUSTER_SYMBOL_SUPPLY, [MUSTER_TOKEN_ACTION] = MUSTER_SYMBOL_ACTION,
    [MUSTER_TOKEN_LEADER] = MUSTER_SYMBOL_LEADER,
  };

  return symbols[kind];
}

/* The symbol of a counter that shows a value of a marker which has a colour for each, such as green, yellow
 * and red: on paper without colour they differ by shape. MUSTER_SYMBOL_NONE for all others. */
static MusterSymbol
find_colour (const MusterRules *rules,
             const char        *label)
{
  for (const MusterMarker *marker = rules->markers; marker != NULL && marker->id != NULL; marker++)
    for (int value = 0; marker->tones != NULL && marker->tones[0] == MUSTER_TONE_GOOD && value <= marker->max;
         value++)
      {
        const char *word = value > 0 ? marker->words[value - 1] : marker->zero;

        if (word == NULL || label == NULL || !g_str_equal (word, label))
          continue;
        if (marker->tones[value] == MUSTER_TONE_GOOD)
          return MUSTER_SYMBOL_GREEN;
        return marker->tones[value] == MUSTER_TONE_DANGER ? MUSTER_SYMBOL_RED : MUSTER_SYMBOL_YELLOW;
      }
  return MUSTER_SYMBOL_NONE;
}

static void
begin (Gathering                *gathering,
       MusterRuleset            *ruleset,
       MusterSheetKind           kind,
       const MusterSheetOptions *options)
{
  *gathering = (Gathering) {
    .kind = kind,
    .options = options,
    .rules = muster_ruleset_get_rules (ruleset),
    .tokens = g_ptr_array_new (),
    .leaders = g_ptr_array_new (),
  };
}

/* Markers that are alike become one with a larger number. */
static void
add_token (Gathering             *gathering,
           const MusterLevyToken *token)
{
  const char *label = _(token->label);
  const char *back = token->back != NULL ? _(token->back) : "";
  MusterSymbol colour = find_colour (gathering->rules, token->label);
  MusterSheetToken *added;

  for (guint i = 0; i < gathering->tokens->len; i++)
    {
      MusterSheetToken *known = g_ptr_array_index (gathering->tokens, i);

      if (g_str_equal (known->title, label) && g_str_equal (known->back, back))
        {
          known->n += token->n;
          return;
        }
    }
  added = muster_sheet_token_new (colour != MUSTER_SYMBOL_NONE ? colour : get_symbol (token->kind), label,
                                  NULL, back, token->n);
  if (colour != MUSTER_SYMBOL_NONE && token->back != NULL)
    added->back_symbol = find_colour (gathering->rules, token->back);
  g_ptr_array_add (gathering->tokens, added);
}

static int
get_leadership (const Gathering      *gathering,
                const Subject        *subject,
                const MusterLevyUnit *levied)
{
  const MusterLevyRules *rules = gathering->rules->levy;
  int leadership = muster_leader_get_leadership (muster_force_unit_get_leader (subject->unit));

  return rules->get_leadership != NULL
           ? rules->get_leadership (muster_force_levy_get (subject->levy), levied, leadership)
           : leadership;
}

/* By his name if he has one, otherwise by what he is; with what he leads with, and whom. */
static void
add_leader (Gathering             *gathering,
            const Subject         *subject,
            const MusterLevyToken *token,
            int                    leadership)
{
  g_autofree char *title = muster_leader_dup_title (muster_force_unit_get_leader (subject->unit));
  g_autofree char *value =
    leadership != 0 ? muster_rules_dup_leadership (gathering->rules, leadership) : NULL;
  const MusterUnitType *type = muster_force_unit_get_unit_type (subject->unit);
  gboolean is_unit = type != NULL && g_strcmp0 (type->kind, gathering->rules->leader_kind) == 0;
  g_autofree char *name = muster_bidi_isolate (subject->name);
  g_autofree char *text = value != NULL && !is_unit ? g_strconcat (name, SEPARATOR, value, NULL)
                                                    : g_strdup (is_unit ? value : name);

  g_ptr_array_add (gathering->leaders,
                   muster_sheet_token_new (MUSTER_SYMBOL_LEADER,
                                           *title != '\0' ? title
                                           : is_unit      ? subject->name
                                                          : _(token->label),
                                           text, token->back != NULL ? _(token->back) : NULL, token->n));
}

/* If a ruleset does not describe its markers, those with boxes on its sheets are used. */
static void
list_box_tokens (const Gathering *gathering,
                 const Subject   *subject,
                 GArray          *tokens)
{
  const MusterUnitType *type = muster_force_unit_get_unit_type (subject->unit);

  for (const MusterMarker *marker = gathering->rules->markers; marker != NULL && marker->id != NULL; marker++)
    {
      MusterLevyToken token = {
        marker->tone == MUSTER_TONE_DANGER ? MUSTER_TOKEN_DANGER : MUSTER_TOKEN_STATE, marker->label, NULL,
        marker->boxes
      };

      if (marker->boxes > 0 && (marker->arm == NULL || g_strcmp0 (marker->arm, type->arm) == 0))
        g_array_append_val (tokens, token);
    }
}

static void
gather (Gathering     *gathering,
        const Subject *subject)
{
  int most;
  const MusterLevyRules *rules;
  int index;
  g_autoptr (GArray) tokens = NULL;
  const MusterLevyUnit *levied;
  int leadership = 0;

  if (!muster_sheet_options_shows_unit (gathering->options, muster_force_unit_get_id (subject->unit)))
    return;
  if (gathering->kind == MUSTER_SHEET_PLATES)
    {
      const char *type_name;
      g_autofree char *army = NULL;
      g_autoptr (GPtrArray) parts = NULL;
      g_autofree char *text = NULL;

      /* What it is and whose. */
      type_name = muster_force_unit_get_type_name (subject->unit);
      army = muster_bidi_isolate (subject->army != NULL ? subject->army : "");
      parts = g_ptr_array_new ();
      if (!g_str_equal (subject->name, type_name))
        g_ptr_array_add (parts, (gpointer) type_name);
      if (*army != '\0')
        g_ptr_array_add (parts, army);
      g_ptr_array_add (parts, NULL);
      text = g_strjoinv (SEPARATOR, (char **) parts->pdata);
      g_ptr_array_add (gathering->tokens,
                       muster_sheet_token_new (MUSTER_SYMBOL_NONE, subject->name, text, NULL, 1));
      return;
    }

  rules = gathering->rules->levy;
  index = muster_force_levy_find (subject->levy, subject->unit);
  tokens = g_array_new (FALSE, FALSE, sizeof (MusterLevyToken));
  if (index >= 0)
    {
      levied = &muster_force_levy_get (subject->levy)->units[index];
      if (rules != NULL)
        leadership = get_leadership (gathering, subject, levied);
      if (rules != NULL && rules->list_tokens != NULL)
        rules->list_tokens (muster_force_levy_get (subject->levy), levied, leadership, tokens);
      else
        list_box_tokens (gathering, subject, tokens);
      for (guint i = 0; i < tokens->len; i++)
        {
          const MusterLevyToken *token = &g_array_index (tokens, MusterLevyToken, i);

          if (token->kind == MUSTER_TOKEN_LEADER)
            add_leader (gathering, subject, token, leadership);
          else
            add_token (gathering, token);
        }
    }

  /* A unit that has lost all its models needs no marker any more. */
  most = muster_force_unit_get_models (subject->unit) - 1;
  if (most <= 0)
    return;

  gathering->ones++;
  gathering->twos += (guint) MIN (most / 2, 2);
  gathering->fives += (guint) (most - 1) / SMALL_CHANGE;
}

static void
add_coins (Gathering *gathering)
{
  const struct
  {
    const char *figure;
    guint n;
  } coins[] = { { "1", gathering->ones }, { "2", gathering->twos }, { "5", gathering->fives } };

  for (guint i = 0; i < G_N_ELEMENTS (coins); i++)
    {
      MusterSheetToken *token;

      if (coins[i].n == 0)
        continue;
      token = muster_sheet_token_new (MUSTER_SYMBOL_CASUALTY,
                                      i == 0 ? _("Casualty") : _("Casualties"), NULL, NULL, coins[i].n);
      muster_sheet_token_set_figure (token, coins[i].figure);
      g_ptr_array_add (gathering->tokens, token);
    }
}

static void
add_objective (Gathering  *gathering,
               const char *label)
{
  g_ptr_array_add (gathering->tokens,
                   muster_sheet_token_new (MUSTER_SYMBOL_OBJECTIVE, label, NULL, NULL, 1));
}

/* @scenario: (nullable) */
static void
add_objectives (Gathering            *gathering,
                const MusterScenario *scenario)
{
  for (guint i = 0; scenario != NULL && scenario->map != NULL && i < scenario->map->len; i++)
    {
      const MusterMapShape *shape = g_ptr_array_index (scenario->map, i);

      if (shape->kind == MUSTER_MAP_MARKER)
        add_objective (gathering, *shape->label != '\0' ? _(shape->label) : _("Objective"));
    }
  for (guint i = 0; i < gathering->options->n_objectives; i++)
    {
      g_autofree char *label = g_strdup_printf (_("Objective %u"), i + 1);

      add_objective (gathering, label);
    }
}

/* Puts markers of a kind beside each other, and leaders behind all others. */
static int
compare_symbols (gconstpointer a,
                 gconstpointer b)
{
  const MusterSheetToken *const *first = a;
  const MusterSheetToken *const *second = b;

  return (int) (*first)->symbol - (int) (*second)->symbol;
}

/* Puts the gathered markers into the document and frees the gathering. */
static void
finish (Gathering      *gathering,
        MusterDocument *document)
{
  guint side = muster_sheet_options_get_marker_size (gathering->options);
  gboolean folds = gathering->kind == MUSTER_SHEET_PLATES;
  const MusterTokenSize size = {
    .width = folds ? PLATE_LENGTH * side : side,
    .height = side,
    .folds = folds,
    .backs = !folds && gathering->options->backs,
  };

  g_ptr_array_extend_and_steal (gathering->tokens, gathering->leaders);
  if (gathering->tokens->len > 0)
    {
      g_ptr_array_sort (gathering->tokens, compare_symbols);
      muster_document_set_has_title (document, FALSE);
      muster_document_begin_tokens (document, &size, gathering->options->cut_lines);
    }
  else
    muster_document_add_paragraph (document, MUSTER_TEXT_BODY,
                                   _("There is nobody here to make markers for."));
  for (guint i = 0; i < gathering->tokens->len; i++)
    muster_document_take_token (document, g_ptr_array_index (gathering->tokens, i));
  g_ptr_array_unref (gathering->tokens);
}

static MusterDocument *
new_document (const char      *name,
              MusterSheetKind  kind,
              MusterRuleset   *ruleset,
              const char      *date)
{
  MusterDocument *document = muster_document_new (name);

  muster_document_set_label (document, muster_sheet_options_kind_get_name (kind));
  muster_document_set_subtitle (document, muster_ruleset_get_name (ruleset));
  muster_document_set_footer (document, date);

  return document;
}

/**
 * muster_marker_sheet_new:
 * @kind: %MUSTER_SHEET_MARKERS or %MUSTER_SHEET_PLATES
 *
 * Returns: (transfer full): the sheet
 */
MusterDocument *
muster_marker_sheet_new (MusterForceVariant       *variant,
                         MusterSheetKind           kind,
                         const MusterSheetOptions *options)
{
  g_autoptr (MusterForceLevy) levy = NULL;
  Gathering gathering;
  MusterDocument *document;
  MusterForce *force;
  const char *name;

  g_return_val_if_fail (MUSTER_IS_FORCE_VARIANT (variant), NULL);
  g_return_val_if_fail (options != NULL, NULL);

  force = muster_force_variant_get_force (variant);
  name = muster_force_get_name (force);
  levy = muster_force_levy_new (variant, muster_force_get_optional_rules (force));
  begin (&gathering, muster_force_get_ruleset (force), kind, options);
  for (guint i = 0; i < muster_force_variant_get_n_units (variant); i++)
    {
      MusterForceUnit *unit = muster_force_variant_get_unit (variant, i);
      const char *title = muster_force_unit_get_name (unit);

      gather (&gathering, &(Subject) {
        force, unit, *title != '\0' ? title : muster_force_unit_get_type_name (unit), name, levy
      });
    }
  if (kind == MUSTER_SHEET_MARKERS)
    {
      add_coins (&gathering);
      add_objectives (&gathering, NULL);
    }
  document = new_document (*name != '\0' ? name : _("A force"), kind, muster_force_get_ruleset (force),
                           options->date);
  finish (&gathering, document);

  return document;
}

/**
 * muster_marker_sheet_new_for_plan:
 * @plan: of a battle that has begun: what muster_plan_new_from_battle() gives
 * @kind: %MUSTER_SHEET_MARKERS or %MUSTER_SHEET_PLATES
 *
 * Returns: (transfer full): the sheet
 */
MusterDocument *
muster_marker_sheet_new_for_plan (MusterBattlePlan         *plan,
                                  MusterSheetKind           kind,
                                  const MusterSheetOptions *options)
{
  g_autofree char *heading = NULL;
  Gathering gathering;
  MusterDocument *document;

  g_return_val_if_fail (MUSTER_IS_BATTLE_PLAN (plan), NULL);
  g_return_val_if_fail (options != NULL, NULL);

  heading = muster_battle_plan_dup_heading (plan);
  begin (&gathering, muster_battle_plan_get_ruleset (plan), kind, options);
  for (guint i = 0; i < muster_battle_plan_get_n_sides (plan); i++)
    {
      MusterPlanSide *side = muster_battle_plan_get_side (plan, i);
      g_autofree char *title = muster_plan_side_dup_title (side);
      g_autoptr (MusterForceLevy) levy = NULL;
      MusterForce *force = NULL;

      for (guint k = 0; k < muster_plan_side_get_n_units (side); k++)
        {
          MusterPlanUnit *unit = muster_plan_side_get_unit (side, k);

          /* The units of a force follow each other. */
          if (muster_plan_unit_get_force (unit) != force)
            {
              force = muster_plan_unit_get_force (unit);
              g_clear_pointer (&levy, muster_force_levy_free);
              levy = muster_force_levy_new (muster_force_get_whole (force),
                                            muster_battle_plan_get_optional_rules (plan));
            }
          gather (&gathering, &(Subject) {
             force, muster_plan_unit_get_unit (unit), muster_plan_unit_get_name (unit), title, levy
           });
        }
    }
  if (kind == MUSTER_SHEET_MARKERS)
    {
      add_coins (&gathering);
      add_objectives (&gathering, muster_battle_plan_get_scenario (plan));
    }
  document = new_document (heading, kind, muster_battle_plan_get_ruleset (plan), options->date);
  finish (&gathering, document);

  return document;
}
