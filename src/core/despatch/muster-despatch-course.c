/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/despatch/muster-despatch-writer.h"

#include <string.h>

#include "core/despatch/muster-despatch-episodes.h"
#include "core/muster-enumeration.h"

/* Writes the course of the battle. Each episode begins with what was done; its consequences
 * follow in sentences of their own, so that no form has to tell two things at once. */

#define EPISODES_A_PARAGRAPH 4
#define MAX_CONSEQUENCES 4
#define MAX_LIGHT 2 /* consequences, when the next is a light one */
#define LEAST_FLIGHT 2 /* units that follow one that fled, told in one sentence */

typedef MusterDespatchWriter Writer;

static const MusterMoment *
get_moment (Writer *self,
            guint   index)
{
  return &g_array_index (self->result->moments, MusterMoment, index);
}

/* Counts the figures of @unit that fell to @by in this episode. */
static int
count_lost (Writer              *self,
            const MusterEpisode *episode,
            int                  unit,
            int                  by)
{
  int lost = 0;

  for (guint i = 0; i < episode->n; i++)
    {
      const MusterIncident *incident = &get_moment (self, episode->first + i)->incident;

      if (incident->kind == MUSTER_INCIDENT_LOST && incident->unit == unit && incident->other == by)
        lost += incident->number;
    }
  return lost;
}

/* Returns whether nobody of @unit outlived this episode. */
static gboolean
is_destroyed (Writer              *self,
              const MusterEpisode *episode,
              int                  unit)
{
  for (guint i = 0; i < episode->n; i++)
    {
      const MusterIncident *incident = &get_moment (self, episode->first + i)->incident;

      if (incident->kind == MUSTER_INCIDENT_LEFT && incident->unit == unit &&
          g_str_equal (self->rules->fates[incident->number].id, "destroyed"))
        return TRUE;
    }
  return FALSE;
}

static void
tell_attack (Writer              *self,
             const MusterEpisode *episode,
             guint                place,
             int                  attacker,
             int                  defender,
             MusterTelling        telling)
{
  int n = count_lost (self, episode, defender, attacker);
  int m = count_lost (self, episode, attacker, defender);

  muster_despatch_pen_tell (&self->pen, telling,
                            MUSTER_CLAIMS (.place = place, .unit = attacker, .other = defender,
                                           .key = telling == MUSTER_TELL_DREW_ATTACK &&
                                                      (is_destroyed (self, episode, attacker) ||
                                                       is_destroyed (self, episode, defender))
                                                    ? "last" : NULL));
  muster_despatch_pen_tell (&self->pen, MUSTER_TELL_RECKONING,
                            MUSTER_CLAIMS (.place = place, .unit = attacker, .other = defender, .n = n,
                                           .m = m,
                                           .key = n == 0 && m == 0 ? "bloodless"
                                                  : n == 0         ? "ours"
                                                  : m == 0         ? "theirs"
                                                                   : NULL));
}

/* Returns whether this episode harmed @unit. */
static gboolean
has_suffered (Writer              *self,
              const MusterEpisode *episode,
              int                  unit)
{
  for (guint i = 0; i < episode->n; i++)
    {
      const MusterIncident *incident = &get_moment (self, episode->first + i)->incident;

      if (incident->unit == unit &&
          (incident->kind == MUSTER_INCIDENT_SHAKEN || incident->kind == MUSTER_INCIDENT_WOUNDED ||
           incident->kind == MUSTER_INCIDENT_LEFT || incident->kind == MUSTER_INCIDENT_LOST ||
           incident->kind == MUSTER_INCIDENT_LEADER_LOST ||
           incident->kind == MUSTER_INCIDENT_FELL_BACK))
        return TRUE;
    }
  return FALSE;
}

static void
tell_fire (Writer              *self,
           const MusterEpisode *episode,
           guint                place,
           int                  unit,
           int                  other)
{
  int n = count_lost (self, episode, other, unit);

  muster_despatch_pen_tell (&self->pen, MUSTER_TELL_FIRE,
                            MUSTER_CLAIMS (.place = place, .unit = unit, .other = other, .n = n,
                                           .key = n == 0 && has_suffered (self, episode, other) ? "felt"
                                                                                               : NULL));
}

/* Returns whether @unit attacked in the fight that moment @index tells of. In some rules the
 * attack and each round of the fight are orders of their own, so the one of the two who last
 * went for the other is the attacker. */
