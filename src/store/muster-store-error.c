/* SPDX-FileCopyrightText: The Muster authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "store/muster-store-error.h"

#include <errno.h>

G_DEFINE_QUARK (muster-store-error-quark, muster_store_error)

static MusterStoreError
get_code (int number)
{
  switch (number)
    {
    case ENOENT:
      return MUSTER_STORE_ERROR_NOT_FOUND;

    case ENOSPC:
    case EDQUOT:
      return MUSTER_STORE_ERROR_FULL;

    case EROFS:
      return MUSTER_STORE_ERROR_READ_ONLY;

    default:
      return MUSTER_STORE_ERROR_IO;
    }
}

gboolean
muster_store_error_set_file (GError           **error,
                             MusterStoreError   code,
                             const char        *path,
                             const char        *sentence)
{
  g_autofree char *name = g_filename_display_name (path);

  g_set_error (error, MUSTER_STORE_ERROR, code, "%s: %s", name, sentence);

  return FALSE;
}

gboolean
muster_store_error_set_errno (GError    **error,
                              int         number,
                              const char *path)
{
  return muster_store_error_set_file (error, get_code (number), path, g_strerror (number));
}
