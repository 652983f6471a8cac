/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/careers/muster-careers-private.h"

#include <string.h>

#include "core/campaign/setup/muster-campaign-reading.h"
#include "core/muster-i18n.h"

/* Finds out what a log entry did to units and leaders by comparing the states before and after
 * it. Since the order itself does not matter, no change is missed. */

typedef struct
{
  MusterCareers *careers;
  MusterCampaignLogEntry *entry;
  MusterCampaignVerb verb;
  const MusterCampaignState *before;
  const MusterCampaignState *after;
  MusterCareerAffair *affair; /* (nullable): made when the first fighter needs it */
} Noting;

/* How a leader belongs to a unit. */
typedef enum
{
  WITH_NONE,
  SECOND,
  LEADER,
} Place;

static void
add (Noting             *self,
     MusterCampaignKind  kind,
     int                 index,
     MusterCareerEvent  *event)
{
  int day = muster_campaign_log_entry_get_day (self->entry);
  MusterCareer *career;

  /* A leader who is himself a unit has no career of his own: his events belong to the unit. */
  if (kind == MUSTER_CAMPAIGN_LEADERS && muster_campaign_state_get_leader_def (self->after, index)->is_unit)
    {
      index = muster_campaign_state_get_leader (self->after, index)->unit;
      kind = MUSTER_CAMPAIGN_UNITS;
    }
  career = muster_careers_get (self->careers, kind, index);
  if (career == NULL)
    {
      muster_career_event_unref (event);
      return;
    }
  if (event->date == NULL && day > 0)
    event->date = muster_campaign_day_to_string (day);
  muster_career_take_event (career, event);
}

static MusterCareerEvent *
make (Noting                *self,
      MusterCareerEventKind  kind)
{
  return muster_career_event_new (kind, muster_campaign_log_entry_get_index (self->entry));
}

static void
note (Noting                *self,
      MusterCampaignKind     of,
      int                    index,
      MusterCareerEventKind  kind,
      int                    number,
      const char            *text)
{
  MusterCareerEvent *event = make (self, kind);

  event->number = number;
  event->text = g_strdup (text);
  add (self, of, index, event);
}

static MusterCareerAffair *
get_affair (Noting *self)
{
  MusterCampaignSetup *setup = muster_campaign_get_setup (self->careers->campaign);
  int chapter = muster_campaign_log_entry_get_subject (self->entry, MUSTER_CAMPAIGN_CHAPTERS);
  const MusterCampaignChapterDef *def;
  const MusterCampaignChapter *value;
  int day = muster_campaign_log_entry_get_day (self->entry);
  const MusterCampaignOrder *order;
  const MusterScenario *scenario;

  if (self->affair != NULL)
    return self->affair;

  def = muster_campaign_state_get_chapter_def (self->after, chapter);
  value = muster_campaign_state_get_chapter (self->after, chapter);
  self->affair = muster_career_event_affair_new ();
  self->affair->entry = muster_campaign_log_entry_get_index (self->entry);
  self->affair->chapter = g_strdup (def->base.id);
  self->affair->title = g_strdup (def->base.name);
  scenario =
    def->ruleset != NULL && def->scenario != NULL
      ? muster_catalog_find_scenario (muster_ruleset_get_catalog (def->ruleset), def->scenario)
      : NULL;
  self->affair->scenario = scenario != NULL ? g_strdup (scenario->name) : NULL;
  self->affair->date = day > 0 ? muster_campaign_day_to_string (day) : NULL;
  self->affair->n_sides = setup->n_sides;
  self->affair->present = muster_campaign_get_chapter_sides (self->after, chapter);
  self->affair->winner = value->winner;
  for (int i = 0; i < setup->n_sides; i++)
    {
      self->affair->sides[i] = g_strdup (setup->sides[i].name);
      self->affair->scores[i] = value->score[i];
    }
  order = muster_campaign_log_entry_get_order (self->entry);
  self->affair->battle = g_strdup (muster_campaign_order_get_source (order, "battle"));
  self->affair->digest = g_strdup (muster_campaign_order_get_source (order, "digest"));
  return self->affair;
}

