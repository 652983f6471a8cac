/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/muster-items.h"
#include "core/rules/muster-ruleset.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_RULESET_LIST (muster_ruleset_list_get_type ())
G_DECLARE_FINAL_TYPE (MusterRulesetList, muster_ruleset_list, MUSTER, RULESET_LIST, MusterItems)

/**
 * MusterRulesetList:
 *
 * The rulesets of a library. Once they are all in it, any number of threads may look at it: a #GListStore
 * remembers where it was asked last, and so takes two who ask at once for one.
 */
MusterRulesetList *muster_ruleset_list_new  (void) G_GNUC_WARN_UNUSED_RESULT;
void               muster_ruleset_list_add  (MusterRulesetList *self,
                                             MusterRuleset     *ruleset);
MusterRuleset     *muster_ruleset_list_find (MusterRulesetList *self,
                                             const char        *id);

G_END_DECLS
