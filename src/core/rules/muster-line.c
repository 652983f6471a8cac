/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/muster-line.h"

#include <string.h>

#include "core/muster-bidi.h"
#include "core/muster-i18n.h"
#include "core/rules/muster-ruleset.h"
#include "core/rules/muster-unit-name.h"

static const char *
get_domain (const MusterLineContext *context)
{
  MusterRuleset *ruleset = context->setup != NULL ? context->setup->ruleset : context->ruleset;

  return ruleset != NULL ? muster_i18n_get_domain (muster_ruleset_get_rules (ruleset)->id)
                         : MUSTER_TEXT_DOMAIN;
}

static const char *
in_words (const MusterLineContext *context,
          const char              *text)
{
  return context->translated && text != NULL && *text != '\0'
           ? muster_i18n_find (get_domain (context), text) : text;
}

static const char *
get_text (const MusterLine        *line,
          const MusterLineContext *context)
{
  const MusterPhrase *phrase = line->phrase;

  if (muster_line_is_covered (line, context))
    return in_words (context, phrase->covered);
  if (phrase->one == NULL || !context->translated)
    return in_words (context, phrase->text);
  return muster_i18n_find_form (get_domain (context), phrase->one, phrase->text,
                                (gulong) ABS (line->args[phrase->counted]));
}

/* A reader sees cards as at the table, a program their codes. */
static const char *
get_card_name (const MusterLineContext *context,
               MusterCard               card)
{
  return context->translated ? muster_card_get_words (card) : muster_card_get_code (card);
}

/**
 * muster_line_dup_counts:
 * @roll: of which the faces were not noted
 *
 * Returns: (transfer full): what was noted
 */
char *
muster_line_dup_counts (const MusterTape *tape,
                        const MusterRoll *roll,
                        gboolean          translated)
{
  guint hits = muster_tape_count_face (tape, roll, MUSTER_ROLL_HIT);
  guint ones = muster_tape_count_face (tape, roll, 1);

  if (!translated)
    return roll->counted == MUSTER_ROLL_HITS
             ? g_strdup_printf ("%u of %u dice (faces not noted)", hits, roll->n)
             : g_strdup_printf ("%u of %u dice, %u ones (faces not noted)", hits, roll->n, ones);
  if (roll->counted == MUSTER_ROLL_HITS)
    /* Translators: how many dice counted, and how many there were. */
    return g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%u of %u die (face not noted)",
                                       "%u of %u dice (faces not noted)", roll->n), hits, roll->n);
  /* Translators: how many dice counted, how many there were, and how many of them showed a 1. */
  return g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%u of %u die, ones %u (face not noted)",
                                     "%u of %u dice, %u ones (faces not noted)", roll->n),
                          hits, roll->n, ones);
}

static void
append_faces (GString                 *string,
              const MusterLineContext *context,
              int                      index)
{
  const MusterTape *tape = context->tape;
  const MusterRoll *roll;
  const guint8 *faces;

  if (tape == NULL || index < 0 || (guint) index >= muster_tape_get_length (tape))
    return;

  roll = muster_tape_get_roll (tape, (guint) index);
  if (roll->counted != MUSTER_ROLL_FACES)
    {
      g_autofree char *counts = muster_line_dup_counts (tape, roll, context->translated);

      g_string_append (string, counts);
      return;
    }
  faces = muster_tape_get_faces (tape, roll);
  for (guint i = 0; i < roll->n; i++)
    {
      if (i > 0)
        g_string_append_c (string, ' ');
      if (roll->is_cards)
        g_string_append (string, get_card_name (context, faces[i]));
      else
        g_string_append_printf (string, "%d", faces[i]);
    }
}

static const MusterUnitDef *
find_unit (const MusterLineContext *context,
           int                      index)
{
  if (context->state != NULL && index >= 0 && index < context->state->n_units)
    return context->state->units[index].def;
  if (context->roster != NULL && index >= 0 && (guint) index < context->roster->len)
    return g_ptr_array_index (context->roster, index);
  return NULL;
}

