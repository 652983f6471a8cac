/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-club-unnamed.h"

#include "core/club/muster-club-member.h"
#include "core/muster-scrub.h"

#include <string.h>

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* All names that occur, so that no number is taken for one of them. */
static GHashTable *
list_taken (GPtrArray             *results,
            const MusterClubNames *names)
{
  GHashTable *taken = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_auto (GStrv) members = muster_club_names_list (names);

  for (guint i = 0; members[i] != NULL; i++)
    g_hash_table_add (taken, g_strdup (members[i]));
  for (guint i = 0; i < results->len; i++)
    {
      const MusterClubResult *result = results->pdata[i];

      for (guint j = 0; j < result->n_lines; j++)
        g_hash_table_add (taken, g_strdup (result->lines[j].player));
    }

  return taken;
}

/* By name, the lowest numbers that nobody has. */
static GHashTable *
give_numbers (GPtrArray             *results,
              const MusterClubNames *names,
              GHashTable            *members)
{
  GHashTable *numbers = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_autoptr (GHashTable) taken = list_taken (results, names);
  g_autoptr (GPtrArray) shy = g_ptr_array_new ();
  GHashTableIter iter;
  gpointer name, member;
  guint n = 0;

  g_hash_table_iter_init (&iter, members);
  while (g_hash_table_iter_next (&iter, &name, &member))
    {
      if (!((const MusterClubMember *) member)->is_named)
        g_ptr_array_add (shy, name);
    }
  g_ptr_array_sort (shy, compare_names);
  for (guint i = 0; i < shy->len; i++)
    {
      g_autofree char *number = NULL;

      do
        {
          g_free (number);
          number = g_strdup_printf ("Member %u", ++n);
        }
      while (g_hash_table_contains (taken, number));
      g_hash_table_insert (numbers, g_strdup (shy->pdata[i]), g_steal_pointer (&number));
    }

  return numbers;
}

/* Texts that somebody wrote, without the names of those who are not to be named. */
typedef struct
{
  GPtrArray *scrubs;
  GStringChunk *texts;
} Cleaner;

static const char *
clean (const Cleaner *self,
       const char    *text)
{
  for (guint i = 0; i < self->scrubs->len; i++)
    {
      g_autofree char *scrubbed = muster_scrub_text (self->scrubs->pdata[i], text);

      if (scrubbed != NULL)
        text = g_string_chunk_insert (self->texts, scrubbed);
    }

  return text;
}

static GPtrArray *
new_scrubs (const MusterClubNames *names,
            GHashTable            *numbers)
{
  GPtrArray *scrubs = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_scrub_free);
  GHashTableIter iter;
  gpointer name, number;

  g_hash_table_iter_init (&iter, numbers);
  while (g_hash_table_iter_next (&iter, &name, &number))
    {
      g_auto (GStrv) others = muster_club_names_list_others (names, name);
      const char *own[] = { name, NULL };

      g_ptr_array_add (scrubs, muster_scrub_new (own, number));
      g_ptr_array_add (scrubs, muster_scrub_new ((const char *const *) others, number));
    }

  return scrubs;
}

static MusterClubResult *
new_result (const MusterClubResult *result,
            const MusterClubNames  *names,
            GHashTable             *numbers,
            const Cleaner          *cleaner)
{
  g_autofree MusterClubLine *lines = g_memdup2 (result->lines, result->n_lines * sizeof *lines);
  MusterClubHead head = result->head;

  head.ruleset = clean (cleaner, head.ruleset);
  head.place = clean (cleaner, head.place);
  head.campaign = clean (cleaner, head.campaign);
  head.scenario = clean (cleaner, head.scenario);
  for (guint i = 0; i < result->n_lines; i++)
    {
      const char *member = muster_club_names_resolve (names, lines[i].player);
      const char *number = g_hash_table_lookup (numbers, member);

      lines[i].player = number != NULL ? number : member;
      lines[i].side = clean (cleaner, lines[i].side);
      lines[i].force = clean (cleaner, lines[i].force);
      lines[i].notes = "";
    }

  return muster_club_result_new (&head, lines, result->n_lines);
}

MusterClubBook *
muster_club_unnamed_new_book (GPtrArray              *results,
                              const MusterClubNames  *names,
                              GHashTable             *members,
                              GHashTable            **numbers,
                              char                 ***everybody)
{
  g_autoptr (GPtrArray) shown = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_club_result_unref);
  g_autoptr (MusterClubNames) known = muster_club_names_new ();
  g_autoptr (GPtrArray) scrubs = NULL;
  g_auto (GStrv) list = muster_club_names_list (names);
  Cleaner cleaner;

  *numbers = give_numbers (results, names, members);
  scrubs = new_scrubs (names, *numbers);
  cleaner = (Cleaner) { scrubs, g_string_chunk_new (1024) };
  for (guint i = 0; i < results->len; i++)
    g_ptr_array_add (shown, new_result (results->pdata[i], names, *numbers, &cleaner));
  g_string_chunk_free (cleaner.texts);
  for (guint i = 0; list[i] != NULL; i++)
    {
      const char *number = g_hash_table_lookup (*numbers, list[i]);

      muster_club_names_add (known, number != NULL ? number : list[i]);
    }
  *everybody = muster_club_names_list (known);

  return muster_club_book_new (shown, known);
}

char *
muster_club_unnamed_dup_text (const MusterClubNames *names,
                              GHashTable            *numbers,
                              const char            *text)
{
  g_autoptr (GPtrArray) scrubs = new_scrubs (names, numbers);
  g_autoptr (GStringChunk) texts = g_string_chunk_new (64);
  const Cleaner cleaner = { scrubs, texts };

  return g_strdup (clean (&cleaner, text));
}
