/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/web/muster-club-web.h"

#include "core/club/muster-club-data.h"
#include "core/club/muster-club-points.h"
#include "core/muster-i18n.h"
#include "sheets/club/muster-club-charts.h"
#include "sheets/club/muster-club-rating-words.h"
#include "sheets/club/muster-club-words.h"
#include "sheets/web/muster-web-occasions.h"
#include "sheets/web/muster-web-page.h"

#include <string.h>

/* How many players a chart shows. */
#define N_SHOWN 6
#define N_MATRIX 12
#define N_MONTHS 36
#define N_GAMES 12

#define BADGE "badge.svg"
#define USUAL_ACCENT "#1a5fb4"

typedef struct
{
  const MusterClubWeb *club;
  MusterWebSite site;
  GPtrArray *files;
  GHashTable *pages; /* (element-type utf8 utf8): the file of each member */
} Writer;

void
muster_club_web_file_free (MusterWebFile *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->name);
  g_bytes_unref (self->content);
  g_free (self);
}

static void
take_file (Writer     *self,
           const char *name,
           GBytes     *content)
{
  MusterWebFile *file = g_new0 (MusterWebFile, 1);

  file->name = g_strdup (name);
  file->content = content;
  g_ptr_array_add (self->files, file);
}

static void
take_page (Writer     *self,
           const char *name,
           GString    *page)
{
  char *html = muster_web_page_end (page);

  take_file (self, name, g_bytes_new_take (html, strlen (html)));
}

static void
add_player (Writer     *self,
            GString    *page,
            const char *name)
{
  muster_web_page_add_words (page, name, g_hash_table_lookup (self->pages, name));
}

static void
add_number (GString *page,
            gint64   number)
{
  g_autofree char *figure = g_strdup_printf ("%" G_GINT64_FORMAT, number);

  muster_web_page_add_figure (page, figure);
}

static void
add_points (GString *page,
            gint64   points)
{
  g_autofree char *figure = muster_club_points_dup_text (points);

  muster_web_page_add_figure (page, figure);
}

static void
add_league (Writer  *self,
            GString *page)
{
  const MusterClubTables *tables = self->club->tables;
  const char *headings[] = { _("#Place"), _("Player"), _("#Battles"), _("#Won"), _("#Drawn"), _("#Lost"),
                             _("#Victory points"), _("#Against"), _("#Points"), NULL };

  muster_web_page_begin_table (page, headings);
  for (guint i = 0; i < tables->league->len; i++)
    {
      const MusterClubStanding *standing = &g_array_index (tables->league, MusterClubStanding, i);

      g_string_append (page, "<tr>");
      add_number (page, standing->place);
      add_player (self, page, muster_club_book_get_name (tables->book, standing->player));
      add_number (page, standing->battles);
      for (guint j = 0; j < 3; j++)
        add_number (page, standing->counts[j]);
      add_points (page, standing->points_for);
      add_points (page, standing->points_against);
      add_number (page, standing->points);
      g_string_append (page, "</tr>\n");
    }
  muster_web_page_end_table (page);
}

/* The figures of a chart as a table. */
static void
add_figures (GString           *page,
             const MusterChart *chart)
{
  g_autoptr (MusterTable) table = muster_chart_new_figures (chart);
  const char *headings[] = { _("Game"), _("#Battles"), _("#Share (%)"), NULL };

  if (muster_chart_is_empty (chart))
    return;

  muster_web_page_begin_table (page, headings);
  for (guint i = 0; i < muster_table_get_n_rows (table); i++)
    {
      char **cells = muster_table_get_row (table, i)->cells;

      g_string_append (page, "<tr>");
      muster_web_page_add_words (page, cells[0], NULL);
      muster_web_page_add_figure (page, cells[1]);
      muster_web_page_add_figure (page, cells[2]);
      g_string_append (page, "</tr>\n");
    }
  muster_web_page_end_table (page);
}

static void
write_league (Writer *self)
{
  const MusterClubTables *tables = self->club->tables;
  GString *page = muster_web_page_begin (&self->site, "index.html", _("League"));
  g_autoptr (MusterChart) months = muster_club_charts_months (tables, N_MONTHS);
  g_autoptr (MusterChart) played = muster_club_charts_played (tables, self->club->library, N_GAMES);
  g_autofree char *note = muster_club_words_scoring (&tables->choice.scoring);

  if (self->club->season != NULL)
    muster_web_page_add_heading (page, self->club->season, NULL);
  if (tables->league->len == 0)
    muster_web_page_add_heading (page, NULL, _("There are no results yet."));
  else
    {
      muster_web_page_add_heading (page, NULL, note);
      add_league (self, page);
    }
  muster_web_page_add_chart (page, months, 1);
  muster_web_page_add_chart (page, played, 2);
  add_figures (page, played);
  take_page (self, "index.html", page);
}

