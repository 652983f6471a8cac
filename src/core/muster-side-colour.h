/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/muster-spot.h"

G_BEGIN_DECLS

/**
 * MusterSideColour:
 * @id: as files have it, and as the class of a widget: "red"
 * @label: translatable
 * @light: 0xRRGGBB on a light ground and on paper; white letters can be read on it
 * @dark: the same on a dark ground; black letters can be read on it
 *
 * A colour that a side is known by. Nothing is ever told by colour alone: a badge goes with it.
 */
typedef struct
{
  const char *id;
  const char *label;
  guint32 light;
  guint32 dark;
} MusterSideColour;

/* All there are, in the order in which sides get them. */
const MusterSideColour *muster_side_colours_list   (guint              *n_colours);
const MusterSideColour *muster_side_colours_find   (const char         *id);

/* The id of one, as files have it. */
gboolean                muster_side_colour_read    (const MusterSpot   *spot,
                                                    const char        **id);

/* A side for which none is chosen takes its own, unless another side has that already. Both lists have ids,
 * or %NULL. */
void                    muster_side_colours_settle (const char        **chosen,
                                                    const char *const  *own,
                                                    guint               n_sides);

/* The colour of a side, of all that sides have: no two have the same as long as there are enough. */
const MusterSideColour *muster_side_colours_get    (const char *const  *names,
                                                    const char *const  *chosen,
                                                    guint               n_sides,
                                                    guint               side);

/* One or two letters for a side that no other side has. */
char                   *muster_side_badge          (const char *const  *names,
                                                    guint               n_sides,
                                                    guint               side) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
