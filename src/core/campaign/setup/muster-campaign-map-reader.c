/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/setup/muster-campaign-people.h"

#include <string.h>

#include "core/campaign/setup/muster-campaign-reading.h"
#include "core/muster-i18n.h"

/* Reads the map of a campaign: its picture, its places and the links between them. */

#define MAX_SIZE 10000
#define MAX_VALUE 99
#define MAX_COST 9

/* Reads two whole numbers. @max_x, @max_y: the largest values. */
static gboolean
read_pair (const MusterSpot *object,
           const char       *member,
           int               min,
           int               max_x,
           int               max_y,
           int              *x,
           int              *y)
{
  MusterSpot pair, first, second;
  guint n;

  if (!muster_spot_require (object, member, &pair) || !muster_spot_is_array (&pair, G_MAXUINT, &n))
    return FALSE;
  if (n != 2)
    return muster_spot_fail (&pair, _("expected two numbers, found %u"), n);
  return muster_spot_element (&pair, 0, &first) && muster_spot_read_int (&first, min, max_x, x) &&
         muster_spot_element (&pair, 1, &second) && muster_spot_read_int (&second, min, max_y, y);
}

/* Reads a side; null or an absent member means nobody. */
static gboolean
take_side (const MusterCampaignSetup *setup,
           const MusterSpot          *object,
           const char                *member,
           int                       *side)
{
  MusterSpot spot;

  *side = -1;
  return !muster_spot_member (object, member, &spot) || muster_spot_holds (&spot, MUSTER_JSON_NULL) ||
         muster_campaign_people_read_side (setup, &spot, side);
}

static gboolean
fill_place (const MusterCampaignSetup *setup,
            const MusterCampaignState *state,
            const MusterSpot          *spot,
            MusterCampaignPlaceDef    *def)
{
  static const char *const members[] = { "id", "name", "at", "owner", "value", "depot", "kind", NULL };
  MusterSpot id_spot;
  const char *id;

  if (!muster_spot_only_members (spot, members) || !muster_spot_require (spot, "id", &id_spot) ||
      !muster_spot_read_id (&id_spot, &id))
    return FALSE;
  if (muster_campaign_state_find (state, MUSTER_CAMPAIGN_PLACES, id) >= 0)
    return muster_spot_fail (&id_spot, _("the id “%s” is used twice"), id);
  def->base.id = g_strdup (id);
  return muster_spot_need_text (spot, "name", MUSTER_MAX_NAME, &def->base.name) &&
         read_pair (spot, "at", 0, setup->map_width, setup->map_height, &def->x, &def->y) &&
         take_side (setup, spot, "owner", &def->owner) &&
         muster_spot_take_int (spot, "value", 0, MAX_VALUE, &def->value) &&
         take_side (setup, spot, "depot", &def->depot) &&
         muster_spot_take_text (spot, "kind", MUSTER_MAX_NAME, &def->kind);
}

gboolean
muster_campaign_map_reader_read_place (const MusterCampaignSetup *setup,
                                       MusterCampaignState       *state,
                                       const MusterSpot          *spot)
{
  MusterCampaignPlaceDef *def;
  MusterCampaignPlace place = { .held = -1 };

  if (muster_campaign_state_count (state, MUSTER_CAMPAIGN_PLACES) >= MUSTER_CAMPAIGN_MAX_PLACES)
    return muster_spot_fail (spot, dngettext (GETTEXT_PACKAGE, "there may be at most %d place",
                                              "there may be at most %d places",
                                              (gulong) MUSTER_CAMPAIGN_MAX_PLACES),
                             MUSTER_CAMPAIGN_MAX_PLACES);
  def = muster_campaign_def_new (MUSTER_CAMPAIGN_PLACES);
  if (!fill_place (setup, state, spot, def))
    {
      muster_campaign_def_unref (MUSTER_CAMPAIGN_PLACES, def);
      return FALSE;
    }

  place.owner = (gint16) def->owner;
  muster_campaign_state_add (state, MUSTER_CAMPAIGN_PLACES, def, &place);
  return TRUE;
}

gboolean
muster_campaign_map_reader_find_place (const MusterCampaignState *state,
                                       const MusterSpot          *spot,
                                       int                       *place)
{
  const char *id;

  if (!muster_spot_read_string (spot, 64, &id))
    return FALSE;
  *place = muster_campaign_state_find (state, MUSTER_CAMPAIGN_PLACES, id);
  return *place >= 0 || muster_spot_fail (spot, _("there is no place “%s”"), id);
}

