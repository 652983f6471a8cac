/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/despatch/muster-despatch.h"

#include <string.h>

#include "core/despatch/muster-despatch-episodes.h"
#include "core/despatch/muster-despatch-names.h"
#include "core/despatch/muster-despatch-why.h"
#include "core/despatch/muster-despatch-writer.h"
#include "core/muster-enumeration.h"
#include "core/muster-i18n.h"

/* Writes a despatch. Every sentence tells of an incident of the log or of a sum of incidents;
 * nothing is made up. */

#define MAX_ACCOUNT 3 /* episodes that a newspaper has room for */

struct _MusterDespatch
{
  GArray *sentences;
  GArray *moments; /* MusterSentence: each episode told once more, for whoever reads it alone */
  GArray *account; /* MusterSentence: what a newspaper prints */
};

static int
find_role (const MusterBattleResult *result,
           int                       role)
{
  for (guint i = 0; i < result->setup->n_sides; i++)
    if (result->setup->sides[i].role == role)
      return (int) i;
  return -1;
}

/* "A, B and C" */
static char *
dup_all_sides (const MusterSetup *setup)
{
  g_auto (GStrv) names = g_new0 (char *, setup->n_sides + 1);

  for (guint i = 0; i < setup->n_sides; i++)
    names[i] = muster_despatch_pen_dup_side (setup, (int) i, MUSTER_NAME_WITHIN);
  return muster_enumeration_all ((const char *const *) names);
}

/* If a ruleset has only one scenario, its name says nothing about the battle. */
static gboolean
has_telling_scenario (const MusterSetup *setup)
{
  return setup->scenario != NULL &&
         muster_catalog_get_scenarios (muster_ruleset_get_catalog (setup->ruleset))->len > 1;
}

/* Counts the units with which a side began, without those that were formed from them later. */
static int
count_units (MusterDespatchWriter *self,
             guint                 side)
{
  int n_units = 0;

  for (guint i = 0; i < self->result->units->len; i++)
    {
      const MusterUnitRecord *unit = muster_battle_result_get_unit (self->result, (int) i);

      n_units += unit->def->side == (int) side && unit->def->root == NULL && !unit->is_staff;
    }
  return n_units;
}

/* Sides have their articles in the sentence that says why it ended, too. */
static void
tell_why (MusterDespatchWriter *self)
{
  const MusterBattleResult *result = self->result;
  g_autofree char *told = NULL;
  g_autoptr (GString) sentence = NULL;

  if (!result->is_over || result->why == NULL || *result->why == '\0')
    return;
  told = muster_despatch_why_dup (
    result->why, muster_i18n_get_domain (muster_ruleset_get_rules (result->setup->ruleset)->id));
  sentence = g_string_new (told != NULL ? told : result->why);
  for (guint i = 0; told != NULL && i < result->setup->n_sides; i++)
    {
      g_autofree char *plain = g_strconcat (" ", result->setup->sides[i].name, NULL);
      g_autofree char *name = muster_despatch_pen_dup_side (result->setup, (int) i, MUSTER_NAME_WITHIN);
      g_autofree char *within = g_strconcat (" ", name, NULL);

      g_string_replace (sentence, plain, within, 0);
    }
  muster_despatch_pen_tell (&self->pen, MUSTER_TELL_WHY,
                            MUSTER_CLAIMS (.name = sentence->str, .key = told != NULL ? "told" : NULL));
}

/* Whether the enemy who is named with a loss dealt it by the same order: others only fought it last. */
static gboolean
is_stroke (const MusterBattleResult *result,
           guint                     place)
{
  const MusterMoment *loss = &g_array_index (result->moments, MusterMoment, place);

  for (guint i = 0; i < result->moments->len; i++)
    {
      const MusterMoment *moment = &g_array_index (result->moments, MusterMoment, i);
      const MusterIncident *deed = &moment->incident;

      if (moment->entry == loss->entry && deed->unit == loss->incident.other &&
          deed->other == loss->incident.unit &&
          (deed->kind == MUSTER_INCIDENT_FIRED || deed->kind == MUSTER_INCIDENT_WON_FIGHT ||
           deed->kind == MUSTER_INCIDENT_DREW_FIGHT))
        return TRUE;
    }
  return FALSE;
}

/* Returns the sentence of the moment that decided the day: of what was told, the largest unit of the beaten
 * that an enemy broke, and of equal ones the last; NULL if there is none. */
