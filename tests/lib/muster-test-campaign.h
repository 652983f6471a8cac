/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

#include "core/library/muster-library.h"

G_BEGIN_DECLS

/**
 * MusterCampaignCase:
 * @name: the rule and what is tried of it: `C-CHAP-02/a ready one`
 * @setup: (nullable): lines that change how the campaign begins
 * @log: (nullable): a line for each order
 * @expected: lines that must hold in the end
 *
 * A campaign in few words. It is put into the words of a campaign file and read, folded and described as
 * every other, twice, with the same bytes. In all lines ' stands for ".
 *
 * It begins with two sides, red and blue, a player each (ann, ben), and a force each of kings: f1 with a1 (12
 * regular infantry, led by al, with the second as) and a2 (12, led by bl), and st on its staff; f2 with b1
 * (16 tribal infantry, led by cl) and b2 (16, nobody leads). Chapters are c1 to c3, a ladder; it is
 * 1879-01-11.
 *
 * A line of the setup is `chapters.0.days=7`, `rules.strength={'merge': true}`, `forces.+={…}` (one more in
 * the list) or `-start` (no such member).
 * A line of the log is `recover {'force': 'f1'} | recovery 3 4 6`.
 * A line that is expected is `units.a1.strength=9` (what stands there), `leaders.al!` (nothing stands there),
 * either after `as red: ` (what that side sees), `step~C-CHAP-02`, `prompt~…` (a line of the last order has
 * it), `step!…` (none has it), `needs={…}` (the log ends with an order that lacks this roll), or
 * `refused~C-CHAP-02`: its last order, or its setup, is refused with these words, and the state is what it
 * was.
 */
typedef struct
{
  const char *name;
  const char *setup;
  const char *log;
  const char *expected;
} MusterCampaignCase;

/* The document of a campaign like this. */
char *muster_campaign_case_to_file (const MusterCampaignCase *self) G_GNUC_WARN_UNUSED_RESULT;
void  muster_campaign_case_run     (gconstpointer             self);

/* Adds each case as a test of its own under @path. */
void  muster_campaign_cases_add    (const char               *path,
                                    const MusterCampaignCase *cases,
                                    guint                     n_cases);

G_END_DECLS
