/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/battle/muster-battle-tie.h"

#include <string.h>

#include "core/muster-i18n.h"
#include "core/muster-json-members.h"

static void
free_unit (gpointer data)
{
  MusterBattleTieUnit *unit = data;

  g_free (unit->id);
  g_free (unit->unit);
  g_free (unit->leader);
  g_free (unit);
}

MusterBattleTie *
muster_battle_tie_new (const char *campaign,
                       const char *chapter)
{
  MusterBattleTie *self = g_new0 (MusterBattleTie, 1);

  self->campaign = g_strdup (campaign);
  self->chapter = g_strdup (chapter);
  self->sides = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->units = g_ptr_array_new_with_free_func (free_unit);
  return self;
}

void
muster_battle_tie_free (MusterBattleTie *self)
{
  g_free (self->campaign);
  g_free (self->chapter);
  g_hash_table_unref (self->sides);
  g_ptr_array_unref (self->units);
  g_free (self);
}

MusterBattleTie *
muster_battle_tie_copy (const MusterBattleTie *self)
{
  MusterBattleTie *copy = muster_battle_tie_new (self->campaign, self->chapter);
  GHashTableIter iter;
  gpointer id, side;

  g_hash_table_iter_init (&iter, self->sides);
  while (g_hash_table_iter_next (&iter, &id, &side))
    muster_battle_tie_add_side (copy, id, side);
  for (guint i = 0; i < self->units->len; i++)
    {
      const MusterBattleTieUnit *unit = g_ptr_array_index (self->units, i);

      muster_battle_tie_add_unit (copy, unit->id, unit->unit, unit->leader);
    }
  return copy;
}

void
muster_battle_tie_add_side (MusterBattleTie *self,
                            const char      *id,
                            const char      *side)
{
  g_hash_table_replace (self->sides, g_strdup (id), g_strdup (side));
}

void
muster_battle_tie_add_unit (MusterBattleTie *self,
                            const char      *id,
                            const char      *unit,
                            const char      *leader)
{
  MusterBattleTieUnit *tied = g_new0 (MusterBattleTieUnit, 1);

  tied->id = g_strdup (id);
  tied->unit = g_strdup (unit);
  tied->leader = g_strdup (leader);
  g_ptr_array_add (self->units, tied);
}

/**
 * muster_battle_tie_find_unit:
 *
 * Returns: (nullable): what the campaign knows the unit @id of the battle as
 */
const MusterBattleTieUnit *
muster_battle_tie_find_unit (const MusterBattleTie *self,
                             const char            *id)
{
  for (guint i = 0; i < self->units->len; i++)
    {
      const MusterBattleTieUnit *unit = g_ptr_array_index (self->units, i);

      if (strcmp (unit->id, id) == 0)
        return unit;
    }
  return NULL;
}

static gboolean
take_id (const MusterSpot  *object,
         const char        *member,
         const char       **id)
{
  MusterSpot spot;

  return !muster_spot_member (object, member, &spot) || muster_spot_read_id (&spot, id);
}

static gboolean
read_members (MusterBattleTie  *self,
              const MusterSpot *spot)
{
  MusterSpot list, member;
  const char *side;

  if (muster_spot_require (spot, "sides", &list) && muster_spot_is_object (&list))
    for (guint i = 0; muster_spot_nth_member (&list, i, &member); i++)
      if (muster_spot_read_id (&member, &side))
        muster_battle_tie_add_side (self, member.member, side);
  if (muster_spot_require (spot, "units", &list) && muster_spot_is_object (&list))
    for (guint i = 0; muster_spot_nth_member (&list, i, &member); i++)
      {
        static const char *const members[] = { "unit", "leader", NULL };
        const char *unit = NULL, *leader = NULL;

        if (!muster_spot_only_members (&member, members) || !take_id (&member, "unit", &unit) ||
            !take_id (&member, "leader", &leader))
          return FALSE;
        if (unit == NULL && leader == NULL)
          return muster_spot_fail (&member, _("expected “unit”, “leader” or both"));
        muster_battle_tie_add_unit (self, member.member, unit, leader);
      }
  return !muster_spot_failed (spot);
}

/**
 * muster_battle_tie_read:
 *
 * Returns: (transfer full) (nullable): the tie, or %NULL with the spot's error set
 */
MusterBattleTie *
muster_battle_tie_read (const MusterSpot *spot)
{
  static const char *const members[] = { "id", "chapter", "sides", "units", NULL };
  g_autoptr (MusterBattleTie) self = NULL;
  MusterSpot id_spot, chapter_spot;
  const char *id, *chapter;

  if (!muster_spot_only_members (spot, members) || !muster_spot_require (spot, "id", &id_spot) ||
      !muster_spot_read_string (&id_spot, 64, &id) ||
      !muster_spot_require (spot, "chapter", &chapter_spot) ||
      !muster_spot_read_id (&chapter_spot, &chapter))
    return NULL;

  self = muster_battle_tie_new (id, chapter);
  return read_members (self, spot) ? g_steal_pointer (&self) : NULL;
}

static int
compare_ids (gconstpointer a,
             gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/**
 * muster_battle_tie_write:
 * @builder: at a place where a value is expected
 */
void
muster_battle_tie_write (const MusterBattleTie *self,
                         JsonBuilder           *builder)
{
  guint n_sides;
  g_autofree const char **sides = (const char **) g_hash_table_get_keys_as_array (self->sides, &n_sides);

  /* Sorted, so that the same tie always gives the same bytes. */
  qsort (sides, n_sides, sizeof *sides, compare_ids);
  json_builder_begin_object (builder);
  muster_json_add_string (builder, "id", self->campaign);
  muster_json_add_string (builder, "chapter", self->chapter);
  json_builder_set_member_name (builder, "sides");
  json_builder_begin_object (builder);
  for (guint i = 0; i < n_sides; i++)
    muster_json_add_string (builder, sides[i], g_hash_table_lookup (self->sides, sides[i]));
  json_builder_end_object (builder);
  json_builder_set_member_name (builder, "units");
  json_builder_begin_object (builder);
  for (guint i = 0; i < self->units->len; i++)
    {
      const MusterBattleTieUnit *unit = g_ptr_array_index (self->units, i);

      json_builder_set_member_name (builder, unit->id);
      json_builder_begin_object (builder);
      if (unit->unit != NULL)
        muster_json_add_string (builder, "unit", unit->unit);
      if (unit->leader != NULL)
        muster_json_add_string (builder, "leader", unit->leader);
      json_builder_end_object (builder);
    }
  json_builder_end_object (builder);
  json_builder_end_object (builder);
}