static void
add_result (Writer               *self,
            GString              *page,
            const MusterClubGame *game)
{
  const MusterClubBook *book = self->club->all->book;
  const MusterClubHead *head = &game->result->head;
  g_autofree char *day = muster_club_words_day (head->date);
  g_autofree char *words = muster_club_words_result (book, game);
  g_autofree char *score = muster_club_words_score (game);

  g_string_append (page, "<tr>");
  muster_web_page_add_day (page, day, head->date);
  muster_web_page_add_words (page, words, NULL);
  muster_web_page_add_figure (page, score);
  muster_web_page_add_words (page, muster_club_words_ruleset (self->club->library, head->ruleset), NULL);
  muster_web_page_add_words (page,
                             muster_club_words_scenario (self->club->library, head->ruleset, head->scenario),
                             NULL);
  muster_web_page_add_words (page, head->place, NULL);
  g_string_append (page, "</tr>\n");
}

/* @games: (nullable) (element-type guint): NULL for all. The last one first. */
static void
add_results (Writer  *self,
             GString *page,
             GArray  *games)
{
  const MusterClubBook *book = self->club->all->book;
  guint n = games != NULL ? games->len : muster_club_book_get_n_games (book);
  const char *headings[] = { _("Day"), _("Result"), _("#Score"), _("Game"), _("Scenario"), _("Place"), NULL };

  muster_web_page_begin_table (page, headings);
  for (guint i = n; i-- > 0; )
    add_result (self, page,
                muster_club_book_get_game (book, games != NULL ? g_array_index (games, guint, i) : i));
  muster_web_page_end_table (page);
}

static void
write_rivals (Writer *self)
{
  const MusterClubTables *all = self->club->all;
  GString *page = muster_web_page_begin (&self->site, "head-to-head.html", _("Head to head"));
  g_autoptr (MusterChart) chart = muster_club_charts_rivals (all, N_MATRIX);
  const char *headings[] = { _("Player"), _("Opponent"), _("#Battles"), _("#Won"), _("#Drawn"), _("#Lost"),
                             NULL };

  muster_web_page_add_chart (page, chart, 1);
  muster_web_page_begin_table (page, headings);
  for (guint i = 0; i < all->rivals->len; i++)
    {
      const MusterClubRivals *rivals = &g_array_index (all->rivals, MusterClubRivals, i);

      g_string_append (page, "<tr>");
      add_player (self, page, muster_club_book_get_name (all->book, rivals->player));
      add_player (self, page, muster_club_book_get_name (all->book, rivals->opponent));
      add_number (page, rivals->battles);
      for (guint j = 0; j < 3; j++)
        add_number (page, rivals->counts[j]);
      g_string_append (page, "</tr>\n");
    }
  muster_web_page_end_table (page);
  take_page (self, "head-to-head.html", page);
}

static void
write_ratings (Writer *self)
{
  const MusterClubTables *all = self->club->all;
  GString *page = muster_web_page_begin (&self->site, "ratings.html", _("Ratings"));
  g_autoptr (MusterChart) chart = muster_club_charts_ratings (all, self->club->library, N_SHOWN);
  g_autofree char *about = muster_club_rating_words_about (all, self->club->library);
  const char *headings[] = { _("Player"), _("#Rating"), _("#Give or take"), _("#Battles"), NULL };

  muster_web_page_add_heading (page, NULL, about);
  muster_web_page_add_chart (page, chart, 1);
  muster_web_page_begin_table (page, headings);
  for (guint i = 0; i < all->ratings->rows->len; i++)
    {
      const MusterClubRating *row = &g_array_index (all->ratings->rows, MusterClubRating, i);
      g_autofree char *rating = g_strdup_printf ("%.0f", row->glicko.rating);
      g_autofree char *deviation = g_strdup_printf ("± %.0f", row->glicko.deviation);

      if (!muster_club_book_is_member (all->book, row->player))
        continue;
      g_string_append (page, "<tr>");
      add_player (self, page, muster_club_book_get_name (all->book, row->player));
      muster_web_page_add_figure (page, rating);
      muster_web_page_add_figure (page, deviation);
      add_number (page, row->battles);
      g_string_append (page, "</tr>\n");
    }
  muster_web_page_end_table (page);
  take_page (self, "ratings.html", page);
}

