/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "store/club/muster-club-store.h"
#include "store/muster-settings-store.h"

G_BEGIN_DECLS

/* Samples stood in the league until battles said what they are. Whoever opens the file is told once:
 * on the command line when it is first read, in the window until somebody says that he has read it. */
typedef enum
{
  MUSTER_CLUB_NEWS_PRINTED,
  MUSTER_CLUB_NEWS_READ /* somebody has read it in the window: it is told nowhere any more */
} MusterClubNews;

/* Says how many samples of this file were results; "" if there are none, or if they have been told of
 * in this way already. */
char    *muster_club_news_dup_words (MusterSettingsStore     *settings,
                                     const MusterClubContent *content,
                                     MusterClubNews           way) G_GNUC_WARN_UNUSED_RESULT;
/* It has been told in this way, and is not told so again. */
gboolean muster_club_news_accept    (MusterSettingsStore     *settings,
                                     MusterClubNews           way,
                                     GError                 **error);

G_END_DECLS
