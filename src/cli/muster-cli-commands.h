/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cli/muster-cli.h"
#include "core/library/muster-library.h"
#include "store/muster-store.h"

G_BEGIN_DECLS

/* One function a command, each in a file of its own. */
MusterCliStatus muster_cli_backup_run   (const MusterCliCommand  *command,
                                         char                   **arguments);
MusterCliStatus muster_cli_export_run_campaign (const MusterCliCommand  *command,
                                                char                   **arguments);
MusterCliStatus muster_cli_import_run_campaign (const MusterCliCommand  *command,
                                                char                   **arguments);
MusterCliStatus muster_cli_list_run_campaign (const MusterCliCommand  *command,
                                              char                   **arguments);
MusterCliStatus muster_cli_campaign_new_run (const MusterCliCommand  *command,
                                             char                   **arguments);
MusterCliStatus muster_cli_campaign_replay_run (const MusterCliCommand  *command,
                                                char                   **arguments);
MusterCliStatus muster_cli_campaign_return_run_resolve (const MusterCliCommand  *command,
                                                        char                   **arguments);
MusterCliStatus muster_cli_campaign_return_run (const MusterCliCommand  *command,
                                                char                   **arguments);
MusterCliStatus muster_cli_campaign_sheet_run (const MusterCliCommand  *command,
                                               char                   **arguments);
MusterCliStatus muster_cli_campaign_show_run (const MusterCliCommand  *command,
                                              char                   **arguments);
MusterCliStatus muster_cli_check_run    (const MusterCliCommand  *command,
                                         char                   **arguments);
MusterCliStatus muster_cli_club_evening_run_new (const MusterCliCommand  *command,
                                                 char                   **arguments);
MusterCliStatus muster_cli_club_evening_run_change (const MusterCliCommand  *command,
                                                    char                   **arguments);
MusterCliStatus muster_cli_club_evening_run_remove (const MusterCliCommand  *command,
                                                    char                   **arguments);
MusterCliStatus muster_cli_club_evening_round_run_come (const MusterCliCommand  *command,
                                                        char                   **arguments);
MusterCliStatus muster_cli_club_evening_round_run_leave (const MusterCliCommand  *command,
                                                         char                   **arguments);
MusterCliStatus muster_cli_club_evening_round_run_pair (const MusterCliCommand  *command,
                                                        char                   **arguments);
MusterCliStatus muster_cli_club_evening_round_run_swap (const MusterCliCommand  *command,
                                                        char                   **arguments);
MusterCliStatus muster_cli_club_evening_round_run_fix (const MusterCliCommand  *command,
                                                       char                   **arguments);
MusterCliStatus muster_cli_club_evening_round_run_begin (const MusterCliCommand  *command,
                                                         char                   **arguments);
MusterCliStatus muster_cli_club_evening_round_run_result (const MusterCliCommand  *command,
                                                          char                   **arguments);
MusterCliStatus muster_cli_club_evening_show_run_list (const MusterCliCommand  *command,
                                                       char                   **arguments);
MusterCliStatus muster_cli_club_evening_show_run (const MusterCliCommand  *command,
                                                  char                   **arguments);
MusterCliStatus muster_cli_club_evening_show_run_ics (const MusterCliCommand  *command,
                                                      char                   **arguments);
MusterCliStatus muster_cli_club_evening_show_run_attendance (const MusterCliCommand  *command,
                                                             char                   **arguments);
MusterCliStatus muster_cli_club_event_run_new (const MusterCliCommand  *command,
                                               char                   **arguments);
MusterCliStatus muster_cli_club_event_run_round (const MusterCliCommand  *command,
                                                 char                   **arguments);
MusterCliStatus muster_cli_club_event_run_result (const MusterCliCommand  *command,
                                                  char                   **arguments);
MusterCliStatus muster_cli_club_event_show_run_standings (const MusterCliCommand  *command,
                                                          char                   **arguments);
MusterCliStatus muster_cli_club_event_run_drop (const MusterCliCommand  *command,
                                                char                   **arguments);
MusterCliStatus muster_cli_club_event_run_join (const MusterCliCommand  *command,
                                                char                   **arguments);
MusterCliStatus muster_cli_club_event_show_run_list (const MusterCliCommand  *command,
                                                     char                   **arguments);
MusterCliStatus muster_cli_club_event_show_run (const MusterCliCommand  *command,
                                                char                   **arguments);
