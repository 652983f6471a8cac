/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/setup/muster-campaign-people.h"

#include "core/campaign/setup/muster-campaign-reading.h"
#include "core/muster-i18n.h"

/* Reads those who take part: players, forces and leaders. */

gboolean
muster_campaign_people_read_side (const MusterCampaignSetup *setup,
                                  const MusterSpot          *spot,
                                  int                       *side)
{
  const char *id;

  if (!muster_spot_read_string (spot, 64, &id))
    return FALSE;
  *side = muster_campaign_setup_find_side (setup, id);
  return *side >= 0 || muster_spot_fail (spot, _("there is no side “%s”"), id);
}

static gboolean
need_side (const MusterCampaignSetup *setup,
           const MusterSpot          *object,
           int                       *side)
{
  MusterSpot spot;

  return muster_spot_require (object, "side", &spot) && muster_campaign_people_read_side (setup, &spot, side);
}

/* Reads an id that nothing else of its kind has. */
static gboolean
need_fresh_id (const MusterCampaignState  *state,
               MusterCampaignKind          kind,
               const MusterSpot           *object,
               char                      **id)
{
  MusterSpot spot;
  const char *read;

  if (!muster_spot_require (object, "id", &spot) || !muster_spot_read_id (&spot, &read))
    return FALSE;
  if (muster_campaign_state_find (state, kind, read) >= 0)
    return muster_spot_fail (&spot, _("the id “%s” is used twice"), read);
  *id = g_strdup (read);
  return TRUE;
}

static gboolean
has_room (const MusterCampaignState *state,
          MusterCampaignKind         kind,
          int                        max,
          const MusterSpot          *spot)
{
  return muster_campaign_state_count (state, kind) < max ||
         muster_spot_fail (spot, kind == MUSTER_CAMPAIGN_PLAYERS
                                   ? dngettext (GETTEXT_PACKAGE, "there may be at most %d player",
                                                "there may be at most %d players", (gulong) max)
                                   : dngettext (GETTEXT_PACKAGE, "there may be at most %d force",
                                                "there may be at most %d forces", (gulong) max), max);
}

static gboolean
fill_player (const MusterCampaignSetup *setup,
             const MusterCampaignState *state,
             const MusterSpot          *spot,
             MusterCampaignPlayerDef   *def)
{
  static const char *const members[] = { "id", "name", "side", NULL };

  return muster_spot_only_members (spot, members) &&
         has_room (state, MUSTER_CAMPAIGN_PLAYERS, MUSTER_CAMPAIGN_MAX_PLAYERS, spot) &&
         need_fresh_id (state, MUSTER_CAMPAIGN_PLAYERS, spot, &def->base.id) &&
         muster_spot_need_text (spot, "name", MUSTER_MAX_NAME, &def->base.name) &&
         need_side (setup, spot, &def->side);
}

gboolean
muster_campaign_people_read_player (const MusterCampaignSetup *setup,
                                    MusterCampaignState       *state,
                                    const MusterSpot          *spot)
{
  MusterCampaignPlayerDef *def = muster_campaign_def_new (MUSTER_CAMPAIGN_PLAYERS);
  MusterCampaignPlayer player = { 0 };

  if (!fill_player (setup, state, spot, def))
    {
      muster_campaign_def_unref (MUSTER_CAMPAIGN_PLAYERS, def);
      return FALSE;
    }

  muster_campaign_state_add (state, MUSTER_CAMPAIGN_PLAYERS, def, &player);
  return TRUE;
}

static gboolean
read_trait (const MusterCampaignState *state,
            const MusterSpot          *object,
            MusterCampaignLeaderDef   *def)
{
  MusterRuleset *ruleset = muster_campaign_state_get_force_def (state, def->force)->ruleset;
  MusterSpot spot;
  const char *id;

  if (!muster_spot_member (object, "trait", &spot))
    return TRUE;
  if (!muster_spot_read_string (&spot, 64, &id))
    return FALSE;
  def->trait = muster_catalog_find_trait (muster_ruleset_get_catalog (ruleset), id);
  return def->trait != NULL || muster_spot_fail (&spot, _("there is no trait “%s”"), id);
}

static gboolean
fill_leader (const MusterCampaignState *state,
             const MusterSpot          *spot,
             MusterCampaignLeaderDef   *def)
{
  static const char *const members[] = { "id", "name", "leadership", "trait", NULL };
  int min, max;

  muster_campaign_get_leadership_range (muster_campaign_state_get_force_def (state, def->force)->ruleset,
                                        &min, &max);
  return muster_spot_only_members (spot, members) &&
         need_fresh_id (state, MUSTER_CAMPAIGN_LEADERS, spot, &def->base.id) &&
         muster_spot_need_text (spot, "name", MUSTER_MAX_NAME, &def->base.name) &&
         muster_spot_take_int (spot, "leadership", min, max, &def->leadership) &&
         read_trait (state, spot, def);
}

/**
 * muster_campaign_people_read_leader:
 * @index: (out): his index; he is with no unit yet
 */
gboolean
muster_campaign_people_read_leader (MusterCampaignState *state,
                                    const MusterSpot    *spot,
                                    int                  force,
                                    int                 *index)
{
  MusterCampaignLeaderDef *def = muster_campaign_def_new (MUSTER_CAMPAIGN_LEADERS);
  MusterCampaignLeader leader = { .wounded_in = -1, .unit = -1 };

  def->force = force;
  def->leadership = MUSTER_CAMPAIGN_UNSAID;
  if (!fill_leader (state, spot, def))
    {
      muster_campaign_def_unref (MUSTER_CAMPAIGN_LEADERS, def);
      return FALSE;
    }

  leader.leadership = def->leadership;
  leader.trait = def->trait;
  *index = muster_campaign_state_add (state, MUSTER_CAMPAIGN_LEADERS, def, &leader);
  return TRUE;
}

