/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle.h"

G_BEGIN_DECLS

/**
 * MusterSeatVeil:
 * @side: the side of the seat, or -1 for spectators
 * @covered: a bit for each side whose secrets of the present turn are hidden from the seat
 * @roster: the units by index. A nameless unit stands in for each hidden one, so that a hidden unit
 * cannot affect how the names of others are told apart
 *
 * Knows what a seat must not see. It points into the state of the battle and must not outlive it.
 */
typedef struct
{
  const MusterSetup *setup;
  const MusterState *state;
  int side;
  guint covered;
  MusterRoster *roster;
} MusterSeatVeil;

void     muster_seat_veil_init        (MusterSeatVeil       *self,
                                       MusterBattle         *battle,
                                       int                   side);
void     muster_seat_veil_clear       (MusterSeatVeil       *self);

gboolean muster_seat_veil_hides_unit  (const MusterSeatVeil *self,
                                       int                   unit);
gboolean muster_seat_veil_hides_order (const MusterSeatVeil *self,
                                       const MusterOrder    *order);
gboolean muster_seat_veil_hides_entry (const MusterSeatVeil *self,
                                       MusterLogEntry       *entry);
gboolean muster_seat_veil_hides_line  (const MusterSeatVeil *self,
                                       const MusterLine     *line);

guint    muster_seat_veil_count_entries (const MusterSeatVeil *self,
                                         MusterBattle         *battle);

/* Writes a line about the present state as text. @order: (nullable): the order that the line is
 * about. */
char    *muster_seat_veil_dup_words   (const MusterSeatVeil *self,
                                       const MusterOrder    *order,
                                       const MusterLine     *line) G_GNUC_WARN_UNUSED_RESULT;
/* Writes the effects of an entry of the log, a line each, and what is to be done on the table. */
char   **muster_seat_veil_dup_lines   (const MusterSeatVeil *self,
                                       MusterLogEntry       *entry,
                                       gboolean              with_prompts) G_GNUC_WARN_UNUSED_RESULT;
/* Writes who was given which order in an entry of the log. */
char    *muster_seat_veil_dup_title   (const MusterSeatVeil *self,
                                       MusterLogEntry       *entry) G_GNUC_WARN_UNUSED_RESULT;
/* Writes an entry of the log as one paragraph: the order and its effects. */
char    *muster_seat_veil_dup_entry   (const MusterSeatVeil *self,
                                       MusterLogEntry       *entry) G_GNUC_WARN_UNUSED_RESULT;
/* Adds the texts of what an entry asks the side of this seat to do on the table. */
void     muster_seat_veil_add_errands (const MusterSeatVeil *self,
                                       MusterLogEntry       *entry,
                                       GPtrArray            *errands);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterSeatVeil, muster_seat_veil_clear)

G_END_DECLS
