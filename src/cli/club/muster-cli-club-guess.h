/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cli/muster-cli.h"

G_BEGIN_DECLS

/**
 * MusterCliGuess:
 *
 * The options of `club import --guess`. Zeroed, nothing is settled.
 */
typedef struct
{
  gboolean guess;
  gboolean keep;
  gboolean doubles;
  gboolean json;
  char *refused;
  char *layout;
  char *dates;
  char *encoding;
  char *separator;
  char **map;
  char **same;
} MusterCliGuess;

void            muster_cli_club_guess_clear (MusterCliGuess       *self);

/* FALSE: said what is wrong with the options. */
gboolean        muster_cli_club_guess_check (const MusterCliGuess *self,
                                             gboolean              dry_run);
MusterCliStatus muster_cli_club_guess_run   (const MusterCliGuess *self,
                                             const char           *path,
                                             const char           *file,
                                             const char           *text,
                                             gsize                 length);

#define MUSTER_CLI_OPTIONS_GUESS(options) \
  { "guess", 0, 0, G_OPTION_ARG_NONE, &(options)->guess, \
    N_("Find out what any spreadsheet means, and say what would be kept"), NULL }, \
  { "keep", 0, 0, G_OPTION_ARG_NONE, &(options)->keep, N_("With --guess: keep it"), NULL }, \
  { "doubles", 0, 0, G_OPTION_ARG_NONE, &(options)->doubles, \
    N_("With --guess: keep also what is there already"), NULL }, \
  { "refused", 0, 0, G_OPTION_ARG_FILENAME, &(options)->refused, \
    N_("With --guess: write the rows that are refused to this file, with the reason"), N_("FILE") }, \
  { "layout", 0, 0, G_OPTION_ARG_STRING, &(options)->layout, \
    N_("With --guess: a line is a player or a battle"), N_("LAYOUT") }, \
  { "dates", 0, 0, G_OPTION_ARG_STRING, &(options)->dates, \
    N_("With --guess: the order of days: dmy, mdy or ymd"), N_("ORDER") }, \
  { "encoding", 0, 0, G_OPTION_ARG_STRING, &(options)->encoding, \
    N_("With --guess: utf-8, utf-16le, utf-16be or windows-1252"), N_("ENCODING") }, \
  { "separator", 0, 0, G_OPTION_ARG_STRING, &(options)->separator, \
    N_("With --guess: what stands between cells: , ; | or tab"), N_("SIGN") }, \
  { "map", 0, 0, G_OPTION_ARG_STRING_ARRAY, &(options)->map, \
    N_("With --guess: what a column means, by its letter or heading"), N_("COLUMN=MEANING") }, \
  { "same", 0, 0, G_OPTION_ARG_STRING_ARRAY, &(options)->same, \
    N_("With --guess: whose name this is"), N_("NAME=MEMBER") }, \
  { "json", 0, 0, G_OPTION_ARG_NONE, &(options)->json, \
    N_("With --guess: print it as a JSON object"), NULL }

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterCliGuess, muster_cli_club_guess_clear)

G_END_DECLS
