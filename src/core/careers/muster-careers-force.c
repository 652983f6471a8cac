/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/careers/muster-careers-private.h"

#include <string.h>

#include "core/forces/muster-force-unit.h"
#include "core/forces/muster-leader.h"

/* Careers of a force outside campaigns. A battle does not say which force a side was, so the
 * force is recognised by its units: a side is this force if one of its units has the name and
 * the type of a unit of the force. Within that side, units are recognised by name and type, then
 * by id and type; leaders, who may change units, by their names. */

static gboolean
is_same_unit (MusterForceUnit           *unit,
              const MusterCareerFighter *fighter)
{
  return strcmp (muster_force_unit_get_name (unit), fighter->name) == 0 &&
         strcmp (muster_force_unit_get_type_id (unit), fighter->type) == 0;
}

/* Returns the index of the side that is this force, or -1. */
static int
find_side (MusterCareers            *self,
           const MusterCareerSource *source)
{
  if (strcmp (source->ruleset, muster_force_get_ruleset_id (self->force)) != 0)
    return -1;
  for (guint i = 0; i < source->fighters->len; i++)
    for (guint k = 0; k < muster_force_get_n_units (self->force); k++)
      if (is_same_unit (muster_force_get_unit (self->force, k),
                        muster_career_source_get_fighter (source, (int) i)))
        return muster_career_source_get_fighter (source, (int) i)->side;
  return -1;
}

static int
match_unit (MusterForceUnit          *unit,
            const MusterCareerSource *source,
            int                       side)
{
  int by_id = -1;

  for (int i = 0; i < (int) source->fighters->len; i++)
    {
      const MusterCareerFighter *fighter = muster_career_source_get_fighter (source, i);
      const char *dash;

      if (fighter->side != side)
        continue;
      if (is_same_unit (unit, fighter))
        return i;
      dash = strchr (fighter->id, '-');
      if ((dash != NULL && strcmp (dash + 1, muster_force_unit_get_id (unit)) == 0) &&
          strcmp (muster_force_unit_get_type_id (unit), fighter->type) == 0)
        by_id = i;
    }
  return by_id;
}

/* A fighter who has the name of another unit of the force is that unit, even if the id is that
 * of @unit. */
static gboolean
is_anothers (MusterCareers             *self,
             MusterForceUnit           *unit,
             const MusterCareerFighter *fighter)
{
  for (guint i = 0; i < muster_force_get_n_units (self->force); i++)
    if (muster_force_get_unit (self->force, i) != unit &&
        is_same_unit (muster_force_get_unit (self->force, i), fighter))
      return TRUE;
  return FALSE;
}

int
muster_careers_force_match (MusterCareers            *self,
                            MusterCareer             *career,
                            const MusterCareerSource *source)
{
  int side = find_side (self, source);
  MusterForceUnit *unit;
  int found;

  if (side < 0)
    return -1;
  if (muster_career_get_kind (career) == MUSTER_CAMPAIGN_LEADERS)
    {
      for (int i = 0; i < (int) source->fighters->len; i++)
        {
          const MusterCareerFighter *fighter = muster_career_source_get_fighter (source, i);

          if (fighter->side == side && fighter->has_leader &&
              strcmp (fighter->leader_name, muster_career_get_name (career)) == 0)
            return i;
        }
      return -1;
    }
  unit = muster_force_find_unit (self->force, muster_career_get_id (career), NULL);
  found = unit != NULL ? match_unit (unit, source, side) : -1;
  if (found >= 0 && !is_same_unit (unit, muster_career_source_get_fighter (source, found)) &&
      is_anothers (self, unit, muster_career_source_get_fighter (source, found)))
    return -1;
  return found;
}

static void
tell (MusterCareers            *self,
      MusterCareer             *career,
      const MusterCareerSource *source,
      MusterCareerAffair       *affair)
{
  gboolean is_leader = muster_career_get_kind (career) == MUSTER_CAMPAIGN_LEADERS;
  int index = muster_careers_force_match (self, career, source);

  if (index >= 0)
    muster_career_take_event (career, muster_career_source_make_event (source, index, is_leader, affair));
}