static const MusterSentence *
find_decisive (MusterDespatchWriter *self)
{
  const MusterBattleResult *result = self->result;
  const MusterSentence *best = NULL;
  int most = 0;

  if (!result->is_over || result->winner < 0)
    return NULL;
  for (guint i = 0; i < self->pen.sentences->len; i++)
    {
      const MusterSentence *told = &g_array_index (self->pen.sentences, MusterSentence, i);
      const MusterIncident *incident;
      const MusterUnitRecord *unit;
      const char *fate;

      if (told->telling != MUSTER_TELL_LEFT)
        continue;
      incident = &g_array_index (result->moments, MusterMoment, (guint) told->moment).incident;
      if (incident->other < 0 || incident->more == 0 || !is_stroke (result, (guint) told->moment))
        continue;
      unit = muster_battle_result_get_unit (result, incident->unit);
      fate = self->rules->fates[incident->number].id;
      if (unit->def->side == result->winner || unit->start < most ||
          muster_battle_result_get_unit (result, incident->other)->def->side != result->winner ||
          (!g_str_equal (fate, "routed") && !g_str_equal (fate, "destroyed")))
        continue;
      best = told;
      most = unit->start;
    }
  return best;
}

static void
tell_decisive (MusterDespatchWriter *self)
{
  const MusterSentence *told = find_decisive (self);
  const MusterMoment *moment;
  guint episode;

  if (told == NULL)
    return;
  /* The pen moves what it has written when it goes on. */
  episode = told->episode;
  moment = &g_array_index (self->result->moments, MusterMoment, (guint) told->moment);
  if (moment->turn <= 0)
    return;
  muster_despatch_pen_tell (&self->pen, MUSTER_TELL_DECISIVE,
                            MUSTER_CLAIMS (.place = (guint) told->moment + 1, .unit = moment->incident.unit,
                                           .other = moment->incident.other, .n = moment->turn,
                                           .key = muster_pen_has_ordinal (moment->turn) ? NULL : "late"));
  /* Nothing in the battle is worth more. */
  for (guint i = 0; i < self->pen.sentences->len; i++)
    {
      MusterSentence *sentence = &g_array_index (self->pen.sentences, MusterSentence, i);

      if (sentence->episode == episode)
        sentence->weight = G_MAXUINT;
    }
}

static void
write_result (MusterDespatchWriter *self)
{
  const MusterBattleResult *result = self->result;
  MusterTelling telling = !result->is_over                       ? MUSTER_TELL_GOES_ON
                          : result->winner == MUSTER_WINNER_DRAW ? MUSTER_TELL_DRAWN
                          : result->winner < 0                   ? MUSTER_TELL_NOBODY_WON
                                                                 : MUSTER_TELL_WON;

  self->pen.paragraph++;
  muster_despatch_pen_tell (&self->pen, telling, MUSTER_CLAIMS (.side = MAX (result->winner, 0)));
  tell_why (self);
  tell_decisive (self);
  for (guint i = 0; i < result->setup->n_sides; i++)
    {
      const MusterSideRecord *side = &result->sides[i];

      muster_despatch_pen_tell (&self->pen, MUSTER_TELL_LOSSES,
                                MUSTER_CLAIMS (.side = (int) i, .n = side->lost,
                                               .key = side->lost == 0 && side->leaders_lost > 0 ? "leaders"
                                                                                                : NULL));
      if (side->units_lost > 0)
        muster_despatch_pen_tell (&self->pen, MUSTER_TELL_UNITS_LOST,
                                  MUSTER_CLAIMS (.side = (int) i, .n = side->units_lost,
                                                 .m = side->n_units,
                                                 .key = side->n_units != count_units (self, i)  ? "formed"
                                                        : side->units_lost == side->n_units ? "all"
                                                                                            : NULL));
    }
}

/* Returns the leader of @side with the most deeds who is still there, or NULL. */
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
write_close (MusterDespatchWriter *self)
{
  const MusterBattleResult *result = self->result;

  self->pen.paragraph++;
  for (guint i = 0; i < result->setup->n_sides; i++)
    {
      const MusterLeaderRecord *leader = find_worthy (result, (int) i);
      MusterLuckVerdict luck = muster_luck_sum_judge (&result->sides[i].luck);

      if (leader != NULL)
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

          muster_despatch_pen_tell (&self->pen, MUSTER_TELL_MENTION,
                                    MUSTER_CLAIMS (.unit = leader->unit, .leader = leader->unit));
          /* More than two would be a list. */
          for (guint j = 0, n_told = 0; j < G_N_ELEMENTS (credits) && n_told < 2; j++)
            if (leader->deeds.counts[credits[j].deed] > 0 && ++n_told > 0)
              muster_despatch_pen_tell (&self->pen, credits[j].telling,
                                        MUSTER_CLAIMS (.unit = leader->unit, .leader = leader->unit,
                                                       .n = (int) leader->deeds.counts[credits[j].deed]));
        }
      if (luck == MUSTER_LUCK_SPLENDID)
        muster_despatch_pen_tell (&self->pen, MUSTER_TELL_LUCKY, MUSTER_CLAIMS (.side = (int) i));
      else if (luck == MUSTER_LUCK_AWFUL)
        muster_despatch_pen_tell (&self->pen, MUSTER_TELL_UNLUCKY, MUSTER_CLAIMS (.side = (int) i));
    }
  self->pen.paragraph++;
  muster_despatch_pen_tell (&self->pen, MUSTER_TELL_CLOSE, MUSTER_CLAIMS (.n = 0));
}

