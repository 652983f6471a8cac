/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle.h"
#include "store/muster-settings-store.h"

G_BEGIN_DECLS

/* Notes for a log that takes none yet, since its rules want dice first of all. They are kept in the store,
 * so that nothing is lost between the start of a battle and its first dice. */

gboolean muster_waiting_notes_keep   (MusterSettingsStore  *settings,
                                      MusterBattle         *battle,
                                      gint64                id,
                                      char                **notes,
                                      GError              **error);
/* Writes what waits for @battle, as soon as its log takes notes; nothing may wait for it. */
void     muster_waiting_notes_follow (MusterSettingsStore  *settings,
                                      MusterBattle         *battle,
                                      gint64                id);

G_END_DECLS
