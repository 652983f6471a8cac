/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/careers/muster-career-source.h"

#include <string.h>

#include "core/battle/muster-battle-despatch.h"
#include "core/battle/muster-battle-photos.h"
#include "core/despatch/muster-despatch-names.h"
#include "core/despatch/muster-despatch.h"

/* Reads from the log of a battle what careers need. What a part of a split unit does counts for
 * the unit that it was split from. */

static void
clear_part (MusterCareerPart *part)
{
  g_clear_pointer (&part->tally, muster_luck_tally_free);
}

static void
free_fighter (gpointer data)
{
  MusterCareerFighter *fighter = data;

  g_free (fighter->id);
  g_free (fighter->name);
  g_free (fighter->type);
  g_free (fighter->unit);
  g_free (fighter->leader);
  g_free (fighter->leader_name);
  clear_part (&fighter->own);
  clear_part (&fighter->led);
  g_free (fighter);
}

static void
add_deeds (MusterDeeds       *deeds,
           const MusterDeeds *more)
{
  for (guint i = 0; i < MUSTER_N_DEEDS; i++)
    deeds->counts[i] += more->counts[i];
}

/* Returns the index of the fighter that a unit of the result is, or was split from; -1 if the
 * unit only came into play during the battle. */
static int
find_root (const MusterBattleResult *result,
           int                       unit)
{
  const MusterUnitDef *def;

  if (unit < 0)
    return -1;
  def = muster_battle_result_get_unit (result, unit)->def;
  while (def->root != NULL)
    def = def->root;
  for (guint i = 0; i < result->setup->units->len; i++)
    if (g_ptr_array_index (result->setup->units, i) == def)
      return (int) i;
  return -1;
}

static void
add_fighter (MusterCareerSource       *self,
             const MusterBattleResult *result,
             const MusterUnitDef      *def)
{
  MusterCareerFighter *fighter = g_new0 (MusterCareerFighter, 1);
  const MusterBattleTieUnit *tied =
    self->tie != NULL ? muster_battle_tie_find_unit (self->tie, def->id) : NULL;

  fighter->id = g_strdup (def->id);
  fighter->name = g_strdup (def->name);
  fighter->type = g_strdup (def->type->id);
  fighter->unit = tied != NULL ? g_strdup (tied->unit) : NULL;
  fighter->leader = tied != NULL ? g_strdup (tied->leader) : NULL;
  fighter->leader_name = g_strdup (def->leader.present && def->leader.name != NULL ? def->leader.name : "");
  fighter->side = def->side;
  fighter->own = (MusterCareerPart) { .by = -1, .tally = muster_luck_tally_new () };
  fighter->led = (MusterCareerPart) { .by = -1, .tally = muster_luck_tally_new () };
  g_ptr_array_add (self->fighters, fighter);
}

static void
add_unit (MusterCareerSource       *self,
          const MusterBattleResult *result,
          guint                     unit)
{
  const MusterUnitRecord *record = muster_battle_result_get_unit (result, (int) unit);
  int root = find_root (result, (int) unit);
  MusterCareerFighter *fighter;

  muster_luck_tally_merge (self->tallies[record->def->side], record->tally);
  if (root < 0)
    return;
  fighter = g_ptr_array_index (self->fighters, root);
  add_deeds (&fighter->own.deeds, &record->deeds);
  muster_luck_tally_merge (fighter->own.tally, record->tally);
  fighter->left += record->left;
  if (root != (int) unit)
    return;
  fighter->start = record->start;
  fighter->own.is_lost = record->is_gone;
  fighter->own.turn = record->gone_turn;
  fighter->own.by = find_root (result, record->by);
}

static MusterCareerMeeting *
get_meeting (GArray *meetings,
             int     a,
             int     b)
{
  MusterCareerMeeting meeting = { .a = MIN (a, b), .b = MAX (a, b) };

  for (guint i = 0; i < meetings->len; i++)
    {
      MusterCareerMeeting *known = &g_array_index (meetings, MusterCareerMeeting, i);

      if (known->a == meeting.a && known->b == meeting.b)
        return known;
    }
  g_array_append_val (meetings, meeting);
  return &g_array_index (meetings, MusterCareerMeeting, meetings->len - 1);
}

/* Counts an incident between @who and @foe: a fight that @who won or drew, or a loss that @foe
 * caused @who. */
static void
meet (GArray               *meetings,
      const MusterIncident *incident,
      int                   who,
      int                   foe)
{
  MusterCareerMeeting *meeting;
  guint foes_place;

  if (who < 0 || foe < 0 || who == foe)
    return;
  meeting = get_meeting (meetings, who, foe);
  foes_place = foe > who;
  if (incident->kind == MUSTER_INCIDENT_WON_FIGHT)
    meeting->won[!foes_place]++;
  else if (incident->kind == MUSTER_INCIDENT_DREW_FIGHT)
    meeting->drawn++;
  else if (incident->kind == MUSTER_INCIDENT_LOST)
    meeting->felled[foes_place] += (guint) MAX (0, incident->number);
  else if (incident->kind == MUSTER_INCIDENT_LEFT)
    meeting->broken[foes_place] += incident->more != 0;
  else if (incident->kind == MUSTER_INCIDENT_LEADER_LOST)
    meeting->leaders[foes_place]++;
}

