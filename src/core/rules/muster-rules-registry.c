/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/rules/muster-rules-registry.h"

static const MusterRules *const registry[] = {
  NULL,
};

const MusterRules *const *
muster_rules_registry_list (void)
{
  return registry;
}
