/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/club/muster-tournament-sheets.h"

#include "core/club/muster-club-points.h"
#include "core/muster-bidi.h"
#include "core/muster-i18n.h"
#include "sheets/club/muster-club-words.h"

#include <inttypes.h>
#include <string.h>

static const char *
get_break_heading (MusterTournamentBreak by)
{
  /* Translators: headings of narrow columns: victory points, their difference, the points of the opponents,
   * the same without one best and one worst, what was won from those who tie, and battles won. */
  static const char *const HEADINGS[] = { N_("VP"), N_("VP ±"), N_("Opponents"), N_("Median"), N_("Met"),
                                          N_("Wins") };

  return _(HEADINGS[by]);
}

/* "12.5 : 3", of the one who is asked about first; "" if there are no points. */
static char *
dup_score (const MusterRoundPair *pair,
           gboolean               turned)
{
  g_autofree char *own = NULL;
  g_autofree char *other = NULL;

  if (!pair->has_result || !pair->has_points)
    return g_strdup ("");
  own = muster_club_points_dup_text (pair->points[turned ? 1 : 0]);
  other = muster_club_points_dup_text (pair->points[turned ? 0 : 1]);

  return g_strdup_printf ("%s : %s", own, other);
}

/* Words for the one who is asked about. */
static const char *
get_verdict_words (MusterClubVerdict verdict)
{
  static const char *const WORDS[] = { N_("won"), N_("drawn"), N_("lost") };

  return _(WORDS[verdict]);
}

static guint
count_rounds (const MusterTournament *tournament,
              guint                   after)
{
  return MIN (after, tournament->rounds->len);
}

MusterTable *
muster_tournament_sheets_standings_table_new (const MusterTournament *tournament,
                                              const MusterClubNames  *names,
                                              guint                   after)
{
  g_autoptr (GArray) rows = muster_tournament_standings_rank (tournament, after);
  MusterTable *table = muster_table_new ();

  muster_table_add_column (table, "", 0, MUSTER_ALIGN_END);
  muster_table_add_column (table, _("Player"), 1, MUSTER_ALIGN_START);
  muster_table_add_column (table, _("Points"), 0, MUSTER_ALIGN_END);
  muster_table_add_column (table, _("Won–drawn–lost"), 0, MUSTER_ALIGN_CENTER);
  for (guint i = 0; i < tournament->n_breaks; i++)
    muster_table_add_column (table, get_break_heading (tournament->breaks[i]), 0, MUSTER_ALIGN_END);
  /* Translators: heading of the places by lot, which part those who tie in all else. */
  muster_table_add_column (table, _("Lot"), 0, MUSTER_ALIGN_END);
  for (guint i = 0; i < rows->len; i++)
    {
      const MusterTournamentStanding *row = &g_array_index (rows, MusterTournamentStanding, i);
      g_autoptr (GPtrArray) cells = g_ptr_array_new_with_free_func (g_free);

      g_ptr_array_add (cells, g_strdup_printf ("%u", row->place));
      g_ptr_array_add (cells, g_strdup (muster_club_names_resolve (names, row->player->name)));
      g_ptr_array_add (cells, g_strdup_printf ("%" G_GINT64_FORMAT, row->points));
      g_ptr_array_add (cells, g_strdup_printf ("%u–%u–%u", row->counts[MUSTER_CLUB_WIN],
                                               row->counts[MUSTER_CLUB_DRAW], row->counts[MUSTER_CLUB_LOSS]));
      for (guint j = 0; j < tournament->n_breaks; j++)
        {
          MusterTournamentBreak by = tournament->breaks[j];

          g_ptr_array_add (cells, muster_tournament_standings_break_has_points (by)
                                    ? muster_club_points_dup_text (row->breaks[by])
                                    : g_strdup_printf ("%" G_GINT64_FORMAT, row->breaks[by]));
        }
      g_ptr_array_add (cells, g_strdup_printf ("%u", row->lot));
      g_ptr_array_add (cells, NULL);
      muster_table_add_row (table, (const char *const *) cells->pdata);
    }

  return table;
}

/* "W", or "W D" of two who met twice; "" of those who have not met. */
static char *
dup_meetings (const MusterTournament *tournament,
              const char             *player,
              const char             *opponent,
              guint                   n_rounds)
{
  /* Translators: won, drawn and lost in one letter each, in a table of everybody against everybody. */
  static const char *const LETTERS[] = { N_("W"), N_("D"), N_("L") };
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n_rounds; i++)
    {
      const MusterRoundPair *pair = muster_round_find (tournament->rounds->pdata[i], player);
      gboolean attacks = pair != NULL && strcmp (pair->attacker, player) == 0;

      if (pair == NULL || !pair->has_result ||
          strcmp (attacks ? pair->defender : pair->attacker, opponent) != 0)
        continue;
      g_string_append_printf (
        text, "%s%s", text->len > 0 ? " " : "",
        _(LETTERS[attacks ? pair->verdict : muster_round_turn_verdict (pair->verdict)]));
    }

  return g_string_free (text, FALSE);
}

