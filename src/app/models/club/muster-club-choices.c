/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/club/muster-club-choices.h"

#include "core/club/muster-club-season.h"
#include "sheets/club/muster-club-words.h"

#include <string.h>

typedef void (*Collect) (GHashTable             *texts,
                         const MusterClubResult *result);

static int
compare_texts (gconstpointer a,
               gconstpointer b)
{
  return g_utf8_collate (*(const char *const *) a, *(const char *const *) b);
}

static void
add_text (GHashTable *texts,
          const char *text)
{
  if (*text != '\0' && !g_hash_table_contains (texts, text))
    g_hash_table_add (texts, g_strdup (text));
}

static GPtrArray *
collect (MusterClub *self,
         Collect     add)
{
  MusterClubTables *tables = muster_club_get_tables (self);
  g_autoptr (GHashTable) texts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GPtrArray *list = g_ptr_array_new_with_free_func (g_free);
  GHashTableIter iter;
  gpointer text;

  for (guint i = 0; tables != NULL && i < muster_club_book_get_n_games (tables->book); i++)
    add (texts, muster_club_book_get_game (tables->book, i)->result);
  g_hash_table_iter_init (&iter, texts);
  while (g_hash_table_iter_next (&iter, &text, NULL))
    g_ptr_array_add (list, g_strdup (text));
  g_ptr_array_sort (list, compare_texts);
  return list;
}

static void
add_season (GHashTable             *texts,
            const MusterClubResult *result)
{
  g_autofree char *year = g_strndup (result->head.date, 4);

  add_text (texts, year);
}

static void
add_ruleset (GHashTable             *texts,
             const MusterClubResult *result)
{
  add_text (texts, result->head.ruleset);
}

static void
add_place (GHashTable             *texts,
           const MusterClubResult *result)
{
  add_text (texts, result->head.place);
}

static void
add_scenario (GHashTable             *texts,
              const MusterClubResult *result)
{
  add_text (texts, result->head.scenario);
}

static void
add_forces (GHashTable             *texts,
            const MusterClubResult *result)
{
  for (guint i = 0; i < result->n_lines; i++)
    add_text (texts, result->lines[i].force);
}

GPtrArray *
muster_club_list_seasons (MusterClub *self)
{
  const MusterClubContent *content = muster_club_get_content (self);
  GPtrArray *years = collect (self, add_season);

  for (guint i = 0; i < years->len / 2; i++)
    {
      gpointer year = years->pdata[i];

      years->pdata[i] = years->pdata[years->len - 1 - i];
      years->pdata[years->len - 1 - i] = year;
    }
  /* By the first day, the latest first, before the years. */
  for (guint i = 0; content != NULL && i < content->seasons->len; i++)
    g_ptr_array_insert (years, 0,
                        g_strconcat (MUSTER_CLUB_SEASON_NAMED,
                                     ((MusterClubSeason *) content->seasons->pdata[i])->name, NULL));
  return years;
}

GPtrArray *
muster_club_list_rulesets (MusterClub *self)
{
  return collect (self, add_ruleset);
}

GPtrArray *
muster_club_list_places (MusterClub *self)
{
  return collect (self, add_place);
}

GPtrArray *
muster_club_list_scenarios (MusterClub *self)
{
  return collect (self, add_scenario);
}

GPtrArray *
muster_club_list_forces (MusterClub *self)
{
  return collect (self, add_forces);
}

static gboolean
is_active (const MusterClubContent *content,
           const char              *name)
{
  const MusterClubMember *member = g_hash_table_lookup (content->members, name);

  return member == NULL || (member->is_active && !member->is_gone);
}

static void
add_player (GPtrArray  *list,
            GHashTable *seen,
            const char *name)
{
  if (!g_hash_table_contains (seen, name))
    {
      char *copy = g_strdup (name);

      g_ptr_array_add (list, copy);
      g_hash_table_add (seen, copy);
    }
}

GPtrArray *
muster_club_list_players (MusterClub *self)
{
  const MusterClubContent *content = muster_club_get_content (self);
  MusterClubTables *tables = muster_club_get_tables (self);
  GPtrArray *list = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  GHashTableIter iter;
  gpointer name;

  if (content == NULL)
    return list;
  for (guint i = muster_club_book_get_n_games (tables->book); i-- > 0; )
    {
      const MusterClubGame *game = muster_club_book_get_game (tables->book, i);

      for (guint j = 0; j < game->n_seats; j++)
        {
          const char *player = muster_club_book_get_name (tables->book, game->seats[j].player);

          if (is_active (content, player))
            add_player (list, seen, player);
        }
    }
  g_hash_table_iter_init (&iter, content->members);
  while (g_hash_table_iter_next (&iter, &name, NULL))
    if (is_active (content, name) && strcmp (muster_club_names_resolve (content->names, name), name) == 0)
      add_player (list, seen, name);
  return list;
}

const char *
muster_club_spell_game (MusterClub *self,
                        const char *game)
{
  MusterRuleset *ruleset =
    self != NULL ? muster_club_words_find_game (muster_club_get_library (self), game) : NULL;

  return ruleset != NULL ? muster_ruleset_get_id (ruleset) : game;
}