/* For whoever reads it; programs have ids, and keep the words that they know. */
static char *
dup_unit_name (const MusterLineContext *context,
               int                      index)
{
  const MusterUnitDef *def = find_unit (context, index);

  if (def == NULL || context->setup == NULL || !context->translated)
    return g_strdup (def != NULL ? def->name : "?");
  return context->state != NULL && index < context->state->n_units
           ? muster_unit_name_in_state (context->setup, context->state, index)
           : muster_unit_name_in_roster (context->setup, context->roster, index);
}

static void
append_unit (GString                 *string,
             const MusterLineContext *context,
             int                      index)
{
  g_autofree char *name = dup_unit_name (context, index);

  muster_bidi_append (string, name);
}

static const char *
get_side_name (const MusterLineContext *context,
               int                      index)
{
  if (index < 0)
    return "?";
  if (context->setup != NULL)
    return context->setup->sides[index].name;
  return context->side_names != NULL ? context->side_names[index] : "?";
}

/* Traits and scenarios by their place in the catalog. */
static const char *
get_catalog_name (const MusterLineContext *context,
                  MusterRuleset           *ruleset,
                  char                     kind,
                  int                      index)
{
  MusterCatalog *catalog = muster_ruleset_get_catalog (ruleset);
  const MusterTrait *trait;
  const MusterScenario *scenario;

  if (kind == 'x')
    {
      trait = g_ptr_array_index (muster_catalog_get_traits (catalog), index);
      return in_words (context, trait->name);
    }
  scenario = g_ptr_array_index (muster_catalog_get_scenarios (catalog), index);
  return in_words (context, scenario->name);
}

static const char *
get_choice_label (const MusterOrder *order,
                  int                field)
{
  return order->spec->fields[field].choices[muster_order_get (order, (guint) field)].label;
}

/* As they are written in a file, for whoever wrote another one. */
static void
append_words (GString            *string,
              const MusterChoice *choices)
{
  for (guint i = 0; choices[i].id != NULL; i++)
    g_string_append_printf (string, "%s%s", i > 0 ? ", " : "", choices[i].id);
}

static void
append_named (GString                 *string,
              const MusterLineContext *context,
              char                     kind,
              int                      number)
{
  const MusterSetup *setup = context->setup;
  MusterRuleset *ruleset = setup != NULL ? setup->ruleset : context->ruleset;
  const MusterRules *rules = muster_ruleset_get_rules (ruleset);
  const MusterObjectiveDef *objective;

  switch (kind)
    {
    case 'u':
      append_unit (string, context, number);
      break;
    case 's':
      muster_bidi_append (string, get_side_name (context, number));
      break;
    case 'p':
      muster_bidi_append (string, number >= 0 ? setup->players[number].name : "?");
      break;
    case 'k':
      g_string_append (string, get_card_name (context, (MusterCard) number));
      break;
    case 'x':
    case 'c':
      g_string_append (string, get_catalog_name (context, ruleset, kind, number));
      break;
    case 'm':
      g_string_append (string, in_words (context, rules->markers[number].label));
      break;
    case 'f':
      g_string_append (string, in_words (context, rules->fates[number].label));
      break;
    case 'l':
      g_string_append (string, in_words (context, rules->leader_statuses[number].label));
      break;
    case 'w':
      append_words (string, number == 0 ? rules->fates
                                        : rules->leader_statuses + (rules->corrections->leaders_go ? 0 : 1));
      break;
    case 'o':
      objective = g_ptr_array_index (setup->objectives, number);
      g_string_append (string, in_words (context, objective->label));
      break;
    case 'v':
      g_string_append (string, in_words (context, get_choice_label (context->order, number)));
      break;
    case 'q':
      g_string_append (string, context->order->spec->fields[number].id);
      break;
    case 'r':
      g_string_append (string, rules->purposes[number].id);
      break;
    case 't':
      if (context->order != NULL && context->order->values[number].data != NULL)
        g_string_append (string, context->order->values[number].data);
      break;
    default:
      g_warning ("A phrase asks for {%c}", kind);
      break;
    }
}