static gboolean
is_attacker (Writer *self,
             guint   index,
             int     unit,
             int     other)
{
  for (guint i = index; i > 0; i--)
    {
      const MusterIncident *incident = &get_moment (self, i - 1)->incident;

      if (incident->kind != MUSTER_INCIDENT_ASSAULTED)
        continue;
      if (incident->unit == unit && incident->other == other)
        return TRUE;
      if (incident->unit == other && incident->other == unit)
        return FALSE;
    }
  return FALSE;
}

/* Tells what was done if it was an attack by shots or blows. Returns FALSE if it was anything
 * else. */
static gboolean
tell_deed (Writer              *self,
           const MusterEpisode *episode,
           guint                index)
{
  const MusterIncident *incident = &get_moment (self, index)->incident;

  if (incident->kind == MUSTER_INCIDENT_FIRED && incident->other >= 0)
    tell_fire (self, episode, index + 1, incident->unit, incident->other);
  else if (incident->kind == MUSTER_INCIDENT_WON_FIGHT &&
           is_attacker (self, index, incident->unit, incident->other))
    tell_attack (self, episode, index + 1, incident->unit, incident->other, MUSTER_TELL_WON_ATTACK);
  else if (incident->kind == MUSTER_INCIDENT_WON_FIGHT)
    tell_attack (self, episode, index + 1, incident->other, incident->unit,
                 MUSTER_TELL_LOST_ATTACK);
  else if (incident->kind == MUSTER_INCIDENT_DREW_FIGHT)
    tell_attack (self, episode, index + 1, incident->unit, incident->other,
                 MUSTER_TELL_DREW_ATTACK);
  else
    return FALSE;
  return TRUE;
}

/* Returns whether this episode tells of the fire of @unit. */
static gboolean
has_fired (Writer              *self,
           const MusterEpisode *episode,
           int                  unit)
{
  for (guint i = 0; i < episode->n; i++)
    {
      const MusterIncident *incident = &get_moment (self, episode->first + i)->incident;

      if (incident->kind == MUSTER_INCIDENT_FIRED && incident->unit == unit)
        return TRUE;
    }
  return FALSE;
}

/* Returns whether the loss was already told with the shots or the blows that caused it. */
static gboolean
is_told (Writer              *self,
         const MusterEpisode *episode,
         const MusterIncident *lost)
{
  for (guint i = 0; i < episode->n; i++)
    {
      const MusterIncident *incident = &get_moment (self, episode->first + i)->incident;

      if ((incident->kind == MUSTER_INCIDENT_FIRED && incident->unit == lost->other &&
           incident->other == lost->unit) ||
          ((incident->kind == MUSTER_INCIDENT_ASSAULTED ||
            incident->kind == MUSTER_INCIDENT_WON_FIGHT ||
            incident->kind == MUSTER_INCIDENT_DREW_FIGHT) &&
           ((incident->unit == lost->unit && incident->other == lost->other) ||
            (incident->unit == lost->other && incident->other == lost->unit))))
        return TRUE;
    }
  return FALSE;
}

/* Returns whether the unit has lost a leader before. The one that it loses now then took his
 * place, and his name is not known. */
static gboolean
fell_before (Writer             *self,
             const MusterMoment *moment)
{
  for (const MusterMoment *earlier = get_moment (self, 0); earlier < moment; earlier++)
    if (earlier->incident.kind == MUSTER_INCIDENT_LEADER_LOST &&
        earlier->incident.unit == moment->incident.unit)
      return TRUE;
  return FALSE;
}

/* Returns the key of the form that tells what became of a leader: his fate if he is a unit,
 * otherwise his status. An officer who is no leader of the battle has only one form, with or
 * without a name. */
static const char *
get_leader_key (Writer                   *self,
                const MusterMoment       *moment,
                int                       leader,
                const MusterLeaderRecord *record)
{
  gboolean is_unit = record != NULL && record->is_unit;
  const MusterChoice *words = is_unit ? self->rules->fates : self->rules->leader_statuses;
  const char *name = muster_battle_result_get_unit (self->result, leader)->def->leader.name;
  const char *key = words[moment->incident.number].id;
  gboolean is_named = name != NULL && *name != '\0';

  if (record == NULL)
    return is_named && !fell_before (self, moment) ? "officer" : "officer-without-a-name";
  /* A leader without a name is told of by the name of his unit, in a form that names it only
   * once. */
  if (!is_unit && !is_named && (g_str_equal (key, "casualty") || g_str_equal (key, "killed")))
    return "casualty-without-a-name";
  return key;
}

