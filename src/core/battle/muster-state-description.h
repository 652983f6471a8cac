/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/rules/muster-ruleset.h"

G_BEGIN_DECLS

/* Describes a state as the protocol prints it. @outcome, @order, @tape: the last order, or NULL at
 * the start. */
JsonNode *muster_state_describe   (const MusterSetup   *setup,
                                   const MusterState   *state,
                                   const MusterOutcome *outcome,
                                   const MusterOrder   *order,
                                   const MusterTape    *tape) G_GNUC_WARN_UNUSED_RESULT;

/* SHA-256 of the description without the last order, in hexadecimal digits. */
char     *muster_state_dup_digest (const MusterSetup   *setup,
                                   const MusterState   *state) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
