/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/orders/muster-campaign-play.h"

#include <string.h>

#include "core/campaign/map/muster-campaign-map.h"
#include "core/campaign/setup/muster-campaign-reading.h"
#include "core/muster-i18n.h"

/* The game master's corrections (C-MISC-05), with a function for each field that can be
 * corrected. */

#define MAX_NUMBER 999999
#define MAX_MISSES 9

static const MusterPhrase DISBANDED =
  { "C-UNIT-01", N_("{u0} is disbanded: its strength stays what it was") };
static const MusterPhrase ALREADY_DISBANDED = { "C-MISC-05", N_("{u0} is disbanded already") };
static const MusterPhrase NOT_DISBANDED = { "C-MISC-05", N_("{u0} is not disbanded") };
static const MusterPhrase NOT_WOUNDED = { "C-MISC-05", N_("{L0} is not wounded: he is {l1}") };
static const MusterPhrase FIGHTING = { "C-MISC-05", N_("{C0} is {h1}: that cannot be set") };
static const MusterPhrase UNIT_NUMBER = { "C-MISC-05", N_("{u0}: {t1} {2} instead of {3}") };
static const MusterPhrase UNIT_DISBANDED = { "C-MISC-05", N_("{u0} is disbanded") };
static const MusterPhrase UNIT_BACK = { "C-MISC-05", N_("{u0} is there again, with a strength of {1}") };
static const MusterPhrase LEADER_NUMBER = { "C-MISC-05", N_("{L0}: {t1} {2} instead of {3}") };
static const MusterPhrase LEADERSHIP = { "C-MISC-05", N_("{L0}: leadership {1}[ instead of {2}]") };
static const MusterPhrase LEADER_STATUS = { "C-MISC-05", N_("{L0} is {l1}, no longer {l2}") };
static const MusterPhrase LEADER_SAME = { "C-MISC-05", N_("{L0} is {l1}, as he was[, and misses {2}]") };
static const MusterPhrase LEADER_TRAIT = { "C-MISC-05", N_("{L0}: {T0}") };
static const MusterPhrase NO_TRAIT = { "C-MISC-05", N_("{L0} has no trait now") };
static const MusterPhrase FORCE_NUMBER = { "C-MISC-05", N_("{F0}: {t1} {2} instead of {3}") };
static const MusterPhrase SIDE_NUMBER = { "C-MISC-05", N_("{s0}: {t1} {2} instead of {3}") };
static const MusterPhrase SIDE_COLOUR = { "C-MISC-05", N_("{s0}: the colour {t1}") };
static const MusterPhrase PLAYER_NUMBER = { "C-MISC-05", N_("{p0}: {t1} {2} instead of {3}") };
static const MusterPhrase CHAPTER_STATUS = { "C-MISC-05", N_("{C0} is {h1}, no longer {h2}") };
static const MusterPhrase WHY = { "C-MISC-05", N_("the reason: {t0}") };

static gboolean
read_number (MusterCampaignResolution *self,
             int                       min,
             int                       max,
             int                      *number)
{
  return muster_spot_need_int (self->params, "value", min, max, number);
}

static gboolean
set_number (MusterCampaignResolution *self,
            const MusterPhrase       *phrase,
            int                       whose,
            int                       min,
            int                       max,
            int                      *number)
{
  int before = *number;

  if (!read_number (self, min, max, number))
    return FALSE;
  campaign_step (self, phrase, whose, muster_campaign_resolution_get_text (self, "field"), *number, before);
  return TRUE;
}

static gboolean
set_strength (MusterCampaignResolution *self,
              int                       index)
{
  MusterCampaignUnit *unit = muster_campaign_state_edit_unit (self->state, index);

  if (unit->disbanded)
    return campaign_refuse (self, &DISBANDED, index);
  return set_number (self, &UNIT_NUMBER, index, 0, unit->full, &unit->strength);
}

static gboolean
set_full (MusterCampaignResolution *self,
          int                       index)
{
  MusterCampaignUnit *unit = muster_campaign_state_edit_unit (self->state, index);

  if (!set_number (self, &UNIT_NUMBER, index, 1, MUSTER_CAMPAIGN_MAX_MODELS, &unit->full))
    return FALSE;
  /* C-UNIT-01: a disbanded unit keeps the strength that it had. */
  if (!unit->disbanded)
    unit->strength = MIN (unit->strength, unit->full);
  return TRUE;
}

