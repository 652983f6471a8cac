/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/battle/muster-battle-words.h"

#include <string.h>

#include "app/models/battle/muster-battle-eve.h"
#include "app/models/muster-words.h"
#include "core/muster-enumeration.h"
#include "core/muster-i18n.h"

/* Whether a battle is called after its scenario: "Pitched battle", or "Pitched battle (2)" for the second. */
static gboolean
is_called_after (const char *title,
                 const char *scenario)
{
  const char *rest = title + strlen (scenario);

  if (!g_str_has_prefix (title, scenario) || (*rest != '\0' && !g_str_has_prefix (rest, " (")))
    return FALSE;
  rest += *rest != '\0' ? strlen (" (") : 0;
  return rest[strspn (rest, "0123456789")] == '\0' || g_str_equal (rest + strspn (rest, "0123456789"), ")");
}

/**
 * muster_battle_words_headline:
 *
 * Returns: (transfer full): "Skirmish at the ford · Pitched battle": the title, and the scenario
 *   unless the title says it already
 */
char *
muster_battle_words_headline (MusterBattle *battle)
{
  const char *title = muster_battle_get_title (battle);
  const MusterScenario *scenario = muster_battle_get_setup (battle)->scenario;
  const char *name = scenario != NULL ? _(scenario->name) : "";

  if (*name == '\0' || (title != NULL && is_called_after (title, name)))
    return g_strdup (title);
  /* "Cowpens" of "Cowpens, 17 January 1781": the scenario says it all. */
  if (title == NULL || *title == '\0' ||
      (g_str_has_prefix (name, title) && g_str_has_prefix (name + strlen (title), ", ")))
    return g_strdup (name);
  /* Translators: the title of a battle, and its scenario. */
  return g_strdup_printf (_("%s · %s"), title, name);
}

/**
 * muster_battle_words_turn:
 *
 * Returns: (transfer full): "Turn 3 of 15", or "Turn 3" where no limit is set
 */
char *
muster_battle_words_turn (MusterBattle *battle)
{
  const MusterRules *rules = muster_ruleset_get_rules (muster_battle_get_ruleset (battle));
  int turn = muster_battle_get_state (battle)->turn;
  int limit = rules->get_turn_limit != NULL
                ? rules->get_turn_limit (muster_battle_get_setup (battle)) : 0;

  if (limit > 0)
    /* Translators: the turn, and the turn that is the last. */
    return g_strdup_printf (_("Turn %d of %d"), turn, limit);
  return g_strdup_printf (_("Turn %d"), turn);
}

/**
 * muster_battle_words_acting:
 *
 * Returns: (transfer full): "Natal Column to act", or the phase where all sides act
 */
char *
muster_battle_words_acting (MusterBattle *battle)
{
  const MusterState *state = muster_battle_get_state (battle);
  const MusterSetup *setup = muster_battle_get_setup (battle);

  if (state->active_side < 0)
    {
      const MusterChoice *phases =
        muster_ruleset_get_rules (muster_battle_get_ruleset (battle))->phases;

      if (phases == NULL || state->phase >= muster_choices_count (phases))
        return g_strdup ("");
      return g_strdup (_(phases[state->phase].label));
    }
  /* Translators: the side whose turn it is. */
  return g_strdup_printf (_("%s to act"), setup->sides[state->active_side].name);
}

/**
 * muster_battle_words_status:
 *
 * Returns: (transfer full): "Turn 3 of 15 · Natal Column to act · 2 units left"
 */
char *
muster_battle_words_status (MusterBattle *battle)
{
  const MusterState *state = muster_battle_get_state (battle);
  g_autofree char *turn = muster_battle_words_turn (battle);
  g_autofree char *acting = NULL;
  g_autoptr (GString) words = g_string_new (turn);
  guint waiting;
  guint n = 0;

  if (state->over)
    {
      g_string_append_printf (words, " · %s", _("over"));
      return g_string_free (g_steal_pointer (&words), FALSE);
    }
  acting = muster_battle_words_acting (battle);
  if (*acting != '\0')
    g_string_append_printf (words, " · %s", acting);
  /* If cards decide who acts, the open card says how many. */
  if (state->active_side < 0 ||
      muster_ruleset_get_rules (muster_battle_get_ruleset (battle))->dup_open_cards != NULL)
    return g_string_free (g_steal_pointer (&words), FALSE);

  for (int i = 0; i < state->n_units; i++)
    if (state->units[i].def->side == state->active_side && !state->units[i].acted &&
        muster_state_is_in_play (state, i))
      n++;
  waiting = n;
  g_string_append (words, " · ");
  if (waiting == 0)
    {
      g_string_append (words, _("nobody left to act: end the turn"));
      return g_string_free (g_steal_pointer (&words), FALSE);
    }
  g_string_append_printf (words, dngettext (GETTEXT_PACKAGE, "%u unit left", "%u units left",
                                            waiting),
                          waiting);
  return g_string_free (g_steal_pointer (&words), FALSE);
}

