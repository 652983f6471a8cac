/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "core/forces/muster-finding.h"

G_BEGIN_DECLS

/* A row that says what was found: a sign of how bad it is, in words too, and the reason with the unit's
 * name. It can be activated where there is a unit to go to. */
GtkWidget *muster_force_finding_row_new (MusterFinding *finding) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
