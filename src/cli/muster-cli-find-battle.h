/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle.h"
#include "core/library/muster-library.h"
#include "store/muster-store.h"

G_BEGIN_DECLS

/* A battle by what somebody wrote on the command line: a file, "-", or the name, number or UUID of a stored
 * one. A file of that name goes before a stored battle. NULL: said why. @store_path: (nullable): not the
 * usual store. @sum: (out) (nullable): what it and its rematch came to. */
MusterBattle *muster_cli_find_battle (MusterLibrary *library,
                                      const char    *store_path,
                                      const char    *name,
                                      char         **sum) G_GNUC_WARN_UNUSED_RESULT;

/* A stored battle, to go on with. NULL: said why. */
MusterBattle *muster_cli_find_battle_open (MusterStore   *store,
                                           MusterLibrary *library,
                                           const char    *name) G_GNUC_WARN_UNUSED_RESULT;

/* Whether what somebody wrote is a file or the standard input. */
gboolean      muster_cli_find_battle_is_file     (const char    *name);

G_END_DECLS