MusterCliStatus muster_cli_club_occasion_run_count (const MusterCliCommand  *command,
                                                    char                   **arguments);
MusterCliStatus muster_cli_club_import_run_export (const MusterCliCommand  *command,
                                                   char                   **arguments);
MusterCliStatus muster_cli_club_fixtures_run (const MusterCliCommand  *command,
                                              char                   **arguments);
MusterCliStatus muster_cli_club_import_run (const MusterCliCommand  *command,
                                            char                   **arguments);
MusterCliStatus muster_cli_club_erase_run_member (const MusterCliCommand  *command,
                                                  char                   **arguments);
MusterCliStatus muster_cli_club_members_run_merge (const MusterCliCommand  *command,
                                                   char                   **arguments);
MusterCliStatus muster_cli_club_members_run_part (const MusterCliCommand  *command,
                                                  char                   **arguments);
MusterCliStatus muster_cli_club_members_run_remove (const MusterCliCommand  *command,
                                                    char                   **arguments);
MusterCliStatus muster_cli_club_members_run_rename (const MusterCliCommand  *command,
                                                    char                   **arguments);
MusterCliStatus muster_cli_club_members_run_restore (const MusterCliCommand  *command,
                                                     char                   **arguments);
MusterCliStatus muster_cli_club_members_run_set (const MusterCliCommand  *command,
                                                 char                   **arguments);
MusterCliStatus muster_cli_club_members_run_show (const MusterCliCommand  *command,
                                                  char                   **arguments);
MusterCliStatus muster_cli_club_members_run (const MusterCliCommand  *command,
                                             char                   **arguments);
MusterCliStatus muster_cli_club_members_run_names (const MusterCliCommand  *command,
                                                   char                   **arguments);
MusterCliStatus muster_cli_club_fixtures_run_pair (const MusterCliCommand  *command,
                                                   char                   **arguments);
MusterCliStatus muster_cli_club_occasion_run_played (const MusterCliCommand  *command,
                                                     char                   **arguments);
MusterCliStatus muster_cli_club_rates_run (const MusterCliCommand  *command,
                                           char                   **arguments);
MusterCliStatus muster_cli_club_rates_run_ratings (const MusterCliCommand  *command,
                                                   char                   **arguments);
MusterCliStatus muster_cli_club_undo_run_redo (const MusterCliCommand  *command,
                                               char                   **arguments);
MusterCliStatus muster_cli_club_remove_run (const MusterCliCommand  *command,
                                            char                   **arguments);
MusterCliStatus muster_cli_club_report_run (const MusterCliCommand  *command,
                                            char                   **arguments);
MusterCliStatus muster_cli_club_table_run_rivals (const MusterCliCommand  *command,
                                                  char                   **arguments);
MusterCliStatus muster_cli_club_season_run_list (const MusterCliCommand  *command,
                                                 char                   **arguments);
MusterCliStatus muster_cli_club_season_run_remove (const MusterCliCommand  *command,
                                                   char                   **arguments);
MusterCliStatus muster_cli_club_season_run_set (const MusterCliCommand  *command,
                                                char                   **arguments);
MusterCliStatus muster_cli_club_table_run (const MusterCliCommand  *command,
                                           char                   **arguments);
MusterCliStatus muster_cli_club_web_run (const MusterCliCommand  *command,
                                         char                   **arguments);
MusterCliStatus muster_cli_club_undo_run (const MusterCliCommand  *command,
                                          char                   **arguments);
MusterCliStatus muster_cli_export_run   (const MusterCliCommand  *command,
                                         char                   **arguments);
MusterCliStatus muster_cli_force_run_check (const MusterCliCommand  *command,
                                            char                   **arguments);
MusterCliStatus muster_cli_force_export_run (const MusterCliCommand *command,
                                             char                  **arguments);
MusterCliStatus muster_cli_force_import_run (const MusterCliCommand *command,
                                             char                  **arguments);
MusterCliStatus muster_cli_force_record_run (const MusterCliCommand *command,
                                             char                  **arguments);
MusterCliStatus muster_cli_hub_members_run_admit (const MusterCliCommand  *command,
                                         char                   **arguments);
MusterCliStatus muster_cli_hub_members_run_dismiss (const MusterCliCommand  *command,
                                           char                   **arguments);
MusterCliStatus muster_cli_hub_join_run (const MusterCliCommand  *command,
                                        char                   **arguments);
