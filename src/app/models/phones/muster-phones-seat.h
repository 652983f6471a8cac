/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/muster-object.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_PHONES_SEAT (muster_phones_seat_get_type ())
G_DECLARE_FINAL_TYPE (MusterPhonesSeat, muster_phones_seat, MUSTER, PHONES_SEAT, MusterObject)

/**
 * MusterPhonesSeat:
 *
 * A seat as the window lists it. Properties: title (its player, its side, or the spectators), note
 * (the side of a player), looking (how many phones, in words), code (in groups, to be read aloud), link
 * (what a phone scans; "" while nothing is served).
 */
MusterPhonesSeat *muster_phones_seat_new         (guint             index,
                                                  const char       *title,
                                                  const char       *note) G_GNUC_WARN_UNUSED_RESULT;

guint             muster_phones_seat_get_index   (MusterPhonesSeat *self);
const char       *muster_phones_seat_get_title   (MusterPhonesSeat *self);
const char       *muster_phones_seat_get_note    (MusterPhonesSeat *self);
const char       *muster_phones_seat_get_looking (MusterPhonesSeat *self);
const char       *muster_phones_seat_get_code    (MusterPhonesSeat *self);
const char       *muster_phones_seat_get_link    (MusterPhonesSeat *self);

void              muster_phones_seat_set_looking (MusterPhonesSeat *self,
                                                  guint             n_phones);
void              muster_phones_seat_set_code    (MusterPhonesSeat *self,
                                                  const char       *code,
                                                  const char       *link);

G_END_DECLS