/**
 * muster_battle_words_short_status:
 *
 * Returns: (transfer full): "Natal Column to act · Turn 3 of 15": whose turn it is comes first, since the end
 *   may be cut
 */
char *
muster_battle_words_short_status (MusterBattle *battle)
{
  g_autofree char *turn = muster_battle_words_turn (battle);
  g_autofree char *acting = NULL;

  if (muster_battle_get_state (battle)->over)
    return g_strdup_printf ("%s · %s", turn, _("over"));
  acting = muster_battle_words_acting (battle);
  return *acting != '\0' ? g_strdup_printf ("%s · %s", acting, turn) : g_steal_pointer (&turn);
}

/* Shortens a name to at most so many characters. */
static char *
shorten (const char *name,
         glong       length)
{
  g_autofree char *start = NULL;

  if (length == 0 || g_utf8_strlen (name, -1) <= length)
    return g_strdup (name);

  start = g_utf8_substring (name, 0, length - 1);
  return g_strconcat (g_strchomp (start), "…", NULL);
}

/**
 * muster_battle_words_score:
 * @length: how long the name of a side may be, in characters; 0: as long as it is
 *
 * Returns: (transfer full): "Column 4 : 2 Tribes"; with more sides "Column 4 · Tribes 2 · Allies 1"
 */
char *
muster_battle_words_score (MusterBattle *battle,
                           guint         length)
{
  const MusterState *state = muster_battle_get_state (battle);
  const MusterSetup *setup = muster_battle_get_setup (battle);
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; i < setup->n_sides; i++)
    {
      g_autofree char *name = shorten (setup->sides[i].name, length);
      int score = muster_ruleset_get_score (setup, state, (int) i);

      if (setup->n_sides == 2 && i == 1)
        g_string_append_printf (words, " : %d %s", score, name);
      else
        g_string_append_printf (words, "%s%s %d", i > 0 ? " · " : "", name, score);
    }
  return g_string_free (g_steal_pointer (&words), FALSE);
}

/**
 * muster_battle_words_over:
 *
 * Returns: (transfer full): who won, or "" while the battle goes on
 */
char *
muster_battle_words_over (MusterBattle *battle)
{
  const MusterState *state = muster_battle_get_state (battle);
  const MusterSetup *setup = muster_battle_get_setup (battle);

  if (!state->over)
    return g_strdup ("");
  if (state->winner >= 0)
    /* Translators: the name of a side, which may be a plural: "The Mangals won". */
    return g_strdup_printf (_("%s won"), setup->sides[state->winner].name);
  if (state->winner == MUSTER_WINNER_DRAW)
    return g_strdup (_("The battle is drawn"));
  return g_strdup (_("The battle is over"));
}

/* Searches backwards for the entry that ended the battle, since notes may follow it. */
static char *
dup_end (MusterBattle *battle)
{
  GListModel *log = muster_ledger_get_log (battle);

  for (guint i = muster_ledger_get_position (battle); i > 0; i--)
    {
      g_autoptr (MusterLogEntry) entry = g_list_model_get_item (log, i - 1);
      char *why = muster_log_entry_dup_end (entry);

      if (why != NULL)
        return why;
    }
  return g_strdup ("");
}

/* "3 : 1": who has won is named beside it, and his points come first. */
static char *
dup_result (MusterBattle *battle)
{
  const MusterState *state = muster_battle_get_state (battle);
  const MusterSetup *setup = muster_battle_get_setup (battle);

  if (state->winner < 0 || setup->n_sides != 2)
    return muster_battle_words_score (battle, 0);
  return g_strdup_printf ("%d : %d", muster_ruleset_get_score (setup, state, state->winner),
                          muster_ruleset_get_score (setup, state, 1 - state->winner));
}

/**
 * muster_battle_words_over_why:
 *
 * Returns: (transfer full): the score and why the battle ended, "Column 4 : 2 Tribes · Turn 15 was
 *   the last", or "" while it goes on
 */
char *
muster_battle_words_over_why (MusterBattle *battle)
{
  g_autofree char *score = NULL;
  g_autofree char *why = NULL;
  g_autofree char *words = NULL;

  if (!muster_battle_get_state (battle)->over)
    return g_strdup ("");

  score = dup_result (battle);
  why = dup_end (battle);
  if (*why == '\0')
    return g_steal_pointer (&score);
  words = muster_words_begin_line (why);
  /* Translators: the score of a battle, and why it ended. */
  return g_strdup_printf (_("%s · %s"), score, words);
}

