/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "core/forces/muster-force.h"
#include "core/exchange/muster-reading-line.h"
#include "core/muster-object.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_FORCE_READING (muster_force_reading_get_type ())
G_DECLARE_FINAL_TYPE (MusterForceReading, muster_force_reading, MUSTER, FORCE_READING, MusterObject)

/**
 * MusterForceReading:
 *
 * What was understood of a list, line by line. No force is made until the user has checked the
 * reading and asks for it.
 */
MusterForceReading *muster_force_reading_new          (MusterRuleset      *ruleset) G_GNUC_WARN_UNUSED_RESULT;
/* For a force that was read whole. */
MusterForceReading *muster_force_reading_new_of_force (MusterForce        *force) G_GNUC_WARN_UNUSED_RESULT;

MusterRuleset      *muster_force_reading_get_ruleset  (MusterForceReading *self);
/* Name, theatre, budget and notes; it has no units. */
MusterForce        *muster_force_reading_get_head     (MusterForceReading *self);
/* MusterReadingLine, in the order of the text. */
GListModel         *muster_force_reading_get_lines    (MusterForceReading *self);

/* The number of units that the force would have, and of lines with that verdict. */
guint               muster_force_reading_get_n_units  (MusterForceReading   *self);
guint               muster_force_reading_count        (MusterForceReading   *self,
                                                       MusterReadingVerdict  verdict);
int                 muster_force_reading_count_points (MusterForceReading   *self);

/* Turns a line that was not understood into a unit of this type. */
gboolean            muster_force_reading_make_give_type    (MusterForceReading *self,
                                                            MusterReadingLine  *line,
                                                            const char         *type_id);

/* The lines that were not understood, for the notes of the force, and the force itself. */
char               *muster_force_reading_make_dup_lost (MusterForceReading *self) G_GNUC_WARN_UNUSED_RESULT;
/* From now on units of several lines that are called after their type have numbers. Without that a list
 * that Muster wrote is read as it was. */
void                muster_force_reading_make_number_namesakes (MusterForceReading *self);
MusterForce        *muster_force_reading_make_force    (MusterForceReading *self) G_GNUC_WARN_UNUSED_RESULT;

/* The cost of a unit under the optional rules of the force. */
int                 muster_force_reading_get_cost     (MusterForceReading *self,
                                                       MusterForceUnit    *unit);

/* The functions below are for readers of lists. */
MusterReadingLine  *muster_force_reading_add_line     (MusterForceReading *self,
                                                       guint               number,
                                                       const char         *text);
MusterForceUnit    *muster_force_reading_new_unit     (MusterForceReading *self,
                                                       const char         *id,
                                                       const char         *type_id) G_GNUC_WARN_UNUSED_RESULT;
void                muster_force_reading_add_units    (MusterForceReading *self,
                                                       MusterReadingLine  *line,
                                                       MusterForceUnit    *unit,
                                                       guint               count);
/* Adds a variant with the units at these indexes, as guint, among all units. */
gboolean            muster_force_reading_take_variant (MusterForceReading *self,
                                                       const char         *name,
                                                       int                 budget,
                                                       GArray             *places);
/* Says which unit the unit of a line begins with: "#6 Gun team", a name or an id. That unit may
 * come further down. */
void                muster_force_reading_link         (MusterForceReading *self,
                                                       MusterReadingLine  *unit,
                                                       const char         *with,
                                                       MusterReadingLine  *line);
void                muster_force_reading_state_points (MusterForceReading *self,
                                                       MusterReadingLine  *line,
                                                       int                 points);
/* To be called when everything has been read. Counts the costs, and reports costs that differ from
 * those stated and links to units that are not found. */
void                muster_force_reading_finish       (MusterForceReading *self);

G_END_DECLS
