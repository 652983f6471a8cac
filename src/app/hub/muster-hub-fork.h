/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "app/models/hub/muster-hub-centre.h"

G_BEGIN_DECLS

/* Both sides of a fork from the last common entry on, and the ways out (S-FORK-01). */
GtkWidget *muster_hub_fork_new (MusterHubCentre       *centre,
                                const MusterHubMatter *matter) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