static gboolean
set_unit_fit (MusterCampaignResolution *self,
              int                       index)
{
  const MusterCampaignUnit *unit = muster_campaign_state_get_unit (self->before, index);

  if (unit->self >= 0)
    {
      int leader = muster_campaign_state_get_unit (self->before, index)->self;

      /* C-LEAD-10: a correction of a unit that is a leader applies to that leader. */
      if (muster_campaign_state_get_leader (self->before, leader)->status == MUSTER_CAMPAIGN_FIT)
        return campaign_refuse (self, &NOT_DISBANDED, index);
      muster_campaign_fates_change_leader (self, leader, MUSTER_CAMPAIGN_FIT);
    }
  else if (!unit->disbanded)
    return campaign_refuse (self, &NOT_DISBANDED, index);
  else
    muster_campaign_fates_restore_unit (self, index);

  campaign_step (self, &UNIT_BACK, index, muster_campaign_state_get_unit (self->state, index)->strength);
  return TRUE;
}

static gboolean
set_unit_status (MusterCampaignResolution *self,
                 int                       index)
{
  static const char *const words[] = { "fit", "disbanded", NULL };
  const MusterCampaignUnit *unit = muster_campaign_state_get_unit (self->before, index);
  MusterSpot value;
  int status;

  if (!muster_spot_require (self->params, "value", &value) ||
      !muster_spot_read_word (&value, words, &status))
    return FALSE;
  if (unit->self >= 0 && !muster_campaign_fates_judge (self, unit->self))
    return FALSE;
  if (status == 0)
    return set_unit_fit (self, index);
  if (unit->disbanded)
    return campaign_refuse (self, &ALREADY_DISBANDED, index);

  campaign_step (self, &UNIT_DISBANDED, index);
  muster_campaign_fates_disband_unit (self, index);
  return TRUE;
}

static gboolean
set_unit_experience (MusterCampaignResolution *self,
                     int                       index)
{
  return set_number (self, &UNIT_NUMBER, index, 0, MAX_NUMBER,
                     &muster_campaign_state_edit_unit (self->state, index)->experience);
}

static gboolean
set_leader_status (MusterCampaignResolution *self,
                   int                       index)
{
  MusterCampaignLeaderStatus before = muster_campaign_state_get_leader (self->before, index)->status;
  MusterSpot value;
  int status;

  if (!muster_spot_require (self->params, "value", &value) ||
      !muster_spot_read_word (&value, muster_campaign_status_words, &status) ||
      !muster_campaign_fates_judge (self, index))
    return FALSE;

  if ((MusterCampaignLeaderStatus) status == before)
    campaign_step (self, &LEADER_SAME, index, status, status == MUSTER_CAMPAIGN_WOUNDED ? 1 : 0);
  else
    {
      campaign_step (self, &LEADER_STATUS, index, status, (gint32) before);
      muster_campaign_fates_change_leader (self, index, (MusterCampaignLeaderStatus) status);
    }
  if (status == MUSTER_CAMPAIGN_WOUNDED)
    muster_campaign_state_edit_leader (self->state, index)->misses = 1;
  return TRUE;
}

static gboolean
set_misses (MusterCampaignResolution *self,
            int                       index)
{
  MusterCampaignLeader *leader = muster_campaign_state_edit_leader (self->state, index);

  if (leader->status != MUSTER_CAMPAIGN_WOUNDED)
    return campaign_refuse (self, &NOT_WOUNDED, index, (gint32) leader->status);
  return set_number (self, &LEADER_NUMBER, index, 1, MAX_MISSES, &leader->misses);
}

static gboolean
set_leadership (MusterCampaignResolution *self,
                int                       index)
{
  int force = muster_campaign_state_get_leader_def (self->before, index)->force;
  MusterCampaignLeader *leader = muster_campaign_state_edit_leader (self->state, index);
  int before = leader->leadership;
  int min, max;

  muster_campaign_get_leadership_range (
    muster_campaign_state_get_force_def (self->before, force)->ruleset, &min, &max);
  if (!read_number (self, min, max, &leader->leadership))
    return FALSE;
  campaign_step (self, &LEADERSHIP, index, leader->leadership, MAX (before, 0));
  return TRUE;
}

