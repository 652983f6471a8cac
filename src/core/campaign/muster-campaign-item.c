/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/muster-campaign-item.h"

#include <string.h>

#include "core/campaign/orders/muster-campaign-facts.h"
#include "core/campaign/orders/muster-campaign-line.h"
#include "core/muster-i18n.h"

struct _MusterCampaignItem
{
  GObject parent_instance;

  MusterCampaignMoment *moment;
  MusterCampaignKind kind;
  int index;
};

G_DEFINE_FINAL_TYPE (MusterCampaignItem, muster_campaign_item, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_ID,
  PROP_NAME,
  PROP_STATUS,
  PROP_SUMMARY,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static const MusterCampaignState *
get_state (MusterCampaignItem *self)
{
  return &self->moment->state;
}

static const char *
get_def_name (MusterCampaignItem *self,
              MusterCampaignKind  kind,
              int                 index)
{
  return index >= 0 ? muster_campaign_state_get_def (get_state (self), kind, index)->name : NULL;
}

static char *
sum_up_unit (MusterCampaignItem *self)
{
  const MusterCampaignUnit *unit = muster_campaign_state_get_unit (get_state (self), self->index);
  const char *leader = get_def_name (self, MUSTER_CAMPAIGN_LEADERS,
                                     muster_campaign_get_led_by (get_state (self), self->index));
  g_autofree char *strength =
    g_strdup_printf (_("%d of %d · experience %d"), unit->strength, unit->full, unit->experience);

  return leader != NULL ? g_strdup_printf ("%s · %s", strength, leader) : g_steal_pointer (&strength);
}

static char *
sum_up_leader (MusterCampaignItem *self)
{
  const MusterCampaignLeader *leader = muster_campaign_state_get_leader (get_state (self), self->index);
  const char *unit = get_def_name (self, MUSTER_CAMPAIGN_UNITS, leader->unit);
  g_autofree char *experience = g_strdup_printf (_("experience %d"), leader->experience);

  if (muster_campaign_state_get_leader_def (get_state (self), self->index)->is_unit)
    return g_strdup ("");
  return unit != NULL ? g_strdup_printf ("%s · %s", unit, experience) : g_steal_pointer (&experience);
}

static char *
sum_up_chapter (MusterCampaignItem *self)
{
  const MusterCampaignSetup *setup = self->moment->setup;
  const MusterCampaignChapter *chapter = muster_campaign_state_get_chapter (get_state (self), self->index);
  guint sides = muster_campaign_get_chapter_sides (get_state (self), self->index);
  GString *text = g_string_new (NULL);

  if (chapter->winner == MUSTER_CAMPAIGN_NOBODY)
    return g_string_free (text, FALSE);
  if (chapter->winner >= 0)
    g_string_append_printf (text, _("%s won"), setup->sides[chapter->winner].name);
  else
    g_string_append (text, _("a draw"));
  for (int i = 0, n = 0; i < setup->n_sides; i++)
    if (sides >> i & 1)
      g_string_append_printf (text, "%s%d", n++ == 0 ? ", " : " : ", chapter->score[i]);
  return g_string_free (text, FALSE);
}

static char *
sum_up_force (MusterCampaignItem *self)
{
  const MusterCampaignForce *force = muster_campaign_state_get_force (get_state (self), self->index);
  const MusterCampaignForceDef *def = muster_campaign_state_get_force_def (get_state (self), self->index);
  const char *player = get_def_name (self, MUSTER_CAMPAIGN_PLAYERS, force->player);

  return g_strdup_printf (_("%s · %s · replacements %d"), self->moment->setup->sides[def->side].name,
                          player != NULL ? player : _("nobody’s"), force->replacements);
}

static char *
sum_up_player (MusterCampaignItem *self)
{
  const MusterCampaignPlayer *player = muster_campaign_state_get_player (get_state (self), self->index);

  return g_strdup_printf (_("points %d · won %d of %d"), player->points, player->won, player->battles);
}

static void
muster_campaign_item_get_property (GObject    *object,
                                   guint       prop_id,
                                   GValue     *value,
                                   GParamSpec *pspec)
{
  MusterCampaignItem *self = MUSTER_CAMPAIGN_ITEM (object);

  switch (prop_id)
    {
    case PROP_ID:
      g_value_set_string (value, muster_campaign_item_get_id (self));
      break;
    case PROP_NAME:
      g_value_set_string (value, muster_campaign_item_get_name (self));
      break;
    case PROP_STATUS:
      g_value_set_string (value, muster_campaign_item_get_status (self));
      break;
    case PROP_SUMMARY:
      g_value_take_string (value, muster_campaign_item_dup_summary (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
muster_campaign_item_finalize (GObject *object)
{
  MusterCampaignItem *self = MUSTER_CAMPAIGN_ITEM (object);

  g_clear_pointer (&self->moment, muster_campaign_moment_unref);

  G_OBJECT_CLASS (muster_campaign_item_parent_class)->finalize (object);
}

static void
muster_campaign_item_class_init (MusterCampaignItemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = muster_campaign_item_get_property;
  object_class->finalize = muster_campaign_item_finalize;

  properties[PROP_ID] = g_param_spec_string ("id", NULL, NULL, NULL, flags);
  properties[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, NULL, flags);
  properties[PROP_STATUS] = g_param_spec_string ("status", NULL, NULL, NULL, flags);
  properties[PROP_SUMMARY] = g_param_spec_string ("summary", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
muster_campaign_item_init (MusterCampaignItem *self)
{
}

MusterCampaignItem *
muster_campaign_item_new (MusterCampaignMoment *moment,
                          MusterCampaignKind    kind,
                          int                   index)
{
  MusterCampaignItem *self = g_object_new (MUSTER_TYPE_CAMPAIGN_ITEM, NULL);

  self->moment = muster_campaign_moment_ref (moment);
  self->kind = kind;
  self->index = index;
  return self;
}

/* What other values an item shows besides its own. */
static int
get_foreign (const MusterCampaignMoment *moment,
             MusterCampaignKind          kind,
             int                         index)
{
  const MusterCampaignUnit *unit;

  if (kind != MUSTER_CAMPAIGN_UNITS)
    return -1;
  unit = muster_campaign_state_get_unit (&moment->state, index);
  return unit->self >= 0 ? (int) muster_campaign_state_get_leader (&moment->state, unit->self)->status
                         : muster_campaign_get_led_by (&moment->state, index);
}

static gboolean
is_same (MusterCampaignItem         *self,
         const MusterCampaignMoment *moment)
{
  GArray *old = self->moment->state.values[self->kind];
  GArray *new = moment->state.values[self->kind];
  guint size = g_array_get_element_size (old);
  gsize offset = (gsize) self->index * size;

  return (old == new || memcmp (old->data + offset, new->data + offset, size) == 0) &&
         muster_campaign_state_get_def (&self->moment->state, self->kind, self->index) ==
           muster_campaign_state_get_def (&moment->state, self->kind, self->index) &&
         get_foreign (self->moment, self->kind, self->index) ==
           get_foreign (moment, self->kind, self->index);
}

void
muster_campaign_item_update (MusterCampaignItem   *self,
                             MusterCampaignMoment *moment)
{
  gboolean same = is_same (self, moment);
  MusterCampaignMoment *old = self->moment;

  self->moment = muster_campaign_moment_ref (moment);
  muster_campaign_moment_unref (old);
  if (same)
    return;

  g_object_freeze_notify (G_OBJECT (self));
  for (guint i = PROP_NAME; i < N_PROPS; i++)
    g_object_notify_by_pspec (G_OBJECT (self), properties[i]);
  g_object_thaw_notify (G_OBJECT (self));
}

const char *
muster_campaign_item_get_id (MusterCampaignItem *self)
{
  return muster_campaign_state_get_def (get_state (self), self->kind, self->index)->id;
}

const char *
muster_campaign_item_get_name (MusterCampaignItem *self)
{
  return muster_campaign_state_get_def (get_state (self), self->kind, self->index)->name;
}

const char *
muster_campaign_item_get_status (MusterCampaignItem *self)
{
  const MusterCampaignState *state = get_state (self);

  switch (self->kind)
    {
    case MUSTER_CAMPAIGN_CHAPTERS:
      return muster_campaign_chapter_words[muster_campaign_state_get_chapter (state, self->index)->status];
    case MUSTER_CAMPAIGN_LEADERS:
      return muster_campaign_status_words[muster_campaign_state_get_leader (state, self->index)->status];
    case MUSTER_CAMPAIGN_UNITS:
      return muster_campaign_unit_words[muster_campaign_get_unit_status (self->moment->setup, state,
                                                                         self->index)];
    case MUSTER_CAMPAIGN_PLAYERS:
    case MUSTER_CAMPAIGN_FORCES:
    case MUSTER_CAMPAIGN_N_KINDS:
    default:
      return "";
    }
}

char *
muster_campaign_item_dup_summary (MusterCampaignItem *self)
{
  switch (self->kind)
    {
    case MUSTER_CAMPAIGN_PLAYERS:
      return sum_up_player (self);
    case MUSTER_CAMPAIGN_FORCES:
      return sum_up_force (self);
    case MUSTER_CAMPAIGN_UNITS:
      return sum_up_unit (self);
    case MUSTER_CAMPAIGN_LEADERS:
      return sum_up_leader (self);
    case MUSTER_CAMPAIGN_CHAPTERS:
    case MUSTER_CAMPAIGN_N_KINDS:
    default:
      return sum_up_chapter (self);
    }
}
