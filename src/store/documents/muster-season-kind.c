/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-club-season.h"
#include "core/muster-i18n.h"
#include "store/documents/muster-document-kinds.h"

static gboolean
validate_season (const char  *key,
                 const char  *content,
                 GError     **error)
{
  g_autoptr (MusterClubSeason) season = muster_club_season_from_json (key, content, error);

  return season != NULL;
}

const MusterDocumentKind muster_season_kind = {
  .id = "season",
  .damaged = N_("A season is damaged: it is not as it was kept."),
  .changed = N_("This season has been changed meanwhile."),
  .lost = N_("Seasons that could not be found:"),
  .validate = validate_season,
};