static void
add_career (MusterCareers      *self,
            MusterCampaignKind  kind,
            const char         *id,
            const char         *name)
{
  GListStore *list = kind == MUSTER_CAMPAIGN_UNITS ? self->units : self->leaders;
  g_autoptr (MusterCareer) career =
    muster_career_new (kind, (int) self->careers[kind]->len, id, name, muster_force_get_name (self->force),
                       "");

  g_list_store_append (list, career);
  g_ptr_array_add (self->careers[kind], g_steal_pointer (&career));
}

static void
add_leader (MusterCareers *self,
            const char    *name)
{
  if (name != NULL && *name != '\0' && muster_careers_find (self, MUSTER_CAMPAIGN_LEADERS, name) == NULL)
    add_career (self, MUSTER_CAMPAIGN_LEADERS, name, name);
}

/* Adds the units and leaders of the present force, and the leaders who occur only in its
 * battles. */
static void
add_people (MusterCareers *self)
{
  for (guint i = 0; i < muster_force_get_n_units (self->force); i++)
    {
      MusterForceUnit *unit = muster_force_get_unit (self->force, i);
      MusterLeader *leader = muster_force_unit_get_leader (unit);
      g_autofree char *title = leader != NULL ? muster_leader_dup_title (leader) : NULL;

      if (muster_careers_find (self, MUSTER_CAMPAIGN_UNITS, muster_force_unit_get_id (unit)) == NULL)
        add_career (self, MUSTER_CAMPAIGN_UNITS, muster_force_unit_get_id (unit),
                    muster_force_unit_get_name (unit));
      add_leader (self, title);
    }
  for (guint i = 0; i < self->order->len; i++)
    {
      const MusterCareerSource *source = g_ptr_array_index (self->order, i);
      int side = find_side (self, source);

      for (guint k = 0; side >= 0 && k < source->fighters->len; k++)
        if (muster_career_source_get_fighter (source, (int) k)->side == side)
          add_leader (self, muster_career_source_get_fighter (source, (int) k)->leader_name);
    }
}

static int
compare_sources (gconstpointer a,
                 gconstpointer b)
{
  const MusterCareerSource *one = *(const MusterCareerSource *const *) a;
  const MusterCareerSource *other = *(const MusterCareerSource *const *) b;
  int order = g_strcmp0 (one->date, other->date);

  return order != 0 ? order : strcmp (one->id, other->id);
}

void
muster_careers_force_write (MusterCareers *self)
{
  GHashTableIter iter;
  gpointer source;

  g_ptr_array_set_size (self->order, 0);
  g_hash_table_iter_init (&iter, self->sources);
  while (g_hash_table_iter_next (&iter, NULL, &source))
    g_ptr_array_add (self->order, source);
  g_ptr_array_sort (self->order, compare_sources);
  add_people (self);

  for (guint i = 0; i < self->careers[MUSTER_CAMPAIGN_UNITS]->len; i++)
    muster_career_forget (g_ptr_array_index (self->careers[MUSTER_CAMPAIGN_UNITS], i), 0, G_MAXUINT);
  for (guint i = 0; i < self->careers[MUSTER_CAMPAIGN_LEADERS]->len; i++)
    muster_career_forget (g_ptr_array_index (self->careers[MUSTER_CAMPAIGN_LEADERS], i), 0, G_MAXUINT);
  g_ptr_array_set_size (self->affairs, 0);
  for (guint n = 0; n < self->order->len; n++)
    {
      MusterCareerAffair *affair =
        muster_career_source_make_affair (g_ptr_array_index (self->order, n), n);

      g_ptr_array_add (self->affairs, affair);
      for (guint i = 0; i < self->careers[MUSTER_CAMPAIGN_UNITS]->len; i++)
        tell (self, g_ptr_array_index (self->careers[MUSTER_CAMPAIGN_UNITS], i),
              g_ptr_array_index (self->order, n), affair);
      for (guint i = 0; i < self->careers[MUSTER_CAMPAIGN_LEADERS]->len; i++)
        tell (self, g_ptr_array_index (self->careers[MUSTER_CAMPAIGN_LEADERS], i),
              g_ptr_array_index (self->order, n), affair);
    }
}
