/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/seats/muster-seat-veil.h"

#include <string.h>

#include "core/muster-i18n.h"
#include "core/rules/muster-correction.h"
#include "core/rules/muster-unit-name.h"

/* W-SEAT-03: hides from a seat the reserves of other sides that have not arrived, what the secret
 * rule of a ruleset hides during its turn, and the umpire's corrections of such things. A line or
 * entry that names something hidden is left out as a whole, because half a sentence gives away as
 * much as a whole one. */

/* Stands in a roster for a unit that the seat cannot see. */
static const MusterUnitDef NOBODY = { .id = (char *) "", .name = (char *) "", .side = -1, .player = -1 };

static MusterRoster *
hide_in_roster (const MusterSeatVeil *self,
                const MusterRoster   *roster)
{
  MusterRoster *masked = g_ptr_array_sized_new (roster->len);

  for (guint i = 0; i < roster->len; i++)
    g_ptr_array_add (masked, muster_seat_veil_hides_unit (self, (int) i) ? (gpointer) &NOBODY
                                                                         : roster->pdata[i]);
  return masked;
}

void
muster_seat_veil_init (MusterSeatVeil *self,
                       MusterBattle   *battle,
                       int             side)
{
  *self = (MusterSeatVeil) {
    .setup = muster_battle_get_setup (battle),
    .state = muster_battle_get_state (battle),
    .side = side,
  };
  for (guint i = 0; muster_battle_has_secrets (battle) && i < self->setup->n_sides; i++)
    if ((int) i != side)
      self->covered |= 1u << i;

  self->roster = g_ptr_array_sized_new (self->state->n_units);
  for (int i = 0; i < self->state->n_units; i++)
    g_ptr_array_add (self->roster, muster_seat_veil_hides_unit (self, i)
                                     ? (gpointer) &NOBODY
                                     : (gpointer) self->state->units[i].def);
}

void
muster_seat_veil_clear (MusterSeatVeil *self)
{
  g_clear_pointer (&self->roster, g_ptr_array_unref);
}

/**
 * muster_seat_veil_hides_unit:
 *
 * Returns: whether it is a reserve of another side that has not arrived yet
 */
gboolean
muster_seat_veil_hides_unit (const MusterSeatVeil *self,
                             int                   unit)
{
  const MusterRules *rules = muster_ruleset_get_rules (self->setup->ruleset);
  const MusterUnitState *now = &self->state->units[MAX (unit, 0)];

  if (unit < 0 || unit >= self->state->n_units || now->def->side == self->side)
    return FALSE;
  if (rules->reserve_fate > 0 && now->fate == rules->reserve_fate)
    return TRUE;
  /* In some rulesets a unit in reserve counts as in play and carries a marker. */
  for (guint i = 0; rules->markers[i].id != NULL; i++)
    if (g_str_equal (rules->markers[i].id, "reserve"))
      return now->markers[i] > 0 && now->fate == MUSTER_FATE_IN_PLAY;
  return FALSE;
}

/* Returns whether the order is the umpire's correction of something that a side keeps secret. */
static gboolean
corrects_secret (const MusterSeatVeil *self,
                 const MusterOrder    *order)
{
  const MusterMarker *markers = muster_ruleset_get_rules (self->setup->ruleset)->markers;
  int unit = order->unit;
  const char *what;

  if (!g_str_equal (order->spec->id, "set") || !muster_order_has (order, MUSTER_SET_FIELD) ||
      !muster_order_has (order, MUSTER_SET_UNIT))
    return FALSE;
  unit = muster_order_get (order, MUSTER_SET_UNIT);
  if (unit < 0 || unit >= self->state->n_units ||
      !(self->covered >> self->state->units[unit].def->side & 1))
    return FALSE;

  what = order->spec->fields[MUSTER_SET_FIELD].choices[muster_order_get (order, MUSTER_SET_FIELD)].id;
  for (guint i = 0; markers[i].id != NULL; i++)
    if (markers[i].is_secret && g_str_equal (markers[i].id, what))
      return TRUE;
  return FALSE;
}

