/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-club-service.h"

#include "core/careers/muster-career-source.h"
#include "core/muster-bidi.h"
#include "core/muster-i18n.h"

#include <string.h>

struct _MusterClubService
{
  gatomicrefcount ref_count;
  char **names;
  guint n_battles;
  guint n_unread; /* battles that cannot be read */
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

static char *
dup_leader_name (const MusterCareerFighter *fighter)
{
  g_autofree char *name = NULL;

  if (*fighter->leader_name != '\0')
    return g_strdup (fighter->leader_name);
  if (fighter->is_leader)
    return g_strdup (fighter->name);
  name = muster_bidi_isolate (fighter->name);
  /* Translators: the name of a unit whose leader has none. */
  return g_strdup_printf (_("the leader of %s"), name);
}

static int
compare_leaders (gconstpointer a,
                 gconstpointer b)
{
  const MusterClubLeader *first = *(const MusterClubLeader *const *) a;
  const MusterClubLeader *second = *(const MusterClubLeader *const *) b;
  guint merit = muster_deeds_get_merit (&first->totals.deeds);
  guint other_merit = muster_deeds_get_merit (&second->totals.deeds);

  if (first->totals.battles != second->totals.battles)
    return first->totals.battles > second->totals.battles ? -1 : 1;
  if (merit != other_merit)
    return merit > other_merit ? -1 : 1;

  return strcmp (first->name, second->name);
}

void
muster_club_service_add (MusterClubService *self,
                         MusterBattle      *battle)
{
  g_autoptr (MusterCareerSource) source = NULL;
  g_autoptr (MusterCareerAffair) affair = NULL;
  int side;

  if (battle == NULL)
    {
      self->n_unread++;
      return;
    }
  side = find_side (self, muster_battle_get_setup (battle));
  if (side < 0)
    return;

  source = muster_career_source_new (battle, "", NULL);
  affair = muster_career_source_make_affair (source, self->n_battles++);
  muster_luck_tally_merge (self->tally, source->tallies[side]);
  for (int i = 0; i < (int) source->fighters->len; i++)
    {
      const MusterCareerFighter *fighter = muster_career_source_get_fighter (source, i);

      if (fighter->side == side && fighter->has_leader)
        {
          g_autofree char *name = dup_leader_name (muster_career_source_get_fighter (source, i));
          g_autoptr (MusterCareerEvent) event = muster_career_source_make_event (source, i, TRUE, affair);

          muster_career_totals_add (&get_leader (self, name)->totals, event);
        }
    }
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

char *
muster_club_service_dup_gap (const MusterClubService *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  if (self->n_unread == 0)
    return NULL;

  return g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%u battle cannot be read",
                                     "%u battles cannot be read", self->n_unread), self->n_unread);
}

GPtrArray *
muster_club_service_get_leaders (MusterClubService *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_ptr_array_sort (self->leaders, compare_leaders);

  return self->leaders;
}

char *
muster_club_service_leader_dup_words (const MusterClubLeader *leader)
{
  GString *words = g_string_new (NULL);
  g_autofree char *battles = muster_career_totals_to_text (&leader->totals);
  g_autofree char *deeds = muster_deeds_to_text (&leader->totals.deeds);
  guint n = leader->totals.lost_field;

  g_string_append (words, battles);
  if (n > 0)
    /* Translators: how often a leader fell or ran. */
    g_string_append_printf (words, dngettext (GETTEXT_PACKAGE, "; fell or fled once",
                                              "; fell or fled %u times", n),
                            n);
  if (*deeds != '\0')
    g_string_append_printf (words, "; %s", deeds);

  return g_string_free (words, FALSE);
}
