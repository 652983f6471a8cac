/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/exchange/muster-force-reading.h"

G_BEGIN_DECLS

/* A force as a table: a row for each unit, the columns by their titles, and what is said of the whole in
 * the first row. docs/force-exchange.md has the columns. */

char               *muster_force_csv_write       (MusterForce    *force) G_GNUC_WARN_UNUSED_RESULT;

/* Fails if it is no table or has no units in it; whatever else is wrong is said in the reading. */
MusterForceReading *muster_force_csv_read        (MusterRuleset  *ruleset,
                                                  const char     *text,
                                                  gsize           length,
                                                  const char     *origin,
                                                  GError        **error) G_GNUC_WARN_UNUSED_RESULT;

/* Whether the text is a table with a column for what units are. @ruleset: (out) (transfer full) (nullable):
 * what it says its ruleset is. */
gboolean            muster_force_csv_recognise   (const char     *text,
                                                  gsize           length,
                                                  char          **ruleset);

G_END_DECLS
