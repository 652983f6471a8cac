/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cli/muster-cli.h"

G_BEGIN_DECLS

/* One function a command, each in a file of its own. */
MusterCliStatus muster_cli_run_backup   (const MusterCliCommand  *command,
                                         char                   **arguments);
MusterCliStatus muster_cli_run_campaign_export (const MusterCliCommand  *command,
                                                char                   **arguments);
MusterCliStatus muster_cli_run_campaign_import (const MusterCliCommand  *command,
                                                char                   **arguments);
MusterCliStatus muster_cli_run_campaign_list (const MusterCliCommand  *command,
                                              char                   **arguments);
MusterCliStatus muster_cli_run_campaign_new (const MusterCliCommand  *command,
                                             char                   **arguments);
MusterCliStatus muster_cli_run_campaign_replay (const MusterCliCommand  *command,
                                                char                   **arguments);
MusterCliStatus muster_cli_run_campaign_return (const MusterCliCommand  *command,
                                                char                   **arguments);
MusterCliStatus muster_cli_run_campaign_sheet (const MusterCliCommand  *command,
                                               char                   **arguments);
MusterCliStatus muster_cli_run_campaign_show (const MusterCliCommand  *command,
                                              char                   **arguments);
MusterCliStatus muster_cli_run_check    (const MusterCliCommand  *command,
                                         char                   **arguments);
MusterCliStatus muster_cli_run_club_export (const MusterCliCommand  *command,
                                            char                   **arguments);
MusterCliStatus muster_cli_run_club_fixtures (const MusterCliCommand  *command,
                                              char                   **arguments);
MusterCliStatus muster_cli_run_club_import (const MusterCliCommand  *command,
                                            char                   **arguments);
MusterCliStatus muster_cli_run_club_pair (const MusterCliCommand  *command,
                                          char                   **arguments);
MusterCliStatus muster_cli_run_club_rates (const MusterCliCommand  *command,
                                           char                   **arguments);
MusterCliStatus muster_cli_run_club_ratings (const MusterCliCommand  *command,
                                             char                   **arguments);
MusterCliStatus muster_cli_run_club_report (const MusterCliCommand  *command,
                                            char                   **arguments);
MusterCliStatus muster_cli_run_club_rivals (const MusterCliCommand  *command,
                                            char                   **arguments);
MusterCliStatus muster_cli_run_club_table (const MusterCliCommand  *command,
                                           char                   **arguments);
MusterCliStatus muster_cli_run_export   (const MusterCliCommand  *command,
                                         char                   **arguments);
MusterCliStatus muster_cli_run_force_check (const MusterCliCommand  *command,
                                            char                   **arguments);
MusterCliStatus muster_cli_run_force_export (const MusterCliCommand *command,
                                             char                  **arguments);
MusterCliStatus muster_cli_run_force_import (const MusterCliCommand *command,
                                             char                  **arguments);
MusterCliStatus muster_cli_run_force_record (const MusterCliCommand *command,
                                             char                  **arguments);
MusterCliStatus muster_cli_run_import   (const MusterCliCommand  *command,
                                         char                   **arguments);
MusterCliStatus muster_cli_run_list     (const MusterCliCommand  *command,
                                         char                   **arguments);
MusterCliStatus muster_cli_run_odds     (const MusterCliCommand  *command,
                                         char                   **arguments);
MusterCliStatus muster_cli_run_print    (const MusterCliCommand  *command,
                                         char                   **arguments);
MusterCliStatus muster_cli_run_report   (const MusterCliCommand  *command,
                                         char                   **arguments);
MusterCliStatus muster_cli_run_replay   (const MusterCliCommand  *command,
                                         char                   **arguments);
MusterCliStatus muster_cli_run_restore  (const MusterCliCommand  *command,
                                         char                   **arguments);
MusterCliStatus muster_cli_run_rulesets (const MusterCliCommand  *command,
                                         char                   **arguments);
MusterCliStatus muster_cli_run_salvage  (const MusterCliCommand  *command,
                                         char                   **arguments);
MusterCliStatus muster_cli_run_starters (const MusterCliCommand  *command,
                                         char                   **arguments);
MusterCliStatus muster_cli_run_tour     (const MusterCliCommand  *command,
                                         char                   **arguments);

G_END_DECLS
