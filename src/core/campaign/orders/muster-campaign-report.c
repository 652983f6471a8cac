/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/orders/muster-campaign-report.h"

#include <string.h>

#include "core/campaign/setup/muster-campaign-reading.h"
#include "core/muster-i18n.h"

/* Reads the return of a battle from an order and checks it against the campaign (C-RET-01 to
 * C-RET-03). */

#define MAX_SCORE 99999
#define MAX_DEEDS 99999
#define DIGEST_LENGTH 64

static const MusterPhrase NOT_OPEN = { "C-CHAP-03", N_("{C0} is not open: it is {h1}") };
static const MusterPhrase NOT_THERE =
  { "C-RET-01", N_("no force of {s0} took part in {C1}: that side cannot have won") };

static gboolean
is_digest (const char *text)
{
  return strlen (text) == DIGEST_LENGTH && strspn (text, "0123456789abcdef") == DIGEST_LENGTH;
}

static gboolean
read_source (MusterCampaignResolution *self)
{
  static const char *const members[] = { "battle", "digest", NULL };
  MusterSpot source, battle, digest;
  const char *text;

  if (!muster_spot_require (self->params, "source", &source))
    return FALSE;
  if (!muster_spot_holds (&source, MUSTER_JSON_OBJECT))
    return muster_spot_read_string (&source, 64, &text) &&
           (strcmp (text, "paper") == 0 ||
            muster_spot_fail (&source, _("C-RET-01 expected a battle or “paper”, found “%s”"), text));

  if (!muster_spot_only_members (&source, members) || !muster_spot_require (&source, "battle", &battle) ||
      !muster_spot_read_string (&battle, 64, &text))
    return FALSE;
  if (!g_uuid_string_is_valid (text))
    return muster_spot_fail (&battle, _("C-RET-01 expected the UUID of a battle, found “%s”"), text);
  if (!muster_spot_require (&source, "digest", &digest) ||
      !muster_spot_read_string (&digest, DIGEST_LENGTH, &text))
    return FALSE;
  return is_digest (text) ||
         muster_spot_fail (&digest, _("C-RET-01 expected the SHA-256 of its log, found “%s”"), text);
}

/* The score must have exactly the sides with a force in the chapter. */
static gboolean
read_score (MusterCampaignResolution *self,
            MusterCampaignReport     *report)
{
  MusterSpot score, spot;

  if (!muster_campaign_resolution_has (self, "score", &score))
    return TRUE;
  if (!muster_spot_is_object (&score))
    return FALSE;

  for (guint i = 0; muster_spot_nth_member (&score, i, &spot); i++)
    {
      int side = muster_campaign_setup_find_side (self->setup, spot.member);

      if (side < 0 || !(report->sides >> side & 1))
        return muster_spot_fail (&spot, _("C-RET-01 “%s” is not a side with a force in it"),
                                 spot.member);
      if (!muster_spot_read_int (&spot, 0, MAX_SCORE, &report->score[side]))
        return FALSE;
    }

  for (int i = 0; i < self->setup->n_sides; i++)
    if (report->sides >> i & 1 && !muster_spot_member (&score, self->setup->sides[i].id, &spot))
      return muster_spot_fail (&spot, _("C-RET-01 the points of this side are missing"));
  return TRUE;
}

/* A whole number in a range; any other is refused under the id of the rule. */
static gboolean
read_count (const MusterSpot *spot,
            int               max,
            int              *number)
{
  if (muster_spot_failed (spot))
    return FALSE;
  if (muster_spot_holds (spot, MUSTER_JSON_INT) && spot->value->number >= 0 && spot->value->number <= max)
    {
      *number = (int) spot->value->number;
      return TRUE;
    }
  return muster_spot_fail (spot, _("C-RET-02 expected a whole number from 0 to %d"), max);
}

