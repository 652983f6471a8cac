/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sheets/web/muster-club-site.h"

#include "core/club/muster-club-season.h"
#include "core/club/muster-club-unnamed.h"

#include <string.h>

/* Of several seasons the one that began last. */
static const MusterClubSeason *
find_season (const MusterClubSite *self)
{
  const MusterClubSeason *found = NULL;

  for (guint i = 0; self->seasons != NULL && i < self->seasons->len; i++)
    {
      const MusterClubSeason *season = self->seasons->pdata[i];

      if (strcmp (season->from, self->today) <= 0 && strcmp (season->to, self->today) >= 0)
        found = season;
    }

  return found;
}

GPtrArray *
muster_club_site_list_files (const MusterClubSite *self)
{
  const MusterClubSeason *season = find_season (self);
  g_autoptr (MusterClubBook) book = NULL;
  g_autoptr (MusterClubTables) all = NULL;
  g_autoptr (MusterClubTables) tables = NULL;
  g_autoptr (GHashTable) numbers = NULL;
  g_auto (GStrv) everybody = NULL;
  g_auto (MusterClubChoice) choice = { 0 };
  g_autofree char *title = NULL;
  MusterClubWeb web;

  book = muster_club_unnamed_new_book (self->results, self->names, self->members, &numbers, &everybody);
  muster_club_tables_choice_init (&choice);
  all = muster_club_tables_new (book, &choice);
  if (season != NULL)
    {
      g_free (choice.from);
      g_free (choice.to);
      choice.from = g_strdup (season->from);
      choice.to = g_strdup (season->to);
      choice.scoring = season->scoring;
      title = muster_club_unnamed_dup_text (self->names, numbers, season->name);
    }
  tables = muster_club_tables_new (book, &choice);
  web = (MusterClubWeb) { title, tables, all, (const char *const *) everybody,
                          self->library, self->club, self->accent, self->badge, self->names, numbers,
                          self->evenings, self->events, self->today };

  return muster_club_web_list_files (&web);
}