static gboolean
are_foes (const MusterBattleResult *result,
          const MusterIncident     *incident)
{
  return incident->unit >= 0 && incident->other >= 0 &&
         muster_battle_result_get_unit (result, incident->unit)->def->side !=
           muster_battle_result_get_unit (result, incident->other)->def->side;
}

static gboolean
tells_of_loss (const MusterSentence *sentence)
{
  return sentence->telling == MUSTER_TELL_LEFT || sentence->telling == MUSTER_TELL_LEADER ||
         sentence->telling == MUSTER_TELL_COMMANDER || sentence->telling == MUSTER_TELL_FLIGHT;
}

/* Writes an account of the battle, unless its players have written one. */
static void
write_account (MusterCareerSource       *self,
               MusterBattle             *battle,
               const MusterBattleResult *result)
{
  const MusterSetup *setup = result->setup;
  g_autoptr (MusterDespatch) despatch = NULL;
  GString *account;
  GString *told;
  GArray *sentences;

  if (muster_battle_get_despatch (battle) != NULL)
    {
      self->despatch = g_strdup (muster_battle_get_despatch (battle));
      self->told = g_strdup (self->despatch);
      return;
    }
  despatch = muster_despatch_new (result);
  sentences = muster_despatch_get_account (despatch);
  account = g_string_new (NULL);
  told = g_string_new (NULL);
  for (guint i = 0; i < sentences->len; i++)
    {
      const MusterSentence *sentence = &g_array_index (sentences, MusterSentence, i);

      g_string_append_printf (account, "%s%s", account->len > 0 ? " " : "", sentence->text);
      if (tells_of_loss (sentence))
        {
          const MusterUnitDef *unit = muster_battle_result_get_unit (result, sentence->unit)->def;
          g_autofree char *name = muster_despatch_names_dup (unit->name);
          g_autofree char *side = muster_despatch_names_dup (setup->sides[unit->side].name);

          /* The sentence may call the unit otherwise. */
          g_string_append_printf (told, "%s\n", sentence->text);
          if (sentence->telling == MUSTER_TELL_LEFT)
            g_string_append_printf (told, "%s\n%s of %s\n", name, name, side);
        }
    }
  self->despatch = g_string_free (account, FALSE);
  self->told = g_string_free (told, FALSE);
}

/**
 * muster_career_source_new:
 * @battle: a battle that shows its present state
 *
 * Returns: (transfer full): what careers need to know of the battle
 */
MusterCareerSource *
muster_career_source_new (MusterBattle          *battle,
                          const char            *battle_id,
                          const MusterBattleTie *tie)
{
  MusterCareerSource *self = g_new0 (MusterCareerSource, 1);
  g_autoptr (MusterBattleResult) result = muster_battle_result_new (battle);
  const MusterBattleTie *known = tie != NULL ? tie : muster_battle_get_details (battle)->tie;
  g_autoptr (GArray) photos = NULL;
  const MusterBattlePhoto *last;
  const MusterSetup *setup;

  g_atomic_ref_count_init (&self->ref_count);
  self->id = g_strdup (battle_id);
  self->digest = muster_battle_dup_log_digest (battle);
  self->tie = known != NULL ? muster_battle_tie_copy (known) : NULL;
  self->fighters = g_ptr_array_new_with_free_func (free_fighter);
  self->meetings = g_array_new (FALSE, FALSE, sizeof (MusterCareerMeeting));
  self->duels = g_array_new (FALSE, FALSE, sizeof (MusterCareerMeeting));

  setup = result->setup;
  self->title = g_strdup (setup->title != NULL ? setup->title : "");
  self->ruleset = g_strdup (muster_ruleset_get_id (setup->ruleset));
  self->scenario = setup->scenario != NULL ? g_strdup (setup->scenario->name) : NULL;
  self->date = g_strdup (setup->date);
  self->n_sides = setup->n_sides;
  self->winner = result->winner;
  self->is_over = result->is_over;
  for (guint i = 0; i < setup->n_sides; i++)
    {
      self->sides[i] = g_strdup (setup->sides[i].name);
      self->side_ids[i] = g_strdup (setup->sides[i].id);
      self->scores[i] = result->sides[i].score;
      self->tallies[i] = muster_luck_tally_new ();
    }

  write_account (self, battle, result);

  photos = muster_battle_list_photos (battle);
  last = photos->len > 0 ? &g_array_index (photos, MusterBattlePhoto, photos->len - 1) : NULL;
  self->photo = g_strdup (last != NULL ? last->picture : NULL);
  self->caption = g_strdup (last != NULL ? last->caption : NULL);

  for (guint i = 0; i < result->setup->units->len; i++)
    add_fighter (self, result, g_ptr_array_index (result->setup->units, i));
  for (guint i = 0; i < result->units->len; i++)
    add_unit (self, result, i);
  for (guint i = 0; i < result->leaders->len; i++)
    {
      const MusterLeaderRecord *record = &g_array_index (result->leaders, MusterLeaderRecord, i);
      int root = find_root (result, record->unit);
      MusterCareerFighter *fighter;

      if (root >= 0)
        {
          fighter = g_ptr_array_index (self->fighters, root);
          fighter->has_leader = TRUE;
          fighter->is_leader = record->is_unit;
          fighter->led.is_lost = record->is_lost;
          fighter->led.turn = record->lost_turn;
          fighter->led.by = find_root (result, record->by);
          add_deeds (&fighter->led.deeds, &record->deeds);
          muster_luck_tally_merge (fighter->led.tally, record->tally);
        }
    }
  for (guint i = 0; i < result->moments->len; i++)
    {
      const MusterMoment *moment = &g_array_index (result->moments, MusterMoment, i);

      if (!are_foes (result, &moment->incident))
        continue;
      meet (self->meetings, &moment->incident, find_root (result, moment->incident.unit),
            find_root (result, moment->incident.other));
      meet (self->duels, &moment->incident, find_root (result, moment->leader),
            find_root (result, moment->foe_leader));
    }
  return self;
}

