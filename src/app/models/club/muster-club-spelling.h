/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#include "core/muster-object.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CLUB_SPELLING (muster_club_spelling_get_type ())
G_DECLARE_FINAL_TYPE (MusterClubSpelling, muster_club_spelling, MUSTER, CLUB_SPELLING, MusterObject)

/**
 * MusterClubSpelling:
 *
 * Two spellings that may be one: of a person, or of a game.
 *
 * Properties: title, note (both only read), is-same (whether somebody said yes).
 */
MusterClubSpelling *muster_club_spelling_new     (gboolean            is_game,
                                                  const char         *from,
                                                  const char         *to,
                                                  gboolean            is_same) G_GNUC_WARN_UNUSED_RESULT;

gboolean            muster_club_spelling_is_game (MusterClubSpelling *self);
/* What it is now, and what it becomes. */
const char         *muster_club_spelling_get_from (MusterClubSpelling *self);
const char         *muster_club_spelling_get_to  (MusterClubSpelling *self);

G_END_DECLS
