/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/rules/muster-rules.h"

G_BEGIN_DECLS

extern const MusterRules muster_toy_rules;

G_END_DECLS