static gboolean
read_ruleset (const MusterCampaignSetup *setup,
              const MusterSpot          *object,
              MusterCampaignForceDef    *def)
{
  MusterSpot spot;
  const char *id;

  if (!muster_spot_require (object, "ruleset", &spot) || !muster_spot_read_string (&spot, 64, &id))
    return FALSE;
  def->ruleset = muster_library_find_ruleset (setup->library, id);
  return def->ruleset != NULL || muster_spot_fail (&spot, _("there is no ruleset “%s”"), id);
}

static gboolean
read_force_player (const MusterCampaignState *state,
                   const MusterSpot          *object,
                   int                        side,
                   int                       *player)
{
  MusterSpot spot;
  const char *id;

  *player = -1;
  if (!muster_spot_member (object, "player", &spot))
    return TRUE;
  if (!muster_spot_read_string (&spot, 64, &id))
    return FALSE;
  *player = muster_campaign_state_find (state, MUSTER_CAMPAIGN_PLAYERS, id);
  if (*player >= 0 && muster_campaign_state_get_player (state, *player)->left)
    return muster_spot_fail (&spot, _("“%s” has left the campaign"), id);
  if (*player < 0 || muster_campaign_state_get_player_def (state, *player)->side != side)
    return muster_spot_fail (&spot, _("“%s” is not a player on this side"), id);
  return TRUE;
}

/* Reads where a force is on the map, where no force of another side may be (C-MAP-02), and its
 * pace. */
static gboolean
read_force_place (const MusterCampaignState *state,
                  const MusterSpot          *object,
                  MusterCampaignForceDef    *def,
                  MusterCampaignForce       *force)
{
  MusterSpot spot;
  int place;

  if (!muster_spot_take_int (object, "pace", 0, MUSTER_CAMPAIGN_MAX_PACE, &def->pace))
    return FALSE;
  if (!muster_spot_member (object, "place", &spot) || muster_spot_holds (&spot, MUSTER_JSON_NULL))
    return TRUE;
  if (!muster_campaign_map_reader_find_place (state, &spot, &place))
    return FALSE;
  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_FORCES); i++)
    {
      const MusterCampaignForceDef *other = muster_campaign_state_get_force_def (state, i);

      if (muster_campaign_state_get_force (state, i)->place == place && other->side != def->side)
        return muster_spot_fail (&spot, _("“%s”, a force of another side, stands there"), other->base.id);
    }
  force->place = (gint16) place;
  return TRUE;
}

static gboolean
fill_force (const MusterCampaignSetup *setup,
            const MusterCampaignState *state,
            const MusterSpot          *spot,
            MusterCampaignForceDef    *def,
            MusterCampaignForce       *force)
{
  const char *const members[] = {
    "id", "name", "ruleset", "side", "player", "units", "staff", setup->has_map ? "place" : NULL, "pace", NULL
  };

  return muster_spot_only_members (spot, members) &&
         has_room (state, MUSTER_CAMPAIGN_FORCES, MUSTER_CAMPAIGN_MAX_FORCES, spot) &&
         need_fresh_id (state, MUSTER_CAMPAIGN_FORCES, spot, &def->base.id) &&
         muster_spot_need_text (spot, "name", MUSTER_MAX_NAME, &def->base.name) &&
         read_ruleset (setup, spot, def) && need_side (setup, spot, &def->side) &&
         read_force_player (state, spot, def->side, &force->player) &&
         (!setup->has_map || read_force_place (state, spot, def, force));
}

static gboolean
read_units (const MusterCampaignSetup *setup,
            MusterCampaignState       *state,
            const MusterSpot          *spot,
            int                        force)
{
  MusterSpot list, unit;
  guint n;

  if (!muster_spot_member (spot, "units", &list))
    return TRUE;
  if (!muster_spot_is_array (&list, MUSTER_CAMPAIGN_MAX_UNITS, &n))
    return FALSE;

  for (guint i = 0; i < n; i++)
    if (!muster_spot_element (&list, i, &unit) ||
        !muster_campaign_units_reader_read (setup, state, &unit, force))
      return FALSE;
  return TRUE;
}

static gboolean
read_staff (MusterCampaignState *state,
            const MusterSpot    *spot,
            int                  force)
{
  MusterSpot list, leader;
  int index;
  guint n;

  if (!muster_spot_member (spot, "staff", &list))
    return TRUE;
  if (!muster_spot_is_array (&list, MUSTER_CAMPAIGN_MAX_UNITS, &n))
    return FALSE;

  for (guint i = 0; i < n; i++)
    if (!muster_spot_element (&list, i, &leader) ||
        !muster_campaign_people_read_leader (state, &leader, force, &index))
      return FALSE;
  return TRUE;
}

/**
 * muster_campaign_people_read_force:
 *
 * Reads a force with its units, their leaders and its staff, and adds them in this order.
 */
gboolean
muster_campaign_people_read_force (const MusterCampaignSetup *setup,
                                   MusterCampaignState       *state,
                                   const MusterSpot          *spot)
{
  MusterCampaignForceDef *def = muster_campaign_def_new (MUSTER_CAMPAIGN_FORCES);
  MusterCampaignForce force = { .chapter = -1, .place = -1, .from = -1 };
  int index;

  def->pace = -1;
  if (!fill_force (setup, state, spot, def, &force))
    {
      muster_campaign_def_unref (MUSTER_CAMPAIGN_FORCES, def);
      return FALSE;
    }

  index = muster_campaign_state_add (state, MUSTER_CAMPAIGN_FORCES, def, &force);
  return read_units (setup, state, spot, index) && read_staff (state, spot, index);
}
