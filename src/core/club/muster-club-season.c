/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "core/club/muster-club-season.h"

#include "core/club/muster-club-date.h"
#include "core/muster-i18n.h"
#include "core/muster-json-members.h"
#include "core/muster-json.h"
#include "core/muster-spot.h"

#include <string.h>

/* The longest name of a season, in bytes. */
#define MAX_NAME 200

/**
 * muster_club_season_new:
 *
 * Returns: (transfer full): the season, which may have a fault
 */
MusterClubSeason *
muster_club_season_new (const char              *name,
                        const char              *from,
                        const char              *to,
                        const MusterClubScoring *scoring)
{
  MusterClubSeason *self = g_new0 (MusterClubSeason, 1);

  self->name = g_strdup (name);
  self->from = g_strdup (from);
  self->to = g_strdup (to);
  self->scoring = *scoring;

  return self;
}

void
muster_club_season_free (MusterClubSeason *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->name);
  g_free (self->from);
  g_free (self->to);
  g_free (self);
}

char *
muster_club_season_dup_fault (const MusterClubSeason *self)
{
  if (*self->name == '\0' || strlen (self->name) > MAX_NAME)
    return g_strdup_printf (dngettext (GETTEXT_PACKAGE,
                                       "the name of a season has between 1 and %d byte",
                                       "the name of a season has between 1 and %d bytes",
                                       (gulong) MAX_NAME), MAX_NAME);
  if (!muster_club_date_is_valid (self->from))
    return muster_club_date_dup_fault (self->from);
  if (!muster_club_date_is_valid (self->to))
    return muster_club_date_dup_fault (self->to);
  if (strcmp (self->to, self->from) < 0)
    return g_strdup_printf (_("the last day, %s, lies before the first, %s"), self->to, self->from);

  return NULL;
}

int
muster_club_season_compare (gconstpointer a,
                            gconstpointer b)
{
  const MusterClubSeason *first = *(MusterClubSeason *const *) a;
  const MusterClubSeason *second = *(MusterClubSeason *const *) b;
  int by_day = strcmp (first->from, second->from);

  return by_day != 0 ? by_day : strcmp (first->name, second->name);
}

const MusterClubSeason *
muster_club_season_find (GPtrArray  *seasons,
                         const char *name)
{
  for (guint i = 0; i < seasons->len; i++)
    {
      const MusterClubSeason *season = seasons->pdata[i];

      if (strcmp (season->name, name) == 0)
        return season;
    }

  return NULL;
}

/**
 * muster_club_season_to_json:
 *
 * Returns: (transfer full): JSON text
 */
char *
muster_club_season_to_json (const MusterClubSeason *self)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
  g_autoptr (JsonNode) root = NULL;

  json_builder_begin_object (builder);
  muster_json_add_string (builder, "name", self->name);
  muster_json_add_string (builder, "from", self->from);
  muster_json_add_string (builder, "to", self->to);
  json_builder_set_member_name (builder, "scoring");
  json_builder_begin_array (builder);
  for (guint i = 0; i < G_N_ELEMENTS (self->scoring.worth); i++)
    json_builder_add_int_value (builder, self->scoring.worth[i]);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);

  return muster_json_print (root, FALSE);
}

static void
read_scoring (const MusterSpot  *spot,
              MusterClubScoring *scoring)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint n = 0;

  if (!muster_spot_is_array (spot, G_N_ELEMENTS (scoring->worth), &n))
    return;
  for (guint i = 0; i < n; i++)
    {
      MusterSpot element;
      int worth = 0;

      if (!muster_spot_element (spot, i, &element) ||
          !muster_spot_read_int (&element, G_MININT, G_MAXINT, &worth))
        return;
      g_string_append_printf (text, "%s%d", i > 0 ? "," : "", worth);
    }
  if (!muster_club_scoring_parse (text->str, scoring))
    {
      g_autofree char *fault = muster_club_scoring_dup_fault (text->str);

      muster_spot_fail (spot, "%s", fault);
    }
}

/**
 * muster_club_season_from_json:
 *
 * Returns: (transfer full) (nullable): the season
 */
MusterClubSeason *
muster_club_season_from_json (const char  *origin,
                              const char  *json,
                              GError     **error)
{
  static const char *const names[] = { "name", "from", "to", "scoring", NULL };
  g_autoptr (MusterJson) document = muster_json_read (json, strlen (json), origin, error);
  g_autoptr (MusterClubSeason) self = NULL;
  g_autoptr (GError) problem = NULL;
  g_autofree char *fault = NULL;
  MusterClubScoring scoring = MUSTER_CLUB_SCORING_DEFAULT;
  const char *texts[3] = { "", "", "" };
  MusterSpot root, members[4];

  if (document == NULL)
    return NULL;

  muster_spot_init (&root, document, origin, &problem);
  if (muster_spot_members (&root, names, members))
    {
      for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
        {
          if (muster_spot_is_given (&members[i]))
            muster_spot_read_string (&members[i], MAX_NAME, &texts[i]);
        }
      if (!muster_spot_is_absent (&members[3]))
        read_scoring (&members[3], &scoring);
    }
  self = muster_club_season_new (texts[0], texts[1], texts[2], &scoring);
  fault = problem == NULL ? muster_club_season_dup_fault (self) : NULL;
  if (fault != NULL)
    muster_spot_fail (&root, "%s", fault);
  if (problem == NULL)
    return g_steal_pointer (&self);
  g_propagate_error (error, g_steal_pointer (&problem));

  return NULL;
}
