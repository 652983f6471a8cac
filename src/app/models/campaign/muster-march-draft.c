/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/campaign/muster-march-draft.h"

#include "core/campaign/map/muster-campaign-map.h"
#include "core/muster-bidi.h"

struct _MusterMarchDraft
{
  MusterObject parent_instance;

  MusterCampaign *campaign;
  int force;
  GArray *path; /* int */
};

G_DEFINE_FINAL_TYPE (MusterMarchDraft, muster_march_draft, MUSTER_TYPE_OBJECT)

static const MusterMember MEMBERS[] = {
  MUSTER_OWNED (MusterMarchDraft, campaign, g_object_unref),
  MUSTER_OWNED (MusterMarchDraft, path, g_array_unref),
};

static void
muster_march_draft_class_init (MusterMarchDraftClass *klass)
{
  muster_object_class_set_members (MUSTER_OBJECT_CLASS (klass), MEMBERS, G_N_ELEMENTS (MEMBERS));
}

static void
muster_march_draft_init (MusterMarchDraft *self)
{
  self->path = g_array_new (FALSE, FALSE, sizeof (int));
}

static const MusterCampaignState *
get_state (MusterMarchDraft *self)
{
  return muster_campaign_get_present (self->campaign);
}

static int
get_last (MusterMarchDraft *self)
{
  return g_array_index (self->path, int, self->path->len - 1);
}

/* The cost of the open link between two places, or -1. */
static int
get_cost (MusterMarchDraft *self,
          int               from,
          int               to)
{
  int link = muster_campaign_state_find_link (get_state (self), from, to);

  if (link < 0 || g_array_index (get_state (self)->links, MusterCampaignLink, link).closed)
    return -1;
  return g_array_index (get_state (self)->links, MusterCampaignLink, link).cost;
}

/**
 * muster_march_draft_new:
 *
 * Returns: (transfer full) (nullable):
 */
MusterMarchDraft *
muster_march_draft_new (MusterCampaign *campaign,
                        int             force)
{
  const MusterCampaignState *state = muster_campaign_get_present (campaign);
  const MusterCampaignForce *value = muster_campaign_state_get_force (state, force);
  MusterMarchDraft *self;
  int place = value->place;

  if (state->over || place < 0 || muster_campaign_map_is_engaged (state, force))
    return NULL;
  self = g_object_new (MUSTER_TYPE_MARCH_DRAFT, NULL);
  self->campaign = g_object_ref (campaign);
  self->force = force;
  g_array_append_val (self->path, place);
  for (guint i = 0; i < value->n_march; i++)
    if (!muster_march_draft_add (self, value->march[i]))
      break;
  return self;
}

int
muster_march_draft_get_force (MusterMarchDraft *self)
{
  g_return_val_if_fail (MUSTER_IS_MARCH_DRAFT (self), -1);

  return self->force;
}

const GArray *
muster_march_draft_get_path (MusterMarchDraft *self)
{
  g_return_val_if_fail (MUSTER_IS_MARCH_DRAFT (self), NULL);

  return self->path;
}

int
muster_march_draft_get_cost (MusterMarchDraft *self)
{
  int sum = 0;

  g_return_val_if_fail (MUSTER_IS_MARCH_DRAFT (self), 0);

  for (guint i = 1; i < self->path->len; i++)
    sum += get_cost (self, g_array_index (self->path, int, i - 1), g_array_index (self->path, int, i));
  return sum;
}

int
muster_march_draft_get_pace (MusterMarchDraft *self)
{
  g_return_val_if_fail (MUSTER_IS_MARCH_DRAFT (self), 0);

  return muster_campaign_map_get_pace (muster_campaign_get_setup (self->campaign), get_state (self),
                                       self->force);
}

/**
 * muster_march_draft_dup_text:
 *
 * Returns: (transfer full):
 */
char *
muster_march_draft_dup_text (MusterMarchDraft *self)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < self->path->len; i++)
    {
      int place = g_array_index (self->path, int, i);

      g_string_append (text, i > 0 ? " → " : "");
      muster_bidi_append (
        text,
        muster_campaign_state_get_def (get_state (self), MUSTER_CAMPAIGN_PLACES, place)->name);
    }
  return g_string_free (text, FALSE);
}

static gboolean
can_go (MusterMarchDraft *self,
        int               place)
{
  int cost = get_cost (self, get_last (self), place);

  return cost > 0 && muster_march_draft_get_cost (self) + cost <= muster_march_draft_get_pace (self);
}

