/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-club-guess-private.h"

#include "core/club/muster-club-likeness.h"
#include "core/club/muster-club-vocabulary.h"

#include <string.h>

/* What may be the same although it is spelled differently: people and games (N-IMPORT-06, N-IMPORT-07). */

/* More pairs than this are not compared: a table with so many names has other troubles. */
#define MAX_PAIRS 4000000

typedef struct
{
  const char *name;
  MusterClubFace *face;
  guint battles;
  gboolean is_new;
} Person;

static void
clear_person (gpointer data)
{
  muster_club_face_free (((Person *) data)->face);
}

static int
compare_people (gconstpointer a,
                gconstpointer b)
{
  return strcmp (((const Person *) a)->name, ((const Person *) b)->name);
}

static int
compare_pairs (gconstpointer a,
               gconstpointer b)
{
  const MusterClubGuessName *first = a, *second = b;
  int by_name = strcmp (first->name, second->name);

  return by_name != 0 ? by_name : strcmp (first->member, second->member);
}

static void
add_person (GArray     *people,
            const char *name,
            guint       battles,
            gboolean    is_new)
{
  Person person = { name, muster_club_face_new (name), battles, is_new };

  g_array_append_val (people, person);
}

/* Everybody in the battles that are kept, and how often. */
static GHashTable *
count_players (MusterClubClerk *self)
{
  GHashTable *players = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < self->guess->results->len; i++)
    {
      const MusterClubResult *result = self->guess->results->pdata[i];

      for (guint j = 0; j < result->n_lines; j++)
        {
          const char *name = result->lines[j].player;
          guint n = GPOINTER_TO_UINT (g_hash_table_lookup (players, name));

          if (n == 0 && !muster_club_names_is_known (self->club->names, name) &&
              strcmp (muster_club_clerk_resolve (self, name), name) == 0)
            g_ptr_array_add (self->guess->new_players, g_strdup (name));
          g_hash_table_insert (players, (char *) name, GUINT_TO_POINTER (n + 1));
        }
    }

  return players;
}

static gboolean
have_met (MusterClubClerk *self,
          const char      *a,
          const char      *b)
{
  g_autofree char *key = muster_club_guess_finish_dup_meeting (a, b);

  return g_hash_table_contains (self->met, key);
}

static void
propose (MusterClubClerk *self,
         const Person    *a,
         const Person    *b)
{
  const Person *name = a, *member = b;
  gboolean is_fewer = a->battles < b->battles || (a->battles == b->battles && strcmp (a->name, b->name) > 0);
  MusterClubGuessName pair;

  if ((!a->is_new && !b->is_new) || have_met (self, a->name, b->name) ||
      muster_club_face_compare (a->face, b->face) == MUSTER_CLUB_UNLIKE)
    return;
  /* The one with fewer battles is the other's; a member is always the other. */
  if (a->is_new && b->is_new ? !is_fewer : !a->is_new)
    {
      name = b;
      member = a;
    }
  pair = (MusterClubGuessName) { g_string_chunk_insert_const (self->guess->texts, name->name),
                                 g_string_chunk_insert_const (self->guess->texts, member->name) };
  g_array_append_val (self->guess->names, pair);
}

static void
list_merges (MusterClubClerk *self,
             GHashTable      *players)
{
  GHashTableIter iter;
  gpointer name, member;

  g_hash_table_iter_init (&iter, self->same);
  while (g_hash_table_iter_next (&iter, &name, &member))
    {
      MusterClubGuessName pair = { g_string_chunk_insert_const (self->guess->texts, name), member };

      if (g_hash_table_contains (players, name) && strcmp (name, member) != 0)
        g_array_append_val (self->guess->merges, pair);
    }
  g_array_sort (self->guess->merges, compare_pairs);
}

