/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "core/forces/muster-finding.h"

G_BEGIN_DECLS

/* A row for a finding: an icon for its severity, which a word repeats, the unit's name and the
 * reason. The row can be activated if the finding is about a unit. */
GtkWidget *muster_force_finding_row_new (MusterFinding *finding) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
