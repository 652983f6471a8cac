/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/muster-spot.h"

G_BEGIN_DECLS

/**
 * MusterSideColour:
 * @id: the id in files, also used as a CSS class: "red"
 * @label: translatable
 * @light: 0xRRGGBB for light backgrounds and paper; white text is legible on it
 * @dark: the same for dark backgrounds; black text is legible on it
 *
 * The colour of a side. It always comes with a badge, because nothing is told by colour alone.
 */
typedef struct
{
  const char *id;
  const char *label;
  guint32 light;
  guint32 dark;
} MusterSideColour;

/* All colours, in the order in which sides get them. */
const MusterSideColour *muster_side_colours_list   (guint              *n_colours);
const MusterSideColour *muster_side_colours_find   (const char         *id);

/* Reads the id of a colour from a file. */
gboolean                muster_side_colour_read    (const MusterSpot   *spot,
                                                    const char        **id);

/* A side without a chosen colour gets its own, unless another side has that already. Both lists
 * hold ids or %NULL. */
void                    muster_side_colours_settle (const char        **chosen,
                                                    const char *const  *own,
                                                    guint               n_sides);

/* The colour of one of the sides. No two sides get the same as long as there are enough colours. */
const MusterSideColour *muster_side_colours_get    (const char *const  *names,
                                                    const char *const  *chosen,
                                                    guint               n_sides,
                                                    guint               side);

/* One or two letters for a side, different from those of all other sides. */
char                   *muster_side_colour_badge          (const char *const  *names,
                                                           guint               n_sides,
                                                           guint               side) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