static void
subtract_deeds (MusterDeeds *deeds,
                const guint *before,
                const guint *after)
{
  for (guint i = 0; i < MUSTER_N_DEEDS; i++)
    deeds->counts[i] = after[i] - before[i];
}

/* Returns whether the return of the battle says that the unit is gone. */
static gboolean
was_gone (Noting     *self,
          const char *id)
{
  g_autoptr (GError) error = NULL;
  MusterSpot root, units, unit;
  gboolean gone = FALSE;

  muster_campaign_order_get_spot (muster_campaign_log_entry_get_order (self->entry), &root, &error);
  if (muster_spot_member (&root, "units", &units) && muster_spot_member (&units, id, &unit))
    muster_spot_take_boolean (&unit, "gone", &gone);
  return gone;
}

static int
get_side (const MusterCampaignState *state,
          int                        force)
{
  return muster_campaign_state_get_force_def (state, force)->side;
}

static void
note_unit_fought (Noting *self,
                  int     unit)
{
  const MusterCampaignUnit *was = muster_campaign_state_get_unit (self->before, unit);
  const MusterCampaignUnit *is = muster_campaign_state_get_unit (self->after, unit);
  const MusterCampaignUnitDef *def = muster_campaign_state_get_unit_def (self->after, unit);
  int leader = muster_campaign_get_led_by (self->before, unit);
  MusterCareerEvent *event = make (self, MUSTER_CAREER_FOUGHT);
  g_autoptr (GError) error = NULL;
  MusterSpot root, units, spot;
  const char *id;
  int left;

  event->affair = muster_career_event_affair_ref (get_affair (self));
  event->side = get_side (self->after, def->force);
  event->start = was->strength;
  id = muster_campaign_state_get_def (self->after, MUSTER_CAMPAIGN_UNITS, unit)->id;
  left = muster_campaign_state_get_unit (self->after, unit)->strength;
  muster_campaign_order_get_spot (muster_campaign_log_entry_get_order (self->entry), &root, &error);
  if (muster_spot_member (&root, "units", &units) &&
      muster_spot_member (&units, id, &spot))
    muster_spot_take_int (&spot, "left", 0, MUSTER_CAMPAIGN_MAX_MODELS, &left);
  event->left = left;
  event->is_lost = was_gone (self, def->base.id);
  subtract_deeds (&event->deeds, was->deeds, is->deeds);
  if (leader >= 0 && !muster_campaign_state_get_leader_def (self->before, leader)->is_unit)
    event->other =
      g_strdup (muster_campaign_state_get_def (self->before, MUSTER_CAMPAIGN_LEADERS, leader)->name);
  add (self, MUSTER_CAMPAIGN_UNITS, unit, event);
}

static void
note_leader_fought (Noting *self,
                    int     leader)
{
  const MusterCampaignLeader *was = muster_campaign_state_get_leader (self->before, leader);
  const MusterCampaignLeader *is = muster_campaign_state_get_leader (self->after, leader);
  MusterCareerEvent *event = make (self, MUSTER_CAREER_FOUGHT);

  event->affair = muster_career_event_affair_ref (get_affair (self));
  event->side = get_side (self->after, muster_campaign_state_get_leader_def (self->after, leader)->force);
  event->is_lost = is->lost;
  subtract_deeds (&event->deeds, was->deeds, is->deeds);
  if (was->unit >= 0)
    event->other =
      g_strdup (muster_campaign_state_get_def (self->before, MUSTER_CAMPAIGN_UNITS, was->unit)->name);
  add (self, MUSTER_CAMPAIGN_LEADERS, leader, event);
}

