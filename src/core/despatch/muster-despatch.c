/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/despatch/muster-despatch.h"

#include <string.h>

#include "core/despatch/muster-despatch-episodes.h"
#include "core/despatch/muster-despatch-pen.h"
#include "core/muster-i18n.h"

/* Nothing is told but what is an incident of the log or a sum of them. Each episode begins with
 * what
 * was done; what it led to follows in sentences of their own, so that no form has to know of two
 * things at once. */

#define EPISODES_A_PARAGRAPH 4
#define MAX_CONSEQUENCES 4

struct _MusterDespatch
{
  GArray *sentences;
};

typedef struct
{
  MusterPen pen;
  const MusterBattleResult *result;
  const MusterRules *rules;
} Writer;

static const MusterMoment *
get_moment (Writer *self,
            guint   index)
{
  return &g_array_index (self->result->moments, MusterMoment, index);
}

static int
find_role (const MusterBattleResult *result,
           int                       role)
{
  for (guint i = 0; i < result->setup->n_sides; i++)
    if (result->setup->sides[i].role == role)
      return (int) i;
  return -1;
}

static void
write_opening (Writer *self)
{
  const MusterSetup *setup = self->result->setup;
  int attacker = find_role (self->result, 0);
  int defender = find_role (self->result, 1);

  muster_pen_tell (&self->pen, MUSTER_TELL_SALUTATION, MUSTER_CLAIMS (.n = 0));
  self->pen.paragraph++;
  muster_pen_tell (&self->pen, MUSTER_TELL_OPENING, MUSTER_CLAIMS (.side = 0, .rival = 1));
  if (setup->scenario != NULL)
    muster_pen_tell (&self->pen, MUSTER_TELL_SCENARIO,
                     MUSTER_CLAIMS (.name = _(setup->scenario->name)));
  if (setup->n_sides == 2 && attacker >= 0 && defender >= 0)
    muster_pen_tell (&self->pen, MUSTER_TELL_ROLES,
                     MUSTER_CLAIMS (.side = attacker, .rival = defender));
}

static void
write_forces (Writer *self)
{
  int n_units[MUSTER_MAX_SIDES] = { 0 };

  for (guint i = 0; i < self->result->units->len; i++)
    {
      const MusterUnitRecord *unit = muster_battle_result_get_unit (self->result, (int) i);

      n_units[unit->def->side] += unit->def->root == NULL;
    }
  for (guint i = 0; i < self->result->setup->n_sides; i++)
    if (n_units[i] > 0)
      muster_pen_tell (&self->pen, MUSTER_TELL_FORCE,
                       MUSTER_CLAIMS (.side = (int) i, .n = n_units[i],
                                      .m = self->result->sides[i].start));
}

/* Figures of @unit that fell to @by in this episode. */
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

static void
tell_attack (Writer              *self,
             const MusterEpisode *episode,
             guint                place,
             int                  attacker,
             int                  defender,
             MusterTelling        telling)
{
  muster_pen_tell (&self->pen, telling,
                   MUSTER_CLAIMS (.place = place, .unit = attacker, .other = defender));
  muster_pen_tell (&self->pen, MUSTER_TELL_RECKONING,
                   MUSTER_CLAIMS (.place = place, .unit = attacker, .other = defender,
                                  .n = count_lost (self, episode, defender, attacker),
                                  .m = count_lost (self, episode, attacker, defender)));
}

/* Who attacked in this episode, or -1. */
static int
find_attacker (Writer              *self,
               const MusterEpisode *episode)
{
  for (guint i = 0; i < episode->n; i++)
    {
      const MusterIncident *incident = &get_moment (self, episode->first + i)->incident;

      if (incident->kind == MUSTER_INCIDENT_ASSAULTED)
        return incident->unit;
    }
  return -1;
}

