/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/muster-cli-commands.h"

#include "cli/muster-cli-hub-commands.h"
#include "core/muster-i18n.h"

const MusterCliCommand muster_cli_commands[] = {
  {
    .name = "replay",
    .parameters = "FILE",
    .summary = N_("Fold the log of a battle file and print the state it leads to"),
    .details = N_("FILE is a battle file, or “-” for the standard input. Ends with 1 if the file or "
                  "an order is wrong, and with 3 if the last order needs a roll that is not there: "
                  "it then prints which."),
    .run = muster_cli_replay_run,
  },
  {
    .name = "list",
    .summary = N_("List the stored battles, campaigns and forces"),
    .run = muster_cli_list_run,
  },
  {
    .name = "export",
    .parameters = "NAME…",
    .summary = N_("Write stored battles, campaigns and forces to files"),
    .details = N_("NAME is what “muster-cli list” shows: “battle-3”, or a title. A file is named after its "
                  "title unless you say otherwise."),
    .run = muster_cli_export_run,
  },
  {
    .name = "import",
    .parameters = "FILE…",
    .summary = N_("Store battles, campaigns and forces from files"),
    .details = N_("FILE is a battle file, a campaign file or a force file, or “-” for the standard input. "
                  "All of them are read before the first is stored."),
    .run = muster_cli_import_run,
  },
  {
    .name = "record",
    .parameters = "KIND NAME [FILE]",
    .summary = N_("Give orders in a stored battle or campaign"),
    .details = N_("KIND is “battle” or “campaign”, NAME what “muster-cli list” shows: “battle-3”, or a "
                  "title. FILE, or the standard input, is a JSON array of orders, each as the log of a "
                  "battle file or campaign file has it. All of them are recorded or, if one is refused or "
                  "needs a roll that is not there, none. Prints how many orders count then."),
    .run = muster_cli_record_run,
  },
  {
    .name = "correct",
    .parameters = "NAME [N [FILE]]",
    .summary = N_("Change or take out an earlier entry of a stored battle"),
    .details = N_("NAME is what “muster-cli list” shows: “battle-3”, or a title. N is the number of the "
                  "entry, from 1. FILE, or the standard input, is the order that takes its place, as the "
                  "log of a battle file has it. The later entries are kept as they are, and those that "
                  "would be refused then are lost. Prints what they would come to and what would be "
                  "different in the end; nothing changes without --accept. What was there before stays in "
                  "the data file. Where the other player must agree (--ask=on), --propose takes the place "
                  "of --accept: the correction waits, also in the window, until somebody agrees or "
                  "declines. NAME alone shows what waits."),
    .run = muster_cli_correct_run,
  },
  {
    .name = "photo",
    .parameters = "NAME [FILE]",
    .summary = N_("List the photos of a stored battle, or pin one to a line of its log"),
    .details = N_("NAME is what “muster-cli list” shows: “battle-3”, or a title. FILE is a picture, or “-” "
                  "for the standard input: PNG, JPEG or WebP. It is made smaller and kept in the data file. "
                  "Prints for each photo the line that brought it, the line that it is pinned to, the "
                  "SHA-256 of the image, and its caption. “muster-cli record battle NAME --undo=1” takes it "
                  "back."),
    .run = muster_cli_photo_run,
  },
  {
    .name = "rulesets",
    .summary = N_("Show the rulesets, your packs, and what is wrong with them"),
    .run = muster_cli_rulesets_run,
  },
  {
    .name = "odds",
    .parameters = "FILE",
    .summary = N_("Foresee the last order of a battle file"),
    .details = N_("FILE is a battle file whose last order lacks its rolls, or “-” for the standard input. "
                  "Chances are worked out exactly, none is sampled."),
    .run = muster_cli_odds_run,
  },
  {
    .name = "force check",
    .parameters = "FILE",
    .summary = N_("Say what is wrong with a force"),
    .details = N_("FILE is a force file, or “-” for the standard input. The exit status is 1 if anything is "
                  "against the rules."),
    .run = muster_cli_force_run_check,
  },
  {
    .name = "force export",
    .parameters = "FORCE",
    .summary = N_("Write a force as text, table or roster"),
    .details = N_("FORCE is a file, “-” for the standard input, or what “muster-cli list” shows: “force-3”, "
                  "or a name. The format is one of text, markdown, bbcode, csv, json, ros and rosz; without "
                  "one the ending of the file’s name says it."),
    .run = muster_cli_force_export_run,
  },
  {
    .name = "force import",
    .parameters = "FILE",
    .summary = N_("Store a force from a list, a table or a roster"),
    .details = N_("FILE is a list as people write it, a table (CSV), a BattleScribe roster (.ros, .rosz) "
                  "or a force file; “-” is the standard input. Prints what was understood, line by line. "
                  "Where not all of it was, nothing is stored unless you say --partly."),
    .run = muster_cli_force_import_run,
  },
  {
    .name = "force record",
    .parameters = "FORCE",
    .summary = N_("Tell what a force has done in its battles"),
    .details = N_("FORCE is a file, “-” for the standard input, or what “muster-cli list” shows: “force-3”, "
                  "or a name. Its units are known again in stored battles by their names and types, its "
                  "leaders by their names, in a campaign or outside any. Without --out it is printed as "
                  "text."),
    .run = muster_cli_force_record_run,
  },
  {
    .name = "lab battle",
    .parameters = "SETUP",
    .summary = N_("Fight a battle many times by policies and say who wins how often"),
    .details = N_("SETUP is a battle file, or “-” for the standard input; its log is not looked at. The "
                  "table is reduced to a line between its edges, and what that leaves out is listed. The "
                  "same seed gives the same bytes on any number of processors."),
    .run = muster_cli_lab_battle_run,
  },
  {
    .name = "lab duel",
    .parameters = "FORCE UNIT FORCE UNIT",
    .summary = N_("Let two units fight each other for up to 12 turns"),
    .details = N_("FORCE is a file, “-” for the standard input, or what “muster-cli list” shows: “force-3”, "
                  "or a name; UNIT is the id, the name or the type of a unit in it. Chances are worked out "
                  "exactly where that takes no more than 64 MB and about a second, and by simulated battles "
                  "otherwise; it says which."),
    .run = muster_cli_lab_duel_run,
  },
  {
    .name = "lab fight",
    .parameters = "SETUP",
    .summary = N_("Let policies fight one battle, and write it down"),
    .details = N_("SETUP is a battle file, or “-” for the standard input; its log is not looked at. What is "
                  "written is a battle file like any other, marked as simulated. The same seed gives the "
                  "same battle."),
    .run = muster_cli_lab_fight_run,
  },
  {
    .name = "lab match",
    .parameters = "FORCE [FORCE]",
    .summary = N_("Say what units do to each other in one activation"),
    .details = N_("FORCE is a file, “-” for the standard input, or what “muster-cli list” shows: “force-3”, "
                  "or a name. With one force the other side has one unit of each type. Chances are worked "
                  "out exactly from the rules, none is sampled."),
    .run = muster_cli_lab_match_run,
  },
  {
    .name = "lab scenarios",
    .parameters = "RULESET",
    .summary = N_("Fight the scenarios of a ruleset by each policy and say who wins how often"),
    .details = N_("Each scenario is fought with the forces that a new battle proposes, both sides with the "
                  "same policy. What is printed is a table in Markdown: the shares won by attacker and by "
                  "defender and those drawn, in per cent with their intervals. The same seed gives the same "
                  "bytes on any number of processors."),
    .run = muster_cli_lab_scenarios_run,
  },
  {
    .name = "lab swing",
    .parameters = "BATTLE",
    .summary = N_("Say how a battle stood after each turn, and what swung it most"),
    .details = N_("BATTLE is a stored battle as “muster-cli list” shows it, a battle file, or “-” for the "
                  "standard input. From the end of each turn policies fight on many times. The same seed "
                  "gives the same bytes on any number of processors."),
    .run = muster_cli_lab_swing_run,
  },
  {
    .name = "campaign replay",
    .parameters = "FILE",
    .summary = N_("Fold the log of a campaign file and print the state it leads to"),
    .details = N_("FILE is a campaign file, or “-” for the standard input. Ends with 1 if the file or "
                  "an order is wrong, and with 3 if the last order needs a roll that is not there: "
                  "it then prints which."),
    .run = muster_cli_campaign_replay_run,
  },
  {
    .name = "campaign list",
    .summary = N_("List the stored campaigns"),
    .run = muster_cli_list_run_campaign,
  },
  {
    .name = "campaign show",
    .parameters = "CAMPAIGN",
    .summary = N_("Show how a stored campaign stands"),
    .details = N_("CAMPAIGN is what “muster-cli list” shows: “campaign-3”, or a title."),
    .run = muster_cli_campaign_show_run,
  },
  {
    .name = "campaign new",
    .parameters = "[TITLE]",
    .summary = N_("Begin a campaign and store it"),
    .details = N_("The rules are those of a preset: one of the program’s, one that you have saved in the "
                  "window, or a file that somebody has shared. What the chapters are fought by and with is "
                  "what the forces are. A tree has a first clash, a chapter for whoever wins it, and a last "
                  "one."),
    .run = muster_cli_campaign_new_run,
  },
  {
    .name = "campaign resolve",
    .parameters = "CHAPTER",
    .summary = N_("Let policies fight the battle of a chapter, without a table"),
    .details = N_("The battle is fought once, with seeded dice, and what would come of it for the campaign "
                  "is shown. With --accept it is kept, marked as simulated, and returned to its chapter; it "
                  "does not count for the club."),
    .run = muster_cli_campaign_return_run_resolve,
  },
  {
    .name = "campaign return",
    .parameters = "BATTLE",
    .summary = N_("Record what came of a battle for its chapter"),
    .details = N_("BATTLE is a battle file, “-” for the standard input, or what “muster-cli list” shows: "
                  "“battle-3”, or a title. A battle from a file is stored with its campaign. Who has won, "
                  "who is left and who fell is read from its log; the chapter is opened if it was not yet."),
    .run = muster_cli_campaign_return_run,
  },
  {
    .name = "campaign sheet",
    .parameters = "CAMPAIGN",
    .summary = N_("Put a campaign on paper: plan, rules, careers, briefings, a newspaper"),
    .details = N_("CAMPAIGN is a file, “-” for the standard input, or what “muster-cli list” shows: "
                  "“campaign-3”, or a title. A sheet is one of campaign, rules, record, honour, briefing and "
                  "gazette. Without --out it is printed as text. A briefing and a Gazette say only what the "
                  "side of --side can know."),
    .run = muster_cli_campaign_sheet_run,
  },
  {
    .name = "campaign export",
    .parameters = "NAME…",
    .summary = N_("Write stored campaigns to files"),
    .details = N_("NAME is what “muster-cli list” shows: “campaign-3”, or a title. A file is named after its "
                  "title unless you say otherwise. With --bundle it has the forces, battles and portraits of "
                  "the campaign in it, too."),
    .run = muster_cli_export_run_campaign,
  },
  {
    .name = "campaign import",
    .parameters = "FILE…",
    .summary = N_("Store campaigns from files"),
    .details = N_("FILE is a campaign file, a bundle, or “-” for the standard input. All of them are read "
                  "before the first is stored. A bundle is imported by itself, all of it or nothing: what is "
                  "known already stays as it is, and where something else is here under the same id nothing "
                  "is imported unless you say --copy."),
    .run = muster_cli_import_run_campaign,
  },
  {
    .name = "club import",
    .parameters = "FILE",
    .summary = N_("Import results from a table (CSV)"),
    .details = N_("FILE is a table with a line for each player in each battle, or “-” for the "
                  "standard input. It is text in UTF-8 with commas between the cells. Its first line "
                  "names the columns: battle, date, player, side and result must be there, and rank, points, "
                  "role, force, ruleset, scenario, place, campaign and notes may be. Says line by line "
                  "what was taken. A battle with one bad line is left out as a whole. Ends with 1 if "
                  "something was refused, and with 2 if the file cannot be read. With --guess it takes any "
                  "table: encoding, separator, headings, days, results and names are found out, and it says "
                  "what it would keep; --keep keeps it, as one change that “club undo” takes back."),
    .run = muster_cli_club_import_run,
  },
  {
    .name = "club remove",
    .parameters = "KEY",
    .summary = N_("Remove a result that was typed in or imported"),
    .details = N_("KEY is its battle, as the table of “club export” has it. “club undo” brings it back."),
    .run = muster_cli_club_remove_run,
  },
  {
    .name = "club export",
    .summary = N_("Print all results as a table (CSV)"),
    .details = N_("Battles that were fought here are in it as well as those that were typed in or "
                  "imported. What is exported can be imported again and comes out the same, to "
                  "the byte."),
    .run = muster_cli_club_import_run_export,
  },
  {
    .name = "club table",
    .summary = N_("Print the league"),
    .details = N_("Ordered by points; then by the points from the battles among those who tie, the "
                  "difference of victory points, battles won, fewer battles, name. Days are written "
                  "like 2026-01-31 and are included."),
    .run = muster_cli_club_table_run,
  },
  {
    .name = "club head-to-head",
    .summary = N_("Print how any two players did against each other"),
    .run = muster_cli_club_table_run_rivals,
  },
  {
    .name = "club rates",
    .summary = N_("Print win rates"),
    .details = N_("With the 95 % interval of each rate. By role and by force, every player who has "
                  "one counts; by ruleset and by scenario, the attackers, or everybody "
                  "in a battle of which nobody noted who attacked."),
    .run = muster_cli_club_rates_run,
  },
  {
    .name = "club ratings",
    .summary = N_("Print how strong each player is, by the Glicko-2 system"),
    .details = N_("A period is a calendar month. A player who sits one out keeps the rating, and "
                  "its deviation grows."),
    .run = muster_cli_club_rates_run_ratings,
  },
  {
    .name = "club season set",
    .parameters = "NAME FROM TO",
    .summary = N_("Give a season its days and its scoring"),
    .details = N_("FROM and TO are its first and its last day, written like 2026-01-31. Seasons may overlap. "
                  "One that is there already changes. The tables take its name as --season."),
    .run = muster_cli_club_season_run_set,
  },
  {
    .name = "club season remove",
    .parameters = "NAME",
    .summary = N_("Remove a season; its results stay"),
    .run = muster_cli_club_season_run_remove,
  },
  {
    .name = "club season list",
    .summary = N_("List the seasons"),
    .run = muster_cli_club_season_run_list,
  },
  {
    .name = "club played",
    .parameters = "BATTLE DATE",
    .summary = N_("Say on which day a battle was played"),
    .details = N_("BATTLE is what “muster-cli list” shows: “battle-3”, or a title. The club counts by this "
                  "day and never by the date of the war. A day after today is refused."),
    .run = muster_cli_club_occasion_run_played,
  },
  {
    .name = "club count",
    .parameters = "BATTLE yes|no",
    .summary = N_("Say whether a battle or campaign counts for the club"),
    .details = N_("BATTLE is what “muster-cli list” shows: “battle-3”, “campaign-2”, or a title. Samples, "
                  "tours, what-if copies and simulated battles never count; solo battles count if "
                  "you say so."),
    .run = muster_cli_club_occasion_run_count,
  },
  {
    .name = "club undo",
    .summary = N_("Take the last change of the club’s record back"),
    .details = N_("Also one of an earlier run, or of the window. Ends with 1 if there is none."),
    .run = muster_cli_club_undo_run,
  },
  {
    .name = "club redo",
    .summary = N_("Do again what was taken back last"),
    .details = N_("Ends with 1 if there is nothing to do again."),
    .run = muster_cli_club_undo_run_redo,
  },
  {
    .name = "club fixtures",
    .summary = N_("Draw up a round robin"),
    .details = N_("Everybody meets everybody once. With an odd number, one sits out each round."),
    .run = muster_cli_club_fixtures_run,
  },
  {
    .name = "club pair",
    .summary = N_("Pair the players of an evening by the Swiss system"),
    .details = N_("Players close to each other in the league meet, with as few repeat meetings as "
                  "possible. The higher one attacks. With an odd number, the lowest who has not sat "
                  "out yet does."),
    .run = muster_cli_club_fixtures_run_pair,
  },
  {
    .name = "club evening new",
    .summary = N_("Plan an evening"),
    .details = N_("It prints what the evening is called here: “evening-3”."),
    .run = muster_cli_club_evening_run_new,
  },
  {
    .name = "club evening change",
    .parameters = "EVENING",
    .summary = N_("Change what was planned for an evening"),
    .details = N_("EVENING is what “muster-cli club evening list” shows: “evening-3”, or a title that "
                  "only one has. What is not named stays as it is."),
    .run = muster_cli_club_evening_run_change,
  },
  {
    .name = "club evening remove",
    .parameters = "EVENING",
    .summary = N_("Remove an evening with its rounds and results"),
    .run = muster_cli_club_evening_run_remove,
  },
  {
    .name = "club evening come",
    .parameters = "EVENING NAME…",
    .summary = N_("Note who has come to an evening"),
    .details = N_("Anybody can come, expected or not. A name is that of a member, or one of his older "
                  "ones."),
    .run = muster_cli_club_evening_round_run_come,
  },
  {
    .name = "club evening leave",
    .parameters = "EVENING NAME…",
    .summary = N_("Note who has left an evening"),
    .details = N_("A pair that has not begun is taken apart, and the opponent is free."),
    .run = muster_cli_club_evening_round_run_leave,
  },
  {
    .name = "club evening pair",
    .parameters = "EVENING",
    .summary = N_("Draw up the next round of an evening"),
    .details = N_("All who are here are paired as they stand in the league, with as few repeat meetings "
                  "as possible. It is refused while a battle that has begun has no result."),
    .run = muster_cli_club_evening_round_run_pair,
  },
  {
    .name = "club evening swap",
    .parameters = "EVENING NAME NAME",
    .summary = N_("Let two take each other’s seat in the last round"),
    .run = muster_cli_club_evening_round_run_swap,
  },
  {
    .name = "club evening fix",
    .parameters = "EVENING NAME NAME",
    .summary = N_("Make two a pair that drawing it up anew leaves alone"),
    .details = N_("The first who is named attacks. Whoever was with them is free."),
    .run = muster_cli_club_evening_round_run_fix,
  },
  {
    .name = "club evening begin",
    .parameters = "EVENING NAME",
    .summary = N_("Note that a pair of the last round has begun"),
    .run = muster_cli_club_evening_round_run_begin,
  },
  {
    .name = "club evening result",
    .parameters = "EVENING NAME OPPONENT RESULT [POINTS POINTS]",
    .summary = N_("Enter the result of a pair"),
    .details = N_("RESULT is win, draw or loss, of the first who is named, and so are the first POINTS. "
                  "A second result replaces the first."),
    .run = muster_cli_club_evening_round_run_result,
  },
  {
    .name = "club evening list",
    .summary = N_("List the evenings"),
    .run = muster_cli_club_evening_show_run_list,
  },
  {
    .name = "club evening show",
    .parameters = "EVENING",
    .summary = N_("Show an evening with its rounds"),
    .run = muster_cli_club_evening_show_run,
  },
  {
    .name = "club evening ics",
    .parameters = "[EVENING…]",
    .summary = N_("Print evenings for a calendar program"),
    .details = N_("Those to come, unless you name some."),
    .run = muster_cli_club_evening_show_run_ics,
  },
  {
    .name = "club evening attendance",
    .summary = N_("Print who came to how many evenings"),
    .run = muster_cli_club_evening_show_run_attendance,
  },
  {
    .name = "club event new",
    .parameters = "NAME",
    .summary = N_("Plan a tournament"),
    .details = N_("It prints what the event is called here: “event-2”. Unless you say otherwise it has "
                  "the Swiss system with as many rounds as it takes to part the players by halves, and "
                  "those who tie are parted by opponents,difference,wins and then by lot."),
    .run = muster_cli_club_event_run_new,
  },
  {
    .name = "club event round",
    .parameters = "EVENT",
    .summary = N_("Draw up the next round of an event"),
    .details = N_("EVENT is what “muster-cli club event list” shows: “event-2”, or a name that only one "
                  "has. It is refused while a pair has no result."),
    .run = muster_cli_club_event_run_round,
  },
  {
    .name = "club event result",
    .parameters = "EVENT NAME OPPONENT RESULT [POINTS POINTS]",
    .summary = N_("Enter the result of a pair of an event"),
    .details = N_("RESULT is win, draw or loss, of the first who is named, and so are the first POINTS. "
                  "A second result replaces the first."),
    .run = muster_cli_club_event_run_result,
  },
  {
    .name = "club event standings",
    .parameters = "EVENT",
    .summary = N_("Print the standings of an event"),
    .run = muster_cli_club_event_show_run_standings,
  },
  {
    .name = "club event drop",
    .parameters = "EVENT NAME",
    .summary = N_("Let somebody drop out from the next round on"),
    .run = muster_cli_club_event_run_drop,
  },
  {
    .name = "club event join",
    .parameters = "EVENT NAME",
    .summary = N_("Let somebody join from the next round on"),
    .run = muster_cli_club_event_run_join,
  },
  {
    .name = "club event list",
    .summary = N_("List the events"),
    .run = muster_cli_club_event_show_run_list,
  },
  {
    .name = "club event show",
    .parameters = "EVENT",
    .summary = N_("Show an event with its players and rounds"),
    .run = muster_cli_club_event_show_run,
  },
  {
    .name = "club report",
    .parameters = "[MEMBER]",
    .summary = N_("Make a sheet of paper of the club, or of a member"),
    .details = N_("League, head to head, rates, ratings and battles a month; of a MEMBER what he has "
                  "done. Without --out it is printed as text."),
    .run = muster_cli_club_report_run,
  },
  {
    .name = "club members",
    .summary = N_("List the members"),
    .details = N_("Everybody who has a result that counts or of whom something was written, and who was not "
                  "removed, by name."),
    .run = muster_cli_club_members_run,
  },
  {
    .name = "club member show",
    .parameters = "NAME",
    .summary = N_("Print what is known of a member"),
    .details = N_("NAME may also be an older name of his."),
    .run = muster_cli_club_members_run_show,
  },
  {
    .name = "club member set",
    .parameters = "NAME FIELD=TEXT…",
    .summary = N_("Write something of a member"),
    .details = N_("FIELD is nickname, since (a day), contact, notes or named (yes or no: whether web pages "
                  "name him). An empty TEXT takes it away. A NAME that nobody has yet becomes a "
                  "member."),
    .run = muster_cli_club_members_run_set,
  },
  {
    .name = "club member rename",
    .parameters = "NAME NEW",
    .summary = N_("Change the name of a member everywhere"),
    .details = N_("The old name still finds him when results are imported. NEW must be nobody’s name, older "
                  "ones included; “club member merge” is for that."),
    .run = muster_cli_club_members_run_rename,
  },
  {
    .name = "club member remove",
    .parameters = "NAME",
    .summary = N_("Say that somebody is no member any more"),
    .details = N_("His results still count for his opponents, and his name stands in the tables. "
                  "What was written of "
                  "him goes. A result that comes later makes him a member again."),
    .run = muster_cli_club_members_run_remove,
  },
  {
    .name = "club member restore",
    .parameters = "NAME",
    .summary = N_("Make somebody who was removed a member again"),
    .run = muster_cli_club_members_run_restore,
  },
  {
    .name = "club member erase",
    .parameters = "NAME",
    .summary = N_("Forget somebody, for good"),
    .details = N_("His name becomes a number (“Member 1”) everywhere: in results, battles, "
                  "campaigns, notes and "
                  "despatches, in every version that is kept. Results stay; what was written of him and his "
                  "picture go. It cannot be undone, and does not reach backups and what was exported; it "
                  "prints which backups there are."),
    .run = muster_cli_club_erase_run_member,
  },
  {
    .name = "club member merge",
    .parameters = "NAME MEMBER",
    .summary = N_("Count the results under a name for a member"),
    .details = N_("Refused if the two took part in one battle. “club export” keeps the name under "
                  "which a result "
                  "came."),
    .run = muster_cli_club_members_run_merge,
  },
  {
    .name = "club member part",
    .parameters = "NAME",
    .summary = N_("Part a merged name from its member again"),
    .run = muster_cli_club_members_run_part,
  },
  {
    .name = "club names",
    .summary = N_("List names that may be one person’s"),
    .details = N_("Names with the same letters but for case and accents, with an initial or a short "
                  "form for a "
                  "name, or with one or two letters changed. People who took part in one battle are not "
                  "proposed. Nothing is merged; “club member merge” does that."),
    .run = muster_cli_club_members_run_names,
  },
  MUSTER_CLI_HUB_COMMANDS
  {
    .name = "club web",
    .parameters = "FOLDER",
    .summary = N_("Make web pages of the club"),
    .details = N_("League of the season, results, head to head, ratings, and a page for each "
                  "member, as plain HTML. "
                  "FOLDER is made if it is not there. A second run writes only what has changed, and removes "
                  "pages that are not made any more; other files are left alone. Notes and contacts "
                  "are never "
                  "in it, and whoever does not want to be named is a number."),
    .run = muster_cli_club_web_run,
  },
  {
    .name = "print",
    .parameters = "[FORCE]",
    .summary = N_("Make a sheet of paper of a force, or of the rules"),
    .details = N_("FORCE is a stored force as “muster-cli list” shows it, a force file, or “-” for the "
                  "standard input. A file of that name goes before a stored force. The quick reference "
                  "can be had without one: print --sheet qrs --ruleset ID --out FILE."),
    .run = muster_cli_print_run,
  },
  {
    .name = "report",
    .parameters = "BATTLE",
    .summary = N_("Tell what came of a battle"),
    .details = N_("BATTLE is a stored battle as “muster-cli list” shows it, a battle file, or “-” for the "
                  "standard input. A file of that name goes before a stored battle. Without --out the "
                  "report is printed."),
    .run = muster_cli_report_run,
  },
  {
    .name = "starters",
    .parameters = "RULESET",
    .summary = N_("List the starter forces of a ruleset"),
    .run = muster_cli_starters_run,
  },
  {
    .name = "check",
    .summary = N_("Check that everything in the data file is sound"),
    .details = N_("Checks the structure of the file, every hash in it, and whether every battle and "
                  "campaign still leads to the state that was recorded. Nothing is changed."),
    .run = muster_cli_check_run,
  },
  {
    .name = "backup",
    .parameters = "[FILE]",
    .summary = N_("Make a backup of the data file and verify it"),
    .details = N_("It goes into the folder of the backups, and to FILE if you name one."),
    .run = muster_cli_backup_run,
  },
  {
    .name = "restore",
    .parameters = "[BACKUP]",
    .summary = N_("Put a backup in the place of the data file"),
    .details = N_("Without BACKUP it is the newest that is whole. It is verified first, and the file that "
                  "was there is kept."),
    .run = muster_cli_restore_run,
  },
  {
    .name = "salvage",
    .parameters = "[FILE]",
    .summary = N_("Save what can still be read from a damaged data file"),
    .details = N_("It goes to FILE, or to a new file beside the backups. The damaged file is not touched."),
    .run = muster_cli_salvage_run,
  },
  {
    .name = "table",
    .parameters = "BATTLE|CAMPAIGN",
    .summary = N_("Show a stored battle or campaign on the phones round the table"),
    .details = N_("Serves its pages in the local network until it is told to end, and prints the address "
                  "and the code of each seat as one line of JSON. What phones propose is a line of JSON, "
                  "too, and waits for “accept N” or “decline N” on the standard input, unless --accept "
                  "takes it as it comes. “renew SEAT” gives a seat a new code and prints them all again."),
    .run = muster_cli_serve_run,
  },
  {
    .name = "tour",
    .summary = N_("Play the sample battles from setup to result, and write their files"),
    .details = N_("Nobody has to do anything: the program plays both sides with dice of its own, prints "
                  "each battle turn by turn, and says where it has put its battle file and its report. Last "
                  "comes the sample campaign, with a page of its newspaper."),
    .run = muster_cli_tour_run,
  },
  { .name = NULL },
};
