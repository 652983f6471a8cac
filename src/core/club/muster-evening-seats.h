/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/club/muster-evening.h"

G_BEGIN_DECLS

/* Who comes and goes in the course of an evening, and who sits where in its last round. What is
 * refused has the error %MUSTER_CORE_ERROR_REFUSED and changes nothing. */

/* @at: when he came, as 19:30, or "". Somebody who left can come again, and who is here stays. */
void     muster_evening_seats_come   (MusterEvening     *self,
                                      const char        *name,
                                      const char        *at);
/* Takes his open pair of the last round apart; his opponent is free then. A battle that has begun
 * stays. */
gboolean muster_evening_seats_leave  (MusterEvening     *self,
                                      const char        *name,
                                      const char        *at,
                                      GError           **error);
/* As if he had never come. Refused once he has sat in a pair that has begun, or sat out. */
gboolean muster_evening_seats_strike (MusterEvening     *self,
                                      const char        *name,
                                      GError           **error);

/* Lets two take each other's seat. One of them may sit out or be free. */
gboolean muster_evening_seats_swap      (MusterEvening     *self,
                                         const char        *name,
                                         const char        *other,
                                         GError           **error);
/* Makes two a pair that drawing up the round anew leaves alone. Whoever was with them is free. */
gboolean muster_evening_seats_fix       (MusterEvening     *self,
                                         const char        *attacker,
                                         const char        *defender,
                                         GError           **error);
/* Moves a pair of the last round to a table; a pair that is there takes the one that becomes
 * free. */
gboolean muster_evening_seats_set_table (MusterEvening     *self,
                                         const char        *name,
                                         guint              table,
                                         GError           **error);
/* @battle: the UUID of a battle that is fought with Muster, or "". */
gboolean muster_evening_seats_begin     (MusterEvening     *self,
                                         const char        *name,
                                         const char        *battle,
                                         GError           **error);

G_END_DECLS