/**
 * muster_battle_words_side:
 *
 * Returns: (transfer full): role and players of a side and what else holds of it, "attacker · Ann, Ben";
 *   may be empty
 */
char *
muster_battle_words_side (MusterBattle *battle,
                          guint         side)
{
  const MusterSetup *setup = muster_battle_get_setup (battle);
  g_autoptr (GString) words = g_string_new (NULL);
  const MusterRules *rules = muster_ruleset_get_rules (muster_battle_get_ruleset (battle));
  const MusterField *members = rules->side_members;
  g_autoptr (GString) players = g_string_new (NULL);
  g_autofree char *standing = NULL;

  g_return_val_if_fail (side < setup->n_sides, NULL);

  if (setup->sides[side].role == 0)
    g_string_append (words, _("attacker"));
  else if (setup->sides[side].role == 1)
    g_string_append (words, _("defender"));

  for (guint i = 0; i < setup->n_players; i++)
    if (setup->players[i].side == (int) side)
      muster_enumeration_add (players, setup->players[i].name);
  if (players->len > 0)
    g_string_append_printf (words, "%s%s", words->len > 0 ? " · " : "", players->str);
  for (guint i = 0; members != NULL && members[i].id != NULL; i++)
    if (members[i].kind == MUSTER_FIELD_SWITCH && setup->sides[side].members[i].number)
      g_string_append_printf (words, "%s%s", words->len > 0 ? " · " : "", _(members[i].label));
  if (rules->dup_standing != NULL)
    standing = rules->dup_standing (setup, muster_battle_get_state (battle), (int) side);
  if (standing != NULL)
    g_string_append_printf (words, "%s%s", words->len > 0 ? " · " : "", standing);

  return g_string_free (g_steal_pointer (&words), FALSE);
}

/**
 * muster_battle_words_past:
 *
 * Returns: (transfer full): which past state is shown, or "" in the present
 */
char *
muster_battle_words_past (MusterBattle *battle)
{
  g_autoptr (MusterLogEntry) entry = NULL;
  g_autofree char *title = NULL;
  guint position = muster_ledger_get_position (battle);
  guint n_later;

  if (position == muster_ledger_get_length (battle))
    return g_strdup ("");
  if (position <= muster_battle_eve_count (battle))
    return g_strdup (_("How the battle began"));

  entry = g_list_model_get_item (muster_ledger_get_log (battle), position - 1);
  title = muster_log_entry_dup_title (entry);
  n_later = muster_ledger_get_length (battle) - position;
  /* Translators: %d is a turn, %s an order, as in "1st Company: Fire". */
  return g_strdup_printf (dngettext (GETTEXT_PACKAGE, "Turn %d, after “%s”, %u order ago",
                                     "Turn %d, after “%s”, %u orders ago", n_later),
                          muster_log_entry_get_turn (entry), title, n_later);
}

/* "Turn 2, 1st Company: Fire. 3 hits. …" */
static char *
dup_event (MusterBattle *battle)
{
  MusterLogEntry *entry = muster_battle_get_last_entry (battle);
  g_autofree char *title = NULL;
  g_auto (GStrv) steps = NULL;
  g_auto (GStrv) prompts = NULL;
  g_autofree char *told = NULL;
  g_autofree char *asked = NULL;

  if (entry == NULL)
    return g_strdup (_("How the battle began"));

  title = muster_log_entry_dup_title (entry);
  steps = muster_log_entry_dup_steps (entry);
  prompts = muster_log_entry_dup_prompts (entry);
  told = g_strjoinv (". ", steps);
  asked = g_strjoinv (". ", prompts);
  if (*asked == '\0')
    return g_strdup_printf ("%s. %s", title, told);
  /* Translators: what must now be done with the figures on the table. */
  return g_strdup_printf (_("%s. %s. On the table now: %s"), title, told, asked);
}

/**
 * muster_battle_words_announcement:
 * @length: how long the log was before
 * @position: which of its states was shown before
 *
 * Returns: (transfer full): what has just happened, for somebody who does not see it
 */
char *
muster_battle_words_announcement (MusterBattle *battle,
                                  guint         length,
                                  guint         position)
{
  guint new_length = muster_ledger_get_length (battle);
  g_autofree char *status = muster_battle_words_status (battle);
  g_autofree char *event = dup_event (battle);
  g_autofree char *past = NULL;

  if (muster_ledger_get_position (battle) != new_length)
    {
      past = muster_battle_words_past (battle);
      /* Translators: which past state is shown. */
      return g_strdup_printf (_("Looking back: %s"), past);
    }
  if (new_length < length)
    /* Translators: the order that is now the last one, and whose turn it is. */
    return g_strdup_printf (_("Taken back. Last: %s. %s"), event, status);
  if (new_length == length && position != length)
    return g_strdup_printf (_("Back to now. %s"), status);
  if (muster_battle_get_state (battle)->over)
    {
      g_autofree char *over = muster_battle_words_over (battle);

      return g_strdup_printf ("%s. %s. %s", event, status, over);
    }
  return g_strdup_printf ("%s. %s", event, status);
}

