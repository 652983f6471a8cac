/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle.h"
#include "store/muster-settings-store.h"

G_BEGIN_DECLS

/* Notes for a log that takes none before its first dice. They are kept in the store, so that
 * nothing is lost between the start of a battle and those dice. */

gboolean muster_waiting_notes_keep   (MusterSettingsStore  *settings,
                                      MusterBattle         *battle,
                                      gint64                id,
                                      char                **notes,
                                      GError              **error);
/* Writes the stored notes of @battle as soon as its log takes notes; there may be none. */
void     muster_waiting_notes_follow (MusterSettingsStore  *settings,
                                      MusterBattle         *battle,
                                      gint64                id);

G_END_DECLS
