/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-club-service.h"

#include "core/battle/muster-battle-result.h"
#include "core/muster-i18n.h"

#include <string.h>

struct _MusterClubService
{
  gatomicrefcount ref_count;
  char **names;
  guint n_battles;
  MusterLuckTally *tally;
  GPtrArray *leaders;
};

static void
free_leader (gpointer data)
{
  MusterClubLeader *leader = data;

  g_free (leader->name);
  g_free (leader);
}

MusterClubService *
muster_club_service_new (const char *const *names)
{
  MusterClubService *self = g_new0 (MusterClubService, 1);

  g_return_val_if_fail (names != NULL, NULL);

  g_atomic_ref_count_init (&self->ref_count);
  self->names = g_strdupv ((char **) names);
  self->tally = muster_luck_tally_new ();
  self->leaders = g_ptr_array_new_with_free_func (free_leader);

  return self;
}

MusterClubService *
muster_club_service_ref (MusterClubService *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_atomic_ref_count_inc (&self->ref_count);

  return self;
}

void
muster_club_service_unref (MusterClubService *self)
{
  g_return_if_fail (self != NULL);

  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;
  g_strfreev (self->names);
  muster_luck_tally_free (self->tally);
  g_ptr_array_unref (self->leaders);
  g_free (self);
}

static int
find_side (const MusterClubService *self,
           const MusterSetup       *setup)
{
  for (guint i = 0; i < setup->n_players; i++)
    {
      if (g_strv_contains ((const char *const *) self->names, setup->players[i].name))
        return setup->players[i].side;
    }

  return -1;
}

static MusterClubLeader *
get_leader (MusterClubService *self,
            const char        *name)
{
  MusterClubLeader *leader;

  for (guint i = 0; i < self->leaders->len; i++)
    {
      leader = self->leaders->pdata[i];
      if (strcmp (leader->name, name) == 0)
        return leader;
    }
  leader = g_new0 (MusterClubLeader, 1);
  leader->name = g_strdup (name);
  g_ptr_array_add (self->leaders, leader);

  return leader;
}

static void
add_leader (MusterClubService        *self,
            const MusterBattleResult *result,
            const MusterLeaderRecord *record)
{
  g_autofree char *name = muster_battle_result_dup_leader_name (result, record->unit);
  MusterClubLeader *leader = get_leader (self, name);

  leader->battles++;
  leader->fell += record->is_lost;
  for (guint i = 0; i < MUSTER_N_DEEDS; i++)
    leader->deeds.counts[i] += record->deeds.counts[i];
}

static int
compare_leaders (gconstpointer a,
                 gconstpointer b)
{
  const MusterClubLeader *first = *(const MusterClubLeader *const *) a;
  const MusterClubLeader *second = *(const MusterClubLeader *const *) b;

  if (first->battles != second->battles)
    return first->battles > second->battles ? -1 : 1;
  if (muster_deeds_get_merit (&first->deeds) != muster_deeds_get_merit (&second->deeds))
    return muster_deeds_get_merit (&first->deeds) > muster_deeds_get_merit (&second->deeds) ? -1 : 1;

  return strcmp (first->name, second->name);
}

void
muster_club_service_add (MusterClubService *self,
                         MusterBattle      *battle)
{
  g_autoptr (MusterBattleResult) result = muster_battle_result_new (battle);
  int side = find_side (self, result->setup);

  if (side < 0)
    return;

  self->n_battles++;
  for (guint i = 0; i < result->units->len; i++)
    {
      const MusterUnitRecord *unit = muster_battle_result_get_unit (result, (int) i);

      if (unit->def->side == side)
        muster_luck_tally_merge (self->tally, unit->tally);
    }
  for (guint i = 0; i < result->leaders->len; i++)
    {
      const MusterLeaderRecord *leader = &g_array_index (result->leaders, MusterLeaderRecord, i);

      if (muster_battle_result_get_unit (result, leader->unit)->def->side == side)
        add_leader (self, result, leader);
    }
}

guint
muster_club_service_get_n_battles (const MusterClubService *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->n_battles;
}

/**
 * muster_club_service_sum:
 * @sum: (out):
 */
void
muster_club_service_sum (const MusterClubService *self,
                         MusterLuckSum           *sum)
{
  g_return_if_fail (self != NULL);

  muster_luck_tally_sum (self->tally, sum);
}

char *
muster_club_service_dup_luck (const MusterClubService *self)
{
  MusterLuckSum sum;
  g_autofree char *words = NULL;

  muster_club_service_sum (self, &sum);
  if (sum.n == 0)
    return g_strdup ("");

  words = muster_luck_sum_to_text (&sum);
  /* Translators: how the dice of somebody fell, and in how many battles. */
  return g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%s, in %u battle", "%s, in %u battles",
                                     self->n_battles),
                          words, self->n_battles);
}

GPtrArray *
muster_club_service_get_leaders (MusterClubService *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_ptr_array_sort (self->leaders, compare_leaders);

  return self->leaders;
}

char *
muster_club_leader_dup_words (const MusterClubLeader *leader)
{
  GString *words = g_string_new (NULL);
  g_autofree char *deeds = muster_deeds_to_text (&leader->deeds);

  g_string_append_printf (words, dngettext (GETTEXT_PACKAGE, "%u battle", "%u battles", leader->battles),
                          leader->battles);
  if (leader->fell > 0)
    g_string_append_printf (words,
                            dngettext (GETTEXT_PACKAGE, ", lost once", ", lost %u times", leader->fell),
                            leader->fell);
  if (*deeds != '\0')
    g_string_append_printf (words, "; %s", deeds);

  return g_string_free (words, FALSE);
}
