/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/models/club/muster-club.h"

G_BEGIN_DECLS

/* Samples stood in the league until battles said what they are. Returns how many of this file were
 * results, for as long as nobody has said that he has read it; "" if there are none. */
char    *muster_club_news_dup_words (MusterClub  *club) G_GNUC_WARN_UNUSED_RESULT;
/* It has been read, and is not told again. */
gboolean muster_club_news_accept    (MusterClub  *club,
                                     GError     **error);

G_END_DECLS
