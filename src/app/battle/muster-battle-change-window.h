/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle-correction.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Called with the correction (transfer full) once the entry is filled in; the window stays open. */
typedef void (*MusterBattleChanged) (GtkWindow              *window,
                                     MusterBattleCorrection *correction);

/* A form for an earlier entry, filled in as it was recorded. Returns the window (transfer none), or %NULL
 * if the log cannot be read up to there. */
GtkWindow *muster_battle_change_window_present (GtkWindow            *parent,
                                                MusterBattle         *battle,
                                                guint                 index,
                                                MusterBattleChanged   changed,
                                                GError              **error);

G_END_DECLS
