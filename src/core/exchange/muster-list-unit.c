/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/exchange/muster-list-reader-private.h"

#include "core/forces/muster-force-text.h"
#include "core/exchange/muster-list-words.h"
#include "core/muster-i18n.h"

#include <string.h>

/* Reads a line with a unit: "4 x Camel riders: Veteran Tribal Cavalry (20 points)". The text before
 * a colon or dash is the name of the unit if its type comes after it; the text outside of brackets
 * is the name if the type is inside. */

/* The largest number of colons and dashes that are tried. */
#define MAX_SPLITS 8

/* The parts of a line before its words are read. */
typedef struct
{
  int count;
  int bracket;
  char *name;
  char *leader;
  MusterUnitPhrase *phrase;
  const char *phrase_text;
} UnitLine;

static void
unit_line_clear (UnitLine *self)
{
  g_clear_pointer (&self->name, g_free);
  g_clear_pointer (&self->leader, g_free);
  g_clear_pointer (&self->phrase, muster_unit_phrase_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (UnitLine, unit_line_clear)

static const char *
skip_blanks (const char *text)
{
  return text + strspn (text, " \t");
}

/* Reads "4 x ", "4x " or "[6] "; what follows may be a name. */
static const char *
take_count (UnitLine   *self,
            const char *text)
{
  gboolean is_bracket = *text == '[';
  const char *digits = text + is_bracket;
  gsize n = strspn (digits, "0123456789");
  const char *rest = digits + n;
  int number;

  if (n == 0 || n > 4)
    return text;
  number = (int) g_ascii_strtoll (digits, NULL, 10);
  if (is_bracket && *rest == ']')
    {
      self->bracket = number;
      return skip_blanks (rest + 1);
    }
  rest = skip_blanks (rest);
  if (!is_bracket && (g_str_has_prefix (rest, "×") || (g_ascii_tolower (*rest) == 'x' && rest[1] == ' ')))
    {
      self->count = number;
      return skip_blanks (rest + (*rest == 'x' || *rest == 'X' ? 1 : strlen ("×")));
    }

  return text;
}

static void
take_leader (UnitLine *self,
             char     *text)
{
  for (char *p = text; *p != '\0'; p++)
    {
      if (g_ascii_strncasecmp (p, " led by ", 8) == 0)
        {
          self->leader = g_strdup (p + 8);
          *p = '\0';
          g_strchomp (text);
          if (g_str_has_suffix (text, ","))
            text[strlen (text) - 1] = '\0';
          return;
        }
    }
}

static gboolean
is_certain (const MusterUnitPhrase *phrase)
{
  return phrase->type != NULL && !phrase->type_is_deduced && phrase->guesses->len == 0;
}

/* "Regular Infantry (6 points): Lt. Hill (Ld 6+, Brave)": splits off the leader after the unit. */
static void
split_leader (MusterListReader *self,
              UnitLine         *unit,
              char             *text)
{
  char *colon = unit->leader == NULL ? strchr (text, ':') : NULL;
  g_autofree char *before = NULL;
  g_autoptr (MusterUnitPhrase) first = NULL;
  g_autoptr (MusterUnitPhrase) behind = NULL;

  if (colon == NULL || !muster_list_leader_is_leader (colon + 1))
    return;

  before = g_strndup (text, (gsize) (colon - text));
  first = muster_unit_phrase_read (self->index, before);
  behind = muster_unit_phrase_read (self->index, colon + 1);
  if (!is_certain (first) || first->unknown->len > 0 || behind->type != NULL || behind->options->len > 0)
    return;

  unit->leader = g_strdup (skip_blanks (colon + 1));
  *colon = '\0';
}

/* Takes the text before @split as the name if the type comes after it. */
static gboolean
try_split (MusterListReader *self,
           UnitLine         *unit,
           const char       *text,
           const char       *split,
           gsize             length)
{
  g_autofree char *before = g_strstrip (g_strndup (text, (gsize) (split - text)));
  g_autoptr (MusterUnitPhrase) phrase = muster_unit_phrase_read (self->index, split + length);

  if (*before == '\0' || phrase->type == NULL)
    return FALSE;
  if (!is_certain (phrase))
    {
      g_autoptr (MusterUnitPhrase) first = muster_unit_phrase_read (self->index, before);

      if (is_certain (first))
        return FALSE;
    }

  unit->name = g_steal_pointer (&before);
  unit->phrase = g_steal_pointer (&phrase);
  unit->phrase_text = split + length;

  return TRUE;
}

static gboolean
split_name (MusterListReader *self,
            UnitLine         *unit,
            const char       *text)
{
  static const char *const MARKS[] = { ":", " - ", " – ", " — ", NULL };
  guint n_splits = 0;

  for (const char *p = text + strlen (text); p > text && n_splits < MAX_SPLITS; p--)
    {
      for (guint i = 0; (*p == ':' || *p == ' ') && MARKS[i] != NULL; i++)
        {
          if (!g_str_has_prefix (p, MARKS[i]))
            continue;
          n_splits++;
          if (try_split (self, unit, text, p, strlen (MARKS[i])))
            return TRUE;
        }
    }

  return FALSE;
}

/* "“12 Company”: Regular Infantry". */
static gboolean
split_quoted (MusterListReader *self,
              UnitLine         *unit,
              const char       *text)
{
  gsize length = muster_list_words_unquote (text, &unit->name);
  const char *rest = skip_blanks (text + length);

  if (length == 0)
    return FALSE;

  rest += strspn (rest, ":,-");
  unit->phrase = muster_unit_phrase_read (self->index, rest);
  unit->phrase_text = rest;

  return TRUE;
}

/* "Camel riders (Tribal Cavalry, Veteran)". */
static gboolean
split_brackets (MusterListReader *self,
                UnitLine         *unit,
                const char       *text)
{
  const char *bracket = strchr (text, '(');
  g_autofree char *before = NULL;
  g_autoptr (MusterUnitPhrase) outside = NULL;
  g_autoptr (MusterUnitPhrase) inside = NULL;

  if (bracket == NULL || bracket == text)
    return FALSE;

  before = g_strstrip (g_strndup (text, (gsize) (bracket - text)));
  outside = muster_unit_phrase_read (self->index, before);
  if (outside->unknown->len == 0 || outside->options->len > 0 || is_certain (outside))
    return FALSE;
  inside = muster_unit_phrase_read (self->index, bracket);
  if (!is_certain (inside))
    return FALSE;

  unit->name = g_strndup (before + outside->start, outside->end - outside->start);
  unit->phrase = g_steal_pointer (&inside);
  unit->phrase_text = bracket;
  if (unit->count < 0)
    unit->count = outside->count;

  return TRUE;
}

/* "Bashi-bazouks, two units of Irregular Cavalry" */
static gboolean
take_first_words (UnitLine   *unit,
                  const char *text)
{
  MusterUnitPhrase *phrase = unit->phrase;
  const char *first = phrase->unknown->len == 1 ? g_ptr_array_index (phrase->unknown, 0) : NULL;

  if (phrase->type == NULL || first == NULL || !g_str_has_prefix (text, first) || text[strlen (first)] != ',')
    return FALSE;

  unit->name = g_strdup (first);
  g_ptr_array_set_size (phrase->unknown, 0);

  return TRUE;
}

static void
read_words (MusterListReader     *self,
            const MusterListLine *source,
            UnitLine             *unit,
            const char           *text)
{
  if (split_quoted (self, unit, text) || split_name (self, unit, text) ||
      split_brackets (self, unit, text))
    return;

  unit->phrase = g_str_equal (text, source->text) && self->phrase != NULL
                   ? g_steal_pointer (&self->phrase)
                   : muster_unit_phrase_read (self->index, text);
  unit->phrase_text = text;
  if (take_first_words (unit, text))
    return;
  /* If a line has unknown words besides the type, all of its words are the name of the unit. */
  if (unit->phrase->type != NULL && unit->phrase->unknown->len > 0)
    unit->name = g_strndup (text + unit->phrase->start, unit->phrase->end - unit->phrase->start);
}

static void
say_doubts (const MusterUnitPhrase *phrase,
            MusterReadingLine      *line)
{
  for (guint i = 0; i + 1 < phrase->guesses->len; i += 2)
    muster_reading_line_remark (line, _("“%s” was read as “%s”"),
                                (const char *) g_ptr_array_index (phrase->guesses, i),
                                (const char *) g_ptr_array_index (phrase->guesses, i + 1));
  for (guint i = 0; i < phrase->unknown->len; i++)
    muster_reading_line_remark (line, _("“%s” was not understood"),
                                (const char *) g_ptr_array_index (phrase->unknown, i));
  for (guint i = 0; phrase->type != NULL && i < phrase->options->len; i++)
    {
      const MusterOption *option = g_ptr_array_index (phrase->options, i);

      if (muster_unit_type_find_option (phrase->type, option->id) == NULL)
        muster_reading_line_remark (line, _("“%s” is not an option of %s"),
                                    muster_force_text_show (option->name),
                                    muster_force_text_show (phrase->type->name));
    }
}

static void
set_options (MusterForceUnit        *unit,
             const MusterUnitPhrase *phrase)
{
  for (guint i = 0; i < phrase->options->len; i++)
    muster_force_unit_add_option (unit, ((const MusterOption *) g_ptr_array_index (phrase->options, i))->id);
  if (phrase->free_option != NULL)
    muster_force_unit_set_free_option (unit, phrase->free_option->id);
}

/* Whether @text ends with @part, ignoring a full stop. */
static gboolean
ends_with (const char *text,
           const char *part)
{
  gsize length = strlen (text);
  gsize n = strlen (part);

  if (length > 0 && text[length - 1] == '.')
    length--;

  return length >= n && memcmp (text + length - n, part, n) == 0;
}

/* "Tribal Infantry 3": the last number is the cost if the unit does cost that; it may also be part
 * of a name. */
static void
take_last_number (UnitLine *unit,
                  int       cost)
{
  MusterUnitPhrase *phrase = unit->phrase;
  const char *last = phrase->unknown->len == 1 ? g_ptr_array_index (phrase->unknown, 0) : "";
  guint64 number;

  if (phrase->cost >= 0 || cost <= 0 || !ends_with (unit->phrase_text, last) ||
      !g_ascii_string_to_unsigned (last, 10, 0, G_MAXINT, &number, NULL) ||
      number != (guint64) cost * (guint64) MAX (unit->count, 1))
    return;

  phrase->cost = (int) number;
  g_ptr_array_set_size (phrase->unknown, 0);
  g_clear_pointer (&unit->name, g_free);
}

/* Before the first unit, a line of mere words is more likely a head than a unit with a typing
 * error, unless it ends with the right cost. */
static gboolean
looks_like_head (MusterListReader     *self,
                 const MusterListLine *source,
                 UnitLine             *unit)
{
  g_autoptr (MusterForceUnit) sample = NULL;

  if (self->unit != NULL || source->is_item || is_certain (unit->phrase) || unit->phrase->cost >= 0 ||
      unit->count >= 0 || unit->phrase->unknown->len == 0)
    return FALSE;

  sample = muster_force_reading_new_unit (self->reading, NULL, unit->phrase->type->id);
  set_options (sample, unit->phrase);
  take_last_number (unit, muster_force_reading_get_cost (self->reading, sample));

  return unit->phrase->cost < 0;
}

/* A number in brackets is the cost if the unit does cost that, otherwise the number of units. */
static void
decide_bracket (UnitLine          *unit,
                int                cost,
                MusterReadingLine *line)
{
  MusterUnitPhrase *phrase = unit->phrase;
  int bracket = unit->bracket >= 0 ? unit->bracket : phrase->bracket;

  if (bracket < 0)
    return;
  if (phrase->cost < 0 && (unit->count > 0 || bracket == cost))
    phrase->cost = bracket;
  else if (unit->count < 0 && bracket > 0 && bracket <= MUSTER_FORCE_MAX_UNITS)
    {
      unit->count = bracket;
      if (phrase->cost < 0 && cost > 0)
        muster_reading_line_remark (
          line, dngettext (GETTEXT_PACKAGE,
                           "“[%d]” was read as the number of units: they cost %d point each",
                           "“[%d]” was read as the number of units: they cost %d points each",
                           (gulong) ABS (cost)), bracket, cost);
    }
}

void
muster_list_unit_set_models (MusterForceUnit   *unit,
                             int                models,
                             MusterReadingLine *line)
{
  if (models < 0)
    return;
  if (models > MUSTER_FORCE_MAX_MODELS)
    muster_reading_line_remark (line, dngettext (GETTEXT_PACKAGE, "no unit has %d model",
                                                 "no unit has %d models", (gulong) models), models);
  else
    muster_force_unit_set_models (unit, models);
}

static void
make_unit (MusterListReader     *self,
           UnitLine             *parts,
           const MusterListLine *source,
           MusterReadingLine    *line)
{
  const MusterUnitPhrase *phrase = parts->phrase;
  g_autoptr (MusterForceUnit) unit =
    muster_force_reading_new_unit (self->reading, NULL, phrase->type->id);
  int cost;

  set_options (unit, phrase);
  muster_list_unit_set_models (unit, phrase->models, line);
  cost = muster_force_reading_get_cost (self->reading, unit);
  if (parts->count < 0)
    parts->count = phrase->count;
  take_last_number (parts, cost);
  if (parts->name != NULL)
    muster_force_unit_set_name (unit, parts->name);
  if (parts->leader != NULL)
    muster_list_leader_read (self->index, unit, parts->leader, line);
  if (phrase->cost < 0 && phrase->trailing >= 0)
    parts->phrase->cost = phrase->trailing;
  decide_bracket (parts, cost, line);
  if (parts->count == 0)
    muster_reading_line_remark (line, _("a count of 0 was read as 1"));
  parts->count = MAX (parts->count, 1);
  say_doubts (phrase, line);
  muster_force_reading_add_units (self->reading, line, unit, (guint) parts->count);
  muster_reading_line_set_stated_cost (line, phrase->cost, phrase->cost_is_each);
  self->unit = line;
  self->unit_indent = source->indent;
  self->unit_is_item = source->is_item;
}

/* Whether the line has options for the unit above it. */
static gboolean
belongs_to_unit (MusterListReader       *self,
                 const MusterListLine   *source,
                 const MusterUnitPhrase *phrase)
{
  MusterForceUnit *unit = self->unit != NULL ? muster_reading_line_get_unit (self->unit) : NULL;
  const MusterUnitType *type = unit != NULL ? muster_force_unit_get_unit_type (unit) : NULL;

  if (type == NULL || phrase->options->len == 0 || phrase->unknown->len > 0 || phrase->count >= 0)
    return FALSE;
  /* A line belongs to the unit if it is indented further, or has a bullet and the unit has none. */
  if (phrase->type_is_deduced && source->indent <= self->unit_indent &&
      (!source->is_item || self->unit_is_item))
    return FALSE;
  for (guint i = 0; i < phrase->options->len; i++)
    {
      const MusterOption *option = g_ptr_array_index (phrase->options, i);

      if (muster_unit_type_find_option (type, option->id) == NULL)
        return FALSE;
    }

  return TRUE;
}

const MusterUnitPhrase *
muster_list_unit_get_phrase (MusterListReader     *self,
                             const MusterListLine *source)
{
  if (self->phrase == NULL)
    self->phrase = muster_unit_phrase_read_words (self->index, source->text,
                                                  muster_list_head_get_words (self, source));

  return self->phrase;
}

gboolean
muster_list_unit_read_options (MusterListReader     *self,
                               const MusterListLine *source,
                               MusterReadingLine    *line)
{
  const MusterUnitPhrase *phrase = muster_list_unit_get_phrase (self, source);
  g_autoptr (GPtrArray) names = NULL;
  g_autofree char *summary = NULL;

  if ((phrase->type != NULL && !phrase->type_is_deduced) || !belongs_to_unit (self, source, phrase))
    return FALSE;

  set_options (muster_reading_line_get_unit (self->unit), phrase);
  say_doubts (phrase, line);
  names = g_ptr_array_new ();
  for (guint i = 0; i < phrase->options->len; i++)
    g_ptr_array_add (names, (gpointer) muster_force_text_show (
                              ((const MusterOption *) g_ptr_array_index (phrase->options, i))->name));
  g_ptr_array_add (names, NULL);
  summary = g_strjoinv (", ", (char **) names->pdata);
  muster_reading_line_set_kind (line, MUSTER_READING_DETAIL, summary);

  return TRUE;
}

gboolean
muster_list_unit_read (MusterListReader     *self,
                       const MusterListLine *source,
                       MusterReadingLine    *line)
{
  g_auto (UnitLine) unit = { .count = -1, .bracket = -1 };
  g_autofree char *text = g_strdup (source->text);
  gboolean is_opening = g_str_has_suffix (text, ":");
  const char *rest;

  /* "Regular Infantry:", with details on the lines below. */
  if (is_opening)
    text[strlen (text) - 1] = '\0';
  g_strchomp (text);
  take_leader (&unit, text);
  split_leader (self, &unit, text);
  rest = take_count (&unit, text);
  read_words (self, source, &unit, rest);
  if (unit.phrase->type == NULL)
    {
      /* Keeps the phrase, because other functions will need it. */
      if (self->phrase == NULL && g_str_equal (unit.phrase_text, source->text))
        self->phrase = g_steal_pointer (&unit.phrase);
      return FALSE;
    }
  if (looks_like_head (self, source, &unit))
    return FALSE;

  /* "Infantry:" only says what kind of units follow. */
  if (is_opening && (!is_certain (unit.phrase) || (unit.phrase->unknown->len > 0 && unit.name == NULL)))
    return FALSE;

  make_unit (self, &unit, source, line);

  return TRUE;
}
