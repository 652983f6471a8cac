/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <cairo.h>

#include "core/campaign/muster-campaign.h"
#include "core/catalog/muster-figure-look.h"
#include "sheets/theatre/muster-theatre-kinds.h"

G_BEGIN_DECLS

/* At most as many steps as a march can have, and where it begins. */
#define MUSTER_THEATRE_MAX_PATH (MUSTER_CAMPAIGN_MAX_PACE + 1)

/**
 * MusterTheatreSide:
 * @badge: one or two letters, because nothing is told by colour alone
 */
typedef struct
{
  char *name;
  char *badge;
  const MusterSideColour *colour;
} MusterTheatreSide;

/**
 * MusterTheatrePlace:
 * @owner, @depot: index of a side, or -1
 */
typedef struct
{
  char *id;
  char *name;
  double x;
  double y;
  int owner;
  int depot;
  int value;
  MusterTerrain terrain;
} MusterTheatrePlace;

typedef struct
{
  int places[2];
  int cost;
  gboolean closed;
  MusterWay way;
} MusterTheatreLink;

/**
 * MusterTheatreStack:
 * @force: index of the first of its forces in the campaign
 * @n: how many forces there are
 * @name: of the force, or of the first and how many more
 * @strength: figures, or -1: the reader does not know
 * @is_cut_off: whether one of them is not supplied
 * @must_withdraw: whether one of them has to withdraw
 *
 * The forces of a side that are in a place.
 */
typedef struct
{
  int place;
  int side;
  int force;
  guint n;
  char *name;
  int strength;
  MusterFigureLook look;
  gboolean is_cut_off;
  gboolean must_withdraw;
} MusterTheatreStack;

/**
 * MusterTheatreMarch:
 * @is_done: whether it was marched in the last turn; otherwise it is written for the coming one
 * @path: places, the first being where it begins
 */
typedef struct
{
  int side;
  gboolean is_done;
  guint n_path;
  int path[MUSTER_THEATRE_MAX_PATH];
} MusterTheatreMarch;

/* Where forces have met: in a place, or between the first two of its places. */
typedef struct
{
  int number;
  int place;
  int other; /* or -1 */
} MusterTheatreMeeting;

/**
 * MusterTheatre:
 * @width, @height: the size of the map, in the units of the places
 * @turn: how many turns have been marched
 * @reader: index of the side that sees it so, or #MUSTER_CAMPAIGN_MASTER or #MUSTER_CAMPAIGN_PUBLIC
 * @picture: (nullable): what it is drawn on; otherwise Muster draws the country as well
 * @chosen: a place that is to be marked, or -1
 *
 * The map of a campaign as somebody sees it at one moment: everything that is drawn, and nothing that he
 * must not know. Whatever shows a map shows this.
 */
typedef struct
{
  int width;
  int height;
  int turn;
  int reader;
  cairo_surface_t *picture;
  int chosen;
  GArray *sides;    /* MusterTheatreSide */
  GArray *places;   /* MusterTheatrePlace */
  GArray *links;    /* MusterTheatreLink */
  GArray *stacks;   /* MusterTheatreStack */
  GArray *marches;  /* MusterTheatreMarch */
  GArray *meetings; /* MusterTheatreMeeting */
} MusterTheatre;

/* @setup: has a map. */
MusterTheatre *muster_theatre_new         (const MusterCampaignSetup *setup,
                                           const MusterCampaignState *state,
                                           int                        reader) G_GNUC_WARN_UNUSED_RESULT;
void           muster_theatre_free        (MusterTheatre             *self);

/* Adds what was marched from @before, the state before the last turn, to @after, the state behind it. */
void           muster_theatre_add_tracks  (MusterTheatre             *self,
                                           const MusterCampaignSetup *setup,
                                           const MusterCampaignState *before,
                                           const MusterCampaignState *after);
/* The same for the last turn that the campaign shows, if there was one. */
void           muster_theatre_add_last_turn (MusterTheatre           *self,
                                             MusterCampaign          *campaign);
/* Takes no ownership of the surface. */
void           muster_theatre_set_picture (MusterTheatre             *self,
                                           cairo_surface_t           *picture);

/* Whether the country of both looks the same: size, picture, ground and ways. */
gboolean       muster_theatre_has_same_country (const MusterTheatre *one,
                                                const MusterTheatre *other);

/* The map in words: a line for each place, who is there and what lies next to it. */
char         **muster_theatre_words_list      (const MusterTheatre       *self) G_GNUC_WARN_UNUSED_RESULT;
char          *muster_theatre_words_dup_place (const MusterTheatre       *self,
                                               int                        place) G_GNUC_WARN_UNUSED_RESULT;
/* "The ford (road), Signal Hill (track, 2 steps, closed)" */
char          *muster_theatre_words_dup_next  (const MusterTheatre       *self,
                                               int                        place) G_GNUC_WARN_UNUSED_RESULT;

static inline const MusterTheatrePlace *
muster_theatre_get_place (const MusterTheatre *self,
                          int                  place)
{
  return &g_array_index (self->places, MusterTheatrePlace, place);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterTheatre, muster_theatre_free)

G_END_DECLS
