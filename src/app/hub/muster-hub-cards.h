/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "app/models/hub/muster-hub-centre.h"

G_BEGIN_DECLS

/* Groups of rows at the end of a box; none where there is nothing to say. */
void muster_hub_cards_add_proposals (GtkBox          *cards,
                                     MusterHubCentre *centre);
void muster_hub_cards_add_doubles   (GtkBox          *cards,
                                     MusterHubCentre *centre);
void muster_hub_cards_add_people    (GtkBox          *cards,
                                     MusterHubCentre *centre);
void muster_hub_cards_add_shared    (GtkBox          *cards,
                                     MusterHubCentre *centre);
/* @all: FALSE: the last few, and a button that activates hub.show-all. */
void muster_hub_cards_add_arrivals  (GtkBox          *cards,
                                     MusterHubCentre *centre,
                                     gboolean         all);

G_END_DECLS
