/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/club/muster-cli-club-night.h"
#include "cli/muster-cli-commands.h"
#include "cli/muster-cli-library.h"
#include "cli/muster-cli-options.h"
#include "cli/muster-cli-output.h"
#include "cli/muster-cli-store.h"
#include "cli/muster-cli-table.h"
#include "core/club/muster-evening-attendance.h"
#include "core/muster-i18n.h"
#include "core/muster-json-members.h"
#include "store/club/muster-club-evenings.h"

#include <string.h>

/* `club evening list|show|ics|attendance`. */

/* What `list` and `show` both say, into an object that is open. */
static void
add_facts (JsonBuilder         *builder,
           const MusterEvening *evening)
{
  g_autofree char *id = muster_cli_club_night_dup_evening_id (evening);

  muster_json_add_string (builder, "id", id);
  muster_json_add_string (builder, "date", evening->date);
  muster_json_add_string (builder, "time", evening->time);
  muster_json_add_string (builder, "place", evening->place);
  muster_json_add_string (builder, "title", evening->title);
  muster_json_add_int (builder, "came", evening->guests->len);
}

static void
print_list_as_json (GPtrArray *evenings)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();

  json_builder_begin_array (builder);
  for (guint i = 0; i < evenings->len; i++)
    {
      const MusterEvening *evening = evenings->pdata[i];

      json_builder_begin_object (builder);
      add_facts (builder, evening);
      muster_json_add_int (builder, "rounds", evening->rounds->len);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  muster_cli_club_end_json (builder);
}

static void
print_list_as_text (GPtrArray *evenings)
{
  g_autoptr (MusterCliTable) table = muster_cli_table_new (6);

  if (evenings->len == 0)
    {
      muster_cli_print ("%s\n", _("There are no evenings."));
      return;
    }
  for (guint i = 0; i < evenings->len; i++)
    {
      const MusterEvening *evening = evenings->pdata[i];
      g_autofree char *id = muster_cli_club_night_dup_evening_id (evening);
      g_autofree char *came = g_strdup_printf (
        dngettext (GETTEXT_PACKAGE, "%u came", "%u came", evening->guests->len), evening->guests->len);

      muster_cli_table_add_row (table, id, evening->date, evening->time, came, evening->place,
                                evening->title);
    }
  muster_cli_table_print (table, "");
}

MusterCliStatus
muster_cli_club_evening_show_run_list (const MusterCliCommand  *command,
                                       char                   **arguments)
{
  g_autofree char *path = NULL;
  gboolean json = FALSE;
  const GOptionEntry entries[] = {
    MUSTER_CLI_OPTION_JSON (&json, N_("Print the evenings as a JSON list")),
    MUSTER_CLI_OPTION_STORE (&path),
    { NULL },
  };
  g_autoptr (MusterClubContent) club = NULL;
  g_auto (GStrv) rest = NULL;
  MusterCliStatus status;

  if (!muster_cli_options_parse (command, entries, arguments, 0, 0, &rest, &status))
    return status;
  club = muster_cli_club_load (path);
  if (club == NULL)
    return MUSTER_CLI_FAILED;
  if (json)
    print_list_as_json (club->evenings);
  else
    print_list_as_text (club->evenings);

  return MUSTER_CLI_OK;
}

/* Those who are here, or those who have left. */
static void
add_guests (JsonBuilder          *builder,
            const char           *member,
            const MusterCliNight *night,
            gboolean              has_left)
{
  json_builder_set_member_name (builder, member);
  json_builder_begin_array (builder);
  for (guint i = 0; i < night->evening->guests->len; i++)
    {
      const MusterEveningGuest *guest = night->evening->guests->pdata[i];

      if (guest->has_left == has_left)
        json_builder_add_string_value (builder, muster_club_names_resolve (night->club->names, guest->name));
    }
  json_builder_end_array (builder);
}

static void
print_evening_as_json (const MusterCliNight *night)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();
  const MusterEvening *evening = night->evening;

  json_builder_begin_object (builder);
  add_facts (builder, evening);
  json_builder_set_member_name (builder, "expected");
  json_builder_begin_array (builder);
  for (guint i = 0; i < evening->expected->len; i++)
    json_builder_add_string_value (
      builder, muster_club_names_resolve (night->club->names, evening->expected->pdata[i]));
  json_builder_end_array (builder);
  add_guests (builder, "here", night, FALSE);
  add_guests (builder, "left", night, TRUE);
  json_builder_set_member_name (builder, "rounds");
  json_builder_begin_array (builder);
  for (guint i = 0; i < evening->rounds->len; i++)
    muster_cli_club_night_add_evening_round (builder, night, i);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  muster_cli_club_end_json (builder);
}

