/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-club-names.h"

#include <string.h>

struct _MusterClubNames
{
  gatomicrefcount ref_count;
  GHashTable *known;
  GHashTable *merged;
  GHashTable *renamed;
};

MusterClubNames *
muster_club_names_new (void)
{
  MusterClubNames *self = g_new0 (MusterClubNames, 1);

  g_atomic_ref_count_init (&self->ref_count);
  self->known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->merged = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->renamed = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);

  return self;
}

MusterClubNames *
muster_club_names_ref (MusterClubNames *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_atomic_ref_count_inc (&self->ref_count);

  return self;
}

void
muster_club_names_unref (MusterClubNames *self)
{
  g_return_if_fail (self != NULL);

  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;

  g_hash_table_unref (self->known);
  g_hash_table_unref (self->merged);
  g_hash_table_unref (self->renamed);
  g_free (self);
}

void
muster_club_names_add (MusterClubNames *self,
                       const char      *name)
{
  g_return_if_fail (self != NULL && name != NULL);

  if (!g_hash_table_contains (self->known, name))
    g_hash_table_add (self->known, g_strdup (name));
}

void
muster_club_names_merge (MusterClubNames *self,
                         const char      *name,
                         const char      *member)
{
  g_return_if_fail (self != NULL && name != NULL && member != NULL);

  g_hash_table_replace (self->merged, g_strdup (muster_club_names_spell (self, name)),
                        g_strdup (muster_club_names_spell (self, member)));
}

void
muster_club_names_rename (MusterClubNames *self,
                          const char      *old,
                          const char      *name)
{
  g_return_if_fail (self != NULL && old != NULL && name != NULL);

  g_hash_table_replace (self->renamed, g_strdup (old), g_strdup (name));
}

const char *
muster_club_names_spell (const MusterClubNames *self,
                         const char            *name)
{
  const char *present = self != NULL ? g_hash_table_lookup (self->renamed, name) : NULL;

  return present != NULL ? present : name;
}

/* A side changes with the player whose name it bears, unless another side is called so. */
static void
spell_side (MusterClubLine *lines,
            guint           n_lines,
            guint           player,
            const char     *name)
{
  const char *side = lines[player].side;

  if (strcmp (side, lines[player].player) != 0)
    return;
  for (guint i = 0; i < n_lines; i++)
    {
      if (strcmp (lines[i].side, name) == 0)
        return;
    }
  for (guint i = 0; i < n_lines; i++)
    {
      if (strcmp (lines[i].side, side) == 0)
        lines[i].side = name;
    }
}

gboolean
muster_club_names_spell_lines (const MusterClubNames *self,
                               MusterClubLine        *lines,
                               guint                  n_lines)
{
  gboolean changed = FALSE;

  if (self == NULL || g_hash_table_size (self->renamed) == 0)
    return FALSE;

  for (guint i = 0; i < n_lines; i++)
    {
      const char *name = muster_club_names_spell (self, lines[i].player);

      if (name == lines[i].player)
        continue;
      spell_side (lines, n_lines, i, name);
      lines[i].player = name;
      changed = TRUE;
    }

  return changed;
}

MusterClubResult *
muster_club_names_spell_result (const MusterClubNames *self,
                                MusterClubResult      *result)
{
  g_autofree MusterClubLine *lines = NULL;

  if (self == NULL || g_hash_table_size (self->renamed) == 0)
    return muster_club_result_ref (result);

  lines = g_memdup2 (result->lines, result->n_lines * sizeof *lines);

  return muster_club_names_spell_lines (self, lines, result->n_lines)
           ? muster_club_result_new (&result->head, lines, result->n_lines)
           : muster_club_result_ref (result);
}

const char *
muster_club_names_resolve (const MusterClubNames *self,
                           const char            *name)
{
  const char *found = muster_club_names_spell (self, name);

  if (self == NULL)
    return name;

  /* A name may have been merged into one that was merged later itself. There are never circles,
   * but the loop is bounded in case the file is damaged. */
  for (guint i = 0; i <= g_hash_table_size (self->merged); i++)
    {
      const char *next = g_hash_table_lookup (self->merged, found);

      if (next == NULL)
        return found;
      found = next;
    }

  return name;
}

gboolean
muster_club_names_is_known (const MusterClubNames *self,
                            const char            *name)
{
  return self != NULL && g_hash_table_contains (self->known, muster_club_names_resolve (self, name));
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static char **
end_list (GPtrArray *list)
{
  g_ptr_array_sort (list, compare_names);
  g_ptr_array_add (list, NULL);

  return (char **) g_ptr_array_free (list, FALSE);
}

gboolean
muster_club_names_has_members (const MusterClubNames *self)
{
  return self != NULL && g_hash_table_size (self->known) > 0;
}

char **
muster_club_names_list (const MusterClubNames *self)
{
  GPtrArray *list = g_ptr_array_new ();
  GHashTableIter iter;
  gpointer name;

  g_hash_table_iter_init (&iter, self->known);
  while (g_hash_table_iter_next (&iter, &name, NULL))
    g_ptr_array_add (list, g_strdup (name));

  return end_list (list);
}

char **
muster_club_names_list_others (const MusterClubNames *self,
                               const char            *member)
{
  GHashTable *const tables[] = { self->renamed, self->merged };
  GPtrArray *list = g_ptr_array_new ();

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      GHashTableIter iter;
      gpointer name;

      g_hash_table_iter_init (&iter, tables[i]);
      while (g_hash_table_iter_next (&iter, &name, NULL))
        {
          if (strcmp (muster_club_names_resolve (self, name), member) == 0)
            g_ptr_array_add (list, g_strdup (name));
        }
    }

  return end_list (list);
}