static gboolean
read_deeds (const MusterSpot *object,
            guint            *deeds)
{
  MusterSpot spot, member;

  if (!muster_spot_member (object, "deeds", &spot))
    return !muster_spot_failed (object);
  if (!muster_spot_is_object (&spot))
    return FALSE;

  for (guint i = 0; muster_spot_nth_member (&spot, i, &member); i++)
    {
      MusterDeed deed = muster_deed_find (member.member);
      int number;

      if (deed == MUSTER_N_DEEDS)
        return muster_spot_fail (&member, _("C-RET-02 there is no deed “%s”"), member.member);
      if (!read_count (&member, MAX_DEEDS, &number))
        return FALSE;
      deeds[deed] = (guint) number;
    }
  return TRUE;
}

static gboolean
read_unit (MusterCampaignResolution *self,
           const MusterSpot         *spot,
           MusterCampaignReport     *report)
{
  static const char *const members[] = { "start", "left", "gone", "deeds", NULL };
  MusterCampaignUnitReport unit = {
    .unit = muster_campaign_state_find (self->before, MUSTER_CAMPAIGN_UNITS, spot->member),
  };
  const MusterCampaignUnit *value;
  MusterSpot start_spot, left_spot;
  int start;

  if (unit.unit < 0)
    return muster_spot_fail (spot, _("C-RET-02 there is no unit “%s”"), spot->member);
  if (!muster_campaign_takes_part (self->before, report->chapter,
                                   muster_campaign_state_get_unit_def (self->before, unit.unit)->force))
    return muster_spot_fail (spot, _("C-RET-02 its force does not take part"));
  value = muster_campaign_state_get_unit (self->before, unit.unit);
  if (value->disbanded)
    return muster_spot_fail (spot, _("C-RET-02 it is disbanded and cannot have fought"));
  if (!muster_spot_only_members (spot, members) || !muster_spot_require (spot, "start", &start_spot) ||
      !read_count (&start_spot, MUSTER_CAMPAIGN_MAX_MODELS, &start))
    return FALSE;
  if (start != value->strength)
    return muster_spot_fail (&start_spot, _("C-RET-02 it has a strength of %d in the campaign, not of %d"),
                             value->strength, start);
  if (!muster_spot_require (spot, "left", &left_spot) || !read_count (&left_spot, start, &unit.left) ||
      !muster_spot_take_boolean (spot, "gone", &unit.gone) || !read_deeds (spot, unit.deeds))
    return FALSE;

  g_array_append_val (report->units, unit);
  return TRUE;
}

static gboolean
read_units (MusterCampaignResolution *self,
            MusterCampaignReport     *report)
{
  MusterSpot units, spot;

  if (!muster_campaign_resolution_has (self, "units", &units))
    return TRUE;
  if (!muster_spot_is_object (&units))
    return FALSE;

  for (guint i = 0; muster_spot_nth_member (&units, i, &spot); i++)
    if (!read_unit (self, &spot, report))
      return FALSE;
  return TRUE;
}

static gboolean
has_unit (const MusterCampaignReport *report,
          int                         unit)
{
  for (guint i = 0; i < report->units->len; i++)
    if (g_array_index (report->units, MusterCampaignUnitReport, i).unit == unit)
      return TRUE;
  return FALSE;
}

/* C-RET-03 */
static gboolean
may_have_fought (MusterCampaignResolution   *self,
                 const MusterCampaignReport *report,
                 int                         leader)
{
  const MusterCampaignLeader *value = muster_campaign_state_get_leader (self->before, leader);
  const MusterCampaignLeaderDef *def = muster_campaign_state_get_leader_def (self->before, leader);

  if (def->is_unit || value->status != MUSTER_CAMPAIGN_FIT)
    return FALSE;
  if (value->unit < 0)
    return muster_campaign_takes_part (self->before, report->chapter, def->force);
  return has_unit (report, value->unit) && muster_campaign_get_led_by (self->before, value->unit) == leader;
}