/* Whether the end of all of his men was the last that was told. */
static gboolean
is_with_them (Writer             *self,
              const MusterMoment *moment)
{
  const MusterSentence *last =
    self->pen.sentences->len > 0
      ? &g_array_index (self->pen.sentences, MusterSentence, self->pen.sentences->len - 1) : NULL;

  return last != NULL && last->telling == MUSTER_TELL_LEFT && last->episode == self->pen.episode &&
         last->unit == moment->incident.unit;
}

/* One wound of somebody is told of an episode, and the next one as another. */
static void
tell_wound (Writer     *self,
            guint       place,
            int         unit,
            int         leader)
{
  const char *key = NULL;

  for (guint i = 0; i < self->pen.sentences->len; i++)
    {
      const MusterSentence *told = &g_array_index (self->pen.sentences, MusterSentence, i);

      if (told->telling != MUSTER_TELL_WOUNDED || told->unit != unit)
        continue;
      if (told->episode == self->pen.episode)
        return;
      key = "again";
    }
  muster_despatch_pen_tell (&self->pen, MUSTER_TELL_WOUNDED,
                            MUSTER_CLAIMS (.place = place, .unit = unit, .leader = leader, .key = key));
}

static void
tell_leader (Writer             *self,
             guint               index,
             const MusterMoment *moment)
{
  /* Where leaders can change units, a leader is known by the unit with which he began. */
  int leader = self->rules->find_leader != NULL && moment->leader >= 0 ? moment->leader
                                                                       : moment->incident.unit;
  const MusterLeaderRecord *record = muster_battle_result_find_leader (self->result, leader);
  const char *key = get_leader_key (self, moment, leader, record);
  MusterTelling telling = record != NULL && record->is_unit ? MUSTER_TELL_COMMANDER : MUSTER_TELL_LEADER;

  /* Who fell with all of his men needs no words about who they were, and without a name none at all. */
  if (telling == MUSTER_TELL_LEADER && is_with_them (self, moment))
    {
      if (g_str_equal (key, "casualty-without-a-name") || g_str_equal (key, "officer-without-a-name"))
        return;
      if (g_str_equal (key, "casualty"))
        key = "with-them";
    }
  if (telling == MUSTER_TELL_LEADER && g_str_equal (key, "wounded"))
    tell_wound (self, index + 1, moment->incident.unit, leader);
  else
    muster_despatch_pen_tell (&self->pen, telling,
                              MUSTER_CLAIMS (.place = index + 1, .unit = moment->incident.unit,
                                             .leader = leader, .key = key));
}

static MusterTelling
find_telling (const MusterIncident *incident)
{
  static const MusterTelling tellings[MUSTER_N_INCIDENTS] = {
    [MUSTER_INCIDENT_FIRED] = MUSTER_N_TELLINGS,
    [MUSTER_INCIDENT_ASSAULTED] = MUSTER_N_TELLINGS,
    [MUSTER_INCIDENT_WON_FIGHT] = MUSTER_N_TELLINGS,
    [MUSTER_INCIDENT_DREW_FIGHT] = MUSTER_N_TELLINGS,
    [MUSTER_INCIDENT_LOST] = MUSTER_TELL_LOSS,
    [MUSTER_INCIDENT_LEFT] = MUSTER_TELL_LEFT,
    [MUSTER_INCIDENT_LEADER_LOST] = MUSTER_TELL_LEADER,
    [MUSTER_INCIDENT_WOUNDED] = MUSTER_TELL_WOUNDED,
    [MUSTER_INCIDENT_SHAKEN] = MUSTER_TELL_SHAKEN,
    [MUSTER_INCIDENT_STEADY] = MUSTER_TELL_STEADY,
    [MUSTER_INCIDENT_RALLIED] = MUSTER_TELL_RALLIED,
    [MUSTER_INCIDENT_FAILED_RALLY] = MUSTER_TELL_NOT_RALLIED,
    [MUSTER_INCIDENT_OBEYED] = MUSTER_N_TELLINGS,
    [MUSTER_INCIDENT_BALKED] = MUSTER_TELL_BALKED,
    [MUSTER_INCIDENT_FELL_BACK] = MUSTER_N_TELLINGS,
    [MUSTER_INCIDENT_ARRIVED] = MUSTER_TELL_ARRIVED,
    [MUSTER_INCIDENT_CORRECTED] = MUSTER_N_TELLINGS,
    [MUSTER_INCIDENT_JAMMED] = MUSTER_TELL_JAMMED,
    [MUSTER_INCIDENT_RAZED] = MUSTER_TELL_RAZED,
    [MUSTER_INCIDENT_ENDED] = MUSTER_N_TELLINGS,
  };

  return tellings[incident->kind];
}