static void
clear_sentence (gpointer data)
{
  g_free (((MusterSentence *) data)->text);
}

static GArray *
new_sentences (void)
{
  GArray *sentences = g_array_new (FALSE, FALSE, sizeof (MusterSentence));

  g_array_set_clear_func (sentences, clear_sentence);
  return sentences;
}

typedef struct
{
  guint episode;
  guint weight;
} Decisive;

static int
compare_decisive (gconstpointer a,
                  gconstpointer b)
{
  const Decisive *one = a, *other = b;

  if (one->weight != other->weight)
    return one->weight > other->weight ? -1 : 1;
  return one->episode < other->episode ? -1 : one->episode > other->episode;
}

static int
compare_episodes (gconstpointer a,
                  gconstpointer b)
{
  const Decisive *one = a, *other = b;

  return one->episode < other->episode ? -1 : one->episode > other->episode;
}

/* Returns: (transfer full) (element-type Decisive): the @max episodes of @sentences most worth telling, in
 * their order */
static GArray *
choose_decisive (GArray *sentences,
                 guint   max)
{
  GArray *episodes = g_array_new (FALSE, FALSE, sizeof (Decisive));

  for (guint i = 0; i < sentences->len; i++)
    {
      const MusterSentence *sentence = &g_array_index (sentences, MusterSentence, i);
      Decisive fresh = { sentence->episode, sentence->weight };

      if (sentence->episode > 0 &&
          (episodes->len == 0 ||
           g_array_index (episodes, Decisive, episodes->len - 1).episode != sentence->episode))
        g_array_append_val (episodes, fresh);
    }
  g_array_sort (episodes, compare_decisive);
  g_array_set_size (episodes, MIN (episodes->len, max));
  g_array_sort (episodes, compare_episodes);
  return episodes;
}

/* Each episode of the despatch by itself, in other words and with full names. */
static void
write_moments (MusterDespatchWriter *self,
               GArray               *moments)
{
  GArray *told = self->pen.sentences;
  g_autoptr (GArray) episodes = choose_decisive (told, told->len);

  self->pen.sentences = moments;
  for (guint i = 0; i < episodes->len; i++)
    {
      const Decisive *episode = &g_array_index (episodes, Decisive, i);
      guint before = moments->len;

      muster_pen_begin_anew (&self->pen);
      muster_despatch_write_moment (self, episode->episode - 1, NULL);
      for (guint k = before; k < moments->len; k++)
        g_array_index (moments, MusterSentence, k).weight = episode->weight;
    }
  self->pen.sentences = told;
}

/* Which part of a battle of so many turns a turn is in. */
static const char *
get_hour (int turn,
          int n_turns)
{
  return turn * 3 <= n_turns ? "early" : turn * 3 <= n_turns * 2 ? "middle" : "end";
}

/* The same for a newspaper: the gravest episodes, the parts of the day in the place of turns, and which of
 * them decided it. */
