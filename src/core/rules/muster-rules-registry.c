/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/muster-rules-registry.h"

#include "core/rules/hexcard/muster-hexcard.h"
#include "core/rules/kings/muster-kings.h"

static const MusterRules *const registry[] = {
  &muster_hexcard_rules,
  &muster_kings_rules,
  NULL,
};

const MusterRules *const *
muster_rules_registry_list (void)
{
  return registry;
}