/* Returns what shook a unit before it rallied at moment number @index: the number of that moment, or -1
 * if nothing
 * is known to have done so. */
static int
find_shock (Writer *self,
            guint   index)
{
  const MusterIncident *rally = &get_moment (self, index)->incident;

  for (int i = (int) index; i >= 0; i--)
    {
      const MusterIncident *incident = &get_moment (self, (guint) i)->incident;

      if ((incident->unit == rally->unit &&
           (incident->kind == MUSTER_INCIDENT_SHAKEN || incident->kind == MUSTER_INCIDENT_FELL_BACK)) ||
          (incident->other == rally->unit && incident->kind == MUSTER_INCIDENT_WON_FIGHT))
        return i;
    }
  return -1;
}

/* Who rallied is told with what he rallied from, if an enemy did it by the same order. */
static void
tell_rally (Writer *self,
            guint   index)
{
  const MusterIncident *rally = &get_moment (self, index)->incident;
  int shock = find_shock (self, index);
  const char *key = NULL;
  int other = -1;

  if (shock < 0)
    return;
  for (guint i = 0; i < self->result->moments->len; i++)
    {
      const MusterIncident *incident = &get_moment (self, i)->incident;
      gboolean is_fire = incident->kind == MUSTER_INCIDENT_FIRED;

      if (get_moment (self, i)->entry != get_moment (self, (guint) shock)->entry ||
          incident->other != rally->unit ||
          (!is_fire && incident->kind != MUSTER_INCIDENT_WON_FIGHT &&
           incident->kind != MUSTER_INCIDENT_DREW_FIGHT))
        continue;
      key = is_fire ? "fire" : "fight";
      other = incident->unit;
    }
  muster_despatch_pen_tell (&self->pen, MUSTER_TELL_RALLIED,
                            MUSTER_CLAIMS (.place = index + 1, .unit = rally->unit, .other = other,
                                           .key = key));
}

/* Whether a unit was still there when the order of moment number @index began: it has not left, or
 * has come back since. */
static gboolean
is_there (Writer *self,
          int     unit,
          guint   index)
{
  for (guint i = index; i > 0; i--)
    {
      const MusterIncident *incident = &get_moment (self, i - 1)->incident;

      if (get_moment (self, i - 1)->entry == get_moment (self, index)->entry)
        continue;
      if (incident->unit == unit && incident->kind == MUSTER_INCIDENT_LEFT)
        return FALSE;
      if (incident->unit == unit && incident->kind == MUSTER_INCIDENT_ARRIVED)
        return TRUE;
    }
  return TRUE;
}

/* Who left in the course of an order that nobody told of is told with the enemy who last fought him, if that
 * one is still there. */
static const char *
get_left_key (Writer               *self,
              const MusterEpisode  *episode,
              guint                 index,
              const MusterIncident *incident)
{
  const char *fate = self->rules->fates[incident->number].id;

  if (g_str_equal (fate, "routed") && get_moment (self, index)->left == 0)
    return "routed-empty";
  /* Guns strike all who stand together. */
  for (guint i = 0; i < episode->n && g_str_equal (fate, "destroyed"); i++)
    {
      const MusterIncident *deed = &get_moment (self, episode->first + i)->incident;

      if (deed->kind == MUSTER_INCIDENT_FIRED && deed->unit == incident->other && deed->other >= 0 &&
          deed->other != incident->unit)
        return "destroyed-too";
    }
  if (incident->other < 0 || !is_there (self, incident->other, index) ||
      muster_battle_result_get_unit (self->result, incident->other)->def->side ==
        muster_battle_result_get_unit (self->result, incident->unit)->def->side)
    return fate;
  for (guint i = 0; i < episode->n; i++)
    {
      const MusterIncident *deed = &get_moment (self, episode->first + i)->incident;

      if (deed->kind == MUSTER_INCIDENT_FIRED || deed->kind == MUSTER_INCIDENT_WON_FIGHT ||
          deed->kind == MUSTER_INCIDENT_DREW_FIGHT || deed->kind == MUSTER_INCIDENT_ASSAULTED)
        return fate;
    }
  return g_str_equal (fate, "routed") ? "routed-by" : g_str_equal (fate, "destroyed") ? "destroyed-by" : fate;
}

