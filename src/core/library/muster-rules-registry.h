/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/rules/muster-rules.h"

G_BEGIN_DECLS

/* All rulesets that there are, ended by NULL. The figures of each are in data/rulesets/<id>/. */
const MusterRules *const *muster_rules_registry_list (void);

G_END_DECLS
