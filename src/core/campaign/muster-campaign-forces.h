/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

#include "core/forces/muster-force.h"
#include "core/forces/muster-names.h"

G_BEGIN_DECLS

/* Converts a force to the object that a setup or the order `enlist` has; the ids of its units begin
 * with @id. @culture: (nullable): gives a name to each leader who has none. @random: (nullable) with it. */
JsonNode *muster_campaign_forces_to_json (MusterForce         *force,
                                          const char          *id,
                                          const char          *side,
                                          const MusterCulture *culture,
                                          MusterRandom        *random) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
