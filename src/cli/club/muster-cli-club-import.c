/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/club/muster-cli-club-guess.h"
#include "cli/club/muster-cli-club.h"
#include "cli/muster-cli-commands.h"
#include "cli/muster-cli-input.h"
#include "cli/muster-cli-options.h"
#include "cli/muster-cli-output.h"
#include "cli/muster-cli-store.h"
#include "core/club/muster-club-csv.h"
#include "core/club/muster-club-import.h"
#include "core/muster-i18n.h"
#include "core/muster-text.h"

#include <string.h>

/* Results as a table, in and out. */

/* How many lines a complaint names. */
#define MAX_NAMED 10

/* How much of a cell a report shows, in bytes. */
#define MAX_SHOWN 200

/* What somebody has put into a cell must not look like another line of the report, nor fill the
 * screen. */
static char *
dup_shown (const char *text)
{
  g_autofree char *shown = muster_text_cut (text, MAX_SHOWN);

  return strlen (shown) < strlen (text) ? g_strconcat (g_strdelimit (shown, "\n\r\t", ' '), "…", NULL)
                                        : g_strdelimit (g_steal_pointer (&shown), "\n\r\t", ' ');
}

static void
print_record (const MusterClubRecord *record)
{
  g_autofree char *battle = dup_shown (record->battle);
  g_autofree char *player = dup_shown (record->player);
  g_autofree char *member = dup_shown (record->member);
  g_autofree char *reason = record->reason != NULL ? dup_shown (record->reason) : NULL;
  g_autofree char *who = *member != '\0' ? g_strdup_printf (_("“%s”, who is “%s”"), player, member)
                                         : g_strdup_printf ("“%s”", player);

  if (record->fate == MUSTER_CLUB_REFUSED)
    muster_cli_print (_("line %u: refused: battle “%s”, %s: %s\n"), record->line, battle, who, reason);
  else if (record->fate == MUSTER_CLUB_KNOWN)
    muster_cli_print (_("line %u: passed over: battle “%s”, %s: %s\n"), record->line, battle, who, reason);
  else if (record->is_new)
    muster_cli_print (_("line %u: taken: battle “%s”, %s (new)\n"), record->line, battle, who);
  else
    muster_cli_print (_("line %u: taken: battle “%s”, %s\n"), record->line, battle, who);
}

/* Returns: what the command ends with */
static MusterCliStatus
complain_of_refused (const MusterClubImport *import)
{
  g_autoptr (GString) lines = g_string_new (NULL);
  guint n = 0;

  for (guint i = 0; i < import->records->len; i++)
    {
      const MusterClubRecord *record = &g_array_index (import->records, MusterClubRecord, i);

      if (record->fate != MUSTER_CLUB_REFUSED || n++ >= MAX_NAMED)
        continue;
      g_string_append (lines, n > 1 ? ", " : "");
      g_string_append_printf (lines, _("line %u"), record->line);
    }
  if (n == 0)
    return MUSTER_CLI_OK;
  if (n > MAX_NAMED)
    g_string_append_printf (lines, _(" and %u more"), n - MAX_NAMED);
  muster_cli_complain (_("not all of it was taken; refused: %s"), lines->str);

  return MUSTER_CLI_FAILED;
}

/* Forgets those of @known that @import refuses and that were entered: with other cells they are
 * changed. What was fought here stays as it was fought. */
static void
forget_changed (GHashTable              *known,
                const MusterClubContent *club,
                const MusterClubImport  *import)
{
  g_autoptr (GHashTable) fought = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < club->n_worked_out; i++)
    g_hash_table_add (fought, (char *) ((const MusterClubResult *) club->results->pdata[i])->head.battle);
  for (guint i = 0; i < import->records->len; i++)
    {
      const MusterClubRecord *record = &g_array_index (import->records, MusterClubRecord, i);

      if (record->fate == MUSTER_CLUB_REFUSED && !g_hash_table_contains (fought, record->battle))
        g_hash_table_remove (known, record->battle);
    }
}

