/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/rules/muster-ruleset.h"

G_BEGIN_DECLS

/* (element-type utf8): a sentence for each difference between two states of a battle. */
GPtrArray *muster_state_list_changes (const MusterSetup *setup,
                                      const MusterState *before,
                                      const MusterState *after) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
