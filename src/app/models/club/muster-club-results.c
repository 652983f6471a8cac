/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/club/muster-club-results.h"

struct _MusterClubResults
{
  MusterItems parent_instance;

  MusterLibrary *library;
  MusterClubBook *book; /* (nullable): NULL until something is shown */
  GHashTable *entered;
  GArray *games; /* guint */
};

G_DEFINE_FINAL_TYPE (MusterClubResults, muster_club_results, MUSTER_TYPE_ITEMS)

static guint
muster_club_results_count (MusterItems *items)
{
  return MUSTER_CLUB_RESULTS (items)->games->len;
}

static gpointer
muster_club_results_take (MusterItems *items,
                          guint        position)
{
  MusterClubResults *self = MUSTER_CLUB_RESULTS (items);
  guint game = g_array_index (self->games, guint, position);
  const MusterClubResult *result = muster_club_book_get_game (self->book, game)->result;

  return muster_club_result_item_new (self->book, game,
                                      g_hash_table_contains (self->entered, result->head.battle),
                                      self->library);
}

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterClubResults, library, g_object_unref),
  MUSTER_OWNED (MusterClubResults, book, muster_club_book_unref),
  MUSTER_OWNED (MusterClubResults, entered, g_hash_table_unref),
  MUSTER_OWNED (MusterClubResults, games, g_array_unref),
};

static void
muster_club_results_class_init (MusterClubResultsClass *klass)
{
  MusterItemsClass *items_class = MUSTER_ITEMS_CLASS (klass);

  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));
  items_class->item_type = MUSTER_TYPE_CLUB_RESULT_ITEM;
  items_class->count = muster_club_results_count;
  items_class->take = muster_club_results_take;
}

static void
muster_club_results_init (MusterClubResults *self)
{
  self->games = g_array_new (FALSE, FALSE, sizeof (guint));
}

MusterClubResults *
muster_club_results_new (MusterLibrary *library)
{
  MusterClubResults *self = g_object_new (MUSTER_TYPE_CLUB_RESULTS, NULL);

  self->library = g_object_ref (library);

  return self;
}

static gboolean
has_player (const MusterClubGame *game,
            guint                 player)
{
  for (guint i = 0; i < game->n_seats; i++)
    if (game->seats[i].player == player)
      return TRUE;
  return FALSE;
}

void
muster_club_results_show (MusterClubResults      *self,
                          MusterClubBook         *book,
                          const MusterClubIndex  *index,
                          GHashTable             *entered,
                          const MusterClubFilter *filter,
                          const char             *search,
                          const char             *member)
{
  g_auto (GStrv) words = muster_club_index_split (search);
  guint n_before, player = 0;

  g_return_if_fail (MUSTER_IS_CLUB_RESULTS (self));

  n_before = self->games->len;
  muster_club_book_ref (book);
  g_clear_pointer (&self->book, muster_club_book_unref);
  self->book = book;
  g_hash_table_ref (entered);
  g_clear_pointer (&self->entered, g_hash_table_unref);
  self->entered = entered;
  g_array_set_size (self->games, 0);
  if (member != NULL && !muster_club_book_find_player (book, member, &player))
    player = G_MAXUINT;
  for (guint i = muster_club_book_get_n_games (book); i-- > 0; )
    if (muster_club_filter_matches (filter, muster_club_book_get_game (book, i)) &&
        (member == NULL || has_player (muster_club_book_get_game (book, i), player)) &&
        (index == NULL || muster_club_index_matches (index, i, words)))
      g_array_append_val (self->games, i);
  g_list_model_items_changed (G_LIST_MODEL (self), 0, n_before, self->games->len);
}