static MusterCliStatus
take (const char        *file,
      MusterStore       *store,
      MusterClubContent *club,
      gboolean           replace,
      const char        *text,
      gsize              length)
{
  g_autofree char *origin = muster_cli_input_dup_origin (file);
  g_autoptr (GHashTable) known = muster_club_store_content_index (club);
  g_autoptr (MusterClubImport) import = NULL;
  g_autoptr (GError) error = NULL;
  gboolean dry_run;

  import = muster_club_import_new (text, length, origin, known, club->names, &error);
  if (import != NULL && replace)
    {
      forget_changed (known, club, import);
      g_clear_pointer (&import, muster_club_import_free);
      import = muster_club_import_new (text, length, origin, known, club->names, &error);
    }
  if (import == NULL)
    return muster_cli_options_misused ("%s", error->message);
  if (store != NULL && !muster_club_store_put (muster_store_get_club (store), import->results,
                                               import->new_players, &error))
    {
      muster_cli_store_complain (error);
      return MUSTER_CLI_FAILED;
    }

  dry_run = store == NULL;
  for (guint i = 0; i < import->unknown->len; i++)
    {
      g_autofree char *column = dup_shown (import->unknown->pdata[i]);

      muster_cli_print (_("column “%s”: not known, not kept\n"), column);
    }
  for (guint i = 0; i < import->records->len; i++)
    print_record (&g_array_index (import->records, MusterClubRecord, i));
  muster_cli_print (_("battles: %u taken, %u there already, %u refused; new members: %u\n"),
                    import->n_battles[MUSTER_CLUB_TAKEN], import->n_battles[MUSTER_CLUB_KNOWN],
                    import->n_battles[MUSTER_CLUB_REFUSED], import->new_players->len);
  if (dry_run)
    muster_cli_print ("%s\n", _("Nothing was stored."));

  return complain_of_refused (import);
}

MusterCliStatus
muster_cli_club_import_run (const MusterCliCommand  *command,
                            char                   **arguments)
{
  g_auto (MusterCliGuess) guess = { 0 };
  g_autofree char *path = NULL;
  gboolean dry_run = FALSE, replace = FALSE;
  const GOptionEntry entries[] = {
    { "replace", 0, 0, G_OPTION_ARG_NONE, &replace,
      N_("Change a battle that is there with different cells"), NULL },
    { "dry-run", 0, 0, G_OPTION_ARG_NONE, &dry_run,
      N_("Say what would be imported, and store nothing"), NULL },
    MUSTER_CLI_OPTIONS_GUESS (&guess),
    MUSTER_CLI_OPTION_STORE (&path),
    { NULL },
  };
  g_autoptr (MusterStore) store = NULL;
  g_autoptr (MusterClubContent) club = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) rest = NULL;
  MusterCliStatus status;
  gsize length;

  if (!muster_cli_options_parse (command, entries, arguments, 1, 1, &rest, &status))
    return status;
  if (!muster_cli_club_guess_check (&guess, dry_run))
    return MUSTER_CLI_USAGE;
  if (g_file_test (rest[0], G_FILE_TEST_IS_DIR))
    return dry_run
             ? muster_cli_options_misused ("%s",
                                           _("--dry-run is for tables; a folder is imported as a whole"))
             : muster_cli_club_archive_import (path, rest[0]);
  if (!muster_cli_input_read_large (rest[0], MUSTER_CLUB_MAX_FILE, &text, &length, &error))
    return muster_cli_options_misused ("%s", error->message);

  if (guess.guess)
    return muster_cli_club_guess_run (&guess, path, rest[0], text, length);
  if (!dry_run)
    {
      store = muster_cli_store_open (path, MUSTER_STORE_DEFAULT);
      club = store != NULL ? muster_cli_club_of (store) : NULL;
    }
  else
    club = muster_cli_club_try (path);

  return club != NULL ? take (rest[0], store, club, replace, text, length) : MUSTER_CLI_FAILED;
}

MusterCliStatus
muster_cli_club_import_run_export (const MusterCliCommand  *command,
                                   char                   **arguments)
{
  g_autofree char *path = NULL;
  g_autofree char *folder = NULL;
  gboolean overwrite = FALSE;
  const GOptionEntry entries[] = {
    { "all", 0, 0, G_OPTION_ARG_FILENAME, &folder,
      N_("Write results, members, merges, seasons, evenings and events as tables into this folder"),
      N_("FOLDER") },
    MUSTER_CLI_OPTION_OVERWRITE (&overwrite),
    MUSTER_CLI_OPTION_STORE (&path),
    { NULL },
  };
  g_autoptr (MusterClubContent) club = NULL;
  g_autoptr (MusterClubBook) book = NULL;
  g_autofree char *csv = NULL;
  g_auto (GStrv) rest = NULL;
  MusterCliStatus status;

  if (!muster_cli_options_parse (command, entries, arguments, 0, 0, &rest, &status))
    return status;
  if (folder != NULL)
    return muster_cli_club_archive_export (path, folder, overwrite);
  club = muster_cli_club_load (path);
  if (club == NULL)
    return MUSTER_CLI_FAILED;

  book = muster_club_book_new (club->results, NULL);
  csv = muster_club_csv_write (book);
  muster_cli_print_raw (csv);
  muster_cli_club_tell_uncounted (club);

  return MUSTER_CLI_OK;
}
