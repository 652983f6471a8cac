/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/* Battle files in short, for tests that are tables of many small battles. A case is an object with
 *
 *   "red", "blue"   units as "ID TYPE OPTION… models=N leader=TRAIT"; "r1..r9" for many; "leader=3" is a
 *                   leadership
 *   "red_players", "blue_players"   ids of players, who have units with "player=ID"
 *   "setup"         further members of the battle file, or others in place of these
 *   "log"           orders as in the battle file, or in short:
 *                   "fire r1 target=b1 range=2 also=b2,b3 / hit 6 1 1 1 / cover 4H";
 *                   a range of cards is written "AH..KS"
 *   "before"        what is in the log before that
 */
char *muster_test_build_battle (JsonObject  *object,
                                const char  *ruleset_id) G_GNUC_WARN_UNUSED_RESULT;

void  muster_test_add_entry    (JsonBuilder *builder,
                                const char  *text);

G_END_DECLS
