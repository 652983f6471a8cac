/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "core/library/muster-library.h"

G_BEGIN_DECLS

/**
 * MusterKingsCase:
 * @name: the rule and what is tried of it: `K-FIRE-03/soft cover`
 * @setup: (nullable): lines of how the battle begins; without any, r1 is regular and b1 tribal infantry
 * @log: (nullable): a line for each order
 * @expected: words that must hold in the end
 *
 * A battle in few words. It is put into the words of a battle file and read, folded and described
 * as every other.
 *
 * A line of the setup is one of
 *   `scenario B turn-limit=12`, `rules heavy-losses climate`, `table 48`
 *   `side red role=defender automated=true players=p1,p2`
 *   `r1 regular-infantry x10 +elite +fierce *steady L7 @p1 reserve=true`: a unit of the side that its
 *   first letter begins (r, b or g), with models, options, trait, Leadership, player and members.
 *
 * A line of the log is `fire r1 target=b1 range=short cover=none | hit 5 5 1 | pinning 3 4`; a reroll is
 * `hit 1 1 > 6 6 by r1`.
 *
 * A word that is expected is one of
 *   `b1.strength=13`, `b1.pinned=1`, `b1.leader=casualty`, `b1.leadership=8`, `b1.fate=routed`: of a unit
 *   `red.enemy-unit=1`: of an objective; `last.hits=3`, `last.retreat={b1:4}`, `turn=2`: any member
 *   `step~K-FIRE-02`, `prompt~12"`: a line has it, `prompt!K-FIRE-09`: no line has it
 *   `needs=pinning/b1/2`: the log ends with an order that lacks this roll
 *   `refused~K-ACT-01`: its last order, or its setup, is refused with these words.
 */
typedef struct
{
  const char *name;
  const char *setup;
  const char *log;
  const char *expected;
} MusterKingsCase;

char          *muster_kings_case_to_file (const MusterKingsCase *self) G_GNUC_WARN_UNUSED_RESULT;
void           muster_kings_case_run     (gconstpointer          self);
void           muster_kings_case_run_with (gconstpointer         self,
                                           MusterLibrary        *library);

/* Adds each case as a test of its own under @path. */
void           muster_kings_cases_add    (const char            *path,
                                          const MusterKingsCase *cases,
                                          guint                  n_cases);

G_END_DECLS
