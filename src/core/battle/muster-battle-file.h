/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle.h"
#include "core/ledger/muster-progress.h"
#include "core/library/muster-library.h"

G_BEGIN_DECLS

#define MUSTER_BATTLE_FILE_VERSION 1

/* Reading. A battle is read whole or not at all; errors name the JSON path or the log index and the
 * reason. */
MusterBattle *muster_battle_file_read       (MusterLibrary  *library,
                                             const char     *text,
                                             gsize           length,
                                             const char     *origin,
                                             GError        **error) G_GNUC_WARN_UNUSED_RESULT;
/* The same for whoever waits for it. */
MusterBattle *muster_battle_file_read_watched (MusterLibrary         *library,
                                               const char            *text,
                                               gsize                  length,
                                               const char            *origin,
                                               const MusterProgress  *progress,
                                               GError               **error) G_GNUC_WARN_UNUSED_RESULT;
/* The setup alone, as the store keeps it: the document without its log. */
MusterSetup  *muster_battle_file_read_setup (MusterLibrary  *library,
                                             const char     *text,
                                             gsize           length,
                                             const char     *origin,
                                             GError        **error) G_GNUC_WARN_UNUSED_RESULT;

/* Writing: the same bytes for the same battle. */
char         *muster_battle_file_write       (MusterBattle  *battle) G_GNUC_WARN_UNUSED_RESULT;
char         *muster_battle_file_write_setup (MusterSetup   *setup) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
