/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle.h"
#include "core/ledger/muster-progress.h"
#include "core/library/muster-library.h"

G_BEGIN_DECLS

#define MUSTER_BATTLE_FILE_VERSION 1

/* Reading. A battle is read whole or not at all. Errors name the JSON path or the index in the log,
 * and the reason. */
MusterBattle *muster_battle_file_read       (MusterLibrary  *library,
                                             const char     *text,
                                             gsize           length,
                                             const char     *origin,
                                             GError        **error) G_GNUC_WARN_UNUSED_RESULT;
/* The same, reporting its progress. */
MusterBattle *muster_battle_file_read_watched (MusterLibrary         *library,
                                               const char            *text,
                                               gsize                  length,
                                               const char            *origin,
                                               const MusterProgress  *progress,
                                               GError               **error) G_GNUC_WARN_UNUSED_RESULT;
/* Reads only the setup. */
MusterSetup  *muster_battle_file_read_setup (MusterLibrary  *library,
                                             const char     *text,
                                             gsize           length,
                                             const char     *origin,
                                             GError        **error) G_GNUC_WARN_UNUSED_RESULT;
/* Reads how a battle began, in the form that the store keeps: its setup and its occasion. @occasion:
 * (out caller-allocates): empty */
MusterSetup  *muster_battle_file_read_origin (MusterLibrary   *library,
                                              const char      *text,
                                              gsize            length,
                                              const char      *origin,
                                              MusterOccasion  *occasion,
                                              GError         **error) G_GNUC_WARN_UNUSED_RESULT;

/* Writing. The same battle always gives the same bytes. */
char         *muster_battle_file_write       (MusterBattle  *battle) G_GNUC_WARN_UNUSED_RESULT;
char         *muster_battle_file_write_setup (MusterSetup   *setup) G_GNUC_WARN_UNUSED_RESULT;
char         *muster_battle_file_write_origin (MusterBattle *battle) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
