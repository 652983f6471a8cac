/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/catalog/muster-catalog.h"

G_BEGIN_DECLS

/**
 * MusterPolicyTestKind:
 * @MUSTER_POLICY_ROLE: the number is 0 for the attacker, 1 for the defender
 * @MUSTER_POLICY_ARM: the word is the arm of its type
 * @MUSTER_POLICY_KIND: the word is the kind of its type
 * @MUSTER_POLICY_HAS: it has the marker of that number
 * @MUSTER_POLICY_TARGET_HAS: the target has
 * @MUSTER_POLICY_WITHIN: the target is no further away
 * @MUSTER_POLICY_BEYOND: the target is further away
 * @MUSTER_POLICY_IN_REACH: whether it could attack the target now
 * @MUSTER_POLICY_IN_RANGE: the target is in that band of its ranges, from 1, or a nearer one
 * @MUSTER_POLICY_STRENGTH_FROM: per cent of its strength at the beginning
 * @MUSTER_POLICY_OUTNUMBERS: its strength in per cent of the target's
 * @MUSTER_POLICY_TURN_FROM: the turn of the battle
 * @MUSTER_POLICY_AT_HOME: whether it stands in the half of its own side
 *
 * What a rule of a policy can ask.
 */
typedef enum
{
  MUSTER_POLICY_ROLE,
  MUSTER_POLICY_ARM,
  MUSTER_POLICY_KIND,
  MUSTER_POLICY_HAS,
  MUSTER_POLICY_HAS_NOT,
  MUSTER_POLICY_TARGET_HAS,
  MUSTER_POLICY_TARGET_HAS_NOT,
  MUSTER_POLICY_WITHIN,
  MUSTER_POLICY_BEYOND,
  MUSTER_POLICY_IN_REACH,
  MUSTER_POLICY_IN_RANGE,
  MUSTER_POLICY_STRENGTH_FROM,
  MUSTER_POLICY_STRENGTH_BELOW,
  MUSTER_POLICY_OUTNUMBERS,
  MUSTER_POLICY_TURN_FROM,
  MUSTER_POLICY_AT_HOME,
  MUSTER_POLICY_N_TESTS,
} MusterPolicyTestKind;

/**
 * MusterPolicyTest:
 * @word: (nullable): of those that ask for one; owned by the rule
 */
typedef struct
{
  MusterPolicyTestKind kind;
  int number;
  char *word;
} MusterPolicyTest;

#define MUSTER_POLICY_MAX_TESTS 8
#define MUSTER_POLICY_MAX_RULES 32

/**
 * MusterPolicyRule:
 * @act: what is done, an index in the acts of the ruleset
 * @tests: all must hold
 */
typedef struct
{
  guint act;
  guint n_tests;
  MusterPolicyTest tests[MUSTER_POLICY_MAX_TESTS];
} MusterPolicyRule;

/**
 * MusterPolicy:
 * @rules: (element-type MusterPolicyRule): the first whose tests hold, and whose act is possible, counts
 *
 * What units of a side do when nobody commands them (V-BATTLE-02).
 */
typedef struct
{
  guint index;
  char *id;
  char *name;
  char *summary;
  GArray *rules;
  char *pack;
} MusterPolicy;

void       muster_policy_free              (gpointer           data);

GPtrArray *muster_catalog_get_policies     (MusterCatalog     *self);
/* What policies that are read from now on may have units do, the markers that they may ask for, and what may
 * cover the defender of a scenario. All are copied. */
void       muster_catalog_set_policy_words (MusterCatalog     *self,
                                            const char *const *acts,
                                            const char *const *markers,
                                            const char *const *covers);

G_END_DECLS
