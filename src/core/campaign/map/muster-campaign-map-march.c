/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/campaign/map/muster-campaign-map.h"

#include <string.h>

#include "core/muster-i18n.h"

/* Resolves all marches at once (C-MAP-07 to C-MAP-11). In each step all forces move first; contacts
 * are then worked out from the new positions. */

static const MusterPhrase CLOSED = { "C-MAP-07", N_("{F0} stops at {P1}: the way to {P2} is closed") };
static const MusterPhrase ARRIVES = { "C-MAP-07", N_("{F0} comes to {P1}") };
static const MusterPhrase MEET_ON_WAY =
  { "C-MAP-08", N_("{F0} and {F1} meet between {P2} and {P3}: each goes back") };
static const MusterPhrase MEET = { "C-MAP-09", N_("{F0} and {F1} meet at {P2}") };
static const MusterPhrase TAKEN = { "C-MAP-11", N_("{s0} takes {P1}") };

/**
 * Mover:
 * @at: the place where the force is, or where it entered the link; -1: not on the map
 * @from: the place where it was before, in this turn, or -1
 * @began: the place where it was when the step began, or -1
 * @link: the link that it is on, or -1
 * @gone: the number of steps that it has gone along the link
 * @next: the index of the next place of its path
 */
typedef struct
{
  int side;
  int at;
  int from;
  int began;
  int link;
  int gone;
  guint next;
  guint n_path;
  guint8 path[MUSTER_CAMPAIGN_MAX_PACE];
  gboolean has_stopped;
} Mover;

typedef struct
{
  const MusterCampaignSetup *setup;
  MusterCampaignState *state;
  MusterResolution *said;
  guint64 *met;
  int n_movers;
  Mover movers[MUSTER_CAMPAIGN_MAX_FORCES];
  gboolean is_contested[MUSTER_CAMPAIGN_MAX_PLACES]; /* there was a contact here in this turn */
} March;

static guint64
get_bit (int force)
{
  return G_GUINT64_CONSTANT (1) << force;
}

static const MusterCampaignLink *
get_link (const March *self,
          int          link)
{
  return &g_array_index (self->state->links, MusterCampaignLink, link);
}

static void
gather (March *self)
{
  self->n_movers = muster_campaign_state_count (self->state, MUSTER_CAMPAIGN_FORCES);
  for (int i = 0; i < self->n_movers; i++)
    {
      const MusterCampaignForce *force = muster_campaign_state_get_force (self->state, i);
      Mover *mover = &self->movers[i];

      *mover = (Mover) {
        .side = muster_campaign_state_get_force_def (self->state, i)->side,
        .at = force->place,
        .from = -1,
        .link = -1,
        .n_path = force->n_march,
        .has_stopped = force->place < 0 || force->chapter >= 0,
      };
      memcpy (mover->path, force->march, sizeof mover->path);
      self->met[i] = 0;
    }
  for (int i = 0; i < muster_campaign_state_count (self->state, MUSTER_CAMPAIGN_PLACES); i++)
    if (muster_campaign_state_get_place (self->state, i)->held >= 0)
      muster_campaign_state_edit_place (self->state, i)->held = -1;
}

/* C-MAP-07. Returns: whether anybody moved */
static gboolean
go_one_step (March *self)
{
  gboolean has_moved = FALSE;

  for (int i = 0; i < self->n_movers; i++)
    {
      Mover *mover = &self->movers[i];

      mover->began = mover->link < 0 ? mover->at : -1;
      if (mover->has_stopped || mover->next == mover->n_path)
        continue;
      if (mover->link < 0)
        {
          int link = muster_campaign_state_find_link (self->state, mover->at, mover->path[mover->next]);

          if (link < 0 || get_link (self, link)->closed)
            {
              mover->has_stopped = TRUE;
              muster_step (self->said, &CLOSED, i, mover->at, mover->path[mover->next]);
              continue;
            }
          mover->link = link;
          mover->gone = 0;
        }
      mover->gone++;
      has_moved = TRUE;
    }
  return has_moved;
}

static void
note_contact (March              *self,
              int                 one,
              int                 other,
              const MusterPhrase *phrase,
              int                 place,
              int                 far_place)
{
  if (self->met[one] & get_bit (other))
    return;
  self->met[one] |= get_bit (other);
  self->met[other] |= get_bit (one);
  muster_step (self->said, phrase, one, other, place, far_place);
}