static void
write_members (Writer *self)
{
  GString *page = muster_web_page_begin (&self->site, "members.html", _("Members"));
  const char *headings[] = { _("Member"), _("#Battles"), NULL };
  guint player;

  muster_web_page_begin_table (page, headings);
  for (guint i = 0; self->club->members[i] != NULL; i++)
    {
      const char *name = self->club->members[i];
      const MusterClubProfile *profile =
        muster_club_book_find_player (self->club->all->book, name, &player)
          ? self->club->all->profiles->pdata[player]
          : NULL;

      g_string_append (page, "<tr>");
      add_player (self, page, name);
      add_number (page, profile != NULL ? profile->games->len : 0);
      g_string_append (page, "</tr>\n");
    }
  muster_web_page_end_table (page);
  take_page (self, "members.html", page);
}

static void
add_opponents (Writer  *self,
               GString *page,
               guint    player)
{
  const MusterClubTables *all = self->club->all;
  const char *headings[] = { _("Opponent"), _("#Battles"), _("#Won"), _("#Drawn"), _("#Lost"), NULL };

  muster_web_page_add_heading (page, _("Opponents"), NULL);
  muster_web_page_begin_table (page, headings);
  for (guint i = 0; i < all->rivals->len; i++)
    {
      const MusterClubRivals *rivals = &g_array_index (all->rivals, MusterClubRivals, i);
      gboolean is_first = rivals->player == player;

      if (!is_first && rivals->opponent != player)
        continue;
      g_string_append (page, "<tr>");
      add_player (self, page,
                  muster_club_book_get_name (all->book, is_first ? rivals->opponent : rivals->player));
      add_number (page, rivals->battles);
      for (guint j = 0; j < 3; j++)
        add_number (page, rivals->counts[is_first ? j : 2 - j]);
      g_string_append (page, "</tr>\n");
    }
  muster_web_page_end_table (page);
}

static void
write_member (Writer     *self,
              const char *name,
              const char *file)
{
  const MusterClubTables *all = self->club->all;
  GString *page = muster_web_page_begin (&self->site, file, name);
  guint player;

  if (muster_club_book_find_player (all->book, name, &player))
    {
      const MusterClubProfile *profile = all->profiles->pdata[player];
      const MusterClubRating *rating = muster_club_tables_find_rating (all, player);
      g_autofree char *counts = muster_club_words_counts (profile->counts);
      g_autoptr (MusterChart) chart = muster_club_charts_rating (all, self->club->library, player);

      muster_web_page_add_heading (page, NULL, counts);
      if (rating != NULL)
        {
          g_autofree char *title = muster_club_rating_words_title (all, self->club->library);
          g_autofree char *value = muster_club_rating_words_value (rating);
          g_autofree char *since = muster_club_words_month (rating->since, FALSE);
          g_autofree char *moved = muster_club_rating_words_moved (all, rating);
          /* Translators: what the rating is, its figure, and a month. */
          g_autofree char *words = g_strdup_printf (_("%s: %s, since %s"), title, value, since);
          /* Translators: a month, by how much the rating moved, and the results that moved it. */
          g_autofree char *last = g_strdup_printf (_("Moved last in %s"), moved);

          muster_web_page_add_heading (page, NULL, words);
          muster_web_page_add_heading (page, NULL, last);
        }
      muster_web_page_add_chart (page, chart, 1);
      add_opponents (self, page, player);
      muster_web_page_add_heading (page, _("Results"), NULL);
      add_results (self, page, profile->games);
    }
  else
    muster_web_page_add_heading (page, NULL, _("No results yet."));
  take_page (self, file, page);
}

static void
write_evenings (Writer *self)
{
  const MusterClubWeb *club = self->club;
  const MusterWebOccasions occasions = { club->names, club->numbers, self->pages, club->library };
  GString *page = muster_web_page_begin (&self->site, "evenings.html", _("Evenings"));
  guint n = 0;

  for (guint i = 0; club->evenings != NULL && i < club->evenings->len; i++)
    {
      const MusterEvening *evening = club->evenings->pdata[i];

      if (strcmp (evening->date, club->today) < 0)
        continue;
      muster_web_occasions_add_evening (page, &occasions, evening);
      n++;
    }
  if (n == 0)
    muster_web_page_add_heading (page, NULL, _("No evening is planned."));
  take_page (self, "evenings.html", page);
}

