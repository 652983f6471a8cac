/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/exchange/muster-force-reading.h"

G_BEGIN_DECLS

/* A force as a table with a row for each unit. Columns are found by their titles; the first row
 * also describes the force as a whole. docs/force-exchange.md lists the columns. */

char               *muster_force_csv_writer_write       (MusterForce    *force) G_GNUC_WARN_UNUSED_RESULT;

/* Fails if the text is not a table or has no units; other problems are reported in the reading. */
MusterForceReading *muster_force_csv_reader_read        (MusterRuleset  *ruleset,
                                                         const char     *text,
                                                         gsize           length,
                                                         const char     *origin,
                                                         GError        **error) G_GNUC_WARN_UNUSED_RESULT;

/* Whether the text is a table with a column for types of units. @ruleset: (out) (transfer full)
 * (nullable): the ruleset that it names. */
gboolean            muster_force_csv_reader_recognise   (const char     *text,
                                                         gsize           length,
                                                         char          **ruleset);

G_END_DECLS