/**
 * muster_seat_veil_hides_order:
 *
 * Returns: whether the order names a unit that the seat cannot see
 */
gboolean
muster_seat_veil_hides_order (const MusterSeatVeil *self,
                              const MusterOrder    *order)
{
  const MusterField *fields = order->spec->fields;

  if (muster_seat_veil_hides_unit (self, order->unit))
    return TRUE;

  for (guint i = 0; fields != NULL && fields[i].id != NULL; i++)
    {
      const gint16 *units =
        fields[i].kind == MUSTER_FIELD_UNITS ? muster_value_get_list (&order->values[i]) : NULL;

      if (fields[i].kind == MUSTER_FIELD_UNIT && muster_order_has (order, i) &&
          muster_seat_veil_hides_unit (self, muster_order_get (order, i)))
        return TRUE;
      for (int j = 0; units != NULL && j < order->values[i].number; j++)
        if (muster_seat_veil_hides_unit (self, units[j]))
          return TRUE;
    }
  return FALSE;
}

/**
 * muster_seat_veil_hides_entry:
 *
 * Returns: whether the seat must not know that the entry exists. Spectators do not see the notes of
 *   a battle.
 */
gboolean
muster_seat_veil_hides_entry (const MusterSeatVeil *self,
                              MusterLogEntry       *entry)
{
  const MusterOrder *order = muster_log_entry_get_order (entry);

  if (self->side < 0 && g_str_equal (order->spec->id, "note"))
    return TRUE;
  return muster_seat_veil_hides_order (self, order) ||
         (muster_log_entry_get_turn (entry) == self->state->turn && corrects_secret (self, order));
}

/**
 * muster_seat_veil_count_entries:
 *
 * Returns: how many entries of the log the seat sees. The length of the log itself would tell that
 *   something hidden has happened.
 */
guint
muster_seat_veil_count_entries (const MusterSeatVeil *self,
                                MusterBattle         *battle)
{
  GListModel *log = muster_ledger_get_log (battle);
  guint n = 0;

  for (guint i = 0; i < muster_ledger_get_length (battle); i++)
    {
      g_autoptr (MusterLogEntry) entry = g_list_model_get_item (log, i);

      n += !muster_seat_veil_hides_entry (self, entry);
    }
  return n;
}

/* Returns the next unit that the phrase names from @place on, or G_MININT after the last. */
static int
find_unit (const MusterLine *line,
           const char      **place)
{
  while ((*place = strstr (*place, "{u")) != NULL)
    {
      const char *digit = *place + 2;

      *place = digit;
      if (g_ascii_isdigit (*digit) && *digit - '0' < MUSTER_LINE_ARGS)
        return line->args[*digit - '0'];
    }
  return G_MININT;
}

gboolean
muster_seat_veil_hides_line (const MusterSeatVeil *self,
                             const MusterLine     *line)
{
  const char *place = line->phrase != NULL ? line->phrase->text : "";
  int unit;

  if (line->phrase != NULL && line->phrase->counts_reserves && line->args[0] != self->side &&
      muster_setup_has_rule (self->setup, "reserves"))
    return TRUE;
  while ((unit = find_unit (line, &place)) != G_MININT)
    if (muster_seat_veil_hides_unit (self, unit))
      return TRUE;
  return FALSE;
}

static char *
begin_line (char *words)
{
  g_autofree char *owned = words;
  char first[8] = { 0 };

  if (*owned == '\0')
    return g_steal_pointer (&owned);
  g_unichar_to_utf8 (g_unichar_totitle (g_utf8_get_char (owned)), first);
  return g_strconcat (first, g_utf8_next_char (owned), NULL);
}

char *
muster_seat_veil_dup_words (const MusterSeatVeil *self,
                            const MusterOrder    *order,
                            const MusterLine     *line)
{
  const MusterLineContext context = {
    .setup = self->setup,
    .roster = self->roster,
    .order = order,
    .translated = TRUE,
    .covered = self->covered,
  };

  return line->phrase != NULL ? begin_line (muster_line_to_text (line, &context)) : g_strdup ("");
}

