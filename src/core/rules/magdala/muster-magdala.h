/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/rules/muster-rules.h"

G_BEGIN_DECLS

/* Magdala to Mafeking. docs/rules/magdala.md says how its rules are read. */
extern const MusterRules muster_magdala_rules;

G_END_DECLS
