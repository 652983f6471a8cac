/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Returns whether @text is a day of the calendar, written YYYY-MM-DD. Comparing such texts compares
 * the days. */
gboolean muster_day_is_valid (const char *text);

G_END_DECLS
