/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* The commands of the hub: rows of muster_cli_commands[]. */
#define MUSTER_CLI_HUB_COMMANDS \
  { \
    .name = "hub prepare", \
    .parameters = "URI", \
    .summary = N_("Make a hub of a database, or bring it up to date"), \
    .details = N_("URI is the address of a PostgreSQL database that you own: " \
                  "postgresql://LOGIN@HOST/DATABASE. Schema, functions and roles are made in " \
                  "one transaction. A hub of a later version is left alone."), \
    .run = muster_cli_hub_join_run_prepare, \
  }, \
  { \
    .name = "hub join", \
    .parameters = "URI", \
    .summary = N_("Have this data file meet others at a hub"), \
    .details = N_("The record of the club is exchanged from now on; battles, campaigns, forces " \
                  "and packs when you share them. Over a network the address must have " \
                  "sslmode=verify-full. A password belongs into ~/.pgpass; one in the address " \
                  "is refused."), \
    .run = muster_cli_hub_join_run, \
  }, \
  { \
    .name = "hub leave", \
    .summary = N_("Leave the hub"), \
    .details = N_("What is here stays here, and what is at the hub stays there."), \
    .run = muster_cli_hub_join_run_leave, \
  }, \
  { \
    .name = "hub status", \
    .summary = N_("Say how things stand between this desk and the hub"), \
    .details = N_("Ends with 1 if something wants a decision, and with 3 if the hub cannot be " \
                  "reached or does not let you in."), \
    .run = muster_cli_hub_sync_run_status, \
  }, \
  { \
    .name = "hub share", \
    .parameters = "KIND NAME…", \
    .summary = N_("Share battles, campaigns, forces or packs"), \
    .details = N_("KIND is battle, campaign, force or pack. A campaign is shared with its " \
                  "battles, the forces it was made of, their portraits and the packs it needs, " \
                  "and with whatever comes to it later."), \
    .run = muster_cli_hub_join_run_share, \
  }, \
  { \
    .name = "hub unshare", \
    .parameters = "KIND NAME…", \
    .summary = N_("Stop exchanging battles, campaigns, forces or packs"), \
    .details = N_("What is at the hub stays there, and with the desks that have it."), \
    .run = muster_cli_hub_join_run_unshare, \
  }, \
  { \
    .name = "hub sync", \
    .summary = N_("Exchange everything with the hub once"), \
    .details = N_("Ends with 1 if something was refused or wants a decision, and with 3 if the " \
                  "hub cannot be reached or does not let you in."), \
    .run = muster_cli_hub_sync_run, \
  }, \
  { \
    .name = "hub watch", \
    .summary = N_("Stay connected, and take whatever comes"), \
    .details = N_("Prints a line for each thing that comes. Ends with SIGTERM or SIGINT. The " \
                  "data file is open only while something is exchanged."), \
    .run = muster_cli_hub_watch_run, \
  }, \
  { \
    .name = "hub settle", \
    .parameters = "KIND NAME WAY", \
    .summary = N_("Decide a fork or a conflict"), \
    .details = N_("WAY is theirs, both or replay for battles and campaigns, mine or theirs for " \
                  "documents. What was only here becomes a copy; with replay its orders are " \
                  "given again after the hub’s. Orders that are refused are printed with the " \
                  "reason, and the command ends with 1."), \
    .run = muster_cli_hub_sync_run_settle, \
  }, \
  { \
    .name = "hub pen", \
    .parameters = "KIND NAME take|give", \
    .summary = N_("Take the pen of a battle or campaign, or give it back"), \
    .details = N_("Whoever has the pen is told. A pen that has not been renewed for 90 seconds " \
                  "is free."), \
    .run = muster_cli_hub_sync_run_pen, \
  }, \
  { \
    .name = "hub publish", \
    .parameters = "CAMPAIGN SHEET", \
    .summary = N_("Put a sheet at the hub for members"), \
    .details = N_("SHEET is briefing, campaign, gazette or standings. With --side it is handed " \
                  "to the logins of that side alone."), \
    .run = muster_cli_hub_publish_run, \
  }, \
  { \
    .name = "hub proposals", \
    .parameters = "[accept|refuse ID]", \
    .summary = N_("List what members propose, or decide about it"), \
    .run = muster_cli_hub_members_run_proposals, \
  }, \
  { \
    .name = "hub sheets", \
    .parameters = "[SHEET]", \
    .summary = N_("List the sheets that were published for you, or fetch one"), \
    .run = muster_cli_hub_members_run_sheets, \
  }, \
  { \
    .name = "hub admit", \
    .parameters = "LOGIN keeper|member", \
    .summary = N_("Let a login of the server use the hub"), \
    .details = N_("With --campaign and --side, also say which side of a campaign he plays."), \
    .run = muster_cli_hub_members_run_admit, \
  }, \
  { \
    .name = "hub dismiss", \
    .parameters = "LOGIN", \
    .summary = N_("Take the hub away from a login"), \
    .run = muster_cli_hub_members_run_dismiss, \
  },
