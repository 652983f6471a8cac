/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "core/club/muster-round.h"

G_BEGIN_DECLS

/* Fills a box with a row for each pair. Rows stay where they are, so that the focus does. @make: makes a
 * row; @show: shows a pair in it. @round: (nullable): NULL for no rows */
typedef GtkWidget *(*MusterRoundRowMake) (gpointer               data);
typedef void       (*MusterRoundRowShow) (GtkWidget             *row,
                                          const MusterRoundPair *pair);

void muster_round_rows_show (GtkBox             *box,
                             const MusterRound  *round,
                             MusterRoundRowMake  make,
                             MusterRoundRowShow  show,
                             gpointer            data);

G_END_DECLS
