/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cli/muster-cli.h"
#include "core/library/muster-library.h"
#include "store/muster-store.h"

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
MusterCliStatus muster_cli_run_campaign_resolve (const MusterCliCommand  *command,
                                                 char                   **arguments);
MusterCliStatus muster_cli_run_campaign_return (const MusterCliCommand  *command,
                                                char                   **arguments);
MusterCliStatus muster_cli_run_campaign_sheet (const MusterCliCommand  *command,
                                               char                   **arguments);
MusterCliStatus muster_cli_run_campaign_show (const MusterCliCommand  *command,
                                              char                   **arguments);
MusterCliStatus muster_cli_run_check    (const MusterCliCommand  *command,
                                         char                   **arguments);
MusterCliStatus muster_cli_run_club_evening_new (const MusterCliCommand  *command,
                                                 char                   **arguments);
MusterCliStatus muster_cli_run_club_evening_change (const MusterCliCommand  *command,
                                                    char                   **arguments);
MusterCliStatus muster_cli_run_club_evening_remove (const MusterCliCommand  *command,
                                                    char                   **arguments);
MusterCliStatus muster_cli_run_club_evening_come (const MusterCliCommand  *command,
                                                  char                   **arguments);
MusterCliStatus muster_cli_run_club_evening_leave (const MusterCliCommand  *command,
                                                   char                   **arguments);
MusterCliStatus muster_cli_run_club_evening_pair (const MusterCliCommand  *command,
                                                  char                   **arguments);
MusterCliStatus muster_cli_run_club_evening_swap (const MusterCliCommand  *command,
                                                  char                   **arguments);
MusterCliStatus muster_cli_run_club_evening_fix (const MusterCliCommand  *command,
                                                 char                   **arguments);
MusterCliStatus muster_cli_run_club_evening_begin (const MusterCliCommand  *command,
                                                   char                   **arguments);
MusterCliStatus muster_cli_run_club_evening_result (const MusterCliCommand  *command,
                                                    char                   **arguments);
MusterCliStatus muster_cli_run_club_evening_list (const MusterCliCommand  *command,
                                                  char                   **arguments);
MusterCliStatus muster_cli_run_club_evening_show (const MusterCliCommand  *command,
                                                  char                   **arguments);
MusterCliStatus muster_cli_run_club_evening_ics (const MusterCliCommand  *command,
                                                 char                   **arguments);
MusterCliStatus muster_cli_run_club_evening_attendance (const MusterCliCommand  *command,
                                                        char                   **arguments);
MusterCliStatus muster_cli_run_club_event_new (const MusterCliCommand  *command,
                                               char                   **arguments);
MusterCliStatus muster_cli_run_club_event_round (const MusterCliCommand  *command,
                                                 char                   **arguments);
MusterCliStatus muster_cli_run_club_event_result (const MusterCliCommand  *command,
                                                  char                   **arguments);
MusterCliStatus muster_cli_run_club_event_standings (const MusterCliCommand  *command,
                                                     char                   **arguments);
MusterCliStatus muster_cli_run_club_event_drop (const MusterCliCommand  *command,
                                                char                   **arguments);
MusterCliStatus muster_cli_run_club_event_join (const MusterCliCommand  *command,
                                                char                   **arguments);
MusterCliStatus muster_cli_run_club_event_list (const MusterCliCommand  *command,
                                                char                   **arguments);
MusterCliStatus muster_cli_run_club_event_show (const MusterCliCommand  *command,
                                                char                   **arguments);
MusterCliStatus muster_cli_run_club_count (const MusterCliCommand  *command,
                                           char                   **arguments);
MusterCliStatus muster_cli_run_club_export (const MusterCliCommand  *command,
                                            char                   **arguments);
MusterCliStatus muster_cli_run_club_fixtures (const MusterCliCommand  *command,
                                              char                   **arguments);
MusterCliStatus muster_cli_run_club_import (const MusterCliCommand  *command,
                                            char                   **arguments);
MusterCliStatus muster_cli_run_club_member_erase (const MusterCliCommand  *command,
                                                  char                   **arguments);
MusterCliStatus muster_cli_run_club_member_merge (const MusterCliCommand  *command,
                                                  char                   **arguments);
MusterCliStatus muster_cli_run_club_member_part (const MusterCliCommand  *command,
                                                 char                   **arguments);
MusterCliStatus muster_cli_run_club_member_remove (const MusterCliCommand  *command,
                                                   char                   **arguments);
MusterCliStatus muster_cli_run_club_member_rename (const MusterCliCommand  *command,
                                                   char                   **arguments);
MusterCliStatus muster_cli_run_club_member_restore (const MusterCliCommand  *command,
                                                    char                   **arguments);
MusterCliStatus muster_cli_run_club_member_set (const MusterCliCommand  *command,
                                                char                   **arguments);
MusterCliStatus muster_cli_run_club_member_show (const MusterCliCommand  *command,
                                                 char                   **arguments);
MusterCliStatus muster_cli_run_club_members (const MusterCliCommand  *command,
                                             char                   **arguments);
MusterCliStatus muster_cli_run_club_names (const MusterCliCommand  *command,
                                           char                   **arguments);
MusterCliStatus muster_cli_run_club_pair (const MusterCliCommand  *command,
                                          char                   **arguments);
MusterCliStatus muster_cli_run_club_played (const MusterCliCommand  *command,
                                            char                   **arguments);