/* What was done, if it was an attack: shots or blows. FALSE: something else. */
static gboolean
tell_deed (Writer              *self,
           const MusterEpisode *episode,
           guint                index)
{
  const MusterIncident *incident = &get_moment (self, index)->incident;
  int attacker = find_attacker (self, episode);

  if (incident->kind == MUSTER_INCIDENT_FIRED && incident->other >= 0)
    muster_pen_tell (&self->pen, MUSTER_TELL_FIRE,
                     MUSTER_CLAIMS (.place = index + 1, .unit = incident->unit,
                                    .other = incident->other,
                                    .n = count_lost (self, episode, incident->other,
                                                     incident->unit)));
  else if (incident->kind == MUSTER_INCIDENT_WON_FIGHT && incident->unit == attacker)
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

/* Was it told already, with the shots or the blows that did it? */
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
          (incident->kind == MUSTER_INCIDENT_ASSAULTED &&
           ((incident->unit == lost->unit && incident->other == lost->other) ||
            (incident->unit == lost->other && incident->other == lost->unit))))
        return TRUE;
    }
  return FALSE;
}

static void
tell_loss (Writer               *self,
           const MusterEpisode  *episode,
           guint                 index,
           const MusterIncident *incident)
{
  if (is_told (self, episode, incident))
    return;
  muster_pen_tell (&self->pen, incident->other >= 0 ? MUSTER_TELL_ALSO_HIT : MUSTER_TELL_LOSS,
                   MUSTER_CLAIMS (.place = index + 1, .unit = incident->unit,
                                  .n = incident->number));
}

