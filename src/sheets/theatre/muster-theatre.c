/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/theatre/muster-theatre.h"

#include <string.h>

#include "core/campaign/map/muster-campaign-map.h"
#include "core/campaign/muster-campaign-log-entry.h"
#include "core/campaign/orders/muster-campaign-facts.h"
#include "core/muster-i18n.h"

/* Takes from a state what its reader may see (C-MAP-27, C-MAP-28). */

static void
clear_side (gpointer data)
{
  MusterTheatreSide *side = data;

  g_free (side->name);
  g_free (side->badge);
}

static void
clear_place (gpointer data)
{
  MusterTheatrePlace *place = data;

  g_free (place->id);
  g_free (place->name);
}

static void
clear_stack (gpointer data)
{
  g_free (((MusterTheatreStack *) data)->name);
}

void
muster_theatre_free (MusterTheatre *self)
{
  g_array_unref (self->sides);
  g_array_unref (self->places);
  g_array_unref (self->links);
  g_array_unref (self->stacks);
  g_array_unref (self->marches);
  g_array_unref (self->meetings);
  g_clear_pointer (&self->picture, cairo_surface_destroy);
  g_free (self);
}

static GArray *
new_array (gsize          size,
           GDestroyNotify clear)
{
  GArray *array = g_array_new (FALSE, TRUE, (guint) size);

  if (clear != NULL)
    g_array_set_clear_func (array, clear);
  return array;
}

/* Whether the reader sees where a force is; and whether he knows all about it. */
static gboolean
sees (const MusterTheatre       *self,
      const MusterCampaignSetup *setup,
      const MusterCampaignState *state,
      int                        force)
{
  if (self->reader == MUSTER_CAMPAIGN_MASTER)
    return TRUE;
  if (self->reader == MUSTER_CAMPAIGN_PUBLIC)
    return !muster_campaign_get_rules (setup, state)->map.hidden;
  return muster_campaign_map_sees_force (setup, state, self->reader, force);
}

static gboolean
knows (const MusterTheatre       *self,
       const MusterCampaignState *state,
       int                        force)
{
  return self->reader == MUSTER_CAMPAIGN_MASTER ||
         muster_campaign_state_get_force_def (state, force)->side == self->reader;
}

static void
take_country (MusterTheatre             *self,
              const MusterCampaignSetup *setup,
              const MusterCampaignState *state)
{
  for (int i = 0; i < setup->n_sides; i++)
    {
      MusterTheatreSide side = { g_strdup (setup->sides[i].name), muster_campaign_dup_badge (setup, i),
                                 muster_campaign_get_colour (setup, state, i) };

      g_array_append_val (self->sides, side);
    }
  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_PLACES); i++)
    {
      const MusterCampaignPlaceDef *def = muster_campaign_state_get_place_def (state, i);
      MusterTheatrePlace place = {
        g_strdup (def->base.id), g_strdup (def->base.name), def->x, def->y,
        muster_campaign_state_get_place (state, i)->owner, def->depot, def->value,
        muster_theatre_kinds_terrain_read (def->kind)
      };

      g_array_append_val (self->places, place);
    }
  for (guint i = 0; i < state->links->len; i++)
    {
      const MusterCampaignLink *link = &g_array_index (state->links, MusterCampaignLink, i);
      MusterTheatreLink drawn = { { link->places[0], link->places[1] }, link->cost, link->closed,
                                  muster_theatre_kinds_way_read (link->kind) };

      g_array_append_val (self->links, drawn);
    }
}

static void
fill_stack (const MusterTheatre       *self,
            const MusterCampaignSetup *setup,
            const MusterCampaignState *state,
            MusterTheatreStack        *stack,
            int                        force,
            guint                     *looks)
{
  int sum = 0;

  if (stack->n++ == 0)
    stack->force = force;
  if (!knows (self, state, force))
    {
      stack->strength = -1;
      return;
    }

  /* Adds up a force's figures, and what most of them are. */
  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_UNITS); i++)
    {
      const MusterCampaignUnitDef *def = muster_campaign_state_get_unit_def (state, i);
      const MusterCampaignUnit *unit = muster_campaign_state_get_unit (state, i);

      if (def->force != force || unit->disbanded)
        continue;
      sum += unit->strength;
      looks[muster_figure_look_of_type (def->type)] += (guint) unit->strength;
    }
  stack->strength += sum;

  stack->is_cut_off |= muster_campaign_get_rules (setup, state)->map.depots &&
                       !muster_campaign_map_is_supplied (state, force);
  stack->must_withdraw |= muster_campaign_state_get_force (state, force)->withdraws;
}

