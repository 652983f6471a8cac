/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/club/muster-cli-club-night.h"
#include "cli/muster-cli-commands.h"
#include "cli/muster-cli-options.h"
#include "cli/muster-cli-output.h"
#include "cli/muster-cli-store.h"
#include "core/muster-i18n.h"
#include "core/muster-json-members.h"
#include "store/club/muster-club-evenings.h"

/* `club evening new|change|remove`: what is known of an evening before anybody comes. */

typedef struct
{
  char *date;
  char *title;
  char *time;
  char *place;
  char *expected;
  char *last;
  char *path;
  gboolean json;
  char **names;
  guint n_last;
} Settings;

static void
clear_settings (Settings *self)
{
  g_free (self->date);
  g_free (self->title);
  g_free (self->time);
  g_free (self->place);
  g_free (self->expected);
  g_free (self->last);
  g_free (self->path);
  g_strfreev (self->names);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Settings, clear_settings)

#define OPTIONS(settings) \
  { "date", 0, 0, G_OPTION_ARG_STRING, &(settings).date, N_("The day, such as 2026-01-31"), N_("DATE") }, \
  { "title", 0, 0, G_OPTION_ARG_STRING, &(settings).title, N_("What it is called"), N_("TITLE") }, \
  { "time", 0, 0, G_OPTION_ARG_STRING, &(settings).time, N_("When it begins, such as 19:30"), N_("HH:MM") }, \
  { "place", 0, 0, G_OPTION_ARG_STRING, &(settings).place, N_("Where it is"), N_("PLACE") }, \
  { "expected", 0, 0, G_OPTION_ARG_STRING, &(settings).expected, \
    N_("Who is expected: names with commas between them"), N_("A,B,…") }, \
  { "last", 0, 0, G_OPTION_ARG_STRING, &(settings).last, \
    N_("How many evenings pairing looks back; otherwise 3"), N_("N") }, \
  MUSTER_CLI_OPTION_JSON (&(settings).json, N_("Print the id as a JSON object")), \
  MUSTER_CLI_OPTION_STORE (&(settings).path), \
  { NULL }

static gboolean
check_settings (Settings *self)
{
  guint64 last = 0;

  if (!muster_cli_club_check_day ("--date", self->date))
    return FALSE;
  if (self->time != NULL && *self->time != '\0' && !muster_evening_is_time (self->time))
    {
      muster_cli_options_misused (_("--time: “%s” is not a time; write it as in 19:30"), self->time);
      return FALSE;
    }
  if (self->last != NULL &&
      !g_ascii_string_to_unsigned (self->last, 10, 0, MUSTER_EVENING_MAX_LAST, &last, NULL))
    {
      muster_cli_options_misused (_("--last: “%s” is not a whole number from 0 to %d"), self->last,
                                  MUSTER_EVENING_MAX_LAST);
      return FALSE;
    }
  self->n_last = (guint) last;
  if (self->expected == NULL || *self->expected == '\0')
    return TRUE;
  self->names = muster_cli_club_night_split_names ("--expected", self->expected);

  return self->names != NULL;
}

static void
set_text (char       **text,
          const char  *value)
{
  if (value == NULL)
    return;
  g_free (*text);
  *text = g_strdup (value);
}

static void
apply (const Settings        *self,
       const MusterClubNames *names,
       MusterEvening         *evening)
{
  set_text (&evening->date, self->date);
  set_text (&evening->title, self->title);
  set_text (&evening->time, self->time);
  set_text (&evening->place, self->place);
  if (self->last != NULL)
    evening->last = self->n_last;
  if (self->expected == NULL)
    return;
  g_ptr_array_set_size (evening->expected, 0);
  for (guint i = 0; self->names != NULL && self->names[i] != NULL; i++)
    g_ptr_array_add (evening->expected, g_strdup (muster_club_names_resolve (names, self->names[i])));
}

