/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/web/muster-web-occasions.h"

#include "core/club/muster-club-points.h"
#include "core/club/muster-club-unnamed.h"
#include "core/club/muster-tournament-standings.h"
#include "core/muster-i18n.h"
#include "sheets/club/muster-club-words.h"
#include "sheets/web/muster-web-page.h"

#include <string.h>

/* What pages call somebody. */
static const char *
get_name (const MusterWebOccasions *self,
          const char               *name)
{
  const char *member = muster_club_names_resolve (self->names, name);
  const char *number = g_hash_table_lookup (self->numbers, member);

  return number != NULL ? number : member;
}

static void
add_player (GString                  *page,
            const MusterWebOccasions *self,
            const char               *name)
{
  const char *shown = get_name (self, name);

  muster_web_page_add_words (page, shown, g_hash_table_lookup (self->pages, shown));
}

/* "Ann won", "drawn", or "" */
static char *
dup_result (const MusterWebOccasions *self,
            const MusterRoundPair    *pair)
{
  if (!pair->has_result)
    return g_strdup ("");
  if (pair->verdict == MUSTER_CLUB_DRAW)
    return g_strdup (_("drawn"));

  return g_strdup_printf (
    _("%s won"), get_name (self, pair->verdict == MUSTER_CLUB_WIN ? pair->attacker : pair->defender));
}

static void
add_pair (GString                  *page,
          const MusterWebOccasions *self,
          const MusterRoundPair    *pair,
          guint                     round)
{
  g_autofree char *number = g_strdup_printf ("%u", round);
  g_autofree char *result = dup_result (self, pair);
  g_autofree char *first = pair->has_points ? muster_club_points_dup_text (pair->points[0]) : NULL;
  g_autofree char *second = pair->has_points ? muster_club_points_dup_text (pair->points[1]) : NULL;
  g_autofree char *score = pair->has_points ? g_strdup_printf ("%s : %s", first, second) : g_strdup ("");
  g_autofree char *game = muster_club_unnamed_dup_text (
    self->names, self->numbers, muster_club_words_ruleset (self->library, pair->game));

  g_string_append (page, "<tr>");
  muster_web_page_add_figure (page, number);
  add_player (page, self, pair->attacker);
  add_player (page, self, pair->defender);
  muster_web_page_add_words (page, game, NULL);
  muster_web_page_add_words (page, result, NULL);
  muster_web_page_add_figure (page, score);
  g_string_append (page, "</tr>\n");
}

/* @rounds: (element-type MusterRound) */
static void
add_rounds (GString                  *page,
            const MusterWebOccasions *self,
            GPtrArray                *rounds)
{
  const char *headings[] = { _("#Round"), _("Attacker"), _("Defender"), _("Game"), _("Result"), _("#Score"),
                             NULL };

  if (rounds->len == 0)
    return;
  muster_web_page_begin_table (page, headings);
  for (guint i = 0; i < rounds->len; i++)
    {
      const MusterRound *round = rounds->pdata[i];

      for (guint j = 0; j < round->pairs->len; j++)
        add_pair (page, self, round->pairs->pdata[j], i + 1);
      if (*round->bye != '\0')
        {
          g_autofree char *number = g_strdup_printf ("%u", i + 1);

          g_string_append (page, "<tr>");
          muster_web_page_add_figure (page, number);
          add_player (page, self, round->bye);
          muster_web_page_add_words (page, "", NULL);
          muster_web_page_add_words (page, "", NULL);
          muster_web_page_add_words (page, _("sits out"), NULL);
          muster_web_page_add_figure (page, "");
          g_string_append (page, "</tr>\n");
        }
    }
  muster_web_page_end_table (page);
}

void
muster_web_occasions_add_evening (GString                  *page,
                                  const MusterWebOccasions *self,
                                  const MusterEvening      *evening)
{
  g_autofree char *title =
    muster_club_unnamed_dup_text (self->names, self->numbers, muster_evening_get_title (evening));
  g_autofree char *place = muster_club_unnamed_dup_text (self->names, self->numbers, evening->place);
  g_autofree char *day = muster_club_words_day (evening->date);
  g_autofree char *note = g_strdup_printf ("%s%s%s%s%s", day, *evening->time != '\0' ? ", " : "",
                                           evening->time, *place != '\0' ? ", " : "", place);

  muster_web_page_add_heading (page, title, note);
  add_rounds (page, self, evening->rounds);
}

static void
add_standings (GString                  *page,
               const MusterWebOccasions *self,
               const MusterTournament   *event)
{
  g_autoptr (GArray) rows = muster_tournament_standings_rank (event, MUSTER_TOURNAMENT_NOW);
  const char *headings[] = { _("#Place"), _("Player"), _("#Won"), _("#Drawn"), _("#Lost"), _("#Points"),
                             NULL };

  muster_web_page_begin_table (page, headings);
  for (guint i = 0; i < rows->len; i++)
    {
      const MusterTournamentStanding *row = &g_array_index (rows, MusterTournamentStanding, i);
      g_autofree char *place = g_strdup_printf ("%u", row->place);
      g_autofree char *points = g_strdup_printf ("%" G_GINT64_FORMAT, row->points);

      g_string_append (page, "<tr>");
      muster_web_page_add_figure (page, place);
      add_player (page, self, row->player->name);
      for (guint j = 0; j < G_N_ELEMENTS (row->counts); j++)
        {
          g_autofree char *count = g_strdup_printf ("%u", row->counts[j]);

          muster_web_page_add_figure (page, count);
        }
      muster_web_page_add_figure (page, points);
      g_string_append (page, "</tr>\n");
    }
  muster_web_page_end_table (page);
}

void
muster_web_occasions_add_event (GString                  *page,
                                const MusterWebOccasions *self,
                                const MusterTournament   *event)
{
  g_autofree char *title = muster_club_unnamed_dup_text (self->names, self->numbers, event->name);
  g_autofree char *from = muster_club_words_day (event->from);
  g_autofree char *to = muster_club_words_day (event->to);
  g_autofree char *days =
    /* Translators: two days. */
    strcmp (event->from, event->to) != 0 ? g_strdup_printf (_("%s to %s"), from, to) : g_strdup (from);

  muster_web_page_add_heading (page, title, days);
  add_standings (page, self, event);
  add_rounds (page, self, event->rounds);
}