static void
take_stack (MusterTheatre             *self,
            const MusterCampaignSetup *setup,
            const MusterCampaignState *state,
            guint64                    forces,
            int                        place,
            int                        side)
{
  MusterTheatreStack stack = { .place = place, .side = side };
  guint looks[MUSTER_N_FIGURES] = { 0 };
  const char *name;

  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_FORCES); i++)
    if ((forces >> i & 1) && muster_campaign_state_get_force_def (state, i)->side == side &&
        sees (self, setup, state, i))
      fill_stack (self, setup, state, &stack, i, looks);
  if (stack.n == 0)
    return;
  for (guint i = 1; i < MUSTER_N_FIGURES; i++)
    if (looks[i] > looks[stack.look])
      stack.look = (MusterFigureLook) i;
  name = muster_campaign_state_get_def (state, MUSTER_CAMPAIGN_FORCES, stack.force)->name;
  /* Translators: a force on a map, and how many more stand in the same place. */
  stack.name = stack.n > 1 ? g_strdup_printf (_("%s +%u"), name, stack.n - 1) : g_strdup (name);
  g_array_append_val (self->stacks, stack);
}

static void
take_meetings (MusterTheatre             *self,
               const MusterCampaignSetup *setup,
               const MusterCampaignState *state)
{
  for (guint i = 0; i < state->meetings->len; i++)
    {
      MusterTheatreMeeting meeting = {
        .number = g_array_index (state->meetings, MusterCampaignMeeting, i).number, .place = -1, .other = -1
      };

      if (self->reader == MUSTER_CAMPAIGN_PUBLIC && muster_campaign_get_rules (setup, state)->map.hidden)
        continue;
      if (self->reader >= 0 && !muster_campaign_map_sees_meeting (setup, state, self->reader, (int) i))
        continue;
      for (int place = 0; place < muster_campaign_state_count (state, MUSTER_CAMPAIGN_PLACES); place++)
        {
          guint64 parties = muster_campaign_map_get_parties (state, (int) i, place);
          guint sides = muster_campaign_map_get_sides (state, parties);

          if (parties == 0)
            continue;
          if ((sides & (sides - 1)) != 0)
            {
              meeting.place = place;
              meeting.other = -1;
              break;
            }
          if (meeting.place < 0)
            meeting.place = place;
          else if (meeting.other < 0 && muster_campaign_state_find_link (state, meeting.place, place) >= 0)
            meeting.other = place;
        }
      g_array_append_val (self->meetings, meeting);
    }
}

MusterTheatre *
muster_theatre_new (const MusterCampaignSetup *setup,
                    const MusterCampaignState *state,
                    int                        reader)
{
  MusterTheatre *self = g_new0 (MusterTheatre, 1);

  g_return_val_if_fail (setup->has_map, NULL);

  self->width = setup->map_width;
  self->height = setup->map_height;
  self->turn = state->turn;
  self->reader = reader;
  self->chosen = -1;
  self->sides = new_array (sizeof (MusterTheatreSide), clear_side);
  self->places = new_array (sizeof (MusterTheatrePlace), clear_place);
  self->links = new_array (sizeof (MusterTheatreLink), NULL);
  self->stacks = new_array (sizeof (MusterTheatreStack), clear_stack);
  self->marches = new_array (sizeof (MusterTheatreMarch), NULL);
  self->meetings = new_array (sizeof (MusterTheatreMeeting), NULL);
  take_country (self, setup, state);

  for (int place = 0; place < (int) self->places->len; place++)
    {
      guint64 forces = muster_campaign_map_get_forces_at (state, place);
      guint sides = muster_campaign_map_get_sides (state, forces);

      for (int side = 0; side < setup->n_sides; side++)
        if (sides >> side & 1)
          take_stack (self, setup, state, forces, place, side);
    }

  for (int i = 0; i < muster_campaign_state_count (state, MUSTER_CAMPAIGN_FORCES); i++)
    {
      const MusterCampaignForce *force = muster_campaign_state_get_force (state, i);
      MusterTheatreMarch march = { .side = muster_campaign_state_get_force_def (state, i)->side };

      if (force->n_march == 0 || force->place < 0 || !knows (self, state, i))
        continue;
      march.path[march.n_path++] = force->place;
      for (guint k = 0; k < force->n_march; k++)
        march.path[march.n_path++] = force->march[k];
      g_array_append_val (self->marches, march);
    }

  take_meetings (self, setup, state);
  return self;
}