static void
tell_consequence (Writer              *self,
                  const MusterEpisode *episode,
                  guint                index)
{
  const MusterIncident *incident = &get_moment (self, index)->incident;
  MusterTelling telling = find_telling (incident);

  if (telling == MUSTER_TELL_LOSS)
    {
      if (!is_told (self, episode, incident))
        muster_despatch_pen_tell (&self->pen,
                                  incident->other >= 0 && has_fired (self, episode, incident->other)
                                    ? MUSTER_TELL_ALSO_HIT : MUSTER_TELL_LOSS,
                                  MUSTER_CLAIMS (.place = index + 1, .unit = incident->unit,
                                                 .n = incident->number));
    }
  else if (telling == MUSTER_TELL_LEADER)
    tell_leader (self, index, get_moment (self, index));
  else if (telling == MUSTER_TELL_RALLIED)
    tell_rally (self, index);
  else if (telling == MUSTER_TELL_WOUNDED)
    tell_wound (self, index + 1, incident->unit, incident->unit);
  else if (telling == MUSTER_TELL_LEFT)
    muster_despatch_pen_tell (&self->pen, telling,
                              MUSTER_CLAIMS (.place = index + 1, .unit = incident->unit,
                                             .other = incident->other,
                                             .n = incident->number,
                                             .key = get_left_key (self, episode, index, incident)));
  else if (telling != MUSTER_N_TELLINGS)
    muster_despatch_pen_tell (&self->pen, telling,
                              MUSTER_CLAIMS (.place = index + 1, .unit = incident->unit,
                                             .leader = incident->unit, .n = incident->number));
}

/* Returns how grave an incident is among the consequences of one order. Grave ones are told
 * first, in case there is no room for all. */
static guint
get_gravity (const MusterIncident *incident)
{
  static const guint8 gravities[MUSTER_N_INCIDENTS] = {
    [MUSTER_INCIDENT_LEFT] = 2,   [MUSTER_INCIDENT_LEADER_LOST] = 2, [MUSTER_INCIDENT_RAZED] = 2,
    [MUSTER_INCIDENT_LOST] = 1,   [MUSTER_INCIDENT_WOUNDED] = 1,     [MUSTER_INCIDENT_JAMMED] = 1,
  };

  return gravities[incident->kind] + 1u;
}

/* If a unit leaves play in the episode, nothing is said of its wavering or of its losses. */
static gboolean
is_overtaken (Writer               *self,
              const MusterEpisode  *episode,
              const MusterIncident *incident)
{
  if (incident->kind != MUSTER_INCIDENT_SHAKEN && incident->kind != MUSTER_INCIDENT_FAILED_RALLY &&
      incident->kind != MUSTER_INCIDENT_STEADY && incident->kind != MUSTER_INCIDENT_LOST)
    return FALSE;
  for (guint i = 0; i < episode->n; i++)
    {
      const MusterIncident *later = &get_moment (self, episode->first + i)->incident;

      if (later->kind == MUSTER_INCIDENT_LEFT && later->unit == incident->unit)
        return TRUE;
    }
  return FALSE;
}

/* Returns the moment of this episode at which a unit fled, if nothing else is told of it; otherwise -1. */
static int
find_flight (Writer              *self,
             const MusterEpisode *episode)
{
  int flight = -1;

  for (guint i = 0; i < episode->n; i++)
    {
      const MusterIncident *incident = &get_moment (self, episode->first + i)->incident;
      const char *key;

      if (incident->kind != MUSTER_INCIDENT_LEFT)
        {
          if (incident->kind == MUSTER_INCIDENT_FELL_BACK || incident->kind == MUSTER_INCIDENT_OBEYED ||
              is_overtaken (self, episode, incident))
            continue;
          return -1;
        }
      key = get_left_key (self, episode, episode->first + i, incident);
      if (flight >= 0 || (!g_str_equal (key, "routed") && !g_str_equal (key, "retreated-off")))
        return -1;
      flight = (int) (episode->first + i);
    }
  return flight;
}