static gboolean
set_trait (MusterCampaignResolution *self,
           int                       index)
{
  int force = muster_campaign_state_get_leader_def (self->before, index)->force;
  MusterRuleset *ruleset = muster_campaign_state_get_force_def (self->before, force)->ruleset;
  MusterCampaignLeader *leader = muster_campaign_state_edit_leader (self->state, index);
  MusterSpot value;
  const char *id;

  if (!muster_campaign_resolution_has (self, "value", &value))
    {
      leader->trait = NULL;
      campaign_step (self, &NO_TRAIT, index);
      return TRUE;
    }
  if (!muster_spot_read_string (&value, 64, &id))
    return FALSE;
  leader->trait = muster_catalog_find_trait (muster_ruleset_get_catalog (ruleset), id);
  if (leader->trait == NULL)
    return muster_spot_fail (&value, _("there is no trait “%s”"), id);
  campaign_step (self, &LEADER_TRAIT, index);
  return TRUE;
}

static gboolean
set_leader_experience (MusterCampaignResolution *self,
                       int                       index)
{
  return set_number (self, &LEADER_NUMBER, index, 0, MAX_NUMBER,
                     &muster_campaign_state_edit_leader (self->state, index)->experience);
}

static gboolean
set_replacements (MusterCampaignResolution *self,
                  int                       index)
{
  return set_number (self, &FORCE_NUMBER, index, 0, MAX_NUMBER,
                     &muster_campaign_state_edit_force (self->state, index)->replacements);
}

static gboolean
set_player_points (MusterCampaignResolution *self,
                   int                       index)
{
  return set_number (self, &PLAYER_NUMBER, index, -MAX_NUMBER, MAX_NUMBER,
                     &muster_campaign_state_edit_player (self->state, index)->points);
}

static gboolean
set_chapter_status (MusterCampaignResolution *self,
                    int                       index)
{
  static const char *const words[] = { "planned", "ready", "skipped", NULL };
  static const MusterCampaignChapterStatus statuses[] = {
    MUSTER_CAMPAIGN_PLANNED, MUSTER_CAMPAIGN_READY, MUSTER_CAMPAIGN_SKIPPED
  };
  MusterCampaignChapterStatus before = muster_campaign_state_get_chapter (self->before, index)->status;
  MusterSpot value;
  int status;

  if (!muster_spot_require (self->params, "value", &value) ||
      !muster_spot_read_word (&value, words, &status))
    return FALSE;
  if (before != MUSTER_CAMPAIGN_PLANNED && before != MUSTER_CAMPAIGN_READY &&
      before != MUSTER_CAMPAIGN_SKIPPED)
    return campaign_refuse (self, &FIGHTING, index, (gint32) before);

  muster_campaign_state_edit_chapter (self->state, index)->status = statuses[status];
  if (statuses[status] == MUSTER_CAMPAIGN_SKIPPED)
    muster_campaign_map_meetings_release (self->state, index);
  campaign_step (self, &CHAPTER_STATUS, index, (gint32) statuses[status], (gint32) before);
  return TRUE;
}

typedef struct
{
  const char *id;
  gboolean (*set) (MusterCampaignResolution *self,
                   int                       index);
} Field;

static const Field unit_fields[] = {
  { "strength", set_strength },
  { "full", set_full },
  { "status", set_unit_status },
  { "experience", set_unit_experience },
  { NULL }
};

static const Field leader_fields[] = {
  { "status", set_leader_status },
  { "misses", set_misses },
  { "leadership", set_leadership },
  { "trait", set_trait },
  { "experience", set_leader_experience },
  { NULL }
};

/* C-LEAD-10 */
static const Field self_fields[] = {
  { "status", set_leader_status },
  { "misses", set_misses },
  { NULL }
};

static const Field force_fields[] = { { "replacements", set_replacements }, { NULL } };
static const Field map_force_fields[] = {
  { "replacements", set_replacements },
  { "place", muster_campaign_map_orders_set_place },
  { NULL }
};
static const Field player_fields[] = { { "points", set_player_points }, { NULL } };
static const Field chapter_fields[] = { { "status", set_chapter_status }, { NULL } };