static MusterLineContext
get_context (const MusterSeatVeil *self,
             MusterLogEntry       *entry,
             MusterRoster         *roster)
{
  return (MusterLineContext) {
    .setup = self->setup,
    .roster = roster,
    .order = muster_log_entry_get_order (entry),
    .tape = muster_log_entry_get_tape (entry),
    .translated = TRUE,
    /* Secrets are hidden only during their own turn. */
    .covered = muster_log_entry_get_turn (entry) == self->state->turn ? self->covered : 0,
  };
}

char **
muster_seat_veil_dup_lines (const MusterSeatVeil *self,
                            MusterLogEntry       *entry,
                            gboolean              with_prompts)
{
  g_autoptr (GPtrArray) roster = hide_in_roster (self, muster_log_entry_get_roster (entry));
  const MusterLineContext context = get_context (self, entry, roster);
  g_autoptr (GStrvBuilder) texts = g_strv_builder_new ();
  guint n_steps, n_prompts;
  const MusterLine *lines = muster_log_entry_get_lines (entry, &n_steps, &n_prompts);

  for (guint i = 0; i < n_steps + (with_prompts ? n_prompts : 0); i++)
    {
      g_autofree char *words = NULL;

      if (lines[i].phrase == NULL || muster_seat_veil_hides_line (self, &lines[i]))
        continue;
      words = begin_line (muster_line_to_text (&lines[i], &context));
      if (*words != '\0')
        g_strv_builder_add (texts, words);
    }
  return g_strv_builder_end (texts);
}

char *
muster_seat_veil_dup_title (const MusterSeatVeil *self,
                            MusterLogEntry       *entry)
{
  g_autoptr (GPtrArray) roster = hide_in_roster (self, muster_log_entry_get_roster (entry));
  const MusterOrder *order = muster_log_entry_get_order (entry);
  g_autofree char *name = NULL;

  if (order->unit < 0)
    return g_strdup (_(order->spec->label));

  name = muster_unit_name_in_roster (self->setup, roster, order->unit);
  /* Translators: a unit's name, then the order it was given, as in "1st Company: Fire". */
  return g_strdup_printf (_("%s: %s"), name, _(order->spec->label));
}

char *
muster_seat_veil_dup_entry (const MusterSeatVeil *self,
                            MusterLogEntry       *entry)
{
  g_autofree char *title = muster_seat_veil_dup_title (self, entry);
  g_auto (GStrv) lines = muster_seat_veil_dup_lines (self, entry, FALSE);
  g_autoptr (GString) text = g_string_new (title);

  for (guint i = 0; lines[i] != NULL; i++)
    g_string_append_printf (text, "%s%s",
                            strchr (".!?", text->str[text->len - 1]) != NULL ? " " : ". ", lines[i]);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* A line that names a unit is a task for its side; a line that names none is a task for
 * everybody. */
static gboolean
is_errand_of (const MusterSeatVeil *self,
              const MusterRoster   *roster,
              const MusterLine     *line)
{
  const char *place = line->phrase->text;
  int unit = find_unit (line, &place);

  if (muster_seat_veil_hides_line (self, line))
    return FALSE;
  return unit < 0 || (guint) unit >= roster->len ||
         ((const MusterUnitDef *) roster->pdata[unit])->side == self->side;
}

void
muster_seat_veil_add_errands (const MusterSeatVeil *self,
                              MusterLogEntry       *entry,
                              GPtrArray            *errands)
{
  g_autoptr (GPtrArray) roster = hide_in_roster (self, muster_log_entry_get_roster (entry));
  const MusterLineContext context = get_context (self, entry, roster);
  guint n_steps, n_prompts;
  const MusterLine *prompts = muster_log_entry_get_lines (entry, &n_steps, &n_prompts) + n_steps;

  for (guint i = 0; i < n_prompts; i++)
    if (prompts[i].phrase != NULL && !prompts[i].phrase->lasts &&
        is_errand_of (self, roster, &prompts[i]))
      g_ptr_array_add (errands, begin_line (muster_line_to_text (&prompts[i], &context)));
}