static void
note_honours (Noting             *self,
              MusterCampaignKind  kind,
              int                 index,
              const GPtrArray    *was,
              const GPtrArray    *is)
{
  for (guint i = was != NULL ? was->len : 0; is != NULL && i < is->len; i++)
    note (self, kind, index, MUSTER_CAREER_HONOURED, 0, g_ptr_array_index (is, i));
}

static void
note_strength (Noting *self,
               int     unit,
               int     change)
{
  MusterCareerEventKind kind = MUSTER_CAREER_CORRECTED;

  if (self->verb == MUSTER_CAMPAIGN_ORDER_RETURN || change == 0)
    return;
  if (self->verb == MUSTER_CAMPAIGN_ORDER_RECOVER)
    kind = MUSTER_CAREER_RECOVERED;
  else if (self->verb == MUSTER_CAMPAIGN_ORDER_REPLACE || self->verb == MUSTER_CAMPAIGN_ORDER_MERGE)
    kind = MUSTER_CAREER_REINFORCED;
  else if (self->verb != MUSTER_CAMPAIGN_ORDER_SET)
    return;
  if (change > 0 || kind == MUSTER_CAREER_CORRECTED)
    note (self, MUSTER_CAMPAIGN_UNITS, unit, kind, change, NULL);
}

static Place
get_place (const MusterCampaignState *state,
           int                        leader)
{
  int unit = muster_campaign_state_get_leader (state, leader)->unit;

  if (unit < 0)
    return WITH_NONE;
  return muster_campaign_state_get_unit (state, unit)->leader == leader ? LEADER : SECOND;
}

static void
note_place (Noting *self,
            int     leader,
            Place   was,
            int     was_with)
{
  const MusterCampaignLeader *value = muster_campaign_state_get_leader (self->after, leader);
  Place is = get_place (self->after, leader);
  MusterCareerEvent *event;

  if ((is == was && value->unit == was_with) || !muster_campaign_is_alive (self->after, leader) ||
      muster_campaign_state_get_leader_def (self->after, leader)->is_unit)
    return;
  event = make (self, is == LEADER   ? MUSTER_CAREER_PROMOTED
                      : is == SECOND ? MUSTER_CAREER_SECONDED
                                     : MUSTER_CAREER_DETACHED);
  if (value->unit >= 0)
    event->other =
      g_strdup (muster_campaign_state_get_def (self->after, MUSTER_CAMPAIGN_UNITS, value->unit)->name);
  add (self, MUSTER_CAMPAIGN_LEADERS, leader, event);
}

static void
note_leader (Noting *self,
             int     leader)
{
  const MusterCampaignLeader *was = muster_campaign_state_get_leader (self->before, leader);
  const MusterCampaignLeader *is = muster_campaign_state_get_leader (self->after, leader);
  static const MusterCareerEventKind kinds[] = {
    [MUSTER_CAMPAIGN_FIT] = MUSTER_CAREER_FIT,         [MUSTER_CAMPAIGN_WOUNDED] = MUSTER_CAREER_WOUNDED,
    [MUSTER_CAMPAIGN_CAPTURED] = MUSTER_CAREER_CAPTURED, [MUSTER_CAMPAIGN_DEAD] = MUSTER_CAREER_DIED,
    [MUSTER_CAMPAIGN_GONE] = MUSTER_CAREER_RETIRED,
  };
  g_autofree char *text = NULL;

  if (is->battles > was->battles)
    note_leader_fought (self, leader);
  if (is->status != was->status)
    note (self, MUSTER_CAMPAIGN_LEADERS, leader, kinds[is->status], is->misses, NULL);
  else if (was->lost && !is->lost && is->status == MUSTER_CAMPAIGN_FIT)
    note (self, MUSTER_CAMPAIGN_LEADERS, leader, MUSTER_CAREER_SPARED, 0, NULL);
  note_place (self, leader, get_place (self->before, leader), was->unit);
  if (is->used > was->used)
    {
      if (is->leadership != was->leadership)
        text = g_strdup_printf (_("leadership %d"), is->leadership);
      else if (is->trait != was->trait && is->trait != NULL)
        text = g_strdup (is->trait->name);
      if (text != NULL || is->honours == was->honours)
        note (self, MUSTER_CAMPAIGN_LEADERS, leader, MUSTER_CAREER_ADVANCED, 0, text != NULL ? text : "");
    }
  note_honours (self, MUSTER_CAMPAIGN_LEADERS, leader, was->honours, is->honours);
}