/* The last one first. */
static void
write_events (Writer *self)
{
  const MusterClubWeb *club = self->club;
  const MusterWebOccasions occasions = { club->names, club->numbers, self->pages, club->library };
  GString *page = muster_web_page_begin (&self->site, "events.html", _("Events"));
  guint n = club->events != NULL ? club->events->len : 0;

  for (guint i = n; i-- > 0; )
    muster_web_occasions_add_event (page, &occasions, club->events->pdata[i]);
  if (n == 0)
    muster_web_page_add_heading (page, NULL, _("There are no tournaments yet."));
  take_page (self, "events.html", page);
}

static void
copy_data (Writer     *self,
           const char *name)
{
  g_autofree char *path = g_strconcat ("web/", name, NULL);

  take_file (self, name, muster_club_data_load (path));
}

GPtrArray *
muster_club_web_list_files (const MusterClubWeb *self)
{
  g_autoptr (GPtrArray) links = g_ptr_array_new ();
  g_autoptr (GHashTable) pages = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  const char *const heads[] = { "index.html", _("League"), "results.html", _("Results"), "members.html",
                                _("Members"), "head-to-head.html", _("Head to head"), "ratings.html",
                                _("Ratings"), "evenings.html", _("Evenings"), "events.html", _("Events") };
  const char *badge = self->badge != NULL ? BADGE : NULL;
  Writer writer = { .club = self, .site = { self->club, self->accent, badge, links }, .pages = pages };
  GString *page;
  const MusterClubBook *book;
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (heads); i++)
    g_ptr_array_add (links, (char *) heads[i]);
  writer.files = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_club_web_file_free);

  /* Pages are called by the order in which members first played, so that a new member changes no other
   * page's name. */
  book = writer.club->all->book;
  for (guint i = 0; i < muster_club_book_get_n_games (book); i++)
    {
      const MusterClubGame *game = muster_club_book_get_game (book, i);

      for (guint j = 0; j < game->n_seats; j++)
        {
          guint player = game->seats[j].player;
          const char *name = muster_club_book_get_name (book, player);

          if (!g_hash_table_contains (writer.pages, name) && muster_club_book_is_member (book, player))
            g_hash_table_insert (writer.pages, g_strdup (name), g_strdup_printf ("member-%u.html", ++n));
        }
    }
  for (guint i = 0; writer.club->members[i] != NULL; i++)
    {
      if (!g_hash_table_contains (writer.pages, writer.club->members[i]))
        g_hash_table_insert (writer.pages, g_strdup (writer.club->members[i]),
                             g_strdup_printf ("member-%u.html", ++n));
    }

  write_league (&writer);

  page = muster_web_page_begin (&writer.site, "results.html", _("Results"));
  add_results (&writer, page, NULL);
  take_page (&writer, "results.html", page);

  write_members (&writer);
  write_rivals (&writer);
  write_ratings (&writer);
  write_evenings (&writer);
  write_events (&writer);
  for (guint i = 0; self->members[i] != NULL; i++)
    write_member (&writer, self->members[i], g_hash_table_lookup (pages, self->members[i]));
  if (self->badge != NULL)
    {
      g_autofree char *letters = g_markup_escape_text (writer.club->badge, -1);
      char *svg = g_strdup_printf (
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 48 56\" width=\"48\" height=\"56\">\n"
        "<path d=\"M2 2h44v28q0 16-22 24Q2 46 2 30z\" fill=\"%s\"/>\n"
        "<text x=\"24\" y=\"34\" text-anchor=\"middle\" font-family=\"sans-serif\" font-weight=\"bold\" "
        "font-size=\"%d\" fill=\"#fff\">%s</text>\n</svg>\n",
        writer.club->accent != NULL ? writer.club->accent : USUAL_ACCENT,
        g_utf8_strlen (writer.club->badge, -1) > 2 ? 17 : 22, letters);

      /* A shield with letters, in the colour of the club. */
      take_file (&writer, BADGE, g_bytes_new_take (svg, strlen (svg)));
    }
  copy_data (&writer, "style.css");
  copy_data (&writer, "script.js");

  return writer.files;
}
