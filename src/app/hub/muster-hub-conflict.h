/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "app/models/hub/muster-hub-centre.h"

G_BEGIN_DECLS

/* Whether a document that two desks have changed can be put together, member by member: not if one of them
 * has removed it. */
gboolean   muster_hub_conflict_has_choice (const MusterHubMatter *matter);

/* Both versions beside each other, with a choice for each member and a button that keeps what was chosen
 * (S-DOC-03). @mine: (element-type utf8): what was chosen to stay as it is here; it outlives the widget. */
GtkWidget *muster_hub_conflict_new        (MusterHubCentre       *centre,
                                           const MusterHubMatter *matter,
                                           GHashTable            *mine);

G_END_DECLS
