/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/muster-campaign-entry.h"

#include "core/campaign/muster-campaign-reading.h"
#include "core/muster-i18n.h"
#include "core/muster-json-members.h"

#define MAX_ROLLS 10000
#define MAX_FACES 1024

/* How a roll came about; a roll that does not say was typed in. */
static const char *const origins[] = { "typed", "rolled", "overridden", NULL };

static gboolean
read_faces (const MusterSpot *roll,
            guint8           *faces,
            guint            *n)
{
  MusterSpot dice, die;

  if (!muster_spot_require (roll, "dice", &dice) || !muster_spot_is_array (&dice, MAX_FACES, n))
    return FALSE;

  for (guint i = 0; i < *n; i++)
    {
      int face;

      if (!muster_spot_element (&dice, i, &die) || !muster_spot_read_int (&die, 0, 255, &face))
        return FALSE;
      faces[i] = (guint8) face;
    }
  return TRUE;
}

static gboolean
read_roll (const MusterCampaignSetup *setup,
           const MusterSpot          *roll,
           MusterTape                *tape)
{
  static const char *const members[] = { "for", "dice", "how", NULL };
  guint8 faces[MAX_FACES];
  MusterSpot purpose_spot;
  const char *id;
  int purpose, origin = MUSTER_ROLL_TYPED;
  guint n;

  if (!muster_spot_only_members (roll, members) || !muster_spot_require (roll, "for", &purpose_spot) ||
      !muster_spot_read_string (&purpose_spot, 64, &id))
    return FALSE;
  purpose = muster_campaign_setup_find_purpose (setup, id);
  if (purpose < 0)
    return muster_spot_fail (&purpose_spot, _("a campaign knows no roll for “%s”"), id);
  if (!read_faces (roll, faces, &n) || !muster_spot_take_word (roll, "how", origins, &origin))
    return FALSE;

  muster_tape_add (tape, (guint) purpose, FALSE, (MusterRollOrigin) origin, faces, n);
  return TRUE;
}

static gboolean
read_rolls (const MusterCampaignSetup *setup,
            const MusterSpot          *entry,
            MusterTape                *tape)
{
  MusterSpot list, roll;
  guint n;

  if (!muster_spot_member (entry, "rolls", &list))
    return !muster_spot_failed (entry);
  if (!muster_spot_is_array (&list, MAX_ROLLS, &n))
    return FALSE;

  for (guint i = 0; i < n; i++)
    if (!muster_spot_element (&list, i, &roll) || !read_roll (setup, &roll, tape))
      return FALSE;
  return TRUE;
}

/**
 * muster_campaign_entry_read:
 * @order: (out caller-allocates): the order; clear it even after an error
 *
 * Returns: whether the entry was read; if not, the spot's error names the place. Its parameters are not
 *   looked at before the order is carried out
 */
gboolean
muster_campaign_entry_read (const MusterCampaignSetup *setup,
                            const MusterSpot          *spot,
                            MusterCampaignOrder       *order,
                            MusterSpot                *params,
                            MusterTape                *tape)
{
  static const char *const members[] = { "order", "params", "rolls", NULL };
  MusterSpot order_spot;
  const char *id;
  int verb;

  *order = (MusterCampaignOrder) { 0 };
  if (!muster_spot_only_members (spot, members) || !muster_spot_require (spot, "order", &order_spot) ||
      !muster_spot_read_string (&order_spot, 64, &id))
    return FALSE;
  verb = muster_campaign_find_order (id);
  if (verb < 0)
    return muster_spot_fail (&order_spot, _("a campaign knows no order “%s”"), id);
  if (muster_spot_member (spot, "params", params) && !muster_spot_is_object (params))
    return FALSE;

  muster_campaign_order_init (order, (MusterCampaignVerb) verb, params->node);
  params->node = order->params;
  return read_rolls (setup, spot, tape);
}

static void
write_roll (const MusterCampaignSetup *setup,
            const MusterTape          *tape,
            const MusterRoll          *roll,
            JsonBuilder               *builder)
{
  const guint8 *faces = muster_tape_get_faces (tape, roll);

  json_builder_begin_object (builder);
  muster_json_add_string (builder, "for", g_ptr_array_index (setup->purposes, roll->purpose));
  json_builder_set_member_name (builder, "dice");
  json_builder_begin_array (builder);
  for (guint i = 0; i < roll->n; i++)
    json_builder_add_int_value (builder, faces[i]);
  json_builder_end_array (builder);
  if (roll->origin != MUSTER_ROLL_TYPED)
    muster_json_add_string (builder, "how", origins[roll->origin]);
  json_builder_end_object (builder);
}

/**
 * muster_campaign_entry_write:
 *
 * Returns: (transfer full): the entry as a JSON object
 */
JsonNode *
muster_campaign_entry_write (const MusterCampaignSetup *setup,
                             const MusterCampaignOrder *order,
                             const MusterTape          *tape)
{
  g_autoptr(JsonBuilder) builder = json_builder_new_immutable ();

  json_builder_begin_object (builder);
  muster_json_add_string (builder, "order", muster_campaign_order_get_spec (order)->id);
  if (json_object_get_size (json_node_get_object (order->params)) > 0)
    {
      json_builder_set_member_name (builder, "params");
      json_builder_add_value (builder, json_node_copy (order->params));
    }
  if (muster_tape_get_length (tape) > 0)
    {
      json_builder_set_member_name (builder, "rolls");
      json_builder_begin_array (builder);
      for (guint i = 0; i < muster_tape_get_length (tape); i++)
        write_roll (setup, tape, muster_tape_get_roll (tape, i), builder);
      json_builder_end_array (builder);
    }
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
}
