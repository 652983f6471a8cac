/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-club-names.h"

struct _MusterClubNames
{
  gatomicrefcount ref_count;
  GHashTable *known;
  GHashTable *merged;
};

MusterClubNames *
muster_club_names_new (void)
{
  MusterClubNames *self = g_new0 (MusterClubNames, 1);

  g_atomic_ref_count_init (&self->ref_count);
  self->known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->merged = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);

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

  g_hash_table_replace (self->merged, g_strdup (name), g_strdup (member));
}

const char *
muster_club_names_resolve (const MusterClubNames *self,
                           const char            *name)
{
  const char *found = name;

  if (self == NULL)
    return name;

  /* Somebody may have been merged into one who was merged later; never in a circle, but a damaged file
   * must not make this go on for ever. */
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
