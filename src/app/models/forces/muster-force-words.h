/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/forces/muster-force.h"
#include "core/library/muster-library.h"
#include "store/forces/muster-force-row.h"

G_BEGIN_DECLS

/* Texts about forces. */

/* "6 units" */
char *muster_force_words_for_units  (guint               n_units) G_GNUC_WARN_UNUSED_RESULT;
/* "21 of 24 points"; "" where nothing has a price. @budget: 0 for none */
char *muster_force_words_for_points (int                 points,
                                     int                 budget) G_GNUC_WARN_UNUSED_RESULT;
/* The totals under rules without points: "Units 7 · Figures 66 · Collapses at 3". */
char *muster_force_words_for_totals (MusterForceVariant *variant) G_GNUC_WARN_UNUSED_RESULT;
/* Whether anything in this catalog has a price: there are rulesets without points. */
gboolean muster_force_words_has_prices (MusterCatalog  *catalog);
/* A price alone: "+2", "−1", "free" */
char *muster_force_words_for_cost   (int                 cost) G_GNUC_WARN_UNUSED_RESULT;

/* "Capt. Hill · 6+ · Steady", or that he is still to be rolled for; "" if there is nothing to
 * say. */
char *muster_force_words_for_leader (MusterForce        *force,
                                     MusterForceUnit    *unit) G_GNUC_WARN_UNUSED_RESULT;
/* The name of the unit, or that of its type if it has none. */
const char *muster_force_words_for_name (MusterForceUnit  *unit);
/* "Regular Infantry · Elite, Fierce" */
char *muster_force_words_for_type   (MusterForceUnit    *unit) G_GNUC_WARN_UNUSED_RESULT;

/* The line below the name in a list: "The Men Who Would Be Kings · Darkest Africa". */
char *muster_force_words_for_row    (MusterForceRow     *row,
                                     MusterLibrary      *library) G_GNUC_WARN_UNUSED_RESULT;
/* The whole row in one line, for a screen reader; @now in seconds since 1970. */
char *muster_force_words_sum_up_row (MusterForceRow     *row,
                                     MusterLibrary      *library,
                                     gint64              now) G_GNUC_WARN_UNUSED_RESULT;

/* "4 × Tribal Infantry (Veteran, Fierce), Tribal Cavalry (Veteran)" */
char *muster_force_words_for_starter (const MusterStarterForce *starter) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
