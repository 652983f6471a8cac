/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle.h"

G_BEGIN_DECLS

/* A battle as a player would tell it, in parts. */
void muster_cli_state_print_title (MusterBattle   *battle);
void muster_cli_state_print_turn  (MusterBattle   *battle);
void muster_cli_state_print_score (MusterBattle   *battle);
void muster_cli_state_print_units (MusterBattle   *battle);
void muster_cli_state_print_entry (MusterLogEntry *entry,
                                   const char     *indent);

G_END_DECLS
