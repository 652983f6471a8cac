/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/club/muster-club-news.h"

#include "core/muster-i18n.h"

/* What has been told is kept with the data, so that it is told once, whoever opens the file. */
#define KEY "club-samples-told"

static const char *const WORDS[] = {
  [MUSTER_CLUB_NEWS_PRINTED] = "printed",
  [MUSTER_CLUB_NEWS_READ] = "yes",
};

char *
muster_club_news_dup_words (MusterSettingsStore     *settings,
                            const MusterClubContent *content,
                            MusterClubNews           way)
{
  g_autofree char *told =
    content->n_samples > 0 ? muster_settings_store_dup_text (settings, KEY) : NULL;

  if (content->n_samples == 0 || g_strcmp0 (told, WORDS[MUSTER_CLUB_NEWS_READ]) == 0 ||
      g_strcmp0 (told, WORDS[way]) == 0)
    return g_strdup ("");

  return g_strdup_printf (dngettext (GETTEXT_PACKAGE,
                                     "%u sample battle stood among the results until now. Samples do not "
                                     "count any more, and nobody in them is a member.",
                                     "%u sample battles stood among the results until now. Samples do not "
                                     "count any more, and nobody in them is a member.", content->n_samples),
                          content->n_samples);
}

gboolean
muster_club_news_accept (MusterSettingsStore  *settings,
                         MusterClubNews        way,
                         GError              **error)
{
  return muster_settings_store_set_text (settings, KEY, WORDS[way], error);
}
