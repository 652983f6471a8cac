/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/club/muster-cli-club-night.h"

#include "cli/muster-cli-library.h"
#include "cli/muster-cli-options.h"
#include "cli/muster-cli-output.h"
#include "cli/muster-cli-store.h"
#include "core/club/muster-club-vocabulary.h"
#include "core/muster-i18n.h"
#include "core/muster-json-members.h"
#include "sheets/club/muster-club-words.h"
#include "store/club/muster-club-evenings.h"

#include <string.h>

void
muster_cli_club_night_clear (MusterCliNight *self)
{
  g_clear_pointer (&self->club, muster_club_store_content_free);
  g_clear_object (&self->store);
}

char *
muster_cli_club_night_dup_evening_id (const MusterEvening *evening)
{
  return g_strdup_printf ("evening-%" G_GINT64_FORMAT, evening->number);
}

char *
muster_cli_club_night_dup_event_id (const MusterTournament *tournament)
{
  return g_strdup_printf ("event-%" G_GINT64_FORMAT, tournament->number);
}

char *
muster_cli_club_night_dup_today (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  return g_date_time_format (now, "%Y-%m-%d");
}

static gboolean
open_club (MusterCliNight    *self,
           const char        *path,
           MusterCliNightUse  use)
{
  if (use == MUSTER_CLI_NIGHT_READ)
    {
      self->club = muster_cli_club_load (path);
      return self->club != NULL;
    }
  self->store = muster_cli_store_open (path, MUSTER_STORE_EXISTING);
  self->club = self->store != NULL ? muster_cli_club_of (self->store) : NULL;

  return self->club != NULL;
}

gboolean
muster_cli_club_night_open_evening (MusterCliNight    *self,
                                    const char        *path,
                                    const char        *name,
                                    MusterCliNightUse  use)
{
  MusterEvening *by_title = NULL;
  guint n_titles = 0;

  if (!open_club (self, path, use))
    return FALSE;
  for (guint i = 0; i < self->club->evenings->len && self->evening == NULL; i++)
    {
      MusterEvening *evening = self->club->evenings->pdata[i];
      g_autofree char *id = muster_cli_club_night_dup_evening_id (evening);

      if (strcmp (id, name) == 0)
        self->evening = evening;
      if (*name != '\0' && strcmp (evening->title, name) == 0)
        {
          by_title = evening;
          n_titles++;
        }
    }
  if (self->evening == NULL && n_titles == 1)
    self->evening = by_title;
  if (self->evening == NULL && n_titles > 1)
    muster_cli_complain (
      _("several evenings are called “%s”; “muster-cli club evening list” shows their ids"), name);
  else if (self->evening == NULL)
    muster_cli_complain (_("there is no evening “%s”; “muster-cli club evening list” shows what there is"),
                         name);

  return self->evening != NULL;
}

gboolean
muster_cli_club_night_open_event (MusterCliNight    *self,
                                  const char        *path,
                                  const char        *name,
                                  MusterCliNightUse  use)
{
  MusterTournament *by_name = NULL;
  guint n_names = 0;

  if (!open_club (self, path, use))
    return FALSE;
  for (guint i = 0; i < self->club->tournaments->len && self->tournament == NULL; i++)
    {
      MusterTournament *tournament = self->club->tournaments->pdata[i];
      g_autofree char *id = muster_cli_club_night_dup_event_id (tournament);

      if (strcmp (id, name) == 0)
        self->tournament = tournament;
      if (strcmp (tournament->name, name) == 0)
        {
          by_name = tournament;
          n_names++;
        }
    }
  if (self->tournament == NULL && n_names == 1)
    self->tournament = by_name;
  if (self->tournament == NULL && n_names > 1)
    muster_cli_complain (_("several events are called “%s”; “muster-cli club event list” shows their ids"),
                         name);
  else if (self->tournament == NULL)
    muster_cli_complain (_("there is no event “%s”; “muster-cli club event list” shows what there is"), name);

  return self->tournament != NULL;
}

MusterCliStatus
muster_cli_club_night_keep (MusterCliNight *self,
                            const char     *title)
{
  MusterDocuments *documents = muster_store_get_documents (self->store);
  g_autoptr (GError) error = NULL;

  if (self->evening != NULL ? muster_club_evenings_put (self->evening, documents, title, &error)
                            : muster_club_evenings_tournaments_put (self->tournament, documents, title,
                                                                    &error))
    return MUSTER_CLI_OK;
  muster_cli_store_complain (error);

  return MUSTER_CLI_FAILED;
}

MusterCliStatus
muster_cli_club_night_refuse (const GError *error)
{
  muster_cli_complain ("%s", error->message);

  return MUSTER_CLI_FAILED;
}

gboolean
muster_cli_club_night_check_names (char **names)
{
  for (guint i = 0; names[i] != NULL; i++)
    {
      if (!g_utf8_validate (names[i], -1, NULL))
        {
          muster_cli_options_misused ("%s", _("a name is not UTF-8"));
          return FALSE;
        }
      if (*names[i] == '\0')
        {
          muster_cli_options_misused ("%s", _("a name is empty"));
          return FALSE;
        }
    }

  return TRUE;
}

char **
muster_cli_club_night_split_names (const char *option,
                                   const char *text)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  g_auto (GStrv) names = g_strsplit (text, ",", -1);

  if (!muster_cli_club_night_check_names (names))
    return NULL;
  for (guint i = 0; names[i] != NULL; i++)
    {
      if (!g_hash_table_add (seen, names[i]))
        {
          muster_cli_options_misused (_("%s: “%s” is named twice"), option, names[i]);
          return NULL;
        }
    }

  return g_steal_pointer (&names);
}