static gboolean
read_leader (MusterCampaignResolution *self,
             const MusterSpot         *spot,
             MusterCampaignReport     *report)
{
  static const char *const members[] = { "lost", "deeds", NULL };
  MusterCampaignLeaderReport leader = {
    .leader = muster_campaign_state_find (self->before, MUSTER_CAMPAIGN_LEADERS, spot->member),
  };

  if (leader.leader < 0)
    return muster_spot_fail (spot, _("C-RET-03 there is no leader “%s”"), spot->member);
  if (muster_campaign_state_get_leader_def (self->before, leader.leader)->is_unit)
    return muster_spot_fail (spot, _("C-LEAD-10 he is a unit himself: list him under “units”"));
  if (!may_have_fought (self, report, leader.leader))
    return muster_spot_fail (spot, _("C-RET-03 he leads none of the “units”, and is no fit leader without "
                                     "a unit of the forces that take part"));
  if (!muster_spot_only_members (spot, members) ||
      !muster_spot_take_boolean (spot, "lost", &leader.lost) || !read_deeds (spot, leader.deeds))
    return FALSE;

  g_array_append_val (report->leaders, leader);
  return TRUE;
}

/* Adds the leaders of units that fought who are not named: they came back. */
static void
add_others (MusterCampaignResolution *self,
            MusterCampaignReport     *report)
{
  guint n_named = report->leaders->len;
  g_autofree gboolean *named =
    g_new0 (gboolean, muster_campaign_state_count (self->before, MUSTER_CAMPAIGN_LEADERS) + 1);

  for (guint i = 0; i < n_named; i++)
    named[g_array_index (report->leaders, MusterCampaignLeaderReport, i).leader] = TRUE;
  for (guint i = 0; i < report->units->len; i++)
    {
      int unit = g_array_index (report->units, MusterCampaignUnitReport, i).unit;
      MusterCampaignLeaderReport leader = { .leader = muster_campaign_get_led_by (self->before, unit) };

      if (leader.leader >= 0 && !named[leader.leader])
        g_array_append_val (report->leaders, leader);
    }
}

static gboolean
read_leaders (MusterCampaignResolution *self,
              MusterCampaignReport     *report)
{
  MusterSpot leaders, spot;

  if (muster_campaign_resolution_has (self, "leaders", &leaders))
    {
      if (!muster_spot_is_object (&leaders))
        return FALSE;
      for (guint i = 0; muster_spot_nth_member (&leaders, i, &spot); i++)
        if (!read_leader (self, &spot, report))
          return FALSE;
    }
  add_others (self, report);
  return TRUE;
}

void
muster_campaign_report_init (MusterCampaignReport *self)
{
  *self = (MusterCampaignReport) {
    .units = g_array_new (FALSE, FALSE, sizeof (MusterCampaignUnitReport)),
    .leaders = g_array_new (FALSE, FALSE, sizeof (MusterCampaignLeaderReport)),
  };
}

void
muster_campaign_report_clear (MusterCampaignReport *self)
{
  g_clear_pointer (&self->units, g_array_unref);
  g_clear_pointer (&self->leaders, g_array_unref);
}

gboolean
muster_campaign_report_read (MusterCampaignReport     *report,
                             MusterCampaignResolution *self)
{
  MusterCampaignChapterStatus status;

  if (!muster_campaign_resolution_find (self, "chapter", MUSTER_CAMPAIGN_CHAPTERS, &report->chapter) ||
      !muster_campaign_resolution_read_winner (self, &report->winner))
    return FALSE;

  status = muster_campaign_state_get_chapter (self->before, report->chapter)->status;
  if (status != MUSTER_CAMPAIGN_OPEN)
    return campaign_refuse (self, &NOT_OPEN, report->chapter, (gint32) status);
  report->sides = muster_campaign_get_chapter_sides (self->before, report->chapter);
  if (report->winner >= 0 && !(report->sides >> report->winner & 1))
    return campaign_refuse (self, &NOT_THERE, report->winner, report->chapter);

  return read_source (self) && read_score (self, report) && read_units (self, report) &&
         read_leaders (self, report);
}
