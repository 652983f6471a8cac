/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-club-tables.h"

void
muster_club_tables_choice_init (MusterClubChoice *self)
{
  self->from = g_strdup ("");
  self->to = g_strdup ("");
  self->ruleset = g_strdup ("");
  self->place = g_strdup ("");
  self->scoring = MUSTER_CLUB_SCORING_DEFAULT;
}

void
muster_club_tables_choice_clear (MusterClubChoice *self)
{
  g_clear_pointer (&self->from, g_free);
  g_clear_pointer (&self->to, g_free);
  g_clear_pointer (&self->ruleset, g_free);
  g_clear_pointer (&self->place, g_free);
}

void
muster_club_tables_choice_copy (const MusterClubChoice *self,
                                MusterClubChoice       *copy)
{
  copy->from = g_strdup (self->from);
  copy->to = g_strdup (self->to);
  copy->ruleset = g_strdup (self->ruleset);
  copy->place = g_strdup (self->place);
  copy->scoring = self->scoring;
}

static const char *
or_null (const char *text)
{
  return *text != '\0' ? text : NULL;
}

MusterClubFilter
muster_club_tables_choice_filter (const MusterClubChoice *self)
{
  return (MusterClubFilter) { or_null (self->from), or_null (self->to), or_null (self->ruleset),
                              or_null (self->place) };
}

/**
 * muster_club_tables_new:
 *
 * Returns: (transfer full): the tables
 */
MusterClubTables *
muster_club_tables_new (MusterClubBook         *book,
                        const MusterClubChoice *choice)
{
  MusterClubTables *self = g_new0 (MusterClubTables, 1);
  MusterClubFilter filter, strength;

  g_return_val_if_fail (book != NULL && choice != NULL, NULL);

  g_atomic_ref_count_init (&self->ref_count);
  self->book = muster_club_book_ref (book);
  muster_club_tables_choice_copy (choice, &self->choice);
  filter = muster_club_tables_choice_filter (&self->choice);
  self->league = muster_club_league_new (book, &filter, &choice->scoring);
  self->rivals = muster_club_rivals_new (book, &filter);
  for (guint i = 0; i < MUSTER_CLUB_N_BY; i++)
    self->rates[i] = muster_club_rates_new (book, &filter, i);
  strength = muster_club_tables_filter_ratings (self);
  self->ratings = muster_club_ratings_new (book, &strength, TRUE);
  self->profiles = muster_club_profiles_new (book, &filter);
  self->months = muster_club_profile_months_new (book, &filter, &self->first_month);
  self->played = muster_club_played_new (book, &filter);
  for (guint i = 0; i < muster_club_book_get_n_games (book); i++)
    self->n_battles += muster_club_filter_matches (&filter, muster_club_book_get_game (book, i)) != FALSE;

  return self;
}

void
muster_club_tables_unref (MusterClubTables *self)
{
  g_return_if_fail (self != NULL);

  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;

  g_array_unref (self->league);
  g_array_unref (self->rivals);
  for (guint i = 0; i < MUSTER_CLUB_N_BY; i++)
    g_array_unref (self->rates[i]);
  muster_club_ratings_free (self->ratings);
  g_ptr_array_unref (self->profiles);
  g_array_unref (self->months);
  g_array_unref (self->played);
  muster_club_tables_choice_clear (&self->choice);
  muster_club_book_unref (self->book);
  g_free (self);
}

/* Strength is built up over years, so that the first day of the choice makes no difference to it. */
MusterClubFilter
muster_club_tables_filter_ratings (const MusterClubTables *self)
{
  return (MusterClubFilter) { .to = or_null (self->choice.to), .ruleset = or_null (self->choice.ruleset) };
}

const MusterClubRating *
muster_club_tables_find_rating (const MusterClubTables *self,
                                guint                   player)
{
  GArray *rows = self->ratings->rows;

  for (guint i = 0; i < rows->len; i++)
    if (g_array_index (rows, MusterClubRating, i).player == player)
      return &g_array_index (rows, MusterClubRating, i);
  return NULL;
}
