/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/models/club/muster-club-news.h"

#include "core/muster-i18n.h"
#include "store/muster-store-club.h"

/* What has been read is kept with the data, so that it is told once, whoever opens the file. */
#define KEY "club-samples-told"

static MusterSettingsStore *
get_settings (MusterClub *club)
{
  return muster_store_get_settings (muster_club_get_store (club));
}

char *
muster_club_news_dup_words (MusterClub *club)
{
  const MusterClubContent *content = muster_club_get_content (club);
  guint n = content != NULL ? content->n_samples : 0;
  g_autofree char *told = n > 0 ? muster_settings_store_dup_text (get_settings (club), KEY) : NULL;

  if (n == 0 || told != NULL)
    return g_strdup ("");

  return g_strdup_printf (dngettext (GETTEXT_PACKAGE,
                                     "%u sample battle stood among the results until now. Samples do not "
                                     "count any more, and nobody in them is a member.",
                                     "%u sample battles stood among the results until now. Samples do not "
                                     "count any more, and nobody in them is a member.", n),
                          n);
}

gboolean
muster_club_news_accept (MusterClub  *club,
                         GError     **error)
{
  return muster_settings_store_set_text (get_settings (club), KEY, "yes", error);
}
