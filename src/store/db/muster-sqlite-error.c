/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/db/muster-sqlite-error.h"

#include "core/muster-i18n.h"

/* Turns SQLite's codes into Muster's; nothing else does. The message of SQLite follows in brackets,
 * because a bug report needs it. */

typedef struct
{
  int result;
  MusterStoreError code;
  const char *text;
} Meaning;

static const Meaning meanings[] = {
  { SQLITE_BUSY, MUSTER_STORE_ERROR_BUSY, N_("Another program is using the file") },
  { SQLITE_LOCKED, MUSTER_STORE_ERROR_BUSY, N_("Another part of the program is using the file") },
  { SQLITE_CANTOPEN, MUSTER_STORE_ERROR_IO, N_("The file cannot be opened") },
  { SQLITE_CONSTRAINT, MUSTER_STORE_ERROR_CONSTRAINT, N_("The file does not accept this") },
  { SQLITE_MISMATCH, MUSTER_STORE_ERROR_CONSTRAINT, N_("The file does not accept this") },
  { SQLITE_TOOBIG, MUSTER_STORE_ERROR_CONSTRAINT, N_("This is too large to be kept") },
  { SQLITE_CORRUPT, MUSTER_STORE_ERROR_CORRUPT, N_("The file is damaged") },
  /* Statements do not change: if a table or a column is not there, the file does not know itself any more. */
  { SQLITE_ERROR, MUSTER_STORE_ERROR_CORRUPT, N_("The file is damaged") },
  { SQLITE_NOTADB, MUSTER_STORE_ERROR_CORRUPT, N_("The file is damaged at its beginning") },
  { SQLITE_FULL, MUSTER_STORE_ERROR_FULL, N_("There is no space left on the disk") },
  { SQLITE_IOERR, MUSTER_STORE_ERROR_IO, N_("The disk reports an error") },
  { SQLITE_NOLFS, MUSTER_STORE_ERROR_IO, N_("The file is too large for this disk") },
  { SQLITE_PERM, MUSTER_STORE_ERROR_IO, N_("The file may not be used") },
  { SQLITE_AUTH, MUSTER_STORE_ERROR_IO, N_("The file may not be used") },
  { SQLITE_READONLY, MUSTER_STORE_ERROR_READ_ONLY, N_("The file can be read but not written") },
};

gboolean
muster_sqlite_error_set (GError  **error,
                         sqlite3  *handle,
                         int       result)
{
  /* The handle may have run another statement since. */
  gboolean is_last = handle != NULL && sqlite3_extended_errcode (handle) == result;
  const char *detail = is_last ? sqlite3_errmsg (handle) : sqlite3_errstr (result);
  MusterStoreError code = MUSTER_STORE_ERROR_FAILED;
  const char *text = N_("The file could not be used");

  for (guint i = 0; i < G_N_ELEMENTS (meanings); i++)
    {
      if (meanings[i].result == (result & 0xff))
        {
          code = meanings[i].code;
          text = meanings[i].text;
        }
    }

  if (result == SQLITE_READONLY_DBMOVED)
    {
      code = MUSTER_STORE_ERROR_UNSAFE;
      text = N_("The file was moved or replaced while it was open");
    }

  /* TRANSLATORS: a sentence, what the database says, and its number. */
  g_set_error (error, MUSTER_STORE_ERROR, code, _("%s (%s, %d)."), _(text), detail, result);

  return FALSE;
}
