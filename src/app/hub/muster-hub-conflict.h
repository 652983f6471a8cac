/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "app/models/hub/muster-hub-centre.h"

G_BEGIN_DECLS

/* Both versions of a document beside each other, with a choice for each member and a button that keeps
 * what was chosen (S-DOC-03); where one desk has removed it, a button for each. @mine: (element-type
 * utf8): what was chosen to stay as it is here; it outlives the widget. */
GtkWidget *muster_hub_conflict_new (MusterHubCentre       *centre,
                                    const MusterHubMatter *matter,
                                    GHashTable            *mine) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
