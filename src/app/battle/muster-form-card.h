/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/battle/muster-battle-session.h"
#include "app/toolkit/muster-panel.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_FORM_CARD (muster_form_card_get_type ())
G_DECLARE_FINAL_TYPE (MusterFormCard, muster_form_card, MUSTER, FORM_CARD, MusterPanel)

/**
 * MusterFormCard:
 *
 * The order that is being given: what it says, the dice it asks for, and what will come of it. Not
 * there while no order is given.
 */
GtkWidget *muster_form_card_new        (MusterBattleSession *session) G_GNUC_WARN_UNUSED_RESULT;

void       muster_form_card_focus_next (MusterFormCard      *self);
gboolean   muster_form_card_count      (MusterFormCard      *self);
GtkWidget *muster_form_card_get_asked  (MusterFormCard      *self);

G_END_DECLS