static const MusterRollTable *
find_table (MusterBattle *battle,
            const char   *id)
{
  MusterRuleset *ruleset = muster_battle_get_ruleset (battle);

  return id != NULL ? muster_catalog_find_table (muster_ruleset_get_catalog (ruleset), id) : NULL;
}

/**
 * muster_battle_words_find_table:
 * @verb: index of an order, or -1
 *
 * Returns: (transfer none) (nullable): the table that it rolls on
 */
const MusterRollTable *
muster_battle_words_find_table (MusterBattle *battle,
                                int           verb)
{
  MusterRuleset *ruleset = muster_battle_get_ruleset (battle);

  return verb >= 0
           ? find_table (battle, muster_ruleset_get_order_spec (ruleset, (guint) verb)->table)
           : NULL;
}

/* "3–4", "5", "6 or more". A range beyond the faces of the dice is only reached with additions. */
static char *
dup_range (const MusterRollTable *table,
           guint                  index)
{
  const MusterRollTableRow *row = g_ptr_array_index (table->rows, index);
  gboolean is_open = table->modifiers->len > 0;
  gboolean is_last = index + 1 == table->rows->len;
  int last = is_last ? MAX (6 * table->n_dice, row->from)
                     : ((const MusterRollTableRow *) g_ptr_array_index (table->rows, index + 1))->from - 1;

  if (is_open && is_last)
    /* Translators: a result of dice and everything above. */
    return g_strdup_printf (_("%d or more"), row->from);
  if (is_open && index == 0)
    /* Translators: a result of dice and everything below. */
    return g_strdup_printf (_("%d or less"), last);
  if (last == row->from)
    return g_strdup_printf ("%d", last);
  return g_strdup_printf ("%d–%d", row->from, last);
}

/* "1–3 Chargers, 4–6 Shooters" */
static char *
dup_rows (const MusterRollTable *table)
{
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; i < table->rows->len; i++)
    {
      const MusterRollTableRow *row = g_ptr_array_index (table->rows, i);
      g_autofree char *range = dup_range (table, i);

      g_autofree char *words_of_row = g_strdup_printf ("%s %s", range, _(row->name));

      muster_enumeration_add (words, words_of_row);
    }
  return g_string_free (g_steal_pointer (&words), FALSE);
}

static char *
dup_row (const MusterRollTable *table,
         guint                  index)
{
  const MusterRollTableRow *row = g_ptr_array_index (table->rows, index);
  g_autofree char *range = dup_range (table, index);
  g_autofree char *next = row->table != NULL ? dup_rows (row->table) : NULL;
  g_autoptr (GString) words = g_string_new (NULL);

  g_string_append_printf (words, "%s: %s", range, _(row->name));
  if (next != NULL)
    g_string_append_printf (words, " (%s)", next);
  if (row->summary != NULL && *row->summary != '\0')
    g_string_append_printf (words, ". %s", _(row->summary));
  return g_string_free (g_steal_pointer (&words), FALSE);
}

/**
 * muster_battle_words_table:
 * @verb: index of an order that rolls on a table
 *
 * Returns: (transfer full): what the table is for, its rows, what is added to the dice, and the table
 *   that comes after it
 */
char **
muster_battle_words_table (MusterBattle *battle,
                           int           verb)
{
  const MusterRollTable *table = muster_battle_words_find_table (battle, verb);
  const MusterRollTable *next;
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  g_return_val_if_fail (table != NULL, NULL);

  if (table->summary != NULL && *table->summary != '\0')
    g_strv_builder_add (builder, _(table->summary));
  for (guint i = 0; i < table->rows->len; i++)
    {
      g_autofree char *line = dup_row (table, i);

      g_strv_builder_add (builder, line);
    }
  for (guint i = 0; i < table->modifiers->len; i++)
    {
      const MusterRollTableModifier *modifier = g_ptr_array_index (table->modifiers, i);
      g_autofree char *line = g_strdup_printf ("%+d: %s", modifier->value, _(modifier->name));

      g_strv_builder_add (builder, line);
    }

  next = find_table (battle, muster_ruleset_get_order_spec (muster_battle_get_ruleset (battle),
                                                            (guint) verb)->next_table);
  if (next != NULL)
    {
      g_autofree char *rows = dup_rows (next);
      g_autofree char *line = g_strdup_printf ("%s: %s", _(next->name), rows);

      g_strv_builder_add (builder, line);
    }
  return g_strv_builder_end (builder);
}
