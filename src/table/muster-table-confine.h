/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Takes from this program, for good, what it does not need: to write, make, rename, truncate or run files,
 * and to read any but those that the system installs. Whoever breaks into it does not reach the data file
 * (W-SHAPE-01). Returns FALSE where the system cannot do that. */
gboolean muster_table_confine (void);

G_END_DECLS