/* @place: what stands between the braces. */
static void
append_place (GString                 *string,
              const MusterLineContext *context,
              const MusterLine        *line,
              const char              *place)
{
  char kind = g_ascii_isdigit (place[0]) ? '\0' : place[0];
  const char *digit = kind != '\0' ? place + 1 : place;
  int number;

  g_return_if_fail (g_ascii_isdigit (*digit) && *digit - '0' < MUSTER_LINE_ARGS);

  number = line->args[*digit - '0'];
  if (kind == '\0')
    g_string_append_printf (string, "%d", number);
  else if (kind == '+')
    g_string_append_printf (string, "%+d", number);
  else if (kind == 'a')
    {
      if (number >= 6)
        g_string_append (string, "6");
      else if (number == 5)
        /* Translators: faces of a die. */
        g_string_append (string, in_words (context, N_("5 or 6")));
      else
        /* Translators: faces of a die. */
        g_string_append_printf (string, context->translated ? _("%d or more") : "%d or more", number);
    }
  else if (kind == 'd')
    append_faces (string, context, number);
  else if (context->names != NULL)
    context->names->append (context->names, context, kind, number, string);
  else
    append_named (string, context, kind, number);
}

/* @text: after a [. Whether the first number up to the ] is one that matters. */
static gboolean
is_worth_saying (const MusterLine *line,
                 const char       *text)
{
  const char *place = strpbrk (text, "]{");
  const char *digit = place != NULL && *place == '{' ? strpbrk (place, "012345") : NULL;

  return digit == NULL || line->args[*digit - '0'] != 0;
}

/**
 * muster_line_is_covered:
 *
 * Returns: whether the line has figures that are not for the reader of @context
 */
gboolean
muster_line_is_covered (const MusterLine        *line,
                        const MusterLineContext *context)
{
  const MusterUnitDef *def = line->phrase->covered != NULL ? find_unit (context, line->args[0]) : NULL;

  return def != NULL && (context->covered & (1u << def->side)) != 0;
}

/**
 * muster_line_tells_roll:
 * @roll: its place on the tape
 *
 * Returns: whether the faces of the roll can be read in the line
 */
gboolean
muster_line_tells_roll (const MusterLine *line,
                        guint             roll)
{
  const char *place = line->phrase->text;

  while ((place = strstr (place, "{d")) != NULL)
    {
      place += 2;
      if (g_ascii_isdigit (*place) && *place - '0' < MUSTER_LINE_ARGS &&
          line->args[*place - '0'] == (gint32) roll)
        return TRUE;
    }
  return FALSE;
}

/**
 * muster_line_to_text:
 *
 * Returns: (transfer full): the line in words, without the id of its rule
 */
char *
muster_line_to_text (const MusterLine        *line,
                     const MusterLineContext *context)
{
  const char *text = get_text (line, context);
  g_autoptr (GString) string = g_string_new (NULL);

  while (*text != '\0')
    {
      const char *open = text + strcspn (text, "{[]");
      const char *close = strchr (open, *open == '{' ? '}' : ']');

      g_string_append_len (string, text, open - text);
      if (*open == '\0' || close == NULL)
        {
          g_string_append (string, open);
          break;
        }
      if (*open == '{')
        append_place (string, context, line, open + 1);
      else if (*open == '[' && is_worth_saying (line, open + 1))
        close = open;
      text = close + 1;
    }

  return g_string_free (g_steal_pointer (&string), FALSE);
}

MusterLine *
muster_lines_join (const GArray *steps,
                   const GArray *prompts)
{
  MusterLine *lines = g_new (MusterLine, steps->len + prompts->len + 1);

  if (steps->len > 0)
    memcpy (lines, steps->data, steps->len * sizeof *lines);
  if (prompts->len > 0)
    memcpy (lines + steps->len, prompts->data, prompts->len * sizeof *lines);
  return lines;
}

/**
 * muster_line_to_string:
 *
 * Returns: (transfer full): the line in words, after the id of its rule where it has one
 */
char *
muster_line_to_string (const MusterLine        *line,
                       const MusterLineContext *context)
{
  g_autofree char *text = muster_line_to_text (line, context);

  if (line->phrase->rule == NULL)
    return g_steal_pointer (&text);
  return g_strdup_printf ("%s %s", line->phrase->rule, text);
}