MusterTable *
muster_tournament_sheets_cross_table_new (const MusterTournament *tournament,
                                          const MusterClubNames  *names,
                                          guint                   after)
{
  g_autoptr (GArray) rows = muster_tournament_standings_rank (tournament, after);
  MusterTable *table = muster_table_new ();

  muster_table_add_column (table, "", 0, MUSTER_ALIGN_END);
  muster_table_add_column (table, _("Player"), 1, MUSTER_ALIGN_START);
  for (guint i = 0; i < rows->len; i++)
    {
      g_autofree char *place = g_strdup_printf ("%u", i + 1);

      muster_table_add_column (table, place, 0, MUSTER_ALIGN_CENTER);
    }
  muster_table_add_column (table, _("Points"), 0, MUSTER_ALIGN_END);
  for (guint i = 0; i < rows->len; i++)
    {
      const MusterTournamentStanding *row = &g_array_index (rows, MusterTournamentStanding, i);
      g_autoptr (GPtrArray) cells = g_ptr_array_new_with_free_func (g_free);

      g_ptr_array_add (cells, g_strdup_printf ("%u", row->place));
      g_ptr_array_add (cells, g_strdup (muster_club_names_resolve (names, row->player->name)));
      for (guint j = 0; j < rows->len; j++)
        g_ptr_array_add (cells, i == j ? g_strdup ("·")
                                       : dup_meetings (tournament, row->player->name,
                                                       g_array_index (rows, MusterTournamentStanding, j)
                                                         .player->name,
                                                       count_rounds (tournament, after)));
      g_ptr_array_add (cells, g_strdup_printf ("%" G_GINT64_FORMAT, row->points));
      g_ptr_array_add (cells, NULL);
      muster_table_add_row (table, (const char *const *) cells->pdata);
    }

  return table;
}

MusterTable *
muster_tournament_sheets_card_table_new (const MusterTournament *tournament,
                                         const MusterClubNames  *names,
                                         const char             *player,
                                         guint                   after)
{
  MusterTable *table = muster_table_new ();

  muster_table_add_column (table, _("Round"), 0, MUSTER_ALIGN_END);
  muster_table_add_column (table, _("Table"), 0, MUSTER_ALIGN_END);
  muster_table_add_column (table, _("Opponent"), 1, MUSTER_ALIGN_START);
  muster_table_add_column (table, _("Role"), 0, MUSTER_ALIGN_START);
  muster_table_add_column (table, _("Result"), 0, MUSTER_ALIGN_START);
  muster_table_add_column (table, _("Score"), 0, MUSTER_ALIGN_CENTER);
  for (guint i = 0; i < count_rounds (tournament, after); i++)
    {
      const MusterRound *round = tournament->rounds->pdata[i];
      const MusterRoundPair *pair = muster_round_find (round, player);
      gboolean attacks = pair != NULL && strcmp (pair->attacker, player) == 0;
      g_autofree char *number = g_strdup_printf ("%u", i + 1);
      g_autofree char *score = pair != NULL ? dup_score (pair, !attacks) : g_strdup ("");
      g_autofree char *at = pair != NULL ? g_strdup_printf ("%u", pair->table) : g_strdup ("");
      const char *result = "";

      if (pair == NULL)
        {
          if (strcmp (round->bye, player) == 0)
            muster_table_add_row (table, MUSTER_CELLS (number, "", _("sits out"), "",
                                                       get_verdict_words (tournament->bye), ""));
          continue;
        }
      if (pair->has_result)
        result = get_verdict_words (attacks ? pair->verdict : muster_round_turn_verdict (pair->verdict));
      muster_table_add_row (table, MUSTER_CELLS (number, at,
                                                 muster_club_names_resolve (names, attacks ? pair->defender
                                                                                           : pair->attacker),
                                                 attacks ? _("attacker") : _("defender"), result,
                                                 *result == '\0' ? "……… : ………" : score));
    }

  return table;
}

static MusterDocument *
new_document (const MusterTournament *tournament,
              const char             *label)
{
  MusterDocument *document = muster_document_new (tournament->name);
  g_autofree char *from = NULL;
  g_autofree char *to = NULL;
  g_autofree char *days = NULL;

  from = muster_club_words_day (tournament->from);
  to = muster_club_words_day (tournament->to);
  /* Translators: two days. */
  days = strcmp (tournament->from, tournament->to) != 0 ? g_strdup_printf (_("%s to %s"), from, to)
                                                        : g_strdup (from);
  muster_document_set_label (document, label);
  muster_document_set_subtitle (document, days);

  return document;
}