/* Whether two moments are of the same turn and of the same side. */
static gboolean
go_together (Writer *self,
             guint   one,
             guint   other)
{
  int unit = get_moment (self, one)->incident.unit, next = get_moment (self, other)->incident.unit;

  return get_moment (self, one)->turn == get_moment (self, other)->turn &&
         muster_battle_result_get_unit (self->result, unit)->def->side ==
           muster_battle_result_get_unit (self->result, next)->def->side;
}

/* Tells in one sentence of those who fled after episode number @index, which told of one who did. Returns how
 * many episodes that tells of: several in the same turn and of the same side, or none. */
static guint
tell_flight (Writer *self,
             guint   index)
{
  int first = find_flight (self, &g_array_index (self->episodes, MusterEpisode, index));
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;
  g_autofree char *listed = NULL;
  g_autoptr (GArray) flights = g_array_new (FALSE, FALSE, sizeof (guint));
  guint next;

  for (guint i = index + 1; first >= 0 && i < self->episodes->len; i++)
    {
      int flight = find_flight (self, &g_array_index (self->episodes, MusterEpisode, i));

      if (flight < 0 || !go_together (self, (guint) first, (guint) flight))
        break;
      next = (guint) flight;
      g_array_append_val (flights, next);
    }
  if (flights->len < LEAST_FLIGHT)
    return 0;
  for (guint i = 0; i < flights->len; i++)
    {
      guint flight = g_array_index (flights, guint, i);
      g_autofree char *name =
        muster_pen_dup_unit (&self->pen, get_moment (self, flight)->incident.unit, flight + 1);

      g_strv_builder_add (builder, name);
    }
  names = g_strv_builder_end (builder);
  listed = muster_enumeration_all ((const char *const *) names);
  next = g_array_index (flights, guint, 0);
  muster_despatch_pen_tell (&self->pen, MUSTER_TELL_FLIGHT,
                            MUSTER_CLAIMS (.place = next + 1, .unit = get_moment (self, next)->incident.unit,
                                           .n = (int) flights->len, .name = listed));
  return flights->len;
}

/* @turn: (inout): the turn that was named last */
static void
tell_episode (Writer *self,
              guint   index,
              int    *turn)
{
  const MusterEpisode *episode = &g_array_index (self->episodes, MusterEpisode, index);
  const MusterMoment *first;
  guint n_told = 0;

  self->pen.episode = index + 1;
  self->pen.weight = episode->weight;
  self->pen.when = get_moment (self, episode->first)->turn;

  first = get_moment (self, episode->first);
  if (first->turn != *turn)
    self->pen.turn = *turn = first->turn;
  for (guint i = 0; i < episode->n; i++)
    if (tell_deed (self, episode, episode->first + i))
      break;
  for (guint gravity = 3; gravity > 0; gravity--)
    for (guint i = 0; i < episode->n && n_told < (gravity > 1 ? MAX_CONSEQUENCES : MAX_LIGHT); i++)
      {
        const MusterIncident *incident = &get_moment (self, episode->first + i)->incident;
        guint before = self->pen.sentences->len;

        if (get_gravity (incident) == gravity && !is_overtaken (self, episode, incident))
          tell_consequence (self, episode, episode->first + i);
        n_told += self->pen.sentences->len - before;
      }
}

static void
stop_telling (Writer *self)
{
  self->pen.turn = 0;
  self->pen.episode = self->pen.weight = 0;
}

void
muster_despatch_course_write (Writer *self)
{
  guint n_told = 0;
  int turn = 0;

  if (self->episodes->len == 0)
    {
      self->pen.paragraph++;
      muster_despatch_pen_tell (&self->pen, MUSTER_TELL_QUIET, MUSTER_CLAIMS (.n = 0));
    }
  for (guint i = 0; i < self->episodes->len; i++)
    {
      if (n_told++ % EPISODES_A_PARAGRAPH == 0)
        self->pen.paragraph++;
      tell_episode (self, i, &turn);
      i += tell_flight (self, i);
    }
  stop_telling (self);
}

void
muster_despatch_write_moment (Writer     *self,
                              guint       episode,
                              const char *hour)
{
  /* Who reads it alone is told no turn, since that stands beside it. */
  int turn =
    hour != NULL ? -1 : get_moment (self, g_array_index (self->episodes, MusterEpisode, episode).first)->turn;

  self->pen.hour = hour;
  tell_episode (self, episode, &turn);
  tell_flight (self, episode);
  self->pen.hour = NULL;
  stop_telling (self);
}