void
muster_club_guess_names_propose (MusterClubClerk *self)
{
  g_autoptr (GHashTable) players = count_players (self);
  g_autoptr (GArray) people = g_array_new (FALSE, FALSE, sizeof (Person));
  g_auto (GStrv) members = self->club->names != NULL ? muster_club_names_list (self->club->names) : NULL;
  GHashTableIter iter;
  gpointer name, n;
  guint n_new;

  g_array_set_clear_func (people, clear_person);
  list_merges (self, players);
  g_hash_table_iter_init (&iter, players);
  while (g_hash_table_iter_next (&iter, &name, &n))
    {
      if (!muster_club_names_is_known (self->club->names, name) &&
          strcmp (muster_club_clerk_resolve (self, name), name) == 0)
        add_person (people, name, GPOINTER_TO_UINT (n), TRUE);
    }
  n_new = people->len;
  for (guint i = 0; members != NULL && members[i] != NULL; i++)
    add_person (people, members[i], 0, FALSE);
  for (guint i = 0; (guint64) n_new * people->len <= MAX_PAIRS && i < n_new; i++)
    {
      for (guint j = i + 1; j < people->len; j++)
        propose (self, &g_array_index (people, Person, i), &g_array_index (people, Person, j));
    }
  g_array_sort (self->guess->names, compare_pairs);
}

static int
compare_games (gconstpointer a,
               gconstpointer b)
{
  return strcmp (((const MusterClubGuessGame *) a)->game, ((const MusterClubGuessGame *) b)->game);
}

/* Another spelling of a game, of the table first, then of the club. */
static const char *
find_other (MusterClubClerk *self,
            GArray          *games,
            guint            game)
{
  g_autoptr (MusterClubFace) own = muster_club_face_new (g_array_index (games, Person, game).name);

  for (guint i = 0; i < games->len; i++)
    {
      const Person *other = &g_array_index (games, Person, i);
      MusterClubLikeness likeness =
        i != game ? muster_club_face_compare (own, other->face) : MUSTER_CLUB_UNLIKE;

      if (likeness == MUSTER_CLUB_ALIKE_ACCENTS || likeness == MUSTER_CLUB_ALIKE_LETTERS)
        return g_string_chunk_insert_const (self->guess->texts, other->name);
    }

  return NULL;
}

void
muster_club_guess_names_list_games (MusterClubClerk *self)
{
  g_autoptr (GArray) own = g_array_new (FALSE, FALSE, sizeof (Person));
  g_autoptr (GHashTable) others = g_hash_table_new (g_str_hash, g_str_equal);
  GArray *games = self->guess->games;
  GHashTableIter iter;
  gpointer name, n;

  g_array_set_clear_func (own, clear_person);
  g_hash_table_iter_init (&iter, self->counts);
  while (g_hash_table_iter_next (&iter, &name, &n))
    {
      MusterClubGuessGame game = { .game = g_string_chunk_insert_const (self->guess->texts, name),
                                   .ruleset = muster_club_vocabulary_find_ruleset (name),
                                   .battles = GPOINTER_TO_UINT (n) };

      g_array_append_val (games, game);
    }
  g_array_sort (games, compare_games);
  for (guint i = 0; i < games->len; i++)
    {
      const MusterClubGuessGame *game = &g_array_index (games, MusterClubGuessGame, i);

      if (game->ruleset == NULL)
        {
          add_person (own, game->game, 0, TRUE);
          g_hash_table_add (others, (char *) game->game);
        }
    }
  for (guint i = 0; self->club->results != NULL && i < self->club->results->len; i++)
    {
      const char *game = ((MusterClubResult *) self->club->results->pdata[i])->head.ruleset;

      if (*game != '\0' && muster_club_vocabulary_find_ruleset (game) == NULL &&
          g_hash_table_add (others, (char *) game))
        add_person (own, game, 0, FALSE);
    }
  g_array_sort (own, compare_people);
  for (guint i = 0; own->len <= 2000 && i < games->len; i++)
    {
      MusterClubGuessGame *game = &g_array_index (games, MusterClubGuessGame, i);

      for (guint j = 0; game->ruleset == NULL && j < own->len; j++)
        {
          if (strcmp (g_array_index (own, Person, j).name, game->game) == 0)
            game->same = find_other (self, own, j);
        }
    }
}
