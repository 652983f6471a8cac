/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/rules/muster-rules.h"

G_BEGIN_DECLS

/* Colonial battles on a hexed table, driven by playing cards. */
extern const MusterRules muster_hexcard_rules;

G_END_DECLS