MusterCliStatus muster_cli_run_club_rates (const MusterCliCommand  *command,
                                           char                   **arguments);
MusterCliStatus muster_cli_run_club_ratings (const MusterCliCommand  *command,
                                             char                   **arguments);
MusterCliStatus muster_cli_run_club_redo (const MusterCliCommand  *command,
                                          char                   **arguments);
MusterCliStatus muster_cli_run_club_remove (const MusterCliCommand  *command,
                                            char                   **arguments);
MusterCliStatus muster_cli_run_club_report (const MusterCliCommand  *command,
                                            char                   **arguments);
MusterCliStatus muster_cli_run_club_rivals (const MusterCliCommand  *command,
                                            char                   **arguments);
MusterCliStatus muster_cli_run_club_season_list (const MusterCliCommand  *command,
                                                 char                   **arguments);
MusterCliStatus muster_cli_run_club_season_remove (const MusterCliCommand  *command,
                                                   char                   **arguments);
MusterCliStatus muster_cli_run_club_season_set (const MusterCliCommand  *command,
                                                char                   **arguments);
MusterCliStatus muster_cli_run_club_table (const MusterCliCommand  *command,
                                           char                   **arguments);
MusterCliStatus muster_cli_run_club_web (const MusterCliCommand  *command,
                                         char                   **arguments);
MusterCliStatus muster_cli_run_club_undo (const MusterCliCommand  *command,
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
MusterCliStatus muster_cli_run_hub_admit (const MusterCliCommand  *command,
                                         char                   **arguments);
MusterCliStatus muster_cli_run_hub_dismiss (const MusterCliCommand  *command,
                                           char                   **arguments);
MusterCliStatus muster_cli_run_hub_join (const MusterCliCommand  *command,
                                        char                   **arguments);
MusterCliStatus muster_cli_run_hub_leave (const MusterCliCommand  *command,
                                         char                   **arguments);
MusterCliStatus muster_cli_run_hub_pen (const MusterCliCommand  *command,
                                       char                   **arguments);
MusterCliStatus muster_cli_run_hub_prepare (const MusterCliCommand  *command,
                                           char                   **arguments);
MusterCliStatus muster_cli_run_hub_proposals (const MusterCliCommand  *command,
                                             char                   **arguments);
MusterCliStatus muster_cli_run_hub_publish (const MusterCliCommand  *command,
                                           char                   **arguments);
MusterCliStatus muster_cli_run_hub_settle (const MusterCliCommand  *command,
                                          char                   **arguments);
MusterCliStatus muster_cli_run_hub_share (const MusterCliCommand  *command,
                                         char                   **arguments);
MusterCliStatus muster_cli_run_hub_sheets (const MusterCliCommand  *command,
                                          char                   **arguments);
MusterCliStatus muster_cli_run_hub_status (const MusterCliCommand  *command,
                                          char                   **arguments);
MusterCliStatus muster_cli_run_hub_sync (const MusterCliCommand  *command,
                                        char                   **arguments);
MusterCliStatus muster_cli_run_hub_unshare (const MusterCliCommand  *command,
                                           char                   **arguments);
MusterCliStatus muster_cli_run_hub_watch (const MusterCliCommand  *command,
                                         char                   **arguments);
MusterCliStatus muster_cli_run_import   (const MusterCliCommand  *command,
                                         char                   **arguments);
MusterCliStatus muster_cli_run_lab_battle (const MusterCliCommand  *command,
                                           char                   **arguments);
MusterCliStatus muster_cli_run_lab_duel (const MusterCliCommand  *command,
                                         char                   **arguments);
MusterCliStatus muster_cli_run_lab_fight (const MusterCliCommand  *command,
                                          char                   **arguments);
MusterCliStatus muster_cli_run_lab_match (const MusterCliCommand  *command,
                                          char                   **arguments);
MusterCliStatus muster_cli_run_lab_scenarios (const MusterCliCommand  *command,
                                              char                   **arguments);
MusterCliStatus muster_cli_run_lab_swing (const MusterCliCommand  *command,
                                          char                   **arguments);
MusterCliStatus muster_cli_run_list     (const MusterCliCommand  *command,
                                         char                   **arguments);
MusterCliStatus muster_cli_run_odds     (const MusterCliCommand  *command,
                                         char                   **arguments);
MusterCliStatus muster_cli_run_print    (const MusterCliCommand  *command,
                                         char                   **arguments);
MusterCliStatus muster_cli_run_correct  (const MusterCliCommand  *command,
                                         char                   **arguments);
MusterCliStatus muster_cli_run_photo    (const MusterCliCommand  *command,
                                         char                   **arguments);
MusterCliStatus muster_cli_run_record   (const MusterCliCommand  *command,
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
MusterCliStatus muster_cli_run_table    (const MusterCliCommand  *command,
                                         char                   **arguments);
MusterCliStatus muster_cli_run_tour     (const MusterCliCommand  *command,
                                         char                   **arguments);

/* Erases a member of a data file that has joined a hub, at the hub and on all desks. FALSE: it has not
 * joined one. @number: (out). @status: (out): what the command ends with; what is wrong was said. */
gboolean        muster_cli_hub_erase    (MusterStore             *store,
                                         MusterLibrary           *library,
                                         const char              *member,
                                         char                   **number,
                                         MusterCliStatus         *status);

G_END_DECLS