gboolean
muster_campaign_map_reader_read_between (const MusterCampaignState *state,
                                         const MusterSpot          *spot,
                                         int                       *places)
{
  MusterSpot end;
  guint n;

  if (!muster_spot_is_array (spot, G_MAXUINT, &n))
    return FALSE;
  if (n != 2)
    return muster_spot_fail (spot, _("expected two places, found %u"), n);
  for (guint i = 0; i < 2; i++)
    if (!muster_spot_element (spot, i, &end) || !muster_campaign_map_reader_find_place (state, &end,
                                                                                        &places[i]))
      return FALSE;
  return places[0] != places[1] || muster_spot_fail (spot, _("expected two different places"));
}

static gboolean
read_link (MusterCampaignState *state,
           const MusterSpot    *spot)
{
  static const char *const members[] = { "between", "cost", "closed", "kind", NULL };
  MusterCampaignLink link = { 0 };
  g_autofree char *kind = NULL;
  MusterSpot between;
  int places[2];
  int cost = 1;

  if (state->links->len >= MUSTER_CAMPAIGN_MAX_LINKS)
    return muster_spot_fail (spot, dngettext (GETTEXT_PACKAGE, "there may be at most %d link",
                                              "there may be at most %d links",
                                              (gulong) MUSTER_CAMPAIGN_MAX_LINKS), MUSTER_CAMPAIGN_MAX_LINKS);
  if (!muster_spot_only_members (spot, members) || !muster_spot_require (spot, "between", &between) ||
      !muster_campaign_map_reader_read_between (state, &between, places))
    return FALSE;
  if (muster_campaign_state_find_link (state, places[0], places[1]) >= 0)
    return muster_spot_fail (&between, _("there is a link between these places already"));
  if (!muster_spot_take_int (spot, "cost", 1, MAX_COST, &cost) ||
      !muster_spot_take_boolean (spot, "closed", &link.closed) ||
      !muster_spot_take_text (spot, "kind", MUSTER_MAX_NAME, &kind))
    return FALSE;

  link.places[0] = (gint16) places[0];
  link.places[1] = (gint16) places[1];
  link.cost = (gint8) cost;
  link.kind = kind != NULL ? g_ref_string_new (kind) : NULL;
  g_array_append_val (muster_campaign_state_edit_links (state), link);
  return TRUE;
}

gboolean
muster_campaign_map_reader_read_links (MusterCampaignState *state,
                                       const MusterSpot    *list)
{
  MusterSpot spot;
  guint n;

  if (!muster_spot_is_array (list, MUSTER_CAMPAIGN_MAX_LINKS, &n))
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (!muster_spot_element (list, i, &spot) || !read_link (state, &spot))
      return FALSE;
  return TRUE;
}

gboolean
muster_campaign_map_reader_check_picture (const MusterSpot *spot,
                                          const char       *digest)
{
  return (strlen (digest) == 64 && strspn (digest, "0123456789abcdef") == 64) ||
         muster_spot_fail (spot, _("expected the SHA-256 of an image: 64 of 0–9 and a–f"));
}

static gboolean
read_picture (MusterCampaignSetup *setup,
              const MusterSpot    *map)
{
  MusterSpot spot;
  const char *digest;

  if (!muster_spot_member (map, "picture", &spot) || muster_spot_holds (&spot, MUSTER_JSON_NULL))
    return TRUE;
  if (!muster_spot_read_string (&spot, 64, &digest))
    return FALSE;
  if (!muster_campaign_map_reader_check_picture (&spot, digest))
    return FALSE;
  setup->map_picture = g_strdup (digest);
  return TRUE;
}

gboolean
muster_campaign_map_reader_read (MusterCampaignSetup *setup,
                                 const MusterSpot    *document)
{
  static const char *const members[] = { "size", "picture", "places", "links", NULL };
  MusterSpot map, list, spot;
  guint n;

  if (!muster_spot_member (document, "map", &map))
    return !muster_spot_failed (document);
  setup->has_map = TRUE;
  if (!muster_spot_only_members (&map, members) ||
      !read_pair (&map, "size", 1, MAX_SIZE, MAX_SIZE, &setup->map_width, &setup->map_height) ||
      !read_picture (setup, &map) || !muster_spot_require (&map, "places", &list) ||
      !muster_spot_is_array (&list, MUSTER_CAMPAIGN_MAX_PLACES, &n))
    return FALSE;

  for (guint i = 0; i < n; i++)
    if (!muster_spot_element (&list, i, &spot) ||
        !muster_campaign_map_reader_read_place (setup, &setup->first, &spot))
      return FALSE;
  return !muster_spot_member (&map, "links", &list) || muster_campaign_map_reader_read_links (&setup->first,
                                                                                              &list);
}