/**
 * muster_march_draft_list_next:
 *
 * Returns: (transfer full) (element-type int):
 */
GArray *
muster_march_draft_list_next (MusterMarchDraft *self)
{
  GArray *places = g_array_new (FALSE, FALSE, sizeof (int));

  g_return_val_if_fail (MUSTER_IS_MARCH_DRAFT (self), places);

  for (int i = 0; i < muster_campaign_state_count (get_state (self), MUSTER_CAMPAIGN_PLACES); i++)
    if (can_go (self, i))
      g_array_append_val (places, i);
  return places;
}

gboolean
muster_march_draft_add (MusterMarchDraft *self,
                        int               place)
{
  g_return_val_if_fail (MUSTER_IS_MARCH_DRAFT (self), FALSE);

  if (!can_go (self, place))
    return FALSE;
  g_array_append_val (self->path, place);
  return TRUE;
}

void
muster_march_draft_remove_last (MusterMarchDraft *self)
{
  g_return_if_fail (MUSTER_IS_MARCH_DRAFT (self));

  if (self->path->len > 1)
    g_array_set_size (self->path, self->path->len - 1);
}

void
muster_march_draft_clear (MusterMarchDraft *self)
{
  g_return_if_fail (MUSTER_IS_MARCH_DRAFT (self));

  g_array_set_size (self->path, 1);
}

/* Finds the cheapest way from the first place of the path to every other. @before: (out): the place
 * before each on that way, or -1. */
static void
find_ways (MusterMarchDraft *self,
           int              *before,
           int              *costs)
{
  int n = muster_campaign_state_count (get_state (self), MUSTER_CAMPAIGN_PLACES);
  gboolean is_done[MUSTER_CAMPAIGN_MAX_PLACES] = { FALSE };

  for (int i = 0; i < n; i++)
    {
      before[i] = -1;
      costs[i] = G_MAXINT;
    }
  costs[g_array_index (self->path, int, 0)] = 0;
  for (;;)
    {
      int nearest = -1;

      for (int i = 0; i < n; i++)
        if (!is_done[i] && costs[i] < G_MAXINT && (nearest < 0 || costs[i] < costs[nearest]))
          nearest = i;
      if (nearest < 0)
        return;
      is_done[nearest] = TRUE;
      for (int i = 0; i < n; i++)
        {
          int cost = get_cost (self, nearest, i);

          if (cost > 0 && costs[nearest] + cost < costs[i])
            {
              costs[i] = costs[nearest] + cost;
              before[i] = nearest;
            }
        }
    }
}

gboolean
muster_march_draft_go_to (MusterMarchDraft *self,
                          int               place)
{
  int before[MUSTER_CAMPAIGN_MAX_PLACES], costs[MUSTER_CAMPAIGN_MAX_PLACES];

  g_return_val_if_fail (MUSTER_IS_MARCH_DRAFT (self), FALSE);

  find_ways (self, before, costs);
  if (costs[place] > muster_march_draft_get_pace (self))
    return FALSE;
  muster_march_draft_clear (self);
  for (; before[place] >= 0; place = before[place])
    g_array_insert_val (self->path, 1, place);
  return TRUE;
}

static JsonNode *
write_params (MusterMarchDraft *self)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "force");
  json_builder_add_string_value (
    builder, muster_campaign_state_get_def (get_state (self), MUSTER_CAMPAIGN_FORCES, self->force)->id);
  json_builder_set_member_name (builder, "path");
  json_builder_begin_array (builder);
  for (guint i = 1; i < self->path->len; i++)
    json_builder_add_string_value (
      builder, muster_campaign_state_get_def (get_state (self), MUSTER_CAMPAIGN_PLACES,
                                              g_array_index (self->path, int, i))->id);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
}

gboolean
muster_march_draft_give (MusterMarchDraft  *self,
                         GError           **error)
{
  g_autoptr (JsonNode) params = NULL;
  g_auto (MusterCampaignOrder) order = { 0 };
  g_auto (MusterTape) tape = { 0 };

  g_return_val_if_fail (MUSTER_IS_MARCH_DRAFT (self), FALSE);

  params = write_params (self);
  muster_tape_init (&tape);
  muster_campaign_order_init (&order, MUSTER_CAMPAIGN_ORDER_MARCH, params);
  return muster_campaign_record (self->campaign, &order, &tape, error);
}