static void
tell (const MusterEvening *evening,
      gboolean             json)
{
  g_autofree char *id = muster_cli_club_night_dup_evening_id (evening);
  g_autoptr (JsonBuilder) builder = NULL;

  if (!json)
    {
      muster_cli_print ("%s\n", id);
      return;
    }
  builder = json_builder_new_immutable ();
  json_builder_begin_object (builder);
  muster_json_add_string (builder, "evening", id);
  json_builder_end_object (builder);
  muster_cli_club_end_json (builder);
}

MusterCliStatus
muster_cli_club_evening_run_new (const MusterCliCommand  *command,
                                 char                   **arguments)
{
  g_auto (Settings) settings = { 0 };
  const GOptionEntry entries[] = { OPTIONS (settings) };
  g_auto (MusterCliNight) night = { 0 };
  g_autoptr (MusterEvening) evening = NULL;
  g_autofree char *title = NULL;
  g_auto (GStrv) rest = NULL;
  MusterCliStatus status;

  if (!muster_cli_options_parse (command, entries, arguments, 0, 0, &rest, &status))
    return status;
  if (settings.date == NULL)
    return muster_cli_options_misused ("%s", _("which day? Say it with --date=2026-01-31"));
  if (!check_settings (&settings))
    return MUSTER_CLI_USAGE;

  night.store = muster_cli_store_open (settings.path, MUSTER_STORE_DEFAULT);
  night.club = night.store != NULL ? muster_cli_club_of (night.store) : NULL;
  if (night.club == NULL)
    return MUSTER_CLI_FAILED;
  evening = muster_evening_new (settings.date);
  apply (&settings, night.club->names, evening);
  night.evening = evening;
  title = g_strdup_printf (_("Evening planned: %s"), evening->date);
  status = muster_cli_club_night_keep (&night, title);
  if (status == MUSTER_CLI_OK)
    tell (evening, settings.json);

  return status;
}

MusterCliStatus
muster_cli_club_evening_run_change (const MusterCliCommand  *command,
                                    char                   **arguments)
{
  g_auto (Settings) settings = { 0 };
  const GOptionEntry entries[] = { OPTIONS (settings) };
  g_auto (MusterCliNight) night = { 0 };
  g_autofree char *title = NULL;
  g_auto (GStrv) rest = NULL;
  MusterCliStatus status;

  if (!muster_cli_options_parse (command, entries, arguments, 1, 1, &rest, &status))
    return status;
  if (!check_settings (&settings))
    return MUSTER_CLI_USAGE;
  if (!muster_cli_club_night_open_evening (&night, settings.path, rest[0], MUSTER_CLI_NIGHT_CHANGE))
    return MUSTER_CLI_FAILED;

  apply (&settings, night.club->names, night.evening);
  title = g_strdup_printf (_("Evening changed: %s"), night.evening->date);
  status = muster_cli_club_night_keep (&night, title);
  if (status == MUSTER_CLI_OK && settings.json)
    tell (night.evening, TRUE);

  return status;
}

MusterCliStatus
muster_cli_club_evening_run_remove (const MusterCliCommand  *command,
                                    char                   **arguments)
{
  g_autofree char *path = NULL;
  const GOptionEntry entries[] = { MUSTER_CLI_OPTION_STORE (&path), { NULL } };
  g_auto (MusterCliNight) night = { 0 };
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) rest = NULL;
  MusterCliStatus status;

  if (!muster_cli_options_parse (command, entries, arguments, 1, 1, &rest, &status))
    return status;
  if (!muster_cli_club_night_open_evening (&night, path, rest[0], MUSTER_CLI_NIGHT_CHANGE))
    return MUSTER_CLI_FAILED;
  if (muster_club_evenings_remove (night.evening, muster_store_get_documents (night.store), &error))
    return MUSTER_CLI_OK;
  muster_cli_store_complain (error);

  return MUSTER_CLI_FAILED;
}