static void
print_evening_as_text (const MusterCliNight *night)
{
  const MusterEvening *evening = night->evening;

  muster_cli_print ("%s, %s%s%s%s%s\n", muster_evening_get_title (evening), evening->date,
                    *evening->time != '\0' ? " " : "", evening->time, *evening->place != '\0' ? ", " : "",
                    evening->place);

  for (guint i = 0; i < night->evening->guests->len; i++)
    {
      const MusterEveningGuest *guest = night->evening->guests->pdata[i];
      const char *name = muster_club_names_resolve (night->club->names, guest->name);

      if (guest->has_left)
        muster_cli_print (_("  %s, who has left\n"), name);
      else
        muster_cli_print ("  %s\n", name);
    }

  for (guint i = 0; i < evening->rounds->len; i++)
    muster_cli_club_night_print_evening_round (night, i);
}

MusterCliStatus
muster_cli_club_evening_show_run (const MusterCliCommand  *command,
                                  char                   **arguments)
{
  g_autofree char *path = NULL;
  gboolean json = FALSE;
  const GOptionEntry entries[] = {
    MUSTER_CLI_OPTION_JSON (&json, N_("Print the evening as a JSON object")),
    MUSTER_CLI_OPTION_STORE (&path),
    { NULL },
  };
  g_auto (MusterCliNight) night = { 0 };
  g_auto (GStrv) rest = NULL;
  MusterCliStatus status;

  if (!muster_cli_options_parse (command, entries, arguments, 1, 1, &rest, &status))
    return status;
  if (!muster_cli_club_night_open_evening (&night, path, rest[0], MUSTER_CLI_NIGHT_READ))
    return MUSTER_CLI_FAILED;
  if (json)
    print_evening_as_json (&night);
  else
    print_evening_as_text (&night);

  return MUSTER_CLI_OK;
}

/* (element-type MusterEvening): those that were named, or those to come. NULL: said why. */
static GPtrArray *
list_wanted (const char  *path,
             char       **names,
             GPtrArray   *nights)
{
  g_autoptr (GPtrArray) evenings = g_ptr_array_new ();
  g_autofree char *today = muster_cli_club_night_dup_today ();

  for (guint i = 0; names[i] != NULL; i++)
    {
      MusterCliNight *night = g_new0 (MusterCliNight, 1);

      g_ptr_array_add (nights, night);
      if (!muster_cli_club_night_open_evening (night, path, names[i], MUSTER_CLI_NIGHT_READ))
        return NULL;
      g_ptr_array_add (evenings, night->evening);
    }
  if (names[0] == NULL)
    {
      MusterCliNight *night = g_new0 (MusterCliNight, 1);

      g_ptr_array_add (nights, night);
      night->club = muster_cli_club_load (path);
      if (night->club == NULL)
        return NULL;
      for (guint i = 0; i < night->club->evenings->len; i++)
        {
          MusterEvening *evening = night->club->evenings->pdata[i];

          if (strcmp (evening->date, today) >= 0)
            g_ptr_array_add (evenings, evening);
        }
    }

  return g_steal_pointer (&evenings);
}

static void
free_night (gpointer data)
{
  muster_cli_club_night_clear (data);
  g_free (data);
}

static gboolean
write_calendar (const char         *path,
                GPtrArray          *evenings,
                GPtrArray          *nights,
                MusterClubCalendar *calendar)
{
  g_autoptr (MusterLibrary) library = muster_cli_library_open (TRUE);
  g_autoptr (MusterStore) store =
    library != NULL && evenings->len > 0
      ? muster_cli_store_open (path, MUSTER_STORE_READ_ONLY | MUSTER_STORE_EXISTING)
      : NULL;
  const MusterEveningWords words = muster_cli_club_night_words (nights->pdata[0], library);

  if (library == NULL || (evenings->len > 0 && store == NULL))
    return FALSE;
  for (guint i = 0; i < evenings->len; i++)
    {
      g_autoptr (GError) error = NULL;
      guint n_changes;

      if (!muster_club_evenings_count (evenings->pdata[i], muster_store_get_documents (store), &n_changes,
                                      &error))
        {
          muster_cli_store_complain (error);
          return FALSE;
        }
      muster_evening_words_calendar (&words, evenings->pdata[i], n_changes, calendar);
    }

  return TRUE;
}

