/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/muster-json.h"

G_BEGIN_DECLS

/* Tells samples that were stored before battles said of themselves that they are one. */

/* Whether a battle began as one of the samples did: the same title, day, rules, sides and players.
 * @setup: as the store keeps it. From any thread. */
gboolean muster_sample_mark_is_setup    (const MusterJson *setup);
/* Whether this is the sample campaign. */
gboolean muster_sample_mark_is_campaign (const char       *uuid);

G_END_DECLS