MusterCliStatus muster_cli_hub_join_run_leave (const MusterCliCommand  *command,
                                         char                   **arguments);
MusterCliStatus muster_cli_hub_sync_run_pen (const MusterCliCommand  *command,
                                       char                   **arguments);
MusterCliStatus muster_cli_hub_join_run_prepare (const MusterCliCommand  *command,
                                           char                   **arguments);
MusterCliStatus muster_cli_hub_members_run_proposals (const MusterCliCommand  *command,
                                             char                   **arguments);
MusterCliStatus muster_cli_hub_publish_run (const MusterCliCommand  *command,
                                           char                   **arguments);
MusterCliStatus muster_cli_hub_sync_run_settle (const MusterCliCommand  *command,
                                          char                   **arguments);
MusterCliStatus muster_cli_hub_join_run_share (const MusterCliCommand  *command,
                                         char                   **arguments);
MusterCliStatus muster_cli_hub_members_run_sheets (const MusterCliCommand  *command,
                                          char                   **arguments);
MusterCliStatus muster_cli_hub_sync_run_status (const MusterCliCommand  *command,
                                          char                   **arguments);
MusterCliStatus muster_cli_hub_sync_run (const MusterCliCommand  *command,
                                        char                   **arguments);
MusterCliStatus muster_cli_hub_join_run_unshare (const MusterCliCommand  *command,
                                           char                   **arguments);
MusterCliStatus muster_cli_hub_watch_run (const MusterCliCommand  *command,
                                         char                   **arguments);
MusterCliStatus muster_cli_import_run   (const MusterCliCommand  *command,
                                         char                   **arguments);
MusterCliStatus muster_cli_lab_battle_run (const MusterCliCommand  *command,
                                           char                   **arguments);
MusterCliStatus muster_cli_lab_duel_run (const MusterCliCommand  *command,
                                         char                   **arguments);
MusterCliStatus muster_cli_lab_fight_run (const MusterCliCommand  *command,
                                          char                   **arguments);
MusterCliStatus muster_cli_lab_match_run (const MusterCliCommand  *command,
                                          char                   **arguments);
MusterCliStatus muster_cli_lab_scenarios_run (const MusterCliCommand  *command,
                                              char                   **arguments);
MusterCliStatus muster_cli_lab_swing_run (const MusterCliCommand  *command,
                                          char                   **arguments);
MusterCliStatus muster_cli_list_run     (const MusterCliCommand  *command,
                                         char                   **arguments);
MusterCliStatus muster_cli_odds_run     (const MusterCliCommand  *command,
                                         char                   **arguments);
MusterCliStatus muster_cli_print_run    (const MusterCliCommand  *command,
                                         char                   **arguments);
MusterCliStatus muster_cli_correct_run  (const MusterCliCommand  *command,
                                         char                   **arguments);
MusterCliStatus muster_cli_photo_run    (const MusterCliCommand  *command,
                                         char                   **arguments);
MusterCliStatus muster_cli_record_run   (const MusterCliCommand  *command,
                                         char                   **arguments);
MusterCliStatus muster_cli_report_run   (const MusterCliCommand  *command,
                                         char                   **arguments);
MusterCliStatus muster_cli_replay_run   (const MusterCliCommand  *command,
                                         char                   **arguments);
MusterCliStatus muster_cli_restore_run  (const MusterCliCommand  *command,
                                         char                   **arguments);
MusterCliStatus muster_cli_rulesets_run (const MusterCliCommand  *command,
                                         char                   **arguments);
MusterCliStatus muster_cli_salvage_run  (const MusterCliCommand  *command,
                                         char                   **arguments);
MusterCliStatus muster_cli_starters_run (const MusterCliCommand  *command,
                                         char                   **arguments);
MusterCliStatus muster_cli_serve_run    (const MusterCliCommand  *command,
                                         char                   **arguments);
MusterCliStatus muster_cli_tour_run     (const MusterCliCommand  *command,
                                         char                   **arguments);

/* Erases a member of a data file that has joined a hub, at the hub and on all desks. FALSE: it has not
 * joined one. @number: (out). @status: (out): what the command ends with; what is wrong was said. */
gboolean        muster_cli_hub_erase    (MusterStore             *store,
                                         MusterLibrary           *library,
                                         const char              *member,
                                         char                   **number,
                                         MusterCliStatus         *status);

G_END_DECLS
