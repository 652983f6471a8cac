/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Victory points are kept in hundredths, so that the half points of other games add up exactly. */
#define MUSTER_CLUB_POINT 100

/* The most points a side can have; no club comes near it. */
#define MUSTER_CLUB_MAX_POINTS G_GINT64_CONSTANT (1000000000000)

/* Reads points as they are written here: a whole number, or one with one or two decimals and no
 * needless zeros. @points: (out): in hundredths. */
gboolean muster_club_points_parse     (const char *text,
                                       gint64     *points);
/* Returns why points cannot be read. */
char    *muster_club_points_dup_fault (const char *text) G_GNUC_WARN_UNUSED_RESULT;
/* Writes points as they are read: "12", "12.5", "-0.25". */
char    *muster_club_points_dup_text  (gint64      points) G_GNUC_WARN_UNUSED_RESULT;
void     muster_club_points_append    (GString    *text,
                                       gint64      points);
/* Adds without overflowing: a sum that is too large stays at the largest number. */
gint64   muster_club_points_add       (gint64      a,
                                       gint64      b);

/* Reads a whole number within the same limits: digits, with or without a minus sign. */
gboolean muster_club_points_whole_parse (const char *text,
                                         gint64     *number);
/* Returns whether @text is a whole number, however large. */
gboolean muster_club_points_is_whole    (const char *text);

G_END_DECLS
