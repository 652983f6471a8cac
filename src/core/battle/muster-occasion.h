/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

#include "core/muster-spot.h"

G_BEGIN_DECLS

/* Why a battle does not count for the club. */
#define MUSTER_OCCASION_SAMPLE "sample"
#define MUSTER_OCCASION_TOUR "tour"
#define MUSTER_OCCASION_WHAT_IF "what-if"
#define MUSTER_OCCASION_SIMULATED "simulated"
#define MUSTER_OCCASION_SOLO "solo"

/* What somebody has said about whether a battle counts for the club. */
typedef enum
{
  MUSTER_COUNTS_UNSAID,
  MUSTER_COUNTS_YES,
  MUSTER_COUNTS_NO,
} MusterCounts;

/**
 * MusterOccasion:
 * @played: (nullable): the day on which it was played; %NULL: not known
 * @kind: (nullable): one of those above, which does not count by itself; %NULL: a battle like any other
 * @counts: whether somebody has said that it counts for the club, or that it does not
 *
 * When and what for a battle was played. These members of the battle file do not affect the rules, and
 * the date of the war says nothing about them.
 */
typedef struct
{
  char *played;
  char *kind;
  MusterCounts counts;
} MusterOccasion;

void     muster_occasion_clear         (MusterOccasion       *self);
/* @self: is cleared first. */
void     muster_occasion_copy          (MusterOccasion       *self,
                                        const MusterOccasion *other);

/* Reads its own members of @document and ignores the others. */
gboolean muster_occasion_read          (MusterOccasion       *self,
                                        const MusterSpot     *document);
/* @builder: the object of the document must be open */
void     muster_occasion_write         (const MusterOccasion *self,
                                        JsonBuilder          *builder);

/* Whether it counts for the club. */
gboolean muster_occasion_counts        (const MusterOccasion *self);
/* Whether somebody may say that it counts: a solo battle may, other kinds may not. @kind: (nullable) */
gboolean muster_occasion_may_count     (const char           *kind);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterOccasion, muster_occasion_clear)

G_END_DECLS
