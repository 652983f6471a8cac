/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/muster-cli-commands.h"

#include "core/muster-i18n.h"

const MusterCliCommand muster_cli_commands[] = {
  {
    .name = "replay",
    .parameters = "FILE",
    .summary = N_("Fold the log of a battle file and print the state it leads to"),
    .details = N_("FILE is a battle file, or “-” for the standard input. Ends with 1 if the file or "
                  "an order is wrong, and with 3 if the last order needs a roll that is not there: "
                  "it then prints which."),
    .run = muster_cli_run_replay,
  },
  {
    .name = "list",
    .summary = N_("List the stored battles, campaigns and forces"),
    .run = muster_cli_run_list,
  },
  {
    .name = "export",
    .parameters = "NAME…",
    .summary = N_("Write stored battles, campaigns and forces to files"),
    .details = N_("NAME is what “muster-cli list” shows: “battle-3”, or a title. A file is named after its "
                  "title unless you say otherwise."),
    .run = muster_cli_run_export,
  },
  {
    .name = "import",
    .parameters = "FILE…",
    .summary = N_("Store battles, campaigns and forces from files"),
    .details = N_("FILE is a battle file, a campaign file or a force file, or “-” for the standard input. "
                  "All of them are read before the first is stored."),
    .run = muster_cli_run_import,
  },
  {
    .name = "rulesets",
    .summary = N_("Show the rulesets, your packs, and what is wrong with them"),
    .run = muster_cli_run_rulesets,
  },
  {
    .name = "odds",
    .parameters = "FILE",
    .summary = N_("Foresee the last order of a battle file"),
    .details = N_("FILE is a battle file whose last order lacks its rolls, or “-” for the standard input. "
                  "Chances are worked out exactly, none is sampled."),
    .run = muster_cli_run_odds,
  },
  {
    .name = "force check",
    .parameters = "FILE",
    .summary = N_("Say what is wrong with a force"),
    .details = N_("FILE is a force file, or “-” for the standard input. The exit status is 1 if anything is "
                  "against the rules."),
    .run = muster_cli_run_force_check,
  },
  {
    .name = "force export",
    .parameters = "FORCE",
    .summary = N_("Write a force as text, table or roster"),
    .details = N_("FORCE is a file, “-” for the standard input, or what “muster-cli list” shows: “force-3”, "
                  "or a name. The format is one of text, markdown, bbcode, csv, json, ros and rosz; without "
                  "one the ending of the file’s name says it."),
    .run = muster_cli_run_force_export,
  },
  {
    .name = "force import",
    .parameters = "FILE",
    .summary = N_("Store a force from a list, a table or a roster"),
    .details = N_("FILE is a list as people write it, a table (CSV), a BattleScribe roster (.ros, .rosz) "
                  "or a force file; “-” is the standard input. Prints what was understood, line by line. "
                  "Where not all of it was, nothing is stored unless you say --partly."),
    .run = muster_cli_run_force_import,
  },
  {
    .name = "force record",
    .parameters = "FORCE",
    .summary = N_("Tell what a force has done in its battles"),
    .details = N_("FORCE is a file, “-” for the standard input, or what “muster-cli list” shows: “force-3”, "
                  "or a name. Its units are known again in stored battles by their names and types, its "
                  "leaders by their names, in a campaign or outside any. Without --out it is printed as "
                  "text."),
    .run = muster_cli_run_force_record,
  },
  {
    .name = "campaign replay",
    .parameters = "FILE",
    .summary = N_("Fold the log of a campaign file and print the state it leads to"),
    .details = N_("FILE is a campaign file, or “-” for the standard input. Ends with 1 if the file or "
                  "an order is wrong, and with 3 if the last order needs a roll that is not there: "
                  "it then prints which."),
    .run = muster_cli_run_campaign_replay,
  },
  {
    .name = "campaign list",
    .summary = N_("List the stored campaigns"),
    .run = muster_cli_run_campaign_list,
  },
  {
    .name = "campaign show",
    .parameters = "CAMPAIGN",
    .summary = N_("Show how a stored campaign stands"),
    .details = N_("CAMPAIGN is what “muster-cli list” shows: “campaign-3”, or a title."),
    .run = muster_cli_run_campaign_show,
  },
  {
    .name = "campaign new",
    .parameters = "[TITLE]",
    .summary = N_("Begin a campaign and store it"),
    .details = N_("The rules are those of a preset: one of the program’s, one that you have saved in the "
                  "window, or a file that somebody has shared. What the chapters are fought by and with is "
                  "what the forces are. A tree has a first clash, a chapter for whoever wins it, and a last "
                  "one."),
    .run = muster_cli_run_campaign_new,
  },
  {
    .name = "campaign return",
    .parameters = "BATTLE",
    .summary = N_("Record what came of a battle for its chapter"),
    .details = N_("BATTLE is a battle file, “-” for the standard input, or what “muster-cli list” shows: "
                  "“battle-3”, or a title. A battle from a file is stored with its campaign. Who has won, "
                  "who is left and who fell is read from its log; the chapter is opened if it was not yet."),
    .run = muster_cli_run_campaign_return,
  },
  {
    .name = "campaign sheet",
    .parameters = "CAMPAIGN",
    .summary = N_("Put a campaign on paper: plan, rules, careers, briefings, a newspaper"),
    .details = N_("CAMPAIGN is a file, “-” for the standard input, or what “muster-cli list” shows: "
                  "“campaign-3”, or a title. A sheet is one of campaign, rules, record, honour, briefing and "
                  "gazette. Without --out it is printed as text. A briefing and a Gazette say only what the "
                  "side of --side can know."),
    .run = muster_cli_run_campaign_sheet,
  },
  {
    .name = "campaign export",
    .parameters = "NAME…",
    .summary = N_("Write stored campaigns to files"),
    .details = N_("NAME is what “muster-cli list” shows: “campaign-3”, or a title. A file is named after its "
                  "title unless you say otherwise. With --bundle it has the forces, battles and portraits of "
                  "the campaign in it, too."),
    .run = muster_cli_run_campaign_export,
  },
  {
    .name = "campaign import",
    .parameters = "FILE…",
    .summary = N_("Store campaigns from files"),
    .details = N_("FILE is a campaign file, a bundle, or “-” for the standard input. All of them are read "
                  "before the first is stored. A bundle is imported by itself, all of it or nothing: what is "
                  "known already stays as it is, and where something else is here under the same id nothing "
                  "is imported unless you say --copy."),
    .run = muster_cli_run_campaign_import,
  },
  {
    .name = "club import",
    .parameters = "FILE",
    .summary = N_("Take results from a table (CSV)"),
    .details = N_("FILE is a table with a line for each player in each battle, or “-” for the "
                  "standard input. It is text in UTF-8 with commas between the cells. Its first line "
                  "names the columns: battle, date, player, side and result must be there, and points, "
                  "role, force, ruleset, scenario, place, campaign and notes may be. Says line by line "
                  "what was taken. A battle with one bad line is left out as a whole. Ends with 1 if "
                  "something was refused, and with 2 if the file cannot be read."),
    .run = muster_cli_run_club_import,
  },
  {
    .name = "club export",
    .summary = N_("Print all results as a table (CSV)"),
    .details = N_("Battles that were fought here are in it as well as those that were typed in or "
                  "imported. What is exported can be imported again and comes out the same, to "
                  "the byte."),
    .run = muster_cli_run_club_export,
  },
  {
    .name = "club table",
    .summary = N_("Print the league"),
    .details = N_("Ordered by points; then by the points from the battles among those who tie, the "
                  "difference of victory points, battles won, fewer battles, name. Days are written "
                  "like 2026-01-31 and are included."),
    .run = muster_cli_run_club_table,
  },
  {
    .name = "club head-to-head",
    .summary = N_("Print how any two players did against each other"),
    .run = muster_cli_run_club_rivals,
  },
  {
    .name = "club rates",
    .summary = N_("Print win rates"),
    .details = N_("With the 95 % interval of each rate. By role and by force, every player who has "
                  "one counts; by ruleset and by scenario, the attackers."),
    .run = muster_cli_run_club_rates,
  },
  {
    .name = "club ratings",
    .summary = N_("Print how strong each player is, by the Glicko-2 system"),
    .details = N_("A period is a calendar month. A player who sits one out keeps the rating, and "
                  "its deviation grows."),
    .run = muster_cli_run_club_ratings,
  },
  {
    .name = "club fixtures",
    .summary = N_("Draw up a round robin"),
    .details = N_("Everybody meets everybody once. With an odd number, one sits out each round."),
    .run = muster_cli_run_club_fixtures,
  },
  {
    .name = "club pair",
    .summary = N_("Pair the players of an evening by the Swiss system"),
    .details = N_("Players close to each other in the league meet, with as few repeat meetings as "
                  "possible. The higher one attacks. With an odd number, the lowest who has not sat "
                  "out yet does."),
    .run = muster_cli_run_club_pair,
  },
  {
    .name = "club report",
    .parameters = "[MEMBER]",
    .summary = N_("Make a sheet of paper of the club, or of a member"),
    .details = N_("League, head to head, rates, ratings and battles a month; of a MEMBER what he has "
                  "done. Without --out it is printed as text."),
    .run = muster_cli_run_club_report,
  },
  {
    .name = "print",
    .parameters = "[FORCE]",
    .summary = N_("Make a sheet of paper of a force, or of the rules"),
    .details = N_("FORCE is a stored force as “muster-cli list” shows it, a force file, or “-” for the "
                  "standard input. A file of that name goes before a stored force. The quick reference "
                  "can be had without one: print --sheet qrs --ruleset ID --out FILE."),
    .run = muster_cli_run_print,
  },
  {
    .name = "report",
    .parameters = "BATTLE",
    .summary = N_("Tell what came of a battle"),
    .details = N_("BATTLE is a stored battle as “muster-cli list” shows it, a battle file, or “-” for the "
                  "standard input. A file of that name goes before a stored battle. Without --out the "
                  "report is printed."),
    .run = muster_cli_run_report,
  },
  {
    .name = "starters",
    .parameters = "RULESET",
    .summary = N_("List the starter forces of a ruleset"),
    .run = muster_cli_run_starters,
  },
  {
    .name = "check",
    .summary = N_("Check that everything in the data file is sound"),
    .details = N_("Checks the structure of the file, every hash in it, and whether every battle and "
                  "campaign still leads to the state that was recorded. Nothing is changed."),
    .run = muster_cli_run_check,
  },
  {
    .name = "backup",
    .parameters = "[FILE]",
    .summary = N_("Make a backup of the data file and verify it"),
    .details = N_("It goes into the folder of the backups, and to FILE if you name one."),
    .run = muster_cli_run_backup,
  },
  {
    .name = "restore",
    .parameters = "[BACKUP]",
    .summary = N_("Put a backup in the place of the data file"),
    .details = N_("Without BACKUP it is the newest that is whole. It is verified first, and the file that "
                  "was there is kept."),
    .run = muster_cli_run_restore,
  },
  {
    .name = "salvage",
    .parameters = "[FILE]",
    .summary = N_("Save what can still be read from a damaged data file"),
    .details = N_("It goes to FILE, or to a new file beside the backups. The damaged file is not touched."),
    .run = muster_cli_run_salvage,
  },
  {
    .name = "tour",
    .summary = N_("Play the sample battles from setup to result, and write their files"),
    .details = N_("Nobody has to do anything: the program plays both sides with dice of its own, prints "
                  "each battle turn by turn, and says where it has put its battle file and its report. Last "
                  "comes the sample campaign, with a page of its newspaper."),
    .run = muster_cli_run_tour,
  },
  { .name = NULL },
};
