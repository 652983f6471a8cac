/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/library/muster-rules-registry.h"

#include "core/rules/hexcard/muster-hexcard.h"
#include "core/rules/kings/muster-kings.h"
#include "core/rules/magdala/muster-magdala.h"
#include "core/rules/toysoldier/muster-toy.h"

/* In the order in which players are offered them: the one that most of them play goes first. */
static const MusterRules *const registry[] = {
  &muster_kings_rules,
  &muster_hexcard_rules,
  &muster_magdala_rules,
  &muster_toy_rules,
  NULL,
};

const MusterRules *const *
muster_rules_registry_list (void)
{
  return registry;
}
