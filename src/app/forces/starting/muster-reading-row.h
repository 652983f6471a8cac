/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "core/exchange/muster-force-reading.h"

G_BEGIN_DECLS

/* A line of a list that was read, with what was understood of it. If nothing was, the user can give
 * it a type in the row, which then activates `paste.show-again`. */
GtkWidget *muster_reading_row_new (MusterForceReading *reading,
                                   MusterReadingLine  *line) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