/* How far along its path a force came: the last place of it where it stands now, coming from where
 * it came. */
static guint
find_end (const MusterTheatreMarch  *march,
          const MusterCampaignForce *after)
{
  for (guint i = march->n_path; i > 1; i--)
    if (march->path[i - 1] == after->place && march->path[i - 2] == after->from)
      return i;
  return 1;
}

void
muster_theatre_add_tracks (MusterTheatre             *self,
                           const MusterCampaignSetup *setup,
                           const MusterCampaignState *before,
                           const MusterCampaignState *after)
{
  for (int i = 0; i < muster_campaign_state_count (before, MUSTER_CAMPAIGN_FORCES); i++)
    {
      const MusterCampaignForce *force = muster_campaign_state_get_force (before, i);
      MusterTheatreMarch march = { .side = muster_campaign_state_get_force_def (before, i)->side,
                                   .is_done = TRUE };

      if (force->place < 0 || force->n_march == 0)
        continue;
      /* Of what is hidden nobody learns where it has come from. */
      if (!knows (self, before, i) && (muster_campaign_get_rules (setup, before)->map.hidden ||
                                       !sees (self, setup, after, i)))
        continue;
      march.path[march.n_path++] = force->place;
      for (guint k = 0; k < force->n_march; k++)
        march.path[march.n_path++] = force->march[k];
      march.n_path = find_end (&march, muster_campaign_state_get_force (after, i));
      if (march.n_path > 1)
        g_array_append_val (self->marches, march);
    }
}

typedef struct
{
  MusterTheatre *theatre;
  const MusterCampaignSetup *setup;
} Visit;

static void
visit_cb (guint         index,
          gpointer      entry,
          gconstpointer before,
          gconstpointer after,
          gpointer      data)
{
  Visit *visit = data;

  muster_theatre_add_tracks (visit->theatre, visit->setup, &((const MusterCampaignOutcome *) before)->state,
                             &((const MusterCampaignOutcome *) after)->state);
}

void
muster_theatre_add_last_turn (MusterTheatre  *self,
                              MusterCampaign *campaign)
{
  Visit visit = { self, muster_campaign_get_setup (campaign) };

  for (guint i = muster_ledger_get_position (campaign); i > 0; i--)
    {
      MusterCampaignLogEntry *entry = muster_ledger_get_entry (campaign, i - 1);

      if (muster_campaign_log_entry_get_order (entry)->verb != MUSTER_CAMPAIGN_ORDER_RESOLVE)
        continue;
      muster_ledger_visit (campaign, i - 1, i, visit_cb, &visit);
      return;
    }
}

void
muster_theatre_set_picture (MusterTheatre   *self,
                            cairo_surface_t *picture)
{
  g_clear_pointer (&self->picture, cairo_surface_destroy);
  self->picture = picture != NULL ? cairo_surface_reference (picture) : NULL;
}

static gboolean
is_same_place (const MusterTheatrePlace *one,
               const MusterTheatrePlace *other)
{
  return one->x == other->x && one->y == other->y && one->terrain == other->terrain;
}

static gboolean
is_same_link (const MusterTheatreLink *one,
              const MusterTheatreLink *other)
{
  return one->places[0] == other->places[0] && one->places[1] == other->places[1] &&
         one->cost == other->cost && one->closed == other->closed && one->way == other->way;
}

gboolean
muster_theatre_has_same_country (const MusterTheatre *one,
                                 const MusterTheatre *other)
{
  if (one->width != other->width || one->height != other->height || one->picture != other->picture ||
      one->places->len != other->places->len || one->links->len != other->links->len)
    return FALSE;
  for (guint i = 0; i < one->places->len; i++)
    if (!is_same_place (muster_theatre_get_place (one, (int) i), muster_theatre_get_place (other, (int) i)))
      return FALSE;
  for (guint i = 0; i < one->links->len; i++)
    if (!is_same_link (&g_array_index (one->links, MusterTheatreLink, i),
                       &g_array_index (other->links, MusterTheatreLink, i)))
      return FALSE;
  return TRUE;
}
