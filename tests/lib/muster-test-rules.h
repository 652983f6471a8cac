/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/battle/muster-battle.h"
#include "core/library/muster-library.h"

G_BEGIN_DECLS

/* A ruleset just large enough to try every part of the engine: it has dice and cards, units that are made in
 * play, a leader, objectives, trackers, and fields of every kind. */
extern const MusterRules muster_test_rules;

enum
{
  MUSTER_TEST_STRIKE,
  MUSTER_TEST_TURN_CARDS,
  MUSTER_TEST_SPLIT,
  MUSTER_TEST_SHELL,
  MUSTER_TEST_END_TURN,
  MUSTER_TEST_SET,
  MUSTER_TEST_AWARD,
  MUSTER_TEST_NOTE,
  MUSTER_TEST_END_BATTLE,
};

MusterLibrary *muster_test_rules_new_library (void) G_GNUC_WARN_UNUSED_RESULT;

/* A battle file of two sides with two units each; @log: its entries without the brackets. */
char          *muster_test_rules_dup_file    (const char *log) G_GNUC_WARN_UNUSED_RESULT;
MusterBattle  *muster_test_rules_new_battle  (const char *log) G_GNUC_WARN_UNUSED_RESULT;

/* "r1 strikes b1" with these faces of `hit`; @nerve: 0 for none. */
gboolean       muster_test_rules_strike      (MusterBattle  *battle,
                                              int            unit,
                                              int            target,
                                              const char    *hits,
                                              int            nerve,
                                              GError       **error);

G_END_DECLS
