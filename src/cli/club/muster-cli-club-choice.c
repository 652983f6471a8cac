/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/club/muster-cli-club-choice.h"

#include "cli/club/muster-cli-club.h"
#include "cli/muster-cli-options.h"
#include "cli/muster-cli-output.h"
#include "core/club/muster-club-vocabulary.h"
#include "core/muster-i18n.h"

void
muster_cli_club_choice_clear (MusterCliChoice *self)
{
  g_clear_pointer (&self->from, g_free);
  g_clear_pointer (&self->to, g_free);
  g_clear_pointer (&self->ruleset, g_free);
  g_clear_pointer (&self->place, g_free);
  g_clear_pointer (&self->scoring, g_free);
  g_clear_pointer (&self->season, g_free);
}

gboolean
muster_cli_club_choice_check (const MusterCliChoice *self)
{
  MusterClubScoring scoring;

  if (!muster_cli_club_check_day ("--from", self->from) || !muster_cli_club_check_day ("--to", self->to) ||
      !muster_cli_club_check_scoring (self->scoring, &scoring))
    return FALSE;
  if (self->season == NULL || (self->from == NULL && self->to == NULL && self->scoring == NULL))
    return TRUE;

  muster_cli_options_misused ("%s", _("--season stands in the place of --from, --to and --scoring"));

  return FALSE;
}

static void
replace (char       **text,
         const char  *with)
{
  if (with == NULL)
    return;
  g_free (*text);
  *text = g_strdup (with);
}

/* (nullable): as tables have it */
static const char *
get_game (const MusterCliChoice *self)
{
  return self->ruleset != NULL ? muster_club_vocabulary_spell_game (self->ruleset) : NULL;
}

gboolean
muster_cli_club_choice_apply (const MusterCliChoice   *self,
                              const MusterClubContent *club,
                              MusterClubChoice        *choice)
{
  const MusterClubSeason *season =
    self->season != NULL ? muster_club_season_find (club->seasons, self->season) : NULL;

  if (self->season != NULL && season == NULL)
    {
      muster_cli_complain (_("there is no season “%s”; “muster-cli club season list” shows them"),
                           self->season);
      return FALSE;
    }
  replace (&choice->from, season != NULL ? season->from : self->from);
  replace (&choice->to, season != NULL ? season->to : self->to);
  replace (&choice->ruleset, get_game (self));
  replace (&choice->place, self->place);
  if (season != NULL)
    choice->scoring = season->scoring;

  return muster_cli_club_check_scoring (self->scoring, &choice->scoring);
}

MusterClubFilter
muster_cli_club_choice_filter (const MusterCliChoice  *self,
                               const MusterClubChoice *choice)
{
  MusterClubFilter filter = muster_club_tables_choice_filter (choice);

  filter.ruleset = get_game (self);

  return filter;
}

/**
 * muster_cli_club_choice_choose_book:
 *
 * Returns: (transfer full) (nullable): the book
 */
MusterClubBook *
muster_cli_club_choice_choose_book (const char            *path,
                                    const MusterCliChoice *self,
                                    MusterClubChoice      *choice)
{
  g_autoptr (MusterClubContent) club = muster_cli_club_load (path);

  muster_club_tables_choice_init (choice);

  return club != NULL && muster_cli_club_choice_apply (self, club, choice)
           ? muster_club_book_new (club->results, club->names)
           : NULL;
}
