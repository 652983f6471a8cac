/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/exchange/muster-force-reading.h"

G_BEGIN_DECLS

/* The longest list that is read, in bytes: 500 units with a page of notes each. */
#define MUSTER_FORCE_LIST_MAX_SIZE (1024 * 1024)

/* Reads a list as people write and paste it, with the names and options of that ruleset. Fails only
 * if it is not a text or is too long; everything else that is not understood is reported in the
 * reading. */
MusterForceReading *muster_force_list_reader_read        (MusterRuleset  *ruleset,
                                                          const char     *text,
                                                          gsize           length,
                                                          const char     *origin,
                                                          GError        **error) G_GNUC_WARN_UNUSED_RESULT;

/* Whether a text means the ruleset: its name, its id or the initials of its name. */
gboolean            muster_list_head_is_ruleset  (MusterRuleset  *ruleset,
                                                  const char     *text);

G_END_DECLS
