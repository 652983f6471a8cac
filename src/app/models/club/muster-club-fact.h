/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#include "core/muster-object.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CLUB_FACT (muster_club_fact_get_type ())
G_DECLARE_FINAL_TYPE (MusterClubFact, muster_club_fact, MUSTER, CLUB_FACT, MusterObject)

/**
 * MusterClubFact:
 *
 * Something that is known, and what of: "Rating" and "1612 ±74".
 */
MusterClubFact *muster_club_fact_new       (const char     *name,
                                            const char     *value) G_GNUC_WARN_UNUSED_RESULT;
const char     *muster_club_fact_get_name  (MusterClubFact *self);
const char     *muster_club_fact_get_value (MusterClubFact *self);

G_END_DECLS