static gboolean
is_same (Noting             *self,
         MusterCampaignKind  kind)
{
  return self->before->values[kind] == self->after->values[kind];
}

void
muster_careers_changes_note (MusterCareers             *careers,
                             MusterCampaignLogEntry    *entry,
                             const MusterCampaignState *before,
                             const MusterCampaignState *after)
{
  Noting self = {
    .careers = careers,
    .entry = entry,
    .verb = muster_campaign_log_entry_get_order (entry)->verb,
    .before = before,
    .after = after,
  };
  int n_units = muster_campaign_state_count (before, MUSTER_CAMPAIGN_UNITS);
  int n_leaders = muster_campaign_state_count (before, MUSTER_CAMPAIGN_LEADERS);

  if (self.verb == MUSTER_CAMPAIGN_ORDER_RETURN)
    g_ptr_array_add (careers->affairs, muster_career_event_affair_ref (get_affair (&self)));
  for (int i = 0; !is_same (&self, MUSTER_CAMPAIGN_UNITS) && i < n_units; i++)
    {
      const MusterCampaignUnit *was = muster_campaign_state_get_unit (self.before, i);
      const MusterCampaignUnit *is = muster_campaign_state_get_unit (self.after, i);
      guint n;
      g_autofree char *text = NULL;

      if (is->battles > was->battles)
        note_unit_fought (&self, i);
      note_strength (&self, i, is->strength - was->strength);

      n = was->options != NULL ? was->options->len : 0;
      if (is->used > was->used)
        {
          if (is->options != NULL && is->options->len > n)
            text = g_strdup (((const MusterOption *) g_ptr_array_index (is->options, n))->name);
          else if (is->full > was->full)
            text = g_strdup_printf (dngettext (GETTEXT_PACKAGE, "%d model more", "%d models more",
                                               (gulong) (is->full - was->full)),
                                    is->full - was->full);
          if (text != NULL || is->honours == was->honours)
            note (&self, MUSTER_CAMPAIGN_UNITS, i, MUSTER_CAREER_ADVANCED, 0, text != NULL ? text : "");
        }

      note_honours (&self, MUSTER_CAMPAIGN_UNITS, i, was->honours, is->honours);
      if (is->disbanded != was->disbanded)
        note (&self, MUSTER_CAMPAIGN_UNITS, i,
              is->disbanded ? MUSTER_CAREER_DISBANDED : MUSTER_CAREER_RESTORED, 0, NULL);
    }
  for (int i = n_units; i < muster_campaign_state_count (after, MUSTER_CAMPAIGN_UNITS); i++)
    note (&self, MUSTER_CAMPAIGN_UNITS, i, MUSTER_CAREER_RAISED, 0, NULL);
  /* Units know who leads them, so that a change of units may concern leaders too. */
  for (int i = 0; !(is_same (&self, MUSTER_CAMPAIGN_LEADERS) && is_same (&self, MUSTER_CAMPAIGN_UNITS)) &&
                  i < n_leaders;
       i++)
    note_leader (&self, i);
  for (int i = n_leaders; i < muster_campaign_state_count (after, MUSTER_CAMPAIGN_LEADERS); i++)
    {
      if (muster_campaign_state_get_leader_def (after, i)->is_unit)
        continue;
      note (&self, MUSTER_CAMPAIGN_LEADERS, i, MUSTER_CAREER_RAISED, 0, NULL);
      note_place (&self, i, WITH_NONE, -1);
    }
  g_clear_pointer (&self.affair, muster_career_event_affair_unref);
}
