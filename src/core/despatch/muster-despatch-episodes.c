/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/despatch/muster-despatch-episodes.h"

#define MAX_OF_NERVES 4
#define LEAST_WEIGHT 3
#define FIRST_BLOOD 15

static const guint weights[MUSTER_N_INCIDENTS] = {
  [MUSTER_INCIDENT_WON_FIGHT] = 12,
  [MUSTER_INCIDENT_DREW_FIGHT] = 8,
  [MUSTER_INCIDENT_LEFT] = 40,
  [MUSTER_INCIDENT_LEADER_LOST] = 30,
  [MUSTER_INCIDENT_WOUNDED] = 12,
  [MUSTER_INCIDENT_SHAKEN] = 2,
  [MUSTER_INCIDENT_RALLIED] = 4,
  [MUSTER_INCIDENT_FAILED_RALLY] = 4,
  [MUSTER_INCIDENT_BALKED] = 1,
  [MUSTER_INCIDENT_ARRIVED] = 4,
  [MUSTER_INCIDENT_JAMMED] = 10,
  [MUSTER_INCIDENT_RAZED] = 25,
};

static guint
weigh (const MusterIncident *incident)
{
  if (incident->kind == MUSTER_INCIDENT_LOST)
    return 3 * (guint) incident->number;
  return weights[incident->kind];
}

static int
compare_weights (gconstpointer a,
                 gconstpointer b)
{
  const MusterEpisode *one = a;
  const MusterEpisode *other = b;

  if (one->weight != other->weight)
    return one->weight > other->weight ? -1 : 1;
  return one->first < other->first ? -1 : 1;
}

static int
compare_places (gconstpointer a,
                gconstpointer b)
{
  const MusterEpisode *one = a;
  const MusterEpisode *other = b;

  return one->first < other->first ? -1 : one->first > other->first;
}

static GArray *
list_all (const MusterBattleResult *result)
{
  GArray *episodes = g_array_new (FALSE, FALSE, sizeof (MusterEpisode));
  gboolean bled = FALSE;

  for (guint i = 0; i < result->moments->len; i++)
    {
      const MusterMoment *moment = &g_array_index (result->moments, MusterMoment, i);
      MusterEpisode *last = episodes->len > 0
                              ? &g_array_index (episodes, MusterEpisode, episodes->len - 1) : NULL;
      MusterEpisode fresh = { .first = i };

      if (last == NULL ||
          g_array_index (result->moments, MusterMoment, last->first).entry != moment->entry)
        {
          g_array_append_val (episodes, fresh);
          last = &g_array_index (episodes, MusterEpisode, episodes->len - 1);
        }
      last->n++;
      last->weight += weigh (&moment->incident);
      if (moment->incident.kind == MUSTER_INCIDENT_LOST && !bled)
        {
          last->weight += FIRST_BLOOD;
          bled = TRUE;
        }
    }
  return episodes;
}

/* Whether an episode tells of nothing but nerves: who took heart again, and who did not. */
static gboolean
is_of_nerves (const MusterBattleResult *result,
              const MusterEpisode      *episode)
{
  for (guint i = 0; i < episode->n; i++)
    switch ((int) g_array_index (result->moments, MusterMoment, episode->first + i).incident.kind)
      {
      case MUSTER_INCIDENT_RALLIED:
      case MUSTER_INCIDENT_FAILED_RALLY:
      case MUSTER_INCIDENT_STEADY:
      case MUSTER_INCIDENT_OBEYED:
      case MUSTER_INCIDENT_BALKED:
        break;
      default:
        return FALSE;
      }
  return TRUE;
}

/**
 * muster_despatch_episodes_choose:
 *
 * Returns: (transfer full) (element-type MusterEpisode): at most %MUSTER_EPISODES_MAX
 */
GArray *
muster_despatch_episodes_choose (const MusterBattleResult *result)
{
  g_autoptr (GArray) all = list_all (result);
  GArray *episodes = g_array_new (FALSE, FALSE, sizeof (MusterEpisode));
  guint n_of_nerves = 0;

  g_array_sort (all, compare_weights);
  for (guint i = 0; i < all->len && episodes->len < MUSTER_EPISODES_MAX; i++)
    {
      const MusterEpisode *episode = &g_array_index (all, MusterEpisode, i);

      if (episode->weight < LEAST_WEIGHT)
        break;
      /* A list of who rallied is no account of a battle. */
      if (is_of_nerves (result, episode) && n_of_nerves++ >= MAX_OF_NERVES)
        continue;
      g_array_append_vals (episodes, episode, 1);
    }
  g_array_sort (episodes, compare_places);
  return episodes;
}