static const struct
{
  const char *param;
  MusterCampaignKind kind;
  const Field *fields;
} targets[] = {
  { "unit", MUSTER_CAMPAIGN_UNITS, unit_fields },
  { "leader", MUSTER_CAMPAIGN_LEADERS, leader_fields },
  { "force", MUSTER_CAMPAIGN_FORCES, force_fields },
  { "player", MUSTER_CAMPAIGN_PLAYERS, player_fields },
  { "chapter", MUSTER_CAMPAIGN_CHAPTERS, chapter_fields },
};

static gboolean
read_field (MusterCampaignResolution  *self,
            MusterSpot                *spot,
            const char               **field)
{
  return muster_spot_require (self->params, "field", spot) && muster_spot_read_string (spot, 64, field);
}

static gboolean
set_field (MusterCampaignResolution *self,
           const Field              *fields,
           int                       index)
{
  g_autoptr (GString) known = g_string_new (NULL);
  MusterSpot spot;
  const char *id;

  if (!read_field (self, &spot, &id))
    return FALSE;
  for (guint i = 0; fields[i].id != NULL; i++)
    {
      if (strcmp (fields[i].id, id) == 0)
        return fields[i].set (self, index);
      g_string_append_printf (known, "%s%s", i > 0 ? ", " : "", fields[i].id);
    }
  if (fields[1].id == NULL)
    return muster_spot_fail (&spot, _("expected “%s”, found “%s”"), known->str, id);
  return muster_spot_fail (&spot, _("expected one of %s, found “%s”"), known->str, id);
}

/* Sets the colour of a side, by its id in files. */
static gboolean
set_colour (MusterCampaignResolution *self,
            int                       side)
{
  MusterSpot value;
  const char *id;

  if (!muster_spot_require (self->params, "value", &value) || !muster_spot_read_string (&value, 64, &id))
    return FALSE;
  self->state->colours[side] = muster_side_colours_find (id);
  if (self->state->colours[side] == NULL)
    return muster_spot_fail (&value, _("there is no colour “%s”"), id);
  campaign_step (self, &SIDE_COLOUR, side, muster_campaign_resolution_get_text (self, "value"));
  return TRUE;
}

/* Sets the points, a counter or the colour of a side. */
static gboolean
set_side (MusterCampaignResolution *self)
{
  const MusterCampaignCounter *counter;
  MusterSpot spot;
  const char *id;
  int side, index;

  if (!muster_campaign_resolution_read_side (self, "side", &side) || !read_field (self, &spot, &id))
    return FALSE;
  if (strcmp (id, "points") == 0)
    return set_number (self, &SIDE_NUMBER, side, -MAX_NUMBER, MAX_NUMBER, &self->state->points[side]);

  index = muster_campaign_rules_find_counter (self->rules, id);
  if (index < 0 && strcmp (id, "colour") == 0)
    return set_colour (self, side);
  if (index < 0)
    return muster_spot_fail (&spot, _("expected “points”, “colour” or a counter, found “%s”"), id);
  counter = g_ptr_array_index (self->rules->counters, index);
  return set_number (self, &SIDE_NUMBER, side, counter->min, counter->max,
                     &self->state->counters[index][side]);
}

static gboolean
set (MusterCampaignResolution *self)
{
  MusterSpot spot;
  int index;

  for (guint i = 0; i < G_N_ELEMENTS (targets); i++)
    {
      const Field *fields = targets[i].fields;

      if (!muster_campaign_resolution_has (self, targets[i].param, &spot))
        continue;
      if (!muster_campaign_resolution_find (self, targets[i].param, targets[i].kind, &index))
        return FALSE;
      if (fields == leader_fields && muster_campaign_state_get_leader_def (self->before, index)->is_unit)
        fields = self_fields;
      if (fields == force_fields && self->setup->has_map)
        fields = map_force_fields;
      return set_field (self, fields, index);
    }
  return set_side (self);
}

void
muster_campaign_set_play (MusterCampaignResolution *self)
{
  if (set (self))
    campaign_step (self, &WHY, muster_campaign_resolution_get_text (self, "reason"));
}