/* C-MAP-08 */
static void
meet_on_links (March *self)
{
  guint64 thrown_back = 0;

  for (int i = 0; i < self->n_movers; i++)
    for (int j = i + 1; j < self->n_movers; j++)
      {
        const Mover *one = &self->movers[i];
        const Mover *other = &self->movers[j];

        if (one->link < 0 || one->link != other->link || one->at == other->at || one->side == other->side ||
            one->gone + other->gone < get_link (self, one->link)->cost)
          continue;
        thrown_back |= get_bit (i) | get_bit (j);
        note_contact (self, i, j, &MEET_ON_WAY, one->at, other->at);
      }

  for (int i = 0; i < self->n_movers; i++)
    if (thrown_back & get_bit (i))
      {
        self->movers[i].link = -1;
        self->movers[i].has_stopped = TRUE;
      }
}

static gboolean
is_in_place (const Mover *mover,
             int          place)
{
  return mover->link < 0 && mover->at == place;
}

/* A bit for each side with a force in the place. */
static guint
get_sides_in (const March *self,
              int          place)
{
  guint sides = 0;

  for (int i = 0; i < self->n_movers; i++)
    if (is_in_place (&self->movers[i], place))
      sides |= 1u << self->movers[i].side;
  return sides;
}

/* C-MAP-11 */
static void
take_places (March *self)
{
  for (int place = 0; place < muster_campaign_state_count (self->state, MUSTER_CAMPAIGN_PLACES); place++)
    {
      guint sides = get_sides_in (self, place);
      int side = g_bit_nth_lsf (sides, -1);

      if (sides == 0 || (sides & (sides - 1)) != 0 ||
          muster_campaign_state_get_place (self->state, place)->owner == side)
        continue;
      muster_campaign_state_edit_place (self->state, place)->owner = (gint16) side;
      muster_step (self->said, &TAKEN, side, place);
    }
}

gboolean
muster_campaign_map_march_is_unmarched (const MusterLine *line)
{
  return line->phrase == &CLOSED;
}

void
muster_campaign_map_march (const MusterCampaignSetup *setup,
                           MusterCampaignState       *state,
                           MusterResolution          *said,
                           guint64                   *met)
{
  March self = { .setup = setup, .state = state, .said = said, .met = met };

  gather (&self);
  while (go_one_step (&self))
    {
      meet_on_links (&self);

      for (int i = 0; i < self.n_movers; i++)
        {
          Mover *mover = &self.movers[i];

          if (mover->link < 0 || mover->gone < get_link (&self, mover->link)->cost)
            continue;
          mover->from = mover->at;
          mover->at = mover->path[mover->next++];
          mover->link = -1;
          muster_step (self.said, &ARRIVES, i, mover->at);
        }

      /* C-MAP-09, C-MAP-10. The side that held the place (C-MAP-14) is recorded in the first step with a
       * contact there. */
      for (int place = 0; place < muster_campaign_state_count (self.state, MUSTER_CAMPAIGN_PLACES); place++)
        {
          guint sides = get_sides_in (&self, place);
          int held = -1;

          if ((sides & (sides - 1)) == 0)
            continue;
          for (int i = 0; i < self.n_movers; i++)
            {
              if (!is_in_place (&self.movers[i], place))
                continue;
              self.movers[i].has_stopped = TRUE;
              if (self.movers[i].began == place)
                held = self.movers[i].side;
              for (int j = i + 1; j < self.n_movers; j++)
                if (is_in_place (&self.movers[j], place))
                  {
                    if (self.movers[i].side != self.movers[j].side)
                      note_contact (&self, i, j, &MEET, place, -1);
                    self.met[i] |= get_bit (j);
                    self.met[j] |= get_bit (i);
                  }
            }
          if (!self.is_contested[place])
            muster_campaign_state_edit_place (self.state, place)->held = (gint16) held;
          self.is_contested[place] = TRUE;
        }

      if (muster_campaign_get_rules (setup, state)->map.capture == MUSTER_CAMPAIGN_CAPTURE_PASS)
        take_places (&self);
    }
  if (muster_campaign_get_rules (setup, state)->map.capture != MUSTER_CAMPAIGN_CAPTURE_NONE)
    take_places (&self);

  for (int i = 0; i < self.n_movers; i++)
    {
      MusterCampaignForce *force = muster_campaign_state_edit_force (state, i);

      force->place = (gint16) self.movers[i].at;
      force->from = (gint16) self.movers[i].from;
      force->n_march = 0;
      memset (force->march, 0, sizeof force->march);
    }
}
