/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cli/muster-cli.h"
#include "core/club/muster-club-tables.h"
#include "store/muster-store.h"

G_BEGIN_DECLS

/**
 * MusterCliChoice:
 *
 * Which results a table is about, as the options say it. Zeroed, it is all of them.
 */
typedef struct
{
  char *from;
  char *to;
  char *ruleset;
  char *place;
  char *scoring;
  char *season;
} MusterCliChoice;

void            muster_cli_club_choice_clear (MusterCliChoice         *self);

/* Whether the options can be read. FALSE: said why not. */
gboolean        muster_cli_club_choice_check       (const MusterCliChoice   *self);
/* What they mean in this club. @choice: (inout): initialised. FALSE: there is no such season; said so. */
gboolean        muster_cli_club_choice_apply       (const MusterCliChoice   *self,
                                                    const MusterClubContent *club,
                                                    MusterClubChoice        *choice);
/* Unlike a choice on the page, an empty text of --ruleset asks for battles without a ruleset. Valid as long
 * as both are not changed. */
MusterClubFilter muster_cli_club_choice_filter (const MusterCliChoice  *self,
                                                const MusterClubChoice *choice);
/* The book of the club at @path, and what the options mean in it. NULL: said why. */
MusterClubBook *muster_cli_club_choice_choose_book (const char              *path,
                                                    const MusterCliChoice   *self,
                                                    MusterClubChoice        *choice) G_GNUC_WARN_UNUSED_RESULT;

#define MUSTER_CLI_OPTIONS_CHOICE(choice) \
  { "from", 0, 0, G_OPTION_ARG_STRING, &(choice)->from, N_("The first day that counts"), N_("DATE") }, \
  { "to", 0, 0, G_OPTION_ARG_STRING, &(choice)->to, N_("The last day that counts"), N_("DATE") }, \
  { "ruleset", 0, 0, G_OPTION_ARG_STRING, &(choice)->ruleset, N_("Only battles with this ruleset"), \
    N_("ID") }, \
  { "season", 0, 0, G_OPTION_ARG_STRING, &(choice)->season, \
    N_("The days and the scoring of this season"), N_("NAME") }

#define MUSTER_CLI_OPTION_SCORING(choice) \
  { "scoring", 0, 0, G_OPTION_ARG_STRING, &(choice)->scoring, \
    N_("What a win, a draw and a loss are worth; otherwise 3,1,0"), N_("W,D,L") }

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterCliChoice, muster_cli_club_choice_clear)

G_END_DECLS