static void
write_account (MusterDespatchWriter *self,
               GArray               *account)
{
  GArray *told = self->pen.sentences;
  g_autoptr (GArray) episodes = choose_decisive (told, MAX_ACCOUNT);
  const MusterSentence *decisive = find_decisive (self);
  int stroke = decisive != NULL ? (int) decisive->episode : -1;
  int moment = decisive != NULL ? decisive->moment : -1;
  const char *last = NULL;

  muster_pen_begin_anew (&self->pen);
  self->pen.sentences = account;
  self->pen.is_press = TRUE;
  for (guint i = 0; i < episodes->len; i++)
    {
      guint episode = g_array_index (episodes, Decisive, i).episode;
      int turn = g_array_index (self->result->moments, MusterMoment,
                                g_array_index (self->episodes, MusterEpisode, episode - 1).first).turn;
      const char *hour = get_hour (turn, self->result->turn);

      muster_despatch_write_moment (self, episode - 1, g_strcmp0 (hour, last) == 0 ? "next" : hour);
      last = hour;
      if ((int) episode == stroke)
        {
          const MusterIncident *incident =
            &g_array_index (self->result->moments, MusterMoment, (guint) moment).incident;

          muster_despatch_pen_tell (
            &self->pen, MUSTER_TELL_DECISIVE,
            MUSTER_CLAIMS (.place = (guint) moment + 1, .unit = incident->unit, .other = incident->other,
                           .n = turn, .key = "press",
                           .side =
                             muster_battle_result_get_unit (self->result, incident->unit)->def->side));
        }
    }
  self->pen.is_press = FALSE;
  self->pen.sentences = told;
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
  MusterDespatchWriter writer = {
    .result = result,
    .rules = muster_ruleset_get_rules (result->setup->ruleset),
  };
  const MusterSetup *setup;
  g_autofree char *sides = NULL;
  int attacker;
  int defender;

  self->sentences = new_sentences ();
  self->moments = new_sentences ();
  self->account = new_sentences ();
  writer.episodes = muster_despatch_episodes_choose (result);
  muster_despatch_pen_init (&writer.pen, result, self->sentences);
  setup = writer.result->setup;
  sides = dup_all_sides (setup);
  attacker = find_role (writer.result, 0);
  defender = find_role (writer.result, 1);
  muster_despatch_pen_tell (&writer.pen, MUSTER_TELL_SALUTATION, MUSTER_CLAIMS (.n = 0));
  writer.pen.paragraph++;
  muster_despatch_pen_tell (&writer.pen, MUSTER_TELL_OPENING,
                            MUSTER_CLAIMS (.side = 0, .rival = 1, .name = sides,
                                           .key = setup->n_sides > 2 ? "several" : NULL));
  if (has_telling_scenario (setup))
    muster_despatch_pen_tell (&writer.pen, MUSTER_TELL_SCENARIO,
                              MUSTER_CLAIMS (.name = _(setup->scenario->name)));
  if (setup->n_sides == 2 && attacker >= 0 && defender >= 0)
    muster_despatch_pen_tell (&writer.pen, MUSTER_TELL_ROLES,
                              MUSTER_CLAIMS (.side = attacker, .rival = defender));
  for (guint i = 0; i < writer.result->setup->n_sides; i++)
    if (count_units (&writer, i) > 0)
      muster_despatch_pen_tell (&writer.pen, MUSTER_TELL_FORCE,
                                MUSTER_CLAIMS (.side = (int) i, .n = count_units (&writer, i),
                                               .m = writer.result->sides[i].start));
  muster_despatch_course_write (&writer);
  write_result (&writer);
  write_close (&writer);
  write_moments (&writer, self->moments);
  write_account (&writer, self->account);
  muster_despatch_pen_clear (&writer.pen);
  g_array_unref (writer.episodes);

  return self;
}

void
muster_despatch_free (MusterDespatch *self)
{
  g_array_unref (self->sentences);
  g_array_unref (self->moments);
  g_array_unref (self->account);
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
 * muster_despatch_get_account:
 *
 * Returns: (transfer none) (element-type MusterSentence): one paragraph
 */
GArray *
muster_despatch_get_account (MusterDespatch *self)
{
  return self->account;
}

/**
 * muster_despatch_list_decisive:
 *
 * Returns: (transfer full): at most @max texts, in the order in which it happened
 */
GPtrArray *
muster_despatch_list_decisive (MusterDespatch *self,
                               guint           max)
{
  g_autoptr (GArray) episodes = choose_decisive (self->moments, max);
  GPtrArray *texts = g_ptr_array_new_with_free_func (g_free);
  guint next = 0;

  for (guint i = 0; i < self->moments->len && next < episodes->len;)
    {
      const MusterSentence *first = &g_array_index (self->moments, MusterSentence, i);
      GString *text;

      if (first->episode != g_array_index (episodes, Decisive, next).episode)
        {
          i++;
          continue;
        }
      text = g_string_new (NULL);
      /* Translators: when something happened; what it was follows. */
      g_string_append_printf (text, _("Turn %d."), first->when);
      for (; i < self->moments->len; i++)
        {
          const MusterSentence *sentence = &g_array_index (self->moments, MusterSentence, i);

          if (sentence->episode != first->episode)
            break;
          g_string_append_printf (text, " %s", sentence->text);
        }
      g_ptr_array_add (texts, g_string_free (text, FALSE));
      next++;
    }

  return texts;
}
