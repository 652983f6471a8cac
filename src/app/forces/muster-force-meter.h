/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_FORCE_METER (muster_force_meter_get_type ())
G_DECLARE_FINAL_TYPE (MusterForceMeter, muster_force_meter, MUSTER, FORCE_METER, GtkWidget)

/**
 * MusterForceMeter:
 *
 * How much of a budget is spent, as a bar. What is beyond the budget stands behind a gap, so that it is
 * seen without its colour. The figures are said in words beside it.
 */
void muster_force_meter_set (MusterForceMeter *self,
                             int               points,
                             int               budget);

G_END_DECLS
