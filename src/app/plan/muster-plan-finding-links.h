/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Links to the rules that findings cite, at the end of the row that shows the findings. */
GtkWidget *muster_plan_finding_links_add  (GtkWidget *row) G_GNUC_WARN_UNUSED_RESULT;
/* @findings: (element-type MusterFinding) */
void       muster_plan_finding_links_show (GtkWidget *links,
                                           GPtrArray *findings);

G_END_DECLS
