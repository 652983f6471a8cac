/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/club/muster-cli-club.h"
#include "cli/muster-cli-file.h"
#include "cli/muster-cli-options.h"
#include "cli/muster-cli-output.h"
#include "cli/muster-cli-store.h"
#include "core/club/muster-club-import.h"
#include "core/muster-i18n.h"
#include "store/club/muster-club-archive.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>

/* A whole club as a folder of tables, in and out. */

#define N_MOST 8

static MusterCliStatus
fail (const GError *error)
{
  muster_cli_complain ("%s", error->message);

  return MUSTER_CLI_FAILED;
}

MusterCliStatus
muster_cli_club_archive_export (const char *path,
                                const char *folder,
                                gboolean    overwrite)
{
  g_autoptr (MusterStore) store = NULL;
  g_autoptr (GPtrArray) tables = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;

  store = muster_cli_store_open (path, MUSTER_STORE_READ_ONLY | MUSTER_STORE_EXISTING);
  if (store == NULL)
    return MUSTER_CLI_FAILED;
  for (guint i = 0; muster_club_archive_files[i] != NULL; i++)
    {
      g_autofree char *file = g_build_filename (folder, muster_club_archive_files[i], NULL);
      char *table = muster_club_archive_write (store, muster_club_archive_files[i], &error);

      if (table == NULL)
        return fail (error);
      g_ptr_array_add (tables, table);
      if (!muster_cli_file_check_free (file, overwrite, &error) && g_file_test (folder, G_FILE_TEST_EXISTS))
        return fail (error);
      g_clear_error (&error);
    }
  if (g_mkdir_with_parents (folder, 0700) != 0)
    {
      muster_cli_complain ("%s: %s", folder, g_strerror (errno));
      return MUSTER_CLI_FAILED;
    }
  for (guint i = 0; i < tables->len; i++)
    {
      g_autofree char *file = g_build_filename (folder, muster_club_archive_files[i], NULL);

      if (!muster_cli_file_write (file, tables->pdata[i], strlen (tables->pdata[i]), overwrite, &error))
        return fail (error);
    }

  return MUSTER_CLI_OK;
}

/* NULL where there is no such file. FALSE: one cannot be read. */
static gboolean
read_tables (const char  *folder,
             char       **texts,
             GError     **error)
{
  gboolean any = FALSE;

  for (guint i = 0; muster_club_archive_files[i] != NULL; i++)
    {
      g_autofree char *file = g_build_filename (folder, muster_club_archive_files[i], NULL);
      gsize length = 0;

      if (!g_file_test (file, G_FILE_TEST_EXISTS))
        continue;
      if (!g_file_get_contents (file, &texts[i], &length, error))
        return FALSE;
      any = TRUE;
      if (length > MUSTER_CLUB_MAX_FILE || strlen (texts[i]) != length)
        {
          g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_INVAL, _("%s: this is no table"), file);
          return FALSE;
        }
    }
  if (!any)
    g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT, _("%s: there is no table of a club in this folder"),
                 folder);

  return any;
}

MusterCliStatus
muster_cli_club_archive_import (const char *path,
                                const char *folder)
{
  char *texts[N_MOST] = { NULL };
  g_autoptr (MusterStore) store = NULL;
  g_autoptr (GError) error = NULL;
  MusterCliStatus status = MUSTER_CLI_FAILED;

  if (!read_tables (folder, texts, &error))
    status = muster_cli_options_misused ("%s", error->message);
  else if ((store = muster_cli_store_open (path, MUSTER_STORE_DEFAULT)) != NULL)
    {
      if (muster_club_archive_read (store, (const char *const *) texts, &error))
        status = MUSTER_CLI_OK;
      else
        muster_cli_store_complain (error);
    }
  for (guint i = 0; i < N_MOST; i++)
    g_free (texts[i]);

  return status;
}