gboolean
muster_cli_club_night_read_result (char              **words,
                                   MusterClubVerdict  *verdict,
                                   gboolean           *has_points,
                                   gint64             *points)
{
  if (!muster_club_verdict_parse (words[0], verdict))
    {
      muster_cli_options_misused (_("“%s” is no result; it is win, draw or loss"), words[0]);
      return FALSE;
    }
  *has_points = words[1] != NULL;
  if (words[1] != NULL && words[2] == NULL)
    {
      muster_cli_options_misused ("%s", _("either both sides have points or neither has"));
      return FALSE;
    }
  for (guint i = 0; *has_points && i < 2; i++)
    {
      g_autofree char *fault = NULL;

      if (muster_club_points_parse (words[i + 1], &points[i]))
        continue;
      fault = muster_club_points_dup_fault (words[i + 1]);
      muster_cli_options_misused ("%s", fault);
      return FALSE;
    }

  return TRUE;
}

gboolean
muster_cli_club_night_read_round (const char *option,
                                  const char *text,
                                  guint      *round)
{
  guint64 number = 0;

  if (text != NULL && !g_ascii_string_to_unsigned (text, 10, 1, G_MAXINT, &number, NULL))
    {
      muster_cli_options_misused (_("%s: “%s” is no round; they are numbered from 1"), option, text);
      return FALSE;
    }
  *round = (guint) number;

  return TRUE;
}

char *
muster_cli_club_night_dup_game (const char *text)
{
  const char *known = muster_club_vocabulary_find_ruleset (text);
  g_autoptr (MusterLibrary) library = known == NULL ? muster_cli_library_open (TRUE) : NULL;
  MusterRuleset *ruleset = library != NULL ? muster_club_words_find_game (library, text) : NULL;

  if (known != NULL)
    return g_strdup (known);
  if (ruleset != NULL)
    return g_strdup (muster_ruleset_get_id (ruleset));

  return library != NULL ? g_strdup (text) : NULL;
}

void
muster_cli_club_night_add_pair_result (JsonBuilder           *builder,
                                       const MusterRoundPair *pair)
{
  muster_json_add_string (builder, "result",
                          pair->has_result ? muster_club_verdict_get_word (pair->verdict) : NULL);
  json_builder_set_member_name (builder, "points");
  if (!pair->has_result || !pair->has_points)
    {
      json_builder_add_null_value (builder);
      return;
    }
  json_builder_begin_array (builder);
  for (guint i = 0; i < G_N_ELEMENTS (pair->points); i++)
    muster_cli_club_add_points (builder, NULL, pair->points[i]);
  json_builder_end_array (builder);
}

void
muster_cli_club_night_add_evening_round (JsonBuilder          *builder,
                                         const MusterCliNight *night,
                                         guint                 round)
{
  const MusterRound *drawn = night->evening->rounds->pdata[round];
  g_autoptr (GPtrArray) people = muster_evening_list_free (night->evening, drawn);

  json_builder_begin_object (builder);
  muster_json_add_int (builder, "round", round + 1);
  json_builder_set_member_name (builder, "pairs");
  json_builder_begin_array (builder);
  for (guint i = 0; i < drawn->pairs->len; i++)
    {
      const MusterRoundPair *pair = drawn->pairs->pdata[i];

      json_builder_begin_object (builder);
      muster_json_add_int (builder, "table", pair->table);
      muster_json_add_string (builder, "attacker",
                              muster_club_names_resolve (night->club->names, pair->attacker));
      muster_json_add_string (builder, "defender",
                              muster_club_names_resolve (night->club->names, pair->defender));
      muster_json_add_string (builder, "game", pair->game);
      muster_json_add_string (builder, "scenario", pair->scenario);
      muster_json_add_boolean (builder, "fixed", pair->is_fixed);
      muster_json_add_boolean (builder, "begun", pair->is_begun);
      muster_cli_club_night_add_pair_result (builder, pair);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  muster_json_add_string (builder, "bye", *drawn->bye != '\0'
                                            ? muster_club_names_resolve (night->club->names, drawn->bye)
                                            : NULL);
  json_builder_set_member_name (builder, "free");
  json_builder_begin_array (builder);
  for (guint i = 0; i < people->len; i++)
    json_builder_add_string_value (builder, muster_club_names_resolve (night->club->names, people->pdata[i]));
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

static const char *
name_cb (const char *ruleset,
         const char *scenario,
         gpointer    data)
{
  return scenario != NULL ? muster_club_words_scenario (data, ruleset, scenario)
                          : muster_club_words_ruleset (data, ruleset);
}

MusterEveningWords
muster_cli_club_night_words (const MusterCliNight *night,
                             MusterLibrary        *library)
{
  return (MusterEveningWords) { night->club->names, library != NULL ? name_cb : NULL, library };
}

void
muster_cli_club_night_print_evening_round (const MusterCliNight *night,
                                           guint                 round)
{
  g_autoptr (MusterLibrary) library = muster_cli_library_open (TRUE);
  const MusterEveningWords words = muster_cli_club_night_words (night, library);
  g_autofree char *text = muster_evening_words_round (&words, night->evening, round);
  g_autoptr (GPtrArray) people =
    muster_evening_list_free (night->evening, night->evening->rounds->pdata[round]);

  muster_cli_print ("%s\n", text);
  for (guint i = 0; i < people->len; i++)
    muster_cli_print (_("%s has no opponent\n"),
                      muster_club_names_resolve (night->club->names, people->pdata[i]));
}