static void
tell_leader (Writer               *self,
             guint                 index,
             const MusterIncident *incident)
{
  const MusterLeaderRecord *leader =
    muster_battle_result_find_leader (self->result, incident->unit);
  gboolean is_unit = leader != NULL && leader->is_unit;
  const MusterChoice *words = is_unit ? self->rules->fates : self->rules->leader_statuses;
  const char *name = muster_battle_result_get_unit (self->result, incident->unit)->def->leader.name;
  const char *key = words[incident->number].id;

  /* Who has no name is told of by that of the unit, and that once. */
  if (!is_unit && (name == NULL || *name == '\0') && g_str_equal (key, "casualty"))
    key = "casualty-without-a-name";
  muster_pen_tell (&self->pen, is_unit ? MUSTER_TELL_COMMANDER : MUSTER_TELL_LEADER,
                   MUSTER_CLAIMS (.place = index + 1, .unit = incident->unit,
                                  .leader = incident->unit, .key = key));
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

static void
tell_consequence (Writer              *self,
                  const MusterEpisode *episode,
                  guint                index)
{
  const MusterIncident *incident = &get_moment (self, index)->incident;
  MusterTelling telling = find_telling (incident);

  if (telling == MUSTER_TELL_LOSS)
    tell_loss (self, episode, index, incident);
  else if (telling == MUSTER_TELL_LEADER)
    tell_leader (self, index, incident);
  else if (telling != MUSTER_N_TELLINGS)
    muster_pen_tell (&self->pen, telling,
                     MUSTER_CLAIMS (.place = index + 1, .unit = incident->unit,
                                    .leader = incident->unit, .n = incident->number,
                                    .key = telling == MUSTER_TELL_LEFT
                                             ? self->rules->fates[incident->number].id : NULL));
}

/* How much it matters among the consequences of one order: the grave ones are told first when there
 * is no room for all. */
static guint
get_gravity (const MusterIncident *incident)
{
  static const guint8 gravities[MUSTER_N_INCIDENTS] = {
    [MUSTER_INCIDENT_LEFT] = 2,   [MUSTER_INCIDENT_LEADER_LOST] = 2, [MUSTER_INCIDENT_RAZED] = 2,
    [MUSTER_INCIDENT_LOST] = 1,   [MUSTER_INCIDENT_WOUNDED] = 1,     [MUSTER_INCIDENT_JAMMED] = 1,
  };

  return gravities[incident->kind] + 1u;
}

/* Of a unit that is gone it is not said that it wavered, or lost somebody besides. */
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

static void
write_consequences (Writer              *self,
                    const MusterEpisode *episode)
{
  guint n_told = 0;

  for (guint gravity = 3; gravity > 0; gravity--)
    for (guint i = 0; i < episode->n && n_told < MAX_CONSEQUENCES; i++)
      {
        const MusterIncident *incident = &get_moment (self, episode->first + i)->incident;
        guint before = self->pen.sentences->len;

        if (get_gravity (incident) == gravity && !is_overtaken (self, episode, incident))
          tell_consequence (self, episode, episode->first + i);
        n_told += self->pen.sentences->len - before;
      }
}

static void
write_episode (Writer              *self,
               const MusterEpisode *episode,
               int                 *turn)
{
  const MusterMoment *first = get_moment (self, episode->first);

  if (first->turn != *turn)
    self->pen.turn = *turn = first->turn;
  for (guint i = 0; i < episode->n; i++)
    if (tell_deed (self, episode, episode->first + i))
      break;
  write_consequences (self, episode);
}

static void
write_course (Writer *self)
{
  g_autoptr(GArray) episodes = muster_episodes_choose (self->result);
  int turn = 0;

  if (episodes->len == 0)
    {
      self->pen.paragraph++;
      muster_pen_tell (&self->pen, MUSTER_TELL_QUIET, MUSTER_CLAIMS (.n = 0));
    }
  for (guint i = 0; i < episodes->len; i++)
    {
      if (i % EPISODES_A_PARAGRAPH == 0)
        self->pen.paragraph++;
      write_episode (self, &g_array_index (episodes, MusterEpisode, i), &turn);
    }
  self->pen.turn = 0;
}

static void
write_result (Writer *self)
{
  const MusterBattleResult *result = self->result;
  MusterTelling telling = !result->is_over                       ? MUSTER_TELL_GOES_ON
                          : result->winner == MUSTER_WINNER_DRAW ? MUSTER_TELL_DRAWN
                          : result->winner < 0                   ? MUSTER_TELL_NOBODY_WON
                                                                 : MUSTER_TELL_WON;

  self->pen.paragraph++;
  muster_pen_tell (&self->pen, telling, MUSTER_CLAIMS (.side = MAX (result->winner, 0)));
  if (result->is_over && result->why != NULL && *result->why != '\0')
    muster_pen_tell (&self->pen, MUSTER_TELL_WHY, MUSTER_CLAIMS (.name = result->why));
  for (guint i = 0; i < result->setup->n_sides; i++)
    {
      const MusterSideRecord *side = &result->sides[i];

      muster_pen_tell (&self->pen, MUSTER_TELL_LOSSES,
                       MUSTER_CLAIMS (.side = (int) i, .n = side->lost));
      if (side->units_lost > 0)
        muster_pen_tell (&self->pen, MUSTER_TELL_UNITS_LOST,
                         MUSTER_CLAIMS (.side = (int) i, .n = side->units_lost,
                                        .m = side->n_units));
    }
}

/* The leader of @side who has most to his credit and is still there, or NULL. */
static const MusterLeaderRecord *
find_worthy (const MusterBattleResult *result,
             int                       side)
{
  const MusterLeaderRecord *best = NULL;

  for (guint i = 0; i < result->leaders->len; i++)
    {
      const MusterLeaderRecord *leader = &g_array_index (result->leaders, MusterLeaderRecord, i);
      guint merit = muster_deeds_get_merit (&leader->deeds);

      if (muster_battle_result_get_unit (result, leader->unit)->def->side == side &&
          !leader->is_lost && leader->deeds.counts[MUSTER_DEED_FELLED] > 0 &&
          (best == NULL || merit > muster_deeds_get_merit (&best->deeds)))
        best = leader;
    }
  return best;
}

static void
mention (Writer                   *self,
         const MusterLeaderRecord *leader)
{
  static const struct
  {
    MusterDeed deed;
    MusterTelling telling;
  } credits[] = {
    { MUSTER_DEED_UNITS_BROKEN, MUSTER_TELL_BROKE },
    { MUSTER_DEED_FIGHTS_WON, MUSTER_TELL_BEAT },
    { MUSTER_DEED_FELLED, MUSTER_TELL_FELLED },
  };

  muster_pen_tell (&self->pen, MUSTER_TELL_MENTION,
                   MUSTER_CLAIMS (.unit = leader->unit, .leader = leader->unit));
  for (guint i = 0; i < G_N_ELEMENTS (credits); i++)
    if (leader->deeds.counts[credits[i].deed] > 0)
      muster_pen_tell (&self->pen, credits[i].telling,
                       MUSTER_CLAIMS (.unit = leader->unit, .leader = leader->unit,
                                      .n = (int) leader->deeds.counts[credits[i].deed]));
}

static void
write_close (Writer *self)
{
  const MusterBattleResult *result = self->result;

  self->pen.paragraph++;
  for (guint i = 0; i < result->setup->n_sides; i++)
    {
      const MusterLeaderRecord *leader = find_worthy (result, (int) i);
      MusterLuckVerdict luck = muster_luck_sum_judge (&result->sides[i].luck);

      if (leader != NULL)
        mention (self, leader);
      if (luck == MUSTER_LUCK_SPLENDID)
        muster_pen_tell (&self->pen, MUSTER_TELL_LUCKY, MUSTER_CLAIMS (.side = (int) i));
      else if (luck == MUSTER_LUCK_AWFUL)
        muster_pen_tell (&self->pen, MUSTER_TELL_UNLUCKY, MUSTER_CLAIMS (.side = (int) i));
    }
  self->pen.paragraph++;
  muster_pen_tell (&self->pen, MUSTER_TELL_CLOSE, MUSTER_CLAIMS (.n = 0));
}

static void
clear_sentence (gpointer data)
{
  g_free (((MusterSentence *) data)->text);
}

/**
 * muster_despatch_new:
 *
 * Returns: (transfer full): the despatch
 */
MusterDespatch *
muster_despatch_new (const MusterBattleResult *result)
{
  MusterDespatch *self = g_new (MusterDespatch, 1);
  Writer writer = {
    .result = result,
    .rules = muster_ruleset_get_rules (result->setup->ruleset),
  };

  self->sentences = g_array_new (FALSE, FALSE, sizeof (MusterSentence));
  g_array_set_clear_func (self->sentences, clear_sentence);
  muster_pen_init (&writer.pen, result, self->sentences);
  write_opening (&writer);
  write_forces (&writer);
  write_course (&writer);
  write_result (&writer);
  write_close (&writer);
  muster_pen_clear (&writer.pen);

  return self;
}

void
muster_despatch_free (MusterDespatch *self)
{
  g_array_unref (self->sentences);
  g_free (self);
}

/**
 * muster_despatch_get_sentences:
 *
 * Returns: (transfer none) (element-type MusterSentence):
 */
GArray *
muster_despatch_get_sentences (MusterDespatch *self)
{
  return self->sentences;
}

char *
muster_despatch_to_text (MusterDespatch *self)
{
  GString *text = g_string_new (NULL);
  guint paragraph = 0;

  for (guint i = 0; i < self->sentences->len; i++)
    {
      const MusterSentence *sentence = &g_array_index (self->sentences, MusterSentence, i);

      if (i > 0)
        g_string_append (text, sentence->paragraph != paragraph ? "\n\n" : " ");
      paragraph = sentence->paragraph;
      g_string_append (text, sentence->text);
    }
  return g_string_free (text, FALSE);
}

/**
 * muster_despatch_write:
 *
 * Returns: (transfer full): the text
 */
char *
muster_despatch_write (MusterBattle *battle)
{
  g_autoptr(MusterBattleResult) result = muster_battle_result_new (battle);
  g_autoptr(MusterDespatch) despatch = muster_despatch_new (result);

  return muster_despatch_to_text (despatch);
}
