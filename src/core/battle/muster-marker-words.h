/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "core/rules/muster-rules.h"

G_BEGIN_DECLS

/* Says what a marker of a unit shows: its name, and how many there are where more than one may be. */
char *muster_marker_words_new (const MusterMarker *marker,
                               int                 number) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