MusterCliStatus
muster_cli_club_evening_show_run_ics (const MusterCliCommand  *command,
                                      char                   **arguments)
{
  g_autofree char *path = NULL;
  const GOptionEntry entries[] = { MUSTER_CLI_OPTION_STORE (&path), { NULL } };
  g_autoptr (GPtrArray) nights = g_ptr_array_new_with_free_func (free_night);
  g_autoptr (GPtrArray) evenings = NULL;
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *stamp = g_date_time_format (now, "%Y%m%dT%H%M%SZ");
  g_autofree char *text = NULL;
  g_auto (GStrv) rest = NULL;
  MusterClubCalendar *calendar;
  MusterCliStatus status;
  gboolean done;

  if (!muster_cli_options_parse (command, entries, arguments, 0, MUSTER_CLI_ANY_NUMBER, &rest, &status))
    return status;
  evenings = list_wanted (path, rest, nights);
  if (evenings == NULL)
    return MUSTER_CLI_FAILED;

  calendar = muster_club_calendar_new (stamp);
  done = write_calendar (path, evenings, nights, calendar);
  text = muster_club_calendar_end (calendar);
  if (!done)
    return MUSTER_CLI_FAILED;
  muster_cli_print_raw (text);

  return MUSTER_CLI_OK;
}

static void
print_attendance_as_json (GArray *attendance)
{
  g_autoptr (JsonBuilder) builder = json_builder_new_immutable ();

  json_builder_begin_array (builder);
  for (guint i = 0; i < attendance->len; i++)
    {
      const MusterEveningAttendance *row = &g_array_index (attendance, MusterEveningAttendance, i);

      json_builder_begin_object (builder);
      muster_json_add_string (builder, "player", row->name);
      muster_json_add_int (builder, "evenings", row->n_evenings);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  muster_cli_club_end_json (builder);
}

static void
print_attendance_as_text (GArray *attendance)
{
  g_autoptr (MusterCliTable) table = muster_cli_table_new (2);

  if (attendance->len == 0)
    {
      muster_cli_print ("%s\n", _("Nobody came to an evening."));
      return;
    }
  for (guint i = 0; i < attendance->len; i++)
    {
      const MusterEveningAttendance *row = &g_array_index (attendance, MusterEveningAttendance, i);
      g_autofree char *n = g_strdup_printf ("%u", row->n_evenings);

      muster_cli_table_add_row (table, row->name, n);
    }
  muster_cli_table_print (table, "");
}

MusterCliStatus
muster_cli_club_evening_show_run_attendance (const MusterCliCommand  *command,
                                             char                   **arguments)
{
  g_autofree char *from = NULL;
  g_autofree char *to = NULL;
  g_autofree char *path = NULL;
  gboolean json = FALSE, csv = FALSE;
  const GOptionEntry entries[] = {
    { "from", 0, 0, G_OPTION_ARG_STRING, &from, N_("The first day that counts"), N_("DATE") },
    { "to", 0, 0, G_OPTION_ARG_STRING, &to, N_("The last day that counts"), N_("DATE") },
    MUSTER_CLI_OPTION_JSON (&json, N_("Print who came how often as a JSON list")),
    { "csv", 0, 0, G_OPTION_ARG_NONE, &csv, N_("Print it as a table (CSV)"), NULL },
    MUSTER_CLI_OPTION_STORE (&path),
    { NULL },
  };
  g_autoptr (MusterClubContent) club = NULL;
  g_autoptr (GArray) attendance = NULL;
  g_auto (GStrv) rest = NULL;
  MusterCliStatus status;

  if (!muster_cli_options_parse (command, entries, arguments, 0, 0, &rest, &status))
    return status;
  if (json && csv)
    return muster_cli_options_misused (_("--json and --csv cannot be used together"));
  if (!muster_cli_club_check_day ("--from", from) || !muster_cli_club_check_day ("--to", to))
    return MUSTER_CLI_USAGE;
  club = muster_cli_club_load (path);
  if (club == NULL)
    return MUSTER_CLI_FAILED;

  attendance = muster_evening_attendance_count (club->evenings, club->names, from, to);
  if (csv)
    {
      g_autofree char *table = muster_evening_attendance_to_csv (attendance);

      muster_cli_print_raw (table);
    }
  else if (json)
    print_attendance_as_json (attendance);
  else
    print_attendance_as_text (attendance);

  return MUSTER_CLI_OK;
}