static void
add_round (MusterDocument         *document,
           const MusterTournament *tournament,
           const MusterClubNames  *names,
           guint                   number)
{
  const MusterRound *round = tournament->rounds->pdata[number];
  g_autofree char *heading = g_strdup_printf (_("Round %u"), number + 1);
  MusterTable *table = muster_table_new ();

  muster_table_add_column (table, _("Table"), 0, MUSTER_ALIGN_END);
  muster_table_add_column (table, _("Attacker"), 1, MUSTER_ALIGN_START);
  muster_table_add_column (table, _("Defender"), 1, MUSTER_ALIGN_START);
  muster_table_add_column (table, _("Result"), 1, MUSTER_ALIGN_START);
  for (guint i = 0; i < round->pairs->len; i++)
    {
      const MusterRoundPair *pair = round->pairs->pdata[i];
      g_autofree char *at = g_strdup_printf ("%u", pair->table);
      const char *attacker = muster_club_names_resolve (names, pair->attacker);
      const char *defender = muster_club_names_resolve (names, pair->defender);
      g_autofree char *score = dup_score (pair, FALSE);
      g_autofree char *won =
        pair->has_result && pair->verdict != MUSTER_CLUB_DRAW
          ? g_strdup_printf (_("%s won"), pair->verdict == MUSTER_CLUB_WIN ? attacker : defender)
          : g_strdup (_("drawn"));
      g_autofree char *result = !pair->has_result ? g_strdup ("……… : ………")
                                : *score != '\0'  ? g_strdup_printf ("%s, %s", won, score)
                                                  : g_strdup (won);

      muster_table_add_row (table, MUSTER_CELLS (at, attacker, defender, result));
    }
  muster_document_begin_group (document);
  muster_document_add_heading (document, 2, heading);
  muster_document_take_table (document, table);
  if (*round->bye != '\0')
    {
      g_autofree char *name = muster_bidi_isolate (muster_club_names_resolve (names, round->bye));
      g_autofree char *words = g_strdup_printf (_("Sits out: %s"), name);

      muster_document_add_paragraph (document, MUSTER_TEXT_BODY, words);
    }
  muster_document_end_group (document);
}

/**
 * muster_tournament_sheets_report_new:
 *
 * Returns: (transfer full): the report
 */
MusterDocument *
muster_tournament_sheets_report_new (const MusterTournament *tournament,
                                     const MusterClubNames  *names,
                                     MusterLibrary          *library,
                                     guint                   after)
{
  MusterDocument *document = new_document (tournament, _("Tournament"));
  guint n;
  g_autofree char *heading = NULL;

  if (*tournament->ruleset != '\0')
    muster_document_add_paragraph (document, MUSTER_TEXT_BODY,
                                   muster_club_words_ruleset (library, tournament->ruleset));

  n = count_rounds (tournament, after);
  heading = n > 0 ? g_strdup_printf (_("Standings after round %u"), n) : g_strdup (_("Standings"));
  muster_document_add_heading (document, 2, heading);
  muster_document_take_table (document,
                              muster_tournament_sheets_standings_table_new (tournament, names, after));
  muster_document_add_paragraph (
    document, MUSTER_TEXT_QUIET,
    _("Those who tie in points are parted by the columns behind them, from left to right; lots come last."));

  muster_document_add_heading (document, 2, _("Everybody against everybody"));
  muster_document_take_table (document, muster_tournament_sheets_cross_table_new (tournament, names, after));
  for (guint i = 0; i < count_rounds (tournament, after); i++)
    add_round (document, tournament, names, i);

  return document;
}

/**
 * muster_tournament_sheets_round_new:
 *
 * Returns: (transfer full): the sheet
 */
MusterDocument *
muster_tournament_sheets_round_new (const MusterTournament *tournament,
                                    const MusterClubNames  *names,
                                    guint                   round)
{
  MusterDocument *document = new_document (tournament, _("Fixtures"));

  add_round (document, tournament, names, round);

  return document;
}

/**
 * muster_tournament_sheets_cards_new:
 *
 * Returns: (transfer full): the cards
 */
MusterDocument *
muster_tournament_sheets_cards_new (const MusterTournament *tournament,
                                    const MusterClubNames  *names,
                                    guint                   after)
{
  MusterDocument *document = new_document (tournament, _("Players’ cards"));
  g_autoptr (GArray) rows = muster_tournament_standings_rank (tournament, after);

  for (guint i = 0; i < rows->len; i++)
    {
      const MusterTournamentStanding *row = &g_array_index (rows, MusterTournamentStanding, i);
      g_autofree char *counts = muster_club_words_counts (row->counts);
      g_autofree char *points = g_strdup_printf (
        dngettext (GETTEXT_PACKAGE, "%" PRId64 " point", "%" PRId64 " points",
                   (gulong) ABS (row->points)),
        row->points);
      g_autofree char *words =
        /* Translators: the place in a tournament; won, drawn and lost; points. */
        g_strdup_printf (_("Place %u · %s · %s"), row->place, counts, points);

      muster_document_begin_group (document);
      muster_document_add_heading (document, 2, muster_club_names_resolve (names, row->player->name));
      muster_document_add_paragraph (document, MUSTER_TEXT_BODY, words);
      if (*row->player->force != '\0')
        muster_document_add_paragraph (document, MUSTER_TEXT_QUIET, row->player->force);
      muster_document_take_table (
        document, muster_tournament_sheets_card_table_new (tournament, names, row->player->name, after));
      muster_document_end_group (document);
    }

  return document;
}