MusterCareerSource *
muster_career_source_ref (MusterCareerSource *self)
{
  g_atomic_ref_count_inc (&self->ref_count);
  return self;
}

void
muster_career_source_unref (MusterCareerSource *self)
{
  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;
  g_free (self->id);
  g_free (self->digest);
  g_free (self->title);
  g_free (self->ruleset);
  g_free (self->scenario);
  g_free (self->date);
  g_free (self->despatch);
  g_free (self->told);
  g_free (self->photo);
  g_free (self->caption);
  g_clear_pointer (&self->tie, muster_battle_tie_free);
  for (guint i = 0; i < self->n_sides; i++)
    {
      g_free (self->sides[i]);
      g_free (self->side_ids[i]);
      muster_luck_tally_free (self->tallies[i]);
    }
  g_ptr_array_unref (self->fighters);
  g_array_unref (self->meetings);
  g_array_unref (self->duels);
  g_free (self);
}

int
muster_career_source_find_unit (const MusterCareerSource *self,
                                const char               *unit)
{
  for (guint i = 0; i < self->fighters->len; i++)
    if (g_strcmp0 (muster_career_source_get_fighter (self, (int) i)->unit, unit) == 0)
      return (int) i;
  return -1;
}

int
muster_career_source_find_leader (const MusterCareerSource *self,
                                  const char               *leader)
{
  for (guint i = 0; i < self->fighters->len; i++)
    if (g_strcmp0 (muster_career_source_get_fighter (self, (int) i)->leader, leader) == 0)
      return (int) i;
  return -1;
}

const MusterCareerFighter *
muster_career_source_get_fighter (const MusterCareerSource *self,
                                  int                       index)
{
  return g_ptr_array_index (self->fighters, index);
}

/**
 * muster_career_source_make_affair:
 * @entry: the number of the battle
 *
 * Returns: (transfer full): the battle, outside any campaign
 */
MusterCareerAffair *
muster_career_source_make_affair (const MusterCareerSource *self,
                                  guint                     entry)
{
  MusterCareerAffair *affair = muster_career_event_affair_new ();

  affair->entry = entry;
  affair->title = g_strdup (self->title);
  affair->scenario = g_strdup (self->scenario);
  affair->date = g_strdup (self->date);
  affair->battle = g_strdup (self->id);
  affair->digest = g_strdup (self->digest);
  affair->n_sides = (int) self->n_sides;
  affair->present = (1u << self->n_sides) - 1;
  affair->winner = self->is_over ? self->winner : MUSTER_CAMPAIGN_NOBODY;
  for (guint i = 0; i < self->n_sides; i++)
    {
      affair->sides[i] = g_strdup (self->sides[i]);
      affair->scores[i] = self->scores[i];
    }
  return affair;
}

/**
 * muster_career_source_make_event:
 * @affair: (transfer none): this battle
 *
 * Returns: (transfer full): the line of a career
 */
MusterCareerEvent *
muster_career_source_make_event (const MusterCareerSource *self,
                                 int                       index,
                                 gboolean                  of_leader,
                                 MusterCareerAffair       *affair)
{
  const MusterCareerFighter *fighter = muster_career_source_get_fighter (self, index);
  const MusterCareerPart *part = of_leader ? &fighter->led : &fighter->own;
  MusterCareerEvent *event = muster_career_event_new (MUSTER_CAREER_FOUGHT, affair->entry);

  event->date = g_strdup (self->date);
  event->other = g_strdup (of_leader ? fighter->name : fighter->leader_name);
  event->affair = muster_career_event_affair_ref (affair);
  event->side = fighter->side;
  event->start = of_leader ? 0 : fighter->start;
  event->left = of_leader ? 0 : fighter->left;
  event->is_lost = part->is_lost;
  event->deeds = part->deeds;
  return event;
}
